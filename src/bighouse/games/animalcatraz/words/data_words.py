"""The words of the data in English: what happens, what holds, what a Crime asks for.

All of it reads the box's records as they are written, so that a card pack with other figures needs no other words.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, counted, listed
from bighouse.games.animalcatraz.box.components import Record

STAT_NAMES: Final = ["Strength", "Cunning"]
KIND_NAMES: Final = [
    "Bribe", "Primal", "Boost", "Weapon", "Goods", "Pass", "Escape Tool", "Armor", "Cell Trap", "Upgrade", "Guard Trap",
    "Part", "Cell Attack",
]  # fmt: skip
GANGSTER_NAMES: Final = [
    "Thief", "Charmer", "Brawler", "Pusher", "Informer", "Fraud", "Scapegoat", "Bomber", "Gopher", "Mule", "Hoarder",
    "Assassin", "Crazy Chemist",
]  # fmt: skip
MODULE_NAMES: Final = [
    "Gangsters", "The Warden", "Trash Tags", "Guard Traps", "Crafted Weapons", "Rats", "Cell Attacks", "Starred cards",
]  # fmt: skip
PART_NAMES: Final = ["nobody takes part", "may be attended", "must be attended"]
SUBJECTS: Final[dict[str, str]] = {
    "target": "it",
    "winner": "the winner",
    "loser": "it",
    "rival_convict": "the rival's Convict",
    "each_rival": "every rival",
}
CHANGES: Final = ["actions", "actions_now", "strength", "cunning", "stat_choice", "rep"]
PER: Final[dict[str, str]] = {"strength": "Strength slot", "cunning": "Cunning slot", "actions": "Action"}


def sentences(parts: list[str]) -> str:
    """Each part as a sentence of its own."""
    return " ".join(f"{capital(part)}." for part in parts if part)


def times(count: int) -> str:
    """How often, behind a verb; empty for once."""
    return "" if count == 1 else " twice" if count == 2 else f" {count} times"


def action_cost(cost: int) -> str:
    """ "for 2 Actions"; "at no cost" where there is none."""
    return f"for {counted(cost, 'Action')}" if cost else "at no cost"


def adds(n: int) -> str:
    """A change of a total: "adds 2", "loses 1"."""
    return f"adds {n}" if n > 0 else f"loses {-n}"


def more(n: int) -> str:
    return f"{n} more" if n > 0 else f"{-n} less"


# What happens


def amount_words(op: str, n: int) -> str:
    """ "2 Cunning slots"."""
    if op == "rep":
        return f"{n} REP"
    if op == "stat_choice":
        return f"{counted(n, 'slot')} of Strength or Cunning"
    return counted(n, PER["actions" if op == "actions_now" else op])


def primal_words(cost: int) -> str:
    return f"go Primal for {counted(cost, 'Cunning slot')}" if cost else "go Primal"


def effect_words(record: Record) -> str:
    """One thing that happens, told to whom it happens or of whom: "gain 1 REP", "the winner loses 1 Action"."""
    op: str = record["op"]
    if op == "primal":
        return primal_words(record["cunning_cost"])
    if op == "draw":
        return f"draw {counted(record['n'], 'Contraband card')}"
    if op == "draw_crime":
        return f"take {counted(record['n'], 'Crime card')}"
    if op == "guard_pass":
        return f"ignore a Guard{times(record['uses'])} this turn"
    if op == "break_weapon":
        return "the winner's weapon goes to the Chair"
    if op == "ignore_damage":
        return "the weapon costs no Actions"
    if op == "injure":
        return injury_words(record)
    if op == "take_back":
        return "take the card discarded last" if record["n"] == 1 else f"take the {record['n']} cards discarded last"
    if op == "contraband_bonus":
        extra = f"draw {counted(record['extra'], 'extra card')}"
        return f"{extra}, and rivals draw none" if record["deny"] else extra
    if op == "discard":
        return discard_words(record)
    return change_words(record)


def change_words(record: Record) -> str:
    return f"{change_verb(record)} {amount_words(record['op'], abs(record['n']))}"


def change_verb(record: Record) -> str:
    """ "gain", "the winner loses"."""
    subject = SUBJECTS.get(record.get("who", "self"))
    gains: bool = record["n"] > 0
    if subject is None:
        return "gain" if gains else "lose"
    return f"{subject} {'gains' if gains else 'loses'}"


def injury_words(record: Record) -> str:
    loss = f" and loses {counted(record['actions'], 'Action')}" if record["actions"] else ""
    return f"your own Convict is injured{loss}" if record.get("who", "self") == "self" else f"it is injured{loss}"


def discard_words(record: Record) -> str:
    if record["n"] == "all":
        return "the rival's Cell Stash is discarded"
    if record["from"] == "carry":
        return f"discard {counted(record['n'], 'Carry Item')}"
    cards = counted(record["n"], "card")
    return f"{SUBJECTS[record['who']]} discards {cards} of its Cell Stash"


def effects_words(records: list[Record]) -> str:
    """Effects that happen together; "nothing happens" when there are none."""
    parts: list[str] = []
    said = ""  # the verb of the part before, which the next one may share
    for record in records:
        verb = change_verb(record) if record["op"] in CHANGES else ""
        words = effect_words(record)
        parts.append(words.removeprefix(f"{verb} ") if verb and verb == said else words)
        said = verb
    return listed(parts) or "nothing happens"


def faces_words(faces: list[int]) -> str:
    """ "6", "4 or 5", "1 to 3"."""
    low, high = min(faces), max(faces)
    if len(faces) > 2 and high - low == len(faces) - 1:
        return f"{low} to {high}"
    return listed([str(face) for face in sorted(faces)], "or")


def table_words(record: Record) -> str:
    """What a roll brings: "on 1 or 2 nothing happens; on 3 to 6 gain 1 REP"."""
    return "; ".join(f"on {faces_words(row['on'])} {effects_words(row['effects'])}" for row in record["table"])


def script_words(records: list[Record]) -> str:
    """Effects, a roll or a choice, as an Event has them."""
    parts: list[str] = []
    for record in records:
        if record["op"] == "roll":
            parts.append(f"roll a die: {table_words(record)}")
        elif record["op"] == "choose":
            parts.append(f"either {', or '.join(effects_words(option['effects']) for option in record['options'])}")
        else:
            parts.append(effect_words(record))
    return listed(parts)


# What holds as long as its source does


def modifier_words(record: Record) -> str:
    key: str = record["key"]
    n: int = record["n"]
    if key == "carry_limit":
        return f"room for {counted(n, 'more Carry Item')}"
    if key == "stash_limit":
        return f"room for {counted(n, 'more card')} in the Cell Stash"
    if key == "damage_taken":
        return f"weapons cost this Convict {counted(-n, 'Action')} less"
    if key == "free_moves":
        return f"{counted(n, 'move')} a turn {'costs' if n == 1 else 'cost'} no Action"
    if key == "workout_slots":
        return f"a Workout brings {counted(n, 'Strength slot')} more"
    if key == "guard_level":
        return f"every Guard takes {more(n)} to corrupt"
    if key == "fight_rep_bonus":
        return f"a won Fight that brings REP brings {n} more"
    if key == "fight_add_cunning":
        return "Convicts add their Cunning level to their total"
    if key == "combine_weapons_all":
        return "every fighter may show two weapons of his own, whose Attack Values add up while the lower damage counts"
    if key in NIGHTS:
        return f"{counted(n, 'more ' + NIGHTS[key])} at night"
    if key in EVERYBODY:
        return f"{EVERYBODY[key]} {adds(n)}"
    return f"{adds(n)} {TOTALS[key]}"


NIGHTS: Final[dict[str, str]] = {
    "night_strength": "Strength slot",
    "night_cunning": "Cunning slot",
    "night_any": "slot of your choice",
}
TOTALS: Final[dict[str, str]] = {
    "steal_attack": "when this Convict steals",
    "pickpocket_defence": "when somebody picks this Convict's pockets",
    "cell_defence": "when somebody robs this cell",
    "corrupt": "when this Convict corrupts",
    "fight_unarmed": "when this Convict fights without a weapon",
}
EVERYBODY: Final[dict[str, str]] = {
    "fight_weapon": "every fighter with a weapon",
    "fight_any_unarmed": "every fighter without a weapon",
    "cell_steal_attack_all": "whoever robs a cell",
}
