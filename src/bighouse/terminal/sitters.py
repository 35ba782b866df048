"""Who sits at the table: people and bots, each seat with a colour, a shape and a letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from bighouse.bots.bot import Bot
from bighouse.bots.registry import make_bot
from bighouse.engine.english import counted
from bighouse.engine.errors import BadSetup
from bighouse.engine.game import Game

# Okabe and Ito's colours, which people tell apart who see few of them; the darkest are lightened for black screens.
LOOKS = (
    ("#E69F00", "●"),
    ("#56B4E9", "■"),
    ("#009E73", "▲"),
    ("#D55E00", "◆"),
    ("#CC79A7", "♣"),  # for the hexagon, which few terminal fonts have
    ("#4A90D9", "★"),
    ("#F0E442", "✚"),
    ("#DDDDDD", "○"),
)


@dataclass(frozen=True)
class Sitter:
    """One seat: a person, or the bot of that name."""

    seat: int
    name: str
    bot: str  # empty: a person

    @property
    def colour(self) -> str:
        return LOOKS[self.seat % len(LOOKS)][0]

    @property
    def shape(self) -> str:
        return LOOKS[self.seat % len(LOOKS)][1]

    @property
    def letter(self) -> str:
        return chr(ord("A") + self.seat)

    @property
    def title(self) -> str:
        """The name, and what kind of bot it is."""
        return f"{self.name} ({self.bot})" if self.bot else self.name

    @property
    def badge(self) -> Text:
        return Text(f"{self.shape}{self.letter}", f"bold {self.colour}")


class Company:
    """All who sit at the table."""

    def __init__(self, sitters: Sequence[Sitter]) -> None:
        self.sitters = list(sitters)

    def wake_bots(self) -> dict[int, Bot]:
        """The bots, by seat."""
        return {sitter.seat: make_bot(sitter.bot) for sitter in self.sitters if sitter.bot}

    @property
    def people(self) -> list[int]:
        return [sitter.seat for sitter in self.sitters if not sitter.bot]

    def name(self, seat: int) -> str:
        return self.sitters[seat].name


def seat_people(game: Game, people: int, names: Sequence[str], bots: Sequence[str]) -> Company:
    """People take the first seats and bots the others; the last bot named sits on every seat that is left."""
    if not 0 <= people <= game.seats:
        raise BadSetup(f"{people} people cannot sit on {game.seats} seats")
    if len(names) > people:
        raise BadSetup(f"{len(names)} names for {counted(people, 'person', 'people')}")
    if len(bots) > max(1, game.seats - people):
        raise BadSetup(f"{len(bots)} bots for {game.seats - people} seats that are left")
    sitters: list[Sitter] = []
    for seat in range(game.seats):
        if seat < people:
            own = "You" if people == 1 else f"Player {seat + 1}"
            sitters.append(Sitter(seat, names[seat] if seat < len(names) else own, ""))
        else:
            bot = bots[min(seat - people, len(bots) - 1)]
            sitters.append(Sitter(seat, game.room.nickname(game, seat), bot))
    return Company(sitters)
