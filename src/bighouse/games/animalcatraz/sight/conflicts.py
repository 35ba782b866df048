"""A Fight, a Riot and an Escapee as everybody sees them: what adds up to each total stands with it."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import FIRST_CELL, NOTHING, SPACE_WORDS
from bighouse.games.animalcatraz.rules.chances import contest_chance, exchange_chance
from bighouse.games.animalcatraz.rules.fighters import carried_by
from bighouse.games.animalcatraz.rules.loot import pool_of
from bighouse.games.animalcatraz.rules.odds import in_percent
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.rules.stealing import thief_of
from bighouse.games.animalcatraz.rules.thefts import theft_under_way
from bighouse.games.animalcatraz.rules.totals import Part, fight_parts, total
from bighouse.games.animalcatraz.sight.view import (
    FighterView,
    FightView,
    GetawayView,
    PartView,
    RiotView,
    RobberView,
    SideView,
    TheftView,
)
from bighouse.games.animalcatraz.words.parts import part_words


def parts_seen(game: Animalcatraz, parts: list[Part]) -> list[PartView]:
    return [PartView(words=part_words(game, part), n=part.n) for part in parts]


def fight_seen(game: Animalcatraz) -> FightView | None:
    fight = game.fight
    if not fight.on:
        return None
    return FightView(
        space=SPACE_WORDS[fight.space],
        riot=fight.riot,
        exchange=fight.exchange,
        attacking=fight.attacking,
        sides=[side_seen(game, side) for side in range(2)],
        percent=odds_of(game),
    )


def odds_of(game: Animalcatraz) -> float | None:
    """That the first side wins the exchange, with what both have shown."""
    fight = game.fight
    if NOTHING in fight.fighters or fight.dice[0] or fight.dice[1]:
        return None
    chance = exchange_chance(game, 0, fight.fighters, fight.weapons, fight.extra, fight.attacking, 0)
    return in_percent(chance.chance)


def side_seen(game: Animalcatraz, side: int) -> SideView:
    """The fighters of all Mats that take part, those who are injured too, and the one who fights just now."""
    fight = game.fight
    fighters: list[FighterView] = []
    numbers: list[int] = []
    for index in range(len(game.convicts)):
        if fight.mats[side] >> index & 1:
            numbers.append(index)
            fighters.append(FighterView(convict=index, gangster=None, injured=fight.out >> index & 1 != 0))
            for gangster in game.convicts[index].gangsters:
                numbers.append(FIRST_GANGSTER + gangster)
                name = game.box.gangsters[gangster].id
                hurt = fight.out >> (FIRST_GANGSTER + gangster) & 1 != 0
                fighters.append(FighterView(convict=index, gangster=name, injured=hurt))
    fighter = fight.fighters[side]
    weapons = fight.weapons[side]
    there = fighter in numbers
    return SideView(
        rival=fight.rivals[side],
        fighters=fighters,
        fighter=numbers.index(fighter) if there else None,
        weapons=[game.box.of(copy).id for copy in weapons],
        parts=parts_seen(game, parts_of(game, side)) if there else [],
        hidden=len(carried_by(game, fighter)) if there else 0,
        dice=fight.dice[side].copy(),
        total=fight.totals[side] if fight.dice[side] else None,
    )


def parts_of(game: Animalcatraz, side: int) -> list[Part]:
    """What adds up to a side's total; none once armor or a skill has changed what it was rolled with."""
    fight = game.fight
    parts = fight_parts(game, fight.fighters[side], fight.weapons[side])
    stale = fight.dice[side] and sum(fight.dice[side]) + total(parts) != fight.totals[side]
    return [] if stale else parts


def theft_seen(game: Animalcatraz) -> TheftView | None:
    theft = theft_under_way(game)
    if theft is None:
        return None
    thief, victim = game.convicts[theft.index], game.convicts[theft.target]
    gangster = thief_of(thief, theft.thief)
    dice = theft.dice()
    stealing, guarding = theft.stealing(game), theft.guarding(game)
    return TheftView(
        space=SPACE_WORDS[thief.space],
        cell=None if theft.cell == NOTHING else SPACE_WORDS[FIRST_CELL + theft.cell],
        pool=len(pool_of(game, theft.target, theft.cell)),
        sides=[
            RobberView(
                rival=thief.rival,
                convict=theft.index,
                gangster=None if gangster == NOTHING else game.box.gangsters[gangster].id,
                parts=parts_seen(game, stealing),
                dice=dice[:2],
                total=sum(dice[:2]) + total(stealing) if dice else None,
            ),
            RobberView(
                rival=victim.rival,
                convict=theft.target,
                gangster=None,
                parts=parts_seen(game, guarding),
                dice=dice[2:],
                total=sum(dice[2:]) + total(guarding) if dice else None,
            ),
        ],
        percent=None if dice else in_percent(contest_chance(stealing, guarding).chance),
    )


def riot_seen(game: Animalcatraz) -> RiotView | None:
    riot = game.riot
    if not riot.on:
        return None
    return RiotView(
        space=SPACE_WORDS[riot.space],
        final=riot.final,
        standing=[rival for rival in range(len(game.rivals)) if riot.standing >> rival & 1],
        fallen=riot.fallen.copy(),
    )


def escapee_seen(game: Animalcatraz) -> GetawayView | None:
    """The card that is face up, with what Guards have added to its padlocks."""
    if game.escapee == NOTHING:
        return None
    convict = game.convicts[game.escapee]
    deck = game.getaway[convict.stage] if convict.stage != NOTHING else []
    if not deck:
        return None
    card = game.box.stages[deck[-1]]
    return GetawayView(
        convict=game.escapee,
        stage=card.id,
        red=card.red + game.hindrance if card.red else None,
        green=card.green + game.hindrance if card.green else None,
    )
