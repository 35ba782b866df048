"""Animalcatraz's place in the house."""

from __future__ import annotations

from collections.abc import Mapping

from bighouse.engine.actor import Actor
from bighouse.engine.errors import BadSetup
from bighouse.engine.option import Option, Setting
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.story import kinds_of
from bighouse.engine.telling import Phrase
from bighouse.games.animalcatraz.box import catalogue
from bighouse.games.animalcatraz.box.components import (
    ENDING_WORDS,
    MODULE_WORDS,
    MODULES,
    NOTHING,
    SET_WORDS,
    TYPE_WORDS,
)
from bighouse.games.animalcatraz.box.pack import PACKS
from bighouse.games.animalcatraz.mind.knowledge import AnimalcatrazKnowledge
from bighouse.games.animalcatraz.mind.wisdom import AnimalcatrazWisdom
from bighouse.games.animalcatraz.rules import audit, events, last_round, standings
from bighouse.games.animalcatraz.rules.setup import Terms, set_up
from bighouse.games.animalcatraz.rules.sides import side_of
from bighouse.games.animalcatraz.rules.sources import SOURCE_WORDS
from bighouse.games.animalcatraz.rules.state import CHOICE_WORDS, KEEP_ONE, Animalcatraz
from bighouse.games.animalcatraz.scenes.scene import AnimalcatrazScene
from bighouse.games.animalcatraz.sight.glossary import glossary
from bighouse.games.animalcatraz.sight.seeing import open_view, view
from bighouse.games.animalcatraz.words import sheet, tales
from bighouse.games.animalcatraz.words.vocabulary import vocabulary_of

ADVANCED = tuple(word for word in TYPE_WORDS if word != "normal")
USUAL_TYPE = {2: "advanced_2p", 3: "normal", 4: "normal"} | dict.fromkeys(range(5, 9), "advanced_teams")
TYPE_HELP = "how many Convicts and rivals there are, and what is in play"


def type_options() -> list[Option]:
    """The ways to play with each number of players; with two, and from five on, there is but one."""
    return [
        Option("game_type", "advanced_2p", TYPE_HELP, ("advanced_2p",), (2,)),
        Option("game_type", "normal", TYPE_HELP, ("normal", "advanced_solo"), (3,)),
        Option("game_type", "normal", TYPE_HELP, ("normal", "advanced_solo", "advanced_teams"), (4,)),
        Option("game_type", "advanced_teams", TYPE_HELP, ("advanced_teams",), (5, 6, 7, 8)),
    ]


