"""The schema of Prison Architect's components.json: every field, its bounds, and which words have a meaning where."""

from __future__ import annotations

from typing import Any

from bighouse.engine import shapes
from bighouse.engine.shapes import (
    NAME,
    PROSE,
    SOURCE,
    TEXT,
    YES_NO,
    Schema,
    bag,
    either,
    fixed,
    in_order,
    kinds,
    number,
    one_of,
    record,
    rows,
    when,
)
from bighouse.games.prison_architect.box.components import (
    AREA_WORDS,
    BID_WORDS,
    CARD_WORDS,
    CATEGORY_WORDS,
    DECK_WORDS,
    DIFFICULTY_WORDS,
    FUNCTIONAL,
    MOST_THREAT,
    NEED_WORDS,
    OBJECTIVE_MODES,
    OBJECTIVE_WORDS,
    PASSIVE_TAGS,
    PRIORITY_WORDS,
    SIDE_WORDS,
    SPECIALIST_WORDS,
    TAG_WORDS,
    TILE_TAGS,
    TYPE_WORDS,
)

TILES = [
    "bunk_cell", "locker_room", "luxury_bunk", "secure_bunk", "basic_holding", "luxury_holding", "basic_dormitory",
    "luxury_dormitory", "basic_solitary", "luxury_solitary", "canteen", "kitchen", "showers", "yard", "common_room",
    "workshop", "laundry", "visitation", "counselor", "infirmary", "cleaning_cupboard", "library", "forestry",
    "classroom", "mailroom", "shop", "greenhouse", "basketball_court", "recycling", "chapel", "garden", "storage",
    "surveillance", "garbage", "staff_room", "deliveries", "office", "kennels", "armoury", "exports", "reception",
    "guard_tower",
]  # fmt: skip
CARDS, WARDEN_CARDS = 35, 20
OBJECTIVES = {"starting": 10, "easy": 34, "hard": 36}
STACK = 32  # tiles in each of the four stacks
OPEN_STACK = 24  # Bunk Cells, and Locker Rooms
STAFF_VACANCIES = 3
SECTIONS = ["tiles", "bureaucracy", "objectives", "warden_duel"]
PASSIVE = TAG_WORDS[:PASSIVE_TAGS]
TRACKS = TAG_WORDS[PASSIVE_TAGS:TILE_TAGS]
ON_TILES = TAG_WORDS[:TILE_TAGS]
ACTING = TAG_WORDS[FUNCTIONAL:]
AROUND = ["adjacent", "surrounding", "row_col"]

ID: Schema = {"type": "string", "pattern": r"^[A-Za-z0-9_]{1,40}$(?!\n)", "description": "letters, digits and _"}
VP = number(0, 99)
FEW = number(1, 9)
TYPE = one_of(["any", *TYPE_WORDS])
SOME_TYPES = rows(one_of(TYPE_WORDS), 1, 3)


def some(words: list[str]) -> Schema:
    """One of these words, or a list of them."""
    return either(f"one or several of {', '.join(words)}", [one_of(words), rows(one_of(words), 1, len(words))])


def nothing_or(words: str, shape: Schema) -> Schema:
    return either(f"null or {words}", [{"type": "null"}, shape])


def marked(needed: Schema, further: Schema | None = None, **rules: Any) -> Schema:
    """A record that says where its figures come from, and for single fields where that is another source."""
    deviating = {"type": "object", "additionalProperties": record({"source": SOURCE}, {"note": TEXT, "ref": TEXT})}
    fields = {"field_sources": deviating, "reconstructed_fields": rows(TEXT, 1, 20)}
    return shapes.marked(needed, fields | (further or {}), **rules)


# What a tile must be

PRINTED: Schema = {
    "tile": either("one or several tiles by their ids", [one_of(TILES), rows(one_of(TILES), 1, len(TILES))]),
    "category": some(CATEGORY_WORDS),
    "outdoor": YES_NO,
    "luxury": YES_NO,
    "min_vp": VP,
    "staff_producing": fixed(True),
}
PREDICATE = record({}, {
    **PRINTED,
    "any": fixed(True),
    "tag": one_of(TAG_WORDS),
    "produces": one_of(ACTING),
    "prisoners": record({"type": TYPE}, {"min": FEW, "exactly": FEW}, minProperties=2, maxProperties=2),
    "window": fixed(True),
    "window_dir": one_of(SIDE_WORDS),
    "status": rows(one_of(NEED_WORDS), 1, 3),
    "security_min": FEW,
}, minProperties=1)  # fmt: skip


