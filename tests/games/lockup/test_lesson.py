"""The guided first game of Lockup: the script plays through, says what is true, and points at what exists."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bighouse.engine.lesson import Lesson, read_lesson
from bighouse.engine.rng import Rng
from bighouse.engine.story import Story
from bighouse.games.lockup.components import GOAL_WORDS, LOCATION_WORDS, RESOURCE_WORDS
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.state import Lockup
from tests.games.lockup.table import Table

SPOTS = {
    *(f"location:{word}" for word in LOCATION_WORDS),
    *(f"seat:{seat}" for seat in range(2)),
    *(f"display:{space}" for space in range(3)),  # with two players
    *(f"goal:{word}" for word in GOAL_WORDS),
    *(f"deck:{word}" for word in ("items", "tomes", "goons")),
    *(f"supply:{word}" for word in (*RESOURCE_WORDS, "suspicion")),
    *(f"mat:{word}" for word in ("storage", "cell", "tomes", "stash", "power", "suspicion")),
    *(f"rail:{word}" for word in ("question", "options", "log", "undo")),
    "track",
}


def written() -> Lesson:
    lesson = ROOM.lesson()
    assert lesson is not None
    return lesson


LESSON = written()
RIVAL = 1


class Class:
    """A learner who follows the lesson, and the rival who follows the script."""

    def __init__(self) -> None:
        self.story = Story()
        settings = ROOM.settings(LESSON.players, LESSON.options)
        game = ROOM.deal(LESSON.players, settings, Rng(LESSON.seed), story=self.story)
        assert isinstance(game, Lockup)
        self.game = game
        self.script = list(LESSON.rivals[RIVAL])
        self.step = 0
        self.rivals_play()

    def rivals_play(self) -> None:
        """The script goes on until the learner is asked."""
        while self.game.to_act == [RIVAL] and self.script:
            self.play(RIVAL, self.script.pop(0))

    def play(self, seat: int, words: str) -> None:
        self.game.play(seat, ROOM.vocabulary.action(words))
        self.game.audit()

    def read(self) -> list[str]:
        """Read up to the next step that asks for an action: what may be done there, the lesson's own way first."""
        while self.step < len(LESSON.steps):
            assert self.game.to_act == [LESSON.learner]  # what a step says is read when the learner is asked
            do = LESSON.steps[self.step].do
            if do:
                options = [ROOM.vocabulary.words(action) for action in self.game.options(LESSON.learner)]
                return [words for words in do if words in options]
            self.step += 1
        return []

    def do(self, words: str) -> None:
        self.play(LESSON.learner, words)
        self.step += 1
        self.rivals_play()


def follow(choices: list[int]) -> list[int]:
    """Follow the lesson, taking these choices where there are some; returns how many there were at each step."""
    learner = Class()
    open_to: list[int] = []
    while True:
        allowed = learner.read()
        if learner.step == len(LESSON.steps):
            assert learner.script == []
            return open_to
        assert allowed, LESSON.steps[learner.step]
        taken = choices[len(open_to)] if len(open_to) < len(choices) else 0
        open_to.append(len(allowed))
        learner.do(allowed[taken])


# It plays


def test_the_script_plays_through_word_for_word() -> None:
    learner = Class()
    for step in LESSON.steps:
        if step.do:
            assert learner.read()[0] == step.do[0]
            learner.do(step.do[0])
    assert learner.read() == []
    assert learner.script == []
    assert learner.game.to_act == [LESSON.learner]


def test_it_plays_through_whatever_the_learner_chooses() -> None:
    waiting: list[list[int]] = [[]]
    games = 0
    while waiting:
        choices = waiting.pop()
        open_to = follow(choices)
        games += 1
        for position in range(len(choices), len(open_to)):
            path = choices + [0] * (position - len(choices))
            waiting += [[*path, other] for other in range(1, open_to[position])]
    assert games > 50


def test_every_word_of_it_is_in_the_vocabulary() -> None:
    for words in [words for step in LESSON.steps for words in step.do] + LESSON.rivals[RIVAL]:
        assert ROOM.vocabulary.words(ROOM.vocabulary.action(words)) == words


# It is worth ten minutes


def test_everything_important_happens() -> None:
    learner = Class()
    asked: set[str] = set()
    while learner.read():
        asked.add(ROOM.chapter(learner.game, LESSON.learner))
        learner.do(learner.read()[0])
    assert {"roll-call", "sending", "exercise-yard", "infirmary", "smithy", "commissary", "chow-hall"} <= asked
    assert {"recruiting", "cell-block", "reserving", "library", "drawn-cards", "resources"} <= asked
    assert {"tomes-patrol", "tomes-lights-out", "tomes-strength"} <= asked
    told = {event.kind.name for event in learner.story.events}
    assert {"crew_strayed", "item_crafted", "goon_recruited", "tome_played", "goal_claimed", "raid_began"} <= told
    assert {"loot_taken", "marker_taken", "exchanged", "item_reserved", "suspicion_gained", "passed"} <= told