class AnimalcatrazRoom(Room):
    name = "animalcatraz"
    title = "Animalcatraz"
    credit = "designed by Alain Matte"
    rules_version = 2  # R108 to R110
    seats = range(2, 9)
    options = (
        *type_options(),
        Option(
            "modules",
            [],
            "what is added to the advanced game: Gangsters to recruit, the Warden, Trash Tags to provoke with",
            tuple(MODULE_WORDS[:MODULES]),
            several=True,
            only_with={"game_type": ADVANCED},
        ),
        Option(
            "convict_sets",
            [],
            "further Convicts beside the eight of the box; Pablo Eskoalar comes only with the Warden",
            tuple(SET_WORDS[1:]),
            several=True,
        ),
        Option("convict_choice", "random", "how everybody gets a Convict", tuple(CHOICE_WORDS)),
        Option("guard_source", "die", "what moves the Guards: the red die, or six tiles in turn", ("die", "tiles")),
        Option("first_round_guard_roll", False, "Guards move in the first round of the game as well (R6)"),
        Option(
            "extra_gangsters",
            "0",
            "how many of the nine further Gangsters join the eight",
            ("0", "4", "8"),
            only_with={"modules": ("gangsters",)},
        ),
        Option(
            "reaction_seconds",
            "10",
            "how long a call out of turn may take at the table; 0: the table waits",
            ("0", "5", "10", "20"),
        ),
        Option(
            "endgame_variants",
            [],
            "other ways to the end: crown and escape, three crime points for the crown, three stages after the escape",
            tuple(ENDING_WORDS),
            several=True,
            only_with={"game_type": ADVANCED},
        ),
        Option(
            "el_chapo_last_day",
            "12",
            "after which day a game of El Chapo ends; 0: never by itself (R53)",
            ("8", "12", "20", "0"),
            only_with={"endgame_variants": ("el_chapo",)},
        ),
        Option(
            "legacy_modules",
            [],
            "things that the box only names, with rules of ours: Guard Traps, crafted weapons, rats, Cell Attacks",
            tuple(MODULE_WORDS[MODULES:]),
            several=True,
            only_with={"game_type": ADVANCED},
        ),
    )
    vocabulary = vocabulary_of(PACKS.shipped)
    events = kinds_of(events)
    rounds = ("round_began", "day")
    glossary = glossary(PACKS.shipped)
    sources = SOURCE_WORDS
    knowledge = AnimalcatrazKnowledge()
    wisdom = AnimalcatrazWisdom()
    page = AnimalcatrazScene
    packs = PACKS
    audit = staticmethod(audit.audit)
    view = staticmethod(view)
    open_view = staticmethod(open_view)
    scores = staticmethod(standings.scores)
    winners = staticmethod(standings.winners)
    score_sheet = staticmethod(sheet.score_sheet)
    last_turn = staticmethod(last_round.last_turn)
    last_round = staticmethod(last_round.last_round)

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Animalcatraz:
        box = PACKS.box(cards)
        game = set_up(self, box, players, rng, settled(settings))
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        return game

    def settings(self, players: object, given: Mapping[str, object]) -> dict[str, Setting]:
        settings = super().settings(players, given)
        if settings["convict_choice"] == CHOICE_WORDS[KEEP_ONE] and isinstance(players, int):
            wanted, there = 2 * mats(players, settings), len(convicts_in_use(settings))
            if there < wanted:
                raise BadSetup(
                    f"convict_choice deal_two_keep_one needs {wanted} Convicts, and {there} are in use:"
                    " add convict_sets, or choose another way"
                )
        return settings

    def sides(self, players: int, settings: Mapping[str, Setting]) -> list[int]:
        rivals = PACKS.shipped.types[TYPE_WORDS.index(str(settings["game_type"]))].rivals(players)
        return [side_of(players, rivals, seat) for seat in range(players)]

    def endless(self, settings: Mapping[str, Setting]) -> bool:
        """An El Chapo without a last day goes on until a crowned rival is out (R53)."""
        return settings.get("el_chapo_last_day") == "0"

    def why_not_first(self, players: int, settings: Mapping[str, Setting]) -> str:
        return "Dice decide who takes cell 1 and the Shank: leave the first player out."

    def words_for(self, game: Animalcatraz) -> dict[str, list[str]]:
        return glossary(game.box)

    def phrases(self, game: Animalcatraz) -> dict[str, Phrase]:
        return tales.phrases(game.box)

    def catalogue(self, cards: str | None = None) -> catalogue.Catalogue:
        return catalogue.catalogue(PACKS.box(cards))

    def colour(self, game: Animalcatraz, seat: int) -> str:
        for convict in game.convicts:
            if convict.seat == seat:
                return game.box.colours[convict.cell]
        return ""

    def beside(self, game: Animalcatraz) -> list[Actor]:
        """A seat that leads two Convicts has one further figure."""
        return further_figures(game)


def chosen(settings: Mapping[str, Setting], name: str, words: list[str]) -> int:
    """The words of an option that takes several, as a mask."""
    value = settings.get(name, [])
    return sum(1 << words.index(word) for word in value) if isinstance(value, list) else 0


def settled(settings: Mapping[str, Setting]) -> Terms:
    """The options as the rules read them."""
    terms = Terms(
        TYPE_WORDS.index(str(settings["game_type"])),
        chosen(settings, "modules", MODULE_WORDS) | chosen(settings, "legacy_modules", MODULE_WORDS),
        chosen(settings, "endgame_variants", ENDING_WORDS),
        1 | chosen(settings, "convict_sets", SET_WORDS),
        CHOICE_WORDS.index(str(settings["convict_choice"])),
    )
    terms.tiled = settings["guard_source"] == "tiles"
    terms.first_roll = bool(settings["first_round_guard_roll"])
    terms.extra_gangsters = int(str(settings.get("extra_gangsters", "0")))
    terms.reaction_seconds = int(str(settings["reaction_seconds"]))
    terms.last_day = int(str(settings.get("el_chapo_last_day", "0")))
    return terms


def mats(players: int, settings: Mapping[str, Setting]) -> int:
    kind = PACKS.shipped.types[TYPE_WORDS.index(str(settings["game_type"]))]
    return kind.rivals(players) * kind.convicts


def convicts_in_use(settings: Mapping[str, Setting]) -> list[str]:
    terms = settled(settings)
    return [
        inmate.id
        for inmate in PACKS.shipped.inmates
        if terms.sets >> inmate.set & 1 and (inmate.module == NOTHING or terms.modules >> inmate.module & 1)
    ]


def further_figures(game: Animalcatraz) -> list[Actor]:
    """The second Convicts of seats that lead two."""
    met: list[int] = []
    out: list[Actor] = []
    for convict in game.convicts:
        if convict.seat in met and convict.card != NOTHING:
            out.append(Actor(convict.seat, game.box.inmates[convict.card].name, game.box.colours[convict.cell]))
        met.append(convict.seat)
    return out


ROOM = AnimalcatrazRoom()
