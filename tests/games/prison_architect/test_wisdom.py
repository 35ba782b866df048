"""Rules of thumb: what they like better, and that a bot which follows them plays better than chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bighouse
from bighouse.bots.greedy import worth_after
from bighouse.engine.rng import Rng
from bighouse.games.prison_architect.mind.wisdom import MARGIN, WIN
from bighouse.games.prison_architect.mind.worth import escapes, worth
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules.actions import BID
from bighouse.games.prison_architect.rules.bidding import BidOnArea
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from tests.games.prison_architect.prisons import BOX, drawn, inmate

WISDOM = ROOM.wisdom
LOAN = """
prison_architect, 2 players
round: week 1
seat 0: 4 cash
seat 0 row 7: g7 bunk_cell g2 g3; h7 showers
seat 1 row 7: g7 bunk_cell g2
cell offer: secure_bunk
bureaucracy offer: bank_loan
start: bid
"""


def guesses(players: int, seed: int) -> Iterator[PrisonArchitect]:
    """A game of guesses, before every decision."""
    game = bighouse.new("prison_architect", players=players, seed=seed)
    assert isinstance(game, PrisonArchitect)
    rng = Rng(seed)
    while not game.over:
        yield game
        seat = game.to_act[0]
        game.play(seat, WISDOM.guess(game, seat, game.options(seat), rng))
    yield game


@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_the_value_is_the_lead_and_who_has_won(seed: int) -> None:
    *_, game = guesses(2, seed)
    points = ROOM.scores(game)
    for seat in (0, 1):
        won = WIN if seat in ROOM.winners(game) else -WIN
        assert WISDOM.value(game, seat) == (points[seat] - points[1 - seat]) * 100 // MARGIN + won


def test_the_value_is_a_chance_to_win() -> None:
    assert [WISDOM.chance(value) for value in (-2.0 * WIN, -WIN, 0.0, WIN, 2.0 * WIN)] == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_what_a_rival_holds_in_the_hand_is_not_looked_at() -> None:
    for number, game in enumerate(guesses(2, 5)):
        if number % 40 == 0 and not game.over:
            other = game.clone()
            other.players[1].hand = [objective.index for objective in BOX.objectives[40:44]]
            assert WISDOM.value(other, 0) == WISDOM.value(game, 0)


def test_guesses_play_better_than_chance() -> None:
    ahead = 0
    for seed in range(6):
        game = bighouse.new("prison_architect", players=2, seed=seed)
        assert isinstance(game, PrisonArchitect)
        rng = Rng(seed)
        while not game.over:
            seat = game.to_act[0]
            options = game.options(seat)
            game.play(seat, WISDOM.guess(game, seat, options, rng) if seat == 0 else options[rng.below(len(options))])
        ahead += game.scores()[0] > game.scores()[1]
    assert ahead >= 5


def test_cells_want_security_before_the_dice_roll() -> None:
    game = bighouse.new("prison_architect", players=2, seed=1)
    assert isinstance(game, PrisonArchitect)
    game.players[0].prison = drawn("basic_holding:r6,g2").prison
    game.players[1].prison = drawn("basic_holding:r6,g2&dog,dog").prison
    assert worth(game, 0, False) < worth(game, 1, False)
    assert escapes(game, [inmate("r6")]) > escapes(game, [inmate("g2")]) > escapes(game, []) == 0


def test_a_bid_is_worth_what_it_may_bring() -> None:
    game = next(game for game in guesses(2, 2) if isinstance(game.choice(0), BidOnArea))
    costs = [worth_after(game, 0, BID + bid, WISDOM, 0, 1) for bid in (0, 4, 30)]
    assert costs[2] == min(costs)  # far too much for anything


def test_five_bids_are_one_decision() -> None:
    """Four dollars buy a cell, or the loan in the last area, which brings ten and a step of Finance."""
    game = bighouse.scene("prison_architect", LOAN)
    nothing, four = (worth_after(game, 0, BID + bid, WISDOM, 0, 1) for bid in (0, 4))
    assert nothing > four
