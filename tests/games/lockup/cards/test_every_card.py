"""No tome, trait, goal, crew, item, goon, guard or location card goes untested."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from tests.games.lockup.cards import (
    figures,
    test_effects,
    test_goals,
    test_goons,
    test_guards,
    test_items,
    test_tome_windows,
    test_tomes_at_any_time,
    test_tomes_at_lights_out,
    test_tomes_at_roll_call,
    test_tomes_while_paying,
    test_traits,
)

TOMES = (test_tomes_at_any_time, test_tomes_at_lights_out, test_tomes_at_roll_call, test_tomes_while_paying)


def names_of(module: ModuleType) -> list[str]:
    return [name for name in vars(module) if name.startswith("test_")]


def parameters(module: ModuleType, test: str) -> list[Any]:
    """The values that a test is run with, one argument or several."""
    marks = [mark for mark in getattr(module, test).pytestmark if mark.name == "parametrize"]
    return [value for mark in marks for value in mark.args[1]]


@pytest.mark.parametrize("tome", figures.TOMES)
def test_every_tome_has_tests_of_its_own(tome: str) -> None:
    assert len([name for module in TOMES for name in names_of(module) if tome in name]) >= 2


def test_every_trait_and_crew_board_has_its_bonuses() -> None:
    assert sorted(test_traits.BONUSES) == sorted(figures.TRAITS)
    assert sorted(test_traits.BOARDS) == sorted(figures.CREWS)


def test_every_goal_is_met_and_missed() -> None:
    tables: list[dict[str, Any]] = [test_goals.LEADER, test_goals.INSTANT, test_goals.SHOWING, test_goals.PER]
    assert sorted(goal for table in tables for goal in table) == sorted(figures.GOALS)
    kinds = {goal: card["kind"] for goal, card in figures.GOALS.items()}
    assert {kinds[goal] for goal in test_goals.LEADER} == {"leader"}
    assert {kinds[goal] for goal in test_goals.INSTANT} == {"instant"}


@pytest.mark.parametrize(
    ("module", "test", "cards"),
    [
        (test_items, "test_each_item_costs_scores_and_does_what_its_card_says", figures.ITEMS),
        (test_goons, "test_each_goon_gives_what_its_card_says", figures.GOONS),
        (test_goons, "test_each_goon_brings_its_suspicion_and_bandits_a_cube", figures.GOONS),
        (test_guards, "test_each_guard_card_has_its_strength", figures.GUARDS),
        (test_tome_windows, "test_each_tome_has_its_window", figures.TOMES),
    ],
)
def test_parametrised_tests_run_over_every_card(module: ModuleType, test: str, cards: dict[str, Any]) -> None:
    assert set(cards) <= set(parameters(module, test))


def test_every_location_card_is_turned_up() -> None:
    shown = parameters(test_guards, "test_each_location_card_calls_the_top_guard_card_there_face_up")
    shown += parameters(test_guards, "test_each_off_duty_card_calls_nobody")
    assert sorted(shown) == sorted(figures.LOCATION_CARDS)


def test_the_box_holds_what_the_rulebook_says() -> None:
    counts = [len(cards) for cards in (figures.ITEMS, figures.GOONS, figures.GOALS, figures.TRAITS, figures.GUARDS)]
    assert counts == [34, 33, 18, 18, 22]
    assert sum(tome["copies"] for tome in figures.TOMES.values()) == 28


def test_every_special_effect_icon_is_tested_for_players_and_guards() -> None:
    printed = {
        word for card in [*figures.ITEMS.values(), *figures.GOONS.values()] for e in card["effects"] for word in e
    }
    tests = {
        "gain": ("test_gain_resource", "test_r58_guards_gain_resources"),
        "remove_suspicion": ("test_remove_suspicion", "test_r58_guards_remove_suspicion"),
        "give_suspicion": ("test_give_suspicion", "test_r58_guards_give_suspicion_to_the_player"),
        "gain_power": ("test_gain_power", "test_r58_guards_gain_power"),
        "draw_tome": ("test_draw_tome", "test_r58_each_tome_is_a_star_for_the_guards"),
        "choose_tome": ("test_choose_tome", "test_r58_a_tome_of_a_seized_goon_is_a_star"),
        "storage": ("test_storage", "test_r58_storage_means_nothing_to_the_guards"),
        "exchange": ("test_exchange", "test_r58_guards_exchange_one_of_the_most_for_one_of_the_fewest"),
    }
    assert printed == set(tests)
    for names in tests.values():
        assert set(names) <= set(names_of(test_effects))
