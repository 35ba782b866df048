"""What tiles, cards and objectives say, in our own words; data_words.py knows the words of the data."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, counted, listed, spelled, with_article
from bighouse.games.prison_architect.box.components import Box, Record, named
from bighouse.games.prison_architect.words.data_words import (
    AREAS,
    CARD_TYPES,
    condition_words,
    effects_words,
    needs_words,
    pair_words,
    prisoner_noun,
    quantity_noun,
    reward_words,
    specialist_noun,
    tag_noun,
    tag_words,
    tile_noun,
)

ORDINALS: Final = ["first", "second", "third"]
PRIORITIES: Final[dict[str, str]] = {
    "staff": "Staff",
    "window": "windows",
    "most_vp": "printed VP",
    "cheapest": "a low price",
}


def tile_names(box: Box) -> dict[str, str]:
    return {tile.id: tile.name for tile in box.tiles}


def sentences(parts: list[str]) -> str:
    """Each part as a sentence of its own."""
    return " ".join(f"{capital(part)}." for part in parts if part)


# Tiles


def tile_sentence(box: Box, tile: int) -> str:
    """What a tile does; its price and its printed points are shown beside it."""
    record: Record = box.data["tiles"][tile]
    names = tile_names(box)
    return sentences(
        [
            cell_words(record),
            own_words(record),
            tags_words(record["tags"]),
            *(grant_words(grant, names) for grant in record["grants"]),
            room_words(record),
            bonus_words(record),
            slot_words(record),
            *(conditional_words(entry, names) for entry in record["conditional"]),
            *(tile_passive_words(passive) for passive in record["passive"]),
            *(f"at the end: {reward_words(reward, names)}" for reward in record["endgame"]),
        ]
    )


def cell_words(record: Record) -> str:
    """Whom a cell takes."""
    cell: Record | None = record["cell"]
    if cell is None:
        return ""
    types = "any" if len(cell["types"]) == 3 else cell["types"]
    room = f"holds {prisoner_noun({'types': types}).of(cell['capacity'])}"
    if cell["capacity"] > 1 and len(cell["types"]) > 1:
        return f"{room}, {'mixed as you like' if cell['mix'] else 'all of one colour'}"
    return room


def own_words(record: Record) -> str:
    """What is printed on a cell for itself."""
    own: Record = record["own"]
    return f"{listed([f'{n} {tag_words(tag)}' for tag, n in own.items()])} of its own" if own else ""


def tags_words(tags: Record) -> str:
    return listed([tag_noun(tag).of(n) for tag, n in tags.items()])


def grant_words(grant: Record, names: dict[str, str]) -> str:
    """What it does to cells near it."""
    words = f"{grant['n']} {tag_words(grant['tag'])} to the cells {AREAS[grant['to']]}"
    if grant.get("requires_staff"):
        return f"{words} while Staff stands on it"
    return f"{words} while {condition_words(grant['when'], names)}" if "when" in grant else words


def room_words(record: Record) -> str:
    bonus: Record | None = record["capacity_bonus"]
    return "" if bonus is None else f"cells {AREAS[bonus['to']]} hold {bonus['n']} more"


def bonus_words(record: Record) -> str:
    """What is taken when it is placed."""
    parts: list[str] = []
    windows = ""
    for bonus in record["bonus"]:
        n: int = bonus["n"]
        if bonus["icon"] == "window":
            windows = f"has {spelled(n)} window{'' if n == 1 else 's'}"
        elif bonus["icon"] == "staff":
            parts.append(f"{n} Staff")
        elif bonus["icon"] == "wildcard":
            parts.append("a token of your choice on it")
        else:
            parts.append(specialist_noun(bonus["kind"]).of(n))
    brings = f"brings {listed(parts)}" if parts else ""
    return f"{windows} and {brings}" if windows and brings else windows or brings


def slot_words(record: Record) -> str:
    """What Staff on it brings; a Locker Room says it with its grant."""
    slot: Record | None = record["staff_slot"]
    return f"staff on it: {effects_words(slot['effects'])}" if slot is not None and slot["effects"] else ""


def conditional_words(entry: Record, names: dict[str, str]) -> str:
    """What it shows or lends while a condition holds."""
    if "gives_token" in entry:
        return f"a token of your choice on it, once {condition_words(entry['when'], names)}"
    if "gives_specialist" in entry:
        gives = specialist_noun(entry["gives_specialist"]["kind"]).of(entry["gives_specialist"]["n"])
    else:
        gives = tags_words(entry["gives"])
    if "when" in entry:
        return f"{gives} while {condition_words(entry['when'], names)}"
    return f"{gives} for {quantity_noun(entry['per'], names).each(entry.get('every', 1))}"


def tile_passive_words(passive: Record) -> str:
    if passive["passive"] == "intake_bonus_cash":
        return f"every prisoner taken in brings ${passive['n']} more, however many you have of it"
    return f"tiles beside it that give Security give {passive['n']} more"


# Bureaucracy cards


def card_sentence(box: Box, card: int) -> str:
    record: Record = box.data["bureaucracy"][card]
    names = tile_names(box)
    return sentences(
        [
            f"at once: {effects_words(record['immediate'])}" if record["immediate"] else "",
            *(passive_words(passive, names) for passive in record["passive"]),
            exhaust_words(record["exhaust"]),
            vacancy_words(record["slots"]),
            *(at_end_words(entry, names) for entry in record["endgame"]),
        ]
    )


def passive_words(passive: Record, names: dict[str, str]) -> str:
    """What holds as long as the card is owned."""
    kind: str = passive["passive"]
    n: int = passive.get("n", 1)
    if kind == "build_rearrange":
        return "once in every Build phase swap two of your tiles or move one"
    if kind == "build_dig":
        return "once in every Build phase dig in a stack of tiles, and buy one of those you draw for its price"
    if kind == "dig_discount_tiles":
        return f"draws after the first cost ${n} less when you dig for tiles"
    if kind == "security_if_cell_adjacent_to_cell":
        return f"{n} Security to every cell beside another cell"
    if kind == "tags_grant_security_adjacent":
        words = listed([tag_words(tag) for tag in passive["tags"]], "and")
        return f"every {words} tag gives {n} Security to the cells beside its tile"
    if kind == "cell_capacity":
        return f"all your cells hold {n} more"
    if kind == "ignore_tile_contraband":
        return "contraband that tiles give has no effect on your cells"
    if kind == "locker_room_security":
        return f"your Locker Rooms give {n} Security more"
    if kind == "conditional_tag":
        tags = tag_noun(passive["tag"]).of(n)
        return f"{tags} for {quantity_noun(passive['per'], names).each(passive.get('every', 1))}"
    if kind == "ignore_highest_escape_die":
        return "the highest escape die of each roll does not count for you"
    if kind == "keep_locker_room_staff":
        return "the Staff on your Locker Rooms stays after an Evaluation"
    if kind == "blueprint_ignore_tile":
        return "for each Staff here one of your Blueprints may lack one square"
    if kind == "bid_bonus_after_reveal":
        more = f"${passive['per_staff']} for each Staff here"
        return f"once all bids are shown add ${passive['base']} and {more} to one of yours"
    types = prisoner_noun(passive)
    return f"in every Evaluation you may release {types.of(passive['per_staff'])} more for each Staff here"


def exhaust_words(exhaust: Record | None) -> str:
    if exhaust is None:
        return ""
    moved: Record = exhaust["move_prisoner_to_card"]
    whom = prisoner_noun(moved).of(moved["n"])
    return f"exhaust it to move {whom} from a cell to this card: {places_words(exhaust['slot_effects'])}"


def vacancy_words(slots: list[list[Record]] | None) -> str:
    if slots is None:
        return ""
    what = places_words(slots)
    return f"{counted(len(slots), 'vacancy', 'vacancies')}{f': {what}' if what else ''}"


def places_words(slots: list[list[Record]]) -> str:
    """What each place brings, those that bring the same together; empty when none brings anything."""
    words = [effects_words(slot) for slot in slots]
    if words.count(words[0]) == len(words):
        return f"{words[0]} for each" if words[0] else ""
    parts: list[str] = []
    for what in dict.fromkeys(word for word in words if word):
        places = [ORDINALS[i] for i in range(len(words)) if words[i] == what]
        parts.append(f"for the {listed(places)} {what}")
    return "; ".join(parts)


def at_end_words(entry: Record, names: dict[str, str]) -> str:
    if "escape_penalty_reduction" in entry:
        return f"at the end every escaped prisoner costs {entry['escape_penalty_reduction']} VP less"
    if "special" in entry:
        return "after the last Evaluation you may play an objective from your hand and discard one that you have played"
    return f"at the end: {reward_words(entry, names)}"


# Objectives


def objective_sentence(box: Box, objective: int) -> str:
    """What an objective asks for; its points and its penalty are shown beside it."""
    record: Record = box.data["objectives"][objective]
    names = tile_names(box)
    if record["kind"] == "assignment":
        return sentences([listed([requirement_words(line["count"], line["of"], names) for line in record["requires"]])])
    if record["kind"] == "blueprint":
        return sentences([pattern_words(record["pattern"], names)])
    return sentences([listed([characteristic_words(line, names) for line in record["conditions"]])])


def requirement_words(count: int, of: Record, names: dict[str, str]) -> str:
    """ "6 prisoners in Hygienic cells"."""
    unit: str = of["unit"]
    if unit == "tag":
        if of.get("distinct"):
            return f"{count} different passive tags"
        return tag_noun(of["tag"]).of(count)
    if unit == "tile":
        return tile_noun(of["pred"], names).of(count)
    if unit == "card":
        return counted(count, *CARD_TYPES[of["card_type"]])
    if unit == "staff":
        return f"{count} Staff left in your pool"
    where = f"in {needs_words(of['status'])} cells" if "status" in of else ""
    return prisoner_noun(of, where).of(count)


def pattern_words(pattern: list[list[Record | None]], names: dict[str, str]) -> str:
    """Row by row, as drawn."""
    rows = [", ".join("-" if square is None else square_words(square, names) for square in row) for row in pattern]
    if len(rows) == 1 or len(pattern[0]) == 1:
        return f"in a line: {', '.join(rows)}"
    return f"in rows, as drawn: {' / '.join(rows)}"


def square_words(square: Record, names: dict[str, str]) -> str:
    noun = tile_noun(square, names)
    return f"any {noun.one}{noun.behind}" if square.get("any") else noun.single()


def characteristic_words(line: Record, names: dict[str, str]) -> str:
    kind: str = line["c"]
    if kind == "count":
        return f"at least {requirement_words(line['min'], line['of'], names)}"
    if kind == "pairs":
        pair = pair_words(line, names)
        return with_article(pair) if line["min"] == 1 else f"at least {line['min']} separate pairs: {pair}"
    if kind == "cells_with_tile_contraband":
        return f"at most {counted(line['max'], 'cell')} with Contraband from tiles"
    if kind == "bounding_box":
        return f"a prison of at least {line['min']} rows and {line['min']} columns"
    if kind == "contiguous_block":
        tiles = listed([names[tile] for tile in line["tiles"]])
        return f"{line['min']} different ones of {tiles} in one connected block"
    if kind == "completed_objectives":
        kinds = listed([f"{word.capitalize()}s" for word in line["kinds"]])
        return f"at least {line['min']} of your {kinds} met"
    return f"one met objective of each kind, {listed([*named(line['exclude_decks'])])} ones and this one apart"


# Warden Duel cards


def priority_words(priorities: list[str]) -> str:
    """What the Governor looks for, first things first."""
    return ", then ".join(PRIORITIES.get(word, tag_words(word)) for word in priorities)
