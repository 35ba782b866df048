"""What a seat's options come to, exactly, from what it knows: fights, thefts, bribes, recruits and escapes."""

from __future__ import annotations

from typing import Any, Final

from bighouse.games.animalcatraz.box.components import CELLS, GUARDS, NOTHING, VACANT_CELLS
from bighouse.games.animalcatraz.box.components import WEAPON as WEAPON_CARD
from bighouse.games.animalcatraz.rules.actions import (
    ABANDON,
    ATTACK,
    ATTEMPT,
    BET,
    CARRIERS,
    CORRUPT,
    CORRUPT_WARDEN,
    ERRAND_CORRUPT,
    FIGHTER,
    PASS,
    PICKPOCKET,
    PRIMAL,
    RECRUIT,
    REROLL,
    RIVAL,
    ROB,
    SACRIFICE,
    SHOW,
    THIRD_DIE,
    WEAPON,
    kind_of,
)
from bighouse.games.animalcatraz.rules.actions import BRIBE as BRIBE_ACTION
from bighouse.games.animalcatraz.rules.bets import PlaceBet, bet_chance
from bighouse.games.animalcatraz.rules.chances import (
    Chance,
    exchange_chance,
    reroll_chance,
    reversed_chance,
    theft_chance,
)
from bighouse.games.animalcatraz.rules.corruption import WARDEN, OfferBribe, bribe_value
from bighouse.games.animalcatraz.rules.counter import StrikeBack
from bighouse.games.animalcatraz.rules.exchanges import PickFighter, RollAgain, ThirdDie
from bighouse.games.animalcatraz.rules.fighters import carried_by
from bighouse.games.animalcatraz.rules.getaway import SacrificeGuards
from bighouse.games.animalcatraz.rules.gopher import gopher_of
from bighouse.games.animalcatraz.rules.mats import carried
from bighouse.games.animalcatraz.rules.odds import in_percent
from bighouse.games.animalcatraz.rules.prospects import (
    abandon_chance,
    all_of,
    escape_chances,
    guard_chance,
    recruit_chance,
    second_chance,
    stage_chances,
)
from bighouse.games.animalcatraz.rules.riot_chances import riot_chance, riot_fighters
from bighouse.games.animalcatraz.rules.riots import PickRival
from bighouse.games.animalcatraz.rules.state import MOST_CONVICTS, Animalcatraz
from bighouse.games.animalcatraz.rules.stealing import GuardGoods, guarded_chance
from bighouse.games.animalcatraz.rules.taking import SecondRoll
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.rules.weapons import Revealing, primal_chance, weapon_copies
from bighouse.games.animalcatraz.sight.conflicts import parts_seen
from bighouse.games.animalcatraz.sight.view import ChanceView

UNARMED: Final[list[list[int]]] = [[], []]
NO_MORE_DICE: Final = [0, 0]


def chances_seen(game: Animalcatraz, seat: int) -> list[ChanceView]:
    """For the options of a seat that is asked; nothing for anybody else."""
    choice = game.choice(seat)
    out: list[ChanceView] = []
    if choice is None:
        return out
    for action in game.options(seat):
        if isinstance(choice, TakeTurn):
            out += deed_chances(game, seat, choice.index, action)
        else:
            out += answer_chances(game, seat, choice, action)
    return out


# Options of a turn


def deed_chances(game: Animalcatraz, seat: int, index: int, action: int) -> list[ChanceView]:
    """What an option of a turn comes to, by itself and with each card that would help."""
    if ATTACK <= action < ATTACK + MOST_CONVICTS:
        return fight_chances(game, seat, index, action)
    if PICKPOCKET <= action < PICKPOCKET + CARRIERS * MOST_CONVICTS:
        thief, target = (action - PICKPOCKET) // MOST_CONVICTS, (action - PICKPOCKET) % MOST_CONVICTS
        return [told(game, action, NOTHING, theft_chance(game, seat, index, thief, target, NOTHING))]
    if ROB <= action < ROB + CARRIERS * CELLS:
        thief, cell = (action - ROB) // CELLS, (action - ROB) % CELLS
        return [told(game, action, NOTHING, theft_chance(game, seat, index, thief, NOTHING, cell))]
    if action == CORRUPT:
        return bribe_chances(game, index, action, game.guard_at[game.convicts[index].space])
    if action == CORRUPT_WARDEN:
        return bribe_chances(game, index, action, WARDEN)
    if RECRUIT <= action < RECRUIT + VACANT_CELLS:
        return [told(game, action, NOTHING, recruit_chance(game, index, game.lodgers[action - RECRUIT]))]
    if ERRAND_CORRUPT <= action < ERRAND_CORRUPT + GUARDS:
        return errand_chances(game, index, action)
    if action == ATTEMPT:
        return [locks(game, action, escape_chances(game, index))]
    return []


def fight_chances(game: Animalcatraz, seat: int, index: int, action: int) -> list[ChanceView]:
    """Convict against Convict: bare, then with each weapon that it carries."""
    fighters = [index, action - ATTACK]
    out = [told(game, action, NOTHING, exchange_chance(game, seat, fighters, UNARMED, NO_MORE_DICE, 0, 0))]
    for copy in different_weapons(game, game.convicts[index].carry):
        chance = exchange_chance(game, seat, fighters, [[copy], []], NO_MORE_DICE, 0, 0)
        out.append(told(game, action, game.box.kind_of[copy], chance))
    return out


def bribe_chances(game: Animalcatraz, index: int, action: int, guard: int) -> list[ChanceView]:
    """A Guard without a bribe, then with each that he takes."""
    out = [told(game, action, NOTHING, guard_chance(game, index, guard, NOTHING))]
    met: list[int] = []
    for copy in carried(game, game.convicts[index]):
        kind = game.box.kind_of[copy]
        if bribe_value(game, guard, kind) and kind not in met:
            met.append(kind)
            out.append(told(game, action, kind, guard_chance(game, index, guard, kind)))
    return out


