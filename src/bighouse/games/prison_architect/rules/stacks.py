"""The five stacks and their discard piles (RULES.md section 2)."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.events import STACK_SHUFFLED
from bighouse.games.prison_architect.rules.state import PrisonArchitect


def is_exhausted(game: PrisonArchitect, area: int) -> bool:
    """Whether neither the stack nor its discard pile has an item left."""
    return not game.stacks[area] and not game.discards[area]


def draw_item(game: PrisonArchitect, area: int) -> int:
    """The top item of a stack, which must not be exhausted; an empty one is made anew of its discard pile."""
    stack = game.stacks[area]
    if not stack:
        stack += game.discards[area]
        stack.sort()  # so that the shuffle depends on nothing but chance
        game.discards[area] = []
        game.rng.shuffle(stack)
        game.tell(STACK_SHUFFLED, area, len(stack))
    game.reveal()
    return stack.pop()
