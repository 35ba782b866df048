"""Advancing work on the Cathedral (RULES.md section 5.2)."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import LEVELS, NO_DISCARD, ON_CATHEDRAL, STONE, TOP_VIRTUE, WOOD
from bighouse.games.architects.rules.events import CATHEDRAL_ADVANCED, REWARD_SHOWN
from bighouse.games.architects.rules.gains import receive, receive_from
from bighouse.games.architects.rules.goods import can_pay, pay_goods
from bighouse.games.architects.rules.payments import WITHOUT_CLAY, PayMix
from bighouse.games.architects.rules.plans import DiscardCard
from bighouse.games.architects.rules.refusals import (
    LEVEL_FULL,
    NO_CARD_TO_DISCARD,
    SHORT_OF_GOODS,
    TOO_WICKED,
    TOP_REACHED,
)
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.rules.virtue import gain_virtue
from bighouse.games.architects.words.phrases import (
    LEVEL_NAMES,
    lacks_in_words,
    level_cost,
    missing_for_level,
    points_words,
)


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


def cathedral_offer(game: Architects, who: int) -> Wording:
    number = game.players[who].level + 1
    if number > LEVELS:
        return Wording("Work on the Cathedral")
    level = game.box.levels[number]
    price = level_cost(level, cards_to_discard(game, who))
    detail = f"{points_words(level.vp)} in all and a reward, for {price}"
    return Wording(f"Cathedral, {LEVEL_NAMES[number]}", detail, f"The Cathedral, {LEVEL_NAMES[number]}: {detail}")


def cathedral_reason(game: Architects, who: int, refusal: int) -> Reason:
    """What cathedral_refusal has answered, in words."""
    player = game.players[who]
    if refusal == TOP_REACHED:
        return Reason("You stand at the top of the Cathedral already", "§5.2")
    if refusal == TOO_WICKED:
        least = player.virtue
        while least < TOP_VIRTUE and not game.box.cathedral_open[least]:
            least += 1
        return Reason(f"Your virtue is {player.virtue}, the Cathedral asks for {least} or more", "R31")
    level = game.box.levels[player.level + 1]
    name = LEVEL_NAMES[player.level + 1]
    if refusal == LEVEL_FULL:
        full = "its only space is taken" if level.spaces == 1 else f"its {level.spaces} spaces are taken"
        return Reason(f"{capital(name)} is full: {full}", "§5.2")
    if refusal == NO_CARD_TO_DISCARD:
        return Reason("You have no Building card to discard for the Cathedral", "§5.2")
    lacks = lacks_in_words(missing_for_level(player, level), 0)
    return Reason(f"Needs {lacks}: {name} costs {level_cost(level)}", "§5.2")


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
