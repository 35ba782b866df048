"""Card packs for Lockup: how problems are told, and what an owner may correct."""

from __future__ import annotations

import json

from bighouse.games.lockup.box.pack import PACKS
from tests.contract.faults import line_of, tampered
from tests.games.lockup.faults import SPOON


def test_a_missing_field_is_shown_at_its_card() -> None:
    [problem] = PACKS.check(tampered(PACKS, ("items", 1, "cost"), ...))
    assert (problem.field, problem.message) == (f"{SPOON}, cost", "missing: add it")
    assert problem.line == line_of(PACKS, ("items", 1))


def test_all_problems_come_at_once() -> None:
    text = tampered(PACKS, ("items", 1, "cost", "iron"), -1).replace('"copies": 2', '"copies": 3', 1)
    fields = [problem.field for problem in PACKS.check(text)]
    assert fields == [f"{SPOON}, cost.iron", "tomes"]  # by the schema, and by a check of another section


def test_an_owner_may_correct_a_figure() -> None:
    data = PACKS.shipped_data()
    data["items"][1].update(name="Shiv", reputation=5, cost={"iron": 2}, source="own_box")
    box = PACKS.read(json.dumps(data))
    item = box.items[1]
    assert (item.name, item.reputation, item.cost, item.source) == ("Shiv", 5, [0, 0, 2, 0, 0], "own_box")
    assert len(box.fingerprint) == 12
    assert PACKS.shipped.items[1].name == "Sharpened Spoon"
