"""Architects' place in the house."""

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
from bighouse.games.architects import audit, catalogue, chapters, face, scene, scoring
from bighouse.games.architects.components import OPPONENT_WORDS
from bighouse.games.architects.facts import facts_in_words
from bighouse.games.architects.knowledge import ArchitectsKnowledge
from bighouse.games.architects.pack import PACKS
from bighouse.games.architects.setup import set_up
from bighouse.games.architects.sight import open_view, view
from bighouse.games.architects.state import NOBODY, Architects
from bighouse.games.architects.view import ArchitectsView
from bighouse.games.architects.wisdom import ArchitectsWisdom
from bighouse.games.architects.words import vocabulary_of

NO_OPPONENT = "none"
BYZANTINE = {
    1: "An architect from Byzantium plays against you, by cards: Constantine, or Helena, who is harder.",
    2: "If you like, an architect from Byzantium joins the two of you, plays by cards, and may win.",
}


class ArchitectsRoom(Room):
    name = "architects"
    title = "Architects of the West Kingdom"
    credit = "designed by Shem Phillips and S J Macdonald, published by Garphill Games"
    rules_version = 1
    seats = range(1, 6)
    options = (
        Option("variable", False, "side 2 of the player boards: every architect has a character and an ability"),
        Option("opponent", "constantine", "whom you face alone; Helena is harder", tuple(OPPONENT_WORDS), players=(1,)),
        Option(
            "opponent", NO_OPPONENT, "an automatic third player", (NO_OPPONENT, *OPPONENT_WORDS), players=(2,)
        ),
    )  # fmt: skip
    identity = Identity(
        "colour",
        tuple(PACKS.shipped.colours),
        "In a variable game each colour brings its character: "
        + ", ".join(f"{PACKS.shipped.colours[who.colour]} {who.name}" for who in PACKS.shipped.characters)
        + "; the most virtuous goes first.",
    )
    vocabulary = vocabulary_of(PACKS.shipped)
    wisdom = ArchitectsWisdom()
    knowledge = ArchitectsKnowledge()
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
        opponent = str(settings.get("opponent", NO_OPPONENT))
        number = NOBODY if opponent == NO_OPPONENT else OPPONENT_WORDS.index(opponent)
        game = set_up(self, box, players, rng, bool(settings["variable"]), number)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        game.story = story
        game.settle()
        return game

    def why_not_first(self, players: int, settings: Mapping[str, Setting]) -> str:
        if settings["variable"]:
            return "In a variable game the most virtuous character goes first: leave the first player out."
        return super().why_not_first(players, settings)

    def view(self, game: Architects, seat: int | None) -> ArchitectsView:
        return view(game, seat)

    def open_view(self, game: Architects) -> ArchitectsView:
        return open_view(game)

    def scores(self, game: Architects) -> list[int]:
        return scoring.scores(game)

    def winners(self, game: Architects) -> list[int]:
        return scoring.winners(game)

    def automaton(self, players: int) -> str:
        return BYZANTINE.get(players, "")

    def automaton_score(self, game: Architects) -> int | None:
        return None if game.opponent == NOBODY else scoring.points(game, game.bot)

    def audit(self, game: Architects) -> None:
        audit.audit(game)

    def question(self, game: Architects, seat: int) -> str:
        return face.question(game, seat)

    def label(self, game: Architects, seat: int, action: int) -> str:
        return face.label(game, seat, action)

    def refusal_words(self, game: Architects, seat: int, action: int, refusal: int) -> str:
        return face.refusal_words(game, seat, action, refusal)

    def sentence(self, game: Architects, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
        return face.sentence(game, event, seat, name)

    def facts(self, game: Architects, event: Event, seat: int | None) -> dict[str, int | str]:
        return facts_in_words(game, event, seat)

    def score_sheet(self, game: Architects) -> ScoreSheet:
        return face.score_sheet(game)

    def chapter(self, game: Architects, seat: int) -> str:
        return chapters.chapter(game, seat)

    def catalogue(self, cards: str | None = None) -> catalogue.Catalogue:
        return catalogue.catalogue(PACKS.box(cards))

    def nickname(self, game: Architects, seat: int) -> str:
        player = game.players[seat]
        if player.character >= 0:
            return game.box.characters[player.character].name
        return self.colour(game, seat).capitalize()

    def colour(self, game: Architects, seat: int) -> str:
        return game.box.colours[game.players[seat].colour]

    def board(
        self, game: Architects, seat: int | None, sitters: Sequence[Any], width: int, height: int | None = None
    ) -> Any:
        from bighouse.games.architects import board  # only terminals need rich

        return board.board(game, seat, sitters, width, height)

    def mat(self, game: Architects, seat: int | None, owner: int, sitters: Sequence[Any], width: int) -> Any:
        from bighouse.games.architects import board

        return board.mat(game, seat, owner, sitters, width)

    def check_cards(self, text: str, name: str) -> list[Problem]:
        return PACKS.check(text, name)

    def read_scene(self, text: str, cards: str | None = None, story: Story | None = None) -> Game:
        return scene.read_scene(self, text, cards, story)

    def write_scene(self, game: Architects) -> str:
        return scene.write_scene(game)


ROOM = ArchitectsRoom()
