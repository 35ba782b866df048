"""An environment as a player's: a Python of its own, with nothing in it but what pip put there."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "run.txt"
UNREACHED = (
    "pip could not fetch packages, and this test installs Bighouse as a player does. "
    "Check the network, HTTPS_PROXY and PIP_INDEX_URL."
)


def the_wheel() -> Path:
    """The one that make has built and installed here."""
    wheels = list((Path(sys.prefix) / "wheel").glob("bighouse-*.whl"))
    if not wheels and "src" in os.environ.get("PYTHONPATH", ""):
        pytest.skip("the plain files are under test; make builds the wheel")
    [wheel] = wheels
    return wheel


class Environment:
    """What is installed, and what runs in it; nothing of ours reaches what runs."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "environment" / "bin"
        self.home = folder / "home"
        self.home.mkdir()
        self.variables = {"PATH": "/usr/bin:/bin", "HOME": str(self.home), "LANG": "C.UTF-8"}
        venv.create(folder / "environment", with_pip=True)

    def install(self, *wanted: str, **variables: str) -> None:
        """With the settings of whoever runs the tests: where the index is, is theirs to say."""
        command = [str(self.bin / "python"), "-m", "pip", "--disable-pip-version-check", "install", *wanted]
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=inherited | variables)
        if ran.returncode:
            missing = "No matching distribution" in ran.stderr or "ConnectionError" in ran.stderr
            pytest.fail(f"{ran.stdout[-4000:]}\n{ran.stderr[-4000:]}\n{UNREACHED if missing else ''}", pytrace=False)

    def run(self, program: str, *arguments: str, typed: str = "") -> str:
        """Run a program to its end, and give back what it wrote."""
        command = [str(self.bin / program), *arguments]
        ran = subprocess.run(command, cwd=self.home, env=self.variables, input=typed, capture_output=True, text=True)
        assert ran.returncode == 0, f"{ran.stdout[-2000:]}\n{ran.stderr[-4000:]}"
        return ran.stdout