def test_what_the_lesson_says_is_so() -> None:
    learner = Class()
    table = Table(learner.game, learner.story, ["You", "Rival"])
    assert table.game.box.crews[table.player("You").crew].name == "Goblins"
    assert table.game.box.crews[table.player("Rival").crew].name == "Insectoids"
    assert (table.power("You"), table.suspicion_at("infirmary"), table.first) == (1, 2, "You")
    assert table.display()[1] == "item_02"
    checks = {
        "Look, your rival laid a token face down": lambda: table.at("exercise_yard").endswith("Rival (3)"),
        "Lights out! The hidden token": lambda: table.ranks("exercise_yard") == ["Rival", "You"],
        "In the Sewers your rival was alone": lambda: table.suspicion_at("sewers") == 1,
        "In the Infirmary the 4": lambda: (table.suspicion("Rival"), table.suspicion("You")) == (2, 0),
        "Your 5 wins the Smithy": lambda: (table.suspicion("You"), table.ranks("smithy")) == (1, ["You", "Rival"]),
        "Choose the Dwarf beside the Sewers": lambda: table.active_goons()[0] == "dwarf_5",
        "In the Cell Block": lambda: table.cubes("You") == "1 scrap 1 iron",
        "And here is your lookout": lambda: table.stars("You") == 14,
        "If the supply of suspicion": lambda: (
            table.suspicion("You") == table.suspicion("Rival") == 2 and table.supply("suspicion") == 4
        ),
        "The leader goal wants": lambda: table.active_goons()[0] == "dwarf_4" and table.goons("You") == ["dwarf_5"],
        "Round two": lambda: table.first == "Rival" and table.loot_at("commissary") == "1 iron",
        "A 2 stands in the Yard": lambda: table.power("You") == 2,
        "Now!": lambda: table.game.here == 0,
        "Chow Hall, 3 against 3": lambda: table.first == "You" and table.ranks("chow_hall")[-2:] == ["You", "Rival"],
        "Nothing on display": lambda: table.leader == "You" and not table.options("You", "craft"),
        "A raid!": lambda: table.told("raid_began") == [{"need": 7, "supply": 4}],
        "Four rounds are left": lambda: table.game.round == 3 and table.stars("Rival") == 4,
    }
    for number, step in enumerate(LESSON.steps):
        for start in [start for start in checks if step.say.startswith(start)]:
            learner.step = number
            assert checks.pop(start)(), step.say
        if step.do:
            learner.step = number
            learner.do(step.do[0])
    assert not checks


def test_it_is_short_and_friendly() -> None:
    assert 8 <= LESSON.minutes <= 15
    assert len(LESSON.steps) < 80
    for step in LESSON.steps:
        assert 1 <= len(re.findall(r"[.!?]+( |$)", step.say)) <= 3, step.say
        assert len(step.say) < 200, step.say
        assert step.part


# It leads somewhere


def test_points_and_chapters_exist() -> None:
    anchors = {chapter.anchor for chapter in ROOM.guide().chapters}
    for step in LESSON.steps:
        assert step.point == "" or step.point in SPOTS
        assert step.chapter == "" or step.chapter in anchors


def test_it_goes_over_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(LESSON), type=Lesson) == LESSON


# Reading a lesson

START = "# Inn\nminutes: 5\nplayers: 2\nseed: 7\n"


def test_a_lesson_is_read(tmp_path: Path) -> None:
    text = START + "option advanced: false\noption mood: grim\n\n## One\n\nsay: Come\n  in.  # kindly\nread\n"
    text += "rival 1: go bed / done\n\nsay: Go.\npoint: seat:0\nchapter: beds\ndo: go  bed | go bath\nrival 1: done\n"
    lesson = lesson_of(tmp_path, text)
    assert (lesson.title, lesson.minutes, lesson.players, lesson.seed, lesson.learner) == ("Inn", 5, 2, 7, 0)
    assert lesson.options == {"advanced": False, "mood": "grim"}
    assert [step.say for step in lesson.steps] == ["Come in.", "Go."]
    assert [step.do for step in lesson.steps] == [[], ["go bed", "go bath"]]
    assert (lesson.steps[1].part, lesson.steps[1].point, lesson.steps[1].chapter) == ("One", "seat:0", "beds")
    assert lesson.rivals == {1: ["go bed", "done", "done"]}


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
