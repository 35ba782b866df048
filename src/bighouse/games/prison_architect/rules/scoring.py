"""Final scoring, line by line (RULES.md section 10); as things stand at any time before."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    COMFORTABLE,
    FINANCE,
    HYGIENIC,
    NOTHING,
    REHABILITATION,
    Reward,
    threat_of,
)
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import objective_points
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.quantities import measured
from bighouse.games.prison_architect.rules.tags import track_vp

# The lines of the score sheet
FROM_CASH: Final = 0
FROM_TILES: Final = 1
FROM_CARDS: Final = 2
FROM_TRACKS: Final = 3
FROM_SPECIALISTS: Final = 4
FROM_OBJECTIVES: Final = 5
FROM_ESCAPEES: Final = 6
FROM_RELEASED: Final = 7
FROM_INMATES: Final = 8
SHEET_LINES: Final = 9
SHEET_WORDS: Final = [
    "cash", "tiles", "cards", "tracks", "specialists", "objectives", "escapees", "released", "inmates",
]  # fmt: skip


def sheet(prison: Prison, cash: int, played: list[int]) -> list[int]:
    """The lines of a warden's score sheet."""
    lines = settled_lines(prison).copy()
    lines[FROM_CASH] = cash // prison.box.cash_per_vp
    lines[FROM_SPECIALISTS] = prison.specialists() * prison.box.specialist_vp
    lines[FROM_OBJECTIVES] = objective_points(prison, played)
    lines[FROM_ESCAPEES] = -escape_loss(prison)
    lines[FROM_RELEASED] = sum([threat_of(prisoner) for prisoner in prison.released])
    return lines


def settled_lines(prison: Prison) -> list[int]:
    """Tiles, cards, tracks and inmates: they change only with the reckoning, and are kept with it."""
    reckoning = reckoned(prison)
    if not reckoning.lines:
        lines = [0] * SHEET_LINES
        for number in range(len(prison.tiles)):
            lines[FROM_TILES] += tile_points(prison, number)
            lines[FROM_INMATES] += inmate_points(prison, number)
        for place in range(len(prison.cards)):
            lines[FROM_CARDS] += card_points(prison, place)
        lines[FROM_TRACKS] = track_vp(prison, reckoning, FINANCE) + track_vp(prison, reckoning, REHABILITATION)
        reckoning.lines = lines
    return reckoning.lines


def tile_points(prison: Prison, number: int) -> int:
    """What a placed tile is worth: its printed points and what it counts at the end."""
    tile = prison.tile(number)
    return tile.vp + rewards(prison, tile.endgame, number)


def card_points(prison: Prison, place: int) -> int:
    """What a card is worth at the end."""
    return rewards(prison, prison.box.cards[prison.cards[place]].endgame, NOTHING)


def rewards(prison: Prison, endgame: list[Reward], number: int) -> int:
    """R40: for each full number, or once where a condition holds."""
    points = 0
    for reward in endgame:
        amount = measured(prison, reckoned(prison), reward.quantity, number)
        if not reward.once:
            points += reward.vp * (amount // reward.every)
        elif amount >= reward.quantity.least:
            points += reward.vp
    return points


def escape_loss(prison: Prison) -> int:
    """What the escaped prisoners cost; with Tasers each costs less, never below nothing."""
    loss = 0
    for prisoner in prison.escaped:
        loss += loss_of(prison, prisoner)
    return loss


def loss_of(prison: Prison, prisoner: int) -> int:
    """What one escaped prisoner costs."""
    spared = 0
    for card in prison.cards:
        spared += prison.box.cards[card].spares
    return max(0, threat_of(prisoner) - spared)


def inmate_points(prison: Prison, cell: int) -> int:
    """What the prisoners of a cell are worth by its comfort and its hygiene."""
    needs = reckoned(prison).needs[cell]
    met = (needs >> COMFORTABLE & 1) + (needs >> HYGIENIC & 1)
    if met == 0:
        return 0
    each = prison.box.both_needs_vp if met == 2 else prison.box.one_need_vp
    return each * len(prison.inmates[cell])
