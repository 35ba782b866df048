"""The schema of Architects' components.json: every field, its bounds, and what has a meaning where."""

from __future__ import annotations

from typing import Any

from bighouse.engine.shapes import (
    NAME,
    PROSE,
    TEXT,
    YES_NO,
    Schema,
    bag,
    either,
    fixed,
    in_order,
    kinds,
    marked,
    number,
    one_of,
    record,
    rows,
)
from bighouse.games.architects.box.components import (
    GOOD_WORDS,
    LEVELS,
    LOCATION_WORDS,
    MEASURE_WORDS,
    OPPONENT_WORDS,
    SKILL_WORDS,
    TOP_VIRTUE,
    WORKERS,
)

APPRENTICES, BUILDINGS, MARKETS, REWARDS, STARTING, FUTURE = 40, 40, 10, 11, 20, 10
COLOURS = ["blue", "green", "purple", "red", "yellow"]
CHARACTERS = ["ada", "caroline", "frederick", "rudolf", "therese"]
PLAYERS = ["1", "2", "3", "4", "5"]
CARDS = ["apprentices", "buildings", "black_market_cards", "reward_cards", "scheme_cards"]
MOST_MIXED = 8  # goods in one payment that can be mixed
SPACES = ["bm_small", "bm_middle", "bm_large"]

ID: Schema = {"type": "string", "pattern": r"^[a-zA-Z0-9_]{1,40}$(?!\n)", "description": "letters, digits and _"}
AMOUNT = number(1, 9)
GOODS = bag(GOOD_WORDS, 1, 9, kinds=1)
ONE_GOOD = GOODS | {"maxProperties": 1}
GAIN = bag([*GOOD_WORDS, "virtue", "building_cards"], 1, 9, kinds=1)
SKILLS = {"type": "array", "items": one_of(SKILL_WORDS), "maxItems": len(SKILL_WORDS), "uniqueItems": True}
CHANGE = number(-9, 9)
POINTS = number(-99, 99)


def by_players(figure: Schema) -> Schema:
    return record(dict.fromkeys(PLAYERS, figure), {"source": TEXT, "note": TEXT})


def price(silver: Schema, tax: Schema) -> Schema:
    return record({"silver": silver, "tax": tax})


# The board


def place(word: str, kind: str, capturable: bool, fields: Schema) -> Schema:
    return marked({
        "id": fixed(word), "name": NAME, "kind": fixed(kind), "capturable": fixed(capturable), **fields,
    })  # fmt: skip


def circle(word: str, action: str, fields: Schema) -> Schema:
    return place(word, "large_circle", True, {"action": fixed(action), **fields})


def gather(word: str, good: str, formula: str) -> Schema:
    return circle(word, "gather", {"gain": fixed({good: formula}), "formula": fixed(formula)})


def space(order: int, fields: Schema) -> Schema:
    return record({
        "id": fixed(SPACES[order]), "order": fixed(order + 1), "cost": record({"silver": number(0, 9)}),
        "virtue": number(-9, 0), **fields,
    })  # fmt: skip


