"""Prison Architect's place in the house."""

from __future__ import annotations

from collections.abc import Mapping

from bighouse.engine.actor import Actor
from bighouse.engine.option import Option, Setting
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.story import kinds_of
from bighouse.engine.telling import Phrase
from bighouse.games.prison_architect.box import catalogue
from bighouse.games.prison_architect.box.components import DIFFICULTY_WORDS, NOTHING
from bighouse.games.prison_architect.box.pack import PACKS
from bighouse.games.prison_architect.mind.knowledge import PrisonArchitectKnowledge
from bighouse.games.prison_architect.mind.wisdom import PrisonArchitectWisdom
from bighouse.games.prison_architect.rules import audit, events, last_round, standings
from bighouse.games.prison_architect.rules.setup import set_up
from bighouse.games.prison_architect.rules.sources import SOURCE_WORDS
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.scenes.scene import PrisonArchitectScene
from bighouse.games.prison_architect.sight.glossary import glossary
from bighouse.games.prison_architect.sight.seeing import open_view, view
from bighouse.games.prison_architect.words import sheet, tales
from bighouse.games.prison_architect.words.vocabulary import vocabulary_of


class PrisonArchitectRoom(Room):
    name = "prison_architect"
    title = "Prison Architect: Cardboard County Penitentiary"
    credit = "designed by Noralie Lubbers and Dávid Turczi, published by PSC Games"
    rules_version = 2  # R87: Specialists are moved as often as one likes
    seats = range(1, 5)
    options = (
        Option("difficulty", "medium", "how much the Governor scores for what he takes", tuple(DIFFICULTY_WORDS), (1,)),
        Option("harder", False, "the Governor takes hard objectives alone", players=(1,)),
        Option("hidden_cash", False, "nobody sees how much cash the others have", players=(2, 3, 4)),
    )
    vocabulary = vocabulary_of(PACKS.shipped)
    events = kinds_of(events)
    tales = tales.TALES
    rounds = ("week_began", "week")
    glossary = glossary(PACKS.shipped)
    sources = SOURCE_WORDS
    knowledge = PrisonArchitectKnowledge()
    wisdom = PrisonArchitectWisdom()
    page = PrisonArchitectScene
    packs = PACKS
    audit = staticmethod(audit.audit)
    view = staticmethod(view)
    open_view = staticmethod(open_view)
    scores = staticmethod(standings.scores)
    winners = staticmethod(standings.winners)
    score_sheet = staticmethod(sheet.score_sheet)
    last_turn = staticmethod(last_round.last_turn)
    last_round = staticmethod(last_round.last_round)

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> PrisonArchitect:
        box = PACKS.box(cards)
        solo = players == 1
        difficulty = DIFFICULTY_WORDS.index(str(settings["difficulty"])) if solo else NOTHING
        game = set_up(self, box, players, rng, difficulty, solo and bool(settings["harder"]))
        game.hidden_cash = not solo and bool(settings["hidden_cash"])
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        return game

    def why_not_first(self, players: int, settings: Mapping[str, Setting]) -> str:
        return "Chance decides who begins the Foundation: leave the first player out."

    def automaton(self, players: int) -> str:
        return "The Governor bids against you, by cards, and must be beaten." if players == 1 else ""

    def automaton_score(self, game: PrisonArchitect) -> int | None:
        return sum(sheet.governor_lines(game)) if game.solo else None

    def words_for(self, game: PrisonArchitect) -> dict[str, list[str]]:
        return glossary(game.box)

    def phrases(self, game: PrisonArchitect) -> dict[str, Phrase]:
        return tales.phrases(game.box)

    def catalogue(self, cards: str | None = None) -> catalogue.Catalogue:
        return catalogue.catalogue(PACKS.box(cards))

    def beside(self, game: PrisonArchitect) -> list[Actor]:
        return [Actor(None, "the Governor")] if game.solo else []


ROOM = PrisonArchitectRoom()
