"""Solitary mode: Ann against the guards."""

from __future__ import annotations

import pytest

from bighouse.games.lockup.box.components import LOCATION_WORDS
from bighouse.games.lockup.rules.state import LIGHTS_OUT
from tests.games.lockup.table import Table, scene


def solitary(text: str) -> Table:
    return scene("lockup, 1 player\n" + text, "Ann")


@pytest.mark.parametrize(
    ("anns", "guards", "lost", "kept", "supply"),
    [
        (3, 2, (-6, 0), 0, 12),
        (2, 4, (0, -6), 2, 10),
        (3, 3, (0, 0), 0, 12),
    ],
)
def test_a17_solitary_raid(anns: int, guards: int, lost: tuple[int, int], kept: int, supply: int) -> None:
    table = solitary(
        f"""
        Ann: 10 stars, {anns} suspicion
        guards: 10 stars, {guards} suspicion
        start: final raid
        """
    )
    assert (table.sheet("Ann").get("raids", 0), table.sheet("guards").get("raids", 0)) == lost
    assert (table.suspicion("Ann"), table.suspicion("guards")) == (kept, 0)
    assert table.supply("suspicion") == supply


def test_a20_guards_at_the_commissary() -> None:
    table = solitary(
        """
        guards: 2 scrap 1 potion 1 iron 1 gold
        at commissary: guards guard_blue_6
        start: lights out at commissary
        """
    )
    assert table.ranks("commissary") == ["guards"]
    assert table.cubes("guards") == "2 scrap 1 potion 1 iron 2 gold"


def test_a21_atlas_in_solitary() -> None:
    table = solitary(
        """
        Ann tomes: atlas_of_hideouts
        at sewers: guards (guard_blue_7)
        at smithy: guards (guard_blue_6)
        start: turn of Ann
        """
    )
    table.act("Ann", "play atlas_of_hideouts", "uncover smithy")
    assert table.at("smithy") == "guards guard_blue_6"
    assert table.at("sewers") == "guards (guard_blue_7)"
    assert table.asked("Ann") == "Turn"


@pytest.mark.parametrize("difficulty", ["moderate", "challenging", "expert"])
def test_a22_solitary_placement(difficulty: str) -> None:
    table = scene(f"lockup, 1 player, difficulty {difficulty}")
    for place in LOCATION_WORDS[:7]:
        assert table.at(place).startswith("guards (")
        assert len(table.at(place).split()) == 2  # one card
    assert table.at("library") == ""
    assert len(table.deck("guard")) == 5


def test_a24_guards_leftovers() -> None:
    table = solitary("guards: 3 scrap 2 iron 2 gold\nstart: final scoring")
    assert table.sheet("guards")["resources"] == 4


@pytest.mark.parametrize(
    ("goons", "seized"),
    [
        ("dwarf_1 demon_1 dwarf_6 demon_2 dwarf_3", ["demon_1", "demon_2"]),  # icons 1, 2, 0, 2, 1
        ("dwarf_6 dwarf_1 ratman_1 dwarf_2 dwarf_3", ["dwarf_1", "dwarf_2"]),  # icons 0, 1, 0, 1, 1
    ],
)
def test_b34_chow_hall_choice(goons: str, seized: list[str]) -> None:
    table = solitary(
        f"""
        goons: {goons}
        at chow hall: guards guard_blue_6
        start: lights out at chow hall
        """
    )
    assert table.goons("guards") == seized


@pytest.mark.parametrize(("at_library", "ranks"), [("", ["guards"]), ("at library: Ann 4", ["Ann", "guards"])])
def test_b35_guards_rank_2_at_the_chow_hall(at_library: str, ranks: list[str]) -> None:
    table = solitary(
        f"""
        Ann: 1 scrap
        guards: 10 stars
        goons: demon_1 demon_2 dwarf_1
        at chow hall: Ann 5; guards guard_blue_6
        {at_library}
        tome deck: atlas_of_hideouts tacticians_notes
        start: lights out at chow hall
        """
    )
    table.act("Ann", "recruit one", "hire dwarf_1")
    assert table.goons("guards") == []
    assert table.ranks("library") == ranks
    if at_library:
        table.act("Ann", "take", "keep_tome tacticians_notes")
    assert table.sheet("guards") == {"start": 10, "effects": 1}


