"""No apprentice, building, market card, reward, character, scheme or action of one goes untested."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.games.architects.cards import (
    figures,
    test_apprentices,
    test_buildings,
    test_characters,
    test_end_effects,
    test_immediate_effects,
    test_markets_and_rewards,
    test_schemes,
)


def mentioned(*modules: ModuleType, but_not: str = "test_each_") -> str:
    """The names of the tests and all that they are run with; those that run over every card by themselves left out."""
    out: list[str] = []
    for module in modules:
        for name, test in vars(module).items():
            if name.startswith("test_") and not name.startswith(but_not):
                marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
                out += [name, *(repr(mark.args[1]) for mark in marks)]
    return " ".join(out)


@pytest.mark.parametrize("apprentice", figures.APPRENTICES)
def test_every_apprentice_has_a_test_of_its_ability(apprentice: str) -> None:
    assert figures.APPRENTICES[apprentice]["id"] in mentioned(test_apprentices)  # copies do the same


@pytest.mark.parametrize("building", figures.BUILDINGS)
def test_every_building_has_a_test_of_its_effect(building: str) -> None:
    at_end = figures.BUILDINGS[building]["timing"] == "end"
    assert building in mentioned(test_end_effects if at_end else test_immediate_effects)


@pytest.mark.parametrize("action", figures.DATA["scheme_actions"])
def test_every_scheme_action_has_a_test(action: str) -> None:
    assert f"test_{action}" in mentioned(test_schemes) or f"_and_{action}" in mentioned(test_schemes)


@pytest.mark.parametrize("character", figures.CHARACTERS)
def test_every_character_has_a_test(character: str) -> None:
    assert f"test_{character}" in mentioned(test_characters)


def test_every_market_card_and_reward_has_its_goods() -> None:
    assert sorted(test_markets_and_rewards.MARKETS) == sorted(figures.MARKETS)
    assert sorted(test_markets_and_rewards.REWARDS) == sorted(figures.REWARDS)


def test_every_scheme_has_its_place() -> None:
    assert sorted(" ".join(test_schemes.PLACES.values()).split()) == sorted(figures.SCHEMES)


def test_tests_of_all_cards_run_over_all_of_them() -> None:
    for module, test, cards in (
        (test_apprentices, "test_each_apprentice_is_hired_and_changes_virtue_once", figures.APPRENTICES),
        (test_buildings, "test_each_building_takes_its_cost_and_changes_virtue", figures.BUILDINGS),
        (test_schemes, "test_each_scheme_places_one_worker_where_it_says", figures.SCHEMES),
    ):
        [mark] = getattr(module, test).pytestmark
        assert mark.args[1] == cards


def test_the_box_holds_what_the_rulebook_says() -> None:
    kinds = (figures.APPRENTICES, figures.BUILDINGS, figures.MARKETS, figures.REWARDS, figures.SCHEMES)
    assert [len(cards) for cards in kinds] == [40, 40, 10, 11, 30]
    assert len([card for card in figures.SCHEMES if card.startswith("F")]) == 10
