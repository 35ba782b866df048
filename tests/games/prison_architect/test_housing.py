"""Room for a batch: the quick answers beside a prisoner who is really housed."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.games.prison_architect.box.components import TYPES, prisoner
from bighouse.games.prison_architect.rules.housing import fits, fits_alone
from tests.games.prison_architect.prisons import random_prison


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 30))
def test_one_more_in_a_cell_leaves_what_it_leaves(seed: int, tiles: int) -> None:
    chance = Random(seed)
    prison = random_prison(seed, tiles)
    rest = [chance.randrange(4) for _ in range(TYPES)]
    for cell in prison.cells():
        for kind in range(TYPES):
            if prison.room(cell, kind):
                housed = prison.clone()
                housed.admit(cell, prisoner(4, kind))
                assert fits(prison, rest, cell, kind) == fits(housed, rest)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 30), st.integers(0, TYPES - 1))
def test_a_batch_of_one_type_fits_as_any_batch_does(seed: int, tiles: int, kind: int) -> None:
    prison = random_prison(seed, tiles)
    for count in range(1, 12):
        assert fits_alone(prison, kind, count) == fits(prison, [count if each == kind else 0 for each in range(TYPES)])
