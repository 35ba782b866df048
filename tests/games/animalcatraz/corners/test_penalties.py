"""What is owed, and who pays it, where several things befall a Convict (RULES.md sections 20, 22, 24, 26 and 29)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.contraband import DrawContraband
from bighouse.games.animalcatraz.rules.prison_events import NEXT_EVENT
from bighouse.games.animalcatraz.rules.riots import BEGIN_RIOT
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO, FOUR = "big_bill cold_cuts rob_z", "big_bill cold_cuts rob_z vinnie"
HIGH, LOW = (6, 6, 1, 1), (1, 1, 6, 6)


def gang(names: str = TRIO) -> InmateTable:
    return inmates(names, type="advanced_solo", modules="gangsters")


def missed(table: InmateTable) -> InmateTable:
    """Big Bill lies, owes 2 Actions, and has missed the roll call."""
    table.event("roll_call").lies("big_bill", 2).on(1, 3)
    for other in table.game.convicts[1:]:
        other.attended = True
    return table.start(NEXT_EVENT)


def test_who_lies_goes_to_the_hole_for_a_missed_event_and_owes_both() -> None:
    table = missed(gang())
    assert (table.space("big_bill"), table.convict("big_bill").loss) == ("hole", 4)


def test_a_scapegoat_leaves_who_lies_where_it_lies_r67() -> None:
    table = missed(gang().gangsters("big_bill", "scapegoat")).play("scapegoat")
    assert (table.lying("big_bill"), table.convict("big_bill").loss) == (True, 2)


def test_a_scapegoat_after_a_failed_escape_saves_the_turn_and_nothing_else_r67() -> None:
    table = gang().plan("big_bill", "wall").gangsters("big_bill", "scapegoat:phone").carry("big_bill", "cash")
    table.at("big_bill", "cellblock_b").guards("A").levels("big_bill", strength=6, cunning=3).dice(1, 1)
    table.turn_of("big_bill").play("attempt_escape", "scapegoat")
    assert (table.space("big_bill"), table.actions("big_bill")) == ("cellblock_b", 4)
    assert (table.mat("big_bill"), table.strength("big_bill"), table.cunning("big_bill")) == ([], 4, 1)


def test_a_bomber_without_an_action_left_costs_the_turn() -> None:
    table = (
        gang().gangsters("big_bill", "bomber:cash").at("big_bill", "cellblock_b").guards("A").carry("big_bill", "pills")
    )
    table.stash("cold_cuts", "phone noodles").dice(5).turn_of("big_bill", 0).play("job bomber")
    assert (table.stashed("cold_cuts"), table.pile, "cash" in table.chair) == ([], ["pills"], True)
    assert (table.lying("big_bill"), table.convict("big_bill").loss, table.game.active) == (True, 1, NOTHING)


def test_a_bomber_clears_one_of_two_cells() -> None:
    table = inmates(FOUR, type="advanced_2p", modules="gangsters").gangsters("big_bill", "bomber").guards("A")
    table.at("big_bill", "cellblock_b").stash("rob_z", "phone noodles").stash("vinnie", "cash").dice(1)
    table.turn_of("big_bill").play("job bomber")
    assert (table.stashed("rob_z"), table.stashed("vinnie")) == ([], ["cash"])


def test_a_trap_under_a_gangster_ends_the_turn_of_who_cannot_pay_r28() -> None:
    table = gang().at("big_bill", "cellblock_b").guards("A").guard("cellblock_b", owner="big_bill")
    table.vacant("b1", "wire_trap", "mule").carry("big_bill", "cash pills").levels("big_bill", cunning=4).dice(6, 6)
    table.turn_of("big_bill", 0).play("recruit b1", "card carried cash")
    assert (table.crew("big_bill"), table.pile, table.rep("cold_cuts")) == (["mule"], ["pills"], 2)
    assert (table.lying("big_bill"), table.game.active) == (True, NOTHING)


def test_a_gangster_who_is_swapped_out_keeps_the_cellblock_full_r50() -> None:
    table = gang().at("big_bill", "cellblock_a").guards("B").vacant("a1", "cash", "mule").vacant("a2", "noodles")
    table.vacant("a3", "pills").king("big_bill", "cellblock_a").gangsters("big_bill", "hoarder:phone thief_slick")
    table.carry("big_bill", "hammer").levels("big_bill", cunning=4).dice(6, 6).turn_of("big_bill")
    table.play("recruit a1", "card carried hammer", "gangster hoarder", "put carried")
    assert (table.game.kings[0], table.carries("big_bill")) == (0, ["phone"])
    assert table.crew("big_bill") == ["thief_slick", "mule"]


def test_a_riot_forgives_who_lay_and_not_who_stands() -> None:
    table = inmates(TRIO).with_rep("big_bill", 13).shank("big_bill").at("big_bill", "library").lies("cold_cuts", 3)
    table.game.risen, table.convict("rob_z").loss = 1, 2
    table.dice(*HIGH, *HIGH).start(BEGIN_RIOT).play("rival rival_1")
    assert (table.convict("cold_cuts").loss, table.convict("rob_z").loss) == (0, 2)


def test_a_trap_whose_reward_is_the_13th_point_starts_the_riot_in_its_owners_space_r34() -> None:
    """Big Bill turns it up and stands in his cell; then all are in the Library, where Cold Cuts is."""
    table = inmates(TRIO).with_rep("cold_cuts", 12).at("big_bill", "cellblock_b").at("cold_cuts", "library").guards("B")
    table.vacant("b1", "wire_trap").shank("rob_z").dice(*LOW, *HIGH).turn_of("big_bill").play("retrieve b1")
    assert (table.asked(), table.space("big_bill")) == ("PickRival", "library")
    table.play("rival rival_0").pass_all()  # Big Bill beats Rob Z., then Cold Cuts
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (7, 12)
    assert (table.asked(), table.space("big_bill"), table.actions("big_bill")) == ("TakeTurn", "library", 2)


def test_an_escaped_convicts_cell_gets_no_contraband() -> None:
    table = inmates(FOUR, type="advanced_2p").escapes("big_bill").stash("cold_cuts", "cash pills")
    table.start(DrawContraband(0))
    assert (len(table.stashed("cold_cuts")), table.stashed("big_bill")) == (3, [])


def test_the_second_of_a_pair_may_fail_and_the_plan_stays() -> None:
    table = inmates(FOUR, type="advanced_teams").escapes("big_bill").plan("big_bill", "wall", secured="grapple")
    table.at("cold_cuts", "cellblock_b").guards("A").dice(1, 1).turn_of("cold_cuts").play("attempt_escape")
    assert (table.space("cold_cuts"), table.actions("cold_cuts")) == ("courtyard", 2)
    assert table.game.rivals[0].plan_shown
    assert table.cards(table.game.rivals[0].secured) == ["grapple"]
