"""Fights as a series of exchanges between two Mats: who meets whom, dice, who has won (RULES.md sections 17, 18)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import (
    BRUTE,
    CHEMIST,
    INFIRMARY,
    NO_LIMIT,
    NOTHING,
    SADIST,
)
from bighouse.games.animalcatraz.rules.actions import FIGHTER, PASS, REROLL, THIRD_DIE
from bighouse.games.animalcatraz.rules.armor import HURT, PROTECTION
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.bars import change_cunning, change_strength, has_skill
from bighouse.games.animalcatraz.rules.bets import Bets, settle_bets
from bighouse.games.animalcatraz.rules.chances import exchange_chance, reroll_chance
from bighouse.games.animalcatraz.rules.counter import AFTER_EXCHANGE
from bighouse.games.animalcatraz.rules.events import (
    DIE_ADDED,
    EXCHANGE_BEGAN,
    EXCHANGE_WON,
    FIGHT_ROLLED,
    POISONED,
    ROLLED_AGAIN,
)
from bighouse.games.animalcatraz.rules.fighters import (
    fighters_of,
    is_convict,
    mat_of,
    seat_of,
    side_seat,
    strength_of,
    weaken,
)
from bighouse.games.animalcatraz.rules.odds import percent
from bighouse.games.animalcatraz.rules.reputation import rank_of
from bighouse.games.animalcatraz.rules.roles import role_of
from bighouse.games.animalcatraz.rules.sides import tags_between
from bighouse.games.animalcatraz.rules.sources import GANGSTER, SKILL
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz, Fight
from bighouse.games.animalcatraz.rules.totals import added, damage_of, fight_parts, numbers, total
from bighouse.games.animalcatraz.rules.weapons import REVEALS
from bighouse.games.animalcatraz.rules.wreckage import break_weapons
from bighouse.games.animalcatraz.words.offers import fighter_name
from bighouse.games.animalcatraz.words.phrases import gangster_name

DICE: Final = 2
BRUTE_MARGIN: Final = 3  # beaten by less than this he breaks the weapon
BRUTE_SLOTS: Final = 2


def begin_fight(game: Animalcatraz, convicts: list[int], mats: list[int], space: int) -> None:
    """Two sides meet, each named by a Convict; ranks and Trash Tags count as they are now (R63)."""
    fight = Fight()
    fight.convicts = convicts
    fight.rivals = [game.convicts[convicts[0]].rival, game.convicts[convicts[1]].rival]
    fight.mats = mats
    fight.space = space
    fight.riot = game.riot.on
    fight.out = game.riot.out
    for side in range(2):
        rival, other = fight.rivals[side], fight.rivals[1 - side]
        fight.ranks[side] = rank_of(game, game.rivals[rival].rep)
        if tags_between(game, other, rival):
            fight.provoked |= 1 << side
    game.fight = fight
    game.do_next(NEXT_EXCHANGE)


class NextExchange(Step[Animalcatraz]):
    """One exchange after the other until the Fight is over."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        if not fight.on:
            return
        fight.exchange += 1
        fight.fighters = [NOTHING, NOTHING]
        fight.weapons = [[], []]
        fight.extra = [0, 0]
        fight.dice = [[], []]
        fight.totals = [0, 0]
        fight.won = NOTHING
        fight.damage = 0
        steps: list[Step[Animalcatraz]] = [
            PickFighter(side_seat(game, fight.attacking), fight.attacking),
            PickFighter(side_seat(game, fight.attacking), 1 - fight.attacking),
            MEET,
            REVEALS,
        ]
        if fight.exchange == 1:
            steps.append(Bets(fight.convicts[0], fight.convicts[1]))
        steps += [DOSES, ROLL, REROLLS, DECIDE, PROTECTION, HURT, AFTER_EXCHANGE, self]
        game.do(steps)


