"""What Gangsters do in their owner's turn: Charmers, Pushers, Informer, Bomber, Hoarder (RULES.md 26)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


def gang(mine: str, names: str = TRIO) -> InmateTable:
    """The first Convict with a Gangster, beside the second one in the Courtyard, the Attack/Steal icon open."""
    first, second = names.split()[:2]
    table = inmates(names, "advanced_solo", "gangsters").guards("B").gangsters(first, mine)
    return table.at(f"{first} {second}", "courtyard")


# Charmers


@pytest.mark.parametrize(
    ("who", "die", "loss"),
    [
        ("charmer_skinky", 3, 0), ("charmer_skinky", 4, 1), ("charmer_skinky", 5, 1), ("charmer_skinky", 6, 2),
        ("charmer_hips", 2, 0), ("charmer_hips", 3, 1), ("charmer_hips", 4, 1), ("charmer_hips", 5, 2),
        ("charmer_hips", 6, 2),
    ],
)  # fmt: skip
def test_a_charmer_takes_actions_by_the_die_r52(who: str, die: int, loss: int) -> None:
    table = gang(who).dice(die).turn_of("big_bill").play(f"charm {who} cold_cuts")
    assert table.convict("cold_cuts").loss == loss
    assert table.actions("big_bill") == 5
    assert table.refused(f"charm {who} cold_cuts") == "USED_THIS_ROUND"


def test_a_charmer_needs_the_icon_open_and_somebody_there() -> None:
    table = gang("charmer_hips").guards("A").turn_of("big_bill")
    assert table.refused("charm charmer_hips cold_cuts") == "ATTACK_SHUT"
    table = gang("charmer_hips").guard("courtyard", letter="A", owner="big_bill").turn_of("big_bill")
    assert table.refused("charm charmer_hips cold_cuts") == ""
    assert table.why_not("charm charmer_hips rob_z").startswith("Rob Z. does not stand in the Courtyard")


def test_to_charm_uses_up_no_icon_r10() -> None:
    table = gang("charmer_hips").dice(1).turn_of("big_bill").play("charm charmer_hips cold_cuts")
    assert table.refused("attack cold_cuts") == ""


# Pushers


@pytest.mark.parametrize(
    ("who", "die", "cost"),
    [
        ("pusher_quick_fix", 3, 0), ("pusher_quick_fix", 4, 3), ("pusher_quick_fix", 5, 3), ("pusher_quick_fix", 6, 2),
        ("pusher_doc_dose", 2, 0), ("pusher_doc_dose", 3, 3), ("pusher_doc_dose", 4, 3), ("pusher_doc_dose", 5, 2),
    ],
)  # fmt: skip
def test_a_pusher_sells_primal_by_the_die_r52(who: str, die: int, cost: int) -> None:
    table = gang(who).slots("big_bill", cunning=5).dice(die).turn_of("big_bill").play(f"job {who}")
    assert table.convict("big_bill").cunning == 5 - cost
    assert bool(table.convict("big_bill").primal) == bool(cost)


def test_a_pusher_costs_an_action_and_pays_with_primal_ones_s8() -> None:
    table = gang("pusher_quick_fix", "rob_z cold_cuts vinnie").slots("rob_z", 7, 5).dice(6)
    table.turn_of("rob_z", actions=3).play("job pusher_quick_fix")
    assert table.convict("rob_z").cunning == 3  # the Junkie's skill covers cards, not Pushers
    assert (table.strength("rob_z"), table.cunning("rob_z")) == (7, 0)
    assert table.actions("rob_z") == 4


def test_a_bad_roll_of_a_pusher_costs_the_action_alone_s8() -> None:
    table = gang("pusher_quick_fix", "rob_z cold_cuts vinnie").slots("rob_z", 7, 5).dice(2)
    table.turn_of("rob_z", actions=3).play("job pusher_quick_fix")
    assert (table.actions("rob_z"), table.convict("rob_z").cunning, table.convict("rob_z").primal) == (2, 5, 0)


def test_a_primal_convict_buys_nothing() -> None:
    table = gang("pusher_quick_fix").primal("big_bill").turn_of("big_bill")
    assert table.refused("job pusher_quick_fix") == "IS_PRIMAL"


# Informer


def test_an_informer_shows_one_hidden_card_to_his_player_alone() -> None:
    table = gang("informer").carry("cold_cuts", "hammer cash").turn_of("big_bill")
    table.play("peek informer cold_cuts")
    table.chance((1, 2)).play(table.options()[0])
    assert table.knows("big_bill", "cash")
    assert not table.knows("big_bill", "hammer")
    assert not table.knows("rob_z", "cash")
    assert table.actions("big_bill") == 4
    assert table.carries("cold_cuts") == ["hammer", "cash"]


def test_an_informer_looks_at_what_he_has_not_seen_r101() -> None:
    table = (
        gang("informer").carry("cold_cuts", "hammer work_boots").shown("cold_cuts", "work_boots").turn_of("big_bill")
    )
    table.play("peek informer cold_cuts").play(table.options()[0])
    assert table.knows("big_bill", "hammer")


def test_where_all_is_known_there_is_nothing_to_look_at_r101() -> None:
    table = gang("informer").carry("cold_cuts", "work_boots").shown("cold_cuts", "work_boots").turn_of("big_bill")
    assert "nothing hidden" in table.why_not("peek informer cold_cuts")


def test_an_informer_sees_crimes_plans_and_gangsters_cards() -> None:
    table = gang("informer").gangsters("cold_cuts", "bomber:cash").crimes("cold_cuts", "still")
    table.plan("cold_cuts", "wall", shown=False).turn_of("big_bill").play("peek informer cold_cuts")
    places = [option.removeprefix("look_at ") for option in table.options()]
    assert len(places) == 3
    crime = next(option for option in table.options() if "crime" in option)
    table.play(crime)
    assert table.game.crime_known[BOX.crime("still")] == 0b011


def test_a_revealed_plan_is_no_secret() -> None:
    table = gang("informer").plan("cold_cuts", "wall").turn_of("big_bill")
    assert "nothing hidden" in table.why_not("peek informer cold_cuts")


# Bomber


@pytest.mark.parametrize(("die", "injured"), [(4, False), (5, True), (6, True)])
def test_a_bomber_clears_the_stash_and_may_hurt_his_own(die: int, injured: bool) -> None:
    table = gang("bomber:pills").at("big_bill", "cellblock_b").stash("cold_cuts", "hammer cash").guards("A")
    table.carry("big_bill", "phone").dice(die).turn_of("big_bill").play("job bomber")
    assert table.stashed("cold_cuts") == []
    assert table.crew("big_bill") == []
    assert {"hammer", "cash", "pills"} <= set(table.chair)
    assert table.space("big_bill") == ("cell_1" if injured else "cellblock_b")
    assert table.actions("big_bill") == (4 if injured else 5)
    assert table.pile == (["phone"] if injured else [])


def test_a_bomber_needs_a_rivals_cellblock_and_the_icon_open() -> None:
    table = gang("bomber").at("big_bill", "cellblock_a").guards("A").turn_of("big_bill")
    assert "a rival's Cellblock" in table.why_not("job bomber")
    table = gang("bomber").at("big_bill", "cellblock_b").guards("B").turn_of("big_bill")
    assert table.refused("job bomber") == "ATTACK_SHUT"


def test_a_lying_convict_does_not_stop_a_bomber_r26() -> None:
    table = gang("bomber").at("big_bill", "cellblock_b").lies("cold_cuts").stash("cold_cuts", "hammer").guards("A")
    table.dice(1).turn_of("big_bill").play("job bomber")
    assert table.stashed("cold_cuts") == []


# Hoarder


@pytest.mark.parametrize(("die", "cards"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_hoarder_takes_the_last_discards_as_often_as_he_is_paid(die: int, cards: int) -> None:
    table = gang("hoarder").dice(die, 1).turn_of("big_bill", actions=2)
    back = table.chair[:cards]
    table.play("job hoarder")
    assert table.carries("big_bill") == back
    assert table.refused("job hoarder") == ""
    table.play("job hoarder")
    assert table.actions("big_bill") == 0
