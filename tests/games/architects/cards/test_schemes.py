"""Every scheme card and every action of one (RULES.md section 15.4, reconstructed)."""

from __future__ import annotations

import pytest

from bighouse.games.architects.box.components import SCHEME_WORDS
from bighouse.games.architects.box.pack import PACKS
from bighouse.games.architects.rules import events
from tests.games.architects.cards.figures import SCHEMES
from tests.games.architects.table import Table, scene

PLACES = {  # where the card puts the worker
    "guildhall": "S01 S02 S03 S04 S11 F01 F02 F03 F04",
    "town_centre": "S05 S06 S07 F05 F06",
    "guardhouse": "S08 S09 F07",
    "black_market": "S10 S12 F08",
    "tax_stand": "S13",
    "kings_storehouse": "S14 S15 F09",
    "workshop": "S16 F10",
    "quarry": "S17",
    "forest": "S18",
    "mines": "S19",
    "silversmith": "S20",
}
WITH_FUTURE = "S03 S04 S13 S16"


def play(card: str, text: str = "", header: str = "architects, 1 player") -> Table:
    """The opponent has just played this card."""
    return scene(f"{header}\n{text}\nschemes: {card}\nstart: turn of opponent", "Ann Ben")


@pytest.mark.parametrize("card", SCHEMES)
def test_each_scheme_places_one_worker_where_it_says(card: str) -> None:
    [place] = [place for place, cards in PLACES.items() if card in cards.split()]
    table = play(card)
    assert table.home("opponent") == 19
    if place == "guildhall":
        assert table.guildhall() == ["opponent"]
    elif place == "black_market":
        assert list(table.market().values()) == ["opponent"]
    else:
        assert table.at(place) == {"opponent": 1}
    assert card in table.pile("schemes done")
    assert table.to_act == ["Ann"]


@pytest.mark.parametrize("card", SCHEMES)
def test_future_cards_come_only_with_their_icon(card: str) -> None:
    text = "future: F05" if card != "F05" else "future: F06"
    table = play(card, text)
    due = text.split()[1:] if card in WITH_FUTURE.split() else []
    assert [scheme for scheme in table.pile("schemes done") if scheme != card] == due


@pytest.mark.parametrize("card", WITH_FUTURE.split())
def test_future_with_an_empty_pile_does_nothing(card: str) -> None:
    futures = [scheme for scheme in SCHEMES if scheme.startswith("F")]
    table = play(card, f"schemes done: {' '.join(futures)}")
    assert sorted(table.pile("schemes done")) == sorted([*futures, card])


# A table where every action of a card finds something to do

BUSY = """
    opponent: 2 unpaid
    prison: opponent 2
    Ann holds: opponent 2
    opponent holds: Ann 3
    at town centre: opponent 1
    at king's storehouse: opponent 1
    at quarry: Ann 3
    at forest: Ann 2
    at mines: Ann 1
    rewards: reward_virtue_virtue
"""


@pytest.mark.parametrize(
    ("card", "found"),
    [  # marble, virtue, debts, level, captured, prison
        ("S01", (0, 9, 2, 1, 3, 2)),
        ("S03", (0, 9, 2, 1, 3, 2)),
        ("S04", (1, 7, 2, 0, 3, 2)),
        ("S05", (0, 7, 2, 0, 8, 2)),
        ("S07", (0, 7, 2, 0, 8, 2)),
        ("S08", (1, 7, 2, 0, 0, 0)),
        ("S09", (1, 6, 3, 0, 0, 2)),
        ("S10", (1, 6, 2, 0, 3, 2)),
        ("S11", (1, 7, 2, 0, 3, 2)),
        ("S12", (2, 6, 2, 0, 3, 2)),
        ("S13", (2, 5, 2, 0, 3, 2)),
        ("S14", (0, 9, 2, 0, 3, 2)),
        ("S15", (2, 7, 2, 0, 3, 2)),
        ("S16", (0, 7, 2, 0, 3, 2)),
        ("S17", (0, 7, 2, 0, 6, 2)),
        ("S20", (0, 7, 1, 0, 6, 2)),
        ("F01", (1, 9, 2, 1, 3, 2)),
        ("F03", (0, 9, 1, 1, 3, 2)),
        ("F04", (2, 7, 2, 0, 3, 2)),
        ("F05", (1, 7, 2, 0, 0, 2)),
        ("F06", (0, 7, 2, 0, 8, 2)),
        ("F07", (1, 8, 2, 0, 0, 0)),
        ("F08", (2, 7, 2, 0, 3, 2)),
        ("F09", (0, 9, 2, 0, 3, 2)),
        ("F10", (1, 7, 2, 0, 3, 2)),
    ],
)
def test_a_scheme_does_all_that_it_says_and_nothing_else(card: str, found: tuple[int, ...]) -> None:
    table = play(card, BUSY)
    opponent = table.player("opponent")
    marble = table.has("opponent", "marble")
    assert (marble, opponent.virtue, opponent.unpaid, opponent.level, opponent.captured(), opponent.prison) == found


