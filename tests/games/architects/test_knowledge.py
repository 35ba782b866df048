"""What a seat may know (RULES.md section 16.2)."""

from __future__ import annotations

from bighouse.engine.rng import Rng
from bighouse.games.architects.knowledge import imagine, key
from tests.games.architects.by_hand import deal


def test_the_top_small_card_keeps_its_face_and_nothing_else() -> None:
    table = deal(2).small("bm01")
    markets = [market.id for market in table.game.box.markets]
    tops = {markets[imagine(table.game, 0, Rng(seed)).small[-1]] for seed in range(40)}
    assert tops == {"bm01", "bm06"}  # both show one marble


def test_once_the_twin_is_turned_over_the_card_is_known() -> None:
    table = deal(2).large("bm06").small("bm01")
    markets = [market.id for market in table.game.box.markets]
    assert {markets[imagine(table.game, 0, Rng(seed)).small[-1]] for seed in range(20)} == {"bm01"}


def test_cards_put_under_the_pile_stay_known_to_whoever_put_them_there() -> None:
    table = deal(2).give(0, gold=1).hand(0, "well").turn(0).act(0, "cathedral")
    game = table.game
    well = game.building_deck.cards[0]
    assert game.box.buildings[well].id == "well"
    assert {imagine(game, 0, Rng(seed)).building_deck.cards[0] for seed in range(9)} == {well}
    assert len({imagine(game, 1, Rng(seed)).building_deck.cards[0] for seed in range(9)}) > 1


def test_everybody_knows_which_apprentice_went_under_the_pile() -> None:
    table = deal(2).apprentices(0, "jeweller miner thief labourer acolyte_clay").turn(0).act(0, "dismiss thief")
    thief = table.game.apprentice_deck.cards[0]
    for seat in range(2):
        assert {imagine(table.game, seat, Rng(seed)).apprentice_deck.cards[0] for seed in range(9)} == {thief}


def test_positions_that_look_alike_have_the_same_key() -> None:
    table = deal(3).turn(0)
    for seat in range(3):
        keys = {key(imagine(table.game, seat, Rng(seed)), seat) for seed in range(9)}
        assert keys == {key(table.game, seat)}
    before = key(table.game, 1)
    table.act(0, "go quarry")
    assert key(table.game, 1) != before
