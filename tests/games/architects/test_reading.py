"""What a second reading of rulebook and rules against each other has found."""

from __future__ import annotations

from bighouse.games.architects.box.components import TAX_STAND
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules.prospects import prospect, prospect_words
from tests.games.architects.table import scene


def test_an_empty_tax_stand_promises_nothing_even_to_a_pickpocket() -> None:
    table = scene(
        "architects, 2 players\nAnn apprentices: pickpocket\ntax: 0\nstart: turn of Ann",
        "Ann Ben",
    )
    assert table.refused("Ann", "go tax_stand") == "NO_TAX"
    there = prospect(table.game, 0, TAX_STAND, 1)
    assert (sum(there.gains[0]), there.virtue) == (0, 0)
    assert prospect_words(there) == "nothing to take"


def test_a_pickpocket_finds_gold_where_there_is_tax() -> None:
    table = scene(
        "architects, 2 players\nAnn apprentices: pickpocket\ntax: 3\nstart: turn of Ann",
        "Ann Ben",
    )
    assert prospect_words(prospect(table.game, 0, TAX_STAND, 1)) == "1 gold and 3 silver, \N{MINUS SIGN}2 virtue"
    table.act("Ann", "go tax_stand")
    assert table.goods("Ann") == "1 gold 3 silver"


def test_the_guide_does_not_call_the_opponents_ransom_free() -> None:
    solo = next(chapter for chapter in ROOM.guide().chapters if chapter.anchor == "solo")
    assert "pays for nothing" not in solo.text  # it takes a debt and loses virtue for workers on other boards (S09)
