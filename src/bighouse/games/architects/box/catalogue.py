"""The catalogue: what the ids in a view stand for - figures, a sentence in our own words, and where they come from."""

from __future__ import annotations

from typing import Any

from bighouse.engine.seeing import bag, mark
from bighouse.engine.view import Card, Shown
from bighouse.games.architects.box import components as c
from bighouse.games.architects.box.components import Box, Gain, Record, SchemeAct
from bighouse.games.architects.words.card_words import (
    act_words,
    apprentice_sentence,
    building_sentence,
    character_sentence,
    effect_sentence,
    market_sentence,
    scheme_sentence,
)
from bighouse.games.architects.words.phrases import MIX_WORD, gain_in_words
from bighouse.games.architects.words.place_words import place_sentence


class ApprenticeCard(Card, frozen=True):
    """Every copy is a card of its own; `kind` is what copies share."""

    kind: str
    skills: list[str]
    virtue: int  # on being hired
    trigger: str  # when the ability counts; empty for none
    gain: dict[str, int]  # goods, virtue, building_cards
    pay: dict[str, int]  # of a trade
    discount: int  # silver
    releases: int  # workers out of the Prison
    keeps_virtue: bool  # at the Black Market
    spares_virtue: int  # at the Tax Stand


class BuildingCard(Card, frozen=True):
    skills: list[str]
    cost: dict[str, int]
    virtue: int  # on being constructed
    points: int
    at_end: bool  # when the effect counts
    effect: str
    effect_sentence: str  # without when it counts, and without the virtue
    n: int  # the effect's figure: captures, debts, a divisor or virtue
    gain: dict[str, int]  # goods, virtue, building_cards, debt
    effect_points: int  # of an effect that gives points
    per: str  # what the effect counts; empty for nothing
    skill: str  # of the apprentices it counts
    good: str  # of which one must have most
    one_of: list[dict[str, int]]


class MarketCard(Card, frozen=True):
    small: dict[str, int]
    large: dict[str, int]


class RewardCard(Card, frozen=True):
    kind: str
    gain: dict[str, int]


class CharacterCard(Card, frozen=True):
    colour: str
    goods: dict[str, int]  # to start with
    virtue: int
    prison: int
    debts: int
    cards: int  # Building cards drawn after the draft
    ability: str


class ActCard(Shown, frozen=True):
    act: str
    n: int
    words: str


class SchemeCard(Card, frozen=True):
    future: bool
    place: str
    rightmost: bool  # at the Black Market; else the left-most free stall
    acts: list[ActCard]
    fallback_place: str | None  # while there is no tax
    fallback_acts: list[ActCard]


class OpponentCard(Card, frozen=True):
    difficulty: str
    points_per_guildhall_worker: int


class PlaceCard(Card, frozen=True):
    """A place of the board."""


class LevelCard(Card, frozen=True):
    """A level of the Cathedral."""

    level: int
    cost: dict[str, int]
    points: int
    spaces: int


class StepCard(Card, frozen=True):
    """A step of the virtue track."""

    virtue: int
    points: int
    tax_avoided: int
    market_open: bool
    cathedral_open: bool


class Catalogue(Shown, frozen=True):
    title: str
    fingerprint: str  # empty for the shipped figures
    apprentices: list[ApprenticeCard]
    buildings: list[BuildingCard]
    markets: list[MarketCard]
    rewards: list[RewardCard]
    characters: list[CharacterCard]
    schemes: list[SchemeCard]
    opponents: list[OpponentCard]
    places: list[PlaceCard]
    levels: list[LevelCard]
    virtue: list[StepCard]
    printed_small: dict[str, int]  # what a stall offers while its pile is empty
    printed_large: dict[str, int]


DIFFICULTY_NAMES = {"standard": "standard", "hard": "harder"}


def goods(figures: list[int]) -> dict[str, int]:
    return bag(figures, c.GOOD_WORDS)


def gains(gain: Gain) -> dict[str, int]:
    """Goods and everything else a card gives; virtue may be lost."""
    more = {"virtue": gain.virtue, "building_cards": gain.cards, "debt": gain.debts}
    return {**goods(gain.goods), **{word: count for word, count in more.items() if count}}


def skills(mask: int) -> list[str]:
    return [word for skill, word in enumerate(c.SKILL_WORDS) if mask >> skill & 1]