PLACES = in_order([
    gather("quarry", "stone", "n"),
    gather("forest", "wood", "n"),
    circle("mines", "gather_choice", {"options": fixed([
        {"gain": "clay", "formula": "n+1"}, {"gain": "gold", "formula": "floor(n/2)", "requires_n_at_least": 2},
    ])}),
    gather("silversmith", "silver", "n+1"),
    circle("kings_storehouse", "multi", {
        "actions_up_to": fixed("n"),
        "trades": in_order([
            record({
                "pay_any_of": fixed(["clay", "wood", "stone"]), "pay_amount": number(1, MOST_MIXED),
                "gain": fixed({"virtue": 1}),
            }),
            record({
                "pay_any_of": fixed(["wood", "stone"]), "pay_amount": number(1, MOST_MIXED),
                "gain": fixed({"marble": 1}),
            }),
        ]),
        "extra_trades_from": TEXT,
    }),
    circle("workshop", "one_of", {
        "options": in_order([
            record({
                "id": fixed("hire"), "cost": price(number(0, 9), number(0, 9)), "column_limit": fixed("min(n,4)"),
                "skip_cost_per_column": fixed(1),
            }),
            fixed({"id": "plans", "gain_building_cards": "1+floor(n/2)"}),
        ]),
        "apprentice_display": fixed({"rows": 2, "columns": 4}),
    }),
    circle("town_centre", "captures", {
        "captures_up_to": fixed("n"), "cost_per_capture": number(0, 9), "first_capture_cost_is_tax": fixed(True),
        "max_distinct_locations": by_players(number(1, 9)),
    }),
    circle("tax_stand", "steal_tax", {
        "virtue": number(-9, 0), "requires_tax_at_least": fixed(1), "starting_tax": number(0, 99),
    }),
    circle("guardhouse", "multi", {
        "actions_up_to": fixed("n"),
        "options": in_order([
            record({"id": fixed("send_to_prison"), "gain_silver_per_worker": number(0, 9)}),
            fixed({"id": "release_from_prison", "cost": {}}),
            record({
                "id": fixed("release_from_boards"),
                "cost_options": in_order([
                    price(number(0, 20), number(0, 9)), record({"debt": number(0, 9), "virtue": number(-9, 0)}),
                ]),
                "requires_own_workers_on_other_boards_at_least": fixed(1),
            }),
            record({
                "id": fixed("pay_debt"), "cost": price(number(0, 20), number(0, 9)),
                "gain": record({"virtue": number(0, 9)}), "flip_one_unpaid_debt": fixed(True),
            }),
        ]),
    }),
    place("black_market", "black_market", False, {
        "max_virtue": number(0, TOP_VIRTUE),
        "spaces": in_order([
            space(0, {"offer": TEXT}),
            space(1, {"options": in_order([
                fixed({"id": "hire_any_faceup"}),
                record({"id": fixed("draw_keep"), "draw": number(1, 9), "keep": fixed(1)}),
            ])}),
            space(2, {"offer": TEXT}),
        ]),
        "workers_per_space": fixed(1),
    }),
    place("guildhall", "guildhall", False, {
        "action": fixed("one_of"), "options": fixed([{"id": "construct_building"}, {"id": "advance_cathedral"}]),
        "permanent": fixed(True),
    }),
    place("prison", "prison", False, {"placeable_directly": fixed(False)}),
])  # fmt: skip
GUILDHALL = marked({
    "rows": fixed(4),
    "base_columns": number(1, 6),
    "extra_columns": {"type": "array"},
    "columns_by_players": by_players(number(1, 6)),
    "spaces_by_players": by_players(number(1, 24)),
    "fill_order": TEXT,
    "reset_spaces": fixed([{"row": 3, "column": 1}, {"row": 4, "column": 1}]),
    "reset_ordinals_by_players": by_players(rows(number(1, 24), 2, 2)),
    "end_trigger_ordinal_by_players": by_players(number(1, 24)),
})  # fmt: skip
LEVEL_COST = either('goods, or {"any_of": ["stone", "wood"], "amount": 1 to 8}', [
    bag(GOOD_WORDS[:-1], 1, 9, kinds=1),
    record({"any_of": fixed(["stone", "wood"]), "amount": number(1, MOST_MIXED)}),
])  # fmt: skip
CATHEDRAL = in_order([
    marked({"level": fixed(0), "cost": fixed(None), "vp": POINTS, "spaces": fixed(5)}),
    *(
        marked({"level": fixed(level), "cost": LEVEL_COST, "vp": POINTS, "spaces": number(1, 5)})
        for level in range(1, LEVELS + 1)
    ),
])  # fmt: skip
VIRTUE_TRACK = in_order([
    marked({
        "position": fixed(position), "vp": POINTS, "avoid_tax": number(0, 9), "black_market_allowed": YES_NO,
        "cathedral_allowed": YES_NO,
    })
    for position in range(TOP_VIRTUE + 1)
])  # fmt: skip
BOARD = record(
    {
        "locations": PLACES,
        "guildhall": GUILDHALL,
        "cathedral": CATHEDRAL,
        "cathedral_rules": marked({
            "also_discard_building_cards": fixed(1), "min_virtue": number(0, TOP_VIRTUE),
            "spaces_depend_on_player_count": fixed(False),
            "reward_when_pile_empty": record({"virtue": number(0, 9)}),
        }),
        "virtue_track": VIRTUE_TRACK,
        "virtue_rules": marked({
            "min": fixed(0), "max": fixed(TOP_VIRTUE), "per_virtue_lost_below_min": fixed({"debt": 1}),
            "per_virtue_gained_above_max": TEXT, "black_market_forbidden_from": number(0, TOP_VIRTUE + 1),
            "cathedral_forbidden_up_to": number(-1, TOP_VIRTUE), "tax_avoidance_up_to": number(-1, TOP_VIRTUE),
        }),
        "printed_market_offers": marked({"small": GOODS, "large": GOODS}),
        "tax_stand_start": marked({"silver": number(0, 99)}),
    },
    {"location_formula_note": TEXT, "expansion_option": PROSE},
)  # fmt: skip

