"""The schema of Contraband, Prison Items and legacy cards, by their kind."""

from __future__ import annotations

from bighouse.engine.shapes import NAME, TEXT, YES_NO, Schema, fixed, kinds, number, one_of, record, rows
from bighouse.games.animalcatraz.box.components import ATTACK_WORDS, CHAIR_WORD, ROOMS, SPACE_WORDS
from bighouse.games.animalcatraz.box.ids import CONTRABAND, CRAFTS, GUARD_TRAPS, GUARDS, PARTS, PLANS, PRISON_ITEMS
from bighouse.games.animalcatraz.box.schema_parts import (
    CHANGE,
    FEW,
    LOSS,
    ability,
    each,
    effect,
    marked,
    modifiers,
    ops,
)

ROOM = one_of(SPACE_WORDS[:ROOMS])
CHAIR = fixed(CHAIR_WORD)
VALUE = number(1, 9)
ONE_USE: Schema = {"single_use": fixed(True)}
WINNER: Schema = {"n": LOSS, "who": fixed("winner")}
BOOST = rows(ops(
    actions={"n": number(1, 4)},
    strength={"n": CHANGE},
    cunning={"n": CHANGE},
    stat_choice={"n": FEW},
    rep={"n": CHANGE},
    draw={"n": FEW, "to": fixed("carry")},
    draw_crime={"n": fixed(1)},
), 1, 3)  # fmt: skip
ARMOR = rows(ops(
    strength=WINNER, cunning=WINNER, actions=WINNER, break_weapon={"who": fixed("winner")}, ignore_damage={},
), 1, 3)  # fmt: skip
TRAP = [
    effect("injure", actions=number(0, 5), who=fixed("target")),
    effect("rep", n=number(0, 5), who=fixed("self")),
]
KINDS: dict[str, Schema] = {
    "bribe": {"guard": one_of(GUARDS), "bonus": number(1, 12), **ONE_USE},
    "primal": {
        "ability": ability("active", [effect("primal", cunning_cost=number(0, 6))], also=fixed("fight_reveal")),
        **ONE_USE,
    },
    "boost": {"ability": record({"trigger": fixed("active"), "effects": BOOST}, {"limit": fixed("turn")}), **ONE_USE},
    "weapon": {"attack": number(0, 9), "damage": number(0, 4), "single_use": YES_NO},
    "goods": {},
    "pass": {"ability": ability("active", [effect("guard_pass", uses=number(1, 3))]), **ONE_USE},
    "escape_tool": {"red": number(0, 9), "green": number(0, 9), "plan": one_of(PLANS), "copies": fixed(1)},
    "armor": {"ability": record({"trigger": fixed("injured"), "effects": ARMOR}), **ONE_USE},
    "cell_trap": {"ability": ability("revealed_from_cell", TRAP), **ONE_USE},
}
CONVICT_PERKS = [
    "carry_limit", "steal_attack", "pickpocket_defence", "corrupt", "fight_unarmed", "free_moves", "workout_slots",
]  # fmt: skip
CELL_PERKS = ["stash_limit", "cell_defence", "night_strength", "night_cunning", "night_any"]
PERKS = {
    "convict": modifiers(dict.fromkeys(CONVICT_PERKS, number(1, 3)) | {"damage_taken": number(-3, -1)}),
    "cell": modifiers(dict.fromkeys(CELL_PERKS, number(1, 3))),
}


def cards(ids: list[str], deck: Schema) -> Schema:
    """A card of each of these ids, by its kind; an Upgrade's perks follow from its spot."""
    base = {"id": one_of(ids), "name": NAME, "kind": {}, "value": VALUE, "copies": number(1, 12), **deck}
    upgrade = kinds("slot", {
        spot: marked(base | {
            "slot": {}, "single_use": fixed(False),
            "ability": record({"trigger": fixed("passive"), "effects": perks}),
        })
        for spot, perks in PERKS.items()
    })  # fmt: skip
    return each(
        kinds("kind", {kind: marked(base | needed) for kind, needed in KINDS.items()} | {"upgrade": upgrade}), ids
    )


def legacy_cards(ids: list[str], kind: str, deck: Schema, **further: Schema) -> Schema:
    return each(marked({
        "id": one_of(ids), "name": NAME, "kind": fixed(kind), "value": VALUE, "copies": number(1, 4), "deck": deck,
        "star": fixed(True), **further,
    }), ids)  # fmt: skip


CONTRABAND_CARDS = cards(CONTRABAND, {})
ITEM_CARDS = cards(PRISON_ITEMS, {"deck": ROOM})
GUARD_TRAP_CARDS = legacy_cards(GUARD_TRAPS, "guard_trap", ROOM)
PART_CARDS = legacy_cards(PARTS, "craft_part", CHAIR, craft=one_of(CRAFTS))
CELL_ATTACK_CARDS = legacy_cards(ATTACK_WORDS, "cell_attack", CHAIR, ongoing=TEXT)
