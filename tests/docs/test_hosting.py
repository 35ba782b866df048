"""What the page for hosts tells them to type can be typed, and does what it says."""

from __future__ import annotations

import re
import shlex
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest

from bighouse.cli import app, main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCKS: list[str] = re.findall(r"```(?:ini)?\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines() if line.startswith("bighouse ")]
UNIT = next(block for block in BLOCKS if block.startswith("[Unit]"))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_understood(command: str) -> None:
    app.parse_args(shlex.split(command)[1:], exit_on_error=False, print_error=False)


def test_the_service_runs_a_command_that_is_understood() -> None:
    (command,) = re.findall("^ExecStart=(.*)$", UNIT, re.MULTILINE)
    words = shlex.split(command)
    assert words[0].endswith("/bighouse")
    app.parse_args(words[1:], exit_on_error=False, print_error=False)


def test_the_container_runs_a_command_that_is_understood() -> None:
    (words,) = re.findall(r"^ENTRYPOINT \[(.*)\]$", (ROOT / "Containerfile").read_text(), re.MULTILINE)
    app.parse_args([word.strip(' "') for word in words.split(",")][1:], exit_on_error=False, print_error=False)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_service_is_one(tmp_path: Path) -> None:
    unit = tmp_path / "bighouse.service"
    unit.write_text(re.sub("ExecStart=[^ ]*", "ExecStart=/bin/true", UNIT))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert "bighouse.service" not in done.stderr, done.stderr


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_the_proxy_reads_its_lines(tmp_path: Path) -> None:
    block = next(block for block in BLOCKS if "proxy_pass" in block)
    plain = re.sub(r"\n *ssl_certificate.*", "", block.replace("443 ssl", "8443"))
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{plain}}}\n")
    subprocess.run(["nginx", "-t", "-p", tmp_path, "-c", file], check=True)


def test_a_backup_is_made_and_checked(tmp_path: Path) -> None:
    """The two commands of the page, on a database of ours."""
    database = tmp_path / "tables.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE layout (version)")
    connection.close()
    lines = [line for line in COMMANDS if line.startswith(("bighouse backup", "bighouse check"))]
    assert len(lines) == 2
    for line in lines:
        here = line.replace("/var/backups", str(tmp_path)).replace("/var/lib/bighouse", str(tmp_path))
        assert main(shlex.split(here)[1:]) == 0
