"""The score sheet: where everybody's points come from, in the same shape for every game."""

from __future__ import annotations

import msgspec


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the score sheet."""

    name: str
    points: list[int]  # by player


class ScoreSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So far, or at the end; an automaton's column is the last."""

    players: list[str]  # by the names that the game gives them
    lines: list[Line]
    totals: list[int]
    ties: Line | None  # what breaks a tie, where it can be counted
    winners: list[int]  # seats; none while the game goes on, or when the automaton has won
    automaton_won: bool
