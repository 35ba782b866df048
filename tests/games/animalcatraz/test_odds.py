"""Exact chances: of dice alone, and of what a seat is offered."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from bighouse.games.animalcatraz.rules.odds import at_most, beating, in_percent, percent, reaching
from bighouse.games.animalcatraz.sight.chances import chances_seen
from bighouse.games.animalcatraz.sight.view import ChanceView
from tests.games.animalcatraz.table import InmateTable, inmates

DIE = range(1, 7)


@pytest.mark.parametrize("needed", [-1, 2, 7, 9, 12, 13])
def test_two_dice_reach_a_number(needed: int) -> None:
    ways = sum(first + second >= needed for first, second in product(DIE, DIE))
    assert reaching(needed, 2) == Fraction(ways, 36)


@pytest.mark.parametrize(("lead", "dice", "others"), [(0, 2, 2), (3, 2, 2), (-4, 2, 2), (0, 3, 2), (1, 2, 3)])
def test_a_tie_is_enough(lead: int, dice: int, others: int) -> None:
    rolls = list(product(product(DIE, repeat=dice), product(DIE, repeat=others)))
    ways = sum(sum(mine) + lead >= sum(other) for mine, other in rolls)
    assert beating(lead, dice, others) == Fraction(ways, len(rolls))


def test_percent_is_never_certain_by_rounding() -> None:
    assert percent(Fraction(1)) == "100 %"
    assert percent(Fraction(0)) == "0 %"
    assert percent(Fraction(999, 1000)) == "over 99 %"
    assert percent(Fraction(1, 1000)) == "under 1 %"
    assert percent(Fraction(2, 3)) == "67 %"
    assert in_percent(Fraction(99999, 100000)) == 99.9
    assert at_most(3) == Fraction(1, 2)
    assert at_most(9) == 1


def seen(table: InmateTable, action: str, by: str | None = None) -> ChanceView:
    words = table.game.words(table.action(action))
    views = [view for view in chances_seen(table.game, table.seat) if view.action == words and view.by == by]
    assert len(views) == 1
    return views[0]


def yard(modules: str = "") -> InmateTable:
    kind = "advanced_solo" if modules else "normal"
    return (
        inmates("big_bill cold_cuts rob_z", type=kind, modules=modules)
        .at("big_bill cold_cuts", "courtyard")
        .guards("C")
    )


def test_an_attack_shows_the_chance_without_and_with_each_weapon() -> None:
    table = yard().carry("big_bill", "hammer").carry("cold_cuts", "cash noodles").turn_of("big_bill")
    bare = seen(table, "attack cold_cuts")
    assert bare.percent == in_percent(beating(1, 2, 2))
    assert bare.unknown == 2
    assert [part.n for part in bare.own] == [4]
    assert [part.n for part in bare.against] == [3]
    assert seen(table, "attack cold_cuts", "hammer").percent == in_percent(beating(4, 2, 2))


def test_the_defender_sees_its_own_chance() -> None:
    table = yard().carry("big_bill", "hammer").carry("cold_cuts", "cleaver").turn_of("big_bill")
    table.play("attack cold_cuts", "weapon hammer")
    assert seen(table, "weapon cleaver", "cleaver").percent == in_percent(1 - beating(7 - 8, 2, 2))
    assert seen(table, "pass").percent == in_percent(1 - beating(7 - 3, 2, 2))


def test_a_third_die_changes_the_chance() -> None:
    table = yard("gangsters").gangsters("big_bill", "chemist").turn_of("big_bill")
    table.play("attack cold_cuts", "fighter big_bill")
    assert seen(table, "third_die").percent == in_percent(beating(1, 3, 2))
    assert seen(table, "pass").percent == in_percent(beating(1, 2, 2))


def test_a_second_roll_against_what_stands() -> None:
    table = yard("gangsters").gangsters("big_bill", "brawler_rematch").dice(1, 1, 4, 4).turn_of("big_bill")
    table.play("attack cold_cuts", "fighter brawler_rematch")
    assert seen(table, "reroll").percent == in_percent(reaching(11 - 3, 2))


def test_abandoning_is_one_die_against_the_lead() -> None:
    table = yard("gangsters").gangsters("cold_cuts", "thief_slick").levels("cold_cuts", cunning=4).dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick")
    assert seen(table, "abandon").percent == 50.0


def test_a_theft_shows_what_both_add() -> None:
    table = yard().carry("cold_cuts", "cash").upgrade("cold_cuts", "inside_pocket").turn_of("big_bill")
    view = seen(table, "pickpocket self cold_cuts")
    assert view.percent == in_percent(beating(1 - 4, 2, 2))
    assert [part.n for part in view.against] == [2, 2]
    assert view.unknown == 1


def test_a_guard_with_and_without_a_bribe() -> None:
    table = yard().guard("library", "g_smoker").at("big_bill", "library").carry("big_bill", "cigarettes")
    table.upgrade("big_bill", "law_book").turn_of("big_bill")
    assert seen(table, "corrupt").percent == in_percent(reaching(8 - 2, 2))
    assert [part.n for part in seen(table, "corrupt", "cigarettes").own] == [1, 1, 4]
    table.play("corrupt")
    assert seen(table, "bribe carried cigarettes", "cigarettes").percent == in_percent(reaching(8 - 6, 2))


def test_a_recruit_shows_what_is_needed() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters").guards("C")
    table.at("big_bill", "cellblock_a").vacant("a1", gangster="thief_slick").carry("big_bill", "cash")
    table.turn_of("big_bill")
    view = seen(table, "recruit a1")
    assert (view.percent, view.needed) == (in_percent(reaching(8 - 4, 2)), 8)


def test_an_escape_needs_both_padlocks() -> None:
    """The numbers of X20."""
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "cellblock_b").guards("A")
    table.plan("big_bill", "boat", secured="sedative").carry("big_bill", "bolt_cutters").turn_of("big_bill")
    both = reaching(15 - 4 - 3, 2) * reaching(16 - 1 - 3, 2)
    assert seen(table, "attempt_escape").percent == in_percent(both)


def test_whoever_guards_goods_sees_what_showing_them_changes() -> None:
    """Section 21: a tie is the thief's; 32.1 D24."""
    table = yard().carry("cold_cuts", "inside_pocket").turn_of("big_bill")
    table.play("pickpocket self cold_cuts")
    hidden, shown = seen(table, "pass"), seen(table, "show carried inside_pocket", "inside_pocket")
    assert hidden.percent == in_percent(1 - beating(1 - 2, 2, 2))
    assert shown.percent == in_percent(1 - beating(1 - 2 - 2, 2, 2))
    assert [part.n for part in shown.own] == [2, 2]
    assert percent(beating(-3, 2, 2)) in table.offer("show carried inside_pocket").detail


