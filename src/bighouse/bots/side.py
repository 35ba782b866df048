"""One seat's side of a game: all that a bot is ever handed, so that it cannot look where it may not."""

from __future__ import annotations

from typing import Any

from bighouse.engine.game import Game
from bighouse.engine.knowledge import Knowledge
from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom


class Side:
    """What a seat knows and may do. The true game stays inside; bots search in imagined ones."""

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.seat = seat
        self.seats = game.seats
        self.options = game.options(seat)
        self.wisdom: Wisdom[Any] = game.room.wisdom
        self.knowledge: Knowledge[Any] = game.room.knowledge

    def wisdom_of(self, eye: str) -> Wisdom[Any]:
        """The game's wisdom with older weights; without a name, as it is now."""
        return self.__game.room.wisdom_of(eye) if eye else self.wisdom

    def view(self) -> Any:
        """Everything the seat may know."""
        return self.__game.view(self.seat)

    def words(self, action: int) -> str:
        return self.__game.words(action)

    def key(self) -> int:
        """A number for all that the seat knows."""
        return self.knowledge.key(self.__game, self.seat)

    def imagine(self, rng: Rng) -> Game:
        """A game that might be this one: everything that the seat cannot know is dealt anew."""
        return self.__game.imagine(self.seat, rng)