def errand_chances(game: Animalcatraz, index: int, action: int) -> list[ChanceView]:
    """A Guard without a bribe, then with what Gary takes along."""
    guard = action - ERRAND_CORRUPT
    convict = game.convicts[index]
    out = [told(game, action, NOTHING, guard_chance(game, index, guard, NOTHING))]
    copy = game.held[gopher_of(game, convict)]
    if copy != NOTHING and bribe_value(game, guard, game.box.kind_of[copy]):
        kind = game.box.kind_of[copy]
        out.append(told(game, action, kind, guard_chance(game, index, guard, kind)))
    return out


# Answers


def answer_chances(game: Animalcatraz, seat: int, choice: Any, action: int) -> list[ChanceView]:
    """What an answer within a Fight, a theft, a bribe or the Getaway comes to."""
    fight = game.fight
    if isinstance(choice, Revealing):
        return reveal_chances(game, seat, choice.side, action)
    if isinstance(choice, PickFighter) and choice.side != fight.attacking:
        fighters = fight.fighters.copy()
        fighters[choice.side] = action - FIGHTER
        side = fight.attacking
        return [told(game, action, NOTHING, exchange_chance(game, seat, fighters, UNARMED, NO_MORE_DICE, side, side))]
    if isinstance(choice, ThirdDie):
        extra = fight.extra.copy()
        extra[choice.side] += int(action == THIRD_DIE)
        return [told(game, action, NOTHING, shown(game, seat, choice.side, fight.weapons, extra))]
    if isinstance(choice, RollAgain) and action == REROLL:
        return [told(game, action, NOTHING, reroll_chance(game, choice.side))]
    if isinstance(choice, StrikeBack) and action == ABANDON:
        return [told(game, action, NOTHING, abandon_chance(game))]
    if isinstance(choice, SecondRoll) and action == REROLL:
        return [told(game, action, NOTHING, second_chance(game, choice))]
    if isinstance(choice, GuardGoods):
        kind = NOTHING if action == PASS else kind_of(SHOW, action)
        return [told(game, action, kind, reversed_chance(guarded_chance(game, choice.place, action)))]
    if isinstance(choice, PlaceBet) and action != PASS:
        return [told(game, action, NOTHING, bet_chance(game, seat, action - BET))]
    if isinstance(choice, PickRival):
        return riot_chances(game, seat, choice.rival, action)
    if isinstance(choice, OfferBribe):
        kind = NOTHING if action == PASS else kind_of(BRIBE_ACTION, action)
        return [told(game, action, kind, guard_chance(game, choice.index, choice.guard, kind))]
    if isinstance(choice, SacrificeGuards):
        change = choice.change(game) if action >= SACRIFICE else 0
        return [locks(game, action, stage_chances(game, change))]
    return []


def riot_chances(game: Animalcatraz, seat: int, rival: int, action: int) -> list[ChanceView]:
    """A Fight of the Riot to its end without weapons; where one fighter is all one has, then with each of his."""
    other = action - RIVAL
    out = [told(game, action, NOTHING, riot_chance(game, seat, rival, other, []))]
    fighters = riot_fighters(game, rival)
    if len(fighters) == 1 and len(riot_fighters(game, other)) == 1:
        for copy in different_weapons(game, carried_by(game, fighters[0])):
            chance = riot_chance(game, seat, rival, other, [copy])
            out.append(told(game, action, game.box.kind_of[copy], chance))
    return out


def different_weapons(game: Animalcatraz, copies: list[int]) -> list[int]:
    """One of each kind of weapon."""
    out: list[int] = []
    met: list[int] = []
    for copy in copies:
        card = game.box.of(copy)
        if card.kind == WEAPON_CARD and card.index not in met:
            met.append(card.index)
            out.append(copy)
    return out


def reveal_chances(game: Animalcatraz, seat: int, side: int, action: int) -> list[ChanceView]:
    """An exchange with the weapon that could be shown now, or without."""
    fight = game.fight
    if action == PRIMAL:
        return [told(game, action, NOTHING, primal_chance(game, seat, side))]
    weapons = [fight.weapons[0], fight.weapons[1]]
    kind = NOTHING
    if WEAPON <= action < PRIMAL:
        kind = action - WEAPON
        weapons[side] = weapons[side] + weapon_copies(game, fight.fighters[side], kind, weapons[side])
    elif action != PASS:
        return []
    return [told(game, action, kind, shown(game, seat, side, weapons, fight.extra))]


def shown(game: Animalcatraz, seat: int, side: int, weapons: list[list[int]], extra: list[int]) -> Chance:
    """This exchange with what is shown."""
    fight = game.fight
    return exchange_chance(game, seat, fight.fighters, weapons, extra, fight.attacking, side)


# As a view has it


def told(game: Animalcatraz, action: int, card: int, chance: Chance) -> ChanceView:
    return ChanceView(
        action=game.words(action),
        by=None if card == NOTHING else game.box.cards[card].id,
        percent=in_percent(chance.chance),
        own=parts_seen(game, chance.own),
        against=parts_seen(game, chance.against),
        needed=None if chance.needed == NOTHING else chance.needed,
        unknown=chance.unknown,
    )


def locks(game: Animalcatraz, action: int, chances: list[Chance]) -> ChanceView:
    """Padlocks that must all open."""
    return ChanceView(
        action=game.words(action),
        by=None,
        percent=in_percent(all_of(chances)),
        own=[part for chance in chances for part in parts_seen(game, chance.own)],
        against=[],
        needed=sum([chance.needed for chance in chances]),
        unknown=0,
    )
