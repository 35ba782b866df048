"""What a seat may know: its view shows that and nothing else, and every card in it is in the catalogue."""

from __future__ import annotations

import json

import msgspec
import pytest

from bighouse.games.architects.box.components import (
    CLAY,
    FOREST,
    GOLD,
    GOOD_WORDS,
    MARBLE,
    MINES,
    SILVER,
    WOOD,
    WORKERS,
    WORKSHOP,
)
from bighouse.games.architects.box.pack import PACKS
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.workshop import Workshop
from bighouse.games.architects.sight.view import ArchitectsView, PlayerView
from tests.contract.modes import Mode
from tests.contract.walks import WHOLE, walk
from tests.games.architects.plenty import MODES, THREE, after_draft, ask, deal

CATALOGUE = ROOM.catalogue()
SOME = 15  # every so many positions one is looked at


def encoded(game: Architects, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(viewer))


def seen(game: Architects, viewer: int | None) -> ArchitectsView:
    view = game.view(viewer)
    assert isinstance(view, ArchitectsView)
    return view


def index_of(kind: str) -> int:
    return next(card.index for card in PACKS.shipped.apprentices if card.id == kind)


def building(name: str) -> int:
    return next(card.index for card in PACKS.shipped.buildings if card.id == name)


# Secrecy


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_others_see_counts_where_the_owner_sees_cards(mode: Mode) -> None:
    for game, _ in walk(mode, 6, SOME):
        for viewer in [None, *range(game.seats)]:
            for shown in seen(game, viewer).players:
                check_secrets(shown, shown.seat == viewer)


def check_secrets(shown: PlayerView, mine: bool) -> None:
    if mine:
        assert shown.hand is not None
        assert shown.packet is not None
        assert shown.looking is not None
        counts = (len(shown.hand), len(shown.packet), len(shown.looking))
        assert counts == (shown.hand_count, shown.packet_count, shown.looking_count)
    else:
        assert (shown.hand, shown.packet, shown.looking) == (None, None, None)


