"""A trouble that comes a thousand times is told once a second."""

import logging

from bighouse.table import logs
from bighouse.table.logs import Calm


def record(words: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("bighouse.table", logging.WARNING, __file__, 1, words, args, None)


def test_one_line_a_second_of_each_kind() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])
    assert calm.filter(record("socket %s is broken", 1))
    assert not any(calm.filter(record("socket %s is broken", number)) for number in range(1000))
    assert calm.filter(record("something else"))
    now[0] = 1.5
    again = record("socket %s is broken", 7)
    assert calm.filter(again)
    assert again.getMessage() == "socket 7 is broken (and 1000 more of the kind)"
    now[0] = 3.0
    assert calm.filter(last := record("socket %s is broken", 8))
    assert last.getMessage() == "socket 8 is broken"


def test_kinds_are_forgotten() -> None:
    calm = Calm()
    for number in range(2 * logs.MOST_KINDS):
        calm.filter(record(f"kind {number}"))
    assert len(calm.kinds) == logs.MOST_KINDS
