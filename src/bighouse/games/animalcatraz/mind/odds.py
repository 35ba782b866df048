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
