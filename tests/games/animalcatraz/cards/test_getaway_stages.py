"""Every card of the Getaway: its padlocks, and what a sacrificed Guard does to them (RULES.md section 30)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

# Deck, red and green padlock (0: there is none), and what a Guard adds
STAGES = {
    "searchlights": (1, 0, 9, 1),
    "outer_fence": (1, 9, 0, 1),
    "dogs": (1, 10, 0, 2),
    "snipers": (2, 0, 11, 1),
    "cliff": (2, 11, 0, 1),
    "storm_drain": (2, 8, 8, 2),
    "helicopter": (3, 0, 12, 2),
    "patrol_boat": (3, 12, 0, 2),
    "cold_swim": (3, 9, 9, 1),
}
ENDS = ("stage_passed", "stage_failed")
LEVEL = 3  # of Dandy's Strength and Cunning


def padlocks(stage: str) -> list[int]:
    return [padlock for padlock in STAGES[stage][1:3] if padlock]


def escapee(stage: str, *owners: str) -> InmateTable:
    """Dandy is out, before this card; the dice reach its padlocks exactly."""
    deck = STAGES[stage][0]
    others = [other for other in STAGES if STAGES[other][0] == deck and other != stage]
    table = scene(
        f"""
        animalcatraz, 3 players, game_type advanced_solo, endgame_variants getaway
        convict 0: dandy_dufresne, cell_1, outside, escaped
        dandy_dufresne has: 5 strength 5 cunning
        dandy_dufresne stage: {deck - 1}
        getaway {deck}: {stage} {" ".join(others)}
        owners: {"; ".join(owners)}
        start: turn of dandy_dufresne
        """
    )
    return table.dice(*(die for padlock in padlocks(stage) for die in (padlock - LEVEL - 3, 3)))


@pytest.mark.parametrize("stage", STAGES)
def test_each_stage_is_passed_on_its_padlocks(stage: str) -> None:
    table = escapee(stage, "g_cash rival_1").play("done")
    assert [roll["needed"] for roll in table.told("getaway_rolled")] == padlocks(stage)
    assert len(table.told("stage_passed")) == 1
    assert (table.winner() == "dandy_dufresne") is (STAGES[stage][0] == 3)


@pytest.mark.parametrize("stage", STAGES)
def test_a_rivals_guard_makes_each_stage_harder(stage: str) -> None:
    table = escapee(stage, "g_cash rival_1").play("sacrifice g_cash")
    assert table.told("getaway_rolled")[0]["needed"] == padlocks(stage)[0] + STAGES[stage][3]
    ends = [event.kind.name for event in table.story.events if event.kind.name in ENDS]
    assert ends[0] == "stage_failed"
    assert table.stands(table.names[1]) == 1


@pytest.mark.parametrize("stage", STAGES)
def test_an_own_guard_makes_each_stage_easier(stage: str) -> None:
    table = escapee(stage, "g_cash rival_0").play("sacrifice g_cash")
    worth = STAGES[stage][3]
    rolls = table.told("getaway_rolled")[: len(padlocks(stage))]
    assert [roll["needed"] for roll in rolls] == [padlock - worth for padlock in padlocks(stage)]
    assert table.told("stage_passed")
