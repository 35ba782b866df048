"""Advancing work on the Cathedral (RULES.md section 5.2)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.architects.components import LEVELS, NO_DISCARD, ON_CATHEDRAL, STONE, WOOD
from bighouse.games.architects.events import CATHEDRAL_ADVANCED, REWARD_SHOWN
from bighouse.games.architects.gains import receive, receive_from
from bighouse.games.architects.goods import can_pay, pay_goods
from bighouse.games.architects.payments import WITHOUT_CLAY, PayMix
from bighouse.games.architects.plans import DiscardCard
from bighouse.games.architects.refusals import (
    LEVEL_FULL,
    NO_CARD_TO_DISCARD,
    SHORT_OF_GOODS,
    TOO_WICKED,
    TOP_REACHED,
)
from bighouse.games.architects.state import NOBODY, Architects
from bighouse.games.architects.virtue import gain_virtue


def level_is_full(game: Architects, level: int) -> bool:
    """A space is free again once its player has moved up."""
    count = 0
    for player in game.players:
        if player.level == level:
            count += 1
    return count >= game.box.levels[level].spaces


def cards_to_discard(game: Architects, who: int) -> int:
    return 0 if game.players[who].ability == NO_DISCARD else game.box.cathedral_cards


def cathedral_refusal(game: Architects, who: int) -> int:
    """Why the player cannot advance now; 0 when they can. Virtue is tested when placing only (R31)."""
    player = game.players[who]
    if player.level == LEVELS:
        return TOP_REACHED
    if not game.box.cathedral_open[player.virtue]:
        return TOO_WICKED
    if level_is_full(game, player.level + 1):
        return LEVEL_FULL
    if len(player.hand) < cards_to_discard(game, who):
        return NO_CARD_TO_DISCARD
    level = game.box.levels[player.level + 1]
    if not can_pay(player, level.cost) or player.goods[WOOD] + player.goods[STONE] < level.mix:
        return SHORT_OF_GOODS
    return 0


def advance_steps(game: Architects, who: int) -> list[Step[Architects]]:
    """Pay, discard, move up, take the reward, let Acolytes act."""
    steps: list[Step[Architects]] = [PayForLevel(who)]
    if cards_to_discard(game, who) > 0:
        steps.append(DiscardCard(who, cards_to_discard(game, who)))
    steps.append(Advance(who))
    return steps


class PayForLevel(Step[Architects]):
    """The goods for the next level; a mix of wood and stone is the player's choice."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        level = game.box.levels[game.players[self.who].level + 1]
        pay_goods(game, self.who, level.cost)
        if level.mix > 0:
            game.do_next(PayMix(self.who, level.mix, WITHOUT_CLAY))

    def args(self) -> list[int]:
        return [self.who]


class Advance(Step[Architects]):
    """One level up, and the top Reward card; once there is none, virtue instead."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        who = self.who
        move_up(game, who)
        reward = draw_reward(game, who)
        game.do_next(Acolytes(who))
        if reward == NOBODY:
            gain_virtue(game, who, game.box.no_reward_virtue)
        else:
            receive(game, who, game.box.rewards[reward].gain)

    def args(self) -> list[int]:
        return [self.who]


def move_up(game: Architects, who: int) -> None:
    player = game.players[who]
    player.level += 1
    game.tell(CATHEDRAL_ADVANCED, who, player.level)


def draw_reward(game: Architects, who: int) -> int:
    """Reveal the top Reward card, which leaves the game; NOBODY when none is left."""
    if not game.rewards:
        return NOBODY
    reward = game.rewards.pop()
    game.rewards_gone.append(reward)
    game.reveal()
    game.tell(REWARD_SHOWN, who, reward)
    return reward


class Acolytes(Step[Architects]):
    """Each own Acolyte gives its reward."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        receive_from(game, self.who, ON_CATHEDRAL)

    def args(self) -> list[int]:
        return [self.who]