# Setting up

SETUP = record(
    {
        "seats": in_order([
            marked({
                "seat": fixed(seat), "silver": number(0, 99), "virtue": number(0, TOP_VIRTUE),
                "workers": fixed(WORKERS), "apprentices": fixed(0), "building_cards_after_draft": number(1, 6),
            })
            for seat in range(1, 6)
        ]),
        "draft": marked({"dealt": number(1, 6), "kept": number(1, 6), "pass_direction": fixed("left")}),
        "reward_cards_by_players": by_players(number(0, REWARDS)),
        "capture_locations_by_players": by_players(number(1, 9)),
        "hand_limit": marked({"building_cards": number(1, 20), "checked": TEXT}),
        "apprentice_limit": marked({"default": number(1, 20), "rudolf": number(1, 20)}),
        "solo": marked({
            "silver": number(0, 99), "virtue": number(0, TOP_VIRTUE), "dealt": number(1, 9), "kept": number(1, 9),
            "removed_buildings": rows(ID, 0, BUILDINGS - 9), "reward_cards": number(0, REWARDS),
            "guildhall_spaces": number(1, 24), "bot_virtue": number(0, TOP_VIRTUE), "bot_workers": fixed(WORKERS),
            "bot_silver": fixed(0), "bot_building_cards": fixed(0),
        }),
        "two_players_vs_bot": marked({
            "human_silver": rows(number(0, 99), 2, 2), "human_virtue": number(0, TOP_VIRTUE),
            "reward_cards": number(0, REWARDS), "guildhall_spaces": number(1, 24),
            "capture_locations": number(1, 9), "removed_buildings": fixed([]), "bot_seat": fixed(3),
            "bot_virtue": number(0, TOP_VIRTUE), "bot_workers": fixed(WORKERS),
        }),
    },
    {"starting_apprentice_option": PROSE},
)  # fmt: skip

# Cards


def card(needed: Schema, further: Schema | None = None) -> Schema:
    return marked({"id": ID, "name": NAME, "text": TEXT, **needed}, further)


def trigger(needed: Schema) -> Schema:
    return record({"trigger": {}, **needed})


