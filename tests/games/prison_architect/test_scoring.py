"""Final scoring, line by line (RULES.md section 10), and the Governor's (section 14)."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.governor_scoring import governor_sheet
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS, card_points, sheet, tile_points
from tests.games.prison_architect.prisons import BOX, Plan, inmate


def lines(plan: Plan, cash: int = 0, words: str = "") -> dict[str, int]:
    """The lines of the sheet that are not nothing."""
    found = sheet(plan.prison, cash, [BOX.objective(word) for word in words.split()])
    return {word: n for word, n in zip(SHEET_WORDS, found) if n}


def test_b35_two_dollars_a_point() -> None:
    assert lines(Plan(), cash=7) == {"cash": 3}


def test_b30_kitchens_count_food_beside_them() -> None:
    plan = Plan().row((0, 0), "kitchen kitchen").tile((1, 0), "canteen", token="food")
    assert [tile_points(plan.prison, number) for number in range(3)] == [1 + 4 * 4, 1 + 4 * 2, 2]
    assert lines(plan) == {"tiles": 28}


def test_b18_tasers_soften_every_escape() -> None:
    plan = Plan()
    plan.prison.escaped = [inmate("r7"), inmate("g2")]
    assert lines(plan) == {"escapees": -9}
    assert lines(plan.card("tasers")) == {"escapees": -7}


def test_released_prisoners_count_their_threat() -> None:
    plan = Plan()
    plan.prison.released = [inmate("o4"), inmate("g2")]
    assert lines(plan) == {"released": 6}


def test_inmates_by_comfort_and_hygiene() -> None:
    plan = Plan().tile((0, 0), "luxury_dormitory", windows="N", inmates="g2 g2")
    assert lines(plan) == {"tiles": 2, "inmates": 6}
    plan.tile((1, 0), "guard_tower")  # discontent: hygienic alone
    assert lines(plan) == {"tiles": 4, "inmates": 2}
    assert lines(Plan().tile((0, 0), "basic_dormitory", inmates="g2")) == {"tiles": 4}


def test_prisoners_on_cards_score_nothing() -> None:
    """R40."""
    assert lines(Plan().card("prison_labour", inmates="g2")) == {}


def test_specialists_count_wherever_they_are() -> None:
    plan = Plan().tile((0, 0), "bunk_cell", posts="guard nurse")
    plan.prison.pool[1] += 2
    assert lines(plan)["specialists"] == 4


def test_tracks() -> None:
    plan = Plan().card("accountants", staff=3).card("bank_loan").card("parole_officers", staff=3)
    assert lines(plan) == {"tracks": 3 + 1}  # the sixth space of Finance, the fifth of Rehabilitation


def test_objectives_stand_on_a_line_of_their_own() -> None:
    assert lines(Plan().row((0, 0), "yard yard"), words="S08 H01") == {"tiles": 6, "objectives": 3 - 4}


def test_cards_at_the_end() -> None:
    plan = Plan("finances fancy_coffee_machines groundskeeping cctv cooks").card("coaches", staff=2)
    plan.card("gardeners").card("deployment").card("dog_handlers").card("doctors").card("chief_of_security")
    plan.tile((0, 0), "yard").tile((0, 1), "bunk_cell").tile((1, 0), "locker_room", staff=1)
    plan.tile((1, 1), "canteen").tile((1, 2), "basic_holding", inmates="r5 r6 r7 g2")
    points = {BOX.cards[card].id: card_points(plan.prison, place) for place, card in enumerate(plan.prison.cards)}
    assert points == {
        "finances": 4,  # two Staff on Staff cards
        "fancy_coffee_machines": 2,
        "groundskeeping": 1,
        "cctv": 3,
        "cooks": 4,  # beside the Canteen
        "coaches": 1,
        "gardeners": 0,
        "deployment": 0,
        "dog_handlers": 0,
        "doctors": 0,
        "chief_of_security": 0,
    }


def test_cards_that_ask_for_neighbours() -> None:
    plan = Plan("deployment dog_handlers doctors gardeners").tile((0, 0), "kennels", windows="N")
    plan.tile((0, 1), "kennels", windows="N").tile((1, 1), "infirmary").tile((2, 1), "armoury")
    assert [card_points(plan.prison, place) for place in range(4)] == [2, 3, 3, 0]
    plan.tile((-1, 1), "yard")
    assert card_points(plan.prison, 3) == 1


def test_chief_of_security_counts_five_sources() -> None:
    """R46, R47: staffed Locker Rooms and Staff Facilities that grant Security."""
    plan = Plan("chief_of_security").row((0, 0), "surveillance surveillance guard_tower armoury")
    plan.tile((1, 0), "locker_room", staff=1).tile((1, 1), "locker_room")
    assert card_points(plan.prison, 0) == 0
    assert card_points(plan.staff((1, 1)).prison, 0) == 5


def test_an_empty_prison_scores_nothing() -> None:
    assert sum(sheet(Prison(BOX), 0, [])) == 0


def test_b39_the_governor_on_medium() -> None:
    tiles = [BOX.tile(word) for word in ("kitchen", "kennels", "bunk_cell")]
    cards = [BOX.card(word) for word in ("deployment", "cctv")]
    objectives = [BOX.objective(word) for word in ("E04", "H16")]
    found = governor_sheet(BOX, BOX.difficulties[1], tiles, cards, objectives)
    assert {word: n for word, n in zip(SHEET_WORDS, found) if n} == {
        "tiles": 3 * 5 + (1 + 4) + 1 + 0,
        "cards": 2 * 7,
        "specialists": 2 + 4,
        "objectives": 5 + 13,
    }
    assert sum(found) == 59


def test_the_governor_has_every_slot_filled_and_every_condition_met() -> None:
    """R70, R71."""
    tiles = [BOX.tile(word) for word in ("library", "cleaning_cupboard", "mailroom", "office")]
    found = governor_sheet(BOX, BOX.difficulties[0], tiles, [BOX.card("coaches"), BOX.card("snipers")], [])
    assert dict(zip(SHEET_WORDS, found))["specialists"] == 3 + 1 + 3 + 3
    assert dict(zip(SHEET_WORDS, found))["tiles"] == 4 * 3 + (1 + 4) + 0 + (2 + 4) + (3 + 5)
