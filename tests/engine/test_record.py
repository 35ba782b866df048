"""Records: what is kept, and looking back."""

from __future__ import annotations

import pytest

from bighouse.engine.errors import BadScene, BadSetup, IllegalMove, RulesBroken
from bighouse.engine.record import (
    Beginning,
    Record,
)
from market.room import ROOM
from market.rules import Market, Ready
from tests.engine.helpers import (
    Stumble,
    market,
    odd_record,
    play,
    record,
)
from tests.engine.records import snapshot, words


def test_a_record_keeps_moves_fingerprints_and_events() -> None:
    table = record()
    game = market()
    assert [event.kind.name for event in table.deal_events] == ["dealt", "dealt"]
    assert table.deal_fingerprint == game.fingerprint()
    for move in ("0 buy 2", "0 draw"):
        play(table, move)
        play(game, move)
        assert table.moves[-1].fingerprint == game.fingerprint() == table.game.fingerprint()
    assert len(table) == 2
    assert [(move.seat, move.reveals) for move in table] == [(0, 0), (0, 1)]
    assert [event.kind.name for event in table.events_of(0)] == ["bought"]
    assert [event.kind.name for event in table.events_of(1)] == ["drew"]


def test_an_illegal_move_is_not_recorded() -> None:
    table = record()
    play(table, "0 buy 3")
    table.undo(0)
    before = snapshot(table)
    with pytest.raises(IllegalMove, match="not this seat's turn"):
        play(table, "1 buy 1")
    assert snapshot(table) == before
    assert table.can_redo(0)


def test_a_bug_of_the_rules_leaves_no_half_move() -> None:
    table = odd_record(Ready(0), Stumble(1))
    play(table, "0 ready")
    before = snapshot(table)
    with pytest.raises(ZeroDivisionError):
        play(table, "1 done")
    assert snapshot(table) == before
    play(table, "1 ready")


def test_looking_back_leaves_the_record_alone() -> None:
    table = record()
    play(table, "0 buy 2", "0 done", "0 toll skip", "1 draw")
    before = snapshot(table)
    game = table.at(1)
    assert game.fingerprint() == table.moves[0].fingerprint
    play(game, "0 buy 3")
    assert table.at(0).fingerprint() == table.deal_fingerprint
    assert table.at(4).fingerprint() == table.game.fingerprint()
    assert snapshot(table) == before
    for ply in (-1, 5):
        with pytest.raises(IllegalMove, match="the game has 4 moves"):
            table.at(ply)


def test_within_lanes_only_the_moves_since_they_opened_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = record()
    while not now.game.lanes:
        now.play(now.game.to_act[0], now.game.options(now.game.to_act[0])[-1])
    opened = len(now)
    for seat in (0, 1):
        now.play(seat, now.game.options(seat)[0])
    played: list[int] = []
    again = Market.play

    def counted(game: Market, seat: int, action: int) -> None:
        played.append(seat)
        again(game, seat, action)

    monkeypatch.setattr(Market, "play", counted)
    assert now.at(opened + 1).fingerprint() == now.moves[opened].fingerprint
    assert played == [0]
    now.undo(0)
    assert played == [0, 1]  # not one move from before
    now.rewind(opened - 1)  # back to before the lanes: all of it
    assert len(played) == 2 + opened - 1


def test_a_replay_that_drifts_is_noticed() -> None:
    table = record()
    play(table, "0 buy 2", "0 buy 1")
    table._dealt.rng.next32()
    with pytest.raises(RulesBroken, match="another position"):
        table.undo(0)
    assert words(table) == ["0 buy 2", "0 buy 1"]


def test_beginnings() -> None:
    assert Beginning(ROOM, 2, {"short": "yes"}).settings == {"short": True, "purse": "full", "duel": False}
    assert Record(Beginning(ROOM, 2, scene="coins 1 7")).game.view(None)["coins"] == [5, 7]
    with pytest.raises(BadSetup, match="a scene names its own options"):
        Beginning(ROOM, 2, {"short": True}, scene="coins 1 7")
    with pytest.raises(BadSetup, match="digits"):
        Beginning(ROOM, 2, seed=10**100)
    with pytest.raises(BadScene, match="for 2 players, not 3"):
        Beginning(ROOM, 3, scene="coins 1 7").deal()
