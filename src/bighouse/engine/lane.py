"""A lane: an agenda, and what the choice on top of it offers."""

from __future__ import annotations

from typing import Any, Final

from bighouse.engine.step import Step
from bighouse.engine.story import NO_CAUSE, Cause

NO_CAUSES: Final[list[Cause]] = []


class Lane:
    """Every game has a main lane; more are open while several seats act at once."""

    def __init__(self, seat: int, agenda: list[Step[Any]], options: list[int]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.options = options  # never empty while a seat is asked, always empty otherwise
        self.taken: list[int] = []  # what the seat has answered in it so far; the main lane keeps none
        self.causes = NO_CAUSES  # the cards behind its steps, where somebody listens; never changed, so copies share it

    def clone(self) -> Lane:
        lane = Lane(self.seat, self.agenda.copy(), self.options)
        if self.taken:
            lane.taken = self.taken.copy()
        lane.causes = self.causes
        return lane

    def cause(self) -> Cause:
        """The card behind the step just taken from the agenda; a card whose steps are all done is forgotten."""
        while self.causes and self.causes[-1].place > len(self.agenda):
            self.causes = self.causes[:-1]
        return self.causes[-1] if self.causes else NO_CAUSE
