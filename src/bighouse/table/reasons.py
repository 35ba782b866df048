"""Why a hint says what it says: what the likely line brings on the score sheet, and what other lines miss.

Where that is nothing yet, how far the options are apart has to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.bots.search import Opinion
from bighouse.engine.english import counted, listed
from bighouse.engine.game import Game
from bighouse.engine.sheet import ScoreSheet

MOST_NAMED = 2  # lines of the score sheet
DECIDED = 0.98  # chances beyond this, or as far from hope, are told apart by the margin
ALIKE = 0.01  # of hope
FAR = 0.03


def reasons_for(opinions: Sequence[Opinion], game: Game, seat: int) -> list[str]:
    """A reason for each, in their order: the best first."""
    now = game.room.score_sheet(game)
    gains = [gained(now, opinion.ahead, seat) for opinion in opinions]
    decided = all(not 1 - DECIDED < opinion.value < DECIDED for opinion in opinions)
    out: list[str] = []
    for number, opinion in enumerate(opinions):
        reason = misses(gains[number], gains[0]) if number else brings(gains[0])
        if decided:
            reason = "; ".join(filter(None, [stands(margin(opinion.ahead, seat)), reason]))
        elif not reason:
            reason = behind(opinions[0], opinion) if number else before(opinions)
        out.append(reason)
    return out


def before(opinions: Sequence[Opinion]) -> str:
    """How the best compares with the next."""
    gap = opinions[0].value - opinions[1].value if len(opinions) > 1 else 0.0
    return "stands out" if gap >= FAR else "a little better than the rest" if gap >= ALIKE else "others are as good"


def behind(best: Opinion, other: Opinion) -> str:
    """How another compares with the best."""
    gap = best.value - other.value
    return "about as good" if gap < ALIKE else f"gives away {gap * 100:.0f} % of hope"


def gained(now: ScoreSheet, ahead: Game | None, seat: int) -> dict[str, int]:
    """How many points more each line of the sheet has for the seat."""
    if ahead is None:
        return {}
    then = {line.name: line.points[seat] for line in ahead.room.score_sheet(ahead).lines}
    return {line.name: then.get(line.name, 0) - line.points[seat] for line in now.lines}


def margin(ahead: Game | None, seat: int) -> int:
    """By how many points the seat is ahead of the best of the others, an automaton included."""
    if ahead is None:
        return 0
    totals = ahead.room.score_sheet(ahead).totals
    others = [total for who, total in enumerate(totals) if who != seat]
    return totals[seat] - max(others, default=0)


def brings(gain: dict[str, int]) -> str:
    more = largest(gain)
    return f"brings {named(more)}" if more else ""


def misses(gain: dict[str, int], best: dict[str, int]) -> str:
    less = largest({name: best[name] - gain.get(name, 0) for name in best})
    return f"misses {named(less)}" if less else ""


def stands(lead: int) -> str:
    if lead == 0:
        return "level"
    return f"{counted(abs(lead), 'point')} {'ahead' if lead > 0 else 'behind'}"


def largest(points: dict[str, int]) -> list[tuple[str, int]]:
    """The few lines with most points in them."""
    some = [(name, count) for name, count in points.items() if count > 0]
    return sorted(some, key=lambda one: -one[1])[:MOST_NAMED]


def named(points: Sequence[tuple[str, int]]) -> str:
    """In words: "3 points from Buildings and 1 from Virtue"."""
    first, *others = points
    parts = [f"{counted(first[1], 'point')} from {first[0]}", *(f"{count} from {name}" for name, count in others)]
    return listed(parts)
