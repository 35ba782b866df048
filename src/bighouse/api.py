"""What programs hold: deal a game, read a written position, see what can be played."""

from __future__ import annotations

import secrets

from bighouse.engine.errors import BadSetup
from bighouse.engine.game import Game
from bighouse.engine.record import Beginning
from bighouse.engine.room import Room
from bighouse.games import rooms

SEED_BITS = 128


def games() -> list[Room]:
    """Everything that can be played: each with its name, title, seats and options."""
    return list(rooms().values())


def room(name: str) -> Room:
    """The game of this name; raises BadSetup when there is none."""
    found = rooms().get(name)
    if found is None:
        raise BadSetup(f"there is no game '{name}'; there is: {', '.join(rooms())}")
    return found


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def new(name: str, players: int, seed: int | None = None, cards: str | None = None, **options: object) -> Game:
    """Deal a new game. Rule options are keyword arguments; `cards` is the text of a card pack."""
    chosen = room(name)
    return Beginning(chosen, players, options, new_seed() if seed is None else seed, cards=cards).deal()


def scene(name: str, text: str, cards: str | None = None) -> Game:
    """A game that starts from a written position; raises BadScene naming the line that cannot be."""
    return room(name).read_scene(text, cards)
