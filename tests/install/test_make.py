"""What a newcomer types: `make play` in a fresh copy, on a machine that has Python, make and little else."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.install.environment import ROOT
from tests.table.processes import free_port

pytestmark = pytest.mark.slow

# What make's own lines call; neither a compiler nor Node is among it.
TOOLS = [
    "sh",
    "make",
    "awk",
    "cksum",
    "cut",
    "echo",
    "env",
    "find",
    "id",
    "ls",
    "mkdir",
    "rm",
    "sed",
    "sort",
    "test",
    "touch",
    "uname",
]
MADE = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "node_modules", "page", "screenshots", "__pycache__", "*.so"
)


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder with the few programs that there are."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None, tool
        (folder / tool).symlink_to(found)
    (folder / "python3").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
    return folder


def test_make_play_needs_python_and_make_alone(tmp_path: Path, bare: Path) -> None:
    fresh = tmp_path / "bighouse"
    shutil.copytree(ROOT, fresh, ignore=MADE)
    port = free_port()
    settings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS", "CC")}
    process = subprocess.Popen(
        ["make", "play", f"PORT={port}"],
        cwd=fresh,
        env=settings | {"PATH": str(bare), "XDG_DATA_HOME": str(tmp_path / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line)
            if line.startswith("Bighouse is open at"):
                break
        words = "".join(said)
        assert f"http://localhost:{port} " in words, words
        assert "bighouse: plain Python, slower: no C compiler" in words  # it is told, and the game goes on
        with urllib.request.urlopen(f"http://localhost:{port}/", timeout=60) as page:
            assert b"<script" in page.read()
        assert "Play now" in process.stdout.readline()  # what to do next
        assert (tmp_path / "data" / "bighouse" / "tables.db").exists()
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)
        process.stdout.close()
