"""What hangs in the balance: a Fight or a theft whose dice have not been rolled yet, by exact odds."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.box.components import WEAPON as WEAPON_KIND
from bighouse.games.animalcatraz.mind.odds import SURE, beating, meeting, outlasting
from bighouse.games.animalcatraz.mind.worth import ACTION, CARD_VALUE, FREEDOM, HIDDEN, REP, card_worth
from bighouse.games.animalcatraz.rules.exchanges import ahead
from bighouse.games.animalcatraz.rules.fight_results import rep_for
from bighouse.games.animalcatraz.rules.fighters import carried_by, fighters_of, strength_of
from bighouse.games.animalcatraz.rules.mats import carried
from bighouse.games.animalcatraz.rules.state import ESCAPED, FIRST_GANGSTER, Animalcatraz, Convict, Fight
from bighouse.games.animalcatraz.rules.stealing import RollTheft
from bighouse.games.animalcatraz.rules.totals import attack_of, cell_parts, pocket_parts, thief_parts, total
from bighouse.games.animalcatraz.rules.trade import HandIn
from bighouse.games.animalcatraz.rules.weapons import Reveal, Reveals

SWAY: Final = 2  # hidden cards that are worth a level in a Fight
FALL: Final = 40  # what lying down costs, beside REP and cards
RIOT_REP: Final = 3  # between winning a Riot and losing it
NEAR: Final = [60, 120, 240]  # three, two, one REP below the level of the Riot, for who is as likely to win it as not


def stake(game: Animalcatraz, own: int) -> int:
    """What a rival may expect from what has begun and is not decided."""
    if game.fight.on:
        return fight_stake(game, own)
    if game.riot.on:
        return riot_stake(game, own)
    for step in game.main.agenda:
        if isinstance(step, RollTheft):
            return theft_stake(game, step, own)
        if isinstance(step, HandIn) and game.convicts[step.index].rival == own:
            return bargain(game, step)
    return 0


def bargain(game: Animalcatraz, step: HandIn) -> int:
    """Goods that were picked in a trade, less what is still to be handed in for them, at the rate of what is there."""
    convict = game.convicts[step.index]
    plan = game.rivals[convict.rival].plan
    price = -step.paid
    worth = 0
    for copy in game.incoming:
        card = game.box.of(copy)
        price += card.value
        worth += card_worth(card, plan)
    if price > 0:
        worth -= price * price_of_one(game, convict) // 10
    return worth


def price_of_one(game: Animalcatraz, convict: Convict) -> int:
    """What it costs to hand in cards worth 1, in tenths."""
    plan = game.rivals[convict.rival].plan
    value = 0
    worth = 0
    for copy in carried(game, convict):
        card = game.box.of(copy)
        value += card.value
        worth += card_worth(card, plan)
    return 10 * worth // value if value else 10 * (CARD_VALUE + 1)


def share(game: Animalcatraz, worth: int) -> int:
    """What another's loss is worth to oneself: between two all of it, among more about half."""
    return worth if len(game.rivals) == 2 else worth // 2


def fight_stake(game: Animalcatraz, own: int) -> int:
    fight = game.fight
    if fight.rivals[0] != own and fight.rivals[1] != own:
        return 0
    side = 0 if fight.rivals[0] == own else 1
    chance = fight_chance(game, fight, side)
    if fight.riot:
        return riot_bet(game, own, fight.rivals[1 - side], chance)
    here, there = game.convicts[fight.convicts[side]], game.convicts[fight.convicts[1 - side]]
    prize = REP * rep_for(game, fight.ranks[side], fight.ranks[1 - side])
    prize += share(game, REP + FALL + HIDDEN * len(there.carry))
    stakes = REP + FALL + HIDDEN * len(here.carry)
    stakes += share(game, REP * rep_for(game, fight.ranks[1 - side], fight.ranks[side]))
    return (chance * prize - (SURE - chance) * stakes) // SURE


def riot_bet(game: Animalcatraz, own: int, other: int, chance: int) -> int:
    """Between winning a Riot and losing it to somebody: REP, and the game for who is high enough."""
    prize = RIOT_REP * REP // 2
    stakes = prize
    prize += FREEDOM if game.rivals[own].rep >= game.box.riot_rep - 1 else 0
    stakes += FREEDOM if game.rivals[other].rep >= game.box.riot_rep - 1 else 0
    return (chance * prize - (SURE - chance) * stakes) // SURE


