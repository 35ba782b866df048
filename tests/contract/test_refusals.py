"""Every reason why something is not allowed is met in a scenario; what is refused leaves the game untouched."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.step import FIRST_REASON, GAME_IS_OVER, NOT_ASKED_FOR, NOT_YOUR_TURN
from bighouse.engine.story import Story
from tests.contract.modes import modes_of, whole_game
from tests.contract.reading import check_reason
from tests.contract.refused import Refused
from tests.contract.rules import all_refusals
from tests.contract.sample import ROOMS, sample_of
from tests.games.scene_table import SceneTable, with_seats

NAMES = ["Ann", "Ben", "Cy", "Dot", "Eve"]
REFUSED = [(room, case) for room in ROOMS for case in sample_of(room).refusals]
IDS = [f"{room.name} {number} {case.reason}" for number, (room, case) in enumerate(REFUSED)]


def before(room: Room, case: Refused) -> SceneTable[Any]:
    first = case.first or "3 players"
    names = NAMES[: int(first.split()[0])]
    start = "" if "start:" in case.text else "\nstart: turn of Ann"
    story = Story()
    game = room.read_scene(with_seats(f"{room.name}, {first}\n{case.text}{start}", names), story=story)
    table: SceneTable[Any] = SceneTable(game, story, names, {})
    table.reasons = all_refusals(room)
    return table


@pytest.mark.parametrize(
    ("room", "case"),
    REFUSED,
    ids=[f"{room.name} {number} {case.reason}" for number, (room, case) in enumerate(REFUSED)],
)
def test_each_refusal_is_met(room: Room, case: Refused) -> None:
    table = before(room, case)
    if table.to_act == ["Ben"]:
        table.act("Ben", "decline")
    table.act("Ann", *case.acts)
    if case.forced is not None:
        [only] = case.forced.allowed(table.game)
        table.game.ask(case.forced, [only])
    assert table.refused("Ann", case.tries) == case.reason
    table.illegal("Ann", case.tries)
    check_reason(table.game.why_not(0, table.action(case.tries)))


@pytest.mark.parametrize("room", [room for room in ROOMS if sample_of(room).refusals], ids=lambda room: room.name)
def test_every_refusal_has_a_scenario(room: Room) -> None:
    assert {case.reason for case in sample_of(room).refusals} == set(all_refusals(room).values())


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_refusal_has_a_number_of_its_own_and_is_used(room: Room) -> None:
    refusals = all_refusals(room)
    text = (room.folder / "rules" / "refusals.py").read_text("utf-8")
    assert len(refusals) == len(re.findall(r"^[A-Z_]+: Final", text, re.MULTILINE))
    assert sorted(refusals) == list(range(FIRST_REASON, FIRST_REASON + len(refusals)))
    used = [path.read_text("utf-8") for path in (room.folder / "rules").glob("*.py") if path.name != "refusals.py"]
    for name in refusals.values():
        assert any(name in text for text in used), name


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_the_kernel_refuses_too(room: Room) -> None:
    """Whoever is not asked, what is not asked for, and all that comes after the end."""
    met: set[int] = set()
    for number, game in enumerate(whole_game(modes_of(room)[0].new(3), Rng(3))):
        if number % 100 and not game.over:
            continue
        for seat in range(game.seats):
            refusals = {game.refusal(seat, action) for action in range(game.vocabulary.size)}
            if seat not in game.to_act:
                assert refusals == {GAME_IS_OVER if game.over else NOT_YOUR_TURN}
            met |= refusals
    assert met >= {NOT_YOUR_TURN, NOT_ASKED_FOR, GAME_IS_OVER} or game.seats == 1
