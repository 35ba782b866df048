"""A prison on its plan: neighbours, people, and copies that stay apart."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import CUSTODIAN, GREY, GUARD, ORANGE, RED
from bighouse.games.prison_architect.rules.prison import ABSENT, POOL, Prison
from tests.games.prison_architect.prisons import BOX, Plan, inmate, square


def test_tiles_are_numbered_by_their_squares_whatever_the_order_of_placing() -> None:
    one = Plan().tile((0, 0), "canteen").tile((0, 1), "yard").tile((1, 0), "bunk_cell", inmates="g2")
    other = Plan().tile((1, 0), "bunk_cell", inmates="g2").tile((0, 0), "canteen").tile((0, 1), "yard")
    assert one.prison.numbers() == other.prison.numbers()


def test_neighbours() -> None:
    plan = Plan().row((0, 0), "canteen yard kitchen").tile((1, 1), "bunk_cell").tile((2, 0), "chapel")
    prison = plan.prison

    def named(group: int) -> list[str]:
        return [prison.tile(number).id for number in range(5) if group >> number & 1]

    assert named(prison.adjacent[plan.number((1, 1))]) == ["yard"]
    assert named(prison.around[plan.number((1, 1))]) == ["canteen", "yard", "kitchen", "chapel"]
    assert named(prison.in_line[plan.number((2, 0))]) == ["canteen"]  # the gap at (1, 0) does not matter


def test_a_copy_goes_its_own_way() -> None:
    plan = Plan("cctv").tile((0, 0), "bunk_cell", inmates="g2").tile((0, 1), "cleaning_cupboard")
    before = plan.prison.numbers()
    copy = plan.prison.clone()
    copy.staff += 1
    copy.admit(copy.at[square((0, 0))], inmate("g3"))
    copy.place(BOX.tile("yard"), square((0, 2)), 0)
    copy.put_token(0, 0)
    copy.gain_card(BOX.card("cleaning"))
    copy.send_to_card(copy.at[square((0, 0))], inmate("g2"), 1)
    copy.escape(copy.at[square((0, 0))], inmate("g3"))
    assert plan.prison.numbers() == before
    assert len(copy.adjacent) == 3


def test_every_number_that_can_change_is_in_the_fingerprint() -> None:
    """A field that a method changes and `numbers` leaves out would let two positions pass for one."""
    plan = Plan("cleaning").tile((0, 0), "bunk_cell", inmates="g2 g2").tile((0, 1), "locker_room")
    prison = plan.card("accountants").prison
    prison.staff += 2
    prison.pool[GUARD] += 1
    seen = [prison.numbers()]

    def changed() -> None:
        assert prison.numbers() not in seen
        seen.append(prison.numbers())

    prison.put_staff(1)
    changed()
    prison.post(GUARD, 0)
    changed()
    prison.fill_vacancy(1)
    changed()
    prison.set_windows(0, 1)
    changed()
    prison.put_token(1, 3)
    changed()
    prison.send_to_card(0, inmate("g2"), 0)
    changed()
    prison.refresh_cards()
    changed()
    prison.release(0, inmate("g2"))
    changed()
    assert prison.discard_staff(1) == 1
    changed()


def test_custodian_comes_and_goes_with_two_prisoners_beside_the_cupboard() -> None:
    """R28: it leaves wherever it is, and comes back to the pool."""
    plan = Plan().tile((0, 0), "cleaning_cupboard").tile((0, 1), "bunk_cell", inmates="g2")
    prison = plan.prison
    assert (prison.lent[0], prison.in_pool(CUSTODIAN)) == (ABSENT, 0)
    plan.inmates((0, 1), "g3")
    assert (prison.lent[0], prison.in_pool(CUSTODIAN), prison.specialists()) == (POOL, 1, 1)
    prison.post(CUSTODIAN, 1)
    assert (prison.posted(1, CUSTODIAN), prison.in_pool(CUSTODIAN), prison.specialists()) == (1, 0, 1)
    prison.release(1, inmate("g3"))
    assert (prison.posted(1, CUSTODIAN), prison.specialists()) == (0, 0)
    plan.inmates((0, 1), "g3")
    assert (prison.posted(1, CUSTODIAN), prison.in_pool(CUSTODIAN)) == (0, 1)


def test_specialists_move_between_pool_and_cells() -> None:
    prison = Plan().tile((0, 0), "bunk_cell", posts="guard dog").prison
    assert (prison.specialists_on(0), prison.specialists()) == (2, 2)
    prison.recall(GUARD, 0)
    assert (prison.specialists_on(0), prison.in_pool(GUARD), prison.specialists()) == (1, 1, 2)


# Examples


def test_a6_cell_capacities() -> None:
    holding = Plan().tile((0, 0), "luxury_holding", inmates="g2 r6").prison
    assert [holding.room(0, kind) for kind in (GREY, ORANGE, RED)] == [1, 1, 1]
    dormitory = Plan().tile((0, 0), "basic_dormitory").prison
    assert [dormitory.room(0, kind) for kind in (GREY, ORANGE, RED)] == [4, 0, 0]
    bunk = Plan().tile((0, 0), "bunk_cell")
    assert [bunk.prison.room(0, kind) for kind in (GREY, ORANGE, RED)] == [2, 2, 0]
    bunk.inmates((0, 0), "g2")
    assert [bunk.prison.room(0, kind) for kind in (GREY, ORANGE, RED)] == [1, 0, 0]


def test_b11_capacity_bonuses_add_up() -> None:
    plan = Plan("cramped_cells").row((0, 0), "showers basic_dormitory showers")
    assert plan.prison.capacity(plan.number((0, 1))) == 4 + 2 + 1
    assert [plan.prison.room(plan.number((0, 1)), kind) for kind in (GREY, ORANGE, RED)] == [7, 0, 0]


def test_b13_the_highest_threat_lies_on_top_and_red_over_orange_over_grey() -> None:
    assert inmate("r5") > inmate("o5") > inmate("o3") > inmate("g3") > inmate("g2")
    assert Plan().tile((0, 0), "basic_holding", inmates="r5 o5").prison.inmates[0][-1] == inmate("r5")


def test_a_capacity_that_drops_evicts_nobody() -> None:
    """R22."""
    plan = Plan().row((0, 0), "showers bunk_cell locker_room").inmates((0, 1), "g2 g2 g2")
    prison = plan.prison
    prison.rearrange([prison.squares[0] + 1, prison.squares[0], prison.squares[2]][:2] + [prison.squares[2]])
    assert prison.room(prison.tiles.index(BOX.tile("bunk_cell")), GREY) == 0


def test_receptions_do_not_add_up() -> None:
    assert Plan().row((0, 0), "reception reception").prison.intake_bonus() == 1
    assert Plan().row((0, 0), "canteen").prison.intake_bonus() == 0


def test_moving_a_tile_takes_everything_with_it_and_keeps_the_prison_over_the_middle() -> None:
    """R55, R1: the plan has a border of one square, so a moved prison slides back over the middle."""
    plan = Plan().row((0, 0), "bunk_cell canteen yard").inmates((0, 0), "g2")
    prison = plan.prison
    prison.set_windows(0, 4)
    prison.rearrange([square((0, 3)), square((0, 1)), square((0, 2))])
    assert [prison.tile(number).id for number in range(3)] == ["canteen", "yard", "bunk_cell"]
    assert prison.squares == [square((0, 0)), square((0, 1)), square((0, 2))]
    assert (prison.windows[2], prison.inmates[2]) == (4, [inmate("g2")])


def test_a_posted_custodian_stays_on_its_cell_when_the_cell_moves() -> None:
    plan = Plan().row((0, 0), "bunk_cell cleaning_cupboard canteen").inmates((0, 0), "g2 g2")
    prison = plan.prison
    prison.post(CUSTODIAN, 0)
    prison.rearrange([square((1, 1)), square((0, 1)), square((0, 2))])
    cell = prison.tiles.index(BOX.tile("bunk_cell"))
    assert prison.posted(cell, CUSTODIAN) == 1


def test_an_empty_prison_is_a_prison() -> None:
    assert Prison(BOX).numbers() == Prison(BOX).clone().numbers()
