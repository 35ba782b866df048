"""Cellblock-King and vacant cells (RULES.md section 14), Cell Traps (section 15)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.coins import OfferCoin
from bighouse.games.animalcatraz.rules.traps import spring_on_convict, spring_on_gangster
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


def nearly_king() -> InmateTable:
    table = inmates(TRIO).at("big_bill", "cellblock_a").guards("B").vacant("a1", "cash").vacant("a2", "noodles")
    return table.carry("big_bill", "hammer")


def test_filling_the_third_cell_makes_a_king_e31() -> None:
    table = nearly_king().turn_of("big_bill").play("hide carried hammer")
    assert table.game.kings[0] == 0
    assert (table.rep("big_bill"), table.game.rivals[0].coins) == (7, 1)
    assert table.actions("big_bill") == 4


def test_a_fetched_card_ends_the_reign_e31() -> None:
    table = nearly_king().vacant("a3", "pills").king("big_bill", "cellblock_a").at("cold_cuts", "cellblock_a")
    table.turn_of("cold_cuts").play("retrieve a2")
    assert table.game.kings[0] == NOTHING
    assert table.game.rivals[0].coins == 2
    assert table.carries("cold_cuts") == ["noodles"]
    assert table.knows("rob_z", "noodles")
    table = nearly_king().at("big_bill", "cell_1").turn_of("big_bill").play("move cellblock_a")
    assert table.actions("big_bill") == 4


def test_a_king_enters_his_cellblock_for_nothing_s2() -> None:
    table = nearly_king().king("big_bill", "cellblock_a").at("big_bill", "cell_1").turn_of("big_bill")
    table.play("move cellblock_a")
    assert table.actions("big_bill") == 5


def test_a_king_takes_an_action_of_who_enters_s9_x13() -> None:
    table = nearly_king().king("big_bill", "cellblock_a").at("cold_cuts", "library").turn_of("cold_cuts", 4)
    table.play("move cellblock_a")
    assert table.actions("cold_cuts") == 2
    table = nearly_king().king("big_bill", "cellblock_a").at("cold_cuts", "library").carry("cold_cuts", "pills")
    table.turn_of("cold_cuts", 1).play("move cellblock_a")
    assert (table.actions("cold_cuts"), table.convict("cold_cuts").loss) == (0, 0)


def test_the_rep_comes_once_a_game_r32() -> None:
    table = nearly_king()
    table.game.rivals[0].was_king = True
    table.turn_of("big_bill").play("hide carried hammer")
    assert (table.rep("big_bill"), table.game.kings[0]) == (5, 0)


def test_two_cards_may_be_hidden_at_once() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_a").guards("B").carry("big_bill", "hammer cash pills")
    table.turn_of("big_bill").play("hide carried hammer", "in_cell a2")
    assert table.options() == ["hide carried cash", "hide carried pills", "done"]
    table.play("hide carried pills", "in_cell a1")
    assert table.cards([table.game.vacant[0], table.game.vacant[1]]) == ["pills", "hammer"]
    assert table.refused("hide carried cash") == "ICON_USED"
    assert not table.knows("cold_cuts", "pills")


def test_cards_are_hidden_in_ones_own_cellblock_alone() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("B").carry("big_bill", "hammer").turn_of("big_bill")
    assert table.refused("hide carried hammer") == "NOT_YOUR_BLOCK"
    table.illegal("hide carried hammer")
    table = nearly_king().vacant("a3", "pills").turn_of("big_bill")
    assert table.refused("hide carried hammer") == "CELLS_FULL"
    table.illegal("hide carried hammer")
    assert table.refused("hide carried cash") == "NO_SUCH_CARD"


def test_nobody_hides_cards_in_an_unowned_cellblock_x33() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_d").guards("B").carry("big_bill", "hammer").turn_of("big_bill")
    assert table.refused("hide carried hammer") == "NOT_YOUR_BLOCK"
    assert table.refused("take_plan") == ""


def test_the_king_icon_is_shut_like_any_other() -> None:
    table = nearly_king().guards("A").turn_of("big_bill")
    assert table.refused("hide carried hammer") == table.refused("retrieve a1") == "ICON_BLOCKED"
    assert table.refused("retrieve a3") == table.refused("retrieve b1") == "NO_CARD_IN_CELL"
    table.illegal("retrieve a3")
    table.illegal("retrieve b1")


def test_a_gangster_fills_a_cell_too() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").at("big_bill", "cellblock_a").guards("B")
    table.vacant("a1", "cash").vacant("a2", gangster="fraud").carry("big_bill", "hammer pills").turn_of("big_bill")
    table.play("hide carried hammer", "in_cell a3", "done")
    assert table.game.kings[0] == 0


def test_lying_does_not_guard_the_vacant_cells_x14() -> None:
    table = inmates(TRIO).lies("big_bill").vacant("a1", "cash").at("cold_cuts", "cellblock_a").guards("B")
    table.turn_of("cold_cuts").play("retrieve a1")
    assert table.carries("cold_cuts") == ["cash"]


def test_a_king_without_a_coin_may_take_one_from_the_track_d22() -> None:
    table = nearly_king()
    table.game.track = [0, 0, NOTHING, NOTHING]
    table.game.rivals[0].coins = 0
    table.turn_of("big_bill").play("hide carried hammer")
    assert table.options() == ["move_coin 1", "move_coin 2", "pass"]
    assert table.rep("big_bill") == 7
    table.play("move_coin 2")
    assert table.game.track == [0, NOTHING, NOTHING, NOTHING]
    assert table.game.kings[0] == 0


def test_a_coin_that_comes_free_may_be_placed_later_d22() -> None:
    table = nearly_king()
    table.game.track = [0, 0, NOTHING, NOTHING]
    table.game.rivals[0].coins = 0
    table.turn_of("big_bill").play("hide carried hammer", "pass")
    assert table.game.kings[0] == NOTHING
    table.game.main.agenda.clear()
    table.game.main.options = []
    table.game.track[0] = NOTHING
    table.game.rivals[0].coins = 1
    table.start(OfferCoin(0))
    assert table.options() == ["place_coin", "pass"]
    table.play("place_coin")
    assert (table.game.kings[0], table.game.rivals[0].coins) == (0, 0)


# Cell Traps


def test_a_trap_in_a_vacant_cell_e32() -> None:
    table = inmates(TRIO).vacant("a2", "wire_trap").at("cold_cuts", "cellblock_a").guards("B")
    table.carry("cold_cuts", "hammer cash pills").turn_of("cold_cuts", 5).play("retrieve a2")
    assert table.pile == ["hammer", "cash", "pills"]
    assert (table.space("cold_cuts"), table.actions("cold_cuts")) == ("cell_2", 2)
    assert table.stands_up("cold_cuts")
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (6, 5)
    assert table.chair[0] == "wire_trap"


def test_who_cannot_pay_for_a_trap_lies_down() -> None:
    table = inmates(TRIO).vacant("a2", "wire_trap").at("cold_cuts", "cellblock_a").guards("B")
    table.turn_of("cold_cuts", 2).play("retrieve a2")
    assert table.lying("cold_cuts")
    assert table.convict("cold_cuts").loss == 1
    assert table.game.active == NOTHING


def test_ones_own_trap_injures_and_gives_nothing_x10_r29() -> None:
    table = inmates(TRIO).vacant("a2", "wire_trap").at("big_bill", "cellblock_a").guards("B")
    table.turn_of("big_bill").play("retrieve a2")
    assert table.space("big_bill") == "cell_1"
    assert (table.rep("big_bill"), table.actions("big_bill")) == (5, 2)


def test_a_thief_is_trapped_in_the_place_of_his_convict_r27() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("big_bill", "thief_ghost:cash").turn_of("big_bill")
    game = table.game
    spring_on_gangster(game, 0, game.convicts[0].gangsters[0], table.copy("jaw_trap"), 1)
    assert table.crew("big_bill") == []
    assert table.pile == ["cash"]
    assert (table.rep("cold_cuts"), table.space("big_bill")) == (2, "cell_1")


def test_a_sprung_trap_counts_for_a_crime() -> None:
    table = inmates(TRIO).crimes("cold_cuts", "trapper_pride").at("big_bill", "cellblock_b").turn_of("cold_cuts")
    assert table.refused("complete trapper_pride") == "STEP_OPEN"
    spring_on_convict(table.game, 0, table.copy("jaw_trap"), 1)
    assert table.refused("complete trapper_pride") == ""


def test_two_players_are_asked_about_each_cellblock_that_waits_for_a_coin_r84() -> None:
    """A and C are full, and both coins lie on the track; one comes back, and it is C that gets it."""
    table = inmates(f"{TRIO} vinnie", type="advanced_2p").coins("big_bill", "1 2")
    table.vacant("a1", "cash").vacant("a2", "pills").vacant("a3", "phone")
    table.vacant("c1", "noodles").vacant("c2", "moonshine").vacant("c3", "doughnuts")
    table.game.track[0] = NOTHING
    table.game.rivals[0].coins = 1
    table.start(OfferCoin(0)).play("pass")
    assert table.asked() == "KingsCoin"
    table.play("place_coin")
    assert table.game.kings == [NOTHING, NOTHING, 0, NOTHING]
    assert (table.asked(), table.game.rivals[0].coins) == ("", 0)
