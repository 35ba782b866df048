"""The card pack of Architects: components.json checked, and the box that it fills."""

from __future__ import annotations

from pathlib import Path

from bighouse.engine.pack import Packs
from bighouse.games.architects.box.checks import CHECKS
from bighouse.games.architects.box.components import load_box
from bighouse.games.architects.box.schema import SCHEMA

PACKS = Packs("architects", Path(__file__).with_name("components.json"), SCHEMA, CHECKS, load_box)
