"""The schema of Convict cards: bars, Primal side, and the skills as the rulebook words them."""

from __future__ import annotations

from typing import Any

from bighouse.engine.shapes import NAME, SOURCE, TEXT, Schema, fixed, in_order, kinds, number, one_of, record, rows
from bighouse.games.animalcatraz.box.components import SET_WORDS
from bighouse.games.animalcatraz.box.ids import CONTRABAND, CONVICTS, PRISON_ITEMS
from bighouse.games.animalcatraz.box.schema_parts import each, marked, nothing_or

THRILLS = ["primal_dose", "binky_boost"]  # the cards that a Junkie's skill speaks of
NEAR = ["target_same_space", "attack_icon_open"]
ONE_ACTION = {"actions": 1}
BEATEN = ["enemy_weapon_used", {"diff_below": 3}]
SKILLS: dict[str, list[dict[str, Any]]] = {  # both of each Convict, as the rules carry them out
    "Bully": [
        {
            "trigger": "active", "cost": ONE_ACTION, "limit": "round", "requires": NEAR,
            "effects": [{"op": "move", "who": "target", "to": "adjacent"}],
        },
        {"trigger": "active", "extends": 1, "effects": [{"op": "strength", "n": -1, "who": "target"}]},
    ],
    "Hustler": [
        {
            "trigger": "before_contest_roll", "limit": "contest",
            "effects": [{"op": "bet", "win": [{"op": "draw", "n": 1, "to": "stash"}]}],
        },
        {"trigger": "passive", "effects": [{"op": "modify", "key": "bet_card_to", "value": "carry_or_stash"}]},
    ],
    "Duelist": [
        {"trigger": "passive", "effects": [{"op": "combine_weapons", "cap": 5, "damage": "lowest"}]},
        {"trigger": "passive", "effects": [{"op": "combine_weapons", "cap": None, "damage": "lowest"}]},
    ],
    "Brute": [
        {"trigger": "exchange_lost", "requires": BEATEN, "effects": [{"op": "break_weapon", "who": "winner"}]},
        {
            "trigger": "exchange_lost", "extends": 1, "requires": BEATEN,
            "effects": [{"op": "strength", "n": -2, "who": "winner"}],
        },
    ],
    "Cannibal": [
        {
            "trigger": "active", "cost": ONE_ACTION, "limit": "round", "requires": ["in_own_cell"],
            "effects": [{"op": "strength", "n": 1}],
        },
        {
            "trigger": "fight_won",
            "effects": [{"op": "strength", "n": 1}, {"op": "strength", "n": -1, "who": "rival_convict"}],
        },
    ],
    "Junkie": [
        {
            "trigger": "passive", "applies_to": THRILLS,
            "effects": [{"op": "free", "what": "primal_cost"}, {"op": "free", "what": "binky_cost"}],
        },
        {
            "trigger": "passive", "extends": 1, "effects": [],
            "on_card": {"primal_dose": [{"op": "cunning", "n": 2}], "binky_boost": [{"op": "cunning", "n": 1}]},
        },
    ],
    "Manipulator": [
        {"trigger": "active", "limit": "none", "requires": ["guard_unowned"], "effects": [{"op": "move_guard"}]},
        {"trigger": "active", "limit": "none", "requires": ["guard_owned_any"], "effects": [{"op": "move_guard"}]},
    ],
    "Trapper": [
        {"trigger": "own_trap_sprung", "effects": [{"op": "replace_rep", "for": "trap_rival", "n": 2}]},
        {"trigger": "trap_victim", "effects": [{"op": "immune", "to": "trap"}, {"op": "strength", "n": 2}]},
    ],
    "Cult Leader": [
        {
            "trigger": "rival_enters", "limit": "none", "requires": ["target_lower_cunning", "target_has_actions"],
            "effects": [{"op": "actions_now", "n": -1, "who": "target"}], "reaction": "cult_call",
        },
        {
            "trigger": "rival_enters", "extends": 1, "requires": ["target_lower_cunning"],
            "effects": [{"op": "cunning", "n": -1, "who": "target"}], "reaction": "cult_call",
        },
    ],
    "El Patron": [
        {"trigger": "passive", "effects": [{"op": "immune", "to": "warden"}]},
        {"trigger": "passive", "effects": [{"op": "own_warden"}]},
    ],
    "Sadist": [
        {
            "trigger": "exchange_won", "requires": ["weapon_used", "vs_convict"],
            "effects": [{"op": "cunning", "n": -1, "who": "loser"}, {"op": "cunning", "n": 1}],
        },
        {
            "trigger": "active", "limit": "turn", "per": "target", "requires": ["in_rival_cellblock", "target_lying"],
            "effects": [{"op": "cunning", "n": -1, "who": "target"}],
        },
    ],
    "Bruiser": [
        {"trigger": "passive", "effects": [{"op": "free", "what": "fight"}]},
        {"trigger": "fight_ended", "requires": ["room_in_stash"], "effects": [{"op": "draw", "n": 1, "to": "stash"}]},
    ],
}  # fmt: skip


def skill(level: int, stated: dict[str, Any]) -> Schema:
    """A skill that the rulebook words: nothing of it can be printed differently but the level that unlocks it."""
    return record({field: fixed(value) for field, value in stated.items()} | {"level": fixed(level), "source": SOURCE})


BAR = rows(number(1, 6), 2, 12)  # slots of each level, from level 0
STATS = marked(
    {
        "strength_slots": BAR,
        "strength_start": number(0, 11),
        "cunning_slots": BAR,
        "cunning_start": number(0, 11),
        "skill_levels": in_order([number(1, 12), number(1, 12)]),
        "weapon_of_choice": nothing_or("a weapon by its id", one_of(CONTRABAND + PRISON_ITEMS)),
        "weapon_bonus": number(0, 5),
        "primal": record({
            "level_offset": number(0, 6),
            "markers": rows(record({
                "min_level": number(0, 18), "bonus_actions": number(0, 3), "weapon_bonus": number(0, 9),
            }), 1, 4),
            "rounds": fixed(2),
        }),
    },
    {"rulebook_fields": rows(TEXT, 1, 9)},
)  # fmt: skip
CONVICT_CARDS = each(kinds("skill_title", {
    title: marked(
        {
            "id": one_of(CONVICTS), "name": NAME, "set": one_of(SET_WORDS), "stats": STATS, "skill_title": {},
            "skills": in_order([skill(level, stated) for level, stated in enumerate(levels, start=1)]),
        },
        {"ui_skill_title": NAME, "animal": NAME, "animal_ref": TEXT, "requires": fixed("warden")},
    )
    for title, levels in SKILLS.items()
}), CONVICTS)  # fmt: skip
