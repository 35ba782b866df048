"""What a cell is given where it stands, and what one would be given on a square that is still empty."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import ALLOWED
from bighouse.games.prison_architect.box.components import (
    ADJACENT,
    BUNK_CELL,
    COMFORT,
    CONTRABAND,
    DISCONTENT,
    FUNCTIONAL,
    HYGIENE,
    PRISON,
    ROW_COL,
    SECURITY,
    SURROUNDING,
    TYPES,
    Tile,
    type_of,
)
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.placement import is_overlooked, reach_refusal, squares_beside
from bighouse.games.prison_architect.rules.prison import SPAN, Prison

TAKING: Final = [135, 195, 290]  # what a prisoner brings by type when he is taken: the state pays, and may release him
ONE_NEED: Final = 100  # and what he is worth in the end
BOTH_NEEDS: Final = 300
RISK: Final = 230  # what it costs that he may escape
PROGRESS: Final = 10  # of a tag that changes no need yet
SITE: Final = 4  # numbers of a site: its square, and by how much it is secure, comfortable and hygienic


def reaches(area: int, here: int, there: int) -> bool:
    """Whether a square lies in an area around another one."""
    rows = abs(here // SPAN - there // SPAN)
    columns = abs(here % SPAN - there % SPAN)
    if area == ADJACENT:
        return rows + columns == 1
    if area == SURROUNDING:
        return max(rows, columns) == 1
    if area == ROW_COL:
        return (rows == 0) != (columns == 0)
    return area == PRISON


def place_worth(secure: int, comfortable: int, hygienic: int, kind: int) -> int:
    """A place for a prisoner of a type, by how much of each need its cell has to spare."""
    return max(0, TAKING[kind] + stay_worth(secure, comfortable, hygienic))


def stay_worth(secure: int, comfortable: int, hygienic: int) -> int:
    """What it is worth that somebody lives there."""
    worth = progress(secure, comfortable)
    if comfortable > 0 and hygienic > 0:
        worth += BOTH_NEEDS
    elif comfortable > 0 or hygienic > 0:
        worth += ONE_NEED
    return worth if secure > 0 else worth - RISK


def cell_worth(prison: Prison, cell: int, margins: list[int], places: int) -> int:
    """What a cell with so many places would be worth with so much of each need to spare."""
    held = len(prison.inmates[cell])
    worth = held * stay_worth(margins[0], margins[1], margins[2])
    if places > held:
        kind = safe_kind(prison.tile(cell), prison.inmates[cell], margins[0])
        worth += (places - held) * place_worth(margins[0], margins[1], margins[2], kind)
    return worth


def safe_kind(tile: Tile, held: list[int], secure: int) -> int:
    """The most dangerous type that a cell can take safely: each smuggles more than the one before it."""
    top = type_of(held[-1]) if held else 0
    if held and not tile.mixes:
        return top
    kind = min(top + max(0, secure - 1), TYPES - 1)
    while kind and not tile.types >> kind & 1:
        kind -= 1
    return kind


def progress(secure: int, comfortable: int) -> int:
    """What tags are worth beyond the needs of today: others may come who need them."""
    return PROGRESS * (min(secure, 2) + min(comfortable, 1))


def spare(acting: list[int]) -> list[int]:
    """By how much a cell is secure, comfortable and hygienic: from 1 on it is."""
    return [
        acting[SECURITY - FUNCTIONAL] - acting[CONTRABAND - FUNCTIONAL],
        acting[COMFORT - FUNCTIONAL] - acting[DISCONTENT - FUNCTIONAL],
        acting[HYGIENE - FUNCTIONAL],
    ]


def grant(margins: list[int], tag: int, n: int) -> None:
    """Add a functional tag to what a cell has to spare."""
    if tag == SECURITY:
        margins[0] += n
    elif tag == CONTRABAND:
        margins[0] -= n
    elif tag == COMFORT:
        margins[1] += n
    elif tag == DISCONTENT:
        margins[1] -= n
    else:
        margins[2] += n


def sites_of(prison: Prison) -> list[int]:
    """The empty squares beside the prison with what a cell there would be given: SITE numbers each."""
    reckoning = reckoned(prison)
    found = reckoning.sites
    if found is not None:
        return found
    sites: list[int] = []
    giving = [number for number in range(len(prison.tiles)) if reckoning.granted[number]]
    for square in squares_beside(prison):
        if reach_refusal(prison, square) == ALLOWED and not is_overlooked(prison, square):
            margins = [0, 0, 0]
            for number in giving:
                for given in prison.tile(number).grants:
                    active = reckoning.granted[number] >> given.tag & 1
                    if active and reaches(given.area, prison.squares[number], square):
                        grant(margins, given.tag, given.n)
            sites.append(square)
            sites += margins
    reckoning.sites = sites
    return sites


def best_place(prison: Prison, tile: Tile) -> int:
    """What the places of a cell would be worth on the best square for it."""
    own = spare(tile.own)
    best = 0
    sites = sites_of(prison)
    for i in range(0, len(sites), SITE):
        secure = sites[i + 1] + own[0]
        kind = safe_kind(tile, [], secure)
        best = max(best, place_worth(secure, sites[i + 2] + own[1], sites[i + 3] + own[2], kind))
    return best * tile.capacity


def best_grants(prison: Prison, tile: Tile) -> int:
    """What a tile would do for the cells that stand, on the best square for it."""
    if not tile.grants and not tile.more_room:
        return 0
    acting = reckoned(prison).acting
    cells = prison.cells()
    before = [spare(acting[cell]) for cell in cells]
    capacities = [prison.capacity(cell) for cell in cells]
    worths = [cell_worth(prison, cells[place], before[place], capacities[place]) for place in range(len(cells))]
    nearby = PRISON if tile.grants and tile.grants[0].area == ROW_COL else SURROUNDING
    best = -10000
    sites = sites_of(prison)
    for i in range(0, len(sites), SITE):
        gain = 0
        for place in range(len(cells)):
            where = prison.squares[cells[place]]
            if not reaches(nearby, sites[i], where):
                continue
            after = before[place].copy()
            for given in tile.grants:
                if reaches(given.area, sites[i], where):
                    grant(after, given.tag, given.n)
            places = capacities[place]
            if tile.more_room and reaches(tile.more_room_area, sites[i], where):
                places += tile.more_room
            gain += cell_worth(prison, cells[place], after, places) - worths[place]
        best = max(best, gain)
    if tile.has_slot:
        best = best // 2 if prison.staff else min(0, best)
    return best if best > -10000 else 0


def room_to_grow(prison: Prison, cells: int) -> int:
    """What the best squares for so many further small cells promise."""
    if cells <= 0:
        return 0
    sites = sites_of(prison)
    worths: list[int] = []
    for i in range(0, len(sites), SITE):
        kind = safe_kind(prison.box.tiles[BUNK_CELL], [], sites[i + 1])
        worths.append(place_worth(sites[i + 1], sites[i + 2], sites[i + 3], kind))
    worths.sort(reverse=True)
    return sum(worths[:cells])
