"""What a seat may know: its view shows that and nothing else, and every card in it is in the catalogue."""

from __future__ import annotations

import json

import msgspec
import pytest

from bighouse.engine.rng import Rng
from bighouse.games.lockup.box.components import RESOURCE_WORDS, TOKENS
from bighouse.games.lockup.box.pack import PACKS
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.sight.view import LockupView, PlayerView
from tests.contract.modes import Mode, modes_of
from tests.contract.walks import walk
from tests.games.lockup.table import Table, scene

CATALOGUE = ROOM.catalogue()


def encoded(game: Lockup, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(viewer))


def seen(table: Table, viewer: int | None) -> LockupView:
    view = table.game.view(viewer)
    assert isinstance(view, LockupView)
    return view


# Secrecy


@pytest.mark.parametrize("mode", modes_of(ROOM), ids=str)
def test_others_see_counts_where_the_owner_sees_cards(mode: Mode) -> None:
    for game, _ in walk(mode, 6):
        for viewer in [None, *range(game.seats)]:
            for shown in game.view(viewer).players:
                check_secrets(shown, shown.seat == viewer)


def check_secrets(shown: PlayerView, mine: bool) -> None:
    if mine:
        assert shown.tomes is not None
        assert (len(shown.cell), len(shown.tomes)) == (shown.cell_count, shown.tome_count)
        assert shown.reserved_hidden == 0
    else:
        assert len(shown.cell) <= shown.cell_count
        assert shown.tomes is None
        assert shown.dealt == []
        assert all(not reserved.secret and reserved.short == {} for reserved in shown.reserved)


def test_where_crew_is_being_sent_is_shown_to_its_player_alone() -> None:
    table = scene("lockup, 2 players\nstart: turn of Ann", "Ann Ben")
    assert seen(table, 0).sending_to is None
    table.act("Ann", "go chow_hall")
    assert [seen(table, viewer).sending_to for viewer in (0, 1, None)] == ["chow_hall", None, None]
    table.act("Ann", "send 5 face_down", "done")
    assert seen(table, 0).sending_to is None


@pytest.mark.parametrize("mode", modes_of(ROOM), ids=str)
def test_the_tokens_and_cubes_of_a_view_are_all_there(mode: Mode) -> None:
    for game, _ in walk(mode, 8):
        for viewer in [None, *range(game.seats)]:
            view = game.view(viewer)
            for player in view.players:
                crews = [crew for place in view.locations for crew in place.crews if crew.seat == player.seat]
                out = sum(len(crew.face_up) + crew.face_down for crew in crews)
                in_play = 0 if player.guards else TOKENS - (game.seats == 5)
                assert player.cell_count + out == in_play
            for resource, total in zip(RESOURCE_WORDS, game.box.supply):
                bags = [view.supply, *(player.cubes for player in view.players)]
                bags += [place.loot for place in view.locations]
                assert sum(bag.get(resource, 0) for bag in bags) == total
            on_boards = sum(player.suspicion for player in view.players)
            at_places = sum(place.suspicion for place in view.locations)
            assert view.suspicion_supply + on_boards + at_places == game.box.suspicion


@pytest.mark.parametrize("mode", modes_of(ROOM), ids=str)
def test_who_is_waited_for(mode: Mode) -> None:
    hushed = 0
    for seed in range(2):
        for game, _ in walk(mode, seed):
            for viewer in [None, *range(game.seats)]:
                seats = game.view(viewer).waiting
                for seat in game.to_act:
                    choice = game.choice(seat)
                    assert choice is not None
                    secret = choice.hushed(game) and seat != viewer
                    hushed += secret
                    assert (seat in seats) != secret
                assert set(seats) <= set(game.to_act)
    assert hushed > 0


# What is shown


