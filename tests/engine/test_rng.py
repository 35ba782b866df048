"""Chance: the same seed gives the same numbers everywhere, plain or compiled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.rng import Rng

seeds = st.integers(-(10**30), 10**30)


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [3159920838, 2143171353, 1817312964, 4093578756]),
        (7, [2462677165, 1077277579, 3198345673, 316502199]),
        (-1, [291479877, 2316810280, 2401203090, 2287243151]),
        (10**30, [2068356260, 1799920645, 2403940432, 1506451940]),
    ],
)
def test_numbers_are_fixed_for_good(seed: int, numbers: list[int]) -> None:
    rng = Rng(seed)
    assert [int(rng.next32()) for _ in numbers] == numbers


def test_state_after_many_numbers_is_fixed_for_good() -> None:
    rng = Rng(7)
    for _ in range(100_000):
        rng.next32()
    assert rng.state() == [54098618, 710849883, 4248024878, 100013]


def test_shuffle_below_and_split_are_fixed_for_good() -> None:
    rng = Rng(7)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [6, 1, 4, 8, 3, 7, 0, 9, 2, 5]
    assert [rng.below(6) for _ in range(10)] == [5, 3, 5, 2, 2, 5, 2, 3, 3, 3]
    assert rng.split().state() == [2066345235, 2470019627, 3886589117, 13]


@given(seeds, st.integers(1, 2**31))
def test_below_stays_in_range(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_fair_enough() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert max(abs(count - 10_000) for count in counts) < 400  # more than four standard deviations


@given(seeds, st.lists(st.integers()))
def test_shuffle_is_a_permutation(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(seeds)
def test_a_clone_goes_its_own_way(seed: int) -> None:
    rng = Rng(seed)
    state = rng.state()
    copy = rng.clone()
    numbers = [copy.below(1000) for _ in range(5)]
    assert rng.state() == state
    assert [rng.below(1000) for _ in range(5)] == numbers


def test_a_split_takes_one_number_whatever_is_drawn_from_it() -> None:
    rng, other = Rng(5), Rng(5)
    branch = rng.split()
    other.next32()
    for _ in range(100):
        branch.next32()
    assert rng.state() == other.state()
