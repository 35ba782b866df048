"""The catalogue: what the ids in a view stand for - figures, a sentence in our own words, and where they come from."""

from __future__ import annotations

from typing import Any

import msgspec

from bighouse.engine.english import capital
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import Box, Record
from bighouse.games.animalcatraz.words.card_words import (
    card_sentence,
    choice_words,
    event_sentence,
    perk_sentence,
    plan_sentence,
    plan_tools,
    stage_sentence,
)
from bighouse.games.animalcatraz.words.crime_words import crime_sentence, step_words
from bighouse.games.animalcatraz.words.data_words import (
    GANGSTER_NAMES,
    KIND_NAMES,
    MODULE_NAMES,
    sentences,
)
from bighouse.games.animalcatraz.words.place_words import (
    facing_sentence,
    guard_sentence,
    icon_sentence,
    rank_sentence,
    space_sentence,
    warden_sentence,
)
from bighouse.games.animalcatraz.words.skill_words import gangster_sentence, skill_gist, skill_sentence
from bighouse.games.animalcatraz.words.variant_words import (
    craft_sentence,
    ending_sentence,
    module_sentence,
    type_sentence,
)

# Not printed on a card
NO_FACE = (
    "id",
    "copies",
    "source",
    "ref",
    "note",
    "note_rule",
    "reconstructed_fields",
    "set",
    "animal_ref",
    "requires",
)


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where figures come from; on a reconstructed entry `known` names the fields that are facts all the same."""

    source: str
    known: dict[str, str]
    ref: str
    note: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all entries have in common."""

    id: str
    name: str
    sentence: str
    mark: Mark


class ItemCard(Card, frozen=True):
    """A Contraband, Prison Item or legacy card."""

    kind: str
    kind_name: str
    deck: str  # "chair", or the room that trades it
    module: str | None  # that it comes with
    copies: int
    value: int
    single_use: bool
    attack: int
    damage: int
    guard: str | None  # that a bribe is for
    bonus: int
    red: int
    green: int
    plan: str | None  # that a tool is for
    spot: str | None  # of an Upgrade: "convict", "cell"
    perk: str  # of an Upgrade, in words
    craft: str | None  # that it is a part of
    favourite_of: list[str]  # Convicts whose weapon of choice it is


class CraftCard(Card, frozen=True):
    attack: int
    damage: int
    parts: list[str]


class SkillCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int  # of Cunning, that unlocks it
    sentence: str
    gist: str  # the same in a line


class BarCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: list[int]  # of each level, from level 0
    start: int  # level


class PrimalMarker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int  # of the Primal bar, from which it counts
    actions: int
    weapon: int  # bonus of the weapon of choice


class PrimalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    offset: int  # that its Strength levels are higher by
    rounds: int
    markers: list[PrimalMarker]


class ConvictCard(Card, frozen=True):
    set: str
    module: str | None
    animal: str | None
    skill: str
    skills: list[SkillCard]
    strength: BarCard
    cunning: BarCard
    weapon: str | None  # of choice
    weapon_bonus: int
    primal: PrimalCard


class GangsterCard(Card, frozen=True):
    type: str
    type_name: str
    extra: bool  # not one of the eight basic ones
    recruit_with: str
    recruit_level: int
    pay: int
    strength: int
    steal_cunning: int
    cost: int  # Actions of his skill
    once_a_round: bool


class EventCard(Card, frozen=True):
    letter: str
    participation: str
    space: str | None
    module: str | None
    riot: bool
    options: list[str]  # to choose from, in words


class CrimeCard(Card, frozen=True):
    rep: int
    points: int
    ordered: bool
    module: str | None
    steps: list[str]


class PlanCard(Card, frozen=True):
    red: int
    green: int
    tools: list[str]


class StageCard(Card, frozen=True):
    deck: int
    red: int | None
    green: int | None
    guard_value: int


class GuardCard(Card, frozen=True):
    level: int
    bribe: str
    colour: str
    lieutenant: bool


class WardenCard(Card, frozen=True):
    table: dict[str, str]  # where each sum of two dice sends him


