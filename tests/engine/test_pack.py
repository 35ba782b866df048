"""Card packs of any game: lines, fields and words of what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.errors import BighouseError
from bighouse.engine.pack import MOST_FAULTS, MOST_LISTED, Pack, PackError, Problem, read_text

TEXT = """{
 "items": [
  {
   "id": "spoon",
   "name": "Sharpened Spoon",
   "cost": {"iron": 1}
  },
  {
   "id": "rope",
   "cost": {
    "scrap": 3
   }
  }
 ],
 "types": {
  "dwarf": {"name": "Dwarves", "count": 7}
 }
}"""

COST = {
    "type": "object",
    "properties": {"iron": {"type": "integer", "minimum": 1}, "scrap": {"type": "integer", "maximum": 4}},
    "additionalProperties": False,
    "minProperties": 1,
}
ITEM = {"type": "object", "properties": {"cost": COST, "kind": {"enum": ["small", "large"]}}, "required": ["cost"]}
SCHEMA = {"type": "object", "properties": {"items": {"type": "array", "items": ITEM, "minItems": 2, "maxItems": 2}}}


def faults(text: str, schema: dict[str, Any] = SCHEMA) -> list[tuple[int, str, str]]:
    pack = Pack(text, "test.json")
    return [problem[:3] for problem in pack.problems(pack.faults(schema))]


def test_every_value_knows_its_line_and_its_field() -> None:
    pack = Pack(TEXT, "test.json")
    places = {
        (): (1, ""),
        ("items",): (2, "items"),
        ("items", 0): (3, 'items[0] "Sharpened Spoon"'),
        ("items", 0, "cost", "iron"): (6, 'items[0] "Sharpened Spoon", cost.iron'),
        ("items", 1, "cost", "scrap"): (11, 'items[1] "rope", cost.scrap'),
        ("types", "dwarf", "count"): (16, 'types.dwarf "Dwarves", count'),
    }
    for place, wanted in places.items():
        problem = pack.problems([(place, "?")])[0]
        assert (problem.line, problem.field) == wanted


def test_a_good_pack_has_no_faults() -> None:
    assert faults(TEXT) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "message"),
    [
        ('"iron": 1', '"iron": 0', 6, 'items[0] "Sharpened Spoon", cost.iron', "must be at least 1, not 0"),
        ('"scrap": 3', '"scrap": 5', 11, 'items[1] "rope", cost.scrap', "must be at most 4, not 5"),
        ('"scrap": 3', '"scrap": "x"', 11, 'items[1] "rope", cost.scrap', 'must be a whole number, not "x"'),
        ('"scrap": 3', '"scrap": 3.0', 11, 'items[1] "rope", cost.scrap', "must be a whole number, not 3.0"),
        ('"scrap": 3', '"scrap": true', 11, 'items[1] "rope", cost.scrap', "must be a whole number, not true"),
        (
            '"scrap": 3',
            '"scarp": 3',
            11,
            'items[1] "rope", cost.scarp',
            'unknown: did you mean "scrap"? known here: iron, scrap',
        ),
        ('"cost": {"iron": 1}', '"price": 2', 3, 'items[0] "Sharpened Spoon", cost', "missing: add it"),
        (
            '"cost": {"iron": 1}',
            '"cost": {}',
            6,
            'items[0] "Sharpened Spoon", cost',
            "must have at least 1 entry, not 0",
        ),
        (
            '"id": "rope",',
            '"id": "rope", "kind": "smal",',
            9,
            'items[1] "rope", kind',
            '"smal" is unknown: did you mean "small"? known here: small, large',
        ),
        ('"items": [', '"items": [{"cost": {"iron": 1}},', 2, "items", "must have exactly 2 entries, not 3"),
        ('"id": "rope",', '"id": "rope", "id": "rope",', 9, 'items[1] "rope", id', "written twice: keep only one"),
    ],
)
def test_a_fault_names_its_line_its_field_and_what_to_do(
    old: str, new: str, line: int, field: str, message: str
) -> None:
    assert (line, field, message) in faults(TEXT.replace(old, new))


def test_all_faults_are_reported_from_top_to_bottom() -> None:
    found = faults(TEXT.replace('"iron": 1', '"iron": -1').replace('"scrap": 3', '"gold": 3'))
    assert [line for line, _, _ in found] == [6, 11]


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ('{\n "a": 1,\n "b": }', 3, 7, "not JSON"),
        ("", 1, 1, "not JSON"),
        ('{\n "a": NaN}', 2, 7, "NaN is no number"),
        ('{\n "a": [1,\n  "\\ud800"]}', 3, 3, "surrogate"),
        ("[\n" * 40 + "]" * 40, 34, 1, "nested too deeply"),
    ],
)
def test_what_is_not_json_is_named_by_line_and_column(text: str, line: int, column: int, word: str) -> None:
    with pytest.raises(PackError) as caught:
        Pack(text, "test.json")
    problem = caught.value.problems[0]
    assert (problem.line, problem.field) == (line, f"column {column}")
    assert word in problem.message


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000, "[" * 100_000 + "]" * 100_000])
def test_hostile_texts_are_refused_in_words(text: str) -> None:
    with pytest.raises(PackError):
        Pack(text, "test.json")


def test_problems_without_number_are_not_all_looked_for() -> None:
    pack = Pack(json.dumps({"items": ["\x01"] * 2 * MOST_FAULTS}), "test.json")
    problems = pack.problems(pack.faults({}))
    assert len(problems) == MOST_FAULTS
    rows = str(PackError("my.json", problems)).splitlines()
    assert len(rows) == MOST_LISTED + 2
    assert rows[-1] == f"  and {MOST_FAULTS - MOST_LISTED} more"


def test_long_names_are_cut_where_a_place_is_named() -> None:
    pack = Pack(json.dumps({"x" * 500: [{"name": "y" * 500}]}), "test.json")
    assert pack.field(("x" * 500, 0)) == f'{"x" * 57}...[0] "{"y" * 57}..."'


def test_the_error_prints_every_problem_and_the_hint() -> None:
    error = PackError("my.json", [Problem(3, "items[0]", "missing: add it"), Problem(9, "", "odd")], "Start anew.")
    assert isinstance(error, ValueError)
    assert isinstance(error, BighouseError)
    assert str(error).splitlines() == [
        "my.json has 2 problems:",
        "  line 3: items[0]: missing: add it",
        "  line 9: odd",
        "Start anew.",
    ]


def test_files_that_cannot_be_read_are_card_pack_errors(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        read_text(tmp_path / "missing.json")
    latin = tmp_path / "latin.json"
    latin.write_bytes(b'{\n"a": "\xe9"}')
    with pytest.raises(PackError, match="line 2: not UTF-8"):
        read_text(latin)
    marked = tmp_path / "marked.json"
    marked.write_bytes(b"\xef\xbb\xbf{}")
    assert read_text(marked) == "{}"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON, st.booleans())
def test_every_value_of_any_text_is_located(data: Any, ascii_only: bool) -> None:
    text = json.dumps(data, indent=1, ensure_ascii=ascii_only)
    pack = Pack(text, "test.json")
    rows = text.split("\n")

    def walk(value: Any, place: tuple[str | int, ...]) -> None:
        row = rows[pack.lines[place] - 1]
        if place and isinstance(place[-1], str):
            assert row.strip().startswith(json.dumps(place[-1], ensure_ascii=ascii_only) + ":")
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, (*place, key))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                walk(inner, (*place, index))
        else:
            assert row.rstrip(",").endswith(json.dumps(value, ensure_ascii=ascii_only))

    walk(data, ())
    assert not pack.repeated