def quantity(by_tile: bool, at_end: bool, least: bool) -> Schema:
    """Something to count. Cards stand on no square; what holds during the game must not hang on itself (R27)."""
    area = {"area": one_of(AREA_WORDS) if by_tile else fixed("prison")}
    shapes_of: dict[str, Schema] = {
        "tags": {"tags": rows(one_of(ON_TILES if at_end else PASSIVE), 1, TILE_TAGS), **area},
        "distinct_passive_tags": area,
        "prisoners": {"type": TYPE, **area},
        "tiles": area,
        "windows_overlooking_outdoor": {},
        "cards": {"card_type": one_of(["any", *CARD_WORDS])},
        "staff_on": {"where": one_of(["staff_cards", "locker_rooms"])},
    }
    if by_tile:
        shapes_of["windows_overlooking_self"] = {}
    if at_end:
        shapes_of["total_tags"] = {"tag": one_of(TRACKS)}
        shapes_of["prisoners_adjacent_to_tag"] = {"tag": one_of(ON_TILES)}
        shapes_of["adjacent_pairs"] = {"a": PREDICATE, "b": PREDICATE}
    further = {"tiles": PRINTED | ({"produces": one_of(ACTING)} if at_end else {})}
    bound: Schema = {"min": number(1, 40)} if least else {}
    return kinds("q", {
        word: record({"q": {}} | needed | bound, further.get(word)) for word, needed in shapes_of.items()
    })  # fmt: skip


def endgame(by_tile: bool) -> list[Schema]:
    """Points at the end: once while a condition holds, or for each full number."""
    return [
        record({"vp": VP, "when": quantity(by_tile, True, True)}),
        record({"vp": VP, "per": quantity(by_tile, True, False), "every": FEW}),
    ]


# What happens once

GAIN_TAG = record({"gain": fixed("tag"), "tag": one_of(TRACKS), "n": FEW})
GAIN_SPECIALIST = record({"gain": fixed("specialist"), "kind": one_of(SPECIALIST_WORDS), "n": FEW})
PLACE_TOKEN = record({"place_token": one_of(["wildcard", *PASSIVE]), "on": fixed("any_tile")})
IMMEDIATE = rows(either("an effect that happens when the card is gained", [
    GAIN_TAG,
    GAIN_SPECIALIST,
    record({"gain": fixed("staff"), "n": FEW}),
    record({"gain": fixed("cash"), "n": number(1, 99)}),
    PLACE_TOKEN,
    record({"draw_objective": one_of(DECK_WORDS[1:]), "n": fixed(1)}),
    record({"release": record({"types": SOME_TYPES, "n": fixed(1)})}),
]), 0, 4)  # fmt: skip
VACANCY = rows(
    either(
        "an effect of a vacancy", [GAIN_TAG, GAIN_SPECIALIST, PLACE_TOKEN, record({"window_edit": fixed(1)})]
    ), 0, 3
)  # fmt: skip
PLACE_FOR_PRISONER = rows(either("an effect of a place for a prisoner", [GAIN_TAG, PLACE_TOKEN]), 0, 3)
TILE_SLOT = rows(either("an effect of a Staff slot", [
    record({"gain": fixed("tag"), "tag": one_of(ON_TILES), "n": FEW}),
    GAIN_SPECIALIST,
    record({"draw_bureaucracy": record({"draw": number(1, 4), "buy_up_to": fixed(1), "price": fixed("minimum")})}),
]), 0, 3)  # fmt: skip

# Tiles

