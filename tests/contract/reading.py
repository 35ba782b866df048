"""What people read, held against what words must never be: empty, a bare number, a name of the code."""

from __future__ import annotations

import re
from typing import Any

RULING = re.compile(r" - (RULES §\d+(\.\d)?|R\d+)$")
PLACEHOLDER = re.compile(r"None|-1|[{}<>]|\?|  |\bseat \d|_|s's")
NAMES = ["Ada", "Bess", "Cleo", "Dov", "Eli", "Fay", "Gus", "Hal"]


def name(seat: int) -> str:
    return NAMES[seat]


def check_reason(reason: str) -> None:
    assert RULING.search(reason), reason
    assert not PLACEHOLDER.search(reason), reason


def check_words(game: Any, seat: int) -> None:
    """What a seat reads when it is asked: a question, options that differ, and why not the rest."""
    room = game.room
    question = room.question(game, seat)
    assert question, game.choice(seat)
    assert not PLACEHOLDER.search(question.replace("?", "")), question
    said = room.wordings(game, seat)
    labels = [said[action].label for action in game.options(seat)]
    for label in labels:
        assert label, labels
        assert not PLACEHOLDER.search(label), label
    assert len(set(labels)) == len(labels), labels
    for action in game.refused(seat):
        check_reason(game.why_not(seat, action))
        assert said[action].label
