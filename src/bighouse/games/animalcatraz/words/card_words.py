"""What cards, Events, plans and the Getaway say, in our own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.engine.english import counted, listed, with_article
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import Box, Card, Record
from bighouse.games.animalcatraz.words.data_words import (
    effects_words,
    modifier_words,
    script_words,
    sentences,
    times,
)
from bighouse.games.animalcatraz.words.place_words import guard_name, space_name

# Contraband and Prison Items


def card_sentence(box: Box, kind: int) -> str:
    """What a card does; its Trade Value is shown beside it."""
    card = box.cards[kind]
    return sentences(CARDS[card.kind](box, card, record_of(box, kind)))


def record_of(box: Box, kind: int) -> Record:
    """A card as it is written."""
    records: list[Record] = box.data["contraband"] + box.data["prison_items"]
    for module in box.data["legacy"]["modules"]:
        records = records + module.get("cards", [])
    return records[kind]


def perk_sentence(box: Box, kind: int) -> str:
    """What an Upgrade brings as long as it is held; empty for other cards."""
    record = record_of(box, kind)
    if record["kind"] != "upgrade":
        return ""
    return sentences([modifier_words(effect) for effect in record["ability"]["effects"]])


def _bribe(box: Box, card: Card, record: Record) -> list[str]:
    return [f"adds {card.bonus} to one attempt to corrupt {guard_name(box, card.guard)}"]


def _primal(box: Box, card: Card, record: Record) -> list[str]:
    return [f"{effects_words(record['ability']['effects'])}, on your turn or as what you show in a Fight"]


def _boost(box: Box, card: Card, record: Record) -> list[str]:
    return [effects_words(record["ability"]["effects"]), "one of this name a turn" if card.once_a_turn else ""]


def _weapon(box: Box, card: Card, record: Record) -> list[str]:
    return [blow_words(card.attack, card.damage), "single use" if card.single_use else ""]


def blow_words(attack: int, damage: int) -> str:
    """What a weapon does."""
    loss = f"whoever it injures loses {counted(damage, 'Action')}" if damage else "it costs nobody an Action"
    return f"adds {attack} in a Fight; {loss}"


def _goods(box: Box, card: Card, record: Record) -> list[str]:
    return ["good for trade and pay, and for nothing else"]


def _pass(box: Box, card: Card, record: Record) -> list[str]:
    uses: int = record["ability"]["effects"][0]["uses"]
    way = "use the icon under him, or walk through the Courtyard door that he shuts"
    return [f"ignore a Guard{times(uses)} this turn: {way}"]


def _tool(box: Box, card: Card, record: Record) -> list[str]:
    plan = box.plans[card.plan].name
    helps = [f"{n} to the {lock} roll" for n, lock in ((card.red, "red"), (card.green, "green")) if n]
    return [f"a tool for {plan}: adds {listed(helps) or 'nothing to either roll'}"]


def _armor(box: Box, card: Card, record: Record) -> list[str]:
    return [f"when its bearer is injured in a Fight: {effects_words(record['ability']['effects'])}"]


def _trap(box: Box, card: Card, record: Record) -> list[str]:
    loss = f" and loses {counted(card.injures, 'Action')}" if card.injures else ""
    return [
        f"hidden in a vacant cell or in your Cell Stash: whoever turns it up is injured{loss}",
        f"a rival caught brings you {card.reward} REP",
    ]


def _upgrade(box: Box, card: Card, record: Record) -> list[str]:
    spot = "Convict" if card.spot == c.CONVICT_SPOT else "Cell"
    perks = [modifier_words(effect) for effect in record["ability"]["effects"]]
    return [f"{spot} Upgrade: {'; '.join(perks)}"]


def _guard_trap(box: Box, card: Card, record: Record) -> list[str]:
    return [
        "lay it under a Guard of yours: the next rival who tries to corrupt him is injured and loses 2 Actions",
        f"that brings you {box.trap_rep} REP",
    ]


def _part(box: Box, card: Card, record: Record) -> list[str]:
    others = [other.name for other in box.cards if other.craft == card.craft and other.index != card.index]
    blow = blow_words(box.craft_attack[card.craft], box.craft_damage[card.craft])
    made = with_article(box.craft_ids[card.craft])
    return [f"together with {listed(others)} it is {made}: {blow}", "alone it is no weapon"]


def _cell_attack(box: Box, card: Card, record: Record) -> list[str]:
    return [f"left in a rival's cell until somebody clears it away: {CELL_ATTACKS[card.cell_attack]}"]


CARDS: Final[dict[int, Callable[[Box, Card, Record], list[str]]]] = {
    c.BRIBE: _bribe,
    c.PRIMAL_DOSE: _primal,
    c.BOOST: _boost,
    c.WEAPON: _weapon,
    c.GOODS: _goods,
    c.PASS_CARD: _pass,
    c.ESCAPE_TOOL: _tool,
    c.ARMOR: _armor,
    c.CELL_TRAP: _trap,
    c.UPGRADE: _upgrade,
    c.GUARD_TRAP: _guard_trap,
    c.CRAFT_PART: _part,
    c.CELL_ATTACK: _cell_attack,
}
CELL_ATTACKS: Final = [
    "no night upgrade for its Convicts",
    "its Cell Stash holds 1 card less",
    "a Convict that starts its turn there has 1 Action less",
    "Cell Steals against it add 2",
]


# Events


def event_sentence(box: Box, event: int) -> str:
    card = box.events[event]
    record: Record = box.data["events"][event]
    rules: list[Record] = record.get("modifiers", [])
    if card.riot:
        held = [modifier_words(rule) for rule in rules]
        return sentences([f"at the end of round 2 all riot in {space_name(box, record['space'])}", *held])
    if card.warden_level:
        return sentences(
            [
                "a Convict in the Warden's space may corrupt him as it would a Guard",
                f"it takes {card.warden_level}, and any one bribe adds {card.warden_bribe}",
                "he is free again when the next Event comes",
            ]
        )
    if card.part == c.NO_PART:
        at_once = [effects_words(record["ability"]["effects"])] if card.at_once else []
        return sentences(at_once + [modifier_words(rule) for rule in rules])
    where = space_name(box, record["space"])
    doing = script_words(record["ability"]["effects"])
    if card.part == c.MANDATORY_PART:
        must = f"each Convict must come to {where}, once, and {doing}"
        return sentences([must, "whoever stays away goes to The Hole"])
    return sentences([f"each Convict may come to {where}, once, and {doing}"])


def choice_words(box: Box, event: int) -> list[str]:
    """What each option of an Event that lets one choose comes to."""
    for effect in box.data["events"][event].get("ability", {}).get("effects", []):
        if effect["op"] == "choose":
            return [effects_words(option["effects"]) for option in effect["options"]]
    return []


# Plans and the Getaway


def padlock_words(red: int, green: int) -> str:
    """What must be opened, red first; a padlock that is 0 is not there."""
    locks = [f"{n} with {stat}" for n, stat in ((red, "Strength"), (green, "Cunning")) if n]
    return ", then ".join(locks)


def plan_sentence(box: Box, plan: int) -> str:
    card = box.plans[plan]
    tools = [box.cards[kind].name for kind in plan_tools(box, plan)]
    return sentences([f"reach {padlock_words(card.red, card.green)}", f"tools: {listed(tools)}"])


def plan_tools(box: Box, plan: int) -> list[int]:
    return [card.index for card in box.cards if card.kind == c.ESCAPE_TOOL and card.plan == plan]


def stage_sentence(box: Box, stage: int) -> str:
    card = box.stages[stage]
    return sentences([f"reach {padlock_words(card.red, card.green)}", f"each Guard given up counts {card.guard_value}"])
