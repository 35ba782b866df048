"""Weapons that go: broken by whom they have beaten, or used up (RULES.md sections 17 and 23.2)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.events import CARD_DISCARDED, WEAPON_BROKEN
from bighouse.games.animalcatraz.rules.fighters import carried_by, mat_of, place_of_fighter, seat_of
from bighouse.games.animalcatraz.rules.mats import take_away, to_chair
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def break_weapons(game: Animalcatraz) -> None:
    """The winner's weapon goes to the Chair; of two combined, or of a crafted one, both cards."""
    fight = game.fight
    seat = seat_of(game, fight.fighters[fight.won])
    for copy in put_away(game, fight.won, single_use=False):
        game.tell(WEAPON_BROKEN, seat, game.box.kind_of[copy])


def use_up_weapons(game: Animalcatraz, side: int) -> None:
    """Single-use weapons that were revealed go to the Chair, whoever has won."""
    seat = seat_of(game, game.fight.fighters[side])
    for copy in put_away(game, side, single_use=True):
        game.tell(CARD_DISCARDED, seat, game.box.kind_of[copy])


def put_away(game: Animalcatraz, side: int, single_use: bool) -> list[int]:
    """Revealed weapons that are still in hand, into the Chair: all of them, or those for single use."""
    fight = game.fight
    fighter = fight.fighters[side]
    out: list[int] = []
    for copy in fight.weapons[side]:
        if copy in carried_by(game, fighter) and (not single_use or game.box.of(copy).single_use):
            take_away(game, mat_of(game, fighter), place_of_fighter(game, fighter), copy)
            to_chair(game, copy)
            out.append(copy)
    return out
