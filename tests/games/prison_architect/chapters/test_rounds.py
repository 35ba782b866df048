"""The order of the rounds is a figure of the box like any other (RULES.md section 3, R4)."""

from __future__ import annotations

import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.games.prison_architect.box.pack import PACKS
from bighouse.games.prison_architect.room import ROOM
from tests.contract.faults import tampered

ROUNDS = ("week_began", "evaluation_began", "income_began")


def another_spacing() -> str:
    """A card pack with four weeks: one before the first Evaluation and the last, two before the second."""
    foundation, *rounds, scoring = PACKS.shipped_data()["rounds"]["order"]
    week1, week2, evaluation1, income1, week3, week4, evaluation2, income2, _, evaluation3 = rounds
    spaced = [week1, evaluation1, income1, week2, week3, evaluation2, income2, week4, evaluation3]
    return tampered(PACKS, ("rounds", "order"), [foundation, *spaced, scoring])


@pytest.mark.parametrize("players", ROOM.seats)
def test_another_spacing_is_played_as_it_stands_in_the_box(players: int) -> None:
    record = Record(Beginning(ROOM, players, {}, 5, cards=another_spacing()))
    rng = Rng(5)
    told = list(record.deal_events)
    while not record.game.over:
        record.game.audit()
        seat = record.game.to_act[0]
        options = record.game.options(seat)
        told += record.play(seat, options[rng.below(len(options))]).events
    began = [
        f"{event.kind.name.removesuffix('_began')} {event.facts[0]}" for event in told if event.kind.name in ROUNDS
    ]
    assert began == [
        "week 1", "evaluation 1", "income 1", "week 2", "week 3", "evaluation 2", "income 2", "week 4", "evaluation 3",
    ]  # fmt: skip
    dice = [len(event.facts) for event in told if event.kind.name == "escape_rolled"]
    assert dice == sorted(dice)
    assert len(dice) == 3
