"""Payments: sets of up to six cubes, each set one action, and which of them cover a cost.

Payments that differ in nothing are the same set, so each is offered once.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import ANY, RESOURCES
from bighouse.games.lockup.rules.actions import EXCHANGE_TWO, MOST_CUBES, RETURN
from bighouse.games.lockup.words.phrases import cubes_in_words

BASE: Final = MOST_CUBES + 1


def _sets(most: int) -> list[list[int]]:
    out: list[list[int]] = []
    for size in range(most + 1):
        for scrap in range(size, -1, -1):
            for potion in range(size - scrap, -1, -1):
                for iron in range(size - scrap - potion, -1, -1):
                    out.append([scrap, potion, iron, size - scrap - potion - iron])
    return out


def _code(scrap: int, potion: int, iron: int, gold: int) -> int:
    return ((scrap * BASE + potion) * BASE + iron) * BASE + gold


def _index(sets: list[list[int]]) -> list[int]:
    index = [-1] * BASE**RESOURCES
    for i in range(len(sets)):
        index[_code(sets[i][0], sets[i][1], sets[i][2], sets[i][3])] = i
    return index


CUBE_SETS: Final[list[list[int]]] = _sets(MOST_CUBES)
SET_INDEX: Final[list[int]] = _index(CUBE_SETS)
PAIR_SETS: Final[list[list[int]]] = [cubes for cubes in CUBE_SETS if sum(cubes) == 2]


def cubes_of(action: int) -> list[int]:
    """The cubes that an action of the RETURN family gives back, by type."""
    return CUBE_SETS[action - RETURN]


def pair_of(action: int) -> list[int]:
    """The two cubes that an action of the EXCHANGE_TWO family gives back, by type."""
    return PAIR_SETS[(action - EXCHANGE_TWO) // RESOURCES]


def shortfall(cost: list[int], cubes: list[int]) -> int:
    """How many cubes of the cost cannot be paid with these cubes."""
    short = 0
    spare = 0
    for r in range(RESOURCES):
        left = cubes[r] - cost[r]
        if left < 0:
            short -= left
        else:
            spare += left
    if cost[ANY] > spare:
        short += cost[ANY] - spare
    return short


def payments(cost: list[int], waived: int, cubes: list[int]) -> list[int]:
    """Every different way (as RETURN actions) to pay a cost, `waived` cubes of it excepted, with these cubes."""
    size = cost[0] + cost[1] + cost[2] + cost[3] + cost[ANY] - waived
    if size < 0:
        size = 0
    out: list[int] = []
    if waived == 0 and cost[ANY] == 0:
        if shortfall(cost, cubes) == 0:
            out.append(RETURN + SET_INDEX[_code(cost[0], cost[1], cost[2], cost[3])])
        return out
    free = cost[ANY] == size and waived == 0  # nothing but cubes of any type: every set will do
    for scrap in range(min(size, cubes[0]), -1, -1):
        for potion in range(min(size - scrap, cubes[1]), -1, -1):
            for iron in range(min(size - scrap - potion, cubes[2]), -1, -1):
                gold = size - scrap - potion - iron
                if gold <= cubes[3] and (free or shortfall(cost, [scrap, potion, iron, gold]) <= waived):
                    out.append(RETURN + SET_INDEX[_code(scrap, potion, iron, gold)])
    return out


def sets_of(size: int, cubes: list[int]) -> list[int]:
    """Every different set (as RETURN actions) of so many of these cubes."""
    return payments([0, 0, 0, 0, size], 0, cubes)


def payment_offer(action: int) -> Wording:
    return Wording(f"Pay {cubes_in_words(cubes_of(action))}")


def wrong_payment(cubes: list[int], action: int, due: str, ruling: str) -> Reason:
    """Why these cubes cannot be given: the player does not have them, or other ones are due."""
    offered = cubes_of(action)
    for resource in range(RESOURCES):
        if offered[resource] > cubes[resource]:
            due = f"You have {cubes_in_words(cubes)}"
    return Reason(f"{due}, not {cubes_in_words(offered)}", ruling)
