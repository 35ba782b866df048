"""The house that is measured: one server or several, in processes of their own, at one address on this machine."""

import asyncio
import cProfile
import os
import resource
import signal
import socket
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path

from bighouse.table.settings import Settings

MEGA = 1_000_000
OPENING = 60.0  # seconds until a server must be open


def serve(settings: Settings, profile: str | None, ready: Event) -> None:
    """Runs in a process of its own; SIGUSR1 puts tables away that are at rest, SIGUSR2 begins and ends a profile."""
    from bighouse.table import serve as served

    server = served.Server(served.config(settings), ready=ready.set)
    profiler = cProfile.Profile(time.thread_time)
    profiling = False

    def switch_profile() -> None:
        nonlocal profiling
        profiling = not profiling
        if profiling:
            profiler.enable()
        else:
            profiler.disable()
            profiler.dump_stats(str(profile))

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, lambda: server.house.put_away())
        loop.add_signal_handler(signal.SIGUSR2, switch_profile)
        await server.serve([shared_door(settings.port)])

    signal.signal(signal.SIGTERM, served.leave)  # closed as in earnest, its thinkers with it
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())


def shared_door(port: int) -> socket.socket:
    """The system deals out those who come among all that listen so."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    door.bind(("127.0.0.1", port))
    return door


class Servers:
    """So many processes on one database."""

    def __init__(self, database: str, count: int = 1, profile: str | None = None, thinkers: int = 0) -> None:
        with shared_door(0) as probe:
            port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        settings = Settings(database, port=port, thinkers=thinkers, strict=False, idle=0.0, bot_pause=0.0)
        context = get_context("spawn")
        self.ready = [context.Event() for _ in range(count)]
        files = [None if profile is None else f"{profile}{number or ''}" for number in range(count)]
        self.processes: list[BaseProcess] = [
            context.Process(target=serve, args=(settings, file, ready)) for file, ready in zip(files, self.ready)
        ]

    async def start(self) -> None:
        for process, ready in zip(self.processes, self.ready):
            process.start()
            if not await asyncio.to_thread(ready.wait, OPENING):
                raise SystemExit("The server has not started.")

    def megabytes(self) -> float:
        """Memory that is the processes' own."""
        return sum(own_pages(process.pid) for process in self.processes) * resource.getpagesize() / MEGA

    def seconds(self) -> float:
        """Processor time so far."""
        return sum(ticks(process.pid) for process in self.processes) / os.sysconf("SC_CLK_TCK")

    def send(self, number: signal.Signals) -> None:
        for process in self.processes:
            assert process.pid is not None
            os.kill(process.pid, number)

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(20)
            if process.is_alive():
                process.kill()


def own_pages(process: int | None) -> int:
    _, resident, shared, *_ = (int(word) for word in Path(f"/proc/{process}/statm").read_text().split())
    return resident - shared


def ticks(process: int | None) -> int:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(words[11]) + int(words[12])
