"""Reading a lesson: what a file says, and which line is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bighouse.engine.lesson import Lesson, read_lesson

START = "# Inn\nminutes: 5\nplayers: 2\nseed: 7\n"


def test_a_lesson_is_read(tmp_path: Path) -> None:
    text = START + "option advanced: false\noption mood: grim\nclosing: Sleep well,\n  and come again.\n"
    text += "\n## One\n\nsay: Come\n  in.  # kindly\nread\n"
    text += "rival 1: go bed / done\n\nsay: Go.\npoint: seat:0\nchapter: beds\ndo: go  bed | go bath\nrival 1: done\n"
    lesson = lesson_of(tmp_path, text)
    assert (lesson.title, lesson.minutes, lesson.players, lesson.seed, lesson.learner) == ("Inn", 5, 2, 7, 0)
    assert lesson.options == {"advanced": False, "mood": "grim"}
    assert [step.say for step in lesson.steps] == ["Come in.", "Go."]
    assert [step.do for step in lesson.steps] == [[], ["go bed", "go bath"]]
    assert (lesson.steps[1].part, lesson.steps[1].point, lesson.steps[1].chapter) == ("One", "seat:0", "beds")
    assert lesson.rivals == {1: ["go bed", "done", "done"]}
    assert lesson.closing == "Sleep well, and come again."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: a lesson begins with '# Title'"),
        ("minutes: 5\n", "line 1: a lesson begins with '# Title'"),
        ("# Inn\nminutes: 5\nplayers: 2\n\nsay: x\nread\n", "line 3: 'seed: ...' is missing"),
        ("# Inn\nhours: 5\n", "line 2: 'hours: 5' is no setting"),
        ("# Inn\nminutes: ten\n", "line 2: minutes is a number, not 'ten'"),
        (START, "line 4: no step follows"),
        (START + "\n  say: x\n", "line 6: goes on, but there is nothing before it"),
        (START + "\nsay: x\nshout: y\n", "line 7: 'shout: y' is none of"),
        (START + "\nsay: x\nsay: y\nread\n", "line 7: a step has one 'say'"),
        (START + "\nread\n", "line 6: the step says nothing"),
        (START + "\nsay: x\n", "line 6: a step ends with"),
        (START + "\nsay: x\nread\ndo: y\n", "line 6: a step ends with"),
        (START + "\nsay: x\ndo: y |\n", "line 6: an action is missing beside"),
        (START + "\nsay: x\npoint: the yard\nread\n", "line 7: 'the yard' is no spot"),
        (START + "\nsay: x\nread\nrival 0: done\n", "line 8: seat 0 is the learner's"),
        (START + "\nsay: x\nread\nrival 2: done\n", "line 8: there is no seat 2 with 2 players"),
        (START + "\nsay: x\nread\nrival 1: done / / done\n", "line 8: an action is missing beside"),
    ],
)
def test_a_faulty_lesson_names_the_line(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=r"^inn\.md line") as caught:
        lesson_of(tmp_path, text)
    assert problem in str(caught.value)


def lesson_of(folder: Path, text: str) -> Lesson:
    path = folder / "inn.md"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path)
