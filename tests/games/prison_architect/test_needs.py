"""The needs of cells, and why (RULES.md section 7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.games.prison_architect.box.components import (
    COMFORTABLE,
    CONTRABAND,
    CUSTODIAN,
    DISCONTENT,
    DOG,
    FUNCTIONAL,
    GUARD,
    HYGIENE,
    HYGIENIC,
    LITERACY,
    NEED_WORDS,
    SECURE,
    SECURITY,
    TAG_WORDS,
    type_of,
)
from bighouse.games.prison_architect.rules.needs import (
    FROM_CARD,
    FROM_CELL,
    FROM_PRISONER,
    FROM_SPECIALIST,
    FROM_TILE,
    income_prisoners,
    is_met,
    reasons_of,
    reckoned,
    secure_cells,
)
from bighouse.games.prison_architect.rules.prison import SPAN, Prison
from tests.games.prison_architect.prisons import BOX, At, Plan, inmate, random_prison, square


def acting(plan: Plan, at: At) -> dict[str, int]:
    """The functional tags that act on a cell."""
    row = reckoned(plan.prison).acting[plan.number(at)]
    return {word: row[place] for place, word in enumerate(TAG_WORDS[FUNCTIONAL:]) if row[place]}


def needs(plan: Plan, at: At) -> set[str]:
    return {word for need, word in enumerate(NEED_WORDS) if is_met(plan.prison, plan.number(at), need)}


def meeting_needs() -> Plan:
    """The prison of example A8."""
    return (
        Plan()
        .row((0, 0), "cleaning_cupboard bunk_cell canteen")
        .row((1, 0), "locker_room guard_tower")
        .tile((1, 2), "luxury_bunk", windows="E")
    )


def test_a7_a_printed_tag_is_enough() -> None:
    plan = Plan().tile((0, 0), "luxury_bunk", windows="N")
    assert acting(plan, (0, 0)) == {"comfort": 1}
    assert needs(plan, (0, 0)) == {"comfortable"}


def test_a8_meeting_needs() -> None:
    plan = meeting_needs()
    assert acting(plan, (0, 1)) == {"security": 2, "contraband": 1, "comfort": 1, "discontent": 1}
    assert needs(plan, (0, 1)) == {"secure"}
    assert acting(plan, (1, 2)) == {"security": 2, "comfort": 2, "discontent": 1}
    assert needs(plan, (1, 2)) == {"secure", "comfortable"}


def test_a9_after_the_intake() -> None:
    plan = meeting_needs().inmates((0, 1), "g2 g3").inmates((1, 2), "r6")
    assert plan.prison.in_pool(CUSTODIAN) == 1
    plan.prison.post(CUSTODIAN, plan.number((0, 1)))
    assert needs(plan, (0, 1)) == {"secure", "hygienic"}
    assert (acting(plan, (1, 2))["security"], acting(plan, (1, 2))["contraband"]) == (2, 2)
    assert needs(plan, (1, 2)) == {"comfortable"}


def test_a10_an_orange_prisoner_needs_two_security() -> None:
    """R38."""
    plan = Plan().tile((0, 0), "bunk_cell", inmates="o4", posts="guard").tile((0, 1), "chapel")
    plan.tile((0, 2), "bunk_cell", inmates="o4", posts="guard dog")
    assert (needs(plan, (0, 0)), needs(plan, (0, 2))) == (set(), {"secure"})
    assert secure_cells(plan.prison) == 1 << plan.number((0, 2))


def test_b12_nothing_against_nothing_is_not_enough() -> None:
    """R32."""
    plan = Plan().tile((0, 0), "bunk_cell")
    assert needs(plan, (0, 0)) == set()
    plan.inmates((0, 0), "g2")
    assert needs(plan, (0, 0)) == set()


def test_b13_contraband_of_the_prisoner_on_top() -> None:
    assert acting(Plan().tile((0, 0), "basic_holding", inmates="o5 r5"), (0, 0))["contraband"] == 2
    assert acting(Plan().tile((0, 0), "basic_holding", inmates="g3 o3"), (0, 0))["contraband"] == 1
    assert "contraband" not in acting(Plan().tile((0, 0), "basic_holding", inmates="g3"), (0, 0))


def test_b14_armouries_boost_what_their_neighbours_grant() -> None:
    """R33."""
    tower = Plan().row((0, 0), "bunk_cell guard_tower armoury")
    assert acting(tower, (0, 0)) == {"security": 3, "discontent": 1}
    locker = Plan("guard_training").tile((0, 0), "bunk_cell").tile((0, 1), "locker_room", staff=1)
    locker.tile((0, 2), "armoury").tile((1, 1), "armoury")
    assert acting(locker, (0, 0)) == {"security": 4, "discontent": 1}
    empty = Plan("guard_training").row((0, 0), "bunk_cell locker_room armoury").tile((1, 1), "armoury")
    assert acting(empty, (0, 0)) == {"discontent": 1}


def test_b20_secure_only_while_the_locker_room_is_staffed() -> None:
    plan = Plan().tile((0, 0), "showers").tile((0, 1), "bunk_cell", inmates="g2").tile((0, 2), "locker_room", staff=1)
    assert needs(plan, (0, 1)) == {"secure", "hygienic"}
    assert income_prisoners(plan.prison) == 1
    assert plan.prison.discard_staff(1) == 1
    assert (needs(plan, (0, 1)), income_prisoners(plan.prison)) == ({"hygienic"}, 0)
    plan.staff((0, 2))
    assert plan.prison.discard_staff(3) == 0  # in the last Evaluation they stay


def test_b21_the_custodian_leaves_with_the_second_prisoner() -> None:
    plan = meeting_needs().inmates((0, 1), "g2 g3")
    plan.prison.post(CUSTODIAN, plan.number((0, 1)))
    plan.prison.release(plan.number((0, 1)), inmate("g3"))
    assert needs(plan, (0, 1)) == {"secure"}


def test_b28_basketball_court() -> None:
    plan = Plan().tile((1, 1), "basketball_court").tile((0, 1), "luxury_bunk", windows="S")
    plan.tile((1, 0), "luxury_holding", windows="N").tile((1, 2), "surveillance")
    plan.tile((1, 3), "bunk_cell").tile((2, 1), "bunk_cell")
    cells = [(0, 1), (1, 0), (1, 3), (2, 1)]
    assert [acting(plan, at).get("comfort", 0) for at in cells] == [1, 0, 0, 0]
    plan.prison.set_windows(plan.number((1, 0)), 1 << 1)
    assert [acting(plan, at).get("comfort", 0) for at in cells] == [2, 1, 1, 1]


def test_b34_infirmary_reaches_along_row_and_column_through_gaps() -> None:
    plan = Plan().tile((2, 2), "infirmary").tile((2, 5), "bunk_cell").tile((3, 3), "bunk_cell")
    assert (needs(plan, (2, 5)), needs(plan, (3, 3))) == ({"hygienic"}, set())


def test_cctv_secures_cells_beside_cells() -> None:
    plan = Plan("cctv").row((0, 0), "bunk_cell bunk_cell chapel bunk_cell")
    assert [needs(plan, (0, column)) for column in (0, 1, 3)] == [{"secure"}, {"secure"}, set()]


def test_inmate_intelligence_counts_every_literacy_and_labour_icon_beside_a_cell() -> None:
    """R34: also a token on a cell, but not for that cell."""
    plan = Plan("inmate_intelligence").tile((0, 0), "laundry", token="literacy").tile((0, 1), "bunk_cell")
    plan.tile((0, 2), "bunk_cell", token="labour")
    assert acting(plan, (0, 1))["security"] == 3
    assert "security" not in acting(plan, (0, 2))


def test_permanent_punishment_ignores_the_contraband_of_tiles_alone() -> None:
    plan = Plan("permanent_punishment").tile((0, 0), "yard").tile((0, 1), "bunk_cell", inmates="o3")
    assert acting(plan, (0, 1))["contraband"] == 1
    assert reckoned(plan.prison).smuggled[plan.number((0, 1))] == 1


def test_reasons_say_who_gives_what() -> None:
    plan = (
        Plan("permanent_punishment cctv").row((0, 0), "yard").tile((0, 1), "basic_holding", posts="dog", inmates="r6")
    )
    plan.tile((0, 2), "guard_tower").tile((0, 3), "armoury").tile((1, 1), "bunk_cell")
    cell = plan.number((0, 1))
    found = {
        (reason.tag, reason.n, reason.source, reason.what, reason.number)
        for reason in reasons_of(plan.prison)
        if reason.cell == cell
    }
    assert found == {
        (SECURITY, 1, FROM_CELL, BOX.tile("basic_holding"), cell),
        (DISCONTENT, 1, FROM_CELL, BOX.tile("basic_holding"), cell),
        (SECURITY, 1, FROM_SPECIALIST, 1, cell),
        (CONTRABAND, 2, FROM_PRISONER, inmate("r6"), cell),
        (CONTRABAND, 1, FROM_TILE, BOX.tile("yard"), plan.number((0, 0))),
        (CONTRABAND, -1, FROM_CARD, BOX.card("permanent_punishment"), -1),
        (SECURITY, 2, FROM_TILE, BOX.tile("guard_tower"), plan.number((0, 2))),
        (DISCONTENT, 1, FROM_TILE, BOX.tile("guard_tower"), plan.number((0, 2))),
        (SECURITY, 1, FROM_TILE, BOX.tile("armoury"), plan.number((0, 3))),
        (SECURITY, 1, FROM_CARD, BOX.card("cctv"), -1),
    }


# The formula of section 7, word for word, over raw data and coordinates


def oracle(prison: Prison, cell: int) -> list[int]:
    data = {entry["id"]: entry for entry in BOX.data["tiles"]}
    words = {place: data[prison.tile(place).id] for place in range(len(prison.tiles))}
    cards = {BOX.cards[card].id for card in prison.cards}

    def where(number: int) -> tuple[int, int]:
        return prison.squares[number] // SPAN, prison.squares[number] % SPAN

    def near(number: int, other: int, area: str) -> bool:
        (row, column), (row2, column2) = where(number), where(other)
        high, wide = abs(row - row2), abs(column - column2)
        return (
            number != other
            and {
                "adjacent": high + wide == 1,
                "surrounding": max(high, wide) == 1,
                "row_col": high == 0 or wide == 0,
            }[area]
        )

    def staff_ok(number: int, grant: dict[str, object]) -> bool:
        return not grant.get("requires_staff") or bool(prison.staffed[number])

    def windows_on(number: int) -> int:
        row, column = where(number)
        steps = {0: (-1, 0), 1: (0, 1), 2: (1, 0), 3: (0, -1)}
        return sum(
            (where(other)[0] + steps[side][0], where(other)[1] + steps[side][1]) == (row, column)
            for other in words
            for side in range(4)
            if prison.windows[other] >> side & 1
        )

    def tags(number: int, wanted: list[str]) -> int:
        count: int = sum(words[number]["tags"].get(word, 0) for word in wanted)
        return count + (prison.tokens[number] >= 0 and TAG_WORDS[prison.tokens[number]] in wanted)

    total = dict.fromkeys(TAG_WORDS[FUNCTIONAL:], 0)
    for word, n in words[cell]["own"].items():
        total[word] += n
    for kind, word in enumerate(BOX.data["vocabulary"]["specialists"].values()):
        total[word] += prison.posted(cell, kind)
    for number in words:
        for grant in words[number]["grants"]:
            when = "when" not in grant or windows_on(number) >= grant["when"]["min"]
            if near(number, cell, grant["to"]) and staff_ok(number, grant) and when:
                if grant["tag"] == "contraband" and "permanent_punishment" in cards:
                    continue
                total[grant["tag"]] += grant["n"]
                if grant["tag"] == "security":
                    total["security"] += sum(
                        words[other]["id"] == "armoury" for other in words if near(number, other, "adjacent")
                    )
                    total["security"] += words[number]["id"] == "locker_room" and "guard_training" in cards
    beside = [other for other in words if near(cell, other, "adjacent")]
    if "cctv" in cards and any(words[other]["category"] == "cell" for other in beside):
        total["security"] += 1
    if "inmate_intelligence" in cards:
        total["security"] += sum(tags(other, ["literacy", "labour"]) for other in beside)
    if prison.inmates[cell]:
        total["contraband"] += type_of(prison.inmates[cell][-1])
    return list(total.values())


@settings(max_examples=80)
@given(st.integers(0, 10**9), st.integers(1, 30), st.integers(0, 31))
def test_needs_are_those_of_the_formula(seed: int, tiles: int, more: int) -> None:
    prison = random_prison(seed, tiles)
    for place, word in enumerate(
        ["permanent_punishment", "guard_training", "cctv", "inmate_intelligence", "cramped_cells"]
    ):
        if more >> place & 1 and BOX.card(word) not in prison.cards:
            prison.gain_card(BOX.card(word))
    reckoning = reckoned(prison)
    for cell in prison.cells():
        row = oracle(prison, cell)
        assert reckoning.acting[cell] == row
        assert is_met(prison, cell, SECURE) == (row[0] > row[1])
        assert is_met(prison, cell, COMFORTABLE) == (row[2] > row[3])
        assert is_met(prison, cell, HYGIENIC) == (row[HYGIENE - FUNCTIONAL] >= 1)
    for number in range(len(prison.tiles)):
        if not prison.is_cell(number):
            assert reckoning.needs[number] == 0


def test_copies_share_a_reckoning_until_one_of_them_changes() -> None:
    plan = Plan().row((0, 0), "bunk_cell yard")
    before = reckoned(plan.prison)
    copy = plan.prison.clone()
    assert reckoned(copy) is before
    copy.put_token(0, LITERACY)
    assert (reckoned(copy).tags[0][LITERACY], reckoned(plan.prison).tags[0][LITERACY]) == (1, 0)


CHANGES: list[Callable[[Prison], object]] = [
    lambda prison: prison.place(BOX.tile("showers"), square((0, 2)), 0),
    lambda prison: prison.rearrange([square((0, 1)), square((0, 0)), square((1, 0))]),
    lambda prison: prison.set_windows(0, 1),
    lambda prison: prison.put_token(0, LITERACY),
    lambda prison: prison.put_staff(2),
    lambda prison: prison.discard_staff(1),
    lambda prison: prison.post(GUARD, 0),
    lambda prison: prison.recall(DOG, 0),
    lambda prison: prison.admit(0, inmate("o4")),
    lambda prison: prison.take_out(0, inmate("g2")),
    lambda prison: prison.escape(0, inmate("g2")),
    lambda prison: prison.release(0, inmate("g2")),
    lambda prison: prison.send_to_card(0, inmate("g2"), 0),
    lambda prison: prison.gain_card(BOX.card("cctv")),
    lambda prison: prison.fill_vacancy(1),
]


@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_every_change_is_reckoned_anew(change: int) -> None:
    plan = Plan("cleaning accountants").tile((0, 0), "basic_holding", inmates="g2", posts="dog").tile((0, 1), "yard")
    prison = plan.tile((1, 0), "locker_room").prison
    prison.staff = 2
    prison.pool[GUARD] = 1
    before = reckoned(prison)
    CHANGES[change](prison)
    assert reckoned(prison) is not before
