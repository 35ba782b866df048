"""What is half done is judged by how it is likely to end, so that nobody has to follow it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bighouse
from bighouse.engine.rng import Rng
from bighouse.games.prison_architect.box.components import SPECIALIST_WORDS
from bighouse.games.prison_architect.mind.foresight import foreseen, is_well_posted, usual_windows
from bighouse.games.prison_architect.mind.governor import governor_worth
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules.actions import ADMIT, DIG
from bighouse.games.prison_architect.rules.building import PutWindows
from bighouse.games.prison_architect.rules.intake import House, TakePrisoners
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.purchases import Purchase
from bighouse.games.prison_architect.rules.staffing import AssignTo
from bighouse.games.prison_architect.rules.state import INTAKE, PrisonArchitect
from tests.games.prison_architect.prisons import BOX, drawn, sides, square

WISDOM = ROOM.wisdom


@pytest.mark.parametrize("kind", [TakePrisoners, House, PutWindows, AssignTo])
def test_a_begun_move_is_judged_at_once(kind: type) -> None:
    """Declared prisoners, arriving ones, windows and specialists need not be followed."""
    asked = [game for game in random_game(5) if isinstance(game.choice(0), kind)]
    assert asked
    for game in asked:
        before = game.fingerprint()
        player = game.players[0]
        counted = foreseen(game, 0)
        assert inmates(counted) == inmates(player.prison) + len(player.arriving) + sum(player.batch)
        assert len(counted.tiles) == len(player.prison.tiles) + (kind is PutWindows)
        assert kind is not AssignTo or sum(counted.pool) < sum(player.prison.pool)
        assert not WISDOM.unfinished(game, 0)
        assert game.fingerprint() == before


def random_game(seed: int) -> Iterator[PrisonArchitect]:
    """A random game of two, before every decision of the first warden."""
    game = bighouse.new("prison_architect", players=2, seed=seed)
    assert isinstance(game, PrisonArchitect)
    rng = Rng(seed)
    while not game.over:
        seat = game.to_act[0]
        if seat == 0:
            yield game.clone()
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])


def inmates(prison: Prison) -> int:
    return sum(len(held) for held in prison.inmates)


def test_specialists_who_serve_best_where_they_are_are_left_there() -> None:
    """A Dog is of use where a dangerous prisoner would flee without it, and of less on an empty cell."""
    dog = SPECIALIST_WORDS.index("dog")
    assert is_well_posted(drawn("secure_bunk:r7&dog,dog showers bunk_cell").prison, dog)
    assert not is_well_posted(drawn("bunk_cell&dog showers basic_holding:o4,o4,g2").prison, dog)


def test_windows_look_out_on_outdoor_tiles() -> None:
    prison = drawn("yard bunk_cell").prison
    assert usual_windows(prison, BOX.tile("luxury_bunk"), square((1, 0))) == sides("N")


def test_more_prisoners_are_better_where_they_are_well() -> None:
    game = bighouse.new("prison_architect", players=2, seed=1)
    assert isinstance(game, PrisonArchitect)
    choice = TakePrisoners(0)
    game.phase = INTAKE
    game.players[0].prison = drawn("luxury_dormitory&dog").prison
    game.gather([choice])
    values = [WISDOM.value(game, 0)]
    for _ in range(2):
        game.play(0, ADMIT)
        values.append(WISDOM.value(game, 0))
    assert values[0] < values[1] < values[2]


def test_what_the_governor_will_take_is_expected() -> None:
    """A draw from the stack puts his purchase off, and must not look like a gain."""
    game = bighouse.new("prison_architect", players=1, seed=4)
    assert isinstance(game, PrisonArchitect)
    rng = Rng(4)
    tried = 0
    while not game.over and tried < 3:
        if isinstance(game.choice(0), Purchase) and DIG in game.options(0):
            drawn_one = game.clone()
            drawn_one.play(0, DIG)
            assert governor_worth(drawn_one) == governor_worth(game)
            tried += 1
        game.play(0, WISDOM.guess(game, 0, game.options(0), rng))
    assert tried == 3
