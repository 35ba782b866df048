"""Only whoever reads is "you"; everybody else is called by name, also somebody who calls himself so."""

from bighouse.engine.actor import Actor
from bighouse.engine.names import Names, called, possessive
from tests.engine.helpers import market

SEATS = ["You", "Jonas", "Cleo"]
BESIDE = [Actor(None, "the guards"), Actor(0, "scout")]


def test_you_is_whoever_reads() -> None:
    mine = Names(0, SEATS.__getitem__, 3, BESIDE)
    assert [mine.who(0), mine.whose(0), mine.of(0)] == ["you", "your", "yours"]
    assert [mine.who(1), mine.whose(1), mine.of(2)] == ["Jonas", "Jonas'", "Cleo"]
    for reader in (1, None):
        others = Names(reader, SEATS.__getitem__, 3, BESIDE)
        assert [others.who(0), others.whose(0), others.of(0)] == ["You", "You's", "You"]


def test_automata_have_names_of_their_own_and_further_figures_an_owner() -> None:
    mine, others = (Names(reader, SEATS.__getitem__, 3, BESIDE) for reader in (0, 1))
    assert [mine.who(3), mine.whose(3)] == ["the guards", "the guards'"]
    assert [mine.who(4), mine.whose(4)] == ["your scout", "your scout's"]
    assert others.who(4) == "You's scout"


def test_a_possessive() -> None:
    assert [possessive(name) for name in ("Cleo", "the guards", "you", "You")] == [
        "Cleo's",
        "the guards'",
        "your",
        "You's",
    ]


def test_seats_go_by_the_tables_names_where_it_has_given_some() -> None:
    game = market(3)
    assert called(game, 1) == game.room.nickname(game, 1)
    game.called = SEATS
    assert (called(game, 1), called(game.clone(), 2)) == ("Jonas", "Cleo")
