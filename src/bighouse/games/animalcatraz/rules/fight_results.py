"""What a Fight brings: REP by ranks, Trash Tags, skills, misdeeds, and Gangsters that leave (RULES.md section 19)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import BRUISER, CANNIBAL, FIGHT_REP_BONUS, FRAUD, NOTHING
from bighouse.games.animalcatraz.box.components import FIGHT_WON as FIGHT_WON_DEED
from bighouse.games.animalcatraz.rules.actions import STASH
from bighouse.games.animalcatraz.rules.bars import change_strength, has_skill
from bighouse.games.animalcatraz.rules.departures import discard_gangster
from bighouse.games.animalcatraz.rules.events import FIGHT_WON, TAGS_SETTLED
from bighouse.games.animalcatraz.rules.fighters import is_convict
from bighouse.games.animalcatraz.rules.mats import draw_to_stash, in_force, room_at
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.reputation import FROM_FIGHTS, change_rep
from bighouse.games.animalcatraz.rules.sides import first_seat, tags_between
from bighouse.games.animalcatraz.rules.sources import SKILL
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, MOST_RIVALS, NO_FIGHT, Animalcatraz
from bighouse.games.animalcatraz.rules.totals import attack_of


class EndFight(Step[Animalcatraz]):
    """A side has lost; `free`: a Scapegoat spares it the loss of REP (R67). A Riot has REP of its own (22.1)."""

    def __init__(self, loser: int, free: int) -> None:
        self.loser = loser
        self.free = free

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        won = 1 - self.loser
        winner, loser = fight.rivals[won], fight.rivals[self.loser]
        here, there = game.convicts[fight.convicts[won]], game.convicts[fight.convicts[self.loser]]
        game.tell(FIGHT_WON, here.seat, here.card, there.seat, there.card)
        settle_tags(game, winner, loser)
        note(game, winner, misdeed(game, won))
        if fight.riot:
            game.riot.standing &= ~(1 << loser)
        else:
            change_rep(game, winner, rep_for(game, fight.ranks[won], fight.ranks[self.loser]), FROM_FIGHTS)
            if not self.free:
                change_rep(game, loser, game.box.fight_lost_rep, FROM_FIGHTS)
        devour(game, won)
        steps: list[Step[Animalcatraz]] = []
        for index in range(len(game.convicts)):
            for gangster in game.convicts[index].gangsters:
                if fight.leaving >> gangster & 1:
                    steps.append(LeaveAfterFight(index, gangster))
            if (fight.mats[0] | fight.mats[1]) >> index & 1:
                steps.append(BruiserCard(index))
        steps.append(FIGHT_OVER)
        game.do(steps)

    def args(self) -> list[int]:
        return [self.loser, self.free]


def rep_for(game: Animalcatraz, winner: int, loser: int) -> int:
    """What a win is worth by the ranks before the Fight; an Event may add to it where it is worth anything."""
    box = game.box
    if loser < winner:
        rep = box.fight_lower_rep
    else:
        rep = box.fight_equal_rep + (loser - winner) * box.fight_rank_rep
    return rep + in_force(game, FIGHT_REP_BONUS) if rep > 0 else rep


def settle_tags(game: Animalcatraz, one: int, other: int) -> None:
    """A Fight removes all Trash Tags between the two, in both directions (section 28)."""
    tags = tags_between(game, one, other) + tags_between(game, other, one)
    if tags:
        game.placed_tags[one * MOST_RIVALS + other] = 0
        game.placed_tags[other * MOST_RIVALS + one] = 0
        game.tell(TAGS_SETTLED, first_seat(game, one), first_seat(game, other), tags)


def misdeed(game: Animalcatraz, won: int) -> Misdeed:
    """What Crimes may ask about a won Fight: its last exchange decided it (section 13, R92)."""
    fight = game.fight
    fighter = fight.fighters[won]
    weapons = fight.weapons[won]
    done = Misdeed(FIGHT_WON_DEED, fight.space, fight.rivals[1 - won])
    done.by_gangster = not is_convict(fighter)
    done.attack = attack_of(game, weapons)
    done.unarmed = not weapons
    done.primal = is_convict(fighter) and game.convicts[fighter].primal > 0
    done.higher_rank = fight.ranks[1 - won] > fight.ranks[won]
    done.provoked = fight.provoked >> (1 - won) & 1 != 0
    return done


def devour(game: Animalcatraz, won: int) -> None:
    """The second skill of a Cannibal who has won an exchange of the Fight himself (R43)."""
    fight = game.fight
    for index in range(len(game.convicts)):
        if (
            fight.mats[won] >> index & 1
            and fight.winners >> index & 1
            and has_skill(game, game.convicts[index], CANNIBAL, 2)
        ):
            game.because(SKILL, game.convicts[index].card)
            change_strength(game, index, 1)
            change_strength(game, beaten_convict(game, 1 - won), -1)
            game.because()


def beaten_convict(game: Animalcatraz, side: int) -> int:
    """The Convict of the beaten Mat; of two Mats in a Riot that of the last one to fight (R91)."""
    fight = game.fight
    return fight.last_mats[side] if fight.last_mats[side] != NOTHING else fight.convicts[side]


class LeaveAfterFight(Step[Animalcatraz]):
    """An Assassin who fought, or a Chemist who gave his die (R74); his card may stay on the Mat (D26)."""

    def __init__(self, index: int, gangster: int) -> None:
        self.index = index
        self.gangster = gangster

    def run(self, game: Animalcatraz) -> None:
        discard_gangster(game, self.index, self.gangster, keeps=True)

    def args(self) -> list[int]:
        return [self.index, self.gangster]


class BruiserCard(Step[Animalcatraz]):
    """After any Fight of his a Bruiser takes a card into the stash, if there is room."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if has_skill(game, convict, BRUISER, 2) and room_at(game, self.index, STASH) > 0:
            draw_to_stash(game, convict.rival, convict.seat, convict.cell)

    def args(self) -> list[int]:
        return [self.index]


class FightOver(Step[Animalcatraz]):
    """A Fraud who has stood in for somebody in it is himself again (R66)."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        if game.copied != NOTHING:
            busy = fight.rerolled | fight.dosed | fight.winners >> FIRST_GANGSTER
            for gangster in game.box.gangsters:
                if gangster.type == FRAUD and busy >> gangster.index & 1:
                    game.copied = NOTHING
        game.fight = NO_FIGHT


FIGHT_OVER: Final = FightOver()
