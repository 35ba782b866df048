"""What a second reading of rulebook and rules against each other has found."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import BOX, inmates


@pytest.mark.parametrize(
    ("names", "kind", "there"),
    [
        ("big_bill cold_cuts rob_z vinnie", "advanced_2p", False),
        ("big_bill cold_cuts rob_z vinnie", "advanced_teams", False),
        ("big_bill cold_cuts rob_z", "advanced_solo", True),
        ("big_bill cold_cuts rob_z", "normal", True),
    ],
)
def test_no_crime_asks_for_more_rivals_than_there_are(names: str, kind: str, there: bool) -> None:
    """R75."""
    deck = inmates(names, kind).game.crime_deck.cards
    assert (BOX.crime("pickpocket_spree") in deck) == there
    assert BOX.crime("cell_raider") in deck


def test_a_bully_pushes_nobody_through_a_shut_door() -> None:
    """R79, X21: Cellblock A's door is shut by a Guard on B."""
    table = inmates("big_bill cold_cuts rob_z")
    table.levels("big_bill", cunning=2).at("big_bill cold_cuts", "cellblock_a").guards("B").turn_of("big_bill")
    table.play("shove cold_cuts")
    assert set(table.options()) == {"space library", "space infirmary"}


def test_whoever_is_crowned_by_the_riot_it_caused_ends_its_turn() -> None:
    """R78: with El Chapo the game goes on, the turn does not."""
    table = inmates("big_bill cold_cuts rob_z", "advanced_solo", endings="el_chapo")
    table.with_rep("big_bill", 12).shank("big_bill").at("big_bill", "library").guards("B")
    table.guard("library", "g_smoker").carry("big_bill", "cigarettes")
    table.dice(6, 6, 6, 6, 1, 1, 6, 6, 1, 1).turn_of("big_bill")
    table.play("corrupt", "bribe carried cigarettes", "rival rival_1")
    assert table.rep("big_bill") == 14
    assert table.game.rivals[0].crowned
    assert table.asked() == ""
