"""Who acts: the seats come first, and whoever a story or a score sheet speaks of is one of a room's actors."""

from __future__ import annotations

import pytest

from bighouse.engine.story import EVERYONE, SEAT
from tests.contract.modes import LONGEST, MODES, Mode
from tests.contract.walks import walk


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_whoever_is_told_of_is_an_actor(mode: Mode) -> None:
    for game, events in walk(mode, 6, every=LONGEST):
        actors = mode.room.actors(game)
        assert [actor.seat for actor in actors[: game.seats]] == list(range(game.seats))
        for event in events:
            facts = mode.room.facts(game, event.known(event.facts, EVERYONE), None)
            for fact in [name for name, kind in zip(event.kind.facts, event.kind.kinds) if kind == SEAT]:
                told = facts.get(fact, [])
                for player in told if isinstance(told, list) else [told]:
                    assert player in range(len(actors)), event.kind.name


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_automata_have_columns_after_the_seats(mode: Mode) -> None:
    game = mode.new(0)
    beside = mode.room.actors(game)[game.seats :]
    automata = [actor.title for actor in beside if actor.seat is None]
    assert mode.room.score_sheet(game).players[game.seats :] == automata
    assert [actor.seat is None for actor in beside] == sorted((actor.seat is None for actor in beside), reverse=True)
