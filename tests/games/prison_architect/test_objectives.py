"""Which objectives are completed: the examples, every way to ask, and what is lacking."""

from __future__ import annotations

from bighouse.engine.grid import OFF
from bighouse.games.prison_architect.box.components import (
    CONTRABAND,
    FUNCTIONAL,
    SIDE_WORDS,
)
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.progress import progress, worth
from tests.games.prison_architect.brute_force import brute_force
from tests.games.prison_architect.prisons import BOX, Plan, square


def played(words: str) -> list[int]:
    return [BOX.objective(word) for word in words.split()]


def points(plan: Plan, words: str) -> int:
    return judge(plan.prison, played(words)).points


def completed(plan: Plan, words: str) -> set[str]:
    mask = judge(plan.prison, played(words)).completed
    return {word for place, word in enumerate(words.split()) if mask >> place & 1}


# Assignments


def test_a13_assignments_share_nothing() -> None:
    plan = Plan().row((0, 0), "yard workshop workshop").row((1, 0), "classroom classroom")
    assert completed(plan, "E01 E02") in ({"E01"}, {"E02"})
    assert points(plan, "E01 E02") == 6 - 1
    plan.tile((1, 2), "library")
    assert points(plan, "E01 E02") == 12


def test_b23_prisoners_are_counted_once_too() -> None:
    def hygienic(prisoners: int) -> Plan:
        plan = Plan()
        for column in range(5):
            plan.tile((0, column), "luxury_dormitory", windows="N")
        plan.tile((1, 0), "showers").tile((1, 1), "showers").tile((1, 2), "showers")
        left = prisoners
        for column in range(5):
            house = min(left, plan.prison.room(plan.number((0, column)), 0))
            plan.inmates((0, column), "g2 " * house)
            left -= house
        assert left == 0
        return plan

    assert points(hygienic(15), "E09 H09") == 10 - 2
    assert points(hygienic(15), "E09") == 6
    assert points(hygienic(18), "E09 H09") == 16


def test_b24_different_tags_leave_out_what_others_need() -> None:
    plan = Plan().row((0, 0), "kitchen canteen chapel library").row((1, 0), "laundry visitation yard")
    assert points(plan, "H01 E04") == 16
    assert completed(plan, "H01 E04") == {"H01", "E04"}


def test_b33_a_prisoner_on_a_card_counts_as_a_grey_one_in_a_secure_cell() -> None:
    """R44."""
    plan = Plan().card("prison_labour", inmates="g3").tile((0, 0), "basic_dormitory", inmates="g2 g2 g2 g2")
    plan.tile((0, 1), "basic_holding", inmates="o3 o3 o3")
    assert completed(plan, "E34") == {"E34"}
    lines = {word: progress(plan.prison, [], BOX.objective(word)).lines for word in ("H09", "H11")}
    assert (lines["H09"][0].have, lines["H11"][0].have) == (0, 1)


def test_tags_on_cards_are_not_counted() -> None:
    """R45, R30: a Mailroom's tags lie on the tile, those of a card on the card."""
    mail = Plan().tile((0, 0), "mailroom", windows="N").tile((0, 1), "chapel")
    assert progress(mail.prison, [], BOX.objective("E06")).lines[0].have == 0
    mail.staff((0, 0))
    assert progress(mail.prison, [], BOX.objective("E06")).lines[0].have == 1


def test_tokens_count_also_on_locker_rooms() -> None:
    plan = Plan().tile((0, 0), "locker_room", token="labour").tile((0, 1), "workshop")
    assert completed(plan, "S02") == {"S02"}


def test_units_do_not_use_each_other_up() -> None:
    """R41: a cell as a tile, its prisoners as prisoners."""
    plan = Plan().row((0, 0), "showers").row((1, 0), "showers")
    plan.tile((0, 1), "basic_dormitory", inmates="g2 g2 g2").tile((1, 1), "basic_dormitory", inmates="g2 g2 g2")
    assert completed(plan, "S04 E09") == {"S04", "E09"}


def test_unassigned_staff_and_cards() -> None:
    plan = Plan("finances tasers").card("cooks").card("coaches", staff=1)
    assert completed(plan, "E08 S03 E07") == {"E08", "S03"}
    plan.prison.staff = 3
    assert completed(plan, "E12") == {"E12"}
    plan.prison.staff = 2
    assert completed(plan, "E12") == set()


