"""What a Gangster does: his own job, or for a Fraud that of whom he stands in for (RULES.md section 26, R66)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import FRAUD, NOTHING, Gangster
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def role_of(game: Animalcatraz, gangster: int) -> Gangster:
    """The card that counts for what a Gangster can do; how strong he is stays his own."""
    own = game.box.gangsters[gangster]
    if own.type == FRAUD and game.copied != NOTHING:
        return game.box.gangsters[game.copied]
    return own


def is_used(game: Animalcatraz, gangster: int) -> bool:
    """Whether his once-a-round skill is used; a Fraud's is the standing in, and what he does then follows from it."""
    return game.used_gangsters >> gangster & 1 != 0 and game.box.gangsters[gangster].type != FRAUD


def use_up(game: Animalcatraz, gangster: int) -> None:
    """His skill is used for this round; a Fraud is himself again."""
    game.used_gangsters |= 1 << gangster
    if game.box.gangsters[gangster].type == FRAUD:
        game.copied = NOTHING
