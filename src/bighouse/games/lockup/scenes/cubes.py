"""The cubes of a scene: what lies on the board, and the supplies that follow from it."""

from __future__ import annotations

from bighouse.engine.scenes.lines import Line, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.lockup.box.components import LOCATION_WORDS, RESOURCE_WORDS, RESOURCES
from bighouse.games.lockup.rules.state import EMPTY, FIRST_GOON_SPACE, Player
from bighouse.games.lockup.scenes.page import CUBE_NAMES, CUBES, POWER, RESOURCE_NAMES, SUSPICION, LockupPage
from bighouse.games.lockup.words.vocabulary import cube_words

AT_A_LOCATION = " or, for suspicion, 'rest at exercise yard'"


def cube_lines(page: LockupPage, location: int) -> list[Line]:
    """Suspicion and Bandit cubes at a location."""
    game = page.game
    word = LOCATION_WORDS[location]
    first = location * RESOURCES

    def read_suspicion(entry: Entry) -> None:
        game.suspicion_at[location] = entry.number(entry.value, 0, page.box.suspicion)
        page.mentioned[SUSPICION] = entry

    def read_loot(entry: Entry) -> None:
        for name, count in entry.counts(RESOURCE_NAMES, 99).items():
            game.loot[first + RESOURCE_WORDS.index(name)] = count
            page.mentioned[name] = entry

    def loot() -> str | None:
        cubes = game.loot[first : first + RESOURCES]
        return cube_words(cubes) if any(cubes) else None

    return [
        Line(f"suspicion at {word}", read_suspicion, lambda: str(game.suspicion_at[location] or "") or None),
        Line(f"loot at {word}", read_loot, loot),
    ]


def bring_suspicion(page: LockupPage) -> None:
    """What goons bring along at the very beginning, as in setup."""
    game = page.game
    left = page.box.suspicion - sum(player.suspicion for player in game.players)
    for space, goon in enumerate(game.goon_at):
        if goon != EMPTY:
            count = max(0, min(left, page.box.goons[goon].suspicion))
            game.suspicion_at[space + FIRST_GOON_SPACE] = count
            left -= count


def cubes_of(player: Player, name: str) -> int:
    if name == POWER:
        return player.power
    return player.suspicion if name == SUSPICION else player.cubes[RESOURCE_WORDS.index(name)]


def set_cubes(player: Player, name: str, count: int) -> None:
    if name == POWER:
        player.power = count
    elif name == SUSPICION:
        player.suspicion = count
    else:
        player.cubes[RESOURCE_WORDS.index(name)] = count


# The supply


def supply_line(page: LockupPage) -> Line:
    game = page.game

    def read(part: Entry) -> None:
        if part.value.startswith("rest "):
            page.supply_rest = part
        else:
            page.supply |= part.counts(CUBE_NAMES, 99)

    def write() -> list[str]:
        counts = [*game.supply, game.power_supply, game.suspicion_supply]
        return [f"{count} {word}" for count, word in zip(counts, CUBES)]

    return parts("supply", ",", read, write)


def held(page: LockupPage, name: str) -> int:
    """How many cubes of a type lie outside of the supply."""
    game = page.game
    with_players = sum(cubes_of(player, name) for player in game.players)
    if name in RESOURCE_WORDS:
        return with_players + sum(game.loot[RESOURCE_WORDS.index(name) :: RESOURCES])
    return with_players + (sum(game.suspicion_at) if name == SUSPICION else 0)


def settle_supplies(page: LockupPage) -> None:
    """Supplies follow from what lies elsewhere; a smaller one needs a word on where the rest is."""
    game = page.game
    for name, total in zip(CUBES, [*page.box.supply, page.box.power, page.box.suspicion]):
        left = total - held(page, name)
        if left < 0:
            blame = page.mentioned.get(name, page.scene.header)
            raise blame.wrong(f"the box holds {total} {name}, but {total - left} lie outside of the supply")
        named = page.supply.get(name, left)
        if named != left:
            put_rest(page, name, total, left, named)
        if name == POWER:
            game.power_supply = named
        elif name == SUSPICION:
            game.suspicion_supply = named
        else:
            game.supply[RESOURCE_WORDS.index(name)] = named


def put_rest(page: LockupPage, name: str, total: int, left: int, named: int) -> None:
    """Cubes that the supply lacks lie with a player; suspicion may lie at a location too."""
    game = page.game
    entry = page.scene.get("supply")
    assert entry is not None
    if named > left:
        raise entry.wrong(f"only {left} {name} can be in the supply: the box holds {total}")
    count = left - named
    if page.supply_rest is None:
        where = AT_A_LOCATION if name == SUSPICION else ""
        raise entry.wrong(f"where are the other {count} {name}? Add ', rest with {page.seats[-1]}'{where} to this line")
    words = page.supply_rest.value.split(None, 2)
    if len(words) != 3 or words[1] not in ("with", "at"):
        raise entry.wrong(f"write 'rest with seat 2'{AT_A_LOCATION}")
    if words[1] == "with":
        player = game.players[page.who.one(entry, words[2])]
        set_cubes(player, name, cubes_of(player, name) + count)
        return
    location = page.location(entry, words[2])
    if name == POWER:
        raise entry.wrong("power cubes only lie with players; write 'rest with seat 2'")
    if name != SUSPICION:
        raise entry.wrong(
            f"{name} at a location is Bandit cubes: name it as 'loot at {words[2]}: {count} {name}',"
            " or write 'rest with seat 2'"
        )
    game.suspicion_at[location] += count
