"""The rulebook's sample rounds, turn by turn (EXAMPLES.md, part 2)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import SPACE_WORDS
from bighouse.games.animalcatraz.rules.guards import MOVE_GUARDS
from tests.games.animalcatraz.examples.positions import POSTS, guards_on
from tests.games.animalcatraz.table import BOX, inmates, scene

A_WITH_ARROW = (3, 6)  # the fourth face of the red die


def test_s1_all_guards_are_shifted_clockwise_to_a() -> None:
    table = inmates("rob_z big_bill vinnie cold_cuts")
    for space, guard in POSTS.items():
        table.guard(space, guard)
    table.chance(A_WITH_ARROW).start(MOVE_GUARDS)
    assert set(table.game.letters) == {0}
    now = {BOX.guard_ids[guard]: SPACE_WORDS[space] for space, guard in enumerate(table.game.guard_at)}
    assert now == {
        "g_smoker": "infirmary", "g_drinker": "cafeteria", "g_pills": "utility", "g_cash": "library",
        "g_sweets": "cellblock_b", "g_gambler": "cellblock_c", "g_phone": "cellblock_d", "g_watch": "cellblock_a",
        "g_lieutenant": "courtyard",
    }  # fmt: skip


def test_s2_rival_four_in_the_first_round() -> None:
    table = scene(
        f"""
        animalcatraz, 4 players, game_type advanced_solo
        convict 3: cold_cuts, cell_4, cell_4
        vacant: d1 cash; d2 pills; d3 phone
        kings: cellblock_d rival_3
        rival 3: 2 stands 1 coins 0 tags
        {guards_on("A")}
        start: turn of cold_cuts
        """
    )
    before = table.convict("cold_cuts").strength
    table.play("move cellblock_d", "take_plan", "move courtyard", "icon workout")
    assert table.actions("cold_cuts") == 1  # 0 + 1 + 1 + 2 are spent, the fifth is lost
    assert table.convict("cold_cuts").strength == before + 2
    assert table.game.rivals[3].plan >= 0


def test_s11_the_thief_after_the_fight() -> None:
    """With the last Action, although the Convict has used the icon (R9); for a tool there is none left (R57)."""
    table = scene(
        f"""
        animalcatraz, 4 players, game_type advanced_solo, modules gangsters
        convict 0: rob_z, cell_1, cellblock_d
        rob_z has: 5 strength 3 cunning 4 loss
        rob_z used: cellblock_d/attack_steal
        rob_z gangsters: thief_slick
        rob_z carries: bolt_cutters
        rival 0 plan: boat shown
        convict 3: cold_cuts, cell_4, library
        cell_4 stash: cash
        {guards_on("A")}
        start: turn of rob_z
        """
    )
    assert table.actions("rob_z") == 1
    assert table.refused("rob self cell_4") == "ICON_USED"
    table.dice(6, 6, 1, 1).play("rob slot_1 cell_4", "pass")
    assert (table.actions("rob_z"), "cash" in table.mat("rob_z")) == (0, True)
    assert table.refused("secure carried bolt_cutters") == "NO_ACTIONS"


def test_s12_rival_four_in_the_second_round() -> None:
    table = scene(
        f"""
        animalcatraz, 4 players, game_type advanced_solo, modules gangsters+warden
        event: medical_check
        warden: cellblock_b
        convict 3: vinnie, cell_4, courtyard
        vinnie carries: pills cash noodles
        lodgers: b1 thief_ghost
        infirmary pile: scalpel
        chair: phone
        {guards_on("A")}
        owners: g_gambler rival_3; g_drinker rival_0
        start: turn of vinnie
        """
    ).dice(6, 6, 3, 1, 1)
    table.play("move cellblock_b", "card carried pills")
    assert table.actions("vinnie") == 4  # the door is under A, but the Guard is his
    table.play("recruit b1", "card carried cash").pass_all()
    assert (table.crew("vinnie"), table.actions("vinnie"), table.carries("vinnie")) == (["thief_ghost"], 4, [])
    table.play("move infirmary", "attend", "stat cunning", "icon work", "take scalpel")
    assert (table.actions("vinnie"), sorted(table.carries("vinnie"))) == (1, ["phone", "scalpel"])
    table.play("corrupt").pass_all()
    assert table.told("guard_tried")[0]["needed"] == 9 + 2
    assert (table.actions("vinnie"), table.rep("vinnie")) == (0, 0)
