"""Tomes of one's own Roll Call turn: to hide, to look, to go again (RULES.md section 9, R38 to R46, R64, R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.tomes import alone, three

# Atlas of Hideouts: peek at a face-down token


def test_r44_r68_atlas_of_hideouts_shows_the_token_to_its_player_and_the_owner_knows() -> None:
    table = three("Ann tomes: atlas_of_hideouts\nat smithy: Ben (4)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts")
    peeked = next(event for event in table.story.events if event.kind.name == "peeked")
    assert [peeked.told_to(viewer).get("token") for viewer in (0, 1, 2, None)] == [4, 4, None, None]
    assert table.at("smithy") == "Ben (4)"
    assert table.discard("tome") == ["atlas_of_hideouts"]


def test_atlas_of_hideouts_is_played_before_assigning_in_the_same_turn() -> None:
    table = three("Ann tomes: atlas_of_hideouts\nat smithy: Ben (4)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts")
    assert table.to_act == ["Ann"]
    table.act("Ann", "go sewers", "send 2 face_up", "done")
    assert table.to_act == ["Ben"]


def test_atlas_of_hideouts_looks_at_any_opponent_anywhere() -> None:
    table = three("Ann tomes: atlas_of_hideouts\nat smithy: Ben (4) 5; Ann (2)\nat sewers: Cy (3)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts")
    assert table.options("Ann") == ["peek Ben smithy", "peek Cy sewers"]
    table.illegal("Ann", "peek Ann smithy")
    table.act("Ann", "peek Cy sewers")
    assert table.told("peeked")[0]["token"] == 3


def test_r68_atlas_of_hideouts_never_shows_a_token_twice() -> None:
    table = three("Ann tomes: atlas_of_hideouts atlas_of_hideouts\nat smithy: Ben (4 5)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts", "play atlas_of_hideouts")
    assert sorted(event["token"] for event in table.told("peeked")) == [4, 5]


@pytest.mark.parametrize(
    "at",
    [
        "at smithy: Ben 4",
        "at smithy: Ann (4)",
        "at smithy: Ben (4)\nAnn peeked at: Ben 4",
    ],
    ids=["all face up", "only own", "seen already"],
)
def test_r46_atlas_of_hideouts_needs_a_hidden_token_of_an_opponent(at: str) -> None:
    table = three(f"Ann tomes: atlas_of_hideouts\n{at}\nstart: turn of Ann")
    assert table.refused("Ann", "play atlas_of_hideouts") == "NO_EFFECT"


def test_solitary_atlas_of_hideouts_turns_a_guard_card_face_up() -> None:
    table = alone(
        """
        Ann tomes: atlas_of_hideouts
        at smithy: guards (guard_blue_6)
        at sewers: guards (guard_blue_1)
        at cell_block: guards guard_blue_7
        start: turn of Ann
        """
    )
    table.act("Ann", "play atlas_of_hideouts")
    assert table.options("Ann") == ["uncover sewers", "uncover smithy"]
    table.act("Ann", "uncover smithy")
    assert table.at("smithy") == "guards guard_blue_6"
    assert table.at("sewers") == "guards (guard_blue_1)"
    assert table.asked("Ann") == "Turn"


def test_r46_solitary_atlas_of_hideouts_needs_a_face_down_guard_card() -> None:
    table = alone("Ann tomes: atlas_of_hideouts\nat smithy: guards guard_blue_6\nstart: turn of Ann")
    assert table.refused("Ann", "play atlas_of_hideouts") == "NO_EFFECT"


# Big Book of Stealth: one more token face down


def test_r43_big_book_of_stealth_allows_one_more_face_down_token_this_round() -> None:
    table = three("Ann tomes: big_book_of_stealth\nat smithy: Ann (4 5)\nstart: turn of Ann")
    table.act("Ann", "play big_book_of_stealth", "go sewers", "send 2 face_down")
    assert table.refused("Ann", "send 3 face_down") == "FACE_DOWN_LIMIT"
    table.act("Ann", "done")
    assert table.at("sewers") == "Ann (2)"


def test_r43_big_book_of_stealth_lasts_for_the_round_and_no_longer() -> None:
    table = three("Ann tomes: big_book_of_stealth\nBen roll call: passed\nCy roll call: passed\nstart: turn of Ann")
    table.act("Ann", "play big_book_of_stealth", "go smithy", "send 2 face_down", "send 3 face_down", "done")
    table.act("Ann", "go sewers", "send 4 face_down")  # a later turn
    assert table.refused("Ann", "send 5 face_down") == "FACE_DOWN_LIMIT"
    table.act("Ann", "done", "pass", "take", "take")
    assert table.game.round == 2
    table.act("Ann", "go smithy", "send 2 face_down", "send 3 face_down")
    assert table.refused("Ann", "send 4 face_down") == "FACE_DOWN_LIMIT"


def test_two_copies_of_big_book_of_stealth_add_up() -> None:
    table = three("Ann tomes: big_book_of_stealth big_book_of_stealth\nat smithy: Ann (4 5)\nstart: turn of Ann")
    table.act("Ann", "play big_book_of_stealth", "play big_book_of_stealth", "go sewers")
    table.act("Ann", "send 2 face_down", "send 3 face_down")
    assert table.refused("Ann", "send lookout face_down") == "FACE_DOWN_LIMIT"


def test_r46_big_book_of_stealth_needs_more_tokens_than_may_lie_face_down() -> None:
    two_left = "at smithy: Ann lookout enforcer 2 3\nstart: turn of Ann"
    table = three(f"Ann tomes: big_book_of_stealth\n{two_left}")
    assert table.refused("Ann", "play big_book_of_stealth") == "NO_EFFECT"
    table = three(f"Ann tomes: big_book_of_stealth\n{two_left}\nAnn roll call: visited smithy, face down 1")
    assert not table.refused("Ann", "play big_book_of_stealth")


@pytest.mark.parametrize("tome", ["big_book_of_stealth", "cutthroat_crafting"])
def test_solitary_has_no_big_book_of_stealth_and_no_cutthroat_crafting(tome: str) -> None:
    assert tome not in alone("").deck("tome")
    assert three("").deck("tome").count(tome) == 2


# Tactician's Notes: a used location is open again


def test_r43_tacticians_notes_open_a_used_location_for_one_turn() -> None:  # B28
    table = three("Ann tomes: tacticians_notes\nat smithy: Ann 3\nat sewers: Ann 2\nstart: turn of Ann")
    assert table.refused("Ann", "go smithy") == "ALREADY_THERE"
    table.act("Ann", "play tacticians_notes", "go smithy", "send 5 face_up", "done")
    assert table.at("smithy") == "Ann 3 5"
    table.act("Ben", "pass").act("Cy", "pass")
    assert table.refused("Ann", "go sewers") == "ALREADY_THERE"


def test_r43_tacticians_notes_end_with_the_turn_even_unused() -> None:
    table = three("Ann tomes: tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann")
    table.act("Ann", "play tacticians_notes", "go sewers", "send 5 face_up", "done")
    table.act("Ben", "pass").act("Cy", "pass")
    assert table.refused("Ann", "go smithy") == "ALREADY_THERE"


def test_tacticians_notes_do_not_open_the_library() -> None:
    table = three("Ann tomes: tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann").act(
        "Ann", "play tacticians_notes"
    )
    assert table.refused("Ann", "go library") == "STRAGGLERS_ONLY"


@pytest.mark.parametrize(
    "text", ["", "at smithy: Ann lookout enforcer 2 3 4 5"], ids=["no location used", "no token left"]
)
def test_r46_tacticians_notes_need_a_used_location_and_a_token(text: str) -> None:
    table = three(f"Ann tomes: tacticians_notes manual_of_might\n{text}\nstart: turn of Ann")
    assert table.refused("Ann", "play tacticians_notes") == "NO_EFFECT"


def test_r46_a_second_copy_of_tacticians_notes_adds_nothing_to_the_turn() -> None:
    table = three("Ann tomes: tacticians_notes tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann")
    table.act("Ann", "play tacticians_notes")
    assert table.refused("Ann", "play tacticians_notes") == "NO_EFFECT"


def test_solitary_tacticians_notes_work_as_ever() -> None:
    table = alone("Ann tomes: tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann")
    table.act("Ann", "play tacticians_notes", "go smithy", "send 5 face_up", "done")
    assert table.at("smithy") == "Ann 3 5"
