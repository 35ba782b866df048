"""The box of Prison Architect: what the shipped file holds, and what a card pack may not say."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from bighouse.games.prison_architect.box import components as c
from bighouse.games.prison_architect.box.catalogue import catalogue
from bighouse.games.prison_architect.box.pack import PACKS
from tests.contract.faults import tampered

TEXT = PACKS.path.read_text("utf-8")
DATA: Any = json.loads(TEXT)
BOX = PACKS.shipped


# The shipped file


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert BOX.name == "Prison Architect: Cardboard County Penitentiary"
    stacks = Counter[int]()
    for tile in BOX.tiles[2:]:
        stacks[tile.category] += tile.copies
    assert stacks == {c.CELL: 32, c.STAFF: 32, c.BASIC: 32, c.ADDITIONAL: 32}
    assert [BOX.tiles[kind].copies for kind in (c.BUNK_CELL, c.LOCKER_ROOM)] == [24, 24]
    assert Counter(card.type for card in BOX.cards) == {c.POLICY: 23, c.STAFF_CARD: 12}
    assert Counter(objective.deck for objective in BOX.objectives) == {c.STARTING: 10, c.EASY: 34, c.HARD: 36}
    assert [len(tokens) for tokens in BOX.prisoners] == [80, 50, 40]
    assert len(BOX.warden_cards) == 20


def test_the_pieces_come_out_even() -> None:
    """R74: copies were solved so that all sources of a piece add up to the pieces in the box."""
    pieces = {piece["id"]: piece["count"] for piece in DATA["pieces"]}
    found = Counter[str]()
    for tile in BOX.tiles[2:]:
        found["window"] += tile.copies * tile.windows
        found["staff"] += tile.copies * tile.staff
        for kind, word in enumerate(c.SPECIALIST_WORDS):
            found[word] += tile.copies * (tile.specialists[kind] + (tile.lends == kind))
        for effect in tile.slot_effects:
            if effect.kind == c.GAIN_SPECIALIST:
                found[c.SPECIALIST_WORDS[effect.specialist]] += tile.copies * effect.n
    for card in BOX.cards:
        for effects in [card.immediate, *card.vacancies]:
            for effect in effects:
                if effect.kind == c.GAIN_SPECIALIST:
                    found[c.SPECIALIST_WORDS[effect.specialist]] += effect.n
                elif effect.kind == c.GAIN_STAFF:
                    found["staff"] += effect.n
                elif effect.kind == c.WINDOW_EDIT:
                    found["window"] += effect.n
    found["staff"] += 4 * BOX.start_staff
    assert found == {word: pieces[word] for word in ("window", "staff", *c.SPECIALIST_WORDS)}


def test_every_index_is_its_place() -> None:
    for cards in (BOX.tiles, BOX.cards, BOX.objectives, BOX.warden_cards, BOX.difficulties):
        assert [card.index for card in cards] == list(range(len(cards)))
    assert (BOX.tile("bunk_cell"), BOX.tile("locker_room")) == (c.BUNK_CELL, c.LOCKER_ROOM)


@pytest.mark.parametrize(
    "words",
    [
        c.TYPE_WORDS, c.TAG_WORDS, c.NEED_WORDS, c.SPECIALIST_WORDS, c.AREA_WORDS, c.DECK_WORDS, c.OBJECTIVE_WORDS,
        c.QUANTITY_WORDS, c.EFFECT_WORDS, c.PASSIVE_WORDS, c.CONDITION_WORDS, c.ROUND_WORDS, c.CATEGORY_WORDS[:4],
    ],
)  # fmt: skip
def test_words_and_numbers_go_together(words: list[str]) -> None:
    for place, word in enumerate(words):
        assert getattr(c, word.upper()) == place


def test_the_vocabulary_of_the_file_is_ours() -> None:
    words = DATA["vocabulary"]
    assert words["passive_tags"] + words["track_tags"] + words["functional_tags"] == c.TAG_WORDS
    assert (words["categories"], words["buy_categories"]) == (c.CATEGORY_WORDS, c.BID_WORDS)
    assert list(words["quantities"]) == c.QUANTITY_WORDS
    assert set(words["passives"]) == set(c.PASSIVE_WORDS)
    assert list(words["areas"]) == c.AREA_WORDS
    tags = [c.TAG_WORDS[tag] for tag in BOX.specialist_tag]
    assert words["specialists"] == dict(zip(c.SPECIALIST_WORDS, tags, strict=True))


def test_rounds_are_those_of_section_3() -> None:
    """R4."""
    weeks = [entry.number for entry in BOX.rounds if entry.kind == c.WORKING_WEEK]
    assert weeks == [1, 2, 3, 4, 5]
    assert [entry.dice for entry in BOX.rounds if entry.kind == c.EVALUATION] == [1, 2, 3]
    assert [c.ROUND_WORDS[entry.kind] for entry in BOX.rounds][:5] == [
        "foundation", "working_week", "working_week", "evaluation", "income",
    ]  # fmt: skip


def test_tokens_are_numbers_in_the_order_of_a_stack() -> None:
    """R23."""
    assert [c.threat_of(token) for token in (BOX.prisoners[c.RED][0], BOX.prisoners[c.GREY][0])] == [5, 2]
    assert all(c.type_of(token) == kind for kind in range(c.TYPES) for token in BOX.prisoners[kind])
    assert max(BOX.prisoners[c.RED]) < c.PRISONER_KINDS
    assert c.prisoner(5, c.RED) > c.prisoner(5, c.ORANGE) > c.prisoner(4, c.ORANGE)


def test_a_predicate_folds_what_faces_settle_into_kinds() -> None:
    def kinds(record: dict[str, Any]) -> set[str]:
        mask = c.Predicate(record, BOX.tiles).kinds
        return {tile.id for tile in BOX.tiles if mask >> tile.index & 1}

    assert kinds({"staff_producing": True}) == {"staff_room", "deliveries", "office", "forestry"}  # R52
    assert "locker_room" not in kinds({"any": True})
    assert kinds({"category": "locker_room"}) == {"locker_room"}
    assert kinds({"category": "staff", "outdoor": True}) == {"guard_tower"}
    assert kinds({"tile": "kennels"}) == {"kennels"}
    assert kinds({"luxury": True}) == {"luxury_bunk", "luxury_holding", "luxury_dormitory", "luxury_solitary"}
    assert "kitchen" not in kinds({"min_vp": 4})  # R49: the printed points alone


# The catalogue

CATALOGUE = catalogue(BOX)


def test_everything_has_a_sentence_and_a_mark() -> None:
    for card in (*CATALOGUE.tiles, *CATALOGUE.cards, *CATALOGUE.objectives, *CATALOGUE.duels):
        assert card.sentence
        assert card.mark.source in ("rulebook", "public", "reconstructed")
        assert "see notes" not in card.mark.note
    assert [tile.id for tile in CATALOGUE.tiles] == [tile.id for tile in BOX.tiles]


def test_a_face_that_is_partly_made_up_is_marked_so() -> None:
    """R75 to R77; how many copies there are is not printed on a tile."""
    marks = {card.id: card.mark for card in (*CATALOGUE.tiles, *CATALOGUE.cards)}
    made_up = {word for word, mark in marks.items() if mark.source == "reconstructed"}
    assert {"secure_bunk", "snipers", "permanent_punishment"} <= made_up
    assert "yard" not in made_up
    assert "cost" in marks["secure_bunk"].known
    assert "own" not in marks["secure_bunk"].known


def test_patterns_are_drawn_as_printed() -> None:
    suites = next(card for card in CATALOGUE.objectives if card.id == "H17").pattern
    assert [(square.side, square.outdoor, square.prisoners) for square in suites[0] if square] == [
        ("e", False, "any"), (None, True, None), ("w", False, "any"),
    ]  # fmt: skip
    assert next(card for card in CATALOGUE.objectives if card.id == "H16").pattern[0][0] is None


# Card packs


def test_a_changed_figure_makes_another_box() -> None:
    box = PACKS.read(tampered(PACKS, ("tiles", 13, "cost"), 6))
    assert (box.tiles[13].cost, BOX.tiles[13].cost) == (6, 5)
    assert len(box.fingerprint) == 12