GATHERED = trigger({"gain": ONE_GOOD})
ABILITY = kinds("trigger", {
    "cathedral_advance": trigger({"gain": bag([*GOOD_WORDS, "building_cards"], 1, 9, kinds=1)}),
    "town_centre_action": trigger({"discount": record({"silver": AMOUNT}), "tax_excluded": fixed(True)}),
    "debt_paid": trigger({"gain": GOODS}),
    "black_market_reset": either("`release_from_prison` (with `optional`), or `gain` (with `condition`)", [
        trigger({"optional": fixed(True), "release_from_prison": AMOUNT}),
        trigger({"condition": TEXT, "gain": GAIN}),
    ]),
    "black_market_action": either("one of `gain`, `discount` and `cancel_virtue_loss`", [
        trigger({"gain": GOODS}), trigger({"discount": record({"silver": AMOUNT})}),
        trigger({"cancel_virtue_loss": fixed(True)}),
    ]),
    "kings_storehouse_trade": trigger({"pay": GOODS, "gain": GAIN}),
    "quarry": GATHERED,
    "forest": GATHERED,
    "mines": GATHERED,
    "silversmith": GATHERED,
    "tax_stand": either("one of `gain` and `reduce_virtue_loss`", [
        trigger({"gain": GOODS}), trigger({"reduce_virtue_loss": AMOUNT}),
    ]),
})  # fmt: skip
# Only the Labourer has no ability
ABILITY["properties"]["trigger"]["enum"].append(None)


def effect(**fields: Any) -> Schema:
    return record({"type": {}, **fields})


VP = record({"vp": number(1, 99)})
COUNT = number(1, 9)
IMMEDIATE: dict[str, Schema] = {
    "gain": effect(gain=bag([*GOOD_WORDS, "building_cards", "debt"], 1, 9, kinds=1)),
    "gain_choice": effect(options=rows(ONE_GOOD, 2, 6)),
    "free_captures": record({"type": {}, "count": COUNT}, {"any_locations": fixed(True)}),
    "choice": effect(
        options=in_order([
            fixed({"type": "release_from_boards", "cost": {}}),
            record({"type": fixed("free_captures"), "count": COUNT}),
        ]),
        optional=fixed(True),
    ),
    "destroy_debt": effect(count=COUNT, optional=fixed(True)),
    "release_from_prison": effect(count=fixed("all")),
    "discard_for": effect(discard=fixed({"building_cards": 1}), gain=GOODS, optional=fixed(True)),
    "all_players_gain": effect(gain=record({"virtue": COUNT})),
    "gain_per": effect(per=fixed("virtue"), divisor=COUNT, gain=GOODS),
    "hire_any_faceup": effect(cost=fixed({})),
    "all_players_with_prisoners_lose": effect(prisoners_at_least=number(1, WORKERS), virtue=number(-9, -1)),
}  # fmt: skip
AT_END: dict[str, Schema] = {
    "virtue_per": effect(per=one_of(["gold", "marble", "paid_debts", "clay+wood+stone"]), divisor=COUNT),
    "virtue": effect(amount=number(-9, -1)),
    "vp_per": record(
        {"type": {}, "per": one_of(MEASURE_WORDS), "divisor": COUNT}, {"skill": one_of(SKILL_WORDS)}
    ),
    "debt_penalty_delta": effect(vp_per_unpaid_debt=number(-9, 9)),
    "if_most_resource": effect(resource=one_of(GOOD_WORDS), gain=VP),
    "if_most_cathedral": effect(gain=either("either `vp` or `virtue`", [VP, record({"virtue": COUNT})])),
    "if_no_unpaid_debt": effect(gain=VP),
}  # fmt: skip


def building(timing: str, effects: dict[str, Schema]) -> Schema:
    return card({
        "copies": fixed(1), "skills": SKILLS, "cost": bag(GOOD_WORDS[:-1], 1, 12, kinds=1), "virtue": CHANGE,
        "vp": number(0, 99), "timing": fixed(timing), "effect": kinds("type", effects),
    }, {"aliases": {"type": "array"}})  # fmt: skip


MARKET_SIDE = record({"cost": record({"silver": number(0, 9)}), "virtue": number(-9, 0), "gain": GOODS})
START = dict.fromkeys(GOOD_WORDS, number(0, 20))


def character(word: str, ability: Schema) -> Schema:
    return marked(
        {
            "id": fixed(word), "name": NAME, "colour": one_of(COLOURS), "prison": number(0, WORKERS - 1),
            "virtue": number(0, TOP_VIRTUE), "ability": ability, "text": TEXT,
        },
        {**START, "unpaid_debts": number(0, 9), "extra_building_cards": number(0, 3)},
    )  # fmt: skip


