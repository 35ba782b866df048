"""An evening of one decision or two: go home, or bet in a tavern on what nobody can know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bighouse.engine.game import Game
from bighouse.engine.option import Setting
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.step import Choice
from bighouse.engine.vocabulary import Vocabulary

HOME = 0
TAVERN = 1
BET = 2
FACES = 6
CROWD = 1000  # who sits there can be seen, so every evening is another one
WON = 4
LOST = -1  # five times out of six


class Evening(Game):
    """Go home, which is worth a point, or to a tavern and bet on a die there, or on the card on top of a pile."""

    def __init__(self, room: Room, rng: Rng) -> None:
        super().__init__(room, 1, rng)
        self.pile: list[int] = []
        self.crowd = 0
        self.points = 0

    def clone(self) -> Evening:
        copy = Evening(self.room, self.rng.clone())
        copy.pile = self.pile.copy()
        copy.crowd = self.crowd
        copy.points = self.points
        copy.copy_agenda(self)
        return copy

    def numbers(self) -> list[int]:
        return [*self.pile, self.crowd, self.points]


class GoOut(Choice[Evening]):
    def candidates(self, game: Evening) -> list[int]:
        return [HOME, TAVERN]

    def take(self, game: Evening, action: int) -> None:
        if action == HOME:
            game.points = 1
        else:
            game.crowd = game.rng.below(CROWD)
            game.do_next(Bet(self.seat))


class Bet(Choice[Evening]):
    def candidates(self, game: Evening) -> list[int]:
        return [BET + face for face in range(FACES)]

    def take(self, game: Evening, action: int) -> None:
        shown = game.pile[-1] if game.pile else game.rng.below(FACES)
        game.points = WON if action - BET == shown else LOST


class TavernRoom(Room):
    name = "tavern"
    title = "Tavern"
    seats = range(1, 2)
    vocabulary = Vocabulary()

    def __init__(self, cards: bool, unit: int = 1) -> None:
        self.cards = cards
        self.unit = unit  # what is called a point

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Evening:
        game = Evening(self, rng)
        game.pile = list(range(FACES)) if self.cards else []
        game.rng.shuffle(game.pile)
        game.do_next(GoOut(0))
        return game

    def imagine(self, game: Evening, seat: int, rng: Rng) -> Game:
        other = game.clone()
        other.rng = rng.split()
        other.pile.sort()
        rng.shuffle(other.pile)
        return other

    def view(self, game: Evening, seat: int | None) -> Any:
        return [game.crowd, game.points, len(game.pile), game.over]

    def scores(self, game: Evening) -> list[int]:
        return [game.points * self.unit]
