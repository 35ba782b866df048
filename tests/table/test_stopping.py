"""A server that is told to stop does so without a word: to it alone, or to all of its processes as a terminal does."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.processes import Process
from tests.table.running import PATIENCE, Guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(autouse=True)
def _heeds_the_keyboard() -> Iterator[None]:
    """In the background of a shell Ctrl-C is ignored, by all that is started there too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
async def test_a_stop_leaves_no_traces(tmp_path: Path, number: signal.Signals, code: int) -> None:
    server = Process(str(tmp_path / "tables.db"))
    with subprocess.Popen(
        server.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            await asyncio.to_thread(process.stdout.readline)
            guest = Guest(server)
            name = (await guest.create("bot sharp", "bot sharp"))["table"]["id"]
            place = await guest.sit(name, "watch")
            await place.hear_until("update")  # the thinkers are at work
            os.killpg(process.pid, number)
            _, said = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
            await guest.leave()
            assert said == ""
            assert process.returncode == code
        finally:
            process.kill()
