"""The steps of Lockup in words, and the places of the round where a scene may start."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.kinds import Kind, Number, OneOf, Who
from bighouse.engine.scenes.steps import StepWords
from bighouse.engine.scenes.text import Entry
from bighouse.engine.step import Step
from bighouse.games.lockup.box.components import COST_WORDS, LOCATION_STRENGTH, LOCATION_WORDS, LOCATIONS, WINDOW_WORDS
from bighouse.games.lockup.rules import (
    cell_block,
    chow_hall,
    effects,
    exchanges,
    keeping,
    lights_out,
    patrol,
    reward_choice,
    rewards,
    roll_call,
    rounds,
    scoring,
    setup,
    solitary,
    tomes,
    trickery,
)
from bighouse.games.lockup.rules.actions import MOST_CUBES, SPACES
from bighouse.games.lockup.rules.cell_block import COST_BITS
from bighouse.games.lockup.rules.state import GAME_END, LIGHTS_OUT, PATROL, ROLL_CALL, SETUP, Lockup

PHASE_WORDS = ["setup", "roll call", "lights out", "patrol", "game end"]
SOURCE_WORDS = ["item", "goon", "tome", "trait", "crew"]
MOST = 99  # of anything that a step counts

PATROL_STEPS: dict[str, Step[Lockup]] = {
    "storage": patrol.CHECK_STORAGE,
    "refill": patrol.REFILL_DISPLAY,
    "goons": patrol.ADVANCE_GOONS,
    "suspicion": patrol.ADD_SUSPICION,
}
END_STEPS: dict[str, list[Step[Lockup]]] = {
    "game end": [rounds.GAME_END_PHASE],
    "final raid": [scoring.FINAL_RAID, tomes.ANY_TIME_WINDOW, scoring.FINAL_SCORING],
    "final scoring": [scoring.FINAL_SCORING],
    "over": [],
}
STARTS = [
    "setup bonuses", "traits", "round", "roll call", "turn of seat N", "guard turn", "lights out",
    "lights out at LOCATION", "end of round", "patrol", *PATROL_STEPS, *END_STEPS,
]  # fmt: skip


class Source(Kind):
    """Where an effect is printed: `item item_03`."""

    width = 2

    def __init__(self, game: Lockup) -> None:
        box = game.box
        self.ids = [
            [item.id for item in box.items],
            [goon.id for goon in box.goons],
            [tome.id for tome in box.tomes],
            [trait.id for trait in box.traits],
            [crew.id for crew in box.crews],
        ]

    def write(self, numbers: list[int]) -> str:
        return f"{SOURCE_WORDS[numbers[0]]} {self.ids[numbers[0]][numbers[1]]}"

    def read(self, entry: Entry, words: str) -> list[int]:
        source, _, card = words.partition(" ")
        kind = entry.index("kind of card", source, SOURCE_WORDS)
        return [kind, entry.index(source, card.strip(), self.ids[kind])]


class Covered(Kind):
    """The part of a cost that opponents have paid: `1 gold`, or `nothing`."""

    def write(self, numbers: list[int]) -> str:
        counts = [
            (numbers[0] >> (kind * COST_BITS) & ((1 << COST_BITS) - 1), word) for kind, word in enumerate(COST_WORDS)
        ]
        return " ".join(f"{count} {word}" for count, word in counts if count) or "nothing"

    def read(self, entry: Entry, words: str) -> list[int]:
        counts = entry.part(words).counts({word: word for word in COST_WORDS}, (1 << COST_BITS) - 1)
        return [sum(counts.get(word, 0) << (kind * COST_BITS) for kind, word in enumerate(COST_WORDS))]


def step_words(game: Lockup, who: Who) -> StepWords:
    """How every step of Lockup reads in this game."""
    seat = OneOf("seat called", who.seats)
    turn = OneOf("player called", ["first player", *who.seats], first=-1)
    window = OneOf("tome window", WINDOW_WORDS)
    item = OneOf("item", [item.id for item in game.box.items])
    rank, some, cubes = Number(0, 4), Number(0, MOST), Number(0, MOST_CUBES)
    source, covered = Source(game), Covered()
    return StepWords(
        {
            setup.StartingBonuses: (),
            setup.StartingCubes: (seat,),
            setup.DealTraits: (),
            setup.ChooseTrait: (seat,),
            rounds.PlayRound: (),
            rounds.EndRound: (),
            rounds.NextRound: (),
            roll_call.RollCall: (),
            roll_call.NextTurn: (who,),
            roll_call.Turn: (seat,),
            roll_call.SendCrew: (seat, OneOf("location", LOCATION_WORDS[:SPACES]), some),
            solitary.GuardTurn: (),
            solitary.ShowLocation: (),
            tomes.TomeWindow: (window, turn, some),
            tomes.PlayOrPass: (seat, window, some),
            lights_out.LightsOut: (),
            lights_out.ResolveLocation: (OneOf("location", [*LOCATION_WORDS, "end"]),),
            lights_out.RankCrews: (),
            lights_out.GainSuspicion: (),
            lights_out.CollectRewards: (Number(0, SPACES - 1),),
            lights_out.MoveStragglers: (),
            lights_out.ForgetCrews: (),
            solitary.SeizeGoons: (some,),
            rewards.FixedReward: (seat, rank),
            rewards.LootFirst: (seat, rank),
            rewards.ResourceOfChoice: (seat, rank),
            rewards.CommissaryExchange: (seat, rank),
            chow_hall.ChowHall: (seat, rank),
            chow_hall.PayForGoons: (seat, cubes),
            chow_hall.HireGoon: (seat, some),
            cell_block.CellBlock: (seat, rank),
            cell_block.PayToReserve: (seat, item),
            cell_block.PayForItem: (seat, item, some, covered),
            cell_block.MakePay: (seat, item, some, covered),
            effects.ResolveEffects: (who, source, some),
            effects.KeepGoon: (seat, some),
            keeping.KeepTome: (seat, some),
            keeping.KeepItem: (seat, some),
            exchanges.GainAny: (seat, some),
            exchanges.GainOneOf: (seat, source, some),
            exchanges.Exchange: (seat, some),
            exchanges.ExchangeTwo: (seat, some),
            exchanges.Accuse: (seat, some),
            trickery.Peek: (seat, some),
            trickery.UncoverGuard: (seat, some),
            trickery.MoveToken: (seat, some),
            trickery.Nullify: (seat, some),
            patrol.Patrol: (),
            patrol.CheckStorage: (),
            patrol.ReturnExcess: (seat,),
            patrol.RefillDisplay: (),
            patrol.AdvanceGoons: (),
            patrol.AddSuspicion: (),
            patrol.RaidIfNeeded: (),
            patrol.PlaceSuspicion: (),
            patrol.ReshuffleGuards: (),
            scoring.GameEnd: (),
            scoring.FinalRaid: (),
            scoring.FinalScoring: (),
        }
    )


IN_A_LOCATION = (
    lights_out.RankCrews,
    lights_out.GainSuspicion,
    lights_out.CollectRewards,
    lights_out.MoveStragglers,
    reward_choice.RewardChoice,
    trickery.Nullify,
)


def needs_location(step: Step[Any]) -> bool:
    """Whether a step only makes sense while a location is being resolved."""
    if isinstance(step, tomes.TomeWindow | tomes.PlayOrPass):
        return step.window == LOCATION_STRENGTH
    return isinstance(step, IN_A_LOCATION)


class Start:
    """A place of the round: its phase, what is still to be done from there, and whether crew may be out."""

    def __init__(self, phase: int, steps: list[Step[Any]], earliest: int = LOCATIONS) -> None:
        self.phase = phase
        self.steps = steps
        self.earliest = earliest  # crew may be at this location and later ones; LOCATIONS: all are at home


AFTER_ROLL_CALL: list[Step[Lockup]] = [rounds.LIGHTS_OUT_PHASE, rounds.FORGET_CREWS, rounds.END_ROUND]


def read_start(game: Lockup, seats: list[str], entry: Entry) -> Start:
    """The place of the round that the text names."""
    words = entry.value
    last = game.round == game.box.rounds
    if words in ("setup bonuses", "traits"):
        if not game.advanced:
            raise entry.wrong(f"there are no {words} in a standard game; begin with 'lockup, 3 players, advanced'")
        if game.round != 1:
            raise entry.wrong(f"{words} come before round 1, not round {game.round}; leave 'round:' out")
        bonuses = [setup.STARTING_BONUSES] if words == "setup bonuses" else []
        return Start(SETUP, [*bonuses, *trait_steps(game), rounds.PLAY_ROUND])
    if words == "round":
        return Start(SETUP if game.round == 1 else PATROL, [rounds.PLAY_ROUND])
    if words == "roll call":
        return Start(ROLL_CALL, [rounds.ROLL_CALL_PHASE, *AFTER_ROLL_CALL])
    if words.startswith("turn of "):
        seat = entry.index("seat called", words.removeprefix("turn of "), seats)
        return Start(ROLL_CALL, [roll_call.Turn(seat), *AFTER_ROLL_CALL], 0)
    if words == "guard turn":
        if not game.solitary:
            raise entry.wrong("guards only have turns in a solitary game; begin with 'lockup, 1 player'")
        return Start(ROLL_CALL, [solitary.GUARD_TURN, roll_call.NextTurn(game.guards), *AFTER_ROLL_CALL], 0)
    if words == "lights out":
        return Start(LIGHTS_OUT, AFTER_ROLL_CALL, 0)
    if words.startswith("lights out at "):
        location = entry.index("location", words.removeprefix("lights out at "), LOCATION_WORDS)
        return Start(LIGHTS_OUT, [lights_out.RESOLVE[location], *AFTER_ROLL_CALL[1:]], location)
    if words == "end of round":
        return Start(LIGHTS_OUT, [rounds.END_ROUND])
    if words == "patrol" or words in PATROL_STEPS:
        if last:
            raise entry.wrong(f"round {game.round} has no Patrol; name an earlier round, or 'start: game end'")
        if words == "patrol":
            return Start(PATROL, [rounds.PATROL_PHASE, rounds.NEXT_ROUND])
        steps: list[Step[Any]] = list(PATROL_STEPS.values())[list(PATROL_STEPS).index(words) :]
        guards = [patrol.RESHUFFLE_GUARDS] if game.solitary else []
        return Start(PATROL, [*steps, *guards, rounds.NEXT_ROUND])
    if words in END_STEPS:
        if not last:
            raise entry.wrong(f"the game ends after round {game.box.rounds}, not {game.round}; leave 'round:' out")
        return Start(GAME_END, list(END_STEPS[words]), 0 if words == "over" else LOCATIONS)
    entry.index("start", words, STARTS)
    raise entry.wrong("put a seat or a location here: 'turn of seat 0', 'lights out at smithy'")


def trait_steps(game: Lockup) -> list[Step[Any]]:
    """The choice of traits; where the text names some that are dealt, all are dealt already."""
    if not any(player.dealt for player in game.players):
        return [setup.DEAL_TRAITS]
    choosers = [who for who in reversed(game.clockwise()) if who < game.seats and game.players[who].trait < 0]
    return [setup.ChooseTrait(who) for who in choosers]
