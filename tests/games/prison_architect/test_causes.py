"""The log says what a change comes from: a tile, or a Bureaucracy card."""

from __future__ import annotations

import re

import pytest

from bighouse.games.prison_architect.room import ROOM
from tests.games.prison_architect.table import Table, scene

NAMES = ["Ann", "Ben"]


def ann(lines: str, start: str = "build", week: int = 2) -> Table:
    return scene(f"prison_architect, 2 players\nround: week {week}\n{lines}\nstart: {start}", " ".join(NAMES))


def log(table: Table, seat: int | None = None) -> str:
    """All that somebody is told so far, or a spectator."""
    told = [ROOM.sentence(table.game, event, seat, NAMES.__getitem__) for event in table.story.events]
    return "\n".join(words for words in told if words)


PRISON = "Ann row 7: g7 locker_room; h7 canteen; i7 bunk_cell g2 g2; j7 storage"


@pytest.mark.parametrize(
    ("lines", "moves", "words"),
    [
        # section 12: what a card brings at once, and what Staff and prisoners on it bring
        (
            "Ann cards: lawyers",
            ["staff_on lawyers", "at g7", "tag food"],
            r"Ann put a Food token on the Locker Room through Lawyers\.",
        ),
        (
            "Ann cards: gardeners",
            ["staff_on gardeners", "add_window", "at h7", "windows n"],
            r"at h7, .+ through Gardeners\.",
        ),
        (
            "Ann cards: prison_labour",
            ["use prison_labour", "at h7"],
            r"Ann gained 1 Rehabilitation tag through Prison Labour\.\nAnn put .+ through Prison Labour\.",
        ),
        # section 6: Staff on a tile with a slot of its own
        ("", ["staff_at j7"], r"Ann drew [\w ]+ through the Storage\."),
        # abilities: Micromanagement (R55) and Land Expansion (R56)
        (
            "Ann cards: micromanagement",
            ["rearrange", "at g7", "at h7"],
            r"Locker Room and .+ through Micromanagement\.",
        ),
        ("Ann cards: land_expansion", ["expand", "area basic"], r"Ann drew the [\w ]+ through Land Expansion\."),
    ],
)
def test_a_card_or_a_tile_is_behind_what_it_brings(lines: str, moves: list[str], words: str) -> None:
    table = ann(f"Ann: 3 staff 20 cash\n{PRISON}\n{lines}")
    table.act("Ann", *moves)
    assert re.search(words, log(table)), log(table)


def test_a_tile_is_behind_the_people_who_come_with_it() -> None:
    table = ann(f"{PRISON}\nAnn construction: forestry")
    table.act("Ann", "at k7")
    assert "placed the Forestry at k7.\nAnn gained 1 Staff through the Forestry." in log(table), log(table)


def test_a_bought_card_is_behind_what_it_brings_at_once() -> None:
    offer = "bids: Ann 6 bureaucracy\nbureaucracy offer: parole_officers"
    table = ann(f"Ann: 20 cash\n{PRISON}\n{offer}", "buy")
    table.act("Ann", "buy_card parole_officers")
    assert re.search(r"bought Parole Officers for \$\d\.\nAnn gained .+ through Parole Officers\.", log(table)), log(
        table
    )


def test_what_comes_later_is_not_the_cards_doing() -> None:
    table = ann(f"Ann: 3 staff 20 cash\n{PRISON}\nAnn construction: forestry\nAnn cards: lawyers")
    table.act("Ann", "staff_on lawyers", "at g7", "tag food", "place forestry", "at k7")
    assert log(table).count("through Lawyers") == 1
    assert "placed the Forestry at k7." in log(table)
    assert "1 Staff through the Forestry." in log(table)
