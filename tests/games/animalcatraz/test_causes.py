"""The log says what a change comes from: an icon, a card, a skill, a Gangster, poison, a rat."""

from __future__ import annotations

import re

import pytest

from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules.night import NIGHT_STEPS
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
NAMES = ["Ann", "Ben", "Cy"]


def log(table: InmateTable) -> str:
    """All that a spectator is told so far."""
    told = [ROOM.sentence(table.game, event, None, NAMES.__getitem__) for event in table.story.events]
    return "\n".join(words for words in told if words)


@pytest.mark.parametrize(
    ("space", "icon", "words"),
    [
        ("courtyard", "workout", "Big Bill: Strength +2 through the Workout icon, level 5."),
        ("courtyard", "chess", "Big Bill: Cunning +1 through the Chess icon, level"),
        ("library", "study", "Big Bill: Cunning +2 through the Study icon, level"),
        ("utility", "work", "Big Bill took a card through the Work icon."),
        ("cellblock_c", "shower", "Big Bill took a Crime card through the Shower icon."),
    ],
)
def test_an_icon_is_behind_what_it_gives(space: str, icon: str, words: str) -> None:
    table = inmates(TRIO).at("big_bill", space).guards("A" if space in ("library", "courtyard") else "B")
    assert words in log(table.turn_of("big_bill").play(f"icon {icon}"))


def test_what_comes_later_in_the_turn_is_not_the_icons_doing() -> None:
    table = inmates(TRIO).at("big_bill", "courtyard").guards("A").carry("big_bill", "protein_bar").turn_of("big_bill")
    table.play("icon workout", "use carried protein_bar")
    assert re.search(r"used Protein Bar.\nBig Bill: Strength \+1, level", log(table))


def test_a_cell_upgrade_is_behind_what_it_adds_at_night() -> None:
    table = inmates(TRIO, "advanced_solo").shank("big_bill").on(1, 5)
    table.convict("big_bill").cell_upgrade = table.copy("weight_bench")
    assert "Big Bill: Strength +1 through Weight Bench, level" in log(table.start(NIGHT_STEPS))


def test_the_night_counts_the_gangsters_before_it_pays_for_them() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").shank("big_bill").on(1, 5)
    table.gangsters("big_bill", "thief_slick bomber").start(NIGHT_STEPS)
    assert re.search(r"Ann had 2 Gangsters on the Mats at night.\nAnn: \+2 REP", log(table))
    assert "0 Gangsters" not in log(table)


def test_a_skill_is_behind_what_it_takes_in_a_fight() -> None:
    table = inmates("big_bill sick_barger rob_z").at("big_bill sick_barger", "courtyard").guards("C")
    table.levels("sick_barger", cunning=4).carry("big_bill", "hammer").dice(3, 3, 4, 4).turn_of("big_bill")
    table.play("attack sick_barger", "weapon hammer")
    assert re.search(r"Big Bill: Strength \N{MINUS SIGN}\d through the skill of .Sick. Barger, level", log(table))


def test_poison_is_named_before_it_weakens() -> None:
    table = inmates(TRIO)
    table.convict("big_bill").poisoned = True
    table.begin_turn("big_bill")
    assert re.search("The poison worked in Big Bill.\nBig Bill: Strength \N{MINUS SIGN}1, level", log(table))


def test_a_rat_is_named_before_it_weakens() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").at("big_bill", "library").rats("library").guards("B")
    table.begin_turn("big_bill")
    assert re.search("The rat in the Library bit Big Bill.\nBig Bill: Strength \N{MINUS SIGN}1, level", log(table))
