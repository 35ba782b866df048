"""Cell Block: crafting and reserving items (RULES.md sections 6.1 and 6.2)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, counted
from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import (
    ANY,
    CRAFT_DISCOUNT,
    ON_CRAFT,
    OPPONENT_PAYS,
    RESOURCE_WORDS,
    RESOURCES,
    TOME_BITS,
)
from bighouse.games.lockup.rules.actions import CRAFT, ITEMS, MAKE_PAY, PAYMENTS, PLAY, RESERVE, RETURN
from bighouse.games.lockup.rules.effects import place_item
from bighouse.games.lockup.rules.events import CRAFT_DECLARED, ITEM_RESERVED, MADE_TO_PAY
from bighouse.games.lockup.rules.gains import return_set
from bighouse.games.lockup.rules.payments import cubes_of, payment_offer, payments, sets_of, shortfall, wrong_payment
from bighouse.games.lockup.rules.refusals import (
    NO_EFFECT,
    NO_SUCH_CUBE,
    NOT_ON_DISPLAY,
    PURCHASE_FAILS,
    SHORT_OF_CUBES,
    WRONG_PAYMENT,
    WRONG_WINDOW,
)
from bighouse.games.lockup.rules.reward_choice import RewardChoice
from bighouse.games.lockup.rules.state import EMPTY, Lockup
from bighouse.games.lockup.rules.tomes import add_tomes, discard_tome, is_tome, tome_beyond, tome_offer, tome_reason
from bighouse.games.lockup.words.phrases import agrees, crew_name, cubes_in_words, missing, resource_words, stars_words

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


class CellBlock(RewardChoice):
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

    def promise(self, game: Lockup) -> str:
        return "craft an item, reserve one for 1 cube"

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        if action >= RESERVE:
            name = game.box.items[action - RESERVE].name
            return Wording(f"Reserve {name}", "for 1 cube", f"Reserve {name} for 1 cube")
        item = game.box.items[action - CRAFT]
        player = game.players[self.seat]
        source = " from your reserve" if item.index in player.reserved else ""
        helped = shortfall(item.cost, player.cubes) > 0 and can_pay(game, self.seat, item.cost, 0, player.tomes)
        tomes = ", with the help of your tomes" if helped else ""
        price = f"{stars_words(item.reputation)} for {cubes_in_words(item.cost)}{tomes}"
        return Wording(f"Craft {item.name}{source}", price)

    def reward_reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        item = game.box.items[action - (RESERVE if action >= RESERVE else CRAFT)]
        if action >= RESERVE:
            if refusal == NOT_ON_DISPLAY:
                return Reason(f"{item.name} is not on display", "§6.2")
            return Reason("Reserving costs 1 cube of any type, you have none", "§6.2")
        if refusal == NOT_ON_DISPLAY:
            return Reason(f"{item.name} is neither on display nor in your reserve", "§6.1")
        cubes = game.players[self.seat].cubes
        short = cubes_in_words(missing(item.cost, cubes))
        price = f"{item.name} costs {cubes_in_words(item.cost)}"
        return Reason(f"Short {short}: {price}, you have {cubes_in_words(cubes)}", "§6.1")


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

    def question(self, game: Lockup) -> str:
        return f"Reserve {game.box.items[self.item].name}: pay 1 cube of any type"

    def chapter(self, game: Lockup) -> str:
        return "reserving"

    def offer(self, game: Lockup, action: int) -> Wording:
        return payment_offer(action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return wrong_payment(game.players[self.seat].cubes, action, "The price is 1 cube of any type", "§6.2")


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

    def question(self, game: Lockup) -> str:
        less = f", less {counted(self.waived, 'cube')} of your choice" if self.waived else ""
        cost = cubes_in_words(cost_left(game, self.item, self.covered))
        return f"Craft {game.box.items[self.item].name}: pay {cost}{less}"

    def chapter(self, game: Lockup) -> str:
        return "crafting"

    def offer(self, game: Lockup, action: int) -> Wording:
        return tome_offer(game, action) if is_tome(action) else payment_offer(action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        cost = cost_left(game, self.item, self.covered)
        price = cubes_in_words(cost)
        if refusal == NO_SUCH_CUBE:
            name = game.box.items[self.item].name
            return Reason(f"No opponent has a cube that would see {name} paid, {price} being left to pay", "R45")
        if is_tome(action):
            return tome_reason(game, self.seat, action, refusal)
        left = max(0, size_of(cost) - self.waived)
        less = f", less {counted(self.waived, 'cube')}, which leaves {left}" if self.waived else ""
        return wrong_payment(game.players[self.seat].cubes, action, f"The price is {price}{less}", "§6.1")


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

    def question(self, game: Lockup) -> str:
        cost = cubes_in_words(cost_left(game, self.item, self.covered))
        return f"Craft {game.box.items[self.item].name} for {cost}: whose cube pays part of it?"

    def chapter(self, game: Lockup) -> str:
        return "tomes-buying"

    def offer(self, game: Lockup, action: int) -> Wording:
        rival, resource = divmod(action - MAKE_PAY, RESOURCES)
        verb = agrees(game, rival, "pay", "pays")
        return Wording(f"{capital(crew_name(game, rival))} {verb} {resource_words(resource, 1)}")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        rival, resource = divmod(action - MAKE_PAY, RESOURCES)
        name = game.box.items[self.item].name
        if refusal == PURCHASE_FAILS:
            given = f"{resource_words(resource, 1)} from {crew_name(game, rival)}"
            held = cubes_in_words(game.players[self.seat].cubes)
            return Reason(f"With {given} you could not pay the rest of {name} with {held}", "R42")
        if rival == self.seat:
            return Reason("An opponent pays, not you", "R45")
        word = RESOURCE_WORDS[resource]
        if game.players[rival].cubes[resource] == 0:
            return Reason(f"{capital(crew_name(game, rival))} {agrees(game, rival, 'have', 'has')} no {word}", "R45")
        cost = cubes_in_words(cost_left(game, self.item, self.covered))
        return Reason(f"{capital(word)} pays nothing of the {cost} that {name} still costs", "R45")
