"""What a placement would change, in a sentence."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, listed, with_sign
from bighouse.games.prison_architect.box.components import (
    COMFORT,
    CONTRABAND,
    DISCONTENT,
    HYGIENE,
    HYGIENIC,
    NEED_WORDS,
    NOTHING,
    SECURITY,
    TAG_WORDS,
    TILE_TAGS,
)
from bighouse.games.prison_architect.rules.preview import NeedChange, Preview
from bighouse.games.prison_architect.rules.prison import Prison

FOR: Final = [SECURITY, COMFORT, HYGIENE]  # by need
AGAINST: Final = [CONTRABAND, DISCONTENT]


def preview_words(prison: Prison, kind: int, found: Preview) -> str:
    """ "Basic Holding becomes Comfortable. Completes Mess Hall."; the prison is the one before the tile is placed."""
    parts = becoming(prison, kind, found.needs, True) + becoming(prison, kind, found.needs, False)
    parts += giving(prison, found.needs)
    if found.completes:
        parts.append(f"completes {objectives_in_words(prison, found.completes)}")
    if found.spoils:
        parts.append(f"spoils {objectives_in_words(prison, found.spoils)}")
    tags = [f"{with_sign(found.tags[tag])} {capital(TAG_WORDS[tag])}" for tag in range(TILE_TAGS) if found.tags[tag]]
    if tags:
        parts.append(listed(tags))
    if not parts:
        return "No need and no tag changes."
    return " ".join([f"{capital(part)}." for part in parts])


def becoming(prison: Prison, kind: int, changes: list[NeedChange], met: bool) -> list[str]:
    """Cells whose needs become met, or cease to be: those of one cell together."""
    squares: list[int] = []
    needs: list[list[str]] = []
    for change in changes:
        if change.met == met and change.was_met != met:
            if change.square not in squares:
                squares.append(change.square)
                needs.append([])
            needs[squares.index(change.square)].append(capital(NEED_WORDS[change.need]))
    out: list[str] = []
    for place in range(len(squares)):
        number = prison.at[squares[place]]
        name = prison.box.tiles[kind].name if number == NOTHING else prison.tile(number).name
        words = listed(needs[place])
        if number == NOTHING:
            out.append(f"the {name} is {words}")
        else:
            out.append(f"the {name} becomes {words}" if met else f"the {name} is no longer {words}")
    return out


def giving(prison: Prison, changes: list[NeedChange]) -> list[str]:
    """What else cells get, or have against them, though none of their needs turns by it: "+1 Comfort to 2 cells"."""
    gifts: list[str] = []
    cells: list[list[str]] = []
    for change in changes:
        number = prison.at[change.square]
        if number == NOTHING or change.met != change.was_met:
            continue
        more = [(FOR[change.need], change.given - change.was_given)]
        if change.need != HYGIENIC:
            more.append((AGAINST[change.need], change.against - change.was_against))
        for tag, count in more:
            if count == 0:
                continue
            gift = f"{with_sign(count)} {capital(TAG_WORDS[tag])}"
            if gift not in gifts:
                gifts.append(gift)
                cells.append([])
            cells[gifts.index(gift)].append(prison.tile(number).name)
    out: list[str] = []
    for place in range(len(gifts)):
        named = cells[place]
        out.append(f"{gifts[place]} to {f'the {named[0]}' if len(named) == 1 else f'{len(named)} cells'}")
    return out


def objectives_in_words(prison: Prison, objectives: list[int]) -> str:
    return listed([prison.box.objectives[objective].name for objective in objectives])
