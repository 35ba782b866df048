"""Card packs: a JSON text that remembers its lines, so that every fault can be pointed at."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from bighouse.engine.english import counted
from bighouse.engine.errors import BighouseError

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

Place = tuple[str | int, ...]  # the way to a value: ("items", 1, "cost", "iron")
Fault = tuple[Place, str]
Check = tuple[set[str], Callable[[Any], Iterator[Fault]]]  # what no schema can say, after the sections that it reads
Box = TypeVar("Box")

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')
HALF = re.compile("[\ud800-\udfff]")  # a surrogate without its other half cannot be written out again
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # a stranger's pack plays no tricks on a terminal
DEEPEST = 32
MOST_FAULTS = 1000  # looked for: a stranger's pack may hold any number
MOST_LISTED = 50  # in one message
LONGEST_WORD = 60
TYPES = {
    "integer": "a whole number",
    "string": "a text in quotes",
    "boolean": "true or false",
    "null": "null",
    "array": "a list [...]",
    "object": "an object {...}",
}


class Problem(NamedTuple):
    line: int
    field: str
    message: str
    place: Place = ()

    def __str__(self) -> str:
        return f"line {self.line}: {self.field}: {self.message}" if self.field else f"line {self.line}: {self.message}"


class PackError(BighouseError, ValueError):
    """A card pack that cannot be played with: all of its problems, and how to go on."""

    def __init__(self, name: str, problems: list[Problem], hint: str = "") -> None:
        self.name = name
        self.problems = problems
        self.hint = hint
        count = counted(len(problems), "problem")
        rows = [f"{name} has {count}:", *(f"  {problem}" for problem in problems[:MOST_LISTED])]
        if len(problems) > MOST_LISTED:
            rows.append(f"  and {len(problems) - MOST_LISTED} more")
        if hint:
            rows.append(hint)
        super().__init__("\n".join(rows))


class Pack:
    """The data of a JSON text and the line of each of its values."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            self.data: Any = json.loads(text)
            self.lines, self.repeated = _locate(text)
        except json.JSONDecodeError as error:
            raise PackError(name, [Problem(error.lineno, f"column {error.colno}", f"not JSON: {error.msg}")]) from None
        except (RecursionError, ValueError) as error:  # nesting or numbers beyond what Python reads
            raise PackError(name, [Problem(1, "", f"not a card pack: {error}")]) from None

    def field(self, place: Place) -> str:
        """A place in words: `items[1] "Sharpened Spoon", cost.iron`."""
        words = ""
        value = self.data
        for key in place:
            if isinstance(key, int):
                words += f"[{key}]"
            else:
                words += _short(key) if not words or words.endswith(", ") else f".{_short(key)}"
            value = _inside(value, key)
            title = _title(value, isinstance(key, int))
            if title:
                words += f' "{_short(title)}", '
        return words.removesuffix(", ")

    def problems(self, faults: Iterable[Fault]) -> list[Problem]:
        """The faults with their lines and words, from the top of the text to its end."""
        found: dict[Problem, None] = {}
        for place, message in faults:
            found[Problem(self._line(place), self.field(place), message, place)] = None
            if len(found) == MOST_FAULTS:
                break
        return sorted(found, key=lambda problem: problem.line)

    def faults(self, schema: Mapping[str, Any]) -> Iterator[Fault]:
        """Fields that are written twice, texts that cannot be shown, and whatever is not as the JSON Schema says."""
        from jsonschema import Draft202012Validator, validators  # slow to import, and seldom needed

        # JSON Schema takes 2.0 for an integer; our rules know no floats
        whole = Draft202012Validator.TYPE_CHECKER.redefine(
            "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
        )
        extend: Any = validators.extend
        for place in self.repeated:
            yield place, "written twice: keep only one"
        for place in self.lines:
            value = self._value(place)
            if isinstance(value, str) and CONTROL.search(value):
                yield place, "holds a control character: take it out"
        for error in extend(Draft202012Validator, type_checker=whole)(schema).iter_errors(self.data):
            yield from _faults_of(error)

    def _value(self, place: Place) -> Any:
        value = self.data
        for key in place:
            value = _inside(value, key)
        return value

    def _line(self, place: Place) -> int:
        while place not in self.lines:  # a field that is missing lies where it should be: in its object
            place = place[:-1]
        return self.lines[place]


