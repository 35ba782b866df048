"""Tags on tiles and cards, and the two tracks (RULES.md section 6)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import FINANCE, REHABILITATION, TAG_WORDS, TILE_TAGS
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.scoring import card_points, tile_points
from bighouse.games.prison_architect.rules.tags import position, tags_on_card, track_vp
from tests.games.prison_architect.prisons import BOX, At, Plan


def tags(plan: Plan, at: At) -> dict[str, int]:
    row = reckoned(plan.prison).tags[plan.number(at)]
    return {TAG_WORDS[tag]: row[tag] for tag in range(TILE_TAGS) if row[tag]}


def total(plan: Plan, word: str) -> int:
    return reckoned(plan.prison).totals[TAG_WORDS.index(word)]


def at_position(plan: Plan, track: int) -> int:
    return position(plan.prison, reckoned(plan.prison), track)


def test_a12_income_of_the_sixth_space() -> None:
    assert BOX.income[6] == 30


def test_a11_release_slots() -> None:
    """Masks of types: grey 1, orange 2, red 4."""
    assert BOX.release_slots[4] == [1, 1, 3]
    assert BOX.release_slots[5] == [1, 1, 3, 3]
    assert BOX.release_slots[6] == [1, 3, 3, 7]


def test_b15_workshop_counts_prisoners_around_by_fours() -> None:
    plan = Plan().tile((0, 0), "workshop").tile((0, 1), "basic_dormitory", inmates="g2 g2 g2 g2")
    plan.tile((1, 1), "basic_dormitory", inmates="g2 g2 g2")
    assert (tags(plan, (0, 0)), at_position(plan, REHABILITATION)) == ({"labour": 1, "rehabilitation": 1}, 2)
    plan.inmates((1, 1), "g3")
    assert at_position(plan, REHABILITATION) == 3
    plan.prison.release(plan.number((1, 1)), plan.prison.inmates[plan.number((1, 1))][0])
    assert at_position(plan, REHABILITATION) == 2  # R27: it goes as it comes


def test_b16_the_track_ends_at_ten_and_tags_go_on() -> None:
    """R26."""
    plan = Plan().card("accountants", staff=3).card("bank_loan").row((0, 0), "shop shop shop shop")
    assert (total(plan, "finance"), at_position(plan, FINANCE)) == (9, 10)
    plan.card("offshore_tax_haven").row((1, 0), "shop shop shop")
    assert (total(plan, "finance"), at_position(plan, FINANCE), BOX.income[10]) == (12, 10, 42)
    assert card_points(plan.prison, 2) == 12
    assert track_vp(plan.prison, reckoned(plan.prison), FINANCE) == 10


def test_b29_mailroom() -> None:
    plan = Plan().tile((0, 0), "mailroom", windows="N", staff=1).tile((0, 1), "shop")
    plan.tile((1, 0), "garbage").tile((2, 0), "workshop")
    assert (total(plan, "finance"), at_position(plan, FINANCE)) == (4, 5)
    assert tile_points(plan.prison, plan.number((0, 0))) == 2 + 4
    alone = Plan().tile((0, 0), "mailroom", windows="N", staff=1).tile((0, 1), "shop")
    assert tile_points(alone.prison, alone.number((0, 0))) == 2  # its own two tags do not count


def test_cards_keep_the_tags_they_give() -> None:
    """R30: what a card gives at once, for Staff and for prisoners lies on the card."""
    plan = Plan().card("parole_officers", staff=2).card("cleaning", inmates="g2 g3")
    reckoning = reckoned(plan.prison)
    assert tags_on_card(plan.prison, reckoning, 0)[REHABILITATION] == 3
    assert tags_on_card(plan.prison, reckoning, 1)[FINANCE] == 2
    assert (total(plan, "rehabilitation"), total(plan, "finance")) == (3, 2)


def test_tax_relief_counts_additional_facilities_by_twos() -> None:
    plan = Plan("tax_relief").row((0, 0), "chapel library chapel")
    assert (total(plan, "finance"), card_points(plan.prison, 0)) == (1, 2)
    plan.tile((1, 0), "chapel")
    assert (total(plan, "finance"), card_points(plan.prison, 0)) == (2, 4)


def test_spiritual_leaders_fill_from_left_to_right() -> None:
    plan = Plan().card("spiritual_leaders", staff=2)
    assert (total(plan, "rehabilitation"), total(plan, "finance")) == (1, 0)
    plan = Plan().card("spiritual_leaders", staff=3)
    assert (total(plan, "rehabilitation"), total(plan, "finance")) == (1, 2)
