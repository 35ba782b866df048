"""What the pages for those who carry on name as files is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "examples", "docs", "bench", "tools", "web")
SPAN = re.compile(r"`([\w<>./-]+\.(?:py|ts|md|json|txt|html))`")


def files() -> list[str]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*") if "node_modules" not in path.parts]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in [*found, *ROOT.glob("*.*")]]


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    there = files()
    names = sorted(set(SPAN.findall((ROOT / page).read_text("utf-8"))))
    assert len(names) > 10
    for name in names:
        wanted = re.compile(f"/{re.escape(name).replace('<room>', '[a-z_]+')}$")
        assert any(wanted.search(path) for path in there), f"{page} names {name}"
