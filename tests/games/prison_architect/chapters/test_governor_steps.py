"""The Governor read beside the solo rules: his bids, what he takes by which rule, when he waits (section 14)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import BID_WORDS, PRIORITY_WORDS
from bighouse.games.prison_architect.rules.governor import worth_to_governor
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, scene


def solo(text: str, start: str, week: int = 2) -> Table:
    cash = "" if "You:" in text else "You: 20 cash\n"
    return scene(f"prison_architect, 1 player, difficulty easy\nround: week {week}\n{cash}{text}\n{start}", "You")


def tiles(table: Table) -> list[str]:
    return [BOX.tiles[tile].id for tile in table.game.governor.tiles]


def cards(table: Table) -> list[str]:
    return [BOX.cards[card].id for card in table.game.governor.cards]


def staff_at(table: Table) -> list[str]:
    return [word for area, word in enumerate(BID_WORDS) if table.game.governor.staff_at >> area & 1]


def his_turn(area: str, text: str, bid: int, week: int = 2, duel: str = "WD01") -> Table:
    """He acts in one area; the card says what he looks for (WD01: security, then most points)."""
    return solo(
        f"duel: {duel}\ngovernor bids: {bid} {area}\n{text}\narea: {area}\nphase: buy\nnext: GovernorBuys",
        "next: Building",
        week,
    )


# Foundation


def test_two_different_stacks_are_named_and_he_takes_what_is_not_bought() -> None:
    table = scene(
        "prison_architect, 1 player, difficulty easy\ncell stack: luxury_solitary\nstaff stack: armoury\n"
        "start: foundation",
        "You",
    )
    table.act("You", "area staff")
    assert table.refused("You", "area staff") == "STACK_NAMED"
    table.act("You", "area cell")
    assert table.options("You") == ["buy luxury_solitary", "buy armoury"]  # R64: passing is not offered
    table.act("You", "buy luxury_solitary")
    assert (table.player("You").cash, tiles(table)) == (35, ["armoury"])
    assert table.game.initiative == [0]


# Bids


def test_the_offers_come_from_the_last_card_and_the_bids_from_the_next() -> None:
    """Cleanup does not turn a card; the bids of the week are shown once the human's are laid."""
    table = solo("duel: WD05\nduels: WD16", "start: cleanup")
    assert [len(row) for row in table.game.offers] == [1, 2, 2, 2, 3]
    assert BOX.warden_cards[table.game.duel].id == "WD05"
    table.act("You", *["bid 1"] * 5)
    assert (BOX.warden_cards[table.game.duel].id, table.game.governor.bids) == ("WD16", [3, 5, 4, 0, 4])


@pytest.mark.parametrize("week", [1, 2, 3, 4, 5])
def test_his_staff_adds_the_number_of_this_week_however_long_it_stands_there(week: int) -> None:
    """R68."""
    table = solo("duel: WD05\nduels: WD16\ngovernor staff: staff additional", "start: bid", week)
    table.act("You", *["bid 0"] * 5)
    assert table.game.governor.bids == [3, 5 + week, 4, 0, 4]


def test_foremen_raise_after_his_bids_are_shown() -> None:
    table = solo("duel: WD05\nduels: WD16\nYou cards: foremen staff 1", "start: bid")
    table.act("You", "bid 2", *["bid 0"] * 4)
    assert (table.asked("You"), table.game.governor.bids[0]) == ("RaiseBid", 3)
    table.act("You", "area cell")
    assert table.player("You").bids[0] == 4


# Who is first


def both(bid: int, his: int) -> Table:
    return solo(
        f"duel: WD01\nYou: 20 cash\nbids: You {bid} staff\ngovernor bids: {his} staff\n"
        f"staff offer: surveillance kennels\n"
        "phase: buy\nnext: NextArea",
        "next: Building",
    ).act("You", "area staff")


def test_an_equal_bid_is_first() -> None:
    table = both(5, 5)
    assert table.asked("You") == "Purchase"
    table.act("You", "buy kennels")
    assert tiles(table) == ["surveillance"]


def test_a_lower_bid_is_second() -> None:
    table = both(4, 5)
    assert tiles(table) == ["kennels"]
    assert table.options("You", "buy ") == ["buy surveillance", "buy nothing"]


def test_areas_are_settled_in_any_order_and_each_once() -> None:
    table = solo("duel: WD01\nphase: buy\nresolved: cell\nnext: NextArea", "next: Building", week=3)
    assert table.options("You") == ["area staff", "area basic", "area additional", "area bureaucracy"]
    assert table.refused("You", "area cell") == "AREA_RESOLVED"


