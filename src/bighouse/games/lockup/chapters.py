"""Which chapter of the guide helps: for every question a seat can be asked, every place, phase and kind of goal."""

from __future__ import annotations

from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.lockup.cell_block import MakePay, PayForItem, PayToReserve
from bighouse.games.lockup.chow_hall import HireGoon, PayForGoons
from bighouse.games.lockup.components import GOAL_WORDS, LOCATION_STRENGTH, LOCATION_WORDS, START_LIGHTS_OUT
from bighouse.games.lockup.effects import KeepGoon
from bighouse.games.lockup.exchanges import Accuse, Exchange, ExchangeTwo, GainAny, GainOneOf
from bighouse.games.lockup.keeping import KeepItem, KeepTome
from bighouse.games.lockup.offers import Offer
from bighouse.games.lockup.patrol import RaidIfNeeded, ReturnExcess
from bighouse.games.lockup.phrases import PHASE_WORDS
from bighouse.games.lockup.roll_call import SendCrew, Turn
from bighouse.games.lockup.scoring import FinalRaid, FinalScoring
from bighouse.games.lockup.setup import ChooseTrait
from bighouse.games.lockup.state import Lockup
from bighouse.games.lockup.tomes import PlayOrPass
from bighouse.games.lockup.trickery import MoveToken, Nullify, Peek, UncoverGuard

LOCATION_CHAPTERS: Final = [word.replace("_", "-") for word in LOCATION_WORDS]
PHASE_CHAPTERS: Final = [word.replace("_", "-") for word in PHASE_WORDS]
GOAL_CHAPTERS: Final = [f"{word.replace('_', '-')}-goal" for word in GOAL_WORDS]

CHAPTERS: Final[dict[type[Any], str]] = {  # rewards go by their location, tome windows by their moment
    Turn: "roll-call",
    SendCrew: "sending",
    PayToReserve: "reserving",
    PayForItem: "crafting",
    MakePay: "tomes-buying",
    PayForGoons: "recruiting",
    HireGoon: "recruiting",
    ReturnExcess: "storage",
    KeepGoon: "drawn-cards",
    KeepTome: "drawn-cards",
    KeepItem: "drawn-cards",
    ChooseTrait: "traits",
    GainAny: "resources",
    GainOneOf: "resources",
    Exchange: "exchanges",
    ExchangeTwo: "exchanges",
    Accuse: "suspicion",
    Peek: "tomes-tokens",
    MoveToken: "tomes-tokens",
    Nullify: "tomes-tokens",
    UncoverGuard: "guard-turn",
}


def chapter(game: Lockup, seat: int) -> str:
    """The anchor of the chapter on what the seat is asked; empty when nothing is."""
    choice = game.choice(seat)
    return "" if choice is None else chapter_of(game, choice)


def chapter_of(game: Lockup, choice: Choice[Any]) -> str:
    if isinstance(choice, Offer):
        return LOCATION_CHAPTERS[game.here]
    if isinstance(choice, PlayOrPass):
        return window_chapter(game, choice)
    return CHAPTERS[type(choice)]


def window_chapter(game: Lockup, choice: PlayOrPass) -> str:
    """The moment of a window; in Patrol and at the end, what comes after it says which one it is."""
    if choice.window == START_LIGHTS_OUT:
        return "tomes-lights-out"
    if choice.window == LOCATION_STRENGTH:
        return "tomes-strength"
    agenda = game.main.agenda
    after = agenda[-2] if len(agenda) > 1 else None
    if isinstance(after, RaidIfNeeded):
        return "tomes-raid"
    if isinstance(after, FinalRaid | FinalScoring):
        return "tomes-end"
    return "tomes-patrol"