class Packs(Generic[Box]):
    """The card packs of one game, each of which fills a box: the one it ships with, and those that people bring."""

    def __init__(
        self,
        game: str,
        path: Path,
        schema: Mapping[str, Any],
        checks: Sequence[Check],
        load_box: Callable[[Any, str], Box],
    ) -> None:
        self.hint = (
            f"A card pack is a whole file: `bighouse cards {game} --export FILE` writes the shipped one to start from."
        )
        self.path = path  # of the shipped one
        self.older = path.with_name("older.json")  # by rules version: the entries that were otherwise then
        self.schema = schema
        self.checks = checks
        self.load_box = load_box

    @cached_property
    def shipped(self) -> Box:
        return self.load_box(self.shipped_data(), "")  # the tests check it, so that a game starts without the schema

    def shipped_data(self) -> Any:
        return json.loads(self.path.read_text("utf-8"))

    def text_of(self, rules: int) -> str | None:
        """The card pack that games of an older rules version were dealt from; None: the shipped one."""
        if not self.older.exists():
            return None
        patches = {int(version): patch for version, patch in json.loads(self.older.read_text("utf-8")).items()}
        since = sorted((version for version in patches if version >= rules), reverse=True)
        data = self.shipped_data()
        for version in since:
            for section, entries in patches[version].items():
                known = {entry["id"]: entry for entry in entries}
                data[section] = [known.get(entry["id"], entry) for entry in data[section]]
        return json.dumps(data, ensure_ascii=False) if since else None

    def box(self, text: str | None) -> Box:
        """The box of a card pack, or without one the shipped box."""
        return self.shipped if text is None else self.read(text)

    def read(self, text: str, name: str = "card pack") -> Box:
        """The box of a card pack's text; raises PackError with all of its problems."""
        problems = self.check(text, name)
        if problems:
            raise PackError(name, problems, self.hint)
        data = json.loads(text)
        print_of_pack = fingerprint(data)
        return self.load_box(data, "" if print_of_pack == fingerprint(self.shipped_data()) else print_of_pack)

    def check(self, text: str, name: str = "card pack") -> list[Problem]:
        """Every problem of a card pack, each with its line and field; empty when it can be played with."""
        try:
            pack = Pack(text, name)
        except PackError as error:
            return error.problems
        return pack.problems(self._faults(pack))

    def _faults(self, pack: Pack) -> Iterator[Fault]:
        hurt: set[str | int] = set()
        for place, message in pack.faults(self.schema):
            yield place, message
            hurt.update(place[:1] or self.schema["properties"])  # not even an object: nothing can be checked
        for sections, check in self.checks:
            if hurt.isdisjoint(sections):
                yield from check(pack.data)


def fingerprint(data: Any) -> str:
    """Twelve hex digits that differ when anything in the pack does."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def same_twice(section: str, field: str) -> Check:
    """Finds entries of a section that have the same word in a field where each needs its own."""

    def check(data: Any) -> Iterator[Fault]:
        seen: set[str] = set()
        for index, entry in enumerate(data[section]):
            if entry[field] in seen:
                yield (section, index, field), f'"{entry[field]}" is taken already: give each its own'
            seen.add(entry[field])

    return {section}, check


def read_text(path: Path) -> str:
    """The text of a card pack's file; a PackError when it cannot be read."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise PackError(path.name, [Problem(line, "", "not UTF-8: save the file as UTF-8 text")]) from None
    except OSError as error:
        raise PackError(path.name, [Problem(1, "", f"cannot be read: {error.strerror or error}")]) from None


