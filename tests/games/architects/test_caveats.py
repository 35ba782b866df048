"""What a place promises and would not give: said, though the rules let everybody go there (R5)."""

import pytest

from bighouse.games.architects.room import ROOM
from tests.games.architects.table import scene

POOR = """
    architects, 3 players
    Ann: {goods}
    at town centre: Ann 2
    at forest: Ben 1; Cy 1
    start: turn of Ann
"""


def caveats(goods: str) -> dict[str, str]:
    table = scene(POOR.format(goods=goods), "Ann Ben Cy")
    wordings = ROOM.wordings(table.game, 0)
    places = ("town_centre", "workshop", "kings_storehouse", "guardhouse", "quarry")
    return {place: said for place in places if (said := wordings[table.action(f"go {place}")].caveat)}


@pytest.mark.parametrize(
    ("goods", "expected"),
    [
        (
            "0 silver",
            {
                "town_centre": "no silver for a capture",
                "workshop": "no silver for a hire",
                "kings_storehouse": "no goods for a trade",
                "guardhouse": "nothing to do there now",
            },
        ),
        (
            "2 silver, 3 wood",
            {
                "town_centre": "2 silver pays for 2 of them",
                "workshop": "no hire with 2 silver",
                "guardhouse": "nothing to do there now",
            },
        ),
        ("9 silver, 3 wood", {"guardhouse": "nothing to do there now"}),
    ],
)
def test_what_cannot_be_had_is_said(goods: str, expected: dict[str, str]) -> None:
    assert caveats(goods) == expected


def test_what_has_a_caveat_may_be_taken_all_the_same() -> None:
    table = scene(POOR.format(goods="0 silver"), "Ann Ben Cy")
    assert table.game.why_not(0, table.action("go town_centre")) == ""
