"""The catalogue: what the ids in a view stand for - figures, a sentence in our own words, and where they come from."""

from __future__ import annotations

from typing import Any

from bighouse.engine.seeing import bag, mark
from bighouse.engine.view import Card, Mark, Shown
from bighouse.games.lockup.box import components as c
from bighouse.games.lockup.box.components import Box, Effect, Record, Tiers
from bighouse.games.lockup.words.card_words import (
    card_sentence,
    effect_words,
    goal_asks,
    goal_sentence,
    goon_sentence,
    goon_type_sentence,
    guard_sentence,
    item_sentence,
    tome_sentence,
)
from bighouse.games.lockup.words.phrases import WINDOW_TIMES


class EffectCard(Shown, frozen=True):
    """One effect as data, and in words."""

    effect: str
    n: int
    keep: int  # of n cards drawn
    cubes: dict[str, int]
    one_of: list[dict[str, int]]  # alternatives: cubes, or goons and their cost
    words: str


class ItemCard(Card, frozen=True):
    points: int
    cost: dict[str, int]  # "any" stands for a cube of any type
    valuables: dict[str, int]
    effects: list[EffectCard]


class GoonCard(Card, frozen=True):
    type: str
    suspicion: int
    valuables: dict[str, int]
    effects: list[EffectCard]
    patrol_resource: str | None


class GoonTypeCard(Card, frozen=True):
    count: int


class TomeCard(Card, frozen=True):
    copies: int
    window: str
    when: str
    effects: list[EffectCard]
    solitary: bool


class GoalCard(Card, frozen=True):
    kind: str
    asks: str  # the sentence without the stars
    need: int
    stars: int
    stars_two_player: int
    first: int
    second: int
    two_player_first: int
    two_player_second: int
    per_stars: int


class TraitCard(Card, frozen=True):
    effects: list[EffectCard]


class CrewSideCard(Shown, frozen=True):
    power: int
    suspicion: int
    storage: int
    effects: list[EffectCard]
    sentence: str
    mark: Mark


class CrewCard(Card, frozen=True):
    colour: str
    side_a: CrewSideCard
    side_b: CrewSideCard


class GuardCard(Card, frozen=True):
    colour: str
    strength: int
    enforcer: bool  # counts the guards' power instead
    lookout: bool
    draws: int


class TokenCard(Card, frozen=True):
    strength: int
    enforcer: bool  # counts the crew's power instead
    lookout: bool


class TierCard(Shown, frozen=True):
    """The reward of a rank; "least" is the last of several, "others" whoever has no tier of their own."""

    tier: str
    effects: list[EffectCard]
    sentence: str


class LocationCard(Card, frozen=True):
    number: int
    goon_space: bool
    rewards: dict[str, list[TierCard]]  # by number of players


class Catalogue(Shown, frozen=True):
    title: str
    fingerprint: str  # empty for the shipped figures
    items: list[ItemCard]
    goons: list[GoonCard]
    goon_types: list[GoonTypeCard]
    tomes: list[TomeCard]
    goals: list[GoalCard]
    traits: list[TraitCard]
    crews: list[CrewCard]
    guards: list[GuardCard]
    tokens: list[TokenCard]
    locations: list[LocationCard]
    difficulties: dict[str, str]  # the names of the guard decks


TIERS = ["first", "second", "third", "least", "others", "everyone"]
TOKEN_NAMES = {"lookout": "Lookout", "enforcer": "Enforcer"}
TOKEN_SENTENCES = {
    "lookout": "Counts 0 and keeps suspicion off its crew.",
    "enforcer": "Counts the crew's power.",
}


def effect_card(effect: Effect) -> EffectCard:
    words = ["goons", "cost"] if effect.kind == c.RECRUIT else c.RESOURCE_WORDS
    return EffectCard(
        effect=c.EFFECT_WORDS[effect.kind],
        n=effect.n,
        keep=effect.keep,
        cubes=bag(effect.cubes, c.RESOURCE_WORDS),
        one_of=[bag(figures, words) for figures in effect.alternatives],
        words=effect_words(effect),
    )


