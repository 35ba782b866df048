"""How likely things are, exactly, from what a seat knows: hidden cards are left out and counted (RULES.md 32.2)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.fighters import carried_by
from bighouse.games.animalcatraz.rules.odds import beating, reaching
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.rules.totals import Part, cell_parts, fight_parts, pocket_parts, thief_parts, total

DICE: Final = 2


class Chance:
    """A chance with the numbers that it comes from."""

    def __init__(self, chance: Fraction, own: list[Part], against: list[Part], needed: int, unknown: int) -> None:
        self.chance = chance
        self.own = own
        self.against = against  # empty where a number is to be reached
        self.needed = needed  # the number that is to be reached; NOTHING: the other's total
        self.unknown = unknown  # hidden cards that could change it


def hidden_from(game: Animalcatraz, copies: list[int], seat: int) -> int:
    """How many cards a seat does not know."""
    return len([copy for copy in copies if not game.known[copy] >> seat & 1])


def exchange_chance(
    game: Animalcatraz,
    seat: int,
    fighters: list[int],
    weapons: list[list[int]],
    extra: list[int],
    attacking: int,
    side: int,
) -> Chance:
    """A side's chance to win an exchange: a tie is the attacker's, and dice may have been added."""
    other = 1 - attacking
    parts = [fight_parts(game, fighters[0], weapons[0]), fight_parts(game, fighters[1], weapons[1])]
    lead = total(parts[attacking]) - total(parts[other])
    chance = beating(lead, DICE + extra[attacking], DICE + extra[other])
    unknown = hidden_from(game, carried_by(game, fighters[1 - side]), seat)
    return Chance(chance if side == attacking else 1 - chance, parts[side], parts[1 - side], NOTHING, unknown)


def reroll_chance(game: Animalcatraz, side: int) -> Chance:
    """A losing roll again, with all its dice, against what the other has rolled; a tie is the attacker's."""
    fight = game.fight
    own = fight.totals[side] - sum(fight.dice[side])
    needed = fight.totals[1 - side] + (0 if side == fight.attacking else 1)
    return Chance(reaching(needed - own, len(fight.dice[side])), [], [], needed, 0)


def contest_chance(stealing: list[Part], guarding: list[Part]) -> Chance:
    """Two dice against two, where a tie is the thief's."""
    return Chance(beating(total(stealing) - total(guarding), DICE, DICE), stealing, guarding, NOTHING, 0)


def reversed_chance(chance: Chance) -> Chance:
    """The same from the other side."""
    return Chance(1 - chance.chance, chance.against, chance.own, NOTHING, chance.unknown)


def theft_chance(game: Animalcatraz, seat: int, index: int, thief: int, target: int, cell: int) -> Chance:
    """A thief's chance: a tie is enough. Hidden Upgrades of the victim could change it."""
    own = thief_parts(game, index, thief, cell)
    guarding = pocket_parts(game, target) if cell == NOTHING else cell_parts(game, cell)
    hidden = game.convicts[target].carry if cell == NOTHING else game.stashes[cell]
    chance = contest_chance(own, guarding)
    chance.unknown = hidden_from(game, hidden, seat)
    return chance
