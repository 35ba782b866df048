"""What lies in the box: every tile, card and figure of Prison Architect, read once and shared by all games."""

from __future__ import annotations

from typing import Any, Final

from bighouse.engine.grid import SYMMETRIES, turned

CELL: Final = 0  # categories of tiles; the first four are bid for
STAFF: Final = 1
BASIC: Final = 2
ADDITIONAL: Final = 3
LOCKERS: Final = 4
CATEGORY_WORDS: Final = ["cell", "staff", "basic", "additional", "locker_room"]
TILE_STACKS: Final = 4  # of tiles

BUREAUCRACY: Final = 4  # the fifth bid area (R82)
AREAS: Final = 5
BID_WORDS: Final = ["cell", "staff", "basic", "additional", "bureaucracy"]

BUNK_CELL: Final = 0  # tiles that the rules name; the schema keeps them in their place
LOCKER_ROOM: Final = 1

GREY: Final = 0  # types of prisoners; a set of them is a bit mask: 1 << type
ORANGE: Final = 1
RED: Final = 2
TYPES: Final = 3
ANY_TYPE: Final = 7
TYPE_WORDS: Final = ["grey", "orange", "red"]

RECREATION: Final = 0  # a set of tags is a bit mask: 1 << tag
FOOD: Final = 1
FREEDOM: Final = 2
SPIRITUALITY: Final = 3
LITERACY: Final = 4
LABOUR: Final = 5
ENVIRONMENT: Final = 6
PASSIVE_TAGS: Final = 7
FINANCE: Final = 7
REHABILITATION: Final = 8
TILE_TAGS: Final = 9  # what can lie on a tile: passive tags and those of the two tracks
SECURITY: Final = 9
CONTRABAND: Final = 10
COMFORT: Final = 11
DISCONTENT: Final = 12
HYGIENE: Final = 13
FUNCTIONAL: Final = 9  # the first of the five that act on cells
FUNCTIONAL_TAGS: Final = 5
ANY_PASSIVE: Final = 127
WILDCARD: Final = 7  # a token whose tag is chosen: one beyond the passive ones
TAG_WORDS: Final = [
    "recreation", "food", "freedom", "spirituality", "literacy", "labour", "environment", "finance", "rehabilitation",
    "security", "contraband", "comfort", "discontent", "hygiene",
]  # fmt: skip

SECURE: Final = 0  # a set of needs is a bit mask: 1 << need
COMFORTABLE: Final = 1
HYGIENIC: Final = 2
NEEDS: Final = 3
NEED_WORDS: Final = ["secure", "comfortable", "hygienic"]

GUARD: Final = 0
DOG: Final = 1
TRAINER: Final = 2
LIBRARIAN: Final = 3
NURSE: Final = 4
CUSTODIAN: Final = 5
SPECIALISTS: Final = 6
SPECIALIST_WORDS: Final = ["guard", "dog", "trainer", "librarian", "nurse", "custodian"]

SELF: Final = 0
ADJACENT: Final = 1
SURROUNDING: Final = 2
ROW_COL: Final = 3
PRISON: Final = 4
AREA_WORDS: Final = ["self", "adjacent", "surrounding", "row_col", "prison"]

POLICY: Final = 0  # types of Bureaucracy cards; a set of them is a bit mask
STAFF_CARD: Final = 1
CARD_WORDS: Final = ["policy", "staff"]

STARTING: Final = 0
EASY: Final = 1
HARD: Final = 2
DECKS: Final = 3
DECK_WORDS: Final = ["starting", "easy", "hard"]

ASSIGNMENT: Final = 0
BLUEPRINT: Final = 1
CHARACTERISTIC: Final = 2
OBJECTIVE_WORDS: Final = ["assignment", "blueprint", "characteristic"]

SIDE_WORDS: Final = ["N", "E", "S", "W"]  # as engine/grid.py numbers them

