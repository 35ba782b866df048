"""Rule options in words: what they may be, when they may be set, and what they are when nobody sets them."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.option import Option, setting_words
from bighouse.engine.room import Room


def bounds(option: Option) -> str:
    """What the option may be set to."""
    if option.several:
        return f"any of {', '.join(option.choices)}, joined by '+'"
    return ", ".join(option.choices) if option.choices else "true, false"


def applies(option: Option) -> str:
    """With how many players, and with what else, it may be set."""
    limits = []
    if option.players:
        limits.append(f"with {players_words(option.players)}")
    if option.only_with:
        limits.append(f"only with {option.condition()}")
    return f" ({', '.join(limits)})" if limits else ""


def usual(room: Room, option: Option) -> str:
    """What it is when nobody sets it: one value, or several with the players that each is for."""
    found: dict[str, list[int]] = {}
    for players in option.players or room.seats:
        found.setdefault(setting_words(option.default_for(players)), []).append(players)
    if len(found) == 1:
        return next(iter(found))
    return ", ".join(f"{words} with {players_words(players)}" for words, players in found.items())


def players_words(counts: Sequence[int]) -> str:
    return f"{' or '.join(str(count) for count in counts)} player{'' if list(counts) == [1] else 's'}"


def flag_words(meant: Sequence[tuple[Room, Option]]) -> str:
    """A flag for the options of that name, of one game or of several."""
    if len(meant) > 1:
        return "; ".join(f"{room.name}: {option.help}{applies(option)}: {bounds(option)}" for room, option in meant)
    [(room, option)] = meant
    words = option.help + applies(option)
    if option.several:
        words += f": {bounds(option)}"
    if not isinstance(option.default, bool | str):
        words += f"; {usual(room, option)} if left out"
    return words
