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
    labels = {action: said.label for action, said in game.room.wordings(game, seat).items()}
    meant = [action for action, label in labels.items() if has(f"{label} {spoken(game, action, {})}", terms)]
    may = [action for action in options if terms and action in meant]
    refused = [action for action in meant if action not in options]
    beyond: list[int] = []
    if terms and not may and not refused:
        known = range(game.vocabulary.size)
        beyond = [action for action in known if has(spoken(game, action, names), terms)][:MOST]
    parts: list[RenderableType] = []
    for action in may:
        parts.append(Text.assemble(("Yes: ", "good"), (str(options.index(action) + 1), "key"), f" {labels[action]}"))
    if refused or beyond:
        why = {action: why_refused(game, seat, action) for action in refused}
        why |= {action: game.why_not(seat, action) for action in beyond}
        labels |= {action: spoken(game, action, names) for action in beyond}
        parts.append(reasons(why, labels))
    if not parts:
        nothing = f"Nothing here has to do with '{words}'." if words else "All that you might do is on offer."
        parts.append(Text(nothing, "dim"))
    return Group(*parts)


def has(text: str, terms: list[str]) -> bool:
    return all(term in text.lower() for term in terms)


def spoken(game: Game, action: int, names: Names) -> str:
    """The plain words of an action, with the names of cards for their ids."""
    return " ".join(names.get(word, word).replace("_", " ") for word in game.words(action).split())


def why_refused(game: Game, seat: int, candidate: int) -> str:
    """Why not, of what is known to be a candidate."""
    choice = game.choice(seat)
    assert choice is not None
    return str(game.room.because(game, seat, candidate, choice.refusal(game, candidate)))


def reasons(why: Mapping[int, str], labels: Mapping[int, str]) -> RenderableType:
    """Each action with its reason; those that share a reason stand together."""
    together: dict[str, list[str]] = {}
    for action, reason in why.items():
        together.setdefault(reason, []).append(labels[action])
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    for reason, alike in together.items():
        grid.add_row(Text("x", "trouble"), Text("\n".join(alike)), Text(reason, "dim"))
    return grid