# What is counted
TAGS: Final = 0
DISTINCT_PASSIVE_TAGS: Final = 1
PRISONERS: Final = 2
TILES: Final = 3
WINDOWS_OVERLOOKING_SELF: Final = 4
WINDOWS_OVERLOOKING_OUTDOOR: Final = 5
CARDS: Final = 6
STAFF_ON: Final = 7
TOTAL_TAGS: Final = 8
PRISONERS_ADJACENT_TO_TAG: Final = 9
ADJACENT_PAIRS: Final = 10
QUANTITY_WORDS: Final = [
    "tags", "distinct_passive_tags", "prisoners", "tiles", "windows_overlooking_self", "windows_overlooking_outdoor",
    "cards", "staff_on", "total_tags", "prisoners_adjacent_to_tag", "adjacent_pairs",
]  # fmt: skip

# What happens once
GAIN_TAG: Final = 0
GAIN_STAFF: Final = 1
GAIN_SPECIALIST: Final = 2
GAIN_CASH: Final = 3
PLACE_TOKEN: Final = 4
DRAW_OBJECTIVE: Final = 5
RELEASE: Final = 6
WINDOW_EDIT: Final = 7
DRAW_BUREAUCRACY: Final = 8
GAIN_WORDS: Final = ["tag", "staff", "specialist", "cash"]
EFFECT_WORDS: Final = [
    *(f"gain_{word}" for word in GAIN_WORDS),
    "place_token", "draw_objective", "release", "window_edit", "draw_bureaucracy",
]  # fmt: skip

# What holds as long as its tile or card is owned
BOOST_ADJACENT_SECURITY_GRANTS: Final = 0
INTAKE_BONUS_CASH: Final = 1
BUILD_REARRANGE: Final = 2
BUILD_DIG: Final = 3
DIG_DISCOUNT_TILES: Final = 4
SECURITY_IF_CELL_ADJACENT_TO_CELL: Final = 5
TAGS_GRANT_SECURITY_ADJACENT: Final = 6
CELL_CAPACITY: Final = 7
IGNORE_TILE_CONTRABAND: Final = 8
LOCKER_ROOM_SECURITY: Final = 9
CONDITIONAL_TAG: Final = 10
IGNORE_HIGHEST_ESCAPE_DIE: Final = 11
KEEP_LOCKER_ROOM_STAFF: Final = 12
BLUEPRINT_IGNORE_TILE: Final = 13
BID_BONUS_AFTER_REVEAL: Final = 14
EXTRA_RELEASE: Final = 15
PASSIVE_WORDS: Final = [
    "boost_adjacent_security_grants", "intake_bonus_cash", "build_rearrange", "build_dig", "dig_discount_tiles",
    "security_if_cell_adjacent_to_cell", "tags_grant_security_adjacent", "cell_capacity", "ignore_tile_contraband",
    "locker_room_security", "conditional_tag", "ignore_highest_escape_die", "keep_locker_room_staff",
    "blueprint_ignore_tile", "bid_bonus_after_reveal", "extra_release",
]  # fmt: skip

# What an Assignment counts
UNIT_TAG: Final = 0
UNIT_TILE: Final = 1
UNIT_PRISONER: Final = 2
UNIT_CARD: Final = 3
UNIT_STAFF: Final = 4
UNIT_WORDS: Final = ["tag", "tile", "prisoner", "card", "staff"]

# What a Characteristic asks for
COUNT: Final = 0
PAIRS: Final = 1
CELLS_WITH_TILE_CONTRABAND: Final = 2
BOUNDING_BOX: Final = 3
CONTIGUOUS_BLOCK: Final = 4
COMPLETED_OBJECTIVES: Final = 5
COMPLETED_EACH_KIND: Final = 6
CONDITION_WORDS: Final = [
    "count", "pairs", "cells_with_tile_contraband", "bounding_box", "contiguous_block", "completed_objectives",
    "completed_each_kind",
]  # fmt: skip

# What the Governor looks for beside tags: the numbers of TAG_WORDS, then these
MOST_STAFF: Final = 14
MOST_WINDOWS: Final = 15
MOST_VP: Final = 16
CHEAPEST: Final = 17
PRIORITY_WORDS: Final = [*TAG_WORDS, "staff", "window", "most_vp", "cheapest"]

# Rounds
FOUNDATION: Final = 0
WORKING_WEEK: Final = 1
EVALUATION: Final = 2
INCOME: Final = 3
FINAL_SCORING: Final = 4
ROUND_WORDS: Final = ["foundation", "working_week", "evaluation", "income", "final_scoring"]

