"""Actions are numbers with words, and the words lead back to the number."""

import pytest

from bighouse.engine.vocabulary import Vocabulary
from market.room import ROOM

VOCABULARY = ROOM.vocabulary


def test_every_action_reads_back() -> None:
    words = [VOCABULARY.words(action) for action in range(VOCABULARY.size)]
    assert [VOCABULARY.action(each) for each in words] == list(range(VOCABULARY.size))


def test_two_places_read_back() -> None:
    vocabulary = Vocabulary()
    vocabulary.add(0, "pass")
    vocabulary.add(1, "move", ["pawn", "king"], ["left", "right", "far away"])
    assert [vocabulary.words(action) for action in (0, 1, 6)] == ["pass", "move pawn left", "move king far away"]
    assert [vocabulary.action(vocabulary.words(action)) for action in range(vocabulary.size)] == list(range(7))
    assert vocabulary.family(6).indices(6) == [1, 2]


def test_spaces_between_words_do_not_matter() -> None:
    assert VOCABULARY.action("  buy   2 ") == VOCABULARY.action("buy 2")


@pytest.mark.parametrize("words", ["", "buy", "buy 4", "BUY 2", "buy 2 3", "sell 1"])
def test_words_that_no_action_reads(words: str) -> None:
    with pytest.raises(ValueError, match="no action reads"):
        VOCABULARY.action(words)


@pytest.mark.parametrize("action", [-1, VOCABULARY.size])
def test_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        VOCABULARY.words(action)


def test_code_and_vocabulary_cannot_drift_apart() -> None:
    vocabulary = Vocabulary()
    vocabulary.add(0, "pass")
    with pytest.raises(ValueError, match="start at 1, not at 2"):
        vocabulary.add(2, "buy")


def test_no_two_actions_read_alike() -> None:
    vocabulary = Vocabulary()
    vocabulary.add(0, "move", ["far left"])
    with pytest.raises(ValueError, match="two actions"):
        vocabulary.add(1, "move far", ["left"])


@pytest.mark.parametrize("word", ["far  left", " left", "left\n", ""])
def test_words_that_could_not_be_read_back_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="single spaces"):
        Vocabulary().add(0, "move", [word])
