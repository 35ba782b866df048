"""Which objectives can be completed, found by trying everything."""

from __future__ import annotations

from itertools import product

from bighouse.games.prison_architect.box.components import (
    ASSIGNMENT,
    BLUEPRINT,
    CHARACTERISTIC,
    TILE_TAGS,
    UNIT_CARD,
    UNIT_PRISONER,
    UNIT_STAFF,
    UNIT_TAG,
    UNIT_TILE,
    Predicate,
    Requirement,
    type_of,
)
from bighouse.games.prison_architect.rules.characteristics import holds_for
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.predicates import fits
from bighouse.games.prison_architect.rules.prison import SPAN, Prison
from tests.games.prison_architect.prisons import BOX


def items_of(prison: Prison) -> list[tuple[int, object, object]]:
    """Every single item of a prison: its unit and what it is."""
    reckoning = reckoned(prison)
    out: list[tuple[int, object, object]] = []
    for number in range(len(prison.tiles)):
        out.append((UNIT_TILE, number, None))
        for tag in range(TILE_TAGS):
            out += [(UNIT_TAG, tag, None)] * reckoning.tags[number][tag]
        for token in prison.inmates[number]:
            out.append((UNIT_PRISONER, type_of(token), reckoning.needs[number]))
    for group in prison.card_inmates:
        out += [(UNIT_PRISONER, 0, 1)] * len(group)
    out += [(UNIT_CARD, BOX.cards[card].type, None) for card in prison.cards]
    out += [(UNIT_STAFF, None, None)] * prison.staff
    return out


def takes(prison: Prison, line: Requirement, item: tuple[int, object, object]) -> bool:
    unit, what, needs = item
    if unit != line.unit:
        return False
    if unit == UNIT_TAG:
        assert isinstance(what, int)
        return bool(line.tags >> what & 1)
    if unit == UNIT_TILE:
        assert isinstance(what, int)
        return fits(prison, reckoned(prison), line.where, what)
    if unit == UNIT_PRISONER:
        assert isinstance(what, int)
        assert isinstance(needs, int)
        return bool(line.types >> what & 1) and line.needs & needs == line.needs
    if unit == UNIT_CARD:
        assert isinstance(what, int)
        return bool(line.card_types >> what & 1)
    return True


def can_serve(prison: Prison, lines: list[Requirement], items: list[tuple[int, object, object]]) -> bool:
    """Try every item for every slot, one by one (with a memory of dead ends)."""
    slots = [line for line in lines for _ in range(line.count)]
    dead: set[tuple[int, tuple[int, ...], frozenset[object]]] = set()
    kinds = sorted(set(items), key=repr)

    def fill(place: int, left: tuple[int, ...], used: frozenset[object]) -> bool:
        if place == len(slots):
            return True
        if place == 0 or slots[place] is not slots[place - 1]:
            used = frozenset()
        key = (place, left, used)
        if key in dead:
            return False
        for kind, item in enumerate(kinds):
            if left[kind] and takes(prison, slots[place], item) and not (slots[place].distinct and item in used):
                rest = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                if fill(place + 1, rest, used | {item} if slots[place].distinct else used):
                    return True
        dead.add(key)
        return False

    return fill(0, tuple(items.count(item) for item in kinds), frozenset())


def lies_somewhere(prison: Prison, objective: int, left_out: int) -> bool:
    """Whether a pattern fits somewhere with at most so many squares left out, by turning the drawing itself."""
    entries = BOX.data["objectives"][objective]["pattern"]
    bare = [  # the predicates without their edges
        [
            entry and Predicate({word: entry[word] for word in entry if word != "window_dir"}, BOX.tiles)
            for entry in line
        ]
        for line in entries
    ]

    def stands(row: int, column: int, sides: list[str], number: int) -> bool:
        """Whether a tile is what this square of the drawing asks for, its window where the turned drawing has it."""
        edge = entries[row][column].get("window_dir")
        looks_out = edge is None or bool(prison.windows[number] >> sides.index(edge) & 1)
        where = bare[row][column]
        assert where is not None
        return looks_out and fits(prison, reckoned(prison), where, number)

    for mirrored, turns in product((False, True), range(4)):
        drawn = [[(row, column) for column in range(len(entries[0]))] for row in range(len(entries))]
        sides = ["N", "E", "S", "W"]
        if mirrored:
            drawn = [line[::-1] for line in drawn]
            sides = ["N", "W", "S", "E"]
        for _ in range(turns):
            drawn = [list(line) for line in zip(*drawn[::-1])]
            sides = [sides[3], *sides[:3]]
        for top, left in product(range(-2, 13), repeat=2):
            missing = 0
            for row, line in enumerate(drawn):
                for column, part in enumerate(line):
                    if entries[part[0]][part[1]] is not None:
                        here = (top + row, left + column)
                        on = 0 <= here[0] < SPAN and 0 <= here[1] < SPAN
                        number = prison.at[here[0] * SPAN + here[1]] if on else -1
                        missing += number < 0 or not stands(*part, sides, number)
            if missing <= left_out:
                return True
    return False


def brute_force(prison: Prison, table: list[int]) -> int:
    """The best total over all sets of completed objectives, each looked at from scratch."""
    cards = [BOX.objectives[index] for index in table]
    janitors = sum(
        prison.card_staff[place] for place, card in enumerate(prison.cards) if BOX.cards[card].id == "janitors"
    )
    items = items_of(prison)
    whole = [lies_somewhere(prison, card.index, 0) if card.kind == BLUEPRINT else False for card in cards]
    nearly = [lies_somewhere(prison, card.index, 1) if card.kind == BLUEPRINT else False for card in cards]
    plain = [
        card.kind == CHARACTERISTIC and card.id not in ("H26", "H27") and holds_for(prison, reckoned(prison), card)
        for card in cards
    ]
    best = -999
    for chosen in range(1 << len(cards)):
        done = [place for place in range(len(cards)) if chosen >> place & 1]
        gaps = 0
        lines: list[Requirement] = []
        lawful = True
        for place in done:
            card = cards[place]
            if card.kind == ASSIGNMENT:
                lines += card.requires
            elif card.kind == BLUEPRINT:
                gaps += not whole[place]
                lawful &= nearly[place]
            elif card.id == "H26":
                lawful &= sum(cards[other].kind != CHARACTERISTIC for other in done) >= 4
            elif card.id == "H27":
                kinds = {cards[other].kind for other in done if other != place and cards[other].id[0] != "S"}
                lawful &= len(kinds) == 3
            else:
                lawful &= plain[place]
        total = sum(card.vp if place in done else -card.penalty for place, card in enumerate(cards))
        if lawful and gaps <= janitors and total > best and can_serve(prison, lines, items):
            best = total
    return best