DIFFICULTY_WORDS: Final = ["easy", "medium", "hard"]
OBJECTIVE_MODES: Final = ["normal", "harder"]
MOST_PLAYERS: Final = 4
MOST_THREAT: Final = 7
PRISONER_KINDS: Final = 24  # a token is one number below this: see `prisoner`
NOTHING: Final = -1
NO_LIMIT: Final = 1 << 30
ALL_KINDS: Final = (1 << 60) - 1  # of tiles

Record = dict[str, Any]  # an object of the checked JSON data


def counts(record: Record, words: list[str]) -> list[int]:
    """How many of each of these words the record names."""
    return [record.get(word, 0) for word in words]


def named(value: Any) -> list[str]:
    """One word or a list of them, as a list."""
    return [value] if isinstance(value, str) else list(value)


def mask(value: Any, words: list[str]) -> int:
    """The set of the words named: one word, a list of them, or "any" for all."""
    if value == "any":
        return (1 << len(words)) - 1
    out = 0
    for word in named(value):
        out |= 1 << words.index(word)
    return out


def tag_mask(value: Any) -> int:
    return ANY_PASSIVE if value == "any_passive" else mask(value, TAG_WORDS)


class Predicate:
    """What a tile must be. All that its face settles is one set of kinds; the rest is looked up on the table."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.kinds: int = 0
        self.copies: int = 0  # how many such tiles are in the box
        for tile in tiles:
            if printed(record, tile):
                self.kinds |= 1 << tile.index
                self.copies += tile.copies
        self.tag: int = TAG_WORDS.index(record["tag"]) if "tag" in record else NOTHING
        self.produces: int = TAG_WORDS.index(record["produces"]) if "produces" in record else NOTHING
        self.types: int = 0  # the prisoners to count in the cell: none are asked for
        self.least: int = 0
        self.most: int = NO_LIMIT
        if "prisoners" in record:
            inmates: Record = record["prisoners"]
            self.types = mask(inmates["type"], TYPE_WORDS)
            self.least = inmates["exactly"] if "exactly" in inmates else inmates["min"]
            self.most = inmates.get("exactly", NO_LIMIT)
        self.window: bool = record.get("window", False)
        self.side: int = SIDE_WORDS.index(record["window_dir"]) if "window_dir" in record else NOTHING
        self.needs: int = mask(record.get("status", []), NEED_WORDS)
        self.security: int = record.get("security_min", 0)


def printed(record: Record, tile: Tile) -> bool:
    """Whether the face of a tile is as the predicate says; a Locker Room wants to be named (section 11.2)."""
    if tile.category == LOCKERS and not (mask(record.get("category", []), CATEGORY_WORDS) >> LOCKERS & 1):
        return False
    if "category" in record and not (mask(record["category"], CATEGORY_WORDS) >> tile.category & 1):
        return False
    if "tile" in record and tile.id not in named(record["tile"]):
        return False
    if "outdoor" in record and tile.outdoor != record["outdoor"]:
        return False
    if "luxury" in record and tile.luxury != record["luxury"]:
        return False
    if tile.vp < record.get("min_vp", tile.vp):  # the printed points alone (R49)
        return False
    return tile.staff > 0 or not record.get("staff_producing", False)  # R52


class Quantity:
    """Something that can be counted in a prison, seen from a tile where its area says so; `least` makes a condition."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.kind: int = QUANTITY_WORDS.index(record["q"])
        self.area: int = AREA_WORDS.index(record.get("area", "prison"))
        self.tags: int = tag_mask(record.get("tags", record.get("tag", [])))
        self.types: int = mask(record.get("type", "any"), TYPE_WORDS)
        self.card_types: int = mask(record.get("card_type", "any"), CARD_WORDS)
        self.on_lockers: bool = record.get("where", "") == "locker_rooms"
        self.where: Predicate = Predicate(record if self.kind == TILES else {}, tiles)
        self.first: Predicate = Predicate(record.get("a", {}), tiles)
        self.second: Predicate = Predicate(record.get("b", {}), tiles)
        self.least: int = record.get("min", 0)


