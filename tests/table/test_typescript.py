"""The page's types are those of the Structs."""

from pathlib import Path

import pytest

from bighouse.table.wire.typescript import files

WEB = Path(__file__).parents[2] / "web" / "src"
MADE = files()


@pytest.mark.parametrize("path", list(MADE), ids=str)
def test_the_types_are_current(path: Path) -> None:
    assert (WEB / path).read_text("utf-8") == MADE[path], "run: python -m bighouse.table.wire.typescript"


def test_messages_are_tagged_unions() -> None:
    types = next(text for path, text in MADE.items() if path.parts[0] == "wire")
    assert 'kind: "welcome";' in types
    assert 'do: "play";' in types
    assert "export type AnyMessage = Welcome | Update" in types
    assert "proposal: Proposal | null;" in types
