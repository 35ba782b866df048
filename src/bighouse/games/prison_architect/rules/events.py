"""What can happen in Prison Architect, as told in the story (sight/glossary.py says which facts stand for words)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import Each, EventKind
from bighouse.games.prison_architect.box.components import CHEAPEST

# Why the Governor does what he does
WHY_OTHER_TILE: Final = 0
WHY_PRIORITIES: Final = 1
WHY_ONLY_ONE: Final = 2
WHY_CLOSEST: Final = 3
WHY_FEWER_OF_TYPE: Final = 4
WHY_OTHER_TYPE: Final = 5
WHY_TOP_OF_STACK: Final = 6
WHY_FEW_TILES: Final = 7
WHY_NO_TILES: Final = 8
WHY_WORDS: Final = [
    "other_tile", "priorities", "only_one", "closest", "fewer_of_type", "other_type", "top_of_stack", "few_tiles",
    "no_tiles",
]  # fmt: skip
GOVERNOR_TILE: Final = {
    WHY_OTHER_TILE: "The Governor took the other tile, {tile}.",
    WHY_PRIORITIES: "The Governor took {tile}: his priorities decide (R65).",
    WHY_ONLY_ONE: "The Governor took {tile}, the only one that he could afford.",
    WHY_CLOSEST: "The Governor took {tile}, of equals the closest to the stack.",
    WHY_TOP_OF_STACK: "The Governor could afford nothing in the last week and took {tile} from the stack (R69).",
    WHY_FEW_TILES: "The Governor bought fewer than two tiles and took {tile}.",
    WHY_NO_TILES: "The Governor bought no tile and took {tile} as well.",
}
GOVERNOR_CARD: Final = {
    WHY_ONLY_ONE: "The Governor took {card}, the only one that he could afford.",
    WHY_CLOSEST: "The Governor took {card}, of equals the closest to the stack.",
    WHY_FEWER_OF_TYPE: "The Governor took {card}: he owns fewer cards of its type.",
    WHY_OTHER_TYPE: "The Governor took {card}: he could afford none of the type that he prefers.",
    WHY_TOP_OF_STACK: "The Governor could afford nothing in the last week and took {card} from the stack (R69).",
}

# Rounds and phases
WEEK_BEGAN: Final = EventKind("week_began", "week", "Working week {week} began.", opens=True)
PHASE_BEGAN: Final = EventKind("phase_began", "phase week", "{phase}.", opens=True)
EVALUATION_BEGAN: Final = EventKind("evaluation_began", "number", "Evaluation {number} began.", opens=True)
INCOME_BEGAN: Final = EventKind("income_began", "number", "Income round {number} began.", opens=True)
OBJECTIVE_DEALT: Final = EventKind("objective_dealt", "seat objective", "{seat} began with {objective} in play.")
INITIATIVE_TAKEN: Final = EventKind("initiative_taken", "seat place", "{seat} took place {place} of the initiative.")
OFFER_DEALT: Final = EventKind("offer_dealt", "area tiles:tile*", "On offer in {area}: {tiles}.")
CARDS_DEALT: Final = EventKind("cards_dealt", "cards:card*", "On offer in bureaucracy: {cards}.")
STACK_SHUFFLED: Final = EventKind("stack_shuffled", "area count", "The discards of {area} made a new stack of {count}.")
DUEL_TURNED: Final = EventKind("duel_turned", "duel", "Warden Duel card {duel} was turned up.")

# Bids and purchases
BIDS_COMMITTED: Final = EventKind("bids_committed", "seat", "{seat} laid bids face down.")
BIDS_REVEALED: Final = EventKind("bids_revealed", "seat cell staff basic additional bureaucracy")
GOVERNOR_BID: Final = EventKind("governor_bid", "cell staff basic additional bureaucracy")
BID_RAISED: Final = EventKind(
    "bid_raised", "seat area more bid", "{seat} raised the bid on {area} by ${more} to ${bid}{through}."
)
AREA_BEGAN: Final = EventKind("area_began", "area", "Buying in {area}.", opens=True)
DEFERRED: Final = EventKind("deferred", "seat", "{seat} chose to buy last of the tie.")
MOVED_TO_BACK: Final = EventKind("moved_to_back", "seat", "{seat} moved to the back of the initiative.")
TILE_DUG: Final = EventKind("tile_dug", "seat tile price", "{seat} drew {tile}[price? for ${price}]{through}.")
CARD_DUG: Final = EventKind("card_dug", "seat card price", "{seat} drew {card}[price? for ${price}]{through}.")
TILE_BOUGHT: Final = EventKind("tile_bought", "seat tile price", "{seat} bought {tile} for ${price}.")
CARD_BOUGHT: Final = EventKind("card_bought", "seat card price", "{seat} bought {card} for ${price}.")
BOUGHT_NOTHING: Final = EventKind(
    "bought_nothing", "seat area price", "{seat} bought nothing[price? and lost ${price}]."
)

# What tiles and cards bring
CASH_GAINED: Final = EventKind("cash_gained", "seat cash", "{seat} gained ${cash}{through}.")
TAGS_GAINED: Final = EventKind("tags_gained", "seat tag count", "{seat} gained {count tag}{through}.")
STAFF_GAINED: Final = EventKind("staff_gained", "seat count", "{seat} gained {count} Staff{through}.")
SPECIALISTS_GAINED: Final = EventKind(
    "specialists_gained", "seat specialist count", "{seat} gained {count specialist}{through}."
)
TOKEN_PENDING: Final = EventKind(
    "token_pending", "seat token", "{seat} got {token}{through}, to be placed in the next Build."
)
TOKEN_PLACED: Final = EventKind("token_placed", "seat token tile square", "{seat} put {token} on {tile}{through}.")
TOKEN_LOST: Final = EventKind("token_lost", "seat token", "{seat} lost {token}{through}: no tile can take it.")
WINDOW_ADDED: Final = EventKind(
    "window_added", "seat square edges", "{seat} added a window at {square}, {edges}{through}."
)
WINDOW_REMOVED: Final = EventKind(
    "window_removed", "seat square edges", "{seat} took a window from {square}, {edges}{through}."
)

# Build
TILE_PLACED: Final = EventKind("tile_placed", "seat tile square windows:edges", "{seat} placed {tile} at {square}.")
TILE_DISCARDED: Final = EventKind("tile_discarded", "seat tile", "{seat} had no square for {tile} and discarded it.")
TILE_MOVED: Final = EventKind("tile_moved", "seat tile square", "{seat} moved {tile} to {square}{through}.")
TILES_SWAPPED: Final = EventKind("tiles_swapped", "seat tile other:tile", "{seat} swapped {tile} and {other}{through}.")
PHASE_ENDED: Final = EventKind("phase_ended", "seat phase", "{seat} finished {phase:business}.")

# People
STAFF_PLACED: Final = EventKind("staff_placed", "seat tile square", "{seat} put Staff on {tile}.")
VACANCY_FILLED: Final = EventKind("vacancy_filled", "seat card number", "{seat} filled vacancy {number} of {card}.")
SPECIALIST_ASSIGNED: Final = EventKind(
    "specialist_assigned", "seat specialist square", "{seat} assigned a {specialist} to {square}."
)
SPECIALIST_RECALLED: Final = EventKind(
    "specialist_recalled", "seat specialist square", "{seat} recalled a {specialist} from {square}."
)
PRISONERS_ADMITTED: Final = EventKind(
    "prisoners_admitted",
    "seat prisoners:prisoner* cash",
    "{seat} admitted prisoners for ${cash}: {prisoners:token_face}.",
)
PRISONER_HOUSED: Final = EventKind("prisoner_housed", "seat prisoner square", "{seat} put {prisoner} into {square}.")
PRISONER_AT_WORK: Final = EventKind(
    "prisoner_at_work", "seat prisoner card square", "{seat} sent {prisoner} to {card}."
)
PRISONER_RELEASED: Final = EventKind(
    "prisoner_released", "seat prisoner square", "{seat} released {prisoner}{through}."
)
PRISONER_ESCAPED: Final = EventKind("prisoner_escaped", "seat prisoner square", "{prisoner} escaped from {seat}.")
ESCAPE_ROLLED: Final = EventKind("escape_rolled", "rolled:die* escapees*", "The dice show {rolled}.")
STAFF_DISCARDED: Final = EventKind("staff_discarded", "seat count", "{seat} discarded {count} Staff from Locker Rooms.")
INCOME_RECEIVED: Final = EventKind(
    "income_received", "seat finance prisoners", "{seat} received ${finance} and ${prisoners} for prisoners."
)

# Objectives
OBJECTIVES_CHOSEN: Final = EventKind("objectives_chosen", "seat", "{seat} chose objectives.")
OBJECTIVE_PLAYED: Final = EventKind("objective_played", "seat objective", "{seat} played {objective}.")
OBJECTIVE_DISCARDED: Final = EventKind("objective_discarded", "seat objective?", "{seat} discarded {objective}.")
OBJECTIVE_DRAWN: Final = EventKind("objective_drawn", "seat deck objective?", "{seat} drew {objective}{through}.")
OBJECTIVE_KEPT: Final = EventKind("objective_kept", "seat objective?", "{seat} kept {objective}.")
OBJECTIVE_WITHDRAWN: Final = EventKind("objective_withdrawn", "seat objective", "{seat} withdrew {objective}.")
DECK_SHUFFLED: Final = EventKind("deck_shuffled", "deck count", "The discarded {deck} objectives made a new deck.")

# The Governor, step by step
GOVERNOR_ADDED: Final = EventKind(
    "governor_added",
    "area more",
    "His Staff at {area} adds the number of the week, {more}, to the Governor's bid (R68).",
)
GOVERNOR_WEIGHED: Final = EventKind(
    "governor_weighed", "bid tiles:tile*", "The Governor's bid of ${bid} can pay for {tiles}."
)
GOVERNOR_LOOKED: Final = EventKind(
    "governor_looked",
    "priority worth tiles:tile*",
    Each(
        "priority",
        {CHEAPEST: "The Governor looked for {priority}: {tiles} for ${worth} (R65)."},
        "[worth?The Governor looked for {priority}: {tiles} with {worth} (R65).|"
        "The Governor looked for {priority} and found none (R65).]",
    ),
)
GOVERNOR_COUNTED: Final = EventKind(
    "governor_counted",
    "staff policies wanted:card_type",
    "The Governor owns {staff Staff card} and {policies Policy card}: he wants a {wanted} (§14).",
)
GOVERNOR_TOOK_TILE: Final = EventKind("governor_took_tile", "tile why", Each("why", GOVERNOR_TILE))
GOVERNOR_TOOK_CARD: Final = EventKind("governor_took_card", "card why", Each("why", GOVERNOR_CARD))
GOVERNOR_STAFFED: Final = EventKind(
    "governor_staffed", "area", "The Governor could buy nothing and put Staff at {area}."
)
GOVERNOR_WAITED: Final = EventKind(
    "governor_waited", "area", "The Governor could buy nothing; his Staff stays at {area}."
)
GOVERNOR_DREW: Final = EventKind("governor_drew", "deck", "The Governor took a face-down {deck} objective.")

SCORED: Final = EventKind("scored", "seat line points total", "{seat} scored {points} for {line}: {total}.")
