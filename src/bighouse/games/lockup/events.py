"""What can happen in Lockup, as told in the story. A fact with a '?' is for those alone who may know it."""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import EventKind

ROUND_BEGAN: Final = EventKind("round_began", "round")
PHASE_BEGAN: Final = EventKind("phase_began", "phase")
LOCATION_BEGAN: Final = EventKind("location_began", "location")
MARKER_TAKEN: Final = EventKind("marker_taken", "seat")

TRAIT_CHOSEN: Final = EventKind("trait_chosen", "seat trait")
CREW_SENT: Final = EventKind("crew_sent", "seat token? location face_down")
CREW_REVEALED: Final = EventKind("crew_revealed", "seat token location")
CREW_MOVED: Final = EventKind("crew_moved", "seat token? from location face_down")
CREW_STRAYED: Final = EventKind("crew_strayed", "seat from")
CREW_RETURNED: Final = EventKind("crew_returned", "seat from")
PASSED: Final = EventKind("passed", "seat tokens_left")
RANKED: Final = EventKind("ranked", "seat location rank strength")

TOME_PLAYED: Final = EventKind("tome_played", "seat tome")
TOME_DRAWN: Final = EventKind("tome_drawn", "seat tome?")
TOMES_LOOKED_AT: Final = EventKind("tomes_looked_at", "seat tome? other?")
TOME_KEPT: Final = EventKind("tome_kept", "seat tome? other?")
TOMES_SHUFFLED: Final = EventKind("tomes_shuffled", "count")
PEEKED: Final = EventKind("peeked", "seat owner location token?")
NULLIFIED: Final = EventKind("nullified", "seat owner token")
GUARD_NULLIFIED: Final = EventKind("guard_nullified", "seat guard")
STRENGTHENED: Final = EventKind("strengthened", "seat strength")
MADE_TO_PAY: Final = EventKind("made_to_pay", "seat owner resource")

CUBES_GAINED: Final = EventKind("cubes_gained", "seat resource count")
CUBES_RETURNED: Final = EventKind("cubes_returned", "seat resource count")
EXCHANGED: Final = EventKind("exchanged", "seat resource taken")
POWER_GAINED: Final = EventKind("power_gained", "seat count power")
STORAGE_RAISED: Final = EventKind("storage_raised", "seat count storage")
LOOT_TAKEN: Final = EventKind("loot_taken", "seat location resource count")
DECLINED: Final = EventKind("declined", "seat location")
SCORED: Final = EventKind("scored", "seat stars line total")

CRAFT_DECLARED: Final = EventKind("craft_declared", "seat item")
ITEM_CRAFTED: Final = EventKind("item_crafted", "seat item from_reserve")
ITEM_RESERVED: Final = EventKind("item_reserved", "seat item?")
ITEMS_LOOKED_AT: Final = EventKind("items_looked_at", "seat item? other?")
GOON_RECRUITED: Final = EventKind("goon_recruited", "seat goon location")
GOONS_LOOKED_AT: Final = EventKind("goons_looked_at", "seat goon other")
GOAL_CLAIMED: Final = EventKind("goal_claimed", "seat goal from")

SUSPICION_GAINED: Final = EventKind("suspicion_gained", "seat count location")
SUSPICION_SHED: Final = EventKind("suspicion_shed", "seat count")
SUSPICION_GIVEN: Final = EventKind("suspicion_given", "seat target count")
SUSPICION_PLACED: Final = EventKind("suspicion_placed", "location count")
RAID_BEGAN: Final = EventKind("raid_began", "need supply")
RAID_AVERTED: Final = EventKind("raid_averted", "need supply")
SUSPICION_CLEARED: Final = EventKind("suspicion_cleared", "seat count")
LOCATION_CLEARED: Final = EventKind("location_cleared", "location count")

ITEM_SHOWN: Final = EventKind("item_shown", "item space")
GOON_LEFT: Final = EventKind("goon_left", "goon")
GOON_ADVANCED: Final = EventKind("goon_advanced", "goon from location")
GOON_ARRIVED: Final = EventKind("goon_arrived", "goon location")
GOONS_SHUFFLED: Final = EventKind("goons_shuffled", "count")
LOOT_PLACED: Final = EventKind("loot_placed", "location resource goon")

GUARD_PLACED: Final = EventKind("guard_placed", "location guard? face_down")
GUARD_SHOWN: Final = EventKind("guard_shown", "location guard reason")
LOCATION_SHOWN: Final = EventKind("location_shown", "location")
GUARDS_CHOSE: Final = EventKind("guards_chose", "reason item goon resource")
GUARDS_SHUFFLED: Final = EventKind("guards_shuffled", "count")

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
