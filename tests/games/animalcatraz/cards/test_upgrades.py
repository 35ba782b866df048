"""Every Upgrade: what it does on its spot, and hidden only once it is shown (RULES.md 11.4, R14)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene


def owning(card: str, space: str = "courtyard", *lines: str, start: str = "start: turn of big_bill") -> InmateTable:
    """Big Bill has an Upgrade on its spot; Cold Cuts is in the Courtyard."""
    spot = "cell upgrade" if card in CELL_UPGRADES else "upgrade"
    return scene(
        "\n".join(
            [
                "animalcatraz, 3 players",
                f"convict 0: big_bill, cell_1, {space}",
                f"big_bill {spot}: {card}",
                "convict 1: cold_cuts, cell_2, courtyard",
                "convict 2: rob_z, cell_3, cell_3",
                *lines,
                start,
            ]
        )
    )


CELL_UPGRADES = ["bookshelf", "soft_mattress", "weight_bench", "false_wall"]

# On the Convict's spot


def test_reading_glasses_add_to_a_theft() -> None:
    table = owning("reading_glasses", "courtyard", "cold_cuts carries: cash").dice(1, 1, 6, 6)
    table.play("pickpocket self cold_cuts", "pass")
    assert table.told("thief_rolled")[0]["added"] == [1, 1]


def test_a_law_book_adds_to_corruption() -> None:
    table = owning("law_book").dice(1, 1).play("corrupt")
    assert table.told("guard_tried")[0]["added"] == [1, 1]


@pytest.mark.parametrize(("weapon", "owed"), [("scalpel", 1), ("hammer", 0)])
def test_a_first_aid_kit_takes_one_off_the_damage(weapon: str, owed: int) -> None:
    table = owning("first_aid_kit", "courtyard", f"cold_cuts carries: {weapon}", start="start: turn of cold_cuts")
    table.dice(6, 6, 1, 1).play("attack big_bill", f"weapon {weapon}")
    assert (table.lying("big_bill"), table.convict("big_bill").loss) == (True, owed)


def test_vitamins_add_a_slot_to_a_workout() -> None:
    assert owning("vitamins").play("icon workout").convict("big_bill").strength == 7 + 3


def test_a_tool_belt_carries_a_fourth_card() -> None:
    table = owning(
        "tool_belt",
        "utility",
        "big_bill carries: cash noodles pills",
        "guards: utility g_cash A",
        "chair: phone diamond",
    ).play("icon work")
    assert table.asked() == "DropCard"  # of five, one has to go
    table.play("card carried pills")
    assert table.carries("big_bill") == ["cash", "noodles", "phone", "diamond"]


def test_work_boots_walk_once_a_turn_for_nothing() -> None:
    table = owning("work_boots", "library").play("move cellblock_a")
    assert table.actions("big_bill") == 5
    assert table.play("move infirmary").actions("big_bill") == 4


@pytest.mark.parametrize(("answer", "added"), [("pass", [4, 1]), ("weapon hammer", [4, 3])])
def test_hand_wraps_count_without_a_weapon(answer: str, added: list[int]) -> None:
    table = owning("hand_wraps", "courtyard", "big_bill carries: hammer").dice(6, 6, 1, 1)
    assert table.play("attack cold_cuts", answer).told("fight_rolled")[0]["added"] == added


def test_an_inside_pocket_guards_what_is_carried() -> None:
    table = owning("inside_pocket", "courtyard", "big_bill carries: cash", start="start: turn of cold_cuts")
    table.dice(1, 1, 6, 6).play("pickpocket self big_bill", "pass")
    assert table.told("victim_rolled")[0]["added"] == [1, 2]


# On the cell's spot


@pytest.mark.parametrize(
    ("card", "options", "answer", "strength", "cunning"),
    [
        ("bookshelf", [0, 1, 2], "night_strength 2", 2, 1),
        ("weight_bench", [0, 1, 2], "night_strength 0", 1, 2),
        ("soft_mattress", [0, 1, 2, 3], "night_strength 3", 3, 0),
        ("soft_mattress", [0, 1, 2, 3], "night_strength 0", 0, 3),
    ],
)
def test_cell_upgrades_add_a_slot_at_night(
    card: str, options: list[int], answer: str, strength: int, cunning: int
) -> None:
    table = owning(card, "library", start="start: night")
    assert table.options(by="big_bill") == [f"night_strength {slots}" for slots in options]
    table.play(answer, by="big_bill").play("night_strength 1", by="cold_cuts").play("night_strength 1", by="rob_z")
    assert (table.convict("big_bill").strength, table.convict("big_bill").cunning) == (7 + strength, 1 + cunning)


def test_a_false_wall_guards_the_cell() -> None:
    table = scene(
        """
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, library
        big_bill cell upgrade: false_wall
        convict 1: cold_cuts, cell_2, cellblock_a
        cell_1 stash: cash
        guards: cellblock_a g_cash A
        start: turn of cold_cuts
        """
    )
    table.dice(1, 1, 6, 6).play("rob self cell_1", "pass")
    assert table.told("victim_rolled")[0]["added"] == [1, 2]


def test_a_false_wall_hides_a_fourth_card() -> None:
    table = owning("false_wall", "cell_1", "big_bill carries: phone", "cell_1 stash: cash noodles pills").play(
        "lift carried phone"
    )
    if table.asked() == "PutCard":
        table.play("put stash")
    assert table.stashed("big_bill") == ["cash", "noodles", "pills", "phone"]


# Hidden


@pytest.mark.parametrize("shown", [True, False])
def test_a_hidden_upgrade_counts_only_where_it_is_shown_r14(shown: bool) -> None:
    table = scene(
        """
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, courtyard
        big_bill carries: vitamins
        start: turn of big_bill
        """
    )
    if shown:
        table.play("show carried vitamins")
    assert table.play("icon workout").convict("big_bill").strength == (10 if shown else 9)
