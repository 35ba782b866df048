"""Tomes that move tokens and change strength when locations are resolved (RULES.md section 9, R38 to R46, R64, R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.tomes import SMITHY, alone, three

# Treatise on Tunnels: move a token


def test_r43_treatise_on_tunnels_moves_a_token_with_its_facing() -> None:
    table = three("Ann tomes: treatise_on_tunnels\nat smithy: Ann (4) 5\nat sewers: Ann 3\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels")
    assert table.refused("Ann", "move 4 smithy") == "SAME_PLACE"
    table.act("Ann", "move 4 sewers")  # where she has a token already
    assert table.told("crew_moved")[0]["face_down"] == 1
    assert table.strengths("sewers") == {"Ann": 7}


def test_r43_treatise_on_tunnels_reaches_locations_one_to_seven() -> None:
    table = three("Ann tomes: treatise_on_tunnels\nat smithy: Ann 5\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels")
    places = ["exercise_yard", "sewers", "infirmary", "commissary", "chow_hall", "cell_block"]
    assert table.options("Ann") == [f"move 5 {place}" for place in places]


def test_treatise_on_tunnels_hides_which_face_down_token_moved() -> None:
    table = three("Ann tomes: treatise_on_tunnels\nat smithy: Ann (4)\nBen peeked at: Ann 4\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels", "move 4 cell_block")
    moved = next(event for event in table.story.events if event.kind.name == "crew_moved")
    assert [moved.told_to(viewer).get("token") for viewer in (0, 1, 2, None)] == [4, 4, None, None]


def test_r46_treatise_on_tunnels_needs_a_token_out() -> None:
    table = three("Ann tomes: treatise_on_tunnels manual_of_might\nat smithy: Ben 4\nstart: lights out")
    assert table.refused("Ann", "play treatise_on_tunnels") == "NO_EFFECT"


@pytest.mark.parametrize("start", ["turn of Ann", "lights out at smithy"])
def test_treatise_on_tunnels_waits_for_the_start_of_lights_out(start: str) -> None:
    table = three(f"Ann tomes: treatise_on_tunnels manual_of_might\nat smithy: Ann 4\nstart: {start}")
    assert table.refused("Ann", "play treatise_on_tunnels") == "WRONG_WINDOW"


def test_solitary_treatise_on_tunnels_works_as_ever() -> None:
    table = alone("Ann tomes: treatise_on_tunnels\nat smithy: Ann 5\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels", "move 5 sewers")
    assert table.ranks("sewers") == ["Ann"]


# Brawler's Primer: +2 strength


def test_brawlers_primer_adds_two_at_the_location_being_resolved() -> None:
    table = three(f"Ben tomes: brawlers_primer\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    table.act("Ben", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ben": 6, "Ann": 5}
    assert table.ranks("smithy") == ["Ben", "Ann"]


def test_brawlers_primer_can_be_answered_before_the_window_closes() -> None:  # B30
    table = three(f"Ann tomes: brawlers_primer\nBen tomes: brawlers_primer\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    table.act("Ann", "pass").act("Ben", "play brawlers_primer")
    assert table.to_act == ["Ann"]
    table.act("Ann", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ann": 7, "Ben": 6}


def test_r42_two_copies_of_brawlers_primer_add_up() -> None:
    table = three(f"Ben tomes: brawlers_primer brawlers_primer\nat smithy: Ann 5; Ben 2\n{SMITHY}")
    table.act("Ben", "play brawlers_primer", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ben": 6, "Ann": 5}


def test_brawlers_primer_needs_a_token_at_the_location() -> None:
    table = three(f"Cy tomes: brawlers_primer manual_of_might\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    assert table.to_act == ["Cy"]  # for the Manual
    assert table.refused("Cy", "play brawlers_primer") == "NOT_PRESENT"


def test_brawlers_primer_counts_at_this_location_alone() -> None:
    table = three(f"Ann tomes: brawlers_primer\nat smithy: Ann 4; Ben 5\n{SMITHY}")
    table.act("Ann", "play brawlers_primer", "decline").act("Ben", "decline")
    assert table.strengths("smithy") == {"Ann": 6, "Ben": 5}
    assert table.strengths("library") == {"Ben": 5, "Ann": 4}


def test_solitary_brawlers_primer_beats_the_guards() -> None:
    table = alone(f"Ann tomes: brawlers_primer\nat smithy: Ann 3; guards guard_blue_7\n{SMITHY}")
    table.act("Ann", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ann": 5, "guards": 4}


# Book of Low Blows: a token counts nothing


def test_r42_book_of_low_blows_zeroes_a_token_and_leaves_the_lookout_its_protection() -> None:  # B29
    table = three(f"Ben tomes: book_of_low_blows\nsuspicion at smithy: 1\nat smithy: Ann lookout 5; Ben 4\n{SMITHY}")
    table.act("Ben", "play book_of_low_blows")
    assert table.strengths("smithy") == {"Ben": 4, "Ann": 0}
    assert (table.suspicion("Ben"), table.suspicion("Ann")) == (1, 0)
    table.act("Ben", "take").act("Ann", "take")
    assert table.cubes("Ann") == "1 iron"


def test_r42_book_of_low_blows_may_choose_an_enforcer_but_no_lookout() -> None:
    table = three(f"Cy tomes: book_of_low_blows\nBen: 3 power\nat smithy: Ann lookout 5; Ben enforcer; Cy 2\n{SMITHY}")
    table.act("Cy", "play book_of_low_blows")
    assert table.options("Cy") == ["nullify Ann 5", "nullify Ben enforcer"]
    assert table.refused("Cy", "nullify Ann lookout") == "COUNTS_NOTHING"
    table.act("Cy", "nullify Ben enforcer")
    assert table.strengths("smithy") == {"Ann": 5, "Cy": 2, "Ben": 0}


def test_r42_book_of_low_blows_counts_at_this_location_alone() -> None:
    table = three(f"Ben tomes: book_of_low_blows\nat smithy: Ann 5; Ben 4; Cy 3\n{SMITHY}")
    table.act("Ben", "play book_of_low_blows", "nullify Ann 5", "decline").act("Cy", "decline")
    assert table.strengths("smithy") == {"Ben": 4, "Cy": 3, "Ann": 0}
    assert table.strengths("library") == {"Ann": 5, "Ben": 4, "Cy": 3}


def test_r46_book_of_low_blows_needs_an_opponent_token_that_counts() -> None:
    table = three(
        f"Ben tomes: book_of_low_blows manual_of_might\nAnn: 0 power\nat smithy: Ann lookout enforcer; Ben 4\n{SMITHY}"
    )
    assert table.refused("Ben", "play book_of_low_blows") == "NO_EFFECT"


def test_book_of_low_blows_needs_a_token_at_the_location() -> None:
    table = three(f"Cy tomes: book_of_low_blows manual_of_might\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    assert table.refused("Cy", "play book_of_low_blows") == "NOT_PRESENT"


def test_r64_book_of_low_blows_zeroes_a_guard_card() -> None:
    table = alone(
        f"""
        Ann tomes: book_of_low_blows
        guards: 3 power
        suspicion at smithy: 1
        at smithy: Ann 2; guards guard_blue_1 guard_blue_2 guard_blue_7
        {SMITHY}
        """
    )
    table.act("Ann", "play book_of_low_blows")
    assert table.options("Ann") == ["nullify guard_blue_2", "nullify guard_blue_7"]
    assert table.refused("Ann", "nullify guard_blue_1") == "COUNTS_NOTHING"  # their lookout
    table.act("Ann", "nullify guard_blue_7")
    assert table.strengths("smithy") == {"guards": 3, "Ann": 2}
    assert (table.suspicion("Ann"), table.suspicion("guards")) == (1, 0)  # the lookout still protects them
