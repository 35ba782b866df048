"""Riots whose last fighter leaves with the Fight that he has won (RULES.md sections 22.1 and 26, R74, R106)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.riots import FINAL_RIOT
from tests.games.animalcatraz.table import InmateTable, inmates

HIGH = (6, 6, 1, 1)  # the attacker wins
LOW = (1, 1, 6, 6)


def assassins_last_fight(names: str) -> InmateTable:
    """Big Bill has the Shank, and an Assassin; he goes for Cold Cuts, falls, and his Assassin beats her."""
    table = inmates(names, type="advanced_solo", modules="gangsters").gangsters("big_bill", "assassin")
    table.event("riot_courtyard").shank("big_bill")
    table.dice(*LOW, *LOW).start(FINAL_RIOT)
    if table.asked() == "PickRival":
        table.play("rival rival_1")
    return table.play("fighter big_bill").pass_all()  # then Cold Cuts strikes back at the Assassin


def test_the_last_rival_wins_even_if_its_last_fighter_leaves_r106() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters", endings="getaway")
    table.gangsters("big_bill", "assassin").event("riot_courtyard").shank("big_bill").escapes("rob_z")
    table.dice(*LOW, *LOW).start(FINAL_RIOT).play("fighter big_bill").pass_all()
    assert table.crew("big_bill") == []
    assert table.told("riot_won")[0]["seat"] == 0
    assert table.winner() == "big_bill"


def test_whoever_has_nobody_left_is_out_and_the_others_go_on_r106() -> None:
    table = assassins_last_fight("big_bill cold_cuts rob_z")
    assert [each["seat"] for each in table.told("rival_fell")] == [1, 0]
    assert table.told("riot_won")[0]["seat"] == 2
    assert table.winner() == "rob_z"


def test_the_next_one_clockwise_attacks_then_r106() -> None:
    table = assassins_last_fight("big_bill cold_cuts rob_z vinnie")
    table.pass_all()
    assert [each["seat"] for each in table.told("riot_fought")] == [0, 2]
    assert table.game.over


def test_a_bruiser_who_is_out_has_no_part_in_later_fights_r109() -> None:
    """Rookie falls in the first Fight, which Cold Cuts wins for them; the second one is hers alone."""
    table = inmates("rookie cold_cuts rob_z vinnie g_jackson dandy_dufresne", type="advanced_teams", players=6)
    table.levels("rookie", cunning=4).event("riot_library").shank("rookie")
    drawn = len(table.game.chair)
    # Rookie falls to Rob Z.; then Cold Cuts beats Vinnie's side, one after the other
    table.dice(*LOW).start(FINAL_RIOT).play("rival rival_1", "fighter rookie", "fighter rob_z").pass_all()
    while table.game.riot.standing >> 1 & 1:
        faces = HIGH if table.game.fight.attacking == 0 else LOW
        table.dice(*faces).play(*[table.options()[0]]).pass_all()
    assert drawn - len(table.game.chair) == 1
    while not table.game.over:
        faces = HIGH if table.game.fight.on and table.game.fight.attacking == 0 else LOW
        table.dice(*faces).play(table.options()[0]).pass_all()
    assert drawn - len(table.game.chair) == 1
