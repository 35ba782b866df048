"""Lockup's place in the house."""

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
from bighouse.games.lockup.box import catalogue
from bighouse.games.lockup.box.components import DIFFICULTY_WORDS
from bighouse.games.lockup.box.pack import PACKS
from bighouse.games.lockup.mind.knowledge import LockupKnowledge
from bighouse.games.lockup.mind.wisdom import LockupWisdom
from bighouse.games.lockup.rules import audit, events, last_round, scoring
from bighouse.games.lockup.rules.setup import set_up
from bighouse.games.lockup.rules.sources import SOURCE_WORDS
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.scenes.scene import LockupScene
from bighouse.games.lockup.sight.glossary import glossary
from bighouse.games.lockup.sight.seeing import open_view, view
from bighouse.games.lockup.words import sheet, tales
from bighouse.games.lockup.words.vocabulary import vocabulary_of

WEIGHTS = read_weights(Path(__file__).parent / "mind" / "weights.json")
[JUDGED] = [weights for weights in WEIGHTS if weights.name == "judged"]  # games of two teach nothing about the guards


class LockupRoom(Room):
    name = "lockup"
    title = "Lockup"
    credit = "designed by Stanislav Kordonskiy, published by Thunderworks Games"
    rules_version = 2
    seats = range(1, 6)
    options = (
        Option("advanced", False, "crew boards on side B, and two traits dealt to each player to keep one"),
        Option("difficulty", "moderate", "which guards you face alone", tuple(DIFFICULTY_WORDS), players=(1,)),
    )
    identity = Identity(
        "crew", tuple(crew.id for crew in PACKS.shipped.crews), "Crews play alike but in an advanced game."
    )
    vocabulary = vocabulary_of(PACKS.shipped)
    events = kinds_of(events)
    rounds = ("round_began", "round")
    glossary = glossary(PACKS.shipped)
    sources = SOURCE_WORDS
    tales = tales.TALES
    weights = WEIGHTS
    wisdom = LockupWisdom(WEIGHTS[-1], JUDGED)
    knowledge = LockupKnowledge()
    page = LockupScene
    packs = PACKS
    audit = staticmethod(audit.audit)
    view = staticmethod(view)
    open_view = staticmethod(open_view)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    score_sheet = staticmethod(sheet.score_sheet)
    last_turn = staticmethod(last_round.last_turn)
    last_round = staticmethod(last_round.last_round)

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Lockup:
        box = PACKS.box(cards)
        difficulty = DIFFICULTY_WORDS.index(str(settings["difficulty"])) if players == 1 else -1
        game = set_up(self, box, players, rng, bool(settings["advanced"]), difficulty)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        return game

    def automaton(self, players: int) -> str:
        return "The guards play against you, as the rulebook tells them to." if players == 1 else ""

    def automaton_score(self, game: Lockup) -> int | None:
        return game.players[game.guards].stars if game.solitary else None

    def words_for(self, game: Lockup) -> dict[str, list[str]]:
        return glossary(game.box)

    def phrases(self, game: Lockup) -> dict[str, Phrase]:
        return tales.phrases(game.box, game.guards)

    def catalogue(self, cards: str | None = None) -> catalogue.Catalogue:
        return catalogue.catalogue(PACKS.box(cards))

    def nickname(self, game: Lockup, seat: int) -> str:
        return game.box.crews[game.players[seat].crew].name

    def beside(self, game: Lockup) -> list[Actor]:
        return [Actor(None, "the guards")] if game.solitary else []


ROOM = LockupRoom()
