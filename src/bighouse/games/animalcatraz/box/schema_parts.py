"""What the schemas of Animalcatraz share: effects, bounds and marks."""

from __future__ import annotations

from typing import Any

from bighouse.engine import shapes
from bighouse.engine.shapes import TEXT, Schema, either, fixed, in_order, kinds, number, one_of, record, rows
from bighouse.games.animalcatraz.box.components import GUARDED, SPACE_WORDS

GUARDED_SPACE = one_of(SPACE_WORDS[:GUARDED])
FEW = number(1, 5)
LOSS = number(-5, -1)
CHANGE: Schema = {
    "type": "integer", "minimum": -5, "maximum": 5, "not": {"const": 0},
    "description": "a whole number from -5 to 5 that is not 0",
}  # fmt: skip
COST = record({"actions": number(0, 5)})


def nothing_or(words: str, shape: Schema) -> Schema:
    return either(f"null or {words}", [{"type": "null"}, shape])


def with_or_without(field: str, shape: Schema, other: Schema) -> Schema:
    """A record whose shape depends on whether it has a field."""
    return {"if": {"required": [field]}, "then": shape, "else": other}


def marked(needed: Schema, further: Schema | None = None, **rules: Any) -> Schema:
    """A record that says where its figures come from, and which of its fields are made up all the same."""
    return shapes.marked(needed, {"reconstructed_fields": rows(TEXT, 1, 20)} | (further or {}), **rules)


def each(shape: Schema, ids: list[str]) -> Schema:
    """A list with an entry for each of these ids; a check sees to it that none comes twice."""
    return rows(shape, len(ids), len(ids))


def effect(op: str, **fields: Schema) -> Schema:
    return record({"op": fixed(op), **fields})


def ops(**fields: Schema) -> Schema:
    """One of several effects, each with its fields."""
    return kinds("op", {word: record({"op": {}} | needed) for word, needed in fields.items()})


def ability(trigger: str, effects: list[Schema], **further: Schema) -> Schema:
    """What something does, and when."""
    return record({"trigger": fixed(trigger), "effects": in_order(effects), **further})


def table(effects: Schema) -> Schema:
    """What a die brings, by its faces: the fields of a roll."""
    return {"dice": fixed(1), "table": rows(record({"on": rows(number(1, 6), 1, 6), "effects": effects}), 1, 6)}


def modifiers(bounds: dict[str, Schema]) -> Schema:
    """One or two things that hold as long as their source does, each with the bounds of its number."""
    return rows(kinds("key", {
        word: record({"op": fixed("modify"), "key": {}, "n": n}) for word, n in bounds.items()
    }), 1, 2)  # fmt: skip
