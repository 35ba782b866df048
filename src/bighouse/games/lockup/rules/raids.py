"""Raids: the most suspicious lose stars, and the suspicion goes back to the supply (RULES.md sections 7 and 11.5)."""

from __future__ import annotations

from bighouse.games.lockup.box.components import LOCATIONS
from bighouse.games.lockup.rules.events import LOCATION_CLEARED, SUSPICION_CLEARED
from bighouse.games.lockup.rules.state import FROM_RAIDS, Lockup


def raid(game: Lockup) -> None:
    """Carry out a raid."""
    if game.solitary:
        solitary_raid(game)
    else:
        losses = raid_losses(game)
        for seat in range(game.seats):
            game.score(seat, losses[seat], FROM_RAIDS)
        for seat in range(game.seats):
            clear_suspicion(game, seat)
    for location in range(LOCATIONS):
        count = game.suspicion_at[location]
        if count > 0:
            game.suspicion_at[location] = 0
            game.suspicion_supply += count
            game.tell(LOCATION_CLEARED, location, count)


def raid_losses(game: Lockup) -> list[int]:
    """What each player loses; nobody without suspicion loses anything (R33)."""
    box = game.box
    most = 0
    second = 0
    for player in game.players:
        if player.suspicion > most:
            second = most
            most = player.suspicion
        elif second < player.suspicion < most:
            second = player.suspicion
    first_count = 0
    second_count = 0
    for player in game.players:
        if player.suspicion == most:
            first_count += 1
        elif player.suspicion == second:
            second_count += 1
    losses: list[int] = []
    for player in game.players:
        loss = 0
        if player.suspicion > 0:
            if player.suspicion == most:
                loss = -box.raid_most[game.seats] if first_count == 1 else -box.raid_tie_most[game.seats]
            elif player.suspicion == second and first_count == 1:
                loss = -box.raid_second[game.seats] if second_count == 1 else -box.raid_tie_second[game.seats]
        losses.append(loss)
    return losses


def solitary_raid(game: Lockup) -> None:
    """Player against guards: the guards' loss leaves the player's cubes where they are (R60 to R62)."""
    crew = game.players[0]
    guards = game.players[game.guards]
    if crew.suspicion > guards.suspicion:
        game.score(0, -game.box.raid_most[1], FROM_RAIDS)
    elif guards.suspicion > crew.suspicion:
        game.score(game.guards, -game.box.raid_guards_most, FROM_RAIDS)
        clear_suspicion(game, game.guards)
        return
    clear_suspicion(game, 0)
    clear_suspicion(game, game.guards)


def clear_suspicion(game: Lockup, who: int) -> None:
    """All of a player's suspicion goes back to the supply."""
    player = game.players[who]
    if player.suspicion > 0:
        game.suspicion_supply += player.suspicion
        game.tell(SUSPICION_CLEARED, who, player.suspicion)
        player.suspicion = 0
