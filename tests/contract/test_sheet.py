"""The score sheet: every line adds up to the totals, and its parts to their line."""

from __future__ import annotations

import pytest

from bighouse.engine.sheet import OTHER
from tests.contract.modes import MODES, Mode
from tests.contract.sample import sample_of
from tests.contract.walks import walk


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_score_sheet_adds_up(mode: Mode) -> None:
    itemised = sample_of(mode.room).itemised
    for game, _ in walk(mode, 3, 2):
        sheet = mode.room.score_sheet(game)
        players = range(len(sheet.players))
        assert sheet.totals == [sum(line.points[who] for line in sheet.lines) for who in players]
        assert sheet.totals[: game.seats] == game.scores()
        assert sheet.winners == game.winners()
        assert len(set(sheet.players)) == len(players) >= game.seats
        assert sheet.automaton_won == (len(players) > game.seats and game.over and not game.winners())
        for line in sheet.lines:
            sums = [sum(part.points[who] for part in line.parts) for who in players]
            assert not line.parts or sums == line.points
            assert OTHER not in [part.name for part in line.parts]
            assert line.parts or line.name != itemised or not any(line.points)
