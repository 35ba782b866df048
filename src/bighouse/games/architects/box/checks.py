"""What no schema can say of a card pack: counts over several cards, and figures that must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bighouse.engine.pack import Check, Fault, same_twice
from bighouse.games.architects.box.components import SKILL_WORDS
from bighouse.games.architects.box.schema import APPRENTICES, CARDS, FUTURE, PLAYERS, REWARDS, SPACES, STARTING

TAX_STAND, BLACK_MARKET, TOWN_CENTRE = 7, 9, 6


def copies(section: str, wanted: int) -> Callable[[Any], Iterator[Fault]]:
    def check(data: Any) -> Iterator[Fault]:
        total = sum(entry["copies"] for entry in data[section])
        if total != wanted:
            yield (section,), f"the box has {wanted} of these cards, these copies come to {total}: change the copies"
        names: set[str] = set()
        for index, entry in enumerate(data[section]):
            for copy in range(1, entry["copies"] + 1):
                name = entry["id"] if copy == 1 else f"{entry['id']}_{copy}"
                if name in names:
                    yield (section, index, "id"), f'"{name}" is also the name of a copy: choose another id'
                names.add(name)

    return check


def one_for_one(data: Any) -> Iterator[Fault]:
    """Every colour has its character and every character its colour."""
    stated = {colour["side2_character"]: colour["id"] for colour in data["colours"]}
    for index, board in enumerate(data["player_boards"]["side2"]):
        if stated.get(board["id"]) != board["colour"]:
            place = ("player_boards", "side2", index, "colour")
            yield place, f"must be the colour that names {board['id']} in `colours`: {stated.get(board['id'])}"


def skills(data: Any) -> Iterator[Fault]:
    for index, entry in enumerate(data["apprentices"]):
        if not entry["skills"]:
            yield ("apprentices", index, "skills"), f"an apprentice has a skill: {', '.join(SKILL_WORDS)}"


def huts(data: Any) -> Iterator[Fault]:
    for index, entry in enumerate(data["buildings"]):
        effect = entry["effect"]
        if effect["type"] == "vp_per" and (effect["per"] == "apprentices_with_skill") != ("skill" in effect):
            yield ("buildings", index, "effect"), "`skill` belongs to apprentices_with_skill, and only to it"


def choices(data: Any) -> Iterator[Fault]:
    for index, entry in enumerate(data["buildings"]):
        effect = entry["effect"]
        if effect["type"] == "gain_choice":
            words = [word for option in effect["options"] for word in option]
            if len(set(words)) != len(words):
                yield ("buildings", index, "effect", "options"), "two options give the same good: name each good once"


def guildhall(data: Any) -> Iterator[Fault]:
    hall = data["board"]["guildhall"]
    place = ("board", "guildhall")
    for size in PLAYERS:
        columns = hall["columns_by_players"][size]
        spaces = columns * hall["rows"]
        if hall["spaces_by_players"][size] != spaces:
            yield (*place, "spaces_by_players", size), f"must be {hall['rows']} rows of {columns}: {spaces}"
        if hall["end_trigger_ordinal_by_players"][size] != spaces:
            yield (*place, "end_trigger_ordinal_by_players", size), f"must be the last space: {spaces}"
        due = [2 * columns + 1, 3 * columns + 1]
        if hall["reset_ordinals_by_players"][size] != due:
            yield (*place, "reset_ordinals_by_players", size), f"must be the first spaces of rows 3 and 4: {due}"


def virtue_track(data: Any) -> Iterator[Fault]:
    rules = data["board"]["virtue_rules"]
    market = data["board"]["locations"][BLACK_MARKET]
    if market["max_virtue"] + 1 != rules["black_market_forbidden_from"]:
        place = ("board", "virtue_rules", "black_market_forbidden_from")
        yield place, f"must follow the Black Market's max_virtue: {market['max_virtue'] + 1}"
    if data["board"]["cathedral_rules"]["min_virtue"] != rules["cathedral_forbidden_up_to"] + 1:
        place = ("board", "cathedral_rules", "min_virtue")
        yield place, f"must follow virtue_rules: {rules['cathedral_forbidden_up_to'] + 1}"
    for index, step in enumerate(data["board"]["virtue_track"]):
        here = ("board", "virtue_track", index)
        if step["black_market_allowed"] != (index < rules["black_market_forbidden_from"]):
            yield (*here, "black_market_allowed"), "must agree with virtue_rules.black_market_forbidden_from"
        if step["cathedral_allowed"] != (index > rules["cathedral_forbidden_up_to"]):
            yield (*here, "cathedral_allowed"), "must agree with virtue_rules.cathedral_forbidden_up_to"
        if (step["avoid_tax"] > 0) != (index <= rules["tax_avoidance_up_to"]):
            yield (*here, "avoid_tax"), "must agree with virtue_rules.tax_avoidance_up_to"


def market_prices(data: Any) -> Iterator[Fault]:
    """Prices are printed on the board and repeated on the cards."""
    spaces = data["board"]["locations"][BLACK_MARKET]["spaces"]
    for index, entry in enumerate(data["black_market_cards"]):
        for side, space in (("small", spaces[0]), ("large", spaces[len(SPACES) - 1])):
            if entry[side]["cost"] != space["cost"] or entry[side]["virtue"] != space["virtue"]:
                yield ("black_market_cards", index, side), f"must cost what the {side} space of the board costs"


def agreeing(data: Any) -> Iterator[Fault]:
    """Figures that are written in two places."""
    setup = data["setup"]
    locations = data["board"]["locations"]
    pairs: list[tuple[tuple[str | int, ...], Any, Any, str]] = [
        (
            ("board", "locations", TAX_STAND, "starting_tax"),
            locations[TAX_STAND]["starting_tax"],
            data["board"]["tax_stand_start"]["silver"],
            "board.tax_stand_start",
        ),
        (
            ("setup", "solo", "reward_cards"),
            setup["solo"]["reward_cards"],
            setup["reward_cards_by_players"]["1"],
            "setup.reward_cards_by_players",
        ),
        (
            ("setup", "two_players_vs_bot", "reward_cards"),
            setup["two_players_vs_bot"]["reward_cards"],
            setup["reward_cards_by_players"]["3"],
            "setup.reward_cards_by_players",
        ),
        (
            ("setup", "two_players_vs_bot", "capture_locations"),
            setup["two_players_vs_bot"]["capture_locations"],
            setup["capture_locations_by_players"]["3"],
            "setup.capture_locations_by_players",
        ),
        (
            ("setup", "two_players_vs_bot", "human_silver"),
            setup["two_players_vs_bot"]["human_silver"],
            [seat["silver"] for seat in setup["seats"][:2]],
            "setup.seats",
        ),
        (
            ("setup", "two_players_vs_bot", "bot_virtue"),
            setup["two_players_vs_bot"]["bot_virtue"],
            setup["solo"]["bot_virtue"],
            "setup.solo",
        ),
        (
            ("setup", "apprentice_limit", "rudolf"),
            setup["apprentice_limit"]["rudolf"],
            data["player_boards"]["side2"][3]["ability"]["apprentice_limit"],
            "player_boards.side2",
        ),
    ]
    for size in PLAYERS:
        pairs.append((
            ("board", "locations", TOWN_CENTRE, "max_distinct_locations", size),
            locations[TOWN_CENTRE]["max_distinct_locations"][size],
            setup["capture_locations_by_players"][size],
            "setup.capture_locations_by_players",
        ))  # fmt: skip
    for index, seat in enumerate(setup["seats"]):
        pairs.append((
            ("setup", "seats", index, "virtue"), seat["virtue"], setup["solo"]["virtue"], "setup.solo",
        ))  # fmt: skip
    for place, stated, due, where in pairs:
        if stated != due:
            yield place, f"must say as {where}: {due}, not {stated}"


def draft(data: Any) -> Iterator[Fault]:
    for place in (("setup", "draft"), ("setup", "solo")):
        section = data["setup"][place[1]]
        if section["kept"] >= section["dealt"]:
            yield (*place, "kept"), f"must be less than the {section['dealt']} cards dealt"


def solo_buildings(data: Any) -> Iterator[Fault]:
    known = [entry["id"] for entry in data["buildings"]]
    for index, word in enumerate(data["setup"]["solo"]["removed_buildings"]):
        if word not in known:
            place = ("setup", "solo", "removed_buildings", index)
            yield place, f'there is no building "{word}": name one of `buildings` by its id'


def schemes(data: Any) -> Iterator[Fault]:
    for deck, wanted in (("starting", STARTING), ("future", FUTURE)):
        count = sum(entry["deck"] == deck for entry in data["scheme_cards"])
        if count != wanted:
            yield ("scheme_cards",), f"{count} scheme cards are {deck}: the box has {wanted} of them"
    for index, entry in enumerate(data["scheme_cards"]):
        place = ("scheme_cards", index)
        if ("space" in entry) != (entry["location"] == "black_market"):
            yield place, "`space` belongs to the black_market, and only to it"
        if ("fallback" in entry) != (entry["location"] == "tax_stand"):
            yield place, "`fallback` belongs to the tax_stand, and only to it"


def refs(data: Any) -> Iterator[Fault]:
    known = data.get("refs", {})
    for section in CARDS:
        for index, entry in enumerate(data[section]):
            for ref in entry.get("ref", "").split(","):
                if ref.strip() not in ("", *known):
                    yield (section, index, "ref"), f'"{ref.strip()}" is no key of refs: add it there'


# Each check with the sections that it reads: it is skipped while the schema finds fault with one of them
CHECKS: list[Check] = [
    *(same_twice(section, "id") for section in [*CARDS, "colours"]),
    ({"apprentices"}, copies("apprentices", APPRENTICES)),
    ({"reward_cards"}, copies("reward_cards", REWARDS)),
    ({"colours", "player_boards"}, one_for_one),
    ({"apprentices"}, skills),
    ({"buildings"}, huts),
    ({"buildings"}, choices),
    ({"board"}, guildhall),
    ({"board"}, virtue_track),
    ({"board", "black_market_cards"}, market_prices),
    ({"board", "setup", "player_boards"}, agreeing),
    ({"setup"}, draft),
    ({"setup", "buildings"}, solo_buildings),
    ({"scheme_cards"}, schemes),
    ({*CARDS, "refs"}, refs),
]
