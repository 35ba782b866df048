"""The schema of Animalcatraz's components.json: every field, its bounds, and which words have a meaning where.

What the rulebook states as a rule is fixed here. A pack may change what is printed on cards, Guards, Convicts and the
board: names, figures and effects. Ids stay as they are.
"""

from __future__ import annotations

from bighouse.engine.shapes import (
    NAME,
    PROSE,
    SOURCE,
    TEXT,
    YES_NO,
    Schema,
    fixed,
    in_order,
    number,
    one_of,
    record,
    rows,
)
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CELLBLOCK_A,
    CELLS,
    COURTYARD,
    EVENT_LETTERS,
    HOLE,
    ICON_WORDS,
    LETTER_WORDS,
    MODULE_WORDS,
    MODULES,
    ROOMS,
    SPACE_WORDS,
    SPACES,
    VACANT_A_BLOCK,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.box.ids import (
    COLOURS,
    CONTRABAND,
    CRAFTS,
    GUARD_COLOURS,
    GUARDS,
    PLANS,
    PRISON_ITEMS,
    STAGES,
)
from bighouse.games.animalcatraz.box.schema_cards import (
    CELL_ATTACK_CARDS,
    CONTRABAND_CARDS,
    GUARD_TRAP_CARDS,
    ITEM_CARDS,
    PART_CARDS,
)
from bighouse.games.animalcatraz.box.schema_convicts import CONVICT_CARDS
from bighouse.games.animalcatraz.box.schema_events import CRIME_CARDS, EVENT_CARDS
from bighouse.games.animalcatraz.box.schema_gangsters import GANGSTER_CARDS
from bighouse.games.animalcatraz.box.schema_parts import GUARDED_SPACE, each, effect, marked, nothing_or

TOOLS_A_PLAN = 4
CHALLENGES = 10
UNREAD: Schema = {"type": "array"}  # explains, as PROSE does
LETTER = one_of(LETTER_WORDS)
BLOCK_WORDS = SPACE_WORDS[CELLBLOCK_A : CELLBLOCK_A + BLOCKS]

# The board


def positions() -> Schema:
    return record({letter: rows(one_of(ICON_WORDS), 0, 3) for letter in LETTER_WORDS})


NEIGHBOURS: dict[str, list[str]] = {
    "library": ["cellblock_a", "cellblock_d"],
    "infirmary": ["cellblock_a", "cellblock_b"],
    "cafeteria": ["cellblock_b", "cellblock_c"],
    "utility": ["cellblock_c", "cellblock_d"],
    "courtyard": ["cellblock_a", "cellblock_b", "cellblock_c", "cellblock_d"],
    "cellblock_a": ["library", "infirmary", "courtyard", "cell_1"],
    "cellblock_b": ["infirmary", "cafeteria", "courtyard", "cell_2"],
    "cellblock_c": ["cafeteria", "utility", "courtyard", "cell_3"],
    "cellblock_d": ["utility", "library", "courtyard", "cell_4"],
}
RING = [
    "library", "cellblock_a", "infirmary", "cellblock_b", "cafeteria", "cellblock_c", "utility", "cellblock_d",
]  # fmt: skip
SPECIAL = ["entrance", "escape_room_b", "showers", "escape_room_d"]  # what each Cellblock faces


def space(index: int) -> Schema:
    """A space by its number; only names, letters, doors and the size of a stash are printed differently somewhere."""
    word = SPACE_WORDS[index]
    base: Schema = {"id": fixed(word), "name": NAME}
    if index < COURTYARD:
        pile: Schema = {"infirmary_pile": fixed(True)} if word == "infirmary" else {}
        needed = {"type": fixed("room"), "guard_positions": positions(), "trade_deck": fixed(word), **pile}
    elif index == COURTYARD:
        needed = {"type": fixed("courtyard"), "guard_positions": positions()}
    elif index < CELLBLOCK_A + BLOCKS:
        block = index - CELLBLOCK_A
        needed = {
            "type": fixed("cellblock"),
            "guard_positions": positions(),
            "door_position": LETTER,
            "facing_cell": fixed(f"cell_{block + 1}"),
            "vacant_cells": fixed(VACANT_WORDS[block * VACANT_A_BLOCK : (block + 1) * VACANT_A_BLOCK]),
            "special": fixed(SPECIAL[block]),
        }
    elif index < HOLE:
        block = index - CELLBLOCK_A - BLOCKS
        needed = {
            "type": fixed("cell"),
            "guard_positions": fixed({}),
            "neighbours": fixed([SPACE_WORDS[CELLBLOCK_A + block]]),
            "owner_only": fixed(True),
            "stash_limit": number(1, 9),
        }
    else:
        needed = {
            "type": fixed("hole"),
            "guard_positions": fixed({}),
            "neighbours": fixed([]),
            "exit_to": fixed("courtyard"),
        }
    if word in NEIGHBOURS:
        needed["neighbours"] = fixed(NEIGHBOURS[word])
    return marked(base | needed)