def test_face_down_tokens_are_known_to_the_owner_and_to_who_peeked() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 2 power
        at infirmary: Ann 3 (lookout) (enforcer)
        Ben peeked at: Ann enforcer
        start: turn of Cy
        """,
        "Ann Ben Cy",
    )
    mine, peeked, other, crowd = [seen(table, viewer).locations[2].crews[0] for viewer in (0, 1, 2, None)]
    assert (mine.face_up, mine.face_down, mine.known, mine.strength) == (["3"], 2, ["lookout", "enforcer"], 5)
    assert (peeked.face_up, peeked.face_down, peeked.known, peeked.strength) == (["3"], 2, ["enforcer"], 5)
    assert (other.face_up, other.face_down, other.known, other.strength) == (["3"], 2, [], 3)
    assert crowd == other


def test_the_holding_cell_is_open_as_far_as_everybody_has_seen_it() -> None:
    table = scene("lockup, 3 players\nfirst player: seat 0\nstart: turn of seat 0")
    assert len(seen(table, 1).players[0].cell) == 6  # nothing has been hidden yet
    table.act(0, "go smithy", "send 4 face_up", "send 5 face_down", "done")
    assert seen(table, 0).players[0].cell == ["lookout", "enforcer", "2", "3"]
    for viewer in (1, 2, None):
        shown = seen(table, viewer).players[0]
        assert (shown.cell_count, shown.cell) == (4, [])


def test_a_tome_put_under_the_deck_is_known_to_who_put_it_there() -> None:
    table = scene("lockup, 2 players\nunder the tome deck: seat 0 brawlers_primer\nstart: round")
    deck = seen(table, 0).tome_deck
    assert [(card.card, card.below) for card in deck.buried] == [("brawlers_primer", 0)]
    assert (deck.size, seen(table, 1).tome_deck.size) == (28, 28)
    assert seen(table, 1).tome_deck.buried == []
    assert seen(table, None).tome_deck.buried == []


def test_items_reserved_unseen_are_counted_for_others() -> None:
    table = scene("lockup, 2 players\nseat 0: 1 scrap\nseat 0 reserved: item_17 (item_20)\nstart: round")
    mine, other = seen(table, 0).players[0], seen(table, 1).players[0]
    assert [(card.item, card.secret) for card in mine.reserved] == [("item_17", False), ("item_20", True)]
    assert mine.reserved[0].short == {"scrap": 3}
    assert [card.item for card in other.reserved] == ["item_17"]
    assert other.reserved_hidden == 1


def test_the_display_says_what_the_viewer_lacks() -> None:
    table = scene("lockup, 2 players\nseat 0: 2 scrap\ndisplay: item_21 - item_05\nstart: round")
    display = seen(table, 0).display
    assert [space.item for space in display] == ["item_21", None, "item_05"]
    assert [space.short for space in display] == [{"iron": 1, "gold": 1}, {}, {"any": 1}]
    assert [space.short for space in seen(table, None).display] == [{}, {}, {}]


def test_drawn_cards_are_for_the_drawer_and_drawn_goons_for_all() -> None:
    text = """
        lockup, 2 players
        seat 0 looks at {}
        phase: patrol
        next: {}
        start: refill
    """
    tomes = scene(text.format("tomes: atlas_of_hideouts brawlers_primer", "KeepTome(seat 0, 1)"))
    looking, told = seen(tomes, 0).players[0].looking, seen(tomes, 1).players[0].looking
    assert looking is not None
    assert told is not None
    assert looking.cards == ["atlas_of_hideouts", "brawlers_primer"]
    assert (told.what, told.count, told.cards) == ("tomes", 2, None)
    goons = seen(scene(text.format("goons: demon_1 dwarf_2", "KeepGoon(seat 0, 1)")), None).players[0].looking
    assert goons is not None
    assert goons.cards == ["demon_1", "dwarf_2"]


def test_traits_dealt_are_shown_to_their_owner() -> None:
    table = scene("lockup, 2 players, advanced\nseat 0 dealt: hoarding nimble\nstart: traits")
    for viewer in (None, 0, 1):
        for player in seen(table, viewer).players:
            assert bool(player.dealt) == (player.seat == viewer)


def test_a_location_being_resolved() -> None:
    table = scene(
        """
        lockup, 3 players
        first player: Ann
        at smithy: Ann 3; Ben 5; Cy (4)
        start: lights out at smithy
        """,
        "Ann Ben Cy",
    )
    resolution = seen(table, None).resolution
    assert resolution is not None
    assert (resolution.location, resolution.ranked) == ("smithy", True)
    assert [(rank.seat, rank.strength) for rank in resolution.present] == [(1, 5), (2, 4), (0, 3)]
    table.act("Ben", "take")
    resolution = seen(table, None).resolution
    assert resolution is not None
    assert [rank.collected for rank in resolution.present] == [True, False, False]


def test_what_a_raid_would_cost_now() -> None:
    table = scene("lockup, 3 players\nseat 0: 5 stars, 3 suspicion\nseat 1: 10 stars, 1 suspicion\nstart: round")
    assert [player.raid for player in seen(table, None).players] == [5, 4, 0]
    alone = scene("lockup, 1 player\nseat 0: 10 stars, 2 suspicion\nguards: 10 stars, 3 suspicion\nstart: round")
    assert [player.raid for player in seen(alone, 0).players] == [0, 6]


def test_the_guards_show_only_what_lies_face_up() -> None:
    table = scene(
        """
        lockup, 1 player
        guards: 3 power
        at smithy: guards guard_blue_2 (guard_blue_6)
        start: turn of seat 0
        """
    )
    view = seen(table, 0)
    smithy = view.locations[3].guards
    assert smithy is not None
    assert (smithy.face_up, smithy.face_down, smithy.strength) == (["guard_blue_2"], 1, 3)
    assert view.locations[0].guards is None
    assert view.guard_decks is not None
    assert (view.guard_decks.deck, view.guard_decks.locations_left) == (10, 8)
    assert (view.players[1].guards, view.players[1].crew) == (True, None)
    assert (view.rules.players, view.rules.difficulty) == (1, "moderate")
    assert b"guard_blue_6" not in encoded(table.game, 0)


def test_goals_show_how_far_everybody_is() -> None:
    table = scene(
        """
        lockup, 2 players
        goals: leader_shields instant_power end_gem
        seat 0: 4 power
        seat 0 items: item_29 item_18
        leader goal: seat 0
        start: round
        """
    )
    leader, instant, end = seen(table, None).goals
    assert (leader.goal, leader.kind, leader.holder, leader.measures) == ("leader_shields", "leader", 0, [3, 0])
    assert (instant.goal, instant.holder, instant.measures[0]) == ("instant_power", None, 4)
    assert (end.goal, end.holder, end.measures) == ("end_gem", None, [0, 0])


# The catalogue


def test_the_catalogue_keeps_what_is_known() -> None:
    atlas = CATALOGUE.tomes[0]
    assert (atlas.id, atlas.mark.source, sorted(atlas.mark.known)) == (
        "atlas_of_hideouts", "reconstructed", ["effects", "name"],
    )  # fmt: skip
    assert atlas.sentence == (
        "Look at 1 face-down token of an opponent. Alone: turn up a face-down guard card. "
        "Played on your own Roll Call turn."
    )
    assert CATALOGUE.tokens[2].mark.ref == "tric-trac, dandy-meeple"


def test_the_catalogue_has_figures_and_effects_as_data() -> None:
    mace = next(item for item in CATALOGUE.items if item.name == "Spiked Mace")
    assert (mace.points, mace.cost, mace.valuables) == (5, {"scrap": 2, "iron": 2}, {"shield": 1})
    assert [(effect.effect, effect.n, effect.words) for effect in mace.effects] == [("gain_power", 1, "gain 1 power")]
    almanac = next(tome for tome in CATALOGUE.tomes if tome.id == "scavengers_almanac")
    assert almanac.effects[0].one_of == [{"scrap": 2}, {"potion": 1}, {"iron": 1}]
    hall = CATALOGUE.locations[5].rewards["4"]
    assert [tier.tier for tier in hall] == ["first", "second", "others"]
    assert hall[0].effects[0].one_of == [{"goons": 1, "cost": 1}, {"goons": 2, "cost": 4}]
    assert hall[0].sentence == "Recruit 1 goon for 1 cube or 2 goons for 4 cubes."


def test_a_card_pack_has_its_own_catalogue_and_words() -> None:
    data = json.loads(PACKS.path.read_text("utf-8"))
    data["items"][0] |= {"id": "spoon_of_doom", "name": "Spoon of Doom", "source": "own_box"}
    text = json.dumps(data)
    catalogue = ROOM.catalogue(text)
    assert (catalogue.items[0].id, catalogue.items[0].mark.source) == ("spoon_of_doom", "own_box")
    assert catalogue.fingerprint != ""
    game = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), text)
    seat = game.to_act[0]
    asked = game.why_not(seat, game.vocabulary.action("craft spoon_of_doom"))
    assert asked.startswith("'craft spoon_of_doom' is not an answer to what is asked: Send crew")
