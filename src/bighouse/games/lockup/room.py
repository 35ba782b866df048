"""Lockup's place in the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Option, Room, Setting
from bighouse.engine.story import Event, Story
from bighouse.games.lockup import audit, knowledge, pack, scoring
from bighouse.games.lockup.components import DIFFICULTY_WORDS, Box
from bighouse.games.lockup.setup import set_up
from bighouse.games.lockup.state import Lockup
from bighouse.games.lockup.words import vocabulary_of


class LockupRoom(Room):
    name = "lockup"
    title = "Lockup"
    rules_version = 1
    seats = range(1, 6)
    options = (
        Option("advanced", False, "crew boards on side B, and two traits dealt to each player to keep one"),
        Option("difficulty", "moderate", "which guards you face alone", tuple(DIFFICULTY_WORDS), players=(1,)),
    )
    vocabulary = vocabulary_of(pack.shipped())
    folder = Path(__file__).parent

    def deal(
        self,
        players: int,
        settings: Mapping[str, Setting],
        rng: Rng,
        cards: str | None = None,
        story: Story | None = None,
    ) -> Game:
        box = pack.shipped() if cards is None else pack.read(cards)
        difficulty = DIFFICULTY_WORDS.index(str(settings["difficulty"])) if players == 1 else -1
        game = set_up(self, box, players, rng, bool(settings["advanced"]), difficulty)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        game.story = story
        game.settle()
        return game

    def imagine(self, game: Lockup, seat: int, rng: Rng) -> Game:
        return knowledge.imagine(game, seat, rng)

    def scores(self, game: Lockup) -> list[int]:
        return scoring.scores(game)

    def winners(self, game: Lockup) -> list[int]:
        return scoring.winners(game)

    def audit(self, game: Lockup) -> None:
        audit.audit(game)


ROOM = LockupRoom()