B36_DISPLAY = "display: item_02 item_09 item_17\nat cell block: guards guard_blue_6\nstart: lights out\n"


def test_b36_guards_craft() -> None:
    table = solitary(B36_DISPLAY + "guards: 10 stars, 2 scrap 1 iron")
    assert table.items("guards") == ["item_02"]
    assert table.reserved("guards") == []
    assert table.sheet("guards") == {"start": 10, "items": 4}
    assert table.cubes("guards") == "1 scrap"


def test_b37_guards_reserve() -> None:
    table = solitary(B36_DISPLAY + "guards: 10 stars, 1 potion")
    assert table.items("guards") == []
    assert table.reserved("guards") == ["item_17"]
    assert table.stars("guards") == 10
    assert table.cubes("guards") == "1 potion"  # free of charge


def test_b38_any_cost() -> None:
    table = solitary(
        """
        guards: 2 scrap 1 potion 1 gold
        display: item_05                 # 2 of any type, 1 scrap
        at cell block: guards guard_blue_6
        start: lights out
        """
    )
    assert table.items("guards") == ["item_05"]
    assert table.cubes("guards") == "1 gold"


B39 = """
    lockup, 1 player, difficulty challenging
    guard deck: guard_blue_7             # strength 4
    location deck: off_duty_1
    at sewers: guards (guard_blue_3)
    at smithy: guards (guard_yellow_5)   # strength 2, the special card
    start: guard turn
"""


def test_b39_special_card_scouted() -> None:
    table = scene(B39, "Ann").act("Ann", "uncover smithy", "pass")
    assert table.strengths("smithy") == {"guards": 2}


def test_b39_special_card_left_face_down() -> None:
    table = scene(B39, "Ann").act("Ann", "uncover sewers", "pass")
    shown = [table.game.box.guards[event["guard"]].id for event in table.told("guard_shown")]
    assert shown == ["guard_blue_3", "guard_yellow_5", "guard_blue_7"]
    assert table.strengths("smithy") == {"guards": 2 + 4}


def test_b40_phase_end() -> None:
    table = solitary("first player: guards")
    table.act("Ann", "uncover cell_block", "go smithy")
    for token in ("lookout", "enforcer", "2", "3", "4", "5"):
        assert table.told("phase_began")[-1] != {"phase": LIGHTS_OUT}
        table.act("Ann", f"send {token} face_up")
    assert table.told("phase_began")[-1] == {"phase": LIGHTS_OUT}
    assert len(table.told("location_shown")) == 1  # one guard turn


def test_b41_tie() -> None:
    table = solitary(
        """
        first player: guards
        at smithy: Ann 4; guards guard_blue_7
        start: lights out at smithy
        """
    )
    assert table.strengths("smithy") == {"guards": 4, "Ann": 4}
    assert table.ranks("smithy") == ["guards", "Ann"]
    table.act("Ann", "take")
    assert (table.cubes("guards"), table.cubes("Ann")) == ("2 iron", "1 iron")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("3 scrap 1 potion 1 iron", "2 scrap 1 potion 1 iron 1 gold"),
        ("1 scrap 1 potion 1 iron 1 gold", "1 potion 1 iron 2 gold"),
    ],
)
def test_b42_exchange_effect(before: str, after: str) -> None:
    table = solitary(
        f"""
        guards: {before}
        goons: flayer_2                  # an exchange
        at chow hall: guards guard_blue_6
        start: lights out at chow hall
        """
    )
    assert table.goons("guards") == ["flayer_2"]
    assert table.cubes("guards") == after


def test_b47_tie_when_reserving() -> None:
    table = solitary(
        """
        guards: nothing
        display: item_08 item_15 item_17
        at cell block: guards guard_blue_6
        start: lights out
        """
    )
    assert table.reserved("guards") == ["item_15"]


def test_b51_guards_alone() -> None:
    table = solitary(
        """
        suspicion at smithy: 1
        at smithy: guards (guard_blue_1) guard_blue_6
        at library: Ann 2                # only so that the round waits for her there
        start: lights out at smithy
        """
    )
    assert table.ranks("smithy") == ["guards"]
    assert (table.suspicion("guards"), table.suspicion_at("smithy")) == (0, 1)
    assert table.cubes("guards") == "2 iron"
    assert table.discard("guard") == ["guard_blue_1", "guard_blue_6"]
    assert len(table.deck("guard")) == 10
