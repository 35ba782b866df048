"""What objectives, tiles and cards are worth before they are had: rules of thumb."""

from __future__ import annotations

from bighouse.games.prison_architect.mind.appeal import card_appeal, tile_appeal
from bighouse.games.prison_architect.mind.worth import done, hope
from tests.games.prison_architect.prisons import BOX, drawn


def test_objectives_that_are_nearer_are_hoped_for_more() -> None:
    shower_row = BOX.objectives[BOX.objective("E13")]
    near, far = drawn("bunk_cell showers").prison, drawn("bunk_cell").prison
    assert hope(near, shower_row, 2) > hope(far, shower_row, 2)
    assert hope(near, shower_row, 0) == 0


def test_everything_is_good_for_something() -> None:
    assert all(tile_appeal(tile) + 100 * tile.vp > 0 for tile in BOX.tiles)
    assert all(card_appeal(card) > 0 for card in BOX.cards)


def test_what_is_there_already_counts_in_percent() -> None:
    prison = drawn("kitchen yard").prison
    shares = [done(prison, BOX.objectives[BOX.objective(word)]) for word in ("E04", "S01", "E24", "E32")]
    assert shares == [66, 100, 33, 100]
