"""Edge cases that go through more than one chapter (EXAMPLES.md, part 3)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.examples.positions import guards_on
from tests.games.animalcatraz.table import InmateTable, scene


@pytest.mark.parametrize(
    ("stands", "owners", "refusal"),
    [(2, "g_pills rival_0; g_cash rival_0", "NO_STAND"), (3, "g_pills rival_0; g_cash rival_0", ""),
     (2, "g_pills rival_0", "")],
)  # fmt: skip
def test_x3_no_stand(stands: int, owners: str, refusal: str) -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, library
        rival 0: {stands} stands 2 coins 0 tags
        {guards_on("B")}
        owners: {owners}
        start: turn of big_bill
        """
    )
    assert table.refused("corrupt") == refusal


@pytest.mark.parametrize("home", ["cell_1", "cell_3"])
def test_x21_a_bully_and_doors(home: str) -> None:
    """The door is shut by B; the icon would be under C. Only its own cell may be entered by who is pushed."""
    first, third = ("cold_cuts", "rob_z") if home == "cell_1" else ("rob_z", "cold_cuts")
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: {first}, cell_1, cellblock_a
        convict 1: big_bill, cell_2, cellblock_a
        big_bill has: 7 strength 3 cunning
        convict 2: {third}, cell_3, cellblock_a
        {guards_on("B")}
        start: turn of big_bill
        """
    ).play("shove cold_cuts")
    ways = ["space library", "space infirmary"] + (["space cell_1"] if home == "cell_1" else [])
    assert sorted(table.options()) == sorted(ways)


def test_x22_tags_both_ways() -> None:
    table = scene(
        """
        animalcatraz, 3 players, game_type advanced_solo, modules trash_tags
        round: 4
        rounds: 4
        rival 0 rep: 3
        rival 1 rep: 3
        convict 0: big_bill, cell_1, courtyard
        convict 1: cold_cuts, cell_2, courtyard
        tags: rival_0 rival_1 2; rival_1 rival_0 1
        start: turn of big_bill
        """
    )
    table.dice(6, 6, 1, 1).play("attack cold_cuts")
    assert (sum(table.game.placed_tags), table.rep("big_bill"), table.rep("cold_cuts")) == (0, 4, 2)
    table.play("end_turn", "end_turn", "end_turn")
    assert (table.game.round, table.rep("big_bill"), table.rep("cold_cuts")) == (5, 4, 2)


def crime_lord(acts: tuple[str, ...]) -> InmateTable:
    table = scene(
        """
        animalcatraz, 3 players, game_type advanced_solo, endgame_variants crime_lord
        rival 0 rep: 12
        rival 0 kept: rage_show
        convict 0: big_bill, cell_1, courtyard
        big_bill crimes: paid_watch
        convict 1: cold_cuts, cell_2, courtyard
        cold_cuts carries: cash
        owners: g_cash rival_0; g_pills rival_0
        start: turn of big_bill
        """
    )
    return table.dice(6, 6, 1, 1).play(*acts)


def test_x23_a_theft_does_not_lead_a_crime_lord_to_13() -> None:
    table = crime_lord(("pickpocket self cold_cuts", "pass"))
    assert (table.carries("big_bill"), table.rep("big_bill"), table.game.riot.on) == (["cash"], 12, False)


def test_x23_a_crime_with_the_third_point_does() -> None:
    table = crime_lord(("complete paid_watch",))
    assert (table.rep("big_bill"), table.game.riot.on) == (13, True)


def test_x32_in_the_first_round_showers_are_open_and_escape_is_not() -> None:
    head = (
        "animalcatraz, 3 players\nday: 1\nround: 1\nrounds: 1\nconvict 0: big_bill, cell_1, {}\nstart: turn of big_bill"
    )
    assert scene(head.format("cellblock_c")).refused("icon shower") == ""
    for space in ("cellblock_b", "cellblock_d"):
        assert scene(head.format(space)).refused("take_plan") == "ICON_BLOCKED"


def test_x33_an_unowned_cellblock() -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, cellblock_d
        big_bill carries: cash
        convict 1: cold_cuts, cell_2, cellblock_d
        cold_cuts carries: noodles
        {guards_on("A")}
        owners: g_watch rival_0
        start: turn of big_bill
        """
    )
    assert table.refused("hide carried cash") == "NOT_YOUR_BLOCK"
    for deed in ("take_plan", "attack cold_cuts", "pickpocket self cold_cuts"):
        assert table.refused(deed) == ""


@pytest.mark.parametrize("plan", ["", "rival 0 plan: tunnel"])
def test_x47_no_plan_left_to_take_or_to_exchange(plan: str) -> None:
    others = "rival 1 plan: boat\nrival 2 plan: disguise\nplans b: none\nplans d: wall" + ("" if plan else " tunnel")
    table = scene(
        f"animalcatraz, 3 players\nconvict 0: big_bill, cell_1, cellblock_b\n{plan}\n{others}\n"
        f"{guards_on('A')}\nstart: turn of big_bill"
    )
    assert table.refused("take_plan") == "NO_PLAN_LEFT"
