"""The rewards of every place, rank and number of players are those of RULES.md section 5."""

import pytest

from bighouse.games.lockup.box import components as c
from bighouse.games.lockup.box.pack import PACKS

BOX = PACKS.shipped


# Rewards by hand from the table of RULES.md section 5: for each rank, whoever else is present

TABLE = {
    (c.YARD, 1, 2, 3, 4, 5): ["power, marker", "power", "", "", ""],
    (c.SEWERS, 1, 2): ["2 scrap", "1 scrap"],
    (c.SEWERS, 3): ["3 scrap", "1 scrap", "1 scrap"],
    (c.SEWERS, 4, 5): ["3 scrap", "2 scrap", "1 scrap", "1 scrap", "1 scrap"],
    (c.SMITHY, 1, 2, 3, 4, 5): ["2 iron", "1 iron", "", "", ""],
    (c.COMMISSARY, 1, 2): ["any", "1 for 1"],
    (c.COMMISSARY, 3, 4, 5): ["any", "1 for 1", "2 for 1", "2 for 1", "2 for 1"],
    (c.CHOW_HALL, 1, 2): ["1 goon 1 or 2 goons 4", "1 goon 1 or 2 goons 5"],
    (c.CHOW_HALL, 3, 4, 5): ["1 goon 1 or 2 goons 4", "1 goon 1 or 2 goons 5"] + ["1 goon 2"] * 3,
    (c.CELL_BLOCK, 1, 2, 3, 4, 5): ["craft or reserve"] * 5,
    (c.LIBRARY, 1, 2): ["1 tome of 2", "1 tome"],
    (c.LIBRARY, 3, 4, 5): ["1 tome of 2", "1 tome", "1 tome", "", ""],
}
INFIRMARY = {  # the last in rank has a tier of their own; alone nobody is last
    1: ["first"],
    2: ["first", "1 potion"],
    3: ["first", "", "1 potion"],
    4: ["first", "", "", "1 potion"],
    5: ["first", "", "", "", "1 potion"],
}


def words(effects: list[c.Effect]) -> str:
    said: list[str] = []
    for effect in effects:
        if effect.kind == c.GAIN:
            said += [f"{n} {word}" for word, n in zip(c.RESOURCE_WORDS, effect.cubes, strict=True) if n]
        elif effect.kind == c.RECRUIT:
            said.append(" or ".join(f"{goons} goon{'s' * (goons > 1)} {cost}" for goons, cost in effect.alternatives))
        else:
            assert effect.n == 1
            said.append({
                c.GAIN_POWER: "power", c.TAKE_FIRST_PLAYER: "marker", c.GAIN_ANY: "any", c.EXCHANGE: "1 for 1",
                c.EXCHANGE_TWO: "2 for 1", c.CRAFT_OR_RESERVE: "craft or reserve", c.CHOOSE_TOME: "1 tome of 2",
                c.DRAW_TOME: "1 tome",
            }[effect.kind])  # fmt: skip
    return ", ".join(said)


def most_present(players: int) -> int:
    return max(players, 2)  # a solitary player meets the guards


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_rewards_are_those_of_section_5(players: int) -> None:
    checked: set[int] = set()
    for (location, *counts), tiers in TABLE.items():
        if players not in counts:
            continue
        checked.add(location)
        for present in range(1, most_present(players) + 1):
            given = [words(BOX.reward(players, location, rank, present)) for rank in range(present)]
            assert given == tiers[:present], (location, present)
    assert checked == set(range(c.LOCATIONS)) - {c.INFIRMARY}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_infirmary_rewards_are_those_of_section_5(players: int) -> None:
    first = "2 potion" if players <= 2 else "3 potion"
    for present in range(1, most_present(players) + 1):
        given = [words(BOX.reward(players, c.INFIRMARY, rank, present)) for rank in range(present)]
        assert given == [tier.replace("first", first) for tier in INFIRMARY[present]]
