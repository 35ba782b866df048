"""The guide of Lockup: help on everything that can be asked, links that lead somewhere, figures that are right."""

from __future__ import annotations

import re

import pytest

from bighouse.engine.english import signed
from bighouse.games.lockup.box.components import GOAL_WORDS, INSTANT, LEADER, LOCATION_WORDS, RESOURCE_WORDS
from bighouse.games.lockup.box.pack import PACKS
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.words.card_words import effects_words, measure_words
from bighouse.games.lockup.words.phrases import PHASE_WORDS
from tests.games.lockup.table import scene

GUIDE = ROOM.guide()
BOX = PACKS.shipped
TEXTS = {chapter.anchor: chapter.text for chapter in GUIDE.chapters}
WINDOWS = {"tomes-lights-out", "tomes-strength", "tomes-patrol", "tomes-raid", "tomes-end"}


def rows(anchor: str) -> dict[str, list[str]]:
    """The tables of a chapter by what stands first in each row, links left out."""
    lines = [line for line in TEXTS[anchor].splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in cells}


def numbers(text: str) -> list[int]:
    return [int(number.replace("\u2212", "-")) for number in re.findall(r"[-\u2212]?\b\d+", text)]


def goal_chapter(kind: int) -> str:
    return f"{GOAL_WORDS[kind].replace('_', '-')}-goal"


# Everything has a chapter


def test_every_place_phase_kind_of_goal_and_window_has_a_chapter() -> None:
    goals = [goal_chapter(kind) for kind in range(len(GOAL_WORDS))]
    assert {*goals, *WINDOWS, *(word.replace("_", "-") for word in (*LOCATION_WORDS, *PHASE_WORDS))} <= set(TEXTS)


@pytest.mark.parametrize(
    ("chapter", "position"),
    [
        ("tomes-lights-out", "start: lights out"),
        ("tomes-strength", "at smithy: seat 1 5\nstart: lights out at smithy"),
        ("tomes-patrol", "start: patrol"),
        ("tomes-raid", "seat 1: 12 suspicion\ngoons: demon_1 demon_2 demon_3 dwarf_1 dwarf_2\nstart: suspicion"),
        ("tomes-end", "start: game end"),
    ],
)
def test_every_window_for_tomes_has_its_own_chapter(chapter: str, position: str) -> None:
    table = scene(f"lockup, 2 players\nseat 0 tomes: manual_of_might\n{position}")
    assert ROOM.chapter(table.game, 0) == chapter


def test_both_windows_at_the_end_have_a_chapter() -> None:
    table = scene("lockup, 2 players\nseat 0 tomes: manual_of_might\nstart: game end")
    assert ROOM.chapter(table.game, 0) == "tomes-end"
    table.act(0, "pass")
    assert ROOM.chapter(table.game, 0) == "tomes-end"
    table.act(0, "pass")
    assert table.game.over
    assert ROOM.chapter(table.game, 0) == ""


def test_a_reward_has_the_chapter_of_its_place() -> None:
    table = scene("lockup, 2 players\nat smithy: seat 0 5\nat library: seat 0 3\nstart: lights out")
    assert ROOM.chapter(table.game, 0) == "smithy"
    table.act(0, "take")
    assert ROOM.chapter(table.game, 0) == "library"


# It can be read


# Its figures are those of the box


def test_cubes_and_tokens() -> None:
    cubes = [*BOX.supply, BOX.power, BOX.suspicion]
    assert numbers(TEXTS["table"].splitlines()[-1]) == cubes
    assert f"**{BOX.face_down_limit[3]}** tokens face down" in TEXTS["sending"]
    assert f"**{BOX.face_down_limit[2]}** with two players" in TEXTS["sending"]
    assert BOX.face_down_limit[3:] == [2, 2, 2]


def test_places() -> None:
    for number, word in enumerate(LOCATION_WORDS, start=1):
        location = BOX.locations[number - 1]
        heading = next(chapter.heading for chapter in GUIDE.chapters if chapter.anchor == word.replace("_", "-"))
        assert heading == f"{number} {location.name}"
    sewers = rows("sewers")
    for players, row in enumerate(["1 or 2", "1 or 2", "3", "4 or 5", "4 or 5"], start=1):
        given = [BOX.reward(players, 1, rank, players)[0].cubes[0] for rank in range(min(max(players, 2), 3))]
        assert numbers(" ".join(sewers[row])) == given
    assert [BOX.reward(n, 2, 0, 1)[0].cubes[1] for n in range(1, 6)] == [2, 2, 3, 3, 3]
    assert [BOX.reward(n, 2, n - 1, n)[0].cubes[1] for n in range(2, 6)] == [1, 1, 1, 1]
    assert "**First:** 3 potions (2 potions with one or two players)." in TEXTS["infirmary"]
    for players in range(2, 6):
        assert [BOX.reward(players, 3, rank, players)[0].cubes[2] for rank in (0, 1)] == [2, 1]
        hired = [BOX.reward(players, 5, rank, players)[0].alternatives for rank in range(min(players, 3))]
        assert hired == [[[1, 1], [2, 4]], [[1, 1], [2, 5]], [[1, 2]]][: min(players, 3)]
    figures = [numbers(line) for line in TEXTS["chow-hall"].splitlines() if line.startswith("- ")]
    assert figures == [[1, 1, 2, 4], [1, 1, 2, 5], [1, 2]]


