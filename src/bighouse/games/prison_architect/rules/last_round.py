"""What players are told once the end of the game is in sight (RULES.md section 3)."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.state import PrisonArchitect, is_last_week


def last_round(game: PrisonArchitect) -> str:
    """The last week in a line; empty before it, and when the game is over."""
    if game.over or game.week == 0 or not is_last_week(game):
        return ""
    return "The last working week: no new objectives are drawn, and one Evaluation follows before the scoring (§3)."
