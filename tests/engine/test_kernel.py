"""The agenda, choices and refusals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.errors import IllegalMove, RulesBroken
from bighouse.engine.playout import playout
from bighouse.engine.rng import Rng
from bighouse.engine.step import GAME_IS_OVER, NOT_ASKED_FOR, NOT_YOUR_TURN, Choice, Step
from market import rules as tiny
from market.room import ROOM
from market.rules import Market, Offer, Ready, Toll, Turn
from tests.engine.helpers import chance_move, dice, market, odd_market, play


class Note(Step[Market]):
    """Leaves its number in `won`; those above ten first have two more noted."""

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> list[int]:
        return [self.number]

    def run(self, game: Market) -> None:
        game.won.append(self.number)
        if self.number > 10:
            game.do([Note(self.number // 10), Note(self.number % 10)])


class NoWayOut(Choice[Market]):
    def candidates(self, game: Market) -> list[int]:
        return [tiny.BUY + 2]

    def refusal(self, game: Market, action: int) -> int:
        return tiny.TOO_DEAR


class NoWords(Choice[Market]):
    """It says nothing of itself."""

    def candidates(self, game: Market) -> list[int]:
        return [tiny.BUY, tiny.BUY + 1, tiny.READY]

    def refusal(self, game: Market, action: int) -> int:
        return tiny.TOO_DEAR if action == tiny.BUY else 0


# The agenda


def test_steps_are_done_in_their_order_and_what_they_add_comes_first() -> None:
    assert odd_market(Note(1), Note(23), Note(4), Ready(0)).won == [1, 23, 2, 3, 4]


def test_the_game_goes_on_to_the_next_choice_and_ends_with_the_agenda() -> None:
    game = odd_market(Ready(0), Note(5), Ready(1), Note(6))
    assert (game.to_act, game.won) == ([0], [])
    play(game, "0 ready")
    assert (game.to_act, game.won, game.over) == ([1], [5], False)
    play(game, "1 ready")
    assert (game.to_act, game.won, game.over) == ([], [5, 6], True)


def test_a_choice_can_say_what_it_comes_before() -> None:
    after = Ready(1)
    game = odd_market(Ready(0), after)
    assert game.upcoming(0) is after
    assert game.upcoming(1) is None  # it is not asked
    play(game, "0 ready")
    assert game.upcoming(1) is None  # nothing comes after


def test_a_choice_has_plain_words_until_it_knows_better_ones() -> None:
    game = odd_market(NoWords(0))
    assert (ROOM.question(game, 0), ROOM.chapter(game, 0)) == ("No words?", "")
    assert ROOM.question(game, 1) == "It is not your turn"
    assert [said.label for said in ROOM.wordings(game, 0).values()] == ["buy 1", "buy 2", "ready"]
    assert game.why_not(0, tiny.BUY) == "The rules do not allow 'buy 1' now."


def test_a_game_may_be_over_before_anybody_acts() -> None:
    game = odd_market(Note(5))
    assert (game.over, game.to_act, game.options(0), game.winners()) == (True, [], [], [0, 1])


def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert market().winners() == []


def test_a_choice_without_options_is_a_bug_of_the_rules() -> None:
    with pytest.raises(RulesBroken, match="NoWayOut leaves seat 1 nothing to choose"):
        odd_market(NoWayOut(1))


# Choices


def test_a_forced_choice_is_taken_by_the_kernel() -> None:
    game = market(purse="empty")
    play(game, "0 done")  # without coins the toll can only be skipped
    assert (game.to_act, type(game.choice(1))) == ([1], Turn)


def test_a_choice_between_two_is_asked() -> None:
    game = market()
    play(game, "0 done")
    assert (game.to_act, type(game.choice(0))) == ([0], Toll)


def test_what_is_always_asked_is_asked() -> None:
    game = odd_market(Ready(1))
    assert (game.to_act, game.options(1)) == ([1], [tiny.READY])


def test_options_are_the_candidates_without_a_refusal() -> None:
    game = market()
    play(game, "0 buy 3")
    assert [game.words(action) for action in game.options(0)] == ["draw", "buy 1", "buy 2", "done"]
    assert [game.words(action) for action in game.refused(0)] == ["buy 3"]
    assert game.options(1) == game.refused(1) == []
    assert game.choice(1) is None


def test_options_are_a_copy() -> None:
    game = market()
    game.options(0).clear()
    assert game.options(0)


def test_a_step_is_rebuilt_from_its_args() -> None:
    game = market()
    for step in [*game.main.agenda, Offer(1), Note(7)]:
        again = type(step)(*step.args())
        assert (type(again), again.args()) == (type(step), step.args())


# Refusals


@pytest.mark.parametrize(
    ("seat", "words", "refusal", "reason"),
    [
        (0, "buy 1", 0, ""),
        (0, "buy 3", tiny.TOO_DEAR, "'buy 3' costs more than the 2 coins you have."),
        (0, "ready", NOT_ASKED_FOR, "'ready' is not an answer to what is asked: Turn?"),
        (1, "buy 1", NOT_YOUR_TURN, "It is not this seat's turn."),
        (-1, "buy 1", NOT_YOUR_TURN, "It is not this seat's turn."),
        (99, "buy 1", NOT_YOUR_TURN, "It is not this seat's turn."),
    ],
)
def test_why_not(seat: int, words: str, refusal: int, reason: str) -> None:
    game = market()
    play(game, "0 buy 3")
    action = ROOM.vocabulary.action(words)
    assert (game.refusal(seat, action), game.why_not(seat, action)) == (refusal, reason)


@pytest.mark.parametrize("action", [-1, 35, 10**12])
def test_why_not_when_there_is_no_such_action(action: int) -> None:
    assert market().why_not(0, action) == f"There is no action {action}."


def test_why_not_when_the_game_is_over() -> None:
    game = odd_market(Ready(0))
    play(game, "0 ready")
    assert game.refusal(0, tiny.READY) == GAME_IS_OVER
    with pytest.raises(IllegalMove, match="The game is over"):
        game.play(0, tiny.READY)


def test_a_refusal_that_rests_on_the_position() -> None:
    game = market()
    game.deck.cards = []
    play(game, "0 buy 1")
    assert game.why_not(0, tiny.DRAW) == "The deck is empty."


@given(dice, st.integers(-2, 5), st.integers(-2, 40))
def test_an_illegal_move_leaves_the_game_untouched(rolls: list[int], seat: int, action: int) -> None:
    game = market(3)
    for die in rolls:
        if not game.over:
            game.play(*chance_move(game, die))
    before = (game.fingerprint(), game.to_act, game.reveals, [game.view(each) for each in (None, 0, 1, 2)])
    if action in game.options(seat):
        assert game.why_not(seat, action) == ""
        return
    reason = game.why_not(seat, action)
    with pytest.raises(IllegalMove) as error:
        game.play(seat, action)
    assert str(error.value) == reason != ""
    assert before == (game.fingerprint(), game.to_act, game.reveals, [game.view(each) for each in (None, 0, 1, 2)])


# Whole games


@given(dice, st.integers(2, 4), st.integers(0, 1000))
def test_a_clone_goes_its_own_way(rolls: list[int], players: int, seed: int) -> None:
    game = market(players, seed)
    for die in rolls:
        if game.over:
            break
        before = (game.fingerprint(), game.to_act, [game.options(seat) for seat in range(players)])
        copy = game.clone()
        assert copy.fingerprint() == game.fingerprint()
        assert (copy.reveals, copy.gatherings) == (game.reveals, game.gatherings)
        seat, action = chance_move(game, die)
        copy.play(seat, action)
        after = copy.fingerprint()
        playout(copy, Rng(die))
        assert copy.over
        copy.audit()
        assert before == (game.fingerprint(), game.to_act, [game.options(seat) for seat in range(players)])
        game.play(seat, action)
        assert game.fingerprint() == after
        game.audit()


@given(dice, st.integers(2, 4), st.integers(0, 1000))
def test_an_imagined_game_looks_the_same_to_its_seat(rolls: list[int], players: int, seed: int) -> None:
    game = market(players, seed)
    rng = Rng(seed)
    for die in rolls:
        if game.over:
            break
        for seat in range(players):
            dream = game.imagine(seat, rng)
            assert dream.view(seat) == game.view(seat)
            dream.audit()
            playout(dream, rng)  # what the others may do fits the hands they were dealt
            dream.audit()
        game.play(*chance_move(game, die))


def test_the_same_seed_and_moves_give_the_same_fingerprints() -> None:
    """Fixed for good: plain and compiled, on every machine."""
    game = market(3, seed=42)
    prints = [game.fingerprint()]
    rng = Rng(6)
    while not game.over:
        game.play(*chance_move(game, rng.below(10_000)))
        prints.append(game.fingerprint())
    assert (len(prints), prints[0], prints[10], prints[-1]) == (
        30,
        "a27c9650842a790f",
        "9bcce27497c38e2f",
        "5d1c2e3915fbcaf1",
    )
    assert len(set(prints)) == len(prints)


def test_playout_counts_the_decisions() -> None:
    game = odd_market(Ready(0), Toll(1), Ready(1))
    assert playout(game, Rng(1)) == 3
    assert game.over