def test_goons() -> None:
    table = rows("goons")
    for kind in BOX.goon_types:
        count, stars = table[kind.name]
        assert int(count) == kind.count == sum(goon.type == kind.index for goon in BOX.goons)
        if kind.table:
            assert numbers(stars.split(" for ")[0]) == kind.table[1:]
            assert f"1 to {len(kind.table) - 1}" in stars
            assert signed(kind.table[1]) in stars
        else:
            assert numbers(stars) == [kind.flat or kind.per_stars]


def test_tomes() -> None:
    table = rows("tomes")
    assert sum(tome.copies for tome in BOX.tomes) == 28
    assert {tome.copies for tome in BOX.tomes} == {2}
    assert len(BOX.tomes) == 14
    for tome in BOX.tomes:
        does, when = table[tome.name]
        words = re.sub(r"\b(a|an|one|1)\b", "1", effects_words(tome.effects))
        mine = re.sub(r"\b(a|an|one|1)\b", "1", does)
        assert set(numbers(words)) - {1} == set(numbers(mine)) - {1}, tome.name
        times = {"your Roll Call turn": 0, "start of Lights Out": 1, "before ranking, where you are": 2}
        times |= {"while crafting": 3, "while recruiting": 4, "any time": 5}
        assert times[when] == tome.window, tome.name
    assert len(table) == len(BOX.tomes) + 2  # the heading and the line below it


def test_goals() -> None:
    for goal in BOX.goals:
        row = rows(goal_chapter(goal.kind))[goal.name]
        many = measure_words(BOX, goal.measure, 2)
        if goal.kind == LEADER:
            assert row == [many.removesuffix(" icons"), str(goal.need)]
            assert (goal.stars, goal.stars_two_player) == (8, 6)
        elif goal.kind == INSTANT:
            assert int(row[1]) == goal.stars
            assert numbers(row[0]) == ([goal.need] if goal.need > 1 else [])
        elif goal.per_stars:
            assert row[1] == f"{goal.per_stars} each"
        else:
            assert row == [many, f"most {goal.first}, second most {goal.second}"]
            assert (goal.two_player_first, goal.two_player_second) == (6, 0)


def test_raids() -> None:
    table = rows("raids")
    crowd = [BOX.raid_most[3], BOX.raid_second[3], BOX.raid_tie_most[3], BOX.raid_tie_second[3]]
    assert numbers(" ".join(table["3 to 5"])) == [-loss for loss in crowd]
    assert numbers(" ".join(table["2"])) == [-BOX.raid_most[2]]
    assert [BOX.raid_second[2], BOX.raid_tie_most[2]] == [0, 0]
    assert f"you lose {BOX.raid_most[1]} stars" in TEXTS["solitary-end"]
    assert f"they lose {BOX.raid_guards_most} stars" in TEXTS["solitary-end"]


def test_final_scoring() -> None:
    text = TEXTS["game-end"]
    assert BOX.resource_stars == [1, 1, 1, 2]
    assert BOX.guards_resource_stars == [0, 0, 0, 2]
    assert "1 star for each scrap, potion and iron, 2 for each gold" in text
    assert f"in hand: {BOX.tome_stars} star each" in text
    assert f"marker:** {BOX.marker_stars} stars" in text


def test_setting_up() -> None:
    start = f"{BOX.start_stars_standard} stars, {BOX.start_power_standard} power and room for 5 cubes"
    assert start in TEXTS["setup"]
    assert {crew.side_a.storage for crew in BOX.crews} == {5}
    assert BOX.display_size[1:] == [3, 3, 4, 5, 6]
    table = rows("advanced")
    for crew in BOX.crews:
        power, suspicion, storage, bonus = table[crew.name]
        side = crew.side_b
        assert [int(power), int(suspicion), int(storage)] == [side.power, side.suspicion, side.storage]
        for effect in side.bonus:
            if effect.cubes:
                assert all(f"{n} {word}" in bonus for n, word in zip(effect.cubes, RESOURCE_WORDS) if n)
        words = effects_words(side.bonus)
        assert numbers(bonus)[0] == numbers(words)[0]


def test_solitary() -> None:
    table = rows("solitary")
    for difficulty in BOX.difficulties:
        colours = {("blue", "green", "yellow", "red")[colour] for colour in difficulty.colours}
        assert table[difficulty.id] == [difficulty.name, " and ".join(sorted(colours))]
        assert sum(guard.colour in difficulty.colours for guard in BOX.guards) == 12
    guards = f"{BOX.guards_start_stars_standard} stars, {BOX.guards_start_power} power"
    assert guards in TEXTS["solitary"]
    assert f"start with {BOX.guards_start_stars_advanced} stars" in TEXTS["solitary"]
    left_out = [tome.name for tome in BOX.tomes if not tome.solitary]
    assert f"The tomes {' and '.join(left_out)} are left out" in TEXTS["solitary"]
