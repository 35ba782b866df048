"""Cell Block: crafting and reserving, and the cubes that are left for Patrol."""

from __future__ import annotations

from tests.games.lockup.table import scene


def test_b15_storage_only_in_patrol() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 5 scrap, storage 5
        display: item_17
        at sewers: Ann 5
        at cell block: Ann 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "take")
    assert table.cubes("Ann") == "8 scrap"
    table.act("Ann", "craft item_17")  # 4 scrap
    assert table.game.round == 2
    assert table.cubes("Ann") == "4 scrap"


def test_b17_storage_item_in_time() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 8 scrap 1 potion, storage 5
        display: item_08
        at cell block: Ann 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "craft item_08")  # 2 scrap and 1 potion
    assert table.game.round == 2
    assert table.storage("Ann") == 6
    assert table.cubes("Ann") == "6 scrap"


def test_b17_without_the_item_one_cube_goes_back() -> None:
    table = scene("lockup, 3 players\nAnn: 6 scrap, storage 5\nstart: patrol", "Ann Ben Cy")
    assert table.game.round == 2
    assert table.cubes("Ann") == "5 scrap"


def test_b19_reserve_then_craft() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 3 scrap                     # enough to reserve item_01 and to craft it
        Ben: 1 scrap
        display: item_02 item_01 item_17 item_20
        item deck: item_33
        at cell block: Ann 5; Ben 4
        start: lights out
        """,
        "Ann Ben Cy",
    )
    assert "craft item_01" in table.options("Ann")
    table.act("Ann", "reserve item_01")
    assert (table.reserved("Ann"), table.items("Ann")) == (["item_01"], [])
    assert table.cubes("Ann") == "2 scrap"
    assert table.to_act == ["Ben"]  # one craft or one reserve
    assert table.display() == ["item_02", "-", "item_17", "item_20"]
    assert table.options("Ben") == ["reserve item_02", "reserve item_17", "reserve item_20", "decline"]
    table.illegal("Ben", "reserve item_01")
    table.act("Ben", "reserve item_20")
    assert table.game.round == 2
    assert table.display()[1] == "item_33"  # filled in Patrol


def test_b19_crafted_on_a_later_visit() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 2 scrap
        Ann reserved: item_01
        at cell block: Ann 5
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "craft item_01")
    assert (table.reserved("Ann"), table.items("Ann")) == ([], ["item_01"])
