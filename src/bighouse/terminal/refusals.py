"""Why something cannot be done: the refused candidates of a decision, or whatever a person asks about."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine.game import Game

MOST = 12  # of what was never on offer, no more are explained

Names = Mapping[str, str]  # what the ids in an action's words are called


def explain(game: Game, seat: int, words: str, names: Names) -> RenderableType:
    """What the seat might think of but may not do, with the reasons; `words` narrows it down."""
    terms = words.lower().split()
    options = game.options(seat)
    may = [action for action in options if terms and fits(game, seat, action, terms)]
    refused = [action for action in game.refused(seat) if fits(game, seat, action, terms)]
    beyond: list[int] = []
    if terms and not may and not refused:
        known = range(game.vocabulary.size)
        beyond = [action for action in known if has(spoken(game, action, names), terms)][:MOST]
    labels = {action: game.room.label(game, seat, action) for action in [*may, *refused]}
    labels |= {action: spoken(game, action, names) for action in beyond}
    parts: list[RenderableType] = []
    for action in may:
        parts.append(Text.assemble(("Yes: ", "good"), (str(options.index(action) + 1), "key"), f" {labels[action]}"))
    if refused or beyond:
        parts.append(reasons(game, seat, {action: labels[action] for action in [*refused, *beyond]}))
    if not parts:
        nothing = f"Nothing here has to do with '{words}'." if words else "All that you might do is on offer."
        parts.append(Text(nothing, "dim"))
    return Group(*parts)


def has(text: str, terms: list[str]) -> bool:
    return all(term in text.lower() for term in terms)


def fits(game: Game, seat: int, action: int, terms: list[str]) -> bool:
    return has(f"{game.room.label(game, seat, action)} {spoken(game, action, {})}", terms)


def spoken(game: Game, action: int, names: Names) -> str:
    """The plain words of an action, with the names of cards for their ids."""
    return " ".join(names.get(word, word).replace("_", " ") for word in game.words(action).split())


def reasons(game: Game, seat: int, labels: Mapping[int, str]) -> RenderableType:
    """Each action with its reason; those that share a reason stand together."""
    together: dict[str, list[str]] = {}
    for action, label in labels.items():
        together.setdefault(game.why_not(seat, action), []).append(label)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    for reason, alike in together.items():
        grid.add_row(Text("x", "trouble"), Text("\n".join(alike)), Text(reason, "dim"))
    return grid
