"""Offers and reasons in words and numbers that are true of the moment (RULES.md sections 7, 10, 18 and 23)."""

from __future__ import annotations

import pytest

from bighouse.engine.english import with_sign
from bighouse.games.animalcatraz.rules.odds import beating, in_percent, percent, reaching
from tests.games.animalcatraz.table import inmates


def test_a_skill_of_somebody_else_is_not_merely_locked() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill cold_cuts", "courtyard").turn_of("big_bill")
    assert table.why_not("feast").startswith("That is no skill of Big Bill")
    assert table.why_not("shove cold_cuts").startswith("Big Bill needs Cunning 2 for this skill, and has 1")
    table.primal("big_bill")
    assert table.why_not("shove cold_cuts").startswith("Big Bill is Primal")


def test_a_second_skill_names_its_own_level() -> None:
    table = (
        inmates("animal_hector cold_cuts rob_z").at("animal_hector", "cellblock_b").levels("animal_hector", cunning=4)
    )
    table.lies("cold_cuts").turn_of("animal_hector")
    assert table.why_not("torment cold_cuts").startswith("Animal Hector needs Cunning 5 for this skill, and has 4")


def test_one_does_not_move_to_where_one_is() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "courtyard").turn_of("big_bill")
    assert table.why_not("move courtyard").startswith("Big Bill is in the Courtyard already")
    assert table.why_not("move library").startswith("The Library is not next to the Courtyard")


def test_whoever_cannot_be_robbed_is_said_to_be_so() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "cellblock_a").guards("A").turn_of("big_bill")
    assert table.why_not("rob self cell_1").startswith("Cell 1 is your own")
    assert table.why_not("rob self cell_4").startswith("Cell 4 is nobody's")
    assert table.why_not("rob self cell_2").startswith("Only the open cell that the Cellblock faces")


def test_a_gangster_is_told_apart_from_his_job_and_from_whom_he_meets() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "charmer_hips brawler_knuckles").at("big_bill cold_cuts", "courtyard").guards("C")
    table.turn_of("big_bill")
    assert table.why_not("charm charmer_hips rob_z").startswith("Rob Z. does not stand in the Courtyard")
    assert table.why_not("charm brawler_knuckles cold_cuts").startswith("That is no job of Knuckles")
    assert table.why_not("job brawler_knuckles").startswith("That is no job of Knuckles")
    assert table.why_not("job hoarder").startswith("No such Gangster is on this Mat")
    assert table.why_not("copy mule").startswith("No Fraud is on this Mat")


def test_a_fraud_is_told_whom_he_cannot_copy_and_why_r66() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "fraud").gangsters("cold_cuts", "mule").gangsters("rob_z", "hoarder").guards("C")
    table.at("big_bill cold_cuts", "courtyard").turn_of("big_bill")
    assert table.why_not("job fraud").startswith("Copycat stands in for nobody who does that")
    assert table.why_not("copy mule").startswith("A Mule or another Fraud cannot be copied")
    assert table.why_not("copy hoarder").startswith("No rival Convict that stands in the Courtyard has")


def test_who_has_no_partner_is_not_told_that_he_is_elsewhere() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters").turn_of("big_bill")
    for words in ("lift partner cash", "drop partner cash", "hand_over mule"):
        assert table.why_not(words).startswith("Nobody at this table has a second Convict")
    pair = inmates("big_bill cold_cuts rob_z vinnie", type="advanced_teams", modules="gangsters").turn_of("big_bill")
    assert pair.why_not("hand_over mule").startswith("Neither of your two Mats has that Gangster")
    assert pair.why_not("lift partner cash").startswith("Cold Cuts has no such card there")


def test_what_is_not_discarded_here_has_its_own_reason() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie", type="advanced_teams").at("big_bill cold_cuts", "library")
    table.stash("big_bill", "cash").carry("cold_cuts", "pills").turn_of("big_bill")
    assert table.why_not("drop stash cash").startswith("Cards of the stash are discarded in one's own cell")
    assert table.why_not("drop partner pills").startswith("A Convict discards from its own Mat alone")


def test_a_guard_is_not_moved_to_where_he_stands() -> None:
    table = inmates("dandy_dufresne cold_cuts rob_z").levels("dandy_dufresne", cunning=6)
    table.at("dandy_dufresne", "courtyard").guards("B").turn_of("dandy_dufresne")
    assert table.why_not("move_guard B").startswith("The Lieutenant stands on B already")


def test_the_lieutenant_has_his_article() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "courtyard").guards("B").levels("big_bill", cunning=5)
    table.carry("big_bill", "magazine").dice(3, 3).turn_of("big_bill")
    assert table.offer("corrupt").title == "Corrupt the Lieutenant"
    assert table.why_not("icon workout").startswith("The Lieutenant on B stands on this icon")
    table.play("corrupt", "bribe carried magazine")
    game = table.game
    told = [game.room.sentence(game, event, None, lambda seat: f"Seat {seat}") for event in table.story.events]
    assert "Seat 0 won the Lieutenant over." in told


