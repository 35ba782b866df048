"""The box of Architects and its card packs."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import bighouse
from bighouse.engine.pack import PackError
from bighouse.games.architects.box.components import SKILL_WORDS
from bighouse.games.architects.box.pack import PACKS


def problems(data: Any) -> list[str]:
    return [str(problem) for problem in PACKS.check(json.dumps(data, indent=1))]


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


def set_cost(data: Any) -> None:
    data["buildings"][0]["cost"] = {"clay": 0}


def set_effect(data: Any) -> None:
    data["buildings"][0]["effect"]["type"] = "gain_goold"


def set_timing(data: Any) -> None:
    data["buildings"][0]["timing"] = "immediate"  # with an effect of the end


def set_copies(data: Any) -> None:
    data["apprentices"][0]["copies"] = 2


def set_id(data: Any) -> None:
    data["buildings"][1]["id"] = data["buildings"][0]["id"]


def set_trigger(data: Any) -> None:
    data["apprentices"][0]["ability"] = {"trigger": "quarry", "pay": {"clay": 1}}


def set_guildhall(data: Any) -> None:
    data["board"]["guildhall"]["reset_ordinals_by_players"]["3"] = [8, 12]


def set_track(data: Any) -> None:
    data["board"]["virtue_track"][10]["black_market_allowed"] = True


def set_price(data: Any) -> None:
    data["black_market_cards"][0]["small"]["cost"]["silver"] = 2


def set_scheme(data: Any) -> None:
    data["scheme_cards"][0]["location"] = "black_market"


def set_act(data: Any) -> None:
    data["scheme_cards"][0]["actions"] = [{"dance": 1}]


def set_level(data: Any) -> None:
    data["board"]["cathedral"][2]["cost"] = {"any_of": ["stone", "wood"], "amount": 9}


def set_colour(data: Any) -> None:
    data["colours"][0]["side2_character"] = "ada"


def set_ref(data: Any) -> None:
    data["buildings"][0]["ref"] = "hearsay"


def set_solo(data: Any) -> None:
    data["setup"]["solo"]["removed_buildings"].append("casino")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (set_cost, "cost"),
        (set_effect, "effect"),
        (set_timing, "effect"),
        (set_copies, "apprentices"),
        (set_id, "taken already"),
        (set_trigger, "ability"),
        (set_guildhall, "reset_ordinals_by_players"),
        (set_track, "black_market_allowed"),
        (set_price, "small"),
        (set_scheme, "space"),
        (set_act, "dance"),
        (set_level, "cost"),
        (set_colour, "colour"),
        (set_ref, "hearsay"),
        (set_solo, "casino"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_with_its_field(change: Any, field: str) -> None:
    data = PACKS.shipped_data()
    change(data)
    found = problems(data)
    assert any(field in problem for problem in found), found
    with pytest.raises(PackError):
        PACKS.read(json.dumps(data))


def test_a_corrected_figure_is_played_with() -> None:
    data = PACKS.shipped_data()
    data["board"]["tax_stand_start"]["silver"] = 6
    data["board"]["locations"][7]["starting_tax"] = 6
    game: Any = bighouse.new("architects", 3, 1, json.dumps(data))
    assert game.tax == 6
    assert game.box.fingerprint
    game.audit()
