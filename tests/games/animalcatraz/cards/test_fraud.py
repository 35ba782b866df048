"""The Fraud: he stands in for every Gangster of a rival but a Mule and another Fraud (RULES.md section 26, R66)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene


def fraud(theirs: str, *lines: str, space: str = "courtyard", modules: str = "gangsters") -> InmateTable:
    """Big Bill's Fraud beside a Gangster of Cold Cuts, the Attack/Steal icon open."""
    return scene(
        "\n".join(
            [
                f"animalcatraz, 3 players, game_type advanced_solo, modules {modules}, extra_gangsters 8",
                f"convict 0: big_bill, cell_1, {space}",
                "big_bill gangsters: fraud",
                f"convict 1: cold_cuts, cell_2, {space}",
                f"cold_cuts gangsters: {theirs}",
                *lines,
                "start: turn of big_bill",
            ]
        )
    )


COPIED = [
    "thief_slick", "thief_ghost", "charmer_skinky", "charmer_hips", "brawler_knuckles", "brawler_rematch",
    "pusher_quick_fix", "pusher_doc_dose", "informer", "scapegoat", "bomber", "gopher", "hoarder", "assassin",
    "chemist",
]  # fmt: skip


@pytest.mark.parametrize("theirs", COPIED)
def test_each_of_them_is_copied_for_no_action_once_a_round(theirs: str) -> None:
    table = fraud(theirs).play(f"copy {theirs}")
    assert table.actions("big_bill") == 5
    assert table.refused(f"copy {theirs}") == "USED_THIS_ROUND"


def test_a_mule_is_not_copied_r66() -> None:
    assert fraud("mule").refused("copy mule") == "NOT_COPIED"


def test_the_icon_must_be_open_and_the_other_there() -> None:
    assert fraud("hoarder", "guards: courtyard g_lieutenant A").refused("copy hoarder") == "ATTACK_SHUT"
    assert fraud("hoarder").refused("copy informer") == "NOBODY_NEAR"


def test_what_he_copied_ends_with_the_turn() -> None:
    table = fraud("hoarder", "rival 0 rep: 3").play("copy hoarder", "end_turn")
    while table.asks() != "big_bill":
        table.play("end_turn")
    assert table.refused("job fraud") == "NOT_HIS_JOB"


# As Thief


def test_as_slick_he_may_roll_again() -> None:
    table = fraud("thief_slick", "cold_cuts carries: cash noodles").dice(6, 6, 1, 1).chance((0, 2))
    table.play("copy thief_slick", "pickpocket slot_1 cold_cuts", "pass")
    assert table.told("thief_rolled")[0]["added"] == [2]
    table.dice(6, 6).play("reroll")
    assert sorted(table.mat("big_bill")) == ["cash", "noodles"]


def test_as_ghost_he_steals_with_four_and_keeps_one_of_two() -> None:
    table = fraud("thief_ghost", "cold_cuts carries: cash noodles").dice(6, 6, 1, 1)
    table.play("copy thief_ghost", "pickpocket slot_1 cold_cuts", "pass")
    assert table.told("thief_rolled")[0]["added"] == [4]
    table.play("take cash")
    assert (table.mat("big_bill"), table.carries("cold_cuts")) == (["cash"], ["noodles"])


# At their price, by their dice


@pytest.mark.parametrize(("theirs", "die", "loss"), [("charmer_skinky", 5, 1), ("charmer_hips", 5, 2)])
def test_as_charmer_he_charms_once(theirs: str, die: int, loss: int) -> None:
    table = fraud(theirs).dice(die).play(f"copy {theirs}", "charm fraud cold_cuts")
    assert (table.convict("cold_cuts").loss, table.actions("big_bill")) == (loss, 5)
    assert table.refused("charm fraud cold_cuts")