# Blueprints


def test_a14_more_than_asked_for_does_not_hurt() -> None:
    plan = Plan().row((0, 0), "laundry laundry").row((1, 0), "cleaning_cupboard recycling")
    assert completed(plan, "H20") == {"H20"}


def test_b25_janitors_make_up_for_one_square() -> None:
    cross = Plan().tile((1, 1), "surveillance").tile((0, 1), "bunk_cell").tile((1, 0), "bunk_cell")
    assert completed(cross.card("janitors", staff=1), "H16") == set()
    cross.tile((1, 2), "bunk_cell")
    assert completed(cross, "H16") == {"H16"}
    alone = Plan().card("janitors").tile((1, 1), "surveillance").tile((0, 1), "bunk_cell")
    alone.tile((1, 0), "bunk_cell").tile((1, 2), "bunk_cell")
    assert completed(alone, "H16") == set()  # nobody works there


def test_janitors_may_leave_out_any_square_and_help_where_it_pays_most() -> None:
    """R48: one Staff, one Blueprint."""
    plan = Plan().card("janitors", staff=1).row((0, 0), "bunk_cell canteen").tile((1, 1), "surveillance")
    assert completed(plan, "S06") == {"S06"}
    assert completed(plan, "S06 E13") == {"S06"}  # E13 lacks hygiene and a cell
    assert completed(plan, "S06 E19") == {"E19"}  # 5 and no penalty of 1 before 4


def test_b26_edges_turn_and_are_mirrored_with_the_pattern() -> None:
    def column(north: str, south: str) -> Plan:
        plan = Plan().tile((0, 0), "luxury_bunk", windows=north, inmates="g2").tile((1, 0), "yard")
        return plan.tile((2, 0), "luxury_bunk", windows=south, inmates="g2")

    assert completed(column("S", "N"), "H17") == {"H17"}
    assert completed(column("E", "N"), "H17") == set()
    row = Plan().tile((0, 0), "luxury_bunk", windows="E", inmates="g2").tile((0, 1), "yard")
    assert completed(row.tile((0, 2), "luxury_bunk", windows="W", inmates="g2"), "H17") == {"H17"}


def test_b27_locker_rooms_in_blueprints() -> None:
    """R46: as a source of Security only while staffed, and never as any tile."""
    plan = Plan().tile((0, 0), "bunk_cell", inmates="g2").tile((0, 1), "locker_room").tile((0, 2), "chapel")
    assert completed(plan, "S07") == set()
    plan.staff((0, 1))
    assert completed(plan, "S07") == {"S07"}
    plan = Plan().tile((0, 0), "bunk_cell", inmates="g2").tile((0, 1), "surveillance")
    plan.tile((0, 2), "locker_room", staff=1)
    assert completed(plan, "S07") == set()


def test_kennels_and_armouries_produce_no_security() -> None:
    """R47."""
    for word, met in [("kennels", set()), ("armoury", set()), ("surveillance", {"E16"}), ("guard_tower", {"E16"})]:
        plan = Plan().tile((0, 0), "bunk_cell", inmates="g2").tile((0, 1), word, windows="N" * (word == "kennels"))
        assert completed(plan.tile((0, 2), "bunk_cell", inmates="g2"), "E16") == met


def test_a_cell_that_merely_receives_comfort_does_not_carry_it() -> None:
    """Section 11.2: E17 asks for a tile with Comfort: printed, by a specialist, or granted to others."""
    grey = Plan().tile((0, 0), "bunk_cell", inmates="g2").tile((1, 1), "bunk_cell", inmates="g2")
    for word, posts, met in [
        ("canteen", "", True), ("luxury_bunk", "", True), ("bunk_cell", "", False), ("bunk_cell", "trainer", True),
    ]:  # fmt: skip
        plan = Plan().tile((0, 0), "bunk_cell", inmates="g2").tile((1, 1), "bunk_cell", inmates="g2")
        plan.tile((0, 1), word, windows="N" * (word == "luxury_bunk"), posts=posts).tile((1, 2), "canteen")
        assert (completed(plan, "E17") == {"E17"}) == met
    assert completed(grey, "E17") == set()


