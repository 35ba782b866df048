"""Setting and meeting objectives read beside the rulebook: what is shared and what is not (sections 5.6 and 11)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import EASY, HARD, STARTING
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.progress import progress
from tests.games.prison_architect.prisons import BOX, Plan, drawn
from tests.games.prison_architect.table import Table, scene


def completed(plan: Plan, words: str) -> str:
    mask = judge(plan.prison, [BOX.objective(word) for word in words.split()]).completed
    return " ".join(word for place, word in enumerate(words.split()) if mask >> place & 1)


def points(plan: Plan, words: str) -> int:
    return judge(plan.prison, [BOX.objective(word) for word in words.split()]).points


# Playing them


def setting(text: str, week: int = 1) -> Table:
    hands = "Ann hand: S01 E01 H01 H02\nBen hand: S02 E02 H03 H04\n"
    return scene(f"prison_architect, 2 players\nround: week {week}\n{hands}{text}\nstart: objectives", "Ann Ben")


def ids(cards: list[int]) -> list[str]:
    return [BOX.objectives[card].id for card in cards]


def test_what_is_played_and_dropped_leaves_the_hand_when_all_have_chosen() -> None:
    table = setting("").act("Ann", "play H01", "discard S01")
    assert ids(table.player("Ann").hand) == ["S01", "E01", "H01", "H02"]
    table.act("Ben", "play E02", "play S02")
    assert ids(table.player("Ann").hand) == ["E01", "H02"]
    assert "H01" in ids(table.player("Ann").played)
    assert table.player("Ben").played[-2:] == [BOX.objective("E02"), BOX.objective("S02")]


def test_the_same_objective_is_not_played_twice() -> None:
    table = setting("").act("Ann", "play H01")
    assert table.refused("Ann", "play H01") == "OBJECTIVE_CHOSEN"
    assert table.refused("Ann", "discard H01") == "OBJECTIVE_CHOSEN"


def test_a_single_objective_is_played_and_an_empty_hand_plays_none() -> None:
    """R91: nobody is stuck, and both draw as everybody does."""
    hands = "Ann hand: E01\nBen hand:\nCid hand: E02 H03"
    table = scene(f"prison_architect, 3 players\nround: week 1\n{hands}\nstart: objectives", "Ann Ben Cid")
    assert table.to_act == ["Cid"]
    table.act("Cid", "play E02", "discard H03")
    assert [ids(table.player(who).played[-1:]) for who in ("Ann", "Cid")] == [["E01"], ["E02"]]
    assert [len(table.player(who).looking) for who in ("Ann", "Ben", "Cid")] == [4, 4, 4]


def test_a_discarded_starting_objective_is_never_drawn_again() -> None:
    """R24."""
    table = setting("").act("Ann", "play H01", "discard S01").act("Ben", "play E02", "discard H03")
    game = table.game
    assert ids(game.objective_discards[STARTING].cards) == ["S01"]
    assert ids(game.objective_discards[HARD].cards) == ["H03"]


def test_two_easy_and_two_hard_ones_are_looked_at() -> None:
    table = setting("").act("Ann", "play H01", "discard S01").act("Ben", "play E02", "play H03")
    decks = [BOX.objectives[card].deck for card in table.player("Ann").looking]
    assert sorted(decks) == [EASY, EASY, HARD, HARD]


def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    rest = " ".join(card.id for card in BOX.objectives if card.deck == EASY and card.id not in ("E01", "E02"))
    discards = "; ".join(f"Ben {word}" for word in rest.split())
    table = setting(f"easy deck:\neasy discards: {discards}")
    table.act("Ann", "play H01", "discard S01").act("Ben", "play H03", "play S02")
    assert len(table.told("deck_shuffled")) == 1
    assert len(table.player("Ben").looking) == 4


def test_extra_grant_means_one_more_in_hand_all_the_time() -> None:
    table = scene(
        "prison_architect, 2 players\nround: week 1\nAnn: 4 cash\nAnn hand: S01 E01 H01 H02\n"
        "Ben hand: S02 E02 H03 H04\n"
        "bids: Ann 4 bureaucracy\nbureaucracy offer: extra_grant\nphase: buy\nnext: NextArea\nnext: SetObjectives",
        "Ann Ben",
    ).act("Ann", "buy_card extra_grant")
    assert [BOX.objectives[card].deck for card in table.player("Ann").hand].count(HARD) == 3
    table.act("Ann", "play H01", "discard H02").act("Ben", "play E02", "play H03")
    table.act("Ann", table.options("Ann")[0]).act("Ann", table.options("Ann")[0])
    assert len(table.player("Ann").hand) == 5


# Assignments: what is used is used


def test_one_prisoner_serves_one_assignment_whatever_is_asked_of_him() -> None:
    """Five reds in a Hygienic cell cannot be both the five reds and five of the six Hygienic prisoners."""
    plan = drawn("showers basic_holding:r5,r5,r5,r5,r6 / - showers / - luxury_holding:g2@S")
    assert completed(plan, "H07") == "H07"
    assert completed(plan, "E09") == "E09"
    assert points(plan, "H07 E09") == 9 - 2


def test_a_cell_serves_one_assignment_as_a_tile() -> None:
    """S04 and E11 both ask for two cells with two prisoners: three cells that are both do not do."""
    cell = "basic_dormitory:g2,g2&guard,nurse"
    assert completed(drawn(f"{cell} {cell} {cell}"), "S04 E11") in ("S04", "E11")
    assert points(drawn(f"{cell} {cell} {cell}"), "S04 E11") == 5  # E11, and S04 costs nothing
    assert completed(drawn(f"{cell} {cell} {cell} {cell}"), "S04 E11") == "S04 E11"


def test_any_card_leaves_the_policies_to_whom_needs_them() -> None:
    """S03 wants two cards of any type, E08 two Policies: two Policies and two Staff cards are enough."""
    assert completed(Plan("cctv tasers doctors lawyers"), "S03 E08") == "S03 E08"
    assert completed(Plan("cctv tasers doctors"), "S03 E08") in ("S03", "E08")


def test_different_tags_are_taken_one_of_each() -> None:
    """H01 needs six kinds and takes one icon of each: the second Food is free for S01."""
    plan = drawn("kitchen chapel library laundry visitation yard common_room@N")
    assert completed(plan, "H01 S01") == "H01 S01"


def test_assignments_leave_blueprints_and_characteristics_alone() -> None:
    """R43."""
    plan = drawn("basic_dormitory:g2,g2&nurse canteen basic_dormitory:g2,g2&nurse / - yard -")
    assert completed(plan, "S04 S06 S01") == "S04 S06 S01"


def test_of_two_that_share_the_better_pair_counts() -> None:
    """E04 wants three Food tags, S01 and H06 one and two: with three in all, H06 and S01 beat E04."""
    plan = drawn("kitchen yard garden / canteen common_room basketball_court / - yard -")
    assert completed(plan, "E04 S01 H06") == "S01 H06"
    assert points(plan, "E04 S01 H06") == 4 + 10 - 1


# Blueprints: they overlap


def test_one_tile_serves_several_blueprints() -> None:
    plan = drawn("bunk_cell:g2 laundry bunk_cell:g2 / - bunk_cell -")
    assert completed(plan, "S05 E13") == "S05 E13"


@pytest.mark.parametrize(
    "turned",
    [
        "canteen chapel / office -", "chapel canteen / - office", "office - / canteen chapel",
        "canteen office / chapel -", "- office / chapel canteen",
    ],
)  # fmt: skip
def test_patterns_turn_and_are_mirrored(turned: str) -> None:
    assert completed(drawn(turned), "E19") == "E19"


def test_any_tile_is_no_locker_room_and_no_empty_square() -> None:
    row = "bunk_cell:g2 surveillance"
    assert completed(drawn(f"{row} chapel"), "S07") == "S07"
    assert completed(drawn(f"{row} locker_room*"), "S07") == ""
    assert completed(drawn(row), "S07") == ""


def test_a_locker_room_with_a_token_is_no_tile_with_that_tag_in_a_pattern() -> None:
    assert completed(drawn("bunk_cell locker_room+food bunk_cell"), "S06") == ""
    assert completed(drawn("bunk_cell bunk_cell+food bunk_cell"), "S06") == "S06"


def test_a_window_of_a_pattern_looks_where_the_drawing_does() -> None:
    """E15: an Outdoor tile, beside it a tile that overlooks it, a cell with a prisoner below that one."""
    assert completed(drawn("yard office@W / - bunk_cell:g2"), "E15") == "E15"
    assert completed(drawn("- bunk_cell:g2 / yard office@W"), "E15") == "E15"
    assert completed(drawn("yard office@N / - bunk_cell:g2"), "E15") == ""
    assert completed(drawn("bunk_cell:g2 office@S / - yard"), "E15") == "E15"  # turned: the edge turns with it


def test_security_is_produced_only_while_it_is_granted() -> None:
    """R46."""
    assert completed(drawn("basic_solitary:r5 locker_room* / surveillance basic_solitary:r6"), "H15") == "H15"
    assert completed(drawn("basic_solitary:r5 locker_room / surveillance basic_solitary:r6"), "H15") == ""


# Janitors


def nearly(staff: int) -> Plan:
    """S06 (4), E13 (5+1), E16 (5+1) and H16 (13+5) each lack one square."""
    plan = Plan().card("janitors", staff=staff) if staff else Plan("janitors")
    for at, word, inmates in [
        ((0, 1), "bunk_cell", "g2"), ((1, 0), "bunk_cell", "g2"), ((1, 2), "bunk_cell", "g2"),
        ((1, 1), "surveillance", ""), ((2, 0), "laundry", ""), ((2, 2), "canteen", ""),
    ]:  # fmt: skip
        plan.tile(at, word, inmates=inmates)
    return plan


@pytest.mark.parametrize(("staff", "found"), [(0, "E16"), (1, "E16 H16"), (2, "E13 E16 H16"), (3, "S06 E13 E16 H16")])
def test_each_janitor_makes_up_for_one_blueprint_where_it_pays_most(staff: int, found: str) -> None:
    """R48."""
    assert completed(nearly(staff), "S06 E13 E16 H16") == found


def test_two_janitors_do_not_make_up_for_two_squares_of_one() -> None:
    plan = (
        Plan()
        .card("janitors", staff=2)
        .tile((1, 1), "surveillance")
        .tile((0, 1), "bunk_cell")
        .tile((1, 0), "bunk_cell")
    )
    assert completed(plan, "H16") == ""


def test_the_gap_may_lie_beyond_the_frame() -> None:
    """R48: six columns are full, the seventh square of the pattern would be outside."""
    plan = Plan().card("janitors", staff=1).row((0, 0), "chapel chapel chapel classroom bunk_cell canteen")
    assert completed(plan, "S06") == "S06"


def test_janitors_can_make_the_fourth_of_four() -> None:
    """H26 counts what a janitor completes: one helps E19, and the whole is worth more than E24 alone could be."""
    plan = Plan("cctv tasers").card("janitors", staff=1).row((0, 0), "canteen chapel yard").tile((1, 1), "workshop")
    plan.tile((2, 1), "workshop")
    words = "S01 S02 E08 E19 H26"
    assert completed(plan, words) == words


# Characteristics: nothing is used up


def test_characteristics_share_everything() -> None:
    plan = drawn("yard shop garden chapel")
    assert completed(plan, "S08 E24 E32") == "S08 E24 E32"


def test_two_conditions_must_both_hold() -> None:
    plan = drawn("basic_dormitory:g2,g2,g2,g2,g2 showers basic_holding:o3,o3")
    lines = progress(plan.prison, [], BOX.objective("E34")).lines
    assert [(line.have, line.need, line.met) for line in lines] == [(5, 5, True), (2, 3, False)]
    assert completed(plan, "E34") == ""


def test_a_cell_that_is_a_labour_tile_itself_makes_a_pair_with_another() -> None:
    """H32: a tile that fits both parts takes either, but only one."""
    row = "secure_bunk+labour secure_bunk+labour secure_bunk workshop secure_bunk workshop"
    assert progress(drawn(row).prison, [], BOX.objective("H32")).lines[0].have == 3


def test_more_than_one_red_is_not_exactly_one_and_fewer_greys_are_no_barracks() -> None:
    greys = "g2,g2,g2,g2"
    assert completed(drawn(f"basic_dormitory:{greys} showers luxury_dormitory:{greys}"), "H30") == "H30"
    assert completed(drawn(f"basic_dormitory:{greys} showers luxury_dormitory:g2,g2,g2"), "H30") == ""
    assert completed(drawn(f"basic_holding:{greys} showers luxury_dormitory:{greys}"), "H30") == ""


def test_an_objective_of_each_kind_is_not_met_by_the_card_itself_or_by_starting_ones() -> None:
    plan = Plan("cctv tasers").row((0, 0), "bunk_cell laundry bunk_cell")
    assert completed(plan, "E08 E13 H27") == "E08 E13"
    assert completed(plan, "E08 S05 E32 H27") == "E08"  # E32 fails: two cells; S05 has no corner
