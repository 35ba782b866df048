"""A clock that is set back keeps nobody waiting."""

import pytest

from bighouse.table.clock import left_of
from bighouse.table.proposals import PAUSE, Open, Proposals

DAY = 24 * 3600.0


def test_time_runs_out() -> None:
    assert left_of(20.0, 100.0, 105.0) == 15.0
    assert left_of(20.0, 100.0, 130.0) == 0.0


@pytest.mark.parametrize("back", [1.0, DAY])
def test_a_clock_set_back_ends_the_pause(back: float) -> None:
    proposals = Proposals(1, Open(1, 0, 3, (0,)), {})
    proposals.answer(1, yes=False, now=DAY)
    assert proposals.pause(0, DAY) == PAUSE
    assert proposals.pause(0, DAY - back) == 0.0
