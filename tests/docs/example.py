"""The example as pip would install it: the package, and what its metadata says."""

from __future__ import annotations

import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "market"


def install(folder: Path) -> None:
    """Into a folder of the path."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    about = folder / "bighouse_market-0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0\n")
    [(group, names)] = project["entry-points"].items()
    lines = [f"{name} = {place}\n" for name, place in names.items()]
    about.joinpath("entry_points.txt").write_text(f"[{group}]\n{''.join(lines)}")
    (folder / "market").symlink_to(EXAMPLE / "market")
