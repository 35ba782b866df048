"""The schema of Lockup's components.json: every field, its bounds, and which effects have a meaning where."""

from __future__ import annotations

from typing import Any

from bighouse.engine import shapes
from bighouse.engine.shapes import (
    NAME,
    PROSE,
    TEXT,
    YES_NO,
    Schema,
    bag,
    fixed,
    in_order,
    kinds,
    number,
    one_of,
    record,
    rows,
    when,
)
from bighouse.games.lockup.box.components import (
    CELL_BLOCK,
    COLOUR_WORDS,
    COMMISSARY,
    COST_WORDS,
    DIFFICULTY_WORDS,
    GOAL_WORDS,
    GOON_TYPE_WORDS,
    LIBRARY,
    LOCATION_WORDS,
    MEASURE_WORDS,
    MOST_COPIES,
    MOST_TOME_KINDS,
    RESOURCE_WORDS,
    TOKEN_WORDS,
    TOKENS,
    VALUABLE_WORDS,
    WINDOW_WORDS,
)

ITEMS, GOONS, TOME_CARDS, GOALS, TRAITS, LOCATION_CARDS = 34, 33, 28, 18, 18, 8
CREWS = ["gnolls", "kobolds", "bugbears", "goblins", "insectoids"]
GUARDS = {"blue": 7, "green": 5, "yellow": 5, "red": 5}
MOST_CUBES = 6  # in one payment
PLAYERS = ["1", "2", "3", "4", "5"]
GOON_SPACES = LOCATION_WORDS[1:6]
CARDS = ["crew_tokens", "crews", "items", "goons", "tomes", "goals", "traits", "guard_cards", "location_cards"]

# Which effects have a meaning where: the rulebook's icons, the printed board, starting bonuses and tomes
CARD_EFFECTS = [
    "gain", "gain_power", "remove_suspicion", "give_suspicion", "draw_tome", "choose_tome", "storage", "exchange",
]  # fmt: skip
BONUS_EFFECTS = [*CARD_EFFECTS, "gain_any", "gain_one_of", "gain_suspicion", "gain_stars", "draw_goon", "draw_item"]
PLAIN_TOME_EFFECTS = [
    *CARD_EFFECTS, "gain_any", "gain_one_of", "gain_stars", "exchange_two", "draw_goon", "draw_item",
]  # fmt: skip
TOME_EFFECTS = {  # with the windows in which they do something
    "peek_token": ["roll_call_turn", "start_lights_out"],
    "extra_face_down": ["roll_call_turn"],
    "reinforce": ["roll_call_turn"],
    "move_token": ["roll_call_turn", "start_lights_out"],
    "strength_bonus": ["location_strength"],
    "zero_token": ["location_strength"],
    "craft_discount": ["on_craft"],
    "opponent_pays": ["on_craft"],
    "recruit_discount": ["on_recruit"],
    **{word: ["roll_call_turn", "start_lights_out", "location_strength", "any_time"] for word in PLAIN_TOME_EFFECTS},
}
REWARD_EFFECTS = {
    "exercise_yard": ["gain_power", "take_first_player"],
    "sewers": ["gain"],
    "infirmary": ["gain"],
    "smithy": ["gain"],
    "commissary": [],  # see below: what may be chosen there is part of the rules
    "chow_hall": ["recruit"],
    "cell_block": ["craft_or_reserve"],
    "library": ["draw_tome", "choose_tome"],
}


ID: Schema = {"type": "string", "pattern": r"^[a-z0-9_]{1,40}$(?!\n)", "description": "small letters, digits and _"}
KNOWN: Schema = {
    "type": "object",
    "additionalProperties": {
        "type": "string",
        "pattern": "^(rulebook|public|own_box)( |$)",
        "description": "the source of a known field, beginning with rulebook, public or own_box",
    },
}
STARS = number(0, 99)
LOSS = number(-99, 0)
CUBES = bag(RESOURCE_WORDS, 1, 9, kinds=1)

MEASURES = [
    *(word for word in MEASURE_WORDS if word not in ("items_with_valuable", "goon_type", "valuable")),
    *(f"items_with_valuable:{valuable}" for valuable in VALUABLE_WORDS),
    *(f"goon_type:{goon}" for goon in GOON_TYPE_WORDS),
    *(f"valuable:{valuable}" for valuable in VALUABLE_WORDS),
]
LEADER_MEASURES = [word for word in MEASURES if word.startswith(("goon_type:", "valuable:"))]  # never lost: R36

DRAW = record({"draw": number(1, 2), "keep": fixed(1)})
ODD_EFFECTS = {  # all others take a number
    "gain": CUBES,
    "gain_one_of": rows(CUBES, 2, 4),
    "gain_stars": number(1, 99),
    "recruit": rows(record({"goons": number(1, 2), "cost": number(0, MOST_CUBES)}), 1, 2),
    "draw_goon": DRAW,
    "draw_item": DRAW,
    "opponent_pays": fixed(1),
    "peek_token": fixed(1),
    "take_first_player": fixed(True),
    "craft_or_reserve": fixed(True),
    "reinforce": fixed(True),
}