# Characteristics


def test_b22_contraband_of_tiles_counts_also_where_it_is_ignored() -> None:
    plan = Plan("permanent_punishment").row((0, 0), "bunk_cell yard bunk_cell")
    assert completed(plan, "E32") == set()
    assert [acting[CONTRABAND - FUNCTIONAL] for acting in reckoned(plan.prison).acting] == [0, 0, 0]
    assert completed(Plan().row((0, 0), "bunk_cell yard"), "E32") == {"E32"}


def test_b41_a_security_block_needs_different_kinds() -> None:
    """R50."""
    plan = Plan().row((0, 0), "surveillance surveillance guard_tower")
    assert completed(plan, "E33 H31") == set()
    plan.tile((0, 3), "kennels", windows="N")
    assert completed(plan, "E33 H31") == {"E33"}
    plan.tile((1, 1), "armoury")
    assert completed(plan, "E33 H31") == {"E33", "H31"}


def test_pairs_are_disjoint() -> None:
    star = Plan().tile((1, 1), "chapel").tile((0, 1), "canteen").tile((1, 0), "canteen").tile((1, 2), "canteen")
    assert progress(star.prison, [], BOX.objective("E30")).lines[0].have == 1
    row = Plan().row((0, 0), "canteen chapel canteen chapel canteen chapel")
    assert completed(row, "E30") == {"E30"}


def test_a_pair_of_two_staff_producing_tiles_needs_two() -> None:
    """R52."""
    assert completed(Plan().row((0, 0), "forestry"), "H35") == set()
    assert completed(Plan().row((0, 0), "forestry forestry"), "H35") == {"H35"}
    assert completed(Plan().row((0, 0), "forestry chapel forestry"), "H35") == set()


def test_a_window_must_look_out_on_the_outdoor_tile_of_its_pair() -> None:
    plan = Plan()
    for column in range(3):
        plan.tile((1, column), "yard").tile((0, column), "luxury_bunk", windows="S" if column else "N")
    assert progress(plan.prison, [], BOX.objective("H33")).lines[0].have == 2
    plan.prison.set_windows(plan.number((0, 0)), 1 << SIDE_WORDS.index("S"))
    assert completed(plan, "H33") == {"H33"}


def test_exactly_one_red_whatever_else() -> None:
    """R51."""

    def row(first: str, second: str) -> set[str]:
        plan = Plan()
        for column, inmates in enumerate((first, second)):
            plan.tile((0, column), "luxury_holding", windows="N", inmates=inmates, posts="guard guard dog")
            plan.tile((1, column), "canteen")
        return completed(plan, "H28")

    assert row("r5", "r6 g2") == {"H28"}
    assert row("r5", "r6 r6") == set()


def test_five_rows_and_five_columns_with_holes() -> None:
    corner = Plan().row((0, 0), "yard yard yard yard yard")
    for line in range(1, 4):
        corner.tile((line, 0), "yard")
    assert completed(corner, "E31") == set()
    assert completed(corner.tile((4, 0), "yard"), "E31") == {"E31"}


def test_four_completed_assignments_or_blueprints() -> None:
    """R53; starting ones count here."""
    plan = Plan("finances tasers cooks").row((0, 0), "workshop workshop").row((1, 0), "bunk_cell canteen bunk_cell")
    plan.tile((2, 1), "bunk_cell")
    assert completed(plan, "S02 S06 E08") == {"S02", "S06", "E08"}
    assert "H26" not in completed(plan, "S02 S06 E08 H26")
    assert "H26" in completed(plan, "S02 S06 S05 E08 H26")


def test_one_completed_objective_of_each_kind() -> None:
    """Starting objectives and the card itself do not count."""
    plan = Plan("finances tasers").row((0, 0), "bunk_cell showers bunk_cell").row((1, 0), "chapel chapel chapel")
    assert completed(plan, "E08 E13 H27") == {"E08", "E13"}
    assert completed(plan, "E08 E13 H27 S08") == {"E08", "E13"}
    assert completed(plan, "E08 E13 H27 E32") == {"E08", "E13", "H27", "E32"}


