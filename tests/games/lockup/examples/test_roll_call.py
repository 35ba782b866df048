"""Roll Call: sending crew, the face-down limit, passing."""

from __future__ import annotations

import pytest

from bighouse.games.lockup.rules.state import LIGHTS_OUT
from tests.games.lockup.table import scene


@pytest.mark.parametrize(("players", "limit"), [(3, 2), (2, 3)])
def test_a14_face_down_limits(players: int, limit: int) -> None:
    table = scene(f"lockup, {players} players\nstart: turn of Ann", "Ann Ben").act("Ann", "go smithy")
    tokens = ["2", "3", "4", "5"]
    for token in tokens[:limit]:
        table.act("Ann", f"send {token} face_down")
    table.illegal("Ann", f"send {tokens[limit]} face_down")
    assert table.refused("Ann", f"send {tokens[limit]} face_down") == "FACE_DOWN_LIMIT"
    assert not table.refused("Ann", f"send {tokens[limit]} face_up")


def test_a14_the_limit_counts_over_all_turns_of_the_round() -> None:
    one_left = scene("lockup, 2 players\nat smithy: Ann (2 3)\nstart: turn of Ann", "Ann Ben").act("Ann", "go sewers")
    one_left.act("Ann", "send 4 face_down")  # the third, with two players
    one_left.illegal("Ann", "send 5 face_down")
    none_left = scene("lockup, 3 players\nat smithy: Ann (2 3)\nstart: turn of Ann", "Ann Ben").act("Ann", "go sewers")
    none_left.illegal("Ann", "send 4 face_down")


def test_b27_pass_is_final() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Ann
        Ann tomes: atlas_of_hideouts
        at smithy: Ann 2 3
        at sewers: Ann 4 5; Ben (5)
        start: turn of Ann
        """,
        "Ann Ben Cy",
    )
    assert not table.refused("Ann", "play atlas_of_hideouts")
    table.act("Ann", "pass")
    table.illegal("Ann", "play atlas_of_hideouts")
    for place, token in (("infirmary", "2"), ("commissary", "3")):
        assert table.to_act == ["Ben"]  # after Cy comes Ben, not Ann
        table.act("Ben", f"go {place}", f"send {token} face_up", "done")
        table.act("Cy", f"go {place}", f"send {token} face_up", "done")
        table.illegal("Ann", "play atlas_of_hideouts")
        table.illegal("Ann", "go infirmary")
    table.act("Ben", "pass").act("Cy", "pass")
    assert table.told("phase_began") == [{"phase": LIGHTS_OUT}]
    assert table.cell("Ann") == ["lookout", "enforcer"]
    assert table.tomes("Ann") == ["atlas_of_hideouts"]


def test_b28_same_location_twice() -> None:
    table = scene(
        """
        lockup, 2 players
        Ann roll call: passed
        Ben tomes: tacticians_notes
        at smithy: Ben 3
        start: turn of Ben
        """,
        "Ann Ben",
    )
    table.illegal("Ben", "go smithy")
    assert table.refused("Ben", "go smithy") == "ALREADY_THERE"
    table.act("Ben", "play tacticians_notes", "go smithy", "send 4 face_up", "done")
    assert table.at("smithy") == "Ben 3 4"
    table.illegal("Ben", "go smithy")  # the tome was for that turn only
