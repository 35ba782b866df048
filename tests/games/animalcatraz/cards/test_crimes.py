"""Every Crime: what is still open before it, and what it brings once it is done (RULES.md section 13)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bighouse.games.animalcatraz.rules.reputation import crime_points
from tests.games.animalcatraz.table import BOX, InmateTable, scene

WINS = (6, 6, 1, 1)  # the dice of a Fight or a theft
KING = ("vacant: a1 cash; a2 noodles; a3 pills", "kings: cellblock_a rival_0", "rival 0: 2 stands 1 coins 2 tags")
TWO_GUARDS = ("owners: g_cash rival_0; g_pills rival_0",)
THREE_GUARDS = ("rival 0: 3 stands 2 coins 0 tags", "owners: g_cash rival_0; g_pills rival_0; g_phone rival_0")


class Deed(NamedTuple):
    """What leads to a completed Crime: a position, and what Big Bill does in it."""

    rep: int
    points: int
    space: str
    lines: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    paying: tuple[str, ...] = ()  # after the card has been shown
    without: tuple[str, ...] = ()  # the lines of a position in which a state is not true
    modules: str = ""


CRIMES = {
    "black_market": Deed(
        1, 1, "library", ("big_bill carries: noodles cash",),
        ("icon trade", "take sharp_pencil", "done", "card carried noodles", "done", "move cellblock_d", "move utility",
         "icon trade", "take screwdriver", "done", "card carried cash", "done"),
    ),
    "pickpocket_spree": Deed(
        2, 1, "courtyard", ("cold_cuts carries: cash", "rob_z carries: noodles"),
        ("pickpocket self cold_cuts", "pass", "move cellblock_a", "move library", "pickpocket self rob_z", "pass"),
        WINS * 2,
    ),
    "pill_ring": Deed(
        2, 1, "infirmary", ("big_bill carries: pills cash hammer",), paying=("card carried pills",),
        without=("big_bill carries: pills hammer",),
    ),
    "still": Deed(
        1, 1, "cafeteria", ("big_bill carries: noodles cash",), paying=("card carried noodles",),
        without=("big_bill carries: cash",),
    ),
    "yard_boss": Deed(1, 1, "courtyard", (), ("attack cold_cuts",), WINS),
    "giant_killer": Deed(2, 1, "courtyard", ("rival 0 rep: 4", "rival 1 rep: 5"), ("attack cold_cuts",), WINS),
    "paid_watch": Deed(1, 1, "library", TWO_GUARDS, without=("owners: g_cash rival_0",)),
    "inside_job": Deed(2, 2, "library", THREE_GUARDS, without=TWO_GUARDS),
    "cell_raider": Deed(
        2, 1, "cellblock_b",
        ("cell_2 stash: cash", "cell_3 stash: noodles", "guards: cellblock_b g_cash A; cellblock_c g_pills A"),
        ("rob self cell_2", "pass", "move cafeteria", "move cellblock_c", "rob self cell_3", "pass"), WINS * 2,
    ),
    "armed_robbery": Deed(
        2, 1, "courtyard", ("big_bill carries: hammer", "rob_z carries: noodles"),
        ("attack cold_cuts", "weapon hammer", "move cellblock_a", "move library", "pickpocket self rob_z", "pass"),
        WINS * 2,
    ),
    "bare_knuckle": Deed(2, 1, "courtyard", (), ("attack cold_cuts",), WINS),
    "landlord": Deed(1, 1, "library", KING, without=KING[:1]),
    "rage_show": Deed(
        2, 2, "courtyard", ("big_bill carries: primal_dose",), ("use carried primal_dose", "attack cold_cuts"), WINS
    ),
    "turncoat": Deed(
        2, 1, "library", ("guards: library g_smoker B", "owners: g_smoker rival_1"), ("corrupt",), (6, 6)
    ),
    "mastermind": Deed(
        1, 1, "library", ("big_bill has: 7 strength 10 cunning",), without=("big_bill has: 7 strength 9 cunning",)
    ),
    "trapper_pride": Deed(
        1, 2, "library", ("shank: rival 2", "vacant: a1 jaw_trap", "start: turn of cold_cuts"), ("retrieve a1",)
    ),
    "fight_club": Deed(
        2, 2, "courtyard", ("big_bill gangsters: brawler_knuckles",), ("attack cold_cuts", "fighter brawler_knuckles"),
        WINS, modules="gangsters",
    ),
    "cartel": Deed(
        2, 2, "utility", ("big_bill gangsters: pusher_doc_dose", "big_bill carries: noodles cash"),
        paying=("card carried noodles",),
        without=("big_bill gangsters: charmer_hips", "big_bill carries: noodles cash"), modules="gangsters",
    ),
    "charm_house": Deed(
        2, 2, "cafeteria", ("big_bill gangsters: charmer_hips", "owners: g_cash rival_0"),
        without=("big_bill gangsters: charmer_hips",), modules="gangsters",
    ),
    "heist_crew": Deed(
        2, 1, "cellblock_b",
        ("big_bill gangsters: thief_slick", "cell_2 stash: cash", "guards: cellblock_b g_cash A"),
        ("rob slot_1 cell_2", "pass"), WINS, modules="gangsters",
    ),
    "full_house": Deed(
        1, 1, "library", ("big_bill gangsters: charmer_hips thief_slick",),
        without=("big_bill gangsters: charmer_hips charmer_skinky",), modules="gangsters",
    ),
    "open_doors": Deed(1, 1, "library", (*KING, "lodgers: a1 thief_slick"), without=KING, modules="gangsters"),
    "wardens_cut": Deed(
        1, 1, "library", ("big_bill carries: cash noodles", "warden: cellblock_a", "progress: wardens_cut 1 0 0"),
        ("move cellblock_a", "card carried cash"), modules="warden",
    ),
    "bad_blood": Deed(
        2, 1, "courtyard", ("tags: rival_0 rival_1 1",), ("attack cold_cuts",), WINS, modules="trash_tags"
    ),
}  # fmt: skip


def holding(crime: str, lines: tuple[str, ...], crime_lord: bool = False) -> InmateTable:
    """Big Bill holds the card; Cold Cuts is in the Courtyard, or before Big Bill's cell; Rob Z. in the Library."""
    deed = CRIMES[crime]
    modules = f", modules {deed.modules}" if deed.modules else ""
    ending = ", endgame_variants crime_lord" if crime_lord else ""
    beside = "cellblock_a" if crime == "trapper_pride" else "courtyard"
    start = [] if any("start:" in line for line in lines) else ["start: turn of big_bill"]
    return scene(
        "\n".join(
            [
                f"animalcatraz, 3 players, game_type advanced_solo{modules}{ending}",
                f"convict 0: big_bill, cell_1, {deed.space}",
                f"big_bill crimes: {crime}",
                f"convict 1: cold_cuts, cell_2, {beside}",
                "convict 2: rob_z, cell_3, library",
                *lines,
                *start,
            ]
        )
    )