def riot_stake(game: Animalcatraz, own: int) -> int:
    """Before a Fight of the Riot: against the strongest of those who are still in it."""
    if not game.riot.standing >> own & 1:
        return 0
    least, strongest = SURE, own
    for other in range(len(game.rivals)):
        if other != own and game.riot.standing >> other & 1:
            chance = riot_chance(game, own, other)
            if chance <= least:
                least, strongest = chance, other
    return 0 if strongest == own else riot_bet(game, own, strongest, least)


def crown_hope(game: Animalcatraz, rival: int) -> int:
    """What it is worth to be near level 13, where a Riot decides: the more, the likelier that one is won."""
    near = game.rivals[rival].rep - game.box.riot_rep + len(NEAR)
    if near < 0 or game.riot.on:
        return 0
    least = SURE
    for other in range(len(game.rivals)):
        if other != rival:
            least = min(least, riot_chance(game, rival, other))
    return NEAR[min(near, len(NEAR) - 1)] * least // (SURE // 2)


def riot_chance(game: Animalcatraz, own: int, other: int) -> int:
    """To outlast another rival with everybody who has not been hurt, unarmed."""
    here, there = muster(game, own), muster(game, other)
    if not here or not there:
        return SURE if here else 0
    lead = sum(here) // len(here) - sum(there) // len(there)
    return outlasting(meeting(lead), len(here), len(there))


def muster(game: Animalcatraz, rival: int) -> list[int]:
    """The Strength of everybody who fights for a rival in a Riot."""
    out: list[int] = []
    for index in range(len(game.convicts)):
        convict = game.convicts[index]
        if convict.rival == rival and convict.posture != ESCAPED:
            if not game.riot.out >> index & 1:
                out.append(strength_of(game, index))
            for gangster in convict.gangsters:
                out.append(strength_of(game, FIRST_GANGSTER + gangster))
    return out


def fight_chance(game: Animalcatraz, fight: Fight, side: int) -> int:
    """A side's chance in thousandths: what is shown counts, and what may still be shown as one would guess.

    Whoever fights later is taken to be as good as who fights now.
    """
    other = 1 - side
    here, there = fighters_of(game, side), fighters_of(game, other)
    lead = force(game, fight, side, True) - force(game, fight, other, False)
    if fight.won != NOTHING or fight.dice[other]:
        won = fight.won if fight.won != NOTHING else ahead(game)
        if fight.fighters[1 - won] not in (there if won == side else here):
            return outlasting(meeting(lead), len(here), len(there))  # the beaten one is out already
        chance = SURE if won == side else 0
    else:
        chance = beating(lead) if fight.attacking == side else SURE - beating(-lead)
    if len(here) == 1 and len(there) == 1:
        return chance
    later = meeting(lead)
    won_it = outlasting(later, len(here), len(there) - 1)
    lost_it = outlasting(later, len(here) - 1, len(there))
    return (chance * won_it + (SURE - chance) * lost_it) // SURE


def force(game: Animalcatraz, fight: Fight, side: int, known: bool) -> int:
    """What a side brings to the dice of this exchange."""
    fighter = fight.fighters[side] if fight.fighters[side] != NOTHING else fight.convicts[side]
    level = strength_of(game, fighter) + 3 * fight.extra[side]
    if fight.weapons[side]:
        return level + attack_of(game, fight.weapons[side])
    if not to_reveal(game, side):
        return level
    if not known:
        return level + len(carried_by(game, fighter)) // SWAY
    best = 0
    for copy in carried_by(game, fighter):
        card = game.box.of(copy)
        if card.kind == WEAPON_KIND:
            best = max(best, card.attack)
    return level + best


def to_reveal(game: Animalcatraz, side: int) -> bool:
    """Whether a side may still show something."""
    for step in game.main.agenda:
        if isinstance(step, Reveals) or (isinstance(step, Reveal) and step.side == side):
            return True
    return False


def theft_stake(game: Animalcatraz, step: RollTheft, own: int) -> int:
    thief, victim = game.convicts[step.index].rival, game.convicts[step.target].rival
    if thief != own and victim != own:
        return 0
    guarding = pocket_parts(game, step.target) if step.cell == NOTHING else cell_parts(game, step.cell)
    chance = beating(total(thief_parts(game, step.index, step.thief, step.cell)) - total(guarding))
    if thief == own:
        gain = REP + HIDDEN + share(game, HIDDEN) + ACTION
        return (chance * gain - (SURE - chance) * REP) // SURE
    return -(chance * (HIDDEN + share(game, REP)) - (SURE - chance) * share(game, REP)) // SURE
