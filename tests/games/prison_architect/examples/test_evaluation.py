"""Evaluations and Income: EXAMPLES A10-A12, B17-B21."""

from __future__ import annotations

import pytest

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import CUSTODIAN, HYGIENIC, REHABILITATION
from bighouse.games.prison_architect.rules.evaluation import (
    EndEvaluation,
    Escape,
    Rehabilitate,
    WhoEscapes,
    freeze,
    may_flee,
)
from bighouse.games.prison_architect.rules.income import Income
from bighouse.games.prison_architect.rules.needs import is_met
from bighouse.games.prison_architect.rules.scoring import escape_loss
from bighouse.games.prison_architect.rules.state import EVALUATION, PrisonArchitect
from tests.games.prison_architect.prisons import inmate
from tests.games.prison_architect.table import Table, at, wardens


class Roll(Step[PrisonArchitect]):
    """Dice that show what the example says."""

    def __init__(self, *dice: int) -> None:
        self.dice = list(dice)

    def run(self, game: PrisonArchitect) -> None:
        for player in game.players:
            freeze(player)
            player.escaping = sum(self.dice)
        game.dice = self.dice
        game.gather([WhoEscapes(seat) for seat in range(game.seats) if may_flee(game.players[seat])])


def rolled(text: str, *dice: int, cards: str = "") -> Table:
    return wardens("Ann Ben").draw("Ann", text, cards).start(Roll(*dice), phase=EVALUATION)


def test_a10_an_orange_prisoner_needs_two_security() -> None:
    table = rolled("bunk_cell:o4&guard locker_room bunk_cell:o4&guard,dog", 2)
    assert table.escaped("Ann") == "o4"
    assert table.inmates("Ann", (0, 2)) == "o4"


def releasing(step: int, text: str) -> Table:
    table = wardens("Ann Ben").draw("Ann", text)
    table.player("Ann").slots = table.game.box.release_slots[step].copy()
    return table.start(Rehabilitate(0), phase=EVALUATION)


@pytest.mark.parametrize(
    ("step", "freed", "refused"),
    [
        (4, "grey_2 grey_2 grey_2", "grey_2"),
        (4, "orange_4", "orange_4"),
        (5, "orange_4 orange_4 grey_2 grey_2", "grey_2"),
        (6, "red_5 orange_4 orange_4 grey_2", "grey_2"),
        (6, "red_5", "red_5"),
    ],
)
def test_a11_release_allowances(step: int, freed: str, refused: str) -> None:
    table = releasing(step, "luxury_holding@N:r5,r5,g2 luxury_holding@N:o4,o4,o4 basic_dormitory:g2,g2,g2,g2")
    for word in freed.split():
        table.act("Ann", f"prisoner {word}")
        if table.asked("Ann") == "ReleaseFrom":
            table.act("Ann", table.options("Ann")[0])
    if table.to_act:
        assert table.refused("Ann", f"prisoner {refused}") == "NO_RELEASE_SLOT"
    assert len(table.released("Ann").split()) == len(freed.split())


def test_a12_income() -> None:
    table = wardens("Ann Ben").draw("Ann", "shop shop / shop bunk_cell", cards="accountants bank_loan")  # 5 tags
    table.start(Income(1))
    assert table.player("Ann").cash == 40 + 30


def test_b17_a_cell_stays_unsecured_after_its_red_prisoner_is_gone() -> None:
    table = rolled("basic_holding:r6,g2", 2)
    assert sorted(table.escaped("Ann").split()) == ["g2", "r6"]


def one_two_three(seed: int = 0) -> Table:
    """Ann, who owns Tasers, and Ben after a roll of 3, 1 and 2 in some order."""
    table = wardens("Ann Ben", seed=seed).draw("Ann", "basic_dormitory:g2,g2,g2,g2 / basic_dormitory:g2,g2", "tasers")
    table.draw("Ben", "basic_dormitory:g2,g2,g2,g2 / basic_dormitory:g2,g2,g2,g2")
    table.start(Escape(3), phase=EVALUATION)
    return table if sorted(table.game.dice) == [1, 2, 3] else one_two_three(seed + 1)


def test_b18_tasers_leave_out_the_highest_die() -> None:
    """R58."""
    table = one_two_three()
    while table.to_act:
        table.act(table.to_act[0], table.options(table.to_act[0])[0])
    assert (table.escaped("Ann"), table.escaped("Ben")) == ("g2 g2 g2", "g2 g2 g2 g2 g2 g2")
    prison = wardens("Ann Ben").draw("Ann", "bunk_cell", "tasers").player("Ann").prison
    prison.escaped = [inmate("r7")]
    assert escape_loss(prison) == 6


def test_b19_the_owner_chooses_between_equal_threats() -> None:
    table = rolled("bunk_cell:g3 bunk_cell:o3", 1)
    assert table.options("Ann") == [at(0, 0), at(0, 1)]
    table.act("Ann", at(0, 0))
    assert table.escaped("Ann") == "g3"


def test_b20_income_comes_after_the_locker_rooms_are_empty() -> None:
    table = wardens("Ann Ben").draw("Ann", "luxury_holding@N:g2 / locker_room*")
    table.start(Roll(1), EndEvaluation(1), Income(1), phase=EVALUATION)
    assert table.escaped("Ann") == ""
    assert table.player("Ann").cash == 40 + 15


def test_b20_coffee_keeps_them_there() -> None:
    table = wardens("Ann Ben").draw("Ann", "luxury_holding@N:g2 / locker_room*", "fancy_coffee_machines")
    table.start(EndEvaluation(1), Income(1), phase=EVALUATION)
    assert table.player("Ann").cash == 40 + 15 + 1


def test_the_last_evaluation_leaves_staff_in_locker_rooms() -> None:
    table = wardens("Ann Ben").draw("Ann", "locker_room*").start(EndEvaluation(3), phase=EVALUATION)
    assert table.player("Ann").prison.staffed == [1]


def test_b21_the_custodian_leaves_with_his_prisoners() -> None:
    table = wardens("Ann Ben").draw("Ann", "cleaning_cupboard bunk_cell:g2,g2")
    prison = table.player("Ann").prison
    prison.post(CUSTODIAN, 1)
    assert is_met(prison, 1, HYGIENIC)
    table.player("Ann").slots = [1]
    table.start(Rehabilitate(0), phase=EVALUATION).act("Ann", "prisoner grey_2")
    assert prison.specialists() == 0
    assert not is_met(prison, 1, HYGIENIC)


def test_teachers_release_one_more_grey_prisoner_each() -> None:
    table = wardens("Ann Ben").draw("Ann", "bunk_cell", "teachers", staff=2)
    prison = table.player("Ann").prison
    prison.fill_vacancy(0)
    prison.fill_vacancy(0)
    freeze(table.player("Ann"))
    assert table.player("Ann").slots == [1, 1]
    assert table.tags("Ann", REHABILITATION) == 0
