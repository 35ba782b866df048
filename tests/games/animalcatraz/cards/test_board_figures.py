"""Figures of the board: what each letter shuts, doors, the red die, the Warden's table, ranks (RULES.md 4, 9, 19)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import LETTER_WORDS, SPACE_WORDS
from bighouse.games.animalcatraz.rules.guards import MOVE_GUARDS
from bighouse.games.animalcatraz.rules.warden import WARDEN_WALKS
from tests.games.animalcatraz.examples.positions import guards_on
from tests.games.animalcatraz.table import InmateTable, inmates, scene

# What a Guard on A, B and C shuts
SHUT = {
    "library": ("trade", "attack", "study"),
    "infirmary": ("attack", "work", "trade"),
    "cafeteria": ("eat", "trade", "attack"),
    "utility": ("trade", "attack", "work"),
    "courtyard": ("attack", "workout", "chess"),
    "cellblock_a": ("king recruit", "invite", "attack"),
    "cellblock_b": ("king recruit", "attack", "escape"),
    "cellblock_c": ("shower", "king recruit", "attack"),
    "cellblock_d": ("king recruit", "attack", "escape"),
}
DOORS = {"cellblock_a": "B", "cellblock_b": "A", "cellblock_c": "C", "cellblock_d": "B"}
BLOCKS = list(DOORS)
COSTS = {"trade": 1, "study": 2, "work": 2, "workout": 2, "chess": 1, "eat": 1, "shower": 1}


def standing(space: str, letter: str) -> InmateTable:
    """Big Bill and Cold Cuts in a space, with all that its icons could be used for."""
    cell = f"{space[-1]}1"
    there = [f"vacant: {cell} phone", f"lodgers: {cell} thief_slick"] if space in BLOCKS else []
    return scene(
        "\n".join(
            [
                "animalcatraz, 4 players, game_type advanced_solo, modules gangsters",
                f"convict 0: big_bill, cell_1, {space}",
                "big_bill carries: cash",
                f"convict 1: cold_cuts, cell_2, {space}",
                *there,
                guards_on(letter),
                "start: turn of big_bill",
            ]
        )
    )


def deed(icon: str, space: str) -> str:
    """What a Convict does to use an icon."""
    others = {
        "attack": "attack cold_cuts", "king": f"retrieve {space[-1]}1", "recruit": f"recruit {space[-1]}1",
        "invite": "invite 1", "escape": "take_plan",
    }  # fmt: skip
    return others.get(icon, f"icon {icon}")


@pytest.mark.parametrize("letter", LETTER_WORDS)
@pytest.mark.parametrize("space", SHUT)
def test_each_letter_shuts_its_icons_and_no_others(space: str, letter: str) -> None:
    table = standing(space, letter)
    for place, icons in enumerate(SHUT[space]):
        for icon in icons.split():
            shut = LETTER_WORDS[place] == letter
            assert table.refused(deed(icon, space)) == ("ICON_BLOCKED" if shut else ""), icon


@pytest.mark.parametrize("space", SHUT)
def test_no_other_icon_is_there(space: str) -> None:
    table = standing(space, "A")
    here = {icon for icons in SHUT[space] for icon in icons.split()}
    for icon in COSTS:
        if icon not in here:
            assert table.refused(f"icon {icon}") == "NO_ICON_HERE"


@pytest.mark.parametrize(
    ("space", "icon"), [(space, icon) for space, icons in SHUT.items() for icon in icons if icon in COSTS]
)
def test_each_icon_costs_its_actions(space: str, icon: str) -> None:
    letter = next(other for other, shut in zip(LETTER_WORDS, SHUT[space]) if shut != icon)
    table = standing(space, letter).play(f"icon {icon}")
    if icon == "trade":
        table.play("done")
    assert table.actions("big_bill") == 5 - COSTS[icon]


@pytest.mark.parametrize("letter", LETTER_WORDS)
@pytest.mark.parametrize("block", BLOCKS)
def test_each_door_is_shut_by_its_letter_in_both_directions(block: str, letter: str) -> None:
    due = "DOOR_SHUT" if DOORS[block] == letter else ""
    assert standing(block, letter).refused("move courtyard") == due
    assert standing("courtyard", letter).refused(f"move {block}") == due


@pytest.mark.parametrize(
    ("face", "letter", "shifts"),
    [(1, "A", False), (2, "B", False), (3, "C", False), (4, "A", True), (5, "B", True), (6, "C", True)],
)
def test_each_face_of_the_red_die(face: int, letter: str, shifts: bool) -> None:
    table = inmates("big_bill cold_cuts rob_z")
    before = table.game.guard_at.copy()
    table.dice(face).start(MOVE_GUARDS)
    assert set(table.game.letters) == {LETTER_WORDS.index(letter)}
    assert (table.game.guard_at != before) is shifts


@pytest.mark.parametrize(
    ("total", "space"),
    [
        (2, "cellblock_a"), (3, "cellblock_c"), (4, "cafeteria"), (5, "infirmary"), (6, "cellblock_d"),
        (7, "courtyard"), (8, "cellblock_b"), (9, "library"), (10, "utility"), (11, "cellblock_a"),
        (12, "cellblock_c"),
    ],
)  # fmt: skip
def test_each_sum_sends_the_warden_to_its_space_e52(total: int, space: str) -> None:
    first = max(1, total - 6)
    table = (
        inmates("big_bill cold_cuts rob_z", "advanced_solo", "warden").dice(first, total - first).start(WARDEN_WALKS)
    )
    assert SPACE_WORDS[table.game.warden] == space


# The winner's REP, the loser's, and what the winner gains: ranks are -1 to 0, 1 to 4, 5 to 8, 9 to 12, 13 and 14 (R19)
FIGHTS = [
    (-1, 0, 1), (0, 1, 2), (0, 4, 2), (0, 5, 3), (0, 9, 4), (0, 13, 5), (1, 0, 0), (1, 4, 1), (4, 5, 2), (4, 8, 2),
    (4, 9, 3), (5, 4, 0), (5, 8, 1), (8, 9, 2), (8, 12, 2), (9, 8, 0), (9, 12, 1), (4, 13, 4), (8, 13, 3),
]  # fmt: skip


@pytest.mark.parametrize(("winner", "loser", "gain"), FIGHTS)
def test_ranks_decide_what_a_fight_brings(winner: int, loser: int, gain: int) -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        rival 0 rep: {winner}
        rival 1 rep: {loser}
        convict 0: big_bill, cell_1, courtyard
        convict 1: cold_cuts, cell_2, courtyard
        start: turn of big_bill
        """
    )
    table.dice(6, 6, 1, 1).play("attack cold_cuts")
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (winner + gain, loser - 1)