def effects(words: list[str], least: int = 0, most: int = 4) -> Schema:
    """A list of one-word objects, in the order in which they are carried out."""
    word = record({}, {word: ODD_EFFECTS.get(word, number(1, 9)) for word in words}, minProperties=1, maxProperties=1)
    return rows(word, least, most)


def marked(needed: Schema, further: Schema | None = None, **rules: Any) -> Schema:
    """A record that says where its figures come from; where it is reconstructed, which of them are known."""
    return shapes.marked(needed, {"known": KNOWN} | (further or {}), **rules)


def card(needed: Schema, further: Schema | None = None, **rules: Any) -> Schema:
    return marked({"id": ID, "name": NAME} | needed, further, **rules)


def location(index: int) -> Schema:
    word = LOCATION_WORDS[index]
    # What a player may use or leave (commissary, chow hall, cell block) stands alone in its tier
    tier = effects(REWARD_EFFECTS[word], 1, 2 if index < COMMISSARY else 1)
    if index == CELL_BLOCK:
        tiers = record({"everyone": tier})
    elif index == COMMISSARY:
        swap = record({}, {"exchange": fixed(1), "exchange_two": fixed(1)}, minProperties=1, maxProperties=1)
        choice = rows(record({"gain_any": fixed(1)}), 1, 1)
        tiers = record({"first": choice}, dict.fromkeys(["second", "third", "least", "others"], rows(swap, 1, 1)))
    else:
        tiers = record({"first": tier}, dict.fromkeys(["second", "third", "least", "others"], tier))
    return marked({
        "id": fixed(word),
        "number": fixed(index + 1),
        "name": NAME,
        "assignable": fixed(index != LIBRARY),
        "goon_space": fixed(word in GOON_SPACES),
        "rewards_by_players": record(dict.fromkeys(PLAYERS, tiers)),
    }, {"guards": {}})  # fmt: skip


def token(word: str) -> Schema:
    strength = {"lookout": fixed(0), "enforcer": fixed("power")}.get(word, number(0, 9))
    return marked(
        {"id": fixed(word), "strength": strength, "copies_per_crew": fixed(1)},
        {
            "lookout": fixed(word == "lookout"),
            "removed_at_players": {"type": "array", "items": number(1, 5), "maxItems": 5},
        },
    )


def goal_fields(kind: str) -> Schema:
    """A goal has the fields of its kind and no others."""
    if kind == "leader":
        needed = {
            "measure": one_of(LEADER_MEASURES), "minimum": number(1, 20), "stars": STARS, "stars_two_player": STARS,
        }  # fmt: skip
        return card({"kind": {}, **needed})
    if kind == "instant":
        require = record({}, {measure: number(1, 20) for measure in MEASURES}, minProperties=1, maxProperties=1)
        return card({"kind": {}, "require": require, "stars": STARS})
    places = dict.fromkeys(["first", "second", "two_player_first", "two_player_second"], STARS)
    return card({"kind": {}}, {
        "majority": record({"measure": one_of(MEASURES), **places}),
        "per": record({"measure": one_of(MEASURES), "stars": number(1, 99)}),
    })  # fmt: skip


