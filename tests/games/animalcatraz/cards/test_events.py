"""Every Event: what each face of the die brings who takes part, what it changes while it lasts (RULES.md 25)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene


def during(event: str, space: str, *lines: str, rest: str = "big_bill carries: cash") -> InmateTable:
    """Big Bill on his turn while an Event is in force: Strength level 4, Cunning level 2, noodles on the Chair."""
    return scene(
        "\n".join(
            [
                "animalcatraz, 3 players",
                f"convict 0: big_bill, cell_1, {space}",
                "big_bill has: 7 strength 3 cunning",
                "convict 1: cold_cuts, cell_2, courtyard",
                "convict 2: rob_z, cell_3, cell_3",
                rest,
                "chair: noodles",
                f"event: {event}",
                *lines,
                "start: turn of big_bill",
            ]
        )
    )


def attending(event: str, space: str, *dice: int) -> InmateTable:
    return during(event, space).dice(*dice).play("attend")


def bars(table: InmateTable) -> tuple[int, int]:
    return table.convict("big_bill").strength, table.convict("big_bill").cunning


# Those that one takes part in


def test_spicy_chow_makes_primal_for_two_slots() -> None:
    table = attending("spicy_chow", "cafeteria")
    assert (table.convict("big_bill").primal, table.convict("big_bill").cunning) == (2, 1)
    assert table.actions("big_bill") == 6  # level 6 on the Primal bar: one more at once (R41)


def test_visiting_day_brings_a_card_to_carry() -> None:
    assert attending("visiting_day", "cellblock_a").carries("big_bill") == ["cash", "noodles"]


@pytest.mark.parametrize("die", range(1, 7))
def test_a_weigh_in_strengthens_from_three_on(die: int) -> None:
    assert bars(attending("weigh_in", "courtyard", die)) == (7 + (die >= 3), 3)


@pytest.mark.parametrize("die", range(1, 7))
def test_a_book_drive_teaches_from_three_on(die: int) -> None:
    assert bars(attending("book_drive", "library", die)) == (7, 3 + (die >= 3))


@pytest.mark.parametrize("die", range(1, 7))
def test_mail_call_takes_a_card_or_brings_one(die: int) -> None:
    table = attending("mail_call", "utility", die)
    assert table.carries("big_bill") == ([] if die <= 2 else ["cash", "noodles"])


@pytest.mark.parametrize("die", range(1, 7))
def test_a_medical_check_hurts_helps_or_brings_a_card(die: int) -> None:
    table = attending("medical_check", "infirmary", die)
    if die in (3, 4):
        assert table.options() == ["stat strength", "stat cunning"]
        table.play("stat cunning")
    assert bars(table) == [(6, 3), (7, 4), (7, 3)][(die - 1) // 2]
    assert table.carries("big_bill") == (["cash", "noodles"] if die >= 5 else ["cash"])


@pytest.mark.parametrize("die", range(1, 7))
def test_roll_call_takes_an_action_or_gives_rep(die: int) -> None:
    table = attending("roll_call", "courtyard", die)
    assert (table.actions("big_bill"), table.rep("big_bill")) == [(4, 5), (5, 5), (5, 6)][(die - 1) // 2]


@pytest.mark.parametrize(("option", "actions", "after"), [("option 1", 4, (8, 3)), ("option 2", 5, (7, 2))])
def test_kitchen_duty_is_done_or_shirked(option: str, actions: int, after: tuple[int, int]) -> None:
    table = attending("kitchen_duty", "cafeteria").play(option)
    assert (table.actions("big_bill"), bars(table)) == (actions, after)


@pytest.mark.parametrize("die", range(1, 7))
def test_the_snitch_list_costs_or_brings_rep(die: int) -> None:
    assert attending("snitch_list", "cellblock_c", die).rep("big_bill") == (4 if die <= 2 else 6)


# Those that change something while they last


@pytest.mark.parametrize(("owner", "needed"), [("", 7), ("owners: g_smoker rival_1", 9)])
def test_payday_late_makes_every_guard_easier_by_one(owner: str, needed: int) -> None:
    table = during("payday_late", "library", "guards: library g_smoker B", owner).dice(1, 1).play("corrupt")
    assert table.told("guard_tried")[0]["needed"] == needed


@pytest.mark.parametrize(("rep", "won"), [(5, 2), (9, 3), (4, 0)])
def test_fight_night_adds_one_to_rep_that_is_won(rep: int, won: int) -> None:
    """Against the same rank, a higher one, and a lower one, for which there is nothing to add to."""
    table = during("fight_night", "courtyard", f"rival 1 rep: {rep}").dice(6, 6, 1, 1)
    table.play("attack cold_cuts", "pass")
    assert table.rep("big_bill") == 5 + won


def test_a_blackout_helps_to_rob_cells() -> None:
    table = during("blackout", "cellblock_b", "cell_2 stash: phone", "guards: cellblock_b g_cash A").dice(1, 1, 1, 1)
    table.play("rob self cell_2", "pass")
    assert table.told("thief_rolled")[0]["added"] == [2, 2]


def test_a_blackout_does_not_help_pickpockets() -> None:
    table = during("blackout", "courtyard", "cold_cuts carries: phone").dice(1, 1, 1, 1)
    table.play("pickpocket self cold_cuts", "pass")
    assert table.told("thief_rolled")[0]["added"] == [2]


@pytest.mark.parametrize(("cunning", "owned"), [(3, True), (2, False)])
def test_gift_for_warden_lets_him_be_corrupted(cunning: int, owned: bool) -> None:
    """Level 13; any bribe adds 4: with Cunning level 2 and a seven it is just enough."""
    table = scene(
        f"""
        animalcatraz, 3 players, game_type advanced_solo, modules warden
        convict 0: big_bill, cell_1, cellblock_a
        big_bill has: 7 strength {cunning} cunning
        big_bill carries: noodles pills
        event: gift_for_warden
        warden: library
        start: turn of big_bill
        """
    ).dice(3, 4)
    table.play("move library", "card carried noodles", "corrupt_warden", "bribe carried pills")
    assert (table.game.warden_owner == 0) is owned
    assert table.rep("big_bill") == (2 if owned else 0)
    assert table.actions("big_bill") == 3


# As it is revealed


def test_a_shakedown_takes_a_card_of_every_rival() -> None:
    """Step A4 of round 3, after everybody has drawn a card."""
    table = scene(
        """
        animalcatraz, 3 players
        day: 1
        round: 3
        rounds: 3
        rival 0 rep: 7
        cell_1 stash: hammer cash
        cell_2 stash: pills
        chair: noodles phone gold_watch
        events: shakedown
        start: round
        """
    )
    assert table.options() == ["card stash hammer", "card stash cash", "card stash noodles"]
    table.play("card stash cash", "card stash phone")
    assert [table.cards(stash) for stash in table.game.stashes[:3]] == [["hammer", "noodles"], ["pills"], []]


# Riots


def rioting(event: str, cards: str = "") -> InmateTable:
    """The end of round 2 of the day on which the card was revealed; Big Bill has the Shank and attacks Cold Cuts."""
    carries = f"big_bill carries: {cards}" if cards else ""
    table = during(event, "library", "day: 3", "round: 2", "rounds: 10", "shank: rival 0", rest=carries)
    while table.asked() == "TakeTurn":
        table.play("end_turn")
    return table.dice(6, 6, 1, 1)


@pytest.mark.parametrize("event", ["riot_courtyard", "riot_cafeteria", "riot_library", "riot_utility"])
def test_everybody_is_moved_to_the_place_of_the_riot(event: str) -> None:
    table = rioting(event)
    assert {table.space(name) for name in table.names} == {event.removeprefix("riot_")}
    assert (table.asked(), table.asks()) == ("PickRival", "big_bill")


def first_total(table: InmateTable, *answers: str) -> list[int]:
    added: list[int] = table.play("rival rival_1", *answers).told("fight_rolled")[0]["added"]
    return added


def test_in_the_riot_courtyard_two_weapons_are_shown_without_a_maximum() -> None:
    table = rioting("riot_courtyard", "cleaver hammer")
    assert first_total(table, "weapon cleaver", "weapon hammer") == [4, 4, 3]


def test_in_the_riot_cafeteria_the_unarmed_have_two_more() -> None:
    assert first_total(rioting("riot_cafeteria")) == [4, 2]
    assert first_total(rioting("riot_cafeteria", "hammer"), "weapon hammer") == [4, 3]


def test_in_the_riot_library_convicts_add_their_cunning() -> None:
    assert first_total(rioting("riot_library")) == [4, 2]


def test_in_the_riot_utility_weapons_add_one_more() -> None:
    assert first_total(rioting("riot_utility", "hammer"), "weapon hammer") == [4, 3, 1]
    assert first_total(rioting("riot_utility")) == [4]
