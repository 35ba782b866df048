"""The steps of Architects in words."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.kinds import Number, OneOf, Several, Who
from bighouse.engine.scenes.steps import StepWords
from bighouse.engine.step import Step
from bighouse.games.architects.box.components import LOCATION_WORDS, SPACE_WORDS
from bighouse.games.architects.rules import (
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
from bighouse.games.architects.rules.actions import MOST_MIXED
from bighouse.games.architects.rules.state import Architects

PHASE_WORDS = ["setup", "turns", "final round", "game end"]
CAUSE_WORDS = ["market full", "guildhall"]
END_STEPS: dict[str, list[Step[Any]]] = {
    "game end": [end_effects.GAME_END_PHASE],
    "scoring": [scoring.FINAL_SCORING],
    "over": [],
}
STARTS = ["draft", "turn of PLAYER", "end of turn of PLAYER", *END_STEPS]
MOST = 99  # of anything that a step counts


def step_words(game: Architects, who: Who) -> StepWords:
    """How every step of Architects reads in this game."""
    box = game.box
    seat = OneOf("seat called", who.seats)
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
