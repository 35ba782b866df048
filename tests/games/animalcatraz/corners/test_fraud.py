"""A Fraud uses the skill that he copies once a round, whatever its own limit is (RULES.md section 26, R66)."""

from __future__ import annotations

from tests.games.animalcatraz.table import inmates


def test_a_fraud_fetches_from_the_chair_once() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "fraud").gangsters("cold_cuts", "hoarder").at("big_bill cold_cuts", "courtyard")
    table.guards("C").dice(3).turn_of("big_bill").play("copy hoarder", "job fraud")
    assert len(table.carries("big_bill")) == 1
    assert table.actions("big_bill") == 4
    table.illegal("job fraud")
    assert table.refused("copy hoarder") == "USED_THIS_ROUND"
