"""The box of a room is a card pack like any other, and without fault."""

import json

import pytest

from bighouse.engine.room import Room
from tests.contract.sample import ROOMS

PACKED = [room for room in ROOMS if room.packs is not None]


@pytest.mark.parametrize("room", PACKED, ids=lambda room: room.name)
def test_the_shipped_file_passes_its_own_checks(room: Room) -> None:
    packs, path = room.packs, room.card_pack()
    assert packs is not None
    assert path is not None
    assert room.check_cards(path.read_text("utf-8"), path.name) == []
    assert packs.box(None) is packs.shipped
    assert packs.shipped.fingerprint == ""


@pytest.mark.parametrize("room", PACKED, ids=lambda room: room.name)
def test_an_unchanged_pack_is_the_shipped_one(room: Room) -> None:
    packs, path = room.packs, room.card_pack()
    assert packs is not None
    assert path is not None
    assert packs.read(json.dumps(json.loads(path.read_text("utf-8")), sort_keys=True)).fingerprint == ""


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '"items"', "{}", '{"items": 3}', '{"items": [null]}'])
@pytest.mark.parametrize("room", PACKED, ids=lambda room: room.name)
def test_what_is_no_pack_at_all_is_refused(room: Room, text: str) -> None:
    assert room.check_cards(text, "pack.json")
