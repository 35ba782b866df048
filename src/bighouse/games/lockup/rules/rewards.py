"""Step 3 of Lights Out: what each rank is offered, and declining it (RULES.md section 5, R13 to R16)."""

from __future__ import annotations

from bighouse.engine.english import capital, counted, listed
from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import (
    CHOOSE_TOME,
    CRAFT_OR_RESERVE,
    DRAW_TOME,
    GAIN_ANY,
    GAIN_POWER,
    RECRUIT,
    RESOURCES,
    TAKE_FIRST_PLAYER,
    Effect,
)
from bighouse.games.lockup.box.components import EXCHANGE as EXCHANGE_EFFECT
from bighouse.games.lockup.box.components import EXCHANGE_TWO as EXCHANGE_TWO_EFFECT
from bighouse.games.lockup.box.components import GAIN as GAIN_EFFECT
from bighouse.games.lockup.rules.actions import EXCHANGE, EXCHANGE_TWO, GAIN, TAKE
from bighouse.games.lockup.rules.cell_block import CellBlock
from bighouse.games.lockup.rules.chow_hall import ChowHall
from bighouse.games.lockup.rules.effects import acts, apply
from bighouse.games.lockup.rules.exchanges import (
    GainAny,
    exchange_beyond,
    exchange_candidates,
    exchange_offer,
    exchange_reason,
    exchange_two,
    gain_offer,
    none_left,
    supply_is_empty,
    two_for_one_candidates,
)
from bighouse.games.lockup.rules.gains import exchange_cube, gain_cubes, take_loot, tomes_available
from bighouse.games.lockup.rules.refusals import FIXED_REWARD, NONE_IN_SUPPLY
from bighouse.games.lockup.rules.reward_choice import RewardChoice
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.words.card_words import effect_words
from bighouse.games.lockup.words.phrases import cubes_in_words, place, where_crew_goes


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
    """Ask a player about the reward of their rank, also where nothing is left: a tome may bring some back (R69)."""
    effects = reward_effects(game, rank)
    loot = rank == 0 and loot_here(game)
    if not effects:
        return
    kind = effects[0].kind
    offer: RewardChoice
    if kind == GAIN_ANY or kind == RECRUIT:
        offer = LootFirst(seat) if loot else optional_reward(seat, rank, kind)
    elif kind == CRAFT_OR_RESERVE or kind == EXCHANGE_EFFECT or kind == EXCHANGE_TWO_EFFECT:
        offer = optional_reward(seat, rank, kind)
    else:
        offer = FixedReward(seat, rank)
    if game.seats > 1 and offer.hushed(game):
        game.reveal()  # whether or not the seat is asked, so that no undo tells
    game.do_next(offer)


def fixed_reward_waits(game: Lockup, seat: int, rank: int) -> bool:
    """Whether anything of a fixed reward is to be had (R14)."""
    if rank == 0 and loot_here(game):
        return True
    for effect in reward_effects(game, rank):
        if acts(game, seat, effect):
            return True
    return False


def optional_reward(seat: int, rank: int, kind: int) -> RewardChoice:
    if kind == RECRUIT:
        return ChowHall(seat, rank)
    if kind == CRAFT_OR_RESERVE:
        return CellBlock(seat, rank)
    if kind == GAIN_ANY:
        return ResourceOfChoice(seat, rank)
    return CommissaryExchange(seat, rank)


def loot_words(game: Lockup) -> str:
    """The Bandit cubes where it is being resolved; empty when there are none."""
    cubes = game.loot[game.here * RESOURCES : (game.here + 1) * RESOURCES]
    return f"the Bandits' {cubes_in_words(cubes)}" if sum(cubes) > 0 else ""


def reward_words(game: Lockup, seat: int, effect: Effect) -> str:
    """What an effect of a fixed reward brings just now; empty when it is nothing."""
    kind = effect.kind
    if kind == GAIN_EFFECT:
        cubes = [min(effect.cubes[r], game.supply[r]) for r in range(RESOURCES)]
        return cubes_in_words(cubes) if sum(cubes) > 0 else ""
    if kind == GAIN_POWER:
        power = min(effect.n, game.power_supply)
        return f"{power} power" if power > 0 else ""
    if kind == TAKE_FIRST_PLAYER:
        return "the first player marker" + (", which you keep" if game.first == seat else "")
    if kind == DRAW_TOME:
        tomes = min(effect.n, tomes_available(game))
        return counted(tomes, "tome") if tomes > 0 else ""
    if kind == CHOOSE_TOME:
        return "1 of 2 tomes" if tomes_available(game) > 1 else "1 tome" if tomes_available(game) == 1 else ""
    return effect_words(effect)


class FixedReward(RewardChoice):
    """Take the reward, Bandit cubes and all, or decline all of it (R13, R16)."""

    def rewards(self, game: Lockup, out: list[int]) -> None:
        out.append(TAKE)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        return 0 if fixed_reward_waits(game, self.seat, self.rank) else NONE_IN_SUPPLY

    def decline(self, game: Lockup) -> None:
        if fixed_reward_waits(game, self.seat, self.rank):  # what was not to be had, nobody has declined
            super().decline(game)

    def collect(self, game: Lockup, action: int) -> None:
        if self.rank == 0:
            take_loot(game, self.seat)
        for effect in reward_effects(game, self.rank):
            apply(game, self.seat, effect)

    def promise(self, game: Lockup) -> str:
        """All that the reward brings just now."""
        parts = [reward_words(game, self.seat, effect) for effect in reward_effects(game, self.rank)]
        if self.rank == 0:
            parts.append(loot_words(game))
        return f"take {listed([part for part in parts if part]) or 'nothing, as the supply has run out'}"

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        return Wording(capital(self.promise(game)))

    def reward_reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return Reason("Nothing of this reward is left in the supply", "R14")


class LootFirst(RewardChoice):
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

    def question(self, game: Lockup) -> str:
        then = effect_words(reward_effects(game, 0)[0])
        home = where_crew_goes(game)
        return f"{capital(place(game, game.here))}: take {loot_words(game)}, then {then}, or decline it all and {home}"

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        return Wording(f"Take {loot_words(game)}")


class ResourceOfChoice(RewardChoice):
    """Commissary, most strength: one cube of free choice."""

    def rewards(self, game: Lockup, out: list[int]) -> None:
        for resource in range(RESOURCES):
            out.append(GAIN + resource)

    def reward_refusal(self, game: Lockup, action: int) -> int:
        return 0 if game.supply[action - GAIN] > 0 else NONE_IN_SUPPLY

    def collect(self, game: Lockup, action: int) -> None:
        gain_cubes(game, self.seat, action - GAIN, 1)

    def promise(self, game: Lockup) -> str:
        return "take 1 cube of your choice"

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        return gain_offer(action)

    def reward_reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return none_left(action - GAIN)


class CommissaryExchange(RewardChoice):
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

    def promise(self, game: Lockup) -> str:
        return f"exchange {'two cubes' if self.two_for_one(game) else '1 cube'} for one of another type"

    def reward_offer(self, game: Lockup, action: int) -> Wording:
        return exchange_offer(action)

    def reward_reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        if refusal == FIXED_REWARD:
            return Reason("Nothing is given away here: exchange cubes, or decline", "§5")
        return exchange_reason(game, self.seat, action, refusal)
