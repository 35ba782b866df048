"""A viewer's story stays in step with a record, whatever is taken back."""

import random

import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.games import rooms
from bighouse.table.stories import NO_MARK, StoryOf, ply_of


def name(seat: int) -> str:
    return f"Player {seat}"


@pytest.mark.parametrize("seed", range(4))
def test_a_story_kept_in_step_is_the_story_told_at_once(seed: int) -> None:
    chance = random.Random(seed)
    record = Record(Beginning(rooms()["lockup"], 3, seed=seed))
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
        for viewer in viewers:
            before = [line.sentence for line in kept[viewer].lines]
            start = kept[viewer].catch_up(record, name)
            fresh = StoryOf(viewer)
            fresh.catch_up(record, name)
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
