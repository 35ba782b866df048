"""What players are told once the end of the game is in sight (RULES.md section 3)."""

from __future__ import annotations

from bighouse.games.lockup.rules.state import GAME_END, ROLL_CALL, SETUP, Lockup, count_tokens


def last_round(game: Lockup) -> str:
    """The last round in a line; empty before it, and once the scoring begins."""
    if game.round != game.box.rounds or game.phase in (SETUP, GAME_END):
        return ""
    return f"Round {game.round} is the last: no Patrol follows it, only the final raid and the scoring (§3)."


def last_turn(game: Lockup, seat: int) -> str:
    """Said to whoever sends their last crew in the last Roll Call: nobody is left for another turn."""
    if not last_round(game) or game.phase != ROLL_CALL or count_tokens(game.players[seat].cell) > 1:
        return ""
    return "This is your last turn of the last Roll Call."
