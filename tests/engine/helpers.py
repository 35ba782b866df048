"""What the kernel's tests share: a market of the wanted kind, and moves said in words or drawn by dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from bighouse.engine.game import Game
from bighouse.engine.option import Option, Setting
from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice, Step
from market.room import ROOM, MarketRoom
from market.rules import DONE, READY, Market, TellOfTheDeal

dice = st.lists(st.integers(0, 9999), max_size=60)


class OddRoom(MarketRoom):
    """The market, but what happens there is up to the test."""

    def __init__(self, steps: Sequence[Step[Any]]) -> None:
        self.steps = list(steps)

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Market:
        game = super().set_up(players, settings, rng, cards)
        game.main.agenda = []
        game.do([TellOfTheDeal(), *self.steps])
        return game


class Fair(MarketRoom):
    """A market with options that take several words, follow from the players, and wait for each other."""

    options = (
        Option(
            "stalls",
            {2: [], 3: ["fish"], 4: ["fish", "cloth"]},
            "what is sold",
            choices=("fish", "cloth", "spice"),
            several=True,
        ),
        Option("catch", "fresh", "what the fish is like", ("fresh", "old"), only_with={"stalls": ["fish"]}),
    )


FAIR = Fair()


class Stumble(Choice[Market]):
    """Rules with a bug: whoever is done here has changed half the position."""

    def candidates(self, game: Market) -> list[int]:
        return [READY, DONE]

    def take(self, game: Market, action: int) -> None:
        game.coins[0] = 99
        if action == DONE:
            raise ZeroDivisionError


def market(players: int = 2, seed: int = 1, **settings: object) -> Market:
    game = ROOM.deal(players, ROOM.settings(players, settings), Rng(seed))
    assert isinstance(game, Market)
    return game


def odd_market(*steps: Step[Any], players: int = 2) -> Market:
    game = OddRoom(steps).deal(players, ROOM.settings(players, {}), Rng(1))
    assert isinstance(game, Market)
    return game


def record(players: int = 2, seed: int = 1, **settings: object) -> Record:
    return Record(Beginning(ROOM, players, settings, seed))


def odd_record(*steps: Step[Any], players: int = 2) -> Record:
    return Record(Beginning(OddRoom(steps), players))


def play(table: Game | Record, *moves: str) -> None:
    """Play moves such as '0 buy 2'."""
    for move in moves:
        seat, words = move.split(maxsplit=1)
        game = table.game if isinstance(table, Record) else table
        table.play(int(seat), game.vocabulary.action(words))


def chance_move(game: Any, die: int) -> tuple[int, int]:
    """One of the moves that may be made now: a seat and an action."""
    seats = game.to_act
    seat = seats[die % len(seats)]
    options = game.options(seat)
    return seat, options[die // len(seats) % len(options)]


def play_by_dice(table: Record, rolls: Sequence[int]) -> None:
    for die in rolls:
        if table.game.over:
            return
        table.play(*chance_move(table.game, die))


def play_to_bids(table: Record) -> None:
    """Everybody is done at once and pays no toll: the lanes are open."""
    while not table.game.lanes:
        (seat,) = table.game.to_act
        table.play(seat, table.game.options(seat)[-1])
