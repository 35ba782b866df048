"""Every card of the legacy modules (RULES.md section 31): Guard Traps, parts of weapons, Cell Attacks."""

from __future__ import annotations

import pytest

import bighouse
from bighouse.games.animalcatraz.rules.audit import everywhere
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from tests.games.animalcatraz.table import BOX, InmateTable, scene

HEAD = "animalcatraz, 3 players, game_type advanced_solo, legacy_modules"

MODULES = {
    "legacy_guard_traps": ["guard_trap_1", "guard_trap_2"],
    "legacy_crafted_weapons": ["part_handle", "part_blade", "part_lock", "part_belt", "part_spring", "part_frame"],
    "legacy_cell_attacks": ["stink_bomb", "burst_pipe", "itching_powder", "noise_box"],
    "legacy_rats": [],
    "legacy_starred_cards": [],  # a beginner's table leaves all of them out: they come with their modules alone
}


@pytest.mark.parametrize("module", MODULES)
def test_starred_cards_come_with_their_module_alone(module: str) -> None:
    game = bighouse.new("animalcatraz", players=3, seed=1, game_type="advanced_solo", legacy_modules=[module])
    assert isinstance(game, Animalcatraz)
    starred = {BOX.of(copy).id for copy in everywhere(game) if BOX.of(copy).module >= 0}
    assert sorted(starred) == sorted(MODULES[module])


@pytest.mark.parametrize("trap", MODULES["legacy_guard_traps"])
def test_each_guard_trap_injures_who_tries_the_guard(trap: str) -> None:
    table = scene(
        f"""
        {HEAD} legacy_guard_traps
        convict 0: big_bill, cell_1, library
        big_bill carries: cash
        convict 1: cold_cuts, cell_2, infirmary
        guards: library g_smoker B
        owners: g_smoker rival_1
        guard traps: g_smoker {trap}
        start: turn of big_bill
        """
    ).play("corrupt")
    assert (table.space("big_bill"), table.actions("big_bill"), table.pile) == ("cell_1", 2, ["cash"])
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (1, 2)  # the attempt is lost without a change of REP
    assert table.chair[0] == trap
    assert not table.told("guard_tried")


@pytest.mark.parametrize("trap", MODULES["legacy_guard_traps"])
def test_each_guard_trap_goes_under_an_own_guard_for_nothing(trap: str) -> None:
    table = scene(
        f"""
        {HEAD} legacy_guard_traps
        convict 0: big_bill, cell_1, library
        big_bill carries: {trap}
        guards: library g_smoker B
        owners: g_smoker rival_0
        start: turn of big_bill
        """
    ).play(f"lay_trap carried {trap}")
    assert table.actions("big_bill") == 5
    assert table.cards([table.game.guard_traps[BOX.guard_ids.index("g_smoker")]]) == [trap]
    assert not table.knows(table.names[1], trap)


# Crafted weapons: the parts, Attack Value and damage
CRAFTS = {
    "spear": ("part_handle", "part_blade", 5, 2),
    "flail": ("part_lock", "part_belt", 5, 2),
    "bow": ("part_spring", "part_frame", 6, 1),
}


def armed(*parts: str) -> InmateTable:
    return scene(
        f"""
        {HEAD} legacy_crafted_weapons
        convict 0: big_bill, cell_1, courtyard
        big_bill carries: {" ".join(parts)}
        convict 1: cold_cuts, cell_2, courtyard
        start: turn of big_bill
        """
    ).dice(6, 6, 1, 1)


@pytest.mark.parametrize("craft", CRAFTS)
def test_each_crafted_weapon_is_two_parts_shown_as_one(craft: str) -> None:
    first, second, attack, damage = CRAFTS[craft]
    table = armed(first, second).play("attack cold_cuts")
    [weapon] = table.options("weapon")
    table.play(weapon)
    assert table.told("fight_rolled")[0]["added"] == [4, attack]
    assert table.convict("cold_cuts").loss == damage
    assert sorted(table.carries("big_bill")) == sorted([first, second])  # they are kept


@pytest.mark.parametrize("part", MODULES["legacy_crafted_weapons"])
def test_a_single_part_is_no_weapon(part: str) -> None:
    assert armed(part).play("attack cold_cuts").options() == ["pass"]


def test_parts_of_different_crafts_do_not_fit() -> None:
    assert armed("part_handle", "part_belt", "part_frame").play("attack cold_cuts").options() == ["pass"]


@pytest.mark.parametrize("card", MODULES["legacy_cell_attacks"])
def test_each_cell_attack_is_laid_for_an_action(card: str) -> None:
    table = scene(
        f"""
        {HEAD} legacy_cell_attacks
        convict 0: big_bill, cell_1, cellblock_b
        big_bill carries: {card}
        guards: cellblock_b g_cash A
        start: turn of big_bill
        """
    ).play(f"lay_attack carried {card}")
    assert (table.actions("big_bill"), table.cards([table.game.cell_attacks[1]])) == (4, [card])


@pytest.mark.parametrize("card", MODULES["legacy_cell_attacks"])
def test_each_cell_attack_is_cleared_for_an_action(card: str) -> None:
    """Who starts its turn with itching powder in its cell has one Action less."""
    table = scene(
        f"""
        {HEAD} legacy_cell_attacks
        convict 1: cold_cuts, cell_2, cell_2
        cell attacks: cell_2 {card}
        start: turn of cold_cuts
        """
    )
    had = 4 if card == "itching_powder" else 5
    assert table.actions("cold_cuts") == had
    table.play("clean_cell")
    assert (table.actions("cold_cuts"), table.chair[0]) == (had - 1, card)
    assert table.game.cell_attacks[1] == -1
