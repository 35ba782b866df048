"""The story: what happened, told as small events, each with what every seat may know of it.

A game tells its story only when somebody listens; in simulation it costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final

from bighouse.engine.template import Facts, Template

if TYPE_CHECKING:
    from bighouse.engine.game import Game

EVERYONE: Final = -1  # a set of seats is a bit mask; all bits set means everyone, spectators included
UNKNOWN: Final = -(1 << 40)  # stands where a fact is hidden, and where an event leaves one out; no rule counts so far
SEAT: Final = "seat"  # the kind of facts that are seats
Telling = int | str | list[int | str]  # a fact as it is told
NO_CARD: Final = -1


class Each:
    """A sentence for each value of one fact, such as the reason why something was done, and one for all others."""

    def __init__(self, fact: str, sentences: Mapping[int, str], otherwise: str = "") -> None:
        self.fact = fact
        self.sentences = sentences
        self.otherwise = otherwise


class EventKind:
    """The name of an event, its facts ("seat token? from:location rolls:die*") and its sentence (template.py).

    A fact is of the kind that stands behind its colon, or of the one that it is called by: a room's glossary says which
    kinds stand for words, all others are numbers. One with a '?' is for the knowers alone, one with a '*' is a list.

    An empty sentence: it is not worth one. None at all: a function of the room's tales makes it, or it is told by its
    name and facts. One that `opens` begins a new entry of the log, whoever has moved: a turn, a place that is resolved.
    """

    def __init__(self, name: str, facts: str = "", sentence: str | Each | None = None, opens: bool = False) -> None:
        self.name = name
        self.opens = opens
        self.facts: list[str] = []
        self.kinds: list[str] = []
        self.secret: list[bool] = []
        self.many: list[bool] = []
        for fact in facts.split():
            called, _, kind = fact.rstrip("?*").partition(":")
            self.facts.append(called)
            self.kinds.append(kind or called)
            self.secret.append("?" in fact)
            self.many.append("*" in fact)
        known = Facts(name, dict(zip(self.facts, self.kinds)))
        self.sentence = sentence
        self.by = sentence.fact if isinstance(sentence, Each) else ""  # the fact that decides by which it is told
        self.each: dict[int, Template] = {}
        if isinstance(sentence, Each):
            known.kind(sentence.fact)
            for value, words in sentence.sentences.items():
                self.each[value] = Template(words, known)
        whole = sentence.otherwise or None if isinstance(sentence, Each) else sentence
        self.template = Template(self.plainly() if whole is None else whole, known)
        self.written = [*self.each.values(), *([] if whole is None else [self.template])]
        self.caused = any(template.caused for template in self.written)  # a card's doing: its sentence names the card

    def plainly(self) -> str:
        """The sentence of a kind that has none: "Ann bought, points 2."."""
        who = ["{seat}"] if "seat" in self.facts else []
        what = "".join([f"[, {fact} {{{fact}}}]" for fact in self.facts if fact != "seat"])
        return f"{' '.join([*who, self.name.replace('_', ' ')])}{what}."


def kinds_of(module: ModuleType) -> list[EventKind]:
    """The kinds of events that a module names, in its order."""
    return [value for value in vars(module).values() if isinstance(value, EventKind)]


class Event:
    """One thing that happened, and the card that brought it about, which everybody may know."""

    def __init__(
        self, kind: EventKind, facts: list[int], knowers: int, source: int = NO_CARD, card: int = NO_CARD
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.knowers = knowers
        self.source = source  # the game's own number for a kind of card
        self.card = card

    def is_caused(self) -> bool:
        """Whether it is a card's doing; an event of another kind only happens on the way."""
        return self.card != NO_CARD and self.kind.caused

    def known(self, facts: list[int], knowers: int) -> Event:
        """The same event with other facts, or for other knowers."""
        return Event(self.kind, facts, knowers, self.source, self.card)

    def seen_by(self, seat: int | None) -> list[int]:
        """The facts as this seat may know them (None: a spectator)."""
        bit = 0 if seat is None else 1 << seat
        if self.knowers == EVERYONE or self.knowers & bit:
            return self.facts.copy()
        kind = self.kind
        seen: list[int] = []
        place = 0
        for i in range(len(kind.facts)):
            count = self.facts[place] if kind.many[i] else 0  # a list is told with its length before it
            if kind.secret[i]:
                seen.append(UNKNOWN)
            else:
                seen += self.facts[place : place + 1 + count]
            place += 1 + count
        return seen

    def told_to(self, seat: int | None) -> dict[str, int | list[int]]:
        """The facts by name, as this seat may know them; what is hidden or left out is not among them."""
        kind = self.kind
        seen = self.seen_by(seat)
        told: dict[str, int | list[int]] = {}
        place = 0
        for i in range(len(kind.facts)):
            fact = seen[place]
            place += 1
            if fact != UNKNOWN:
                if kind.many[i]:
                    told[kind.facts[i]] = seen[place : place + fact]
                    place += fact
                else:
                    told[kind.facts[i]] = fact
        return told

    def in_words(self, seat: int | None, glossary: Mapping[str, Sequence[str]]) -> dict[str, Telling]:
        """The same in the words of a view: what a number stands for where its kind has words."""
        kind = self.kind
        told: dict[str, Telling] = {}
        for name, fact in self.told_to(seat).items():
            of = kind.kinds[kind.facts.index(name)]
            words = glossary.get(of)
            if isinstance(fact, list):
                told[name] = list(fact) if words is None else [words[one] for one in fact]
            elif words is not None:
                if fact >= 0:  # below zero it stands for none
                    told[name] = words[fact]
            elif of != SEAT or fact >= 0:
                told[name] = fact
        return told


class Cause:
    """A card, and the place on an agenda from which on everything is its doing."""

    def __init__(self, place: int, source: int, card: int) -> None:
        self.place = place
        self.source = source  # the game's own number for a kind of card
        self.card = card


NO_CAUSE: Final = Cause(0, NO_CARD, NO_CARD)  # what happens follows from the move itself


class Pause:
    """The table as it stood in the middle of a move, after so many of its events."""

    def __init__(self, events: int, game: Game) -> None:
        self.events = events
        self.game = game


class Story:
    """The events of a game, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.pauses: list[Pause] = []
        self.cause = NO_CAUSE  # of what is told just now
        self.origin = NO_CAUSE  # of the step that tells it: it was put on the agenda by a card's doing

    def add(self, kind: EventKind, facts: list[int], knowers: int) -> None:
        self.events.append(Event(kind, facts, knowers, self.cause.source, self.cause.card))

    def pause(self, game: Game) -> None:
        """Keep the table as it stands here, unless nothing has happened since the last time."""
        if self.events and (not self.pauses or self.pauses[-1].events < len(self.events)):
            self.pauses.append(Pause(len(self.events), game.clone()))
