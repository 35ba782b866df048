"""Fights of the normal game: one exchange, its dice, results and injuries (RULES.md sections 17, 19 and 20)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates


def yard(names: str = "big_bill cold_cuts rob_z", **given: str) -> InmateTable:
    """The first two stand in the Courtyard, where the Attack/Steal icon is open."""
    table = inmates(names, **given)  # type: ignore[arg-type]
    first, second = names.split()[:2]
    return table.at(f"{first} {second}", "courtyard").guards("C")


def test_e38_a_fight_total_adds_dice_strength_weapon_and_the_weapon_of_choice() -> None:
    table = yard("vinnie cold_cuts rob_z").levels("vinnie", strength=4).carry("vinnie", "screwdriver")
    table.dice(2, 3, 1, 1).turn_of("vinnie").play("attack cold_cuts", "weapon screwdriver")
    assert table.told("fight_rolled")[0]["rolled"] == [2, 3]
    assert table.told("fight_rolled")[0]["added"] == [4, 2, 1]
    assert table.told("exchange_won")[0]["total"] == 12


def test_e39_a_tie_goes_to_the_attacker() -> None:
    table = yard().levels("big_bill", strength=4).levels("cold_cuts", strength=3)
    table.dice(4, 4, 5, 4).turn_of("big_bill").play("attack cold_cuts")
    won = table.told("exchange_won")[0]
    assert (won["seat"], won["total"], won["against"]) == (0, 12, 12)
    assert table.lying("cold_cuts")


def test_e8_attack_and_steal_are_one_icon_against_anyone() -> None:
    table = yard().at("rob_z", "courtyard").carry("rob_z", "cash").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts")
    assert table.refused("attack rob_z") == "ICON_USED"


def test_e42_a_nobody_beats_a_notorious() -> None:
    table = yard().with_rep("big_bill", 3).with_rep("cold_cuts", 10)
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert table.rep("big_bill") == 6
    assert table.rep("cold_cuts") == 9
    assert table.stands("big_bill") == 3


def test_e43_a_cheap_shot_wins_nothing() -> None:
    table = yard().with_rep("big_bill", 5).with_rep("cold_cuts", 4)
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert table.rep("big_bill") == 5
    assert table.rep("cold_cuts") == 3


def test_the_defender_wins_rep_as_well() -> None:
    table = yard().with_rep("big_bill", 5).with_rep("cold_cuts", 5)
    table.dice(1, 1, 6, 6).turn_of("big_bill").play("attack cold_cuts")
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (4, 6)


def test_x6_rep_never_falls_below_its_floor() -> None:
    table = yard().with_rep("cold_cuts", -1)
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert table.rep("cold_cuts") == -1


def test_fight_night_adds_to_rep_that_is_won() -> None:
    table = yard().event("fight_night").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts")
    assert table.rep("big_bill") == 7
    cheap = yard().event("fight_night").with_rep("cold_cuts", 1).dice(6, 6, 1, 1)
    cheap.turn_of("big_bill").play("attack cold_cuts")
    assert cheap.rep("big_bill") == 5


def test_e44_damage_on_another_s_turn_is_owed() -> None:
    table = yard().carry("big_bill", "scalpel").carry("cold_cuts", "cash noodles").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "weapon scalpel", "pass", "pass")
    assert table.lying("cold_cuts")
    assert table.space("cold_cuts") == "cell_2"
    assert table.pile == ["cash", "noodles"]
    assert table.convict("cold_cuts").loss == 2
    table.play("end_turn").begin_turn("cold_cuts")
    assert table.actions("cold_cuts") == 3
    assert table.stands_up("cold_cuts")


def test_e45_damage_on_the_own_turn_is_paid_as_far_as_it_reaches() -> None:
    table = yard().carry("cold_cuts", "scalpel").dice(1, 1, 6, 6)
    table.turn_of("big_bill", actions=2).play("attack cold_cuts", "weapon scalpel")
    assert table.lying("big_bill")
    assert table.asked() == ""  # the turn is over
    table.begin_turn("big_bill")
    assert table.actions("big_bill") == 4


def test_an_attacker_that_pays_in_full_goes_on_from_its_cell() -> None:
    table = yard().carry("cold_cuts", "hammer").dice(1, 1, 6, 6)
    table.turn_of("big_bill", actions=3).play("attack cold_cuts", "weapon hammer")
    assert table.space("big_bill") == "cell_1"
    assert table.actions("big_bill") == 1
    assert table.asked() == "TakeTurn"


def test_an_unarmed_defeat_costs_no_actions() -> None:
    table = yard().dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert table.lying("cold_cuts")
    assert table.convict("cold_cuts").loss == 0


def test_single_use_weapons_go_to_the_chair_whoever_wins() -> None:
    table = yard().carry("big_bill", "bone_saw").carry("cold_cuts", "syringe fork_shiv").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "weapon bone_saw", "weapon syringe", "pass")
    assert table.carries("big_bill") == []
    assert sorted(table.chair[:2]) == ["bone_saw", "syringe"]
    assert table.pile == ["fork_shiv"]


def test_e5_a_guard_on_the_icon_is_the_only_protection() -> None:
    table = yard().guard("courtyard", letter="A").turn_of("big_bill")
    assert table.refused("attack cold_cuts") == "ICON_BLOCKED"
    own = yard().guard("courtyard", letter="A", owner="big_bill").dice(6, 6, 1, 1).turn_of("big_bill", actions=0)
    own.play("attack cold_cuts")
    assert own.lying("cold_cuts")


def test_a_convict_in_its_cell_is_attacked_from_the_cellblock_in_front() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "cellblock_b").guards("A").dice(6, 6, 1, 1)
    table.turn_of("big_bill")
    assert table.options("attack") == ["attack cold_cuts"]
    assert table.refused("attack rob_z") == "OUT_OF_REACH"
    assert "cannot be reached" in table.why_not("attack rob_z")


def test_r61_nobody_attacks_out_of_its_cell() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("cold_cuts", "cellblock_a").turn_of("big_bill")
    assert table.options("attack") == []


def test_x14_a_lying_convict_cannot_be_attacked() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "cellblock_b").guards("A").lies("cold_cuts")
    table.turn_of("big_bill")
    assert table.refused("attack cold_cuts") == "LIES_THERE"


def test_x30_primal_in_defence() -> None:
    table = yard("big_bill cold_cuts rob_z").on(1, 2).carry("cold_cuts", "primal_dose hammer")
    table.levels("cold_cuts", strength=5).dice(3, 3, 3, 3).turn_of("big_bill")
    table.play("attack cold_cuts", "go_primal")
    assert table.told("fight_rolled")[1]["added"] == [7]  # the Primal level, and no weapon
    assert table.convict("cold_cuts").primal == 2
    table.play("end_turn").begin_turn("cold_cuts")
    assert table.actions("cold_cuts") == 7


def test_r22_a_primal_convict_has_the_weapon_bonus_of_its_level() -> None:
    table = yard().levels("big_bill", strength=5).primal("big_bill").carry("big_bill", "wrench").dice(1, 1, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "weapon wrench")
    assert table.told("fight_rolled")[0]["added"] == [7, 3, 3]


def test_x31_a_hidden_first_aid_kit_may_be_shown() -> None:
    table = yard().carry("big_bill", "scalpel").carry("cold_cuts", "first_aid_kit").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "weapon scalpel", "pass")
    assert table.options() == ["show carried first_aid_kit", "pass"]
    table.play("show carried first_aid_kit")
    assert table.convict("cold_cuts").loss == 1
    assert table.pile == ["first_aid_kit"]


def test_x31_on_its_spot_it_works_and_stays() -> None:
    table = yard().carry("big_bill", "scalpel").upgrade("cold_cuts", "first_aid_kit").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "weapon scalpel")
    assert table.convict("cold_cuts").loss == 1
    assert table.convict("cold_cuts").upgrade >= 0


def test_hand_wraps_count_without_a_weapon() -> None:
    table = yard().carry("big_bill", "hand_wraps hammer").dice(1, 1, 1, 1).turn_of("big_bill")
    table.play("attack cold_cuts", "show carried hand_wraps", "pass")
    assert table.told("fight_rolled")[0]["added"] == [4, 1]
    armed = yard().upgrade("big_bill", "hand_wraps").carry("big_bill", "hammer").dice(1, 1, 1, 1)
    armed.turn_of("big_bill").play("attack cold_cuts", "weapon hammer")
    assert armed.told("fight_rolled")[0]["added"] == [4, 3]


def test_questions_betray_no_hidden_card() -> None:
    table = yard().carry("cold_cuts", "noodles").turn_of("big_bill").play("attack cold_cuts")
    assert table.asks() == "cold_cuts"
    assert table.options() == ["pass"]


def test_both_parts_of_a_crafted_weapon_break() -> None:
    table = yard("big_bill cold_cuts rob_z", type="advanced_solo", modules="legacy_crafted_weapons")
    table.carry("big_bill", "part_handle part_blade").carry("cold_cuts", "sheet_plate").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "weapon part_handle", "pass", "armor sheet_plate")
    assert table.carries("big_bill") == []


def test_x22_a_fight_removes_all_tags_between_the_two() -> None:
    table = yard(type="advanced_solo", modules="trash_tags")
    table.tags("big_bill", "cold_cuts", 2).tags("cold_cuts", "big_bill", 1).tags("rob_z", "big_bill", 1)
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert sum(table.game.placed_tags) == 1


def test_s10_a_fight_answers_a_tag_and_lifts_a_rank() -> None:
    table = inmates("rob_z big_bill vinnie cold_cuts", type="advanced_solo", modules="gangsters trash_tags")
    table.at("rob_z cold_cuts", "cellblock_d").guards("A").with_rep("rob_z", 4).with_rep("cold_cuts", 3)
    table.slots("rob_z", strength=7).primal("rob_z").carry("cold_cuts", "cash noodles").tags("cold_cuts", "rob_z", 1)
    table.dice(3, 4, 4, 4).turn_of("rob_z", actions=2).play("attack cold_cuts", "pass", "pass")
    won = table.told("exchange_won")[0]
    assert (won["total"], won["against"]) == (14, 11)
    assert table.space("cold_cuts") == "cell_4"
    assert table.pile == ["cash", "noodles"]
    assert sum(table.game.placed_tags) == 0
    assert (table.rep("rob_z"), table.rep("cold_cuts")) == (5, 2)
    assert table.stands("rob_z") == 3
    assert table.game.rivals[0].tags == 4
    assert table.actions("rob_z") == 1
