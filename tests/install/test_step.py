"""What make says while a step runs, and when it fails."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tools.step import failure

STEP = Path(__file__).parents[2] / "tools" / "step.py"
BUILD = """
for number in range(1, 4):
    print(f"  bighouse ... compiling, {number} of 3 files", flush=True)
print("  gcc -O1 something long")
print("  bighouse: plain Python, slower: BIGHOUSE_PURE is set")
"""


def command(log: Path, script: str) -> list[str]:
    return [sys.executable, str(STEP), str(log), "Building", sys.executable, "-c", script]


def on_a_terminal(log: Path, script: str) -> str:
    """All that a person at a terminal is sent."""
    ours, theirs = pty.openpty()
    calm = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    with subprocess.Popen(command(log, script), stdout=theirs, env=calm):
        os.close(theirs)
        text = b""
        try:
            while some := os.read(ours, 4096):
                text += some
        except OSError:  # the other end is closed
            pass
        os.close(ours)
    return text.decode()


def test_a_terminal_has_one_line_that_is_written_over(tmp_path: Path) -> None:
    shown = on_a_terminal(tmp_path / "log", BUILD)
    for number in (1, 2, 3):
        assert f"\r\x1b[KBuilding ... compiling, {number} of 3 files (" in shown
    assert "bighouse: plain Python, slower: BIGHOUSE_PURE is set\r\n" in shown
    assert "gcc" not in shown
    assert shown.count("\n") == 2  # what is worth keeping, and how long it took


def test_a_pipe_gets_whole_lines_and_few(tmp_path: Path) -> None:
    ran = subprocess.run(command(tmp_path / "log", BUILD), capture_output=True, text=True, check=True)
    assert ran.stdout == "Building ...\nbighouse: plain Python, slower: BIGHOUSE_PURE is set\n"
    assert "gcc -O1 something long" in (tmp_path / "log").read_text("utf-8")


def test_a_pipe_hears_how_far_it_is_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = tmp_path / "step.py"
    quick.write_text(STEP.read_text("utf-8").replace("SELDOM = 10.0", "SELDOM = 0.0"), "utf-8")
    monkeypatch.setattr(sys.modules[__name__], "STEP", quick)
    ran = subprocess.run(command(tmp_path / "log", BUILD), capture_output=True, text=True, check=True)
    assert "  compiling, 2 of 3 files (0 s)\n" in ran.stdout
    assert "\r" not in ran.stdout


def test_pip_is_followed_to_its_end(tmp_path: Path) -> None:
    """What takes longest is said by its name, and is not taken for the last package that was fetched."""
    script = "print('Collecting websockets==17.4'); print('Installing collected packages: a, b', flush=True)"
    shown = on_a_terminal(tmp_path / "log", script)
    assert shown.index("Building ... websockets (") < shown.index("Building ... unpacking (")


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("ERROR: No matching distribution found for litestar==2.25.0", "Check the network"),
        ("npm error code EAI_AGAIN", "Check the network"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "NODE_EXTRA_CA_CERTS"),
        ("error: command '/usr/bin/gcc' failed with exit code 1", "BIGHOUSE_PURE=1 make play"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("something else", "Try again"),
    ],
)
def test_a_failure_says_what_to_do(tmp_path: Path, line: str, advice: str) -> None:
    (tmp_path / "log").write_text(f"{line}\nand more\n", "utf-8")
    assert advice in failure(tmp_path / "log", "Building")


def test_a_failure_shows_the_end_of_the_log(tmp_path: Path) -> None:
    script = "import sys; [print('line', n) for n in range(100)]; sys.exit(3)"
    ran = subprocess.run(command(tmp_path / "log", script), capture_output=True, text=True)
    assert ran.returncode == 3
    assert "line 99\n" in ran.stdout
    assert "line 2\n" not in ran.stdout
    assert str(tmp_path / "log") in ran.stdout
