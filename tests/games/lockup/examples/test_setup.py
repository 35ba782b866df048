"""Setup: standard and advanced. The solitary one is with the solitary examples."""

from __future__ import annotations

from collections.abc import Iterator

import bighouse
from bighouse.engine.story import Story
from bighouse.games.lockup.rules.state import Lockup
from tests.games.lockup.table import Table, scene


def deals(advanced: bool = False) -> Iterator[Table]:
    """Games as they are really dealt, to find one that fits."""
    for seed in range(1000):
        game = bighouse.new("lockup", 3, seed, advanced=advanced)
        assert isinstance(game, Lockup)
        yield Table(game, Story(), [])


def test_a13_five_players() -> None:
    table = scene("lockup, 5 players")
    for seat in range(5):
        assert table.cell(seat) == ["lookout", "enforcer", "3", "4", "5"]
    assert len(table.display()) == 6
    assert "-" not in table.display()


def test_b10_bandit_at_setup() -> None:
    table = next(table for table in deals() if table.active_goons()[0] == "bandit_4")
    assert table.suspicion_at("sewers") == 2
    assert table.loot_at("sewers") == "nothing"
    assert table.supply("gold") == 10


def test_b43_advanced_start() -> None:
    table = scene(
        """
        lockup, 2 players, advanced
        first player: Ann
        Ann: kobolds
        Ann dealt: hoarding nimble
        Ben: gnolls
        Ben dealt: brutal notorious
        tome deck: codex_of_alibis brawlers_primer
        """,
        "Ann Ben",
    )
    assert table.options("Ann") == ["keep_tome codex_of_alibis", "keep_tome brawlers_primer"]
    table.act("Ann", "keep_tome brawlers_primer").act("Ben", "keep_trait brutal").act("Ann", "keep_trait hoarding")
    assert (table.power("Ann"), table.storage("Ann"), table.stars("Ann")) == (0, 8, 9)
    assert table.tomes("Ann") == ["brawlers_primer"]


def test_b43_kobolds_as_dealt() -> None:
    kobolds = (table for table in deals(advanced=True) if table.game.room.nickname(table.game, 0) == "Kobolds")
    table = next(table for table in kobolds if table.first == "seat 0")
    assert (table.power(0), table.storage(0), table.stars(0)) == (0, 6, 6)
    assert len(table.options(0, "keep_tome")) == 2


def test_b44_advanced_trait_order() -> None:
    table = scene("lockup, 4 players, advanced\nfirst player: seat 0\nstart: traits")
    while table.asked(seat := table.to_act[0]) != "Turn":
        table.act(seat, table.options(seat)[0])  # a trait, or a choice that its bonus leaves
    assert [event["seat"] for event in table.told("trait_chosen")] == [3, 2, 1, 0]


def test_b45_advanced_goon_bonus() -> None:
    table = scene(
        """
        lockup, 2 players, advanced
        first player: Ann
        Ann: insectoids
        Ben: gnolls
        goon deck: hobgoblin_3 dwarf_6
        """,
        "Ann Ben",
    )
    table.act("Ann", "keep_goon hobgoblin_3")
    assert table.goons("Ann") == ["hobgoblin_3"]
    assert (table.power("Ann"), table.suspicion("Ann")) == (2, 1)
    assert table.discard("goon") == ["dwarf_6"]
