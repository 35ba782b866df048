"""The log: a short sentence for every kind of event, as the reader may know it.

A sentence rests on the event alone, never on the position: the log is read long after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.engine.story import Event
from bighouse.games.architects import events as told
from bighouse.games.architects import state
from bighouse.games.architects.card_words import act_words, scheme_words, trade_words
from bighouse.games.architects.components import COLUMNS, GUILDHALL, SCHEME_WORDS, SchemeAct
from bighouse.games.architects.opponent_words import OPPONENT_TALES
from bighouse.games.architects.phrases import (
    LEVEL_NAMES,
    SPACE_NAMES,
    capital,
    counted,
    debts_words,
    gain_in_words,
    good_words,
    goods_in_words,
    place_name,
    points_words,
    workers_words,
)
from bighouse.games.architects.reader import Reader
from bighouse.games.architects.state import Architects
from bighouse.games.architects.storehouse import FOR_VIRTUE


def sentence_words(game: Architects, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
    """An event as a sentence, as the seat may know it; empty when it is not worth one."""
    return capital(TALES[event.kind.name](Reader(game, name), event.seen_by(seat)))


# The course of the game


PHASES: Final[dict[int, str]] = {
    state.SETUP: "The table was set up.",
    state.TURNS: "The first turn began.",
    state.FINAL_ROUND: "The last round began.",
    state.GAME_END: "The last turn was over: end effects and the scoring followed.",
}


def _turn_lost(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} had no worker to bring home and lost the turn (R7)."


def _end_triggered(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} took the last space of the Guildhall: one more turn for everybody (§12)."


def _end_effect(r: Reader, f: list[int]) -> str:
    return f"{r.whose(f[0])} {r.building_name(f[1])} counted for virtue before the scoring (§13.1)."


SCORED_FOR: Final[dict[int, str]] = {
    state.FROM_BUILDINGS: "for buildings",
    state.FROM_CATHEDRAL: "for the Cathedral",
    state.FROM_VIRTUE: "for virtue",
    state.FROM_DEBTS: "for unpaid debts",
    state.FROM_GOLD_AND_MARBLE: "for gold and marble",
    state.FROM_SILVER: "for silver",
    state.FROM_PRISON: "for workers in the Prison",
    state.FROM_GUILDHALL: "for workers in the Guildhall",
}


def _scored(r: Reader, f: list[int]) -> str:
    verb = "scored" if f[2] >= 0 else "lost"
    return f"{r.who(f[0])} {verb} {points_words(abs(f[2]))} {SCORED_FOR[f[1]]} ({points_words(f[3])} so far)."


# Building cards


def _card_looked_at(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} looked at {r.building(f[1])}." if f[1] >= 0 else ""  # what was kept says it to the others


def _card_put_under(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} put {r.building(f[1])} under the pile."


# Workers


NTH: Final = ["", "a", "a second", "a third", "a fourth", "a fifth", "a sixth", "a seventh", "an eighth"]


def _worker_placed(r: Reader, f: list[int]) -> str:
    which = f"{NTH[f[2]]} worker" if f[2] < len(NTH) else f"worker number {f[2]}"
    return f"{r.who(f[0])} sent {which} to {place_name(f[1])}."


def _worker_in_guildhall(r: Reader, f: list[int]) -> str:
    if f[2]:
        return f"{r.who(f[0])} laid a worker beside {place_name(GUILDHALL)}."
    return f"{r.who(f[0])} laid a worker on space {f[1]} of {place_name(GUILDHALL)}."


def _worker_fetched(r: Reader, f: list[int]) -> str:
    where = place_name(f[1]) if f[1] >= 0 else f"{r.whose(f[2])} board"
    return f"{r.who(f[0])} brought a worker home from {where}."


def _workers_captured(r: Reader, f: list[int]) -> str:
    if f[0] == f[1]:
        return f"{r.who(f[0])} took {workers_words(f[3])} home from {place_name(f[2])}."
    return f"{r.who(f[0])} captured {workers_words(f[3])} of {r.of(f[1])} at {place_name(f[2])}."


def _workers_jailed(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} sent {workers_words(f[2])} of {r.of(f[1])} to the Prison."


def _workers_ransomed(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} took {workers_words(f[2])} back from {r.whose(f[1])} board."


# Goods, tax, virtue and debts


def _tax_paid(r: Reader, f: list[int]) -> str:
    avoided = f", avoiding {f[2]}" if f[2] > 0 else ""
    return f"{r.who(f[0])} paid {f[1] or 'no'} tax{avoided}."


def _virtue_changed(r: Reader, f: list[int]) -> str:
    return f"{r.whose(f[0])} virtue {'rose' if f[1] > 0 else 'fell'} by {abs(f[1])} to {f[2]}."


def _virtue_lost_at_top(r: Reader, f: list[int]) -> str:
    return f"{r.whose(f[0])} virtue was at the top already, so {f[1]} more brought nothing (R37)."


DEBT_REASONS: Final[dict[int, str]] = {
    told.DEBT_BELOW_ZERO: "as virtue cannot fall below 0 (§8)",
    told.DEBT_MOST_PRISONERS: "for having most workers in the Prison (§11.3)",
    told.DEBT_RANSOM: "to get workers back (§4.6)",
    told.DEBT_BUILDING: "for the building",
    told.DEBT_START: "to start with",
}


def _debt_taken(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} took {debts_words(f[1])} {DEBT_REASONS[f[2]]}."


def _traded(r: Reader, f: list[int]) -> str:
    if f[2] >= 0:
        apprentice = r.game.box.apprentices[f[2]]
        return f"{r.who(f[0])} traded {trade_words(apprentice)} with the {apprentice.name}."
    return f"{r.who(f[0])} traded for {'1 virtue' if f[1] == FOR_VIRTUE else '1 marble'}."


# Apprentices and constructions


def _coin_laid(r: Reader, f: list[int]) -> str:
    return f"{r.who(f[0])} laid 1 silver on {r.apprentice(f[1])} ({f[2]} there now)."


def _apprentice_hired(r: Reader, f: list[int]) -> str:
    coins = f", with {f[2]} silver on the card" if f[2] > 0 else ""
    return f"{r.who(f[0])} hired {r.apprentice(f[1])}{coins}."


def _apprentice_shown(r: Reader, f: list[int]) -> str:
    row = "lower" if f[1] >= COLUMNS else "upper"
    return f"{r.apprentice(f[0])} came on display, {row} row."


def _apprentice_purged(r: Reader, f: list[int]) -> str:
    coins = f"; {f[1]} silver on the card went to the supply" if f[1] > 0 else ""
    return f"{r.apprentice(f[0])} left the display{coins}."


def _reward_shown(r: Reader, f: list[int]) -> str:
    return f"{r.whose(f[0])} reward: {gain_in_words(r.game.box.rewards[f[1]].gain)}."


# The Black Market


RESET_CAUSES: Final[dict[int, str]] = {
    told.CAUSE_MARKET_FULL: "all three stalls were taken",
    told.CAUSE_GUILDHALL: "the Guildhall reached a bell",
}


def _market_turned(r: Reader, f: list[int]) -> str:
    offer = goods_in_words(r.game.box.markets[f[0]].large)
    return f"A new card came to the right stall: {offer}."


# The opponent


def _scheme_shown(r: Reader, f: list[int]) -> str:
    scheme = r.game.box.schemes[f[0]]
    return f"{r.bot_whose()} scheme {scheme.id}: a worker {scheme_words(scheme)} (§15.4)."


def _schemes_shuffled(r: Reader, f: list[int]) -> str:
    cause = "with the discards, as the pile was empty" if f[1] == told.WHY_PILE_EMPTY else "with the discards"
    return f"{r.bot_whose()} schemes were shuffled {cause}: {counted(f[0], 'card')} (§15.2)."


def _future_added(r: Reader, f: list[int]) -> str:
    scheme = r.game.box.schemes[f[0]]
    return f"Future scheme {scheme.id} joined the discards (§15.4): a worker {scheme_words(scheme)}."


def _opponent_did(r: Reader, f: list[int]) -> str:
    if f[0] == told.WHY_SCHEME:
        return f"The scheme said: {act_words(SchemeAct(SCHEME_WORDS[f[1]], f[2]))} (§15.4)."
    return OPPONENT_TALES[f[0]](r, f)


TALES: Final[dict[str, Callable[[Reader, list[int]], str]]] = {
    "phase_began": lambda r, f: PHASES[f[0]],
    "turn_began": lambda r, f: "",  # what is done in it says whose it is
    "turn_lost": _turn_lost,
    "card_drafted": lambda r, f: f"{r.who(f[0])} kept {r.building(f[1])} in the draft.",
    "packets_passed": lambda r, f: "The other cards went on to the next player.",
    "card_drawn": lambda r, f: f"{r.who(f[0])} drew {r.building(f[1])}.",
    "card_looked_at": _card_looked_at,
    "card_kept": lambda r, f: f"{r.who(f[0])} kept {r.building(f[1])}.",
    "card_put_under": _card_put_under,
    "worker_placed": _worker_placed,
    "worker_at_market": lambda r, f: f"{r.who(f[0])} slipped into the Black Market, {SPACE_NAMES[f[1]]}.",
    "worker_in_guildhall": _worker_in_guildhall,
    "worker_fetched": _worker_fetched,
    "workers_captured": _workers_captured,
    "workers_jailed": _workers_jailed,
    "workers_freed": lambda r, f: f"{r.who(f[0])} got {workers_words(f[1])} out of the Prison.",
    "workers_ransomed": _workers_ransomed,
    "gained": lambda r, f: f"{r.who(f[0])} gained {good_words(f[1], f[2])}.",
    "paid": lambda r, f: f"{r.who(f[0])} paid {good_words(f[1], f[2])}.",
    "tax_paid": _tax_paid,
    "tax_stolen": lambda r, f: f"{r.who(f[0])} stole {f[1]} silver of tax.",
    "tax_burned": lambda r, f: f"{r.who(f[0])} made {f[1]} silver of tax vanish into the supply.",
    "virtue_changed": _virtue_changed,
    "virtue_lost_at_top": _virtue_lost_at_top,
    "debt_taken": _debt_taken,
    "debt_paid": lambda r, f: f"{r.who(f[0])} paid off a debt.",
    "debt_destroyed": lambda r, f: f"{r.who(f[0])} destroyed {debts_words(f[1])}.",
    "traded": _traded,
    "coin_laid": _coin_laid,
    "apprentice_hired": _apprentice_hired,
    "apprentice_dismissed": lambda r, f: f"{r.who(f[0])} discarded {r.apprentice(f[1])}.",
    "apprentice_shown": _apprentice_shown,
    "apprentice_purged": _apprentice_purged,
    "apprentice_used": lambda r, f: f"{r.whose(f[0])} {r.apprentice_name(f[1])} acted in the reset.",
    "building_built": lambda r, f: f"{r.who(f[0])} built {r.building(f[1])}.",
    "cathedral_advanced": lambda r, f: f"{r.who(f[0])} went up to {LEVEL_NAMES[f[1]]} of the Cathedral.",
    "reward_shown": _reward_shown,
    "reset_began": lambda r, f: f"A reset of the Black Market began: {RESET_CAUSES[f[0]]} (§11.3).",
    "market_cleared": lambda r, f: f"{workers_words(f[1])} of {r.of(f[0])} went from the stalls to the Prison.",
    "market_shuffled": lambda r, f: f"The {f[0]} cards of the right stall became the left pile anew (R32).",
    "market_turned": _market_turned,
    "end_triggered": _end_triggered,
    "end_effect": _end_effect,
    "scored": _scored,
    "scheme_shown": _scheme_shown,
    "schemes_shuffled": _schemes_shuffled,
    "future_added": _future_added,
    "opponent_did": _opponent_did,
}
