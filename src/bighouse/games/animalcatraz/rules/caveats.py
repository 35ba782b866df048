"""What an offer promises but would not bring just now: the rules let it be taken all the same."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import CUNNING, PRIMAL, SELF, STRENGTH, Effect
from bighouse.games.animalcatraz.rules.bars import card_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict


def strength_caveat(game: Animalcatraz, convict: Convict, slots: int) -> str:
    return bar_caveat(slots, len(card_of(game, convict).strength) - 1 - convict.strength, "Strength")


def cunning_caveat(game: Animalcatraz, convict: Convict, slots: int) -> str:
    if convict.primal:
        return "a Primal Convict's Cunning cannot rise"
    return bar_caveat(slots, len(card_of(game, convict).cunning) - 1 - convict.cunning, "Cunning")


def bar_caveat(slots: int, left: int, stat: str) -> str:
    """Slots that are promised, and slots that are left of a bar."""
    if slots <= left:
        return ""
    return f"only {left} of it: then the bar of {stat} ends" if left else f"no slot of {stat} is left"


def script_caveat(game: Animalcatraz, convict: Convict, effects: list[Effect]) -> str:
    """What of a card's effects on the Convict itself would come to nothing; empty when all of it comes."""
    said = ""
    for effect in effects:
        if effect.who == SELF and effect.n > 0 and not said:
            if effect.op == STRENGTH:
                said = strength_caveat(game, convict, effect.n)
            elif effect.op == CUNNING:
                said = cunning_caveat(game, convict, effect.n)
        elif effect.op == PRIMAL and convict.primal:
            said = "it is Primal already"
    return said
