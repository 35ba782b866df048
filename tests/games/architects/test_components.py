"""The box of Architects and its card packs."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import bighouse
from bighouse.games.architects.box.components import SKILL_WORDS
from bighouse.games.architects.box.pack import PACKS


def test_r57_skills_balance() -> None:
    box = PACKS.shipped
    count = Counter(apprentice.skills for apprentice in box.apprentices)
    assert len(box.apprentices) == 40
    assert count == {0b001: 13, 0b010: 13, 0b100: 13, 0b111: 1}
    assert len({apprentice.id for apprentice in box.apprentices}) == 40


def test_the_box_is_complete() -> None:
    box = PACKS.shipped
    assert [len(box.buildings), len(box.markets), len(box.rewards), len(box.schemes)] == [40, 10, 11, 30]
    assert sum(scheme.future for scheme in box.schemes) == 10
    assert [len(box.characters), len(box.opponents)] == [5, 2]
    assert all(scheme.source == "reconstructed" for scheme in box.schemes)
    assert [level.vp for level in box.levels] == [0, 2, 4, 7, 12, 20]
    assert [level.spaces for level in box.levels[1:]] == [3, 3, 2, 2, 1]
    assert box.virtue_vp == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    assert len(SKILL_WORDS) == 3


def test_a_corrected_figure_is_played_with() -> None:
    data = PACKS.shipped_data()
    data["board"]["tax_stand_start"]["silver"] = 6
    data["board"]["locations"][7]["starting_tax"] = 6
    game: Any = bighouse.new("architects", 3, 1, json.dumps(data))
    assert game.tax == 6
    assert game.box.fingerprint
    game.audit()
