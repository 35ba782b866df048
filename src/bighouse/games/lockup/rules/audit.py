"""The conservation laws of Lockup: every card in exactly one place, every cube in the box accounted for."""

from __future__ import annotations

from bighouse.engine.errors import RulesBroken
from bighouse.games.lockup.box.components import RESOURCES, VALUABLES
from bighouse.games.lockup.rules.state import EMPTY, GOONS, ITEMS, SETUP, TOMES, Lockup, count_tokens


def audit(game: Lockup) -> None:
    """Raise RulesBroken with the first law that does not hold."""
    audit_cubes(game)
    audit_items(game)
    audit_goons(game)
    audit_tomes(game)
    audit_crews(game)
    if game.solitary:
        audit_guards(game)


def hold(law: str, found: object, due: object) -> None:
    if found != due:
        raise RulesBroken(f"{law}: {found}, but it must be {due}")


def audit_cubes(game: Lockup) -> None:
    box = game.box
    for resource in range(RESOURCES):
        count = game.supply[resource] + sum(game.loot[resource::RESOURCES])
        for player in game.players:
            count += player.cubes[resource]
            if player.cubes[resource] < 0:
                raise RulesBroken("a player owes cubes")
        hold(f"cubes of resource {resource}", count, box.supply[resource])
    power = game.power_supply
    suspicion = game.suspicion_supply + sum(game.suspicion_at)
    for player in game.players:
        power += player.power
        suspicion += player.suspicion
    hold("power cubes", power, box.power)
    hold("suspicion cubes", suspicion, box.suspicion)
    if min(game.supply) < 0 or game.power_supply < 0 or game.suspicion_supply < 0:
        raise RulesBroken("a supply is overdrawn")


def audit_items(game: Lockup) -> None:
    cards = game.item_deck.cards + [item for item in game.display if item != EMPTY]
    for player in game.players:
        cards += player.items + player.reserved
        if player.looking_at == ITEMS:
            cards += player.looking
        if player.secret & ~sum(1 << item for item in player.reserved):
            raise RulesBroken("an item is called secret that is not reserved")
    hold("items", sorted(cards), list(range(len(game.box.items))))


def audit_goons(game: Lockup) -> None:
    cards = game.goon_deck.cards + game.goon_discard + [goon for goon in game.goon_at if goon != EMPTY]
    for player in game.players:
        cards += player.goons
        if player.looking_at == GOONS:
            cards += player.looking
    hold("goons", sorted(cards), list(range(len(game.box.goons))))


def audit_tomes(game: Lockup) -> None:
    cards = game.tome_deck.cards + game.tome_discard
    for player in game.players:
        hand = 0
        for tome in game.box.tomes:
            copies = player.tomes_of(tome.index)
            cards += [tome.index] * copies
            hand += copies
        hold("tomes in hand", player.tome_count, hand)
        if player.looking_at == TOMES:
            cards += player.looking
    due: list[int] = []
    for tome in game.box.tomes:
        if tome.solitary or not game.solitary:
            due += [tome.index] * tome.copies
    hold("tomes", sorted(cards), due)


def audit_crews(game: Lockup) -> None:
    box = game.box
    hold("crews of their own", len({player.crew for player in game.players}), len(game.players))
    for seat in range(game.seats):
        player = game.players[seat]
        tokens = player.cell
        count = count_tokens(player.cell)
        for here in player.at:
            tokens |= here
            count += count_tokens(here)
        hold("tokens of a crew", tokens, box.tokens[game.seats])
        hold("tokens in one place each", count, count_tokens(tokens))
        if player.down & player.cell:
            raise RulesBroken("a token lies face down in the holding cell")
        if player.down_used > player.down_limit:
            raise RulesBroken("more tokens were laid face down than the limit allows")
    for player in game.players:
        hold("the score sheet", sum(player.sheet), player.stars)
        if player.stars < 0:
            raise RulesBroken("reputation below 0")
        valuables = [0] * VALUABLES
        shown = [0] * VALUABLES
        types = [0] * len(box.goon_types)
        for item in player.items:
            for valuable in range(VALUABLES):
                valuables[valuable] += box.items[item].valuables[valuable]
                shown[valuable] += min(1, box.items[item].valuables[valuable])
        for goon in player.goons:
            types[box.goons[goon].type] += 1
            for valuable in range(VALUABLES):
                valuables[valuable] += box.goons[goon].valuables[valuable]
        hold("valuables", player.valuables, valuables)
        hold("items by valuable", player.items_with, shown)
        hold("goon types", player.goon_types, types)
    if game.phase != SETUP:
        hold("goals", game.goal_instant < 0, game.solitary)


def audit_guards(game: Lockup) -> None:
    cards = game.guard_deck + game.guards_aside
    placed = 0
    for here in game.guards_at:
        cards += here
        for guard in here:
            placed |= 1 << guard
    colours = game.box.difficulties[game.difficulty].colours
    hold("guard cards", sorted(cards), [guard.index for guard in game.box.guards if guard.colour in colours])
    if game.guards_down & ~placed:
        raise RulesBroken("a face-down guard card is not on the board")
    hold("location cards", sorted(game.location_deck + game.location_shown), list(range(len(game.box.location_cards))))
