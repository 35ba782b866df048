"""The shapes that the schema of a card pack is made of."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

TEXT: Schema = {"type": "string", "maxLength": 2000}
# In Python `$` also matches before a last line break
NAME: Schema = {"type": "string", "pattern": r"^\S(.{0,58}\S)?$(?!\n)", "description": "a name of 1 to 60 letters"}
SOURCE: Schema = {"enum": ["rulebook", "public", "reconstructed", "own_box"]}
PROSE: Schema = {"type": "object"}  # explains, and no figure is read from it
YES_NO: Schema = {"type": "boolean"}


def number(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def fixed(value: Any) -> Schema:
    """A value that the rules do not leave open."""
    return {"const": value, "type": "integer"} if type(value) is int else {"const": value}


def one_of(words: list[str]) -> Schema:
    return {"enum": words}


def rows(entry: Schema, least: int, most: int) -> Schema:
    return {"type": "array", "items": entry, "minItems": least, "maxItems": most}


def in_order(entries: list[Schema]) -> Schema:
    return {"type": "array", "prefixItems": entries, "minItems": len(entries), "maxItems": len(entries)}


def record(needed: Schema, further: Schema | None = None, **rules: Any) -> Schema:
    fields = needed | (further or {})
    return {
        "type": "object", "properties": fields, "required": list(needed), "additionalProperties": False, **rules,
    }  # fmt: skip


def bag(words: list[str], least: int, most: int, kinds: int = 0) -> Schema:
    """So many of some of these words: {"gold": 2}."""
    return record({}, {word: number(least, most) for word in words}, minProperties=kinds)


def either(words: str, shapes: list[Schema]) -> Schema:
    """One of several shapes; the words say which."""
    return {"oneOf": shapes, "description": words}


def when(field: str, value: Any, then: Schema) -> Schema:
    return {"if": {"properties": {field: {"const": value}}, "required": [field]}, "then": then}


def marked(needed: Schema, further: Schema | None = None, **rules: Any) -> Schema:
    """A record that says where its figures come from."""
    schema = record(needed | {"source": SOURCE}, {"ref": TEXT, "note": TEXT} | (further or {}), **rules)
    return schema | {"allOf": [when("source", "public", {"required": ["ref"]}), *schema.get("allOf", [])]}


def kinds(field: str, shapes: dict[str, Schema]) -> Schema:
    """A record whose fields depend on the word in one of them."""
    return {
        "type": "object",
        "properties": {field: one_of(list(shapes))},
        "required": [field],
        "allOf": [when(field, word, shape) for word, shape in shapes.items()],
    }
