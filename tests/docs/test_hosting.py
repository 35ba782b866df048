"""What the page for hosts tells them to type can be typed, and does what it says."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from bighouse.cli import app, main
from bighouse.table.app import ROUTES
from bighouse.table.settings import PORT

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
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
    (run,) = [line for block in BLOCKS for line in block.splitlines() if line.startswith("podman run ")]
    words = shlex.split(run)
    given = words[words.index("bighouse", words.index("-v")) :]  # the image, and what it is told
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    asked = app.parse_args([*json.loads(entry)[1:], *given[1:]], exit_on_error=False, print_error=False)[1].arguments
    assert asked["origin"] == "https://games.example.org"
    assert asked["database"].startswith(f"{words[words.index('-v') + 1].partition(':')[2]}/")  # outlives the container
    assert words[words.index("-p") + 1] == f"127.0.0.1:{PORT}:{PORT}"


def test_a_container_is_not_made_from_what_this_machine_has_installed() -> None:
    """Packages of the page are the machine's own: elsewhere they would be taken for current, and not run."""
    left_out = (ROOT / ".dockerignore").read_text().split()
    ignored = [line.removeprefix("/") for line in (ROOT / ".gitignore").read_text().split() if line.startswith("/")]
    assert {".git", *(name.rstrip("/") for name in ignored)} <= set(left_out)
    copied = {"src", "web", "requirements", "setup.py", "pyproject.toml", "README.md", "LICENSE"}
    assert not copied & set(left_out)


@pytest.mark.parametrize("path", sorted(set(re.findall(r"/api/[a-z]+", PAGE + CONTAINER))))
def test_what_watches_over_the_house_finds_it(path: str) -> None:
    assert path in {path for route in ROUTES if isinstance(route, HTTPRouteHandler) for path in route.paths}


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