def test_a_draft_packet_is_for_its_holder_alone() -> None:
    game = deal(THREE, 1)
    packets = [{plan.building for plan in seen(game, seat).players[seat].packet or []} for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    assert len(set.union(*packets)) == 12
    for seat in range(3):
        text = encoded(game, seat).decode()
        others = set.union(*(packets[other] for other in range(3) if other != seat))
        assert not any(f'"{card}"' in text for card in others)
    first = game.to_act[0]
    game.play(first, game.options(first)[0])
    assert seen(game, None).players[first].hand_count == 1
    assert seen(game, None).waiting == [seat for seat in range(3) if seat != first]


def test_of_the_small_card_only_the_small_side_shows() -> None:
    game = after_draft(THREE, 2)
    small, middle, large = seen(game, 0).market
    assert small.offer == {
        word: count for word, count in zip(GOOD_WORDS, game.box.markets[game.small[-1]].small) if count
    }
    assert (small.pile, small.card) == (10, None)
    assert (middle.offer, middle.pile, middle.card) == ({}, 0, None)
    assert (large.pile, large.card, large.offer) == (0, None, {"wood": 1, "stone": 1, "marble": 2})
    assert b"bm0" not in encoded(game, 0)


def test_a_card_put_under_the_pile_is_known_to_who_put_it_there() -> None:
    game = after_draft(THREE, 3)
    knowers = [seat for seat in range(3) if len(seen(game, seat).building_deck.buried) == 1]
    assert knowers == [0, 1, 2]  # the last card of everybody's packet
    assert seen(game, None).building_deck.buried == []
    cards = {seen(game, seat).building_deck.buried[0].card for seat in range(3)}
    assert len(cards) == 3


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_at_the_end_all_hands_lie_open(mode: Mode) -> None:
    *_, (game, _) = walk(mode, 3, SOME, WHOLE)
    opened = ROOM.open_view(game)
    assert game.over
    for player in opened.players:
        assert player.hand is not None
        assert len(player.hand) == player.hand_count
    assert opened.viewer is None


# Everything is there


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_workers_of_a_view_are_all_there(mode: Mode) -> None:
    for game, _ in walk(mode, 8, SOME):
        for viewer in [None, *range(game.seats)]:
            view = seen(game, viewer)
            for player in view.players:
                out = sum(place.workers[player.seat] for place in view.places)
                stalls = [stall.worker for stall in view.market].count(player.seat)
                assert view.guildhall.workers.count(player.seat) == player.guildhall
                total = player.home + out + stalls + player.prison + player.guildhall + sum(player.held)
                assert total == WORKERS
                boards = [other.captured[player.seat] for other in view.players]
                assert boards == player.held


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_cards_and_silver_of_a_view_are_all_there(mode: Mode) -> None:
    for game, _ in walk(mode, 9, SOME):
        view = seen(game, 0)
        in_hands = sum(player.hand_count + player.packet_count + player.looking_count for player in view.players)
        built = sum(len(player.built) for player in view.players)
        boxed = 4 if mode.players == 1 else 0
        assert view.building_deck.size + in_hands + built + boxed == 40
        shown = sum(space.apprentice is not None for space in view.display)
        hired = sum(len(player.apprentices) for player in view.players)
        assert view.apprentice_deck.size + shown + hired == 40
        coins = view.tax + sum(space.coins for space in view.display)
        assert coins + sum(player.goods.get("silver", 0) for player in view.players) == game.given[SILVER]
        assert sorted(who for step in view.virtue for who in step.players) == list(range(len(view.players)))
        assert sorted(who for level in view.cathedral for who in level.players) == list(range(len(view.players)))
        for player in view.players:
            assert player.points == sum(player.sheet.values())
        if view.opponent is not None:
            cards = view.opponent.schemes_left + len(view.opponent.schemes_done) + view.opponent.future_left
            assert cards + (view.opponent.scheme is not None) == 30


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_said_to_be_ready_can_be_done(mode: Mode) -> None:
    for game, _ in walk(mode, 1, SOME):
        for seat in game.to_act:
            words = [game.words(action) for action in game.options(seat)]
            if "go quarry" not in words:  # not a placement
                continue
            view = seen(game, seat)
            ready = {plan.building for plan in view.players[seat].hand or [] if plan.ready}
            assert {word[6:] for word in words if word.startswith("build ")} == ready
            assert ("cathedral" in words) == (view.cathedral_next is not None and view.cathedral_next.ready)
            for plan in view.players[seat].hand or []:
                assert plan.ready == (not plan.short and not plan.skills)


# What the next worker brings


def test_what_a_place_gives_next() -> None:
    """RULES.md sections 4.1 to 4.6: n is counted with the new worker, and apprentices help."""
    game = after_draft(THREE, 4)
    me = game.players[0]
    me.home, me.at[FOREST], me.at[MINES] = 16, 2, 2
    me.apprentices = [index_of("woodcutter"), index_of("miner"), index_of("pickpocket")]
    view = {place.place: place for place in seen(game, 0).places}
    assert view["forest"].workers == [2, 0, 0]
    assert view["forest"].next is not None
    assert (view["forest"].next.workers, view["forest"].next.gains) == (3, [{"wood": 4}])
    assert view["forest"].next.words == "4 wood"
    assert view["mines"].next is not None
    assert view["mines"].next.gains == [{"clay": 5}, {"clay": 1, "gold": 1}]
    assert view["mines"].next.words == "5 clay, or 1 clay and 1 gold"
    assert view["tax_stand"].next is not None
    assert (view["tax_stand"].next.gains, view["tax_stand"].next.virtue) == ([{"gold": 1, "silver": 4}], -2)
    assert view["town_centre"].next is not None
    assert (view["town_centre"].next.actions, view["town_centre"].next.captures_at) == (1, 2)
    assert view["workshop"].next is not None
    assert (view["workshop"].next.cards, view["workshop"].next.price) == (1, 4)
    assert view["kings_storehouse"].next is not None
    assert view["kings_storehouse"].next.words == "1 trade"
    assert all(place.next is None for place in seen(game, None).places)


def test_what_a_hire_costs_by_column() -> None:
    """RULES.md 4.3 and R12: columns beyond n cost a coin each."""
    game = after_draft(THREE, 4)
    game.players[0].home, game.players[0].at[WORKSHOP] = 19, 1
    hire = seen(game, 0).hire
    assert hire is not None
    assert (hire.price, hire.extra, hire.room) == (4, [0, 0, 1, 2], True)
    game.players[0].virtue = 1
    hire = seen(ask(game, Workshop(0, 1)), 0).hire
    assert hire is not None
    assert (hire.price, hire.extra) == (2, [0, 1, 2, 3])  # both tax coins are avoided; n is 1 here
    assert seen(game, None).hire is None


def test_what_is_missing_for_a_plan_and_for_the_cathedral() -> None:
    game = after_draft(THREE, 5)
    me = game.players[0]
    me.hand = [building("palace"), building("well")]
    me.goods = [0, 2, 3, 0, 1, 0]
    me.apprentices = [index_of("stonecutter")]
    palace, well = seen(game, 0).players[0].hand or []
    assert (palace.building, palace.short, palace.skills) == ("palace", {"wood": 1, "marble": 1}, ["tiling"])
    assert (well.ready, well.short, well.skills) == (True, {}, [])
    step = seen(game, 0).cathedral_next
    assert step is not None
    assert (step.level, step.short, step.cards, step.ready) == (1, {"gold": 1}, 1, False)
    me.level = 3
    step = seen(game, 0).cathedral_next
    assert step is not None
    assert (step.level, step.short) == (4, {"wood_or_stone": 3})
    me.level = 5
    assert seen(game, 0).cathedral_next is None


def test_gold_is_marble_for_therese() -> None:
    """R43."""
    game = after_draft(Mode(ROOM, 5, {"variable": True}), 6)
    who = next(i for i in range(5) if game.box.characters[game.players[i].character].id == "therese")
    player = game.players[who]
    player.hand = [building("castle")]  # 2 clay, 4 wood, 1 gold, 2 marble
    player.goods = [0] * 6
    player.goods[CLAY], player.goods[WOOD], player.goods[GOLD] = 2, 4, 2
    [castle] = seen(game, who).players[who].hand or []
    assert castle.short == {"gold": 1}
    player.goods[MARBLE] = 1
    [castle] = seen(game, who).players[who].hand or []
    assert castle.short == {}


def test_what_a_reset_would_bring() -> None:
    """RULES.md 11.3: those at the stalls come to the Prison first; 3 lose virtue, the most take a debt."""
    game = after_draft(THREE, 7)
    game.players[0].prison, game.players[1].prison = 1, 3
    game.market[0] = 0
    game.market[1] = 0
    shown = seen(game, None).reset
    assert [verdict.prisoners for verdict in shown] == [3, 3, 0]
    assert [verdict.loses_virtue for verdict in shown] == [True, True, False]
    assert [verdict.takes_debt for verdict in shown] == [True, True, False]


def test_a_building_says_what_its_effect_is_worth_so_far() -> None:
    game = after_draft(THREE, 8)
    me = game.players[0]
    me.built = [building("masons_hut"), building("well")]
    me.apprentices = [index_of("stonecutter"), index_of("labourer"), index_of("miner")]
    hut, well = seen(game, 1).players[0].built
    assert (hut.points, hut.bonus, well.points, well.bonus) == (5, 2, 3, 0)
    assert seen(game, 1).players[0].sheet["buildings"] == 10


def test_the_opponent_has_figures_and_schemes() -> None:
    game = after_draft(Mode(ROOM, 1, {"opponent": "helena"}), 1)
    view = seen(game, 0)
    assert view.opponent is not None
    assert (view.opponent.opponent, view.opponent.points_per_guildhall_worker) == ("helena", 3)
    assert (view.opponent.schemes_left, view.opponent.future_left, view.opponent.schemes_done) == (20, 10, [])
    assert [player.opponent for player in view.players] == [False, True]
    assert view.rules.opponent == "helena"
    assert seen(after_draft(THREE, 1), 0).opponent is None


# The catalogue


def test_the_schemes_are_marked_as_reconstructed() -> None:
    assert {card.mark.source for card in CATALOGUE.schemes} == {"reconstructed"}
    assert len(CATALOGUE.schemes) == 30
    theft = next(card for card in CATALOGUE.schemes if card.id == "S13")
    assert (theft.place, theft.fallback_place) == ("tax_stand", "silversmith")
    assert [(act.act, act.n) for act in theft.acts] == [("burn_tax", 1), ("virtue", -2), ("marble", 2), ("future", 1)]


def test_the_catalogue_has_figures_and_effects_as_data() -> None:
    palace = next(card for card in CATALOGUE.buildings if card.id == "palace")
    assert (palace.points, palace.cost, palace.skills) == (
        9, {"wood": 3, "stone": 3, "marble": 2}, ["tiling", "masonry"],
    )  # fmt: skip
    assert (palace.effect, palace.n, palace.gain, palace.per) == ("gain_per", 4, {"gold": 1}, "virtue")
    assert palace.sentence == "At once: gain 1 gold for every 4 virtue you have."
    treasury = next(card for card in CATALOGUE.buildings if card.id == "treasury")
    assert treasury.one_of == [{"gold": 1}, {"silver": 3}]
    patron = next(card for card in CATALOGUE.apprentices if card.id == "patron_silver")
    assert (patron.pay, patron.gain, patron.skills) == ({"silver": 2}, {"virtue": 1}, ["masonry"])
    assert len(CATALOGUE.apprentices) == len(CATALOGUE.buildings) == 40
    assert CATALOGUE.levels[4].cost == {"wood_or_stone": 8}


def test_a_card_pack_has_its_own_catalogue() -> None:
    data = json.loads(PACKS.path.read_text("utf-8"))
    data["buildings"][0] |= {"name": "Folly", "vp": 4}
    catalogue = ROOM.catalogue(json.dumps(data))
    assert (catalogue.buildings[0].name, catalogue.buildings[0].points) == ("Folly", 4)
    assert catalogue.fingerprint != ""
