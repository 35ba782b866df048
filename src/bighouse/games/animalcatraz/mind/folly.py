"""What nobody in his right mind does in a turn: to end it too early, to try what hardly ever succeeds."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import NOTHING, TRADE
from bighouse.games.animalcatraz.mind.odds import beating
from bighouse.games.animalcatraz.mind.prospects import corruption_chance, fight_odds, prospect
from bighouse.games.animalcatraz.rules.actions import ATTACK, CORRUPT, PICKPOCKET, USE_ICON
from bighouse.games.animalcatraz.rules.bars import cunning_level
from bighouse.games.animalcatraz.rules.mats import carried
from bighouse.games.animalcatraz.rules.state import MOST_CONVICTS, Animalcatraz

WASTE: Final = 60  # with two Actions left or more, a turn that still promises so much is not over
HOPELESS: Final = 300  # in thousandths


def is_waste(game: Animalcatraz) -> bool:
    """To end a turn in which there is still something to be had."""
    return game.convicts[game.active].actions > 1 and prospect(game, game.active) >= WASTE


def is_hopeless(game: Animalcatraz, option: int) -> bool:
    """A Guard who will not listen, a Fight against a stronger one, the pocket of a wiser one, a trade with empty hands;
    what Gangsters may change about it is for those to find out who think."""
    convict = game.convicts[game.active]
    if option == USE_ICON + TRADE:
        return not carried(game, convict) and convict.upgrade == NOTHING and convict.cell_upgrade == NOTHING
    if option == CORRUPT:
        return corruption_chance(game, convict, game.guard_at[convict.space]) < HOPELESS
    if ATTACK <= option < PICKPOCKET:
        other = game.convicts[option - ATTACK]
        return not convict.gangsters and fight_odds(game, convict, other) < HOPELESS
    if PICKPOCKET <= option < PICKPOCKET + MOST_CONVICTS:  # the Convict itself
        other = game.convicts[option - PICKPOCKET]
        return beating(cunning_level(game, convict) - cunning_level(game, other)) < HOPELESS
    return False
