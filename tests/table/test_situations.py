"""A situation: worded in one look at the game, with a word for what cannot be taken back."""

from typing import ClassVar

import pytest

from bighouse.engine.game import Game
from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.engine.wording import Wording
from bighouse.games import rooms
from bighouse.table.situations import situation
from market.rules import Market, Turn
from tests.contract.modes import random_move
from tests.engine.helpers import odd_record


@pytest.mark.parametrize("name", sorted(rooms()))
def test_all_that_can_be_thought_of_is_worded_at_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = rooms()[name]
    plain = room.wordings
    looks: list[int] = []

    def counted(game: Game, seat: int) -> dict[int, Wording]:
        looks.append(seat)
        return plain(game, seat)

    monkeypatch.setattr(room, "wordings", counted)
    record = Record(Beginning(room, 3, None, 4))
    rng = Rng(4)
    while not record.game.over:
        seat = record.game.to_act[0]
        choice = record.game.choice(seat)
        assert choice is not None
        looks.clear()
        shown = situation(record, seat, 1, 0)
        assert looks == [seat]
        assert [offer.action for offer in shown.options] == record.game.options(seat)
        everything = {one.action for one in shown.options} | {one.action for one in shown.barred}
        assert everything == set(choice.candidates(record.game))
        record.play(*random_move(record.game, rng))


class CountedTurn(Turn):
    looks: ClassVar[list[Market]] = []

    def candidates(self, game: Market) -> list[int]:
        self.looks.append(game)
        return super().candidates(game)


def test_a_choice_is_asked_once_for_its_candidates_however_many_there_are() -> None:
    record = odd_record(CountedTurn(0))
    CountedTurn.looks.clear()
    shown = situation(record, 0, 1, 0)
    assert len(shown.options) == 5
    assert [game for game in CountedTurn.looks if game is record.game] == [record.game]


@pytest.mark.parametrize("name", sorted(rooms()))
def test_an_offer_says_whether_it_can_be_taken_back(name: str) -> None:
    record = Record(Beginning(rooms()[name], 2, None, 4))
    rng = Rng(4)
    said: list[bool] = []
    came: list[bool] = []
    while not record.game.over:
        seat, action = random_move(record.game, rng)
        shown = situation(record, seat, 1, 0, careful=True)
        (offer,) = (one for one in shown.options if one.action == action)
        record.play(seat, action)
        said.append(offer.binding)
        came.append(seat not in record.game.to_act or not record.can_undo(seat))
    wrong = sum(one != other for one, other in zip(said, came))
    assert wrong <= len(said) // 50  # what others are asked may hang on their secrets
    assert len(set(said)) == 2
