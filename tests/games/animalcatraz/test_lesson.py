"""The guided first game of Animalcatraz: it leads through a whole day, and says what is true."""

from __future__ import annotations

from collections.abc import Callable

from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.sight.view import AnimalcatrazView, ConvictView, HeldView, RivalView
from tests.contract.learner import Learner, lesson_of

LESSON = lesson_of(ROOM)
Check = Callable[[AnimalcatrazView, ConvictView, RivalView], bool]


def cards(held: list[HeldView]) -> list[str | None]:
    return sorted([one.card for one in held], key=str)


def guards(view: AnimalcatrazView) -> dict[str, tuple[str | None, str | None, int | None]]:
    return {space.space: (space.guard, space.letter, space.owner) for space in view.spaces}


def doors(view: AnimalcatrazView) -> dict[str, str | None]:
    return {space.space: space.door for space in view.spaces}


CHECKS: dict[str, Check] = {
    "Welcome to the island": lambda view, you, side: (you.convict, you.cell) == ("g_jackson", "cell_1"),
    "You begin with 5 REP": lambda view, you, side: side.rep == 5,
    "Your bars": lambda view, you, side: (you.strength.level, you.cunning.level) == (3, 2),
    "Every round brings 1 Contraband": lambda view, you, side: (
        cards(view.cells[0].stash) == ["cigarettes", "forged_pass", "magazine"]
    ),
    "You have five Actions": lambda view, you, side: you.actions == 5 and you.carry_limit == len(you.carry) == 3,
    "Guards shut": lambda view, you, side: {letter for _, letter, _ in guards(view).values() if letter} == {"C"},
    "Officer Ash is on duty": lambda view, you, side: (
        [(space.guard, space.needed, space.shut) for space in view.spaces if space.space == "cellblock_a"]
        == [("g_smoker", 8, ["attack_steal"])]
    ),
    "Each Guard has a weakness": lambda view, you, side: (
        [chance.percent for chance in view.chances if chance.by] == [100]
    ),
    "7 on the dice": lambda view, you, side: side.rep == 6 and guards(view)["cellblock_a"] == ("g_smoker", "C", 0),
    "One Action is left. Go back": lambda view, you, side: you.actions == 1 and "hardcover" in cards(you.carry),
    "Each round a red die": lambda view, you, side: (
        doors(view)["cellblock_a"] == "shut" and guards(view)["cellblock_a"] == ("g_smoker", "B", 0)
    ),
    "Vinnie is in the Courtyard": lambda view, you, side: (
        (view.convicts[1].convict, view.convicts[1].space) == ("vinnie", "courtyard")
    ),
    "A 3 brings you": lambda view, you, side: you.strength.slot == 6 and view.convicts[1].strength.level == 3,
    "14 to 7!": lambda view, you, side: (
        side.rep == 7 and view.rivals[1].rep == 4 and view.convicts[1].posture == "lying" and not view.convicts[1].carry
    ),
    "The Lieutenant is the hardest": lambda view, you, side: (
        side.rep == 8 and max(space.needed or 0 for space in view.spaces) == 14 and view.track[1] == 0
    ),
    "He is yours! With 9": lambda view, you, side: (side.rep, side.rank, side.stands) == (9, "notorious", 3),
    "Two Actions are left": lambda view, you, side: you.actions == 2,
    "Vinnie got up": lambda view, you, side: (
        view.fight is not None and view.fight.sides[view.fight.attacking].rival == 1
    ),
    "13 to 10": lambda view, you, side: side.rep == 9 and view.rivals[1].rank == "nobody",
    "But then Dandy": lambda view, you, side: not you.carry and view.rivals[2].rep == 6,
    "Rounds 1 and 3": lambda view, you, side: (view.round, view.event) == (3, "mail_call"),
    "A 2, but you carry nothing": lambda view, you, side: (
        you.attended
        and view.convicts[2].space == "utility"
        and [round(chance.percent) for chance in view.chances if chance.action.startswith("pickpocket")] == [34]
    ),
    "8 against 12": lambda view, you, side: side.rep == 8,
    "The die had an arrow": lambda view, you, side: guards(view)["cellblock_b"] == ("g_smoker", "C", 0),
    "You have no Actions left": lambda view, you, side: you.actions == 0,
    "The Disguise": lambda view, you, side: side.plan is not None and side.plan.plan == "disguise",
    "The last round of the day": lambda view, you, side: view.round == 4 and doors(view)["cellblock_b"] == "shut",
    "Strength 4!": lambda view, you, side: you.strength.level == 4,
    "An Action is left over": lambda view, you, side: you.actions == 1,
    "Yours is the only coin": lambda view, you, side: side.rep == 10,
    "A new day": lambda view, you, side: view.day == 2 and "diamond" in cards(view.cells[0].stash),
    "Cunning 3": lambda view, you, side: you.cunning.level == 3 and you.skills == [True, False],
    "With 10 REP": lambda view, you, side: side.rep == max(rival.rep for rival in view.rivals) == 10,
    "A hint": lambda view, you, side: (
        guards(view)["cellblock_a"][0] == "g_drinker" and "moonshine" in cards(view.cells[0].stash)
    ),
}


def test_what_the_lesson_says_is_so() -> None:
    learner = Learner(ROOM)
    checks = dict(CHECKS)
    for number, step in enumerate(LESSON.steps):
        view = ROOM.view(learner.game, LESSON.learner)
        for start in [start for start in checks if step.say.startswith(start)]:
            assert checks.pop(start)(view, view.convicts[0], view.rivals[0]), step.say
        if step.do:
            learner.step = number
            learner.do(step.do[0])
    assert not checks


def test_a_whole_day_passes_with_all_that_belongs_to_it() -> None:
    learner = Learner(ROOM)
    while allowed := learner.read():
        learner.do(allowed[0])
    told = {event.kind.name for event in learner.story.events}
    assert {
        "guards_rolled",
        "guard_corrupted",
        "event_attended",
        "weapon_shown",
        "fight_won",
        "crime_completed",
        "card_stolen",
        "plan_taken",
        "night_fell",
    } <= told
