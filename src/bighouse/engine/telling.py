"""How an event becomes a sentence for one reader: its kind's template, its facts and the room's words for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bighouse.engine.english import counted, listed, signed, with_article
from bighouse.engine.names import Names
from bighouse.engine.story import SEAT, UNKNOWN, Event


class Phrase:
    """How facts of a kind are said: by words in their order, or by what a function makes of the number.

    `unknown` stands for one that is hidden from the reader; `many` are the words where several are counted.
    """

    def __init__(
        self, words: Sequence[str] | Callable[[int], str], unknown: str = "", many: Sequence[str] = ()
    ) -> None:
        self.words: Sequence[str] = () if callable(words) else words
        self.figure: Callable[[int], str] | None = words if callable(words) else None
        self.unknown = unknown
        self.many = many

    def say(self, number: int) -> str:
        """Empty where the number stands for none."""
        if self.figure is not None:
            return self.figure(number)
        return self.words[number] if 0 <= number < len(self.words) else ""

    def counted(self, count: int, number: int) -> str:
        one = self.say(number)
        return counted(count, one, self.many[number] if self.many else one)


class Teller(Names):
    """Tells one event to one reader (None: a spectator)."""

    def __init__(self, game: Any, event: Event, reader: int | None, name: Callable[[int], str]) -> None:
        room = game.room
        super().__init__(reader, name, game.seats, room.beside(game))
        self.game = game
        self.event = event
        self.facts = event.told_to(reader)
        self.phrases: Mapping[str, Phrase] = room.phrases(game)
        self.sources: Sequence[str] = room.sources

    def number(self, fact: str) -> int:
        """A fact as it is; 0 where it is hidden or left out."""
        told = self.facts.get(fact, 0)
        return told if isinstance(told, int) else len(told)

    def kind(self, fact: str) -> str:
        kind = self.event.kind
        return kind.kinds[kind.facts.index(fact)]

    def knows(self, fact: str, kind: str = "") -> bool:
        """Whether there is something to say: the fact is told, and stands for something."""
        told = self.facts.get(fact, UNKNOWN)
        return told != UNKNOWN and (isinstance(told, list) or self.one(kind or self.kind(fact), told) != "")

    def say(self, fact: str, kind: str = "") -> str:
        """A fact in the words of its kind, or of another."""
        kind = kind or self.kind(fact)
        told = self.facts.get(fact, UNKNOWN)
        if isinstance(told, list):
            return listed([self.one(kind, number) for number in told]) or "nothing"
        return (self.one(kind, told) if told != UNKNOWN else "") or self.unknown(kind)

    def one(self, kind: str, number: int) -> str:
        """A number in the words of its kind; empty where it stands for none."""
        if kind == SEAT:
            return self.who(number) if number >= 0 else ""
        phrase = self.phrases.get(kind)
        return signed(number) if phrase is None else phrase.say(number)

    def unknown(self, kind: str) -> str:
        phrase = self.phrases.get(kind)
        return phrase.unknown if phrase is not None and phrase.unknown else with_article(kind.replace("_", " "))

    def counted(self, count: int, noun: str, kind: str) -> str:
        """A number of what a fact stands for: "2 potions"."""
        return self.phrases[kind].counted(count, self.number(noun))

    def through(self) -> str:
        """The card behind the event, as a sentence names it."""
        event = self.event
        return f" through {self.one(self.sources[event.source], event.card)}" if event.is_caused() else ""


def sentence(teller: Teller) -> str:
    """The event by its kind's template, or by the one for the value of the fact that decides it."""
    kind = teller.event.kind
    chosen = kind.each.get(teller.number(kind.by)) if kind.by else None
    return (kind.template if chosen is None else chosen).told(teller)
