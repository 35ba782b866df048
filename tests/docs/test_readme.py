"""The README's example runs as it stands."""

import doctest
import re
from pathlib import Path

import pytest

import bighouse

README = Path(__file__).parents[2] / "README.md"


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d(, \d)*\]\n", capsys.readouterr().out)


def test_the_front_page_of_the_package_is_true() -> None:
    assert doctest.testmod(bighouse).failed == 0
