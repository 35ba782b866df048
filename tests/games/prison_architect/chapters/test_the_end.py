"""Final scoring read beside the rulebook, line by line, from whole positions (sections 10 and 12)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import DIFFICULTY_WORDS
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS
from bighouse.games.prison_architect.rules.standings import sheet_of, sheet_of_governor
from tests.games.prison_architect.table import Table, scene

NAMES = "Ann Ben Cid"


def ended(text: str, names: str = NAMES, first: str = "") -> Table:
    head = first or f"{len(names.split())} players"
    duel = "duel: none\n" if len(names.split()) == 2 else ""
    return scene(f"prison_architect, {head}\nround: week 5\n{duel}{text}\nstart: over", names)


def lines(table: Table, who: str = "Ann") -> dict[str, int]:
    return {word: n for word, n in zip(SHEET_WORDS, sheet_of(table.game, table.index(who))) if n}


@pytest.mark.parametrize("phase", ["bid", "build"])
def test_the_last_week_is_announced_and_what_comes_no_more(phase: str) -> None:
    for week in (4, 5):
        head = f"prison_architect, 3 players\nround: week {week}\n"
        waiting = "Ann construction: kitchen\n" if phase == "build" else ""
        game = scene(f"{head}Ann row 7: g7 showers\n{waiting}start: {phase}", NAMES).game
        assert ("last working week" in game.room.last_round(game)) is (week == 5)
        assert game.room.last_turn(game, 0) == (f"This is your last {phase.title()} phase." if week == 5 else "")
    game = ended("").game
    assert (game.room.last_round(game), game.room.last_turn(game, 0)) == ("", "")


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_every_two_dollars_are_a_point(cash: int, points: int) -> None:
    assert lines(ended(f"Ann: {cash} cash")).get("cash", 0) == points


def test_a_whole_prison_line_by_line() -> None:
    """
    Tiles: Luxury Dormitory 2, Showers 0, Garden 4 + 2 for the window, Basic Holding 4, Yard 3. Cards: Groundskeeping 2
    for two Outdoor tiles, CCTV 0 for two reds. Finance space 4: 1. Specialists: a Dog and the Trainer.
    Inmates: the Dormitory is Comfortable and Hygienic (2 x 3), the Holding Hygienic alone (3 x 1).
    """
    table = ended(
        "Ann: 9 cash 1 trainer\n"
        "Ann row 7: g7 luxury_dormitory windows N g2 g3; h7 showers; i7 basic_holding dog r5 r6 g2\n"
        "Ann row 6: g6 garden\nAnn row 8: i8 yard\n"
        "Ann cards: groundskeeping; cctv; accountants staff 2\n"
        "Ann played: S08 S09 E08 H07\nAnn escaped: r7 g2\nAnn released: o5 o4"
    )
    assert lines(table) == {
        "cash": 4,
        "tiles": 2 + 0 + (4 + 2) + 4 + 3,
        "cards": 2,
        "tracks": 1,
        "specialists": 2,
        "objectives": 3
        + 4
        - 4,  # two Outdoor tiles, two Policies (no penalty beside it); S09 lacks prisoners, H07 reds
        "escapees": -9,
        "released": 9,
        "inmates": 2 * 3 + 3 * 1,
    }


def test_tasers_take_one_off_each_escaped_prisoner() -> None:
    assert lines(ended("Ann cards: tasers\nAnn escaped: r7 o3 g2"))["escapees"] == -(6 + 2 + 1)


def test_totals_may_be_negative() -> None:
    assert ended("Ann escaped: r7\nAnn played: H10").game.scores()[0] == -7 - 5


def test_equal_totals_share_the_victory() -> None:
    assert ended("Ann: 4 cash\nBen: 5 cash\nCid: 2 cash").winners() == ["Ann", "Ben"]


def test_objectives_in_hand_neither_score_nor_cost() -> None:
    table = ended("Ann row 7: g7 yard; h7 shop\nAnn hand: S08 H10")
    assert "objectives" not in lines(table)


def test_prisoners_at_work_are_worth_nothing_as_inmates() -> None:
    """R40."""
    assert "inmates" not in lines(ended("Ann cards: cleaning g2 g3"))


def test_inmates_count_by_comfort_and_hygiene_alone() -> None:
    """A Secure cell without either is worth nothing; a red prisoner as much as a grey one."""
    assert "inmates" not in lines(ended("Ann row 7: g7 basic_solitary r5"))
    assert lines(ended("Ann row 7: g7 luxury_solitary windows N r7"))["inmates"] == 1
    assert lines(ended("Ann row 7: g7 luxury_solitary windows N trainer r7"))["inmates"] == 3


def test_discontent_outweighs_comfort_when_equal() -> None:
    assert lines(ended("Ann row 7: g7 luxury_dormitory windows N g2; h7 garbage"))["inmates"] == 1  # Hygienic only


def test_the_last_staff_in_locker_rooms_counts_with_coffee() -> None:
    table = ended(
        "Ann row 7: g7 locker_room staff; h7 locker_room staff; i7 locker_room\nAnn cards: fancy_coffee_machines"
    )
    assert lines(table) == {"cards": 4}


def test_cooks_count_prisoners_and_not_tags() -> None:
    """R60: beside two Food tags each prisoner counts once; those on the Food tile itself do not."""
    table = ended(
        "Ann row 7: g7 kitchen; h7 basic_dormitory g2 g2 g2; i7 canteen\n"
        "Ann row 8: g8 chapel; h8 bunk_cell token food g2\n"
        "Ann cards: cooks"
    )
    assert lines(table)["cards"] == 3  # the Bunk Cell has no Food beside it, the Dormitory has three times


def test_gardeners_count_windows_on_outdoor_tiles() -> None:
    table = ended(
        "Ann row 7: g7 office windows ES; h7 yard; i7 reception windows NW\nAnn row 8: g8 guard_tower\n"
        "Ann cards: gardeners"
    )
    assert lines(table)["cards"] == 3


def test_extra_grant_comes_before_the_scoring() -> None:
    table = scene(
        "prison_architect, 3 players\nround: week 5\nAnn row 7: g7 yard; h7 shop\nAnn cards: extra_grant\n"
        "Ann hand: S08 H10\n"
        "Ann played: H07\nBen hand: S01\nBen played: S02\nCid hand: S03\nCid played: S04\nstart: final scoring",
        NAMES,
    )
    table.act("Ann", "play S08", "discard H07")
    assert lines(table)["objectives"] == 3
    assert table.game.withdrawn


def test_extra_grant_may_decline_both() -> None:
    table = scene(
        "prison_architect, 3 players\nround: week 5\nAnn cards: extra_grant\nAnn hand: H10\nAnn played: H07\n"
        "Ben hand: S01\nBen played: S02\nCid hand: S03\nCid played: S04\nstart: final scoring",
        NAMES,
    ).act("Ann", "decline", "decline")
    assert lines(table) == {"objectives": -4}


# The Governor


@pytest.mark.parametrize(("difficulty", "tile", "card"), [("easy", 3, 2), ("medium", 5, 7), ("hard", 7, 12)])
def test_the_governor_by_difficulty(difficulty: str, tile: int, card: int) -> None:
    """R71: Garden 4 + 2, Bunk Cell and Locker Room 0; three Dogs of a card and the Yard's Trainer are specialists."""
    table = ended(
        "governor tiles: garden yard bunk_cell locker_room\ngovernor cards: dog_handlers cctv\n"
        "governor objectives: E01 H10",
        "You",
        f"1 player, difficulty {difficulty}",
    )
    found = {word: n for word, n in zip(SHEET_WORDS, sheet_of_governor(table.game)) if n}
    assert found == {"tiles": 4 * tile + (4 + 2) + 3, "cards": 2 * card, "specialists": 3 + 1, "objectives": 6 + 12}
    assert DIFFICULTY_WORDS[table.game.difficulty] == difficulty


