"""A table may choose who is who and who goes first: the game is the one that chance might have dealt."""

import pytest

from bighouse.engine.errors import BadSetup
from bighouse.engine.game import Game
from bighouse.engine.record import Beginning
from bighouse.engine.scenes.opening import opening
from tests.contract.modes import MODES, Mode

SEED = 2026
CHOOSING = [mode for mode in MODES if mode.room.identity is not None]


def opened(mode: Mode, identities: list[str], first: int | None = None) -> Game:
    room = mode.room
    text = opening(room, mode.players, mode.options, identities, first, SEED)
    game = Beginning(room, mode.players, scene=text, seed=SEED).deal()
    game.audit()
    return game


def names(game: Game) -> list[str]:
    return [game.room.nickname(game, seat) for seat in range(game.seats)]


def chance_has(mode: Mode) -> list[str]:
    """What chance alone deals to the seats, as words to choose it by."""
    assert mode.room.identity is not None
    others = [""] * (mode.players - 1)
    words = {names(opened(mode, [choice, *others]))[0]: choice for choice in mode.room.identity.choices}
    return [words[name] for name in names(mode.new(SEED))]


@pytest.mark.parametrize("mode", CHOOSING, ids=str)
def test_choosing_what_chance_would_have_dealt_changes_nothing(mode: Mode) -> None:
    dealt = mode.new(SEED)
    same = chance_has(mode)
    assert opened(mode, same).fingerprint() == dealt.fingerprint()
    if mode.room.why_not_first(mode.players, mode.room.settings(mode.players, mode.options)):
        with pytest.raises(BadSetup, match="first"):
            opened(mode, same, 0)
    else:
        prints = [opened(mode, same, first).fingerprint() for first in range(mode.players)]
        assert prints.count(dealt.fingerprint()) == 1
        assert len(set(prints)) == mode.players


@pytest.mark.parametrize("mode", CHOOSING, ids=str)
def test_what_cannot_be_chosen_is_refused_in_words(mode: Mode) -> None:
    assert mode.room.identity is not None
    choice, *_ = mode.room.identity.choices
    with pytest.raises(BadSetup, match=f"There is no {mode.room.identity.name} 'nobody'"):
        opened(mode, ["nobody"] * mode.players)
    with pytest.raises(BadSetup, match="Say for each"):
        opened(mode, [choice] + [""] * mode.players)
    with pytest.raises(BadSetup, match="first"):
        opened(mode, [], mode.players)
    if mode.players > 1:
        with pytest.raises(BadSetup, match=f"Seats 1 and {mode.players} both have the"):
            opened(mode, [choice, *[""] * (mode.players - 2), choice])
