"""The ladder: every pair of rungs, gone on with, and its table in a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from bighouse.engine.errors import BadSetup
from bighouse.lab import ladder as lab
from bighouse.lab.ladder import RUNGS, placed
from tests.lab.helpers import in_file
from tests.terminal.script import Terminal

PAGE = "# House\n\n<!-- ladder lockup -->\nold\n<!-- end of ladder lockup -->\n\nMore.\n"

pytestmark = pytest.mark.usefixtures("more_bots")


@pytest.fixture
def quick_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think."""
    monkeypatch.setattr(lab, "RUNGS", ("random", "first", "last"))
    monkeypatch.setattr(lab, "YARDSTICK", "last")


def test_all_levels_random_and_greedy_take_part() -> None:
    assert RUNGS == ("random", "gentle", "casual", "greedy", "steady", "sharp", "fierce")


@pytest.mark.usefixtures("quick_rungs")
def test_it_is_played_gone_on_with_and_written_down(terminal: Terminal, tmp_path: Path) -> None:
    file, page = tmp_path / "ladder.jsonl", tmp_path / "page.md"
    page.write_text(PAGE)
    command = f"ladder lockup --jobs 2 --file {file} --table {page}"
    ran = terminal.run(f"{command} --games 2")
    assert ran.code == 0
    assert len(in_file(file)) == 3 * 2
    assert terminal.run(f"{command} --games 4").code == 0
    assert len(in_file(file)) == 3 * 4
    text = page.read_text()
    assert text.startswith("# House\n\n<!-- ladder lockup -->\n\n| bot | rating |")
    assert text.endswith("\n\n<!-- end of ladder lockup -->\n\nMore.\n")
    rows = {line.split("`")[1]: line.split("|")[2:5] for line in text.splitlines() if line.startswith("| `")}
    ratings = [float(rating.split()[0]) for rating, _, _ in rows.values()]
    assert ratings == sorted(ratings, reverse=True)
    told = {bot: ("%" in below, "%" in yardstick) for bot, (_, below, yardstick) in rows.items()}
    assert told == {"random": (False, True), "first": (True, True), "last": (False, False)}
    assert "12 of 12 games of two" in text


def test_a_page_needs_a_place_for_the_table(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    with pytest.raises(BadSetup, match="cannot be read"):
        placed(page, "lockup", "")
    page.write_text(PAGE)
    assert placed(page, "lockup", "new") == PAGE.replace("old\n", "\nnew\n\n")
    with pytest.raises(BadSetup, match=r"has no place .* ladder architects"):
        placed(page, "architects", "")