@pytest.mark.parametrize(("cash", "winners"), [(12, []), (14, ["You"])])
def test_only_more_points_than_his_win(cash: int, winners: list[str]) -> None:
    """Objectives E01: he has 6."""
    table = ended(f"You: {cash} cash\ngovernor objectives: E01", "You", "1 player, difficulty hard")
    assert table.winners() == winners


# The sheet says what every line is made of


def test_every_line_of_the_sheet_names_its_parts() -> None:
    table = ended(
        "Ann: 9 cash 1 trainer\n"
        "Ann row 7: g7 luxury_dormitory windows N g2 g3; h7 showers; i7 basic_holding dog dog r5\n"
        "Ann row 6: g6 garden\n"
        "Ann cards: groundskeeping; tasers; accountants staff 3; parole_officers staff 3\n"
        "Ann played: S08 E08 H08\nAnn escaped: r7 g2\nAnn released: o5 o5"
    )
    sheet = table.game.room.score_sheet(table.game)
    found = {line.name: {part.name: part.points[0] for part in line.parts} for line in sheet.lines}
    assert found == {
        "Cash": {"$9": 4},
        "Brick and mortar": {"Luxury Dormitory": 2, "Garden": 6, "Basic Holding": 4},
        "Organization": {"Groundskeeping": 1},
        "Tracks": {"Finance, space 5": 2, "Rehabilitation, space 5": 1},
        "Specialists": {"Dogs": 2, "Trainers": 1},
        "Objectives": {"House Rules": 4, "Personnel Department": -4},  # which add up to nothing
        "Escapees": {"Red 7": -6, "Grey 2": -1},
        "Reintegration": {"Orange 5": 10},
        "Inmates": {"Luxury Dormitory": 6, "Basic Holding": 1},
    }


def test_the_governors_lines_name_their_parts_too() -> None:
    table = ended(
        "governor tiles: yard library bunk_cell\ngovernor cards: doctors\ngovernor objectives: E01",
        "You",
        "1 player, difficulty easy",
    )
    sheet = table.game.room.score_sheet(table.game)
    found = {line.name: {part.name: part.points[1] for part in line.parts} for line in sheet.lines if line.points[1]}
    assert found == {
        "Brick and mortar": {"Yard": 6, "Library": 8, "Bunk Cell": 3},
        "Organization": {"Doctors": 2},
        "Specialists": {"Yard": 1, "Library": 3, "Doctors": 3},
        "Objectives": {"Day Release": 6},
    }
