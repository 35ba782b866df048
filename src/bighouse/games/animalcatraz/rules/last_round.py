"""What everybody knows of the end that is near (RULES.md sections 5 and 22.3)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import EL_CHAPO, NOTHING
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def last_round(game: Animalcatraz) -> str:
    """The last round in a line, once the Riot card is open or the last day has come; empty before."""
    if game.ends_with(EL_CHAPO):
        return f"Day {game.day} is the last: it ends with round 4." if game.day == game.last_day else ""
    if game.event != NOTHING and game.box.events[game.event].riot:
        return "The Riot is coming: it breaks out at the end of round 2."
    return ""
