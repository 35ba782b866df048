"""The guided first game of Architects: the script plays through, says what is true, and points at what exists."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from bighouse.engine.lesson import Lesson
from bighouse.engine.rng import Rng
from bighouse.engine.story import Story
from bighouse.games.architects.components import GOOD_WORDS, LEVELS, LOCATION_WORDS, SPACE_WORDS
from bighouse.games.architects.guildhall import guildhall_spaces
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.state import Architects
from tests.games.architects.table import Table

MAT = ("goods", "home", "captured", "debts", "away", "hand", "built", "apprentices")
RAIL = ("question", "options", "log", "undo")
PILES = ("plans", "apprentices", "rewards")
FIXED_SPOTS = {
    *(f"place:{word}" for word in LOCATION_WORDS),
    *(f"market:{word}" for word in SPACE_WORDS),
    *(f"cathedral:{level}" for level in range(LEVELS + 1)),
    *(f"seat:{seat}" for seat in range(2)),
    *(f"pile:{word}" for word in PILES),
    *(f"good:{word}" for word in GOOD_WORDS),
    *(f"mat:{word}" for word in MAT),
    *(f"rail:{word}" for word in RAIL),
    *("guildhall", "cathedral", "market", "prison", "tax", "virtue"),
}


def written() -> Lesson:
    lesson = ROOM.lesson()
    assert lesson is not None
    return lesson


LESSON = written()
RIVAL = 1


class Class:
    """A learner who follows the lesson, and the rival who follows the script."""

    def __init__(self, rival_waits: bool = False) -> None:
        self.story = Story()
        settings = ROOM.settings(LESSON.players, LESSON.options)
        game = ROOM.deal(LESSON.players, settings, Rng(LESSON.seed), story=self.story)
        assert isinstance(game, Architects)
        self.game = game
        self.table = Table(game, self.story, ["You", "Rival"])
        self.script = list(LESSON.rivals[RIVAL])
        self.rival_waits = rival_waits
        self.step = 0
        self.rivals_play()

    def rivals_play(self) -> None:
        """The script goes on as long as the rival is asked; in the draft both are, and either may be quicker."""
        while self.script and RIVAL in self.game.to_act:
            if self.rival_waits and LESSON.learner in self.game.to_act:
                return
            self.play(RIVAL, self.script.pop(0))

    def play(self, seat: int, words: str) -> None:
        self.game.play(seat, ROOM.vocabulary.action(words))
        self.game.audit()

    def read(self) -> list[str]:
        """Read up to the next step that asks for an action: what may be done there, the lesson's own way first."""
        while self.step < len(LESSON.steps):
            assert self.game.to_act == [LESSON.learner]  # what a step says is read when the learner is asked
            step = LESSON.steps[self.step]
            assert step.point == "" or points_at(self.table, step.point), step.point
            if step.do:
                options = [ROOM.vocabulary.words(action) for action in self.game.options(LESSON.learner)]
                return [words for words in step.do if words in options]
            self.step += 1
        return []

    def do(self, words: str) -> None:
        self.play(LESSON.learner, words)
        self.step += 1
        self.rivals_play()


def points_at(table: Table, spot: str) -> bool:
    """Whether a spot lies on the table at this moment, by the names of web/src/games/architects/spots.ts."""
    kind, _, word = spot.partition(":")
    if kind == "group":
        seat, _, place = word.partition("@place:")
        return table.player(int(seat)).at[LOCATION_WORDS.index(place)] > 0
    if kind == "apprentice":
        return table.game.display[int(word)] >= 0
    if kind == "guildhall" and word:
        return 1 <= int(word) <= guildhall_spaces(table.game)
    if spot == "mat:away":  # nothing is drawn while everybody is at home or at work
        return "You" in table.held("Rival") or "You" in table.prison()
    cards = {"offered": table.packet, "plan": table.hand, "built": table.built, "own": table.apprentices}
    return word in cards[kind]("You") if kind in cards else spot in FIXED_SPOTS


