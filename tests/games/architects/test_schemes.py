"""Every scheme card of the opponent, told step by step (RULES.md section 15.4)."""

from __future__ import annotations

import pytest

from bighouse.games.architects import events
from bighouse.games.architects.components import PLACE_WORDS, SCHEME_WORDS
from bighouse.games.architects.pack import PACKS
from bighouse.games.architects.state import NOBODY
from tests.games.architects.by_hand import Table, deal

BOT = 1


def table() -> Table:
    """The opponent with something to do for every card."""
    table = deal(1).hold(BOT, 0, 3).prison(BOT, 2).hold(0, BOT, 2).debts(BOT, 2).at(BOT, "town_centre", 1)
    return table.at(0, "quarry", 3).at(0, "forest", 2).at(0, "mines", 1).at(BOT, "kings_storehouse", 1)


def bot(table: Table) -> tuple[int, int, int, int, int, int]:
    player = table.player(BOT)
    marble = table.goods(BOT).get("marble", 0)
    return marble, player.virtue, player.unpaid, player.level, player.captured(), player.prison


@pytest.mark.parametrize(
    ("card", "found"),
    [  # marble, virtue, debts, level, captured, prison
        ("S01", (0, 9, 2, 1, 3, 2)),
        ("S03", (0, 9, 2, 1, 3, 2)),
        ("S04", (1, 7, 2, 0, 3, 2)),
        ("S05", (0, 7, 2, 0, 6, 2)),
        ("S07", (0, 7, 2, 0, 8, 2)),
        ("S08", (1, 7, 2, 0, 0, 0)),
        ("S09", (1, 6, 3, 0, 0, 2)),
        ("S10", (1, 6, 2, 0, 3, 2)),
        ("S12", (2, 6, 2, 0, 3, 2)),
        ("S13", (2, 5, 2, 0, 3, 2)),
        ("S14", (0, 9, 2, 0, 3, 2)),
        ("S15", (2, 7, 2, 0, 3, 2)),
        ("S16", (0, 7, 2, 0, 3, 2)),
        ("S17", (1, 7, 2, 0, 3, 2)),
        ("S20", (0, 8, 1, 0, 3, 2)),
        ("F01", (1, 9, 2, 1, 3, 2)),
        ("F03", (0, 9, 1, 1, 3, 2)),
        ("F04", (2, 7, 2, 0, 3, 2)),
        ("F05", (1, 7, 2, 0, 0, 2)),
        ("F06", (0, 7, 2, 0, 8, 2)),
        ("F07", (1, 8, 2, 0, 0, 0)),
        ("F08", (2, 7, 2, 0, 3, 2)),
        ("F09", (0, 9, 2, 0, 3, 2)),
        ("F10", (1, 7, 2, 0, 3, 2)),
    ],
)
def test_what_a_scheme_does(card: str, found: tuple[int, ...]) -> None:
    assert bot(table().scheme(card).rewards("virtue_virtue").turn(BOT)) == found


@pytest.mark.parametrize("card", [scheme.id for scheme in PACKS.shipped.schemes])
def test_a_scheme_places_one_worker_and_tells_every_step(card: str) -> None:
    here = table()
    home = here.player(BOT).home - 1
    here.scheme(card).turn(BOT)
    scheme = next(scheme for scheme in here.game.box.schemes if scheme.id == card)
    acts = [SCHEME_WORDS[act.kind] for act in scheme.acts]
    steps = [step for step in here.told("opponent_did") if step["why"] == events.WHY_SCHEME]
    assert [SCHEME_WORDS[int(step["act"])] for step in steps] == acts
    assert here.told("scheme_shown") == [{"event": "scheme_shown", "scheme": scheme.index}]
    freed = {"S08": 2, "S09": 2, "F07": 2}.get(card, 0)
    assert here.player(BOT).home == home + freed
    assert here.game.scheme == NOBODY
    assert scheme.index in here.game.schemes_done
    assert here.asked() == (0, "PlaceWorker")
    placed = here.told("worker_placed")
    if scheme.place < 9:
        assert [PLACE_WORDS[int(event["place"])] for event in placed] == [PLACE_WORDS[scheme.place]]


