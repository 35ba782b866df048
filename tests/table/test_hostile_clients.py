"""People play on while others do their worst; `bench/hostile.py` does the same for longer."""

import subprocess
from pathlib import Path

import pytest

from tests.table.hostility import beset
from tests.table.processes import Process
from tests.table.running import PATIENCE

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_honest_people_play_on(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.db"))
    with open(tmp_path / "log", "w") as log:
        server.process = subprocess.Popen(server.command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.process.stdout is not None
            server.process.stdout.readline()
            answers, waits = await beset(server, hostile=4, honest=2, seconds=6)
        finally:
            server.kill()
    assert not {code for code in answers if code.startswith("5") and code != "503"}, answers
    assert waits
    assert max(waits) < PATIENCE
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said, said