def effect_cards(effects: list[Effect]) -> list[EffectCard]:
    return [effect_card(effect) for effect in effects]


def tier_cards(tiers: Tiers) -> list[TierCard]:
    rewards: list[tuple[str, list[Effect]]] = [(tier, getattr(tiers, tier)) for tier in TIERS]
    return [TierCard(tier, effect_cards(effects), card_sentence(effects)) for tier, effects in rewards if effects]


def crew_side(side: c.CrewSide, entry: Record) -> CrewSideCard:
    return CrewSideCard(
        side.power, side.suspicion, side.storage, effect_cards(side.bonus), card_sentence(side.bonus), mark(entry)
    )


def token_card(entry: Record) -> TokenCard:
    token: str = entry["id"]
    enforcer = entry["strength"] == "power"
    strength = 0 if enforcer else entry["strength"]
    sentence = TOKEN_SENTENCES.get(token, f"Counts {strength}.")
    return TokenCard(
        token, TOKEN_NAMES.get(token, token), sentence, mark(entry), strength, enforcer, token == "lookout"
    )


def catalogue(box: Box) -> Catalogue:
    """Every card of the box, with its figures, a sentence in our own words and the mark of its source."""
    data: dict[str, Any] = box.data
    costs, icons = c.COST_WORDS, c.VALUABLE_WORDS
    return Catalogue(
        title=box.name,
        fingerprint=box.fingerprint,
        items=[
            ItemCard(
                i.id, i.name, item_sentence(i), mark(entry), i.reputation, bag(i.cost, costs),
                bag(i.valuables, icons), effect_cards(i.effects),
            )
            for i, entry in zip(box.items, data["items"])
        ],
        goons=[
            GoonCard(
                g.id, g.name, goon_sentence(box, g), mark(entry), c.GOON_TYPE_WORDS[g.type], g.suspicion,
                bag(g.valuables, icons), effect_cards(g.effects), entry.get("patrol_resource"),
            )
            for g, entry in zip(box.goons, data["goons"])
        ],
        goon_types=[
            GoonTypeCard(t.id, t.name, goon_type_sentence(box, t), mark(data["goon_types"][t.id]), t.count)
            for t in box.goon_types
        ],
        tomes=[
            TomeCard(
                t.id, t.name, tome_sentence(t), mark(entry), t.copies, c.WINDOW_WORDS[t.window],
                WINDOW_TIMES[t.window], effect_cards(t.effects), t.solitary,
            )
            for t, entry in zip(box.tomes, data["tomes"])
        ],
        goals=[
            GoalCard(
                g.id, g.name, goal_sentence(box, g), mark(entry), c.GOAL_WORDS[g.kind], goal_asks(box, g), g.need,
                g.stars, g.stars_two_player, g.first, g.second, g.two_player_first, g.two_player_second, g.per_stars,
            )
            for g, entry in zip(box.goals, data["goals"])
        ],
        traits=[
            TraitCard(t.id, t.name, card_sentence(t.bonus), mark(entry), effect_cards(t.bonus))
            for t, entry in zip(box.traits, data["traits"])
        ],
        crews=[
            CrewCard(
                crew.id, crew.name, "", mark(entry), crew.colour, crew_side(crew.side_a, entry["side_a"]),
                crew_side(crew.side_b, entry["side_b"]),
            )
            for crew, entry in zip(box.crews, data["crews"])
        ],
        guards=[
            GuardCard(
                g.id, "Guard", guard_sentence(g), mark(entry), c.COLOUR_WORDS[g.colour], g.strength, g.enforcer,
                g.lookout, g.draws,
            )
            for g, entry in zip(box.guards, data["guard_cards"])
        ],
        tokens=[token_card(entry) for entry in data["crew_tokens"]],
        locations=[
            LocationCard(
                place.id, place.name, "", mark(entry), place.number, place.has_goon_space,
                {str(players): tier_cards(place.rewards[players]) for players in range(1, c.MOST_PLAYERS + 1)},
            )
            for place, entry in zip(box.locations, data["locations"])
        ],
        difficulties={difficulty.id: difficulty.name for difficulty in box.difficulties},
    )  # fmt: skip
