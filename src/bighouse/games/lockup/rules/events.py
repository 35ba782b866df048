"""What can happen in Lockup, with the sentence that tells it: engine/template.py says what a sentence can do.

words/tales.py says how it names things, and has the sentences that are missing here.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import Each, EventKind
from bighouse.games.lockup.box.components import CELL_BLOCK, CHOW_HALL, COMMISSARY

ROUND_BEGAN: Final = EventKind("round_began", "round", "Round {round} began.", opens=True)
PHASE_BEGAN: Final = EventKind("phase_began", "phase", "{phase}.", opens=True)
LOCATION_BEGAN: Final = EventKind("location_began", "location", "The lantern came to {location}.", opens=True)
TURN_BEGAN: Final = EventKind("turn_began", "seat", "", opens=True)  # what is done in it says whose it is
REWARD_CAME: Final = EventKind("reward_came", "seat location rank", "", opens=True)
MARKER_TAKEN: Final = EventKind("marker_taken", "seat", "{seat} took the first player marker{through}.")

TRAIT_CHOSEN: Final = EventKind("trait_chosen", "seat trait", "{seat} chose the trait {trait}.")
CREW_SENT: Final = EventKind(
    "crew_sent", "seat token? location face_down", "{seat} sent {token}[face_down? face down] to {location}."
)
CREW_REVEALED: Final = EventKind(
    "crew_revealed", "seat token location", "{seat's} face-down token at {location} was {token}."
)
CREW_MOVED: Final = EventKind(
    "crew_moved",
    "seat token? from:location location face_down",
    "{seat} moved {token}[face_down? face down] from {from} to {location}{through}.",
)
CREW_STRAYED: Final = EventKind("crew_strayed", "seat from:location")
CREW_RETURNED: Final = EventKind("crew_returned", "seat from:location", "")  # everybody goes home sooner or later
PASSED: Final = EventKind(
    "passed", "seat tokens_left", "{seat} passed[tokens_left?, keeping {tokens_left token} in the cell]."
)
RANKED: Final = EventKind(
    "ranked", "seat location rank strength", "{seat} ranked {rank} at {location} with strength {strength}."
)

TOME_PLAYED: Final = EventKind("tome_played", "seat tome", "{seat} played {tome}.")
TOME_DRAWN: Final = EventKind("tome_drawn", "seat tome?", "{seat} drew {tome}{through}.")
TOMES_LOOKED_AT: Final = EventKind(
    "tomes_looked_at",
    "seat tome? other:tome?",
    "{seat} [drew {tome} and {other} to keep one{through}|drew {tome}{through}, the only tome left"
    "|looked at tomes to keep one{through}].",
)
TOME_KEPT: Final = EventKind(
    "tome_kept", "seat tome? other:tome?", "{seat} kept {tome}{through}[ and put {other} under the deck]."
)
TOMES_SHUFFLED: Final = EventKind(
    "tomes_shuffled", "count", "The {count discarded tome} became the new tome deck (R25)."
)
PEEKED: Final = EventKind(
    "peeked",
    "seat owner:seat location token?",
    "{seat} looked at a face-down token of {owner} at {location}{through}[: {token}].",
)
NULLIFIED: Final = EventKind(
    "nullified", "seat owner:seat token", "{seat} made {owner's} {token} count 0 here{through}."
)
GUARD_NULLIFIED: Final = EventKind("guard_nullified", "seat guard", "{seat} made {guard} count 0 here{through}.")
STRENGTHENED: Final = EventKind("strengthened", "seat strength", "{seat} added {strength} strength here{through}.")
MADE_TO_PAY: Final = EventKind("made_to_pay", "seat owner:seat resource", "{seat} made {owner} pay 1 {resource}.")

CUBES_GAINED: Final = EventKind("cubes_gained", "seat resource count", "{seat} gained {count resource}{through}.")
CUBES_RETURNED: Final = EventKind("cubes_returned", "seat resource count", "{seat} gave back {count resource}.")
EXCHANGED: Final = EventKind(
    "exchanged", "seat resource taken:resource", "{seat} exchanged 1 {resource} for 1 {taken}{through}."
)
POWER_GAINED: Final = EventKind(
    "power_gained", "seat count power", "{seat} gained {count} power{through}, {power} in all."
)
STORAGE_RAISED: Final = EventKind(
    "storage_raised", "seat count storage", "{seat} can store {storage} cubes now{through}, {count} more."
)
LOOT_TAKEN: Final = EventKind(
    "loot_taken", "seat location resource count", "{seat} took the Bandits' {count resource} at {location}."
)
DECLINED: Final = EventKind(
    "declined",
    "seat location",
    Each(
        "location",
        {
            COMMISSARY: "{seat} took nothing at {location}.",
            CHOW_HALL: "{seat} recruited nobody.",
            CELL_BLOCK: "{seat} neither crafted nor reserved anything.",
        },
        otherwise="{seat} declined the reward at {location}.",
    ),
)
SCORED: Final = EventKind("scored", "seat stars line total", "{seat} {stars}[ {line}]{through} ({total} now).")

CRAFT_DECLARED: Final = EventKind("craft_declared", "seat item", "")  # the payment and the item itself follow at once
ITEM_CRAFTED: Final = EventKind(
    "item_crafted", "seat item from_reserve", "{seat} crafted {item}[from_reserve? from the reserve]."
)
ITEM_RESERVED: Final = EventKind("item_reserved", "seat item?", "{seat} reserved [{item}|an item unseen]{through}.")
ITEMS_LOOKED_AT: Final = EventKind(
    "items_looked_at",
    "seat item? other:item?",
    "{seat} [drew {item} and {other} to reserve unseen|drew {item} to reserve unseen"
    "|looked at items to reserve some unseen]{through}.",
)
GOON_RECRUITED: Final = EventKind(
    "goon_recruited", "seat goon location", "{seat} {seat:recruited} {goon}[ at {location}]{through}."
)
GOONS_LOOKED_AT: Final = EventKind(
    "goons_looked_at", "seat goon other:goon", "{seat} drew {goon}[ and {other}] to recruit from{through}."
)
GOAL_CLAIMED: Final = EventKind("goal_claimed", "seat goal from:seat", "{seat} took the goal {goal}[ from {from}].")

SUSPICION_GAINED: Final = EventKind(
    "suspicion_gained", "seat count location", "{seat} picked up {count} suspicion[ at {location}]{through}."
)
SUSPICION_SHED: Final = EventKind("suspicion_shed", "seat count", "{seat} got rid of {count} suspicion{through}.")
SUSPICION_GIVEN: Final = EventKind(
    "suspicion_given", "seat target:seat count", "{seat} pinned {count} suspicion on {target}{through}."
)
SUSPICION_PLACED: Final = EventKind("suspicion_placed", "location count", "{count} suspicion was added at {location}.")
RAID_BEGAN: Final = EventKind(
    "raid_began",
    "need supply",
    "[need?A raid began: the goons asked for {need} suspicion, and the supply held {supply}|The final raid began].",
)
RAID_AVERTED: Final = EventKind(
    "raid_averted", "need supply", "The raid was averted: {need} suspicion needed, {supply} in the supply (R31)."
)
SUSPICION_CLEARED: Final = EventKind(
    "suspicion_cleared", "seat count", "{seat} returned {count} suspicion after the raid."
)
LOCATION_CLEARED: Final = EventKind(
    "location_cleared", "location count", "{count} suspicion at {location} went back to the supply."
)

ITEM_SHOWN: Final = EventKind("item_shown", "item space", "{item} came on display.")
GOON_LEFT: Final = EventKind("goon_left", "goon", "{goon} moved on and is gone.")
GOON_ADVANCED: Final = EventKind(
    "goon_advanced", "goon from:location location", "{goon} moved from {from} to {location}."
)
GOON_ARRIVED: Final = EventKind("goon_arrived", "goon location", "{goon} arrived at {location}.")
GOONS_SHUFFLED: Final = EventKind(
    "goons_shuffled", "count", "The {count discarded goon} became the new goon deck (R30)."
)
LOOT_PLACED: Final = EventKind("loot_placed", "location resource goon", "{goon} left 1 {resource} at {location}.")

# Why the guards do what they do: the rule behind a GUARDS_CHOSE or GUARD_SHOWN
WHY_PICKED_BY_PLAYER: Final = 0
WHY_LIGHTS_OUT: Final = 1
WHY_SPECIAL_CARD: Final = 2
WHY_FEWEST_THEN_RAREST: Final = 3
WHY_MOST_SUSPICION: Final = 4
WHY_HIGHEST_PAYABLE: Final = 5
WHY_NOTHING_PAYABLE: Final = 6
WHY_NOT_FIRST: Final = 7
WHY_STAR_FOR_TOME: Final = 8
WHY_EXCHANGE: Final = 9
WHY_NO_EXCHANGE: Final = 10
WHY_LOCATION_CARD: Final = 11
WHY_DECK_EMPTY: Final = 13
WHY_ATLAS: Final = 14
WHY_NOTHING_LEFT: Final = 15

WHY_WORDS: Final = [
    "picked_by_player",
    "lights_out",
    "special_card",
    "fewest_then_rarest",
    "most_suspicion",
    "highest_payable",
    "nothing_payable",
    "not_first",
    "star_for_tome",
    "exchange",
    "no_exchange",
    "location_card",
    "",
    "deck_empty",
    "atlas",
    "nothing_left",
]

GUARD_PLACED: Final = EventKind(
    "guard_placed", "seat location guard? face_down", "A guard card was laid[face_down? face down] at {location}."
)
GUARD_SHOWN: Final = EventKind(
    "guard_shown",
    "seat location guard reason:why",
    Each(
        "reason",
        {
            WHY_PICKED_BY_PLAYER: "{guard} showed up at {location} (picked on the guards' turn, §11.2).",
            WHY_LIGHTS_OUT: "{guard} showed up at {location} (all cards here are turned up, §11.3).",
            WHY_LOCATION_CARD: "{guard} showed up at {location} (sent by the location card, §11.2).",
            WHY_ATLAS: "{guard} showed up at {location}{through} (turned up by a tome, §11.7).",
        },
    ),
)
LOCATION_SHOWN: Final = EventKind(
    "location_shown",
    "seat location",
    "The location card [called for a guard at {location}|read off duty: no guard came] (§11.2).",
)
GUARDS_CHOSE: Final = EventKind(
    "guards_chose",
    "seat reason:why item goon resource",
    Each(
        "reason",
        {
            WHY_SPECIAL_CARD: "That guard called another one, from the top of the guard deck (§11.3, R53).",
            WHY_FEWEST_THEN_RAREST: (
                "Of what the supply held, the guards owned least {resource}, the rarest of equals (§11.4, R56)."
            ),
            WHY_MOST_SUSPICION: (
                "{goon} drew the most suspicion, or stood lowest of equals, so the guards came for it (§11.4, R55)."
            ),
            WHY_HIGHEST_PAYABLE: "{item} was worth most of all the guards could pay (§11.4, R57).",
            WHY_NOTHING_PAYABLE: ("The guards could pay for no item; {item} was worth most on display (§11.4, R57)."),
            WHY_NOT_FIRST: "The guards were not first here, so they got nothing (§11.4).",
            WHY_STAR_FOR_TOME: "The guards read no tomes: they took stars instead (§11.4, R58).",
            WHY_EXCHANGE: "The guards gave what they owned most of for what they owned fewest of (R58).",
            WHY_NO_EXCHANGE: "The guards exchanged nothing: it would have brought them nothing (R58).",
            WHY_NOTHING_LEFT: "Nothing was left for the guards to take (§11.4, R55, R57).",
            WHY_DECK_EMPTY: "The guard deck was empty, so no guard came (R52).",
        },
    ),
)
GUARDS_SHUFFLED: Final = EventKind(
    "guards_shuffled", "seat count", "The guards' cards and the location cards were shuffled."
)
