"""The words of the data in English: what a tile must be, what is counted, what is gained.

All of it reads the box's records as they are written, so that a card pack with other figures needs no other words.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted, listed, with_article
from bighouse.games.prison_architect.box.components import Record, named

CATEGORIES: Final[dict[str, tuple[str, str]]] = {
    "cell": ("cell", "cells"),
    "staff": ("Staff Facility", "Staff Facilities"),
    "basic": ("Basic Facility", "Basic Facilities"),
    "additional": ("Additional Facility", "Additional Facilities"),
    "locker_room": ("Locker Room", "Locker Rooms"),
}
AREAS: Final[dict[str, str]] = {
    "adjacent": "beside it",
    "surrounding": "around it",
    "row_col": "in its row and column",
    "prison": "in your prison",
}
COUNTED_IN: Final[dict[str, str]] = {"row_col": "in its row or column"}  # one in either is enough
SIDES: Final[dict[str, str]] = {"N": "north", "E": "east", "S": "south", "W": "west"}
CARD_TYPES: Final[dict[str, tuple[str, str]]] = {
    "any": ("Bureaucracy card", "Bureaucracy cards"),
    "policy": ("Policy", "Policies"),
    "staff": ("Staff card", "Staff cards"),
}


class Noun:
    """Something to be counted: "Food tag", "Food tags", and what is said behind either."""

    def __init__(self, one: str, many: str, behind: str = "") -> None:
        self.one = one
        self.many = many
        self.behind = f" {behind}" if behind else ""

    def of(self, count: int) -> str:
        """ "3 Food tags beside it"."""
        return f"{counted(count, self.one, self.many)}{self.behind}"

    def single(self) -> str:
        """ "a Food tag beside it"."""
        return f"{with_article(self.one)}{self.behind}"

    def each(self, every: int) -> str:
        """ "Food tag beside it", or "4 prisoners around it", behind "for each" or "for every"."""
        return f"each {self.one}{self.behind}" if every == 1 else f"every {self.of(every)}"


def tag_words(tag: str) -> str:
    return tag.capitalize()


def tag_noun(tag: str, behind: str = "") -> Noun:
    word = "passive" if tag == "any_passive" else tag_words(tag)
    return Noun(f"{word} tag", f"{word} tags", behind)


def specialist_noun(kind: str) -> Noun:
    return Noun(kind.capitalize(), f"{kind.capitalize()}s")


def prisoner_noun(record: Record, behind: str = "") -> Noun:
    """Prisoners of some colours: "grey or orange prisoner"."""
    types = record["type"] if "type" in record else record.get("types", "any")
    colour = "" if types == "any" else f"{listed(named(types), 'or')} "
    return Noun(f"{colour}prisoner", f"{colour}prisoners", behind)


def needs_words(needs: list[str]) -> str:
    return listed([need.capitalize() for need in needs])


# What a tile must be


def tile_noun(record: Record, names: dict[str, str], where: str = "") -> Noun:
    """The tiles that a predicate means: "Secure cell with at least 2 prisoners"."""
    before = ""
    if "status" in record:
        before += f"{needs_words(record['status'])} "
    if record.get("luxury"):
        before += "Luxury "
    if record.get("outdoor"):
        before += "Outdoor "
    if "tile" in record:
        one = many = listed([names[tile] for tile in named(record["tile"])], "or")
    elif "category" in record:
        one = listed([CATEGORIES[word][0] for word in named(record["category"])], "or")
        many = listed([CATEGORIES[word][1] for word in named(record["category"])], "or")
    else:
        one, many = "tile", "tiles"
    return Noun(before + one, before + many, " ".join(part for part in (features(record), where) if part))


def features(record: Record) -> str:
    """What a tile must have on it or do: "with a Labour tag and a window"."""
    has: list[str] = []
    if "tag" in record:
        has.append(tag_noun(record["tag"]).single())
    if "window_dir" in record:
        has.append(f"a window to the {SIDES[record['window_dir']]}")
    elif record.get("window"):
        has.append("a window")
    if "prisoners" in record:
        has.append(inmates(record["prisoners"]))
    if "security_min" in record:
        has.append(f"at least {record['security_min']} Security")
    if "min_vp" in record:
        has.append(f"at least {record['min_vp']} printed VP")
    does: list[str] = []
    if "produces" in record:
        does.append(f"producing {tag_words(record['produces'])}")
    if record.get("staff_producing"):
        does.append("bringing Staff")
    return " ".join(([f"with {listed(has)}"] if has else []) + does)


def inmates(record: Record) -> str:
    noun = prisoner_noun(record)
    if "exactly" in record:
        return f"exactly {noun.of(record['exactly'])}"
    return noun.single() if record["min"] == 1 else f"at least {noun.of(record['min'])}"


# What is counted


def quantity_noun(record: Record, names: dict[str, str]) -> Noun:
    """What a `per` or a `when` counts."""
    kind: str = record["q"]
    area = COUNTED_IN.get(record.get("area", "prison"), AREAS[record.get("area", "prison")])
    if kind == "tags":
        words = listed([tag_words(tag) for tag in record["tags"]], "or")
        return Noun(f"{words} tag", f"{words} tags", area)
    if kind == "distinct_passive_tags":
        return Noun("different passive tag", "different passive tags", area)
    if kind == "prisoners":
        return prisoner_noun(record, "in your prison" if area == AREAS["prison"] else f"in cells {area}")
    if kind == "tiles":
        return tile_noun(record, names, area)
    if kind == "windows_overlooking_self":
        return Noun("window", "windows", "overlooking it")
    if kind == "windows_overlooking_outdoor":
        return Noun("window", "windows", "overlooking an Outdoor tile")
    if kind == "cards":
        return Noun(*CARD_TYPES[record["card_type"]])
    if kind == "staff_on":
        where = "Staff cards" if record["where"] == "staff_cards" else "Locker Rooms"
        return Noun("Staff", "Staff", f"on your {where}")
    if kind == "total_tags":
        return tag_noun(record["tag"], "on your tiles and cards")
    if kind == "prisoners_adjacent_to_tag":
        return Noun("prisoner", "prisoners", f"in a cell beside {tag_noun(record['tag']).single()}")
    pair = pair_words(record, names)
    return Noun(pair, pair)


def pair_words(record: Record, names: dict[str, str]) -> str:
    """Two tiles that must touch: "Infirmary beside a Staff Facility"."""
    first, second = tile_noun(record["a"], names), tile_noun(record["b"], names)
    if record.get("relation") == "overlooks":
        return f"{second.one}{second.behind} overlooking {first.single()}"
    if record["a"] == record["b"]:
        return f"{first.one}{first.behind} beside another"
    return f"{first.one}{first.behind} beside {second.single()}"


def condition_words(record: Record, names: dict[str, str]) -> str:
    """A `when`, behind "while" or "if": "there are at least 2 Finance tags beside it"."""
    noun = quantity_noun(record, names)
    least: int = record["min"]
    if record["q"] == "cards":
        return f"you have at least {noun.of(least)}"
    return f"there is {noun.single()}" if least == 1 else f"there are at least {noun.of(least)}"


# What is gained


def gain_words(record: Record) -> str:
    """What is gained: "1 Finance tag"."""
    n: int = record.get("n", 1)
    if record["gain"] == "cash":
        return f"${n}"
    if record["gain"] == "staff":
        return f"{n} Staff"
    return (tag_noun(record["tag"]) if record["gain"] == "tag" else specialist_noun(record["kind"])).of(n)


def deed_words(record: Record) -> str:
    """What is done beside gaining: "put a Food token on a tile"."""
    if "place_token" in record:
        tag: str = record["place_token"]
        token = "a token of your choice" if tag == "wildcard" else with_article(f"{tag_words(tag)} token")
        return f"put {token} on a tile"
    if "draw_objective" in record:
        return f"draw {counted(record.get('n', 1), record['draw_objective'] + ' objective')}"
    if "release" in record:
        return f"release {prisoner_noun(record['release']).of(record['release']['n'])}"
    if "window_edit" in record:
        return "add, move or remove a window"
    draw: Record = record["draw_bureaucracy"]
    return f"draw {counted(draw['draw'], 'Bureaucracy card')}, buy up to {draw['buy_up_to']} of them for its price"


def effects_words(records: list[Record]) -> str:
    """Effects that happen once; empty when there are none."""
    gains = [gain_words(record) for record in records if "gain" in record]
    deeds = [deed_words(record) for record in records if "gain" not in record]
    return listed(([f"gain {listed(gains)}"] if gains else []) + deeds)


def reward_words(record: Record, names: dict[str, str]) -> str:
    """Points at the end: "4 VP for each Food tag beside it"."""
    if "when" in record:
        return f"{record['vp']} VP if {condition_words(record['when'], names)}"
    return f"{record['vp']} VP for {quantity_noun(record['per'], names).each(record.get('every', 1))}"
