"""What objectives, tiles and cards are worth before they are had: rules of thumb."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import CELL, Tile
from bighouse.games.prison_architect.mind.appeal import card_appeal, tile_appeal
from bighouse.games.prison_architect.mind.seasons import Season
from bighouse.games.prison_architect.mind.sites import SITE, safe_kind, sites_of
from bighouse.games.prison_architect.mind.wants import effort, hope, wants_of
from bighouse.games.prison_architect.rules.prison import Prison
from tests.games.prison_architect.prisons import BOX, drawn, inmate, square

EARLY = Season(weeks=4, building=4, incomes=2, evaluations=3, time=400)
LATE = Season(weeks=1, building=1, incomes=0, evaluations=1, time=100)


def appeal(prison: Prison, word: str, objectives: str = "", season: Season = EARLY) -> int:
    wants = wants_of(prison, [BOX.objective(index) for index in objectives.split()], [], season.time)
    return tile_appeal(prison, tile(word), wants, season)


def tile(word: str) -> Tile:
    return BOX.tiles[BOX.tile(word)]


def test_objectives_that_are_nearer_are_hoped_for_more() -> None:
    shower_row = BOX.objectives[BOX.objective("E13")]
    near, far = drawn("bunk_cell showers").prison, drawn("bunk_cell").prison
    assert hope(near, shower_row, 200) > hope(far, shower_row, 200) > hope(far, shower_row, 100)
    assert hope(near, shower_row, 0) == 0


def test_every_cell_and_every_card_is_good_for_something() -> None:
    prison = drawn("bunk_cell showers").prison
    wants = wants_of(prison, [], [], EARLY.time)
    assert all(tile_appeal(prison, tile, wants, EARLY) > 0 for tile in BOX.tiles if tile.category == CELL)
    assert all(card_appeal(prison, card, wants, EARLY) > 0 for card in BOX.cards)


def lack(prison: Prison, objective: str) -> int:
    return effort(prison, BOX.objectives[BOX.objective(objective)])


def test_what_is_there_already_lacks_nothing() -> None:
    prison = drawn("kitchen yard").prison
    assert [lack(prison, word) for word in ("S01", "E32")] == [0, 0]  # First Meals, Nothing to Declare
    assert lack(prison, "E24") > lack(prison, "S08") > 0  # Landscaped wants two more Outdoor tiles, Open Ground one


def test_what_is_rare_lacks_more() -> None:
    """Three tiles in the box show Spirituality, many Recreation."""
    prison = drawn("bunk_cell").prison
    assert lack(prison, "H05") > lack(prison, "S02") * 3 // 2


def test_a_blueprint_is_nearer_where_there_is_room_for_the_rest() -> None:
    """Shower Row is a cell, a source of Hygiene and a cell in a row: an Office stands where the second cell should."""
    open_end, closed = drawn("bunk_cell showers").prison, drawn("bunk_cell showers office").prison
    assert lack(open_end, "E13") < lack(closed, "E13")
    assert lack(drawn("bunk_cell showers bunk_cell").prison, "E13") == 0


def test_a_blueprint_that_waits_for_prisoners_is_nearly_there() -> None:
    """Playground wants prisoners in both cells."""
    built, half = drawn("bunk_cell yard bunk_cell").prison, drawn("bunk_cell:g2 yard").prison
    assert 0 < lack(built, "E22") < lack(half, "E22")


def test_what_objectives_lack_is_wanted_more() -> None:
    prison = drawn("bunk_cell showers").prison
    assert appeal(prison, "classroom", "E02") > appeal(prison, "classroom")  # Trade School: Literacy
    assert appeal(prison, "canteen", "E02") == appeal(prison, "canteen")
    policy, staff = wants_of(prison, [BOX.objective("E07")], [], 400).cards  # Human Resources: Staff cards
    assert policy == 0 < staff


def test_a_tile_is_worth_more_where_cells_lack_what_it_gives() -> None:
    dirty, clean = drawn("bunk_cell").prison, drawn("luxury_holding").prison
    assert appeal(dirty, "showers", season=LATE) > appeal(clean, "showers", season=LATE)


def test_income_counts_as_long_as_it_comes() -> None:
    prison = drawn("bunk_cell").prison
    assert appeal(prison, "office") > appeal(prison, "office", season=LATE)


def test_a_site_is_given_what_a_cell_there_would_be() -> None:
    """Showers serve the squares beside them, a Guard Tower those around it: two Security, and Discontent beside it."""
    sites = sites_of(drawn("showers guard_tower").prison)
    margins = {sites[i]: sites[i + 1 : i + SITE] for i in range(0, len(sites), SITE)}
    assert margins[square((0, -1))] == [0, 0, 1]
    assert margins[square((1, 0))] == [2, 0, 1]
    assert margins[square((1, 1))] == [2, -1, 0]


def test_more_security_lets_more_dangerous_prisoners_in() -> None:
    """A cell takes what it stays secure with: orange ones want a second Security, red ones a third."""
    holding, bunk, dormitory = tile("basic_holding"), tile("bunk_cell"), tile("basic_dormitory")
    assert [safe_kind(holding, [], secure) for secure in (0, 1, 2, 3, 4)] == [0, 0, 1, 2, 2]
    assert [safe_kind(bunk, [], 4), safe_kind(dormitory, [], 4)] == [1, 0]
    assert safe_kind(bunk, [inmate("g2")], 4) == 0  # all of one type
    assert safe_kind(holding, [inmate("o4")], 1) == 1
