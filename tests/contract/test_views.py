"""A view on its way to a seat: it holds no chance, survives the wire, and names only what the catalogue explains."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from tests.contract.modes import MODES, Mode, modes_of
from tests.contract.sample import ROOMS, sample_of
from tests.contract.walks import walk

EVERY = 4  # positions between two that are looked at
SOURCES = ("rulebook", "public", "reconstructed")
EXPLAINED = [room for room in ROOMS if room.catalogue()]
every_catalogue = pytest.mark.parametrize("room", EXPLAINED, ids=lambda room: room.name)


def encoded(game: Any, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(viewer))


def viewers(game: Any) -> list[int | None]:
    return [None, *range(game.seats)]


@cache
def known_to(room: Room) -> set[str]:
    """Ids of cards, words of the room and of its vocabulary."""
    cards = {card.id for cards in cards_of(room).values() for card in cards}
    acts = {room.vocabulary.words(action) for action in range(room.vocabulary.size)}
    return {"", *cards, *acts, *sample_of(room).words.split()}


@cache
def cards_of(room: Room) -> dict[str, list[Any]]:
    catalogue = room.catalogue()
    sections = {section: getattr(catalogue, section) for section in catalogue.__struct_fields__}
    return {
        section: cards for section, cards in sections.items() if isinstance(cards, list) and hasattr(cards[0], "id")
    }


def strings(value: Any) -> set[str]:
    """Every text in a decoded view, but for the keys and for words that people read."""
    if isinstance(value, dict):
        return {text for key, part in value.items() if key != "words" for text in strings(part)}
    if isinstance(value, list):
        return {text for part in value for text in strings(part)}
    return {value} if isinstance(value, str) else set()


# Views


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_chance_and_seed_are_in_no_view(mode: Mode) -> None:
    for game, _ in walk(mode, 5, EVERY):
        other = game.clone()
        other.rng = Rng(12345)
        for viewer in viewers(game):
            assert encoded(other, viewer) == encoded(game, viewer)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_view_survives_the_wire(mode: Mode) -> None:
    for game, _ in walk(mode, 2, EVERY):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert msgspec.json.decode(encoded(game, viewer), type=type(view)) == view


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_view_takes_no_unknown_fields(room: Room) -> None:
    view = modes_of(room)[0].new(1).view(0)
    fields = json.loads(msgspec.json.encode(view)) | {"seed": 7}
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(json.dumps(fields), type=type(view))


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.room in EXPLAINED], ids=str)
def test_every_id_in_a_view_is_in_the_catalogue(mode: Mode) -> None:
    known = known_to(mode.room)
    for game, _ in walk(mode, 4, EVERY):
        for viewer in viewers(game):
            assert strings(json.loads(encoded(game, viewer))) <= known


# The catalogue


@every_catalogue
def test_every_card_has_an_id_words_and_a_mark(room: Room) -> None:
    wordless = sample_of(room).wordless.split()
    for section, cards in cards_of(room).items():
        assert cards
        for card in cards:
            assert card.name
            assert card.sentence.endswith(".") or section in wordless, card
            assert card.mark.source in SOURCES
            assert "None" not in card.sentence
        ids = [card.id for card in cards]
        assert len(set(ids)) == len(ids)


@every_catalogue
def test_the_catalogue_survives_the_wire(room: Room) -> None:
    catalogue = room.catalogue()
    assert msgspec.json.decode(msgspec.json.encode(catalogue), type=type(catalogue)) == catalogue
