"""Options in words that fit the moment, by their family, where a choice does not say better."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.rules import actions as a
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.words.phrases import (
    SPACE_NAMES,
    STAT_NAMES,
    card_name,
    gangster_name,
    name_of,
)


def offered(game: Animalcatraz, seat: int, action: int) -> Wording:
    """An action as a seat is offered it."""
    if action == a.PASS:
        return Wording("Pass")
    if action == a.DONE:
        return Wording("Done")
    if action == a.YES:
        return Wording("Yes")
    if a.CONVICT <= action < a.RIVAL:
        return Wording(name_of(game, action - a.CONVICT))
    if a.FIGHTER <= action < a.GANGSTER:
        return Wording(fighter_name(game, action - a.FIGHTER))
    if a.GANGSTER <= action < a.SPACE:
        return Wording(gangster_name(game, action - a.GANGSTER))
    if a.SPACE <= action < a.IN_CELL:
        return Wording(capital(SPACE_NAMES[action - a.SPACE]))
    if a.STAT <= action < a.NIGHT:
        return Wording(STAT_NAMES[action - a.STAT])
    if a.INMATE <= action < a.CARD:
        return Wording(game.box.inmates[action - a.INMATE].name)
    if a.CARD <= action < a.TAKE:
        return Wording(card_name(game, a.kind_of(a.CARD, action)))
    if a.TAKE <= action < a.FROM_CHAIR:
        return Wording(card_name(game, action - a.TAKE))
    return Wording(capital(game.words(action)))


def fighter_name(game: Animalcatraz, fighter: int) -> str:
    """A Convict or a Gangster in a Fight."""
    return name_of(game, fighter) if fighter < FIRST_GANGSTER else gangster_name(game, fighter - FIRST_GANGSTER)
