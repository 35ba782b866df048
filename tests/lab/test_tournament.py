"""Who meets whom: every line-up equally often, everybody on every seat, and everybody on the same deals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bighouse.engine.errors import BadSetup
from bighouse.games import rooms
from bighouse.lab.seeds import derive
from bighouse.lab.tournament import Schedule, plan
from tests.lab.helpers import tournament

FOUR = "random,greedy,greedy:8,search"


def test_two_players_meet_on_the_same_deal_in_both_orders() -> None:
    wanted = tournament(FOUR, games=6)
    fixtures = list(Schedule(wanted).fixtures())
    assert len(fixtures) == wanted.length == 6 * 6
    met: dict[frozenset[str], list[tuple[int, tuple[str, ...]]]] = {}
    for fixture in fixtures:
        met.setdefault(frozenset(fixture.seats), []).append((fixture.seed, fixture.seats))
    assert set(met) == {frozenset(pair) for pair in combinations(wanted.bots, 2)}
    for pair, games in met.items():
        a, b = sorted(pair)
        seeds = {seed for seed, _ in games}
        assert len(seeds) == 3
        assert sorted(games) == sorted([(seed, order) for seed in seeds for order in ((a, b), (b, a))])


@pytest.mark.parametrize(
    ("bots", "players"),
    [(FOUR, 1), (FOUR, 2), (FOUR, 3), (FOUR, 4), (FOUR, 5), ("random,greedy", 3), ("random,greedy", 4),
     ("random,greedy", 5), ("random,greedy,search", 5)],
)  # fmt: skip
def test_seats_are_balanced_within_every_deal(bots: str, players: int) -> None:
    wanted = tournament(bots, players, games=3 * players)
    schedule = Schedule(wanted)
    fixtures = list(schedule.fixtures())
    assert len({(fixture.seed, fixture.seats) for fixture in fixtures}) == len(fixtures) == wanted.length
    for seed in schedule.seeds:
        deal = [fixture.seats for fixture in fixtures if fixture.seed == seed]
        taken = Counter((bot, seat) for seats in deal for seat, bot in enumerate(seats))
        for bot in wanted.bots:
            assert len({taken[bot, seat] for seat in range(players)}) == 1
        line_ups = Counter(tuple(sorted(seats)) for seats in deal)
        assert set(line_ups.values()) == {players}
        if players > 1:
            shares = Counter(bot for seats in deal for bot in seats)
            assert len(set(shares.values())) == 1
            assert set(shares) == set(wanted.bots)


def test_everybody_follows_everybody_as_often() -> None:
    wanted = tournament("random,greedy,search,search:9", players=4, games=6 * 4)
    follows = Counter(
        (bot, fixture.seats[(seat + 1) % 4])
        for fixture in Schedule(wanted).fixtures()
        for seat, bot in enumerate(fixture.seats)
    )
    assert len(follows) == 12
    assert len(set(follows.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert tournament("random,greedy", games=3).length == 4
    assert tournament("random,greedy,search", players=3, games=100).length == 102
    assert tournament("random,greedy", players=1, games=3).length == 6


def test_deals_follow_from_the_seed_and_a_longer_tournament_begins_alike() -> None:
    short, long = Schedule(tournament(FOUR, games=4)), Schedule(tournament(FOUR, games=8))
    other = Schedule(tournament(FOUR, games=8, seed=2))
    assert long.seeds[:2] == short.seeds
    assert not set(long.seeds) & set(other.seeds)
    assert list(long.fixtures())[: short.tournament.length] == list(short.fixtures())


def test_a_place_in_the_schedule() -> None:
    schedule = Schedule(tournament(FOUR, games=4))
    fixtures = list(schedule.fixtures())
    places = [schedule.place(fixture.seed, fixture.seats) for fixture in fixtures]
    assert None not in places
    assert places == sorted(places, key=lambda place: place or (0, 0))
    assert schedule.place(1, fixtures[0].seats) is None
    assert schedule.place(fixtures[0].seed, ("random", "nobody")) is None


def test_derived_seeds_are_apart_and_safe_in_json() -> None:
    seeds = [derive(seed, "deal", deal) for seed in range(20) for deal in range(50)]
    assert len(set(seeds)) == 1000
    assert max(seeds) < 2**53


@pytest.mark.parametrize(
    ("players", "bots", "games", "seed", "words"),
    [
        (2, [], 1, 1, "who plays?"),
        (2, ["random", "nobody"], 1, 1, "no bot 'nobody'"),
        (2, ["random", "greedy:4@0.1"], 1, 1, "'greedy' takes no weights"),
        (2, ["random", "search@0.1"], 1, 1, "after the colon comes a number"),
        (2, ["random", "greedy:x"], 1, 1, "a number from 1 on"),
        (2, ["random", "random"], 1, 1, "'random' is named twice"),
        (3, ["random"], 1, 1, "at least two different bots, not only random"),
        (9, ["random", "greedy"], 1, 1, "1 to 5 players"),
        (2, ["random", "greedy"], 0, 1, "at least 1 game, not 0"),
        (2, ["random", "greedy"], 1, 2**53, "at most 53 bits"),
        (5, [f"search:{number}" for number in range(1, 99)], 500, 1, "at most 1,000,000"),
    ],
)
def test_what_is_no_tournament(players: int, bots: list[str], games: int, seed: int, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        plan(rooms()["lockup"], players, {}, bots, games, seed)
