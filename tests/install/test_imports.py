"""Whatever the code imports is named by its own requirements: what comes along with something else may stay away."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bighouse"
COMPILED = [PACKAGE / "engine", PACKAGE / "games", PACKAGE / "bots"]
HOME = {"bighouse", "market", "tests", "tools"} | {path.stem for path in (ROOT / "bench").iterdir()}
NAME = re.compile(r"[A-Za-z0-9._-]+")


def plain(name: str) -> str:
    """One spelling for names that pip takes for the same."""
    return re.sub(r"[-_.]+", "-", NAME.match(name.strip())[0]).lower()  # type: ignore[index]


def named(*lists: str) -> set[str]:
    """The distributions that these lists of requirements name, without those that they read from others."""
    lines = [line for name in lists for line in (ROOT / "requirements" / f"{name}.in").read_text("utf-8").splitlines()]
    return {plain(line) for line in lines if line.strip() and line[0] not in "#-"}


def imports(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every file with every module of others that it imports, at its top or further down."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                modules = [node.module]
            else:
                continue
            for top in {module.partition(".")[0] for module in modules}:
                if top not in sys.stdlib_module_names and top not in HOME:
                    yield path.relative_to(ROOT), top


def unnamed(folder: Path, known: set[str]) -> set[str]:
    """What a folder imports and no requirement names."""
    homes = packages_distributions()
    return {
        f"{path}: {module}"
        for path, module in imports(folder)
        if not known & {plain(distribution) for distribution in homes.get(module, [module])}
    }


def test_the_package_imports_only_what_its_requirements_name() -> None:
    ratings = {f"{PACKAGE.relative_to(ROOT) / 'lab' / 'ratings.py'}: openskill"}  # an extra, and asked for politely
    assert named("lab") == {"openskill"}
    assert unnamed(PACKAGE, named("run")) == ratings


def test_so_do_the_tests() -> None:
    assert unnamed(ROOT / "tests", named("run", "dev")) == set()


def test_an_isolated_build_has_what_compiling_needs() -> None:
    """mypyc reads the types of all that the compiled code imports; mypy brings its own extensions."""
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    known = {plain(requirement) for requirement in requires} | {"mypy-extensions"}
    assert set().union(*(unnamed(folder, known) for folder in COMPILED)) == set()
    lists = [(ROOT / "requirements" / f"{name}.in").read_text("utf-8").splitlines() for name in ("run", "build")]
    assert set(requires) <= {line for lines in lists for line in lines}  # and of the versions that we lock
