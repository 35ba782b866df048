"""Questions, reasons and sentences that must fit the moment: they name what is there, and how many."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.words.card_words import card_sentence, tile_sentence
from bighouse.games.prison_architect.words.phrases import AREA_NAMES
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, at, scene


def why(table: Table, words: str) -> str:
    game = table.game
    return game.why_not(0, game.vocabulary.action(words))


def log(table: Table) -> list[str]:
    game = table.game
    return [game.room.sentence(game, event, None, table.name) for event in table.story.events]


def test_a_specialist_without_a_cell_is_told_so() -> None:
    """Section 6: before the first cell stands there is nothing that could be crowded."""
    table = scene("prison_architect, 2 players\nAnn: 9 cash\nAnn construction: yard\nstart: build", "Ann Ben")
    table.act("Ann", "place yard")
    assert why(table, "assign trainer") == "Specialists stand on cells, and your prison has none yet - RULES §6"
    table.act("Ann", "buy bunk_cell", "place bunk_cell", at(0, 1))
    assert table.refused("Ann", "assign trainer") == ""


def test_the_question_counts_down_what_is_still_to_be_kept() -> None:
    """Section 5.6: two of four."""
    table = scene("prison_architect, 2 players\nAnn hand: E01 E02\nBen hand: H01 H02\nstart: objectives", "Ann Ben")
    table.act("Ann", "play E01", "play E02").act("Ben", "play H01", "play H02")
    game = table.game
    assert game.room.question(game, 0) == "Which objective do you keep? 2 of these 4"
    table.act("Ann", table.options("Ann")[0])
    assert game.room.question(game, 0) == "Which objective do you keep? 1 of these 3"


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("g7 office windows E", "A window of the Office at g7 faces this square"),
        (
            "g7 office windows E; i7 kennels windows W\nAnn row 8: g8 yard; h8 yard; i8 yard",
            "Windows of the Kennels at i7 and the Office at g7 face this square",
        ),
    ],
)
def test_all_windows_that_face_a_square_are_named(row: str, words: str) -> None:
    text = f"prison_architect, 2 players\nAnn: 9 cash\nAnn row 7: {row}\nAnn construction: canteen\nstart: build"
    table = scene(text, "Ann Ben").act("Ann", "place canteen")
    assert why(table, "at h7") == f"{words}, and the tile is no Outdoor tile - RULES §5.4"


def test_tokens_have_their_article_and_their_owner() -> None:
    cleaning = "Ann: 9 cash\nAnn row 7: g7 bunk_cell g2; h7 yard token food\nAnn cards: cleaning\nstart: build"
    table = scene(f"prison_architect, 2 players\n{cleaning}", "Ann Ben").act("Ann", "use cleaning")
    assert "Ann put an Environment token on the Bunk Cell through Cleaning." in log(table)
    full = scene(
        f"prison_architect, 2 players\n{cleaning.replace('bunk_cell g2', 'bunk_cell token food g2')}", "Ann Ben"
    )
    full.act("Ann", "use cleaning")
    assert "Ann lost an Environment token through Cleaning: no tile can take it." in log(full)


def test_a_kitchen_in_the_row_or_in_the_column_is_enough() -> None:
    """The Greenhouse asks for one in this row / column."""
    words = tile_sentence(BOX, BOX.tile("greenhouse"))
    assert "while there is a Kitchen in its row or column" in words
    assert "if there is a Canteen in its row or column" in words
    assert "to the cells in its row and column" in tile_sentence(BOX, BOX.tile("infirmary"))


def test_foremen_add_to_bids_of_their_own_warden() -> None:
    assert "to one of yours" in card_sentence(BOX, BOX.card("foremen"))


def test_every_draw_says_what_it_costs() -> None:
    """Section 5.3: $0, $1, $2; by Groundskeeping $0, $0, $1 for tiles."""

    def prices(cards: str, area: str, draws: int) -> list[str]:
        table = scene(
            "prison_architect, 2 players\nround: week 2\nAnn: 20 cash\n"
            f"Ann cards: {cards}\nbids: Ann 5 {area}\nstart: buy",
            "Ann Ben",
        )
        out = []
        for _ in range(draws):
            game = table.game
            out.append(game.room.label(game, 0, game.vocabulary.action("dig")))
            table.act("Ann", "dig")
        return [words.removeprefix("Draw from the stack: ") for words in out]

    assert prices("tasers", "basic", 4) == ["free", "$1", "$2", "$3"]
    assert prices("groundskeeping", "basic", 4) == ["free", "free", "$1", "$2"]
    assert prices("groundskeeping", "bureaucracy", 3) == ["free", "$1", "$2"]


def test_a_tile_whose_free_edges_all_have_windows_says_so() -> None:
    """R61: nothing indoor is in the way there."""
    table = scene(
        "prison_architect, 2 players\nAnn: 9 cash 1 staff\nAnn cards: gardeners\n"
        "Ann row 7: g7 chapel windows NSW; h7 chapel; i7 chapel\nstart: build",
        "Ann Ben",
    )
    table.act("Ann", "staff_on gardeners", "add_window")
    assert table.refused("Ann", at(0, 0)) == "EDGE_HAS_WINDOW"


@pytest.mark.parametrize(("dice", "words"), [(1, "1 prisoner flees"), (2, "2 prisoners flee"), (6, "3 prisoners flee")])
def test_no_more_flee_than_there_are_in_unsecured_cells(dice: int, words: str) -> None:
    """Section 8: all who are there, if the dice show more; whoever is Secure stays."""
    table = scene(
        f"prison_architect, 3 players\nround: evaluation 1\nphase: evaluation\nAnn: {dice} escaping\n"
        "Ann row 7: g7 bunk_cell g3; h7 bunk_cell g3 g2; i7 bunk_cell g3 g3\nAnn secure: i7\n"
        "lane of Ann: WhoEscapes(Ann)",
        "Ann Ben Cid",
    )
    assert table.game.room.question(table.game, 0) == f"{words}: from which cell first?"


HEAD = "prison_architect, 2 players\nround: week 2\n"


@pytest.mark.parametrize(
    ("lines", "acts", "tries", "words"),
    [
        # A card of one's own that is not for that, and one that is not there
        (
            "Ann row 7: g7 yard\nAnn cards: tasers\nstart: build",
            (),
            "staff_on tasers",
            "The card has no vacancies - RULES §12",
        ),
        ("Ann row 7: g7 yard\nstart: build", (), "expand", "That card is not yours - RULES §6"),
        # Whoever is there, but is not meant
        (
            "bids: Ann 4 bureaucracy\nbureaucracy offer: detox\nAnn row 7: g7 basic_holding g2 o4 r6\nstart: buy",
            ("buy_card detox",),
            "prisoner red_6",
            "Only a grey or orange prisoner can be released so - RULES §12",
        ),
        (
            "Ann row 7: g7 basic_holding g2 g3 o3\nAnn cards: cleaning\nstart: intake",
            ("use cleaning",),
            "prisoner orange_3",
            "Only a grey prisoner works on Cleaning - RULES §12",
        ),
        (
            "Ann row 7: g7 bunk_cell g2; h7 bunk_cell g2; i7 bunk_cell g3\nAnn cards: cleaning\nstart: intake",
            ("use cleaning", "prisoner grey_2"),
            "at i7",
            "No such prisoner is there - RULES §8",
        ),
        (
            "Ann row 7: g7 bunk_cell o3\nAnn cards: cleaning\nstart: intake",
            (),
            "use cleaning",
            "No grey prisoner is in your cells - RULES §12",
        ),
        # Windows: too many, and no edge that is not taken
        (
            "Ann row 7: g7 chapel\nAnn construction: reception\nstart: build",
            ("place reception", "at h7"),
            "windows nes",
            "The Reception has 2 windows, each on an edge of its own - R15",
        ),
        (
            "Ann row 7: g7 chapel\nAnn construction: office\nstart: build",
            ("place office", "at h7"),
            "windows ns",
            "The Office has 1 window, on one edge - R15",
        ),
        (
            "Ann row 7: g7 chapel windows NESW\nAnn cards: gardeners\nstart: build",
            ("staff_on gardeners",),
            "move_window",
            "A window is there already, and an edge has one at most - RULES §5.4",
        ),
        # Its own square is no square to move to
        (
            "Ann row 7: g7 chapel; h7 yard\nAnn cards: micromanagement\nstart: build",
            ("rearrange", "at g7"),
            "at g7",
            "A tile stands there - RULES §5.4",
        ),
        (
            "Ann row 7: g7 yard token food\nAnn tokens: food\nstart: build",
            (),
            "token food",
            "No tile can take a token now - R14",
        ),
        ("Ann row 7: g7 bunk_cell\nstart: intake", (), "recall dog", "No Dog stands on a cell of yours - RULES §6"),
        (
            "Ann row 7: g7 bunk_cell\nstart: intake",
            ("admit orange",),
            "admit grey",
            "No place is left for a grey prisoner beside 1 orange - RULES §5.5",
        ),
        (
            "Ann row 7: g7 bunk_cell g2\nAnn cards: cleaning g2 exhausted\nstart: intake",
            (),
            "use cleaning",
            "The card is exhausted until the next Income - RULES §9",
        ),
    ],
)  # fmt: skip
def test_a_refusal_names_what_is_really_in_the_way(lines: str, acts: tuple[str, ...], tries: str, words: str) -> None:
    table = scene(f"{HEAD}Ann: 9 cash 1 staff\n{lines}", "Ann Ben").act("Ann", *acts)
    assert why(table, tries) == words


def test_no_income_is_promised_after_the_last_one() -> None:
    """Section 3: none follows the third Evaluation."""
    table = scene(
        "prison_architect, 2 players\nround: week 5\nAnn row 7: g7 bunk_cell g2\nAnn cards: cleaning g2 exhausted\n"
        "start: intake",
        "Ann Ben",
    )
    assert why(table, "use cleaning") == "The card is exhausted, and no Income is left to turn it upright - RULES §9"


def test_a_sale_is_refused_by_the_rule_of_the_moment() -> None:
    first = scene("prison_architect, 2 players\nstart: foundation", "Ann Ben")
    seat = first.game.to_act[0]
    tile = next(tile.id for tile in BOX.tiles if f"buy {tile.id}" not in first.options(seat))
    assert first.game.why_not(seat, first.action(f"buy {tile}")) == "It is not on offer - RULES §4"
    drawn = scene(
        f"{HEAD}Ann: 3 cash\nAnn row 7: g7 yard\nAnn cards: land_expansion\nstaff stack: armoury garbage\nstart: build",
        "Ann Ben",
    )
    drawn.act("Ann", "expand", "area staff")
    assert why(drawn, "buy armoury") == "It costs $7 and you have $3 - R56"


def test_specialists_of_one_kind_are_counted_among_the_reasons() -> None:
    table = scene(f"{HEAD}Ann: 9 cash\nAnn row 7: g7 bunk_cell dog dog trainer\nstart: build", "Ann Ben")
    [cell] = [tile.cell for tile in table.game.view(0).players[0].prison.tiles if tile.cell]
    assert [reason.words for need in cell.needs for reason in need.reasons] == [
        "+2 Security: 2 Dogs on it",
        "+1 Comfort: a Trainer on it",
    ]


def test_detox_asks_for_those_whom_it_may_release() -> None:
    table = scene(
        f"{HEAD}Ann: 9 cash\nbids: Ann 4 bureaucracy\nbureaucracy offer: detox\n"
        "Ann row 7: g7 basic_holding g2 o4 r6\nstart: buy",
        "Ann Ben",
    ).act("Ann", "buy_card detox")
    assert table.game.room.question(table.game, 0) == "Which grey or orange prisoner do you release?"


def test_money_is_told_in_one_way_however_much_it_is() -> None:
    bids = scene(f"{HEAD}Ann: 1 cash\nstart: bid", "Ann Ben")
    assert bids.game.room.question(bids.game, 0) == "How much do you bid on Cells? You have $1 left"
    short = scene(f"{HEAD}Ann: 4 cash\nbids: Ann 2 cell\ncell offer: luxury_solitary\nstart: buy", "Ann Ben")
    assert why(short, "buy luxury_solitary") == (
        "Its minimum value is $5 and your bid $2: $6 more is due, and you have $2 unallocated - R11"
    )


def test_bids_are_told_in_dollars_and_only_where_there_are_some() -> None:
    """R7: an area with $0 is no bid."""
    offers = "cell offer: secure_bunk\nstaff offer: office"
    table = scene(
        f"prison_architect, 2 players\nround: week 2\nAnn: 9 cash\nBen: 9 cash\n{offers}\nstart: bid", "Ann Ben"
    )
    table.act("Ann", "bid 4", "bid 0", "bid 2", "bid 0", "bid 1").act("Ben", *["bid 0"] * 5)
    assert "Ann bid $4 on Cells, $2 on Basic Facilities and $1 on Bureaucracy." in log(table)
    assert "Ben bid nothing." in log(table)


def test_the_governors_bids_are_told_alike() -> None:
    table = scene("prison_architect, 1 player\nround: week 2\nduel: WD01\nAnn: 9 cash\nstart: bid", "Ann")
    table.act("Ann", *["bid 0"] * 5)
    bids = [(bid, name) for bid, name in zip(table.game.governor.bids, AREA_NAMES) if bid]
    *others, last = [f"${bid} on {name}" for bid, name in bids]
    assert f"The Governor bid {', '.join(others)} and {last}." in log(table)
