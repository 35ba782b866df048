"""Lockup's place in the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bighouse.engine.game import Game
from bighouse.engine.pack import Problem
from bighouse.engine.rng import Rng
from bighouse.engine.room import Identity, Option, Room, Setting
from bighouse.engine.sheet import ScoreSheet
from bighouse.engine.story import Event, Story
from bighouse.games.lockup import audit, catalogue, chapters, face, scene, scoring
from bighouse.games.lockup.components import DIFFICULTY_WORDS
from bighouse.games.lockup.facts import facts_in_words
from bighouse.games.lockup.knowledge import LockupKnowledge
from bighouse.games.lockup.pack import PACKS
from bighouse.games.lockup.setup import set_up
from bighouse.games.lockup.sight import open_view, view
from bighouse.games.lockup.state import Lockup
from bighouse.games.lockup.view import LockupView
from bighouse.games.lockup.wisdom import LockupWisdom
from bighouse.games.lockup.words import vocabulary_of


class LockupRoom(Room):
    name = "lockup"
    title = "Lockup"
    credit = "designed by Stanislav Kordonskiy, published by Thunderworks Games"
    rules_version = 1
    seats = range(1, 6)
    options = (
        Option("advanced", False, "crew boards on side B, and two traits dealt to each player to keep one"),
        Option("difficulty", "moderate", "which guards you face alone", tuple(DIFFICULTY_WORDS), players=(1,)),
    )
    identity = Identity(
        "crew", tuple(crew.id for crew in PACKS.shipped.crews), "Crews play alike but in an advanced game."
    )
    vocabulary = vocabulary_of(PACKS.shipped)
    wisdom = LockupWisdom()
    knowledge = LockupKnowledge()
    folder = Path(__file__).parent

    def deal(
        self,
        players: int,
        settings: Mapping[str, Setting],
        rng: Rng,
        cards: str | None = None,
        story: Story | None = None,
    ) -> Game:
        box = PACKS.box(cards)
        difficulty = DIFFICULTY_WORDS.index(str(settings["difficulty"])) if players == 1 else -1
        game = set_up(self, box, players, rng, bool(settings["advanced"]), difficulty)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        game.story = story
        game.settle()
        return game

    def view(self, game: Lockup, seat: int | None) -> LockupView:
        return view(game, seat)

    def open_view(self, game: Lockup) -> LockupView:
        return open_view(game)

    def scores(self, game: Lockup) -> list[int]:
        return scoring.scores(game)

    def winners(self, game: Lockup) -> list[int]:
        return scoring.winners(game)

    def automaton(self, players: int) -> str:
        return "The guards play against you, as the rulebook tells them to." if players == 1 else ""

    def automaton_score(self, game: Lockup) -> int | None:
        return game.players[game.guards].stars if game.solitary else None

    def audit(self, game: Lockup) -> None:
        audit.audit(game)

    def question(self, game: Lockup, seat: int) -> str:
        return face.question(game, seat)

    def label(self, game: Lockup, seat: int, action: int) -> str:
        return face.label(game, seat, action)

    def refusal_words(self, game: Lockup, seat: int, action: int, refusal: int) -> str:
        return face.refusal_words(game, seat, action, refusal)

    def facts(self, game: Lockup, event: Event, seat: int | None) -> dict[str, int | str]:
        return facts_in_words(game, event, seat)

    def sentence(self, game: Lockup, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
        return face.sentence(game, event, seat, name)

    def score_sheet(self, game: Lockup) -> ScoreSheet:
        return face.score_sheet(game)

    def chapter(self, game: Lockup, seat: int) -> str:
        return chapters.chapter(game, seat)

    def catalogue(self, cards: str | None = None) -> catalogue.Catalogue:
        return catalogue.catalogue(PACKS.box(cards))

    def nickname(self, game: Lockup, seat: int) -> str:
        return game.box.crews[game.players[seat].crew].name

    def board(
        self, game: Lockup, seat: int | None, sitters: Sequence[Any], width: int, height: int | None = None
    ) -> Any:
        from bighouse.games.lockup import board  # only terminals need rich

        return board.board(game, seat, sitters, width, height)

    def mat(self, game: Lockup, seat: int | None, owner: int, sitters: Sequence[Any], width: int) -> Any:
        from bighouse.games.lockup import board

        return board.mat(game, seat, owner, sitters, width)

    def check_cards(self, text: str, name: str) -> list[Problem]:
        return PACKS.check(text, name)

    def read_scene(self, text: str, cards: str | None = None, story: Story | None = None) -> Game:
        return scene.read_scene(self, text, cards, story)

    def write_scene(self, game: Lockup) -> str:
        return scene.write_scene(game)


ROOM = LockupRoom()
