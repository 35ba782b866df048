"""Animalcatraz's card pack: components.json checked, and the box that it fills."""

from __future__ import annotations

from pathlib import Path

from bighouse.engine.pack import Packs
from bighouse.games.animalcatraz.box.checks import CHECKS
from bighouse.games.animalcatraz.box.components import load_box
from bighouse.games.animalcatraz.box.schema import SCHEMA

PACKS = Packs("animalcatraz", Path(__file__).with_name("components.json"), SCHEMA, CHECKS, load_box)
