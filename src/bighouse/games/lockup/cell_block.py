"""Cell Block: crafting and reserving items (RULES.md sections 6.1 and 6.2)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.games.lockup.actions import CRAFT, ITEMS, MAKE_PAY, PAYMENTS, PLAY, RESERVE, RETURN
from bighouse.games.lockup.components import ANY, CRAFT_DISCOUNT, ON_CRAFT, OPPONENT_PAYS, RESOURCES, TOME_BITS
from bighouse.games.lockup.effects import place_item
from bighouse.games.lockup.events import CRAFT_DECLARED, ITEM_RESERVED, MADE_TO_PAY
from bighouse.games.lockup.gains import return_set
from bighouse.games.lockup.offers import Offer
from bighouse.games.lockup.payments import cubes_of, payments, sets_of, shortfall
from bighouse.games.lockup.refusals import (
    NO_EFFECT,
    NO_SUCH_CUBE,
    NOT_ON_DISPLAY,
    PURCHASE_FAILS,
    SHORT_OF_CUBES,
    WRONG_PAYMENT,
    WRONG_WINDOW,
)
from bighouse.games.lockup.state import EMPTY, Lockup
from bighouse.games.lockup.tomes import add_tomes, discard_tome, is_tome, tome_beyond

COST_BITS: Final = 3  # the part of a cost that opponents cover, packed: so many bits a type, `any` included


def craft_discount(game: Lockup, tome: int) -> int:
    """How many cubes of a cost a tome waives."""
    total = 0
    for effect in game.box.tomes[tome].effects:
        if effect.kind == CRAFT_DISCOUNT:
            total += effect.n
    return total


def rival_pays(game: Lockup, tome: int) -> bool:
    """Whether a tome makes an opponent pay a cube of a cost."""
    for effect in game.box.tomes[tome].effects:
        if effect.kind == OPPONENT_PAYS:
            return True
    return False


def cost_left(game: Lockup, item: int, covered: int) -> list[int]:
    """The cost of an item without what opponents have already been made to pay."""
    cost = game.box.items[item].cost.copy()
    if covered:
        for kind in range(ANY + 1):
            cost[kind] -= covered >> (kind * COST_BITS) & ((1 << COST_BITS) - 1)
    return cost


def size_of(cost: list[int]) -> int:
    return cost[0] + cost[1] + cost[2] + cost[3] + cost[4]


def matching(cost: list[int], resource: int) -> int:
    """Which part of a cost a cube pays: the named part first, which leaves the payer most freedom; -1 for none."""
    if cost[resource] > 0:
        return resource
    return ANY if cost[ANY] > 0 else -1


def rivals_cubes(game: Lockup, seat: int) -> list[int]:
    """What all opponents together own of each resource."""
    out = [0] * RESOURCES
    for rival in range(len(game.players)):
        if rival != seat:
            for resource in range(RESOURCES):
                out[resource] += game.players[rival].cubes[resource]
    return out


def can_pay(game: Lockup, seat: int, cost: list[int], waived: int, hand: int) -> bool:
    """Whether a cost can be paid with the player's cubes and the crafting tomes of a hand (R42, R45)."""
    if shortfall(cost, game.players[seat].cubes) <= waived:
        return True
    hand &= game.box.window_tomes[ON_CRAFT]
    return hand != 0 and tomes_help(game, seat, cost, waived, hand, rivals_cubes(game, seat))


