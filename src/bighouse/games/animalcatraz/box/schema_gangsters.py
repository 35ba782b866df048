"""The schema of Gangsters, by their job."""

from __future__ import annotations

from bighouse.engine.shapes import NAME, YES_NO, Schema, either, fixed, in_order, kinds, number, one_of, record, rows
from bighouse.games.animalcatraz.box.components import GANGSTER_WORDS, STAT_WORDS
from bighouse.games.animalcatraz.box.ids import GANGSTERS
from bighouse.games.animalcatraz.box.schema_parts import COST, LOSS, ability, each, effect, marked, ops, table

PAIRED = GANGSTER_WORDS[:4]  # two Gangsters each, and all of the basic set
NEAR = fixed(["target_same_space", "attack_icon_open"])
DISCARD_SELF = effect("discard_self")
SAVED = in_order([effect("save_carry_item"), DISCARD_SELF])
BLAST = effect("discard", **{"from": fixed("stash")}, n=fixed("all"), who=fixed("target"), to=fixed("chair"))
BLASTS = either("the blast, and perhaps an injury", [
    in_order([BLAST]), in_order([BLAST, effect("injure", actions=number(0, 5), who=fixed("self"))]),
])  # fmt: skip
ONCE = {"limit": fixed("round")}


def roll(effects: Schema) -> Schema:
    return effect("roll", **table(effects))


JOBS: dict[str, Schema] = {
    "thief": ability("steal_success", [ops(second_steal_roll={}, look_two_keep_one={})]),
    "charmer": ability(
        "active", [roll(rows(effect("actions", n=LOSS, who=fixed("target")), 0, 1))], **ONCE, requires=NEAR
    ),
    "brawler": kinds("trigger", {
        "exchange_won": ability(
            "exchange_won", [effect("strength", n=LOSS, who=fixed("loser"))],
            requires=in_order([fixed("no_weapon_used"), fixed("vs_convict"), record({"diff_at_least": number(0, 12)})]),
        ),
        "after_own_losing_roll": ability("after_own_losing_roll", [effect("reroll")], limit=fixed("fight")),
    }),
    "pusher": ability(
        "active", [roll(rows(effect("primal", cunning_cost=number(0, 6)), 0, 1))],
        cost=COST, **ONCE, requires=fixed(["not_primal"]),
    ),
    "informer": ability(
        "active", [effect("peek", zones=fixed(["carry", "gangster_carry", "escape_plan", "crime"]))],
        cost=COST, **ONCE, requires=NEAR,
    ),
    "fraud": ability("active", [effect("copy_skill")], **ONCE, requires=NEAR),
    "scapegoat": ability(
        "would_go_to_hole",
        [
            effect("choose", options=fixed([
                {"label": "skip_hole", "effects": [{"op": "cancel"}]},
                {"label": "abandon", "effects": [{"op": "abandon_free"}]},
            ])),
            effect("save_carry_item"),
            DISCARD_SELF,
        ],
        also=fixed("may_abandon"),
    ),
    "bomber": ability(
        "active",
        [DISCARD_SELF, roll(BLASTS)],
        limit=fixed("none"), requires=fixed(["in_rival_cellblock", "attack_icon_open"]),
    ),
    "gopher": ability(
        "active", [effect("errand", options=fixed(["trade_one_item", "secure_tool", "corrupt", "take_crime"]))],
        cost=COST, **ONCE,
    ),
    "mule": ability(
        "contraband_step_1_3",
        [roll(in_order([effect("contraband_bonus", extra=number(0, 4), deny=YES_NO)]))],
    ),
    "hoarder": ability(
        "active", [roll(rows(effect("take_back", n=number(1, 4)), 0, 1))],
        cost=record({"actions": number(1, 5)}), limit=fixed("none"),
    ),
    "assassin": ability("exchange_won", [effect("poison", who=fixed("rival_convict"))], after_fight=SAVED),
    "crazy_chemist": ability(
        "before_own_roll", [effect("extra_die", n=fixed(1), **{"for": fixed("own fighter")})],
        limit=fixed("fight"), after_fight=SAVED,
    ),
}  # fmt: skip
GANGSTER_CARDS = each(kinds("type", {
    word: marked({
        "id": one_of(GANGSTERS),
        "name": NAME,
        "type": {},
        "set": fixed("basic" if word in PAIRED else "extra"),
        "recruit_with": one_of(STAT_WORDS),
        "recruit_level": number(2, 20),
        "pay": number(0, 12),
        "strength": number(0, 9),
        "carry_slots": fixed(1),
        "ability": shape,
        **({"steal_cunning": number(0, 9)} if word == "thief" else {}),
    })
    for word, shape in JOBS.items()
}), GANGSTERS)  # fmt: skip
