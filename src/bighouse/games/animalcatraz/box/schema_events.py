"""The schema of Events and Crimes."""

from __future__ import annotations

from bighouse.engine.shapes import NAME, YES_NO, Schema, either, fixed, in_order, kinds, number, one_of, record, rows
from bighouse.games.animalcatraz.box.components import (
    DISTINCT_WORDS,
    EVENT_LETTERS,
    GANGSTER_WORDS,
    KIND_WORDS,
    MODULE_WORDS,
    MODULES,
    MOST_CRIME_STEPS,
    STAT_WORDS,
    VACANT_A_BLOCK,
    VERSUS_WORDS,
)
from bighouse.games.animalcatraz.box.ids import CRIMES, EVENTS
from bighouse.games.animalcatraz.box.schema_parts import (
    CHANGE,
    FEW,
    GUARDED_SPACE,
    ability,
    each,
    effect,
    marked,
    modifiers,
    ops,
    table,
    with_or_without,
)

# Events

MOMENT: Schema = {
    "actions": {"n": CHANGE},
    "strength": {"n": CHANGE},
    "cunning": {"n": CHANGE},
    "stat_choice": {"n": FEW},
    "rep": {"n": CHANGE},
    "draw": {"n": FEW, "to": fixed("carry")},
    "discard": {"from": fixed("carry"), "n": number(1, 3), "chooser": fixed("owner"), "to": fixed("chair")},
    "primal": {"cunning_cost": number(0, 6)},
}
OUTCOME = rows(ops(**MOMENT), 0, 3)
LABEL: Schema = {"type": "string", "pattern": r"^[a-z_]{1,40}$(?!\n)", "description": "letters and _"}
TAKING_PART = rows(ops(
    **MOMENT,
    roll=table(OUTCOME),
    choose={"options": rows(record({"label": LABEL, "effects": OUTCOME}), 2, 4)},
), 1, 3)  # fmt: skip
EVENT_BASE: Schema = {"id": one_of(EVENTS), "name": NAME, "letter": {}}
EARLY: Schema = EVENT_BASE | {"participation": {}}
IN_FORCE = modifiers({"guard_level": CHANGE, "cell_steal_attack_all": CHANGE, "fight_rep_bonus": number(1, 5)})
RIOT_RULE = modifiers({
    "combine_weapons_all": fixed(1), "fight_add_cunning": fixed(1), "fight_any_unarmed": CHANGE, "fight_weapon": CHANGE,
})  # fmt: skip
RANSACKED = ability("on_reveal", [effect(
    "discard", who=fixed("each_rival"), **{"from": fixed("stash")}, n=number(1, 3), chooser=fixed("owner"),
    to=fixed("chair"),
)])  # fmt: skip
ATTENDED = marked(
    EARLY | {"space": GUARDED_SPACE, "ability": record({"trigger": fixed("participate"), "effects": TAKING_PART})}
)
OPEN_WARDEN = marked(EARLY | {
    "space": fixed(None),
    "requires": fixed("warden"),
    "modifiers": in_order([effect("open_warden", level=number(2, 30), any_bribe=number(0, 12))]),
})  # fmt: skip
EARLY_EVENT = kinds("participation", {
    "none": with_or_without(
        "modifiers", marked(EARLY | {"modifiers": IN_FORCE}), marked(EARLY | {"ability": RANSACKED})
    ),
    "optional": with_or_without("modifiers", OPEN_WARDEN, ATTENDED),
    "mandatory": ATTENDED,
})  # fmt: skip
EVENT_CARDS = each(kinds("letter", dict.fromkeys(EVENT_LETTERS[:2], EARLY_EVENT) | {
    "Z": marked(EVENT_BASE | {
        "participation": fixed("none"), "space": GUARDED_SPACE, "riot": fixed(True), "modifiers": RIOT_RULE,
    }),
}), EVENTS)  # fmt: skip

# Crimes

COUNT: Schema = {"count": number(1, 6)}
BY_GANGSTER: Schema = {"by": fixed("gangster")}
DEEDS: dict[str, Schema] = {  # what may be asked of each
    "trade_done": {**COUNT, "distinct": fixed("space")},
    "steal_success": {
        **COUNT, **BY_GANGSTER, "kind": one_of(["pickpocket", "cell"]), "distinct": one_of(DISTINCT_WORDS),
    },
    "fight_won": {
        **COUNT, **BY_GANGSTER,
        "space": GUARDED_SPACE,
        "vs": one_of(VERSUS_WORDS),
        "weapon_min_attack": number(1, 9),
        "unarmed": fixed(True),
        "while_primal": fixed(True),
        "distinct": one_of(DISTINCT_WORDS),
    },
    "guard_corrupted": {**COUNT, "was_rival_owned": fixed(True)},
    "went_primal": COUNT,
    "own_trap_sprung": COUNT,
    "warden_paid": COUNT,
}  # fmt: skip
LEAST: Schema = {"min": number(1, 9)}
STATES: dict[str, Schema] = {
    "own_guards": LEAST,
    "stat": {"stat": one_of(STAT_WORDS), "min": number(1, 12)},
    "at": {"space": GUARDED_SPACE},
    "cellblock_king": {},
    "own_gangster": {"gtype": one_of(GANGSTER_WORDS), "min": number(1, 2)},
    "own_gangsters": {"min": number(1, 4), "distinct_types": YES_NO},
    "gangsters_in_own_vacant_cells": {"min": number(1, VACANT_A_BLOCK)},
}
STEP = kinds("type", {
    "event": kinds("event", {
        word: record({"type": {}, "event": {}}, further) for word, further in DEEDS.items()
    }),
    "state": kinds("state", {word: record({"type": {}, "state": {}} | needed) for word, needed in STATES.items()}),
    "pay": record(
        {"type": {}, "space": GUARDED_SPACE},
        {
            "cards": either("cards of a kind, or cards worth something", [
                record({"kind": one_of(KIND_WORDS), "n": number(1, 3)}), record({"min_value_sum": number(1, 12)}),
            ]),
            "actions": number(1, 4),
        },
        minProperties=3,
    ),
})  # fmt: skip
CRIME_CARDS = each(marked(
    {
        "id": one_of(CRIMES), "name": NAME, "rep": number(0, 5), "crime_points": number(0, 3),
        "steps": rows(STEP, 1, MOST_CRIME_STEPS), "ordered": YES_NO,
    },
    {"requires": one_of(MODULE_WORDS[:MODULES])},
), CRIMES)  # fmt: skip
