"""Sentences with gaps, which stand with the kind of event that they tell: "{seat} sent {token} to {location}."

{token}          a fact in the room's words for its kind: "the enforcer", "a tome" where it is hidden; a list with "and"
{reason:ruling}  a fact in the words of another kind
{seat's}         whose; behind it nothing has an article: "{seat's} {apprentice}" is "Ann's Woodcutter"
{of seat}        "of Ann", "of yours"
{count worker}   "1 worker", "2 workers"; what is counted may be a fact: {count resource}
[ from {owner}]  a part that vanishes where a fact in it is hidden, or stands for none
[this|that]      the first of several that does not vanish
[face_down? face down]  a part that is there where the fact is told and not 0; [seat=owner?...]: where two are the same
{through}        the card that brought it about: " through the Woodcutter"; where there is none, nothing
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bighouse.engine.english import counted, without_article

if TYPE_CHECKING:
    from bighouse.engine.telling import Teller

THROUGH: Final = "through"
PIECES: Final = re.compile(r"([\[\]|]|\{[^{}]*\})")
CONDITION: Final = re.compile(r"(\w+)(?:=(\w+))?\?")


class Facts:
    """The facts that a kind of event has, by name, and the kind of each."""

    def __init__(self, event: str, kinds: dict[str, str]) -> None:
        self.event = event
        self.kinds = kinds

    def kind(self, fact: str) -> str:
        if fact not in self.kinds:
            raise ValueError(f"the sentence of {self.event} names '{fact}', which is no fact of it")
        return self.kinds[fact]


class Part:
    """A piece of a sentence; by itself plain text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def vanishes(self, teller: Teller) -> bool:
        return False

    def told(self, teller: Teller) -> str:
        return self.text


class Through(Part):
    def told(self, teller: Teller) -> str:
        return teller.through()


class Mention(Part):
    """A fact where the sentence needs it."""

    def __init__(self, text: str, facts: Facts) -> None:
        super().__init__(text)
        words = text.split(" ", 1)
        self.of = words[0] == "of"
        name = words[1] if self.of else words[0]
        self.whose = name.endswith("'s")
        self.fact, _, kind = name.removesuffix("'s").partition(":")
        self.kind = kind or facts.kind(self.fact)
        facts.kind(self.fact)
        self.noun = words[1] if len(words) > 1 and not self.of else ""
        self.noun_kind = facts.kinds.get(self.noun, "")
        self.bare = False  # behind a possessive

    def vanishes(self, teller: Teller) -> bool:
        return not teller.knows(self.fact, self.kind) or bool(
            self.noun_kind and not teller.knows(self.noun, self.noun_kind)
        )

    def told(self, teller: Teller) -> str:
        if self.noun:
            count = teller.number(self.fact)
            if self.noun_kind:
                return teller.counted(count, self.noun, self.noun_kind)
            return counted(count, self.noun)
        if self.whose:
            return teller.whose(teller.number(self.fact))
        if self.of:
            return f"of {teller.of(teller.number(self.fact))}"
        words = teller.say(self.fact, self.kind)
        return without_article(words) if self.bare else words


class Alternative:
    """One of the texts that may stand in brackets."""

    def __init__(self) -> None:
        self.condition = ""  # the fact that has to be told, and not be 0 ...
        self.equal = ""  # ... or be the same as this one
        self.parts: list[Part] = []

    def vanishes(self, teller: Teller) -> bool:
        if self.condition:
            number = teller.number(self.condition)
            if number != teller.number(self.equal) if self.equal else number == 0:
                return True
        for part in self.parts:
            if part.vanishes(teller):
                return True
        return False


class Brackets(Part):
    def __init__(self) -> None:
        super().__init__("")
        self.alternatives = [Alternative()]

    def told(self, teller: Teller) -> str:
        for alternative in self.alternatives:
            if not alternative.vanishes(teller):
                return "".join([part.told(teller) for part in alternative.parts])
        return ""


class Template:
    """A sentence that waits for its facts. One that names a fact which its event has not is a ValueError."""

    def __init__(self, text: str, facts: Facts) -> None:
        self.text = text
        self.parts: list[Part] = []
        self.caused = False  # whether it names the card behind it
        here = self.parts
        brackets: Brackets | None = None
        for piece in PIECES.split(text):
            if piece == "[" and brackets is None:
                brackets = Brackets()
                self.parts.append(brackets)
                here = brackets.alternatives[0].parts
            elif piece == "|" and brackets is not None:
                brackets.alternatives.append(Alternative())
                here = brackets.alternatives[-1].parts
            elif piece == "]" and brackets is not None:
                brackets = None
                here = self.parts
            elif piece in ("[", "|", "]"):
                raise ValueError(f"the sentence of {facts.event} has a '{piece}' out of place: {text}")
            elif piece == f"{{{THROUGH}}}":
                self.caused = True
                here.append(Through(piece))
            elif piece.startswith("{"):
                mention = Mention(piece[1:-1], facts)
                mention.bare = follows_possessive(here)
                here.append(mention)
            elif piece:
                condition = CONDITION.match(piece) if brackets is not None and not here else None
                if condition is not None and brackets is not None:
                    alternative = brackets.alternatives[-1]
                    alternative.condition, alternative.equal = condition.group(1), condition.group(2) or ""
                    for fact in (alternative.condition, alternative.equal):
                        if fact:
                            facts.kind(fact)
                    piece = piece[condition.end() :]
                here.append(Part(piece))
        if brackets is not None:
            raise ValueError(f"the sentence of {facts.event} leaves a '[' open: {text}")

    def mentions(self) -> list[Mention]:
        """Every fact that the sentence may say, in its order."""
        found: list[Mention] = []
        for part in self.parts:
            if isinstance(part, Mention):
                found.append(part)
            elif isinstance(part, Brackets):
                for alternative in part.alternatives:
                    found += [inner for inner in alternative.parts if isinstance(inner, Mention)]
        return found

    def told(self, teller: Teller) -> str:
        text = "".join([part.told(teller) for part in self.parts])
        return text[:-1] if text.endswith("..") else text  # behind "Rob Z." no second full stop


def follows_possessive(parts: list[Part]) -> bool:
    """Whether what comes next stands behind "Ann's "."""
    if len(parts) < 2 or parts[-1].text != " ":
        return False
    before = parts[-2]
    return isinstance(before, Mention) and before.whose