SIDE_A = marked({
    "power": number(0, 9), "suspicion": fixed(0), "storage": number(0, 20), "bonus": fixed([]),
})  # fmt: skip
SIDE_B = marked({
    "power": number(0, 9), "suspicion": number(0, 9), "storage": number(0, 20), "bonus": effects(BONUS_EFFECTS),
})  # fmt: skip
GOON_TYPE = marked(
    {
        "name": NAME,
        "count": number(0, GOONS),
        "scoring": record({}, {
            "flat": STARS,
            "per_each": record({"measure": one_of(MEASURES), "stars": number(1, 99)}),
            "table": record({}, {str(goons): number(-99, 99) for goons in range(1, GOONS + 1)}, minProperties=1),
            "cap": number(1, GOONS),
        }),
    },
    {"patrol_resource": YES_NO},
)  # fmt: skip
SUPPLY = marked({"count": number(1, 99)}, {"colour": TEXT})
SETUP = marked({
    "board_side": record(dict.fromkeys(PLAYERS, one_of(["1-2", "3-5"]))),
    "item_display": record(dict.fromkeys(PLAYERS, number(1, 6))),
    "goon_spaces": fixed(GOON_SPACES),
    "face_down_limit": record({"1": {"type": "null"}, **dict.fromkeys(PLAYERS[1:], number(0, TOKENS))}),
    "tokens_removed": record({}, dict.fromkeys(PLAYERS, rows(one_of(TOKEN_WORDS[2:]), 0, 4))),
    "standard": record(
        {"crew_board_side": fixed("A"), "start_reputation": STARS, "start_power": number(0, 9)}, {"note": TEXT}
    ),
    "advanced": record(
        {
            "crew_board_side": fixed("B"), "start_reputation": STARS, "start_power": number(0, 9),
            "traits_dealt": number(1, 3), "traits_kept": fixed(1),
        },
        {"trait_order": TEXT, "note": TEXT},
    ),
    "solitary": record({
        "guards_start_reputation": record({"standard": STARS, "advanced": STARS}),
        "guards_start_power": number(0, 9),
        "first_player": fixed("guards"),
        "instant_goal": fixed(False),
        "tomes_removed": rows(ID, 0, MOST_TOME_KINDS),
        "difficulty": record(dict.fromkeys(
            DIFFICULTY_WORDS, record({"name": NAME, "guard_colours": rows(one_of(COLOUR_WORDS), 2, 2)})
        )),
    }),
})  # fmt: skip
RAIDS = marked(
    {
        "1": record({"player_most": LOSS, "guards_most": LOSS, "tie": fixed(0)}, {"returned": PROSE}),
        "2": record({"most": LOSS, "second": LOSS, "tie_most_each": LOSS}),
        "3-5": record({"most": LOSS, "second": LOSS, "tie_most_each": LOSS, "tie_second_each": LOSS}),
        "floor": fixed(0),
    },
    {"locations": TEXT, "zero": TEXT},
)
SCORING_ORDER = ["leader_goal", "end_game_goal", "goons", "resources", "tomes", "first_player_marker"]
SCHEMA = record(
    {
        "game": marked(
            {"title": NAME, "players": fixed([1, 5]), "rounds": number(1, 12)}, {"modes": {"type": "array"}}
        ),
        "cubes": marked(
            {
                **dict.fromkeys([*RESOURCE_WORDS, "power", "suspicion"], SUPPLY),
                "rarity": fixed(RESOURCE_WORDS[::-1]),
                "limited": fixed(True),
            }
        ),
        "setup": SETUP,
        "locations": in_order([location(index) for index in range(len(LOCATION_WORDS))]),
        "crew_tokens": in_order([token(word) for word in TOKEN_WORDS]),
        "crews": rows(marked({
            "id": one_of(CREWS), "name": NAME, "colour": ID, "side_a": SIDE_A, "side_b": SIDE_B,
        }), len(CREWS), len(CREWS)),
        "items": rows(card({
            "reputation": STARS,
            "cost": bag(COST_WORDS, 1, MOST_CUBES, kinds=1),
            "valuables": bag(VALUABLE_WORDS, 1, 9, kinds=1),
            "effects": effects(CARD_EFFECTS),
        }), ITEMS, ITEMS),
        "goon_types": record(dict.fromkeys(GOON_TYPE_WORDS, GOON_TYPE)),
        "goons": rows(card({
            "type": one_of(GOON_TYPE_WORDS),
            "suspicion": number(0, 9),
            "valuables": bag(VALUABLE_WORDS, 1, 9),
            "effects": effects(CARD_EFFECTS),
        }, {"patrol_resource": one_of(RESOURCE_WORDS)}), GOONS, GOONS),
        "tomes": rows(card({
            "copies": number(1, MOST_COPIES),
            "window": one_of(WINDOW_WORDS),
            "effects": effects(list(TOME_EFFECTS), 1),
            "solitary": YES_NO,
        }), 1, MOST_TOME_KINDS),
        "goals": rows(kinds("kind", {kind: goal_fields(kind) for kind in GOAL_WORDS}), GOALS, GOALS),
        "traits": rows(card({"bonus": effects(BONUS_EFFECTS, 1)}), TRAITS, TRAITS),
        "guard_cards": rows(marked(
            {
                "id": ID,
                "colour": one_of(COLOUR_WORDS),
                "strength": {
                    "type": ["integer", "string"], "minimum": 0, "maximum": 9, "pattern": r"^power$(?!\n)",
                    "description": 'a number from 0 to 9, or "power" for the guards\' enforcer',
                },
                "effects": effects(["draw_guard"], 0, 1),
            },
            {"lookout": YES_NO},
            allOf=[when("lookout", True, {"properties": {"strength": {"const": 0}}})],
        ), sum(GUARDS.values()), sum(GUARDS.values())),
        "location_cards": rows(marked(
            {"id": ID, "location": {"enum": [*LOCATION_WORDS[:CELL_BLOCK], None]}}, {"off_duty": YES_NO}
        ), LOCATION_CARDS, LOCATION_CARDS),
        "raids": RAIDS,
        "final_scoring": marked(
            {
                "order": fixed(SCORING_ORDER),
                "resources": record(dict.fromkeys(RESOURCE_WORDS, number(0, 9))),
                "guards_resources": record(dict.fromkeys(RESOURCE_WORDS, number(0, 9))),
                "tome": number(0, 9),
                "first_player_marker": number(0, 9),
            },
            {"tie_break": {"type": "array"}, "solitary_tie": TEXT},
        ),
    },
    dict.fromkeys(
        [
            "source_legend", "public_refs", "vocabulary", "markers", "reward_tiers", "tome_windows", "design_notes",
            "solitary_notes",
        ],
        PROSE,
    ),
)  # fmt: skip
