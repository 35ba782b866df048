"""The score sheet: where everybody's points come from, in the same shape for every game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

OTHER = "Other"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a line is made of: a card, a kind of piece."""

    name: str
    points: list[int]  # by player


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the score sheet."""

    name: str
    points: list[int]  # by player
    parts: list[Part]  # add up to the points; empty where there is no more to tell


class ScoreSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So far, or at the end; an automaton's column is the last."""

    players: list[str]  # by the names that the game gives them
    lines: list[Line]
    totals: list[int]
    ties: Line | None  # what breaks a tie, where it can be counted
    winners: list[int]  # seats; none while the game goes on, or when the automaton has won
    automaton_won: bool


def plain_line(name: str, points: list[int]) -> Line:
    """A line that says all by itself."""
    return Line(name, points, [])


def itemised(
    name: str, points: list[int], own: Iterable[tuple[int, str, int]], rest_name: str = OTHER, balanced: bool = False
) -> Line:
    """A line with its parts, each given as player, name and points; what they leave out has a name too.

    Balanced: parts are told also where they add up to nothing; else a line without points is not counted yet.
    """
    found: dict[str, list[int]] = {}
    rest = points.copy()
    for player, word, gained in own:
        if gained != 0 and (points[player] != 0 or balanced):
            found.setdefault(word, [0] * len(points))[player] += gained
            rest[player] -= gained
    if found and any(rest):
        found[rest_name] = rest
    return Line(name, points, [Part(word, gained) for word, gained in found.items()])