def by_id(entries: list[Record]) -> dict[str, Record]:
    return {entry["id"]: entry for entry in entries}


def word_at(words: list[str], index: int) -> str:
    return words[index] if index >= 0 else ""


def acts(scheme_acts: list[SchemeAct]) -> list[ActCard]:
    return [ActCard(c.SCHEME_WORDS[act.kind], act.n, act_words(act)) for act in scheme_acts]


def catalogue(box: Box) -> Catalogue:
    """Every card of the box, with its figures, a sentence in our own words and the mark of its source."""
    data: dict[str, Any] = box.data
    apprentices = by_id(data["apprentices"])
    rewards = by_id(data["reward_cards"])
    board = data["board"]
    return Catalogue(
        title=box.name,
        fingerprint=box.fingerprint,
        apprentices=[
            ApprenticeCard(
                a.id, a.name, apprentice_sentence(a), mark(apprentices[a.kind]), a.kind, skills(a.skills), a.virtue,
                c.TRIGGER_WORDS[a.trigger], gains(a.gain), goods(a.pay), a.discount, a.releases, a.keeps_virtue,
                a.spares_virtue,
            )
            for a in box.apprentices
        ],
        buildings=[
            BuildingCard(
                b.id, b.name, building_sentence(b), mark(entry), skills(b.skills), goods(b.cost), b.virtue, b.vp,
                b.at_end, c.EFFECT_WORDS[b.effect.kind], effect_sentence(b), b.effect.n, gains(b.effect.gain),
                b.effect.vp, word_at(c.MEASURE_WORDS, b.effect.measure), word_at(c.SKILL_WORDS, b.effect.skill),
                word_at(c.GOOD_WORDS, b.effect.good), [goods(each) for each in b.effect.alternatives],
            )
            for b, entry in zip(box.buildings, data["buildings"])
        ],
        markets=[
            MarketCard(m.id, "Black Market card", market_sentence(m), mark(entry), goods(m.small), goods(m.large))
            for m, entry in zip(box.markets, data["black_market_cards"])
        ],
        rewards=[
            RewardCard(r.id, "Reward", f"Gain {gain_in_words(r.gain)}.", mark(rewards[r.kind]), r.kind, gains(r.gain))
            for r in box.rewards
        ],
        characters=[
            CharacterCard(
                p.id, p.name, character_sentence(p), mark(entry), box.colours[p.colour], goods(p.goods), p.virtue,
                p.prison, p.debts, p.cards, c.ABILITY_WORDS[p.ability],
            )
            for p, entry in zip(box.characters, data["player_boards"]["side2"])
        ],
        schemes=[
            SchemeCard(
                s.id, f"Scheme {s.id}", scheme_sentence(s), mark(entry), s.future, c.PLACE_WORDS[s.place], s.rightmost,
                acts(s.acts), c.PLACE_WORDS[s.fallback_place] if s.fallback_place >= 0 else None,
                acts(s.fallback_acts),
            )
            for s, entry in zip(box.schemes, data["scheme_cards"])
        ],
        opponents=[
            OpponentCard(
                o.id, o.name, f"Scores {o.guildhall_vp} VP for each of its workers in the Guildhall.", mark(entry),
                DIFFICULTY_NAMES[entry["difficulty"]], o.guildhall_vp,
            )
            for o, entry in zip(box.opponents, data["opponent_board"])
        ],
        places=[
            PlaceCard(entry["id"], entry["name"], place_sentence(box, entry["id"]), mark(entry))
            for entry in board["locations"]
        ],
        levels=[
            LevelCard(
                f"level_{number}", f"Cathedral, level {number}" if number else "Cathedral, foundations", "",
                mark(entry), number, bag([*level.cost, level.mix], [*c.GOOD_WORDS, MIX_WORD]), level.vp,
                level.spaces,
            )
            for number, (level, entry) in enumerate(zip(box.levels, board["cathedral"]))
        ],
        virtue=[
            StepCard(
                f"virtue_{virtue}", f"Virtue {virtue}", "", mark(entry), virtue, box.virtue_vp[virtue],
                box.virtue_avoids[virtue], box.market_open[virtue], box.cathedral_open[virtue],
            )
            for virtue, entry in enumerate(board["virtue_track"])
        ],
        printed_small=goods(box.printed_small),
        printed_large=goods(box.printed_large),
    )  # fmt: skip
