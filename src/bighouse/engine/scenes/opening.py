"""A new game for which the table has settled who is who and who goes first, written as a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bighouse.engine.errors import BadSetup
from bighouse.engine.option import setting_words
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.scenes.text import first_line, hint, short


def opening(
    room: Room, players: int, given: Mapping[str, object], identities: Sequence[str], first: int | None, seed: int
) -> str:
    """A new game for which the table has chosen who is who ('' for chance) and who goes first (None for chance)."""
    settings = room.settings(players, given)
    words = [name if value is True else f"{name} {setting_words(value)}" for name, value in settings.items()]
    lines = [first_line(room.name, players, words), f"seed: {seed}"]
    if any(identities):
        named = identified(room, players, identities, Rng(seed + 1))  # not the chance that deals
        lines += [f"seat {seat}: {identity}" for seat, identity in enumerate(named)]
    if first is not None:
        if why_not := room.why_not_first(players, settings):
            raise BadSetup(why_not)
        if not 0 <= first < players:
            raise BadSetup(f"The first player is one of seats 1 to {players}, not {first + 1}.")
        lines.append(f"first player: seat {first}")
    return "".join(f"{line}\n" for line in lines)


def identified(room: Room, players: int, identities: Sequence[str], rng: Rng) -> list[str]:
    """Who is who: as chosen, and by chance where nothing was."""
    if room.identity is None:
        raise BadSetup(f"In {room.title} there is nothing to choose for a seat.")
    what, choices = room.identity.name, room.identity.choices
    if len(identities) != players:
        raise BadSetup(f"There are {players} seats, and a {what} was named for {len(identities)}. Say for each.")
    for seat, identity in enumerate(identities):
        if identity and identity not in choices:
            raise BadSetup(f"There is no {what} '{short(identity)}'; {hint(identity, choices)}")
        if identity and identity in identities[:seat]:
            other = identities.index(identity) + 1
            raise BadSetup(f"Seats {other} and {seat + 1} both have the {what} {identity}. Each can be chosen once.")
    free = [number for number, choice in enumerate(choices) if choice not in identities]
    rng.shuffle(free)
    return [identity or choices[free.pop()] for identity in identities]
