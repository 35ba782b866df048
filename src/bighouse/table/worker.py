"""A process that does one thing at a time; with none, a thread has to do."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

from bighouse.table import thoughts


class Worker:
    """It can be ended in the middle of what it does."""

    def __init__(self, process: bool) -> None:
        self.pool: Executor = ThreadPoolExecutor(1)
        if process:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), thoughts.prepare)

    def end(self) -> None:
        pool = self.pool
        known = pool._processes if isinstance(pool, ProcessPoolExecutor) else {}  # no public way before Python 3.14
        processes = list((known or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
