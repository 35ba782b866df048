"""Taking and giving back: cubes, power, suspicion and tomes, always within what the supplies hold."""

from __future__ import annotations

from bighouse.games.lockup.box.components import RESOURCES, TOME_BITS
from bighouse.games.lockup.rules.events import (
    CUBES_GAINED,
    CUBES_RETURNED,
    EXCHANGED,
    LOOT_TAKEN,
    MARKER_TAKEN,
    POWER_GAINED,
    SUSPICION_GAINED,
    SUSPICION_GIVEN,
    SUSPICION_SHED,
    TOME_DRAWN,
    TOMES_SHUFFLED,
)
from bighouse.games.lockup.rules.goals import check_goals
from bighouse.games.lockup.rules.state import Lockup


def gain_cubes(game: Lockup, who: int, resource: int, count: int) -> int:
    """Take cubes from the supply, as many as are left (R14); returns how many."""
    if game.supply[resource] < count:
        count = game.supply[resource]
    if count > 0:
        game.supply[resource] -= count
        game.players[who].cubes[resource] += count
        game.tell(CUBES_GAINED, who, resource, count)
    return count


def return_cubes(game: Lockup, who: int, resource: int, count: int) -> None:
    """Give cubes back to the supply, where they can be taken again at once."""
    if count > 0:
        game.players[who].cubes[resource] -= count
        game.supply[resource] += count
        game.tell(CUBES_RETURNED, who, resource, count)


def return_set(game: Lockup, who: int, cubes: list[int]) -> None:
    for resource in range(RESOURCES):
        return_cubes(game, who, resource, cubes[resource])


def exchange_cube(game: Lockup, who: int, given: int, taken: int) -> None:
    """One cube for a cube of another type from the supply (R15)."""
    player = game.players[who]
    player.cubes[given] -= 1
    game.supply[given] += 1
    player.cubes[taken] += 1
    game.supply[taken] -= 1
    game.tell(EXCHANGED, who, given, taken)


def gain_power(game: Lockup, who: int, count: int) -> int:
    """Take power cubes, as many as are left (R26); returns how many."""
    if game.power_supply < count:
        count = game.power_supply
    if count > 0:
        player = game.players[who]
        game.power_supply -= count
        player.power += count
        game.tell(POWER_GAINED, who, count, player.power)
        check_goals(game, who)
    return count


def take_marker(game: Lockup, who: int) -> None:
    """Take (or keep) the first player marker."""
    if game.first != who:
        game.first = who
        game.tell(MARKER_TAKEN, who)


def gain_suspicion(game: Lockup, who: int, count: int) -> None:
    """Take suspicion from the supply in setup, what is left of it (R4)."""
    if game.suspicion_supply < count:
        count = game.suspicion_supply
    if count > 0:
        game.suspicion_supply -= count
        game.players[who].suspicion += count
        game.tell(SUSPICION_GAINED, who, count)


def shed_suspicion(game: Lockup, who: int, count: int) -> None:
    """Return up to so many own suspicion cubes to the supply."""
    player = game.players[who]
    if player.suspicion < count:
        count = player.suspicion
    if count > 0:
        player.suspicion -= count
        game.suspicion_supply += count
        game.tell(SUSPICION_SHED, who, count)


def give_suspicion(game: Lockup, who: int, target: int, count: int) -> None:
    """Move up to so many own suspicion cubes to an opponent."""
    player = game.players[who]
    if player.suspicion < count:
        count = player.suspicion
    if count > 0:
        player.suspicion -= count
        game.players[target].suspicion += count
        game.tell(SUSPICION_GIVEN, who, target, count)


def tomes_available(game: Lockup) -> int:
    """How many tomes can still be drawn, the discard pile included (R25)."""
    return len(game.tome_deck.cards) + len(game.tome_discard)


def draw_from_tomes(game: Lockup) -> int:
    """The top tome; an empty deck is made anew of the discard pile (R25). At least one must be available."""
    deck = game.tome_deck
    if not deck.cards:
        deck.cards = game.tome_discard
        deck.known = []
        game.tome_discard = []
        game.rng.shuffle(deck.cards)
        game.tell(TOMES_SHUFFLED, len(deck.cards))
    game.reveal()
    return deck.draw()


def hold_tome(game: Lockup, who: int, tome: int) -> None:
    """Add a tome to a hand."""
    player = game.players[who]
    player.tomes += 1 << (tome * TOME_BITS)
    player.tome_count += 1
    check_goals(game, who)


def draw_tome(game: Lockup, who: int) -> bool:
    """Draw a tome into the hand; False when none is left."""
    if tomes_available(game) == 0:
        return False
    tome = draw_from_tomes(game)
    game.whisper(1 << who, TOME_DRAWN, who, tome)
    hold_tome(game, who, tome)
    return True


def take_loot(game: Lockup, who: int) -> bool:
    """Take the Bandit cubes that lie here (R16); False when there are none."""
    found = False
    for resource in range(RESOURCES):
        spot = game.here * RESOURCES + resource
        count = game.loot[spot]
        if count > 0:
            game.loot[spot] = 0
            game.players[who].cubes[resource] += count
            game.tell(LOOT_TAKEN, who, game.here, resource, count)
            found = True
    return found
