"""Which chapter of the guide helps: for every question a seat can be asked, every place and phase."""

from __future__ import annotations

from typing import Any, Final

from bighouse.games.architects.apprentices import HireAny, MakeRoom
from bighouse.games.architects.black_market import MiddleMarket
from bighouse.games.architects.building_effects import DestroyOwnDebt, DiscardFor, GainOne, ReleaseOrCapture
from bighouse.games.architects.captures import FreeCaptures
from bighouse.games.architects.components import PLACE_WORDS
from bighouse.games.architects.draft import DraftCard
from bighouse.games.architects.end_effects import ChooseEndEffect
from bighouse.games.architects.gathering import Mines
from bighouse.games.architects.guardhouse import Guardhouse
from bighouse.games.architects.payments import PayMix
from bighouse.games.architects.phrases import PHASE_WORDS
from bighouse.games.architects.placing import PlaceWorker
from bighouse.games.architects.plans import DiscardCard, KeepCard
from bighouse.games.architects.reset import UseResetApprentice
from bighouse.games.architects.state import Architects
from bighouse.games.architects.storehouse import Storehouse
from bighouse.games.architects.town_centre import TownCentre
from bighouse.games.architects.turns import FetchWorker
from bighouse.games.architects.virtue import DestroyDebt
from bighouse.games.architects.workshop import Workshop

PLACE_CHAPTERS: Final = [word.replace("_", "-") for word in PLACE_WORDS]
PHASE_CHAPTERS: Final = [word.replace("_", "-") for word in PHASE_WORDS]

CHAPTERS: Final[dict[type[Any], str]] = {
    DraftCard: "draft",
    KeepCard: "plans",
    DiscardCard: "plans",
    DiscardFor: "buildings",
    GainOne: "buildings",
    PlaceWorker: "turns",
    FetchWorker: "fetching",
    Mines: "mines",
    Storehouse: "kings-storehouse",
    PayMix: "goods",
    Workshop: "workshop",
    HireAny: "apprentices",
    MakeRoom: "apprentices",
    TownCentre: "town-centre",
    FreeCaptures: "captures",
    ReleaseOrCapture: "captures",
    Guardhouse: "guardhouse",
    MiddleMarket: "black-market",
    UseResetApprentice: "reset",
    DestroyDebt: "debts",
    DestroyOwnDebt: "debts",
    ChooseEndEffect: "end-effects",
}


def chapter(game: Architects, seat: int) -> str:
    """The anchor of the chapter on what the seat is asked; empty when nothing is."""
    choice = game.choice(seat)
    return "" if choice is None else CHAPTERS[type(choice)]
