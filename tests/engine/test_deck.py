"""A deck, and who knows what lies under it."""

from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.deck import Deck
from bighouse.engine.rng import Rng


def test_the_top_is_drawn_and_the_bottom_known_to_who_put_it_there() -> None:
    deck = Deck([1, 2, 3], [])
    deck.put_under(9, 1 << 1)
    assert deck.cards == [9, 1, 2, 3]
    assert deck.is_known(0, 1)
    assert not deck.is_known(0, 0)
    assert not deck.is_known(1, 1)
    assert (deck.unknown_to(1), deck.unknown_to(0)) == ([1, 2, 3], [9, 1, 2, 3])
    assert [deck.draw() for _ in range(4)] == [3, 2, 1, 9]
    assert (len(deck), deck.known) == (0, [])


def test_several_seats_may_know_what_lies_under_the_deck() -> None:
    deck = Deck([1, 2], [])
    deck.put_under(9, 0b101)
    assert [deck.is_known(0, seat) for seat in range(3)] == [True, False, True]


def test_a_card_is_known_until_it_is_drawn() -> None:
    deck = Deck([1], [])
    deck.put_under(8, 1 << 0)
    deck.put_under(9, 1 << 1)
    assert deck.cards == [9, 8, 1]
    assert [deck.is_known(i, 0) for i in range(3)] == [False, True, False]
    deck.draw()
    deck.draw()
    assert (deck.cards, deck.is_known(0, 1), deck.is_known(1, 0)) == ([9], True, False)


def test_a_clone_is_independent() -> None:
    deck = Deck([1, 2], [])
    copy = deck.clone()
    copy.put_under(7, 1 << 0)
    copy.draw()
    assert (deck.cards, deck.known) == ([1, 2], [])


@given(st.lists(st.integers(0, 3), max_size=30), st.integers())
def test_dealing_anew_keeps_what_a_seat_knows(moves: list[int], seed: int) -> None:
    """Whatever was drawn and put under (3: draw; else by that seat), a deck dealt anew looks the same to the seat."""
    deck = Deck(list(range(10)), [])
    shadow: list[tuple[int, int]] = [(card, -1) for card in deck.cards]
    drawn: list[int] = []
    for move in moves:
        if move == 3 and shadow:
            card = deck.draw()
            assert card == shadow.pop()[0]
            drawn.append(card)
        elif move < 3 and drawn:
            shadow.insert(0, (drawn[-1], move))
            deck.put_under(drawn.pop(), 1 << move)
    for seat in range(3):
        known = {i: card for i, (card, knower) in enumerate(shadow) if knower == seat}
        anew = deck.clone()
        cards = anew.unknown_to(seat)
        Rng(seed).shuffle(cards)
        anew.deal_unknown(seat, cards)
        assert not cards
        assert {i: anew.cards[i] for i in range(len(anew)) if anew.is_known(i, seat)} == known
        assert sorted(anew.cards) == sorted(deck.cards)
