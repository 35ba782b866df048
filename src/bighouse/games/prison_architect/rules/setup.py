"""Setting up the table, for one to four players (RULES.md sections 2 and 14)."""

from __future__ import annotations

from bighouse.engine.deck import Deck
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.games.prison_architect.box.components import BUNK_CELL, BUREAUCRACY, DECKS, LOCKER_ROOM, STARTING, Box
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN
from bighouse.games.prison_architect.rules.rounds import FIRST_ROUND
from bighouse.games.prison_architect.rules.state import Player, PrisonArchitect


def set_up(room: Room, box: Box, seats: int, rng: Rng, difficulty: int, harder: bool) -> PrisonArchitect:
    """A table with everything in its place, and the first round on the agenda."""
    game = PrisonArchitect(room, box, seats, rng)
    game.difficulty = difficulty
    game.harder = harder
    game.initiative = [0] if game.solo else [NOT_TAKEN] * seats
    shuffle_stacks(game)
    for prisoners in box.prisoners:
        for prisoner in prisoners:
            game.supply[prisoner] += 1
    for _ in range(seats):
        game.players.append(equipped(box))
    for seat in range(seats):
        deal_objectives(game, seat)
    if box.offers[seats] == 0:
        game.duels = list(range(len(box.warden_cards)))
        rng.shuffle(game.duels)
        game.duel = game.duels.pop()
    game.do_next(FIRST_ROUND)
    return game


def shuffle_stacks(game: PrisonArchitect) -> None:
    """Four stacks of tiles, the Bureaucracy cards, three decks of objectives."""
    for tile in game.box.tiles:
        if tile.index != BUNK_CELL and tile.index != LOCKER_ROOM:  # these lie in open stacks
            game.stacks[tile.category] += [tile.index] * tile.copies
    game.stacks[BUREAUCRACY] = list(range(len(game.box.cards)))
    for stack in game.stacks:
        game.rng.shuffle(stack)
    for deck in range(DECKS):
        cards = [objective.index for objective in game.box.objectives if objective.deck == deck]
        game.rng.shuffle(cards)
        game.objective_decks[deck] = Deck(cards, [])


def equipped(box: Box) -> Player:
    """Cash, Staff, and the first tiles, which wait for the first Build phase (R3)."""
    player = Player(box)
    player.cash = box.start_cash
    player.prison.staff = box.start_staff
    player.construction = box.start_tiles.copy()
    return player


def deal_objectives(game: PrisonArchitect, seat: int) -> None:
    """One starting objective face up, and a secret hand; unused starting ones leave the game."""
    player = game.players[seat]
    for _ in range(game.box.start_face_up):
        player.played.append(game.objective_decks[STARTING].draw())
    for deck in range(DECKS):
        for _ in range(game.box.start_hand[deck]):
            player.hand.append(game.objective_decks[deck].draw())
