"""A second reading of RULES.md, straight from the data: what a prison comes to, reckoned the slow way.

It knows a prison as squares with what lies on them and shares no code with the rules, so that a slip would have to be
made twice.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import bighouse.games.prison_architect as room

DATA: dict[str, Any] = json.loads((Path(room.__file__).parent / "box" / "components.json").read_text())
TILES = {tile["id"]: tile for tile in DATA["tiles"]}
CARDS = {card["id"]: card for card in DATA["bureaucracy"]}
OBJECTIVES = {card["id"]: card for card in DATA["objectives"]}
PASSIVE = DATA["vocabulary"]["passive_tags"]
FUNCTIONAL = DATA["vocabulary"]["functional_tags"]
GIVES = DATA["vocabulary"]["specialists"]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
NEED_WORDS = ("secure", "comfortable", "hygienic")

Square = tuple[int, int]


class Place:
    """A tile with all that is on it."""

    def __init__(self, tile: str, windows: str = "", token: str = "", staff: bool = False) -> None:
        self.data: dict[str, Any] = TILES[tile]
        self.windows = windows
        self.token = token
        self.staff = staff
        self.specialists: Counter[str] = Counter()
        self.inmates: list[tuple[str, int]] = []

    @property
    def is_cell(self) -> bool:
        return bool(self.data["category"] == "cell")


class Office:
    """A card with whoever is on it."""

    def __init__(self, card: str, staff: int = 0, inmates: int = 0) -> None:
        self.data: dict[str, Any] = CARDS[card]
        self.staff = staff
        self.inmates = inmates


class Referee:
    """Sections 6, 7, 10 and 11 of RULES.md for one warden."""

    def __init__(self, places: dict[Square, Place], cards: list[Office], staff: int) -> None:
        self.places = places
        self.cards = cards
        self.staff = staff
        self.effects: dict[Square, Counter[str]] = {}  # what acts on each cell
        self.needs: dict[Square, set[str]] = {}
        self.tags = {square: self.lasting(place) for square, place in places.items()}
        for square, place in places.items():
            for gain in place.data["conditional"]:
                for tag, n in gain.get("gives", {}).items():
                    self.tags[square][tag] += n * self.times(gain, square)
        self.effects = {square: self.acting(square) for square, place in places.items() if place.is_cell}
        self.needs = {square: met(effects) for square, effects in self.effects.items()}

    # Areas

    def area(self, square: Square | None, name: str) -> list[Square]:
        if name == "prison":
            return list(self.places)
        assert square is not None
        row, column = square
        out = []
        for r, c in self.places:
            down, across = abs(r - row), abs(c - column)
            near = {
                "self": down + across == 0,
                "adjacent": down + across == 1,
                "surrounding": max(down, across) == 1,
                "row_col": (down == 0) != (across == 0),
            }
            if near[name]:
                out.append((r, c))
        return out

    def facing(self, square: Square, side: str) -> Place | None:
        return self.places.get((square[0] + STEPS[side][0], square[1] + STEPS[side][1]))

    def overlooking(self, square: Square) -> int:
        return sum(
            self.facing(other, side) is self.places[square]
            for other, place in self.places.items()
            for side in place.windows
        )

    # Tags

    def lasting(self, place: Place) -> Counter[str]:
        tags = Counter(place.data["tags"])
        if place.token:
            tags[place.token] += 1
        if place.staff:
            tags += gained(place.data["staff_slot"]["effects"])
        return tags

    def times(self, gain: dict[str, Any], square: Square | None) -> int:
        if "when" in gain:
            return int(self.quantity(gain["when"], square) >= gain["when"]["min"])
        return self.quantity(gain["per"], square) // int(gain["every"])

    def total(self, tag: str) -> int:
        """R26: on tiles and on cards, not capped."""
        n = sum(tags[tag] for tags in self.tags.values())
        for office in self.cards:
            n += gained(office.data["immediate"])[tag]
            for effects in (office.data["slots"] or [])[: office.staff]:
                n += gained(effects)[tag]
            for effects in ((office.data["exhaust"] or {}).get("slot_effects", []))[: office.inmates]:
                n += gained(effects)[tag]
            for passive in office.data["passive"]:
                if passive["passive"] == "conditional_tag" and passive["tag"] == tag:
                    n += passive["n"] * (self.quantity(passive["per"], None) // passive["every"])
        return n

    def position(self, track: str) -> int:
        return min(10, 1 + self.total(track))

    def has(self, passive: str) -> list[tuple[dict[str, Any], Office]]:
        return [(p, office) for office in self.cards for p in office.data["passive"] if p["passive"] == passive]

    # Quantities

    def quantity(self, q: dict[str, Any], square: Square | None) -> int:
        kind = q["q"]
        if kind in ("tags", "distinct_passive_tags", "prisoners", "tiles"):
            return self.counted(q, self.area(square, q["area"]))
        if kind == "windows_overlooking_self":
            assert square is not None
            return self.overlooking(square)
        if kind == "windows_overlooking_outdoor":
            return sum(self.overlooking(other) for other, place in self.places.items() if place.data["outdoor"])
        if kind == "cards":
            return sum(office.data["card_type"] == q["card_type"] for office in self.cards)
        if kind == "staff_on":
            if q["where"] == "staff_cards":
                return sum(office.staff for office in self.cards)
            return sum(place.staff for place in self.places.values() if place.data["id"] == "locker_room")
        if kind == "total_tags":
            return self.total(q["tag"])
        if kind == "prisoners_adjacent_to_tag":
            return sum(
                len(place.inmates)
                for other, place in self.places.items()
                if any(self.tags[near][q["tag"]] for near in self.area(other, "adjacent"))
            )
        assert kind == "adjacent_pairs"
        return sum(
            (self.fits(q["a"], one) and self.fits(q["b"], two)) or (self.fits(q["a"], two) and self.fits(q["b"], one))
            for one, two in combinations(self.places, 2)
            if two in self.area(one, "adjacent")
        )

    def counted(self, q: dict[str, Any], area: list[Square]) -> int:
        if q["q"] == "tags":
            return sum(self.tags[square][tag] for square in area for tag in q["tags"])
        if q["q"] == "distinct_passive_tags":
            return len([tag for tag in PASSIVE if any(self.tags[square][tag] for square in area)])
        if q["q"] == "tiles":
            return sum(self.fits({k: v for k, v in q.items() if k not in ("q", "area", "min")}, s) for s in area)
        n = sum(q["type"] in ("any", kind) for square in area for kind, _ in self.places[square].inmates)
        if q["area"] == "prison" and q["type"] in ("any", "grey"):
            n += sum(office.inmates for office in self.cards)  # R44
        return n

    # Needs

    def active(self, grant: dict[str, Any], square: Square) -> bool:
        if grant.get("requires_staff") and not self.places[square].staff:
            return False
        return "when" not in grant or self.quantity(grant["when"], square) >= grant["when"]["min"]

    def granted(self, square: Square) -> Counter[str]:
        """What a tile grants to every cell of an area just now, all areas together."""
        return Counter(g["tag"] for g in self.places[square].data["grants"] if self.active(g, square))

    def acting(self, cell: Square) -> Counter[str]:
        place = self.places[cell]
        effects = Counter(place.data["own"])
        for specialist, n in place.specialists.items():
            effects[GIVES[specialist]] += n
        smuggled = 0
        for square, other in self.places.items():
            for grant in other.data["grants"]:
                if self.active(grant, square) and cell in self.area(square, grant["to"]):
                    if grant["tag"] == "contraband":
                        smuggled += grant["n"]
                    else:
                        effects[grant["tag"]] += grant["n"]
                    if grant["tag"] == "security":
                        beside = [self.places[n].data["id"] for n in self.area(square, "adjacent")]
                        effects["security"] += beside.count("armoury")
                        if other.data["id"] == "locker_room":
                            effects["security"] += len(self.has("locker_room_security"))
        if self.has("security_if_cell_adjacent_to_cell"):
            effects["security"] += any(self.places[near].is_cell for near in self.area(cell, "adjacent"))
        if self.has("tags_grant_security_adjacent"):
            for near in self.area(cell, "adjacent"):
                effects["security"] += self.tags[near]["literacy"] + self.tags[near]["labour"]
        if not self.has("ignore_tile_contraband"):
            effects["contraband"] += smuggled
        if place.inmates:
            top = max(place.inmates, key=lambda inmate: (inmate[1], ["grey", "orange", "red"].index(inmate[0])))
            effects["contraband"] += {"grey": 0, "orange": 1, "red": 2}[top[0]]
        effects["smuggled"] = smuggled
        return effects

    def capacity(self, cell: Square) -> int:
        showers = [near for near in self.area(cell, "adjacent") if self.places[near].data["id"] == "showers"]
        return int(self.places[cell].data["cell"]["capacity"]) + len(showers) + len(self.has("cell_capacity"))

    # Points

    def tile_points(self) -> int:
        return sum(
            int(place.data["vp"]) + sum(reward["vp"] * self.times(reward, square) for reward in place.data["endgame"])
            for square, place in self.places.items()
        )

    def card_points(self) -> int:
        return sum(
            reward["vp"] * self.times(reward, None)
            for office in self.cards
            for reward in office.data["endgame"]
            if "vp" in reward
        )

    def inmate_points(self) -> int:
        return sum(
            {0: 0, 1: 1, 2: 3}[len(self.needs[cell] & {"comfortable", "hygienic"})] * len(self.places[cell].inmates)
            for cell in self.needs
        )

    def track_points(self) -> int:
        return sum(DATA["tracks"][t]["spaces"][self.position(t) - 1]["vp"] for t in ("finance", "rehabilitation"))

    def paying(self) -> int:
        """Prisoners for whom Income brings a dollar."""
        return sum(len(self.places[cell].inmates) for cell, needs in self.needs.items() if len(needs) >= 2)

    # Objectives

    def fits(self, where: dict[str, Any], square: Square, turn: Any = None) -> bool:
        place = self.places[square]
        categories = listed(where.get("category", []))
        if place.data["category"] == "locker_room" and "locker_room" not in categories:
            return False
        inmates = where.get("prisoners")
        if inmates:
            n = sum(inmates["type"] in ("any", kind) for kind, _ in place.inmates)
            if n < inmates.get("min", 0) or ("exactly" in inmates and n != inmates["exactly"]):
                return False
        tag = where.get("tag")
        carries = self.granted(square) + Counter(place.data["own"])
        carries.update(GIVES[kind] for kind, n in place.specialists.items() if n)
        side = where.get("window_dir")
        return (
            (not categories or place.data["category"] in categories)
            and (not where.get("tile") or place.data["id"] in listed(where["tile"]))
            and (not where.get("outdoor") or place.data["outdoor"])
            and (not where.get("luxury") or place.data.get("luxury", False))
            and (not tag or (carries if tag in FUNCTIONAL else self.tags[square])[tag] > 0)
            and (not where.get("produces") or self.granted(square)[where["produces"]] > 0)
            and place.data["vp"] >= where.get("min_vp", 0)
            and (not where.get("window") or bool(place.windows))
            and (not side or (turn(side) if turn else side) in place.windows)
            and set(where.get("status", [])) <= self.needs.get(square, set())
            and self.effects.get(square, Counter())["security"] >= where.get("security_min", 0)
            and (not where.get("staff_producing") or any(b["icon"] == "staff" for b in place.data["bonus"]))
        )

    def missing(self, pattern: list[list[dict[str, Any] | None]]) -> int:
        """The fewest squares that a Blueprint lacks, over all shifts, turns and mirrors."""
        wanted = [(r, c, where) for r, line in enumerate(pattern) for c, where in enumerate(line) if where is not None]
        best = len(wanted)
        for turn in turns():
            laid = [(*turn(r, c), where) for r, c, where in wanted]
            for (row, column), (r0, c0, _) in ((s, w) for s in self.places for w in laid):
                lacks = 0
                for r, c, where in laid:
                    there = (row + r - r0, column + c - c0)
                    lacks += not (there in self.places and self.fits(where, there, lambda side, t=turn: edge(t, side)))
                best = min(best, lacks)
        return best

    def condition(self, c: dict[str, Any], done: set[str], me: str) -> bool:
        kind = c["c"]
        if kind == "count":
            return self.count_of(c["of"]) >= int(c["min"])
        if kind == "pairs":
            return self.pairs(c, set(self.places)) >= int(c["min"])
        if kind == "bounding_box":
            spans = [max(axis) - min(axis) + 1 for axis in zip(*self.places, strict=True)]
            return bool(spans) and min(spans) >= int(c["min"])
        if kind == "cells_with_tile_contraband":
            return sum(effects["smuggled"] > 0 for effects in self.effects.values()) <= int(c["max"])
        if kind == "contiguous_block":
            return max((len(k) for k in self.blocks(c["tiles"])), default=0) >= int(c["min"])
        if kind == "completed_objectives":
            return sum(OBJECTIVES[name]["kind"] in c["kinds"] for name in done) >= int(c["min"])
        assert kind == "completed_each_kind"
        others = [OBJECTIVES[name] for name in done if name != me]
        return len({o["kind"] for o in others if o["deck"] not in c["exclude_decks"]}) == 3

    def count_of(self, of: dict[str, Any]) -> int:
        if of["unit"] == "tile":
            return sum(self.fits(of["pred"], square) for square in self.places)
        return sum(serves(of, item) for item in self.items())

    def pairs(self, c: dict[str, Any], left: set[Square]) -> int:
        """The most disjoint pairs, by trying for one tile after the other all its partners and none."""
        if not left:
            return 0
        one = min(left)
        rest = left - {one}
        best = self.pairs(c, rest) if any(self.pair(c, one, two) for two in rest) else None
        if best is None:
            return self.pairs(c, rest)
        return max(best, *(1 + self.pairs(c, rest - {two}) for two in rest if self.pair(c, one, two)))

    def pair(self, c: dict[str, Any], one: Square, two: Square) -> bool:
        for a, b in ((one, two), (two, one)):
            if b in self.area(a, "adjacent") and self.fits(c["a"], a) and self.fits(c["b"], b):
                looks = any(self.facing(b, side) is self.places[a] for side in self.places[b].windows)
                if c["relation"] == "adjacent" or looks:
                    return True
        return False

    def blocks(self, tiles: list[str]) -> Iterator[set[str]]:
        left = {square for square, place in self.places.items() if place.data["id"] in tiles}
        while left:
            block, edge_of = set(), [left.pop()]
            while edge_of:
                square = edge_of.pop()
                block.add(square)
                for near in self.area(square, "adjacent"):
                    if near in left:
                        left.remove(near)
                        edge_of.append(near)
            yield {self.places[square].data["id"] for square in block}

    def items(self) -> list[tuple[str, Any, frozenset[str]]]:
        """Everything that can serve an Assignment, each once (R41)."""
        out: list[tuple[str, Any, frozenset[str]]] = []
        for square, place in self.places.items():
            out.append(("tile", square, frozenset()))
            for tag, n in self.tags[square].items():
                out += [("tag", tag, frozenset())] * n
            needs = frozenset(self.needs.get(square, ()))
            out += [("prisoner", kind, needs) for kind, _ in place.inmates]
        for office in self.cards:
            out.append(("card", office.data["card_type"], frozenset()))
            out += [("prisoner", "grey", frozenset({"secure"}))] * office.inmates
        return out + [("staff", "", frozenset())] * self.staff

    def points_of(self, played: list[str]) -> int:
        """Section 11: the best over all sets of Assignments and all ways to use the Janitors."""
        kinds = {name: OBJECTIVES[name]["kind"] for name in played}
        janitors = sum(office.staff for _, office in self.has("blueprint_ignore_tile"))
        lacks = {name: self.missing(OBJECTIVES[name]["pattern"]) for name in played if kinds[name] == "blueprint"}
        plain = {name for name, n in lacks.items() if n == 0}
        nearly = [name for name, n in lacks.items() if n == 1]
        assignments = [name for name in played if kinds[name] == "assignment"]
        best = -1000
        for some in subsets(assignments):
            if not self.can_serve(some):
                continue
            for helped in combinations(nearly, min(janitors, len(nearly))):
                done = set(some) | plain | set(helped)
                while True:
                    more = {
                        name
                        for name in played
                        if kinds[name] == "characteristic"
                        and all(self.condition(c, done, name) for c in OBJECTIVES[name]["conditions"])
                    }
                    if more <= done:
                        break
                    done |= more
                score = sum(OBJECTIVES[n]["vp"] if n in done else -OBJECTIVES[n]["penalty"] for n in played)
                best = max(best, score)
        return best

    def can_serve(self, names: list[str]) -> bool:
        """Whether every slot of these Assignments finds an item of its own."""
        items = self.items()
        slots: list[list[int]] = []
        for name in names:
            for line in OBJECTIVES[name]["requires"]:
                suited = [i for i, item in enumerate(items) if self.suits(line["of"], item)]
                if line["of"].get("distinct"):
                    return any(
                        self.matched(slots + self.rest_of(names, line, items) + self.by_kind(kinds, items))
                        for kinds in combinations(PASSIVE, line["count"])
                    )
                slots += [suited] * line["count"]
        return self.matched(slots)

    def by_kind(self, kinds: tuple[str, ...], items: list[Any]) -> list[list[int]]:
        return [[i for i, item in enumerate(items) if item[:2] == ("tag", kind)] for kind in kinds]

    def rest_of(self, names: list[str], distinct: dict[str, Any], items: list[Any]) -> list[list[int]]:
        """The slots of all lines behind the one that wants different tags; there is one such card only."""
        lines = [line for name in names for line in OBJECTIVES[name]["requires"]]
        out: list[list[int]] = []
        for line in lines[lines.index(distinct) + 1 :]:
            out += [[i for i, item in enumerate(items) if self.suits(line["of"], item)]] * line["count"]
        return out

    def suits(self, of: dict[str, Any], item: tuple[str, Any, frozenset[str]]) -> bool:
        if of["unit"] == item[0] == "tile":
            return self.fits(of["pred"], item[1])
        return serves(of, item)

    def matched(self, slots: list[list[int]]) -> bool:
        holder: dict[int, int] = {}

        def find(slot: int, tried: set[int]) -> bool:
            for item in slots[slot]:
                if item not in tried:
                    tried.add(item)
                    if item not in holder or find(holder[item], tried):
                        holder[item] = slot
                        return True
            return False

        return all(find(slot, set()) for slot in range(len(slots)))


def gained(effects: list[dict[str, Any]]) -> Counter[str]:
    return Counter({e["tag"]: e["n"] for e in effects if e.get("gain") == "tag"})


def met(effects: Counter[str]) -> set[str]:
    holds = (
        effects["security"] > effects["contraband"],
        effects["comfort"] > effects["discontent"],
        effects["hygiene"] >= 1,
    )
    return {need for need, is_met in zip(NEED_WORDS, holds, strict=True) if is_met}


def serves(of: dict[str, Any], item: tuple[str, Any, frozenset[str]]) -> bool:
    unit, what, needs = item
    if unit != of["unit"]:
        return False
    if unit == "tag":
        return bool(of["tag"] == what or (of["tag"] == "any_passive" and what in PASSIVE))
    if unit == "card":
        return of["card_type"] in ("any", what)
    if unit == "prisoner":
        return of["type"] in ("any", what) and set(of.get("status", [])) <= needs
    return unit == "staff"


def listed(words: Any) -> list[str]:
    return [words] if isinstance(words, str) else list(words)


def subsets(names: list[str]) -> Iterator[list[str]]:
    for size in range(len(names) + 1):
        yield from (list(some) for some in combinations(names, size))


def turns() -> list[Any]:
    """The eight ways to turn and mirror a pattern."""
    return [
        lambda r, c: (r, c),
        lambda r, c: (c, -r),
        lambda r, c: (-r, -c),
        lambda r, c: (-c, r),
        lambda r, c: (r, -c),
        lambda r, c: (-r, c),
        lambda r, c: (c, r),
        lambda r, c: (-c, -r),
    ]


def edge(turn: Any, side: str) -> str:
    """Where an edge comes to lie."""
    step = turn(*STEPS[side])
    return next(word for word, there in STEPS.items() if there == step)