def test_s13_without_tax_only_the_future_card_counts() -> None:
    here = table().tax(0).scheme("S13").turn(BOT)
    assert bot(here) == (0, 7, 2, 0, 3, 2)
    assert here.workers(BOT, "silversmith") == 1
    assert len(here.told("future_added")) == 1
    assert here.told("opponent_did")[0]["why"] == events.WHY_NO_TAX


def test_s16_coins_of_the_purged_column_are_lost() -> None:
    here = table().row(0, "jeweller:2 miner:1").row(1, "thief conspirator").scheme("S16").turn(BOT)
    assert here.display(0)[0] == "miner:1"
    assert here.display(1)[0] == "conspirator"
    deck = [here.game.box.apprentices[card].id for card in here.game.apprentice_deck.cards]
    assert deck[:2] == ["thief", "jeweller"]  # the upper row went under first (R17)


def test_market_spaces_left_and_right_and_the_reset_they_cause() -> None:
    assert table().scheme("S10").turn(BOT).game.market == [BOT, NOBODY, NOBODY]
    assert table().scheme("S12").turn(BOT).game.market == [NOBODY, NOBODY, BOT]
    here = table().market(0, "small", "middle").scheme("F08").turn(BOT)
    assert here.market_owners() == []
    assert [player.prison for player in here.game.players] == [2, 3]
    assert [player.unpaid for player in here.game.players] == [0, 3]
    assert here.player(BOT).virtue == 6


def test_captures_stay_within_two_places() -> None:
    here = table().at(BOT, "town_centre", 2).scheme("F05").turn(BOT)
    taken = here.told("workers_captured")
    assert [(event["place"], event["count"]) for event in taken] == [(0, 3), (1, 2)]
    assert here.told("opponent_did")[-2]["why"] == events.WHY_PLACES_USED_UP


def test_ties_go_to_the_busier_builder_then_to_the_next_in_turn() -> None:
    bot = 2
    for hall, victim in (((), 0), ((0,), 0), ((1,), 1), ((0, 1), 0)):
        here = deal(2, opponent="helena")
        here.game.order = [0, 1, bot]
        here.guildhall(*hall).at(0, "mines", 2).at(1, "quarry", 2).scheme("S05").turn(bot)
        assert here.player(bot).held[victim] == 2, hall


def test_an_empty_pile_is_made_of_the_discards() -> None:
    here = table()
    game = here.game
    game.schemes_done = game.schemes
    game.schemes = []
    here.turn(BOT)
    assert (len(game.schemes), len(game.schemes_done) - 20 + len(game.future)) == (19, -9)


def test_surplus_virtue_always_destroys_its_debts() -> None:
    here = table().virtue(BOT, 13).scheme("F09").turn(BOT)
    assert (here.player(BOT).virtue, here.player(BOT).unpaid) == (14, 1)


def test_r54_the_opponent_takes_its_last_turn_too() -> None:
    here = deal(1).guildhall(*[0, BOT] * 5, 0).scheme("F04", "S17").turn(BOT)
    assert here.game.turns_left == 2
    here.act(0, "go quarry")
    assert here.game.over
    assert len(here.told("scheme_shown")) == 2


def test_r54_if_the_player_ends_the_game_the_opponent_plays_once_more() -> None:
    here = deal(1).guildhall(*[0, BOT] * 5, 0).hand(0, "well").give(0, wood=2, stone=2).scheme("S17", "S18").turn(0)
    here.act(0, "build well")
    assert len(here.told("scheme_shown")) == 1
    here.act(0, "go quarry")
    assert here.game.over
    assert len(here.told("scheme_shown")) == 1
