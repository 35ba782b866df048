"""A quick opinion of a position in Architects. Rules of thumb in hundredths of a point; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from bighouse.games.architects.actions import BUILD, DECLINE, FETCH, RANSOM_BY_DEBT
from bighouse.games.architects.apprentices import HireAny, MakeRoom, skills_of
from bighouse.games.architects.black_market import MiddleMarket
from bighouse.games.architects.building_effects import DestroyOwnDebt, DiscardFor, GainOne, ReleaseOrCapture
from bighouse.games.architects.captures import FreeCaptures, captured_owner, captured_place
from bighouse.games.architects.cathedral import cards_to_discard, level_is_full
from bighouse.games.architects.components import (
    ALL_GAIN,
    DEBT_PENALTY,
    DESTROY_DEBT,
    DISCARD_FOR,
    FREE_CAPTURES,
    GAIN,
    GAIN_ONE_OF,
    GAIN_PER,
    GOLD,
    GOLD_IS_MARBLE,
    GOODS,
    GUARDHOUSE,
    HIRE_ANY,
    IF_MOST_CATHEDRAL,
    IF_MOST_GOOD,
    IF_NO_DEBT,
    LEVELS,
    LOCATIONS,
    MARBLE,
    MINES,
    PRISONERS_LOSE,
    RELEASE_FROM_PRISON,
    RELEASE_OR_CAPTURE,
    SILVER,
    SILVERSMITH,
    SKILLS,
    STONE,
    STOREHOUSE,
    TOP_VIRTUE,
    VIRTUE,
    VIRTUE_PER,
    VP_PER,
    WOOD,
    Building,
    Effect,
)
from bighouse.games.architects.end_effects import end_virtue
from bighouse.games.architects.gathering import Mines
from bighouse.games.architects.guardhouse import Guardhouse
from bighouse.games.architects.guildhall import guildhall_spaces
from bighouse.games.architects.measures import measured
from bighouse.games.architects.payments import PayMix, mix_of
from bighouse.games.architects.placing import PlaceWorker
from bighouse.games.architects.plans import DiscardCard, KeepCard
from bighouse.games.architects.scoring import points, winners
from bighouse.games.architects.state import NOBODY, NOT_YET, Architects, Player
from bighouse.games.architects.storehouse import Storehouse
from bighouse.games.architects.town_centre import TownCentre
from bighouse.games.architects.turns import FetchWorker
from bighouse.games.architects.workshop import Workshop

PRICE: Final[list[int]] = [60, 75, 75, 165, 175]  # what it costs to get one that a construction is waiting for
SPARE: Final[list[int]] = [30, 42, 42, 35, 20, 32]  # what one is worth that nothing is waiting for, points apart
MANY: Final[list[int]] = [4, 4, 4, 4, 4, 8]  # more than so many to spare are worth little:
SURPLUS: Final[list[int]] = [20, 20, 20, 20, 20, 15]
HOARD: Final = 14  # gold and marble beyond this wait for the end instead of bringing it about
HOARDED: Final = 75  # what each of them counts less until then, unless an opponent brings it about
PACE: Final = 450  # turns, in hundredths, between two constructions
TURN: Final = 140  # what a turn brings
BUILDING: Final = 40  # what the turn and the worker cost that a construction takes
TRUST: Final = 80  # percent of a construction's worth that are counted while it is only planned
TRUST_ALONE: Final = 40  # alone: what is dug is sure, and the opponent may end the game before it is built
LATER: Final = 75  # percent of that for each construction planned before it
SKILL: Final = 170  # what it costs to hire somebody with a skill that is missing
REWARD: Final = 80  # of a step on the Cathedral
KNOWN_SKILL: Final = 60
VIRTUE_POINT: Final = 45
CARD: Final = 30
LIKELY_CARD: Final = 90  # with the building it may become
DEBT: Final = 10  # beside the points
AT_HOME: Final = 40  # a worker at home, of the first few
MORE_AT_HOME: Final = 6
FEW_AT_HOME: Final = 4
GROUP: Final = 10  # a worker where goods are gathered
GROWTH: Final = 5  # and for each one in its company
LARGE_GROUP: Final = 12
MINER: Final = 220  # alone, where captures are rare, a worker in the Mines: company brings gold, which is points
MINERS: Final = 14  # and for each one in its company
NUGGET: Final = 50  # alone, what gold is worth beside its point
ELSEWHERE: Final = 8  # a worker on another circle
HELD: Final = 10  # a captured worker
AWAY: Final = 8  # an own worker on another board
JAILED: Final = 25
MOST_JAILED: Final = 20
THREAT: Final = 40  # percent of the largest group of a rival that count for whoever can pay for a capture
OPPONENT_THREAT: Final = 15  # percent of the largest group that the opponent may be about to capture
OPPONENT_TURN: Final = 108  # what the opponent makes of a turn
OPPONENT_HALL: Final = 22  # and percent of its turns that it spends in the Guildhall
EARNING: Final = 100  # what a player makes of a turn against the opponent
ON_MOVE: Final = 120  # of whoever takes the next turn: positions before and after a move compare
OPEN: Final = 1750  # a lead that makes a player rather sure of winning, in the beginning
DECIDED: Final = 250  # and in the last round
WIN: Final = 1000
MARGIN: Final = 10  # a lead counts a tenth beside the chance to win, so that more is better

# What an apprentice's ability is worth, by when it counts
ABILITIES: Final[list[int]] = [0, 70, 40, 30, 80, 60, 90, 120, 120, 110, 110, 70]


class ArchitectsWisdom(Wisdom[Architects]):
    """The seat's worth against its best rival's, as a chance to win: near the end a smaller lead suffices."""

    def value(self, game: Architects, seat: int) -> int:
        best = -100000
        for who in range(len(game.players)):
            if who != seat:
                best = max(best, worth(game, who, False))
        lead = worth(game, seat, True) - best
        if game.over:
            return lead // MARGIN + (WIN if seat in winners(game) else -WIN)
        enough = DECIDED + (OPEN - DECIDED) * time_ahead(game) // 100
        if lead >= 0:
            return lead // MARGIN + WIN * lead // (lead + enough)
        return -(-lead // MARGIN + WIN * -lead // (enough - lead))

    def chance(self, value: float) -> float:
        return min(1.0, max(0.0, 0.5 + value / (2.0 * WIN)))

    def unfinished(self, game: Architects, seat: int) -> bool:
        choice = game.choice(seat)
        if isinstance(choice, TownCentre):
            return choice.made == 0
        if isinstance(choice, Storehouse):
            return choice.left == game.players[seat].at[STOREHOUSE]
        if isinstance(choice, Guardhouse):
            return choice.left == game.players[seat].at[GUARDHOUSE]
        if isinstance(choice, DiscardCard):
            return choice.left == 1
        return isinstance(
            choice,
            (
                PayMix,
                Workshop,
                Mines,
                MiddleMarket,
                HireAny,
                MakeRoom,
                KeepCard,
                GainOne,
                FreeCaptures,
                ReleaseOrCapture,
                DestroyOwnDebt,
                DiscardFor,
            ),
        )

    def quiet(self, game: Architects) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def guess(self, game: Architects, seat: int, options: list[int], rng: Rng) -> int:
        choice = game.choice(seat)
        if isinstance(choice, PayMix):
            return from_plenty(game.players[seat], options)
        if isinstance(choice, TownCentre):
            return largest_group(game, seat, options)
        action = options[rng.below(len(options))]
        if action <= DECLINE or action == RANSOM_BY_DEBT:  # those are for good reasons only
            action = options[rng.below(len(options))]
        if options[-1] >= BUILD:
            for option in options:
                if BUILD <= option < FETCH:  # a construction that is possible is seldom wrong
                    return option
        return action


def on_move(game: Architects) -> int:
    """Whose turn comes next that has not been used yet."""
    active = game.active
    if active == NOBODY or isinstance(game.choice(active), (PlaceWorker, FetchWorker)):
        return active
    return game.after(active)


def from_plenty(player: Player, options: list[int]) -> int:
    """The payment that takes most of what there is most of."""
    best = options[0]
    top = -1
    for option in options:
        mix = mix_of(option)
        score = 0
        for good in range(len(mix)):
            count = mix[good]
            score += count * (2 * player.goods[good] - count)
        if score > top:
            top = score
            best = option
    return best


def largest_group(game: Architects, seat: int, options: list[int]) -> int:
    """The capture that moves most workers; own ones only when hands are needed at home."""
    best = options[-1]
    top = 1
    for option in options:
        if option > DECLINE:
            owner = captured_owner(game, option)
            count = game.players[owner].at[captured_place(option)]
            if owner == seat and game.players[seat].home > 3:
                count -= 3
            if count > top:
                top = count
                best = option
    return best


def turns_ahead(game: Architects, who: int) -> int:
    """How many turns a player will still have, in hundredths of a turn."""
    order = game.order
    if game.turns_left != NOT_YET:
        away = (order.index(who) - order.index(game.active)) % len(order)
        return 100 if away < game.turns_left else 0
    left = max(0, guildhall_spaces(game) - len(game.guildhall))
    return 100 + left * PACE // len(order)


def time_ahead(game: Architects) -> int:
    """How much of the game is still to come, in hundredths."""
    spaces = guildhall_spaces(game)
    return max(0, spaces - len(game.guildhall)) * 100 // spaces


def group_worth(place: int, count: int, solo: bool) -> int:
    """What a group of workers promises: the next one who joins them gathers with all of them."""
    if place > SILVERSMITH:
        return count * ELSEWHERE
    if place == MINES and solo:
        return count * (MINER + count * MINERS)
    return count * (GROUP + min(count, LARGE_GROUP) * GROWTH)


def worth(game: Architects, who: int, known: bool) -> int:
    """Everything a player has and may hope for; a hand that is not known is taken for an average one."""
    box = game.box
    player = game.players[who]
    total = points(game, who) * 100
    if game.over:
        return total
    turns = turns_ahead(game, who)
    time = time_ahead(game)
    virtue = player.virtue
    for card in player.built:
        virtue += end_virtue(game, who, card)
    virtue = max(0, min(TOP_VIRTUE, virtue))
    total -= box.virtue_vp[player.virtue] * 100
    total += (box.virtue_vp[virtue] * (100 - time) * 100 + VIRTUE_POINT * (virtue - 7) * time) // 100
    if turns == 0:
        return total
    if game.turns_left == NOT_YET and not game.solo:
        total -= max(0, player.goods[GOLD] + player.goods[MARBLE] - HOARD) * HOARDED
    total += player.prison // box.prisoners_per_loss * time
    total += workers(game, who, turns) * min(100, turns // 5) // 100
    total -= player.unpaid * DEBT
    if who == game.bot:
        hall = OPPONENT_HALL * box.opponents[game.opponent].guildhall_vp
        return total + (OPPONENT_TURN + hall) * turns // 100
    if game.opponent != NOBODY:
        total += EARNING * turns // 100
    if game.solo:
        total += player.goods[GOLD] * NUGGET * time // 100
    skills = skills_of(game, who)
    total += plan(game, who, skills, turns, time) if known else likely_plan(player, time)
    abilities = 0
    for card in player.apprentices:
        abilities += ABILITIES[box.apprentices[card].trigger]
    for skill in range(SKILLS):
        abilities += (skills >> skill & 1) * KNOWN_SKILL
    if who == on_move(game):
        total += ON_MOVE
    return total + abilities * time // 100


def workers(game: Architects, who: int, turns: int) -> int:
    """Hands at home, groups on the board, those in prison and those on other boards."""
    player = game.players[who]
    needed = min(player.home, turns // 100)
    few = min(FEW_AT_HOME, needed)
    total = few * AT_HOME + (needed - few) * MORE_AT_HOME
    for place in range(LOCATIONS):
        count = player.at[place]
        if count > 0:
            total += group_worth(place, count, game.solo)
    away = 0
    most = 0
    prey = 0
    for other in range(len(game.players)):
        if other != who:
            rival = game.players[other]
            away += rival.held[who]
            most = max(most, rival.prison)
            for place in range(LOCATIONS):
                if rival.at[place] > 1:
                    prey = max(prey, group_worth(place, rival.at[place], game.solo))
    total += player.captured() * HELD - away * AWAY
    if who == game.bot:
        total += prey * OPPONENT_THREAT // 100
    elif player.goods[SILVER] > 0 and player.home > 0:
        total += prey * THREAT // 100
    jailed = player.prison
    for owner in game.market:
        if owner == who:
            jailed += 1
    if jailed > 0:
        total -= jailed * JAILED
        if jailed >= most:
            total -= MOST_JAILED
        if jailed >= 3:
            total -= MOST_JAILED // 2
    return total


def plan(game: Architects, who: int, skills: int, turns: int, time: int) -> int:
    """What the goods and cards at hand may become: the best constructions one after the other, and what is left."""
    box = game.box
    player = game.players[who]
    goods = player.goods.copy()
    gains = [building_worth(game, who, box.buildings[card]) for card in player.hand]
    cards = player.hand.copy()
    total = min(4, len(cards)) * CARD * (time + 20) // 100
    level = min(player.level + 1, LEVELS)
    step = box.levels[level]
    climb = (step.vp - box.levels[level - 1].vp - step.cost[GOLD] - step.cost[MARBLE]) * 100 + REWARD - BUILDING
    may_climb = (
        player.level < LEVELS
        and box.cathedral_open[player.virtue]
        and not level_is_full(game, level)
        and len(cards) >= cards_to_discard(game, who)
    )
    rest = turns
    share = TRUST_ALONE if game.solo else TRUST
    while rest >= 100 and share > 20:
        best = 0
        best_effort = 0
        pick = -1
        for i in range(len(cards)):
            building = box.buildings[cards[i]]
            missing = shortfall(player, goods, building.cost) + hires(building.skills & ~skills) * SKILL
            gain = within(gains[i] - missing, effort(missing), rest, time)
            if gain > best:
                best = gain
                best_effort = effort(missing)
                pick = i
        if may_climb:
            missing = shortfall(player, goods, step.cost)
            missing += max(0, step.mix - goods[WOOD] - goods[STONE]) * PRICE[STONE]
            gain = within(climb - missing, effort(missing), rest, time)
            if gain > best:
                best = gain
                best_effort = effort(missing)
                pick = len(cards)
        if pick < 0:
            break
        total += best * share // 100
        share = share * LATER // 100
        rest -= best_effort
        if pick < len(cards):
            spend(goods, box.buildings[cards[pick]].cost)
            cards.pop(pick)
            gains.pop(pick)
            may_climb = may_climb and len(cards) >= cards_to_discard(game, who)
        else:
            spend(goods, step.cost)
            stone = min(goods[STONE], step.mix - min(goods[WOOD], step.mix // 2))
            goods[STONE] -= stone
            goods[WOOD] = max(0, goods[WOOD] - (step.mix - stone))
            may_climb = False
    return total + spare_worth(goods) * time // 100


def spare_worth(goods: list[int]) -> int:
    """What goods are worth that no construction is waiting for."""
    total = 0
    for good in range(GOODS):
        count = goods[good]
        few = min(MANY[good], count)
        total += few * SPARE[good] + (count - few) * SURPLUS[good]
    return total


def likely_plan(player: Player, time: int) -> int:
    """What a player's goods may become, whatever cards they hold."""
    total = min(4, len(player.hand)) * LIKELY_CARD + spare_worth(player.goods)
    return total * (time + 10) // 110


