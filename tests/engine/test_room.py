"""A room's options: read from people and programs, with clear words when they cannot be."""

import pytest

from bighouse.engine.errors import BadSetup
from bighouse.engine.option import setting_words
from bighouse.engine.scenes.opening import opening
from market.room import ROOM
from tests.engine.helpers import FAIR


def test_every_option_that_applies_gets_a_value() -> None:
    assert ROOM.settings(2, {"short": "yes"}) == {"short": True, "purse": "full", "duel": False}
    assert ROOM.settings(3, {"purse": "empty"}) == {"short": False, "purse": "empty"}
    assert FAIR.settings(3, {}) == {"stalls": ["fish"], "catch": "fresh"}


def test_several_choices_are_kept_in_their_order() -> None:
    for given in ("spice+fish", "spice, fish", ["spice", "fish"], ("fish", "spice")):
        assert FAIR.settings(2, {"stalls": given})["stalls"] == ["fish", "spice"]
    assert FAIR.settings(4, {"stalls": "none"})["stalls"] == []


def test_an_option_that_is_not_open_has_no_value() -> None:
    assert "catch" not in FAIR.settings(4, {"stalls": ["cloth"]})
    assert "catch" not in FAIR.settings(4, {"stalls": ["cloth"], "catch": "fresh"})  # as usual: no harm
    assert FAIR.settings(2, {"catch": "old", "stalls": ["fish"]})["catch"] == "old"


def test_settings_are_read_as_they_are_written() -> None:
    settings = FAIR.settings(4, {"stalls": ["fish", "spice"], "catch": "old"})
    assert FAIR.settings(4, {name: setting_words(value) for name, value in settings.items()}) == settings


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


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"stalls": "fish+fowl"}, "any of fish, cloth, spice, joined by '.', or none; not 'fish.fowl'"),
        ({"stalls": ["fish", "fish"]}, "stalls names something twice"),
        ({"stalls": True}, "not True"),
        ({"catch": "old"}, "catch is only for a game with stalls fish"),
    ],
)
def test_what_cannot_be_mixed(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        FAIR.settings(2, given)


def test_a_room_says_what_it_is() -> None:
    assert repr(ROOM) == "<Market day, 2-4 players>"


def test_who_goes_first_is_chosen_only_where_positions_can_be_written() -> None:
    with pytest.raises(BadSetup, match="Positions of Market day cannot be written as text yet"):
        opening(ROOM, 3, {}, [], 0, 1)
