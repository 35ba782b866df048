"""Who belongs to whom: rivals, their Convicts, partners, and who sits where (RULES.md sections 1 and 29)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import ADVANCED_2P, ADVANCED_TEAMS, CELLBLOCK_A, NOTHING, OUTSIDE
from bighouse.games.animalcatraz.rules.state import ESCAPED, MOST_RIVALS, STANDING, Animalcatraz, Convict


def side_of(seats: int, rivals: int, seat: int) -> int:
    """The rival of a seat: partners sit opposite each other; with an odd number the last rival has one player."""
    return seat % rivals


def convicts_of(game: Animalcatraz, rival: int) -> list[int]:
    """The Convicts of a rival, by number."""
    if paired(game):
        return [2 * rival, 2 * rival + 1]
    return [rival]


def first_seat(game: Animalcatraz, rival: int) -> int:
    """The seat of a rival's first Convict: it answers for the side, and stands for it in the story (R72)."""
    for convict in game.convicts:
        if convict.rival == rival:
            return convict.seat
    return rival


def deciding_seat(game: Animalcatraz, rival: int) -> int:
    """Who makes a choice of the whole side: the player on turn if he belongs to it (R72)."""
    if game.active != NOTHING and game.convicts[game.active].rival == rival:
        return game.convicts[game.active].seat
    return first_seat(game, rival)


def partner_of(game: Animalcatraz, index: int) -> int:
    """The other Convict of the same rival; NOTHING where there is none. Convicts are numbered rival by rival."""
    return index ^ 1 if paired(game) else NOTHING


def paired(game: Animalcatraz) -> bool:
    """Whether rivals have two Convicts each."""
    return game.type == ADVANCED_2P or game.type == ADVANCED_TEAMS


def in_prison(convict: Convict) -> bool:
    return convict.posture != ESCAPED


def standing_at(game: Animalcatraz, space: int) -> list[int]:
    """The Convicts that stand in a space."""
    out: list[int] = []
    for i in range(len(game.convicts)):
        convict = game.convicts[i]
        if convict.space == space and convict.posture == STANDING:
            out.append(i)
    return out


def owns_cell(game: Animalcatraz, cell: int) -> int:
    """The rival of a numbered cell (0 to 3); NOTHING: it is empty, and its Cellblock nobody's (R32)."""
    for convict in game.convicts:
        if convict.cell == cell:
            return convict.rival
    return NOTHING


def owns_block(game: Animalcatraz, block: int) -> int:
    """The rival of a Cellblock, a space."""
    return owns_cell(game, block - CELLBLOCK_A)


def clockwise_from(game: Animalcatraz, rival: int) -> list[int]:
    """All rivals in the order of their cells, beginning with this one."""
    at = game.order.index(rival)
    return game.order[at:] + game.order[:at]


def is_outside(convict: Convict) -> bool:
    return convict.space == OUTSIDE


def tags_between(game: Animalcatraz, by: int, other: int) -> int:
    """Trash Tags that one rival has placed with another."""
    return game.placed_tags[by * MOST_RIVALS + other]
