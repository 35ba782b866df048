"""Every Escape Plan and every tool (RULES.md section 16)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

# Red and green numbers, and the tools with what they add to each
PLANS = {
    "tunnel": (17, 14, {"pick_head": (3, 0), "steel_spoon": (2, 1), "plaster": (1, 2), "sewer_map": (1, 1)}),
    "wall": (16, 15, {"grapple": (3, 1), "knotted_sheets": (2, 1), "tower_rota": (0, 2), "grease_tin": (1, 1)}),
    "boat": (15, 16, {"bolt_cutters": (2, 1), "food_crate": (1, 2), "sedative": (1, 2), "tide_table": (1, 1)}),
    "disguise": (
        14,
        17,
        {"skeleton_key": (1, 2), "delivery_pass": (1, 1), "doctor_coat": (1, 2), "forged_papers": (1, 2)},
    ),
}
TOOLS = [(plan, tool) for plan, (_, _, tools) in PLANS.items() for tool in tools]


def before(plan: str, *lines: str) -> InmateTable:
    """Rob Z. with Strength level 4 and Cunning level 4 in front of an Escape Room, his plan revealed."""
    return scene(
        "\n".join(
            [
                "animalcatraz, 3 players",
                "convict 0: rob_z, cell_1, cellblock_b",
                "rob_z has: 7 strength 7 cunning",
                f"rival 0 plan: {plan} shown",
                "guards: cellblock_b g_cash A",
                *lines,
                "start: turn of rob_z",
            ]
        )
    )


def two_dice(total: int) -> tuple[int, int]:
    return (1, total - 1) if total <= 7 else (6, total - 6)


def with_all_tools(plan: str, red_short: int = 0, green_short: int = 0) -> InmateTable:
    """The dice reach both numbers exactly, or fall short of one."""
    red, green, tools = PLANS[plan]
    added = [sum(tool[lock] for tool in tools.values()) for lock in (0, 1)]
    first, second = two_dice(red - 4 - added[0] - red_short), two_dice(green - 4 - added[1] - green_short)
    table = before(plan, f"rival 0 secured: {' '.join(tools)}")
    return table.dice(*first, *second).play("attempt_escape")


@pytest.mark.parametrize("plan", PLANS)
def test_each_plan_succeeds_where_both_numbers_are_reached(plan: str) -> None:
    table = with_all_tools(plan)
    assert [roll["needed"] for roll in table.told("escape_rolled")] == list(PLANS[plan][:2])
    assert table.winner() == "rob_z"


@pytest.mark.parametrize("plan", PLANS)
def test_each_plan_fails_one_short_of_the_red_number(plan: str) -> None:
    table = with_all_tools(plan, red_short=1)
    assert len(table.told("escape_rolled")) == 1
    assert (table.winner(), table.space("rob_z")) == ("", "courtyard")  # The Hole is paid at once


@pytest.mark.parametrize("plan", PLANS)
def test_each_plan_fails_one_short_of_the_green_number(plan: str) -> None:
    table = with_all_tools(plan, green_short=1)
    assert len(table.told("escape_rolled")) == 2
    assert table.winner() == ""
    assert (table.convict("rob_z").strength, table.convict("rob_z").cunning) == (5, 3)  # where they started
    assert sorted(table.cards(table.game.rivals[0].secured)) == sorted(PLANS[plan][2])


@pytest.mark.parametrize(("plan", "tool"), TOOLS)
def test_each_tool_is_secured_for_its_plan_alone(plan: str, tool: str) -> None:
    table = before(plan, f"rob_z carries: {tool}").play(f"secure carried {tool}")
    assert (table.cards(table.game.rivals[0].secured), table.carries("rob_z")) == ([tool], [])
    assert table.actions("rob_z") == 4
    for other in PLANS:
        if other != plan:
            assert before(other, f"rob_z carries: {tool}").refused(f"secure carried {tool}") == "NOT_OF_PLAN"


@pytest.mark.parametrize(("plan", "tool"), TOOLS)
def test_each_tool_adds_to_both_rolls_even_where_it_is_only_carried_r18(plan: str, tool: str) -> None:
    red, green = PLANS[plan][2][tool]
    table = before(plan, f"rob_z carries: {tool}").dice(6, 6, 1, 1)
    table.convict("rob_z").strength = 15  # level 6: any red number can be reached
    rolls = table.play("attempt_escape").told("escape_rolled")
    assert [sum(roll["added"]) for roll in rolls] == [6 + red, 4 + green]
