"""Why the opponent did what it did: the rule behind every step that no scheme card names by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.games.architects import events as told
from bighouse.games.architects.phrases import SPACE_NAMES, workers_words
from bighouse.games.architects.reader import Reader


def _regrouped(r: Reader, f: list[int]) -> str:
    return (
        f"{r.bot()} had no worker left, so instead of a scheme all but those in the Guildhall and the Black Market "
        "came home (§15.2)."
    )


def _largest_group(r: Reader, f: list[int]) -> str:
    return (
        f"The largest group had {workers_words(f[2])}; equal ones go by Guildhall workers, turn order, then place "
        "(§15.4)."
    )


OPPONENT_TALES: Final[dict[int, Callable[[Reader, list[int]], str]]] = {
    told.WHY_NO_WORKERS: _regrouped,
    told.WHY_PILE_EMPTY: lambda r, f: f"{r.bot_whose()} pile of schemes was empty (§15.2).",
    told.WHY_NO_TAX: lambda r, f: "There was no tax to take, so the second line of the scheme counted (§15.4).",
    told.WHY_LEFTMOST_FREE: lambda r, f: f"The left-most free stall was the {SPACE_NAMES[f[2]]} (§15.4).",
    told.WHY_RIGHTMOST_FREE: lambda r, f: f"The right-most free stall was the {SPACE_NAMES[f[2]]} (§15.4).",
    told.WHY_LARGEST_GROUP: _largest_group,
    told.WHY_NO_GROUP: lambda r, f: f"{r.bot()} found nobody to capture (§15.4).",
    told.WHY_PLACES_USED_UP: lambda r, f: f"{r.bot()} had captured at two places, where nobody was left (§15.4).",
    told.WHY_TOP_REACHED: lambda r, f: f"{r.bot()} stood at the top of the Cathedral already: no step (§15.4).",
    told.WHY_LEVEL_FULL: lambda r, f: "The next level of the Cathedral was full: no step, no reward (§15.4).",
    told.WHY_VIRTUE_ONLY: lambda r, f: f"Of the reward {r.bot()} took the virtue alone (§15.4).",
    told.WHY_NOBODY_HELD: lambda r, f: f"{r.bot()} held nobody to send to the Prison (§15.4).",
    told.WHY_NOBODY_IN_PRISON: lambda r, f: f"{r.bot()} had nobody in the Prison (§15.4).",
    told.WHY_NOBODY_ON_BOARDS: lambda r, f: f"{r.bot()} had nobody on other boards, so nothing was paid (§15.4).",
    told.WHY_NO_DEBT: lambda r, f: f"{r.bot()} had no debt to destroy (§15.4).",
    told.WHY_FUTURE_EMPTY: lambda r, f: "No future scheme was left (§15.4).",
}
