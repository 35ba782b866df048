"""Going Primal: flip the Convict for this round and the next (RULES.md section 23.3)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import JUNKIE
from bighouse.games.animalcatraz.box.components import WENT_PRIMAL as PRIMAL_DEED
from bighouse.games.animalcatraz.rules.bars import (
    card_of,
    change_cunning,
    has_skill,
    primal_actions,
    strength_level,
)
from bighouse.games.animalcatraz.rules.events import PRIMAL_ENDED, WENT_PRIMAL
from bighouse.games.animalcatraz.rules.injury import gain_actions
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.sources import SKILL
from bighouse.games.animalcatraz.rules.state import Animalcatraz

JUNKIE_PRIMAL = 2  # slots that the second skill of a Junkie gives for a Primal card
JUNKIE_BINKY = 1


def go_primal(game: Animalcatraz, index: int, cost: int, by_card: bool = False) -> None:
    """Pay Cunning slots, as far as there are any, and flip. In the own turn bonus Actions come at once (R41)."""
    convict = game.convicts[index]
    if by_card and has_skill(game, convict, JUNKIE, 2):
        game.because(SKILL, convict.card)
        change_cunning(game, index, JUNKIE_PRIMAL)
        game.because()
    elif not (by_card and has_skill(game, convict, JUNKIE, 1)):
        change_cunning(game, index, -cost)
    convict.primal = card_of(game, convict).primal_rounds
    game.tell(WENT_PRIMAL, convict.seat, convict.card, strength_level(game, convict))
    if game.active == index:
        bonus = primal_actions(game, convict)
        gain_actions(game, index, bonus - convict.bonus)
        convict.bonus = max(convict.bonus, bonus)
    note(game, convict.rival, Misdeed(PRIMAL_DEED, convict.space))


def round_passes(game: Animalcatraz) -> None:
    """A round begins, by day or by night: Primal that has run its rounds ends."""
    for convict in game.convicts:
        if convict.primal:
            convict.primal -= 1
            if convict.primal == 0:
                game.tell(PRIMAL_ENDED, convict.seat, convict.card)
