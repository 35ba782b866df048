"""Small things that sentences are put together with."""

from __future__ import annotations

from bighouse.engine.english import nth
from bighouse.engine.wording import Wording, told_apart


def test_places_in_an_order() -> None:
    assert [nth(place) for place in (1, 2, 3, 4, 11, 12, 13, 21, 111)] == (
        ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th"]
    )


def test_however_many_read_alike_they_are_told_apart() -> None:
    labels = [wording.label for wording in told_apart({number: Wording("Hire") for number in range(9)}).values()]
    assert labels[0] == "Hire (1st of 9 alike)"
    assert len(set(labels)) == 9
