"""The Workshop and its apprentices, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def workshop(text: str, workers: int = 1, header: str = "architects, 2 players") -> Table:
    """Blue has just placed a worker, the last of so many there."""
    before = f"at workshop: Blue {workers - 1}" if workers > 1 else ""
    table = scene(f"{header}\n{before}\n{text}\nstart: turn of Blue", "Blue Red")
    return table.act("Blue", "go workshop")


PICKPOCKET = """
    Blue: 7 silver, 7 virtue
    lower row: woodcutter swindler_clay jeweller pickpocket
    apprentice deck: miner
"""


def test_a10_workshop_with_skipping() -> None:
    table = workshop(PICKPOCKET, 2).act("Blue", "hire pickpocket")
    assert table.apprentices("Blue") == ["pickpocket"]
    assert (table.silver("Blue"), table.tax, table.virtue("Blue")) == (1, 4 + 2, 6)
    assert table.row("lower") == ["woodcutter (1)", "swindler_clay (1)", "jeweller", "miner"]


def test_a11_plans() -> None:
    table = workshop(PICKPOCKET, 2).act("Blue", "plans")
    assert len(table.hand("Blue")) == 2
    assert table.silver("Blue") == 7


def test_a25_low_virtue() -> None:
    text = "Blue: 2 silver 1 gold, 1 virtue\nBlue hand: well\nupper row: miner"
    table = scene(f"architects, 2 players\n{text}\nstart: turn of Blue", "Blue Red")
    assert table.refused("Blue", "cathedral") == "TOO_WICKED"
    assert table.sheet("Blue")["virtue"] == -8
    table.act("Blue", "go workshop", "hire miner")
    assert (table.silver("Blue"), table.tax) == (0, 4)


def test_a38_unrestricted_hire() -> None:
    table = scene(
        """
        architects, 2 players
        Blue: 2 silver
        upper row: woodcutter thief jeweller pickpocket (2)
        lower row: miner stonecutter conspirator labourer
        start: turn of Blue
        """,
        "Blue Red",
    ).act("Blue", "market middle")
    assert len(table.options("Blue", "hire")) == 8
    table.act("Blue", "hire pickpocket")
    assert table.silver("Blue") == 2  # the coins that lay on it
    assert table.row("upper")[:3] == ["woodcutter", "thief", "jeweller"]  # without coins


@pytest.mark.parametrize(
    ("virtue", "price", "tax"), [(14, 4, 2), (7, 4, 2), (4, 4, 2), (3, 3, 1), (2, 3, 1), (1, 2, 0), (0, 2, 0)]
)
def test_b4_avoidance_and_hire(virtue: int, price: int, tax: int) -> None:
    row = "upper row: miner thief jeweller labourer\nlower row: miner_2 stonecutter jeweller_2 conspirator"
    table = workshop(f"Blue: {price} silver, {virtue} virtue\n{row}").act("Blue", "hire miner")
    assert (table.silver("Blue"), table.tax) == (0, 4 + tax)
    table = workshop(f"Blue: {price - 1} silver, {virtue} virtue\nupper row: miner")
    assert len(table.hand("Blue")) == 1  # nothing could be hired: plans it was


FIVE = "gatekeeper thief miner jeweller woodcutter"


def test_b22_apprentice_limit() -> None:
    table = workshop(f"Blue: 4 silver, 7 virtue\nBlue apprentices: {FIVE}\nupper row: stonecutter")
    table.act("Blue", "hire stonecutter")
    assert table.options("Blue") == [f"dismiss {apprentice}" for apprentice in FIVE.split()]
    table.act("Blue", "dismiss gatekeeper")
    assert table.apprentices("Blue") == ["thief", "miner", "jeweller", "woodcutter", "stonecutter"]
    assert table.virtue("Blue") == 7  # what hiring the Gatekeeper cost is not given back
    assert table.pile("apprentices")[-1] == "gatekeeper"


def test_b22_rudolf_needs_no_discard_and_pays_less() -> None:
    text = f"Blue: rudolf, 3 silver, 7 virtue\nBlue apprentices: {FIVE}\nupper row: stonecutter"
    table = workshop(text, header="architects, 2 players, variable").act("Blue", "hire stonecutter")
    assert table.apprentices("Blue") == [*FIVE.split(), "stonecutter"]
    assert (table.silver("Blue"), table.tax) == (0, 4 + 2)


def test_b23_coins_do_not_pay() -> None:
    text = "upper row: miner (2) thief\nlower row: jeweller (2) labourer\nBlue: {} silver, 7 virtue"
    table = workshop(text.format(3))
    assert table.apprentices("Blue") == []
    assert len(table.hand("Blue")) == 1
    table = workshop(text.format(4))
    assert table.options("Blue", "hire") == ["hire miner", "hire jeweller"]
    assert table.act("Blue", "hire miner").silver("Blue") == 2


def test_b35_skip_coins_move() -> None:
    table = scene(
        """
        architects, 2 players
        Blue: 2 silver
        upper row: woodcutter (2) thief (1) jeweller pickpocket
        apprentice deck: miner
        start: turn of Blue
        """,
        "Blue Red",
    ).act("Blue", "market middle", "hire thief")
    assert table.silver("Blue") == 1
    assert table.row("upper") == ["woodcutter (2)", "jeweller", "pickpocket", "miner"]


def test_b42_workshop_without_silver() -> None:
    table = workshop("Blue: 0 silver")
    assert len(table.hand("Blue")) == 1  # the only thing left to do, so nobody was asked
    assert table.to_act == ["Red"]


def test_b21_hand_limit() -> None:
    hand = "well keep castle smithy palace tavern"
    table = workshop(f"Blue: 4 silver\nBlue hand: {hand}", 4).act("Blue", "plans")
    assert len(table.hand("Blue")) == 9
    table.act("Blue", "discard keep", "discard castle", "discard palace")
    assert len(table.hand("Blue")) == 6
    assert table.pile("buildings")[-3:] == ["keep", "castle", "palace"]
    assert table.to_act == ["Red"]
