"""The example can be installed: the house finds it by its entry point and plays it like any other game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs.example import install

PLAY = """
import bighouse
game = bighouse.new("market", players=3, seed=4, short=True)
while not game.over:
    seat = game.to_act[0]
    game.play(seat, game.options(seat)[-1])
print(game.room.title, game.winners() != [])
"""


def test_the_house_finds_the_example_and_plays_it(tmp_path: Path) -> None:
    install(tmp_path)
    path = f"import sys; sys.path[:0] = {[str(tmp_path), *sys.path]!r}\n"
    ran = subprocess.run([sys.executable, "-c", path + PLAY], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("Market day True\n", "")