class Effect:
    """Something that happens once: when a tile or card is gained, or a place on it is filled."""

    def __init__(self, record: Record) -> None:
        self.n: int = record.get("n", 1)
        self.tag: int = NOTHING  # WILDCARD: any passive one
        self.specialist: int = NOTHING
        self.deck: int = NOTHING
        self.types: int = 0
        self.keep: int = 0  # of the n cards drawn
        if "gain" in record:
            self.kind: int = GAIN_WORDS.index(record["gain"])
            if self.kind == GAIN_TAG:
                self.tag = TAG_WORDS.index(record["tag"])
            elif self.kind == GAIN_SPECIALIST:
                self.specialist = SPECIALIST_WORDS.index(record["kind"])
        elif "place_token" in record:
            self.kind = PLACE_TOKEN
            self.tag = WILDCARD if record["place_token"] == "wildcard" else TAG_WORDS.index(record["place_token"])
        elif "draw_objective" in record:
            self.kind = DRAW_OBJECTIVE
            self.deck = DECK_WORDS.index(record["draw_objective"])
        elif "release" in record:
            self.kind = RELEASE
            self.types = mask(record["release"]["types"], TYPE_WORDS)
            self.n = record["release"]["n"]
        elif "window_edit" in record:
            self.kind = WINDOW_EDIT
            self.n = record["window_edit"]
        else:
            self.kind = DRAW_BUREAUCRACY
            self.n = record["draw_bureaucracy"]["draw"]
            self.keep = record["draw_bureaucracy"]["buy_up_to"]


def read_effects(records: list[Record]) -> list[Effect]:
    return [Effect(record) for record in records]


def tags_of(effects: list[Effect]) -> list[int]:
    """How many of each tag these effects leave on their tile or card (R30)."""
    out = [0] * TILE_TAGS
    for effect in effects:
        if effect.kind == GAIN_TAG:
            out[effect.tag] += effect.n
    return out


class Reward:
    """Points at the end: `vp` for each full `every` of a quantity, or once where a condition holds (R40)."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.vp: int = record["vp"]
        self.once: bool = "when" in record
        self.quantity: Quantity = Quantity(record["when"] if self.once else record["per"], tiles)
        self.every: int = record.get("every", 1)


class Grant:
    """What a tile gives to the cells of an area, while staffed or while a condition holds where it says so."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.tag: int = TAG_WORDS.index(record["tag"])
        self.n: int = record["n"]
        self.area: int = AREA_WORDS.index(record["to"])
        self.staffed: bool = record.get("requires_staff", False)
        self.when: Quantity | None = Quantity(record["when"], tiles) if "when" in record else None


