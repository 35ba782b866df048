"""Lanes: several seats act at once, and the main agenda waits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.errors import IllegalMove, RulesBroken
from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice, Step
from market import rules as tiny
from market.rules import Market, Offer, OpenBids, Ready, ShowBids, Stake
from tests.engine.helpers import market, odd_market, play


def bids(players: int = 3) -> Market:
    return odd_market(OpenBids(), ShowBids(), players=players)


def offer(game: Market, seat: int, which: int = 0) -> None:
    game.play(seat, tiny.OFFER + game.hands[seat][which])


def test_all_seats_may_act_at_once_each_at_its_own_pace() -> None:
    game = bids()
    assert game.to_act == [0, 1, 2]
    offer(game, 1)
    assert game.to_act == [0, 1, 2]
    assert type(game.choice(1)) is Stake
    assert type(game.choice(0)) is Offer
    play(game, "1 stake 2")
    assert game.to_act == [0, 2]


def test_the_main_agenda_waits_until_all_are_done() -> None:
    game = bids()
    for seat in (2, 0, 1):
        assert (len(game.lanes), game.spent) == (3, 0)
        offer(game, seat)
        play(game, f"{seat} stake 1")
    assert (len(game.lanes), game.spent) == (0, 3)
    assert game.to_act == [0]  # the winner says ready


def test_a_seat_that_is_done_is_told_that_it_is_not_its_turn() -> None:
    game = bids()
    offer(game, 0)
    play(game, "0 stake 0")
    with pytest.raises(IllegalMove, match="not this seat's turn"):
        play(game, "0 stake 1")


def test_refusals_within_a_lane() -> None:
    game = bids()
    game.coins[1] = 1
    offer(game, 1)
    assert game.why_not(1, tiny.STAKE + 2) == "'stake 2' costs more than the 1 coins you have."
    assert game.why_not(1, tiny.READY) == "'ready' is not an answer to what is asked: Stake?"


def test_forced_choices_within_a_lane_are_taken() -> None:
    game = odd_market(Ready(0), OpenBids(), ShowBids())
    game.hands[0] = game.hands[0][:1]
    game.coins[1] = 0
    play(game, "0 ready")
    assert type(game.choice(0)) is Stake  # its only card was offered
    offer(game, 1)
    assert game.stakes[1] == 0  # and its empty purse staked
    assert game.to_act == [0]


def test_lanes_without_any_choice_close_at_once() -> None:
    game = odd_market(Ready(0), OpenBids(), ShowBids(), Ready(1))
    game.hands = [hand[:1] for hand in game.hands]
    game.coins = [0, 0]
    play(game, "0 ready")
    assert (game.lanes, game.gatherings, game.to_act, type(game.choice(0))) == ([], 1, [0], Ready)


def test_the_closing_of_lanes_is_a_reveal_unless_a_seat_was_alone() -> None:
    for alone in (False, True):
        game = odd_market(Ready(0), OpenBids(), Ready(1))
        if alone:
            game.hands[1] = []
        play(game, "0 ready")
        for seat in game.to_act:
            offer(game, seat)
            assert game.reveals == 0
            play(game, f"{seat} stake 0")
        assert (game.to_act, game.reveals) == ([1], 0 if alone else 1)


def test_clones_and_fingerprints_know_the_lanes() -> None:
    game = bids()
    offer(game, 1)
    copy = game.clone()
    assert copy.fingerprint() == game.fingerprint()
    offer(copy, 0)
    assert game.choice(0).args() == [0]  # type: ignore[union-attr]
    assert type(game.choice(0)) is Offer
    assert copy.fingerprint() != game.fingerprint()


@given(st.data(), st.integers(2, 4), st.integers(0, 99))
def test_any_order_of_the_seats_leads_to_the_same_position(data: st.DataObject, players: int, seed: int) -> None:
    def opened() -> Market:
        game = market(players, seed, short=True)
        while not game.lanes:
            game.play(game.to_act[0], game.options(game.to_act[0])[-1])
        return game

    plans = {seat: (data.draw(st.integers(0, 1)), data.draw(st.integers(0, 2))) for seat in range(players)}
    in_turn = [seat for seat in range(players) for _ in range(2)]
    ends = []
    for order in (in_turn, data.draw(st.permutations(in_turn))):
        game = opened()
        for seat in order:
            choice = game.choice(seat)
            options = game.options(seat)
            game.play(seat, options[plans[seat][type(choice) is Stake] % len(options)])
        assert not game.lanes
        ends.append((game.fingerprint(), game.reveals))
    assert ends[0] == ends[1]


class OpenLanes(Step[Market]):
    def run(self, game: Market) -> None:
        game.gather([Nested(0), Nested(1)])


class Nested(Choice[Market]):
    def candidates(self, game: Market) -> list[int]:
        return [tiny.DONE, tiny.READY]

    def take(self, game: Market, action: int) -> None:
        if action == tiny.READY:
            game.do_next(OpenLanes())


def test_lanes_within_lanes_are_a_bug_of_the_rules() -> None:
    game = odd_market(OpenLanes())
    with pytest.raises(RulesBroken, match="lanes within"):
        play(game, "0 ready")


def test_another_seats_lane_stays_secret() -> None:
    game = bids()
    spectator, other = game.view(None), game.view(2)
    offer(game, 0, 0)
    first = (game.view(None), game.view(2))
    again = bids()
    offer(again, 0, 1)
    assert (again.view(None), again.view(2)) == first
    assert first[0]["offered"] == [True, False, False]
    assert (spectator["offered"], other["offered"]) == ([False] * 3, [False] * 3)
    assert game.imagine(2, Rng(1)).view(2) == first[1]


def test_sealed_answers_of_others_are_given_anew_in_an_imagined_game() -> None:
    game = bids()
    offer(game, 0)
    play(game, "0 stake 2")
    offer(game, 1)
    offer(game, 2, 1)
    own = game.offers[1]
    seen: set[tuple[int, int]] = set()
    for seed in range(60):
        dream = game.imagine(1, Rng(seed))
        assert isinstance(dream, Market)
        assert dream.view(1) == game.view(1)
        assert dream.offers[1] == own
        assert dream.offers[0] in dream.hands[0]
        assert dream.offers[2] in dream.hands[2]
        assert (dream.stakes[0] >= 0, dream.stakes[2]) == (True, -1)
        seen.add((dream.offers[0], dream.stakes[0]))
    assert {stake for _, stake in seen} == {0, 1, 2}
    assert len({card for card, _ in seen}) > 4  # any card that seat 1 does not see may lie there


def test_an_imagined_game_tells_nothing_of_sealed_answers() -> None:
    """Whatever the others have answered, the same chance imagines the same game."""
    dreams: set[str] = set()
    for which in (0, 1):
        for stake in (0, 1, 2):
            game = bids()
            offer(game, 0, which)
            play(game, f"0 stake {stake}")
            dreams.add(game.imagine(1, Rng(5)).fingerprint())
    assert len(dreams) == 1


def test_whoever_imagines_an_imagined_game_further_learns_nothing_of_sealed_answers() -> None:
    game = bids()
    offer(game, 0)
    play(game, "0 stake 2")
    again = {game.imagine(1, Rng(seed)).imagine(1, Rng(5)).fingerprint() for seed in range(20)}
    assert again == {game.imagine(1, Rng(5)).fingerprint()}


def test_a_seat_that_is_done_imagines_the_others_too() -> None:
    game = bids()
    offer(game, 1)
    play(game, "1 stake 0")
    dream = game.imagine(1, Rng(3))
    assert dream.to_act == [0, 2]
    assert dream.view(1) == game.view(1)


class DealBids(Step[Market]):
    """Seat 0 holds a single card: what it offers is no choice, and nobody else's business all the same."""

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> list[int]:
        return [self.card]

    def run(self, game: Market) -> None:
        game.deck.cards = sorted([*game.deck.cards, *game.hands[0]])
        game.deck.cards.remove(self.card)
        game.hands[0] = [self.card]


def test_what_is_forced_in_sealed_lanes_is_not_told_either() -> None:
    dreams: set[str] = set()
    offered: set[int] = set()
    for which in range(2):
        spare = odd_market(OpenBids()).deck.cards
        game = odd_market(DealBids(spare[which]), OpenBids(), ShowBids())
        assert game.offers[0] == spare[which]  # the kernel has taken it, and asks for the stake
        for seed in range(20):
            dream = game.imagine(1, Rng(seed))
            assert isinstance(dream, Market)
            assert dream.view(1) == game.view(1)
            assert dream.hands[0] == [dream.offers[0]]
            offered.add(dream.offers[0])
            dream.audit()
        dreams.add(game.imagine(1, Rng(5)).fingerprint())
    assert len(offered) > 4
    assert len(dreams) == 1
