"""What no schema can say of a card pack: counts over several cards, and figures that must agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bighouse.engine.pack import Check, Fault, Place, same_twice
from bighouse.games.animalcatraz.box.components import FIRST_CELL, GUARDED, HOLE, LIEUTENANT, ROOMS, SPACE_WORDS
from bighouse.games.animalcatraz.box.ids import CRAFTS
from bighouse.games.animalcatraz.box.schema_convicts import THRILLS
from bighouse.games.animalcatraz.box.schema_gangsters import JOBS, PAIRED

SECTIONS = [
    "guards", "contraband", "prison_items", "escape_plans", "convicts", "gangsters", "events", "crimes", "getaway",
]  # fmt: skip
A_DECK = {"weapon": 4, "escape_tool": 4, "armor": 1, "cell_trap": 1}  # of each room, by the rulebook's cheat sheet
NIGHT_CHOICE = 3  # slots of choice that Upgrades may add at night
MOST_MATS = 8
EVENTS_NEEDED = {"X": 2, "Y": 4, "Z": 1}
STAGES_A_DECK = 3
FACES = [1, 2, 3, 4, 5, 6]
FIXED_ICONS: dict[str, set[str]] = {  # what the rules need where; all other icons may lie in any room
    **{room: {"attack_steal", "trade"} for room in SPACE_WORDS[:ROOMS]},
    "courtyard": {"attack_steal"},
    "cellblock_a": {"attack_steal", "king", "recruit", "invite"},
    "cellblock_b": {"attack_steal", "king", "recruit", "escape"},
    "cellblock_c": {"attack_steal", "king", "recruit", "shower"},
    "cellblock_d": {"attack_steal", "king", "recruit", "escape"},
}
OPEN_ICONS = {"study", "work", "workout", "chess", "eat"}


def lieutenant(data: Any) -> Iterator[Fault]:
    for index, guard in enumerate(data["guards"]):
        if guard["lieutenant"] != (index == LIEUTENANT):
            yield ("guards", index, "lieutenant"), "the first Guard is the Lieutenant, and no other"


def bribes(data: Any) -> Iterator[Fault]:
    takes = {card["id"]: card.get("guard") for card in data["contraband"]}
    for index, guard in enumerate(data["guards"]):
        if takes.get(guard["bribe"]) != guard["id"]:
            yield ("guards", index, "bribe"), f"{guard['bribe']} is no bribe for this Guard"


def tools(data: Any) -> Iterator[Fault]:
    """A plan and its tools name each other."""
    plan_of = {card["id"]: card.get("plan") for card in data["prison_items"]}
    for index, plan in enumerate(data["escape_plans"]):
        for row, word in enumerate(plan["tools"]):
            if plan_of.get(word) != plan["id"]:
                yield ("escape_plans", index, "tools", row), f"{word} is no tool of this plan"
    named = {(plan["id"], word) for plan in data["escape_plans"] for word in plan["tools"]}
    for index, card in enumerate(data["prison_items"]):
        if card["kind"] == "escape_tool" and (card["plan"], card["id"]) not in named:
            yield ("prison_items", index, "plan"), f"the tools of {card['plan']} do not name it"


def decks(data: Any) -> Iterator[Fault]:
    count: Counter[tuple[str, str]] = Counter()
    for card in data["prison_items"]:
        count[card["deck"], card["kind"]] += card["copies"]
    for deck in SPACE_WORDS[:ROOMS]:
        for kind, wanted in A_DECK.items():
            if count[deck, kind] != wanted:
                yield ("prison_items",), f"the {deck} has {count[deck, kind]} cards of kind {kind}, not {wanted}"


def boosts(data: Any) -> Iterator[Fault]:
    """R68."""
    for section in ("contraband", "prison_items"):
        for index, card in enumerate(data[section]):
            if card["kind"] == "boost":
                gives = any(effect["op"] == "actions" for effect in card["ability"]["effects"])
                if gives != ("limit" in card["ability"]):
                    yield (section, index, "ability"), "a card has `limit` exactly if it gives Actions (R68)"


def traps(data: Any) -> Iterator[Fault]:
    reward = data["reputation"]["awards"]["trap_rival"]
    for section in ("contraband", "prison_items"):
        for index, card in enumerate(data[section]):
            if card["kind"] == "cell_trap" and card["ability"]["effects"][1]["n"] != reward:
                place = (section, index, "ability", "effects", 1, "n")
                yield place, f"must be reputation.awards.trap_rival, {reward}"


def nights(data: Any) -> Iterator[Fault]:
    total = 0
    for card in data["prison_items"] + data["contraband"]:
        if card["kind"] == "upgrade":
            keyed = [effect for effect in card["ability"]["effects"] if effect["key"] == "night_any"]
            total += card["copies"] * sum(effect["n"] for effect in keyed)
    if total > NIGHT_CHOICE:
        yield ("prison_items",), f"all `night_any` come to {total}, at most {NIGHT_CHOICE} can be split at night"


def bars(data: Any) -> Iterator[Fault]:
    for index, convict in enumerate(data["convicts"]):
        stats = convict["stats"]
        place: Place = ("convicts", index, "stats")
        for bar in ("strength", "cunning"):
            top = len(stats[f"{bar}_slots"]) - 1
            if stats[f"{bar}_start"] > top:
                yield (*place, f"{bar}_start"), f"its bar ends at level {top}"
        first, second = stats["skill_levels"]
        if not first < second < len(stats["cunning_slots"]):
            top = len(stats["cunning_slots"]) - 1
            yield (*place, "skill_levels"), f"the second comes after the first, and at most at level {top}"
        levels = [marker["min_level"] for marker in stats["primal"]["markers"]]
        if any(lower >= higher for lower, higher in pairwise(levels)):
            yield (*place, "primal", "markers"), "each marker stands on a higher level than the one before"


def weapons(data: Any) -> Iterator[Fault]:
    kind_of = {card["id"]: card["kind"] for card in data["contraband"] + data["prison_items"]}
    for index, convict in enumerate(data["convicts"]):
        word = convict["stats"]["weapon_of_choice"]
        if word is not None and kind_of.get(word) != "weapon":
            yield ("convicts", index, "stats", "weapon_of_choice"), f"{word} is no weapon"


def thrills(data: Any) -> Iterator[Fault]:
    for index, card in enumerate(data["contraband"]):
        if card["id"] in THRILLS:
            wanted = "primal" if card["id"] == THRILLS[0] else "boost"
            if card["kind"] != wanted:
                yield ("contraband", index, "kind"), f'must be "{wanted}": a skill speaks of it'


def crew(data: Any) -> Iterator[Fault]:
    """A skill for each Convict, and enough Convicts for all Mats."""
    count = Counter(convict["skill_title"] for convict in data["convicts"])
    for index, convict in enumerate(data["convicts"]):
        if count[convict["skill_title"]] > 1:
            yield ("convicts", index, "skill_title"), "each Convict has a skill of its own"
        if ("requires" in convict) != (convict["skill_title"] == "El Patron"):
            yield ("convicts", index), "El Patron `requires` the warden, and nobody else does"
    base = sum(convict["set"] == "base" and "requires" not in convict for convict in data["convicts"])
    if base < MOST_MATS:
        yield ("convicts",), f"{base} Convicts are of the base set: {MOST_MATS} Mats need one each"


def gangs(data: Any) -> Iterator[Fault]:
    count = Counter(gangster["type"] for gangster in data["gangsters"])
    for word in JOBS:
        wanted = 2 if word in PAIRED else 1
        if count[word] != wanted:
            yield ("gangsters",), f"{count[word]} Gangsters are of type {word}: the box has {wanted}"


def rolls(section: str) -> Check:
    """Every face of a die has its row, and only one."""

    def check(data: Any) -> Iterator[Fault]:
        for index, entry in enumerate(data[section]):
            for row, effect in enumerate(entry.get("ability", {}).get("effects", [])):
                if effect["op"] == "roll" and sorted(face for line in effect["table"] for face in line["on"]) != FACES:
                    yield (section, index, "ability", "effects", row, "table"), "must name each face from 1 to 6 once"

    return {section}, check


def event_deck(data: Any) -> Iterator[Fault]:
    count = Counter(event["letter"] for event in data["events"] if "requires" not in event)
    for letter, wanted in EVENTS_NEEDED.items():
        if count[letter] < wanted:
            yield ("events",), f"{count[letter]} Events with {letter} need no module: a game deals {wanted}"
    for index, event in enumerate(data["events"]):
        found = event.get("ability", {}).get("effects", [])
        if len(found) > 1 and any(effect["op"] in ("roll", "choose") for effect in found):
            yield ("events", index, "ability", "effects"), "a roll or a choice stands alone"


def needs_of(step: Any) -> str | None:
    """The module without which a step of a Crime cannot be met."""
    if "gangster" in step.get("state", "") or step.get("by") == "gangster":
        return "gangsters"
    if step.get("event") == "warden_paid":
        return "warden"
    return "trash_tags" if step.get("vs") == "provoked_today" else None


def crimes(data: Any) -> Iterator[Fault]:
    for index, crime in enumerate(data["crimes"]):
        needs = {needs_of(step) for step in crime["steps"]} - {None}
        if needs and needs != {crime.get("requires")}:
            yield ("crimes", index, "requires"), f"its steps need {' and '.join(sorted(map(str, needs)))}"
        if sum(step["type"] == "pay" for step in crime["steps"]) > 1:
            yield ("crimes", index, "steps"), "at most one step is paid: one cannot be in two places"
    free = sum("requires" not in crime for crime in data["crimes"])
    if free < 2 * MOST_MATS:
        yield ("crimes",), f"{free} Crimes need no module: {MOST_MATS} Mats are dealt two each"


def getaway(data: Any) -> Iterator[Fault]:
    count = Counter(stage["deck"] for stage in data["getaway"])
    for deck in (1, 2, 3):
        if count[deck] != STAGES_A_DECK:
            yield ("getaway",), f"deck {deck} has {count[deck]} cards, not {STAGES_A_DECK}"
    for index, stage in enumerate(data["getaway"]):
        if stage["red"] is None and stage["green"] is None:
            yield ("getaway", index), "needs a red or a green padlock"


def icons(data: Any) -> Iterator[Fault]:
    for index, space in enumerate(data["board"]["spaces"][:GUARDED]):
        place: Place = ("board", "spaces", index, "guard_positions")
        found = Counter(word for letter in space["guard_positions"].values() for word in letter)
        needed = FIXED_ICONS[space["id"]]
        allowed = needed if space["type"] == "cellblock" else needed | OPEN_ICONS
        for word in sorted(needed - set(found)):
            yield place, f"{word} is missing"
        for word, times in found.items():
            if word not in allowed:
                yield place, f"{word} does not belong here"
            elif times > 1:
                yield place, f"{word} lies under two letters"


def stashes(data: Any) -> Iterator[Fault]:
    limits = [space["stash_limit"] for space in data["board"]["spaces"][FIRST_CELL:HOLE]]
    for index, limit in enumerate(limits):
        if limit != limits[0]:
            yield ("board", "spaces", FIRST_CELL + index, "stash_limit"), f"must be {limits[0]}, as in Cell 1"


def colours(data: Any) -> Iterator[Fault]:
    seen: set[str] = set()
    for index, cell in enumerate(data["cells"]):
        if cell["colour"] in seen:
            yield ("cells", index, "colour"), f'"{cell["colour"]}" is taken already: give each its own'
        seen.add(cell["colour"])


def awards(data: Any) -> Iterator[Fault]:
    found = data["reputation"]["awards"]
    if found["win_fight_higher_rank_base"] != found["win_fight_equal_rank"]:
        place = ("reputation", "awards", "win_fight_higher_rank_base")
        yield place, f"must be win_fight_equal_rank, {found['win_fight_equal_rank']}"


def legacy_cards(data: Any) -> Iterator[Fault]:
    count: Counter[str] = Counter()
    seen: set[str] = set()
    for number, module in enumerate(data["legacy"]["modules"]):
        for index, card in enumerate(module.get("cards", [])):
            if card["id"] in seen:
                place: Place = ("legacy", "modules", number, "cards", index, "id")
                yield place, f'"{card["id"]}" is taken already: give each its own'
            seen.add(card["id"])
            if "craft" in card:
                count[card["craft"]] += 1
    for word in CRAFTS:
        if count[word] != 2:
            yield ("legacy", "modules", 1, "cards"), f"{count[word]} cards are parts of the {word}, not 2"


def sourced(section: str) -> Check:
    """References and fields that a source names are there."""

    def check(data: Any) -> Iterator[Fault]:
        known = data["meta"].get("public_refs", {})
        for place, entry in marked_entries(data[section], (section,)):
            if "ref" in entry and entry["ref"] not in known:
                yield (*place, "ref"), f'"{entry["ref"]}" is no key of meta.public_refs'
            for row, field in enumerate(entry.get("reconstructed_fields", [])):
                if field.partition(".")[0] not in entry:
                    yield (*place, "reconstructed_fields", row), "names no field of this entry"

    return {"meta", section}, check


def marked_entries(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    if isinstance(value, dict):
        if "source" in value:
            yield place, value
        for key, below in value.items():
            yield from marked_entries(below, (*place, key))
    elif isinstance(value, list):
        for index, below in enumerate(value):
            yield from marked_entries(below, (*place, index))


# Each check with the sections that it reads: it is skipped while the schema finds fault with one of them
CHECKS: list[Check] = [
    *(same_twice(section, "id") for section in SECTIONS),
    *(sourced(section) for section in [*SECTIONS, "board", "icons", "cells", "warden", "dice", "reputation", "legacy"]),
    ({"guards"}, lieutenant),
    ({"guards", "contraband"}, bribes),
    ({"escape_plans", "prison_items"}, tools),
    ({"prison_items"}, decks),
    ({"contraband", "prison_items"}, boosts),
    ({"contraband", "prison_items", "reputation"}, traps),
    ({"contraband", "prison_items"}, nights),
    ({"convicts"}, bars),
    ({"convicts", "contraband", "prison_items"}, weapons),
    ({"contraband"}, thrills),
    ({"convicts"}, crew),
    ({"gangsters"}, gangs),
    rolls("gangsters"),
    rolls("events"),
    ({"events"}, event_deck),
    ({"crimes"}, crimes),
    ({"getaway"}, getaway),
    ({"board"}, icons),
    ({"board"}, stashes),
    ({"cells"}, colours),
    ({"reputation"}, awards),
    ({"legacy"}, legacy_cards),
]
