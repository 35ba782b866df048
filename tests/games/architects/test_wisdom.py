"""Rules of thumb: what they like better, when they hold, and that a bot which follows them plays well."""

from __future__ import annotations

import pytest

from bighouse.bots.greedy import GreedyBot
from bighouse.bots.side import Side
from bighouse.bots.simple import RandomBot
from bighouse.engine.rng import Rng
from bighouse.games.architects.mind.knowledge import imagine
from bighouse.games.architects.mind.wisdom import MARGIN, WIN
from bighouse.games.architects.mind.worth import on_move
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules.placing import PlaceWorker
from bighouse.games.architects.rules.state import NOBODY
from bighouse.games.architects.rules.turns import FetchWorker
from tests.contract.modes import Mode
from tests.contract.walks import WHOLE, walk
from tests.games.architects.plenty import MODES, deal
from tests.games.architects.table import scene

WISDOM = ROOM.wisdom
DUEL = Mode(ROOM, 2, {})


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_whoever_waits_is_not_in_the_middle_of_a_move(mode: Mode) -> None:
    for game, _ in walk(mode, 4, every=7):
        for seat in range(game.seats):
            if seat not in game.to_act:
                assert not WISDOM.unfinished(game, seat)
        assert WISDOM.quiet(game) == (not any(WISDOM.unfinished(game, seat) for seat in game.to_act))


@pytest.mark.parametrize("seed", range(5))
def test_at_the_end_two_values_add_up_to_nothing(seed: int) -> None:
    *_, (game, _) = walk(DUEL, seed, most=WHOLE)
    values = [WISDOM.value(game, seat) for seat in (0, 1)]
    points = ROOM.scores(game)
    if len(ROOM.winners(game)) == 1:
        assert sum(values) == 0
    for seat in (0, 1):
        won = WIN if seat in ROOM.winners(game) else -WIN
        assert values[seat] == (points[seat] - points[1 - seat]) * 100 // MARGIN + won


def test_the_value_is_a_chance_to_win() -> None:
    assert [WISDOM.chance(value) for value in (-2.0 * WIN, -WIN, 0.0, WIN, 2.0 * WIN)] == [0.0, 0.0, 0.5, 1.0, 1.0]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_whoever_has_used_a_turn_is_no_longer_on_the_move(mode: Mode) -> None:
    for game, _ in walk(mode, 8, every=9):
        choice = game.choice(game.active)
        if isinstance(choice, (PlaceWorker, FetchWorker)):
            assert on_move(game) == game.active
        elif game.active != NOBODY and len(game.order) > 1:
            assert on_move(game) != game.active


def test_what_a_rival_holds_in_the_hand_is_not_looked_at() -> None:
    rng = Rng(5)
    for game, _ in walk(DUEL, 6, every=20):
        for seat in (0, 1):
            values = {WISDOM.value(imagine(game, seat, rng), seat) for _ in range(4)}
            assert values == {WISDOM.value(game, seat)}


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("Ada: 1 stone", "Ada: 3 stone"),
        ("Ada: 1 gold", "Ada: 2 gold"),
        ("Ada: 1 gold", "Ada: 40 gold"),
        ("Ada: 6 virtue", "Ada: 8 virtue"),
        ("Ada: 2 unpaid", "Ada: 1 unpaid"),
        ("Ada: level 1", "Ada: level 2"),
    ],
)
def test_more_is_better(less: str, more: str) -> None:
    def value(line: str, seat: int) -> int:
        text = f"architects, 2 players\n{line}\nstart: turn of Ada"
        return WISDOM.value(scene(text, "Ada Ben").game, seat)

    assert value(more, 0) > value(less, 0)
    assert value(more, 1) < value(less, 1)


def test_a_move_is_unfinished_until_its_first_action_is_taken() -> None:
    table = scene(
        "architects, 2 players\nAda: 3 silver\nat town centre: Ada 1\nat forest: Ben 3\nstart: turn of Ada", "Ada Ben"
    )
    assert WISDOM.quiet(table.game)
    table.act("Ada", "go town_centre")
    assert WISDOM.unfinished(table.game, 0)
    assert not WISDOM.quiet(table.game)
    table.act("Ada", "capture forest Ben")
    assert WISDOM.quiet(table.game)


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(4):
        for greedy in (0, 1):
            game = deal(DUEL, seed)
            bots = [RandomBot(), RandomBot()]
            rng = Rng(seed)
            thinker = GreedyBot(1)
            while not game.over:
                seat = game.to_act[0]
                bot = thinker if seat == greedy else bots[seat]
                game.play(seat, bot.choose(Side(game, seat), rng))
            won += ROOM.winners(game) == [greedy]
    assert won >= 7
