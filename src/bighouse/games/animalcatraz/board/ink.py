"""What the drawings share: signs, small tables, and the names and badges of all who are in the prison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BRASS, DIM, HIDDEN, SECRET, People
from bighouse.games.animalcatraz.box.components import SPACE_WORDS, Box
from bighouse.games.animalcatraz.sight.view import AnimalcatrazView, HeldView
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES

WIDE = 96  # columns from which names are written out
MET = "✓"
UNMET = "✗"
RED = "#D9544D"  # Strength, and the red padlock
GREEN = "#3FA37C"  # Cunning, and the green padlock
STRENGTH_SIGN, CUNNING_SIGN = "S", "C"


def grid(columns: int) -> Table:
    """Only the last column is folded where room is short."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for column in range(columns):
        table.add_column(no_wrap=column < columns - 1, overflow="fold" if column == columns - 1 else "ellipsis")
    return table


def number(count: int, style: str = "") -> Text:
    return Text(str(count), style) if count else Text("·", DIM)


def spaced(parts: Sequence[Text], between: str = "  ") -> Text:
    return Text(between).join([part for part in parts if part])


def by_id(things: Sequence[Any]) -> dict[str, Any]:
    return {thing.id: thing for thing in things}


class Cast:
    """A view with the names of what is in it, and with badges for its Convicts and rivals."""

    def __init__(self, view: AnimalcatrazView, box: Box, people: People) -> None:
        self.view = view
        self.box = box
        self.people = people
        self.cards = by_id(box.cards)
        self.inmates = by_id(box.inmates)
        self.gangsters = by_id(box.gangsters)
        self.guards = by_id(box.guards)
        self.events = by_id(box.events)
        self.crimes = by_id(box.crimes)
        self.plans = by_id(box.plans)
        self.stages = by_id(box.stages)
        self.ranks = by_id(box.ranks)
        self.figures = figures_of(view, len(people.sitters))

    @property
    def viewer(self) -> int | None:
        return self.view.viewer

    def own(self, index: int) -> bool:
        """Whether a Convict is of the viewer's side."""
        return self.viewer is not None and self.viewer in self.view.rivals[self.view.convicts[index].rival].seats

    def space(self, word: str) -> str:
        return SPACE_NAMES[SPACE_WORDS.index(word)]

    # Who

    def badge(self, index: int) -> Text:
        """A Convict: the badge of its seat, or of the further figure that it is."""
        return self.people.badge(self.figures[index])

    def name(self, index: int) -> str:
        card = self.view.convicts[index].convict
        return "?" if card is None else str(self.inmates[card].name)

    def convict(self, index: int) -> Text:
        """Badge and name."""
        return Text.assemble(self.badge(index), " ", (self.name(index), self.people.colour(self.figures[index])))

    def rival(self, rival: int | None) -> Text:
        """The badges of a rival's seats; nothing for nobody."""
        if rival is None:
            return Text()
        return Text("").join([self.people.badge(seat) for seat in self.view.rivals[rival].seats])

    # Cards

    def card(self, held: HeldView) -> Text:
        """A card by its name, or face down; what only the viewer's side knows is marked."""
        if held.card is None:
            return Text("▯", DIM)
        name = str(self.cards[held.card].name)
        return Text(f"{name} {SECRET}", HIDDEN) if held.hidden and self.viewer is not None else Text(name)

    def lying(self, held: Sequence[HeldView]) -> Text:
        """Cards of others in a line: those that are known by name, the rest as a number."""
        known = [Text(str(self.cards[one.card].name), BRASS) for one in held if one.card is not None]
        unknown = len(held) - len(known)
        return spaced([*known, Text(f"{unknown}▯" if unknown else "", DIM)], " ") if held else Text("·", DIM)


def figures_of(view: AnimalcatrazView, seats: int) -> list[int]:
    """The actor that each Convict is: its seat, or a further figure of a seat that leads two."""
    out: list[int] = []
    led: list[int] = []
    further = seats
    for convict in view.convicts:
        again = convict.seat in led and convict.convict is not None
        out.append(further if again else convict.seat)
        further += int(again)
        led.append(convict.seat)
    return out
