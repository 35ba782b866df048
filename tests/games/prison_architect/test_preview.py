"""What placing a tile would change."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import COMFORTABLE, FOOD, HYGIENIC, SECURE, TAG_WORDS, TILE_TAGS
from bighouse.games.prison_architect.rules.placement import legal_squares
from bighouse.games.prison_architect.rules.preview import Outlook, Preview
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS
from bighouse.games.prison_architect.rules.state import Player
from bighouse.games.prison_architect.sight.previews import previews_seen
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS
from bighouse.games.prison_architect.words.preview_words import preview_words
from tests.games.prison_architect.prisons import BOX, At, Plan, random_prison, square


def wing() -> Plan:
    """The place of the drawing beside the rules: a holding short of comfort, beside a hygienic dormitory."""
    plan = (
        Plan().row((0, 0), "chapel showers surveillance").tile((0, 3), "luxury_dormitory", windows="N", inmates="g3 g2")
    )
    return plan.tile((1, 1), "basic_holding", posts="trainer", inmates="r6 g3")


def look(plan: Plan, word: str, at: At, played: str = "", hand: str = "") -> Preview:
    played_cards = [BOX.objective(name) for name in played.split()]
    hand_cards = [BOX.objective(name) for name in hand.split()]
    return Outlook(plan.prison, 10, played_cards, hand_cards).placing(BOX.tile(word), square(at))


def test_needs_tags_and_points_of_a_canteen() -> None:
    plan = wing()
    found = look(plan, "canteen", (1, 2))
    changes = [(change.square, change.need, change.was_given, change.was_against, change.given, change.met)
               for change in found.needs]  # fmt: skip
    assert changes == [(square((1, 1)), COMFORTABLE, 1, 1, 2, True)]
    assert {TAG_WORDS[tag]: found.tags[tag] for tag in range(TILE_TAGS) if found.tags[tag]} == {"food": 1}
    lines = {word: n for word, n in zip(SHEET_WORDS, found.lines) if n}
    assert lines == {"tiles": 2, "inmates": 4}  # two prisoners from one need to both
    assert found.points() == 6


def test_objectives_that_it_completes_also_in_hand() -> None:
    plan = Plan().tile((0, 0), "bunk_cell").tile((1, 0), "chapel").tile((1, 1), "laundry").tile((1, 2), "chapel")
    plan.tile((0, 2), "bunk_cell")
    found = look(plan, "canteen", (0, 1), played="S06", hand="E13 S01")
    assert found.completes == [BOX.objective("S06")]
    assert found.lines[SHEET_WORDS.index("objectives")] == 4
    assert look(plan, "showers", (0, 1), hand="E13").completes == [BOX.objective("E13")]


def test_what_it_spoils() -> None:
    plan = Plan().row((0, 0), "bunk_cell yard")
    found = look(plan, "bunk_cell", (1, 1), played="E32")
    assert found.spoils == [BOX.objective("E32")]
    assert found.lines[SHEET_WORDS.index("objectives")] == -4


def test_a_new_cell_starts_from_nothing() -> None:
    found = look(Plan().row((0, 0), "showers"), "secure_bunk", (0, 1))
    assert [(change.need, change.was_given, change.given, change.met) for change in found.needs] == [
        (SECURE, 0, 1, True), (HYGIENIC, 0, 1, True),
    ]  # fmt: skip


def test_the_prison_itself_is_left_alone() -> None:
    plan = wing()
    before = plan.prison.numbers()
    look(plan, "kitchen", (1, 2))
    assert plan.prison.numbers() == before


def test_specialists_of_the_icons_count() -> None:
    found = look(Plan().row((0, 0), "chapel"), "yard", (0, 1))
    assert {word: n for word, n in zip(SHEET_WORDS, found.lines) if n} == {"tiles": 3, "specialists": 1}


def test_nothing_changes_between_equals() -> None:
    for seed in range(20):
        prison = random_prison(seed, 15)
        same = Outlook(prison, 7, [0, 20, 50], [60]).until(prison.clone())
        assert (same.needs, same.points(), any(same.tags), same.completes, same.spoils) == ([], 0, False, [], [])


def test_every_legal_square_can_be_looked_at() -> None:
    prison = random_prison(3, 15)
    outlook = Outlook(prison, 0, [], [])
    for kind in range(len(BOX.tiles)):
        for here in legal_squares(prison, kind):
            found = outlook.placing(kind, here)
            assert found.tags[FOOD] >= BOX.tiles[kind].tags[FOOD]


# In words, and as it is sent


def test_a_preview_in_words() -> None:
    plan = wing()
    words = preview_words(plan.prison, BOX.tile("canteen"), look(plan, "canteen", (1, 2), hand="S01"))
    assert words == "The Basic Holding becomes Comfortable. +1 Food."
    words = preview_words(plan.prison, BOX.tile("garbage"), look(plan, "garbage", (1, 3)))
    assert words == "The Luxury Dormitory is no longer Comfortable. +1 Environment."
    words = preview_words(plan.prison, BOX.tile("secure_bunk"), look(plan, "secure_bunk", (-1, 1)))
    assert words == "The Secure Bunk Cell is Secure and Hygienic."
    words = preview_words(plan.prison, BOX.tile("exports"), look(plan, "exports", (0, -1)))
    assert words == "No need and no tag changes."
    rows = Plan().row((0, 0), "bunk_cell yard")
    words = preview_words(rows.prison, BOX.tile("bunk_cell"), look(rows, "bunk_cell", (1, 1), played="E32 S05"))
    assert words == "Completes Cell Corner. Spoils Nothing to Declare."


def test_what_turns_no_need_is_said_too() -> None:
    """Section 7: Comfort that only makes up for the Discontent of an Armoury."""
    guarded = Plan().row((0, 0), "armoury bunk_cell armoury")
    words = preview_words(guarded.prison, BOX.tile("canteen"), look(guarded, "canteen", (1, 1)))
    assert words == "+1 Comfort to the Bunk Cell. +1 Food."
    wings = Plan().row((0, 0), "armoury bunk_cell showers bunk_cell armoury")
    words = preview_words(wings.prison, BOX.tile("common_room"), look(wings, "common_room", (1, 2)))
    assert words == "+1 Comfort to 2 cells. +1 Recreation."


def test_previews_as_a_seat_sees_them() -> None:
    player = Player(BOX)
    player.prison = wing().prison
    player.hand = [BOX.objective("S01")]
    found = previews_seen(player, [BOX.tile("canteen"), BOX.tile("canteen"), BOX.tile("yard")])
    assert {preview.tile for preview in found} == {"canteen", "yard"}
    best = max(found, key=lambda preview: preview.points)
    assert (best.tile, best.square, best.points) == ("canteen", SQUARE_WORDS[square((1, 0))], 6)
    assert [(line.source, line.n, line.words) for line in best.lines] == [
        ("tiles", 2, "+2 tiles"), ("inmates", 4, "+4 inmates"),
    ]  # fmt: skip
