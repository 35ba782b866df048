"""Every guard card and location card, and how the guards choose (RULES.md section 11, R50 to R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import GUARDS, LOCATION_CARDS
from tests.games.lockup.cards.guards import alone
from tests.games.lockup.table import scene

SPECIAL = {"challenging": "guard_yellow_5", "expert": "guard_red_5"}
COLOURS = {"moderate": ["blue", "green"], "challenging": ["blue", "yellow"], "expert": ["blue", "red"]}
MODE_OF = {colour: mode for mode, colours in COLOURS.items() for colour in colours}


# Guard cards


@pytest.mark.parametrize("difficulty", COLOURS)
def test_the_guard_deck_is_made_of_two_colours(difficulty: str) -> None:
    table = alone("start: turn of Ann", difficulty)  # nothing has been placed
    expected = [guard for guard, card in GUARDS.items() if card["colour"] in COLOURS[difficulty]]
    assert len(expected) == 12
    assert sorted(table.deck("guard")) == sorted(expected)


@pytest.mark.parametrize("guard", GUARDS)
def test_each_guard_card_has_its_strength(guard: str) -> None:
    card = GUARDS[guard]
    text = f"guards: 3 power\nat smithy: guards {guard}; Ann 5\nstart: lights out at smithy"
    table = alone(text, MODE_OF[card["colour"]])
    assert table.strengths("smithy")["guards"] == (3 if card["strength"] == "power" else card["strength"])


@pytest.mark.parametrize("power", [0, 1, 4])
def test_the_guards_enforcer_counts_their_power(power: int) -> None:
    table = alone(
        f"guards: {power} power\nat smithy: guards guard_blue_2 guard_blue_3; Ann 2\nstart: lights out at smithy"
    )
    assert table.strengths("smithy") == {"guards": power + 1, "Ann": 2}


@pytest.mark.parametrize(("cards", "guards", "ann"), [("guard_blue_7", 2, 0), ("guard_blue_7 guard_blue_1", 0, 2)])
def test_the_guards_lookout_protects_them(cards: str, guards: int, ann: int) -> None:
    table = alone(f"suspicion at smithy: 2\nat smithy: guards {cards}; Ann 2\nstart: lights out at smithy")
    assert (table.suspicion("guards"), table.suspicion("Ann")) == (guards, ann)


def test_guards_alone_are_protected_by_their_lookout_and_laid_aside() -> None:  # B51
    table = alone(
        "suspicion at smithy: 1\nat smithy: guards guard_blue_1 (guard_blue_6)\nAnn tomes: manual_of_might\n"
        "start: lights out at smithy"
    ).act("Ann", "pass")
    assert (table.suspicion("guards"), table.suspicion_at("smithy"), table.cubes("guards")) == (0, 1, "2 iron")
    assert table.discard("guard") == ["guard_blue_1", "guard_blue_6"]


@pytest.mark.parametrize(("first", "ranks"), [("guards", ["guards", "Ann"]), ("Ann", ["Ann", "guards"])])
def test_ties_go_to_the_holder_of_the_marker(first: str, ranks: list[str]) -> None:  # B41
    table = scene(
        f"lockup, 1 player\nfirst player: {first}\nat smithy: guards guard_blue_7; Ann 4\nstart: lights out at smithy",
        "Ann",
    )
    assert table.ranks("smithy") == ranks


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_r53_the_special_card_brings_another_one_that_is_turned_up_at_once(difficulty: str) -> None:
    special = SPECIAL[difficulty]
    table = alone(
        f"""
        Ann tomes: brawlers_primer
        guard deck: guard_blue_7
        at smithy: guards ({special}); Ann 5
        start: lights out at smithy
        """,
        difficulty,
    )
    assert table.asked("Ann") == "PlayOrPass"  # both lie face up before the tome window
    assert table.at("smithy") == f"Ann 5; guards {special} guard_blue_7"
    assert [event["guard"] for event in table.told("guard_shown")] == [list(GUARDS).index(special), 6]  # blue_7
    table.act("Ann", "pass")
    assert table.strengths("smithy")["guards"] == GUARDS[special]["strength"] + 4


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_r54_the_special_card_does_nothing_when_it_lies_face_up(difficulty: str) -> None:  # B39
    special = SPECIAL[difficulty]
    table = alone(
        f"guard deck: guard_blue_7\nat smithy: guards {special}; Ann 5\nstart: lights out at smithy", difficulty
    )
    assert table.strengths("smithy")["guards"] == GUARDS[special]["strength"]


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_r54_the_special_card_turned_up_on_a_guard_turn_does_nothing(difficulty: str) -> None:
    text = f"at smithy: guards ({SPECIAL[difficulty]})\nat sewers: guards (guard_blue_3)\nlocation deck: off_duty_1\n"
    table = alone(f"{text}start: guard turn", difficulty).act("Ann", "uncover smithy")
    assert len(table.deck("guard")) == 10
    table.act("Ann", "pass")
    assert table.strengths("smithy")["guards"] == GUARDS[SPECIAL[difficulty]]["strength"]


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_r54_the_special_card_turned_up_by_the_atlas_does_nothing(difficulty: str) -> None:
    text = f"Ann tomes: atlas_of_hideouts\nat smithy: guards ({SPECIAL[difficulty]})\nstart: turn of Ann"
    table = alone(text, difficulty).act("Ann", "play atlas_of_hideouts", "pass")
    assert table.strengths("smithy")["guards"] == GUARDS[SPECIAL[difficulty]]["strength"]


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_r54_the_special_card_placed_from_the_deck_does_nothing(difficulty: str) -> None:
    text = (
        f"at sewers: guards guard_blue_3\nlocation deck: smithy\nguard deck: {SPECIAL[difficulty]}\nstart: guard turn"
    )
    table = alone(text, difficulty)
    assert table.at("smithy") == f"guards {SPECIAL[difficulty]}"
    assert table.act("Ann", "pass").strengths("smithy")["guards"] == GUARDS[SPECIAL[difficulty]]["strength"]


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_the_special_card_brings_nothing_when_the_guard_deck_is_empty(difficulty: str) -> None:
    special = SPECIAL[difficulty]
    table = alone(f"guards aside: rest\nat smithy: guards ({special}); Ann 5\nstart: lights out at smithy", difficulty)
    assert table.strengths("smithy")["guards"] == GUARDS[special]["strength"]


@pytest.mark.parametrize("difficulty", SPECIAL)
def test_the_special_card_waits_until_its_location_is_resolved(difficulty: str) -> None:
    text = f"guard deck: guard_blue_7\nat smithy: guards ({SPECIAL[difficulty]})\nat sewers: Ann 5\nstart: lights out"
    table = alone(text, difficulty)
    assert table.asked("Ann") == "FixedReward"  # at the Sewers
    assert table.at("smithy") == f"guards ({SPECIAL[difficulty]})"


# Location cards


@pytest.mark.parametrize("card", [card for card in LOCATION_CARDS if LOCATION_CARDS[card]["location"]])
def test_each_location_card_calls_the_top_guard_card_there_face_up(card: str) -> None:
    place = LOCATION_CARDS[card]["location"]
    text = f"at cell_block: guards (guard_blue_3)\nguard deck: guard_blue_7\nlocation deck: {place}\nstart: guard turn"
    table = alone(text)  # there is but one card to turn up
    assert table.at("cell_block") == "guards guard_blue_3"
    assert table.at(place) == "guards guard_blue_7"
    assert table.asked("Ann") == "Turn"


@pytest.mark.parametrize("card", [card for card in LOCATION_CARDS if not LOCATION_CARDS[card]["location"]])
def test_each_off_duty_card_calls_nobody(card: str) -> None:
    text = f"at cell_block: guards (guard_blue_3)\nlocation deck: {card.removeprefix('loc_')}\nstart: guard turn"
    table = alone(text)
    assert len(table.deck("guard")) == 11
    assert table.asked("Ann") == "Turn"


def test_there_are_six_places_and_two_off_duty_in_the_location_deck() -> None:
    assert [card["location"] for card in LOCATION_CARDS.values()].count(None) == 2
    table = alone("start: guard turn")
    assert len(table.game.location_deck) + len(table.game.location_shown) == 8


def test_the_player_picks_which_guard_card_to_turn_up() -> None:
    table = alone("at sewers: guards (guard_blue_3)\nat smithy: guards (guard_blue_4) guard_blue_5\nstart: guard turn")
    assert table.options("Ann") == ["uncover sewers", "uncover smithy"]
    assert table.refused("Ann", "uncover infirmary") == "NOTHING_HIDDEN"
    table.act("Ann", "uncover smithy")
    assert table.at("smithy").startswith("guards guard_blue_4 guard_blue_5")


def test_r52_without_a_face_down_card_only_a_location_card_is_turned_up() -> None:
    table = alone("at sewers: guards guard_blue_3\nlocation deck: smithy\nguard deck: guard_blue_7\nstart: guard turn")
    assert table.at("smithy") == "guards guard_blue_7"


def test_r52_an_empty_guard_deck_adds_nothing() -> None:
    table = alone("guards aside: rest\nlocation deck: smithy\nstart: guard turn")
    assert table.at("smithy") == ""
    assert table.asked("Ann") == "Turn"


def test_seven_cards_are_placed_face_down_and_five_are_left() -> None:  # A22
    table = alone("")
    places = ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block"]
    for place in places:
        assert table.at(place).startswith("guards (guard_")
    assert table.at("library") == ""
    assert len(table.deck("guard")) == 5
    assert table.asked("Ann") == "UncoverGuard"  # the guards hold the marker, so theirs is the first turn


def test_the_phase_ends_with_the_players_last_token() -> None:  # B40
    table = alone("")
    table.act(
        "Ann",
        "uncover sewers",
        "go smithy",
        *(f"send {t} face_up" for t in ("lookout", "enforcer", "2", "3", "4", "5")),
    )
    assert len(table.told("location_shown")) == 1
    assert table.game.phase == 2


def test_r50_a_pass_ends_the_phase() -> None:
    table = alone("").act("Ann", "uncover sewers")
    assert [event["phase"] for event in table.told("phase_began")] == [1]
    table.act("Ann", "pass")
    assert [event["phase"] for event in table.told("phase_began")][1] == 2  # Lights Out
    assert len(table.told("location_shown")) == 1


def test_r51_all_tokens_lie_face_up() -> None:
    table = alone("start: turn of Ann").act("Ann", "go smithy")
    assert table.options("Ann") == [f"send {token} face_up" for token in ("lookout", "enforcer", "2", "3", "4", "5")]
    assert table.refused("Ann", "send 5 face_down") == "FACE_UP_ONLY"


def test_all_cards_are_shuffled_back_in_patrol() -> None:
    table = alone(
        "guards aside: guard_blue_1 guard_blue_2\nlocations shown: sewers off_duty_1\nstart: patrol", "expert"
    )
    assert len(table.deck("guard")) == 5  # seven have been placed again
    assert table.discard("guard") == []
    assert len(table.game.location_deck) == 8
