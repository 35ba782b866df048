"""Small phrases that questions, options, reasons and the log have in common."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted
from bighouse.games.animalcatraz.box.components import LETTER_WORDS, NOTHING
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words import place_words

SPACE_NAMES: Final = [
    "the Library", "the Infirmary", "the Cafeteria", "the Utility Room", "the Courtyard", "Cellblock A", "Cellblock B",
    "Cellblock C", "Cellblock D", "cell 1", "cell 2", "cell 3", "cell 4", "The Hole",
]  # fmt: skip
STAT_NAMES: Final = ["Strength", "Cunning"]


def name_of(game: Animalcatraz, index: int) -> str:
    """A Convict by its name; players may try what only more Convicts could do."""
    return convict_name(game, game.convicts[index]) if index < len(game.convicts) else "a Convict who is not here"


def convict_name(game: Animalcatraz, convict: Convict) -> str:
    return "a Convict" if convict.card == NOTHING else game.box.inmates[convict.card].name


def card_name(game: Animalcatraz, kind: int) -> str:
    return game.box.cards[kind].name


def gangster_name(game: Animalcatraz, gangster: int) -> str:
    return game.box.gangsters[gangster].name


def guard_name(game: Animalcatraz, guard: int) -> str:
    """A Guard within a sentence: "the Lieutenant", "Officer Ash"."""
    return place_words.guard_name(game.box, guard)


def guard_at(game: Animalcatraz, space: int) -> str:
    """The Guard of a space with his letter: "Officer Ash on A"."""
    return f"{guard_name(game, game.guard_at[space])} on {LETTER_WORDS[game.letters[space]]}"


def actions_in_words(actions: int) -> str:
    """What is left of a turn: "1 Action is", "no Actions are"."""
    return "1 Action is" if actions == 1 else f"{actions or 'no'} Actions are"


def cost_in_words(actions: int) -> str:
    return counted(actions, "Action") if actions else "no Action"
