"""Windows: everybody is asked in turn, until all have passed in succession."""

from __future__ import annotations

from bighouse.engine.step import Choice
from bighouse.engine.window import NOT_OPEN_YET, Window
from market.rules import BUY, DONE, Market, Ready
from tests.engine.helpers import odd_market, odd_record, play


class Haggling(Window[Market]):
    """Whoever has coins may buy a point, or pass; the third seat begins."""

    def first(self, game: Market) -> int:
        return game.seats - 1

    def may_react(self, game: Market, seat: int) -> bool:
        return game.coins[seat] > 0

    def asking(self, seat: int, passes: int) -> Choice[Market]:
        return Haggle(seat, passes)


class Haggle(Choice[Market]):
    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def args(self) -> list[int]:
        return [self.seat, self.passes]

    def candidates(self, game: Market) -> list[int]:
        return [BUY, DONE]

    def hushed(self, game: Market) -> bool:
        return True

    def take(self, game: Market, action: int) -> None:
        after = (self.seat + 1) % game.seats
        if action == DONE:
            game.do_next(Haggling(after, self.passes + 1))
        else:
            game.pay(self.seat, 1)
            game.points[self.seat] += 1
            game.do_next(Haggling(after, 0))


def haggling(players: int = 3) -> Market:
    return odd_market(Haggling(NOT_OPEN_YET, 0), Ready(0), players=players)


def test_all_are_asked_in_turn_from_the_first_one() -> None:
    game = haggling()
    asked = []
    while isinstance(game.choice(game.to_act[0]), Haggle):
        asked.append(game.to_act[0])
        play(game, f"{game.to_act[0]} done")
    assert asked == [2, 0, 1]


def test_a_reaction_lets_everybody_be_asked_again() -> None:
    game = haggling()
    play(game, "2 done", "0 buy 1", "1 done")
    assert game.to_act == [2]
    play(game, "2 done")
    assert game.to_act == [0]  # who reacted last may do so again
    play(game, "0 done")
    assert type(game.choice(0)) is Ready


def test_who_can_do_nothing_is_never_asked() -> None:
    game = odd_market(Ready(0), Haggling(NOT_OPEN_YET, 0), Ready(1), players=3)
    game.coins = [1, 0, 0]
    play(game, "0 ready")
    assert game.to_act == [0]
    play(game, "0 buy 1")
    assert type(game.choice(1)) is Ready


def test_nobody_sees_who_is_asked_and_no_undo_tells() -> None:
    game = haggling()
    assert (game.waiting(None), game.waiting(2), game.waiting(0)) == ([], [2], [])
    for coins in ([5, 5], [0, 0]):
        record = odd_record(Ready(0), Haggling(NOT_OPEN_YET, 0), Ready(1))
        record.game.coins = coins  # type: ignore[attr-defined]
        record.play(0, record.game.options(0)[0])
        assert record.moves[-1].reveals == 1
