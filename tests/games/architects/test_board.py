"""The terminal's board: it shows what the viewer may know, and nothing else."""

from __future__ import annotations

import re

from bighouse.games.architects.box.pack import PACKS
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules.state import Architects
from tests.contract.modes import Mode
from tests.contract.test_board import drawn
from tests.games.architects.plenty import THREE, after_draft

ALL_EYES = -1
NAMES = ["Ada", "Bea", "Cleo", "Dov", "Eli"]


class Somebody:
    """A sitter."""

    bot = ""
    shape = "●"
    colour = "blue"

    def __init__(self, name: str) -> None:
        self.name = name
        self.letter = name[0]


SITTERS = [Somebody(name) for name in NAMES]


def board(game: Architects, seat: int | None, width: int, height: int | None = None) -> list[str]:
    return drawn(ROOM.board(game, seat, SITTERS[: game.seats], width, height), width)


def test_nobody_sees_the_plans_of_others() -> None:
    game = after_draft(THREE, 2)
    mine, other = game.players[0].hand, game.players[1].hand
    text = "\n".join(board(game, 0, 140))
    names = [card.name for card in PACKS.shipped.buildings]
    assert all(names[card] in text for card in mine)
    assert not any(re.search(rf"\b{re.escape(names[card])}\b", text) for card in other)
    opened = "\n".join(board(game, ALL_EYES, 140))
    assert all(names[card] in opened for card in mine + other)


def test_the_opponent_has_a_line_of_its_own() -> None:
    text = "\n".join(board(after_draft(Mode(ROOM, 1, {"opponent": "helena"}), 1), 0, 100))
    assert "Helena: 20 schemes in the pile" in text