BOARD = marked(
    {
        "spaces": in_order([space(index) for index in range(SPACES)]),
        "inaccessible": each(marked({
            "id": one_of(SPECIAL), "name": NAME, "faces": one_of(BLOCK_WORDS),
            "holds": TEXT,
        }), SPECIAL),
        "clockwise": fixed(RING),
        "guard_shift": marked({
            "rooms": fixed(SPACE_WORDS[:ROOMS]),
            "cellblocks": fixed(BLOCK_WORDS),
            "courtyard": TEXT,
        }),
        "carry_limit": marked({"convict": number(1, 6), "gangster": fixed(1)}),
        "round_track": UNREAD,
    },
    {"clockwise_ref": TEXT},
)  # fmt: skip
ICON_SLOTS = {"study": "cunning", "workout": "strength", "chess": "cunning", "eat": "strength"}


def icon(word: str) -> Schema:
    if word in ICON_SLOTS:
        gives = in_order([effect(ICON_SLOTS[word], n=number(1, 4))])
    elif word == "work":
        gives = in_order([effect("draw", n=number(1, 4), to=fixed("carry"))])
    else:
        gives = {"type": "string", "pattern": "^procedure:[a-z_]+$(?!\n)", "description": "the name of a procedure"}
    module: Schema = {"requires": fixed("gangsters")} if word in ("recruit", "invite") else {}
    return marked({"id": fixed(word), "name": NAME, "cost": number(0, 4), "effect": gives, **module}, {
        "note_rule": TEXT,
    })  # fmt: skip


# The rest


def game_type(word: str, players: list[int], convicts: int, rep: int, events: list[int], optional: bool) -> Schema:
    return marked(
        {
            "id": fixed(word), "name": NAME, "players": fixed(players), "rivals": {}, "cells": {},
            "convicts_per_rival": fixed(convicts), "mats_per_rival": fixed(convicts), "rep_start": fixed(rep),
            "events": fixed(dict(zip(EVENT_LETTERS, events, strict=True))),
            "modules": fixed(MODULE_WORDS[:MODULES] if optional else []),
        },
        {"modules_optional": fixed(True), "odd_player_counts": TEXT},
    )  # fmt: skip


AWARDS: dict[str, Schema] = {
    "win_riot": number(1, 5), "lose_riot": number(-5, 0), "fill_three_cells_first_time": number(0, 5),
    "most_gang_coins_end_round_4": number(0, 5), "steal_success": number(0, 5), "steal_fail": number(-5, 0),
    "corrupt_success": number(0, 5), "corrupt_fail": number(-5, 0), "trap_rival": number(0, 5),
    "win_fight_equal_rank": number(0, 5), "win_fight_higher_rank_base": number(0, 5),
    "win_fight_per_rank_above": number(0, 5), "win_fight_lower_rank": number(0, 5), "lose_fight": number(-5, 0),
    "recruit_fail": number(-5, 0), "gangster_at_night": number(0, 5), "unanswered_trash_tag": number(-5, 0),
}  # fmt: skip
RANKS = [("jail_bait", -1, 0), ("nobody", 1, 4), ("influential", 5, 8), ("notorious", 9, 12), ("kingpin", 13, 14)]
REPUTATION = marked({
    "min": fixed(-1), "max": fixed(14), "riot_at": fixed(13),
    "ranks": in_order([
        marked({"id": fixed(word), "name": NAME, "order": fixed(order), "levels": fixed([lowest, highest])})
        for order, (word, lowest, highest) in enumerate(RANKS)
    ]),
    "rank_rewards": in_order([
        marked({"rank": fixed(word), "stands": number(0, 4), "trash_tags": number(0, 6)})
        for word in ("influential", "notorious")
    ]),
    "awards": record(AWARDS),
})  # fmt: skip


def legacy_module(word: str, **fields: Schema) -> Schema:
    return marked({"id": fixed(word), "name": NAME, "rule": TEXT, **fields})