# What he takes


def test_what_costs_more_than_his_bid_is_not_there_for_him() -> None:
    table = his_turn("staff", "staff offer: armoury surveillance", 6)
    assert tiles(table) == ["surveillance", "bunk_cell"]


def test_priorities_are_asked_one_after_the_other() -> None:
    """Two Security each: the Guard Tower (2 points) before the Kennels (1), although these lie closer."""
    assert tiles(his_turn("staff", "staff offer: kennels guard_tower", 6))[0] == "guard_tower"


def test_where_nobody_offers_a_benefit_the_next_priority_decides() -> None:
    """R65: no Security among these, so most points."""
    assert tiles(his_turn("basic", "basic offer: canteen visitation yard", 6))[0] == "visitation"


def test_the_cheapest_where_the_card_says_so() -> None:
    """WD08: staff, cheapest."""
    assert tiles(his_turn("basic", "basic offer: canteen visitation showers", 6, duel="WD08"))[0] == "showers"


def test_of_equals_the_closest_to_the_stack() -> None:
    table = his_turn("additional", "additional offer: classroom chapel", 6)  # 1 point each, no Security
    assert tiles(table)[0] == "classroom"


@pytest.mark.parametrize(
    ("owned", "row", "taken"),
    [
        ("", "cctv lawyers doctors", "lawyers"),  # none of either: Staff, the closest of two
        ("lawyers", "doctors cctv tasers", "cctv"),
        ("lawyers cctv", "tasers doctors", "doctors"),
        ("lawyers", "doctors teachers", "doctors"),  # no Policy lies there
        ("", "cctv tasers", "cctv"),
        ("", "teachers cctv", "cctv"),  # Teachers cost 6
    ],
)
def test_the_type_of_card_that_he_has_fewer_of(owned: str, row: str, taken: str) -> None:
    table = his_turn("bureaucracy", f"governor cards: {owned}\nbureaucracy offer: {row}", 5)
    assert cards(table)[-1] == taken


def test_his_staff_comes_back_when_he_takes_something() -> None:
    """R67."""
    table = his_turn("staff", "governor staff: staff basic\nstaff offer: surveillance", 6)
    assert staff_at(table) == ["basic"]


@pytest.mark.parametrize("staff", ["", "governor staff: staff\n"])
def test_where_he_can_take_nothing_one_of_his_staff_stands(staff: str) -> None:
    """R66: a bid of nothing can take nothing."""
    for bid in (0, 3):
        table = his_turn("staff", f"{staff}staff offer: armoury", bid)
        assert (staff_at(table), tiles(table)) == (["staff"], ["bunk_cell", "locker_room"])
        assert len(table.told("governor_staffed" if not staff else "governor_waited")) == 1


def test_in_the_last_week_he_takes_the_top_of_the_stack_whatever_it_costs() -> None:
    """R69."""
    table = his_turn("staff", "governor staff: staff\nstaff offer: armoury\nstaff stack: guard_tower", 0, week=5)
    assert (tiles(table)[0], table.row("staff"), staff_at(table)) == ("guard_tower", ["armoury"], [])
    table = his_turn("bureaucracy", "bureaucracy offer: land_expansion\nbureaucracy stack: teachers", 2, week=5)
    assert cards(table) == ["teachers"]


@pytest.mark.parametrize(("bought", "extra"), [(0, ["bunk_cell", "locker_room"]), (1, ["bunk_cell"]), (2, []), (4, [])])
def test_with_few_tiles_he_takes_a_bunk_cell_and_with_none_a_locker_room(bought: int, extra: list[str]) -> None:
    table = solo(f"governor bought: {bought}\ngovernor cards: cctv", "start: build")
    assert tiles(table) == extra


def test_he_draws_objectives_in_the_last_week_too() -> None:
    """R86: only the hand is not filled again, and that is what is announced."""
    table = solo("You hand: S01 E01 H01 H02", "start: objectives", week=5)
    assert "hands are not filled again" in table.game.room.last_round(table.game)
    table.act("You", "play E01", "discard H01")
    assert [BOX.objectives[card].id[0] for card in table.game.governor.objectives] == ["E", "H"]


# What a tile shows him: R65 and the words of the data


