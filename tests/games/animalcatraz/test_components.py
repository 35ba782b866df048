"""The box of Animalcatraz: what the shipped file holds, and what the catalogue says of it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.catalogue import Catalogue, catalogue
from bighouse.games.animalcatraz.box.pack import PACKS

TEXT = PACKS.path.read_text("utf-8")
DATA: Any = json.loads(TEXT)
BOX = PACKS.shipped
CATALOGUE = catalogue(BOX)


# The shipped file


def test_the_shipped_file_passes_its_own_checks() -> None:
    assert PACKS.check(TEXT) == []
    assert BOX.fingerprint == ""
    assert BOX.name == "Animalcatraz"
    assert PACKS.box(None) is BOX


def test_the_box_holds_what_the_file_counts() -> None:
    counts = DATA["counts"]
    assert sum(card.copies for card in BOX.cards if card.deck == c.CHAIR and card.module == c.NOTHING) == 64
    assert counts["contraband_cards"] == 64
    for room in range(c.ROOMS):
        found = [card for card in BOX.cards if card.deck == room and card.module == c.NOTHING]
        assert sum(card.copies for card in found) == counts["prison_items_per_deck"]
    sizes: dict[str, list[Any]] = {
        "convicts": BOX.inmates, "guards": BOX.guards, "escape_plans": BOX.plans, "crimes": BOX.crimes,
        "gangsters": BOX.gangsters, "getaway": BOX.stages,
    }  # fmt: skip
    assert {word: len(cards) for word, cards in sizes.items()} == {word: counts[word] for word in sizes}
    assert Counter(c.EVENT_LETTERS[event.letter] for event in BOX.events) == counts["events"]


def test_every_corner_room_trades_what_the_rulebook_lists() -> None:
    """Four weapons, four Escape Tools, an armor, a Cell Trap, and Upgrades."""
    for room in range(c.ROOMS):
        kinds = Counter(card.kind for card in BOX.cards if card.deck == room and card.module == c.NOTHING)
        assert [kinds[kind] for kind in (c.WEAPON, c.ESCAPE_TOOL, c.ARMOR, c.CELL_TRAP)] == [4, 4, 1, 1]
        assert kinds[c.UPGRADE] > 0


def test_trade_values_go_from_1_to_4_and_two_cards_are_worth_6() -> None:
    values = Counter(card.value for card in BOX.cards for _ in range(card.copies) if card.module == c.NOTHING)
    assert values.pop(6) == 2
    assert set(values) == {1, 2, 3, 4}


def test_constants_count_what_there_is() -> None:
    counted = [c.CARD_KINDS, c.CONVICTS, c.GANGSTERS, c.EVENTS, c.CRIMES, c.PLANS, c.GUARDS, c.SPACES]
    found: list[list[Any]] = [
        BOX.cards,
        BOX.inmates,
        BOX.gangsters,
        BOX.events,
        BOX.crimes,
        BOX.plans,
        BOX.guards,
        BOX.spaces,
    ]
    assert counted == [len(cards) for cards in found]
    assert max(len(crime.steps) for crime in BOX.crimes) <= c.MOST_CRIME_STEPS
    assert len(BOX.icon_names) == c.ICONS


def test_every_index_is_its_place() -> None:
    for cards in (BOX.cards, BOX.inmates, BOX.gangsters, BOX.events, BOX.crimes, BOX.plans, BOX.stages, BOX.spaces):
        assert [card.index for card in cards] == list(range(len(cards)))
    assert [space.id for space in BOX.spaces] == c.SPACE_WORDS
    assert [icon["id"] for icon in DATA["icons"]] == c.ICON_WORDS
    assert BOX.guards[c.LIEUTENANT].id == "g_lieutenant"
    assert BOX.of(0).id == BOX.cards[0].id
    assert BOX.of(BOX.copies - 1).id == BOX.cards[-1].id


@pytest.mark.parametrize(
    "words",
    [
        c.SPACE_WORDS[: c.GUARDED], c.ICON_WORDS, c.TYPE_WORDS, c.ENDING_WORDS, c.SET_WORDS, c.GANGSTER_WORDS[:-1],
        c.OP_WORDS, c.WHO_WORDS, c.MODIFIER_WORDS, c.DEED_WORDS, c.STATE_WORDS[:-1], c.VERSUS_WORDS,
    ],
)  # fmt: skip
def test_words_and_numbers_go_together(words: list[str]) -> None:
    for place, word in enumerate(words):
        assert getattr(c, word.upper()) == place


def test_skills_go_by_their_printed_titles() -> None:
    assert [getattr(c, word.upper().replace(" ", "_")) for word in c.SKILL_WORDS] == list(range(c.CONVICTS))
    assert sorted(inmate.skill for inmate in BOX.inmates) == list(range(c.CONVICTS))


def test_the_vocabulary_of_the_file_is_ours() -> None:
    words = DATA["vocabulary"]
    assert set(c.OP_WORDS) <= set(words["ops"])
    assert set(c.MODIFIER_WORDS) == set(words["modifier_keys"]) - {"bet_card_to"}
    assert set(c.DEED_WORDS) == set(DATA["crime_vocabulary"]["events"])
    assert set(c.STATE_WORDS) == set(DATA["crime_vocabulary"]["states"])


# What the typed box makes of it


def inmate(word: str) -> c.Inmate:
    return BOX.inmates[BOX.inmate(word)]


def test_levels_are_read_from_slots() -> None:
    """Section 23.1: the example of Big Bill's bar."""
    bill = inmate("big_bill")
    assert [bill.strength[slot] for slot in (0, 1, 2, 3, 7, 9, 11, 12, 17)] == [0, 1, 1, 2, 4, 5, 5, 6, 7]
    assert (bill.strength_start, bill.cunning_start) == (7, 1)
    assert [level + bill.primal_offset for level in (0, 7)] == [2, 9]


