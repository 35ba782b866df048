"""What a player's position in Architects is worth. Rules of thumb in hundredths of a point; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.architects.box.components import (
    GOLD,
    LOCATIONS,
    MARBLE,
    MINES,
    SILVER,
    SILVERSMITH,
    SKILLS,
    TOP_VIRTUE,
)
from bighouse.games.architects.mind.construction_worth import VIRTUE_POINT, likely_plan, plan
from bighouse.games.architects.rules.apprentices import skills_of
from bighouse.games.architects.rules.end_effects import end_virtue
from bighouse.games.architects.rules.guildhall import guildhall_spaces
from bighouse.games.architects.rules.placing import PlaceWorker
from bighouse.games.architects.rules.scoring import points
from bighouse.games.architects.rules.state import NOBODY, NOT_YET, Architects
from bighouse.games.architects.rules.turns import FetchWorker

HOARD: Final = 14  # gold and marble beyond this wait for the end instead of bringing it about
HOARDED: Final = 75  # what each of them counts less until then, unless an opponent brings it about
PACE: Final = 450  # turns, in hundredths, between two constructions
KNOWN_SKILL: Final = 60
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

# What an apprentice's ability is worth, by when it counts
ABILITIES: Final[list[int]] = [0, 70, 40, 30, 80, 60, 90, 120, 120, 110, 110, 70]


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
    if who == game.automaton:
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
    if who == game.automaton:
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


def group_worth(place: int, count: int, solo: bool) -> int:
    """What a group of workers promises: the next one who joins them gathers with all of them."""
    if place > SILVERSMITH:
        return count * ELSEWHERE
    if place == MINES and solo:
        return count * (MINER + count * MINERS)
    return count * (GROUP + min(count, LARGE_GROUP) * GROWTH)


def on_move(game: Architects) -> int:
    """Whose turn comes next that has not been used yet."""
    active = game.active
    if active == NOBODY or isinstance(game.choice(active), (PlaceWorker, FetchWorker)):
        return active
    return game.after(active)


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
