"""Hints say why: what the best line brings, what others miss, and by how much where the game is won or lost."""

import bighouse
from bighouse.bots.search import Opinion, SearchBot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.table.reasons import brings, misses, reasons_for


def opinion(game: Game, chance: float, ahead: Game | None = None) -> Opinion:
    found = Opinion(0, chance, chance, 10)
    found.ahead = ahead or game
    return found


def test_points_are_named_by_the_lines_of_the_score_sheet() -> None:
    best = {"Buildings": 4, "Virtue": 1, "Debts": -2, "Gold": 2}
    assert brings(best) == "brings 4 points from Buildings and 2 from Gold"
    assert misses({"Buildings": 3, "Gold": 2}, best) == "misses 1 point from Buildings and 1 from Virtue"
    assert (brings({"Virtue": 0}), misses(best, best)) == ("", "")


def test_where_points_do_not_tell_hope_does() -> None:
    game = bighouse.new("lockup", players=2, seed=1)
    words = reasons_for([opinion(game, chance) for chance in (0.5, 0.496, 0.46)], game, 0)
    assert words == ["others are as good", "about as good", "gives away 4 % of hope"]
    assert reasons_for([opinion(game, 0.6), opinion(game, 0.5)], game, 0)[0] == "stands out"
    assert reasons_for([], game, 0) == []


def test_a_game_that_is_won_or_lost_is_told_by_the_margin() -> None:
    game = bighouse.scene("lockup", "lockup, 2 players\nseat 0: 30 stars\nseat 1: 12 stars\nstart: turn of seat 0\n")
    level = bighouse.new("lockup", players=2, seed=1)
    assert reasons_for([opinion(game, 1.0), opinion(game, 0.99, level)], game, 0) == [
        "18 points ahead",
        "level; misses 20 points from Start",
    ]
    assert reasons_for([opinion(game, 0.01)], game, 1) == ["18 points behind"]


def test_equal_chances_are_told_apart_by_what_they_are_worth() -> None:
    game = bighouse.scene(
        "lockup",
        "lockup, 2 players\nround: 6\nseat 0: 90 stars\nat smithy: seat 0 3; seat 1 2\nstart: lights out at smithy\n",
    )
    opinions = SearchBot(40).opinions(Side(game, 0), Rng(1))
    assert [game.words(found.action) for found in opinions] == ["take", "decline"]
    assert min(found.value for found in opinions) > 0.98