def tomes_help(game: Lockup, seat: int, cost: list[int], waived: int, hand: int, rivals: list[int]) -> bool:
    """Whether crafting tomes can cover what is short, given what the opponents still own."""
    if shortfall(cost, game.players[seat].cubes) <= waived:
        return True
    for tome in game.box.tomes:
        if hand >> (tome.index * TOME_BITS) & ((1 << TOME_BITS) - 1):
            rest = hand - (1 << (tome.index * TOME_BITS))
            discount = craft_discount(game, tome.index)
            if not rival_pays(game, tome.index):
                return tomes_help(game, seat, cost, waived + discount, rest, rivals)  # a discount never hurts
            for resource in range(RESOURCES):
                part = matching(cost, resource)
                if part >= 0 and rivals[resource] > 0:
                    less = cost.copy()
                    less[part] -= 1
                    poorer = rivals.copy()
                    poorer[resource] -= 1
                    if tomes_help(game, seat, less, waived + discount, rest, poorer):
                        return True
            hand = rest  # this one cannot help
    return False


class CellBlock(Offer):
    """Craft one item, or reserve one."""

    def rewards(self, game: Lockup, out: list[int]) -> None:
        for item in game.players[self.seat].reserved:
            out.append(CRAFT + item)
        for item in game.display:
            if item != EMPTY:
                out.append(CRAFT + item)
                out.append(RESERVE + item)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        player = game.players[self.seat]
        if action >= RESERVE:
            return 0 if player.cube_count() > 0 else SHORT_OF_CUBES
        cost = game.box.items[action - CRAFT].cost
        return 0 if can_pay(game, self.seat, cost, 0, player.tomes) else SHORT_OF_CUBES

    def hushed(self, game: Lockup) -> bool:
        return game.players[self.seat].cube_count() == 0 or max(game.display) == EMPTY

    def reward_beyond(self, game: Lockup, action: int) -> int:
        return NOT_ON_DISPLAY if CRAFT <= action < RESERVE + ITEMS else NOT_ASKED_FOR

    def collect(self, game: Lockup, action: int) -> None:
        if action >= RESERVE:
            game.do_next(PayToReserve(self.seat, action - RESERVE))
        else:
            item = action - CRAFT
            player = game.players[self.seat]
            if player.secret >> item & 1:  # a craft is declared, so the card is shown
                player.secret &= ~(1 << item)
                game.reveal()
            game.tell(CRAFT_DECLARED, self.seat, item)
            game.do_next(PayForItem(self.seat, item, 0, 0))


class PayToReserve(Choice[Lockup]):
    """Pay one cube of any type; the item is laid face down."""

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def candidates(self, game: Lockup) -> list[int]:
        return sets_of(1, game.players[self.seat].cubes)

    def beyond(self, game: Lockup, action: int) -> int:
        return WRONG_PAYMENT if RETURN <= action < RETURN + PAYMENTS else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        return_set(game, self.seat, cubes_of(action))
        game.display[game.display.index(self.item)] = EMPTY
        game.players[self.seat].reserved.append(self.item)
        game.tell(ITEM_RESERVED, self.seat, self.item)

    def args(self) -> list[int]:
        return [self.seat, self.item]


class PayForItem(Choice[Lockup]):
    """Declare tomes for the craft, then pay what is left of the cost (R18, R42)."""

    def __init__(self, seat: int, item: int, waived: int, covered: int) -> None:
        super().__init__(seat)
        self.item = item
        self.waived = waived  # cubes that discounts take off
        self.covered = covered  # cubes that opponents have paid, packed

    def candidates(self, game: Lockup) -> list[int]:
        player = game.players[self.seat]
        out = payments(cost_left(game, self.item, self.covered), self.waived, player.cubes)
        add_tomes(game, self.seat, out)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if not is_tome(action):
            return 0
        tome = action - PLAY
        if game.box.tomes[tome].window != ON_CRAFT:
            return WRONG_WINDOW
        cost = cost_left(game, self.item, self.covered)
        if size_of(cost) <= self.waived:
            return NO_EFFECT
        if rival_pays(game, tome) and not rival_payments(game, self.seat, tome, cost, self.waived):
            return NO_SUCH_CUBE
        return 0

    def always_asked(self, game: Lockup) -> bool:
        cost = cost_left(game, self.item, self.covered)
        return shortfall(cost, game.players[self.seat].cubes) > self.waived  # a tome is never played unasked

    def beyond(self, game: Lockup, action: int) -> int:
        return WRONG_PAYMENT if RETURN <= action < RETURN + PAYMENTS else tome_beyond(action)

    def take(self, game: Lockup, action: int) -> None:
        if is_tome(action):
            tome = action - PLAY
            discard_tome(game, self.seat, tome)
            waived = self.waived + craft_discount(game, tome)
            if rival_pays(game, tome):
                game.do_next(MakePay(self.seat, self.item, waived, self.covered))
            else:
                game.do_next(PayForItem(self.seat, self.item, waived, self.covered))
            return
        return_set(game, self.seat, cubes_of(action))
        player = game.players[self.seat]
        from_reserve = self.item in player.reserved
        if from_reserve:
            player.reserved.remove(self.item)
        else:
            game.display[game.display.index(self.item)] = EMPTY
        place_item(game, self.seat, self.item, from_reserve)

    def args(self) -> list[int]:
        return [self.seat, self.item, self.waived, self.covered]