def test_what_is_too_little_is_named_as_what_it_is() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "cafeteria").guards("B").carry("big_bill", "cash")
    table.crimes("big_bill", "still").turn_of("big_bill", actions=1)
    assert "you carry cards worth 2" in table.why_not("complete still")
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "library").guards("A").carry("big_bill", "cash")
    assert table.turn_of("big_bill", actions=1).why_not("icon study").startswith("1 Action is left: too few")


def test_a_job_says_once_what_it_costs() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "hoarder bomber").at("big_bill", "cellblock_b").guards("A").turn_of("big_bill")
    assert table.offer("job hoarder").detail.startswith("For 1 Action, as often as you like")
    assert table.offer("job bomber").detail.startswith("no Action: Give him up")


def test_changes_are_told_with_their_sign_and_a_single_action_as_one() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "courtyard").guards("C").turn_of("big_bill")
    table.play("icon workout", "end_turn").lies("cold_cuts", loss=4).begin_turn("cold_cuts")
    game = table.game
    told = [game.room.sentence(game, event, None, lambda seat: f"Seat {seat}") for event in table.story.events]
    assert "Big Bill: Strength +2 through the Workout icon, level 5." in told
    assert "Cold Cuts began a turn with 1 Action." in told


@pytest.mark.parametrize(
    ("cunning", "actions", "lost"),
    [(5, 2, "1 Action lost"), (7, 2, "1 Action and 1 Cunning slot lost"), (7, 1, "1 Cunning slot lost")],
)
def test_a_cult_leader_is_told_what_his_call_would_take_e57(cunning: int, actions: int, lost: str) -> None:
    table = inmates("big_bill cold_cuts natas_elpicsid").guards("A").at("natas_elpicsid", "courtyard")
    table.levels("natas_elpicsid", cunning=cunning).at("big_bill", "cellblock_a").turn_of("big_bill", actions)
    table.play("move courtyard")
    assert table.offer("call").detail == lost


@pytest.mark.parametrize(
    ("cunning", "primal", "binky"),
    [(2, f"Primal, {with_sign(-2)} Cunning", f"+2 Actions, {with_sign(-1)} Cunning"),
     (3, "Primal, no Cunning lost", "+2 Actions, no Cunning lost"),
     (5, "Primal, +2 Cunning", "+2 Actions, +1 Cunning")],
)  # fmt: skip
def test_a_junkie_is_told_what_cards_cost_him(cunning: int, primal: str, binky: str) -> None:
    table = (
        inmates("rob_z cold_cuts big_bill").levels("rob_z", cunning=cunning).carry("rob_z", "primal_dose binky_boost")
    )
    table.turn_of("rob_z")
    assert table.offer("use carried primal_dose").detail == primal
    assert table.offer("use carried binky_boost").detail == binky


def test_whoever_fights_is_told_what_going_primal_would_be_worth() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill cold_cuts", "courtyard").carry("big_bill", "primal_dose")
    table.turn_of("big_bill").play("attack cold_cuts")
    ahead = beating(4 + 2 - 3, 2, 2)  # Strength 4, two more on the Primal side, against 3
    assert percent(ahead) in table.offer("go_primal").detail
    [seen] = [chance for chance in table.game.view(0).chances if chance.action == "go_primal"]
    assert seen.percent == in_percent(ahead)
    assert not table.convict("big_bill").primal


def test_a_rematch_is_told_its_chance() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "brawler_rematch").at("big_bill cold_cuts", "courtyard").dice(1, 1, 4, 4)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_rematch")
    assert table.asked() == "RollAgain"  # 3 + 2 against 3 + 8; a tie would do for who attacks
    assert table.offer("reroll").detail == f"once a Fight: {percent(reaching(8, 2))}"


def test_a_trap_that_all_can_see_leaves_no_chance() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters legacy_guard_traps")
    table.gangsters("big_bill", "gopher:cigarettes").at("big_bill cold_cuts", "library").guards("C")
    table.guard("library", "g_smoker", owner="cold_cuts").carry("cold_cuts", "guard_trap_1").turn_of("cold_cuts")
    table.play("lay_trap carried guard_trap_1", "end_turn").turn_of("big_bill")
    for words in ("corrupt", "errand_corrupt g_smoker"):
        assert "the trap under him injures Big Bill, who loses 2 Actions" in table.offer(words).detail
        assert {each.percent for each in table.game.view(0).chances if each.action == words} == {0}
    free = table.offer("errand_corrupt g_drinker").detail
    assert free.endswith(f"two dice for 8, {percent(reaching(8, 2))}")


def test_the_parts_of_a_total_are_shown_only_while_they_add_up_to_it() -> None:
    """A vest weakens the winner after the roll: his Strength of now is not what he rolled with."""
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.at("big_bill cold_cuts", "courtyard").gangsters("cold_cuts", "mule").carry("cold_cuts", "phonebook_vest")
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts", "fighter cold_cuts", "pass")
    assert table.asked() == "Protect"
    before = table.game.view(0).fight.sides[0]
    assert sum(part.n for part in before.parts) + sum(before.dice) == before.total == 16
    table.play("armor phonebook_vest")
    assert table.asked() == "StrikeBack"
    after = table.game.view(0).fight.sides[0]
    assert (after.total, after.parts) == (16, [])
