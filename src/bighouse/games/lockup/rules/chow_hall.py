"""Chow Hall: recruiting goons (RULES.md section 6.3)."""

from __future__ import annotations

from bighouse.engine.english import capital, counted
from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import ON_RECRUIT, RECRUIT_DISCOUNT
from bighouse.games.lockup.rules.actions import DECLINE, GOONS, HIRE, PAYMENTS, PLAY, RECRUIT, RETURN
from bighouse.games.lockup.rules.effects import goon_offer, take_goon
from bighouse.games.lockup.rules.gains import return_set
from bighouse.games.lockup.rules.goons import active_goons
from bighouse.games.lockup.rules.payments import cubes_of, payment_offer, sets_of, wrong_payment
from bighouse.games.lockup.rules.refusals import (
    NO_EFFECT,
    NOT_ACTIVE,
    SHORT_OF_CUBES,
    TOO_FEW_GOONS,
    WRONG_PAYMENT,
    WRONG_WINDOW,
)
from bighouse.games.lockup.rules.reward_choice import RewardChoice
from bighouse.games.lockup.rules.state import EMPTY, FIRST_GOON_SPACE, GOON_SPACES, Lockup
from bighouse.games.lockup.rules.tomes import add_tomes, discard_tome, is_tome, tome_beyond, tome_offer, tome_reason
from bighouse.games.lockup.words.card_words import effect_words
from bighouse.games.lockup.words.phrases import goon_name, place


def recruit_discount(game: Lockup, tome: int) -> int:
    """By how much a tome lowers the price of a recruit option."""
    discount = 0
    for effect in game.box.tomes[tome].effects:
        if effect.kind == RECRUIT_DISCOUNT:
            discount += effect.n
    return discount


def discounts_in_hand(game: Lockup, seat: int) -> int:
    """By how much all tomes in hand could lower it: declared together with the option (R42)."""
    player = game.players[seat]
    if not player.tomes & game.box.window_tomes[ON_RECRUIT]:
        return 0
    total = 0
    for tome in game.box.tomes:
        if tome.window == ON_RECRUIT:
            total += recruit_discount(game, tome.index) * player.tomes_of(tome.index)
    return total


def recruit_price(game: Lockup, rank: int, goons: int) -> int:
    """What the rank pays for so many goons; -1 when it is not offered that many."""
    for alternative in game.box.reward(game.seats, game.here, rank, len(game.ranking))[0].alternatives:
        if alternative[0] == goons:
            return alternative[1]
    return -1


class ChowHall(RewardChoice):
    """Choose how many goons to recruit."""

    def rewards(self, game: Lockup, out: list[int]) -> None:
        for alternative in game.box.reward(game.seats, game.here, self.rank, len(game.ranking))[0].alternatives:
            out.append(RECRUIT + alternative[0] - 1)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        goons = action - RECRUIT + 1
        if active_goons(game) < goons:
            return TOO_FEW_GOONS
        price = recruit_price(game, self.rank, goons)
        if game.players[self.seat].cube_count() + discounts_in_hand(game, self.seat) < price:
            return SHORT_OF_CUBES
        return 0

    def hushed(self, game: Lockup) -> bool:
        cubes = game.players[self.seat].cube_count()
        for alternative in game.box.reward(game.seats, game.here, self.rank, len(game.ranking))[0].alternatives:
            if alternative[0] <= active_goons(game) and alternative[1] <= cubes:
                return False
        return True

    def collect(self, game: Lockup, action: int) -> None:
        goons = action - RECRUIT + 1
        price = recruit_price(game, self.rank, goons)
        game.do([PayForGoons(self.seat, price), HireGoon(self.seat, goons)])

    def promise(self, game: Lockup) -> str:
        return effect_words(game.box.reward(game.seats, game.here, self.rank, len(game.ranking))[0])

    def question(self, game: Lockup) -> str:
        if game.collected >> self.seat & 1:  # the Bandit cubes were a reward already (R16)
            return f"{capital(place(game, game.here))}: {self.promise(game)}, or nobody"
        return super().question(game)

    def offer(self, game: Lockup, action: int) -> Wording:
        if action == DECLINE and game.collected >> self.seat & 1:
            return Wording("Recruit nobody")
        return super().offer(game, action)

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        goons = action - RECRUIT + 1
        price = recruit_price(game, self.rank, goons)
        title = f"Recruit {counted(goons, 'goon')}"
        detail = f"for {counted(price, 'cube') if price else 'nothing'}"
        return Wording(title, detail, f"{title} {detail}")

    def reward_reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        goons = action - RECRUIT + 1
        if refusal == TOO_FEW_GOONS:
            active = active_goons(game)
            there = "No goon is" if active == 0 else f"Only {counted(active, 'goon')} {'is' if active == 1 else 'are'}"
            return Reason(f"{there} active, this takes {goons}", "R22")
        price = counted(recruit_price(game, self.rank, goons), "cube")
        discount = discounts_in_hand(game, self.seat)
        tomes = f", and your tomes take off {discount}" if discount else ""
        have = game.players[self.seat].cube_count() or "none"
        cost = "1 goon costs" if goons == 1 else f"{goons} goons cost"
        return Reason(f"{cost} {price} here, you have {have}{tomes}", "§6.3")


