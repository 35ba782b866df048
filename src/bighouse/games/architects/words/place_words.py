"""What each place of the board is for, in a sentence with its figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.games.architects.box import components as c
from bighouse.games.architects.box.components import Box


def place_sentence(box: Box, place: str) -> str:
    """n is the number of own workers there, the new one included."""
    return SENTENCES[c.PLACE_WORDS.index(place)](box)


def _storehouse(box: Box) -> str:
    return (
        f"Up to n trades: {box.virtue_trade} of clay, wood and stone for 1 virtue, or {box.marble_trade} of wood and "
        "stone for 1 marble; apprentices know more."
    )


def _workshop(box: Box) -> str:
    silver, tax = box.hire_silver, box.hire_tax
    return (
        f"Hire an apprentice for {silver + tax} silver, {tax} of it tax, from the first n columns or for 1 silver a "
        "card skipped; or draw 1 Building card and 1 more for every 2 workers."
    )


def _guardhouse(box: Box) -> str:
    ransom, debt = box.ransom_silver + box.ransom_tax, box.debt_silver + box.debt_tax
    return (
        f"Up to n actions: send captured workers to the Prison for {box.bounty} silver each; free your prisoners; take "
        f"back your workers from other boards for {ransom} silver, or for a debt and {box.ransom_virtue} virtue; pay "
        f"off a debt for {debt} silver, which brings {box.debt_virtue} virtue."
    )


def _black_market(box: Box) -> str:
    left, middle, right = box.market_silver
    return (
        f"Three stalls, one worker each, for {left}, {middle} or {right} silver and 1 virtue: goods; any apprentice "
        f"or 1 of {box.market_draw} Building cards; more goods. When all are taken, a reset follows."
    )


SENTENCES: Final[dict[int, Callable[[Box], str]]] = {
    c.QUARRY: lambda box: "1 stone for each of your workers here.",
    c.FOREST: lambda box: "1 wood for each of your workers here.",
    c.MINES: lambda box: "Clay, one more than your workers here; or 1 gold for every 2 of them.",
    c.SILVERSMITH: lambda box: "Silver, one more than your workers here.",
    c.STOREHOUSE: _storehouse,
    c.WORKSHOP: _workshop,
    c.TOWN_CENTRE: lambda box: (
        f"Up to n captures for {box.capture_price} silver each, the first one's being tax: each takes all workers of "
        "one colour at one place."
    ),
    c.TAX_STAND: lambda box: f"Take all the tax and lose {box.theft_virtue} virtue.",
    c.GUARDHOUSE: _guardhouse,
    c.BLACK_MARKET: _black_market,
    c.GUILDHALL: lambda box: "A worker stays here for ever to construct a building or take a step up the Cathedral.",
    c.PRISON: lambda box: (
        f"Every {box.prisoners_per_loss} of your workers here cost 1 VP at the end; a reset punishes whoever has many."
    ),
}