def test_a_bet_shows_what_it_is_on() -> None:
    """23.2: the Hustler bets before the dice of any Fight or Steal."""
    table = inmates("big_bill cold_cuts sticky_fingers").at("big_bill cold_cuts", "courtyard").guards("C")
    table.levels("sticky_fingers", cunning=4).carry("cold_cuts", "cash").turn_of("big_bill")
    table.play("pickpocket self cold_cuts", "pass")
    assert table.asks() == "sticky_fingers"
    assert seen(table, "bet first").percent == in_percent(beating(1 - 2, 2, 2))
    assert seen(table, "bet second").percent == in_percent(1 - beating(1 - 2, 2, 2))


def riot(others: str = "cold_cuts rob_z", modules: str = "") -> InmateTable:
    """Big Bill reaches level 13 in the yard, and attacks first."""
    kind = "advanced_solo" if modules else "normal"
    table = inmates(f"big_bill {others}", type=kind, modules=modules).at(f"big_bill {others}", "courtyard").guards("C")
    table.guard("courtyard", letter="B").with_rep("big_bill", 12).shank("big_bill")
    table.upgrade("cold_cuts", "work_boots").dice(6, 6, 1, 1)
    return table


def test_a_riot_shows_the_chance_against_each_rival() -> None:
    """R33: the attacker wins ties; a rival's cards are counted, not looked at."""
    table = riot().carry("big_bill", "hammer").carry("cold_cuts", "cash noodles").turn_of("big_bill")
    table.play("pickpocket self cold_cuts", by="big_bill")
    while table.asked() != "PickRival":
        table.play(table.options()[0])
    bare = seen(table, "rival rival_1")
    strength = table.strength("big_bill") - table.strength("cold_cuts")
    assert bare.percent == in_percent(beating(strength, 2, 2))
    assert bare.unknown == len(table.convict("cold_cuts").carry)
    assert seen(table, "rival rival_1", "hammer").percent == in_percent(beating(strength + 3, 2, 2))
    rob = table.strength("big_bill") - table.strength("rob_z")
    assert seen(table, "rival rival_2").percent == in_percent(beating(rob, 2, 2))
    assert percent(beating(rob, 2, 2)) in table.offer("rival rival_2").detail


def test_a_riot_goes_on_until_a_side_has_nobody_left() -> None:
    """22.1: after each exchange the defender strikes back, and names who meets whom; a tie is the attacker's."""
    table = riot(modules="gangsters").gangsters("cold_cuts", "brawler_rematch").turn_of("big_bill")
    table.play("pickpocket self cold_cuts")
    while table.asked() != "PickRival":
        table.play(table.options()[0])
    bill, cuts, gangster = table.strength("big_bill"), table.strength("cold_cuts"), 3
    first = beating(bill - cuts, 2, 2) * (1 - beating(gangster - bill, 2, 2))
    other = beating(bill - gangster, 2, 2) * (1 - beating(cuts - bill, 2, 2))
    view = seen(table, "rival rival_1")
    assert view.percent == in_percent(max(first, other))
    assert view.own == view.against == []


def test_offers_show_percent() -> None:
    table = yard().carry("cold_cuts", "cash").turn_of("big_bill")
    assert percent(beating(1, 2, 2)) in table.offer("attack cold_cuts").detail
    assert percent(beating(-1, 2, 2)) in table.offer("pickpocket self cold_cuts").detail
