"""The end of the game: effects that change virtue come before any scoring (RULES.md section 13.1)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import with_sign
from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import IF_MOST_CATHEDRAL, TOP_VIRTUE, VIRTUE, VIRTUE_PER
from bighouse.games.architects.rules.actions import BUILDINGS, RESOLVE
from bighouse.games.architects.rules.events import END_EFFECT, PHASE_BEGAN
from bighouse.games.architects.rules.measures import highest_on_cathedral, measured
from bighouse.games.architects.rules.plans import card_not_offered
from bighouse.games.architects.rules.refusals import NOT_OFFERED
from bighouse.games.architects.rules.scoring import FINAL_SCORING
from bighouse.games.architects.rules.sources import BUILDING
from bighouse.games.architects.rules.state import GAME_END, Architects
from bighouse.games.architects.rules.virtue import change_virtue


class GameEnd(Step[Architects]):
    """All virtue effects of all players, then scoring (R47)."""

    def run(self, game: Architects) -> None:
        game.phase = GAME_END
        game.tell(PHASE_BEGAN, GAME_END)
        steps: list[Step[Architects]] = []
        for who in game.around(game.after(game.active)):
            if who != game.automaton:
                steps.append(EndEffects(who, effects_waiting(game, who)))
        steps.append(FINAL_SCORING)
        game.do(steps)


def end_virtue(game: Architects, who: int, card: int) -> int:
    """By how much a building changes its owner's virtue before scoring."""
    effect = game.box.buildings[card].effect
    if effect.kind == VIRTUE_PER:
        return measured(game, who, effect) // effect.n
    if effect.kind == VIRTUE:
        return effect.n
    if effect.kind == IF_MOST_CATHEDRAL and highest_on_cathedral(game, who):
        return effect.gain.virtue
    return 0


def effects_waiting(game: Architects, who: int) -> int:
    """The own buildings that will change virtue, as a mask."""
    mask = 0
    for card in game.players[who].built:
        if end_virtue(game, who, card) != 0:
            mask |= 1 << card
    return mask


def order_matters(game: Architects, who: int, left: int) -> bool:
    """Whether the order decides: a loss and a gain, and an end of the track within reach (R64)."""
    gains = 0
    losses = 0
    for card in game.players[who].built:
        if left >> card & 1:
            change = end_virtue(game, who, card)
            if change > 0:
                gains += change
            else:
                losses -= change
    virtue = game.players[who].virtue
    return gains > 0 and losses > 0 and (virtue + gains > TOP_VIRTUE or virtue < losses)


def resolve_effect(game: Architects, who: int, card: int) -> None:
    change = end_virtue(game, who, card)
    game.tell(END_EFFECT, who, card, change)
    game.because(BUILDING, card)
    change_virtue(game, who, change)
    game.because()


class EndEffects(Step[Architects]):
    """The next of a player's virtue effects; the owner is asked only where the order decides."""

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def run(self, game: Architects) -> None:
        if not self.left:
            return
        if order_matters(game, self.who, self.left):
            game.do_next(ChooseEndEffect(self.who, self.left))
            return
        for card in game.players[self.who].built:
            if self.left >> card & 1:
                game.do_next(EndEffects(self.who, self.left & ~(1 << card)))
                resolve_effect(game, self.who, card)
                return

    def args(self) -> list[int]:
        return [self.who, self.left]


class ChooseEndEffect(Choice[Architects]):
    """Which virtue effect comes next. `left` is a mask of buildings."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        out: list[int] = []
        for card in game.players[self.seat].built:
            if self.left >> card & 1:
                out.append(RESOLVE + card)
        return out

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_OFFERED if RESOLVE <= action < RESOLVE + BUILDINGS else NOT_ASKED_FOR

    def take(self, game: Architects, action: int) -> None:
        card = action - RESOLVE
        game.do_next(EndEffects(self.seat, self.left & ~(1 << card)))
        resolve_effect(game, self.seat, card)

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Architects) -> str:
        return "Before scoring: which of your buildings changes your virtue next?"

    def chapter(self, game: Architects) -> str:
        return "end-effects"

    def offer(self, game: Architects, action: int) -> Wording:
        card = action - RESOLVE
        return Wording(f"The {game.box.buildings[card].name}", f"{with_sign(end_virtue(game, self.seat, card))} virtue")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        return card_not_offered(game, action - RESOLVE)


GAME_END_PHASE: Final = GameEnd()
