"""What a place promises and could not give: said, though crew may go there all the same (R14, R69)."""

import pytest

from bighouse.games.lockup.room import ROOM
from tests.games.lockup.table import scene


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("supply: 9 scrap 9 potion 9 iron 9 gold, rest with Cy", {}),
        ("supply: 9 scrap 9 potion 0 iron 9 gold, rest with Cy", {"smithy": "no iron in the supply"}),
        (
            "supply: 0 scrap 0 potion 1 iron 9 gold, rest with Cy",
            {"sewers": "no scrap in the supply", "infirmary": "no potion in the supply"},
        ),
        # The Bandits' cubes are there for the strongest.
        (
            "supply: 0 scrap 0 potion 1 iron 9 gold, rest with Cy\nloot at sewers: 1 gold",
            {"infirmary": "no potion in the supply"},
        ),
    ],
)
def test_an_empty_supply_is_said_with_the_place(lines: str, expected: dict[str, str]) -> None:
    table = scene(f"lockup, 3 players\n{lines}\nstart: turn of Ann", "Ann Ben Cy")
    wordings = ROOM.wordings(table.game, 0)
    offered = {name: table.action(f"go {name}") for name in ("exercise_yard", "sewers", "infirmary", "smithy")}
    assert {name: said for name, action in offered.items() if (said := wordings[action].caveat)} == expected
    assert set(offered.values()) <= set(table.game.options(0))