@pytest.mark.parametrize("card", SCHEMES)
def test_a_scheme_tells_every_step(card: str) -> None:
    table = play(card, BUSY)
    scheme = next(scheme for scheme in PACKS.shipped.schemes if scheme.id == card)
    assert [shown["scheme"] for shown in table.told("scheme_shown")] == [scheme.index]
    steps = [step["act"] for step in table.told("opponent_did") if step["why"] == events.WHY_SCHEME]
    assert [SCHEME_WORDS[act] for act in steps] == [SCHEME_WORDS[act.kind] for act in scheme.acts]


# Cathedral


@pytest.mark.parametrize("card", ["S01", "S02", "S03", "F01", "F02", "F03"])
def test_advance_cathedral_costs_nothing_and_takes_the_virtue_of_the_reward_alone(card: str) -> None:
    table = play(card, "opponent: 2 virtue\nrewards: reward_virtue_silver")
    assert (table.level("opponent"), table.virtue("opponent"), table.silver("opponent")) == (1, 3, 0)
    assert table.pile("rewards gone") == ["reward_virtue_silver"]


def test_advance_cathedral_without_rewards_is_one_virtue() -> None:
    assert play("S01", "rewards left: 0").virtue("opponent") == 8


def test_advance_cathedral_needs_a_free_space() -> None:
    text = "Ann: level 3\nBen: level 3\nopponent: level 2"
    table = play("S01", text, "architects, 2 players, opponent helena")
    assert (table.level("opponent"), len(table.pile("rewards"))) == (2, 7)
    table = play("S01", "opponent: level 5")
    assert (table.level("opponent"), len(table.pile("rewards"))) == (5, 5)


# Marble, virtue, debts


MARBLE = {
    0: "S01 S02 S03 S05 S06 S07 S08 S09 S14 S16 S17 S18 S19 S20 F03 F05 F06 F07 F09",
    1: "S04 S10 S11 S15 F01 F02 F10",
    2: "S12 S13 F04 F08",
}


@pytest.mark.parametrize(
    ("card", "marble"), [(card, marble) for marble, cards in MARBLE.items() for card in cards.split()]
)
def test_marble(card: str, marble: int) -> None:
    assert play(card).has("opponent", "marble") == marble


@pytest.mark.parametrize(
    ("card", "virtue"),
    [("S10", -1), ("S11", 0), ("S12", -1), ("S13", -2), ("S20", 0), ("F07", 1), ("F09", 2), ("F08", 0), ("S17", 0)],
)
def test_virtue(card: str, virtue: int) -> None:
    assert play(card, "opponent: 7 virtue").virtue("opponent") - 7 == virtue


def test_virtue_below_zero_is_a_debt() -> None:
    table = play("S13", "opponent: 1 virtue")
    assert (table.virtue("opponent"), table.unpaid("opponent")) == (0, 1)


@pytest.mark.parametrize(("virtue", "unpaid"), [(14, 3), (13, 2)])
def test_virtue_above_the_top_always_destroys_debts(virtue: int, unpaid: int) -> None:
    table = play("F09", f"opponent: {virtue} virtue, {unpaid} unpaid")
    assert (table.virtue("opponent"), table.unpaid("opponent")) == (14, 1)


