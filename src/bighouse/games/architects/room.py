"""Architects' place in the house."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bighouse.engine.actor import Actor
from bighouse.engine.option import Option, Setting
from bighouse.engine.rng import Rng
from bighouse.engine.room import Identity, Room
from bighouse.engine.story import kinds_of
from bighouse.engine.telling import Phrase
from bighouse.engine.weights import read_weights
from bighouse.games.architects.box import catalogue
from bighouse.games.architects.box.components import OPPONENT_WORDS
from bighouse.games.architects.box.pack import PACKS
from bighouse.games.architects.mind.knowledge import ArchitectsKnowledge
from bighouse.games.architects.mind.wisdom import ArchitectsWisdom
from bighouse.games.architects.rules import audit, events, last_round, scoring
from bighouse.games.architects.rules.setup import set_up
from bighouse.games.architects.rules.sources import SOURCE_WORDS
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.scenes.scene import ArchitectsScene
from bighouse.games.architects.sight.glossary import glossary
from bighouse.games.architects.sight.seeing import open_view, view
from bighouse.games.architects.words import sheet, tales
from bighouse.games.architects.words.vocabulary import vocabulary_of

NO_OPPONENT = "none"
BYZANTINE = {
    1: "An architect from Byzantium plays against you, by cards: Constantine, or Helena, who is harder.",
    2: "If you like, an architect from Byzantium joins the two of you, plays by cards, and may win.",
}

WEIGHTS = read_weights(Path(__file__).parent / "mind" / "weights.json")
[ALONE] = [weights for weights in WEIGHTS if weights.name == "alone"]  # games of two teach nothing about the automata


class ArchitectsRoom(Room):
    name = "architects"
    title = "Architects of the West Kingdom"
    credit = "designed by Shem Phillips and S J Macdonald, published by Garphill Games"
    rules_version = 2
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
    events = kinds_of(events)
    rounds = ("turn_began", "turn")
    glossary = glossary(PACKS.shipped)
    sources = SOURCE_WORDS
    tales = tales.TALES
    weights = WEIGHTS
    wisdom = ArchitectsWisdom(WEIGHTS[-1], ALONE)
    knowledge = ArchitectsKnowledge()
    page = ArchitectsScene
    packs = PACKS
    audit = staticmethod(audit.audit)
    view = staticmethod(view)
    open_view = staticmethod(open_view)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    score_sheet = staticmethod(sheet.score_sheet)
    last_turn = staticmethod(last_round.last_turn)
    last_round = staticmethod(last_round.last_round)

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Architects:
        box = PACKS.box(cards)
        opponent = str(settings.get("opponent", NO_OPPONENT))
        number = NOBODY if opponent == NO_OPPONENT else OPPONENT_WORDS.index(opponent)
        game = set_up(self, box, players, rng, bool(settings["variable"]), number)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        return game

    def why_not_first(self, players: int, settings: Mapping[str, Setting]) -> str:
        if settings["variable"]:
            return "In a variable game the most virtuous character goes first: leave the first player out."
        return super().why_not_first(players, settings)

    def automaton(self, players: int) -> str:
        return BYZANTINE.get(players, "")

    def automaton_score(self, game: Architects) -> int | None:
        return None if game.opponent == NOBODY else scoring.points(game, game.automaton)

    def words_for(self, game: Architects) -> dict[str, list[str]]:
        return glossary(game.box)

    def phrases(self, game: Architects) -> dict[str, Phrase]:
        return tales.phrases(game.box)

    def catalogue(self, cards: str | None = None) -> catalogue.Catalogue:
        return catalogue.catalogue(PACKS.box(cards))

    def nickname(self, game: Architects, seat: int) -> str:
        player = game.players[seat]
        if player.character >= 0:
            return game.box.characters[player.character].name
        return self.colour(game, seat).capitalize()

    def colour(self, game: Architects, seat: int) -> str:
        return game.box.colours[game.players[seat].colour]

    def beside(self, game: Architects) -> list[Actor]:
        return [] if game.opponent == NOBODY else [Actor(None, game.box.opponents[game.opponent].name)]


ROOM = ArchitectsRoom()
