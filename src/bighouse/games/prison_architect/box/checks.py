"""What no schema can say of a card pack: counts over several tiles or cards, and figures that must agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bighouse.engine.pack import Check, Fault, same_twice
from bighouse.games.prison_architect.box.components import CATEGORY_WORDS, TILE_STACKS, TYPE_WORDS
from bighouse.games.prison_architect.box.schema import OBJECTIVES, OPEN_STACK, SECTIONS, STACK, TILES


def places(data: Any) -> Iterator[Fault]:
    for index, word in enumerate(TILES[:2]):
        if data["tiles"][index]["id"] != word:
            yield ("tiles", index, "id"), f'must be "{word}": the rules find it by its place'
    for index, category in enumerate(["cell", "locker_room"]):
        if data["tiles"][index]["category"] != category:
            yield ("tiles", index, "category"), f'must be "{category}"'


def stacks(data: Any) -> Iterator[Fault]:
    count: Counter[str] = Counter()
    for index, tile in enumerate(data["tiles"]):
        if index < 2:
            if tile["copies"] != OPEN_STACK:
                yield ("tiles", index, "copies"), f"the box has {OPEN_STACK} of them, not {tile['copies']}"
        else:
            count[tile["category"]] += tile["copies"]
            if tile["category"] not in CATEGORY_WORDS[:TILE_STACKS]:
                yield ("tiles", index, "category"), "only the Locker Room has a category without a stack"
    for category in CATEGORY_WORDS[:TILE_STACKS]:
        if count[category] != STACK:
            yield ("tiles",), f"the copies of {category} tiles come to {count[category]}: their stack has {STACK}"


def cells(data: Any) -> Iterator[Fault]:
    for index, tile in enumerate(data["tiles"]):
        is_cell = tile["category"] == "cell"
        if is_cell != (tile["cell"] is not None):
            yield ("tiles", index, "cell"), "a tile has a cell exactly if its category is cell"
        if not is_cell:
            for field in ("own", "luxury"):
                if tile.get(field):
                    yield ("tiles", index, field), "only cells have this: remove it"


def icons(data: Any) -> Iterator[Fault]:
    for index, tile in enumerate(data["tiles"]):
        windows = sum(bonus["n"] for bonus in tile["bonus"] if bonus["icon"] == "window")
        place = ("tiles", index, "bonus")
        if windows and tile["outdoor"]:
            yield place, "windows stand on indoor tiles only (R16)"
        if windows > 4:
            yield place, f"a tile has four edges, not {windows}"
        if sum(bonus["icon"] == "wildcard" for bonus in tile["bonus"]) > 1:
            yield place, "one token a tile: leave one wildcard"


def abilities(data: Any) -> Iterator[Fault]:
    for index, tile in enumerate(data["tiles"]):
        for field in ("gives_specialist", "gives_token"):
            if sum(field in entry for entry in tile["conditional"]) > 1:
                yield ("tiles", index, "conditional"), f"at most one entry may have `{field}`"
        for row, grant in enumerate(tile["grants"]):
            if "requires_staff" in grant and tile["staff_slot"] is None:
                yield ("tiles", index, "grants", row, "requires_staff"), "there is no `staff_slot` for it"


def prisoners(data: Any) -> Iterator[Fault]:
    constants = data["constants"]
    for index, (word, supply) in enumerate(zip(TYPE_WORDS, data["prisoners"], strict=True)):
        total = sum(supply["threat"].values())
        if supply["count"] != total:
            yield ("prisoners", index, "count"), f"the threat values come to {total} tokens, not {supply['count']}"
        for field, section in (("cash", "intake_cash"), ("contraband", "prisoner_contraband")):
            if supply[field] != constants[section][word]:
                yield ("prisoners", index, field), f"must be constants.{section}.{word}, {constants[section][word]}"


def exhausts(data: Any) -> Iterator[Fault]:
    for index, card in enumerate(data["bureaucracy"]):
        if card["exhaust"] is not None and card["exhaust"]["slots"] != len(card["exhaust"]["slot_effects"]):
            yield ("bureaucracy", index, "exhaust", "slots"), "must be as many as there are `slot_effects`"


def objectives(data: Any) -> Iterator[Fault]:
    count = Counter(objective["deck"] for objective in data["objectives"])
    for deck, wanted in OBJECTIVES.items():
        if count[deck] != wanted:
            yield ("objectives",), f"{count[deck]} objectives are {deck}: the box has {wanted} of them"
    for index, objective in enumerate(data["objectives"]):
        pattern = objective.get("pattern", [])
        if len({len(line) for line in pattern}) > 1:
            yield ("objectives", index, "pattern"), "all rows must have the same number of squares"
        if pattern and not any(entry for line in pattern for entry in line):
            yield ("objectives", index, "pattern"), "needs at least one square that is not null"


def rounds(data: Any) -> Iterator[Fault]:
    order = data["rounds"]["order"]
    kinds = [entry["kind"] for entry in order]
    place = ("rounds", "order")
    if kinds[0] != "foundation" or kinds.count("foundation") > 1:
        yield place, "begins with the only foundation"
    if kinds[-1] != "final_scoring" or kinds.count("final_scoring") > 1:
        yield place, "ends with the only final_scoring"
    for kind, field in (("working_week", "week"), ("evaluation", "n"), ("income", "n")):
        numbers = [entry[field] for entry in order if entry["kind"] == kind]
        if numbers != list(range(1, len(numbers) + 1)):
            yield place, f"every {kind} has the next number: {', '.join(map(str, numbers))}"


# Each check with the sections that it reads: it is skipped while the schema finds fault with one of them
CHECKS: list[Check] = [
    *(same_twice(section, "id") for section in SECTIONS),
    ({"tiles"}, places),
    ({"tiles"}, stacks),
    ({"tiles"}, cells),
    ({"tiles"}, icons),
    ({"tiles"}, abilities),
    ({"prisoners", "constants"}, prisoners),
    ({"bureaucracy"}, exhausts),
    ({"objectives"}, objectives),
    ({"rounds"}, rounds),
]
