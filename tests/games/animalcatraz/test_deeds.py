"""Deeds of a turn: what is allowed is found without asking all of them, and is the same as if all had been asked."""

from __future__ import annotations

from typing import Any

import pytest

from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from tests.contract.modes import random_move
from tests.games.animalcatraz.test_room import WAYS, dealt


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_what_is_allowed_is_every_candidate_without_a_refusal(players: int, options: dict[str, Any]) -> None:
    """In the order of the candidates, in any space, with any skill, with Gangsters and without."""
    game = dealt(players, options, 11)
    rng = Rng(12)
    turns = 0
    while not game.over:
        choice = game.choice(game.to_act[0])
        if isinstance(choice, TakeTurn):
            turns += 1
            assert choice.allowed(game) == Choice.allowed(choice, game)
        game.play(*random_move(game, rng))
    assert turns > 50
