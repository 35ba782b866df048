"""Lights Out, steps 1 and 2: who ranks where, and who is watched."""

from __future__ import annotations

from tests.games.lockup.table import scene

A1 = """
    lockup, 2 players
    first player: Isaac
    Vera: 4 power
    at infirmary: Vera enforcer; Isaac lookout (4)
    start: lights out at infirmary
"""


def test_a1_tie_by_first_player() -> None:
    table = scene(A1, "Vera Isaac")
    assert table.at("infirmary") == "Vera enforcer; Isaac lookout 4"  # the hidden token is the "4"
    assert table.strengths("infirmary") == {"Isaac": 4, "Vera": 4}
    assert table.ranks("infirmary") == ["Isaac", "Vera"]


def test_a2_lookout_shifts_suspicion() -> None:
    table = scene(A1 + "suspicion at infirmary: 1", "Vera Isaac")
    assert (table.suspicion("Isaac"), table.suspicion("Vera")) == (0, 1)
    assert table.suspicion_at("infirmary") == 0


def test_a9_lone_lookout() -> None:
    table = scene(
        """
        lockup, 3 players
        suspicion at smithy: 1
        at smithy: Ann lookout
        start: lights out at smithy
        """,
        "Ann Ben Cy",
    )
    assert table.ranks("smithy") == ["Ann"]
    assert (table.suspicion("Ann"), table.suspicion_at("smithy")) == (0, 1)
    table.act("Ann", "take")
    assert table.cubes("Ann") == "2 iron"
    assert table.where("Ann", "lookout") == "cell"
    assert table.told("suspicion_gained") == []


def test_a12_all_lookouts() -> None:
    table = scene(
        """
        lockup, 2 players
        suspicion at sewers: 2
        at sewers: Ann lookout 5; Ben lookout
        start: lights out at sewers
        """,
        "Ann Ben",
    )
    table.act("Ann", "take")
    assert (table.suspicion("Ann"), table.suspicion("Ben"), table.suspicion_at("sewers")) == (0, 0, 2)
    table.act("Ben", "take")
    assert table.told("suspicion_gained") == []


def test_b1_marker_moves_mid_round() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Ann
        at exercise yard: Cy 5; Ben 3
        at sewers: Ann 4; Ben 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Cy", "take")
    assert table.first == "Cy"
    table.act("Ben", "take")
    assert table.ranks("sewers") == ["Ann", "Ben"]
    table.act("Ann", "take").act("Ben", "take")
    assert (table.cubes("Ann"), table.cubes("Ben")) == ("3 scrap", "1 scrap")


def test_b1_the_new_holder_wins_ties() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Ann
        at exercise yard: Cy 5
        at sewers: Ann 4; Cy 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Cy", "take")
    assert table.ranks("sewers") == ["Cy", "Ann"]


def test_b2_power_gained_now_used_now() -> None:
    table = scene(
        """
        lockup, 3 players
        Ben: 2 power
        at exercise yard: Ben 3
        at sewers: Ben enforcer
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ben", "take")
    assert table.power("Ben") == 3
    assert table.strengths("sewers") == {"Ben": 3}


def test_b3_yard_tie_uses_old_holder() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Ann
        Ann: 1 power
        Ben: 1 power
        at exercise yard: Ann 4; Ben 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    assert table.ranks("exercise_yard") == ["Ann", "Ben"]
    table.act("Ann", "take").act("Ben", "take")
    assert table.first == "Ann"
    assert (table.power("Ann"), table.power("Ben")) == (2, 2)


def test_b20_merged_at_the_library() -> None:
    table = scene(
        """
        lockup, 4 players
        first player: Cy
        Ann: 2 power
        at infirmary: Cy 5; Ann enforcer; Dee lookout   # the one between gets nothing
        at smithy: Dee 5; Cy 4; Ben 4; Ann 3            # nor do the third and the fourth
        tome deck: atlas_of_hideouts tacticians_notes treatise_on_tunnels
        start: lights out at infirmary
        """,
        "Ann Ben Cy Dee",
    )
    table.act("Cy", "take").act("Dee", "take")
    assert table.at("library") == "Ann enforcer"
    table.act("Dee", "take").act("Cy", "take")
    assert table.at("library") == "Ann enforcer 3; Ben 4"
    assert table.strengths("library") == {"Ann": 5, "Ben": 4}
    table.act("Ann", "take")
    assert table.looks_at("Ann") == ["atlas_of_hideouts", "tacticians_notes"]
    table.act("Ann", "keep_tome tacticians_notes").act("Ben", "take")
    assert table.tomes("Ann") == ["tacticians_notes"]
    assert table.tomes("Ben") == ["treatise_on_tunnels"]


def test_b21_stragglers_suspicion() -> None:
    table = scene(
        """
        lockup, 4 players
        suspicion at infirmary: 2
        at infirmary: Ann lookout 5; Ben 4; Cy 3
        start: lights out at infirmary
        """,
        "Ann Ben Cy Dee",
    )
    assert table.ranks("infirmary") == ["Ann", "Ben", "Cy"]
    assert [table.suspicion(name) for name in ("Ann", "Ben", "Cy")] == [0, 2, 0]
    table.act("Ann", "take").act("Cy", "take")
    assert table.cubes("Ben") == "nothing"
    assert table.at("library") == "Ben 4"
