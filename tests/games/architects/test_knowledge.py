"""What a seat may know (RULES.md section 16.2)."""

from __future__ import annotations

from bighouse.engine.rng import Rng
from bighouse.games.architects.mind.knowledge import imagine, key
from tests.games.architects.table import Table, scene


def turn(text: str = "", players: int = 2) -> Table:
    return scene(f"architects, {players} players\n{text}\nstart: turn of Ann", "Ann Ben Cleo")


def test_the_top_small_card_keeps_its_face_and_nothing_else() -> None:
    table = turn("small market: bm01")
    markets = [market.id for market in table.game.box.markets]
    tops = {markets[imagine(table.game, 0, Rng(seed)).small[-1]] for seed in range(40)}
    assert tops == {"bm01", "bm06"}  # both show one marble


def test_once_the_twin_is_turned_over_the_card_is_known() -> None:
    table = turn("small market: bm01\nlarge market: bm06")
    markets = [market.id for market in table.game.box.markets]
    assert {markets[imagine(table.game, 0, Rng(seed)).small[-1]] for seed in range(20)} == {"bm01"}


def test_cards_put_under_the_pile_stay_known_to_whoever_put_them_there() -> None:
    game = turn("Ann: 1 gold\nAnn hand: well").act("Ann", "cathedral").game
    well = game.building_deck.cards[0]
    assert game.box.buildings[well].id == "well"
    assert {imagine(game, 0, Rng(seed)).building_deck.cards[0] for seed in range(9)} == {well}
    assert len({imagine(game, 1, Rng(seed)).building_deck.cards[0] for seed in range(9)}) > 1


def test_everybody_knows_which_apprentice_went_under_the_pile() -> None:
    game = turn("Ann apprentices: jeweller miner thief labourer acolyte_clay").act("Ann", "dismiss thief").game
    thief = game.apprentice_deck.cards[0]
    for seat in range(2):
        assert {imagine(game, seat, Rng(seed)).apprentice_deck.cards[0] for seed in range(9)} == {thief}


def test_positions_that_look_alike_have_the_same_key() -> None:
    table = turn(players=3)
    for seat in range(3):
        keys = {key(imagine(table.game, seat, Rng(seed)), seat) for seed in range(9)}
        assert keys == {key(table.game, seat)}
    before = key(table.game, 1)
    table.act("Ann", "go quarry")
    assert key(table.game, 1) != before
