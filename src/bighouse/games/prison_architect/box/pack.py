"""Prison Architect's card pack: components.json checked, and the box that it fills."""

from __future__ import annotations

from pathlib import Path

from bighouse.engine.pack import Packs
from bighouse.games.prison_architect.box.checks import CHECKS
from bighouse.games.prison_architect.box.components import load_box
from bighouse.games.prison_architect.box.schema import SCHEMA

PACKS = Packs("prison_architect", Path(__file__).with_name("components.json"), SCHEMA, CHECKS, load_box)
