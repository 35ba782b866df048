"""Records of the market, and what to hold against them."""

from __future__ import annotations

from bighouse.engine.record import Record
from market import rules as tiny
from market.rules import Market


def words(table: Record) -> list[str]:
    return [f"{move.seat} {table.game.words(move.action)}" for move in table]


def snapshot(table: Record) -> object:
    moves = [(move.seat, move.action, move.fingerprint, move.tale(), move.gathering) for move in table]
    return table.game.fingerprint(), table.game.reveals, table.game.gatherings, table.game.to_act, moves


def offer(table: Record, seat: int, which: int = 0) -> None:
    game = table.game
    assert isinstance(game, Market)
    table.play(seat, tiny.OFFER + game.hands[seat][which])


def same_again(table: Record) -> Record:
    """A record of the same moves, made anew."""
    fresh = Record(table.beginning)
    for move in table:
        fresh.play(move.seat, move.action)
    return fresh
