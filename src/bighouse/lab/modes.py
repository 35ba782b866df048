"""Modes: every way to play a game - or, where options multiply, enough of them that every two settings meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from bighouse.engine.errors import BadSetup
from bighouse.engine.option import Option, Setting
from bighouse.engine.room import Room

MOST = 16  # ways to play with one number of players; where there are more they are covered by pairs
MOST_IN_ALL = 24  # ways to play with any number of players; where there are more, that number is one of the pairs
SAMPLE = 1000  # rows in which every two settings that can meet have met

Row = dict[str, Setting]
Pick = tuple[str, str]  # an option and its value, or one choice of several
Pair = frozenset[Pick]
Way = tuple[int, Row]  # how many players, and what is settled


def ways(room: Room) -> list[Way]:
    """The ways to play to try: what grows with them, such as a suite of tests, stays bounded."""
    found = [(players, row) for players in room.seats for row in modes(room, players)]
    if len(found) <= MOST_IN_ALL:
        return found
    chance = Random(len(room.seats))
    each = SAMPLE // 4  # settings have met with other numbers of players too
    sample = [
        (players, row)
        for players in room.seats
        for row in [random_row(room.options_for(players), chance) for _ in range(each)]
        if can_be(room, players, row)
    ]
    met = [pairs({"players": str(players), **row}) for players, row in sample]
    return sorted((sample[number] for number in covering(met)), key=lambda way: way[0])


def can_be(room: Room, players: int, row: Row) -> bool:
    """Whether a room plays with these settings, and to an end: some may not go together, though each is open."""
    try:
        return not room.endless(room.settings(players, row))
    except BadSetup:
        return False


def modes(room: Room, players: int) -> list[Row]:
    """The settings to try with so many players."""
    options = room.options_for(players)
    rows: list[Row] = []
    for row in all_rows(options, {}):
        rows.append(row)
        if len(rows) > MOST:
            return [found for found in by_pairs(options, Random(players)) if can_be(room, players, found)]
    return rows


def values(option: Option) -> list[Setting]:
    """All that an option can be; of amounts the least and the most."""
    if option.several:
        picks = product((False, True), repeat=len(option.choices))
        return [[choice for choice, picked in zip(option.choices, pick) if picked] for pick in picks]
    if all(choice.isdigit() for choice in option.choices):
        return [option.choices[0], option.choices[-1]] if option.choices else [False, True]
    return list(option.choices)


def all_rows(options: list[Option], row: Row) -> Iterator[Row]:
    """Every way to set these options, after what has been settled before them."""
    if not options:
        yield row
    elif not options[0].is_open(row):
        yield from all_rows(options[1:], row)
    else:
        for value in values(options[0]):
            yield from all_rows(options[1:], {**row, options[0].name: value})


def by_pairs(options: list[Option], chance: Random) -> list[Row]:
    """Rows in which every two settings meet."""
    sample = [random_row(options, chance) for _ in range(SAMPLE)]
    return [sample[number] for number in covering([pairs(row) for row in sample])]


def covering(met: list[set[Pair]]) -> list[int]:
    """Which of these leave no pair out: always the one in which most pairs meet that have not met yet."""
    missing = set[Pair]().union(*met)
    chosen: list[int] = []
    while missing:
        best = max(range(len(met)), key=lambda number: len(met[number] & missing))
        chosen.append(best)
        missing -= met[best]
    return chosen


def random_row(options: list[Option], chance: Random) -> Row:
    row: Row = {}
    for option in options:
        if option.is_open(row):
            row[option.name] = chance.choice(values(option))
    return row


def pairs(row: Row) -> set[Pair]:
    picks: list[Pick] = []
    for name, value in row.items():
        picks += [(name, choice) for choice in value] if isinstance(value, list) else [(name, str(value))]
    return {frozenset(pair) for pair in combinations(picks, 2)}
