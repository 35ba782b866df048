"""A viewer's story stays in step with a record, whatever is taken back."""

import random

import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.games import rooms
from bighouse.table.situations import Lines
from bighouse.table.stories import NO_MARK, StoryOf, ply_of
from tests.contract.modes import random_move


def name(seat: int) -> str:
    return f"Player {seat}"


def you_and_others(seat: int) -> str:
    return name(seat) if seat else "You"


@pytest.mark.parametrize(("game", "seed"), [*(("lockup", seed) for seed in range(3)), *((game, 3) for game in rooms())])
def test_a_story_kept_in_step_is_the_story_told_at_once(game: str, seed: int) -> None:
    """Also where lines that say the same to several are told once for all of them."""
    chance = random.Random(seed)
    record = Record(Beginning(rooms()[game], 3, seed=seed))
    viewers = [0, 1, 2, None]
    kept = {viewer: StoryOf(viewer) for viewer in viewers}
    for _ in range(120):
        if record.game.over:
            break
        seat = chance.choice(record.game.to_act)
        record.play(seat, chance.choice(record.game.options(seat)))
        if chance.random() < 0.3 and record.can_undo(seat):
            record.undo(seat)
        elif chance.random() < 0.05:
            record.rewind(chance.randrange(len(record) + 1))
        shared: Lines = {}
        for viewer in viewers:
            before = [line.sentence for line in kept[viewer].lines]
            start = kept[viewer].catch_up(record, you_and_others, shared)
            fresh = StoryOf(viewer)
            fresh.catch_up(record, you_and_others)
            assert (kept[viewer].lines, kept[viewer].marks) == (fresh.lines, fresh.marks)
            assert [line.sentence for line in fresh.lines[:start]] == before[:start]
            assert fresh.fits(len(fresh.lines), fresh.marks[-1])
            assert not fresh.fits(len(fresh.lines) + 1, fresh.marks[-1])


def test_a_line_belongs_to_the_move_that_told_it() -> None:
    record = Record(Beginning(rooms()["lockup"], 2, seed=1))
    for _ in range(30):
        seat = record.game.to_act[0]
        record.play(seat, record.game.options(seat)[0])
    story = StoryOf(0)
    story.catch_up(record, name)
    assert story.marks[0] == NO_MARK
    assert ply_of(record, 0) is None  # the deal
    assert ply_of(record, len(story.lines)) is None
    for line in range(story.starts[0], len(story.lines)):
        ply = ply_of(record, line)
        assert ply is not None
        assert story.starts[ply] <= line < story.starts[ply] + len(record.moves[ply].events)
        assert story.line_of(ply) <= line


def test_a_mover_who_goes_on_adds_to_the_same_entry() -> None:
    """Ann sends a worker to the Mines and then chooses clay: that is one entry, and Ben's move opens the next."""
    record = Record(Beginning(rooms()["architects"], 2, seed=1))
    rng = Rng(1)
    while record.game.view(None).phase != "turns":
        record.play(*random_move(record.game, rng))
    ply = len(record)
    first, second = record.game.to_act[0], 1 - record.game.to_act[0]
    record.play(first, record.game.vocabulary.action("go mines"))
    record.play(first, record.game.options(first)[0]) if record.game.to_act == [first] else None
    record.play(second, record.game.vocabulary.action("go forest"))
    story = StoryOf(None)
    story.catch_up(record, name)
    lines = [(line.event, line.opens) for line in story.lines[story.starts[ply] :]]
    assert lines == [
        ("worker_placed", True),
        ("gained", False),
        ("turn_began", True),
        ("worker_placed", True),
        ("gained", False),
        ("turn_began", True),
    ]


def test_the_table_in_the_middle_of_a_move_is_told_with_that_move_alone() -> None:
    record = Record(Beginning(rooms()["architects"], 1, {"opponent": "constantine"}, seed=1))
    rng = Rng(1)
    while not record.pauses:
        record.play(*random_move(record.game, rng))
    story = StoryOf(0)
    story.catch_up(record, name)
    start = story.starts[-1]
    pauses = story.tale(start, record.pauses).pauses
    assert pauses
    assert all(start < pause.line < len(story.lines) for pause in pauses)
    assert [pause.line for pause in pauses] == sorted({pause.line for pause in pauses})
    assert pauses[0].view != record.game.view(0)
    record.rewind(0)
    assert record.pauses == []
