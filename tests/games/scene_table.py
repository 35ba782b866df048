"""What the tables of all games' scenario tests can do: act in words, ask, hear what happened.

Names stand for the seats in their order, in the text as well as in calls; without names say "seat 0" or 0.
"""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any, Generic, Self, TypeVar

import pytest

from bighouse.engine.errors import BadScene, IllegalMove
from bighouse.engine.game import Game
from bighouse.engine.room import Room
from bighouse.engine.step import FIRST_REASON
from bighouse.engine.story import Story

Who = int | str
G = TypeVar("G", bound=Game)
NOBODY = -1


def with_seats(text: str, names: list[str]) -> str:
    """A scene with seats in the place of names."""
    for seat, name in enumerate(names):
        text = re.sub(rf"\b{name}\b", f"seat {seat}", text)
    return text


def why_impossible(room: Room, text: str) -> str:
    """Why a position cannot be."""
    with pytest.raises(BadScene) as caught:
        room.read_scene(text)
    return str(caught.value)


def reasons_in(refusals: ModuleType, actions: ModuleType) -> dict[int, str]:
    """The names that a game's refusals.py gives to its reasons; it may import actions."""
    return {
        value: name
        for name, value in vars(refusals).items()
        if name.isupper() and isinstance(value, int) and value >= FIRST_REASON and name not in vars(actions)
    }


class SceneTable(Generic[G]):
    reasons: dict[int, str]

    def __init__(self, game: G, story: Story, names: list[str], automaton: dict[int, str]) -> None:
        self.game = game
        self.story = story
        self.seat_names = dict(enumerate(names))
        self.names = self.seat_names | automaton  # who plays without a seat has a name as well

    # Acting

    def act(self, who: Who, *actions: str) -> Self:
        """Take actions one after the other, each in the words of the vocabulary; the laws are checked after each."""
        for words in actions:
            self.game.play(self.index(who), self.action(words))
            self.game.audit()
        return self

    def options(self, who: Who, start: str = "") -> list[str]:
        """What a player may do now; those that begin so."""
        words = [self.words(action) for action in self.game.options(self.index(who))]
        return [option for option in words if option.startswith(start)]

    def refused(self, who: Who, words: str) -> str:
        """The name of the reason why a player may not do that (refusals.py); empty when it is allowed."""
        refusal = self.game.refusal(self.index(who), self.action(words))
        return self.reasons.get(refusal, str(refusal or ""))

    def illegal(self, who: Who, words: str) -> None:
        """Try something that the rules refuse: it leaves the game untouched."""
        before = self.game.fingerprint()
        assert self.game.refusal(self.index(who), self.action(words)), f"'{words}' is allowed"
        with pytest.raises(IllegalMove):
            self.game.play(self.index(who), self.action(words))
        assert self.game.fingerprint() == before

    @property
    def to_act(self) -> list[str]:
        return [self.name(seat) for seat in self.game.to_act]

    def asked(self, who: Who) -> str:
        """The kind of choice a player has; empty when there is none."""
        choice = self.game.choice(self.index(who))
        return "" if choice is None else type(choice).__name__

    def winners(self) -> list[str]:
        return [self.name(seat) for seat in self.game.winners()]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind so far, with all that the owner of the story knows."""
        events = [event for event in self.story.events if event.kind.name == kind]
        return [dict(zip(event.kind.facts, event.facts)) for event in events]

    # Names

    def index(self, who: Who) -> int:
        if isinstance(who, int):
            return who
        named = [index for index, name in self.names.items() if name == who]
        return named[0] if named else int(who.removeprefix("seat "))

    def name(self, who: int) -> str:
        return "nobody" if who == NOBODY else self.names.get(who, f"seat {who}")

    def action(self, words: str) -> int:
        """The action that reads so; names of players may stand in it."""
        for seat, name in self.seat_names.items():
            words = re.sub(rf"\b{name}\b", f"seat_{seat}", words)
        return self.game.vocabulary.action(words.replace("seat ", "seat_"))

    def words(self, action: int) -> str:
        return re.sub(r"\bseat_(\d)\b", lambda found: self.name(int(found[1])), self.game.vocabulary.words(action))
