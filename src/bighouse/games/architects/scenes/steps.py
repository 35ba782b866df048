"""The steps of Architects in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bighouse.engine.scene import Entry, Kind, Number, OneOf, StepWords
from bighouse.engine.step import Step
from bighouse.games.architects import (
    apprentices,
    black_market,
    building_effects,
    captures,
    cathedral,
    draft,
    end_effects,
    gathering,
    guardhouse,
    guildhall,
    opponent,
    payments,
    placing,
    plans,
    reset,
    scoring,
    storehouse,
    tax_stand,
    town_centre,
    turns,
    virtue,
    workshop,
)
from bighouse.games.architects.actions import MOST_MIXED
from bighouse.games.architects.components import LOCATION_WORDS, SPACE_WORDS
from bighouse.games.architects.state import NOBODY, Architects

PHASE_WORDS = ["setup", "turns", "final round", "game end"]
CAUSE_WORDS = ["market full", "guildhall"]
END_STEPS: dict[str, list[Step[Any]]] = {
    "game end": [end_effects.GAME_END_PHASE],
    "scoring": [scoring.FINAL_SCORING],
    "over": [],
}
STARTS = ["draft", "turn of PLAYER", "end of turn of PLAYER", *END_STEPS]
MOST = 99  # of anything that a step counts


def seat_words(game: Architects) -> list[str]:
    return [f"seat {seat}" for seat in range(game.seats)]


def who_words(game: Architects) -> list[str]:
    """Everyone at the table, the opponent too."""
    return seat_words(game) if game.opponent == NOBODY else [*seat_words(game), "opponent"]


class Several(Kind):
    """A set of things, kept as a mask: `forest quarry`, or `nothing`."""

    def __init__(self, what: str, words: Sequence[str]) -> None:
        self.what = what
        self.words = words

    def write(self, numbers: list[int]) -> str:
        return " ".join(word for i, word in enumerate(self.words) if numbers[0] >> i & 1) or "nothing"

    def read(self, entry: Entry, words: str) -> list[int]:
        mask = 0
        for word in [] if words == "nothing" else words.split():
            mask |= 1 << entry.index(self.what, word, self.words)
        return [mask]


def step_words(game: Architects) -> StepWords:
    """How every step of Architects reads in this game."""
    box = game.box
    seat = OneOf("seat called", seat_words(game))
    who = OneOf("player called", who_words(game))
    some = Number(0, MOST)
    place = OneOf("location", LOCATION_WORDS)
    places = Several("location", LOCATION_WORDS)
    space = OneOf("space of the Black Market", SPACE_WORDS)
    building = OneOf("building", [card.id for card in box.buildings])
    buildings = Several("building", [card.id for card in box.buildings])
    apprentice = OneOf("apprentice", [card.id for card in box.apprentices])
    hired = Several("apprentice", [card.id for card in box.apprentices])
    scheme = OneOf("scheme", [card.id for card in box.schemes])
    return StepWords(
        {
            draft.DealPackets: (),
            draft.DraftRound: (some,),
            draft.DraftCard: (seat,),
            draft.PassPackets: (some,),
            draft.ExtraCards: (),
            turns.FirstTurn: (),
            turns.TakeTurn: (who,),
            turns.FetchWorker: (seat,),
            turns.EndTurn: (who,),
            turns.NextPlayer: (who,),
            placing.PlaceWorker: (seat,),
            gathering.Gather: (seat, place, some),
            gathering.Mines: (seat, some),
            storehouse.Storehouse: (seat, some),
            storehouse.GainMarble: (seat,),
            payments.PayMix: (seat, Number(0, MOST_MIXED), OneOf("mix", ["wood or stone", "clay or wood or stone"])),
            virtue.ChangeVirtue: (who, Number(-MOST, MOST)),
            virtue.DestroyDebt: (seat, some),
            workshop.Workshop: (seat, some),
            apprentices.TakeApprentice: (seat, apprentice),
            apprentices.MakeRoom: (seat,),
            apprentices.HireAny: (seat,),
            plans.KeepCard: (seat, some),
            plans.DiscardCard: (seat, some),
            town_centre.TownCentre: (seat, some, some, places),
            captures.FreeCaptures: (seat, some),
            tax_stand.StealTax: (seat,),
            guardhouse.Guardhouse: (seat, some),
            black_market.MarketGoods: (seat, space),
            black_market.PayForMiddle: (seat, space),
            black_market.MiddleMarket: (seat,),
            black_market.MarketHelpers: (seat, hired),
            guildhall.Construct: (seat, building),
            cathedral.PayForLevel: (seat,),
            cathedral.Advance: (seat,),
            cathedral.Acolytes: (seat,),
            building_effects.BuildingEffect: (seat, building),
            building_effects.GainOne: (seat, building),
            building_effects.ReleaseOrCapture: (seat, some),
            building_effects.DestroyOwnDebt: (seat, some),
            building_effects.DiscardFor: (seat, building),
            reset.Reset: (OneOf("cause", CAUSE_WORDS),),
            reset.ResetApprentices: (seat, hired),
            reset.Squire: (seat, apprentice),
            reset.UseResetApprentice: (seat, hired),
            reset.JudgePrisoners: (),
            opponent.OpponentTurn: (),
            opponent.SchemeStep: (scheme, OneOf("side of the scheme", ["as printed", "fallback"]), some),
            opponent.DiscardScheme: (),
            end_effects.GameEnd: (),
            end_effects.EndEffects: (seat, buildings),
            end_effects.ChooseEndEffect: (seat, buildings),
            scoring.FinalScoring: (),
        }
    )