BONUS = kinds("icon", {
    "staff": record({"icon": {}, "n": FEW}),
    "window": record({"icon": {}, "n": number(1, 3)}),
    "wildcard": record({"icon": {}, "n": fixed(1)}),
    "specialist": record({"icon": {}, "kind": one_of(SPECIALIST_WORDS), "n": number(1, 3)}),
})  # fmt: skip
GRANT = record(
    {"tag": one_of(ACTING), "n": FEW, "to": one_of(AROUND)},
    {"requires_staff": fixed(True), "when": quantity(True, False, True)},
)
LENDING = record({"q": fixed("prisoners"), "type": TYPE, "area": one_of(AROUND), "min": FEW})
POLICIES = record({"q": fixed("cards"), "card_type": one_of(["any", *CARD_WORDS]), "min": FEW})
CONDITIONAL = either("what the tile shows while a condition holds, or for each full number of something", [
    record({"gives": bag(TRACKS, 1, 9, kinds=1), "when": quantity(True, False, True)}),
    record({"gives": bag(TRACKS, 1, 9, kinds=1), "per": quantity(True, False, False), "every": FEW}),
    record({
        "gives_specialist": record({"kind": one_of(SPECIALIST_WORDS), "n": fixed(1)}), "when": LENDING,
    }),
    record({"gives_token": fixed("wildcard"), "when": POLICIES}),
])  # fmt: skip
TILE_PASSIVE = kinds("passive", {
    "boost_adjacent_security_grants": record({"passive": {}, "n": FEW}),
    "intake_bonus_cash": record({"passive": {}, "n": FEW, "stacks": fixed(False)}),
})  # fmt: skip
TILE = marked(
    {
        "id": one_of(TILES),
        "name": NAME,
        "category": one_of(CATEGORY_WORDS),
        "cost": number(0, 20),
        "vp": VP,
        "copies": number(1, STACK),
        "outdoor": YES_NO,
        "tags": bag(ON_TILES, 1, 9),
        "own": bag(ACTING, 1, 9),
        "bonus": rows(BONUS, 0, 4),
        "cell": nothing_or("a cell", record({"capacity": FEW, "types": SOME_TYPES, "mix": YES_NO})),
        "grants": rows(GRANT, 0, 4),
        "capacity_bonus": nothing_or("a bonus for cells around", record({"n": FEW, "to": one_of(AROUND)})),
        "conditional": rows(CONDITIONAL, 0, 3),
        "endgame": rows(either("points at the end: `when`, or `per` and `every`", endgame(True)), 0, 3),
        "staff_slot": nothing_or("a Staff slot", record(
            {"effects": TILE_SLOT}, {"removed_at_evaluations": rows(number(1, 9), 1, 9)}
        )),
        "passive": rows(TILE_PASSIVE, 0, 1),
    },
    {"luxury": YES_NO},
)  # fmt: skip

# Cards

CARD_PASSIVE = kinds("passive", {
    "build_rearrange": record({"passive": {}, "per_build": fixed(1), "swap": fixed(2), "move": fixed(1)}),
    "build_dig": record({"passive": {}, "per_build": fixed(1)}),
    "dig_discount_tiles": record({"passive": {}, "n": FEW}),
    "security_if_cell_adjacent_to_cell": record({"passive": {}, "n": FEW}),
    "tags_grant_security_adjacent": record({"passive": {}, "tags": rows(one_of(PASSIVE), 1, 7), "n": FEW}),
    "cell_capacity": record({"passive": {}, "n": FEW}),
    "ignore_tile_contraband": record({"passive": {}}),
    "locker_room_security": record({"passive": {}, "n": FEW}),
    "conditional_tag": record({
        "passive": {}, "tag": one_of(TRACKS), "n": FEW, "per": quantity(False, False, False), "every": FEW,
    }),
    "ignore_highest_escape_die": record({"passive": {}, "n": number(1, 3)}),
    "keep_locker_room_staff": record({"passive": {}}),
    "blueprint_ignore_tile": record({"passive": {}, "per_staff": FEW, "max_per_blueprint": fixed(1)}),
    "bid_bonus_after_reveal": record({"passive": {}, "base": number(0, 9), "per_staff": FEW}),
    "extra_release": record({"passive": {}, "types": SOME_TYPES, "per_staff": FEW}),
})  # fmt: skip
EXHAUST = record({
    "move_prisoner_to_card": record({"type": one_of(TYPE_WORDS), "n": fixed(1)}),
    "slots": number(1, 6),
    "slot_effects": rows(PLACE_FOR_PRISONER, 1, 6),
})  # fmt: skip
CARD_ENDGAME = rows(either("points at the end: `when`, `per` and `every`, or a special effect", [
    *endgame(False),
    record({"escape_penalty_reduction": FEW}),
    record({
        "special": fixed("play_and_or_discard_objective"),
        "play_up_to": fixed(1),
        "discard_played_up_to": fixed(1),
    }),
]), 0, 3)  # fmt: skip
CARD = marked({
    "id": ID,
    "name": NAME,
    "card_type": one_of(CARD_WORDS),
    "cost": number(0, 20),
    "copies": fixed(1),
    "immediate": IMMEDIATE,
    "passive": rows(CARD_PASSIVE, 0, 2),
    "exhaust": nothing_or("what exhausts the card", EXHAUST),
    "endgame": CARD_ENDGAME,
    "slots": nothing_or("three vacancies", rows(VACANCY, STAFF_VACANCIES, STAFF_VACANCIES)),
}, allOf=[
    when("card_type", "staff", {"properties": {"slots": {"type": "array"}, "exhaust": {"type": "null"}}}),
    when("card_type", "policy", {"properties": {"slots": {"type": "null"}}}),
])  # fmt: skip

