"""The shell knows no game: here it plays Market day, in which all bid at once."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from bighouse.engine.record import Beginning, Record
from bighouse.terminal.console import THEME
from bighouse.terminal.play import Session
from bighouse.terminal.sitters import seat_people
from market.room import MarketRoom
from market.rules import Market
from tests.terminal.script import Answer, Keyboard, options_of, scripted


class BoardRoom(MarketRoom):
    """The market with a board that can be told apart from all else on the screen."""

    def board(
        self, game: Market, seat: int | None, sitters: Sequence[Any], width: int, height: int | None = None
    ) -> Text:
        return Text(f"BOARD {self.view(game, seat)}")


ROOM = BoardRoom()


def play(
    monkeypatch: pytest.MonkeyPatch, folder: Path, answer: Answer, people: int, players: int = 2
) -> tuple[str, Record]:
    out = io.StringIO()
    monkeypatch.setenv("BIGHOUSE_DATA", str(folder))
    monkeypatch.setattr(sys, "stdin", Keyboard(answer, out))
    record = Record(Beginning(ROOM, players, {"short": True}, 3))
    company = seat_people(record.game, people, ["Ann", "Ben"][:people], ["random"])
    Session(Console(file=out, width=200, theme=THEME), record, company, folder / "market.bighouse").run()
    return out.getvalue(), record


@pytest.mark.parametrize(("people", "players"), [(1, 2), (2, 2), (2, 4), (0, 3)])
def test_a_game_with_lanes_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, people: int, players: int
) -> None:
    out, record = play(monkeypatch, tmp_path, lambda shown: "1" if options_of(shown) else "", people, players)
    assert record.game.over
    assert "Total" in out


def test_a_bid_is_taken_back_at_the_curtain_without_showing_the_other_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    turns = ["", "done", "toll skip", "", "done", "toll skip"]  # Ann, then Ben
    bids = ["1", "stake 2", "u", "stake 0", "", "1", "1"]  # Ben, who thinks again while Ann is called; then Ann
    chunks: list[str] = []
    typed = scripted([*turns, *bids])

    def answer(shown: str) -> str | None:
        chunks.append(shown)
        return typed(shown)

    _, record = play(monkeypatch, tmp_path, answer, 2)
    curtain, again = chunks[len(turns) + 2], chunks[len(turns) + 3]
    assert "Ben takes a move back" in curtain
    assert "BOARD" not in curtain
    assert "Ann" not in again
    stakes = [(move.seat, record.game.words(move.action)) for move in record]
    assert (1, "stake 0") in stakes
    assert (1, "stake 2") not in stakes