class SpaceCard(Card, frozen=True):
    type: str
    neighbours: list[str]
    icons: list[str]
    letters: dict[str, list[str]]  # icons that a Guard on each shuts
    door: str | None  # the letter that shuts the way to the Courtyard
    cell: str | None  # that a Cellblock faces
    vacant: list[str]
    special: str | None  # what else it faces: a room that nobody enters


class FacingCard(Card, frozen=True):
    """A room that is used from a Cellblock and never entered."""

    faces: str


class CellCard(Card, frozen=True):
    colour: str
    cellblock: str
    limit: int


class IconCard(Card, frozen=True):
    cost: int
    module: str | None


class RankCard(Card, frozen=True):
    lowest: int
    highest: int
    stands: int
    tags: int


class TypeCard(Card, frozen=True):
    players: list[int]  # least and most
    convicts: int
    rep_start: int
    events: int


class ModuleCard(Card, frozen=True):
    legacy: bool


class EndingCard(Card, frozen=True):
    """A variant of the end of the game."""


class ChallengeCard(Card, frozen=True):
    number: int
    module: str | None


class FaceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of the red die, or a Guard tile."""

    letter: str
    shift: bool


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    fingerprint: str  # empty for the shipped figures
    cards: list[ItemCard]
    crafts: list[CraftCard]
    convicts: list[ConvictCard]
    gangsters: list[GangsterCard]
    events: list[EventCard]
    crimes: list[CrimeCard]
    plans: list[PlanCard]
    stages: list[StageCard]
    guards: list[GuardCard]
    warden: WardenCard
    spaces: list[SpaceCard]
    facing: list[FacingCard]
    cells: list[CellCard]
    icons: list[IconCard]
    ranks: list[RankCard]
    types: list[TypeCard]
    modules: list[ModuleCard]
    endings: list[EndingCard]
    challenges: list[ChallengeCard]
    die: list[FaceCard]
    awards: dict[str, int]  # REP that the main deeds bring or cost
    figures: dict[str, int]  # limits and what everybody starts with


def mark(entry: Record, parts: tuple[str, ...] = ()) -> Mark:
    """A face of which a part is reconstructed counts as reconstructed, with the rest of it known.

    `parts` are fields with a source of their own.
    """
    made_up = [field.partition(".")[0] for field in entry.get("reconstructed_fields", [])]
    made_up += [part for part in parts if entry[part]["source"] == "reconstructed"]
    notes = [entry.get("note", ""), *(entry[part].get("note", "") for part in parts)]
    note = " ".join(words for words in notes if words)
    ref = entry.get("ref", "")
    if entry["source"] != "reconstructed" and any(field not in NO_FACE for field in made_up):
        known = {field: entry["source"] for field in entry if field not in made_up and field not in NO_FACE}
        return Mark("reconstructed", known, ref, note)
    return Mark(entry["source"], {}, ref, note)


def word_of(index: int, words: list[str]) -> str | None:
    return None if index == c.NOTHING else words[index]


def item_card(box: Box, card: c.Card, entry: Record) -> ItemCard:
    return ItemCard(
        card.id, card.name, card_sentence(box, card.index), mark(entry), c.KIND_WORDS[card.kind],
        KIND_NAMES[card.kind], c.CHAIR_WORD if card.deck == c.CHAIR else c.SPACE_WORDS[card.deck],
        word_of(card.module, c.MODULE_WORDS), card.copies, card.value, card.single_use, card.attack, card.damage,
        word_of(card.guard, box.guard_ids), card.bonus, card.red, card.green, word_of(card.plan, box.plan_ids),
        word_of(card.spot, c.SPOT_WORDS), perk_sentence(box, card.index), word_of(card.craft, box.craft_ids),
        [inmate.id for inmate in box.inmates if inmate.weapon == card.index],
    )  # fmt: skip


def convict_card(box: Box, card: c.Inmate, entry: Record) -> ConvictCard:
    stats: Record = entry["stats"]
    skills = [
        SkillCard(level, skill_sentence(box, card.index, 1 + place), skill_gist(card, 1 + place))
        for place, level in enumerate(card.skill_levels)
    ]
    return ConvictCard(
        card.id, card.name, " ".join(skill.sentence for skill in skills), mark(entry, ("stats",)),
        c.SET_WORDS[card.set], word_of(card.module, c.MODULE_WORDS), entry.get("animal"), card.skill_name, skills,
        BarCard(stats["strength_slots"], stats["strength_start"]),
        BarCard(stats["cunning_slots"], stats["cunning_start"]),
        None if card.weapon == c.NOTHING else box.cards[card.weapon].id, card.weapon_bonus,
        PrimalCard(
            card.primal_offset, card.primal_rounds,
            [PrimalMarker(marker.level, marker.actions, marker.weapon) for marker in card.primal],
        ),
    )  # fmt: skip


def gangster_card(box: Box, card: c.Gangster, entry: Record) -> GangsterCard:
    return GangsterCard(
        card.id, card.name, gangster_sentence(box, card.index), mark(entry), c.GANGSTER_WORDS[card.type],
        GANGSTER_NAMES[card.type], card.extra, c.STAT_WORDS[card.recruit_by], card.recruit_level, card.pay,
        card.strength, card.steal_cunning, card.cost, card.once_a_round,
    )  # fmt: skip


def event_card(box: Box, card: c.PrisonEvent, entry: Record) -> EventCard:
    return EventCard(
        card.id, card.name, event_sentence(box, card.index), mark(entry), c.EVENT_LETTERS[card.letter],
        c.PART_WORDS[card.part], word_of(card.space, c.SPACE_WORDS), word_of(card.module, c.MODULE_WORDS), card.riot,
        choice_words(box, card.index),
    )  # fmt: skip


def crime_card(box: Box, card: c.Crime, entry: Record) -> CrimeCard:
    return CrimeCard(
        card.id, card.name, crime_sentence(box, card.index), mark(entry), card.rep, card.points, card.ordered,
        word_of(card.module, c.MODULE_WORDS),
        [step_words(box, step) for step in card.steps],
    )  # fmt: skip


def space_card(box: Box, card: c.Space, entry: Record) -> SpaceCard:
    return SpaceCard(
        card.id, card.name, space_sentence(box, card.index), mark(entry), entry["type"], entry["neighbours"],
        [word for letter in entry["guard_positions"].values() for word in letter], entry["guard_positions"],
        word_of(card.door, c.LETTER_WORDS), entry.get("facing_cell"), entry.get("vacant_cells", []),
        entry.get("special"),
    )  # fmt: skip


def rank_card(box: Box, rank: int, entry: Record) -> RankCard:
    card = box.ranks[rank]
    lowest, highest = entry["levels"]
    return RankCard(card.id, card.name, rank_sentence(box, rank), mark(entry), lowest, highest, card.stands, card.tags)


def module_cards(box: Box) -> list[ModuleCard]:
    """The modules of the box are the rulebook's; the legacy ones say themselves where they come from."""
    marks = [Mark("rulebook", {}, "", "")] * c.MODULES + [mark(module) for module in box.data["legacy"]["modules"]]
    return [
        ModuleCard(word, MODULE_NAMES[index], module_sentence(index), marks[index], index >= c.MODULES)
        for index, word in enumerate(c.MODULE_WORDS)
    ]


