"""4. Deal anew what a seat cannot know: its view, its options and its events stay byte-equal until a reveal.

What a rival holds also shows when it has only one thing left to do and the kernel does it, or when the game waits for
another rival: those are moves of theirs, and the comparison ends there.
"""

import msgspec
import pytest

from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.story import Story
from tests.contract.modes import MODES, Mode, positions, random_move


def told(game: Game, seat: int | None) -> list[dict[str, int | list[int]]]:
    """What the seat hears of the story since it was last asked."""
    assert game.story is not None
    return [event.told_to(seat) for event in game.story.events]


def learned(game: Game) -> tuple[int, int]:
    """Grows whenever something comes to light or a choice is forced."""
    return game.reveals, game.forced


def waits_for(game: Game) -> list[tuple[int, str]]:
    """Whom the game waits for, and with what question."""
    return [(seat, type(game.choice(seat)).__name__) for seat in game.to_act]


def play_listening(game: Game, seat: int, action: int) -> None:
    game.story = Story()
    game.play(seat, action)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_own_moves_look_the_same_whatever_is_hidden(mode: Mode) -> None:
    """The seat acts in the true game and in an imagined one: without a reveal it cannot tell them apart."""
    rng = Rng(21)
    moves = Rng(22)
    compared = 0
    for position in positions(mode.new(7), Rng(7)):
        for seat in position.to_act:
            other = position.imagine(seat, rng)
            here = position.clone()
            options = here.options(seat)
            action = options[moves.below(len(options))]
            before = learned(here)
            play_listening(here, seat, action)
            play_listening(other, seat, action)
            if before[0] in (here.reveals, other.reveals):  # until then it sounds the same; one may stop sooner to ask
                assert all(one == same for one, same in zip(told(here, seat), told(other, seat)))
            if learned(here) == learned(other) == before and waits_for(here) == waits_for(other):
                compared += 1
                assert told(here, seat) == told(other, seat)
                assert msgspec.json.encode(here.view(seat)) == msgspec.json.encode(other.view(seat))
                if here.options(seat) and other.options(seat):
                    assert here.options(seat) == other.options(seat)
    assert compared > 5


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players > 1], ids=str)
def test_others_moves_look_the_same_whatever_they_hide(mode: Mode) -> None:
    """A seat watches the same move of a rival in the true game and in an imagined one."""
    rng = Rng(23)
    compared = 0
    for position in positions(mode.new(9), Rng(9)):
        if position.over:
            break
        seat, action = random_move(position.clone(), rng)
        watcher = (seat + 1 + rng.below(mode.players - 1)) % mode.players
        other = position.imagine(watcher, rng)
        if action not in other.options(seat):
            continue  # what the rival really has decides what it can do
        here = position.clone()
        before = learned(here)
        play_listening(here, seat, action)
        play_listening(other, seat, action)
        if learned(here) == learned(other) == before and waits_for(here) == waits_for(other):
            compared += 1
            assert told(here, watcher) == told(other, watcher)
            assert told(here, None) == told(other, None)
            assert msgspec.json.encode(here.view(watcher)) == msgspec.json.encode(other.view(watcher))
    assert compared > 5
