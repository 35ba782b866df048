"""The table of the scenario tests itself."""

from __future__ import annotations

from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules import actions
from tests.games.animalcatraz.table import inmates


def test_every_action_has_words_that_read_back() -> None:
    words = [ROOM.vocabulary.words(action) for action in range(actions.ACTIONS)]
    assert [ROOM.vocabulary.action(one) for one in words] == list(range(actions.ACTIONS))


def test_dice_show_what_the_test_asks_for() -> None:
    table = inmates("big_bill cold_cuts rob_z").dice(3, 4, 1, 6, 2, 5)
    assert [1 + table.game.rng.below(6) for _ in range(6)] == [3, 4, 1, 6, 2, 5]


def test_cards_given_are_taken_from_the_box() -> None:
    table = inmates("big_bill cold_cuts rob_z").carry("big_bill", "hammer cash").stash("rob_z", "jaw_trap")
    table.turn_of("big_bill").play("move cellblock_a")
    assert table.carries("big_bill") == ["hammer", "cash"]
    assert table.space("big_bill") == "cellblock_a"
    assert table.actions("big_bill") == 4
