"""A second reading of the procedure (RULES.md sections 5, 8 and 14): what may be done, found the slow way.

Like the referee it knows tiles and cards from the data alone: every placement is tried out, every prisoner is housed or
matched to a slot by search.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from bighouse.games.prison_architect.box.components import threat_of, type_of
from bighouse.games.prison_architect.rules import actions
from bighouse.games.prison_architect.rules.prison import MIDDLE, SPAN, Prison
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from tests.games.prison_architect.referee import DATA, STEPS

TILES: list[dict[str, Any]] = DATA["tiles"]
CARDS: list[dict[str, Any]] = DATA["bureaucracy"]
DUELS: list[dict[str, Any]] = DATA["warden_duel"]
TYPES = ["grey", "orange", "red"]
SIDES = list(STEPS.values())
BUREAUCRACY = 4

Square = tuple[int, int]
Layout = dict[Square, tuple[int, int]]  # a tile and its windows, as a mask


def layout(prison: Prison) -> Layout:
    numbers = range(len(prison.tiles))
    return {divmod(prison.squares[n], SPAN): (prison.tiles[n], prison.windows[n]) for n in numbers}


def at(squares: Iterable[Square]) -> set[int]:
    return {actions.AT + row * SPAN + column for row, column in squares}


def beside(square: Square) -> list[Square]:
    return [(square[0] + down, square[1] + across) for down, across in SIDES]


def cards_of(prison: Prison) -> list[str]:
    return [CARDS[card]["id"] for card in prison.cards]


# Placing tiles, moving them, windows


def is_lawful(plan: Layout) -> bool:
    """Within the frame, in one piece, at most ten cells, no window on or before the wrong tile."""
    spans = [max(axis) - min(axis) for axis in zip(*plan, strict=True)]
    reached = {next(iter(plan))}
    while more := {near for square in reached for near in beside(square) if near in plan} - reached:
        reached |= more
    cells = sum(TILES[tile]["category"] == "cell" for tile, _ in plan.values())
    return max(spans) < 6 and reached == set(plan) and cells <= 10 and windows_are_lawful(plan)


def windows_are_lawful(plan: Layout) -> bool:
    for square, (tile, windows) in plan.items():
        faced = [near for side, near in enumerate(beside(square)) if windows >> side & 1]
        if faced and TILES[tile]["outdoor"]:
            return False
        if any(near in plan and not TILES[plan[near][0]]["outdoor"] for near in faced):
            return False
    return True


def edges(plan: Layout, tile: int, square: Square) -> set[int]:
    """Every lawful set of edges for the windows of a tile that is placed there."""
    icons = sum(bonus["n"] for bonus in TILES[tile]["bonus"] if bonus["icon"] == "window")
    masks = [mask for mask in range(16) if mask.bit_count() == icons]
    return {mask for mask in masks if is_lawful(plan | {square: (tile, mask)})}


def places(plan: Layout, tile: int) -> set[Square]:
    around = {near for square in plan for near in beside(square)} - set(plan) or {divmod(MIDDLE, SPAN)}
    return {square for square in around if edges(plan, tile, square)}


def moves(plan: Layout, square: Square) -> set[Square]:
    """Where Micromanagement may put a tile: an empty square, or one whose tile takes its place (R55)."""
    out = set()
    for there in {near for some in plan for near in [some, *beside(some)]} - {square}:
        after = {some: tile for some, tile in plan.items() if some not in (square, there)}
        if there in plan:
            after[square] = plan[there]
        after[there] = plan[square]
        if len(plan) > 1 and is_lawful(after):
            out.add(there)
    return out


def new_windows(plan: Layout, square: Square) -> set[int]:
    tile, windows = plan[square]
    new = [1 << side for side in range(4) if not windows >> side & 1]
    return {edge for edge in new if is_lawful(plan | {square: (tile, windows | edge)})}


# Prisoners


def rooms(prison: Prison) -> list[tuple[int, int, dict[str, Any], list[int]]]:
    """Square, free places, what the cell takes and the types that live there, cell by cell."""
    plan = layout(prison)
    out = []
    for number, tile in enumerate(prison.tiles):
        cell = TILES[tile]["cell"]
        if cell:
            near = [plan[there][0] for there in beside(divmod(prison.squares[number], SPAN)) if there in plan]
            showers = sum(TILES[other]["id"] == "showers" for other in near)
            more = showers + ("cramped_cells" in cards_of(prison))
            types = [type_of(prisoner) for prisoner in prison.inmates[number]]
            out.append((prison.squares[number], cell["capacity"] + more - len(types), cell, types))
    return out


def takes(cell: dict[str, Any], types: list[int], newcomers: list[int]) -> bool:
    mixed = cell["mix"] or len({*types, *newcomers}) <= 1
    return mixed and all(TYPES[kind] in cell["types"] for kind in newcomers)


def can_house(prison: Prison, batch: list[int], taken: int = -1, by: int = -1) -> bool:
    """Whether a batch finds room, once a prisoner of type `by` has entered the cell on the square `taken`."""
    cells = [
        (free - (where == taken), cell, [*types, *([by] if where == taken else [])])
        for where, free, cell, types in rooms(prison)
    ]

    @cache
    def fits(place: int, grey: int, orange: int, red: int) -> bool:
        if grey + orange + red == 0:
            return True
        if place == len(cells):
            return False
        free, cell, types = cells[place]
        for a in range(grey + 1):
            for b in range(orange + 1):
                for c in range(red + 1):
                    newcomers = [0] * a + [1] * b + [2] * c
                    if newcomers and (len(newcomers) > free or not takes(cell, types, newcomers)):
                        continue
                    if fits(place + 1, grey - a, orange - b, red - c):
                        return True
        return False

    return fits(0, *batch)


def houses(prison: Prison, arriving: list[int]) -> set[int]:
    """The squares of cells for the last of those who arrive."""
    kind = type_of(arriving[-1])
    rest = [sum(type_of(other) == each for other in arriving[:-1]) for each in range(3)]
    return {
        where
        for where, free, cell, types in rooms(prison)
        if free > 0 and takes(cell, types, [kind]) and can_house(prison, rest, where, kind)
    }


def matches(slots: list[set[int]], types: list[int]) -> bool:
    """Whether every one of these types finds a slot of its own."""
    if not types:
        return True
    return any(
        types[0] in slot and matches(slots[:place] + slots[place + 1 :], types[1:]) for place, slot in enumerate(slots)
    )


def fugitives(prison: Prison, unsecured: set[int]) -> set[int]:
    """The squares from which the next one flees."""
    threats = {
        prison.squares[number]: max(threat_of(prisoner) for prisoner in inmates)
        for number, inmates in enumerate(prison.inmates)
        if inmates and prison.squares[number] in unsecured
    }
    return {square for square, threat in threats.items() if threat == max(threats.values())}


# Buying


def purchases(game: PrisonArchitect, seat: int) -> set[int]:
    player = game.players[seat]
    area = game.area
    faces, first = (CARDS, actions.BUY_CARD) if area == BUREAUCRACY else (TILES, actions.BUY_TILE)
    bid, free = player.bids[area], player.cash - sum(player.bids)
    items = player.dug or game.offers[area]
    out = {first + item for item in items if 2 * max(0, faces[item]["cost"] - bid) <= free}
    if (game.stacks[area] or game.discards[area]) and price_of_draw(game, seat, area) <= free:
        out.add(actions.DIG)
    return out | {actions.NO_PURCHASE}


def price_of_draw(game: PrisonArchitect, seat: int, area: int) -> int:
    player = game.players[seat]
    cheaper = area != BUREAUCRACY and "groundskeeping" in cards_of(player.prison)
    return max(0, len(player.dug) - cheaper)


def next_areas(game: PrisonArchitect) -> tuple[int, set[int]]:
    """Whose bid decides, and on which areas."""
    highest = max(bid for player in game.players for bid in player.bids)
    leader = next(seat for seat in game.initiative if highest in game.players[seat].bids)
    bids = game.players[leader].bids
    return leader, {actions.AREA + area for area in range(5) if bids[area] == highest}


# The Governor


def worth(tile: int, priority: str) -> int:
    """How much of a benefit a tile shows (R65)."""
    face = TILES[tile]
    gives = DATA["vocabulary"]["specialists"]
    if priority == "most_vp":
        return int(face["vp"])
    if priority == "cheapest":
        return -int(face["cost"])
    if priority in ("staff", "window"):
        return sum(bonus["n"] for bonus in face["bonus"] if bonus["icon"] == priority)
    n = face["tags"].get(priority, 0) + face["own"].get(priority, 0)
    n += sum(grant["n"] for grant in face["grants"] if grant["tag"] == priority)
    people = [bonus for bonus in face["bonus"] if bonus["icon"] == "specialist"]
    for entry in face["conditional"]:
        n += entry.get("gives", {}).get(priority, 0)
        people += [entry["gives_specialist"]] if "gives_specialist" in entry else []
    for effect in (face["staff_slot"] or {"effects": []})["effects"]:
        n += effect["n"] if effect.get("gain") == "tag" and effect["tag"] == priority else 0
        people += [effect] if effect.get("gain") == "specialist" else []
    return int(n + sum(some["n"] for some in people if gives[some["kind"]] == priority))


def taken_by_governor(game: PrisonArchitect, area: int) -> int | None:
    """What he takes of an offer; None if nothing."""
    bid = game.governor.bids[area]
    faces = CARDS if area == BUREAUCRACY else TILES
    left = [item for item in game.offers[area] if 0 < bid >= faces[item]["cost"]]
    if area == BUREAUCRACY:
        owned = [CARDS[card]["card_type"] for card in game.governor.cards]
        wanted = "staff" if owned.count("staff") <= owned.count("policy") else "policy"
        left = [card for card in left if CARDS[card]["card_type"] == wanted] or left
    else:
        for priority in DUELS[game.duel]["priorities"]:
            left = [tile for tile in left if worth(tile, priority) == max(worth(some, priority) for some in left)]
    return left[0] if left else None