class PayForGoons(Choice[Lockup]):
    """Pay for the option with cubes of any types; a tome may lower the price first."""

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def candidates(self, game: Lockup) -> list[int]:
        out = sets_of(self.price, game.players[self.seat].cubes)
        add_tomes(game, self.seat, out)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if is_tome(action):
            if game.box.tomes[action - PLAY].window != ON_RECRUIT:
                return WRONG_WINDOW
            return NO_EFFECT if self.price == 0 else 0
        return 0

    def always_asked(self, game: Lockup) -> bool:
        return game.players[self.seat].cube_count() < self.price  # a tome is never played unasked

    def beyond(self, game: Lockup, action: int) -> int:
        return WRONG_PAYMENT if RETURN <= action < RETURN + PAYMENTS else tome_beyond(action)

    def take(self, game: Lockup, action: int) -> None:
        if is_tome(action):
            discard_tome(game, self.seat, action - PLAY)
            game.do_next(PayForGoons(self.seat, max(0, self.price - recruit_discount(game, action - PLAY))))
        else:
            return_set(game, self.seat, cubes_of(action))

    def args(self) -> list[int]:
        return [self.seat, self.price]

    def question(self, game: Lockup) -> str:
        return f"Recruit: pay {counted(self.price, 'cube')} of any type"

    def chapter(self, game: Lockup) -> str:
        return "recruiting"

    def offer(self, game: Lockup, action: int) -> Wording:
        return tome_offer(game, action) if is_tome(action) else payment_offer(action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        if is_tome(action):
            return tome_reason(game, self.seat, action, refusal)
        due = f"The price is {counted(self.price, 'cube')}"
        return wrong_payment(game.players[self.seat].cubes, action, due, "§6.3")


class HireGoon(Choice[Lockup]):
    """Take active goons of free choice, one after the other, each with all its effects (R22)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        for space in range(GOON_SPACES):
            if game.goon_at[space] != EMPTY:
                out.append(HIRE + game.goon_at[space])
        return out

    def beyond(self, game: Lockup, action: int) -> int:
        return NOT_ACTIVE if HIRE <= action < HIRE + GOONS else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        goon = action - HIRE
        location = game.goon_location(goon)
        game.goon_at[location - FIRST_GOON_SPACE] = EMPTY
        if self.left > 1:
            game.do_next(HireGoon(self.seat, self.left - 1))
        take_goon(game, self.seat, goon, location)

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        return f"Which goon joins you{' first' if self.left > 1 else ''}?"

    def chapter(self, game: Lockup) -> str:
        return "recruiting"

    def offer(self, game: Lockup, action: int) -> Wording:
        return goon_offer(game, action - HIRE)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return Reason(f"{capital(goon_name(game, action - HIRE))} does not stand at any place now", "§6.3")
