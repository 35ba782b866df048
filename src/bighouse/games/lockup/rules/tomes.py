"""Tomes: when they may be played, and the windows in which everybody is asked (RULES.md section 9)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import listed
from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.window import NOT_OPEN_YET, Window
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import (
    ANY_TIME,
    LOCATION_STRENGTH,
    ON_CRAFT,
    ON_RECRUIT,
    START_LIGHTS_OUT,
    TOME_BITS,
)
from bighouse.games.lockup.rules.actions import PASS, PLAY, TOME_KINDS
from bighouse.games.lockup.rules.effects import ResolveEffects, acts, why_idle
from bighouse.games.lockup.rules.events import TOME_PLAYED
from bighouse.games.lockup.rules.refusals import NO_EFFECT, NOT_IN_HAND, NOT_PRESENT, WRONG_WINDOW
from bighouse.games.lockup.rules.sources import TOME
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.words.card_words import effects_words
from bighouse.games.lockup.words.phrases import WINDOW_TIMES, place

COPIES: Final = (1 << TOME_BITS) - 1


def is_tome(action: int) -> bool:
    return PLAY <= action < PLAY + TOME_KINDS


def add_tomes(game: Lockup, seat: int, out: list[int]) -> None:
    """Every tome in the hand is something a player might think of playing."""
    hand = game.players[seat].tomes
    action = PLAY
    while hand:
        if hand & COPIES:
            out.append(action)
        hand >>= TOME_BITS
        action += 1


def tome_refusal(game: Lockup, seat: int, action: int, window: int) -> int:
    """Why a tome in hand may not be played in this window; 0 when it may."""
    tome = game.box.tomes[action - PLAY]
    if tome.window == ANY_TIME:
        if window == ON_CRAFT or window == ON_RECRUIT:
            return WRONG_WINDOW
    elif tome.window != window:
        return WRONG_WINDOW
    elif window == LOCATION_STRENGTH and game.players[seat].at[game.here] == 0:
        return NOT_PRESENT
    for effect in tome.effects:
        if acts(game, seat, effect):
            return 0
    return NO_EFFECT


def tome_beyond(action: int) -> int:
    """Why a tome is no candidate at all."""
    return NOT_IN_HAND if is_tome(action) else NOT_ASKED_FOR


def tome_offer(game: Lockup, action: int) -> Wording:
    tome = game.box.tomes[action - PLAY]
    return Wording(f"Play {tome.name}", effects_words(tome.effects, game.solitary))


def tome_reason(game: Lockup, seat: int, action: int, refusal: int) -> Reason:
    """What tome_refusal and tome_beyond have answered, in words."""
    if action - PLAY >= len(game.box.tomes):
        return Reason("There is no such tome", "§9")
    tome = game.box.tomes[action - PLAY]
    if refusal == NOT_IN_HAND:
        return Reason(f"{tome.name} is not in your hand", "§9")
    if refusal == NOT_PRESENT:
        here = place(game, game.here)
        return Reason(f"{tome.name} is played where you have crew, and you have none at {here}", "§9")
    if refusal == NO_EFFECT:
        causes = {why_idle(game, seat, effect): None for effect in tome.effects}  # each once
        return Reason(f"{tome.name} would change nothing: {listed(list(causes))}", "R46")
    if tome.window == ANY_TIME:
        return Reason(f"{tome.name} has nothing to do with this payment: play it before or after", "§9")
    return Reason(f"{tome.name} is played {WINDOW_TIMES[tome.window]}", "§9")


def discard_tome(game: Lockup, seat: int, tome: int) -> None:
    """A played tome leaves the hand and goes face up to the discard pile."""
    player = game.players[seat]
    player.tomes -= 1 << (tome * TOME_BITS)
    player.tome_count -= 1
    game.tome_discard.append(tome)
    game.reveal()
    game.tell(TOME_PLAYED, seat, tome)


def play_tome(game: Lockup, seat: int, action: int) -> None:
    """Play a tome: it acts fully before anything else is asked (R38)."""
    discard_tome(game, seat, action - PLAY)
    game.do_next(ResolveEffects(seat, TOME, action - PLAY, 0))


def may_play(game: Lockup, seat: int, window: int) -> bool:
    """Whether the seat holds anything playable in the window: if not, it is never asked."""
    player = game.players[seat]
    fitting = game.box.window_tomes[ANY_TIME]
    if window != ANY_TIME and (window != LOCATION_STRENGTH or player.at[game.here] != 0):
        fitting |= game.box.window_tomes[window]
    hand = player.tomes & fitting
    action = PLAY
    while hand:
        if hand & COPIES and tome_refusal(game, seat, action, window) == 0:
            return True
        hand >>= TOME_BITS
        action += 1
    return False


class TomeWindow(Window[Lockup]):
    """Ask all seats, clockwise from the first player, until all pass in succession (R38, R65)."""

    def __init__(self, window: int, turn: int, passes: int) -> None:
        super().__init__(turn, passes)
        self.window = window

    def first(self, game: Lockup) -> int:
        return game.first if game.first < game.seats else 0

    def may_react(self, game: Lockup, seat: int) -> bool:
        return game.players[seat].tomes != 0 and may_play(game, seat, self.window)

    def asking(self, seat: int, passes: int) -> Choice[Lockup]:
        return PlayOrPass(seat, self.window, passes)

    def args(self) -> list[int]:
        return [self.window, self.turn, self.passes]


class AfterTomes(Step[Lockup]):
    """A step that a window comes before: it says which moment that is, and which chapter of the guide tells of it."""

    def moment(self, game: Lockup) -> str:
        raise NotImplementedError

    def window_chapter(self) -> str:
        raise NotImplementedError


class PlayOrPass(Choice[Lockup]):
    """One seat's turn in a window for all: play one tome, or pass."""

    def __init__(self, seat: int, window: int, passes: int) -> None:
        super().__init__(seat)
        self.window = window
        self.passes = passes

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        add_tomes(game, self.seat, out)
        out.append(PASS)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        return 0 if action == PASS else tome_refusal(game, self.seat, action, self.window)

    def beyond(self, game: Lockup, action: int) -> int:
        return tome_beyond(action)

    def hushed(self, game: Lockup) -> bool:
        return True  # to be asked is to hold something

    def topic(self, game: Lockup) -> str:
        return "tomes"

    def take(self, game: Lockup, action: int) -> None:
        after = (self.seat + 1) % game.seats
        if action == PASS:
            game.do_next(TomeWindow(self.window, after, self.passes + 1))
        else:
            game.do_next(TomeWindow(self.window, after, 0))
            play_tome(game, self.seat, action)

    def args(self) -> list[int]:
        return [self.seat, self.window, self.passes]

    def question(self, game: Lockup) -> str:
        after = game.upcoming(self.seat)
        moment = after.moment(game) if isinstance(after, AfterTomes) else "Now"
        return f"{moment}: play a tome, or none"

    def chapter(self, game: Lockup) -> str:
        after = game.upcoming(self.seat)
        return after.window_chapter() if isinstance(after, AfterTomes) else "tomes"

    def offer(self, game: Lockup, action: int) -> Wording:
        return Wording("Play no tome") if action == PASS else tome_offer(game, action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return tome_reason(game, self.seat, action, refusal)


ANY_TIME_WINDOW: Final = TomeWindow(ANY_TIME, NOT_OPEN_YET, 0)
LIGHTS_OUT_WINDOW: Final = TomeWindow(START_LIGHTS_OUT, NOT_OPEN_YET, 0)
STRENGTH_WINDOW: Final = TomeWindow(LOCATION_STRENGTH, NOT_OPEN_YET, 0)