@pytest.mark.parametrize(("before", "count"), [(0, 1), (1, 2), (2, 2), (4, 2)])
def test_marble_per_worker_and_virtue_per_worker_up_to_two(before: int, count: int) -> None:
    text = f"at king's storehouse: opponent {before}"
    assert play("S15", text).has("opponent", "marble") == count
    assert play("S14", text).virtue("opponent") == 7 + count


@pytest.mark.parametrize(("card", "before", "after"), [("S20", 2, 1), ("F03", 2, 1), ("S20", 0, 0)])
def test_destroy_debt(card: str, before: int, after: int) -> None:
    assert play(card, f"opponent: {before} unpaid").unpaid("opponent") == after


# Captures

GROUPS = "at quarry: Ann 1\nat forest: Ann 3\nat mines: Ann 2\nat workshop: Ann 4\n"


@pytest.mark.parametrize(
    ("card", "before", "held"),
    [
        ("S05", 0, 4),
        ("S05", 1, 4 + 3),
        ("S06", 3, 4 + 3),
        ("S17", 0, 4),
        ("S18", 0, 4),
        ("S19", 2, 4),
        ("S20", 0, 4),
        ("F06", 0, 4 + 3),
        ("S07", 0, 4),
        ("S07", 1, 4 + 3),
        ("S07", 2, 4 + 3),
    ],
)
def test_capture_and_capture_per_worker_take_the_largest_groups(card: str, before: int, held: int) -> None:
    assert play(card, f"{GROUPS}at town centre: opponent {before}").held("opponent") == {"Ann": held}


def test_captures_are_made_at_two_places_at_most() -> None:
    text = (
        "at quarry: Ann 3; Ben 1\nat forest: Ann 2\nat mines: Ann 1\nat town centre: opponent 2\nopponent holds: Ben 1"
    )
    table = play("F05", text, "architects, 2 players, opponent constantine")  # three captures, then it sells
    assert table.prison() == {"Ann": 5, "Ben": 2}
    assert table.at("mines") == {"Ann": 1}


def test_no_third_capture_when_only_a_third_place_is_left() -> None:
    table = play("F05", "at quarry: Ann 3\nat forest: Ann 2\nat mines: Ann 1\nat town centre: opponent 2")
    assert [event["count"] for event in table.told("workers_captured")] == [3, 2]
    assert table.at("mines") == {"Ann": 1}
    assert table.told("opponent_did")[-2]["why"] == events.WHY_PLACES_USED_UP


def test_captures_never_take_own_workers() -> None:
    table = play("S05", "at forest: opponent 5; Ann 1")
    assert (table.held("opponent"), table.at("forest")) == ({"Ann": 1}, {"opponent": 5})


def test_ties_go_by_guildhall_workers_then_by_turn_then_by_place() -> None:
    text = "first player: Ann\nat mines: Ann 2\nat forest: Ben 2\n"
    header = "architects, 2 players, opponent helena"
    assert play("S05", f"{text}guildhall: Ben 1", header).held("opponent") == {"Ben": 2}
    assert play("S05", text, header).held("opponent") == {"Ann": 2}  # whose turn comes next
    assert play("S05", f"{text}guildhall: Ben 1; Ann 1", header).held("opponent") == {"Ann": 2}
    table = play("S05", "at town centre: Ann 2\nat guardhouse: Ann 2\nat tax stand: Ann 2")
    assert table.at("tax_stand") == {}
    assert table.held("opponent") == {"Ann": 2}


# Prison


@pytest.mark.parametrize("card", ["S08", "S09", "F07"])
def test_sell_sends_all_captured_workers_to_prison_for_one_marble(card: str) -> None:
    table = play(card, "opponent holds: Ann 5")
    assert (table.prison(), table.held("opponent"), table.has("opponent", "marble")) == ({"Ann": 5}, {}, 1)
    assert play(card).has("opponent", "marble") == 0


def test_sell_comes_after_the_captures_of_the_card() -> None:
    table = play("F05", "at quarry: Ann 3")
    assert (table.prison(), table.has("opponent", "marble")) == ({"Ann": 3}, 1)


