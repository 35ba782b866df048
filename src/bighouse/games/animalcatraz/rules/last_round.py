"""What everybody knows of the end that is near (RULES.md sections 5 and 22.3)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import EL_CHAPO, NOTHING
from bighouse.games.animalcatraz.rules.days import RIOT_ROUND
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, Animalcatraz
from bighouse.games.animalcatraz.rules.turns import yet_to_play


def last_round(game: Animalcatraz) -> str:
    """The last round in a line, once the Riot card is open or the last day has come; empty before, and afterwards."""
    if game.over:
        return ""
    if game.ends_with(EL_CHAPO):
        return f"Day {game.day} is the last: it ends with round 4." if game.day == game.last_day else ""
    if game.riot.on and game.riot.final:
        return "The final Riot: with it the game ends."
    if game.event != NOTHING and game.box.events[game.event].riot:
        return "The Riot is coming: it breaks out at the end of round 2."
    return ""


def last_turn(game: Animalcatraz, seat: int) -> str:
    """Said to whoever is on turn in the last round, with no Convict left that is still to play."""
    last_day = game.ends_with(EL_CHAPO)
    if not last_round(game) or game.round != (DAY_ROUNDS if last_day else RIOT_ROUND) or game.active == NOTHING:
        return ""
    convict = game.convicts[game.active]
    if convict.seat != seat:
        return ""
    for index in yet_to_play(game, convict.rival):
        if game.convicts[index].seat == seat:
            return ""
    return "This is your last turn." if last_day else "This is your last turn before the Riot."
