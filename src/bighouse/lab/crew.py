"""Processes that play games, or work through them; each result is handed over as it comes in, in whatever order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar, cast

from bighouse.engine.errors import BighouseError
from bighouse.lab.match import Fixture, Played, play

Task = TypeVar("Task")
Result = TypeVar("Result")

LOOK_UP = 0.1  # seconds after which somebody looks whether to stop
SHIELDED = {signal.SIGINT, signal.SIGTERM}  # ctrl-C reaches a whole group of processes, but only the first decides

# A fresh interpreter for every process: forking one that already has threads (the progress bar) can lock up.
spawn = multiprocessing.get_context("spawn")


class MatchFailed(BighouseError):
    """A game that could not be played to its end: a bot, or the rules, have a bug."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def serve(pipe: Connection, work: Callable[[Task], Result]) -> None:
    """The life of a process: it takes a task, does it and tells what came of it, until the pipe is closed."""
    for number in SHIELDED:
        signal.signal(number, signal.SIG_IGN)
    try:
        while True:
            task: Task = pipe.recv()
            try:
                pipe.send(work(task))
            except BrokenPipeError:
                return
            except Exception as error:
                pipe.send(f"{type(error).__name__}: {error}\n{traceback.format_exc()}")
    except (EOFError, OSError):  # nobody is there any more
        return


class Hand(Generic[Task, Result]):
    """Our side of one process."""

    def __init__(self, work: Callable[[Task], Result]) -> None:
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs, work), daemon=True)
        resource_tracker.ensure_running()  # it would lift the block below
        before = signal.pthread_sigmask(signal.SIG_BLOCK, SHIELDED)  # holds in there too, from the very start
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.task: Task | None = None

    def give(self, task: Task | None) -> None:
        self.task = task
        if task is not None:
            try:
                self.pipe.send(task)
            except OSError:
                pass  # the process has died; whoever takes the result is told so

    def take(self) -> Result:
        """What came of it; raises MatchFailed when nothing did."""
        try:
            answer: Result | str = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            code = self.process.exitcode
            raise MatchFailed(f"{self.task}: the process that played it died with code {code}") from None
        if isinstance(answer, str):
            raise MatchFailed(f"{self.task}: {answer.strip()}")
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def play_all(fixtures: Iterable[Fixture], jobs: int, stopped: Callable[[], bool] = lambda: False) -> Generator[Played]:
    """Play them all on so many processes."""
    return work_all(play, fixtures, jobs, stopped)


def work_all(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, stopped: Callable[[], bool] = lambda: False
) -> Generator[Result]:
    """Do them all on so many processes. What is finished when it is stopped is still handed over."""
    todo = iter(tasks)
    hands: list[Hand[Task, Result]] = []
    trouble: MatchFailed | None = None
    try:
        for task in islice(todo, jobs):
            hands.append(Hand(work))
            hands[-1].give(task)
        while busy := {hand.pipe: hand for hand in hands if hand.task is not None}:
            stop = stopped()
            for pipe in wait(list(busy), 0 if stop else LOOK_UP):
                hand = busy[cast(Connection, pipe)]
                try:
                    result = hand.take()
                except MatchFailed as error:
                    trouble = error
                    continue
                hand.give(None if stop else next(todo, None))
                yield result
            if trouble is not None:
                raise trouble
            if stop:
                return
    finally:
        for hand in hands:
            hand.end()
