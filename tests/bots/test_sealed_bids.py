"""Bids are secret until all lie: whatever a rival has bid, a bot that still bids knows nothing of it."""

import pytest

import bighouse
from bighouse.bots.registry import make_bot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.games.prison_architect.rules.bidding import BidOnArea


def before_the_bids() -> Game:
    game = bighouse.new("prison_architect", players=3, seed=6)
    while not isinstance(game.choice(0), BidOnArea):
        seat = game.to_act[0]
        game.play(seat, game.options(seat)[-1])
    return game


def with_bids(area: int, dollars: int) -> Game:
    """The first warden has bid on one area, the others everything they have on another one."""
    game = before_the_bids()
    game.play(0, game.options(0)[4])
    for seat in (1, 2):
        for here in range(5):
            options = game.options(seat)
            game.play(seat, options[min(dollars, len(options) - 1)] if here == area else options[0])
    return game


@pytest.mark.parametrize("spec", ["random", "greedy", "search:16", "gentle"])
def test_a_bid_does_not_depend_on_what_rivals_have_bid(spec: str) -> None:
    tables = [with_bids(0, 30), with_bids(4, 30), with_bids(1, 0)]
    chosen = [make_bot(spec).choose(Side(table, 0), Rng(3)) for table in tables]
    assert len({Side(table, 0).key() for table in tables}) == 1
    assert len(set(chosen)) == 1


def test_rivals_bids_are_imagined_anew() -> None:
    table = with_bids(0, 30)
    worlds = [table.imagine(0, Rng(seed)) for seed in range(20)]
    assert len({tuple(world.players[1].bids) for world in worlds}) > 5  # type: ignore[attr-defined]
    assert {world.players[0].bids[0] for world in worlds} == {4}  # type: ignore[attr-defined]
