"""A Fight, a Riot and an Escapee as everybody sees them: what adds up to each total stands with it."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING, SPACE_WORDS
from bighouse.games.animalcatraz.rules.fighters import carried_by
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.rules.totals import Part, fight_parts, total
from bighouse.games.animalcatraz.sight.view import (
    FighterView,
    FightView,
    GetawayView,
    PartView,
    RiotView,
    SideView,
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
    )


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
