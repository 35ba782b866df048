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
from bighouse.games.architects.mind.construction_worth import likely_plan, plan
from bighouse.games.architects.mind.weights import ArchitectsWeights
from bighouse.games.architects.rules.apprentices import skills_of
from bighouse.games.architects.rules.end_effects import end_virtue
from bighouse.games.architects.rules.guildhall import guildhall_spaces
from bighouse.games.architects.rules.placing import PlaceWorker
from bighouse.games.architects.rules.scoring import points
from bighouse.games.architects.rules.state import NOBODY, NOT_YET, Architects
from bighouse.games.architects.rules.turns import FetchWorker

HOARD: Final = 14  # gold and marble beyond this wait for the end instead of bringing it about
FEW_AT_HOME: Final = 4
LARGE_GROUP: Final = 12


def worth(game: Architects, w: ArchitectsWeights, who: int, known: bool) -> int:
    """Everything a player has and may hope for; a hand that is not known is taken for an average one."""
    box = game.box
    player = game.players[who]
    total = points(game, who) * 100
    if game.over:
        return total
    turns = turns_ahead(game, w, who)
    time = time_ahead(game)
    virtue = player.virtue
    for card in player.built:
        virtue += end_virtue(game, who, card)
    virtue = max(0, min(TOP_VIRTUE, virtue))
    total -= box.virtue_vp[player.virtue] * 100
    total += (box.virtue_vp[virtue] * (100 - time) * 100 + w.virtue_point * (virtue - 7) * time) // 100
    if turns == 0:
        return total
    if game.turns_left == NOT_YET and not game.solo:
        total -= max(0, player.goods[GOLD] + player.goods[MARBLE] - HOARD) * w.hoarded
    total += player.prison // box.prisoners_per_loss * time
    total += workers(game, w, who, turns) * min(100, turns // 5) // 100
    total -= player.unpaid * w.debt
    if who == game.automaton:
        hall = w.opponent_hall * box.opponents[game.opponent].guildhall_vp
        return total + (w.opponent_turn + hall) * turns // 100
    if game.opponent != NOBODY:
        total += w.earning * turns // 100
    if game.solo:
        total += player.goods[GOLD] * w.nugget * time // 100
    skills = skills_of(game, who)
    total += plan(game, w, who, skills, turns, time) if known else likely_plan(w, player, time)
    abilities = 0
    for card in player.apprentices:
        abilities += w.abilities[box.apprentices[card].trigger]
    for skill in range(SKILLS):
        abilities += (skills >> skill & 1) * w.known_skill
    if who == on_move(game):
        total += w.on_move
    return total + abilities * time // 100


def workers(game: Architects, w: ArchitectsWeights, who: int, turns: int) -> int:
    """Hands at home, groups on the board, those in prison and those on other boards."""
    player = game.players[who]
    needed = min(player.home, turns // 100)
    few = min(FEW_AT_HOME, needed)
    total = few * w.at_home + (needed - few) * w.more_at_home
    for place in range(LOCATIONS):
        count = player.at[place]
        if count > 0:
            total += group_worth(w, place, count, game.solo)
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
                    prey = max(prey, group_worth(w, place, rival.at[place], game.solo))
    total += player.captured() * w.held - away * w.away
    if who == game.automaton:
        total += prey * w.opponent_threat // 100
    elif player.goods[SILVER] > 0 and player.home > 0:
        total += prey * w.threat // 100
    jailed = player.prison
    for owner in game.market:
        if owner == who:
            jailed += 1
    if jailed > 0:
        total -= jailed * w.jailed
        if jailed >= most:
            total -= w.most_jailed
        if jailed >= 3:
            total -= w.most_jailed // 2
    return total


def group_worth(w: ArchitectsWeights, place: int, count: int, solo: bool) -> int:
    """What a group of workers promises: the next one who joins them gathers with all of them."""
    if place > SILVERSMITH:
        return count * w.elsewhere
    if place == MINES and solo:
        return count * (w.miner + count * w.miners)
    return count * (w.group + min(count, LARGE_GROUP) * w.growth)


def on_move(game: Architects) -> int:
    """Whose turn comes next that has not been used yet."""
    active = game.active
    if active == NOBODY or isinstance(game.choice(active), (PlaceWorker, FetchWorker)):
        return active
    return game.after(active)


def turns_ahead(game: Architects, w: ArchitectsWeights, who: int) -> int:
    """How many turns a player will still have, in hundredths of a turn."""
    order = game.order
    if game.turns_left != NOT_YET:
        away = (order.index(who) - order.index(game.active)) % len(order)
        return 100 if away < game.turns_left else 0
    left = max(0, guildhall_spaces(game) - len(game.guildhall))
    return 100 + left * w.pace // len(order)


def time_ahead(game: Architects) -> int:
    """How much of the game is still to come, in hundredths."""
    spaces = guildhall_spaces(game)
    return max(0, spaces - len(game.guildhall)) * 100 // spaces
