"""What a process remembers of a table: bots play there as in the arena, and memory has a bound."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bighouse.bots.bot import chance_for
from bighouse.bots.registry import make_bot
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.record import Beginning, Record
from bighouse.games import rooms
from bighouse.table import thoughts
from bighouse.table.thinkers import Thinkers, position_of
from bighouse.table.thoughts import Position

LONG = 1000.0  # seconds: iterations end the thinking


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    thoughts._kept.clear()
    yield
    thoughts._kept.clear()


def new_record(game: str, players: int = 2, seed: int = 3) -> Record:
    return Record(Beginning(rooms()[game], players, {}, seed))


def trees(table: str) -> int:
    return thoughts._kept[table].nodes


@pytest.mark.parametrize("game", ["lockup", "architects"])
def test_the_same_history_gives_the_same_moves_as_in_the_arena(game: str) -> None:
    """The arena's bots live as long as the game, so they know what they have thought before."""
    record = new_record(game)
    bots = [make_bot("search:24") for _ in range(2)]
    for _ in range(24):
        seat = record.game.to_act[0]
        position = position_of("table", record)
        chance = chance_for(record.deal_fingerprint, len(record.moves), seat)
        arena = bots[seat].choose(Side(record.game, seat), chance)
        assert thoughts.choose(position, seat, "search:24", LONG) == arena
        record.play(seat, arena)
    known = sum(len(bot.nodes) for bot in bots if isinstance(bot, SearchBot))
    assert trees("table") == known


def asked(record: Record, table: str = "table") -> tuple[Position, int]:
    return position_of(table, record), record.game.to_act[0]


def test_a_game_that_went_another_way_is_thought_about_anew() -> None:
    record = new_record("lockup")
    position, seat = asked(record)
    thoughts.choose(position, seat, "search:24", LONG)
    before = thoughts._kept["table"].bots
    other = new_record("lockup", seed=4)
    position, seat = asked(other)
    thoughts.choose(position, seat, "search:24", LONG)
    assert thoughts._kept["table"].bots is not before


def test_the_oldest_trees_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new_record("lockup")
    for table in ("old", "young"):
        position, seat = asked(record, table)
        thoughts.choose(position, seat, "search:24", LONG)
    assert trees("old") == trees("young") > 0
    monkeypatch.setattr(thoughts, "MOST_NODES", trees("old"))
    thoughts.forget_trees()
    assert (trees("old"), trees("young") > 0) == (0, True)


def test_games_are_forgotten_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "MOST_KEPT", 2)
    position, seat = asked(new_record("lockup"))
    for table in ("1", "2", "3"):
        thoughts.choose(replace(position, table=table), seat, "random", LONG)
    assert list(thoughts._kept) == ["2", "3"]


def test_a_table_has_its_thinker_and_all_have_some() -> None:
    thinkers = Thinkers(3, 1.0, 1.0)
    tables = [f"table-{number}" for number in range(60)]
    assert all(thinkers.of(table) is thinkers.of(table) for table in tables)
    assert {id(thinkers.of(table)) for table in tables} == {id(thinker) for thinker in thinkers.all}
