"""What can happen in Animalcatraz, as told in the story (sight/glossary.py says which facts stand for words).

"convict" is a Convict card, "seat" who plays it; what befalls a side is told of the seat of its first Convict.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import EventKind

# Setup and rounds
ORDER_ROLLED: Final = EventKind("order_rolled", "seat rolled:die* added*", "{seat} rolled {rolled} for a cell.")
CELL_TAKEN: Final = EventKind("cell_taken", "seat space", "{seat} took {space}.")
CONVICT_TAKEN: Final = EventKind("convict_taken", "seat convict", "{seat} took {convict}.")
DAY_BEGAN: Final = EventKind("day_began", "day", "Day {day} began.", opens=True)
ROUND_BEGAN: Final = EventKind("round_began", "day round", "Round {round} of day {day}.", opens=True)
SHANK_ROLLED: Final = EventKind("shank_rolled", "seat rolled:die* added*", "{seat} rolled {rolled} for the Shank.")
SHANK_TAKEN: Final = EventKind("shank_taken", "seat", "{seat} took the Shank.")
GUARDS_ROLLED: Final = EventKind(
    "guards_rolled", "letter shift", "The red die showed {letter}[shift? with the arrow]: the Guards moved."
)
GUARD_TILE_TURNED: Final = EventKind(
    "guard_tile_turned", "letter shift", "The Guard tile showed {letter}[shift? with the arrow]: the Guards moved."
)
TURN_BEGAN: Final = EventKind(
    "turn_began", "seat convict actions", "{convict} began a turn with {actions Action}.", opens=True
)
TURN_LOST: Final = EventKind(
    "turn_lost", "seat convict loss", "{convict} paid what it could and still owed {loss Action}: the turn was over."
)
TURN_ENDED: Final = EventKind("turn_ended", "seat convict", "{convict} ended the turn.")
STOOD_UP: Final = EventKind("stood_up", "seat convict", "{convict} stood up.")
LEFT_HOLE: Final = EventKind("left_hole", "seat convict", "{convict} came out of The Hole into the Courtyard.")
NIGHT_FELL: Final = EventKind("night_fell", "day", "Night of day {day}: everybody to their cells.", opens=True)
PRIMAL_ENDED: Final = EventKind("primal_ended", "seat convict", "{convict} calmed down.")

# Bars, Actions and Reputation
STRENGTH_CHANGED: Final = EventKind(
    "strength_changed", "seat convict slots:change level", "{convict}: Strength {slots}{through}, level {level}."
)
CUNNING_CHANGED: Final = EventKind(
    "cunning_changed", "seat convict slots:change level", "{convict}: Cunning {slots}{through}, level {level}."
)
ACTIONS_CHANGED: Final = EventKind("actions_changed", "seat convict actions:change", "{convict}: Actions {actions}.")
ACTIONS_OWED: Final = EventKind("actions_owed", "seat convict actions", "{convict} owed {actions Action}.")
REP_CHANGED: Final = EventKind("rep_changed", "seat change rep", "{seat}: {change} REP, now {rep}.")
RANK_REACHED: Final = EventKind("rank_reached", "seat rank stands tags", "{seat} became {rank}.")
WENT_PRIMAL: Final = EventKind("went_primal", "seat convict level", "{convict} went Primal: Strength {level}.")

# Moving
MOVED: Final = EventKind("moved", "seat convict space from:space", "{convict} moved to {space}.")
KING_TOLL: Final = EventKind("king_toll", "seat convict owner:seat", "{convict} lost an Action in {owner's} Cellblock.")

# Cards
CARD_DRAWN: Final = EventKind("card_drawn", "seat convict card?", "{convict} took {card}{through}.")
STASH_FILLED: Final = EventKind("stash_filled", "seat space card?", "{seat} found {card} in {space}.")
CARD_DROPPED: Final = EventKind("card_dropped", "seat card?", "{seat} dropped {card}.")
CARD_DISCARDED: Final = EventKind("card_discarded", "seat card", "{seat} discarded {card}.")
CARDS_LOST: Final = EventKind("cards_lost", "seat convict count cards:card?*", "{convict} lost {count card}.")
CARD_USED: Final = EventKind("card_used", "seat convict card", "{convict} used {card}.")
UPGRADE_SHOWN: Final = EventKind("upgrade_shown", "seat card", "{seat} showed {card}.")

EFFECT_ROLLED: Final = EventKind("effect_rolled", "seat convict rolled:die* added*", "{convict} rolled {rolled}.")
CARD_FETCHED: Final = EventKind(
    "card_fetched", "seat convict card?", "{convict} took {card} from the back of the Chair."
)

CARDS_ARRANGED: Final = EventKind("cards_arranged", "seat convict card?", "")
UPGRADE_PLACED: Final = EventKind("upgrade_placed", "seat convict card", "{convict} put {card} on its Mat.")
GANGSTER_HANDED: Final = EventKind("gangster_handed", "seat gangster convict", "{gangster} went over to {convict}.")

# Corruption
GUARD_TRIED: Final = EventKind(
    "guard_tried",
    "seat convict guard needed rolled:die* added*",
    "{convict} rolled {rolled} to corrupt {guard}, with {added}: {needed} needed.",
)
WARDEN_TRIED: Final = EventKind(
    "warden_tried",
    "seat convict needed rolled:die* added*",
    "{convict} rolled {rolled} to corrupt the Warden, with {added}: {needed} needed.",
)
BRIBED: Final = EventKind("bribed", "seat convict card", "{convict} offered {card}.")
GUARD_CORRUPTED: Final = EventKind(
    "guard_corrupted", "seat guard owner:seat", "{seat} won {guard} over[owner? from {owner}]."
)
WARDEN_CORRUPTED: Final = EventKind("warden_corrupted", "seat", "{seat} won the Warden over.")

# Trade and Work
TRADE_BEGAN: Final = EventKind("trade_began", "seat convict space", "{convict} looked through the goods of {space}.")
TRADED_IN: Final = EventKind("traded_in", "seat convict card", "{convict} handed in {card}.")
TRADED_FOR: Final = EventKind("traded_for", "seat convict card?", "{convict} traded for {card}.")
PILE_SEARCHED: Final = EventKind("pile_searched", "seat convict", "{convict} looked through the Infirmary pile.")
PILE_TAKEN: Final = EventKind("pile_taken", "seat convict card?", "{convict} took {card} from the Infirmary pile.")

# Crimes and Gang Coins
CRIME_TAKEN: Final = EventKind("crime_taken", "seat convict crime?", "{convict} took {crime}{through}.")
CRIME_KEPT: Final = EventKind("crime_kept", "seat convict crime?", "{convict} kept {crime}.")
CRIME_RETURNED: Final = EventKind("crime_returned", "seat convict crime?", "{convict} put {crime} back under the deck.")
CRIME_COMPLETED: Final = EventKind("crime_completed", "seat convict crime", "{convict} completed {crime}.")
CRIME_PAID: Final = EventKind("crime_paid", "seat card crime", "{seat} paid {card} for {crime}.")
COIN_PLACED: Final = EventKind("coin_placed", "seat round", "{seat's} Gang Coin went to round {round}.")
KING_ROSE: Final = EventKind("king_rose", "seat space", "All vacant cells of {seat's} {space} were taken.")
KING_CROWNED: Final = EventKind("king_crowned", "seat space", "{seat} put a Gang Coin into {space}: King there.")
KING_FELL: Final = EventKind("king_fell", "seat space", "{space} lost its King, {seat}.")
CARD_HIDDEN: Final = EventKind("card_hidden", "seat convict vacant card?", "{convict} hid {card} in {vacant}.")
COIN_RETURNED: Final = EventKind("coin_returned", "seat", "A Gang Coin went back to {seat}.")

# Injury and The Hole
INJURED: Final = EventKind("injured", "seat convict actions", "{convict} was injured and brought to its cell.")
LIES_DOWN: Final = EventKind("lies_down", "seat convict loss", "{convict} lay down[loss? and owed {loss Action}].")
SENT_TO_HOLE: Final = EventKind("sent_to_hole", "seat convict", "{convict} went to The Hole.")

# Cell Traps
TRAP_SPRUNG: Final = EventKind("trap_sprung", "seat convict card", "{card} went off: {convict} was trapped.")
TRAP_SPRUNG_ON: Final = EventKind("trap_sprung_on", "seat gangster card", "{card} went off: {gangster} was trapped.")
TRAP_HARMLESS: Final = EventKind("trap_harmless", "seat convict card", "{card} went off, and {convict} laughed at it.")

# Escape
PLAN_TAKEN: Final = EventKind("plan_taken", "seat convict plan?", "{convict} took {plan}.")
PLAN_SHOWN: Final = EventKind("plan_shown", "seat plan", "{seat} revealed {plan}.")
TOOL_SECURED: Final = EventKind("tool_secured", "seat convict card", "{convict} secured {card}.")
ESCAPE_ROLLED: Final = EventKind(
    "escape_rolled",
    "seat convict stat needed rolled:die* added*",
    "{convict} rolled {rolled} on {stat}, with {added}: {needed} needed.",
)
ESCAPE_FAILED: Final = EventKind("escape_failed", "seat convict", "{convict} was caught.")

# The Getaway
STAGE_TURNED: Final = EventKind("stage_turned", "seat convict stage", "{convict} stood before {stage}.")
GUARD_SACRIFICED: Final = EventKind(
    "guard_sacrificed", "seat guard change", "{seat} gave up {guard}: {change} on every padlock."
)
GETAWAY_ROLLED: Final = EventKind(
    "getaway_rolled",
    "seat convict stat needed rolled:die* added*",
    "{convict} rolled {rolled} on {stat}, with {added}: {needed} needed.",
)
STAGE_PASSED: Final = EventKind("stage_passed", "seat convict stage", "{convict} got past {stage}.")
STAGE_FAILED: Final = EventKind("stage_failed", "seat convict stage", "{convict} did not get past {stage}.")

# The end
ESCAPED: Final = EventKind("escaped", "seat convict", "{convict} escaped.")
KINGPIN: Final = EventKind("kingpin", "seat", "{seat} became Kingpin.")
WON: Final = EventKind("won", "seat rep", "{seat} won with {rep} REP.")

# Steps B
COINS_COUNTED: Final = EventKind("coins_counted", "seat count", "{seat} had most Gang Coins on the track: {count}.")
TAGS_UNANSWERED: Final = EventKind("tags_unanswered", "seat count", "{seat} left {count Trash Tag} unanswered.")

# Gangsters
GANGSTERS_COUNTED: Final = EventKind(
    "gangsters_counted", "seat count", "{seat} had {count Gangster} on the Mats at night."
)
GANGSTER_LEFT: Final = EventKind("gangster_left", "seat convict gangster", "{gangster} left {convict}.")

# Reactions, the Warden, rats
CULT_CALLED: Final = EventKind("cult_called", "seat leader:convict convict", "{leader} called out to {convict}.")
PROVOKED: Final = EventKind("provoked", "seat other:seat convict", "{seat} placed a Trash Tag with {other}.")
WARDEN_ROLLED: Final = EventKind("warden_rolled", "rolled:die* added*", "The dice for the Warden showed {rolled}.")
WARDEN_MOVED: Final = EventKind("warden_moved", "space", "The Warden walked to {space}.")
WARDEN_PAID_OFF: Final = EventKind("warden_paid_off", "seat convict card?", "{convict} paid the Warden with {card}.")
RATS_ROLLED: Final = EventKind("rats_rolled", "rolled:die* added*", "The dice for the rats showed {rolled}.")
RAT_CAME: Final = EventKind("rat_came", "space", "A rat came to {space}.")
RAT_BIT: Final = EventKind("rat_bit", "seat convict space", "The rat in {space} bit {convict}.")
RAT_HUNTED: Final = EventKind("rat_hunted", "seat convict rolled:die* added*", "{convict} went for the rat: {rolled}.")
RAT_KILLED: Final = EventKind("rat_killed", "seat convict space", "{convict} killed the rat in {space}.")

# Events
EVENT_REVEALED: Final = EventKind("event_revealed", "event", "Event: {event}.", opens=True)
EVENT_MISSED: Final = EventKind("event_missed", "seat convict event", "{convict} missed {event}.")
EVENT_ATTENDED: Final = EventKind("event_attended", "seat convict event", "{convict} took part in {event}.")

# Gangsters
MULE_ROLLED: Final = EventKind("mule_rolled", "seat gangster rolled:die* added*", "{gangster} rolled {rolled}.")
DEATH_ROW_SHUFFLED: Final = EventKind("death_row_shuffled", "count", "Death Row was shuffled anew: {count Gangster}.")
GANGSTER_INVITED: Final = EventKind("gangster_invited", "seat gangster vacant", "{gangster} moved into cell {vacant}.")
RECRUIT_ROLLED: Final = EventKind(
    "recruit_rolled",
    "seat convict gangster stat needed rolled:die* added*",
    "{convict} rolled {rolled} and {stat} {added} to recruit {gangster}: {needed} needed.",
)
GANGSTER_REFUSED: Final = EventKind("gangster_refused", "seat gangster", "{seat} did not pay {gangster}.")
GANGSTER_RECRUITED: Final = EventKind("gangster_recruited", "seat convict gangster", "{gangster} joined {convict}.")
GANGSTER_SWAPPED: Final = EventKind("gangster_swapped", "seat gangster vacant", "{gangster} went to cell {vacant}.")
CELL_CARD_SHOWN: Final = EventKind("cell_card_shown", "seat vacant card", "In cell {vacant} lay {card}.")
JOB_DONE: Final = EventKind("job_done", "seat convict gangster", "{gangster} went to work for {convict}.")
JOB_DONE_TO: Final = EventKind("job_done_to", "seat convict gangster target:convict", "{gangster} went for {target}.")
COPIED: Final = EventKind("copied", "seat gangster other:gangster", "{gangster} stood in for {other}.")
LOOKED_AT: Final = EventKind("looked_at", "seat convict target:convict look", "{convict} looked at {target}: {look}.")
CARD_SEEN: Final = EventKind("card_seen", "seat card?", "{seat} saw {card}.")
PLAN_SEEN: Final = EventKind("plan_seen", "seat plan?", "{seat} saw {plan}.")
CRIME_SEEN: Final = EventKind("crime_seen", "seat crime?", "{seat} saw {crime}.")

# Skills
SHOVED: Final = EventKind("shoved", "seat convict target:convict space", "{convict} pushed {target} to {space}.")
FEASTED: Final = EventKind("feasted", "seat convict", "{convict} ate in the cell.")
GUARD_TURNED: Final = EventKind("guard_turned", "seat convict guard letter", "{convict} sent {guard} to {letter}.")
TORMENTED: Final = EventKind("tormented", "seat convict target:convict", "{convict} paid {target} a visit.")

# Legacy modules
GUARD_TRAP_LAID: Final = EventKind("guard_trap_laid", "seat convict guard", "{convict} laid a trap under {guard}.")
GUARD_TRAP_SPRUNG: Final = EventKind(
    "guard_trap_sprung", "seat convict guard card", "{convict} sprang {card} under {guard}."
)
CELL_ATTACKED: Final = EventKind("cell_attacked", "seat convict space card", "{convict} left {card} in {space}.")
CELL_CLEANED: Final = EventKind("cell_cleaned", "seat convict card", "{convict} cleared {card} away.")

# Fights
FIGHT_BEGAN: Final = EventKind("fight_began", "seat convict target:convict space", "{convict} attacked {target}.")
EXCHANGE_BEGAN: Final = EventKind(
    "exchange_began",
    "seat convict gangster target:convict foe:gangster",
    "[{gangster}, for {convict},|{convict}] went for [{foe}, who fought for {target}|{target}].",
)
WEAPON_SHOWN: Final = EventKind("weapon_shown", "seat convict gangster card", "[{gangster}|{convict}] drew {card}.")
CARD_PASSED: Final = EventKind("card_passed", "seat convict card?", "{convict} and the Gangsters passed on {card}.")
DIE_ADDED: Final = EventKind("die_added", "seat convict gangster", "{gangster} gave another die for {convict}.")
FIGHT_ROLLED: Final = EventKind(
    "fight_rolled", "seat convict gangster rolled:die* added*", "[{gangster}|{convict}] rolled {rolled}, with {added}."
)
ROLLED_AGAIN: Final = EventKind(
    "rolled_again",
    "seat convict gangster rolled:die* added*",
    "[{gangster}|{convict}] rolled again: {rolled}, with {added}.",
)
EXCHANGE_WON: Final = EventKind(
    "exchange_won",
    "seat convict gangster total against",
    "[{gangster}|{convict}] won the exchange, {total} to {against}.",
)
WEAPON_BROKEN: Final = EventKind("weapon_broken", "seat card", "{seat} lost {card}: broken.")
POISONED: Final = EventKind("poisoned", "seat convict", "{convict} was poisoned.")
POISON_WORKED: Final = EventKind("poison_worked", "seat convict", "The poison worked in {convict}.")
ARMOR_SHOWN: Final = EventKind("armor_shown", "seat convict gangster card", "[{gangster}|{convict}] wore {card}.")
GANGSTER_WEAKENED: Final = EventKind(
    "gangster_weakened", "seat gangster level", "{gangster}: Strength {level}{through}."
)
COUNTER_ATTACKED: Final = EventKind("counter_attacked", "seat convict", "{convict} struck back.")
ABANDON_ROLLED: Final = EventKind(
    "abandon_rolled",
    "seat convict needed rolled:die* added*",
    "{convict} rolled {rolled} to get away: {needed} at most.",
)
ABANDONED: Final = EventKind("abandoned", "seat convict gangster", "{convict} got away[ through {gangster}].")
FIGHT_WON: Final = EventKind("fight_won", "seat convict other:seat loser:convict", "{convict} won against {loser}.")
TAGS_SETTLED: Final = EventKind(
    "tags_settled", "seat other:seat count", "The Fight settled {count Trash Tag} between {seat} and {other}."
)

# Bets
BET_PLACED: Final = EventKind("bet_placed", "seat convict backed:convict", "{convict} bet on {backed}.")
BET_WON: Final = EventKind("bet_won", "seat convict", "{convict} won the bet.")
BET_LOST: Final = EventKind("bet_lost", "seat convict", "{convict} lost the bet.")

# Thefts
THEFT_TRIED: Final = EventKind(
    "theft_tried",
    "seat convict gangster target:convict space",
    "[{gangster}, for {convict},|{convict}] tried to steal from [{target}|{space}].",
)
THIEF_ROLLED: Final = EventKind(
    "thief_rolled", "seat convict gangster rolled:die* added*", "[{gangster}|{convict}] rolled {rolled}, with {added}."
)
VICTIM_ROLLED: Final = EventKind(
    "victim_rolled", "seat convict rolled:die* added*", "{convict} rolled {rolled}, with {added}."
)
THEFT_DONE: Final = EventKind("theft_done", "seat convict total against", "The theft succeeded, {total} to {against}.")
THEFT_FAILED: Final = EventKind("theft_failed", "seat convict total against", "The theft failed, {total} to {against}.")
CARD_STOLEN: Final = EventKind(
    "card_stolen", "seat convict gangster other:seat card?", "[{gangster}|{convict}] stole {card} from {other}."
)

# Riots
RIOT_BEGAN: Final = EventKind("riot_began", "space final", "A Riot broke out in {space}.", opens=True)
RIOT_FOUGHT: Final = EventKind("riot_fought", "seat other:seat", "{seat} went for {other}.", opens=True)
RIOT_INJURED: Final = EventKind("riot_injured", "seat convict actions", "{convict} was injured.")
RIVAL_FELL: Final = EventKind("rival_fell", "seat", "{seat} dropped out of the Riot.")
RIOT_WON: Final = EventKind("riot_won", "seat", "{seat} won the Riot.")
