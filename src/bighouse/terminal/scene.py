"""A written position, shown: its board, whose turn it is and what can be done."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from bighouse.engine.errors import BadScene
from bighouse.terminal.screen import Screen, Section, asked, options
from bighouse.terminal.sitters import Company, Sitter
from bighouse.terminal.start import read_cards, read_scene


def show_scene(console: Console, path: Path, cards: Path | None) -> None:
    text, room = read_scene(path)
    try:
        game = room.read_scene(text, read_cards(cards))
    except BadScene as error:
        raise BadScene(f"{path}: {error}") from error
    company = Company([Sitter(seat, room.nickname(game, seat), "") for seat in range(game.seats)])
    to_act = game.to_act
    eyes = to_act[0] if len(to_act) == 1 else None
    console.print(Screen(console, company).board(game, eyes))
    for seat in to_act:
        console.print(Section("What now?"), asked(game, seat, company), options(game, seat, console.width))
