"""The steps of Prison Architect in words."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.scenes.kinds import Number, OneOf, Several, Who
from bighouse.engine.scenes.steps import StepWords
from bighouse.games.prison_architect.box.components import (
    BID_WORDS,
    PASSIVE_TAGS,
    SPECIALIST_WORDS,
    TAG_WORDS,
    TILE_STACKS,
    TYPE_WORDS,
)
from bighouse.games.prison_architect.rules import (
    bidding,
    building,
    buying,
    cleanup,
    effects,
    evaluation,
    expansion,
    foundation,
    game_end,
    gardeners,
    governor,
    income,
    intake,
    objective_phase,
    prisoners,
    purchases,
    rearranging,
    rounds,
    staffing,
    tokens,
)
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import PRISONER_WORDS, SQUARE_WORDS

TOKEN_TAGS = [*TAG_WORDS[:PASSIVE_TAGS], "wildcard"]
MOST = 99  # of anything that a step counts


def step_words(game: PrisonArchitect, who: Who, round_words: Sequence[str]) -> StepWords:
    """How every step of Prison Architect reads in this game."""
    box = game.box
    seat = OneOf("seat called", who.seats)
    seats = Several("seat called", [word.replace(" ", "_") for word in who.seats])
    some = Number(0, MOST)
    area = OneOf("area", BID_WORDS)
    stack = OneOf("stack", ["none", *BID_WORDS[:TILE_STACKS]], foundation.NO_STACK)
    tile = OneOf("tile", [tile.id for tile in box.tiles])
    card = OneOf("Bureaucracy card", [card.id for card in box.cards])
    square = OneOf("square", SQUARE_WORDS)
    tag = OneOf("token", TOKEN_TAGS)
    types = Several("type of prisoner", TYPE_WORDS)
    prisoner = OneOf("prisoner", PRISONER_WORDS)
    specialist = OneOf("specialist", SPECIALIST_WORDS)
    return StepWords(
        {
            rounds.PlayRound: (OneOf("round called", round_words),),
            foundation.Foundation: (),
            foundation.FirstTile: (seat,),
            foundation.NameStack: (seat, stack),
            foundation.BuyOneOfTwo: (seat,),
            foundation.DiscardLeft: (),
            cleanup.Cleanup: (),
            bidding.Bidding: (),
            bidding.BidOnArea: (seat, area),
            bidding.RevealBids: (),
            bidding.RaiseBid: (seat,),
            buying.NextArea: (),
            buying.PickArea: (seat,),
            buying.Tie: (seats,),
            buying.BuyFirstOrLast: (seat, seats),
            buying.ToTheBack: (seat,),
            governor.GovernorBuys: (),
            purchases.Purchase: (seat,),
            effects.DrawCards: (seat, some),
            effects.BuyDrawnCard: (seat,),
            building.Building: (),
            building.Build: (seat,),
            building.PlaceTile: (seat, tile),
            building.PutWindows: (seat, tile, square),
            expansion.ExpandInto: (seat,),
            expansion.BuyDrawnTile: (seat,),
            rearranging.MoveTile: (seat,),
            rearranging.MoveTileTo: (seat, square),
            gardeners.EditWindow: (seat,),
            gardeners.AddWindow: (seat,),
            gardeners.AddWindowAt: (seat, square),
            gardeners.RemoveWindow: (seat, Number(0, 1)),
            gardeners.RemoveWindowAt: (seat, square, Number(0, 1)),
            tokens.GiveToken: (seat, tag),
            tokens.PlaceToken: (seat, tag),
            tokens.OwnToken: (seat, square),
            tokens.OwedTokens: (seat,),
            tokens.ChooseTag: (seat, square),
            staffing.AssignTo: (seat, specialist),
            staffing.RecallFrom: (seat, specialist),
            staffing.WhoWorks: (seat, card),
            staffing.WorkFrom: (seat, prisoner, card),
            prisoners.ReleaseByCard: (seat, types),
            prisoners.WhomToRelease: (seat, types),
            prisoners.ReleaseFrom: (seat, prisoner),
            intake.Intake: (),
            intake.TakePrisoners: (seat,),
            intake.House: (seat,),
            objective_phase.SetObjectives: (),
            objective_phase.PlayObjective: (seat,),
            objective_phase.PlayOrDiscard: (seat,),
            objective_phase.RevealObjectives: (),
            objective_phase.DealObjectives: (),
            objective_phase.KeepObjective: (seat, some),
            objective_phase.FreeTime: (seat,),
            evaluation.Evaluation: (some, some),
            evaluation.Escape: (some,),
            evaluation.WhoEscapes: (seat,),
            evaluation.Release: (),
            evaluation.Rehabilitate: (seat,),
            evaluation.EndEvaluation: (some,),
            income.Income: (some,),
            game_end.GameEnd: (),
            game_end.PlayLate: (seat,),
            game_end.Withdraw: (seat,),
            game_end.DiscardHands: (),
        }
    )
