"""Choosing the first Building cards, and who plays when (RULES.md sections 2 and 15)."""

from __future__ import annotations

from typing import Any

import pytest

import bighouse
from bighouse.games.architects.box.components import SILVER
from bighouse.games.architects.rules.state import TURNS, Architects


def new(players: int, seed: int = 3, **options: Any) -> Architects:
    game = bighouse.new("architects", players, seed, **options)
    assert isinstance(game, Architects)
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_choose_at_once_and_pass_to_the_next_in_turn_order(players: int) -> None:
    game = new(players)
    assert game.to_act == list(range(players))
    packets = [sorted(player.packet) for player in game.players]
    kept = []
    for seat in reversed(range(players)):  # in any order
        kept.append((seat, min(game.players[seat].packet)))
        game.play(seat, game.vocabulary.action(f"keep {game.box.buildings[kept[-1][1]].id}"))
        game.audit()
    for seat, card in kept:
        assert game.players[seat].hand == [card]
        assert sorted([*game.players[game.after(seat)].packet, card]) == packets[seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r1_the_fourth_card_goes_under_the_pile_and_only_its_last_holder_knows_it(players: int) -> None:
    game = new(players)
    while game.phase != TURNS:
        game.play(game.to_act[-1], game.options(game.to_act[-1])[0])
    assert [len(player.hand) for player in game.players] == [3] * players
    assert sorted(game.building_deck.known) == sorted(1 << seat for seat in range(players))


def test_d16_alone_three_of_five_are_kept() -> None:
    game = new(1)
    assert len(game.options(0)) == 5
    for left in (4, 3):
        game.play(0, game.options(0)[0])
        assert len(game.options(0)) == left
    game.play(0, game.options(0)[0])
    assert len(game.players[0].hand) == 3
    assert game.building_deck.known == [1, 1]
    assert not set(game.buildings_boxed) & set(game.players[0].hand)


def test_two_against_the_opponent_use_the_figures_for_three() -> None:
    firsts = set()
    for seed in range(8):
        game = new(2, seed, opponent="helena")
        assert len(game.players) == 3
        assert game.size == 3
        assert len(game.rewards) == 7
        assert game.order[-1] == game.automaton == 2
        assert [game.players[who].goods[SILVER] for who in game.order] == [3, 4, 0]
        assert not game.buildings_boxed
        firsts.add(game.order[0])
    assert firsts == {0, 1}  # R58


def test_r56_with_characters_the_more_virtuous_begins_and_the_opponent_is_last() -> None:
    for seed in range(8):
        game = new(2, seed, opponent="constantine", variable=True)
        first, second, automaton = (game.players[who] for who in game.order)
        assert first.virtue > second.virtue
        assert automaton.character < 0
        assert (automaton.virtue, automaton.home, automaton.unpaid) == (7, 20, 0)
        alone = new(1, seed, variable=True)
        assert alone.order == [0, 1]
        assert alone.players[0].character >= 0


def test_the_opponent_is_optional_with_two_and_impossible_with_more() -> None:
    assert new(2).automaton == -1
    assert new(1).opponent == 0
    with pytest.raises(bighouse.BighouseError, match="opponent"):
        new(3, opponent="helena")
    with pytest.raises(bighouse.BighouseError, match="opponent"):
        new(1, opponent="none")
