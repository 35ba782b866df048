"""Two players and the Governor: EXAMPLES A16, B36-B38, B42."""

from __future__ import annotations

import pytest

from bighouse.engine.rng import Rng
from bighouse.games.prison_architect.box.components import BASIC, BID_WORDS, DECK_WORDS
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules.bidding import RevealBids
from bighouse.games.prison_architect.rules.buying import NEXT_AREA
from bighouse.games.prison_architect.rules.cleanup import Cleanup
from bighouse.games.prison_architect.rules.governor import GovernorBuys
from bighouse.games.prison_architect.rules.state import BUY
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, wardens


def duel(word: str) -> int:
    return [card.id for card in BOX.warden_cards].index(word)


def show(table: Table, visible: str, following: str = "") -> None:
    """Which Warden Duel card is visible, and which is the next."""
    game = table.game
    cards = [card.index for card in BOX.warden_cards if card.id not in (visible, following)]
    game.duel = duel(visible)
    game.duels = cards + ([duel(following)] if following else [])
    game.duels_gone = []


def test_a16_the_week_is_added_where_his_staff_stands() -> None:
    table = wardens("You", week=3)
    show(table, "WD01", "WD16")  # cell 3, staff 5, basic 4, additional 0, bureaucracy 4
    table.game.governor.staff_at = 1 << BASIC | 1 << 3
    table.start(RevealBids())
    assert table.game.governor.bids == [3, 5, 7, 0, 4]
    assert table.game.governor.staff_at == 1 << BASIC | 1 << 3


def test_b36_two_players_deal_by_the_visible_card() -> None:
    table = wardens("Ann Ben", week=1)
    show(table, "WD05", "WD06")
    table.start(Cleanup())
    assert [len(row) for row in table.game.offers] == [1, 2, 2, 2, 3]
    assert BOX.warden_cards[table.game.duel].id == "WD06"
    last = wardens("Ann Ben", week=5)
    show(last, "WD05", "WD06")
    last.start(Cleanup())
    assert last.game.duel == -1


def governor_in(area: str, row: str, bid: int, week: int = 2, top: str = "") -> Table:
    """The Governor's turn in an area."""
    table = wardens("You", week=week).offer(area, row)
    if top:
        table.top(area, top)
    show(table, "WD01")  # security, most_vp
    table.game.governor.bids[BID_WORDS.index(area)] = bid
    table.game.area = BID_WORDS.index(area)
    return table.start(GovernorBuys(), phase=BUY)


def taken(table: Table) -> list[str]:
    return [BOX.tiles[tile].id for tile in table.game.governor.tiles]


def test_b37_he_goes_by_his_priorities() -> None:
    assert taken(governor_in("staff", "armoury surveillance kennels", 6)) == ["kennels"]
    assert taken(governor_in("staff", "armoury surveillance", 6)) == ["surveillance"]


def test_of_equals_he_takes_the_one_closest_to_the_stack() -> None:
    table = governor_in("additional", "chapel classroom", 6)
    assert taken(table) == ["chapel"]
    assert [event["why"] for event in table.told("governor_took_tile")] == [3]


def test_b38_without_anything_to_buy_he_waits_and_draws_in_the_last_week() -> None:
    waiting = governor_in("additional", "library chapel", 3)
    assert taken(waiting) == []
    assert waiting.game.governor.staff_at == 1 << 3
    later = wardens("You", week=3)
    show(later, "WD01", "WD03")  # additional 4
    later.game.governor.staff_at = 1 << 3
    assert later.start(RevealBids()).game.governor.bids[3] == 4 + 3
    assert taken(governor_in("additional", "library chapel", 3, week=5, top="garden")) == ["garden"]


def test_the_human_acts_first_with_at_least_his_bid() -> None:
    table = wardens("You", week=1).bid("You", staff=4).offer("staff", "kennels surveillance")
    show(table, "WD01")
    table.game.governor.bids[1] = 4
    table.start(NEXT_AREA, phase=BUY).act("You", "area staff", "buy surveillance")
    assert taken(table) == []  # the Kennels cost 5
    assert table.construction("You") == ["surveillance"]


def test_cards_of_the_type_that_he_has_fewer_of() -> None:
    table = governor_in("bureaucracy", "finances accountants", 6)
    assert [BOX.cards[card].id for card in table.game.governor.cards] == ["accountants"]
    table.game.governor.cards = [BOX.card("accountants"), BOX.card("doctors")]
    other = wardens("You", week=2).offer("bureaucracy", "janitors finances")
    show(other, "WD01")
    other.game.governor.cards = [BOX.card("doctors")]
    other.game.governor.bids[4] = 6
    other.game.area = 4
    other.start(GovernorBuys(), phase=BUY)
    assert [BOX.cards[card].id for card in other.game.governor.cards] == ["doctors", "finances"]


@pytest.mark.parametrize(("harder", "easy", "hard"), [(False, 5, 5), (True, 0, 10)])
def test_b42_he_ends_with_ten_objectives(harder: bool, easy: int, hard: int) -> None:
    game = ROOM.set_up(1, ROOM.settings(1, {"harder": harder}), Rng(3), None)
    game.settle()
    rng = Rng(4)
    while not game.over:
        options = game.options(0)
        game.play(0, options[rng.below(len(options))])
    decks = [DECK_WORDS[BOX.objectives[card].deck] for card in game.governor.objectives]
    assert (decks.count("easy"), decks.count("hard")) == (easy, hard)
