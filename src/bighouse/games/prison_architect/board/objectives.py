"""Objectives with their points, how far they are and what they lack."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bighouse.engine.english import signed
from bighouse.engine.ink import BAD, BRASS, DIM, GOOD
from bighouse.games.prison_architect.board.ink import MET, grid
from bighouse.games.prison_architect.box.components import BLUEPRINT, OBJECTIVE_WORDS, Box
from bighouse.games.prison_architect.sight.view import ObjectiveView
from bighouse.games.prison_architect.words.card_words import objective_sentence


def objectives(shown: Sequence[ObjectiveView], box: Box, wide: bool) -> RenderableType:
    """A line each: how far it is, or what a met one asks for; a blueprint always says its pattern."""
    known = {objective.id: objective for objective in box.objectives}
    table = grid(5 if wide else 4)
    for entry in shown:
        card = known[entry.objective]
        worth = Text.assemble((f"{card.vp}", BRASS), (f"/{signed(-card.penalty)}" if card.penalty else "", BAD), " VP")
        far = Text(MET, GOOD) if entry.met else Text(f"{entry.have}/{entry.need}", DIM)
        words = Text() if entry.met else Text(entry.words)
        if entry.met or card.kind == BLUEPRINT:
            words.append(
                f" {objective_sentence(box, card.index)}" if words else objective_sentence(box, card.index), DIM
            )
        kind = [Text(OBJECTIVE_WORDS[card.kind], DIM)] if wide else []
        table.add_row(Text(card.name), *kind, worth, far, words)
    return table
