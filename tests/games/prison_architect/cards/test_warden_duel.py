"""Every Warden Duel card: how much it offers, what the Governor bids by it, and what he takes of the same five rows."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import AREAS, BID_WORDS, BUREAUCRACY, PRIORITY_WORDS
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, scene

# Offers and bids in the order of the areas, and what he looks for
CARDS = {
    "WD01": ("3 1 2 2 2", "0 4 0 6 3", "security most_vp"),
    "WD02": ("2 3 1 2 2", "3 0 4 0 6", "comfort recreation cheapest"),
    "WD03": ("2 2 3 1 2", "6 3 0 4 0", "hygiene labour most_vp"),
    "WD04": ("2 2 2 3 1", "0 6 3 0 4", "finance staff cheapest"),
    "WD05": ("1 2 2 2 3", "4 0 6 3 0", "rehabilitation most_vp"),
    "WD06": ("3 2 1 2 2", "0 3 7 0 4", "window security cheapest"),
    "WD07": ("2 3 2 1 2", "4 0 3 7 0", "labour environment most_vp"),
    "WD08": ("2 2 3 2 1", "0 4 0 3 7", "staff cheapest"),
    "WD09": ("1 2 2 3 2", "7 0 4 0 3", "comfort hygiene most_vp"),
    "WD10": ("2 1 2 2 3", "3 7 0 4 0", "finance cheapest"),
    "WD11": ("3 2 2 1 2", "0 5 3 6 0", "security rehabilitation most_vp"),
    "WD12": ("2 3 2 2 1", "0 0 5 3 6", "food comfort cheapest"),
    "WD13": ("1 2 3 2 2", "6 0 0 5 3", "recreation most_vp"),
    "WD14": ("2 1 2 3 2", "3 6 0 0 5", "literacy rehabilitation cheapest"),
    "WD15": ("2 2 1 2 3", "5 3 6 0 0", "hygiene most_vp"),
    "WD16": ("3 2 2 2 1", "3 5 4 0 4", "freedom finance cheapest"),
    "WD17": ("1 3 2 2 2", "4 3 5 4 0", "window most_vp"),
    "WD18": ("2 1 3 2 2", "0 4 3 5 4", "environment food cheapest"),
    "WD19": ("2 2 1 3 2", "4 0 4 3 5", "security hygiene most_vp"),
    "WD20": ("2 2 2 1 3", "5 4 0 4 3", "staff window cheapest"),
}

ROWS = {
    "cell": "luxury_bunk basic_dormitory basic_solitary",  # $4, $2, $3
    "staff": "surveillance staff_room garbage",  # $4, $4, $3
    "basic": "canteen showers kitchen",  # $4, $3, $5
    "additional": "classroom cleaning_cupboard chapel",  # $4, $2, $5
    "bureaucracy": "tasers doctors accountants",  # a Policy for $4, Staff cards for $4 and $5
}

# Area by area; "-" where nothing is cheap enough and his Staff waits. Without any card he wants a Staff card.
TAKES = {
    "WD01": "- surveillance - classroom -",
    "WD02": "basic_dormitory - canteen - doctors",
    "WD03": "basic_solitary garbage - cleaning_cupboard -",
    "WD04": "- garbage showers - doctors",
    "WD05": "basic_solitary - canteen cleaning_cupboard -",
    "WD06": "- garbage showers - doctors",
    "WD07": "basic_solitary - showers cleaning_cupboard -",
    "WD08": "- staff_room - cleaning_cupboard doctors",
    "WD09": "luxury_bunk - canteen - -",
    "WD10": "basic_dormitory garbage - cleaning_cupboard -",
    "WD11": "- surveillance showers classroom -",
    "WD12": "- - kitchen cleaning_cupboard doctors",
    "WD13": "basic_solitary - - classroom -",
    "WD14": "basic_dormitory garbage - - doctors",
    "WD15": "basic_solitary garbage showers - -",
    "WD16": "basic_dormitory garbage showers - doctors",
    "WD17": "luxury_bunk garbage canteen classroom -",
    "WD18": "- garbage showers cleaning_cupboard doctors",
    "WD19": "basic_solitary - showers cleaning_cupboard doctors",
    "WD20": "luxury_bunk staff_room - cleaning_cupboard -",
}


def numbers(words: str) -> list[int]:
    return [int(word) for word in words.split()]


def test_no_card_goes_untested() -> None:
    assert [card.id for card in BOX.warden_cards] == list(CARDS) == list(TAKES)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("players", [1, 2])
def test_what_each_card_offers(card: str, players: int) -> None:
    table = scene(f"prison_architect, {players} players\nround: week 2\nduel: {card}\nstart: cleanup")
    assert [len(row) for row in table.game.offers] == numbers(CARDS[card][0])
    left = BOX.warden_cards[table.game.duel].id
    assert (left == card) == (players == 1)  # two players turn the next one at once


def turned(card: str) -> Table:
    """Alone: the human bids nothing, and the card is turned."""
    other = "WD01" if card != "WD01" else "WD02"
    rows = "\n".join(f"{area} offer: {row}" for area, row in ROWS.items())
    text = f"prison_architect, 1 player\nround: week 2\nduel: {other}\nduels: {card}\n{rows}\nYou: 9 cash\nstart: bid"
    return scene(text, "You").act("You", *["bid 0"] * AREAS)


@pytest.mark.parametrize("card", CARDS)
def test_what_the_governor_bids_by_each_card(card: str) -> None:
    table = turned(card)
    assert table.game.governor.bids == numbers(CARDS[card][1])
    assert [PRIORITY_WORDS[word] for word in BOX.warden_cards[table.game.duel].priorities] == CARDS[card][2].split()


@pytest.mark.parametrize("card", CARDS)
def test_what_the_governor_takes_by_each_card(card: str) -> None:
    table = turned(card)
    for word in BID_WORDS[:BUREAUCRACY]:
        table.act("You", f"area {word}")  # the last area is no choice
    governor = table.game.governor
    taken = ["-"] * AREAS
    for tile in governor.tiles:
        if BOX.tiles[tile].id in " ".join(ROWS.values()).split():
            taken[BOX.tiles[tile].category] = BOX.tiles[tile].id
    for index in governor.cards:
        taken[BUREAUCRACY] = BOX.cards[index].id
    assert taken == TAKES[card].split()
    assert [bool(governor.staff_at >> area & 1) for area in range(AREAS)] == [word == "-" for word in taken]
