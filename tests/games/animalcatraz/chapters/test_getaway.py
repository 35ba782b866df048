"""The Getaway (RULES.md section 30, R55)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING, OUTSIDE
from bighouse.games.animalcatraz.rules.getaway import GetawayTurn
from bighouse.games.animalcatraz.rules.state import ESCAPED
from bighouse.games.animalcatraz.rules.turns import StartTurn
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "dandy_dufresne cold_cuts rob_z"


def outside(names: str = TRIO, stage: int = 0, cards: str = "searchlights snipers helicopter") -> InmateTable:
    """Dandy is out, before a deck; these cards lie on top."""
    table = inmates(names, "advanced_solo", endings="getaway")
    convict = table.convict("dandy_dufresne")
    convict.posture, convict.space, convict.stage = ESCAPED, OUTSIDE, stage
    ids = [card.id for card in BOX.stages]
    for word in cards.split():
        card = ids.index(word)
        deck = table.game.getaway[BOX.stages[card].deck]
        deck.remove(card)
        deck.append(card)
    return table.levels("dandy_dufresne", cunning=6)


def test_guards_move_the_padlocks_e55() -> None:
    for dice, passed in (((4, 3), True), ((4, 2), False)):
        table = outside(stage=1)
        table.guard("library", owner="cold_cuts").guard("infirmary", owner="cold_cuts").guard(
            "cafeteria", owner="rob_z"
        )
        table.guard("utility", owner="dandy_dufresne").dice(*dice).start(GetawayTurn(0))
        stands = [table.stands(name) for name in table.names]
        while table.game.to_act:
            table.play(table.options("sacrifice")[0])
        assert table.told("getaway_rolled")[0]["needed"] == 13
        assert [table.stands(name) for name in table.names] == [stands[0] - 1, stands[1] - 2, stands[2] - 1]
        assert table.game.owners == [NOTHING] * 9
        assert table.told("stage_passed" if passed else "stage_failed")


def test_nobody_need_give_up_a_guard() -> None:
    table = outside(stage=1).guard("library", owner="cold_cuts").dice(2, 3).start(GetawayTurn(0))
    assert table.asks() == "cold_cuts"
    table.play("done")
    assert table.told("getaway_rolled")[0]["needed"] == 11
    assert table.stands("cold_cuts") == 2


def test_success_leads_to_the_next_deck_at_once_and_the_third_wins() -> None:
    table = outside().dice(3, 3, 3, 3, 3, 3).start(GetawayTurn(0))
    assert [fact["stage"] for fact in table.told("stage_passed")] == [
        [card.id for card in BOX.stages].index(word) for word in ("searchlights", "snipers", "helicopter")
    ]
    assert table.winner() == "dandy_dufresne"
    assert table.game.over


def test_failure_ends_the_turn_and_the_card_goes_under_its_deck() -> None:
    table = outside().dice(1, 1).start(GetawayTurn(0))
    assert table.convict("dandy_dufresne").stage == 0
    assert BOX.stages[table.game.getaway[0][0]].id == "searchlights"
    assert table.game.escapee == NOTHING
    assert table.winner() == ""


def test_every_padlock_must_open() -> None:
    table = outside(stage=1, cards="storm_drain").levels("dandy_dufresne", strength=1).dice(3, 3, 6, 6)
    table.start(GetawayTurn(0))
    assert len(table.told("getaway_rolled")) == 1
    assert table.told("stage_failed")
    table = outside(stage=1, cards="storm_drain").levels("dandy_dufresne", strength=1).dice(4, 3, 1, 1, 1, 1)
    table.start(GetawayTurn(0))
    assert table.told("stage_passed")


def test_an_escapee_plays_on_in_the_next_round() -> None:
    table = outside().guard("library", owner="cold_cuts").start(StartTurn(0))
    assert table.asked() == "SacrificeGuards"


def test_breaking_out_leads_to_the_first_deck_on_the_same_turn() -> None:
    table = inmates(TRIO, "advanced_solo", endings="getaway").at("dandy_dufresne", "cellblock_b").guards("A")
    table.plan("dandy_dufresne", "wall").levels("dandy_dufresne", strength=5, cunning=7).guard("library", owner="rob_z")
    table.dice(6, 6, 6, 6).turn_of("dandy_dufresne").play("attempt_escape")
    assert table.asked() == "SacrificeGuards"
    assert table.asks() == "rob_z"
    assert table.convict("dandy_dufresne").stage == 0
