"""Tags on tiles and cards, and where they put a warden on the two tracks (RULES.md section 6)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    CONDITIONAL_TAG,
    FINANCE,
    NOTHING,
    TILE_TAGS,
    Conditional,
)
from bighouse.games.prison_architect.rules.prison import NO_TOKEN, Prison
from bighouse.games.prison_architect.rules.quantities import measured
from bighouse.games.prison_architect.rules.reckoning import Reckoning


def lay_tags(prison: Prison, reckoning: Reckoning) -> None:
    """Find the tags on every tile, then what is owned in all.

    What conditions give comes last: the data let them ask for passive tags only and give those of tracks, so no
    condition hangs on another.
    """
    for number in range(len(prison.tiles)):
        reckoning.tags.append(lasting_tags(prison, number))
    for number in range(len(prison.tiles)):
        for conditional in prison.tile(number).conditionals:
            times = times_met(prison, reckoning, conditional, number)
            if times:
                reckoning.tags[number] = reckoning.tags[number].copy()
                add(reckoning.tags[number], conditional.tags, times)
    for row in reckoning.tags:
        add(reckoning.totals, row, 1)
    for place in range(len(prison.cards)):
        add(reckoning.totals, tags_on_card(prison, reckoning, place), 1)


def add(row: list[int], more: list[int], times: int) -> None:
    for tag in range(TILE_TAGS):
        if more[tag]:  # seldom
            row[tag] += more[tag] * times


def lasting_tags(prison: Prison, number: int) -> list[int]:
    """The tags of a tile that no condition can take away: printed, its token's, those of its Staff (R30).

    Not to be changed: it may be the tile's own list.
    """
    tile = prison.tile(number)
    if prison.tokens[number] == NO_TOKEN and not prison.staffed[number]:
        return tile.tags
    row = tile.tags.copy()
    if prison.tokens[number] != NO_TOKEN:
        row[prison.tokens[number]] += 1
    if prison.staffed[number]:
        add(row, tile.slot_tags, 1)
    return row


def times_met(prison: Prison, reckoning: Reckoning, conditional: Conditional, number: int) -> int:
    """How many times a tile shows its conditional tags just now (R27)."""
    amount = measured(prison, reckoning, conditional.quantity, number)
    if conditional.once:
        return 1 if amount >= conditional.quantity.least else 0
    return amount // conditional.every


def tags_on_card(prison: Prison, reckoning: Reckoning, place: int) -> list[int]:
    """The tags that lie on a card: what it gave at once, for its Staff, for its prisoners, and Tax Relief's own."""
    card = prison.box.cards[prison.cards[place]]
    row = card.tags[prison.card_staff[place] + len(prison.card_inmates[place])].copy()
    for passive in card.passives:
        if passive.kind == CONDITIONAL_TAG and passive.per is not None:
            times = measured(prison, reckoning, passive.per, NOTHING) // passive.every * passive.n
            for tag in range(TILE_TAGS):
                if passive.tags >> tag & 1:
                    row[tag] += times
    return row


def position(prison: Prison, reckoning: Reckoning, track: int) -> int:
    """The space of a track, FINANCE or REHABILITATION (R26)."""
    return min(prison.box.last_position, 1 + reckoning.totals[track])


def track_vp(prison: Prison, reckoning: Reckoning, track: int) -> int:
    """What the space of a track is worth at the end."""
    table = prison.box.finance_vp if track == FINANCE else prison.box.rehabilitation_vp
    return table[position(prison, reckoning, track)]