def _inside(value: Any, key: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(key)
    if isinstance(value, list) and isinstance(key, int) and key < len(value):
        return value[key]
    return None


def _title(value: Any, in_list: bool) -> str:
    """What people call this object: its name; in a list its id will do."""
    if not isinstance(value, dict):
        return ""
    title = value.get("name") or (value.get("id") if in_list else "")
    return title if isinstance(title, str) else ""


def _locate(text: str) -> tuple[dict[Place, int], set[Place]]:
    """The line of every value of a text that `json` could read, and the fields that are written twice."""
    lines: dict[Place, int] = {}
    repeated: set[Place] = set()
    place: list[str | int] = []  # one key for each open object or list
    key_next = False
    line, seen = 1, 0
    for token in TOKEN.finditer(text):
        mark = token.group()
        line += text.count("\n", seen, token.start())
        seen = token.start()
        if mark == ",":
            if isinstance(place[-1], int):
                place[-1] += 1
            else:
                key_next = True
        elif mark in ("}", "]"):
            place.pop()
            key_next = False
        elif mark != ":":
            complaint = _complaint(mark, len(place))
            if complaint:
                raise json.JSONDecodeError(complaint, text, seen)
            if key_next:
                place[-1] = json.loads(mark)
                key_next = False
                here = tuple(place)
                if here in lines and not any(here[:depth] in repeated for depth in range(1, len(here))):
                    repeated.add(here)
            lines[tuple(place)] = line
            if mark == "{":
                place.append("")
                key_next = True
            elif mark == "[":
                place.append(0)
    return lines, repeated


def _complaint(mark: str, depth: int) -> str:
    """What is wrong with a token that `json` lets pass."""
    if depth > DEEPEST:
        return "nested too deeply"
    if mark in ("NaN", "Infinity", "-Infinity"):
        return f"{mark} is no number"
    if mark.startswith('"') and HALF.search(json.loads(mark)):
        return "half of a surrogate pair is no character"
    return ""


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 3] + "..."


def _show(value: Any) -> str:
    if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(entry, dict | list) for entry in value)):
        return TYPES["object" if isinstance(value, dict) else "array"]
    return _short(json.dumps(value, ensure_ascii=False))


def _choices(value: Any, known: list[Any]) -> str:
    """The word that was probably meant, and all that could be."""
    words = [option if isinstance(option, str) else _show(option) for option in known]
    near = get_close_matches(value, words, 1) if isinstance(value, str) else []
    meant = f'did you mean "{near[0]}"? ' if near else ""
    return f"{meant}known here: {', '.join(words)}"


def _faults_of(error: ValidationError) -> Iterator[Fault]:
    """A schema's error as faults that say what to do; a schema's `description` tells what is wanted."""
    place: Place = tuple(error.absolute_path)
    rule = error.validator
    wanted: Any = error.validator_value
    value: Any = error.instance
    schema: Any = error.schema
    if rule == "required":
        for key in wanted:
            if key not in value:
                yield (*place, key), "missing: add it"
    elif rule == "additionalProperties":
        known = list(schema.get("properties", {}))
        for key in value:
            if key not in known:
                yield (*place, key), f"unknown: {_choices(key, known)}"
    elif "description" in schema:
        yield place, f"must be {schema['description']}, not {_show(value)}"
    elif rule == "type":
        kinds = [wanted] if isinstance(wanted, str) else wanted
        yield place, f"must be {' or '.join(TYPES[kind] for kind in kinds)}, not {_show(value)}"
    elif rule == "enum":
        yield place, f"{_show(value)} is unknown: {_choices(value, wanted)}"
    elif rule == "const":
        yield place, f"must be {_show(wanted)}, as the rules have it, not {_show(value)}"
    elif rule in ("minimum", "maximum"):
        yield place, f"must be at {'least' if rule == 'minimum' else 'most'} {wanted}, not {_show(value)}"
    elif rule in ("minItems", "maxItems", "minProperties", "maxProperties"):
        least = schema.get("minItems", schema.get("minProperties", 0))
        most = schema.get("maxItems", schema.get("maxProperties"))
        span = f"exactly {least}" if least == most else f"at least {least}" if most is None else f"{least} to {most}"
        yield place, f"must have {span} {'entry' if (most or least) == 1 else 'entries'}, not {len(value)}"
    elif rule == "maxLength":
        yield place, f"must have at most {wanted} letters, not {len(value)}"
    else:
        yield place, error.message
