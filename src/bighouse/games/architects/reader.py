"""Who reads the log: what people, cards and the opponent are called there."""

from __future__ import annotations

from collections.abc import Callable

from bighouse.games.architects.phrases import opponent_name, possessive
from bighouse.games.architects.state import Architects


class Reader:
    """Names for the log; whatever is hidden from the reader gets a general word."""

    def __init__(self, game: Architects, name: Callable[[int], str]) -> None:
        self.game = game
        self.name = name

    def who(self, seat: int) -> str:
        if seat == self.game.bot:
            return opponent_name(self.game)
        name = self.name(seat)
        return "you" if name == "You" else name  # within a sentence

    def whose(self, seat: int) -> str:
        return possessive(self.who(seat))

    def of(self, seat: int) -> str:
        """Behind "of": "Cleo", "yours"."""
        who = self.who(seat)
        return "yours" if who == "you" else who

    def bot(self) -> str:
        return opponent_name(self.game)

    def bot_whose(self) -> str:
        return possessive(self.bot())

    def building(self, card: int) -> str:
        return f"the {self.building_name(card)}" if card >= 0 else "a Building card"

    def building_name(self, card: int) -> str:
        return self.game.box.buildings[card].name

    def apprentice(self, card: int) -> str:
        return f"the {self.apprentice_name(card)}"

    def apprentice_name(self, card: int) -> str:
        return self.game.box.apprentices[card].name
