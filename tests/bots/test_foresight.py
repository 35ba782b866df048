"""Nobody foresees dice and cards: a bet on what is still to come looks no better than it is."""

import pytest

from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from tests.bots.tavern import HOME, TAVERN, Evening, GoOut, TavernRoom


@pytest.mark.parametrize("cards", [False, True], ids=["dice", "cards"])
def test_the_search_does_not_bet_on_what_it_cannot_know(cards: bool) -> None:
    game = TavernRoom(cards).deal(1, {}, Rng(1))
    roots = [SearchBot(20, explore=1000.0).search(Side(game, 0), Rng(seed)) for seed in range(40)]
    bets = [root.edges[TAVERN] for root in roots]
    visits = sum(bet.visits for bet in bets)
    assert visits > 200
    home = roots[0].edges[HOME].mean()
    assert sum(bet.total for bet in bets) / visits < home  # a bet is worth a sixth of a point less than nothing


class OneStreet(Wisdom[Evening]):
    """What happens in a tavern is another part of the evening."""

    def part(self, game: Game, seat: int) -> int:
        return int(isinstance(game.choice(seat), GoOut))


def test_the_search_looks_no_further_than_to_the_end_of_a_part() -> None:
    room = TavernRoom(False)
    room.wisdom = OneStreet()
    bot = SearchBot(20, explore=1000.0)
    root = bot.search(Side(room.deal(1, {}, Rng(1)), 0), Rng(3))
    assert root.edges[TAVERN].visits > 0
    assert list(bot.nodes.values()) == [root]
