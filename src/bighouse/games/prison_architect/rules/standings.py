"""Everybody's points as things stand, and who has won (RULES.md sections 10 and 14)."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.governor_scoring import governor_sheet
from bighouse.games.prison_architect.rules.scoring import sheet
from bighouse.games.prison_architect.rules.state import PrisonArchitect


def sheet_of(game: PrisonArchitect, seat: int) -> list[int]:
    """The lines of a seat's score sheet."""
    player = game.players[seat]
    return sheet(player.prison, player.cash, player.played)


def sheet_of_governor(game: PrisonArchitect) -> list[int]:
    """The lines of the Governor's score sheet, his hidden objectives included."""
    governor = game.governor
    difficulty = game.box.difficulties[game.difficulty]
    return governor_sheet(game.box, difficulty, governor.tiles, governor.cards, governor.objectives)


def scores(game: PrisonArchitect) -> list[int]:
    """Each seat's total; it may be negative (R40)."""
    return [sum(sheet_of(game, seat)) for seat in range(game.seats)]


def winners(game: PrisonArchitect) -> list[int]:
    """The highest total wins, shared if it is equal; alone, only more points than the Governor do."""
    totals = scores(game)
    if game.solo:
        return [0] if totals[0] > sum(sheet_of_governor(game)) else []
    return [seat for seat in range(game.seats) if totals[seat] == max(totals)]
