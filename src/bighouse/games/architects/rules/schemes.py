"""What each action of a scheme card means (RULES.md section 15.4: reconstructed)."""

from __future__ import annotations

from typing import Final

from bighouse.games.architects.box.components import (
    ADVANCE,
    BURN_TAX,
    CAPTURE,
    CAPTURE_PER_WORKER,
    CHANGE_VIRTUE,
    DESTROY,
    FOREST,
    FREE_BOARDS,
    FREE_PRISON,
    FUTURE,
    GAIN_MARBLE,
    GUARDHOUSE,
    LEVELS,
    LOCATIONS,
    MARBLE,
    MARBLE_PER_WORKER,
    MINES,
    PURGE,
    QUARRY,
    SELL,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    VIRTUE_PER_WORKER,
    WORKSHOP,
    SchemeAct,
)
from bighouse.games.architects.rules.apprentices import purge_column
from bighouse.games.architects.rules.captures import capture, free_prisoners, held_elsewhere, jail_captured, take_back
from bighouse.games.architects.rules.cathedral import draw_reward, level_is_full, move_up
from bighouse.games.architects.rules.events import (
    DEBT_RANSOM,
    FUTURE_ADDED,
    OPPONENT_DID,
    TAX_BURNED,
    WHY_FUTURE_EMPTY,
    WHY_LARGEST_GROUP,
    WHY_LEVEL_FULL,
    WHY_NO_DEBT,
    WHY_NO_GROUP,
    WHY_NOBODY_HELD,
    WHY_NOBODY_IN_PRISON,
    WHY_NOBODY_ON_BOARDS,
    WHY_PLACES_USED_UP,
    WHY_SCHEME,
    WHY_TOP_REACHED,
    WHY_VIRTUE_ONLY,
)
from bighouse.games.architects.rules.goods import gain_good
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.rules.virtue import change_virtue, destroy_debts, gain_virtue, lose_virtue, take_debts

MOST_PLACES: Final = 2  # where the opponent captures in one turn
SALE: Final = 1  # marble for all captured workers together
CAPTURE_ORDER: Final[list[int]] = [
    QUARRY, FOREST, MINES, SILVERSMITH, STOREHOUSE, WORKSHOP, TAX_STAND, GUARDHOUSE, TOWN_CENTRE,
]  # fmt: skip


def carry_out(game: Architects, act: SchemeAct, place: int) -> None:
    """Do one action of a scheme card whose worker stands at this place."""
    automaton = game.automaton
    player = game.players[automaton]
    kind = act.kind
    here = player.at[place] if place < LOCATIONS else 0
    game.tell(OPPONENT_DID, game.automaton, WHY_SCHEME, kind, act.n)
    if kind == ADVANCE:
        advance(game)
    elif kind == FUTURE:
        add_future(game, act.n)
    elif kind == CAPTURE:
        capture_groups(game, act.n)
    elif kind == CAPTURE_PER_WORKER:
        capture_groups(game, min(here, act.n))
    elif kind == SELL:
        if jail_captured(game, automaton) > 0:
            gain_good(game, automaton, MARBLE, SALE)
        else:
            game.tell(OPPONENT_DID, game.automaton, WHY_NOBODY_HELD, kind)
    elif kind == FREE_PRISON:
        if player.prison > 0:
            free_prisoners(game, automaton, player.prison)
        else:
            game.tell(OPPONENT_DID, game.automaton, WHY_NOBODY_IN_PRISON, kind)
    elif kind == FREE_BOARDS:
        if held_elsewhere(game, automaton) > 0:
            take_debts(game, automaton, game.box.ransom_debts, DEBT_RANSOM)
            lose_virtue(game, automaton, game.box.ransom_virtue)
            take_back(game, automaton)
        else:
            game.tell(OPPONENT_DID, game.automaton, WHY_NOBODY_ON_BOARDS, kind)
    elif kind == CHANGE_VIRTUE:
        change_virtue(game, automaton, act.n)
    elif kind == VIRTUE_PER_WORKER:
        gain_virtue(game, automaton, min(here, act.n))
    elif kind == GAIN_MARBLE:
        gain_good(game, automaton, MARBLE, act.n)
    elif kind == MARBLE_PER_WORKER:
        gain_good(game, automaton, MARBLE, min(here, act.n))
    elif kind == DESTROY:
        if player.unpaid > 0:
            destroy_debts(game, automaton, min(act.n, player.unpaid))
        else:
            game.tell(OPPONENT_DID, game.automaton, WHY_NO_DEBT, kind)
    elif kind == BURN_TAX:
        game.given[SILVER] -= game.tax
        game.tell(TAX_BURNED, automaton, game.tax)
        game.tax = 0
    elif kind == PURGE:
        purge_column(game)


def advance(game: Architects) -> None:
    """One level up without any cost; of the reward it takes the virtue alone."""
    automaton = game.automaton
    level = game.players[automaton].level
    if level == LEVELS:
        game.tell(OPPONENT_DID, game.automaton, WHY_TOP_REACHED, ADVANCE)
    elif level_is_full(game, level + 1):
        game.tell(OPPONENT_DID, game.automaton, WHY_LEVEL_FULL, ADVANCE)
    else:
        move_up(game, automaton)
        reward = draw_reward(game, automaton)
        virtue = game.box.no_reward_virtue
        if reward != NOBODY:
            virtue = game.box.rewards[reward].gain.virtue
            game.tell(OPPONENT_DID, game.automaton, WHY_VIRTUE_ONLY, ADVANCE, virtue)
        gain_virtue(game, automaton, virtue)


def add_future(game: Architects, count: int) -> None:
    """Future schemes join the discards; they come into play with the next shuffle."""
    for _ in range(count):
        if not game.future:
            game.tell(OPPONENT_DID, game.automaton, WHY_FUTURE_EMPTY, FUTURE)
            return
        card = game.future.pop()
        game.schemes_done.append(card)
        game.reveal()
        game.tell(FUTURE_ADDED, game.automaton, card)


def capture_groups(game: Architects, count: int) -> None:
    """The largest group each time, at two places at most; it never captures its own."""
    places = 0
    used = 0
    for _ in range(count):
        place, owner = largest_group(game, places if used == MOST_PLACES else -1)
        if owner == NOBODY:
            game.tell(
                OPPONENT_DID, game.automaton, WHY_PLACES_USED_UP if used == MOST_PLACES else WHY_NO_GROUP, CAPTURE
            )
            return
        if not places >> place & 1:
            places |= 1 << place
            used += 1
        game.tell(OPPONENT_DID, game.automaton, WHY_LARGEST_GROUP, CAPTURE, game.players[owner].at[place])
        capture(game, game.automaton, place, owner)


def largest_group(game: Architects, places: int) -> tuple[int, int]:
    """Place and owner of the largest group at these places (a mask); ties as in section 15.4."""
    best = 0
    best_place = NOBODY
    best_owner = NOBODY
    for owner in game.around(game.automaton):  # whose next turn comes first
        if owner == game.automaton:
            continue
        for place in CAPTURE_ORDER:
            count = game.players[owner].at[place]
            if count == 0 or not places >> place & 1 or count < best:
                continue
            if count == best and game.players[owner].guildhall <= game.players[best_owner].guildhall:
                continue
            best = count
            best_place = place
            best_owner = owner
    return best_place, best_owner
