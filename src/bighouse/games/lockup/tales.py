"""The log: a short sentence for every kind of event, as the reader may know it.

A sentence rests on the event alone, never on the position: the log is read long after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.engine.story import Event
from bighouse.games.lockup import events as told
from bighouse.games.lockup import state
from bighouse.games.lockup.components import CELL_BLOCK, CHOW_HALL, COMMISSARY, LIBRARY, RESOURCE_WORDS, TOKEN_WORDS
from bighouse.games.lockup.phrases import (
    RANK_WORDS,
    capital,
    counted,
    guard_words,
    listed,
    place,
    plain_token,
    possessive,
    resource_words,
    stars_words,
)
from bighouse.games.lockup.state import Lockup


class Reader:
    """Who reads the log: what people are called there."""

    def __init__(self, game: Lockup, name: Callable[[int], str]) -> None:
        self.game = game
        self.name = name

    def who(self, seat: int) -> str:
        if seat == self.game.guards:
            return "the guards"
        name = self.name(seat)
        return "you" if name == "You" else name  # within a sentence

    def place(self, location: int) -> str:
        return place(self.game, location)

    def item(self, item: int) -> str:
        return self.game.box.items[item].name if item >= 0 else "an item"

    def tome(self, tome: int) -> str:
        return self.game.box.tomes[tome].name if tome >= 0 else "a tome"

    def goon(self, goon: int) -> str:
        return f"the {self.game.box.goons[goon].name}"

    def goal(self, goal: int) -> str:
        return self.game.box.goals[goal].name

    def token(self, token: int) -> str:
        return plain_token(token) if token >= 0 else "a crew member"


def sentence_words(game: Lockup, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
    """An event as a sentence, as the seat may know it; empty when it is not worth one."""
    return capital(TALES[event.kind.name](Reader(game, name), event.seen_by(seat)))


# The course of the game


def _phase_began(r: Reader, f: list[int]) -> str:
    return PHASES[f[0]]


PHASES: Final[dict[int, str]] = {
    state.SETUP: "The table was set up.",
    state.ROLL_CALL: "Roll Call began.",
    state.LIGHTS_OUT: "Lights Out began.",
    state.PATROL: "Patrol began.",
    state.GAME_END: "The last night was over: the final raid and the scoring followed.",
}


def _location_cleared(r: Reader, f: list[int]) -> str:
    return f"{f[1]} suspicion at {r.place(f[0])} went back to the supply."


# Crew


def _crew_sent(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} sent {r.token(f[1])}{' face down' if f[3] else ''} to {r.place(f[2])}."


def _crew_revealed(r: Reader, f: list[int]) -> str:
    return f"{possessive(r.who(f[0]))} face-down token at {r.place(f[2])} was {r.token(f[1])}."


def _crew_moved(r: Reader, f: list[int]) -> str:
    down = " face down" if f[4] else ""
    return f"{r.who(f[0])} moved {r.token(f[1])}{down} from {r.place(f[2])} to {r.place(f[3])}."


def _crew_strayed(r: Reader, f: list[int]) -> str:
    crew = "The guards" if f[0] == r.game.guards else f"{possessive(r.who(f[0]))} crew"
    return f"{crew} got nothing at {r.place(f[1])} and went to {r.place(LIBRARY)}."


def _passed(r: Reader, f: list[int]) -> str:
    left = f", keeping {counted(f[1], 'token')} in the cell" if f[1] > 0 else ""
    return f"{r.who(f[0])} passed{left}."


def _ranked(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} ranked {RANK_WORDS[f[2]]} at {r.place(f[1])} with strength {f[3]}."


def _peeked(r: Reader, f: list[int]) -> str:
    seen = f": {r.token(f[3])}" if f[3] >= 0 else ""
    return f"{r.who(f[0])} looked at a face-down token of {r.who(f[1])} at {r.place(f[2])}{seen}."


def _nullified(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} made {possessive(r.who(f[1]))} {TOKEN_WORDS[f[2]]} count 0 here."


def _guard_nullified(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} made {guard_words(r.game, f[1])} count 0 here."


# Tomes


def _tomes_looked_at(r: Reader, f: list[int]) -> str:
    if f[1] < 0:
        return f"{r.who(f[0])} looked at tomes to keep one."
    if f[2] < 0:
        return f"{r.who(f[0])} drew {r.tome(f[1])}, the only tome left."
    return f"{r.who(f[0])} drew {r.tome(f[1])} and {r.tome(f[2])} to keep one."


def _tome_kept(r: Reader, f: list[int]) -> str:
    under = f" and put {r.tome(f[2])} under the deck" if f[2] >= 0 else ""
    return f"{r.who(f[0])} kept {r.tome(f[1])}{under}."


# Cubes, power and stars


def _power_gained(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} gained {f[1]} power, {f[2]} in all."


def _storage_raised(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} can store {f[2]} cubes now, {f[1]} more."


def _loot_taken(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} took the Bandits' {resource_words(f[2], f[3])} at {r.place(f[1])}."


def _declined(r: Reader, f: list[int]) -> str:
    if f[1] == CHOW_HALL:
        return f"{r.who(f[0])} recruited nobody."
    if f[1] == CELL_BLOCK:
        return f"{r.who(f[0])} neither crafted nor reserved anything."
    if f[1] == COMMISSARY:
        return f"{r.who(f[0])} took nothing at {r.place(f[1])}."
    return f"{r.who(f[0])} declined the reward at {r.place(f[1])}."


STAR_SOURCES: Final[dict[int, str]] = {
    state.FROM_START: "to start with",
    state.FROM_ITEMS: "for the item",
    state.FROM_EFFECTS: "from an effect",
    state.FROM_INSTANT_GOAL: "for the instant goal",
    state.FROM_RAIDS: "in the raid",
    state.FROM_LEADER_GOAL: "for the leader goal",
    state.FROM_END_GOAL: "for the end game goal",
    state.FROM_GOONS: "for goons",
    state.FROM_RESOURCES: "for cubes left over",
    state.FROM_TOMES: "for tomes in hand",
    state.FROM_MARKER: "for the first player marker",
}


def _scored(r: Reader, f: list[int]) -> str:
    verb = "gained" if f[1] > 0 else "lost"
    return f"{r.who(f[0])} {verb} {stars_words(abs(f[1]))} {STAR_SOURCES[f[2]]} ({f[3]} now)."


# Cards


def _item_crafted(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} crafted {r.item(f[1])}{' from the reserve' if f[2] else ''}."


def _item_reserved(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} reserved {r.item(f[1])}{'' if f[1] >= 0 else ' unseen'}."


def _items_looked_at(r: Reader, f: list[int]) -> str:
    if f[1] < 0:
        return f"{r.who(f[0])} looked at items to reserve some unseen."
    return f"{r.who(f[0])} drew {listed([r.item(item) for item in f[1:] if item >= 0])} to reserve unseen."


def _goon_recruited(r: Reader, f: list[int]) -> str:
    verb = "seized" if f[0] == r.game.guards else "recruited"
    where = f" at {r.place(f[2])}" if f[2] >= 0 else ""
    return f"{r.who(f[0])} {verb} {r.goon(f[1])}{where}."


def _goons_looked_at(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} drew {listed([r.goon(goon) for goon in f[1:] if goon >= 0])} to recruit from."


def _goal_claimed(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} took the goal {r.goal(f[1])}{f' from {r.who(f[2])}' if f[2] >= 0 else ''}."


# Suspicion


def _suspicion_gained(r: Reader, f: list[int]) -> str:
    where = f" at {r.place(f[2])}" if f[2] >= 0 else ""
    return f"{r.who(f[0])} picked up {f[1]} suspicion{where}."


def _raid_began(r: Reader, f: list[int]) -> str:
    if f[0] == 0:
        return "The final raid began."
    return f"A raid began: the goons asked for {f[0]} suspicion, and the supply held {f[1]}."


# Goons on the board


def _goon_advanced(r: Reader, f: list[int]) -> str:
    return f"{r.goon(f[0])} moved from {r.place(f[1])} to {r.place(f[2])}."


def _loot_placed(r: Reader, f: list[int]) -> str:
    return f"{r.goon(f[2])} left {resource_words(f[1], 1)} at {r.place(f[0])}."


# The guards: what they did, and the rule behind it


def _guard_placed(r: Reader, f: list[int]) -> str:
    return f"a guard card was laid{' face down' if f[2] else ''} at {r.place(f[0])}."


SHOWN_BECAUSE: Final[dict[int, str]] = {
    told.WHY_PICKED_BY_PLAYER: "picked on the guards' turn, §11.2",
    told.WHY_LIGHTS_OUT: "all cards here are turned up, §11.3",
    told.WHY_LOCATION_CARD: "sent by the location card, §11.2",
    told.WHY_ATLAS: "turned up by a tome, §11.7",
}


def _guard_shown(r: Reader, f: list[int]) -> str:
    return f"{guard_words(r.game, f[1])} showed up at {r.place(f[0])} ({SHOWN_BECAUSE[f[2]]})."


def _location_shown(r: Reader, f: list[int]) -> str:
    if f[0] < 0:
        return "The location card read off duty: no guard came (§11.2)."
    return f"The location card called for a guard at {r.place(f[0])} (§11.2)."


def _guards_chose(r: Reader, f: list[int]) -> str:
    return CHOSEN_BECAUSE[f[0]](r, f)


CHOSEN_BECAUSE: Final[dict[int, Callable[[Reader, list[int]], str]]] = {
    told.WHY_SPECIAL_CARD: lambda r, f: "That guard called another one, from the top of the guard deck (§11.3, R53).",
    told.WHY_FEWEST_THEN_RAREST: lambda r, f: (
        f"Of what the supply held, the guards owned least {RESOURCE_WORDS[f[3]]}, the rarest of equals (§11.4, R56)."
    ),
    told.WHY_MOST_SUSPICION: lambda r, f: (
        f"{r.goon(f[2])} drew the most suspicion, or stood lowest of equals, so the guards came for it (§11.4, R55)."
    ),
    told.WHY_HIGHEST_PAYABLE: lambda r, f: f"{r.item(f[1])} was worth most of all the guards could pay (§11.4, R57).",
    told.WHY_NOTHING_PAYABLE: lambda r, f: (
        f"The guards could pay for no item; {r.item(f[1])} was worth most on display (§11.4, R57)."
    ),
    told.WHY_NOT_FIRST: lambda r, f: "The guards were not first here, so they got nothing (§11.4).",
    told.WHY_STAR_FOR_TOME: lambda r, f: "The guards read no tomes: they took stars instead (§11.4, R58).",
    told.WHY_EXCHANGE: lambda r, f: "The guards gave what they owned most of for what they owned fewest of (R58).",
    told.WHY_NO_EXCHANGE: lambda r, f: "The guards exchanged nothing: it would have brought them nothing (R58).",
    told.WHY_NOTHING_LEFT: lambda r, f: "Nothing was left for the guards to take (§11.4, R55, R57).",
    told.WHY_DECK_EMPTY: lambda r, f: "The guard deck was empty, so no guard came (R52).",
}


TALES: Final[dict[str, Callable[[Reader, list[int]], str]]] = {
    "round_began": lambda r, f: f"Round {f[0]} began.",
    "phase_began": _phase_began,
    "location_began": lambda r, f: f"The lantern came to {r.place(f[0])}.",
    "marker_taken": lambda r, f: f"{r.who(f[0])} took the first player marker.",
    "trait_chosen": lambda r, f: f"{r.who(f[0])} chose the trait {r.game.box.traits[f[1]].name}.",
    "crew_sent": _crew_sent,
    "crew_revealed": _crew_revealed,
    "crew_moved": _crew_moved,
    "crew_strayed": _crew_strayed,
    "crew_returned": lambda r, f: "",  # everybody goes home sooner or later
    "passed": _passed,
    "ranked": _ranked,
    "tome_played": lambda r, f: f"{r.who(f[0])} played {r.tome(f[1])}.",
    "tome_drawn": lambda r, f: f"{r.who(f[0])} drew {r.tome(f[1])}.",
    "tomes_looked_at": _tomes_looked_at,
    "tome_kept": _tome_kept,
    "tomes_shuffled": lambda r, f: f"The {counted(f[0], 'discarded tome')} became the new tome deck (R25).",
    "peeked": _peeked,
    "nullified": _nullified,
    "guard_nullified": _guard_nullified,
    "strengthened": lambda r, f: f"{r.who(f[0])} added {f[1]} strength here.",
    "made_to_pay": lambda r, f: f"{r.who(f[0])} made {r.who(f[1])} pay {resource_words(f[2], 1)}.",
    "cubes_gained": lambda r, f: f"{r.who(f[0])} gained {resource_words(f[1], f[2])}.",
    "cubes_returned": lambda r, f: f"{r.who(f[0])} gave back {resource_words(f[1], f[2])}.",
    "exchanged": lambda r, f: f"{r.who(f[0])} exchanged {resource_words(f[1], 1)} for {resource_words(f[2], 1)}.",
    "power_gained": _power_gained,
    "storage_raised": _storage_raised,
    "loot_taken": _loot_taken,
    "declined": _declined,
    "scored": _scored,
    "craft_declared": lambda r, f: "",  # the payment and the item itself follow at once
    "item_crafted": _item_crafted,
    "item_reserved": _item_reserved,
    "items_looked_at": _items_looked_at,
    "goon_recruited": _goon_recruited,
    "goons_looked_at": _goons_looked_at,
    "goal_claimed": _goal_claimed,
    "suspicion_gained": _suspicion_gained,
    "suspicion_shed": lambda r, f: f"{r.who(f[0])} got rid of {f[1]} suspicion.",
    "suspicion_given": lambda r, f: f"{r.who(f[0])} pinned {f[2]} suspicion on {r.who(f[1])}.",
    "suspicion_placed": lambda r, f: f"{f[1]} suspicion was added at {r.place(f[0])}.",
    "raid_began": _raid_began,
    "raid_averted": lambda r, f: f"The raid was averted: {f[0]} suspicion needed, {f[1]} in the supply (R31).",
    "suspicion_cleared": lambda r, f: f"{r.who(f[0])} returned {f[1]} suspicion after the raid.",
    "location_cleared": _location_cleared,
    "item_shown": lambda r, f: f"{r.item(f[0])} came on display.",
    "goon_left": lambda r, f: f"{r.goon(f[0])} moved on and is gone.",
    "goon_advanced": _goon_advanced,
    "goon_arrived": lambda r, f: f"{r.goon(f[0])} arrived at {r.place(f[1])}.",
    "goons_shuffled": lambda r, f: f"The {counted(f[0], 'discarded goon')} became the new goon deck (R30).",
    "loot_placed": _loot_placed,
    "guard_placed": _guard_placed,
    "guard_shown": _guard_shown,
    "location_shown": _location_shown,
    "guards_chose": _guards_chose,
    "guards_shuffled": lambda r, f: "The guards' cards and the location cards were shuffled.",
}
