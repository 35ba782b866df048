"""What tiles, cards and objectives say: one of each way of saying it, and no entry of the box without words."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.words.card_words import (
    card_sentence,
    objective_sentence,
    priority_words,
    tile_sentence,
)
from tests.games.prison_architect.prisons import BOX

TILES = {
    "bunk_cell": "Holds 2 grey or orange prisoners, all of one colour.",
    "locker_room": "1 Security to the cells around it while Staff stands on it.",
    "basic_holding": "Holds 4 prisoners, mixed as you like. 1 Security and 1 Discontent of its own.",
    "kitchen": "2 Food tags. At the end: 4 VP for each Food tag beside it.",
    "showers": "1 Hygiene to the cells beside it. Cells beside it hold 1 more.",
    "mailroom": "Has one window. Staff on it: gain 1 Freedom tag and 2 Finance tags. "
    "At the end: 4 VP if there are at least 2 Finance tags beside it.",
    "cleaning_cupboard": "1 Environment tag and 1 Labour tag. 1 Contraband to the cells beside it. "
    "1 Custodian while there are at least 2 prisoners in cells beside it.",
    "deliveries": "1 Finance tag. Has two windows and brings 1 Staff and a token of your choice on it.",
    "office": "1 Finance tag. Has one window and brings 1 Staff. A token of your choice on it, once you have at least "
    "2 Policies. At the end: 5 VP if you have at least 2 Staff cards.",
    "workshop": "1 Labour tag. 1 Rehabilitation tag for every 4 prisoners in cells around it.",
}
CARDS = {
    "prison_labour": "Exhaust it to move 1 grey prisoner from a cell to this card: for the first gain 1 Rehabilitation "
    "tag and put a Labour token on a tile; for the second and third gain 1 Rehabilitation tag.",
    "detox": "At once: gain 1 Rehabilitation tag and release 1 grey or orange prisoner.",
    "foremen": "Once all bids are shown add $1 and $1 for each Staff here to one of yours. 3 vacancies.",
    "doctors": "3 vacancies: gain 1 Nurse for each. At the end: 3 VP if there is an Infirmary beside a Staff Facility.",
    "tasers": "The highest escape die of each roll does not count for you. "
    "At the end every escaped prisoner costs 1 VP less.",
}
OBJECTIVES = {
    "E01": "1 Recreation tag, 1 Labour tag and 1 Literacy tag.",
    "E15": "In rows, as drawn: an Outdoor tile, any tile with a window to the west / -, a cell with a prisoner.",
    "E30": "At least 3 separate pairs: Basic Facility beside an Additional Facility.",
    "H10": "8 prisoners in Comfortable and Hygienic cells.",
    "H28": "At least 2 Secure, Comfortable and Hygienic cells with exactly 1 red prisoner.",
    "H35": "A tile bringing Staff beside another.",
}


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_says_what_it_does(tile: str) -> None:
    assert tile_sentence(BOX, BOX.tile(tile)) == TILES[tile]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does(card: str) -> None:
    assert card_sentence(BOX, BOX.card(card)) == CARDS[card]


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_says_what_it_asks_for(objective: str) -> None:
    assert objective_sentence(BOX, BOX.objective(objective)) == OBJECTIVES[objective]


def test_nothing_in_the_box_is_without_words() -> None:
    said = [tile_sentence(BOX, tile.index) for tile in BOX.tiles]
    said += [card_sentence(BOX, card.index) for card in BOX.cards]
    said += [objective_sentence(BOX, objective.index) for objective in BOX.objectives]
    for words in said:
        assert words.endswith(".")
        assert "_" not in words  # no word of the data has slipped through
        assert "  " not in words


def test_the_governor_says_what_he_looks_for() -> None:
    assert priority_words(["comfort", "recreation", "cheapest"]) == "Comfort, then Recreation, then a low price"