class PickFighter(Asked):
    """The attacker names one of his own fighters, then one of the other side (D6)."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [FIGHTER + fighter for fighter in fighters_of(game, self.side)]

    def take(self, game: Animalcatraz, action: int) -> None:
        game.fight.fighters[self.side] = action - FIGHTER

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]  # a Convict before its Gangsters

    def args(self) -> list[int]:
        return [self.seat, self.side]

    def question(self, game: Animalcatraz) -> str:
        if self.side == game.fight.attacking:
            return "Who attacks?"
        return f"Whom does {fighter_name(game, game.fight.fighters[game.fight.attacking])} attack?"

    def chapter(self, game: Animalcatraz) -> str:
        return "exchanges"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        fight = game.fight
        fighter = action - FIGHTER
        detail = f"Strength {strength_of(game, fighter)}"
        if self.side != fight.attacking:
            fighters = fight.fighters.copy()
            fighters[self.side] = fighter
            chance = exchange_chance(game, self.seat, fighters, [[], []], [0, 0], fight.attacking, fight.attacking)
            detail = f"{detail}: {percent(chance.chance)}"
        return Wording(fighter_name(game, fighter), detail)


class Meet(Step[Animalcatraz]):
    """Both are named; an Assassin who fights leaves afterwards (R74)."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        facts: list[int] = []
        for side in (fight.attacking, 1 - fight.attacking):
            fighter = fight.fighters[side]
            fight.last_mats[side] = mat_of(game, fighter)
            facts += [game.convicts[fight.last_mats[side]].card, fighter - FIRST_GANGSTER]
            if not is_convict(fighter) and role_of(game, fighter - FIRST_GANGSTER).poisons:
                fight.leaving |= 1 << (fighter - FIRST_GANGSTER)
        game.recount(EXCHANGE_BEGAN, [seat_of(game, fight.fighters[fight.attacking]), *facts])
        game.pause()


class Doses(Step[Animalcatraz]):
    """Chemists on the fighters' Mats may give a die, the attacker's first; nobody has rolled yet (R90)."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        steps: list[Step[Animalcatraz]] = []
        for side in (fight.attacking, 1 - fight.attacking):
            index = mat_of(game, fight.fighters[side])
            for gangster in game.convicts[index].gangsters:
                if role_of(game, gangster).type == CHEMIST and not fight.dosed >> gangster & 1:
                    steps.append(ThirdDie(game.convicts[index].seat, side, gangster))
        game.do(steps)


class ThirdDie(Asked):
    """The Chemist gives a third die, and leaves after the Fight (D9)."""

    def __init__(self, seat: int, side: int, gangster: int) -> None:
        super().__init__(seat)
        self.side = side
        self.gangster = gangster

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [THIRD_DIE, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        fight = game.fight
        fight.extra[self.side] += 1
        fight.dosed |= 1 << self.gangster
        fight.leaving |= 1 << self.gangster
        convict = game.convicts[mat_of(game, fight.fighters[self.side])]
        game.tell(DIE_ADDED, self.seat, convict.card, self.gangster)

    def args(self) -> list[int]:
        return [self.seat, self.side, self.gangster]

    def question(self, game: Animalcatraz) -> str:
        name = fighter_name(game, game.fight.fighters[self.side])
        return f"Does {gangster_name(game, self.gangster)} give {name} a third die?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        fight = game.fight
        extra = fight.extra.copy()
        if action != PASS:
            extra[self.side] += 1
        chance = exchange_chance(game, self.seat, fight.fighters, fight.weapons, extra, fight.attacking, self.side)
        if action == PASS:
            return Wording("Keep it", percent(chance.chance))
        return Wording("A third die", f"he leaves after the Fight: {percent(chance.chance)}")


class Roll(Step[Animalcatraz]):
    """Both roll two dice, and those that were added."""

    def run(self, game: Animalcatraz) -> None:
        for side in (game.fight.attacking, 1 - game.fight.attacking):
            roll_for(game, side, again=False)
        game.pause()


def roll_for(game: Animalcatraz, side: int, again: bool) -> None:
    fight = game.fight
    fighter = fight.fighters[side]
    convict = game.convicts[mat_of(game, fighter)]
    parts = fight_parts(game, fighter, fight.weapons[side])
    facts = [convict.seat, convict.card, fighter - FIRST_GANGSTER]
    kind = ROLLED_AGAIN if again else FIGHT_ROLLED
    dice = game.roll(kind, facts, DICE + fight.extra[side], 6, numbers(parts))
    fight.dice[side] = dice
    fight.totals[side] = added(dice) + total(parts)


def ahead(game: Animalcatraz) -> int:
    """The side that is winning: a tie goes to the attacker of the exchange."""
    fight = game.fight
    other = 1 - fight.attacking
    return other if fight.totals[other] > fight.totals[fight.attacking] else fight.attacking


class Rerolls(Step[Animalcatraz]):
    """A brawler who has lost may roll again, once a Fight; then it may be the other's turn to."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        loser = 1 - ahead(game)
        fighter = fight.fighters[loser]
        if is_convict(fighter):
            return
        gangster = fighter - FIRST_GANGSTER
        if role_of(game, gangster).rerolls and not fight.rerolled >> gangster & 1:
            game.do_next(RollAgain(seat_of(game, fighter), loser))


