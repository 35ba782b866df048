"""What buildings do as soon as they are constructed (RULES.md section 18.2, R40)."""

from __future__ import annotations

from bighouse.engine.english import listed
from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import (
    ALL_GAIN,
    DISCARD_FOR,
    FREE_CAPTURES,
    GAIN_ONE_OF,
    GAIN_PER,
    GOLD,
    GOLD_IS_MARBLE,
    GOODS,
    HIRE_ANY,
    MARBLE,
    PRISONERS_LOSE,
    RELEASE_FROM_PRISON,
    RELEASE_OR_CAPTURE,
)
from bighouse.games.architects.box.components import DESTROY_DEBT as DESTROY_DEBT_EFFECT
from bighouse.games.architects.box.components import GAIN as GAIN_EFFECT
from bighouse.games.architects.rules.actions import BUILDINGS, DECLINE, DESTROY_DEBT, DISCARD, DONE, GAIN, TAKE_BACK
from bighouse.games.architects.rules.apprentices import HireAny
from bighouse.games.architects.rules.captures import (
    NONE_ELSEWHERE,
    Capturing,
    FreeCaptures,
    capture,
    captured_owner,
    captured_place,
    free_prisoners,
    held_elsewhere,
    take_back,
    take_back_words,
)
from bighouse.games.architects.rules.gains import receive
from bighouse.games.architects.rules.gathering import good_not_offered
from bighouse.games.architects.rules.goods import gain_good, gain_goods
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.measures import measured
from bighouse.games.architects.rules.plans import card_not_in_hand, discard_card
from bighouse.games.architects.rules.refusals import NOBODY_ON_BOARDS, NOT_IN_HAND, NOT_OFFERED
from bighouse.games.architects.rules.reset import punish_prisoners
from bighouse.games.architects.rules.sources import BUILDING
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.virtue import ChangeVirtue, destroy_debts, one_debt
from bighouse.games.architects.words.phrases import debts_words, goods_in_words


class BuildingEffect(Step[Architects]):
    """Compulsory as far as possible, but for captures, debts destroyed, cards discarded and workers taken back."""

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, game: Architects) -> None:
        who = self.who
        player = game.players[who]
        effect = game.box.buildings[self.card].effect
        kind = effect.kind
        game.because(BUILDING, self.card)
        if kind == GAIN_EFFECT:
            receive(game, who, effect.gain)
        elif kind == GAIN_ONE_OF:
            game.do_next(GainOne(who, self.card))
        elif kind == GAIN_PER:
            times = measured(game, who, effect) // effect.n
            for good in range(GOODS):
                gain_good(game, who, good, effect.gain.goods[good] * times)
        elif kind == FREE_CAPTURES:
            game.do_next(FreeCaptures(who, effect.n))
        elif kind == RELEASE_OR_CAPTURE:
            game.do_next(ReleaseOrCapture(who, effect.n))
        elif kind == RELEASE_FROM_PRISON:
            if player.prison > 0:
                free_prisoners(game, who, player.prison)
        elif kind == DESTROY_DEBT_EFFECT:
            if player.unpaid > 0:
                game.do_next(DestroyOwnDebt(who, effect.n))
        elif kind == DISCARD_FOR:
            if player.hand:
                game.do_next(DiscardFor(who, self.card))
        elif kind == HIRE_ANY:
            game.do_next(HireAny(who))
        elif kind == ALL_GAIN:
            steps: list[Step[Architects]] = []
            for other in game.around(who):  # R67
                steps.append(ChangeVirtue(other, effect.gain.virtue))
            game.do(steps)
        elif kind == PRISONERS_LOSE:
            punish_prisoners(game, effect.n, -effect.gain.virtue)
        game.because()

    def args(self) -> list[int]:
        return [self.who, self.card]


