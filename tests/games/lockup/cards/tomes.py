"""Tables at which tomes are played."""

from __future__ import annotations

from tests.games.lockup.table import Table, scene

ANY_TIME = ["scavengers_almanac", "black_market_ledger", "codex_of_alibis", "snitchs_diary", "manual_of_might"]
CELL_BLOCK = "at cell_block: Ann 5\nstart: lights out at cell block\n"
CHOW_HALL = "goons: dwarf_6 hobgoblin_5 demon_1 - -\nat chow_hall: Ann 5\nstart: lights out at chow hall\n"
SMITHY = "start: lights out at smithy\n"


def three(text: str) -> Table:
    """Ann, Ben and Cy; Ann has the first player marker."""
    return scene(f"lockup, 3 players\nfirst player: Ann\n{text}", "Ann Ben Cy")


def alone(text: str, difficulty: str = "moderate") -> Table:
    return scene(f"lockup, 1 player, difficulty {difficulty}\nfirst player: guards\n{text}", "Ann")
