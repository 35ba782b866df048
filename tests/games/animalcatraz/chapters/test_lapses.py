"""What is answered for who lets the time pass: every decision point by its number (RULES.md section 32.1)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bighouse.games.animalcatraz.room import ROOM
from tests.games.animalcatraz.table import InmateTable, scene

GANG = "3 players, game_type advanced_solo, modules gangsters, extra_gangsters 8"
YARD = (
    "convict 0: big_bill, cell_1, courtyard\nconvict 1: cold_cuts, cell_2, courtyard\nconvict 2: rob_z, cell_3, cell_3"
)
TURN = "start: turn of big_bill"


class Moment(NamedTuple):
    """A position, what leads from there to the question, and what is answered."""

    text: str
    answer: str
    acts: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    first: str = "3 players"


MOMENTS = {
    "d1 a turn": Moment(f"{YARD}\n{TURN}", "end_turn"),
    "d2 two Convicts": Moment(
        "next: PickConvict(seat 0, rival 0)\nstart: turn of convict 2", "convict convict_0", first="2 players"
    ),
    "d3 full hands": Moment(
        "convict 0: big_bill, cell_1, utility\nbig_bill carries: hammer pills\nchair: cash noodles\n"
        f"guards: utility g_cash A\n{TURN}",
        "card carried noodles",
        ("icon work",),
    ),
    "d4 trade": Moment(
        f"convict 0: big_bill, cell_1, library\nbig_bill carries: phone\n{TURN}", "done", ("icon trade",)
    ),
    "d5 a bribe": Moment(
        f"convict 0: big_bill, cell_1, library\nbig_bill carries: cash\nguards: library g_cash A\n{TURN}",
        "pass",
        ("corrupt",),
    ),
    "d6 who attacks": Moment(
        f"{YARD}\nbig_bill gangsters: mule\n{TURN}", "fighter convict_0", ("attack convict_1",), first=GANG
    ),
    "d6 whom": Moment(
        f"{YARD}\ncold_cuts gangsters: mule\n{TURN}", "fighter convict_1", ("attack convict_1",), first=GANG
    ),
    "d7 a reveal": Moment(f"{YARD}\nbig_bill carries: hammer\n{TURN}", "pass", ("attack convict_1",)),
    "d8 a bet": Moment(
        "convict 0: big_bill, cell_1, courtyard\nconvict 1: cold_cuts, cell_2, courtyard\n"
        f"convict 2: sticky_fingers, cell_3, cell_3\nsticky_fingers has: 3 strength 7 cunning\n{TURN}",
        "pass",
        ("attack convict_1",),
    ),
    "d9 a third die": Moment(
        f"{YARD}\nbig_bill gangsters: chemist\n{TURN}", "pass", ("attack convict_1", "fighter convict_0"), first=GANG
    ),
    "d10 another roll": Moment(
        f"{YARD}\nbig_bill gangsters: brawler_rematch\n{TURN}",
        "pass",
        ("attack convict_1", "fighter brawler_rematch"),
        (1, 1, 6, 6),
        GANG,
    ),
    "d11 armor": Moment(
        f"{YARD}\ncold_cuts carries: tray_vest\n{TURN}", "pass", ("attack convict_1", "pass"), (6, 6, 1, 1)
    ),
    "d12 strike back": Moment(
        f"{YARD}\ncold_cuts has: 5 strength 7 cunning\ncold_cuts gangsters: thief_slick scapegoat\n{TURN}",
        "counter_attack",
        ("attack convict_1", "fighter thief_slick"),
        (6, 6, 1, 1),
        GANG,
    ),
    "d13 a Riot": Moment(
        f"{YARD}\nshank: rival 1\nrisen: rival_0\nrival 0 rep: 13\nnext: BeginRiot\n{TURN}", "rival rival_2"
    ),
    "d14 a Trash Tag": Moment(
        f"convict 0: big_bill, cell_1, cell_1\nconvict 1: cold_cuts, cell_2, cellblock_a\n{TURN}",
        "pass",
        ("move cellblock_a",),
        first="3 players, game_type advanced_solo, modules trash_tags",
    ),
    "d14 a cult call": Moment(
        "convict 0: big_bill, cell_1, cell_1\nconvict 1: natas_elpicsid, cell_2, cellblock_a\n"
        f"natas_elpicsid has: 1 strength 9 cunning\n{TURN}",
        "pass",
        ("move cellblock_a",),
        first="3 players, convict_sets optional",
    ),
    "d15 The Hole": Moment(
        f"{YARD}\nbig_bill gangsters: scapegoat\nnext: SendToHole(big_bill)\n{TURN}", "pass", first=GANG
    ),
    "d16 the Warden": Moment(
        f"{YARD}\nwarden: courtyard\nbig_bill carries: hammer noodles\n{TURN}",
        "card carried noodles",
        first="3 players, game_type advanced_solo, modules warden",
    ),
    "d16 a Gangster's pay": Moment(
        "convict 0: big_bill, cell_1, cellblock_a\nbig_bill carries: hammer cash\nlodgers: a1 thief_slick\n" + TURN,
        "card carried cash",
        ("recruit a1",),
        (6, 6),
        GANG,
    ),
    "d17 a full Mat": Moment(
        "convict 0: big_bill, cell_1, cellblock_a\nbig_bill carries: cash\nbig_bill gangsters: mule bomber\n"
        f"lodgers: a1 thief_slick\n{TURN}",
        "gangster mule",
        ("recruit a1", "card carried cash"),
        (6, 6),
        GANG,
    ),
    "d18 the night": Moment(f"{YARD}\nstart: night", "night_strength 1"),
    "d19 two cells": Moment(
        "cell_1 stash: cash\nnext: DrawContraband(rival 0)\nstart: turn of convict 0", "space cell_3", first="2 players"
    ),
    "d20 a card's options": Moment(
        f"convict 0: big_bill, cell_1, cafeteria\nevent: kitchen_duty\n{TURN}", "option 1", ("attend",)
    ),
    "d21 the Getaway": Moment(
        "convict 0: big_bill, cell_1, outside, escaped\nbig_bill stage: 0\nowners: g_cash rival_1\n" + TURN,
        "done",
        first="3 players, game_type advanced_solo, endgame_variants getaway",
    ),
    "d22 a King without a coin": Moment(
        "convict 0: big_bill, cell_1, cellblock_a\nbig_bill carries: hammer\nvacant: a1 cash; a2 noodles\n"
        f"rival 0: 2 stands 0 coins 0 tags\ntrack: round_1 rival_0; round_2 rival_0\nround: 3\n{TURN}",
        "pass",
        ("hide carried hammer",),
    ),
    "d23 work in the Infirmary": Moment(
        f"convict 0: big_bill, cell_1, infirmary\ninfirmary pile: scalpel\n{TURN}", "from_chair", ("icon work",)
    ),
    "d24 a hidden Upgrade": Moment(
        f"{YARD}\ncold_cuts carries: inside_pocket\n{TURN}", "pass", ("pickpocket self convict_1",)
    ),
    "d26 the card of who leaves": Moment(
        f"{YARD}\nbig_bill gangsters: assassin\nheld: assassin noodles\n{TURN}",
        "put carried",
        ("attack convict_1", "fighter assassin", "pass"),
        (6, 6, 1, 1),
        GANG,
    ),
    "d27 Slick's second roll": Moment(
        f"{YARD}\nbig_bill gangsters: thief_slick\ncold_cuts carries: cash phone\n{TURN}",
        "pass",
        ("pickpocket slot_1 convict_1", "pass"),
        (6, 6, 1, 1),
        GANG,
    ),
}


def asked(moment: Moment) -> InmateTable:
    return scene(f"animalcatraz, {moment.first}\n{moment.text}").dice(*moment.dice).play(*moment.acts)


@pytest.mark.parametrize("name", MOMENTS)
def test_each_decision_has_its_answer(name: str) -> None:
    moment = MOMENTS[name]
    table = asked(moment)
    choice = table.game.choice(table.seat)
    assert choice is not None
    assert len(choice.allowed(table.game)) > 1
    assert table.game.vocabulary.words(choice.lapse(table.game)) == moment.answer


def test_d27_ghost_keeps_the_first_card() -> None:
    table = asked(
        Moment(
            f"{YARD}\nbig_bill gangsters: thief_ghost\ncold_cuts carries: cash phone\n{TURN}",
            "",
            ("pickpocket slot_1 convict_1", "pass"),
            (6, 6, 1, 1),
            GANG,
        )
    )
    choice = table.game.choice(table.seat)
    assert choice is not None
    assert table.words(choice.lapse(table.game)) == table.options()[0]


@pytest.mark.parametrize("choosing", ["pick", "deal_two_keep_one"])
def test_d25_the_first_of_what_is_offered_at_setup(choosing: str) -> None:
    game = ROOM.read_scene(f"animalcatraz, 3 players, convict_choice {choosing}\nseed: 3")
    kinds = set()
    while type(game.choice(game.to_act[0])).__name__ != "TakeTurn":
        seat = game.to_act[0]
        choice = game.choice(seat)
        assert choice is not None
        kinds.add(type(choice).__name__)
        assert choice.lapse(game) == game.options(seat)[0]
        game.play(seat, choice.lapse(game))
    assert kinds == {"PickInmate" if choosing == "pick" else "KeepInmate", "ChooseCrime"}


def test_every_decision_point_is_here() -> None:
    named = {int(name.split()[0][1:]) for name in MOMENTS} | {25}
    assert named == set(range(1, 28))


# The cheapest that fits (D16): not the cheapest card by itself, then the next, and in the end all of them


def lapsed(table: InmateTable, until: str) -> list[str]:
    """What is answered for who lets the time pass, again and again, until something else is asked."""
    out: list[str] = []
    while table.asked() == until:
        choice = table.game.choice(table.seat)
        assert choice is not None
        out.append(table.words(choice.lapse(table.game)))
        table.play(out[-1])
    return out


def test_d16_a_gangster_is_paid_with_the_cheapest_cards_that_are_enough() -> None:
    table = scene(
        "animalcatraz, 3 players, game_type advanced_solo, modules gangsters\n"
        "convict 0: big_bill, cell_1, cellblock_b\nguards: cellblock_b g_cash C\nlodgers: b1 brawler_knuckles\n"
        f"big_bill carries: noodles pills frying_pan\n{TURN}"
    )
    table.dice(6, 6).play("recruit b1")
    assert lapsed(table, "PayGangster") == ["card carried frying_pan"]
    assert table.carries("big_bill") == ["noodles", "pills"]


def test_d16_a_crime_is_paid_with_the_cheapest_cards_that_are_enough() -> None:
    table = scene(
        "animalcatraz, 3 players\nconvict 0: big_bill, cell_1, cafeteria\nbig_bill crimes: still\n"
        f"big_bill carries: noodles cash frying_pan\n{TURN}"
    )
    table.play("complete still")
    assert lapsed(table, "PayCrime") == ["card carried noodles", "card carried cash"]


def test_d4_cards_that_were_picked_are_paid_with_the_cheapest_that_are_enough() -> None:
    table = scene(
        "animalcatraz, 3 players\nconvict 0: big_bill, cell_1, library\nguards: library g_cash B\n"
        f"big_bill carries: noodles cash\n{TURN}"
    )
    table.play("icon trade", "take hardcover", "done")
    assert lapsed(table, "HandIn") == ["card carried cash", "done"]


def test_d4_a_belt_that_the_new_cards_need_is_not_handed_in() -> None:
    table = scene(
        "animalcatraz, 3 players\nconvict 0: big_bill, cell_1, library\nguards: library g_cash B\n"
        f"big_bill carries: gold_tooth diamond noodles pills\nbig_bill upgrade: tool_belt\n{TURN}"
    )
    table.play("icon trade", "take sharp_pencil", "take hardcover", "take chess_flail", "take sewer_map", "done")
    assert lapsed(table, "HandIn")[:2] == ["card carried gold_tooth", "card carried noodles"]
    assert len(table.carries("big_bill")) == 4
    assert table.convict("big_bill").upgrade >= 0
