"""How likely a side is to win a Fight of a Riot, bare-handed: every way in which it can go (RULES.md 22.1, R33)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.chances import DICE, Chance, hidden_from
from bighouse.games.animalcatraz.rules.fighters import carried_by
from bighouse.games.animalcatraz.rules.odds import FACES, beating
from bighouse.games.animalcatraz.rules.sides import in_prison
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.rules.totals import Part, fight_parts, total

ALL: Final = FACES ** (2 * DICE)  # the ways in which the dice of an exchange can fall


class Brawl:
    """A Fight to the last fighter: each exchange costs its loser one, then the other side attacks and names who meets
    whom. Both name the pair that serves them best."""

    def __init__(self, sides: list[list[int]]) -> None:
        self.sides = sides  # what each fighter adds to his dice
        self.known: dict[int, int] = {}
        self.ways: dict[int, int] = {}
        self.all: list[int] = [1]  # ways of the dice, for so many exchanges
        for _ in range(len(sides[0]) + len(sides[1])):
            self.all.append(self.all[-1] * ALL)

    def win(self, attacking: int, other: int) -> int:
        """In how many ways of the dice the attacker wins, who has this much to add, and wins ties."""
        lead = attacking - other
        if lead not in self.ways:
            self.ways[lead] = int(beating(lead, DICE, DICE) * ALL)
        return self.ways[lead]

    def won(self, attacking: int, able: int, others: int) -> int:
        """In how many ways the attacker wins, of ALL for every fighter who is left; sets of the able are bit masks."""
        left = able.bit_count() + others.bit_count()
        if others == 0:
            return self.all[left]
        if able == 0:
            return 0
        place = (others << 16 | able) << 1 | attacking
        if place not in self.known:
            self.known[place] = self.best(attacking, able, others)
        return self.known[place]

    def best(self, attacking: int, able: int, others: int) -> int:
        left = able.bit_count() + others.bit_count() - 1
        out = -1
        for i in range(len(self.sides[attacking])):
            if able >> i & 1:
                beaten = self.all[left] - self.won(1 - attacking, others, able & ~(1 << i))
                for j in range(len(self.sides[1 - attacking])):
                    if others >> j & 1:
                        ways = self.win(self.sides[attacking][i], self.sides[1 - attacking][j])
                        winning = self.all[left] - self.won(1 - attacking, others & ~(1 << j), able)
                        out = max(out, ways * winning + (ALL - ways) * beaten)
        return out

    def chance(self) -> Fraction:
        """The first side's, which attacks first."""
        able, others = (1 << len(self.sides[0])) - 1, (1 << len(self.sides[1])) - 1
        return Fraction(self.won(0, able, others), self.all[-1])


def riot_fighters(game: Animalcatraz, rival: int) -> list[int]:
    """The uninjured fighters of a rival, each Convict before its Gangsters."""
    out: list[int] = []
    for index in range(len(game.convicts)):
        convict = game.convicts[index]
        if convict.rival == rival and in_prison(convict):
            if not game.riot.out >> index & 1:
                out.append(index)
            out += [FIRST_GANGSTER + gangster for gangster in convict.gangsters]
    return out


def riot_chance(game: Animalcatraz, seat: int, rival: int, other: int, weapons: list[int]) -> Chance:
    """A rival's chance against another whom it attacks; `weapons` are what its only fighter would show. What each
    side adds is told where there is one exchange."""
    sides = [riot_fighters(game, rival), riot_fighters(game, other)]
    parts = [[fight_parts(game, fighter, weapons) for fighter in sides[0]]]
    parts.append([fight_parts(game, fighter, []) for fighter in sides[1]])
    brawl = Brawl([[total(each) for each in side] for side in parts])
    unknown = sum([hidden_from(game, carried_by(game, fighter), seat) for fighter in sides[1]])
    single = len(sides[0]) == 1 and len(sides[1]) == 1
    none: list[Part] = []
    return Chance(brawl.chance(), parts[0][0] if single else none, parts[1][0] if single else none, NOTHING, unknown)
