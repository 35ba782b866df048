"""The steps of Animalcatraz in words."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Number, OneOf, Who
from bighouse.engine.scenes.steps import StepWords
from bighouse.games.animalcatraz.box.components import NOTHING, SPACE_WORDS, VACANT_WORDS
from bighouse.games.animalcatraz.rules import (
    armor,
    arranging,
    bets,
    bully,
    coins,
    contraband,
    corruption,
    counter,
    crimes,
    days,
    departures,
    effects,
    exchanges,
    fight_results,
    getaway,
    guards,
    handing_over,
    hole,
    jobs,
    king,
    movement,
    night,
    prison_events,
    rats,
    reactions,
    reckoning,
    recruiting,
    riots,
    room_making,
    setup,
    stealing,
    taking,
    trade,
    turn,
    turns,
    warden,
    weapons,
    work,
)
from bighouse.games.animalcatraz.rules.actions import PLACE_WORDS
from bighouse.games.animalcatraz.rules.state import MOST_CONVICTS, Animalcatraz

NONE = "none"
MOST = 99  # of anything that a step counts


def convict_words(game: Animalcatraz) -> list[str]:
    return [f"convict {index}" for index in range(len(game.convicts))]


def rival_words(game: Animalcatraz) -> list[str]:
    return [f"rival {rival}" for rival in range(len(game.rivals))]


def step_words(game: Animalcatraz, who: Who, copies: list[str]) -> StepWords:
    """How every step of Animalcatraz reads in this game."""
    box = game.box
    seat = OneOf("seat called", who.seats)
    convict = OneOf("Convict", convict_words(game))
    gangsters = [gangster.id for gangster in box.gangsters]
    fighters = [*(f"convict {index}" for index in range(MOST_CONVICTS)), *gangsters]
    target = OneOf("fighter", [NONE, *fighters], NOTHING)
    convict_or_none = OneOf("Convict", [NONE, *convict_words(game)], NOTHING)
    rival = OneOf("rival", rival_words(game))
    some = Number(NOTHING, MOST)
    side = Number(0, 1)
    space = OneOf("space", SPACE_WORDS)
    cell = OneOf("cell", [NONE, *SPACE_WORDS[9:13]], NOTHING)
    vacant = OneOf("vacant cell", VACANT_WORDS)
    place = OneOf("place", PLACE_WORDS)
    places = OneOf("place", ["everywhere", *PLACE_WORDS], NOTHING)
    copy = OneOf("card", [NONE, *copies], NOTHING)
    gangster = OneOf("Gangster", gangsters)
    guard = OneOf("Guard", [*box.guard_ids, "warden"])
    crime = OneOf("Crime", [each.id for each in box.crimes])
    script = Number(0, len(box.scripts) - 1)
    return StepWords(
        {
            armor.Protection: (),
            armor.Protect: (seat, side, side),
            armor.Hurt: (),
            arranging.PutCard: (seat, convict, place, some),
            bets.Bets: (target, target),
            bets.PlaceBet: (seat, convict, target, target),
            bets.CollectBet: (seat, convict),
            bully.ShoveTo: (seat, convict, convict),
            coins.OfferCoin: (rival,),
            coins.KingsCoin: (seat, rival, some),
            contraband.ContrabandStep: (),
            contraband.DrawContraband: (rival,),
            contraband.ChooseCell: (seat, rival),
            corruption.TryGuard: (convict, guard, some, some),
            corruption.OfferBribe: (seat, convict, guard, some, some),
            counter.AfterExchange: (),
            counter.StrikeBack: (seat, convict),
            crimes.ChooseCrime: (seat, convict),
            crimes.TakeCrime: (convict,),
            crimes.ReturnCrime: (seat, convict),
            crimes.PayCrime: (seat, convict, crime, some, some, some),
            crimes.FinishCrime: (convict, crime),
            days.NextRound: (),
            days.NewDay: (),
            days.TakeShank: (),
            days.Settled: (),
            days.EndOfRound: (),
            days.LastDay: (),
            departures.KeepCard: (seat, convict),
            effects.RunScript: (script, some, convict_or_none, target),
            effects.Discard: (convict, some),
            effects.DiscardOne: (seat, convict, some),
            effects.ChooseStat: (seat, convict, some),
            effects.ChooseOption: (seat, convict, script, some, target),
            exchanges.NextExchange: (),
            exchanges.PickFighter: (seat, side),
            exchanges.Meet: (),
            exchanges.Doses: (),
            exchanges.ThirdDie: (seat, side, gangster),
            exchanges.Roll: (),
            exchanges.Rerolls: (),
            exchanges.RollAgain: (seat, side),
            exchanges.Decide: (),
            fight_results.EndFight: (side, some),
            fight_results.LeaveAfterFight: (convict, gangster),
            fight_results.BruiserCard: (convict,),
            fight_results.FightOver: (),
            getaway.GetawayTurn: (convict,),
            getaway.AskGuards: (rival,),
            getaway.SacrificeGuards: (seat, rival),
            getaway.Dash: (convict,),
            guards.MoveGuards: (),
            hole.SendToHole: (convict,),
            handing_over.SwapGangster: (seat, convict, gangster),
            hole.BlameScapegoat: (seat, convict),
            jobs.LookAt: (seat, convict, convict),
            king.HideCard: (seat, convict, place, some),
            king.HideAnother: (seat, convict),
            movement.Enter: (convict,),
            movement.Stay: (convict, space, side),
            night.NightSteps: (),
            night.GangstersPay: (),
            night.CleanUp: (),
            night.Sleep: (),
            night.NightUpgrade: (seat, convict),
            prison_events.NextEvent: (),
            prison_events.Missed: (convict,),
            prison_events.RevealEvent: (),
            rats.RatsCome: (),
            rats.MeetRats: (convict, space),
            reactions.Reactions: (convict, space),
            reactions.CultCall: (seat, convict, convict),
            reactions.Provocations: (convict, space),
            reactions.Provoke: (seat, convict, rival),
            reckoning.ReckonCoins: (),
            reckoning.ReckonTags: (),
            recruiting.TurnUp: (convict,),
            recruiting.Lodge: (seat, convict, gangster),
            recruiting.PayGangster: (seat, convict, vacant, some),
            recruiting.SwapOut: (seat, convict, vacant),
            riots.BeginRiot: (),
            riots.FinalRiot: (),
            riots.RiotFight: (rival,),
            riots.PickRival: (seat, rival),
            riots.RiotGoesOn: (rival, rival),
            riots.AfterRiot: (),
            room_making.MakeRoom: (convict,),
            room_making.FlushStash: (convict,),
            room_making.DropCard: (seat, convict, place),
            setup.RollOrder: (),
            setup.DealConvicts: (),
            setup.PickInmate: (seat, convict),
            setup.KeepInmate: (seat, convict),
            setup.SettleIn: (),
            setup.DealContraband: (),
            setup.DealCrimes: (),
            stealing.GuardGoods: (seat, convict, place),
            stealing.RollTheft: (convict, some, convict_or_none, cell),
            stealing.SettleTheft: (convict, some, convict_or_none, cell, some, some, some, some),
            stealing.EndOfRole: (),
            taking.TakeLoot: (convict, some, convict_or_none, cell, some, some),
            taking.FullHands: (seat, convict, some),
            taking.KeepOne: (seat, convict, some, convict_or_none, cell, copy, copy),
            taking.SecondRoll: (seat, convict, some, convict_or_none, cell, some),
            trade.LookThrough: (convict, space, places),
            trade.PickGoods: (seat, convict, space, places),
            trade.HandIn: (seat, convict, space, places, some),
            trade.PutAway: (convict, places),
            trade.PlaceGoods: (seat, convict),
            turn.TakeTurn: (seat, convict),
            turns.Turns: (),
            turns.Slot: (rival,),
            turns.PickConvict: (seat, rival),
            turns.StartTurn: (convict,),
            turns.Poison: (convict,),
            warden.WardenWalks: (),
            warden.MeetWarden: (convict, space),
            warden.PayWarden: (seat, convict),
            weapons.Reveals: (),
            weapons.Reveal: (seat, side),
            weapons.SecondWeapon: (seat, side),
            weapons.SwapFrom: (seat, side),
            weapons.SwapTo: (seat, side, place),
            work.WorkCard: (convict,),
            work.SearchPile: (seat, convict),
        }
    )
