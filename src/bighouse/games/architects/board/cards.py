"""Apprentices on display, and Building cards with what is lacking for them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import with_sign
from bighouse.engine.ink import BRASS, DIM
from bighouse.games.architects.board.ink import COLOURS, bag, lacking, skills
from bighouse.games.architects.box.components import GOOD_WORDS, SKILL_WORDS, Box
from bighouse.games.architects.sight.view import ArchitectsView, PlanView
from bighouse.games.architects.words.card_words import apprentice_words, effect_words


def grid(columns: int) -> Table:
    """Only the last column is folded where room is short."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for column in range(columns):
        table.add_column(no_wrap=column < columns - 1, overflow="ellipsis")
    return table


def skill_letters(mask: int) -> str:
    return skills(word for skill, word in enumerate(SKILL_WORDS) if mask >> skill & 1)


def display(view: ArchitectsView, box: Box, wide: bool) -> RenderableType:
    """Two rows of four, with coins, what it costs to reach each column, and in a wide window what they do."""
    cards = {card.id: card for card in box.apprentices}
    table = grid(5 if wide else 4)
    for space in view.display:
        if space.apprentice is None:
            continue
        card = cards[space.apprentice]
        where = f"{'upper' if space.row == 0 else 'lower'} {space.column + 1}"
        extra = 0 if view.hire is None else view.hire.extra[space.column]
        price = Text(f"+{extra} silver" if extra else "open", DIM) if view.hire is not None else Text()
        virtue = f" {with_sign(card.virtue)} virtue" if card.virtue else ""
        coins = f"{space.coins} silver on it" if space.coins else ""
        name = Text.assemble((card.name, BRASS), f" {skill_letters(card.skills)}", (virtue, COLOURS["virtue"]))
        row: list[RenderableType] = [Text(where, DIM), name, price, Text(coins, COLOURS["silver"])]
        if wide:
            row.append(Text(apprentice_words(card), DIM))
        table.add_row(*row)
    return table


def plans(cards: list[PlanView], box: Box, wide: bool) -> RenderableType:
    """Building cards that the viewer sees: points, cost, skills, what they do and what is lacking."""
    known = {building.id: building for building in box.buildings}
    table = grid(5 if wide else 4)
    for plan in cards:
        building = known[plan.building]
        name = Text(building.name)
        if building.skills:
            name.append(f" {skill_letters(building.skills)}", DIM)
        row: list[RenderableType] = [name, Text(f"{building.vp} VP", BRASS)]
        row += [bag(dict(zip(GOOD_WORDS, building.cost))), lacking(plan.short, plan.skills)]
        if wide:
            row.append(Text(effect_words(building), DIM))
        table.add_row(*row)
    return table
