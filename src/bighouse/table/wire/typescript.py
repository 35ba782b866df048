"""The page's types, made from the Structs: `python -m bighouse.table.wire.typescript` writes them into web/src/."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from bighouse.engine.guide import Guide
from bighouse.engine.lesson import Lesson
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.rulebook import Rulebook
from bighouse.engine.sheet import ScoreSheet
from bighouse.games import rooms
from bighouse.table.wire.commands import AnyCommand
from bighouse.table.wire.house import CheckCards, Fault, HouseInfo, Problem, PushInfo, Subscribe
from bighouse.table.wire.messages import AnyMessage, Code
from bighouse.table.wire.replay import Moment, Replay
from bighouse.table.wire.tables import (
    Archive,
    Created,
    Enter,
    Fork,
    Link,
    LoadTable,
    NewTable,
    Notice,
    Plan,
    SitDown,
    Sitter,
    StandIn,
    State,
    TableInfo,
)

WEB = Path(__file__).parents[4] / "web" / "src"
HEADER = "// Made by `python -m bighouse.table.wire.typescript`: change the Structs in Python, not this file.\n"
WIDEST = 120
UNIONS = {"AnyCommand": AnyCommand, "AnyMessage": AnyMessage}
WORDS = {"Plan": Plan, "Sitter": Sitter, "State": State, "Code": Code}
BODIES = (
    *(NewTable, LoadTable, Enter, SitDown, StandIn, Notice, Archive, Subscribe, Fork, CheckCards),
    *(
        HouseInfo,
        Fault,
        PushInfo,
        Problem,
        TableInfo,
        Created,
        Link,
        Replay,
        Moment,
        ScoreSheet,
        Guide,
        Rulebook,
        Lesson,
    ),
)
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


class Writer:
    """Writes the TypeScript for a set of types; literals that have a name are written by it."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.words = words

    def file(self, types: Iterable[Any], unions: Mapping[str, Any]) -> str:
        _, parts = msgspec.json.schema_components([*types, *unions.values()], ref_template="{name}")
        blocks = [f"export type {name} = {self.literals(get_args(kind))};" for name, kind in self.words.items()]
        blocks += [self.interface(name, parts[name]) for name in sorted(parts)]
        for name, union in unions.items():
            blocks.append(f"export type {name} = {' | '.join(part.__name__ for part in get_args(union))};")
        return HEADER + "".join(f"\n{fold(block)}\n" for block in blocks)

    def interface(self, name: str, part: Schema) -> str:
        required = part.get("required", [])
        lines = [f"/** {' '.join(part['description'].split())} */"] if "description" in part else []
        lines.append(f"export interface {short(name)} {{")
        for field, schema in part["properties"].items():
            lines.append(f"  {field}{'' if field in required else '?'}: {self.kind(schema)};")
        return "\n".join([*lines, "}"])

    def kind(self, schema: Schema) -> str:
        """A JSON schema as a TypeScript type."""
        if "$ref" in schema:
            return short(schema["$ref"])
        if "anyOf" in schema:
            return " | ".join(self.kind(part) for part in schema["anyOf"])
        if "enum" in schema:
            for name, words in self.words.items():
                if sorted(get_args(words)) == sorted(schema["enum"]):
                    return name
            return self.literals(schema["enum"])
        if schema.get("type") == "array":
            item = self.kind(schema["items"]) if "items" in schema else "unknown"
            return f"({item})[]" if " " in item else f"{item}[]"
        if schema.get("type") == "object":
            return f"Record<string, {self.kind(schema.get('additionalProperties') or {})}>"
        return PLAIN[schema["type"]] if "type" in schema else "unknown"

    def literals(self, words: Iterable[Any]) -> str:
        return " | ".join(json.dumps(word) for word in words)


def short(name: str) -> str:
    """A Struct whose name another one has too goes by its module's name as well: SheetLine."""
    *modules, own = name.replace(".", "_").split("_")
    return f"{modules[-1].title()}{own}" if modules else own


def fold(block: str) -> str:
    """One alternative a line where a union is too long for one line."""
    if "\n" in block or len(block) <= WIDEST:
        return block
    name, _, alternatives = block.partition(" = ")
    return "\n  | ".join([f"{name} =", *alternatives.split(" | ")])


def game_types(room: Room) -> list[Any]:
    """The Structs of a game's view and catalogue."""
    players = room.seats.start
    game = room.deal(players, room.settings(players, {}), Rng(0))
    return [type(game.view(None)), type(room.catalogue())]


def events(room: Room) -> str:
    """What can happen in a game, with its facts; one that is hidden, or does not apply, is left out."""
    lines = ["/** What can happen, and what is told of it: hidden facts, and those that do not apply, are left out. */"]
    lines.append("export interface Events {")
    for kind in sorted(room.events, key=lambda kind: kind.name):
        facts = []
        for fact, of, many in zip(kind.facts, kind.kinds, kind.many):
            facts.append(f"{fact}?: {'string' if of in room.glossary else 'number'}{'[]' if many else ''}")
        lines.append(f"  {kind.name}: {{ {'; '.join(facts)} }};")
    return "\n" + "\n".join([*lines, "}"]) + "\n"


def files() -> dict[Path, str]:
    """Every file with its text, by its path under web/src/."""
    made = {Path("wire/types.ts"): Writer(WORDS).file(BODIES, UNIONS)}
    for room in rooms().values():
        made[Path("games", room.name, "types.ts")] = Writer({}).file(game_types(room), {}) + events(room)
    return made


def main() -> None:
    for path, text in files().items():
        place = WEB / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{place}\n")


if __name__ == "__main__":
    main()