LEGACY = marked({
    "modules": in_order([
        legacy_module("legacy_guard_traps", cards=GUARD_TRAP_CARDS),
        legacy_module(
            "legacy_crafted_weapons",
            cards=PART_CARDS,
            crafts=record(dict.fromkeys(CRAFTS, record({"attack": number(0, 12), "damage": number(0, 4)}))),
        ),
        legacy_module("legacy_rats", tokens=number(1, 9)),
        legacy_module("legacy_cell_attacks", cards=CELL_ATTACK_CARDS),
        legacy_module("legacy_starred_cards"),
    ]),
    "challenges": in_order([
        marked({"n": fixed(n), "text": TEXT}, {"requires": one_of(MODULE_WORDS)}) for n in range(1, CHALLENGES + 1)
    ]),
})  # fmt: skip
SCHEMA = record(
    {
        "meta": record({"game": fixed("Animalcatraz")}, {
            "schema": fixed(1), "source": SOURCE, "players": fixed([2, 8]), "sources": PROSE,
            "conventions": UNREAD, "public_refs": {"type": "object", "additionalProperties": TEXT}, "tone": TEXT,
        }),
        "game_types": in_order([
            game_type("normal", [3, 4], 1, 5, [2, 2, 1], False),
            game_type("advanced_2p", [2, 2], 2, 1, [2, 2, 1], True),
            game_type("advanced_solo", [3, 4], 1, 1, [2, 4, 1], True),
            game_type("advanced_teams", [4, 8], 2, 1, [2, 2, 1], True),
        ]),
        "setup": marked({
            "contraband_per_rival": number(0, 3),
            "crime_deal": fixed({"deal": 2, "keep": 1, "per": "mat"}),
            "escape_plans_per_escape_room": fixed(2),
            "guards_start_position": LETTER,
            "lieutenant_space": fixed("courtyard"),
            "other_guards": TEXT,
            "sun_round": fixed(1),
            "shank": TEXT,
        }),
        "icons": in_order([icon(word) for word in ICON_WORDS]),
        "board": BOARD,
        "cells": in_order([
            marked({
                "cell": fixed(cell + 1), "colour": one_of(COLOURS), "cellblock": fixed(SPACE_WORDS[CELLBLOCK_A + cell]),
            })
            for cell in range(CELLS)
        ]),
        "warden": marked({
            "id": fixed("warden"), "name": NAME, "requires": fixed("warden"),
            "table": record({str(total): GUARDED_SPACE for total in range(2, 13)}),
        }),
        "dice": marked({
            "black_d6": fixed(4),
            "red_guard_die": in_order([
                marked({"face": fixed(face), "letter": LETTER, "shift": YES_NO}) for face in range(1, 7)
            ]),
            "guard_tiles": marked({"count": fixed(6), "same_as": fixed("red_guard_die")}),
        }),
        "reputation": REPUTATION,
        "tokens": marked({
            "stands_start_per_rival": number(0, 6),
            "gang_coins_per_rival": number(1, 4),
            "trash_tags_start_per_rival": number(0, 6),
            "actions_per_round": number(1, 8),
            "steal_and_fight_dice": fixed(2),
        }),
        "guards": each(marked({
            "id": one_of(GUARDS), "name": NAME, "level": number(2, 30), "bribe": one_of(CONTRABAND),
            "colour": one_of(GUARD_COLOURS), "lieutenant": YES_NO,
        }), GUARDS),
        "contraband": CONTRABAND_CARDS,
        "prison_items": ITEM_CARDS,
        "escape_plans": each(marked({
            "id": one_of(PLANS), "name": NAME, "red": number(2, 40), "green": number(2, 40),
            "tools": rows(one_of(PRISON_ITEMS), TOOLS_A_PLAN, TOOLS_A_PLAN),
        }), PLANS),
        "convicts": CONVICT_CARDS,
        "gangsters": GANGSTER_CARDS,
        "events": EVENT_CARDS,
        "crimes": CRIME_CARDS,
        "getaway": each(marked({
            "id": one_of(STAGES), "name": NAME, "deck": number(1, 3),
            "red": nothing_or("a number", number(2, 30)), "green": nothing_or("a number", number(2, 30)),
            "guard_value": number(1, 2),
        }), STAGES),
        "endgame_variants": in_order([
            marked({"id": fixed("el_chapo"), "name": NAME, "rule": TEXT}),
            marked({"id": fixed("crime_lord"), "name": NAME, "rule": TEXT, "crime_points_needed": number(1, 9)}),
            marked({"id": fixed("getaway"), "name": NAME, "rule": TEXT, "requires_cards": fixed("getaway")}),
        ]),
        "legacy": LEGACY,
    },
    {
        **dict.fromkeys(["vocabulary", "crime_vocabulary", "gangster_sets", "death_row", "counts"], PROSE),
        **dict.fromkeys(["options", "reactions"], UNREAD),
    },
)  # fmt: skip