def rival_payments(game: Lockup, seat: int, tome: int, cost: list[int], waived: int) -> list[int]:
    """Whose cube can pay part of a cost so that the rest can be paid too (R42, R45). The tome is still in hand."""
    hand = game.players[seat].tomes - (1 << (tome * TOME_BITS))
    return [
        action
        for action in matching_cubes(game, seat, cost)
        if pays_off(game, seat, action, cost, waived + craft_discount(game, tome), hand)
    ]


def matching_cubes(game: Lockup, seat: int, cost: list[int]) -> list[int]:
    """Every opponent's cube that matches a cube of the cost."""
    out: list[int] = []
    for rival in range(len(game.players)):
        if rival != seat:
            for resource in range(RESOURCES):
                if game.players[rival].cubes[resource] > 0 and matching(cost, resource) >= 0:
                    out.append(MAKE_PAY + rival * RESOURCES + resource)
    return out


def pays_off(game: Lockup, seat: int, action: int, cost: list[int], waived: int, hand: int) -> bool:
    """Whether the craft can still be paid once this cube of an opponent is taken."""
    resource = (action - MAKE_PAY) % RESOURCES
    less = cost.copy()
    less[matching(cost, resource)] -= 1
    poorer = rivals_cubes(game, seat)
    poorer[resource] -= 1
    return tomes_help(game, seat, less, waived, hand & game.box.window_tomes[ON_CRAFT], poorer)


class MakePay(Choice[Lockup]):
    """Choose the opponent and the cube that pays part of the cost (R45)."""

    def __init__(self, seat: int, item: int, waived: int, covered: int) -> None:
        super().__init__(seat)
        self.item = item
        self.waived = waived
        self.covered = covered

    def candidates(self, game: Lockup) -> list[int]:
        return matching_cubes(game, self.seat, cost_left(game, self.item, self.covered))

    def refusal(self, game: Lockup, action: int) -> int:
        cost = cost_left(game, self.item, self.covered)
        hand = game.players[self.seat].tomes
        return 0 if pays_off(game, self.seat, action, cost, self.waived, hand) else PURCHASE_FAILS

    def beyond(self, game: Lockup, action: int) -> int:
        return NO_SUCH_CUBE if MAKE_PAY <= action < MAKE_PAY + len(game.players) * RESOURCES else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        rival = (action - MAKE_PAY) // RESOURCES
        resource = (action - MAKE_PAY) % RESOURCES
        cost = cost_left(game, self.item, self.covered)
        covered = self.covered + (1 << (matching(cost, resource) * COST_BITS))
        game.players[rival].cubes[resource] -= 1
        game.supply[resource] += 1
        game.tell(MADE_TO_PAY, self.seat, rival, resource)
        game.do_next(PayForItem(self.seat, self.item, self.waived, covered))

    def args(self) -> list[int]:
        return [self.seat, self.item, self.waived, self.covered]