def test_skills_give_their_numbers() -> None:
    assert inmate("big_bill").cost == 1
    assert inmate("sick_barger").margin == 3
    assert inmate("sticky_fingers").number(1, "draw", 0) == 1  # what a bet wins
    assert [inmate("g_jackson").number(level, "combine_weapons", 0) for level in (1, 2)] == [5, c.NO_LIMIT]
    hector = inmate("animal_hector")
    assert [hector.number(1, "cunning", 0, who) for who in ("loser", "self")] == [-1, 1]
    rob = inmate("rob_z")
    assert [BOX.cards[card].id for card in rob.spared] == ["primal_dose", "binky_boost"]
    assert rob.thrills == [2, 1]


def test_a_gift_for_the_warden_has_its_figures() -> None:
    """Section 27."""
    gift = BOX.events[BOX.event("gift_for_warden")]
    assert (gift.warden_level, gift.warden_bribe, gift.module) == (13, 4, c.WARDEN_MODULE)
    assert sum(event.warden_level for event in BOX.events) == 13


def test_a_roll_has_a_script_for_each_face() -> None:
    skinky = BOX.gangsters[BOX.gangster("charmer_skinky")]
    roll = BOX.scripts[skinky.script][0]
    losses = [[effect.n for effect in BOX.scripts[roll.faces[face]]] for face in range(1, 7)]
    assert losses == [[], [], [], [-1], [-1], [-2]]  # R52


def test_with_all_tools_every_padlock_leaves_ten() -> None:
    for plan in BOX.plans:
        tools = [card for card in BOX.cards if card.kind == c.ESCAPE_TOOL and card.plan == plan.index]
        assert len(tools) == 4
        assert {tool.deck for tool in tools} == set(range(c.ROOMS))
        assert plan.red - sum(tool.red for tool in tools) == 10
        assert plan.green - sum(tool.green for tool in tools) == 10


def test_the_board_is_that_of_section_4() -> None:
    shut = {
        (space.id, letter): {icon for icon in range(c.ICONS) if space.shut[place] >> icon & 1}
        for space in BOX.spaces
        for place, letter in enumerate(c.LETTER_WORDS)
    }
    assert shut["library", "A"] == {c.TRADE}  # R1
    assert shut["cellblock_a", "A"] == {c.KING, c.RECRUIT}  # R3
    assert shut["cellblock_b", "C"] == shut["cellblock_d", "C"] == {c.ESCAPE}  # R2
    assert [c.LETTER_WORDS[BOX.spaces[block].door] for block in range(c.CELLBLOCK_A, c.FIRST_CELL)] == list("BACB")
    for space in BOX.spaces:
        for beside in space.neighbours:
            if beside < c.FIRST_CELL and space.index < c.FIRST_CELL:
                assert space.index in BOX.spaces[beside].neighbours
    assert c.cell_of(c.CELLBLOCK_C) == c.SPACE_WORDS.index("cell_3")
    assert c.block_of(c.FIRST_CELL) == c.CELLBLOCK_A


