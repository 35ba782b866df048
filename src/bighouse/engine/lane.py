"""A lane: an agenda, and what the choice on top of it offers."""

from __future__ import annotations

from typing import Any

from bighouse.engine.step import Step


class Lane:
    """Every game has a main lane; more are open while several seats act at once."""

    def __init__(self, seat: int, agenda: list[Step[Any]], options: list[int]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.options = options  # never empty while a seat is asked, always empty otherwise

    def clone(self) -> Lane:
        return Lane(self.seat, self.agenda.copy(), self.options)
