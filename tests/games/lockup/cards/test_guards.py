"""Every guard card and location card, and how the guards choose (RULES.md section 11, R50 to R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import GUARDS, LOCATION_CARDS
from tests.games.lockup.table import Table, scene

SPECIAL = {"challenging": "guard_yellow_5", "expert": "guard_red_5"}
COLOURS = {"moderate": ["blue", "green"], "challenging": ["blue", "yellow"], "expert": ["blue", "red"]}
MODE_OF = {colour: mode for mode, colours in COLOURS.items() for colour in colours}


def alone(text: str, difficulty: str = "moderate") -> Table:
    return scene(
        f"lockup, 1 player, difficulty {difficulty}\nfirst player: guards\ngoals: leader_dwarves end_shield\n{text}",
        "Ann",
    )


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


# How they collect


@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("sewers", "2 scrap", "1 scrap"),
        ("infirmary", "2 potion", "1 potion"),
        ("smithy", "2 iron", "1 iron"),
        ("commissary", "1 gold", "nothing"),
    ],
)
def test_guards_collect_cubes_as_a_player_of_their_rank(place: str, first: str, second: str) -> None:
    for token, cubes in (("2", first), ("5", second)):
        table = alone(f"Ann: 1 scrap\nat {place}: guards guard_blue_7; Ann {token}\nstart: lights out at {place}")
        table.act("Ann", "decline")
        assert table.cubes("guards") == cubes


@pytest.mark.parametrize(("token", "first"), [("2", "guards"), ("5", "Ann")])
def test_guards_at_the_yard_take_power_and_the_marker(token: str, first: str) -> None:
    table = scene(
        f"lockup, 1 player\nfirst player: Ann\nat exercise_yard: guards guard_blue_7; Ann {token}\n"
        "start: lights out at exercise yard",
        "Ann",
    ).act("Ann", "take")
    assert (table.first, table.power("guards"), table.power("Ann")) == (first, 2, 2)


@pytest.mark.parametrize(
    ("before", "supply", "after"),
    [
        ("2 scrap 1 potion 1 iron 1 gold", "", "2 scrap 1 potion 1 iron 2 gold"),  # A20
        ("1 gold", "", "1 iron 1 gold"),
        ("1 scrap 1 iron 1 gold", "", "1 scrap 1 potion 1 iron 1 gold"),
        ("1 potion 1 iron 1 gold", "", "1 scrap 1 potion 1 iron 1 gold"),
        ("nothing", "supply: 0 gold, rest with Ann", "1 iron"),
        ("1 iron", "supply: 0 gold, rest with Ann", "1 potion 1 iron"),
        ("nothing", "supply: 0 scrap, 0 potion, 0 iron, 0 gold, rest with Ann", "nothing"),
    ],
)
def test_r56_guards_take_the_rarest_of_what_they_have_fewest_of(before: str, supply: str, after: str) -> None:
    table = alone(
        f"guards: {before}\n{supply}\nat commissary: guards guard_blue_7; Ann 2\nstart: lights out at commissary"
    )
    assert table.cubes("guards") == after


@pytest.mark.parametrize(
    ("goons", "seized"),
    [
        ("dwarf_1 demon_1 dwarf_6 demon_2 dwarf_2", ["demon_1", "demon_2"]),  # B34: icons 1 2 0 2 1
        ("dwarf_6 dwarf_1 ratman_1 dwarf_2 dwarf_3", ["dwarf_1", "dwarf_2"]),  # 0 1 0 1 1
        ("dwarf_6 - - bandit_1 -", ["dwarf_6", "bandit_1"]),
        ("- - dwarf_6 - -", ["dwarf_6"]),  # R55
        ("- - - - -", []),
    ],
)
def test_guards_seize_the_two_goons_with_most_suspicion(goons: str, seized: list[str]) -> None:
    table = alone(f"goons: {goons}\nat chow_hall: guards guard_blue_7; Ann 2\nstart: lights out at chow hall")
    assert table.goons("guards") == seized
    assert table.at("library") == ("Ann 2" if seized else "Ann 2; guards guard_blue_7")


def test_r22_guards_gain_all_effects_of_the_first_goon_before_the_second() -> None:
    table = alone(
        "guards: 2 scrap\ngoons: flayer_2 dwarf_7 - - -\nat chow_hall: guards guard_blue_7; Ann 2\n"
        "start: lights out at chow hall"
    )
    assert table.goons("guards") == ["dwarf_7", "flayer_2"]
    # First 1 gold; then the exchange gives 1 scrap, of which they have most, for iron, the rarest of what they lack.
    assert table.cubes("guards") == "1 scrap 1 iron 1 gold"


def test_guards_second_at_the_chow_hall_seize_nothing_and_score_at_the_library() -> None:  # B35
    table = alone(
        "Ann: 1 scrap\ngoons: dwarf_6 demon_1 - - -\nat chow_hall: guards guard_blue_7; Ann 5\n"
        "start: lights out at chow hall"
    ).act("Ann", "recruit one", "hire dwarf_6")
    assert table.goons("guards") == []
    assert table.ranks("library") == ["guards"]
    assert table.stars("guards") == 11


def guards_at_the_cell_block(guards: str, display: str, rest: str = "") -> Table:
    own = f"guards: {guards}\n" if guards else ""
    text = f"{own}display: {display}\nAnn: 1 scrap\nat cell_block: guards guard_blue_7; Ann 2\n{rest}\n"
    return alone(f"{text}start: lights out at cell block")


@pytest.mark.parametrize(
    ("guards", "display", "crafted", "left"),
    [
        ("2 scrap 1 iron", "item_02 item_09 item_17", "item_02", "1 scrap"),  # B36
        ("4 scrap 2 iron", "item_02 item_09 item_17", "item_17", "2 iron"),  # highest reputation
        ("2 iron 1 scrap", "item_02 item_09 item_34", "item_02", "1 iron"),  # equal: nearest the deck
        ("2 iron 1 scrap", "item_09 item_02 item_34", "item_09", "1 scrap"),
        ("2 scrap 1 potion 1 gold", "item_05 item_34 item_28", "item_05", "1 gold"),  # B38
        ("1 scrap 1 iron 2 gold", "item_05 item_34", "item_05", "1 gold"),  # any: scrap, potion, iron, gold
    ],
)
def test_r57_guards_craft_the_best_item_they_can_pay(guards: str, display: str, crafted: str, left: str) -> None:
    table = guards_at_the_cell_block(guards, display)
    assert (table.items("guards"), table.cubes("guards")) == ([crafted], left)


def test_r57_guards_craft_from_display_before_reserve_then_the_oldest_reserved() -> None:
    table = guards_at_the_cell_block("2 iron 1 scrap", "item_09 item_34", "guards reserved: item_02")
    assert table.items("guards") == ["item_09"]
    table = guards_at_the_cell_block("2 iron 1 scrap", "item_34", "guards reserved: item_02 item_09")
    assert (table.items("guards"), table.reserved("guards")) == (["item_02"], ["item_09"])
    table = guards_at_the_cell_block("2 iron 1 scrap 1 potion", "item_09 item_34", "guards reserved: item_15")
    assert table.items("guards") == ["item_15"]  # more stars in the reserve


@pytest.mark.parametrize(
    ("guards", "display", "reserved"),
    [
        ("1 potion", "item_02 item_09 item_17", ["item_17"]),  # B37
        ("", "item_08 item_15 item_17", ["item_15"]),  # B47: of equals the nearest the deck
        ("", "- item_17 item_15", ["item_17"]),
        ("", "- - -", []),
    ],
)
def test_r57_guards_reserve_the_best_item_when_they_can_pay_none(
    guards: str, display: str, reserved: list[str]
) -> None:
    table = guards_at_the_cell_block(guards, display)
    assert (table.items("guards"), table.reserved("guards")) == ([], reserved)
    assert table.cubes("guards") == (guards or "nothing")
    if not reserved:
        assert "guards guard_blue_7" in table.at("library")


@pytest.mark.parametrize("rank", [1, 2])
def test_guards_craft_at_any_rank_in_rank_order(rank: int) -> None:
    token = "2" if rank == 1 else "5"
    table = alone(
        f"guards: 2 scrap\nAnn: 2 scrap\ndisplay: item_01\nat cell_block: guards guard_blue_7; Ann {token}\n"
        "start: lights out at cell block"
    )
    if rank == 2:
        table.act("Ann", "craft item_01")
    assert table.items("guards") == (["item_01"] if rank == 1 else [])


@pytest.mark.parametrize("token", ["2", "5"])
def test_guards_score_a_star_at_the_library_first_or_second(token: str) -> None:
    table = alone(f"at library: guards guard_blue_6; Ann {token}\nstart: lights out at library")
    table.act("Ann", "decline")
    assert table.stars("guards") == 11
    assert table.tomes("guards") == []


def test_r59_guard_cards_form_one_group_at_the_library() -> None:
    table = alone(
        "guards: 3 power\nat library: guards guard_blue_2\nsupply: 0 iron, rest with Ann\n"
        "at smithy: guards guard_blue_6; Ann 2\nstart: lights out at smithy"
    )
    assert table.strengths("library") == {"guards": 6, "Ann": 2}


def test_r55_guards_collect_bandit_cubes_at_rank_one() -> None:
    for token, cubes in (("2", "2 iron 1 gold"), ("5", "1 iron")):
        table = alone(
            f"loot at smithy: 1 gold\nat smithy: guards guard_blue_7; Ann {token}\nstart: lights out at smithy"
        )
        table.act("Ann", "take")
        assert table.cubes("guards") == cubes


# Raids


@pytest.mark.parametrize(
    ("ann", "guards", "stars", "left"),
    [
        (3, 2, (4, 10), (0, 0)),  # A17
        (2, 4, (10, 4), (2, 0)),
        (3, 3, (10, 10), (0, 0)),
        (0, 0, (10, 10), (0, 0)),  # R62
    ],
)
def test_solitary_raids(ann: int, guards: int, stars: tuple[int, int], left: tuple[int, int]) -> None:
    spare = 12 - ann - guards
    table = alone(
        f"Ann: {ann} suspicion\nguards: {guards} suspicion\nsuspicion at smithy: {spare}\n"
        "goons: dwarf_1 - - - -\nstart: suspicion"
    )
    assert (table.stars("Ann"), table.stars("guards")) == stars
    assert (table.suspicion("Ann"), table.suspicion("guards")) == left
    assert table.suspicion_at("smithy") == 0  # R60
    assert table.suspicion_at("sewers") == 1


def test_r61_after_a_raid_a_short_supply_is_placed_in_order() -> None:
    table = alone(
        "Ann: 5 suspicion\nguards: 6 suspicion\ngoons: demon_1 demon_2 demon_3 dwarf_7 hobgoblin_3\nstart: suspicion"
    )
    assert table.suspicion("Ann") == 5
    places = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
    assert [table.suspicion_at(place) for place in places] == [2, 2, 2, 1, 0]
    assert len(table.told("raid_began")) == 1


def test_guards_have_no_storage_limit() -> None:
    assert alone("guards: 9 scrap\nstart: patrol").cubes("guards") == "9 scrap"


# The end


def test_guards_score_gold_alone_of_their_cubes_and_no_tomes() -> None:  # A24
    table = alone("guards: 3 scrap 2 iron 2 gold\nAnn: 3 scrap 2 iron 2 gold\nstart: final scoring")
    assert (table.sheet("guards")["resources"], table.sheet("Ann")["resources"]) == (4, 9)
    assert table.sheet("guards")["marker"] == 2


@pytest.mark.parametrize(("ann", "winners"), [(11, []), (12, []), (13, ["Ann"])])
def test_a_tie_is_a_loss(ann: int, winners: list[str]) -> None:  # A23
    table = alone(f"Ann: {ann} stars\nguards: 10 stars\nstart: final scoring")
    assert table.stars("guards") == 12  # with the marker
    assert table.winners() == winners
