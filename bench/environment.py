"""A throw-away virtual environment for a peer: pinned, under the system temp folder, used again if already there."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path


class CannotInstall(Exception):
    """The peer's environment could not be made; the words are pip's last ones."""


def python_with(name: str, pins: list[str]) -> Path:
    """The interpreter of an environment that holds exactly these pins; it is made when it is not there yet."""
    key = hashlib.sha256("\n".join([sys.version, *pins]).encode()).hexdigest()[:10]
    home = house() / f"{name}-{key}"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready"
    if not ready.exists():  # absent too when an earlier attempt was cut short
        shutil.rmtree(home, ignore_errors=True)
        venv.create(home, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", *pins]
        run = subprocess.run(pip, capture_output=True, text=True)
        if run.returncode != 0:
            raise CannotInstall(run.stderr.strip()[-600:])
        ready.touch()
    return python


def house() -> Path:
    """The folder of all environments; we run what lies in it, so it must be our own."""
    home = Path(tempfile.gettempdir()) / f"bighouse-bench-{os.getuid() if hasattr(os, 'getuid') else 'me'}"
    home.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and home.stat().st_uid != os.getuid():
        raise CannotInstall(f"{home} belongs to somebody else")
    return home
