"""4. Whoever imagines the game anew cannot tell it from the true one: not by what is shown, asked or refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bighouse.engine.playout import playout
from bighouse.engine.rng import Rng
from tests.contract.modes import MODES, Mode, positions
from tests.contract.walks import walk

FAR_APART = 40  # positions between two from which imagined games are played to the end


def encoded(game: Any, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(viewer))


def read(game: Any, seat: int) -> dict[str, str]:
    """All that the seat reads when it is asked: the question, what it may do, and why not the rest."""
    room, choice = game.room, game.choice(seat)
    labels = {game.words(action): said.label for action, said in room.wordings(game, seat).items()}
    refused = {action: choice.refusal(game, action) for action in game.refused(seat)}
    reasons = {f"{game.words(action)}?": room.reason(game, seat, action, why) for action, why in refused.items()}
    return {"": room.question(game, seat), **labels, **reasons}


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_an_imagined_game_looks_and_reads_the_same_and_keeps_the_laws(mode: Mode) -> None:
    rng = Rng(9)
    for seed in (6, 7):
        for game, _ in walk(mode, seed, 1 + mode.players):
            before = game.fingerprint()
            crowd = encoded(game, None)
            for seat in range(mode.players):
                imagined = game.imagine(seat, rng)
                imagined.audit()
                assert imagined.options(seat) == game.options(seat)
                assert encoded(imagined, seat) == encoded(game, seat)
                assert encoded(imagined, None) == crowd  # a spectator knows less than anybody
                if seat in game.to_act:
                    assert read(imagined, seat) == read(game, seat)
            assert game.fingerprint() == before


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_imagined_games_can_be_played_to_the_end(mode: Mode) -> None:
    rng = Rng(10)
    for number, position in enumerate(positions(mode.new(8), Rng(8))):
        if number % FAR_APART == 0 and not position.over:
            imagined = position.imagine(position.to_act[0], rng)
            playout(imagined, rng)
            imagined.audit()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_imagining_depends_on_nothing_that_the_seat_cannot_know(mode: Mode) -> None:
    """Deal everything hidden anew, then imagine with the same chance: the same imagined game comes out."""
    for number, position in enumerate(positions(mode.new(17), Rng(17))):
        seat = number % mode.players
        other = position.imagine(seat, Rng(number))
        assert other.imagine(seat, Rng(99)).fingerprint() == position.imagine(seat, Rng(99)).fingerprint()
