"""Modes: all of them where they are few, and every pair of settings where they are many."""

from itertools import combinations

from bighouse.engine.option import Option
from bighouse.lab.modes import modes, ways
from market.room import MarketRoom


class Crowded(MarketRoom):
    """As many options as a heavy game has."""

    options = (
        Option("type", "plain", "", ("plain", "duel", "teams")),
        Option("extras", [], "", ("a", "b", "c"), several=True, only_with={"type": ["duel", "teams"]}),
        Option("speed", "1", "", ("1", "2", "3", "4")),
        Option("open", False, ""),
        Option("deep", "x", "", ("x", "y"), only_with={"extras": ["c"]}),
    )


class Wide(Crowded):
    seats = range(2, 9)


class Small(MarketRoom):
    options = (
        Option("short", False, ""),
        Option("extras", [], "", ("a", "b"), several=True, only_with={"short": [True]}),
    )


def test_few_ways_to_play_are_all_tried() -> None:
    row = {"short": True}
    mixes: list[list[str]] = [[], ["b"], ["a"], ["a", "b"]]
    assert modes(Small(), 3) == [{"short": False}, *({**row, "extras": mix} for mix in mixes)]


def test_many_ways_to_play_are_covered_by_pairs() -> None:
    room = Crowded()
    rows = modes(room, 2)
    assert len(rows) < 40
    for row in rows:
        assert room.settings(2, row) == row
    picks = [("type", "duel"), ("type", "teams"), *(("speed", speed) for speed in "14"), ("deep", "y")]
    for one, other in combinations(picks, 2):
        if one[0] != other[0]:
            assert any(row.get(one[0]) == one[1] and row.get(other[0]) == other[1] for row in rows), (one, other)
    for choice in "abc":
        for speed in "14":
            assert any(choice in row.get("extras", []) and row["speed"] == speed for row in rows)  # type: ignore[operator]
    assert modes(room, 2) == rows


def test_with_many_numbers_of_players_these_are_paired_too() -> None:
    room = Wide()
    found = ways(room)
    assert found == ways(room)
    assert len(found) * 2 < sum(len(modes(room, players)) for players in room.seats)
    for players, row in found:
        assert room.settings(players, row) == row
    for players in room.seats:
        rows = [row for count, row in found if count == players]
        assert {row["speed"] for row in rows} == set("14")  # of an amount, the least and the most
        assert {row["type"] for row in rows} == {"plain", "duel", "teams"}
        assert {choice for row in rows for choice in row.get("extras", [])} == set("abc")  # type: ignore[union-attr]


def test_few_ways_to_play_with_any_number_of_players_are_all_tried() -> None:
    room = Small()
    assert ways(room) == [(players, row) for players in room.seats for row in modes(room, players)]
