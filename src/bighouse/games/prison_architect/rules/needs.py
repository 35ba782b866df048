"""What every cell needs, and what gives it: which tile, card, specialist or prisoner (RULES.md section 7)."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    COMFORT,
    COMFORTABLE,
    CONTRABAND,
    DISCONTENT,
    FUNCTIONAL,
    FUNCTIONAL_TAGS,
    HYGIENE,
    HYGIENIC,
    IGNORE_TILE_CONTRABAND,
    LOCKER_ROOM_SECURITY,
    LOCKERS,
    NOTHING,
    SECURE,
    SECURITY,
    SECURITY_IF_CELL_ADJACENT_TO_CELL,
    SPECIALISTS,
    TAGS_GRANT_SECURITY_ADJACENT,
    Grant,
    Passive,
    type_of,
)
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.quantities import holds, tags_among
from bighouse.games.prison_architect.rules.reckoning import Reason, Reckoning
from bighouse.games.prison_architect.rules.tags import lay_tags

# Sources of what acts on a cell
FROM_CELL: Final = 0  # printed on it
FROM_SPECIALIST: Final = 1
FROM_TILE: Final = 2
FROM_CARD: Final = 3
FROM_PRISONER: Final = 4
# Abilities of cards that act on cells
ACT_ON_CELLS: Final = [IGNORE_TILE_CONTRABAND, SECURITY_IF_CELL_ADJACENT_TO_CELL, TAGS_GRANT_SECURITY_ADJACENT]
SOURCE_WORDS: Final = ["cell", "specialist", "tile", "card", "prisoner"]


def reckoned(prison: Prison) -> Reckoning:
    """The reckoning of a prison as it stands: made once, kept until something changes."""
    reckoning = prison.reckoned
    if reckoning is None:
        reckoning = reckon(prison, False)
        prison.reckoned = reckoning
    return reckoning


def reasons_of(prison: Prison) -> list[Reason]:
    """What acts on the cells of a prison, and why: found when asked for, since only people do."""
    reckoning = reckoned(prison)
    if not reckoning.explained:
        reckoning.reasons = reckon(prison, True).reasons
        reckoning.explained = True
    return reckoning.reasons


def reckon(prison: Prison, explained: bool) -> Reckoning:
    reckoning = Reckoning(len(prison.tiles), explained)
    lay_tags(prison, reckoning)
    for cell in prison.cells():
        reckoning.acting[cell] = [0] * FUNCTIONAL_TAGS
        look_at_cell(prison, reckoning, cell)
    for number in range(len(prison.tiles)):
        if prison.tile(number).grants:
            give_grants(prison, reckoning, number)
    for card in prison.cards:
        for passive in prison.box.cards[card].passives:
            if passive.kind in ACT_ON_CELLS:
                give_by_card(prison, reckoning, card, passive)
    for cell in prison.cells():
        reckoning.needs[cell] = needs_met(reckoning.acting[cell])
    return reckoning


def give(reckoning: Reckoning, cell: int, tag: int, n: int, source: int, what: int, number: int) -> None:
    reckoning.acting[cell][tag - FUNCTIONAL] += n
    if reckoning.explained:
        reckoning.reasons.append(Reason(cell, tag, n, source, what, number))


def look_at_cell(prison: Prison, reckoning: Reckoning, cell: int) -> None:
    """What the cell itself shows, the specialists on it, and the prisoner on top (R23)."""
    tile = prison.tile(cell)
    for functional in range(FUNCTIONAL_TAGS):
        if tile.own[functional]:
            tag = FUNCTIONAL + functional
            give(reckoning, cell, tag, tile.own[functional], FROM_CELL, tile.index, cell)
            reckoning.carried[cell] |= 1 << tag
    for specialist in range(SPECIALISTS if prison.specialists_on(cell) else 0):
        posted = prison.posted(cell, specialist)
        if posted:
            tag = prison.box.specialist_tag[specialist]
            give(reckoning, cell, tag, posted, FROM_SPECIALIST, specialist, cell)
            reckoning.carried[cell] |= 1 << tag
    if prison.inmates[cell]:
        top = prison.inmates[cell][-1]
        contraband = prison.box.prisoner_contraband[type_of(top)]
        if contraband:
            give(reckoning, cell, CONTRABAND, contraband, FROM_PRISONER, top, cell)


def is_active(prison: Prison, reckoning: Reckoning, grant: Grant, number: int) -> bool:
    if grant.staffed and not prison.staffed[number]:
        return False
    return grant.when is None or holds(prison, reckoning, grant.when, number)


def give_grants(prison: Prison, reckoning: Reckoning, number: int) -> None:
    """What a tile gives to the cells of its areas."""
    tile = prison.tile(number)
    for grant in tile.grants:
        if is_active(prison, reckoning, grant, number):
            reckoning.granted[number] |= 1 << grant.tag
            reckoning.carried[number] |= 1 << grant.tag
            area = prison.in_area(number, grant.area)
            more = boosts(prison, number) if grant.tag == SECURITY else []
            for cell in prison.cells():
                if area >> cell & 1:
                    give(reckoning, cell, grant.tag, grant.n, FROM_TILE, tile.index, number)
                    if grant.tag == CONTRABAND:
                        reckoning.smuggled[cell] += grant.n
                    for boost in more:
                        give(reckoning, cell, SECURITY, boost.n, boost.source, boost.what, boost.number)


class Boost:
    """More Security through a tile that grants some."""

    def __init__(self, n: int, source: int, what: int, number: int) -> None:
        self.n = n
        self.source = source  # and the rest as in a Reason
        self.what = what
        self.number = number


def boosts(prison: Prison, number: int) -> list[Boost]:
    """What raises the Security that a tile grants: adjacent Armouries (R33), and Guard Training in Locker Rooms."""
    out: list[Boost] = []
    for other in range(len(prison.tiles)):
        if prison.adjacent[number] >> other & 1 and prison.tile(other).boost:
            tile = prison.tile(other)
            out.append(Boost(tile.boost, FROM_TILE, tile.index, other))
    if prison.tile(number).category == LOCKERS:
        for card in prison.cards:
            for passive in prison.box.cards[card].passives:
                if passive.kind == LOCKER_ROOM_SECURITY:
                    out.append(Boost(passive.n, FROM_CARD, card, NOTHING))
    return out


def give_by_card(prison: Prison, reckoning: Reckoning, card: int, passive: Passive) -> None:
    """What a card gives to all cells that it concerns, or takes from them."""
    for cell in prison.cells():
        n = given_by(prison, reckoning, passive, cell)
        if n:
            tag = CONTRABAND if passive.kind == IGNORE_TILE_CONTRABAND else SECURITY
            give(reckoning, cell, tag, n, FROM_CARD, card, NOTHING)


def given_by(prison: Prison, reckoning: Reckoning, passive: Passive, cell: int) -> int:
    if passive.kind == IGNORE_TILE_CONTRABAND:
        return -reckoning.smuggled[cell]
    if passive.kind == SECURITY_IF_CELL_ADJACENT_TO_CELL:
        for other in prison.cells():
            if prison.adjacent[cell] >> other & 1:
                return passive.n
    if passive.kind == TAGS_GRANT_SECURITY_ADJACENT:
        count = 0
        for other in range(len(prison.tiles)):
            if prison.adjacent[cell] >> other & 1:
                count += tags_among(reckoning.tags[other], passive.tags)  # each icon counts (R34)
        return count * passive.n
    return 0


def needs_met(acting: list[int]) -> int:
    """Which needs a cell has met, as a mask; nothing against nothing is neither secure nor comfortable (R32)."""
    met = 0
    if acting[SECURITY - FUNCTIONAL] > acting[CONTRABAND - FUNCTIONAL]:
        met |= 1 << SECURE
    if acting[COMFORT - FUNCTIONAL] > acting[DISCONTENT - FUNCTIONAL]:
        met |= 1 << COMFORTABLE
    if acting[HYGIENE - FUNCTIONAL] >= 1:
        met |= 1 << HYGIENIC
    return met


def is_met(prison: Prison, cell: int, need: int) -> bool:
    return bool(reckoned(prison).needs[cell] >> need & 1)


def income_prisoners(prison: Prison) -> int:
    """Prisoners in cells with enough needs met to pay at Income (section 9)."""
    reckoning = reckoned(prison)
    count = 0
    for cell in prison.cells():
        if reckoning.needs[cell].bit_count() >= prison.box.income_needs:
            count += len(prison.inmates[cell])
    return count


def secure_cells(prison: Prison) -> int:
    """All cells that are secure, as a mask of numbers: what is frozen at an Evaluation (section 8)."""
    needs = reckoned(prison).needs
    group = 0
    for cell in prison.cells():
        if needs[cell] >> SECURE & 1:
            group |= 1 << cell
    return group
