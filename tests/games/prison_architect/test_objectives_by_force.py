"""Which objectives are completed: brute force beside the clever way."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.games.prison_architect.box.components import (
    BLUEPRINT,
    PAIRS,
    Requirement,
)
from bighouse.games.prison_architect.rules.assignments import Supply, can_complete
from bighouse.games.prison_architect.rules.blueprints import best_fit, fewest_missing
from bighouse.games.prison_architect.rules.characteristics import most_pairs, partners
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.progress import progress
from tests.games.prison_architect.brute_force import brute_force, lies_somewhere
from tests.games.prison_architect.prisons import BOX, random_prison


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_the_best_set_is_found(seed: int) -> None:
    chance = Random(seed)
    prison = random_prison(seed, chance.randrange(8, 30))
    if chance.random() < 0.5 and BOX.card("janitors") not in prison.cards:
        prison.gain_card(BOX.card("janitors"))
        prison.staff += 1
        for _ in range(chance.randrange(3)):
            prison.staff += 1
            prison.fill_vacancy(len(prison.cards) - 1)
    near = sorted(range(len(BOX.objectives)), key=lambda index: (lacking(prison, index), chance.random()))
    table = chance.sample(near[:24], chance.randrange(1, 7))
    assert judge(prison, table).points == brute_force(prison, table)


def lacking(prison: Prison, index: int) -> int:
    """How far an objective is from being completed, roughly: those within reach make the choice hard."""
    found = progress(prison, [], index)
    if found.fit is not None:
        return found.fit.lacks()
    return sum(max(0, line.need - line.have) for line in found.lines if not line.met)


@settings(max_examples=150)
@given(st.integers(0, 10**9), st.integers(4, 30))
def test_as_many_pairs_as_there_can_be(seed: int, tiles: int) -> None:
    prison = random_prison(seed, tiles)
    for objective in BOX.objectives:
        for condition in objective.conditions:
            if condition.kind == PAIRS:
                pairs = partners(prison, reckoned(prison), condition)
                edges = [(a, b) for a in range(len(pairs)) for b in range(a) if pairs[a] >> b & 1]
                assert most_pairs(prison, reckoned(prison), condition) == largest_matching(edges)


def largest_matching(edges: list[tuple[int, int]]) -> int:
    if not edges:
        return 0
    (a, b), rest = edges[0], edges[1:]
    with_it = 1 + largest_matching([edge for edge in rest if a not in edge and b not in edge])
    return max(with_it, largest_matching(rest)) if with_it <= len(rest) else with_it


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.integers(4, 30))
def test_a_blueprint_fits_where_the_turned_drawing_does(seed: int, tiles: int) -> None:
    prison = random_prison(seed, tiles)
    for objective in Random(seed).sample([o for o in BOX.objectives if o.kind == BLUEPRINT], 4):
        for gaps in range(3):
            lies = lies_somewhere(prison, objective.index, gaps) and gaps < len(objective.pattern)
            assert (best_fit(prison, reckoned(prison), objective, gaps).lacks() <= gaps) == lies


@given(
    st.lists(st.tuples(st.integers(1, 7), st.integers(0, 3)), max_size=5),
    st.lists(st.tuples(st.integers(1, 3), st.booleans()), min_size=1, max_size=3),
)
def test_flow_is_matching(kinds: list[tuple[int, int]], wants: list[tuple[int, bool]]) -> None:
    """Lines 0, 1 and 2 against kinds of items that serve some of them."""
    lines = [
        Requirement(count, {"unit": "tag", "tag": "any_passive", "distinct": distinct}, BOX.tiles)
        for count, distinct in wants
    ]
    supply = Supply(lines)
    for serves, count in kinds:
        supply.add(serves & ((1 << len(lines)) - 1), count)
    slots = [line for line, (count, _) in enumerate(wants) for _ in range(count)]
    items = [kind for kind, count in enumerate(supply.counts) for _ in range(count)]
    possible = (
        any(
            all(supply.serves[item] >> line & 1 for line, item in zip(slots, chosen))
            and all(
                len({item for at, item in zip(slots, chosen) if at == line}) == slots.count(line)
                for line in range(len(lines))
                if wants[line][1]
            )
            for group in combinations(items, len(slots))
            for chosen in permutations(group)
        )
        if len(items) <= 7
        else None
    )
    if possible is not None:
        assert can_complete(supply, list(range(len(lines)))) == possible


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 34))
def test_the_quick_count_of_missing_squares_agrees(seed: int, tiles: int) -> None:
    prison = random_prison(seed, tiles)
    for objective in BOX.objectives:
        if objective.kind == BLUEPRINT:
            lacks = best_fit(prison, reckoned(prison), objective, 1).lacks()
            assert fewest_missing(prison, reckoned(prison), objective) == min(2, lacks)
