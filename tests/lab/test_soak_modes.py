"""What the soak run plays: every mode of a game is told apart, and can be dealt (bench/modes.py)."""

from __future__ import annotations

from typing import Any

import pytest

import bighouse
from bighouse.games import rooms
from modes import modes_of


@pytest.mark.parametrize("name", sorted(rooms()))
def test_modes_are_told_apart_and_dealt(name: str) -> None:
    found = modes_of(rooms()[name])
    assert len(set(found)) == len(found)
    for mode in found[:: max(1, len(found) // 12)]:
        given: dict[str, Any] = dict(mode.given)
        assert bighouse.new(name, players=mode.players, seed=1, **given).seats == mode.players
