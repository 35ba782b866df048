"""Positions as text: they round-trip, leave to the seed what they do not say, and no text breaks the parser."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bighouse
from bighouse.engine.errors import BadScene
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from tests.contract.modes import MODES, Mode, modes_of, play_on
from tests.contract.round_trip import check_round_trip
from tests.contract.rules import all_steps
from tests.contract.sample import ROOMS, sample_of
from tests.contract.walks import walk

WRITTEN = [room for room in ROOMS if room.page is not None]
REPACKED = [room for room in WRITTEN if sample_of(room).another_pack[0]]
every_mode = pytest.mark.parametrize("mode", [mode for mode in MODES if mode.room in WRITTEN], ids=str)
every_room = pytest.mark.parametrize("room", WRITTEN, ids=lambda room: room.name)


@every_mode
def test_positions_of_random_games_round_trip(mode: Mode) -> None:
    for number, (game, _) in enumerate(walk(mode, 0, 5)):
        check_round_trip(game, views=number % 3 == 0 or game.over)


@every_mode
def test_a_game_read_again_goes_on_to_the_same_end(mode: Mode) -> None:
    game = mode.new(5)
    rng = Rng(5)
    for _ in range(60):
        options = game.options(game.to_act[0])
        game.play(game.to_act[0], options[rng.below(len(options))])
    again = bighouse.scene(mode.room.name, game.scene())
    play_on(again, Rng(9))
    play_on(game, Rng(9))
    assert again.over == game.over
    assert again.fingerprint() == game.fingerprint()
    assert again.scores() == game.scores()


@every_mode
def test_a_bare_scene_is_a_dealt_game(mode: Mode) -> None:
    game = mode.new(7)
    header = game.scene().splitlines()[0]
    assert bighouse.scene(mode.room.name, f"{header}\nseed: 7\n").fingerprint() == game.fingerprint()


@every_room
def test_every_step_has_words(room: Room) -> None:
    assert room.page is not None
    assert sorted(room.page(modes_of(room)[0].new(0)).steps.kinds) == sorted(all_steps(room))


@pytest.mark.parametrize(
    "room", [room for room in WRITTEN if sample_of(room).another_pack[0]], ids=lambda room: room.name
)
def test_a_scene_of_another_card_pack_wants_that_pack(room: Room) -> None:
    old, new = sample_of(room).another_pack
    shipped = (room.folder / "box" / "components.json").read_text("utf-8")
    cards = shipped.replace(old, new, 1)
    assert cards != shipped
    game = room.deal(2, room.settings(2, {}), Rng(1), cards)
    text = game.scene()
    assert room.read_scene(text, cards).fingerprint() == game.fingerprint()
    with pytest.raises(BadScene, match="give its card pack too"):
        room.read_scene(text)


# Damaged texts


@cache
def texts(room: Room) -> list[str]:
    """Positions to damage, as rooms and as people write them."""
    games = [walk(mode, 4) for mode in modes_of(room)[::3]]
    return [game.scene() for positions in games for at, (game, _) in enumerate(positions) if at in (2, 50)] + [
        *sample_of(room).scenes
    ]


@cache
def words(room: Room) -> list[str]:
    found = {word for text in texts(room) for word in text.replace(":", " : ").split()}
    return [*sorted(found), "rest", "-", "(", ")", ";", ",", "9", "-1", "seat 3"]


def damage(lines: list[str], room: Room, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(lines) - 1))
    edit = data.draw(st.sampled_from(["drop", "empty", "swap", "word", "cut", "line", "noise", "double"]))
    parts = lines[at].split(" ")
    place = data.draw(st.integers(0, len(parts) - 1))
    if edit == "drop":
        lines[at] = " ".join(parts[:place] + parts[place + 1 :])
    elif edit == "empty":
        lines[at] = ""
    elif edit == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    elif edit == "word":
        parts[place] = data.draw(st.sampled_from(words(room)))
        lines[at] = " ".join(parts)
    elif edit == "cut":
        lines[at] = " ".join(parts[:place])
    elif edit == "line":
        lines[at] = data.draw(st.sampled_from(data.draw(st.sampled_from(texts(room))).split("\n")))
    elif edit == "noise":
        lines[at] += data.draw(st.text(max_size=8))
    else:
        lines.insert(at, lines[at].replace("seat 0", "seat 1"))


@every_room
@given(data=st.data())
def test_no_damage_breaks_the_parser(room: Room, data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(texts(room))).split("\n")
    for _ in range(data.draw(st.integers(1, 6))):
        damage(lines, room, data)
    try:
        game = room.read_scene("\n".join(lines))
    except BadScene as error:
        said = str(error)
    else:
        said = "line "
        game.audit()
        assert game.over or game.to_act
    assert said.startswith("line ")


@every_room
@given(text=st.text())
def test_no_nonsense_breaks_the_parser(room: Room, text: str) -> None:
    with pytest.raises(BadScene, match="line "):
        room.read_scene(text)
