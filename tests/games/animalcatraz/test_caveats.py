"""What an offer promises and would not bring: said with it, though it may be taken all the same."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import LIBRARY
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
LAST = len(BOX.inmates[BOX.inmate("big_bill")].strength) - 1  # slot


def there(space: str, letter: str = "A") -> InmateTable:
    return inmates(TRIO).at("big_bill", space).guards(letter).carry("big_bill", "protein_bar")


@pytest.mark.parametrize(
    ("slot", "icon", "card"),
    [
        (LAST - 2, "", ""),
        (LAST - 1, "only 1 of it: then the bar of Strength ends", ""),
        (LAST, "no slot of Strength is left", "no slot of Strength is left"),
    ],
)
def test_a_bar_has_an_end(slot: int, icon: str, card: str) -> None:
    table = there("courtyard").slots("big_bill", strength=slot).turn_of("big_bill")
    assert table.offer("icon workout").detail.endswith("+2 Strength")
    assert table.offer("icon workout").caveat == icon
    assert table.offer("use carried protein_bar").caveat == card
    assert table.refused("icon workout") == ""


def test_the_cunning_of_a_primal_convict_cannot_rise() -> None:
    table = there("courtyard").primal("big_bill").turn_of("big_bill")
    assert table.offer("icon chess").caveat == "a Primal Convict's Cunning cannot rise"
    assert table.offer("icon workout").caveat == ""


def test_there_may_be_nothing_to_trade_for_or_to_find() -> None:
    table = there("library", "B").turn_of("big_bill")
    assert table.offer("icon trade").caveat == ""
    table.game.decks[LIBRARY] = []
    assert table.offer("icon trade").caveat == "no Prison Item is left here"
    table = there("utility", "B").turn_of("big_bill")
    assert table.offer("icon work").caveat == ""
    table.game.chair = table.game.chair[:1]
    assert table.offer("icon work").caveat == "only 1 card left"
    table.game.chair = []
    assert table.offer("icon work").caveat == "no card is left"


def test_chow_makes_nobody_primal_twice() -> None:
    """Taking part is possible all the same (R47)."""
    table = inmates("big_bill cold_cuts rob_z").event("spicy_chow").at("big_bill", "cafeteria").turn_of("big_bill")
    assert table.offer("attend").caveat == ""
    table = inmates("big_bill cold_cuts rob_z").event("spicy_chow").at("big_bill", "cafeteria").primal("big_bill")
    assert table.turn_of("big_bill").offer("attend").caveat == "it is Primal already"


@pytest.mark.parametrize(
    ("actions", "warning"), [(4, "Four Actions would be lost."), (2, "Two Actions would be lost.")]
)
def test_ending_a_turn_with_two_actions_or_more_is_asked_about(actions: int, warning: str) -> None:
    """Section 6: unspent Actions are lost."""
    assert there("courtyard").turn_of("big_bill", actions).offer("end_turn").warning == warning
    for few in (0, 1):
        assert there("courtyard").turn_of("big_bill", few).offer("end_turn").warning == ""
