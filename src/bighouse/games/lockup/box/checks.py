"""What no schema can say of a card pack: counts over several cards, and figures that must agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bighouse.engine.pack import Check, Fault, same_twice
from bighouse.games.lockup.box.components import (
    CELL_BLOCK,
    GOAL_WORDS,
    LOCATION_WORDS,
    RESOURCE_WORDS,
)
from bighouse.games.lockup.box.schema import CARDS, GOON_SPACES, GUARDS, MOST_CUBES, PLAYERS, TOME_CARDS, TOME_EFFECTS


def prices(data: Any) -> Iterator[Fault]:
    for index, item in enumerate(data["items"]):
        price = sum(item["cost"].values())
        if price > MOST_CUBES:
            yield ("items", index, "cost"), f"costs {price} cubes in all: an item may cost at most {MOST_CUBES}"


def crews(data: Any) -> Iterator[Fault]:
    start = data["setup"]["standard"]["start_power"]
    for index, crew in enumerate(data["crews"]):
        power = crew["side_a"]["power"]
        if power != start:
            yield ("crews", index, "side_a", "power"), f"must be setup.standard.start_power, {start}, not {power}"


def tokens(data: Any) -> Iterator[Fault]:
    removed = data["setup"]["tokens_removed"]
    for index, entry in enumerate(data["crew_tokens"]):
        stated = sorted(str(players) for players in entry.get("removed_at_players", []))
        wanted = [players for players in PLAYERS if entry["id"] in removed.get(players, [])]
        if stated != wanted:
            place = ("crew_tokens", index, "removed_at_players")
            yield place, f"must say as setup.tokens_removed: [{', '.join(wanted)}], not [{', '.join(stated)}]"


def tomes(data: Any) -> Iterator[Fault]:
    total = sum(tome["copies"] for tome in data["tomes"])
    if total != TOME_CARDS:
        yield ("tomes",), f"the box has {TOME_CARDS} tome cards, these copies come to {total}: change the copies"
    for index, tome in enumerate(data["tomes"]):
        for row, effect in enumerate(tome["effects"]):
            for word in effect:
                windows = TOME_EFFECTS[word]
                if tome["window"] not in windows:
                    place = ("tomes", index, "effects", row, word)
                    yield place, f"does nothing in the window {tome['window']}: use {' or '.join(windows)}"


def solitary_tomes(data: Any) -> Iterator[Fault]:
    removed = data["setup"]["solitary"]["tomes_removed"]
    place = ("setup", "solitary", "tomes_removed")
    for index, word in enumerate(removed):
        if word not in [tome["id"] for tome in data["tomes"]]:
            yield (*place, index), f'there is no tome "{word}": name one of `tomes` by its id'
    for index, tome in enumerate(data["tomes"]):
        if tome["solitary"] == (tome["id"] in removed):
            answer = "false" if tome["solitary"] else "true"
            yield ("tomes", index, "solitary"), f"must be {answer} to agree with setup.solitary.tomes_removed"


def goals(data: Any) -> Iterator[Fault]:
    kinds = [goal["kind"] for goal in data["goals"]]
    for kind in GOAL_WORDS:
        if kind not in kinds:
            yield ("goals",), f"there is no {kind} goal: each kind needs at least one"
    for index, goal in enumerate(data["goals"]):
        if goal["kind"] == "end_game" and ("majority" in goal) == ("per" in goal):
            yield ("goals", index), "an end game goal needs either `majority` or `per`"


def scorings(data: Any) -> Iterator[Fault]:
    for word, goon_type in data["goon_types"].items():
        place = ("goon_types", word, "scoring")
        scoring = goon_type["scoring"]
        if sum(way in scoring for way in ("flat", "per_each", "table")) != 1:
            yield place, "needs exactly one of `flat`, `per_each` and `table`"
        if ("table" in scoring) != ("cap" in scoring):
            yield place, "`table` and `cap` belong together"
        elif "table" in scoring and set(scoring["table"]) != {str(goons) for goons in range(1, scoring["cap"] + 1)}:
            yield (*place, "table"), f"must have an entry for every number of goons from 1 to the cap, {scoring['cap']}"


def goon_types(data: Any) -> Iterator[Fault]:
    count = Counter(goon["type"] for goon in data["goons"])
    for word, goon_type in data["goon_types"].items():
        if goon_type["count"] != count[word]:
            yield ("goon_types", word, "count"), f"{count[word]} goons have this type, not {goon_type['count']}"
    for index, goon in enumerate(data["goons"]):
        wanted = data["goon_types"][goon["type"]].get("patrol_resource", False)
        if wanted and "patrol_resource" not in goon:
            yield ("goons", index), f"a {goon['type']} needs a `patrol_resource`: {', '.join(RESOURCE_WORDS)}"
        if "patrol_resource" in goon and not wanted:
            yield ("goons", index, "patrol_resource"), f"goon_types.{goon['type']} brings no resource: remove it"


def suspicion(data: Any) -> Iterator[Fault]:
    most = sum(sorted(goon["suspicion"] for goon in data["goons"])[-len(GOON_SPACES) :])
    cubes = data["cubes"]["suspicion"]["count"]
    if most > cubes:
        yield ("cubes", "suspicion", "count"), f"five goons can ask for {most} cubes, and the box has only {cubes}"


def guards(data: Any) -> Iterator[Fault]:
    count = Counter(guard["colour"] for guard in data["guard_cards"])
    for colour, wanted in GUARDS.items():
        if count[colour] != wanted:
            yield ("guard_cards",), f"{count[colour]} guard cards are {colour}: the box has {wanted} of them"


def difficulties(data: Any) -> Iterator[Fault]:
    for word, difficulty in data["setup"]["solitary"]["difficulty"].items():
        colours = difficulty["guard_colours"]
        if "blue" not in colours or colours[0] == colours[1]:
            place = ("setup", "solitary", "difficulty", word, "guard_colours")
            yield place, "must be blue and one other colour: the guard deck has 7 + 5 cards"


def location_cards(data: Any) -> Iterator[Fault]:
    count = Counter(entry["location"] for entry in data["location_cards"])
    wanted: dict[str | None, int] = {**dict.fromkeys(LOCATION_WORDS[:CELL_BLOCK], 1), None: 2}
    for place, copies in wanted.items():
        if count[place] != copies:
            name = place or "off duty (null)"
            yield ("location_cards",), f"{count[place]} location cards are {name}: the box has {copies}"
    for index, entry in enumerate(data["location_cards"]):
        if entry.get("off_duty", False) != (entry["location"] is None):
            yield ("location_cards", index), "`off_duty` is true exactly where `location` is null"


def refs(data: Any) -> Iterator[Fault]:
    known = data.get("public_refs", {})
    for section in CARDS:
        for index, entry in enumerate(data[section]):
            for ref in entry.get("ref", "").split(","):
                if ref.strip() not in ("", *known):
                    yield (section, index, "ref"), f'"{ref.strip()}" is no key of public_refs: add it there'


# Each check with the sections that it reads: it is skipped while the schema finds fault with one of them
CHECKS: list[Check] = [
    *(same_twice(section, "id") for section in CARDS),
    same_twice("crews", "colour"),
    ({"items"}, prices),
    ({"crews", "setup"}, crews),
    ({"crew_tokens", "setup"}, tokens),
    ({"tomes"}, tomes),
    ({"tomes", "setup"}, solitary_tomes),
    ({"goals"}, goals),
    ({"goon_types"}, scorings),
    ({"goon_types", "goons"}, goon_types),
    ({"goons", "cubes"}, suspicion),
    ({"guard_cards"}, guards),
    ({"setup"}, difficulties),
    ({"location_cards"}, location_cards),
    ({*CARDS, "public_refs"}, refs),
]