# Objectives

UNITS = {
    "tag": record(
        {"unit": {}, "tag": one_of(["any_passive", *ON_TILES])},
        {"distinct": YES_NO},
        allOf=[when("distinct", True, {"properties": {"tag": {"const": "any_passive"}}})],
    ),
    "tile": record({"unit": {}, "pred": PREDICATE}),
    "prisoner": record({"unit": {}, "type": TYPE}, {"status": rows(one_of(NEED_WORDS), 1, 3)}),
    "card": record({"unit": {}, "card_type": one_of(["any", *CARD_WORDS])}),
    "staff": record({"unit": {}, "state": fixed("unallocated")}),
}
CONDITION = kinds("c", {
    "count": record({
        "c": {}, "of": kinds("unit", {"tile": UNITS["tile"], "prisoner": UNITS["prisoner"]}), "min": number(1, 36),
    }),
    "pairs": record({
        "c": {}, "a": PREDICATE, "b": PREDICATE, "relation": one_of(["adjacent", "overlooks"]), "min": number(1, 18),
    }),
    "cells_with_tile_contraband": record({"c": {}, "max": number(0, 10)}),
    "bounding_box": record({"c": {}, "min": number(1, 6)}),
    "contiguous_block": record({
        "c": {}, "tiles": rows(one_of(TILES), 1, 9), "distinct": fixed(True), "min": FEW,
    }),
    "completed_objectives": record({
        "c": {}, "kinds": rows(one_of(OBJECTIVE_WORDS[:2]), 1, 2), "min": FEW,
    }),
    "completed_each_kind": record({"c": {}, "exclude_decks": rows(one_of(DECK_WORDS), 0, 2)}),
})  # fmt: skip
OBJECTIVE_FIELDS = {
    "assignment": {"requires": rows(record({"count": number(1, 20), "of": kinds("unit", UNITS)}), 1, 4)},
    "blueprint": {
        "pattern": rows(rows(either("a tile's predicate or null", [{"type": "null"}, PREDICATE]), 1, 4), 1, 4)
    },
    "characteristic": {"conditions": rows(CONDITION, 1, 3)},
}
OBJECTIVE = kinds("kind", {
    kind: marked(
        {"id": ID, "deck": one_of(DECK_WORDS), "name": NAME, "kind": {}, "vp": VP, "penalty": VP, **fields},
        {"legend": TEXT},
    )
    for kind, fields in OBJECTIVE_FIELDS.items()
})  # fmt: skip

# The rest