def test_two_sums_send_the_warden_to_a_and_to_c() -> None:
    found = Counter(BOX.warden[2:])
    assert [found[space] for space in range(c.GUARDED)] == [1, 1, 1, 1, 1, 2, 1, 2, 1]
    assert (BOX.warden[5], BOX.warden[8]) == (c.INFIRMARY, c.CELLBLOCK_B)


# The catalogue


def sections() -> dict[str, list[Any]]:
    found = {word: getattr(CATALOGUE, word) for word in CATALOGUE.__struct_fields__}
    return {word: cards for word, cards in found.items() if isinstance(cards, list) and hasattr(cards[0], "id")}


def test_everything_has_a_sentence_and_a_mark() -> None:
    for section, cards in sections().items():
        ids = [card.id for card in cards]
        assert len(set(ids)) == len(ids), section
        for card in cards:
            assert card.name
            assert card.sentence.endswith("."), card
            assert "None" not in card.sentence
            assert card.mark.source in ("rulebook", "public", "reconstructed")


def test_the_catalogue_survives_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=Catalogue) == CATALOGUE


def test_a_face_that_is_partly_made_up_is_marked_so() -> None:
    marks = {card.id: card.mark for cards in sections().values() for card in cards}
    bill = marks["big_bill"]  # bars are pictures in the rulebook, skills are not
    assert (bill.source, set(bill.known)) == ("reconstructed", {"name", "skill_title", "skills"})
    lieutenant = marks["g_lieutenant"]
    assert lieutenant.known["level"] == "rulebook"
    assert "bribe" not in lieutenant.known
    assert "ability" not in marks["spicy_chow"].known  # what it costs is not told
    assert marks["spicy_chow"].ref in DATA["meta"]["public_refs"]
    assert marks["riot_courtyard"].source == marks["library"].source == "rulebook"
    assert "ability" in marks["thief_slick"].known
    assert "ability" not in marks["pusher_doc_dose"].known  # R52


def test_no_note_points_to_another_entry() -> None:
    for cards in sections().values():
        for card in cards:
            assert card.mark.note not in ("as above", "module card")


def test_the_page_finds_what_it_draws() -> None:
    cards = {card.id: card for card in CATALOGUE.cards}
    convicts = {card.id: card for card in CATALOGUE.convicts}
    assert (cards["cleaver"].attack, cards["cleaver"].damage, cards["cleaver"].deck) == (4, 2, "cafeteria")
    assert cards["wrench"].favourite_of == ["big_bill"]
    assert (cards["grapple"].plan, cards["grapple"].red, cards["grapple"].green) == ("wall", 3, 1)
    assert (cards["false_wall"].spot, cards["cash"].guard) == ("cell", "g_cash")
    assert cards["guard_trap_1"].module == "legacy_guard_traps"
    assert convicts["big_bill"].strength.slots == [1, 2, 2, 2, 2, 3, 3, 3]
    assert [marker.actions for marker in convicts["big_bill"].primal.markers] == [1, 2]
    assert convicts["rookie"].weapon is None
    assert {stage.id: (stage.red, stage.green) for stage in CATALOGUE.stages}["snipers"] == (None, 11)
    spaces = {space.id: space for space in CATALOGUE.spaces}
    assert spaces["cellblock_d"].letters == {"A": ["king", "recruit"], "B": ["attack_steal"], "C": ["escape"]}
    assert (spaces["cellblock_d"].door, spaces["cellblock_d"].vacant) == ("B", ["d1", "d2", "d3"])
    assert [(rank.lowest, rank.highest) for rank in CATALOGUE.ranks] == [(-1, 0), (1, 4), (5, 8), (9, 12), (13, 14)]
    assert {(face.letter, face.shift) for face in CATALOGUE.die} == {(x, y) for x in "ABC" for y in (False, True)}


def test_names_are_for_everybody() -> None:
    """Where a printed title is not, players see another one."""
    skills = {card.id: card.skill for card in CATALOGUE.convicts}
    assert [skills[word] for word in ("cold_cuts", "rob_z", "animal_hector")] == [
        "Big Eater", "Thrill Seeker", "Tormentor",
    ]  # fmt: skip
