"""Thefts from pockets and cells (RULES.md section 21)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates


def yard(names: str = "vinnie big_bill rob_z", modules: str = "") -> InmateTable:
    table = inmates(names, type="advanced_solo" if modules else "normal", modules=modules)
    first, second = names.split()[:2]
    return table.at(f"{first} {second}", "courtyard").guards("C")


def block(names: str = "vinnie big_bill rob_z", modules: str = "") -> InmateTable:
    """The first stands before the cell of the second."""
    kind = "advanced_solo" if modules else "normal"
    return inmates(names, type=kind, modules=modules).at(names.split()[0], "cellblock_b").guards("A")


def test_e46_a_theft_compares_cunning_and_dice() -> None:
    table = yard().levels("vinnie", cunning=3).levels("big_bill", cunning=2).carry("big_bill", "cash noodles phone")
    table.dice(4, 4, 3, 4).chance((1, 3)).turn_of("vinnie").play("pickpocket self big_bill", "pass")
    done = table.told("theft_done")[0]
    assert (done["total"], done["against"]) == (11, 9)
    assert table.rep("vinnie") == 6
    assert table.carries("vinnie") == ["noodles"]
    assert table.carries("big_bill") == ["cash", "phone"]
    assert table.actions("vinnie") == 4


def test_a_tie_is_the_thief_s() -> None:
    table = yard().levels("vinnie", cunning=3).levels("big_bill", cunning=3).carry("big_bill", "cash")
    table.dice(3, 3, 3, 3).turn_of("vinnie").play("pickpocket self big_bill", "pass")
    assert table.carries("vinnie") == ["cash"]


def test_a_failed_theft_costs_rep_and_gives_the_victim_nothing() -> None:
    table = yard().carry("big_bill", "cash").dice(1, 1, 6, 6).turn_of("vinnie")
    table.play("pickpocket self big_bill", "pass")
    assert (table.rep("vinnie"), table.rep("big_bill")) == (4, 5)


def test_e8_the_icon_is_used_by_a_theft_as_by_an_attack() -> None:
    table = yard().at("rob_z", "courtyard").carry("big_bill", "cash").carry("rob_z", "cash").dice(1, 1, 6, 6)
    table.turn_of("vinnie").play("pickpocket self big_bill", "pass")
    assert table.refused("attack rob_z") == "ICON_USED"
    assert table.refused("pickpocket self rob_z") == "ICON_USED"


def test_a_full_thief_makes_room() -> None:
    table = yard().carry("vinnie", "cash cash phone").carry("big_bill", "noodles").dice(6, 6, 1, 1)
    table.turn_of("vinnie").play("pickpocket self big_bill", "pass")
    assert table.asked() == "DropCard"
    table.play("card carried phone")
    assert sorted(table.carries("vinnie")) == ["cash", "cash", "noodles"]


def test_x11_there_must_be_something_to_steal() -> None:
    table = yard().turn_of("vinnie")
    assert table.refused("pickpocket self big_bill") == "NOTHING_TO_STEAL"
    assert "nothing" in table.why_not("pickpocket self big_bill")
    placed = yard().upgrade("big_bill", "work_boots").turn_of("vinnie")
    assert placed.refused("pickpocket self big_bill") == ""


def test_r59_a_placed_upgrade_is_in_the_pool() -> None:
    table = yard().upgrade("big_bill", "work_boots").carry("big_bill", "cash").dice(6, 6, 1, 1).chance((1, 2))
    table.turn_of("vinnie").play("pickpocket self big_bill", "pass")
    assert table.carries("vinnie") == ["work_boots"]


def test_pockets_of_gangsters_are_picked_too() -> None:
    table = yard(modules="gangsters").gangsters("big_bill", "brawler_knuckles:cash").dice(6, 6, 1, 1)
    table.turn_of("vinnie").play("pickpocket self big_bill")
    assert table.carries("vinnie") == ["cash"]
    assert table.mat("big_bill") == []


def test_r62_a_convict_in_its_cell_can_be_pickpocketed_from_the_cellblock() -> None:
    table = block().carry("big_bill", "cash").stash("big_bill", "noodles").turn_of("vinnie")
    assert table.options("pickpocket") == ["pickpocket self big_bill"]
    assert table.options("rob") == ["rob self cell_2"]


def test_e47_a_trap_in_the_stash() -> None:
    table = block().stash("big_bill", "jaw_trap").carry("vinnie", "cash").dice(6, 6, 1, 1)
    table.turn_of("vinnie", actions=3).play("rob self cell_2", "pass")
    assert (table.rep("vinnie"), table.rep("big_bill")) == (6, 6)
    assert table.pile == ["cash"]
    assert table.space("vinnie") == "cell_1"
    assert table.actions("vinnie") == 0
    assert table.stands_up("vinnie")
    assert "jaw_trap" in table.chair


def test_x38_an_immune_trapper_grows_on_a_trap() -> None:
    table = block().levels("vinnie", cunning=6).slots("vinnie", strength=3).with_rep("vinnie", 6)
    table.stash("big_bill", "wire_trap").carry("vinnie", "cash").dice(6, 6, 1, 1)
    table.turn_of("vinnie").play("rob self cell_2", "pass")
    assert table.rep("vinnie") == 7
    assert table.convict("vinnie").strength == 5
    assert table.space("vinnie") == "cellblock_b"
    assert table.carries("vinnie") == ["cash"]
    assert table.rep("big_bill") == 5
    assert "wire_trap" in table.chair


def test_x14_a_cell_in_which_somebody_lies_is_safe() -> None:
    table = block().lies("big_bill").stash("big_bill", "cash").turn_of("vinnie")
    assert table.refused("rob self cell_2") == "CELL_PROTECTED"
    assert table.refused("pickpocket self big_bill") == "LIES_THERE"


def test_only_the_cell_in_front_is_robbed() -> None:
    table = block().stash("rob_z", "cash").turn_of("vinnie")
    assert table.refused("rob self cell_3") == "NOT_THIS_CELL"
    assert table.refused("rob self cell_2") == "NOTHING_TO_STEAL"


def test_e56_a_team_s_cell_has_the_lower_cunning() -> None:
    table = inmates("dandy_dufresne vinnie big_bill rob_z", type="advanced_teams").guards("A")
    table.levels("dandy_dufresne", cunning=5).levels("vinnie", cunning=1).stash("vinnie", "cash")
    table.at("big_bill", "cellblock_a").dice(3, 3, 3, 3).guards("B").turn_of("big_bill")
    table.play("rob self cell_1", "pass")
    assert table.told("victim_rolled")[0]["added"] == [1]


def test_x41_a_shared_cell_has_the_upgrades_of_both_mats() -> None:
    table = inmates("dandy_dufresne vinnie big_bill rob_z", type="advanced_teams").guards("B")
    table.levels("dandy_dufresne", cunning=5).levels("vinnie", cunning=2).stash("vinnie", "cash noodles")
    table.upgrade("dandy_dufresne", "bookshelf").upgrade("vinnie", "false_wall").at("big_bill", "cellblock_a")
    table.dice(6, 6, 1, 1).chance((2, 4)).turn_of("big_bill").play("rob self cell_1", "pass")
    assert table.told("victim_rolled")[0]["added"] == [2, 2]
    assert table.carries("big_bill") == ["bookshelf"]


def test_a_hidden_inside_pocket_may_be_shown() -> None:
    table = yard().carry("big_bill", "inside_pocket").dice(3, 3, 3, 3).turn_of("vinnie")
    table.play("pickpocket self big_bill")
    assert table.options() == ["show carried inside_pocket", "pass"]
    table.play("show carried inside_pocket")
    assert table.told("victim_rolled")[0]["added"] == [1, 2]


def test_a_hidden_false_wall_may_be_shown() -> None:
    table = block().stash("big_bill", "false_wall cash").dice(3, 3, 3, 3).turn_of("vinnie")
    table.play("rob self cell_2", "show stash false_wall", "pass")
    assert table.told("victim_rolled")[0]["added"] == [1, 2]


def test_whoever_hides_a_card_is_asked() -> None:
    table = yard().carry("big_bill", "noodles").turn_of("vinnie").play("pickpocket self big_bill")
    assert table.asks() == "big_bill"
    assert table.options() == ["pass"]


def test_a_noise_box_helps_to_rob_its_cell() -> None:
    table = block(modules="legacy_cell_attacks").stash("big_bill", "cash").dice(1, 1, 1, 1)
    table.game.cell_attacks[1] = table.copy("noise_box")
    table.turn_of("vinnie").play("rob self cell_2", "pass")
    assert table.told("thief_rolled")[0]["added"] == [3, 2]


def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    table = yard().carry("big_bill", "cash phone").dice(6, 6, 1, 1).chance((0, 2))
    table.turn_of("vinnie").play("pickpocket self big_bill", "pass")
    copy = table.convict("vinnie").carry[0]
    assert table.game.known[copy] == 0b011


def test_a_hustler_bets_on_a_theft() -> None:
    table = yard("vinnie big_bill sticky_fingers").levels("sticky_fingers", cunning=4).on_top("phone")
    table.carry("big_bill", "cash").dice(6, 6, 1, 1).turn_of("vinnie")
    table.play("pickpocket self big_bill", "pass", "bet first")
    assert table.stashed("sticky_fingers") == ["phone"]
