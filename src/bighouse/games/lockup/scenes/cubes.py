"""The cubes of a scene: what lies on the board, and the supplies that follow from it."""

from __future__ import annotations

from bighouse.engine.scene import Entry
from bighouse.games.lockup.components import LOCATION_WORDS, LOCATIONS, RESOURCE_WORDS, RESOURCES
from bighouse.games.lockup.scenes.page import CUBE_NAMES, CUBES, POWER, RESOURCE_NAMES, SUSPICION, Page
from bighouse.games.lockup.state import EMPTY, FIRST_GOON_SPACE


def read_cubes(page: Page) -> None:
    read_board(page)
    read_supply(page)


def read_board(page: Page) -> None:
    """Suspicion and Bandit cubes at the locations; at the very beginning the goons bring theirs, as in setup."""
    game = page.game
    game.suspicion_at = [0] * LOCATIONS
    named = False
    for location, word in enumerate(LOCATION_WORDS):
        if entry := page.scene.get(f"suspicion at {word}"):
            game.suspicion_at[location] = entry.number(entry.value, 0, page.box.suspicion)
            page.mentioned[SUSPICION] = entry
            named = True
        if entry := page.scene.get(f"loot at {word}"):
            for name, count in entry.counts(RESOURCE_NAMES, 99).items():
                game.loot[location * RESOURCES + RESOURCE_WORDS.index(name)] = count
                page.mentioned[name] = entry
    if page.fresh and not named:
        left = page.box.suspicion - sum(player.suspicion for player in game.players)
        for space, goon in enumerate(game.goon_at):
            if goon != EMPTY:
                count = max(0, min(left, page.box.goons[goon].suspicion))
                game.suspicion_at[space + FIRST_GOON_SPACE] = count
                left -= count


def held(page: Page, name: str) -> int:
    """How many cubes of a type lie outside of the supply."""
    game = page.game
    if name == POWER:
        return sum(player.power for player in game.players)
    if name == SUSPICION:
        return sum(game.suspicion_at) + sum(player.suspicion for player in game.players)
    resource = RESOURCE_WORDS.index(name)
    return sum(game.loot[resource::RESOURCES]) + sum(player.cubes[resource] for player in game.players)


def read_supply(page: Page) -> None:
    """Supplies follow from what lies elsewhere; a smaller one needs a word on where the rest is."""
    game = page.game
    box = dict(zip(CUBES, [*page.box.supply, page.box.power, page.box.suspicion]))
    named: dict[str, int] = {}
    rest: Entry | None = None
    entry = page.scene.get("supply")
    for part in entry.parts(",") if entry is not None else []:
        if part.value.startswith("rest "):
            rest = part
        else:
            for name, count in part.counts(CUBE_NAMES, 99).items():
                named[name] = count
    for name, total in box.items():
        left = total - held(page, name)
        if left < 0:
            blame = page.mentioned.get(name, page.scene.header)
            raise blame.wrong(f"the box holds {total} {name}, but {total - left} lie outside of the supply")
        if entry is not None and name in named and named[name] != left:
            if named[name] > left:
                raise entry.wrong(f"only {left} {name} can be in the supply: the box holds {total}")
            if rest is None:
                raise entry.wrong(
                    f"where are the other {left - named[name]} {name}? Add ', rest with {page.seats[-1]}'"
                    " or ', rest at library' to this line"
                )
            put_rest(page, rest, name, left - named[name])
            left = named[name]
        if name == POWER:
            game.power_supply = left
        elif name == SUSPICION:
            game.suspicion_supply = left
        else:
            game.supply[RESOURCE_WORDS.index(name)] = left


def put_rest(page: Page, entry: Entry, name: str, count: int) -> None:
    """Cubes that the supply lacks lie with a player or at a location."""
    game = page.game
    words = entry.value.split(None, 2)
    if len(words) != 3 or words[1] not in ("with", "at"):
        raise entry.wrong("write 'rest with seat 2' or 'rest at library'")
    if words[1] == "at":
        location = page.location(entry, words[2])
        if name == POWER:
            raise entry.wrong("power cubes only lie with players; write 'rest with seat 2'")
        if name == SUSPICION:
            game.suspicion_at[location] += count
        else:
            game.loot[location * RESOURCES + RESOURCE_WORDS.index(name)] += count
        return
    player = game.players[page.who(entry, words[2])]
    if name == POWER:
        player.power += count
    elif name == SUSPICION:
        player.suspicion += count
    else:
        player.cubes[RESOURCE_WORDS.index(name)] += count
