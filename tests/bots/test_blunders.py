"""No level makes a move that a newcomer would laugh at: scenes as data, one file a game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import bighouse
from bighouse.bots.levels import LEVELS, Level
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng

FILES = sorted((Path(__file__).parent / "blunders").glob("*.toml"))
BLUNDERS = [
    pytest.param(file.stem, blunder, id=f"{file.stem}: {blunder['title']}")
    for file in FILES
    for blunder in tomllib.loads(file.read_text())["blunder"]
]
ENOUGH = 60  # iterations: who has seen what is wrong by then does not do it later
SEEDS = 6  # of levels that choose among several; the strongest, which do not, get one


def position(game: str, blunder: dict[str, Any]) -> Game:
    table = bighouse.scene(game, blunder["scene"])
    for words in blunder.get("moves", []):
        seat = table.to_act[0]
        table.play(seat, option(table, seat, words))
    return table


def option(table: Game, seat: int, words: str) -> int:
    return next(action for action in table.options(seat) if table.words(action) == words)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize(("game", "blunder"), BLUNDERS)
def test_no_level_blunders(game: str, blunder: dict[str, Any], level: Level) -> None:
    table = position(game, blunder)
    seat = table.to_act[0]
    never = [action for action in table.options(seat) if table.words(action).startswith(tuple(blunder["never"]))]
    assert 0 < len(never) < len(table.options(seat))  # it could, and there is something else
    for seed in range(SEEDS if level.leeway > 0 else 1):
        bot = level.bot()
        if isinstance(bot, SearchBot):
            bot.iterations = min(bot.iterations, ENOUGH)
        chosen = bot.choose(Side(table, seat), Rng(seed))
        assert chosen not in never, table.words(chosen)
