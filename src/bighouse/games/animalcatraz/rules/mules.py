"""The Mule: in rounds 1 and 3 he brings cards of his own, and may leave the others none (RULES.md section 26)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import MULE, NOTHING
from bighouse.games.animalcatraz.rules.events import MULE_ROLLED
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz


class Delivery:
    """What a Mule brings: to which rival, how many cards, and whether the others draw none."""

    def __init__(self, rival: int, extra: int, deny: bool) -> None:
        self.rival = rival
        self.extra = extra
        self.deny = deny


def delivery(game: Animalcatraz) -> Delivery:
    """The roll of the Mule, if he is on a Mat; a rival of NOTHING: he is not."""
    for convict in game.convicts:
        for index in convict.gangsters:
            gangster = game.box.gangsters[index]
            if gangster.type == MULE and convict.posture != ESCAPED:
                [die] = game.roll(MULE_ROLLED, [convict.seat, index], 1, 6, [])
                bonus = game.box.scripts[game.box.scripts[gangster.script][0].faces[die]][0]
                return Delivery(convict.rival, bonus.extra, bonus.deny)
    return Delivery(NOTHING, 0, False)