class RollAgain(Asked):
    """Roll again or keep what was rolled (D10)."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [REROLL, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        fight = game.fight
        fight.rerolled |= 1 << (fight.fighters[self.side] - FIRST_GANGSTER)
        roll_for(game, self.side, again=True)
        game.pause()
        game.do_next(REROLLS)

    def args(self) -> list[int]:
        return [self.seat, self.side]

    def question(self, game: Animalcatraz) -> str:
        fight = game.fight
        name = fighter_name(game, fight.fighters[self.side])
        return f"{name} is behind, {fight.totals[self.side]} to {fight.totals[1 - self.side]}: roll again?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Keep the roll")
        return Wording("Roll again", f"once a Fight: {percent(reroll_chance(game, self.side).chance)}")


class Decide(Step[Animalcatraz]):
    """Who has won the exchange, and what skills make of it; bets are settled by the first one (R43)."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        won = ahead(game)
        fight.won = won
        winner, loser = fight.fighters[won], fight.fighters[1 - won]
        fight.winners |= 1 << winner
        fight.damage = damage_of(game, fight.weapons[won])
        convict = game.convicts[mat_of(game, winner)]
        game.tell(
            EXCHANGE_WON,
            convict.seat,
            convict.card,
            winner - FIRST_GANGSTER,
            fight.totals[won],
            fight.totals[1 - won],
        )
        margin = fight.totals[won] - fight.totals[1 - won]
        if is_convict(loser):
            brute(game, loser, winner, margin)
        if is_convict(winner):
            sadist(game, winner, loser)
        else:
            gangster_won(game, winner - FIRST_GANGSTER, loser, margin)
        if fight.exchange == 1:
            game.do(settle_bets(game, won))


def brute(game: Animalcatraz, loser: int, winner: int, margin: int) -> None:
    """Beaten by a weapon and not by much he breaks it; with his second skill the winner is weakened too."""
    convict = game.convicts[loser]
    if not game.fight.weapons[game.fight.won] or margin >= BRUTE_MARGIN or not has_skill(game, convict, BRUTE, 1):
        return
    break_weapons(game)
    if has_skill(game, convict, BRUTE, 2):
        game.because(SKILL, convict.card)
        if is_convict(winner):
            change_strength(game, winner, -BRUTE_SLOTS)
        else:
            weaken(game, winner - FIRST_GANGSTER, BRUTE_SLOTS)
        game.because()


def sadist(game: Animalcatraz, winner: int, loser: int) -> None:
    """A win with a weapon against a Convict takes a slot of its Cunning."""
    armed = len(game.fight.weapons[game.fight.won]) > 0
    if armed and is_convict(loser) and has_skill(game, game.convicts[winner], SADIST, 1):
        game.because(SKILL, game.convicts[winner].card)
        change_cunning(game, loser, -1)
        change_cunning(game, winner, 1)
        game.because()


def gangster_won(game: Animalcatraz, gangster: int, loser: int, margin: int) -> None:
    """Knuckles hurts, an Assassin poisons the Convict of the beaten Mat (R64)."""
    role = role_of(game, gangster)
    unarmed = not game.fight.weapons[game.fight.won]
    if role.margin != NO_LIMIT and unarmed and is_convict(loser) and margin >= role.margin:
        game.because(GANGSTER, gangster)
        change_strength(game, loser, role.hurts)
        game.because()
    if role.poisons:
        poison(game, mat_of(game, loser))


def poison(game: Animalcatraz, index: int) -> None:
    """Not twice at a time; in the Infirmary it ends at once (section 6)."""
    convict = game.convicts[index]
    if convict.poisoned:
        return
    game.tell(POISONED, convict.seat, convict.card)
    change_strength(game, index, -1)
    convict.poisoned = convict.space != INFIRMARY


MEET: Final = Meet()
DOSES: Final = Doses()
ROLL: Final = Roll()
REROLLS: Final = Rerolls()
DECIDE: Final = Decide()
NEXT_EXCHANGE: Final = NextExchange()
