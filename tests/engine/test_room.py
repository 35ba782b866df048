"""A room's options: read from people and programs, with clear words when they cannot be."""

import pytest

from bighouse.engine.errors import BadSetup
from tests.engine.tiny_room import ROOM


def test_every_option_that_applies_gets_a_value() -> None:
    assert ROOM.settings(2, {"short": "yes"}) == {"short": True, "purse": "full", "duel": False}
    assert ROOM.settings(3, {"purse": "empty"}) == {"short": False, "purse": "empty"}


@pytest.mark.parametrize(
    ("players", "given", "words"),
    [
        (1, {}, "for 2 to 4 players, not 1"),
        (5, {}, "for 2 to 4 players, not 5"),
        (True, {}, "not True"),
        ("2", {}, "not '2'"),
        (2, {"colour": "red"}, "no option 'colour'; its options are: short, purse, duel"),
        (2, {"short": "perhaps"}, "short is a switch"),
        (2, {"purse": "deep"}, "one of empty, full, not 'deep'"),
        (2, {"purse": True}, "one of empty, full, not True"),
        (3, {"duel": True}, "duel is for 2 players, not 3"),
    ],
)
def test_what_cannot_be_set_up(players: object, given: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        ROOM.settings(players, given)


def test_a_room_says_what_it_is() -> None:
    assert repr(ROOM) == "<Market day, 2-4 players>"
