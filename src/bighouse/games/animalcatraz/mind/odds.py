"""The odds of two dice in thousandths, counted once: what the opinions of bots are made of."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.rules.odds import WAYS

FURTHEST: Final = 12  # a lead that decides whatever the dice show
SURE: Final = 1000


def beats() -> list[int]:
    """In how many of a thousand rolls two dice and a lead come to as much as two others, for leads from -12 to 12."""
    out: list[int] = []
    for lead in range(-FURTHEST, FURTHEST + 1):
        ways = 0
        for own in range(2, 13):
            for other in range(2, 13):
                if own + lead >= other:
                    ways += WAYS[2][own] * WAYS[2][other]
        out.append(SURE * ways // 1296)
    return out


def reaches() -> list[int]:
    """In how many of a thousand rolls two dice come to a number, from 0 to 13."""
    return [SURE * sum(WAYS[2][needed:]) // 36 for needed in range(14)]


BEATS: Final = beats()
REACHES: Final = reaches()


def beating(lead: int) -> int:
    """Two dice and a lead against two dice; a tie is enough."""
    return BEATS[max(-FURTHEST, min(FURTHEST, lead)) + FURTHEST]


def reaching(needed: int) -> int:
    return REACHES[max(0, min(13, needed))]


def meeting(lead: int) -> int:
    """Two dice and a lead against two dice, when either may be the one that wins ties."""
    return (beating(lead) + SURE - beating(-lead)) // 2


def outlasting(chance: int, own: int, others: int) -> int:
    """To have a fighter left when the others have none, by the chance in each exchange: who loses it is out."""
    row = [SURE] + [0] * others  # with nobody left, against none, one, two ... of them
    for _ in range(own):
        for there in range(1, others + 1):
            row[there] = (chance * row[there - 1] + (SURE - chance) * row[there]) // SURE
    return row[others]
