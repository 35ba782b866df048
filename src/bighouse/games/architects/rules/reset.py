"""The Black Market reset, after the action that caused it (RULES.md section 11.3)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import ON_RESET, SPACES
from bighouse.games.architects.rules.actions import APPRENTICES, MOST_RELEASED, RELEASE, USE
from bighouse.games.architects.rules.captures import free_prisoners
from bighouse.games.architects.rules.events import (
    APPRENTICE_USED,
    DEBT_MOST_PRISONERS,
    MARKET_CLEARED,
    MARKET_SHUFFLED,
    MARKET_TURNED,
    RESET_BEGAN,
)
from bighouse.games.architects.rules.gains import receive_by
from bighouse.games.architects.rules.refusals import NOT_YOURS, TOO_MANY_RELEASED
from bighouse.games.architects.rules.sources import APPRENTICE
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.rules.virtue import lose_virtue, take_debts
from bighouse.games.architects.words.phrases import gain_in_words, workers_words

MANY_PRISONERS: Final = 3


class Reset(Step[Architects]):
    """All five steps in order; players act in turn order from the active one (R34)."""

    def __init__(self, cause: int) -> None:
        self.cause = cause

    def run(self, game: Architects) -> None:
        game.tell(RESET_BEGAN, self.cause)
        clear_market(game)
        turn_market_card(game)
        steps: list[Step[Architects]] = []
        for who in game.around(game.active):
            if reset_apprentices(game, who):
                steps.append(ResetApprentices(who, reset_apprentices(game, who)))
        steps.append(JUDGE_PRISONERS)
        game.do(steps)

    def args(self) -> list[int]:
        return [self.cause]


def clear_market(game: Architects) -> None:
    """Step 1: all workers in the Black Market go to the Prison."""
    counts = [0] * len(game.players)
    for space in range(SPACES):
        owner = game.market[space]
        if owner != NOBODY:
            counts[owner] += 1
            game.market[space] = NOBODY
    for owner in game.around(game.active):
        if counts[owner] > 0:
            game.players[owner].prison += counts[owner]
            game.tell(MARKET_CLEARED, owner, counts[owner])


def turn_market_card(game: Architects) -> None:
    """Step 2: the top Small card turns over onto the Large pile; an empty pile is made anew first (R32)."""
    if not game.small:
        game.small = game.large
        game.large = []
        game.small.sort()  # so that the shuffle depends on nothing but chance
        game.rng.shuffle(game.small)
        game.tell(MARKET_SHUFFLED, len(game.small))
    card = game.small.pop()
    game.large.append(card)
    game.reveal()
    game.tell(MARKET_TURNED, card)


def reset_apprentices(game: Architects, who: int) -> int:
    """The own apprentices that act in a reset, as a mask."""
    mask = 0
    for card in game.players[who].apprentices:
        if game.box.apprentices[card].trigger == ON_RESET:
            mask |= 1 << card
    return mask


class ResetApprentices(Step[Architects]):
    """Step 3 for one player. Their order matters only while somebody can be released (R63)."""

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def run(self, game: Architects) -> None:
        gatekeepers = 0
        for apprentice in game.box.apprentices:
            if self.left >> apprentice.index & 1 and apprentice.releases > 0:
                gatekeepers |= 1 << apprentice.index
        if gatekeepers and game.players[self.who].prison > 0:
            game.do_next(UseResetApprentice(self.who, self.left))
            return
        steps: list[Step[Architects]] = []
        for apprentice in game.box.apprentices:
            if (self.left & ~gatekeepers) >> apprentice.index & 1:
                steps.append(Squire(self.who, apprentice.index))
        game.do(steps)

    def args(self) -> list[int]:
        return [self.who, self.left]


class Squire(Step[Architects]):
    """A Squire pays if its owner has no worker in the Prison at this moment."""

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, game: Architects) -> None:
        if game.players[self.who].prison == 0:
            game.tell(APPRENTICE_USED, self.who, self.card)
            receive_by(game, self.who, self.card)

    def args(self) -> list[int]:
        return [self.who, self.card]


class UseResetApprentice(Choice[Architects]):
    """Release workers with the Gatekeeper, or let a Squire act before it (R34). `left` is a mask of cards."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def gatekeeper(self, game: Architects) -> int:
        for apprentice in game.box.apprentices:
            if self.left >> apprentice.index & 1 and apprentice.releases > 0:
                return apprentice.index
        return NOBODY

    def candidates(self, game: Architects) -> list[int]:
        most = min(game.players[self.seat].prison, game.box.apprentices[self.gatekeeper(game)].releases)
        out: list[int] = []
        for count in range(most, -1, -1):
            out.append(RELEASE + count)
        for apprentice in game.box.apprentices:
            if self.left >> apprentice.index & 1 and apprentice.releases == 0:
                out.append(USE + apprentice.index)
        return out

    def beyond(self, game: Architects, action: int) -> int:
        if RELEASE <= action <= RELEASE + MOST_RELEASED:
            return TOO_MANY_RELEASED
        return NOT_YOURS if USE <= action < USE + APPRENTICES else NOT_ASKED_FOR

    def take(self, game: Architects, action: int) -> None:
        if action >= USE:
            card = action - USE
            game.do([Squire(self.seat, card), ResetApprentices(self.seat, self.left & ~(1 << card))])
            return
        card = self.gatekeeper(game)
        game.do_next(ResetApprentices(self.seat, self.left & ~(1 << card)))
        if action > RELEASE:
            game.tell(APPRENTICE_USED, self.seat, card)
            game.because(APPRENTICE, card)
            free_prisoners(game, self.seat, action - RELEASE)
            game.because()

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Architects) -> str:
        keeper = game.box.apprentices[self.gatekeeper(game)].name
        others = " Or does another apprentice act first?" if self.left & (self.left - 1) else ""
        inside = workers_words(game.players[self.seat].prison)
        return f"Reset: how many does the {keeper} release, with {inside} of yours in the Prison?{others}"

    def chapter(self, game: Architects) -> str:
        return "reset"

    def offer(self, game: Architects, action: int) -> Wording:
        if action >= USE:
            apprentice = game.box.apprentices[action - USE]
            gain = gain_in_words(apprentice.gain)
            return Wording(f"First the {apprentice.name}", f"{gain} if none of yours is in the Prison")
        return Wording(f"Release {workers_words(action - RELEASE) if action > RELEASE else 'nobody'}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOT_YOURS:
            return Reason(
                f"The {game.box.apprentices[action - USE].name} has nothing to do for you in this reset", "R34"
            )
        keeper = game.box.apprentices[self.gatekeeper(game)]
        inside = game.players[self.seat].prison
        return Reason(f"The {keeper.name} releases up to {keeper.releases}, and you have {inside} in the Prison", "R34")


class JudgePrisoners(Step[Architects]):
    """Steps 4 and 5: many prisoners cost virtue, the most a debt (R33, R35)."""

    def run(self, game: Architects) -> None:
        punish_prisoners(game, MANY_PRISONERS, 1)
        most = 0
        for player in game.players:
            most = max(most, player.prison)
        if most > 0:
            for who in game.around(game.active):
                if game.players[who].prison == most:
                    take_debts(game, who, 1, DEBT_MOST_PRISONERS)


def punish_prisoners(game: Architects, many: int, virtue: int) -> None:
    """Every player with so many workers in the Prison loses virtue."""
    for who in game.around(game.active):
        if game.players[who].prison >= many:
            lose_virtue(game, who, virtue)


JUDGE_PRISONERS: Final = JudgePrisoners()
