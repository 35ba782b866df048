"""Levels: what looks about as good may be taken, never what stands far behind."""

from itertools import pairwise

import pytest

import bighouse
from bighouse.bots.bot import Bot
from bighouse.bots.greedy import GreedyBot
from bighouse.bots.leeway import about_as_good
from bighouse.bots.levels import LEVELS
from bighouse.bots.registry import USUAL_BOT, bot_names, make_bot
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.errors import BadSetup
from bighouse.engine.rng import Rng


@pytest.mark.parametrize(
    ("values", "leeway", "good"),
    [
        ([5.0, 9.0, 1.0], 0.0, [1]),
        ([9.0, 9.0, 1.0], 0.0, [0, 1]),
        ([100.0, 99.0, 92.0, 40.0], 0.5, [0]),
        ([100.0, 99.0, 98.0, 92.0, 40.0, 30.0], 1.0, [0, 1]),
        ([1.0, 0.99, 0.98, 0.92, 0.4, 0.3], 1.0, [0, 1]),  # no unit
        ([100.0, 99.0, 98.0, 92.0, -900.0, -9000.0], 1.0, [0, 1]),  # what is out of the question makes nothing better
        ([0.1, 0.1, 0.1], 0.5, [0, 1, 2]),
        ([8.0, 0.0], 0.9, [0]),  # take it or leave it
        ([0.0, -90.0, -90.0, -90.0, -90.0, -90.0, -90.0, -90.0], 1.0, [0]),  # one stands out
        ([7.0, 7.0, 7.0], 0.5, [0, 1, 2]),
        ([3.0], 0.5, [0]),
    ],
)
def test_about_as_good(values: list[float], leeway: float, good: list[int]) -> None:
    assert about_as_good(values, leeway) == good


def test_a_milder_level_sees_less_far_and_is_less_particular() -> None:
    assert [level.name for level in LEVELS] == ["gentle", "casual", "steady", "sharp", "fierce"]
    for milder, sharper in pairwise(LEVELS):
        assert (milder.iterations, -milder.leeway) <= (sharper.iterations, -sharper.leeway)
    assert LEVELS[-1].leeway == 0
    assert {level.name for level in LEVELS} <= set(bot_names())
    assert USUAL_BOT in {level.name for level in LEVELS}


@pytest.mark.parametrize("bot", [GreedyBot(1, 1.0), SearchBot(40, leeway=1.0)], ids=["greedy", "search"])
def test_with_leeway_a_bot_takes_now_this_and_now_that(bot: Bot) -> None:
    """Where no move stands out: on some deals one does."""
    games = [bighouse.new("lockup", players=2, seed=deal) for deal in range(6)]
    sides = [Side(game, game.to_act[0]) for game in games]
    taken = [{bot.choose(side, Rng(seed)) for seed in range(12)} for side in sides]
    assert max(map(len, taken)) > 1


@pytest.mark.parametrize("wrong", ["chess", "search:0", "search:x", "random:3", "gentle:3"])
def test_what_is_no_bot(wrong: str) -> None:
    with pytest.raises(BadSetup, match=r"\w"):
        make_bot(wrong)