def shortfall(player: Player, goods: list[int], cost: list[int]) -> int:
    """What it would cost to get the goods that are missing; a gold or marble bought is not a point lost."""
    missing = 0
    for good in range(GOLD):
        lack = cost[good] - goods[good]
        if lack > 0:
            missing += lack * PRICE[good]
    gold = cost[GOLD] - goods[GOLD]
    marble = cost[MARBLE] - goods[MARBLE]
    if player.ability == GOLD_IS_MARBLE:
        gold += marble
        marble = 0
    if gold > 0:
        missing += gold * (PRICE[GOLD] - 100)
    if marble > 0:
        missing += marble * (PRICE[MARBLE] - 100)
    return missing


def hires(lacking: int) -> int:
    """How many skills are in a mask."""
    return (lacking & 1) + (lacking >> 1 & 1) + (lacking >> 2 & 1)


def effort(missing: int) -> int:
    """How many turns, in hundredths, a construction takes with what must be found for it first."""
    return 100 + missing * 100 // TURN


def within(gain: int, needed: int, rest: int, time: int) -> int:
    """What is left of a gain that needs so many of the turns that rest."""
    if needed <= rest:
        return gain
    return gain * rest // (2 * needed) if time > 0 else 0


def spend(goods: list[int], cost: list[int]) -> None:
    for good in range(SILVER):
        goods[good] = max(0, goods[good] - cost[good])


