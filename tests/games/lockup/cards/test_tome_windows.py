"""When tomes may be played, and that nobody can tell who was asked (RULES.md section 9, R38 to R42, R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import TOMES
from tests.games.lockup.cards.tomes import ANY_TIME, CELL_BLOCK, CHOW_HALL, alone, three
from tests.games.lockup.table import scene

# Windows

TOMES_OF_ANN = "Ann: 2 suspicion 1 scrap\nAnn tomes: {tome}\n"
WINDOWS = {  # where a tome for any time may be played; Ann is asked first
    "own turn": "start: turn of Ann",
    "own turn without tokens": "at smithy: Ann lookout enforcer 2 3 4 5\nstart: turn of Ann",
    "start of lights out": "at smithy: Ben 5\nstart: lights out",
    "step 1, present": "at smithy: Ann 5\nstart: lights out at smithy",
    "step 1, absent": "at smithy: Ben 5\nstart: lights out at smithy",
    "start of patrol": "start: patrol",
    "before a raid": "Ben: 10 suspicion\ngoons: dwarf_1 - - - -\nstart: suspicion",
    "before the final raid": "start: game end",
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("tome", ANY_TIME)
def test_tomes_for_any_time_fit_every_window(tome: str, window: str) -> None:
    table = three(TOMES_OF_ANN.format(tome=tome) + WINDOWS[window])
    assert table.to_act == ["Ann"]
    assert not table.refused("Ann", f"play {tome}")


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("tome", ANY_TIME)
def test_solitary_tomes_for_any_time_fit_every_window(tome: str, window: str) -> None:
    text = WINDOWS[window].replace("at smithy: Ben 5", "at smithy: guards guard_blue_6")
    table = alone(TOMES_OF_ANN.format(tome=tome) + text.replace("Ben: 10", "guards: 10"))
    assert not table.refused("Ann", f"play {tome}")


@pytest.mark.parametrize("tome", ANY_TIME)
@pytest.mark.parametrize("place", ["exercise_yard", "smithy", "commissary", "chow_hall", "cell_block", "library"])
def test_tomes_for_any_time_fit_an_own_reward_decision(place: str, tome: str) -> None:
    table = three(f"{TOMES_OF_ANN.format(tome=tome)}at {place}: Ann 5; Ben 2\nstart: lights out at {place}")
    table.act("Ann", "pass")  # the window of step 1
    assert table.asked("Ann") != "PlayOrPass"
    table.act("Ann", f"play {tome}")
    assert table.discard("tome") == [tome]


@pytest.mark.parametrize("tome", ANY_TIME)
def test_r40_only_suspicion_tomes_are_too_late_after_the_final_raid(tome: str) -> None:
    table = three(TOMES_OF_ANN.format(tome=tome) + "start: game end")
    table.act("Ann", "pass")
    if tome in ("codex_of_alibis", "snitchs_diary"):
        assert table.game.over  # all suspicion has gone, so nothing is left to play
    else:
        table.act("Ann", f"play {tome}")


@pytest.mark.parametrize("tome", ANY_TIME)
def test_tomes_for_any_time_are_not_part_of_a_payment(tome: str) -> None:
    paying = f"Ann: 3 scrap, 1 suspicion\nAnn tomes: {tome} smugglers_blueprints speeches_of_a_kingpin\n"
    table = three(f"{paying}display: item_01\n{CELL_BLOCK}").act("Ann", "pass", "craft item_01")
    assert table.refused("Ann", f"play {tome}") == "WRONG_WINDOW"
    table = three(f"{paying}{CHOW_HALL}").act("Ann", "pass", "recruit one")
    assert table.refused("Ann", f"play {tome}") == "WRONG_WINDOW"


MOMENTS = {  # every moment at which a tome might be thought of, Ann acting; and the windows open then
    "roll_call_turn": "at smithy: Ann 3; Ben (4)\nstart: turn of Ann",
    "start_lights_out": "at smithy: Ann 3; Ben (4)\nstart: lights out",
    "location_strength": "at smithy: Ann 3; Ben 4\nstart: lights out at smithy",
    "patrol": "start: patrol",
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("tome", TOMES)
def test_each_tome_has_its_window(tome: str, moment: str) -> None:
    table = three(f"Ann: 2 scrap, 1 suspicion\nAnn tomes: {tome} manual_of_might\n{MOMENTS[moment]}")
    fits = TOMES[tome]["window"] in (moment, "any_time")
    assert table.refused("Ann", f"play {tome}") == ("" if fits else "WRONG_WINDOW")


@pytest.mark.parametrize("tome", TOMES)
def test_only_a_tome_in_hand_can_be_played(tome: str) -> None:
    other = "brawlers_primer" if tome != "brawlers_primer" else "atlas_of_hideouts"
    table = three(f"Ann tomes: {other}\nBen tomes: {tome}\nstart: turn of Ann")
    assert table.refused("Ann", f"play {tome}") == "NOT_IN_HAND"


def test_r38_everybody_is_asked_clockwise_from_the_first_player() -> None:
    text = "Ann tomes: manual_of_might\nBen tomes: manual_of_might scavengers_almanac\nCy tomes: scavengers_almanac\n"
    table = scene(f"lockup, 3 players\nfirst player: Ben\n{text}start: patrol", "Ann Ben Cy")
    asked = []
    while table.asked(table.to_act[0]) == "PlayOrPass":
        asked += table.to_act
        table.act(table.to_act[0], "pass")
    assert asked == ["Ben", "Cy", "Ann"]


def test_r38_the_window_closes_when_all_pass_in_succession() -> None:
    text = "Ann tomes: manual_of_might scavengers_almanac\nBen tomes: manual_of_might\n"
    table = three(f"{text}start: patrol")
    table.act("Ann", "pass").act("Ben", "play manual_of_might")
    assert table.to_act == ["Ann"]  # once more, for Ben has played
    table.act("Ann", "play scavengers_almanac", "choose 1")  # acts fully before the next is asked for
    assert table.to_act == ["Ann"]  # Ben has nothing left
    table.act("Ann", "pass")
    assert table.game.round == 2


def test_r39_who_has_passed_waits_for_lights_out() -> None:  # B27
    table = three("Ann tomes: manual_of_might atlas_of_hideouts\nstart: turn of Ann")
    table.act("Ann", "pass").act("Ben", "go smithy", "send 4 face_down", "done").act("Cy", "pass")
    assert table.refused("Ann", "play manual_of_might") == "2"  # it is not her turn
    table.act("Ben", "pass")
    assert table.asked("Ann") == "PlayOrPass"
    assert table.refused("Ann", "play atlas_of_hideouts") == "WRONG_WINDOW"
    assert not table.refused("Ann", "play manual_of_might")


def test_r8_without_tokens_a_player_may_play_tomes_before_the_forced_pass() -> None:
    out = "at smithy: Ann lookout enforcer 2 3 4 5; Ben 5\nBen roll call: passed\nCy roll call: passed\n"
    table = three(f"Ann tomes: manual_of_might\n{out}start: turn of Ann")
    assert table.options("Ann") == ["play manual_of_might", "pass"]
    table.act("Ann", "play manual_of_might")
    assert table.passed("Ann")
    assert table.ranks("smithy") == ["Ann", "Ben"]


def test_r41_a_tome_drawn_may_be_played_in_the_same_round() -> None:
    table = three(
        """
        Ann: 1 gold 1 scrap
        tome deck: smugglers_blueprints brawlers_primer
        goons: flayer_1 - - - -
        display: item_21
        at chow_hall: Ann 5
        at cell_block: Ann 4
        start: lights out at chow hall
        """
    )
    table.act("Ann", "recruit one", "return 1 scrap", "keep_tome smugglers_blueprints")
    table.act("Ann", "craft item_21", "play smugglers_blueprints")
    assert table.items("Ann") == ["item_21"]


def test_r65_only_the_player_is_asked_in_solitary_windows() -> None:
    table = alone("Ann tomes: manual_of_might scavengers_almanac\nstart: patrol")
    table.act("Ann", "play manual_of_might")
    assert table.to_act == ["Ann"]
    table.act("Ann", "pass")
    assert table.game.round == 2


# Nobody can tell whether a seat was asked

QUIET = {  # what Ben holds, so that he is asked, and when; with the Atlas instead he is not asked
    "start of lights out": ("manual_of_might", "at smithy: Ann 5\nstart: lights out"),
    "step 1": ("manual_of_might", "at smithy: Ann 5\nstart: lights out at smithy"),
    "a tome for step 1": ("brawlers_primer", "at smithy: Ann 5; Ben 4\nstart: lights out at smithy"),
    "his own pass": ("manual_of_might", "at smithy: Ben lookout enforcer 2 3 4 5\nstart: turn of Ben"),
    "the Commissary": ("manual_of_might", "at commissary: Ann 5; Ben 4\nstart: lights out at commissary"),
    "the Chow Hall": ("speeches_of_a_kingpin", "at chow_hall: Ann 5; Ben 4\nstart: lights out at chow hall"),
    "start of patrol": ("manual_of_might", "start: patrol"),
    "before a raid": ("manual_of_might", "Cy: 12 suspicion\ngoons: dwarf_1 - - - -\nstart: suspicion"),
    "game end": ("manual_of_might", "start: game end"),
}


def quiet_story(tome: str, text: str, viewer: int | None) -> tuple[int, list[dict[str, int | list[int]]]]:
    """How often Ben was asked, and what the viewer heard when everybody did as little as they may."""
    table = three(f"Ben tomes: {tome}\n{text}")
    asked = 0
    for _ in range(20):
        if table.game.over or table.game.round == 2:
            break
        who = table.to_act[0]
        asked += who == "Ben"
        least = [words for words in table.options(who) if words in ("pass", "decline")]
        table.act(who, *least or table.options(who)[:1])
    return asked, [event.told_to(viewer) for event in table.story.events]


@pytest.mark.parametrize("moment", QUIET)
@pytest.mark.parametrize("viewer", [0, 2, None], ids=["Ann", "Cy", "spectator"])
def test_the_story_does_not_tell_whether_a_seat_was_asked(moment: str, viewer: int | None) -> None:
    tome, text = QUIET[moment]
    asked, story = quiet_story(tome, text, viewer)
    asked_less, same_story = quiet_story("atlas_of_hideouts", text, viewer)
    assert asked > asked_less
    assert story == same_story
