"""Setting up the table: standard, variable, alone and two against the opponent (RULES.md sections 2 and 15)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.games.architects.box.components import COLUMNS, DISPLAY, SILVER, WORKERS, Box
from bighouse.games.architects.rules.apprentices import close_gap
from bighouse.games.architects.rules.draft import DealPackets, ExtraCards
from bighouse.games.architects.rules.events import DEBT_START
from bighouse.games.architects.rules.goods import gain_good, gain_goods
from bighouse.games.architects.rules.state import NOBODY, Architects, Player
from bighouse.games.architects.rules.turns import FIRST_TURN
from bighouse.games.architects.rules.virtue import take_debts


def set_up(room: Room, box: Box, seats: int, rng: Rng, variable: bool, opponent: int) -> Architects:
    """A table with everything in its place, and what is still to be done on the agenda."""
    game = Architects(room, box, seats, rng)
    game.variable = variable
    game.opponent = opponent
    shuffle_piles(game)
    seat_players(game)
    game.order = turn_order(game)
    equip_players(game)
    if opponent != NOBODY:
        seat_opponent(game)
    game.do([DEAL_PACKETS, EXTRA_CARDS, FIRST_TURN])
    return game


def shuffled(game: Architects, count: int) -> list[int]:
    cards = list(range(count))
    game.rng.shuffle(cards)
    return cards


def shuffle_piles(game: Architects) -> None:
    """Black Market, rewards, apprentices with their display, buildings and the first tax."""
    box = game.box
    game.small = shuffled(game, len(box.markets))
    rewards = shuffled(game, len(box.rewards))
    in_play = box.reward_cards[game.size]
    game.rewards = rewards[:in_play]
    game.rewards_boxed = rewards[in_play:]
    game.apprentice_deck = Deck(shuffled(game, len(box.apprentices)), [])
    for space in range(DISPLAY):
        close_gap(game, space // COLUMNS * COLUMNS)
    if game.solo:
        game.buildings_boxed = box.solo_removed.copy()
    buildings = [building.index for building in box.buildings if building.index not in game.buildings_boxed]
    game.rng.shuffle(buildings)
    game.building_deck = Deck(buildings, [])
    game.tax = box.start_tax
    game.given[SILVER] += box.start_tax


def seat_players(game: Architects) -> None:
    """Colours are dealt at random, and with them the characters of side 2 (R68)."""
    box = game.box
    count = game.seats + (0 if game.opponent == NOBODY else 1)
    colours = shuffled(game, len(box.colours))
    for who in range(count):
        player = Player(None, count)
        game.players.append(player)
        player.colour = colours[who]
        player.virtue = box.start_virtue
        if game.variable and who < game.seats:
            for character in box.characters:
                if character.colour == player.colour:
                    player.character = character.index
                    player.ability = character.ability
                    player.virtue = character.virtue


def turn_order(game: Architects) -> list[int]:
    """Clockwise from a random first player (R58) or the most virtuous one; the opponent plays last (R56)."""
    first = game.rng.below(game.seats)
    if game.variable:
        for seat in range(game.seats):
            if game.players[seat].virtue > game.players[first].virtue:
                first = seat
    order = [(first + i) % game.seats for i in range(game.seats)]
    if game.opponent != NOBODY:
        order.append(game.seats)
    return order


def equip_players(game: Architects) -> None:
    """Silver by seating, or whatever the character starts with."""
    box = game.box
    for place in range(game.seats):
        who = game.order[place]
        player = game.players[who]
        if player.character < 0:
            gain_good(game, who, SILVER, box.solo_silver if game.solo else box.start_silver[place])
        else:
            character = box.characters[player.character]
            gain_goods(game, who, character.goods)
            take_debts(game, who, character.debts, DEBT_START)
            player.prison = character.prison
            player.home = WORKERS - character.prison


def seat_opponent(game: Architects) -> None:
    """The opponent has virtue and workers, and two piles of schemes (15.1)."""
    game.players[game.automaton].virtue = game.box.opponent_virtue
    game.schemes = [scheme.index for scheme in game.box.schemes if not scheme.future]
    game.future = [scheme.index for scheme in game.box.schemes if scheme.future]
    game.rng.shuffle(game.schemes)
    game.rng.shuffle(game.future)


DEAL_PACKETS: Final = DealPackets()
EXTRA_CARDS: Final = ExtraCards()
