"""Questions, reasons and sentences that must fit the moment: they name what is there, and how many."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.words.card_words import card_sentence, tile_sentence
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
    assert "Ann put an Environment token on the Bunk Cell." in log(table)
    full = scene(
        f"prison_architect, 2 players\n{cleaning.replace('bunk_cell g2', 'bunk_cell token food g2')}", "Ann Ben"
    )
    full.act("Ann", "use cleaning")
    assert "Ann lost an Environment token: no tile can take it." in log(full)


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
