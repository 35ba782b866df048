"""Small phrases that questions, labels, reasons, cards and the log have in common."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted, listed, nth
from bighouse.engine.names import called
from bighouse.games.lockup.box.components import (
    ENFORCER,
    LIBRARY,
    RESOURCE_WORDS,
    RESOURCES,
    TOKEN_WORDS,
    VALUABLE_WORDS,
    Box,
    Guard,
)
from bighouse.games.lockup.rules.state import FIRST_GOON_SPACE, GOON_SPACES, SHEET_LINES, Lockup

PHASE_WORDS: Final = ["setup", "roll_call", "lights_out", "patrol", "game_end"]
RANK_WORDS: Final = [nth(rank) for rank in range(1, 8)]
WINDOW_TIMES: Final = [  # when the tomes of each window are played
    "on your own Roll Call turn",
    "when Lights Out begins",
    "where you have crew, before strengths are ranked",
    "while you craft, before you pay",
    "while you recruit, before you pay",
    "whenever tomes are asked for",
]
SHEET_WORDS: Final = [
    "start", "items", "effects", "instant_goal", "raids", "leader_goal", "end_goal", "goons", "resources", "tomes",
    "marker",
]  # fmt: skip
SHEET_NAMES: Final = [
    "Start", "Items", "Card effects", "Instant goal", "Raids", "Leader goal", "End game goal", "Goons", "Resources",
    "Tomes in hand", "First player marker",
]  # fmt: skip
assert len(SHEET_WORDS) == len(SHEET_NAMES) == SHEET_LINES
RESOURCE_PLURALS: Final = [f"{word}s" if word == "potion" else word for word in RESOURCE_WORDS]  # the others are stuff


# Cubes and icons


def resource_words(resource: int, count: int) -> str:
    """So many cubes of a type."""
    return counted(count, RESOURCE_WORDS[resource], RESOURCE_PLURALS[resource])


def cubes_in_words(cubes: list[int]) -> str:
    """ "2 scrap and 1 iron"; a fifth figure stands for cubes of any type."""
    parts = [resource_words(r, cubes[r]) for r in range(RESOURCES) if cubes[r] > 0]
    if len(cubes) > RESOURCES and cubes[RESOURCES] > 0:
        parts.append(f"{counted(cubes[RESOURCES], 'cube')} of any type")
    return listed(parts) or "nothing"


def valuables_in_words(valuables: list[int]) -> str:
    """ "2 gems and 1 magic"."""
    parts: list[str] = []
    for valuable in range(len(valuables)):
        if valuables[valuable] > 0:
            word = VALUABLE_WORDS[valuable]
            parts.append(counted(valuables[valuable], word, "magic" if word == "magic" else ""))
    return listed(parts)


def missing(cost: list[int], cubes: list[int]) -> list[int]:
    """Which cubes of a cost these cubes do not cover; the last figure is of any type."""
    short: list[int] = []
    spare = 0
    for r in range(RESOURCES):
        short.append(max(0, cost[r] - cubes[r]))
        spare += max(0, cubes[r] - cost[r])
    short.append(max(0, cost[RESOURCES] - spare))
    return short


def stars_words(stars: int) -> str:
    return counted(stars, "star")


def times_left(left: int) -> str:
    return f" ({left} times more)" if left > 1 else ""


# The table


def place(game: Lockup, location: int) -> str:
    return place_words(game.box, location)


def place_words(box: Box, location: int) -> str:
    return f"the {box.locations[location].name}"


def goon_name(game: Lockup, goon: int) -> str:
    """The goon and, while it stands on the board, where: several have the same name."""
    name = f"the {game.box.goons[goon].name}"
    for space in range(GOON_SPACES):
        if game.goon_at[space] == goon:
            return f"{name} at {place(game, space + FIRST_GOON_SPACE)}"
    return name


def crew_name(game: Lockup, who: int) -> str:
    """A rival by name, or by the crew, which everybody sees: "Cleo", "the Goblins"."""
    name = called(game, who)
    return name if game.called or who == game.guards else f"the {name}"


def agrees(game: Lockup, who: int, many: str, one: str) -> str:
    """The verb behind that name: the Goblins have, Cleo has."""
    return one if game.called and who != game.guards else many


def token_words(game: Lockup, owner: int, token: int) -> str:
    """A token by its number; the enforcer with what it counts now."""
    return f"enforcer ({game.players[owner].power})" if token == ENFORCER else TOKEN_WORDS[token]


def plain_token(token: int) -> str:
    """A token in the log, which is read long after power has changed: "the enforcer", "a 4"."""
    word = TOKEN_WORDS[token]
    return f"a {word}" if word.isdigit() else f"the {word}"


def guard_words(card: Guard) -> str:
    """A guard card by what it counts."""
    if card.enforcer:
        return "the guards' enforcer"
    if card.lookout:
        return "the guards' lookout"
    return f"a guard of strength {card.strength}"


def where_crew_goes(game: Lockup) -> str:
    """What becomes of the crew here when its reward is declined."""
    return "take your crew home" if game.here == LIBRARY else f"send your crew to {place(game, LIBRARY)}"
