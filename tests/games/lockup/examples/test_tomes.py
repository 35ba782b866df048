"""Tomes that are played at a location, for a craft or for a recruit, and the tome deck."""

from __future__ import annotations

from tests.games.lockup.table import scene


def test_b29_book_of_low_blows_on_a_lookouts_owner() -> None:
    table = scene(
        """
        lockup, 3 players
        suspicion at smithy: 1
        Ben tomes: book_of_low_blows
        at smithy: Ann lookout 5; Ben 4
        start: lights out at smithy
        """,
        "Ann Ben Cy",
    )
    table.act("Ben", "play book_of_low_blows")  # the "5" is all there is to zero
    assert [(event["seat"], event["owner"]) for event in table.told("nullified")] == [(1, 0)]
    assert table.strengths("smithy") == {"Ben": 4, "Ann": 0}
    assert table.ranks("smithy") == ["Ben", "Ann"]
    assert (table.suspicion("Ben"), table.suspicion("Ann")) == (1, 0)
    table.act("Ben", "take").act("Ann", "take")
    assert (table.cubes("Ben"), table.cubes("Ann")) == ("2 iron", "1 iron")


def test_b29_the_lookout_still_protects() -> None:
    table = scene(
        """
        lockup, 3 players
        suspicion at smithy: 1
        Ben tomes: book_of_low_blows
        at smithy: Ann lookout 5; Ben lookout 4      # as above, but nobody else can be watched
        start: lights out at smithy
        """,
        "Ann Ben Cy",
    )
    table.act("Ben", "play book_of_low_blows")
    assert table.strengths("smithy") == {"Ben": 4, "Ann": 0}
    assert (table.suspicion("Ann"), table.suspicion_at("smithy")) == (0, 1)


B30 = """
    lockup, 2 players
    first player: Ann
    Ann tomes: brawlers_primer
    Ben tomes: brawlers_primer
    at smithy: Ann 5; Ben 4
    start: lights out at smithy
"""


def test_b30_primer_after_reveal() -> None:
    table = scene(B30, "Ann Ben").act("Ann", "pass").act("Ben", "play brawlers_primer")
    table.act("Ann", "pass")
    assert table.strengths("smithy") == {"Ben": 6, "Ann": 5}
    assert table.ranks("smithy") == ["Ben", "Ann"]


def test_b30_primer_answered() -> None:
    table = scene(B30, "Ann Ben").act("Ann", "pass").act("Ben", "play brawlers_primer")
    table.act("Ann", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ann": 7, "Ben": 6}
    assert table.ranks("smithy") == ["Ann", "Ben"]


def test_b31_cutthroat_crafting() -> None:
    table = scene(
        """
        lockup, 2 players
        Ann: 10 stars, 1 iron
        Ann tomes: cutthroat_crafting
        Ben: 1 gold 1 potion
        display: item_21 item_20
        at cell block: Ann 5; Ben 4
        start: lights out
        """,
        "Ann Ben",
    )
    table.act("Ann", "craft item_21")
    assert table.options("Ann") == ["play cutthroat_crafting"]  # only with it can she pay
    table.act("Ann", "play cutthroat_crafting")  # and only Ben's gold will do
    assert (table.cubes("Ann"), table.cubes("Ben")) == ("nothing", "1 potion")
    assert table.supply("gold") == 10
    assert table.items("Ann") == ["item_21"]
    assert table.sheet("Ann") == {"start": 10, "items": 6}


def test_b31_cutthroat_crafting_with_nobody_to_rob() -> None:
    table = scene(
        """
        lockup, 2 players
        Ann: 1 iron 1 gold
        Ann tomes: cutthroat_crafting smugglers_blueprints
        Ben: 3 scrap 2 potions
        display: item_21
        at cell block: Ann 5
        start: lights out
        """,
        "Ann Ben",
    )
    table.act("Ann", "craft item_21")
    table.illegal("Ann", "play cutthroat_crafting")
    assert table.refused("Ann", "play cutthroat_crafting") == "NO_SUCH_CUBE"
    table.act("Ann", "return 1 iron 1 gold")
    assert table.items("Ann") == ["item_21"]


def test_b31_cutthroat_crafting_does_not_help() -> None:
    table = scene(
        """
        lockup, 2 players
        Ann: 1 iron
        Ann tomes: cutthroat_crafting
        Ben: 3 scrap 2 potions
        display: item_21
        at cell block: Ann 5
        start: lights out
        """,
        "Ann Ben",
    )
    table.illegal("Ann", "craft item_21")
    assert table.refused("Ann", "craft item_21") == "SHORT_OF_CUBES"


B32 = """
    lockup, 3 players
    Cy: 2 scrap
    Cy tomes: speeches_of_a_kingpin
    goons: dwarf_1 dwarf_2 demon_1
    at chow hall: Cy 5
    start: lights out at chow hall
"""


def test_b32_kingpin_discount_for_two() -> None:
    table = scene(B32, "Ann Ben Cy")
    assert table.options("Cy") == ["recruit one", "recruit two", "decline"]
    table.act("Cy", "recruit two", "play speeches_of_a_kingpin")
    assert table.cubes("Cy") == "nothing"
    table.act("Cy", "hire dwarf_1", "hire dwarf_2")
    assert table.goons("Cy") == ["dwarf_1", "dwarf_2"]


def test_b32_kingpin_discount_for_one() -> None:
    table = scene(B32, "Ann Ben Cy").act("Cy", "recruit one", "play speeches_of_a_kingpin", "hire dwarf_1")
    assert table.cubes("Cy") == "2 scrap"
    assert table.goons("Cy") == ["dwarf_1"]


def test_b33_tome_deck_empty() -> None:
    table = scene(
        """
        lockup, 2 players
        tome deck: codex_of_alibis
        tome discard: atlas_of_hideouts atlas_of_hideouts brawlers_primer brawlers_primer
        Ben tomes: rest
        at library: Ann 5
        start: lights out at library
        """,
        "Ann Ben",
    )
    table.act("Ben", "pass").act("Ann", "take")
    first, second = table.looks_at("Ann")
    assert first == "codex_of_alibis"
    assert second in ("atlas_of_hideouts", "brawlers_primer")
    assert table.told("tomes_shuffled") == [{"count": 4}]
    table.act("Ann", "keep_tome codex_of_alibis")
    assert table.tomes("Ann") == ["codex_of_alibis"]
    assert (len(table.deck("tome")), table.deck("tome")[-1]) == (4, second)
    assert table.discard("tome") == []
