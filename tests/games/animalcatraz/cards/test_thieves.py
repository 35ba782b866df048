"""Thieves: a use of their own, a second roll, two cards to choose from (RULES.md sections 21 and 26)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates


def block(names: str = "vinnie big_bill rob_z", modules: str = "") -> InmateTable:
    """The first stands before the cell of the second."""
    kind = "advanced_solo" if modules else "normal"
    return inmates(names, type=kind, modules=modules).at(names.split()[0], "cellblock_b").guards("A")


def test_s11_a_thief_has_a_use_of_his_own() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_slick").stash("big_bill", "cash noodles")
    table.used("vinnie", "cellblock_b", "attack_steal").dice(1, 1, 6, 6).turn_of("vinnie", actions=2)
    assert table.refused("rob self cell_2") == "ICON_USED"
    table.play("rob slot_1 cell_2", "pass")
    assert table.told("thief_rolled")[0]["added"] == [2]
    assert table.actions("vinnie") == 1
    assert table.refused("rob slot_1 cell_2") == "THIEF_USED"


def test_slick_may_roll_again_for_a_second_card() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_slick").stash("big_bill", "cash noodles phone")
    table.dice(5, 5, 3, 4).chance((0, 3)).turn_of("vinnie").play("rob slot_1 cell_2", "pass")
    assert table.options() == ["reroll", "pass"]
    table.dice(3, 3).chance((0, 2)).play("reroll")  # 8 against 8
    assert table.mat("vinnie") == ["noodles", "cash"]
    assert table.rep("vinnie") == 2


def test_slick_s_second_roll_costs_nothing_when_it_fails() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_slick").stash("big_bill", "cash noodles")
    table.dice(5, 5, 3, 4).chance((0, 2)).turn_of("vinnie").play("rob slot_1 cell_2", "pass")
    table.dice(1, 1).play("reroll")
    assert table.rep("vinnie") == 2
    assert table.mat("vinnie") == ["cash"]


def test_ghost_keeps_one_of_two_cards() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_ghost").stash("big_bill", "cash noodles phone")
    table.dice(5, 5, 3, 4).chance((0, 3), (1, 2)).turn_of("vinnie").play("rob slot_1 cell_2", "pass")
    assert table.options() == ["take cash", "take phone"]
    table.play("take phone")
    assert table.mat("vinnie") == ["phone"]
    assert table.stashed("big_bill") == ["cash", "noodles"]
    assert table.knows("vinnie", "cash")
    assert not table.knows("rob_z", "cash")


def test_x9_ghost_passes_a_trap_by() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_ghost").stash("big_bill", "jaw_trap phone")
    table.dice(5, 5, 3, 4).turn_of("vinnie").play("rob slot_1 cell_2", "pass", "take phone")
    assert table.mat("vinnie") == ["phone"]
    assert table.stashed("big_bill") == ["jaw_trap"]


def test_x9_a_trap_alone_takes_the_thief() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_ghost:noodles").stash("big_bill", "jaw_trap")
    table.dice(5, 5, 3, 4).turn_of("vinnie").play("rob slot_1 cell_2", "pass")
    assert table.crew("vinnie") == []
    assert table.pile == ["noodles"]
    assert table.space("vinnie") == "cellblock_b"
    assert (table.rep("vinnie"), table.rep("big_bill")) == (2, 2)


def test_a_thief_with_full_hands_on_a_full_mat_keeps_one_of_two() -> None:
    table = block(modules="gangsters").gangsters("vinnie", "thief_ghost:noodles").carry("vinnie", "cash cash cash")
    table.stash("big_bill", "phone").dice(5, 5, 3, 4).turn_of("vinnie").play("rob slot_1 cell_2", "pass")
    assert table.options() == ["card slot_1 noodles", "take phone"]
    table.play("card slot_1 noodles")
    assert table.mat("vinnie") == ["cash", "cash", "cash", "phone"]
