"""Positions of Animalcatraz as text: the seed deals what they leave open, and impossible ones name their line."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from tests.games.animalcatraz.table import BOX
from tests.games.scene_table import why_impossible

START = "start: turn of convict 0"


def cast(text: str) -> list[str]:
    game = ROOM.read_scene(text)
    assert isinstance(game, Animalcatraz)
    return [BOX.inmates[convict.card].id for convict in game.convicts]


@pytest.mark.parametrize("seed", range(12))
def test_a_convict_that_is_named_is_dealt_to_nobody_else(seed: int) -> None:
    """In a team game with eight Convicts every one of the box's eight is somebody's."""
    text = f"animalcatraz, 8 players\nseed: {seed}\nconvict 5: big_bill\nconvict 2: rob_z\n{START}"
    names = cast(text)
    assert (names[5], names[2]) == ("big_bill", "rob_z")
    assert sorted(set(names)) == sorted(inmate.id for inmate in BOX.inmates if inmate.set == 0)


@pytest.mark.parametrize("seed", range(6))
def test_who_is_not_in_the_way_keeps_what_the_seed_has_dealt(seed: int) -> None:
    head = f"animalcatraz, 3 players\nseed: {seed}\nday: 1\n"
    dealt = cast(f"{head}{START}")
    other = next(inmate.id for inmate in BOX.inmates if inmate.id not in dealt)
    assert cast(f"{head}convict 0: {other}\n{START}") == [other, *dealt[1:]]
    assert cast(f"{head}convict 0: {dealt[0]}\n{START}") == dealt


def test_one_convict_cannot_be_two() -> None:
    text = f"animalcatraz, 3 players\nconvict 0: big_bill\nconvict 2: big_bill\n{START}"
    assert "line 3: big_bill is already named in line 2" in why_impossible(ROOM, text)


def test_a_convict_of_another_set_is_not_in_use() -> None:
    text = f"animalcatraz, 3 players\nconvict 0: rookie\n{START}"
    assert "rookie is not in use at this table" in why_impossible(ROOM, text)


def test_a_card_of_another_module_is_not_in_play() -> None:
    text = f"animalcatraz, 3 players\nconvict 0 carries: stink_bomb\n{START}"
    assert "which is not in play" in why_impossible(ROOM, text)


@pytest.mark.parametrize("place", ["convict 0 carries", "cell_1 stash"])
def test_a_prison_item_in_somebodys_hands_is_a_secret(place: str) -> None:
    """What lies in the trade decks at the start is public; what has left them is not (RULES.md 32.2)."""
    game = ROOM.read_scene(f"animalcatraz, 3 players\n{place}: hammer\n{START}")
    assert isinstance(game, Animalcatraz)
    hammer = BOX.kind_of.index(BOX.card("hammer"))
    assert game.known[hammer] == 0b001
    assert all(game.known[copy] & 0b110 for copy in game.decks[3])


def test_a_cell_is_one_players() -> None:
    text = (
        f"animalcatraz, 3 players\nconvict 0: big_bill, cell_1\nconvict 1: rob_z, cell_1\nconvict 2: -, cell_3\n{START}"
    )
    assert "line 3: convict 1 lives in cell_1, which is another player's cell" in why_impossible(ROOM, text)


def test_a_player_knows_their_own_cards_whatever_the_text_says_of_others() -> None:
    game = ROOM.read_scene(f"animalcatraz, 3 players\nconvict 1 carries: cash\nknown: seat 0 = pills\n{START}")
    assert isinstance(game, Animalcatraz)
    [cash] = game.convicts[1].carry
    assert game.known[cash] == 1 << 1


def test_a_player_knows_their_own_crimes_whatever_the_text_says_of_others() -> None:
    deck = " ".join(crime.id for crime in BOX.crimes if crime.id not in ("still", "yard_boss") and crime.module < 0)
    text = f"convict 1 crimes: still\ncrime deck: {deck}\ncrimes known: seat 0 = yard_boss"
    game = ROOM.read_scene(f"animalcatraz, 3 players\n{text}\n{START}")
    assert isinstance(game, Animalcatraz)
    [still] = game.convicts[1].crimes
    assert game.crime_known[still] == 1 << 1


def test_a_crime_lies_in_one_place() -> None:
    text = f"animalcatraz, 3 players\nconvict 0 crimes: still\nconvict 1 crimes: still\n{START}"
    assert "Crimes" in why_impossible(ROOM, text)


def test_nobody_is_asked_about_the_convict_of_another() -> None:
    text = f"animalcatraz, 3 players\nnext: ReturnCrime(seat 1, convict 0)\n{START}"
    assert "seat 1 is asked about convict 0, who is another's" in why_impossible(ROOM, text)