SIDE_2 = in_order([
    character("ada", record({"type": fixed("ignore_tax"), "amount": AMOUNT})),
    character("caroline", record({
        "type": fixed("on_black_market_action"), "gain": record({"building_cards": AMOUNT}),
    })),
    character("frederick", record({"type": fixed("cathedral_no_discard")})),
    character("rudolf", record({
        "type": fixed("workshop_hire_discount"), "silver": AMOUNT, "apprentice_limit": number(1, 20),
    })),
    character("therese", record({"type": fixed("gold_marble_same")})),
])  # fmt: skip

MOST = record({"max": AMOUNT})
ACT = record({}, {
    "advance_cathedral": fixed(1), "future": AMOUNT, "capture": AMOUNT, "capture_per_worker": MOST, "sell": fixed(1),
    "free_prison": fixed(1), "free_boards": fixed(1), "virtue": CHANGE, "virtue_per_worker": MOST, "marble": AMOUNT,
    "marble_per_worker": MOST, "destroy_debt": AMOUNT, "burn_tax": fixed(1), "purge_apprentices": fixed(1),
}, minProperties=1, maxProperties=1)  # fmt: skip
ACTS = rows(ACT, 0, 6)
SCHEME = marked(
    {
        "id": ID, "deck": one_of(["starting", "future"]), "header": one_of(["brown", "black"]), "copies": fixed(1),
        "location": one_of([*LOCATION_WORDS, "black_market", "guildhall"]), "actions": ACTS,
    },
    {
        "space": one_of(["leftmost_free", "rightmost_free"]),
        "fallback": record({"location": one_of(LOCATION_WORDS), "actions": ACTS}, {"if": TEXT}),
    },
)  # fmt: skip
SCORING = marked({
    "per_gold": number(0, 9), "per_marble": number(0, 9), "silver_per_vp": number(1, 99),
    "prison_workers_per_minus_vp": number(1, WORKERS), "unpaid_debt": number(-9, 0),
    "tie_break": fixed(["virtue", "silver", "shared"]), "bot": PROSE,
})  # fmt: skip

SCHEMA = record(
    {
        "game": PROSE | record({"title": NAME, "players": fixed({"min": 1, "max": 5})}, additionalProperties=True),
        "colours": rows(marked({"id": one_of(COLOURS), "side2_character": one_of(CHARACTERS)}), 5, 5),
        "board": BOARD,
        "setup": SETUP,
        "apprentices": rows(
            card({"copies": number(1, 9), "skills": SKILLS, "virtue": CHANGE, "ability": ABILITY}), 1, APPRENTICES
        ),
        "buildings": rows(
            kinds("timing", {"immediate": building("immediate", IMMEDIATE), "end": building("end", AT_END)}),
            BUILDINGS,
            BUILDINGS,
        ),
        "black_market_cards": rows(
            marked({"id": ID, "copies": fixed(1), "small": MARKET_SIDE, "large": MARKET_SIDE}), MARKETS, MARKETS
        ),
        "reward_cards": rows(marked({"id": ID, "copies": number(1, 9), "gain": GAIN}), 1, REWARDS),
        "player_boards": marked({"side1": PROSE, "side2": SIDE_2}),
        "opponent_board": in_order([
            marked({
                "id": fixed(word), "name": NAME, "difficulty": TEXT, "vp_per_guildhall_worker": number(0, 20),
            })
            for word in OPPONENT_WORDS
        ]),
        "scheme_cards": rows(SCHEME, STARTING + FUTURE, STARTING + FUTURE),
        "scoring": SCORING,
    },
    {
        **dict.fromkeys(["legend", "components", "debt_card", "scheme_actions"], PROSE),
        "refs": PROSE,
        "reference_cards": {"type": "array"},
    },
)  # fmt: skip
