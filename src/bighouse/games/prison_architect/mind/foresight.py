"""How a prison will stand once what its warden has begun is done: so that nothing half-done has to be followed."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import (
    CONTRABAND,
    FUNCTIONAL,
    NOTHING,
    SECURITY,
    SPECIALISTS,
    TYPES,
    prisoner,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.mind.sites import cell_worth, grant, spare, stay_worth
from bighouse.games.prison_architect.rules.building import PutWindows
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.placement import build, window_sets
from bighouse.games.prison_architect.rules.prison import PLAN, Prison
from bighouse.games.prison_architect.rules.state import BUILD, OBJECTIVES, PrisonArchitect

USUAL_THREAT: Final = [2, 4, 6]  # of a prisoner not yet drawn, by type
LOOKS_OUT: Final = 4  # on an Outdoor tile
LOOKS_AWAY: Final = 2  # to where nothing can be built
MUCH: Final = 1_000_000
UNSAFE: Final = 100  # for each point of threat in a cell that is not secure


def foreseen(game: PrisonArchitect, seat: int) -> Prison:
    """The warden's prison with prisoners housed, windows put and specialists posted by rule of thumb."""
    choice: Step[PrisonArchitect] | None = game.choice(seat)
    prison = once_done(game, seat, choice)
    if choice is not None and BUILD <= game.phase <= OBJECTIVES:
        return with_posts(prison)
    return prison


def with_posts(prison: Prison) -> Prison:
    """Those in the pool will be posted before the phase is over, so that taking one off a cell is no move by itself."""
    posted = prison
    for specialist in range(SPECIALISTS):
        for _ in range(prison.in_pool(specialist)):
            cell = best_post(posted, specialist)
            if cell == NOTHING:
                return posted
            if posted is prison:
                posted = prison.clone()
            posted.post(specialist, cell)
    return posted


def once_done(game: PrisonArchitect, seat: int, choice: Step[PrisonArchitect] | None) -> Prison:
    """What was begun is finished."""
    player = game.players[seat]
    if isinstance(choice, PutWindows):
        prison = player.prison.clone()
        build(prison, choice.tile, choice.square, usual_windows(prison, choice.tile, choice.square))
        return prison
    if player.arriving or player.declared():
        prison = player.prison.clone()
        for index in range(len(player.arriving) - 1, -1, -1):
            house(prison, player.arriving[index])
        for kind in range(TYPES - 1, -1, -1):
            for _ in range(player.batch[kind]):
                house(prison, prisoner(USUAL_THREAT[kind], kind))
        return prison
    return player.prison


def usual_windows(prison: Prison, kind: int, square: int) -> int:
    """Windows that look out on Outdoor tiles, then to where they are in nobody's way."""
    best = 0
    top = -1
    for windows in window_sets(prison, kind, square):
        score = 0
        for side in range(4):
            if windows >> side & 1:
                other = prison.beside(square, side)
                if other != NOTHING:
                    score += LOOKS_OUT
                elif neighbours(prison, PLAN.beside[square][side]) <= 1:
                    score += LOOKS_AWAY
        if score > top:
            top = score
            best = windows
    return best


def neighbours(prison: Prison, square: int) -> int:
    count = 0
    for side in range(4):
        count += prison.beside(square, side) != NOTHING
    return count


def best_post(prison: Prison, specialist: int) -> int:
    """The cell that gains most by one more specialist of a kind."""
    best = NOTHING
    top = -1
    for cell in prison.cells():
        if prison.specialists_on(cell) < prison.box.most_specialists:
            gain = post_worth(prison, specialist, cell, True)
            if gain > top:
                top = gain
                best = cell
    return best


def post_worth(prison: Prison, specialist: int, cell: int, filling: bool) -> int:
    """What a specialist would do for a cell."""
    margins = spare(reckoned(prison).acting[cell])
    places = prison.capacity(cell) if filling else len(prison.inmates[cell])
    before = cell_worth(prison, cell, margins, places)
    grant(margins, prison.box.specialist_tag[specialist], 1)
    return cell_worth(prison, cell, margins, places) - before


def is_well_posted(prison: Prison, specialist: int) -> bool:
    """Whether none of a kind that stands on a cell would do more on another one."""
    least = MUCH
    for cell in prison.cells():
        if prison.posted(cell, specialist):
            margins = spare(reckoned(prison).acting[cell])
            worth = cell_worth(prison, cell, margins, prison.capacity(cell))
            grant(margins, prison.box.specialist_tag[specialist], -1)
            least = min(least, worth - cell_worth(prison, cell, margins, prison.capacity(cell)))
    for cell in prison.cells():
        free = prison.specialists_on(cell) < prison.box.most_specialists
        if free and post_worth(prison, specialist, cell, True) > least:
            return False
    return True


def house(prison: Prison, token: int) -> None:
    """Put a prisoner into the cell that suits him best; one who fits nowhere is forgotten."""
    kind = type_of(token)
    acting = reckoned(prison).acting
    best = NOTHING
    top = -100000
    for cell in prison.cells():
        if prison.room(cell, kind) == 0:
            continue
        score = stay_worth(1, spare(acting[cell])[1], spare(acting[cell])[2])
        held = prison.inmates[cell]
        contraband = acting[cell][CONTRABAND - FUNCTIONAL]
        there = prison.box.prisoner_contraband[type_of(held[-1])] if held else 0
        more = max(0, prison.box.prisoner_contraband[kind] - there)
        if acting[cell][SECURITY - FUNCTIONAL] <= contraband + more:
            score -= UNSAFE * threat_of(token)
            if acting[cell][SECURITY - FUNCTIONAL] > contraband:
                for other in held:
                    score -= UNSAFE * threat_of(other)
        if score > top:
            top = score
            best = cell
    if best != NOTHING:
        prison.admit(best, token)
