"""The page that builds a game shows the example as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "a-game-in-an-afternoon.md").read_text("utf-8")
EXAMPLE = [path.read_text("utf-8") for path in sorted((ROOT / "examples" / "market").rglob("*.[pt][yo]*"))]
SHOWN: list[str] = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", SHOWN, ids=lambda code: code.strip().splitlines()[0][:40])
def test_what_is_shown_is_there(code: str) -> None:
    assert any(code in text for text in EXAMPLE)


def test_much_of_it_is_shown() -> None:
    assert len(SHOWN) > 8