ROUND = kinds("kind", {
    "foundation": record({"kind": {}}),
    "working_week": record({"kind": {}, "week": FEW}),
    "evaluation": record({"kind": {}, "n": FEW, "dice": number(1, 3)}),
    "income": record({"kind": {}, "n": FEW}),
    "final_scoring": record({"kind": {}}),
})  # fmt: skip
CONSTANTS = marked(
    {
        "start_cash": number(0, 200),
        "start_staff": number(0, 20),
        "start_tiles": rows(one_of(TILES), 0, 4),
        "start_objectives": record({
            "face_up_starting": fixed(1),
            "hand": record({"starting": fixed(1), "easy": number(0, 3), "hard": number(0, 3)}),
        }),
        "grid": fixed(6),
        "max_cells": number(1, 36),
        "max_specialists_per_cell": number(1, 7),
        "max_tokens_per_tile": fixed(1),
        "staff_slots_per_tile": fixed(1),
        "bunk_cell_price": number(0, 20),
        "locker_room_price": number(0, 20),
        "per_build_limit": record({"bunk_cell": fixed(1), "locker_room": fixed(1)}),
        "shortfall_multiplier": number(1, 5),
        "dig_cost_step": number(0, 5),
        "offers": record(
            {"1": fixed("warden_duel"), "2": fixed("warden_duel"), "3": number(1, 6), "4": number(1, 6)}
        ),
        "intake_cash": record(dict.fromkeys(TYPE_WORDS, number(0, 9))),
        "prisoner_contraband": record(dict.fromkeys(TYPE_WORDS, number(0, 9))),
        "objective_draw": record({"easy": number(0, 4), "hard": number(0, 4), "keep": fixed(2)}),
        "income_per_prisoner_with_needs": record({"min_needs": number(1, 3), "cash": fixed(1)}),
        "scoring": record({
            "cash_per_vp": FEW,
            "specialist_vp": number(0, 9),
            "inmate_one_need_vp": number(0, 9),
            "inmate_both_needs_vp": number(0, 9),
        }),
    },
    {"ref_public": TEXT},
)  # fmt: skip


def track(position: int, fields: Schema) -> Schema:
    return marked({"position": fixed(position), "vp": VP, **fields})


LENGTH = 10  # of a track
RELEASED = rows(SOME_TYPES, 0, 12)
TRACK = {"start_position": fixed(1), "max_position": fixed(LENGTH)}
SCHEMA = record(
    {
        "game": fixed("prison_architect"),
        "title": NAME,
        "schema_version": fixed(1),
        "players": marked({"min": fixed(1), "max": fixed(4)}),
        "constants": CONSTANTS,
        "rounds": marked({"order": rows(ROUND, 3, 30)}),
        "tracks": record({
            "finance": marked(TRACK | {"spaces": in_order([
                track(position, {"income": number(0, 99)}) for position in range(1, LENGTH + 1)
            ])}),
            "rehabilitation": marked(TRACK | {"spaces": in_order([
                track(position, {"slots": RELEASED}) for position in range(1, LENGTH + 1)
            ])}),
        }),
        "escape_dice": marked({"count": number(1, 3), "faces": rows(number(0, 9), 6, 6)}),
        "prisoners": in_order([
            marked({
                "type": fixed(word),
                "security": TEXT,
                "count": number(1, 99),
                "threat": bag([str(threat) for threat in range(1, MOST_THREAT + 1)], 1, 99, kinds=1),
                "contraband": number(0, 9),
                "cash": number(0, 9),
            })
            for word in TYPE_WORDS
        ]),
        "tiles": rows(TILE, len(TILES), len(TILES)),
        "bureaucracy": rows(CARD, CARDS, CARDS),
        "objectives": rows(OBJECTIVE, sum(OBJECTIVES.values()), sum(OBJECTIVES.values())),
        "warden_duel": rows(marked({
            "id": ID,
            "offers": record(dict.fromkeys(BID_WORDS, number(1, 6))),
            "governor_bids": record(dict.fromkeys(BID_WORDS, number(0, 20))),
            "priorities": rows(one_of(PRIORITY_WORDS), 1, 4),
        }), WARDEN_CARDS, WARDEN_CARDS),
        "solo": marked({
            "governor_staff": fixed(5),
            "difficulty": record(dict.fromkeys(
                DIFFICULTY_WORDS, record({"per_tile": number(0, 50), "per_card": number(0, 50)})
            )),
            "specialist_vp": number(0, 9),
            "objectives_per_week": record(dict.fromkeys(
                OBJECTIVE_MODES, record({"easy": number(0, 3), "hard": number(0, 3)})
            )),
            "bonus_bid": TEXT,
            "takes_bunk_if_tiles_bought_below": number(0, 4),
            "takes_locker_if_tiles_bought_below": number(0, 4),
        }),
    },
    {
        **dict.fromkeys(
            ["play_time_minutes", "source_legend", "vocabulary", "notes", "initiative_track"], PROSE
        ),
        "pieces": {"type": "array"},
    },
)  # fmt: skip
