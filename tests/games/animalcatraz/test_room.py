"""The room as a whole: options and sides, random games of every type, scenes that lose nothing, imagined games."""

from __future__ import annotations

from typing import Any

import pytest

from bighouse.engine.errors import BadSetup
from bighouse.engine.rng import Rng
from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from tests.contract.modes import random_move

ADVANCED = {"game_type": "advanced_solo"}
ALL = {"modules": "gangsters+warden+trash_tags", "extra_gangsters": "8"}
LEGACY = "legacy_guard_traps+legacy_crafted_weapons+legacy_rats+legacy_cell_attacks"
WAYS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, ALL),
    (3, {}),
    (4, {**ADVANCED, **ALL, "legacy_modules": LEGACY, "convict_sets": "kickstarter+optional"}),
    (3, {**ADVANCED, "endgame_variants": "el_chapo+crime_lord+getaway", "el_chapo_last_day": "8"}),
    (5, {"convict_choice": "pick"}),
    (8, {**ALL, "guard_source": "tiles", "first_round_guard_roll": True}),
]


def dealt(players: int, options: dict[str, Any], seed: int) -> Animalcatraz:
    game: Any = ROOM.deal(players, ROOM.settings(players, options), Rng(seed))
    assert isinstance(game, Animalcatraz)
    return game


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_random_games_keep_the_laws_to_the_end(players: int, options: dict[str, Any]) -> None:
    """Every card, Gangster, coin and Guard in one place after every decision; somebody wins."""
    game = dealt(players, options, 5)
    rng = Rng(7)
    while not game.over:
        game.play(*random_move(game, rng))
        game.audit()
    assert game.winners()
    assert len(set(game.winners())) == len(game.winners())


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_a_scene_loses_nothing(players: int, options: dict[str, Any]) -> None:
    game = dealt(players, options, 3)
    rng = Rng(4)
    for number in range(90):
        if game.over:
            break
        if number % 9 == 0:
            again = ROOM.read_scene(game.scene())
            assert again.fingerprint() == game.fingerprint()
        game.play(*random_move(game, rng))


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_an_imagined_game_looks_the_same_to_the_seat(players: int, options: dict[str, Any]) -> None:
    """RULES 32.2: what a seat cannot know is dealt anew, and by nothing but what it knows."""
    game = dealt(players, options, 9)
    rng = Rng(2)
    for number in range(80):
        if game.over:
            break
        if number % 8 == 0:
            for seat in range(players):
                imagined: Any = game.imagine(seat, rng)
                imagined.audit()
                assert imagined.view(seat) == game.view(seat)
                assert ROOM.knowledge.key(imagined, seat) == ROOM.knowledge.key(game, seat)
                assert imagined.imagine(seat, Rng(1)).fingerprint() == game.imagine(seat, Rng(1)).fingerprint()
        game.play(*random_move(game, rng))


def test_options_follow_from_the_players() -> None:
    """Without a choice two play two Convicts each, three and four the normal game, more play in teams."""
    types = [ROOM.settings(players, {})["game_type"] for players in range(2, 9)]
    assert types == ["advanced_2p", "normal", "normal", *["advanced_teams"] * 4]
    with pytest.raises(BadSetup, match="modules is only for a game with"):
        ROOM.settings(3, {"modules": "warden"})


def test_partners_sit_opposite_each_other() -> None:
    assert ROOM.sides(5, ROOM.settings(5, {})) == [0, 1, 2, 0, 1]
    assert ROOM.sides(8, ROOM.settings(8, {})) == [0, 1, 2, 3, 0, 1, 2, 3]


def test_two_of_each_mat_are_needed_to_keep_one() -> None:
    with pytest.raises(BadSetup, match="needs 16 Convicts, and 8 are in use"):
        ROOM.settings(8, {"convict_choice": "deal_two_keep_one"})


def test_numbers_are_taken_as_programs_give_them() -> None:
    given = {"game_type": "advanced_solo", "modules": ["gangsters"], "extra_gangsters": 4, "reaction_seconds": 20}
    settings = ROOM.settings(3, given)
    assert (settings["extra_gangsters"], settings["reaction_seconds"]) == ("4", "20")
    for wrong in (5, True, 4.0):
        with pytest.raises(BadSetup, match="must be one of 0, 4, 8"):
            ROOM.settings(3, given | {"extra_gangsters": wrong})
