"""Games of the Architects: at their first turn, or where a certain choice is asked."""

from __future__ import annotations

from typing import Any

from bighouse.engine.step import Choice
from bighouse.games.architects.box import components
from bighouse.games.architects.box.pack import PACKS
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules.placing import PlaceWorker
from bighouse.games.architects.rules.state import Architects
from tests.contract.modes import Mode, modes_of

MODES = modes_of(ROOM)
THREE = Mode(ROOM, 3, {})
BOX = PACKS.shipped
RIVAL = 1


def deal(mode: Mode, seed: int) -> Architects:
    game = mode.new(seed)
    assert isinstance(game, Architects)
    return game


def ask(game: Architects, choice: Choice[Any]) -> Architects:
    """A position in which this choice is asked before anything else, even when it leaves no choice."""
    game.ask(choice, choice.allowed(game))
    return game


def ask_again(game: Architects) -> None:
    """Ask the same once more, after the table has been changed."""
    choice = game.main.agenda.pop()
    assert isinstance(choice, Choice)
    ask(game, choice)


def after_draft(mode: Mode, seed: int) -> Architects:
    """A game at its first turn."""
    game = deal(mode, seed)
    while game.turn == 0:
        seat = game.to_act[0]
        game.play(seat, game.options(seat)[0])
    return game


def table(mode: Mode = THREE) -> Architects:
    """A game in which seat 0 is to place a worker and owns nothing but silver."""
    game = after_draft(mode, 1)
    game.main.agenda.clear()
    game.order = list(range(len(game.players)))
    game.active = 0
    for player in game.players:
        player.colour = game.players.index(player)  # blue, green, purple
        player.goods = [0] * components.GOODS
    return ask(game, PlaceWorker(0))
