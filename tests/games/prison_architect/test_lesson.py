"""The guided first game of Prison Architect: it leads through a whole week, and says what is true."""

from __future__ import annotations

from collections.abc import Callable

from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.sight.view import PlayerView, PrisonArchitectView
from tests.contract.learner import Learner, lesson_of

LESSON = lesson_of(ROOM)


def met(player: PlayerView) -> list[str]:
    """The needs that each cell has met, by their letters."""
    cells = [tile.cell for tile in player.prison.tiles if tile.cell is not None]
    return ["".join(need.need[0] for need in cell.needs if need.met) for cell in cells]


def test_what_the_lesson_says_is_so() -> None:
    checks: dict[str, Callable[[PrisonArchitectView, PlayerView], bool]] = {
        "Week 1.": lambda view, you: view.week == 1 and you.cash == 35,
        "Now the Governor's bids": lambda view, you: (
            view.governor is not None and view.governor.bids == {"basic": 5, "additional": 3, "bureaucracy": 6}
        ),
        "You have six tiles": lambda view, you: len(you.construction) == 6 and you.cash == 19,
        "But it gives Security only": lambda view, you: you.staff == 5,
        "The Kennels brought": lambda view, you: you.specialists == {"dog": 2},
        "Look at the needs": lambda view, you: sorted(met(you)) == ["sc", "sc", "sch"],
        "The other two took": lambda view, you: you.cash == 30 and sorted(met(you)) == ["sc", "sc", "sch"],
        "Of your hand": lambda view, you: (
            [(card.have, card.need) for card in you.hand or [] if card.objective == "S09"] == [(7, 8)]
        ),
        "Four new ones": lambda view, you: [card.objective for card in you.looking or [] if card.met] == ["E11"],
        "After week 2": lambda view, you: (view.week, view.phase) == (2, "bid"),
    }
    learner = Learner(ROOM)
    for number, step in enumerate(LESSON.steps):
        view = ROOM.view(learner.game, LESSON.learner)
        for start in [start for start in checks if step.say.startswith(start)]:
            assert checks.pop(start)(view, view.players[LESSON.learner]), step.say
        if step.do:
            learner.step = number
            learner.do(step.do[0])
    assert not checks
