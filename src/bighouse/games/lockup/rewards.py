"""Step 3 of Lights Out: what each rank is offered, and declining it (RULES.md section 5, R13 to R16)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.games.lockup.actions import EXCHANGE, EXCHANGE_TWO, GAIN, TAKE
from bighouse.games.lockup.cell_block import CellBlock
from bighouse.games.lockup.chow_hall import ChowHall
from bighouse.games.lockup.components import CRAFT_OR_RESERVE, GAIN_ANY, RECRUIT, RESOURCES, Effect
from bighouse.games.lockup.components import EXCHANGE as EXCHANGE_EFFECT
from bighouse.games.lockup.components import EXCHANGE_TWO as EXCHANGE_TWO_EFFECT
from bighouse.games.lockup.effects import acts, apply
from bighouse.games.lockup.exchanges import (
    GainAny,
    exchange_beyond,
    exchange_candidates,
    exchange_two,
    supply_is_empty,
    two_for_one_candidates,
)
from bighouse.games.lockup.gains import exchange_cube, gain_cubes, take_loot
from bighouse.games.lockup.offers import Offer
from bighouse.games.lockup.refusals import FIXED_REWARD, NONE_IN_SUPPLY
from bighouse.games.lockup.state import Lockup


def reward_effects(game: Lockup, rank: int) -> list[Effect]:
    """What the rank earns at the location being resolved."""
    return game.box.reward(game.seats, game.here, rank, len(game.ranking))


def loot_here(game: Lockup) -> bool:
    """Whether Bandit cubes lie at the location being resolved."""
    for resource in range(RESOURCES):
        if game.loot[game.here * RESOURCES + resource] > 0:
            return True
    return False


def offer_reward(game: Lockup, seat: int, rank: int) -> None:
    """Ask a player about the reward of their rank; where nothing is to be had, nobody is asked (R14)."""
    effects = reward_effects(game, rank)
    loot = rank == 0 and loot_here(game)
    if not effects:
        return
    kind = effects[0].kind
    if kind == GAIN_ANY or kind == RECRUIT:
        game.do_next(LootFirst(seat) if loot else optional_reward(seat, rank, kind))
    elif kind == CRAFT_OR_RESERVE or kind == EXCHANGE_EFFECT or kind == EXCHANGE_TWO_EFFECT:
        game.do_next(optional_reward(seat, rank, kind))
    elif fixed_reward_waits(game, seat, rank):
        game.do_next(FixedReward(seat, rank))


def fixed_reward_waits(game: Lockup, seat: int, rank: int) -> bool:
    """Whether anything of a fixed reward is to be had (R14)."""
    if rank == 0 and loot_here(game):
        return True
    for effect in reward_effects(game, rank):
        if acts(game, seat, effect):
            return True
    return False


def optional_reward(seat: int, rank: int, kind: int) -> Choice[Lockup]:
    if kind == RECRUIT:
        return ChowHall(seat, rank)
    if kind == CRAFT_OR_RESERVE:
        return CellBlock(seat, rank)
    if kind == GAIN_ANY:
        return ResourceOfChoice(seat, rank)
    return CommissaryExchange(seat, rank)


class FixedReward(Offer):
    """Take the reward, Bandit cubes and all, or decline all of it (R13, R16)."""

    def rewards(self, game: Lockup, out: list[int]) -> None:
        out.append(TAKE)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        return 0 if fixed_reward_waits(game, self.seat, self.rank) else NONE_IN_SUPPLY

    def collect(self, game: Lockup, action: int) -> None:
        if self.rank == 0:
            take_loot(game, self.seat)
        for effect in reward_effects(game, self.rank):
            apply(game, self.seat, effect)


class LootFirst(Offer):
    """At the Commissary and the Chow Hall the strongest takes the Bandit cubes first, or declines all (R16)."""

    def __init__(self, seat: int, rank: int = 0) -> None:
        super().__init__(seat, rank)

    def rewards(self, game: Lockup, out: list[int]) -> None:
        out.append(TAKE)

    def collect(self, game: Lockup, action: int) -> None:
        take_loot(game, self.seat)
        kind = reward_effects(game, 0)[0].kind
        if kind == RECRUIT:
            game.do_next(ChowHall(self.seat, 0))
        elif not supply_is_empty(game):
            game.do_next(GainAny(self.seat, 1))  # a fixed reward: no longer to be refused


class ResourceOfChoice(Offer):
    """Commissary, most strength: one cube of free choice."""

    def rewards(self, game: Lockup, out: list[int]) -> None:
        for resource in range(RESOURCES):
            out.append(GAIN + resource)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        return 0 if game.supply[action - GAIN] > 0 else NONE_IN_SUPPLY

    def collect(self, game: Lockup, action: int) -> None:
        gain_cubes(game, self.seat, action - GAIN, 1)


class CommissaryExchange(Offer):
    """Commissary, other ranks: one cube for one, or two for one."""

    def two_for_one(self, game: Lockup) -> bool:
        return reward_effects(game, self.rank)[0].kind == EXCHANGE_TWO_EFFECT

    def rewards(self, game: Lockup, out: list[int]) -> None:
        if self.two_for_one(game):
            two_for_one_candidates(game, self.seat, out)
        else:
            exchange_candidates(game, self.seat, out)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        first = EXCHANGE_TWO if action >= EXCHANGE_TWO else EXCHANGE
        return 0 if game.supply[(action - first) % RESOURCES] > 0 else NONE_IN_SUPPLY

    def reward_beyond(self, game: Lockup, action: int) -> int:
        if action == TAKE:
            return FIXED_REWARD
        return NOT_ASKED_FOR if self.two_for_one(game) else exchange_beyond(action)

    def collect(self, game: Lockup, action: int) -> None:
        if action >= EXCHANGE_TWO:
            exchange_two(game, self.seat, action)
        else:
            exchange_cube(game, self.seat, (action - EXCHANGE) // RESOURCES, (action - EXCHANGE) % RESOURCES)