class Conditional:
    """What a tile shows while a condition holds, or for each full `every` of a quantity (R27)."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.tags: list[int] = counts(record.get("gives", {}), TAG_WORDS[:TILE_TAGS])
        self.token: bool = "gives_token" in record  # once, when the condition first holds (R29)
        self.specialist: int = NOTHING  # lent while the condition holds (R28)
        if "gives_specialist" in record:
            self.specialist = SPECIALIST_WORDS.index(record["gives_specialist"]["kind"])
        self.once: bool = "when" in record
        self.quantity: Quantity = Quantity(record["when"] if self.once else record["per"], tiles)
        self.every: int = record.get("every", 1)


class Tile:
    """A kind of tile. What it says of other tiles is read once all their faces are known: see `read_abilities`."""

    def __init__(self, index: int, tile: Record) -> None:
        self.index: int = index
        self.id: str = tile["id"]
        self.name: str = tile["name"]
        self.category: int = CATEGORY_WORDS.index(tile["category"])
        self.cost: int = tile["cost"]
        self.vp: int = tile["vp"]
        self.copies: int = tile["copies"]
        self.outdoor: bool = tile["outdoor"]
        self.luxury: bool = tile.get("luxury", False)
        self.tags: list[int] = counts(tile["tags"], TAG_WORDS[:TILE_TAGS])
        self.own: list[int] = counts(tile["own"], TAG_WORDS[FUNCTIONAL:])  # acts on this cell alone
        self.staff: int = 0  # bonus icons
        self.windows: int = 0
        self.wildcards: int = 0
        self.specialists: list[int] = [0] * SPECIALISTS
        for bonus in tile["bonus"]:
            if bonus["icon"] == "staff":
                self.staff += bonus["n"]
            elif bonus["icon"] == "window":
                self.windows += bonus["n"]
            elif bonus["icon"] == "wildcard":
                self.wildcards += bonus["n"]
            else:
                self.specialists[SPECIALIST_WORDS.index(bonus["kind"])] += bonus["n"]
        cell: Record = tile["cell"] or {"capacity": 0, "types": [], "mix": True}
        self.capacity: int = cell["capacity"]
        self.types: int = mask(cell["types"], TYPE_WORDS)
        self.mixes: bool = cell["mix"]
        more_room: Record = tile["capacity_bonus"] or {"n": 0, "to": "self"}
        self.more_room: int = more_room["n"]  # for each cell of the area
        self.more_room_area: int = AREA_WORDS.index(more_room["to"])
        slot: Record = tile["staff_slot"] or {"effects": []}
        self.has_slot: bool = tile["staff_slot"] is not None
        self.slot_effects: list[Effect] = read_effects(slot["effects"])
        self.slot_tags: list[int] = tags_of(self.slot_effects)
        self.leaves_at: list[int] = slot.get("removed_at_evaluations", [])  # when its Staff is discarded
        self.boost: int = 0  # to the Security that adjacent tiles grant
        self.intake_cash: int = 0  # for each prisoner taken, once however many such tiles there are
        for passive in tile["passive"]:
            if PASSIVE_WORDS.index(passive["passive"]) == BOOST_ADJACENT_SECURITY_GRANTS:
                self.boost += passive["n"]
            else:
                self.intake_cash += passive["n"]
        self.grants: list[Grant] = []
        self.grant_mask: int = 0  # the functional tags among them
        self.conditionals: list[Conditional] = []
        self.lends: int = NOTHING  # the specialist that exists while `lends_when` holds (R28)
        self.lends_when: Quantity | None = None
        self.token_when: Quantity | None = None  # R29
        self.endgame: list[Reward] = []
        self.source: str = tile["source"]

    def read_abilities(self, tile: Record, tiles: list[Tile]) -> None:
        for grant in tile["grants"]:
            self.grants.append(Grant(grant, tiles))
            self.grant_mask |= 1 << TAG_WORDS.index(grant["tag"])
        for entry in tile["conditional"]:
            conditional = Conditional(entry, tiles)
            if conditional.specialist != NOTHING:
                self.lends = conditional.specialist
                self.lends_when = conditional.quantity
            elif conditional.token:
                self.token_when = conditional.quantity
            else:
                self.conditionals.append(conditional)
        self.endgame = [Reward(reward, tiles) for reward in tile["endgame"]]


class Passive:
    """An ability that a card gives as long as it is owned."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.kind: int = PASSIVE_WORDS.index(record["passive"])
        self.per_staff: int = record.get("per_staff", 0)  # more for each Staff on the card
        self.n: int = record.get("base", 0) if self.per_staff else record.get("n", 1)
        self.tags: int = tag_mask(record.get("tags", record.get("tag", [])))
        self.types: int = mask(record.get("types", []), TYPE_WORDS)
        self.per: Quantity | None = Quantity(record["per"], tiles) if "per" in record else None
        self.every: int = record.get("every", 1)