def craft_cards(box: Box) -> list[CraftCard]:
    """The rulebook names crafted weapons, and nothing of them."""
    crafted: Record = box.data["legacy"]["modules"][c.CRAFTED_MODULE - c.MODULES]
    origin = Mark("reconstructed", {}, "", crafted.get("note", ""))
    return [
        CraftCard(
            word, capital(word), craft_sentence(box, index), origin, box.craft_attack[index],
            box.craft_damage[index], [card.id for card in box.cards if card.craft == index],
        )
        for index, word in enumerate(box.craft_ids)
    ]  # fmt: skip


def figures(box: Box) -> dict[str, int]:
    return {
        "actions": box.actions, "carry": box.convict_carries, "gangster_carry": box.gangster_carries,
        "stash": box.stash, "stands": box.start_stands, "coins": box.coins, "tags": box.start_tags,
        "least_rep": box.least_rep, "most_rep": box.most_rep, "riot_rep": box.riot_rep,
        "crime_points": box.crime_points, "rats": box.rats,
    }  # fmt: skip


def catalogue(box: Box) -> Catalogue:
    """Everything of the box, with its figures, a sentence in our own words and the mark of its source."""
    data: Record = box.data
    items: list[Any] = data["contraband"] + data["prison_items"]
    for module in data["legacy"]["modules"]:
        items = items + module.get("cards", [])
    cells = box.spaces[c.FIRST_CELL : c.FIRST_CELL + c.CELLS]
    return Catalogue(
        title=box.name,
        fingerprint=box.fingerprint,
        cards=[item_card(box, card, entry) for card, entry in zip(box.cards, items)],
        crafts=craft_cards(box),
        convicts=[convict_card(box, card, entry) for card, entry in zip(box.inmates, data["convicts"])],
        gangsters=[gangster_card(box, card, entry) for card, entry in zip(box.gangsters, data["gangsters"])],
        events=[event_card(box, card, entry) for card, entry in zip(box.events, data["events"])],
        crimes=[crime_card(box, card, entry) for card, entry in zip(box.crimes, data["crimes"])],
        plans=[
            PlanCard(
                plan.id, plan.name, plan_sentence(box, plan.index), mark(entry), plan.red, plan.green,
                [box.cards[kind].id for kind in plan_tools(box, plan.index)],
            )
            for plan, entry in zip(box.plans, data["escape_plans"])
        ],
        stages=[
            StageCard(
                stage.id, stage.name, stage_sentence(box, stage.index), mark(entry), entry["deck"], entry["red"],
                entry["green"], stage.guard_value,
            )
            for stage, entry in zip(box.stages, data["getaway"])
        ],
        guards=[
            GuardCard(
                guard.id, guard.name, guard_sentence(box, guard.index), mark(entry), guard.level, entry["bribe"],
                entry["colour"], entry["lieutenant"],
            )
            for guard, entry in zip(box.guards, data["guards"])
        ],
        warden=WardenCard(
            data["warden"]["id"], data["warden"]["name"], warden_sentence(box), mark(data["warden"]),
            data["warden"]["table"],
        ),
        spaces=[space_card(box, card, entry) for card, entry in zip(box.spaces, data["board"]["spaces"])],
        facing=[
            FacingCard(entry["id"], entry["name"], facing_sentence(entry["id"]), mark(entry), entry["faces"])
            for entry in data["board"]["inaccessible"]
        ],
        cells=[
            CellCard(
                cell.id, cell.name, space_sentence(box, cell.index), mark(entry), entry["colour"], entry["cellblock"],
                box.stash,
            )
            for cell, entry in zip(cells, data["cells"])
        ],
        icons=[
            IconCard(
                entry["id"], entry["name"], icon_sentence(box, index), mark(entry), entry["cost"], entry.get("requires")
            )
            for index, entry in enumerate(data["icons"])
        ],
        ranks=[rank_card(box, rank, entry) for rank, entry in enumerate(data["reputation"]["ranks"])],
        types=[
            TypeCard(
                entry["id"], entry["name"], type_sentence(box, index), mark(entry), entry["players"],
                entry["convicts_per_rival"], entry["rep_start"], sum(entry["events"].values()),
            )
            for index, entry in enumerate(data["game_types"])
        ],
        modules=module_cards(box),
        endings=[
            EndingCard(entry["id"], entry["name"], ending_sentence(box, index), mark(entry))
            for index, entry in enumerate(data["endgame_variants"])
        ],
        challenges=[
            ChallengeCard(
                f"challenge_{entry['n']}", f"Challenge {entry['n']}", sentences([entry["text"]]), mark(entry),
                entry["n"], entry.get("requires"),
            )
            for entry in data["legacy"]["challenges"]
        ],
        die=[FaceCard(entry["letter"], entry["shift"]) for entry in data["dice"]["red_guard_die"]],
        awards=data["reputation"]["awards"],
        figures=figures(box),
    )  # fmt: skip