@pytest.mark.parametrize(("theirs", "cost"), [("pusher_quick_fix", 3), ("pusher_doc_dose", 2)])
def test_as_pusher_he_sells_primal(theirs: str, cost: int) -> None:
    table = fraud(theirs, "big_bill has: 7 strength 5 cunning").dice(5).play(f"copy {theirs}", "job fraud")
    assert (table.convict("big_bill").primal, table.convict("big_bill").cunning) == (2, 5 - cost)
    assert table.actions("big_bill") == 5  # 1 for the Pusher, and 1 more on Primal level 6


def test_as_informer_he_looks() -> None:
    table = fraud("informer", "cold_cuts carries: hammer").play(
        "copy informer", "peek fraud cold_cuts", "look_at carry"
    )
    assert table.knows("big_bill", "hammer")
    assert table.actions("big_bill") == 4


def test_as_gopher_he_runs_an_errand() -> None:
    table = fraud("gopher").play("copy gopher", "errand_crime")
    assert (len(table.convict("big_bill").crimes), table.actions("big_bill")) == (1, 3)


def test_as_hoarder_he_takes_back_what_was_discarded() -> None:
    table = fraud("hoarder")
    last = table.chair[:2]
    table.dice(5).play("copy hoarder", "job fraud")
    assert (table.carries("big_bill"), table.actions("big_bill")) == (last, 4)


# Where the copied one would be discarded, he is


def test_as_bomber_he_is_discarded() -> None:
    table = fraud("bomber", "cell_2 stash: hammer", "guards: cellblock_b g_cash A", space="cellblock_b").dice(1)
    table.play("copy bomber", "job fraud")
    assert (table.crew("big_bill"), table.crew("cold_cuts"), table.stashed("cold_cuts")) == ([], ["bomber"], [])


def test_as_scapegoat_he_keeps_his_convict_from_the_hole() -> None:
    table = fraud("scapegoat", "warden: cellblock_a", modules="gangsters+warden")
    table.play("copy scapegoat", "move cellblock_a", "scapegoat")
    assert (table.space("big_bill"), table.crew("big_bill")) == ("cellblock_a", [])
    assert table.crew("cold_cuts") == ["scapegoat"]


# In a Fight, with his own Strength of 2


def test_as_knuckles_he_hurts_a_convict() -> None:
    table = fraud("brawler_knuckles").play("copy brawler_knuckles").dice(6, 6, 1, 1)
    table.play("attack cold_cuts", "fighter fraud", "fighter cold_cuts")
    assert table.told("fight_rolled")[0]["added"] == [2]
    assert table.convict("cold_cuts").strength == 5 - 2


def test_as_rematch_he_rolls_again() -> None:
    table = fraud("brawler_rematch").play("copy brawler_rematch").dice(1, 1, 5, 5, 6, 6)
    table.play("attack cold_cuts", "fighter fraud", "fighter cold_cuts", "reroll")
    assert table.told("exchange_won")[0]["total"] == 2 + 12


def test_as_assassin_he_poisons_and_leaves_after_the_fight() -> None:
    table = fraud("assassin").play("copy assassin").dice(6, 6, 1, 1, 1, 1, 6, 6)
    table.play("attack cold_cuts", "fighter fraud", "fighter cold_cuts")
    assert table.convict("cold_cuts").poisoned
    assert table.crew("big_bill") == ["fraud"]  # the Fight goes on (R74)
    table.play("counter_attack", "fighter big_bill")
    assert table.told("fight_won")
    assert (table.crew("big_bill"), table.crew("cold_cuts")) == ([], [])


def test_as_chemist_he_gives_his_die_and_leaves_after_the_fight() -> None:
    table = fraud("chemist").play("copy chemist").dice(6, 6, 5, 1, 1, 1, 1, 6)
    table.play("attack cold_cuts", "fighter big_bill", "fighter cold_cuts", "third_die").pass_all()
    assert table.told("exchange_won")[0]["total"] == 4 + 17
    table.dice(1, 1, 6, 6).play("counter_attack")
    while table.asked() in ("PickFighter", "ThirdDie"):
        table.play(table.options()[-1])
    assert table.told("fight_won")
    assert "fraud" not in table.crew("big_bill")