class Card:
    """A Bureaucracy card: a Policy, or a Staff card with its vacancies."""

    def __init__(self, index: int, card: Record, tiles: list[Tile]) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.type: int = CARD_WORDS.index(card["card_type"])
        self.cost: int = card["cost"]
        self.immediate: list[Effect] = read_effects(card["immediate"])
        self.passives: list[Passive] = [Passive(passive, tiles) for passive in card["passive"]]
        self.vacancies: list[list[Effect]] = [read_effects(slot) for slot in card["slots"] or []]
        self.types: int = 0  # prisoners that may be moved to the card, which exhausts it
        self.places: list[list[Effect]] = []  # what each of them brings
        if card["exhaust"] is not None:
            self.types = mask(card["exhaust"]["move_prisoner_to_card"]["type"], TYPE_WORDS)
            self.places = [read_effects(slot) for slot in card["exhaust"]["slot_effects"]]
        # the tags that lie on the card, by how many of its places or vacancies are filled (no card has both)
        self.tags: list[list[int]] = [tags_of(self.immediate)]
        for effects in self.places + self.vacancies:
            more = tags_of(effects)
            self.tags.append([self.tags[-1][tag] + more[tag] for tag in range(TILE_TAGS)])
        self.endgame: list[Reward] = []
        self.spares: int = 0  # points off the threat of each escaped prisoner
        self.late_play: int = 0  # objectives that may be played, and discarded, at the very end (R54)
        self.late_discard: int = 0
        for entry in card["endgame"]:
            if "escape_penalty_reduction" in entry:
                self.spares += entry["escape_penalty_reduction"]
            elif "special" in entry:
                self.late_play = entry["play_up_to"]
                self.late_discard = entry["discard_played_up_to"]
            else:
                self.endgame.append(Reward(entry, tiles))
        self.source: str = card["source"]


class Requirement:
    """So many tags, tiles, prisoners, cards or unassigned Staff."""

    def __init__(self, count: int, of: Record, tiles: list[Tile]) -> None:
        self.count: int = count
        self.unit: int = UNIT_WORDS.index(of["unit"])
        self.tags: int = tag_mask(of.get("tag", []))
        self.distinct: bool = of.get("distinct", False)  # all of them different tags
        self.where: Predicate = Predicate(of.get("pred", {}), tiles)
        self.types: int = mask(of.get("type", "any"), TYPE_WORDS)
        self.needs: int = mask(of.get("status", []), NEED_WORDS)
        self.card_types: int = mask(of.get("card_type", "any"), CARD_WORDS)
        self.copies: int = self.where.copies  # how many tiles of the box would serve, by what they show
        if self.unit == UNIT_TAG:
            self.copies = sum([tile.copies for tile in tiles if shows(tile, self.tags)])


def shows(tile: Tile, tags: int) -> bool:
    """Whether one of these tags is printed on a tile."""
    for tag in range(TILE_TAGS):
        if tags >> tag & 1 and tile.tags[tag]:
            return True
    return False


class Condition:
    """One line of a Characteristic."""

    def __init__(self, record: Record, tiles: list[Tile]) -> None:
        self.kind: int = CONDITION_WORDS.index(record["c"])
        self.least: int = record.get("min", 0)
        if self.kind == COMPLETED_EACH_KIND:
            self.least = len(OBJECTIVE_WORDS)
        self.most: int = record.get("max", NO_LIMIT)
        self.of: Requirement = Requirement(self.least, record.get("of", {"unit": "tile"}), tiles)
        self.first: Predicate = Predicate(record.get("a", {}), tiles)
        self.second: Predicate = Predicate(record.get("b", {}), tiles)
        self.overlooks: bool = record.get("relation", "") == "overlooks"
        self.block: Predicate = Predicate({"tile": record.get("tiles", [])}, tiles)
        self.kinds: int = mask(record.get("kinds", []), OBJECTIVE_WORDS)
        self.not_decks: int = mask(record.get("exclude_decks", []), DECK_WORDS)


class Square:
    """One square of a Blueprint: what stands there, as drawn."""

    def __init__(self, row: int, column: int, where: Predicate) -> None:
        self.row = row
        self.column = column
        self.where = where


class Objective:
    def __init__(self, index: int, card: Record, tiles: list[Tile]) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.name: str = card["name"]
        self.deck: int = DECK_WORDS.index(card["deck"])
        self.kind: int = OBJECTIVE_WORDS.index(card["kind"])
        self.vp: int = card["vp"]
        self.penalty: int = card["penalty"]
        self.requires: list[Requirement] = [
            Requirement(line["count"], line["of"], tiles) for line in card.get("requires", [])
        ]
        self.pattern: list[Square] = []  # row by row; squares that do not matter are left out
        self.has_edges: bool = False  # whether a window must be on a certain edge
        for row, line in enumerate(card.get("pattern", [])):
            for column, entry in enumerate(line):
                if entry is not None:
                    self.pattern.append(Square(row, column, Predicate(entry, tiles)))
                    self.has_edges = self.has_edges or "window_dir" in entry
        self.layouts: list[Layout] = different_layouts(card.get("pattern", []), self)
        self.conditions: list[Condition] = [Condition(line, tiles) for line in card.get("conditions", [])]
        self.source: str = card["source"]


