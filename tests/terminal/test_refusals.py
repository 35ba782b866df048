"""What is offered and what is refused, in one look at the choice, however many options it has."""

from __future__ import annotations

import io
from typing import ClassVar

from rich.console import Console, RenderableType

from bighouse.terminal.console import THEME
from bighouse.terminal.refusals import explain
from bighouse.terminal.screen import options
from market.rules import Market, Turn
from tests.engine.helpers import odd_market


class CountedTurn(Turn):
    looks: ClassVar[list[int]] = []

    def candidates(self, game: Market) -> list[int]:
        self.looks.append(self.seat)
        return super().candidates(game)


def poor_market() -> Market:
    """Ann has one coin: she may draw, buy one point or be done."""
    game = odd_market(CountedTurn(0))
    game.coins[0] = 1
    game.main.options = CountedTurn(0).allowed(game)
    CountedTurn.looks.clear()
    return game


def shown(part: RenderableType) -> str:
    out = io.StringIO()
    Console(file=out, width=200, theme=THEME).print(part)
    return out.getvalue()


def test_options_are_worded_in_one_look() -> None:
    listed = shown(options(poor_market(), 0, 80))
    assert [line.split() for line in listed.splitlines()] == [["1", "draw"], ["2", "buy", "1"], ["3", "done"]]
    assert CountedTurn.looks == [0]


def test_all_that_is_refused_is_explained_in_one_look() -> None:
    listed = shown(explain(poor_market(), 0, "", {}))
    assert "'buy 2' costs more than the 1 coins you have." in listed
    assert "'buy 3' costs more than the 1 coins you have." in listed
    assert "buy 1" not in listed
    assert CountedTurn.looks == [0]


def test_words_narrow_it_down_to_what_may_be_done_too() -> None:
    listed = shown(explain(poor_market(), 0, "buy", {}))
    assert "Yes: 2 buy 1" in listed
    assert "draw" not in listed
    assert "done" not in listed


def test_what_was_never_on_offer_is_explained_when_asked_for() -> None:
    assert "is not an answer to what is asked" in shown(explain(poor_market(), 0, "toll pay", {}))
