"""Why something is not allowed, in words that are true of the moment (RULES.md sections 7 and 23.2)."""

from __future__ import annotations

from tests.games.animalcatraz.table import inmates


def test_a_skill_of_somebody_else_is_not_merely_locked() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill cold_cuts", "courtyard").turn_of("big_bill")
    assert table.why_not("feast").startswith("That is no skill of Big Bill")
    assert table.why_not("shove cold_cuts").startswith("Big Bill needs more Cunning")


def test_one_does_not_move_to_where_one_is() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "courtyard").turn_of("big_bill")
    assert table.why_not("move courtyard").startswith("Big Bill is in the Courtyard already")
    assert table.why_not("move library").startswith("The Library is not next to the Courtyard")


def test_changes_are_told_with_their_sign_and_a_single_action_as_one() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "courtyard").guards("C").turn_of("big_bill")
    table.play("icon workout", "end_turn").lies("cold_cuts", loss=4).begin_turn("cold_cuts")
    game = table.game
    told = [game.room.sentence(game, event, None, lambda seat: f"Seat {seat}") for event in table.story.events]
    assert "Big Bill: Strength +2 through the Workout icon, level 5." in told
    assert "Cold Cuts began a turn with 1 Action." in told