def building_worth(game: Architects, who: int, building: Building) -> int:
    """What a building would bring, apart from its common goods."""
    total = building.vp * 100 + building.virtue * VIRTUE_POINT + effect_worth(game, who, building.effect)
    return total - 100 * (building.cost[GOLD] + building.cost[MARBLE]) - BUILDING


def effect_worth(game: Architects, who: int, effect: Effect) -> int:
    """What an effect would be worth to the player as things stand."""
    player = game.players[who]
    kind = effect.kind
    if kind == GAIN:
        total = effect.gain.cards * 60 - effect.gain.debts * 200 + effect.gain.virtue * VIRTUE_POINT
        for good in range(SILVER):
            total += effect.gain.goods[good] * PRICE[good]
        return total + effect.gain.goods[SILVER] * SPARE[SILVER]
    if kind == VP_PER:
        return measured(game, who, effect) * 100 // effect.n
    if kind == VIRTUE_PER:
        return measured(game, who, effect) * 80 // effect.n
    if kind == VIRTUE:
        return effect.n * 80
    if kind == GAIN_PER:
        return measured(game, who, effect) * 130 // effect.n
    if kind == IF_MOST_GOOD:
        return effect.vp * 50
    if kind == IF_MOST_CATHEDRAL:
        return effect.vp * 50 + effect.gain.virtue * 40
    if kind == IF_NO_DEBT:
        return effect.vp * 100 if player.unpaid == 0 else effect.vp * 40
    if kind == DEBT_PENALTY:
        return effect.vp * player.unpaid * 100
    if kind == FREE_CAPTURES:
        return effect.n * 80
    if kind == RELEASE_FROM_PRISON:
        return player.prison * 60
    if kind == DESTROY_DEBT:
        return min(effect.n, player.unpaid) * 200
    if kind == HIRE_ANY:
        return 200
    if kind == PRISONERS_LOSE:
        return 0 if player.prison < effect.n else -60
    if kind == ALL_GAIN:
        return 0
    if kind == GAIN_ONE_OF or kind == RELEASE_OR_CAPTURE or kind == DISCARD_FOR:
        return 120
    return 0
