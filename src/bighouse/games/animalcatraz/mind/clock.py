"""How late it is in the game and in the day, turn by turn: what a lead or a Gangster is worth follows from it."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import EL_CHAPO, NOTHING
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, NIGHT, Animalcatraz

LONG: Final = 10  # rounds that the usual game has


def events_in_all(game: Animalcatraz) -> int:
    return len(game.past_events) + len(game.events) + (0 if game.event == NOTHING else 1)


def is_after_riot(game: Animalcatraz) -> bool:
    """Whether an El Chapo's game goes on without Events."""
    return game.ends_with(EL_CHAPO) and game.event == NOTHING and not game.events


def rounds_left(game: Animalcatraz) -> int:
    """Rounds of daytime until the last Riot, this one included: each Event holds for two."""
    if is_after_riot(game):
        return max(1, (game.last_day - game.day) * DAY_ROUNDS + DAY_ROUNDS - game.round)
    return max(0, 2 * events_in_all(game) - game.rounds + 1)


def nights_left(game: Animalcatraz) -> int:
    """That still bring REP for Gangsters."""
    tonight = 1 if game.round == NIGHT else 0
    days = game.last_day if is_after_riot(game) else (events_in_all(game) + 1) // 2
    return max(0, days - game.day - tonight)


def turns_played(game: Animalcatraz) -> int:
    """In this round, in percent."""
    played = 0
    for convict in game.convicts:
        if convict.played:
            played += 1
    return 100 * played // len(game.convicts)


def time_left(game: Animalcatraz) -> int:
    """In percent of the usual game; it goes turn by turn, so that to end one costs little."""
    return max(0, min(100, (100 * rounds_left(game) - turns_played(game)) // LONG))


def day_gone(game: Animalcatraz) -> int:
    """In percent, turn by turn; at night all of it."""
    if game.round < 1 or game.round > DAY_ROUNDS:
        return 100
    return (100 * (game.round - 1) + turns_played(game)) // DAY_ROUNDS