def follow(choices: list[int], seen: set[str]) -> list[int]:
    """Follow the lesson, taking these choices where there are some; returns how many there were at each step."""
    learner = Class()
    open_to: list[int] = []
    while allowed := learner.read():
        taken = choices[len(open_to)] if len(open_to) < len(choices) else 0
        open_to.append(len(allowed))
        seen.update(allowed)
        learner.do(allowed[taken])
    assert learner.step == len(LESSON.steps)
    assert learner.script == []
    return open_to


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
    allowed: set[str] = set()
    while waiting:
        choices = waiting.pop()
        open_to = follow(choices, allowed)
        games += 1
        for position in range(len(choices), len(open_to)):
            path = choices + [0] * (position - len(choices))
            waiting += [[*path, other] for other in range(1, open_to[position])]
    assert games == 2 * 2 * 4  # two cards of the draft, and which of four goes for the Cathedral
    assert allowed == {words for step in LESSON.steps for words in step.do}


def test_in_the_draft_it_does_not_matter_who_chooses_first() -> None:
    quick, slow = Class(), Class(rival_waits=True)
    for step in [step for step in LESSON.steps if step.part == "The draft"]:
        assert quick.game.to_act == [LESSON.learner]
        assert slow.game.to_act == [LESSON.learner, RIVAL]
        quick.do(step.do[0])
        slow.do(step.do[0])
    assert quick.game.fingerprint() == slow.game.fingerprint()


def test_every_word_of_it_is_in_the_vocabulary() -> None:
    for words in [words for step in LESSON.steps for words in step.do] + LESSON.rivals[RIVAL]:
        assert ROOM.vocabulary.words(ROOM.vocabulary.action(words)) == words


def test_the_game_goes_on_to_its_end_without_help() -> None:
    learner = Class()
    while allowed := learner.read():
        learner.do(allowed[0])
    rng = Rng(1)
    for _ in range(5000):
        if learner.game.over:
            break
        seat = learner.game.to_act[0]
        options = learner.game.options(seat)
        builds = [action for action in options if ROOM.vocabulary.words(action).startswith(("build", "cathedral"))]
        learner.game.play(seat, (builds or options)[rng.below(len(builds or options))])
    assert learner.game.over


# It is worth ten minutes


def test_everything_important_happens() -> None:
    learner = Class()
    asked: set[str] = set()
    while allowed := learner.read():
        asked.add(ROOM.chapter(learner.game, LESSON.learner))
        learner.do(allowed[0])
    assert {"draft", "turns", "workshop", "apprentices", "town-centre", "guardhouse"} <= asked
    assert {"plans", "kings-storehouse"} <= asked
    told = {event.kind.name for event in learner.story.events}
    assert {"card_drafted", "packets_passed", "worker_placed", "gained", "apprentice_hired", "tax_paid"} <= told
    assert {"tax_stolen", "workers_captured", "workers_jailed", "worker_at_market", "reset_began"} <= told
    assert {"market_cleared", "market_turned", "debt_taken", "building_built", "card_drawn"} <= told
    assert {"cathedral_advanced", "reward_shown", "workers_freed", "workers_ransomed", "debt_paid", "traded"} <= told
    chapters = {step.chapter for step in LESSON.steps}
    assert {"virtue", "tax", "captures", "debts", "guildhall", "cathedral", "reset"} <= chapters
    assert {"final-round", "game-end"} <= chapters