def done(crime: str, crime_lord: bool = False) -> InmateTable:
    """All that the card asks for has happened, and it is Big Bill's turn."""
    deed = CRIMES[crime]
    table = holding(crime, deed.lines, crime_lord).dice(*deed.dice).play(*deed.acts)
    return table if crime != "trapper_pride" else table.play("end_turn").turn_of("big_bill")


@pytest.mark.parametrize("crime", CRIMES)
def test_each_crime_is_open_until_all_of_it_is_true(crime: str) -> None:
    deed = CRIMES[crime]
    table = holding(crime, deed.without or deed.lines)
    if crime == "trapper_pride":
        table.play("end_turn").turn_of("big_bill")
    assert table.refused(f"complete {crime}") == ("CANNOT_PAY" if crime in ("pill_ring", "still") else "STEP_OPEN")


@pytest.mark.parametrize("crime", CRIMES)
def test_each_crime_brings_its_rep_and_a_coin(crime: str) -> None:
    deed = CRIMES[crime]
    table = done(crime)
    before = table.rep("big_bill")
    table.play(f"complete {crime}", *deed.paying)
    assert table.rep("big_bill") == before + deed.rep
    assert table.game.track[table.game.round - 1] == 0
    assert table.convict("big_bill").crimes == []
    assert table.game.crime_deck.cards[0] == BOX.crime(crime)


@pytest.mark.parametrize("crime", CRIMES)
def test_each_crime_is_worth_its_points_to_a_crime_lord(crime: str) -> None:
    deed = CRIMES[crime]
    table = done(crime, crime_lord=True).play(f"complete {crime}", *deed.paying)
    assert table.game.rivals[0].kept_crimes == [BOX.crime(crime)]
    assert crime_points(table.game, 0) == deed.points


@pytest.mark.parametrize(
    ("crime", "lines", "acts"),
    [
        ("giant_killer", (), ("attack cold_cuts",)),  # of the same rank
        ("bare_knuckle", ("big_bill carries: hammer",), ("attack cold_cuts", "weapon hammer")),
        ("armed_robbery", ("big_bill carries: crutch",), ("attack cold_cuts", "weapon crutch")),  # only 2
        ("rage_show", (), ("attack cold_cuts",)),
        ("bad_blood", ("tags: rival_1 rival_0 1",), ("attack cold_cuts",)),  # provoked, not provoking
    ],
)
def test_some_fights_do_not_count(crime: str, lines: tuple[str, ...], acts: tuple[str, ...]) -> None:
    table = holding(crime, lines).dice(*WINS).play(*acts)
    assert table.lying("cold_cuts")
    assert table.refused(f"complete {crime}") == "STEP_OPEN"
    assert not any(table.game.progress)
