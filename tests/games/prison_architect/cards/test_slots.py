"""Staff in the slots of tiles, as it is put there in the Build phase."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import FOOD, SECURE
from bighouse.games.prison_architect.rules.needs import reckoned
from tests.games.prison_architect.cards.gains import belongings, counts, gained
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, scene


def building(row: str, more: str = "", ann: str = "9 cash 2 staff") -> Table:
    text = f"prison_architect, 3 players\nAnn: {ann}\nAnn row 7: {row}\n{more}\nstart: build"
    return scene(text, "Ann Ben Cid")


SLOTS = {
    "counselor": "2 rehabilitation",
    "library": "3 librarian",
    "mailroom": "1 freedom 2 finance",
    "locker_room": "",
}


@pytest.mark.parametrize("tile", SLOTS)
def test_what_staff_in_each_slot_brings(tile: str) -> None:
    table = building(f"g7 {tile}")
    before = belongings(table)
    table.act("Ann", "staff_at g7")
    assert gained(before, belongings(table)) == counts(f"{SLOTS[tile]} -1 staff")
    assert table.refused("Ann", "staff_at g7") == "SLOT_TAKEN"


def test_no_slot_goes_untested() -> None:
    """Storage, which asks, has tests of its own."""
    assert sorted([*SLOTS, "storage"]) == sorted(tile.id for tile in BOX.tiles if tile.has_slot)


def test_staff_in_a_locker_room_secures_the_cell_beside_it() -> None:
    table = building("g7 bunk_cell g2; h7 locker_room")
    prison = table.player("Ann").prison
    assert not reckoned(prison).needs[0] >> SECURE & 1
    table.act("Ann", "staff_at h7")
    assert reckoned(prison).needs[0] >> SECURE & 1


def test_storage_discards_both_cards_when_neither_is_bought() -> None:
    table = building("g7 storage", "bureaucracy stack: cctv tasers")
    table.act("Ann", "staff_at g7", "buy nothing")
    assert (table.cards("Ann"), sorted(table.discards("bureaucracy"))) == ([], ["cctv", "tasers"])
    assert table.player("Ann").cash == 9


def test_storage_sells_for_the_minimum_value_in_cash() -> None:
    """R63: nobody bids here."""
    table = building("g7 storage", "bureaucracy stack: cctv land_expansion", ann="6 cash 1 staff")
    table.act("Ann", "staff_at g7")
    assert table.refused("Ann", "buy_card land_expansion") == "TOO_EXPENSIVE"  # 7
    assert table.act("Ann", "buy_card cctv").player("Ann").cash == 6 - 4


def test_an_office_gets_its_token_with_the_second_policy_card() -> None:
    """R29: once, when its condition first holds; the owner chooses the tag."""
    table = building("g7 office; h7 storage", "Ann cards: cctv\nbureaucracy stack: tasers finances")
    table.act("Ann", "staff_at h7", "buy_card tasers", "tag food")
    assert table.player("Ann").prison.tokens[0] == FOOD
