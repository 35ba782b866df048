"""Lights Out, steps 3 and 4: rewards, declining, short supplies and stragglers."""

from __future__ import annotations

import pytest

from tests.games.lockup.table import Table, scene


def test_a3_four_at_the_infirmary() -> None:
    table = scene(
        """
        lockup, 4 players
        first player: Stan
        at infirmary: Stan 4; Isaac 4; Claire 4; Vera 2 4
        start: lights out at infirmary
        """,
        "Stan Isaac Claire Vera",
    )
    assert table.strengths("infirmary") == {"Vera": 6, "Stan": 4, "Isaac": 4, "Claire": 4}
    assert table.ranks("infirmary") == ["Vera", "Stan", "Isaac", "Claire"]
    table.act("Vera", "take").act("Claire", "take")
    assert [table.cubes(name) for name in ("Vera", "Claire")] == ["3 potion", "1 potion"]
    assert [table.cubes(name) for name in ("Stan", "Isaac")] == ["nothing", "nothing"]
    assert table.at("library") == "Stan 4; Isaac 4"
    assert [table.where(name, "4") for name in ("Vera", "Claire")] == ["cell", "cell"]


@pytest.mark.parametrize(("players", "potions"), [(3, "3 potion"), (2, "2 potion")])
def test_a10_alone_at_the_infirmary(players: int, potions: str) -> None:
    table = scene(
        f"""
        lockup, {players} players
        at infirmary: Ben 4
        start: lights out at infirmary
        """,
        "Ann Ben",
    )
    table.act("Ben", "take")
    assert table.cubes("Ben") == potions


def test_a11_declining() -> None:
    table = scene(
        """
        lockup, 4 players
        at smithy: Ann 5; Ben 4; Cy 3
        start: lights out at smithy
        """,
        "Ann Ben Cy Dee",
    )
    table.act("Ann", "decline").act("Ben", "take")
    assert [table.cubes(name) for name in ("Ann", "Ben", "Cy")] == ["nothing", "1 iron", "nothing"]
    assert table.at("library") == "Ann 5; Cy 3"
    assert table.where("Ben", "4") == "cell"


def test_b4_short_supply() -> None:
    table = scene(
        """
        lockup, 4 players
        supply: 2 iron, rest with Dee
        at smithy: Ann 5; Ben 4; Cy 3
        start: lights out at smithy
        """,
        "Ann Ben Cy Dee",
    )
    table.act("Ann", "take")
    assert [table.cubes(name) for name in ("Ann", "Ben", "Cy")] == ["2 iron", "nothing", "nothing"]
    assert table.at("library") == "Ben 4; Cy 3"


def short_of_iron(tomes: str) -> Table:
    """Ann takes the last iron; Ben holds one cube of it himself."""
    return scene(
        f"""
        lockup, 4 players
        Ben: 1 iron
        {tomes}
        supply: 2 iron, rest with Dee
        at smithy: Ann 5; Ben 4; Cy 3
        start: lights out at smithy
        """,
        "Ann Ben Cy Dee",
    )


def test_r69_a_tome_brings_back_what_had_run_out() -> None:
    table = short_of_iron("Ben tomes: black_market_ledger")
    table.act("Ben", "pass")  # the window for all, before the ranking
    table.act("Ann", "take")
    assert table.to_act == ["Ben"]
    assert table.refused("Ben", "take") == "NONE_IN_SUPPLY"
    table.act("Ben", "play black_market_ledger", "exchange iron for gold", "decline", "take")
    assert (table.cubes("Ben"), table.supply("iron")) == ("1 iron 1 gold", 0)
    assert table.where("Ben", "4") == "cell"


def test_r69_the_others_do_not_learn_who_was_asked() -> None:
    seen = []
    for keeper in ("Ben", "Dee"):
        table = short_of_iron(f"{keeper} tomes: black_market_ledger")
        table.act(keeper, "pass")
        reveals, told = table.game.reveals, len(table.story.events)
        table.act("Ann", "take")
        assert table.game.waiting(2) == []
        if keeper == "Ben":
            table.act("Ben", "decline")
        seen.append((table.game.reveals - reveals, [event.seen_by(2) for event in table.story.events[told:]]))
    assert seen[0] == seen[1]


def test_b5_partial_pay_counts() -> None:
    table = scene(
        """
        lockup, 3 players
        supply: 2 potions, rest with Cy
        at infirmary: Ann 5; Ben 4
        start: lights out at infirmary
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "take")
    assert (table.cubes("Ann"), table.cubes("Ben")) == ("2 potion", "nothing")
    assert table.where("Ann", "5") == "cell"
    assert table.at("library") == "Ben 4"


def test_b6_empty_power_supply() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Cy
        Ann: 1 power
        supply: 0 power, rest with Cy
        at exercise yard: Ann 5; Ben 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "take")
    assert (table.first, table.power("Ann")) == ("Ann", 1)
    assert table.where("Ann", "5") == "cell"
    assert table.at("library") == "Ben 4"


def test_b48_keeping_the_marker() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Ann
        supply: 0 power, rest with Cy
        at exercise yard: Ann 5; Ben 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "take")
    assert table.first == "Ann"
    assert table.where("Ann", "5") == "cell"
    assert table.at("library") == "Ben 4"


B50 = """
    lockup, 3 players
    Ben: 1 scrap
    Cy: 1 scrap 1 potion
    at commissary: Ann 5; Ben 4; Cy 3
    start: lights out at commissary
"""


def test_b50_two_for_one() -> None:
    table = scene(B50, "Ann Ben Cy").act("Ann", "gain gold").act("Ben", "exchange scrap for iron")
    both = "exchange_two 1 scrap 1 potion"
    assert table.options("Cy") == [f"{both} for iron", f"{both} for gold", "decline"]
    table.illegal("Cy", f"{both} for scrap")
    table.illegal("Cy", f"{both} for potion")
    table.act("Cy", f"{both} for gold")
    assert table.cubes("Cy") == "1 gold"
    assert table.where("Cy", "3") == "cell"


def test_b50_two_for_one_declined() -> None:
    table = scene(B50, "Ann Ben Cy").act("Ann", "gain gold").act("Ben", "exchange scrap for iron")
    table.act("Cy", "decline")
    assert table.cubes("Cy") == "1 scrap 1 potion"
    assert table.at("library") == "Cy 3"