class Layout:
    """A pattern turned or mirrored: for each of its squares the column, then the row."""

    def __init__(self, symmetry: int, pattern: list[Square]) -> None:
        self.symmetry = symmetry
        self.steps: list[int] = []
        for square in pattern:
            self.steps += turned(square.column, square.row, symmetry)


def different_layouts(drawn: list[list[Record | None]], objective: Objective) -> list[Layout]:
    """The symmetries under which a Blueprint asks for something else; where edges matter all of them."""
    out: list[Layout] = []
    seen: list[list[tuple[int, int, str]]] = []
    for symmetry in range(SYMMETRIES if objective.pattern else 0):
        layout = Layout(symmetry, objective.pattern)
        left, top = min(layout.steps[::2]), min(layout.steps[1::2])
        asked: list[tuple[int, int, str]] = []
        for place in range(len(objective.pattern)):
            square = objective.pattern[place]
            where = repr(drawn[square.row][square.column])
            asked.append((layout.steps[2 * place] - left, layout.steps[2 * place + 1] - top, where))
        asked.sort()
        if objective.has_edges or asked not in seen:
            seen.append(asked)
            out.append(layout)
    return out


class WardenCard:
    """A Warden Duel card: how much is on offer with one or two players, and what the Governor does."""

    def __init__(self, index: int, card: Record) -> None:
        self.index: int = index
        self.id: str = card["id"]
        self.offers: list[int] = counts(card["offers"], BID_WORDS)
        self.bids: list[int] = counts(card["governor_bids"], BID_WORDS)
        self.priorities: list[int] = [PRIORITY_WORDS.index(word) for word in card["priorities"]]
        self.source: str = card["source"]


class Round:
    """One round of the game; `number` is the week, or which Evaluation or Income it is."""

    def __init__(self, record: Record) -> None:
        self.kind: int = ROUND_WORDS.index(record["kind"])
        self.number: int = record["week"] if "week" in record else record.get("n", 0)
        self.dice: int = record.get("dice", 0)


class Difficulty:
    """What the Governor scores for each of his tiles and cards."""

    def __init__(self, index: int, record: Record) -> None:
        self.index: int = index
        self.id: str = DIFFICULTY_WORDS[index]
        self.per_tile: int = record["per_tile"]
        self.per_card: int = record["per_card"]


