"""Crimes in teams: either Convict completes a card, whichever Mat it lies at (RULES.md sections 13 and 29, R81)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import FIGHT_WON, NOTHING
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from tests.games.animalcatraz.table import InmateTable, inmates

FOUR = "big_bill cold_cuts rob_z vinnie"


def team(**given: str) -> InmateTable:
    """Big Bill and Cold Cuts against Rob Z. and Vinnie."""
    return inmates(FOUR, type="advanced_teams", **given)  # type: ignore[arg-type]


def test_either_convict_of_a_team_completes_a_crime_of_the_other_mat_r81() -> None:
    table = team().crimes("cold_cuts", "yard_boss")
    note(table.game, 0, Misdeed(FIGHT_WON, 4))
    table.turn_of("big_bill").play("complete yard_boss")
    assert table.rep("big_bill") == 2
    assert table.convict("cold_cuts").crimes == []
    assert table.game.track[0] == 0


def test_the_convict_that_completes_it_pays_with_what_its_own_mat_carries_r81() -> None:
    table = team().crimes("cold_cuts", "pill_ring").at("big_bill", "infirmary")
    table.carry("big_bill", "pills cash").turn_of("big_bill")
    table.play("complete pill_ring", "card carried pills")
    assert table.carries("big_bill") == []
    assert table.rep("big_bill") == 3
    table = team().crimes("cold_cuts", "pill_ring").at("big_bill cold_cuts", "infirmary")
    table.carry("cold_cuts", "pills cash").turn_of("big_bill")
    assert table.refused("complete pill_ring") == "CANNOT_PAY"


def test_two_players_complete_a_crime_of_either_of_their_mats() -> None:
    table = inmates(FOUR, type="advanced_2p").crimes("cold_cuts", "mastermind")
    table.levels("cold_cuts", cunning=5).at("big_bill", "library").turn_of("big_bill").play("complete mastermind")
    assert table.rep("big_bill") == 2


def test_nobody_completes_a_rivals_crime() -> None:
    table = team().crimes("rob_z", "mastermind").levels("big_bill", cunning=5).at("big_bill", "library")
    table.turn_of("big_bill").illegal("complete mastermind")


def test_what_an_escaped_convict_left_at_its_mat_is_frozen() -> None:
    table = team().crimes("cold_cuts", "yard_boss").escapes("cold_cuts")
    note(table.game, 0, Misdeed(FIGHT_WON, 4))
    table.turn_of("big_bill").illegal("complete yard_boss")
    assert table.game.track == [NOTHING] * 4


def test_the_partner_on_turn_sees_that_a_crime_is_ready() -> None:
    table = team().crimes("cold_cuts", "yard_boss")
    note(table.game, 0, Misdeed(FIGHT_WON, 4))
    table.turn_of("big_bill")
    seen = table.game.view(table.convict("big_bill").seat)
    assert [crime.ready for crime in seen.convicts[1].crimes] == [True]
    table = team().crimes("big_bill", "yard_boss")
    note(table.game, 0, Misdeed(FIGHT_WON, 4))
    table.turn_of("rob_z")
    assert [crime.ready for crime in table.game.view(0).convicts[0].crimes] == [False]
