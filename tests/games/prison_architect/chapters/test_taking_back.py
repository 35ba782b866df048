"""What can be taken back and what has come to light: no draw, no roll, no hidden card that was shown (R85)."""

from __future__ import annotations

import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.games.prison_architect.room import ROOM

BUILD = "round: week 2\nseat 0: 20 cash 1 staff\nseat 0 row 7: g7 bunk_cell; h7 storage\n"
LATE = "round: week 5\nduel: none\nseat 0 hand: E01 H16\nseat 0 cards: extra_grant\nstart: final scoring"


def played(text: str, moves: str, players: int = 2) -> Record:
    """A game after these moves of seat 0."""
    noun = "player" if players == 1 else "players"
    record = Record(Beginning(ROOM, players, scene=f"prison_architect, {players} {noun}\n{text}"))
    for words in moves.split("; "):
        record.play(0, record.game.vocabulary.action(words))
    return record


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (f"{BUILD}seat 0 construction: yard\nstart: build", "place yard; at i7"),
        (f"{BUILD}seat 0 construction: kennels\nstart: build", "place kennels; at i7; windows n"),
        (f"{BUILD}start: build", "buy locker_room"),
        (f"{BUILD}seat 0 cards: land_expansion\nstart: build", "expand"),
        (f"{BUILD}seat 0 cards: micromanagement\nstart: build", "rearrange; at g7; at h7"),
        (f"{BUILD}seat 0 cards: lawyers\nstart: build", "staff_on lawyers; at g7; tag food"),
        (f"{BUILD}start: intake", "admit grey"),
        (f"{BUILD}start: intake", "admit grey; admit grey"),
        (f"{BUILD}start: bid", "bid 4; bid 0; bid 3"),
        (f"{BUILD}start: bid", "bid 4; bid 0; bid 3; bid 0; bid 0"),  # the other one has not bid yet
        (f"{BUILD}seat 0 hand: E01 E02 H01\nstart: objectives", "play E01; discard H01"),
    ],
)
def test_what_only_its_owner_has_done_is_taken_back(text: str, moves: str) -> None:
    record = played(text, moves)
    before = record.at(len(record) - 1).fingerprint()
    assert record.can_undo(0)
    record.undo(0)
    assert record.game.fingerprint() == before


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (f"{BUILD}seat 0 cards: land_expansion\nstart: build", "expand; area basic"),
        (f"{BUILD}start: build", "staff_at h7"),
        (f"{BUILD}start: intake", "admit grey; draw"),
        (f"{BUILD}bids: seat 0 4 basic\nstart: buy", "dig"),
        (f"{BUILD}bids: seat 0 4 bureaucracy\nbureaucracy offer: extra_grant\nstart: buy", "buy_card extra_grant"),
        (LATE, "play H16"),
    ],
)
def test_what_has_come_to_light_stays(text: str, moves: str) -> None:
    assert not played(text, moves).can_undo(0)


def test_alone_nobody_has_seen_the_objective_that_extra_grant_plays() -> None:
    assert played(LATE, "play H16", players=1).can_undo(0)