class GainOne(InTurn):
    """One of several goods; gold and marble are the same thing to Therese, so she is not asked (R62)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def alternative(self, game: Architects, good: int) -> list[int]:
        """The alternative that gives this good; empty when there is none."""
        for goods in game.box.buildings[self.card].effect.alternatives:
            if goods[good] > 0:
                return goods
        return []

    def candidates(self, game: Architects) -> list[int]:
        out: list[int] = []
        for good in range(GOODS):
            if self.alternative(game, good):
                out.append(GAIN + good)
        if game.players[self.seat].ability == GOLD_IS_MARBLE:
            gold = self.alternative(game, GOLD)
            marble = self.alternative(game, MARBLE)
            if gold and marble and gold[GOLD] == marble[MARBLE]:
                out.remove(GAIN + MARBLE)
        return out

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_OFFERED if GAIN <= action < GAIN + GOODS else super().beyond(game, action)

    def take(self, game: Architects, action: int) -> None:
        game.because(BUILDING, self.card)
        gain_goods(game, self.seat, self.alternative(game, action - GAIN))
        game.because()

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def question(self, game: Architects) -> str:
        building = game.box.buildings[self.card]
        offers = [goods_in_words(goods) for goods in building.effect.alternatives]
        return f"{building.name}: take {listed(offers, 'or')}"

    def chapter(self, game: Architects) -> str:
        return "buildings"

    def offer(self, game: Architects, action: int) -> Wording:
        return Wording(f"Take {goods_in_words(self.alternative(game, action - GAIN))}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOT_OFFERED:
            return good_not_offered(action - GAIN)
        return super().reason(game, action, refusal)


class ReleaseOrCapture(Capturing):
    """Barracks: take back all workers from other boards, or capture, but not both."""

    def __init__(self, seat: int, captures: int) -> None:
        super().__init__(seat)
        self.captures = captures

    def candidates(self, game: Architects) -> list[int]:
        return [TAKE_BACK, *super().candidates(game)]

    def refusal(self, game: Architects, action: int) -> int:
        return NOBODY_ON_BOARDS if action == TAKE_BACK and held_elsewhere(game, self.seat) == 0 else 0

    def take(self, game: Architects, action: int) -> None:
        if action == TAKE_BACK:
            take_back(game, self.seat)
        elif action != DONE:
            capture(game, self.seat, captured_place(action), captured_owner(game, action))
            if self.captures > 1:
                game.do_next(FreeCaptures(self.seat, self.captures - 1))

    def args(self) -> list[int]:
        return [self.seat, self.captures]

    def question(self, game: Architects) -> str:
        return "For nothing: take back your workers from other boards, capture a group, or neither"

    def chapter(self, game: Architects) -> str:
        return "captures"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == TAKE_BACK:
            return Wording(take_back_words(game, self.seat))
        return Wording("Do neither") if action == DONE else super().offer(game, action)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        return NONE_ELSEWHERE if refusal == NOBODY_ON_BOARDS else super().reason(game, action, refusal)


class DestroyOwnDebt(Choice[Architects]):
    """Church: an unpaid debt may be destroyed."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        return [DESTROY_DEBT, DECLINE]

    def take(self, game: Architects, action: int) -> None:
        if action == DESTROY_DEBT:
            destroy_debts(game, self.seat, 1)
            if self.left > 1 and game.players[self.seat].unpaid > 0:
                game.do_next(DestroyOwnDebt(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Architects) -> str:
        return f"You have {debts_words(game.players[self.seat].unpaid)}: destroy one?"

    def chapter(self, game: Architects) -> str:
        return "debts"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == DECLINE:
            return Wording("Keep your debts")
        return Wording(f"Destroy {one_debt(game.players[self.seat].unpaid)}")


class DiscardFor(InTurn):
    """Library: a card of the hand may be discarded for goods."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, game: Architects) -> list[int]:
        out = [DISCARD + card for card in game.players[self.seat].hand]
        out.append(DECLINE)
        return out

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_IN_HAND if DISCARD <= action < DISCARD + BUILDINGS else super().beyond(game, action)

    def take(self, game: Architects, action: int) -> None:
        if action != DECLINE:
            discard_card(game, self.seat, action - DISCARD)
            game.because(BUILDING, self.card)
            gain_goods(game, self.seat, game.box.buildings[self.card].effect.gain.goods)
            game.because()

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def question(self, game: Architects) -> str:
        building = game.box.buildings[self.card]
        return f"{building.name}: discard a Building card for {goods_in_words(building.effect.gain.goods)}, or none"

    def chapter(self, game: Architects) -> str:
        return "buildings"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == DECLINE:
            return Wording("Discard nothing")
        return Wording(f"Discard the {game.box.buildings[action - DISCARD].name}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOT_IN_HAND:
            return card_not_in_hand(game, action - DISCARD)
        return super().reason(game, action, refusal)