@pytest.mark.parametrize("card", ["S08", "F07"])
def test_free_prison_brings_its_prisoners_home(card: str) -> None:
    table = play(card, "prison: opponent 4; Ann 1")
    assert (table.prison(), table.home("opponent")) == ({"Ann": 1}, 19)


def test_free_boards_costs_a_debt_and_a_virtue() -> None:
    table = play("S09", "Ann holds: opponent 3")
    assert (table.held("Ann"), table.home("opponent")) == ({}, 19)
    assert (table.unpaid("opponent"), table.virtue("opponent")) == (1, 6)
    table = play("S09")
    assert (table.unpaid("opponent"), table.virtue("opponent")) == (0, 7)


# Tax Stand, Workshop, Black Market


def test_burn_tax_returns_the_pool_to_the_supply() -> None:
    table = play("S13", "tax: 6")
    assert (table.tax, table.silver("opponent"), table.silver("Ann")) == (0, 0, 0)


def test_burn_tax_without_tax_goes_to_the_silversmith_for_the_future_card_alone() -> None:
    table = play("S13", "tax: 0\nfuture: F05")
    assert (table.at("silversmith"), table.at("tax_stand")) == ({"opponent": 1}, {})
    assert (table.virtue("opponent"), table.has("opponent", "marble")) == (7, 0)
    assert sorted(table.pile("schemes done")) == ["F05", "S13"]
    assert len(table.told("future_added")) == 1
    assert table.told("opponent_did")[0]["why"] == events.WHY_NO_TAX


@pytest.mark.parametrize("card", ["S16", "F10"])
def test_purge_apprentices_clears_the_left_column(card: str) -> None:
    table = play(
        card,
        """
        upper row: miner (2) thief (1) jeweller labourer
        lower row: trickster conspirator woodcutter (3) stonecutter
        apprentice deck: miner_2 gatekeeper
        """,
    )
    assert table.row("upper") == ["thief (1)", "jeweller", "labourer", "miner_2"]
    assert table.row("lower") == ["conspirator", "woodcutter (3)", "stonecutter", "gatekeeper"]
    assert table.pile("apprentices")[-2:] == ["miner", "trickster"]  # R17: the upper row first


@pytest.mark.parametrize(
    ("card", "taken", "space"),
    [
        ("S10", "", "small"),
        ("S10", "small Ann", "middle"),
        ("S12", "", "large"),
        ("F08", "large Ann", "middle"),
    ],
)
def test_black_market_space(card: str, taken: str, space: str) -> None:
    table = play(card, f"black market: {taken}\nopponent: 14 virtue")  # R55: it may go there whatever its virtue
    assert table.market()[space] == "opponent"
    assert table.silver("opponent") == 0


def test_black_market_offer_means_nothing_to_the_opponent() -> None:
    assert play("S10", "small market: bm02").goods("opponent") == "1 marble"


def test_the_third_worker_causes_a_reset_after_the_card() -> None:
    table = play("F08", "black market: small Ann; middle Ann")
    assert (table.market(), table.prison()) == ({}, {"Ann": 2, "opponent": 1})
    assert (table.unpaid("Ann"), len(table.pile("large")), table.has("opponent", "marble")) == (1, 1, 2)


def test_a_reset_that_it_causes_can_hit_the_opponent_hardest() -> None:
    table = play("F08", f"{BUSY}black market: small Ann; middle Ann")
    assert (table.market(), table.prison()) == ({}, {"Ann": 2, "opponent": 3})
    assert (table.unpaid("Ann"), table.unpaid("opponent"), table.virtue("opponent")) == (0, 3, 6)


def test_a_guildhall_worker_of_the_opponent_can_cause_a_reset() -> None:
    table = play("S04", "guildhall: Ann 3; opponent 3\nprison: Ann 3")
    assert (table.virtue("Ann"), table.unpaid("Ann"), len(table.pile("large"))) == (6, 1, 1)


def test_an_empty_pile_is_shuffled_from_the_discards() -> None:
    done = " ".join(scheme for scheme in SCHEMES if scheme.startswith("S"))
    table = scene(f"architects, 1 player\nschemes done: {done}\nstart: turn of opponent", "Ann")
    assert len(table.pile("schemes")) == 19
    assert len(table.told("schemes_shuffled")) == 1