def test_the_two_that_look_at_others_can_help_each_other() -> None:
    """Four Assignments and Blueprints complete H26, which is the Characteristic that H27 wants."""
    plan = Plan("finances tasers cooks coaches").row((0, 0), "bunk_cell showers bunk_cell")
    plan.row((1, -1), "bunk_cell canteen workshop workshop")
    words = "E08 E13 S02 S05 H27 H26"
    assert completed(plan, words) == set(words.split())


def test_the_choice_looks_ahead_to_what_it_makes_possible() -> None:
    """Two literacy tags: E02 alone scores as much as E01, but only together with others the count of four matters."""
    plan = Plan().row((0, 0), "classroom classroom").row((1, 0), "workshop workshop yard")
    plan.row((2, 0), "bunk_cell canteen bunk_cell")
    words = "E01 E02 S06 S05 H26"
    best = judge(plan.prison, played(words))
    assert best.points == brute_force(plan.prison, played(words))


# What is lacking


def test_progress_says_what_is_there_and_where() -> None:
    plan = Plan().row((0, 0), "kitchen canteen chapel").tile((1, 0), "yard")
    meals = progress(plan.prison, [], BOX.objective("E04"))
    assert (meals.met, [(line.have, line.need, line.met) for line in meals.lines]) == (True, [(3, 3, True)])
    assert meals.lines[0].squares == [square((0, 0)), square((0, 1))]
    open_doors = progress(plan.prison, [], BOX.objective("E06"))
    assert [(line.have, line.need) for line in open_doors.lines] == [(0, 1), (1, 1), (1, 1)]
    assert not open_doors.met


def test_progress_of_a_blueprint_is_its_best_fit() -> None:
    plan = Plan().tile((0, 0), "bunk_cell", inmates="g2").tile((1, 0), "yard")
    fit = progress(plan.prison, [], BOX.objective("E22")).fit
    assert fit is not None
    assert (fit.lacks(), fit.met) == (1, 0b011)
    assert fit.squares == [square((0, 0)), square((1, 0)), square((2, 0))]
    nothing = progress(Prison(BOX), [], BOX.objective("E22")).fit
    assert nothing is not None
    assert (nothing.squares, nothing.lacks()) == ([OFF, OFF, OFF], 3)


def test_of_equally_near_fits_the_one_that_can_still_be_built_is_shown() -> None:
    """S06: a cell, Food, a cell; not outside of the frame and not where a Chapel stands."""
    plan = Plan().row((0, 0), "bunk_cell canteen chapel chapel chapel bunk_cell").tile((1, 5), "canteen")
    fit = progress(plan.prison, [], BOX.objective("S06")).fit
    assert fit is not None
    assert set(fit.squares) == {square((row, 5)) for row in range(3)}


def test_contested_items_are_told_apart_from_missing_ones() -> None:
    plan = Plan().row((0, 0), "workshop workshop")
    table = played("S02 E03")
    assert not progress(plan.prison, table, table[1]).contested()
    table = played("S02")
    plan = Plan().row((0, 0), "kitchen canteen")
    table = played("E04 H04")
    assert not progress(plan.prison, table, table[0]).contested()
    two = Plan().row((0, 0), "kitchen canteen yard")
    table = played("E04 S01")
    assert progress(two.prison, table, table[1]).contested()


def test_worth_of_one_more_objective() -> None:
    plan = Plan().row((0, 0), "kitchen canteen yard")
    assert worth(plan.prison, played("E04"), BOX.objective("S01")) == 0
    assert worth(plan.prison, played(""), BOX.objective("S01")) == 4
    assert worth(plan.prison, played("E04"), BOX.objective("H01")) == -4


def test_what_was_found_is_kept_only_while_it_holds() -> None:
    plan = Plan()
    table = played("E12 S08")
    assert judge(plan.prison, table).completed == 0
    plan.prison.staff = 3  # the pool changes no need and no tag
    assert judge(plan.prison, table).completed == 0b01
    copy = plan.prison.clone()
    copy.place(BOX.tile("yard"), square((0, 0)), 0)
    copy.place(BOX.tile("yard"), square((0, 1)), 0)
    assert (judge(copy, table).completed, judge(plan.prison, table).completed) == (0b11, 0b01)
    table.append(BOX.objective("S09"))
    assert judge(copy, table).points == 7
