"""The example can be installed: the house finds it by its entry point and plays it like any other game."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "market"
PLAY = """
import bighouse
game = bighouse.new("market", players=3, seed=4, short=True)
while not game.over:
    seat = game.to_act[0]
    game.play(seat, game.options(seat)[-1])
print(game.room.title, game.winners() != [])
"""


def test_the_house_finds_the_example_and_plays_it(tmp_path: Path) -> None:
    """As pip would leave it: the package, and what its metadata says."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    about = tmp_path / "bighouse_market-0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0\n")
    [(group, names)] = project["entry-points"].items()
    lines = [f"{name} = {place}\n" for name, place in names.items()]
    about.joinpath("entry_points.txt").write_text(f"[{group}]\n{''.join(lines)}")
    (tmp_path / "market").symlink_to(EXAMPLE / "market")
    path = f"import sys; sys.path[:0] = {[str(tmp_path), *sys.path]!r}\n"
    ran = subprocess.run([sys.executable, "-c", path + PLAY], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("Market day True\n", "")
