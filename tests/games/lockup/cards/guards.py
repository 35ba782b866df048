"""Tables at which somebody plays alone against the guards."""

from __future__ import annotations

from tests.games.lockup.table import Table, scene


def alone(text: str, difficulty: str = "moderate") -> Table:
    return scene(
        f"lockup, 1 player, difficulty {difficulty}\nfirst player: guards\ngoals: leader_dwarves end_shield\n{text}",
        "Ann",
    )
