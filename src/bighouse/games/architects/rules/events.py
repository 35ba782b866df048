"""What can happen in Architects, with the sentence that tells it: engine/template.py says what a sentence can do.

words/tales.py says how it names things, and has the sentences that are missing here. `seat` is a place among the
players: the opponent follows the seats. `place` is one of PLACE_WORDS.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import Each, EventKind

PHASE_BEGAN: Final = EventKind("phase_began", "phase", "{phase}.", opens=True)
TURN_BEGAN: Final = EventKind("turn_began", "seat turn", "", opens=True)  # what is done in it says whose it is
TURN_LOST: Final = EventKind("turn_lost", "seat", "{seat} had no worker to bring home and lost the turn (R7).")

CARD_DRAFTED: Final = EventKind("card_drafted", "seat building?", "{seat} kept {building} in the draft.")
PACKETS_PASSED: Final = EventKind("packets_passed", "left", "The other cards went on to the next player.")
CARD_DRAWN: Final = EventKind("card_drawn", "seat building?", "{seat} drew {building}{through}.")
CARD_LOOKED_AT: Final = EventKind(  # what was kept says it to the others
    "card_looked_at", "seat building?", "[{seat} looked at {building}.]"
)
CARD_KEPT: Final = EventKind("card_kept", "seat building?", "{seat} kept {building}.")
CARD_PUT_UNDER: Final = EventKind("card_put_under", "seat building?", "{seat} put {building} under the pile{through}.")

WORKER_PLACED: Final = EventKind("worker_placed", "seat place count", "{seat} sent {count:nth} to {place}.")
WORKER_AT_MARKET: Final = EventKind(
    "worker_at_market", "seat space:stall", "{seat} slipped into the Black Market, {space}."
)
WORKER_IN_GUILDHALL: Final = EventKind(
    "worker_in_guildhall",
    "seat number beside",
    "{seat} laid a worker [beside?beside|on space {number} of] the Guildhall.",
)
WORKER_FETCHED: Final = EventKind(
    "worker_fetched", "seat place holder:seat", "{seat} brought a worker home from [{place}|{holder's} board]."
)
WORKERS_CAPTURED: Final = EventKind(
    "workers_captured",
    "seat owner:seat place count",
    "{seat} [seat=owner?took {count worker} home from {place}|captured {count worker} {of owner} at {place}]{through}.",
)
WORKERS_JAILED: Final = EventKind(
    "workers_jailed", "seat owner:seat count", "{seat} sent {count worker} {of owner} to the Prison."
)
WORKERS_FREED: Final = EventKind("workers_freed", "seat count", "{seat} got {count worker} out of the Prison{through}.")
WORKERS_RANSOMED: Final = EventKind(
    "workers_ransomed", "seat holder:seat count", "{seat} took {count worker} back from {holder's} board."
)

GAINED: Final = EventKind("gained", "seat good count", "{seat} gained {count} {good}{through}.")
PAID: Final = EventKind("paid", "seat good count", "{seat} paid {count} {good}.")
TAX_PAID: Final = EventKind(
    "tax_paid", "seat count avoided", "{seat} paid [count?{count}|no] tax[avoided?, avoiding {avoided}]."
)
TAX_STOLEN: Final = EventKind("tax_stolen", "seat count", "{seat} stole {count} silver of tax.")
TAX_BURNED: Final = EventKind("tax_burned", "seat count", "{seat} made {count} silver of tax vanish into the supply.")
VIRTUE_CHANGED: Final = EventKind(
    "virtue_changed", "seat change virtue", "{seat's} virtue {change} to {virtue}{through}."
)
VIRTUE_LOST_AT_TOP: Final = EventKind(
    "virtue_lost_at_top",
    "seat count",
    "{seat's} virtue was at the top already, so {count} more{through} brought nothing (R37).",
)

# Why a debt is taken
DEBT_BELOW_ZERO: Final = 0
DEBT_MOST_PRISONERS: Final = 1
DEBT_RANSOM: Final = 2
DEBT_BUILDING: Final = 3
DEBT_START: Final = 4

DEBT_WORDS: Final = ["below_zero", "most_prisoners", "ransom", "building", "start"]

DEBT_TAKEN: Final = EventKind(
    "debt_taken",
    "seat count reason:debt",
    Each(
        "reason",
        {
            DEBT_BELOW_ZERO: "{seat} took {count unpaid debt} as virtue cannot fall below 0{through} (§8).",
            DEBT_MOST_PRISONERS: "{seat} took {count unpaid debt} for having most workers in the Prison (§11.3).",
            DEBT_RANSOM: "{seat} took {count unpaid debt} to get workers back (§4.6).",
            DEBT_BUILDING: "{seat} took {count unpaid debt}{through}.",
            DEBT_START: "{seat} took {count unpaid debt} to start with.",
        },
    ),
)
DEBT_PAID: Final = EventKind("debt_paid", "seat", "{seat} paid off a debt.")
DEBT_DESTROYED: Final = EventKind("debt_destroyed", "seat count", "{seat} destroyed {count unpaid debt}{through}.")

TRADED: Final = EventKind(
    "traded", "seat trade apprentice", "{seat} traded [{apprentice:bargain} with {apprentice}|for 1 {trade}]."
)
COIN_LAID: Final = EventKind(
    "coin_laid", "seat apprentice coins", "{seat} laid 1 silver on {apprentice} ({coins} there now)."
)
APPRENTICE_HIRED: Final = EventKind(
    "apprentice_hired",
    "seat apprentice coins",
    "{seat} hired {apprentice}{through}[coins?, with {coins} silver on the card].",
)
APPRENTICE_DISMISSED: Final = EventKind("apprentice_dismissed", "seat apprentice", "{seat} discarded {apprentice}.")
APPRENTICE_SHOWN: Final = EventKind(
    "apprentice_shown", "apprentice space", "{apprentice} came on display, {space} row."
)
APPRENTICE_PURGED: Final = EventKind(
    "apprentice_purged",
    "apprentice coins",
    "{apprentice} left the display[coins?; {coins} silver on the card went to the supply].",
)
APPRENTICE_USED: Final = EventKind("apprentice_used", "seat apprentice", "{seat's} {apprentice} acted in the reset.")

BUILDING_BUILT: Final = EventKind("building_built", "seat building", "{seat} built {building}.")
CATHEDRAL_ADVANCED: Final = EventKind("cathedral_advanced", "seat level", "{seat} went up to {level} of the Cathedral.")
REWARD_SHOWN: Final = EventKind("reward_shown", "seat reward", "{seat's} reward: {reward}.")

# What causes a reset
CAUSE_MARKET_FULL: Final = 0
CAUSE_GUILDHALL: Final = 1

CAUSE_WORDS: Final = ["market_full", "guildhall"]

RESET_BEGAN: Final = EventKind(
    "reset_began",
    "cause",
    Each(
        "cause",
        {
            CAUSE_MARKET_FULL: "A reset of the Black Market began: all three stalls were taken (§11.3).",
            CAUSE_GUILDHALL: "A reset of the Black Market began: the Guildhall reached a bell (§11.3).",
        },
    ),
    opens=True,
)
MARKET_CLEARED: Final = EventKind(
    "market_cleared", "seat count", "{count worker} {of seat} went from the stalls to the Prison."
)
MARKET_SHUFFLED: Final = EventKind(
    "market_shuffled", "count", "The {count} cards of the right stall became the left pile anew (R32)."
)
MARKET_TURNED: Final = EventKind("market_turned", "card:market", "A new card came to the right stall: {card}.")

END_TRIGGERED: Final = EventKind(
    "end_triggered",
    "seat",
    "{seat} took the last space of the Guildhall: one more turn for everybody (§12).",
    opens=True,
)
END_EFFECT: Final = EventKind(
    "end_effect",
    "seat building virtue",
    "{seat's} {building} counted for virtue before the scoring (§13.1).",
)
SCORED: Final = EventKind("scored", "seat line points total", "{seat} {points} {line} ({total} so far).")

# Why the opponent does what it does: the rule behind an OPPONENT_DID or SCHEMES_SHUFFLED
WHY_SCHEME: Final = 0  # the card says so
WHY_NO_WORKERS: Final = 1  # it calls all workers home instead of a scheme
WHY_PILE_EMPTY: Final = 2
WHY_NO_TAX: Final = 3  # the card's fallback counts
WHY_LEFTMOST_FREE: Final = 4
WHY_RIGHTMOST_FREE: Final = 5
WHY_LARGEST_GROUP: Final = 6
WHY_NO_GROUP: Final = 7
WHY_PLACES_USED_UP: Final = 8  # no group left at two locations
WHY_TOP_REACHED: Final = 9
WHY_LEVEL_FULL: Final = 10
WHY_VIRTUE_ONLY: Final = 11  # of a Reward card
WHY_NOBODY_HELD: Final = 12
WHY_NOBODY_IN_PRISON: Final = 13
WHY_NOBODY_ON_BOARDS: Final = 14
WHY_NO_DEBT: Final = 15
WHY_FUTURE_EMPTY: Final = 16

WHY_WORDS: Final = [
    "scheme",
    "no_workers",
    "pile_empty",
    "no_tax",
    "leftmost_free",
    "rightmost_free",
    "largest_group",
    "no_group",
    "places_used_up",
    "top_reached",
    "level_full",
    "virtue_only",
    "nobody_held",
    "nobody_in_prison",
    "nobody_on_boards",
    "no_debt",
    "future_empty",
]

SCHEME_SHOWN: Final = EventKind("scheme_shown", "seat scheme", "{seat} turned up scheme {scheme} (§15.2).")
SCHEMES_SHUFFLED: Final = EventKind(
    "schemes_shuffled",
    "seat count reason:why",
    Each(
        "reason",
        {
            WHY_PILE_EMPTY: (
                "{seat's} schemes were shuffled with the discards, as the pile was empty: {count card} (§15.2)."
            )
        },
        otherwise="{seat's} schemes were shuffled with the discards: {count card} (§15.2).",
    ),
)
FUTURE_ADDED: Final = EventKind(
    "future_added", "seat scheme", "Future scheme {scheme} joined the discards (§15.4): a worker {scheme:deeds}."
)
OPPONENT_DID: Final = EventKind(
    "opponent_did",
    "seat why act count",
    Each(
        "why",
        {
            WHY_NO_WORKERS: (
                "{seat} had no worker left, so instead of a scheme all but those in the Guildhall and the Black "
                "Market came home (§15.2)."
            ),
            WHY_PILE_EMPTY: "{seat's} pile of schemes was empty (§15.2).",
            WHY_NO_TAX: "There was no tax to take, so the second line of the scheme counted (§15.4).",
            WHY_LEFTMOST_FREE: "The left-most free stall was the {count:stall} (§15.4).",
            WHY_RIGHTMOST_FREE: "The right-most free stall was the {count:stall} (§15.4).",
            WHY_LARGEST_GROUP: (
                "The largest group had {count worker}; equal ones go by Guildhall workers, turn order, then place "
                "(§15.4)."
            ),
            WHY_NO_GROUP: "{seat} found nobody to capture (§15.4).",
            WHY_PLACES_USED_UP: "{seat} had captured at two places, where nobody was left (§15.4).",
            WHY_TOP_REACHED: "{seat} stood at the top of the Cathedral already: no step (§15.4).",
            WHY_LEVEL_FULL: "The next level of the Cathedral was full: no step, no reward (§15.4).",
            WHY_VIRTUE_ONLY: "Of the reward {seat} took the virtue alone (§15.4).",
            WHY_NOBODY_HELD: "{seat} held nobody to send to the Prison (§15.4).",
            WHY_NOBODY_IN_PRISON: "{seat} had nobody in the Prison (§15.4).",
            WHY_NOBODY_ON_BOARDS: "{seat} had nobody on other boards, so nothing was paid (§15.4).",
            WHY_NO_DEBT: "{seat} had no debt to destroy (§15.4).",
            WHY_FUTURE_EMPTY: "No future scheme was left (§15.4).",
        },
    ),
)
