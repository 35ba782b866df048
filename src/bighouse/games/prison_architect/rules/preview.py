"""What placing a tile would change: needs, tags, points and objectives, for whoever wonders where to put it."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    COMFORT,
    COMFORTABLE,
    CONTRABAND,
    DISCONTENT,
    FUNCTIONAL,
    HYGIENE,
    HYGIENIC,
    NEEDS,
    NOTHING,
    SECURE,
    SECURITY,
    TILE_TAGS,
)
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.placement import build, window_sets
from bighouse.games.prison_architect.rules.prison import NO_TOKEN, Prison
from bighouse.games.prison_architect.rules.reckoning import Reckoning
from bighouse.games.prison_architect.rules.scoring import SHEET_LINES, sheet


class NeedChange:
    """A need of a cell, before and after; before a new cell stood there was nothing."""

    def __init__(self, square: int, need: int, was: list[int], now: list[int]) -> None:
        self.square = square
        self.need = need
        self.was_given = was[0]
        self.was_against = was[1]
        self.was_met = was[2] == 1
        self.given = now[0]
        self.against = now[1]
        self.met = now[2] == 1


class Preview:
    def __init__(
        self, needs: list[NeedChange], tags: list[int], lines: list[int], completes: list[int], spoils: list[int]
    ) -> None:
        self.needs = needs
        self.tags = tags  # of the whole prison and its cards: the difference
        self.lines = lines  # of the score sheet: the difference
        self.completes = completes  # objectives
        self.spoils = spoils

    def points(self) -> int:
        return sum(self.lines)


def need_figures(reckoning: Reckoning, cell: int, need: int) -> list[int]:
    """What is given, what stands against it, and 1 if the need is met."""
    acting = reckoning.acting[cell]
    given = 0
    against = 0
    if need == SECURE:
        given = acting[SECURITY - FUNCTIONAL]
        against = acting[CONTRABAND - FUNCTIONAL]
    elif need == COMFORTABLE:
        given = acting[COMFORT - FUNCTIONAL]
        against = acting[DISCONTENT - FUNCTIONAL]
    elif need == HYGIENIC:
        given = acting[HYGIENE - FUNCTIONAL]
    return [given, against, reckoning.needs[cell] >> need & 1]


class Outlook:
    """A prison as it stands, with what depends on it: made once for all the changes that are looked at."""

    def __init__(self, prison: Prison, cash: int, played: list[int], hand: list[int]) -> None:
        self.prison = prison
        self.cash = cash
        self.played = played
        self.hand = hand  # looked at as if each were played too
        self.lines: list[int] = sheet(prison, cash, played)
        self.completed: list[int] = completed(prison, played, hand)

    def placing(self, kind: int, square: int) -> Preview:
        """What changes if a tile is placed there, its windows on the first edges that are free and no token yet."""
        return self.building(kind, square, window_sets(self.prison, kind, square)[0], NO_TOKEN)

    def building(self, kind: int, square: int, windows: int, tag: int) -> Preview:
        """What changes if a tile is placed with these windows; `tag` is what its wildcard shows."""
        after = self.prison.clone()
        build(after, kind, square, windows, tag)
        return self.until(after)

    def until(self, after: Prison) -> Preview:
        """What sets a later state of the prison apart from this one."""
        now = reckoned(after)
        was = reckoned(self.prison)
        tags = [now.totals[tag] - was.totals[tag] for tag in range(TILE_TAGS)]
        new_lines = sheet(after, self.cash, self.played)
        lines = [new_lines[line] - self.lines[line] for line in range(SHEET_LINES)]
        met = completed(after, self.played, self.hand)
        completes = [objective for objective in met if objective not in self.completed]
        spoils = [objective for objective in self.completed if objective not in met]
        return Preview(need_changes(self.prison, after), tags, lines, completes, spoils)


def need_changes(before: Prison, after: Prison) -> list[NeedChange]:
    """Every need of every cell for which a figure has changed."""
    was = reckoned(before)
    now = reckoned(after)
    out: list[NeedChange] = []
    for cell in after.cells():
        square = after.squares[cell]
        old = before.at[square]
        for need in range(NEEDS):
            old_figures = [0, 0, 0] if old == NOTHING else need_figures(was, old, need)
            new_figures = need_figures(now, cell, need)
            if old_figures != new_figures:
                out.append(NeedChange(square, need, old_figures, new_figures))
    return out


def completed(prison: Prison, played: list[int], hand: list[int]) -> list[int]:
    """The objectives that are completed, and those in hand that would be if one were played."""
    mask = judge(prison, played).completed
    out = [played[place] for place in range(len(played)) if mask >> place & 1]
    for objective in hand:
        if judge(prison, played + [objective]).completed >> len(played) & 1:
            out.append(objective)
    return out
