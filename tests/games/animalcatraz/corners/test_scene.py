"""A scene that starts with a turn goes on with the rest of its round (RULES.md section 5)."""

from __future__ import annotations

from typing import Any

import bighouse


def after_each_turn(first: str, text: str, turns: int) -> list[tuple[int, int]]:
    """Which Convict plays in which round, as long as everybody simply ends the turn."""
    game: Any = bighouse.scene("animalcatraz", f"animalcatraz, {first}\nseed: 5\nday: 1\nround: 2\nrounds: 2\n{text}")
    out: list[tuple[int, int]] = []
    end = game.vocabulary.action("end_turn")
    while len(out) < turns:
        seat = game.to_act[0]
        if end in game.options(seat):
            out.append((game.round, game.active))
            game.play(seat, end)
        else:
            game.play(seat, game.options(seat)[0])
    return out


def test_the_others_play_before_the_next_round() -> None:
    cards = "convict 0 carries: cash\nconvict 1 carries: pills\nconvict 2 carries: phone\n"
    text = f"{cards}shank: rival 1\nstart: turn of convict 1"
    assert after_each_turn("3 players", text, 3) == [(2, 1), (2, 2), (2, 0)]


def test_whose_turn_has_passed_or_who_has_played_is_left_out() -> None:
    cards = "convict 0 carries: cash\nconvict 1 carries: pills\nconvict 2 carries: phone\n"
    assert after_each_turn("3 players", f"{cards}shank: rival 0\nstart: turn of convict 2", 1) == [(2, 2)]
    text = f"{cards}convict 1 is: played\nshank: rival 0\nstart: turn of convict 0"
    assert after_each_turn("3 players", text, 2) == [(2, 0), (2, 2)]


def test_two_convicts_a_rival_alternate_e21() -> None:
    text = "shank: rival 0\nstart: turn of convict 1"
    played = after_each_turn("4 players, game_type advanced_teams", text, 4)
    assert [round for round, _ in played] == [2] * 4
    assert [index // 2 for _, index in played] == [0, 1, 0, 1]
    assert sorted(index for _, index in played) == [0, 1, 2, 3]