class Box:
    """All components and figures. Lists "by number of players" have an unused entry 0."""

    def __init__(self, data: Record, fingerprint: str) -> None:
        self.name: str = data["title"]
        self.fingerprint: str = fingerprint  # "" for the figures that ship with the project
        self.data: Record = data  # as read: what each entry says of its sources

        self.tiles: list[Tile] = [Tile(i, tile) for i, tile in enumerate(data["tiles"])]
        for tile in self.tiles:
            tile.read_abilities(data["tiles"][tile.index], self.tiles)
        self.cards: list[Card] = [Card(i, card, self.tiles) for i, card in enumerate(data["bureaucracy"])]
        self.objectives: list[Objective] = [Objective(i, card, self.tiles) for i, card in enumerate(data["objectives"])]
        self.warden_cards: list[WardenCard] = [WardenCard(i, card) for i, card in enumerate(data["warden_duel"])]
        self.rounds: list[Round] = [Round(record) for record in data["rounds"]["order"]]

        finance: list[Record] = data["tracks"]["finance"]["spaces"]
        rehabilitation: list[Record] = data["tracks"]["rehabilitation"]["spaces"]
        # By position on the track, with an unused entry 0
        self.last_position: int = data["tracks"]["finance"]["max_position"]
        self.income: list[int] = [0] + [space["income"] for space in finance]
        self.finance_vp: list[int] = [0] + [space["vp"] for space in finance]
        self.release_slots: list[list[int]] = [[]]  # masks of types
        for space in rehabilitation:
            self.release_slots.append([mask(slot, TYPE_WORDS) for slot in space["slots"]])
        self.rehabilitation_vp: list[int] = [0] + [space["vp"] for space in rehabilitation]

        self.die: list[int] = data["escape_dice"]["faces"]
        self.prisoners: list[list[int]] = [[], [], []]  # by type: all tokens of the supply, by threat
        for supply in data["prisoners"]:
            kind = TYPE_WORDS.index(supply["type"])
            for threat, tokens in supply["threat"].items():
                self.prisoners[kind] += [prisoner(int(threat), kind)] * tokens
        self.prisoner_contraband: list[int] = [supply["contraband"] for supply in data["prisoners"]]
        self.intake_cash: list[int] = [supply["cash"] for supply in data["prisoners"]]
        self.specialist_tag: list[int] = [SECURITY, SECURITY, COMFORT, COMFORT, HYGIENE, HYGIENE]

        constants: Record = data["constants"]
        self.start_cash: int = constants["start_cash"]
        self.start_staff: int = constants["start_staff"]
        self.start_face_up: int = constants["start_objectives"]["face_up_starting"]
        self.start_hand: list[int] = counts(constants["start_objectives"]["hand"], DECK_WORDS)
        self.start_tiles: list[int] = [
            [tile.id for tile in self.tiles].index(word) for word in constants["start_tiles"]
        ]
        self.grid: int = constants["grid"]
        self.most_cells: int = constants["max_cells"]
        self.most_specialists: int = constants["max_specialists_per_cell"]
        self.bunk_cell_price: int = constants["bunk_cell_price"]
        self.locker_room_price: int = constants["locker_room_price"]
        self.shortfall: int = constants["shortfall_multiplier"]  # dollars for each that a bid is short
        self.dig_step: int = constants["dig_cost_step"]
        self.offers: list[int] = [0, 0, 0, constants["offers"]["3"], constants["offers"]["4"]]  # 0: a Warden Duel card
        self.objective_draw: list[int] = counts(constants["objective_draw"], DECK_WORDS)
        self.objective_keep: int = constants["objective_draw"]["keep"]
        self.income_needs: int = constants["income_per_prisoner_with_needs"]["min_needs"]
        self.income_cash: int = constants["income_per_prisoner_with_needs"]["cash"]
        self.cash_per_vp: int = constants["scoring"]["cash_per_vp"]
        self.specialist_vp: int = constants["scoring"]["specialist_vp"]
        self.one_need_vp: int = constants["scoring"]["inmate_one_need_vp"]
        self.both_needs_vp: int = constants["scoring"]["inmate_both_needs_vp"]

        solo: Record = data["solo"]
        self.difficulties: list[Difficulty] = [
            Difficulty(i, solo["difficulty"][word]) for i, word in enumerate(DIFFICULTY_WORDS)
        ]
        self.governor_specialist_vp: int = solo["specialist_vp"]
        self.governor_objectives: list[list[int]] = [  # each week, by deck: normal, harder
            counts(solo["objectives_per_week"][word], DECK_WORDS) for word in OBJECTIVE_MODES
        ]
        self.governor_bunk_below: int = solo["takes_bunk_if_tiles_bought_below"]
        self.governor_locker_below: int = solo["takes_locker_if_tiles_bought_below"]

    def tile(self, word: str) -> int:
        """The number of a tile by its id."""
        return [tile.id for tile in self.tiles].index(word)

    def card(self, word: str) -> int:
        """The number of a Bureaucracy card by its id."""
        return [card.id for card in self.cards].index(word)

    def objective(self, word: str) -> int:
        """The number of an objective by its id."""
        return [objective.id for objective in self.objectives].index(word)


def prisoner(threat: int, kind: int) -> int:
    """A token as one number; in a cell the greater one lies on top (R23)."""
    return threat * TYPES + kind


def threat_of(token: int) -> int:
    return token // TYPES


def type_of(token: int) -> int:
    return token % TYPES


def load_box(data: Record, fingerprint: str = "") -> Box:
    """The box of checked data; see pack.py for the checks."""
    return Box(data, fingerprint)
