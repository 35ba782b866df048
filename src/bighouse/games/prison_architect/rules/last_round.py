"""What players are told once the end of the game is in sight (RULES.md section 3)."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.state import BID, BUILD, PHASE_WORDS, PrisonArchitect, is_last_week


def last_round(game: PrisonArchitect) -> str:
    """The last week in a line; empty before it, and when the game is over."""
    if game.over or game.week == 0 or not is_last_week(game):
        return ""
    return "The last working week: hands are not filled again, and one Evaluation follows before the scoring (§3)."


def last_turn(game: PrisonArchitect, seat: int) -> str:
    """Said to whoever bids, buys or builds in the last week: what is kept for later has no later."""
    if not last_round(game) or not BID <= game.phase <= BUILD:
        return ""
    return f"This is your last {PHASE_WORDS[game.phase].capitalize()} phase."