WORTH = {
    "security": "guard_tower 2 kennels 2 surveillance 1 armoury 0 basic_solitary 2 secure_bunk 1 basic_holding 1",
    "comfort": "library 3 luxury_bunk 1 luxury_dormitory 1 canteen 1 common_room 1 visitation 1 yard 1 shop 1 "
    "basketball_court 1",
    "hygiene": "showers 1 laundry 1 infirmary 1 cleaning_cupboard 1 luxury_holding 1 luxury_solitary 1 counselor 0",
    "finance": "exports 2 mailroom 2 shop 1 deliveries 1 office 1 forestry 1 greenhouse 1 recycling 1 garbage 1 "
    "kitchen 0",
    "rehabilitation": "counselor 2 workshop 1 classroom 1 chapel 1 library 0",
    "freedom": "visitation 1 mailroom 1 shop 1",
    "food": "kitchen 2 canteen 1 greenhouse 1",
    "labour": "workshop 1 laundry 1 cleaning_cupboard 1 forestry 1 greenhouse 1 recycling 1 storage 0",
    "environment": "laundry 1 cleaning_cupboard 1 recycling 1 garden 1 garbage 1",
    "recreation": "yard 1 common_room 1 basketball_court 1 garden 1",
    "literacy": "library 1 classroom 1",
    "spirituality": "chapel 1",
    "staff": "staff_room 4 deliveries 1 office 1 forestry 1 reception 0",
    "window": "reception 2 deliveries 2 kennels 1 luxury_bunk 1 garden 0",
    "most_vp": "visitation 5 exports 5 basic_solitary 5 garden 4 showers 0",
    "cheapest": "cleaning_cupboard -2 armoury -7 library -7",
}


@pytest.mark.parametrize("priority", WORTH)
def test_what_a_tile_shows_him(priority: str) -> None:
    words = WORTH[priority].split()
    for tile, worth in zip(words[::2], words[1::2]):
        assert worth_to_governor(BOX, BOX.tile(tile), PRIORITY_WORDS.index(priority)) == int(worth), tile


# Told step by step


def sentences(table: Table) -> list[str]:
    """What the log says of the Governor."""
    room = table.game.room
    said = [room.sentence(table.game, event, 0, lambda seat: "You") for event in table.story.events]
    return [words for words in said if "Governor" in words]


def test_every_priority_is_told_with_what_it_leaves() -> None:
    table = his_turn("staff", "staff offer: armoury surveillance kennels guard_tower", 6)
    assert sentences(table)[:4] == [
        "The Governor's bid of $6 can pay for the Surveillance, the Kennels and the Guard Tower.",
        "The Governor looked for Security: the Kennels and the Guard Tower with 2 (R65).",
        "The Governor looked for most VP: the Guard Tower with 2 (R65).",
        "The Governor took the Guard Tower: his priorities decide (R65).",
    ]


def test_a_priority_that_nothing_meets_is_told_too() -> None:
    """WD08: staff, cheapest."""
    table = his_turn("basic", "basic offer: canteen visitation showers", 6, duel="WD08")
    assert sentences(table)[1:4] == [
        "The Governor looked for Staff and found none (R65).",
        "The Governor looked for the lowest price: the Showers for $3 (R65).",
        "The Governor took the Showers: his priorities decide (R65).",
    ]


def test_equals_and_single_ones_say_so() -> None:
    table = his_turn("additional", "additional offer: classroom chapel", 6)
    assert sentences(table)[-2] == "The Governor took the Classroom, of equals the closest to the stack."
    table = his_turn("additional", "additional offer: library chapel", 6)
    assert sentences(table)[0] == "The Governor took the Chapel, the only one that he could afford."


def test_the_cards_that_he_owns_are_counted_in_the_open() -> None:
    table = his_turn("bureaucracy", "governor cards: lawyers\nbureaucracy offer: doctors cctv", 5)
    assert sentences(table)[:2] == [
        "The Governor owns 1 Staff card and 0 Policy cards: he wants a Policy card (§14).",
        "The Governor took CCTV: he owns fewer cards of its type.",
    ]


def test_what_his_staff_adds_is_told_before_his_bids() -> None:
    table = solo("duel: WD05\nduels: WD16\ngovernor staff: staff additional", "start: bid", 3)
    table.act("You", *["bid 0"] * 5)
    assert sentences(table)[0] == (
        "His Staff at Staff Facilities adds the number of the week, 3, to the Governor's bid (R68)."
    )
    assert len(table.told("governor_added")) == 1  # nothing is added to nothing
