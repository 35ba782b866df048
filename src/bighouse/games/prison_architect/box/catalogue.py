"""The catalogue: what the ids in a view stand for - figures, a sentence in our own words, and where they come from."""

from __future__ import annotations

from bighouse.engine.seeing import bag
from bighouse.engine.view import Card, Mark, Shown
from bighouse.games.prison_architect.box import components as c
from bighouse.games.prison_architect.box.components import Box, Record
from bighouse.games.prison_architect.words.card_words import (
    card_sentence,
    grant_words,
    objective_sentence,
    priority_words,
    square_words,
    tile_names,
    tile_sentence,
)
from bighouse.games.prison_architect.words.data_words import effects_words

PARTS = {  # of a face or of its pile, as a note on where they come from names them
    "copies": "How many there are",
    "own": "Its own tags",
    "cell": "What it is as a cell",
    "exhaust.slots": "How often it is used",
    "passive": "What it does",
    "immediate": "What it brings at once",
}
NO_FACE = ("id", "copies", "source", "ref", "note", "field_sources", "reconstructed_fields")  # not printed on a tile


class CellCard(Shown, frozen=True):
    capacity: int
    types: list[str]
    mix: bool


class GrantCard(Shown, frozen=True):
    tag: str
    n: int
    to: str
    requires_staff: bool
    words: str


class TileCard(Card, frozen=True):
    category: str
    copies: int
    cost: int
    points: int
    outdoor: bool
    luxury: bool
    tags: dict[str, int]
    own: dict[str, int]
    grants: list[GrantCard]
    windows: int
    staff: int
    tokens: int
    specialists: dict[str, int]
    staff_slot: bool
    cell: CellCard | None


class BureaucracyCard(Card, frozen=True):
    type: str
    cost: int
    vacancies: list[str]  # what each brings, in words
    prisoner_slots: int


class PatternSquare(Shown, frozen=True):
    categories: list[str]
    outdoor: bool
    tag: str | None
    produces: str | None
    prisoners: str | None  # a type, or "any"
    window: bool
    side: str | None  # the edge of its window, as drawn
    words: str


class ObjectiveCard(Card, frozen=True):
    deck: str
    kind: str
    points: int
    penalty: int
    pattern: list[list[PatternSquare | None]]  # of a Blueprint; squares that do not matter are null


class DuelCard(Card, frozen=True):
    offers: dict[str, int]
    bids: dict[str, int]
    priorities: list[str]


class SpaceCard(Shown, frozen=True):
    """A space of a track: what it pays, or who is released."""

    position: int
    income: int
    slots: list[list[str]]
    points: int


class RoundCard(Shown, frozen=True):
    kind: str
    n: int
    dice: int


class Catalogue(Shown, frozen=True):
    title: str
    fingerprint: str  # empty for the shipped figures
    tiles: list[TileCard]
    cards: list[BureaucracyCard]
    objectives: list[ObjectiveCard]
    duels: list[DuelCard]
    finance: list[SpaceCard]
    rehabilitation: list[SpaceCard]
    rounds: list[RoundCard]


def mark(box: Box, entry: Record) -> Mark:
    """A face of which a part is reconstructed counts as reconstructed, with the rest of it known."""
    fields: Record = entry.get("field_sources", {})
    made_up = [field for field, origin in fields.items() if origin["source"] == "reconstructed"]
    said: str = entry.get("note", "")
    for word, text in box.data.get("notes", {}).items():  # one note for many entries
        said = said.replace(f"see notes.{word}", str(text))
    notes = [said, *(f"{PARTS.get(field, field)}: {fields[field].get('note', '')}" for field in made_up)]
    note = " ".join(words for words in notes if words)
    heads = {field.partition(".")[0] for field in made_up} - {"copies"}
    if heads and entry["source"] != "reconstructed":
        known = {field: entry["source"] for field in entry if field not in heads and field not in NO_FACE}
        return Mark("reconstructed", known, entry.get("ref", ""), note)
    return Mark(entry["source"], {}, entry.get("ref", ""), note)


def tile_card(box: Box, tile: c.Tile, entry: Record) -> TileCard:
    names = tile_names(box)
    cell: Record | None = entry["cell"]
    return TileCard(
        tile.id, tile.name, tile_sentence(box, tile.index), mark(box, entry), c.CATEGORY_WORDS[tile.category],
        tile.copies, tile.cost, tile.vp, tile.outdoor, tile.luxury, bag(tile.tags, c.TAG_WORDS),
        bag(tile.own, c.TAG_WORDS[c.FUNCTIONAL :]),
        [
            GrantCard(g["tag"], g["n"], g["to"], g.get("requires_staff", False), grant_words(g, names))
            for g in entry["grants"]
        ],
        tile.windows, tile.staff, tile.wildcards, bag(tile.specialists, c.SPECIALIST_WORDS), tile.has_slot,
        None if cell is None else CellCard(tile.capacity, cell["types"], tile.mixes),
    )  # fmt: skip


def pattern_square(entry: Record | None, names: dict[str, str]) -> PatternSquare | None:
    if entry is None:
        return None
    inmates: Record = entry.get("prisoners", {})
    side = entry["window_dir"].lower() if "window_dir" in entry else None
    return PatternSquare(
        c.named(entry.get("category", [])), entry.get("outdoor", False), entry.get("tag"), entry.get("produces"),
        inmates.get("type"), "window" in entry or "window_dir" in entry, side,
        square_words(entry, names),
    )  # fmt: skip


def catalogue(box: Box) -> Catalogue:
    """Everything of the box, with its figures, a sentence in our own words and the mark of its source."""
    data: Record = box.data
    names = tile_names(box)
    return Catalogue(
        title=box.name,
        fingerprint=box.fingerprint,
        tiles=[tile_card(box, tile, entry) for tile, entry in zip(box.tiles, data["tiles"])],
        cards=[
            BureaucracyCard(
                card.id, card.name, card_sentence(box, card.index), mark(box, entry), c.CARD_WORDS[card.type],
                card.cost, [effects_words(slot) for slot in entry["slots"] or []], len(card.places),
            )
            for card, entry in zip(box.cards, data["bureaucracy"])
        ],
        objectives=[
            ObjectiveCard(
                o.id, o.name, objective_sentence(box, o.index), mark(box, entry), c.DECK_WORDS[o.deck],
                c.OBJECTIVE_WORDS[o.kind], o.vp, o.penalty,
                [[pattern_square(square, names) for square in line] for line in entry.get("pattern", [])],
            )
            for o, entry in zip(box.objectives, data["objectives"])
        ],
        duels=[
            DuelCard(
                duel.id, duel.id, f"The Governor looks for {priority_words(entry['priorities'])}.", mark(box, entry),
                bag(duel.offers, c.BID_WORDS), bag(duel.bids, c.BID_WORDS), entry["priorities"],
            )
            for duel, entry in zip(box.warden_cards, data["warden_duel"])
        ],
        finance=[
            SpaceCard(space["position"], space["income"], [], space["vp"])
            for space in data["tracks"]["finance"]["spaces"]
        ],
        rehabilitation=[
            SpaceCard(space["position"], 0, space["slots"], space["vp"])
            for space in data["tracks"]["rehabilitation"]["spaces"]
        ],
        rounds=[RoundCard(c.ROUND_WORDS[entry.kind], entry.number, entry.dice) for entry in box.rounds],
    )  # fmt: skip
