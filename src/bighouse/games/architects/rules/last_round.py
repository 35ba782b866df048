"""What players are told once the end of the game is in sight (RULES.md section 12)."""

from __future__ import annotations

from bighouse.games.architects.rules.state import FINAL_ROUND, Architects


def last_round(game: Architects) -> str:
    """The last round in a line; empty before it, and when all turns are taken."""
    if game.phase != FINAL_ROUND:
        return ""
    return "The Guildhall is full: everybody takes one more turn, then the game is scored (§12)."


def last_turn(game: Architects, seat: int) -> str:
    """Said to whoever takes their last turn; another one's last turn may ask them something, too."""
    return "This is your last turn." if game.phase == FINAL_ROUND and game.active == seat else ""