def test_what_the_lesson_says_is_so() -> None:
    learner = Class()
    table = learner.table
    box = table.game.box
    tavern = next(card for card in box.buildings if card.id == "tavern")
    checks: dict[str, Callable[[], bool]] = {
        "Welcome, architect!": lambda: table.home("You") == 20,
        "First the draft": lambda: len(table.packet("You")) == 4 and tavern.vp == 6,
        "Your rival kept a card": lambda: len(table.packet("You")) == 3 and table.hand("Rival")[0] == "fountain",
        "And here are the last two": lambda: table.packet("You") == ["clay_pit", "gallery"],
        "You begin, with 3 silver": lambda: (
            (table.active, table.silver("You")) == ("You", 3) and tavern.cost[:5] == [0, 3, 2, 1, 0]
        ),
        "An apprentice costs 4 silver": lambda: table.silver("You") == 3,
        "2 silver for your first worker": lambda: table.silver("You") == 5,
        "One worker here opens": lambda: table.row("upper")[0] == "woodcutter_2",
        "Of your 4 silver": lambda: (table.silver("You"), table.tax) == (1, 6),
        "1 wood for your worker": lambda: table.goods("You") == "2 wood 1 silver",
        "That makes 5 wood": lambda: (table.has("You", "wood"), table.tax, table.silver("Rival")) == (5, 0, 10),
        "Stealing costs 2 virtue": lambda: (table.virtue("Rival"), table.virtue("You")) == (5, 7),
        "And look, three workers": lambda: table.at("quarry") == {"Rival": 3},
        "They stand on your board": lambda: table.held("You") == {"Rival": 3} and table.at("quarry") == {},
        "Alas, your rival": lambda: table.held("Rival") == {"You": 2} and table.at("forest") == {},
        "Your Tavern needs gold": lambda: table.pile("small")[0] in ("bm02", "bm07") and table.silver("You") == 3,
        "Your rival took the last free stall": lambda: (
            table.market() == {} and table.told("market_cleared")[-1]["count"] == 1
        ),
        "Then everybody with three": lambda: (
            table.prison() == {"You": 1, "Rival": 5} and (table.unpaid("Rival"), table.unpaid("You")) == (1, 0)
        ),
        "Your rival's virtue is down": lambda: table.virtue("Rival") == 2,
        "All that is missing is 2 stone": lambda: table.goods("You") == "5 wood 2 gold 2 silver",
        "And once more": lambda: table.has("You", "stone") == 1,
        "Everything is there!": lambda: table.has("You", "stone") == 3,
        "6 points!": lambda: (
            table.sheet("You")["buildings"] == 6
            and table.row("lower")[0] == "labourer"
            and min(table.game.display) >= 0
        ),
        "At the Guardhouse your rival": lambda: table.prison() == {"You": 1},
        "Now some fresh plans": lambda: table.at("workshop") == {"You": 1} and table.silver("You") < 4,
        "You have 1 gold left": lambda: (table.has("You", "gold"), table.virtue("You")) == (1, 6),
        "And it takes one": lambda: len(table.hand("You")) == 4,
        "Every step turns up": lambda: (table.level("You"), table.virtue("You")) == (1, 8),
        "Your rival has constructed": lambda: len(table.guildhall()) == 3 and table.built("Rival") == ["fountain"],
        "Time to get your people back": lambda: table.at("guardhouse")["You"] == 1,
        "First let your worker out": lambda: table.prison() == {"You": 1},
        "Then the two on your rival's": lambda: table.refused("You", "ransom") == "SHORT_OF_SILVER",
        "Both are home again": lambda: table.unpaid("You") == 1 and table.held("Rival") == {},
        "You have 2.": lambda: table.silver("You") == 2 and table.at("silversmith")["You"] == 1,
        "For the rest you need prey": lambda: table.at("silversmith") == {"You": 2, "Rival": 3},
        "Your second worker here": lambda: table.at("quarry") == {"You": 2} and table.at("town_centre")["You"] == 2,
        "The second: your rival's": lambda: table.tax == 3,
        "And back to the Guardhouse": lambda: table.at("guardhouse")["You"] == 2,
        "Send the three": lambda: table.held("You") == {"Rival": 3},
        "...and with your 6 silver": lambda: table.silver("You") == 6,
        "Done: paid debts": lambda: (
            (table.unpaid("You"), table.paid("You"), table.virtue("You"), table.has("Rival", "gold")) == (0, 1, 8, 1)
        ),
        "One place is new": lambda: "You" not in table.at("kings_storehouse"),
        "Two goods buy 1 virtue": lambda: table.goods("You") == "2 wood 1 stone",
        "When somebody lays": lambda: table.goods("You") == "1 marble" and guildhall_spaces(table.game) == 12,
        "A hint or two": lambda: table.tax == 6 and "labourer" in table.apprentices("You"),
    }
    for number, step in enumerate(LESSON.steps):
        for start in [start for start in checks if step.say.startswith(start)]:
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


def test_chapters_exist() -> None:
    anchors = {chapter.anchor for chapter in ROOM.guide().chapters}
    for step in LESSON.steps:
        assert step.chapter in anchors, step.say
        assert step.point, step.say


def test_it_goes_over_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(LESSON), type=Lesson) == LESSON
