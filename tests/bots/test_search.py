"""The search: opinions, budgets, the tree kept between moves, and play to the end in every mode."""

import time

import pytest

import bighouse
from bighouse.bots.registry import make_bot
from bighouse.bots.search import LOOKED_AT, TO_THE_END, WIDER, Edge, Node, SearchBot, lowest_prior
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from tests.bots.tavern import TAVERN, TavernRoom
from tests.contract.modes import MODES, Mode


def play_out(game: Game, specs: list[str], seed: int) -> None:
    bots = [make_bot(spec) for spec in specs]
    rng = Rng(seed)
    while not game.over:
        for seat in game.to_act:
            game.play(seat, bots[seat].choose(Side(game, seat), rng))
        game.audit()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_search_plays_every_mode_to_the_end(mode: Mode) -> None:
    game = mode.new(41)
    play_out(game, ["search:2"] * mode.players, 41)
    assert game.over


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        game = bighouse.new("lockup", players=2, seed=seed)
        play_out(game, ["greedy", "random"] if seed % 2 else ["random", "greedy"], seed)
        wins += game.winners() == [1 - (seed % 2)]
    assert wins >= 5


def test_opinions_cover_the_options_best_first() -> None:
    game = bighouse.new("lockup", players=3, seed=4)
    seat = game.to_act[0]
    opinions = SearchBot(60).opinions(Side(game, seat), Rng(1))
    assert sorted(opinion.action for opinion in opinions) == sorted(game.options(seat))
    closely = [o.worth for o in opinions if o.visits >= LOOKED_AT * max(o.visits for o in opinions)]
    assert closely == sorted((o.worth for o in opinions[: len(closely)]), reverse=True)
    assert sum(opinion.visits for opinion in opinions) == 60
    assert all(0 <= opinion.value <= 1 for opinion in opinions)
    assert opinions[0].line
    assert all(ply.words for opinion in opinions for ply in opinion.line)


def test_the_same_chance_gives_the_same_choice() -> None:
    game = bighouse.new("lockup", players=4, seed=5)
    seat = game.to_act[0]
    assert SearchBot(40).choose(Side(game, seat), Rng(3)) == SearchBot(40).choose(Side(game, seat), Rng(3))


def test_the_tree_is_kept_between_moves_and_counts() -> None:
    game = bighouse.new("lockup", players=2, seed=6)
    bot = SearchBot(80)
    seat = game.to_act[0]
    game.play(seat, bot.choose(Side(game, seat), Rng(1)))
    assert game.to_act == [seat]  # the location is chosen, now the crew
    before = bot.simulated
    assert bot.search(Side(game, seat), Rng(2)).visits == 80
    fresh = SearchBot(80)
    fresh.search(Side(game, seat), Rng(2))
    assert bot.simulated - before < fresh.simulated


def test_a_search_that_stops_when_it_is_settled_chooses_the_same() -> None:
    saved = 0
    for room in ("lockup", "architects"):
        for seed in range(5):
            game = bighouse.new(room, players=2, seed=seed)
            side = Side(game, game.to_act[0])
            root = SearchBot(60).search(side, Rng(seed))
            assert root.visits == 60
            action = SearchBot(60).choose(side, Rng(seed))
            assert root.edges[action].visits == max(edge.visits for edge in root.edges.values())
            saved += 60 - SearchBot(60).search(side, Rng(seed), until_settled=True).visits
    assert saved > 0


def test_the_lead_of_the_most_visited_option() -> None:
    node = Node()
    assert node.lead() == 0
    for action, visits in enumerate((3, 9, 5, 9)):
        node.edges[action] = Edge(action)
        node.edges[action].visits = visits
    assert node.lead() == 0
    node.edges[1].visits = 11
    assert node.lead() == 2


def test_of_many_options_the_best_at_first_sight_come_into_view_first() -> None:
    game = bighouse.new("lockup", players=2, seed=9)
    seat = game.to_act[0]
    game.play(seat, game.options(seat)[0])
    options = game.options(seat)
    assert len(options) == 12  # six crew, each face up or face down
    for iterations in (1, 4, 9, 16):
        root = SearchBot(iterations, wide=1, explore=100_000.0).search(Side(game, seat), Rng(1))
        assert sorted(root.edges) == sorted(options)
        tried = [edge.prior for edge in root.edges.values() if edge.visits > 0]
        left = [edge.prior for edge in root.edges.values() if edge.visits == 0]
        assert len(tried) <= 1 + WIDER * iterations**0.5
        assert min(tried) >= max(left)
    everything = SearchBot(16, wide=0, explore=100_000.0).search(Side(game, seat), Rng(1))
    assert all(edge.visits > 0 for edge in everything.edges.values())


def test_the_unit_of_values_does_not_matter() -> None:
    """A room may count in points or in hundredths: what is explored goes by how much values surprise."""
    for seed in range(8):
        roots = []
        for unit in (1, 16):
            game = TavernRoom(False, unit).deal(1, {}, Rng(1))
            game.play(0, TAVERN)
            roots.append(SearchBot(60).search(Side(game, 0), Rng(seed)))
        usual, large = roots
        assert large.noise() == 16 * usual.noise() > 16
        assert [edge.visits for edge in large.edges.values()] == [edge.visits for edge in usual.edges.values()]
        assert sum(edge.visits > 0 for edge in usual.edges.values()) > 1


def test_what_values_surprise_by() -> None:
    node, edge = Node(), Edge(0)
    edge.prior = 10.0
    node.count(edge, 10.0)
    assert (node.visits, edge.visits, node.noise()) == (1, 1, 0.0)
    node.count(edge, 50.0)
    assert node.noise() == pytest.approx((40 * 30 / 2) ** 0.5)  # from 10 expected to 20 known


def test_the_bar_for_being_in_view() -> None:
    edges = [Edge(action) for action in range(4)]
    for edge, prior in zip(edges, (30.0, 10.0, 40.0, 20.0), strict=True):
        edge.prior = prior
    assert [lowest_prior(edges, count) for count in (1, 2, 3)] == [40.0, 30.0, 20.0]
    assert lowest_prior(edges, 4) == float("-inf")


def test_a_time_budget_ends_the_search() -> None:
    game = bighouse.new("lockup", players=2, seed=7)
    bot = SearchBot(10_000_000, seconds=0.05)
    start = time.perf_counter()
    bot.choose(Side(game, game.to_act[0]), Rng(1))
    assert time.perf_counter() - start < 5  # far from what all iterations would take


def test_full_playouts_reach_the_end_of_the_game() -> None:
    game = bighouse.new("lockup", players=2, seed=8)
    bot = SearchBot(5, playout=TO_THE_END, width=0)
    bot.choose(Side(game, game.to_act[0]), Rng(1))
    assert bot.simulated > 5 * 50


def test_of_a_tree_that_has_grown_too_large_the_last_search_stays() -> None:
    game = bighouse.new("lockup", players=2, seed=6)
    bot = SearchBot(40)
    for _ in range(3):
        seat = game.to_act[0]
        game.play(seat, bot.choose(Side(game, seat), Rng(1)))
    grown = len(bot.nodes)
    last = sum(node.search == bot.searches for node in bot.nodes.values())
    assert 0 < last < grown
    bot.prune()
    assert len(bot.nodes) == last
