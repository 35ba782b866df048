"""No card, Convict, Gangster, Event, Crime, Guard, plan, module or variant of the box goes without a scenario."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from bighouse.games.animalcatraz.box.pack import PACKS
from tests.games.animalcatraz.cards import (
    test_armor,
    test_bars,
    test_board_figures,
    test_cell_traps,
    test_contraband,
    test_crimes,
    test_escape_plans,
    test_events,
    test_fraud,
    test_gangsters,
    test_gangsters_in_fights,
    test_getaway_stages,
    test_gopher,
    test_guards,
    test_legacy_cards,
    test_primal,
    test_recruits,
    test_skills,
    test_skills_in_fights,
    test_thieves,
    test_trade_values,
    test_upgrades,
    test_weapons,
)
from tests.games.animalcatraz.chapters import (
    test_days,
    test_escape,
    test_getaway,
    test_legacy,
    test_prison_events,
    test_reactions,
    test_riots,
    test_standings,
    test_warden,
)

BOX: dict[str, Any] = json.loads(PACKS.path.read_text("utf-8"))
LEGACY: list[dict[str, Any]] = BOX["legacy"]["modules"]
CARDS = BOX["contraband"] + BOX["prison_items"] + [card for module in LEGACY for card in module.get("cards", [])]
Scenario = Callable[..., None]

# Of every Convict, its first and its second skill
SKILLS: dict[str, tuple[Scenario, Scenario]] = {
    "big_bill": (
        test_skills.test_a_bully_pushes_for_an_action_once_a_round,
        test_skills.test_the_second_skill_takes_a_slot_of_strength,
    ),
    "sticky_fingers": (
        test_skills_in_fights.test_a_hustler_bets_on_a_fight,
        test_skills_in_fights.test_the_second_skill_of_a_hustler_lets_the_card_be_carried,
    ),
    "g_jackson": (
        test_skills_in_fights.test_e54_a_duelist_shows_two_weapons,
        test_skills_in_fights.test_e54_a_duelist_shows_two_weapons,
    ),
    "sick_barger": (
        test_skills_in_fights.test_e53_a_brute_breaks_the_weapon_of_a_close_win,
        test_skills_in_fights.test_the_second_skill_of_a_brute_weakens_the_winner,
    ),
    "cold_cuts": (
        test_skills.test_cold_cuts_eats_in_his_cell_once_a_round,
        test_skills_in_fights.test_the_cannibal_grows_on_a_won_fight,
    ),
    "rob_z": (
        test_skills.test_the_junkie_pays_nothing_for_a_binky_boost,
        test_skills.test_the_junkie_gains_cunning_by_a_primal_card_x26,
    ),
    "dandy_dufresne": (
        test_skills.test_a_manipulator_moves_the_guard_for_nothing_x27,
        test_skills.test_owned_guards_take_the_second_skill,
    ),
    "vinnie": (
        test_skills.test_a_trappers_traps_are_worth_more_r71,
        test_skills.test_an_immune_trapper_grows_on_a_trap_r71_x38,
    ),
    "natas_elpicsid": (
        test_reactions.test_the_cult_leader_takes_an_action_e57,
        test_reactions.test_the_second_skill_takes_cunning_even_without_an_action_e57,
    ),
    "pablo_eskoalar": (
        test_warden.test_the_warden_ignores_el_patron,
        test_warden.test_rivals_pay_el_patron_and_the_card_is_his,
    ),
    "animal_hector": (
        test_skills_in_fights.test_the_sadist_takes_cunning_with_a_weapon,
        test_skills.test_a_sadist_visits_who_lies_after_a_fight_once_a_turn_r43,
    ),
    "rookie": (
        test_skills_in_fights.test_the_bruiser_fights_for_nothing,
        test_skills_in_fights.test_the_bruiser_finds_a_card_after_any_fight,
    ),
}

JOBS: dict[str, Scenario] = {
    "thief_slick": test_thieves.test_slick_may_roll_again_for_a_second_card,
    "thief_ghost": test_thieves.test_ghost_keeps_one_of_two_cards,
    "charmer_skinky": test_gangsters.test_a_charmer_takes_actions_by_the_die_r52,
    "charmer_hips": test_gangsters.test_a_charmer_takes_actions_by_the_die_r52,
    "brawler_knuckles": (
        test_gangsters_in_fights.test_knuckles_hurts_a_convict_that_he_beats_by_three_without_a_weapon
    ),
    "brawler_rematch": test_gangsters_in_fights.test_rematch_rolls_his_losing_roll_again_once_a_fight,
    "pusher_quick_fix": test_gangsters.test_a_pusher_sells_primal_by_the_die_r52,
    "pusher_doc_dose": test_gangsters.test_a_pusher_sells_primal_by_the_die_r52,
    "informer": test_gangsters.test_an_informer_shows_one_hidden_card_to_his_player_alone,
    "fraud": test_fraud.test_each_of_them_is_copied_for_no_action_once_a_round,
    "scapegoat": test_prison_events.test_a_scapegoat_goes_instead_x28_r67,
    "bomber": test_gangsters.test_a_bomber_clears_the_stash_and_may_hurt_his_own,
    "gopher": test_gopher.test_he_trades_one_item_in_any_room,
    "mule": test_days.test_a_mule_brings_more_and_may_leave_the_others_none,
    "hoarder": test_gangsters.test_a_hoarder_takes_the_last_discards_as_often_as_he_is_paid,
    "assassin": test_gangsters_in_fights.test_the_assassin_poisons_and_leaves_after_the_fight,
    "chemist": test_gangsters_in_fights.test_x45_the_chemist_adds_a_die_and_leaves,
}

MODULES: dict[str, Scenario] = {
    "gangsters": test_recruits.test_each_gangster_comes_for_his_level_and_his_pay,
    "warden": test_warden.test_entering_costs_a_card_that_goes_to_the_chair_unseen,
    "trash_tags": test_reactions.test_everybody_there_is_asked_at_once_and_may_place_a_tag,
    "legacy_guard_traps": test_legacy_cards.test_each_guard_trap_injures_who_tries_the_guard,
    "legacy_crafted_weapons": test_legacy_cards.test_each_crafted_weapon_is_two_parts_shown_as_one,
    "legacy_rats": test_legacy.test_doubles_or_a_seven_bring_rats_s5,
    "legacy_cell_attacks": test_legacy_cards.test_each_cell_attack_is_laid_for_an_action,
    "legacy_starred_cards": test_legacy_cards.test_starred_cards_come_with_their_module_alone,
    "el_chapo": test_escape.test_an_el_chapo_tries_only_as_kingpin_on_fourteen_x24,
    "crime_lord": test_riots.test_x23_a_crime_lord_without_points_never_reaches_13,
    "getaway": test_getaway.test_success_leads_to_the_next_deck_at_once_and_the_third_wins,
    "el_chapo_last_day": test_standings.test_the_last_day_goes_to_the_crown_before_rep_x46_r53,
    "tiles": test_days.test_the_last_tile_is_certain_and_then_all_are_shuffled_x25,
    "first_round_guard_roll": test_days.test_no_guard_moves_in_the_first_round_of_the_game_x32_r6,
}


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return sorted(card["id"] for card in cards)


def of_kind(*kinds: str) -> list[str]:
    return ids([card for card in CARDS if card["kind"] in kinds])


def scenarios(module: ModuleType) -> str:
    """The names of a file's tests, with what they are run with."""
    tests = [test for name, test in vars(module).items() if name.startswith("test_") and callable(test)]
    marks = [mark for test in tests for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    return " ".join([*(test.__name__ for test in tests), *(str(mark.args[1]) for mark in marks)])


def test_every_kind_of_card_has_its_file() -> None:
    tested = {
        "bribe": test_guards, "primal": test_contraband, "boost": test_contraband, "pass": test_contraband,
        "goods": test_contraband, "weapon": test_weapons, "escape_tool": test_escape_plans, "armor": test_armor,
        "cell_trap": test_cell_traps, "upgrade": test_upgrades, "guard_trap": test_legacy_cards,
        "craft_part": test_legacy_cards, "cell_attack": test_legacy_cards,
    }  # fmt: skip
    assert {card["kind"] for card in CARDS} == set(tested)


def test_every_card_is_handed_in_for_its_value() -> None:
    assert ids(CARDS) == sorted(test_trade_values.VALUES)


def test_every_guard_is_won_with_his_own_bribe() -> None:
    assert ids(BOX["guards"]) == sorted(test_guards.GUARDS)
    assert of_kind("bribe") == sorted(bribe for _, bribe, _ in test_guards.GUARDS.values())


def test_every_card_that_is_used_fought_with_or_worn_has_a_scenario() -> None:
    assert of_kind("primal", "boost", "pass") == sorted(test_contraband.USED)
    assert of_kind("weapon") == sorted(test_weapons.WEAPONS)
    assert of_kind("armor") == sorted(test_armor.ARMOR)
    assert of_kind("cell_trap") == sorted(test_cell_traps.TRAPS)
    assert of_kind("guard_trap", "craft_part", "cell_attack") == sorted(
        card for cards in test_legacy_cards.MODULES.values() for card in cards
    )


@pytest.mark.parametrize("card", of_kind("goods"))
def test_all_goods_are_traded(card: str) -> None:
    assert card in scenarios(test_contraband)


@pytest.mark.parametrize("card", of_kind("upgrade"))
def test_every_upgrade_has_a_scenario(card: str) -> None:
    assert card in scenarios(test_upgrades)


def test_every_plan_and_tool_has_a_scenario() -> None:
    plans = {plan["id"]: plan["tools"] for plan in BOX["escape_plans"]}
    assert plans == {plan: list(tools) for plan, (_, _, tools) in test_escape_plans.PLANS.items()}
    assert of_kind("escape_tool") == sorted(tool for _, tool in test_escape_plans.TOOLS)


def test_every_convict_has_both_skills_and_its_primal_side() -> None:
    convicts = ids(BOX["convicts"])
    assert convicts == sorted(SKILLS) == sorted(test_primal.PRIMAL) == sorted(test_bars.BARS)
    for convict in convicts:
        assert f"test_{convict}_" in scenarios(test_primal), convict
    choices = {convict["id"]: convict["stats"]["weapon_of_choice"] for convict in BOX["convicts"]}
    assert {convict: weapon for convict, weapon in choices.items() if weapon} == {
        convict: weapon for convict, (weapon, _) in test_weapons.CHOICES.items()
    }


def test_every_space_has_its_letters() -> None:
    guarded = [space for space in BOX["board"]["spaces"] if space.get("guard_positions")]
    letters = {space["id"]: len(space["guard_positions"]) for space in guarded}
    assert letters == {space: len(icons) for space, icons in test_board_figures.SHUT.items()}


def test_every_gangster_is_recruited_fights_and_does_his_job() -> None:
    assert ids(BOX["gangsters"]) == sorted(JOBS) == sorted(test_recruits.GANGSTERS)
    assert ids(BOX["gangsters"]) == sorted([*test_fraud.COPIED, "fraud", "mule"])


@pytest.mark.parametrize("event", ids(BOX["events"]))
def test_every_event_has_a_scenario(event: str) -> None:
    assert f"_{event}_" in scenarios(test_events)


def test_every_crime_and_every_stage_of_the_getaway_has_a_scenario() -> None:
    assert ids(BOX["crimes"]) == sorted(test_crimes.CRIMES)
    assert ids(BOX["getaway"]) == sorted(test_getaway_stages.STAGES)


def test_every_module_and_variant_has_a_scenario() -> None:
    options = {option["id"]: option["values"] for option in BOX["options"]}
    chosen = [*options["modules"], *options["endgame_variants"], *options["legacy_modules"]]
    assert {*chosen, "el_chapo_last_day", "tiles", "first_round_guard_roll"} == set(MODULES)
    assert sorted(options["legacy_modules"]) == sorted(test_legacy_cards.MODULES) == ids(LEGACY)
