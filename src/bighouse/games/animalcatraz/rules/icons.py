"""Icons: once a round each, blocked by Guards, free under one's own (RULES.md section 8)."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    ATTACK_STEAL,
    CELLBLOCK_B,
    CELLBLOCK_D,
    CHESS,
    EAT,
    ESCAPE,
    GANGSTERS_MODULE,
    GUARDED,
    ICONS,
    INVITE,
    KING,
    NOTHING,
    RECRUIT,
    ROOMS,
    SHOWER,
    STUDY,
    TRADE,
    WORK,
    WORKOUT,
)
from bighouse.games.animalcatraz.rules.guards import is_shut, owns_guard
from bighouse.games.animalcatraz.rules.refusals import (
    ICON_BLOCKED,
    ICON_USED,
    IN_A_CELL,
    NO_ACTIONS,
    NO_ICON_HERE,
    NOT_WITHOUT_MODULE,
)
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict

OF_GANGSTERS: Final = 1 << RECRUIT | 1 << INVITE  # icons without a use where they do not play


def icons_by_space() -> list[list[int]]:
    """The icons that may be in each space."""
    out = [[TRADE, ATTACK_STEAL, STUDY, WORK, EAT] for _ in range(ROOMS)]
    out.append([ATTACK_STEAL, WORKOUT, CHESS])
    return out + [[KING, RECRUIT, ATTACK_STEAL, special] for special in (INVITE, ESCAPE, SHOWER, ESCAPE)]


ICONS_AT: Final = icons_by_space()


def marks() -> list[int]:
    """A bit for every icon of every space; the two Escape icons share one (R65)."""
    out = [0] * (GUARDED * ICONS)
    bit = 1
    for space in range(GUARDED):
        for icon in ICONS_AT[space]:
            if space == CELLBLOCK_D and icon == ESCAPE:
                out[space * ICONS + icon] = out[CELLBLOCK_B * ICONS + ESCAPE]
            else:
                out[space * ICONS + icon] = bit
                bit <<= 1
    return out


MARKS: Final = marks()


def marks_by_space() -> list[int]:
    """The bits of all icons of a space."""
    out = [0] * GUARDED
    for space in range(GUARDED):
        for icon in ICONS_AT[space]:
            out[space] |= MARKS[space * ICONS + icon]
    return out


MARKS_AT: Final = marks_by_space()


def mark(space: int, icon: int) -> int:
    return MARKS[space * ICONS + icon]


def spaces_of(icon: int) -> int:
    """Where an icon could be, as a mask."""
    spaces = 0
    for space in range(GUARDED):
        if mark(space, icon):
            spaces |= 1 << space
    return spaces


def icon_cost(game: Animalcatraz, convict: Convict, icon: int) -> int:
    """Nothing under an own Guard."""
    space = convict.space
    if is_shut(game, space, icon) and owns_guard(game, space, convict.rival):
        return 0
    return game.box.icon_cost[icon]


def icon_open(game: Animalcatraz, convict: Convict, icon: int) -> bool:
    """Whether the icon is not under a Guard of anybody else's; skills may need that without using it (R10)."""
    space = convict.space
    return (
        space < GUARDED
        and game.box.spaces[space].icons >> icon & 1 != 0
        and not (is_shut(game, space, icon) and not owns_guard(game, space, convict.rival))
    )


def icon_refusal(game: Animalcatraz, convict: Convict, icon: int, cost: int = NOTHING) -> int:
    """Why the Convict cannot use an icon of its space, or 0; `cost` where it is not the usual one."""
    space = convict.space
    if space >= GUARDED:
        return IN_A_CELL
    if not game.box.spaces[space].icons >> icon & 1:
        return NO_ICON_HERE
    if OF_GANGSTERS >> icon & 1 and not game.has(GANGSTERS_MODULE):
        return NOT_WITHOUT_MODULE
    if convict.icons & MARKS[space * ICONS + icon]:
        return ICON_USED
    shut = is_shut(game, space, icon)
    own = shut and owns_guard(game, space, convict.rival)
    if shut and not own and convict.passes == 0:
        return ICON_BLOCKED
    if cost == NOTHING:
        cost = 0 if own else game.box.icon_cost[icon]
    return NO_ACTIONS if convict.actions < cost else 0


def usable_icons(game: Animalcatraz, convict: Convict) -> int:
    """All icons that `icon_refusal` has nothing against at their usual cost, as a mask: found once for a whole turn's
    question."""
    space = convict.space
    if space >= GUARDED:
        return 0
    box = game.box
    here = box.spaces[space]
    shut = here.shut[game.letters[space]]
    usable = box.affordable_icons[min(convict.actions, box.dearest_icon)]
    if owns_guard(game, space, convict.rival):
        usable |= shut
    elif convict.passes == 0:
        usable &= ~shut
    usable &= here.icons
    if not game.has(GANGSTERS_MODULE):
        usable &= ~OF_GANGSTERS
    if convict.icons & MARKS_AT[space]:
        for icon in ICONS_AT[space]:
            if convict.icons & MARKS[space * ICONS + icon]:
                usable &= ~(1 << icon)
    return usable


def use_icon(game: Animalcatraz, convict: Convict, icon: int, cost: int = NOTHING) -> None:
    """Pay for an icon and mark it; a Forged Pass is spent where a Guard stands in the way."""
    if cost == NOTHING:
        cost = icon_cost(game, convict, icon)
    if not icon_open(game, convict, icon):
        convict.passes -= 1
    convict.icons |= MARKS[convict.space * ICONS + icon]
    spend(game, convict, cost)


def spend(game: Animalcatraz, convict: Convict, actions: int) -> None:
    """Spend Actions of a turn; what was only arranged before may be arranged anew (R69)."""
    convict.actions -= actions
    if game.arrangements:
        game.arrangements = []
