"""The guided first game of Lockup: it is worth ten minutes, and says what is true."""

from __future__ import annotations

from bighouse.games.lockup.room import ROOM
from tests.contract.learner import Learner
from tests.games.lockup.table import Table


def test_everything_important_happens() -> None:
    learner = Learner(ROOM)
    asked: set[str] = set()
    while learner.read():
        asked.add(ROOM.chapter(learner.game, learner.seat))
        learner.do(learner.read()[0])
    assert {"roll-call", "sending", "exercise-yard", "infirmary", "smithy", "commissary", "chow-hall"} <= asked
    assert {"recruiting", "cell-block", "reserving", "library", "drawn-cards", "resources"} <= asked
    assert {"tomes-patrol", "tomes-lights-out", "tomes-strength"} <= asked
    told = {event.kind.name for event in learner.story.events}
    assert {"crew_strayed", "item_crafted", "goon_recruited", "tome_played", "goal_claimed", "raid_began"} <= told
    assert {"loot_taken", "marker_taken", "exchanged", "item_reserved", "suspicion_gained", "passed"} <= told


def test_what_the_lesson_says_is_so() -> None:
    learner = Learner(ROOM)
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
    for number, step in enumerate(learner.lesson.steps):
        for start in [start for start in checks if step.say.startswith(start)]:
            learner.step = number
            assert checks.pop(start)(), step.say
        if step.do:
            learner.step = number
            learner.do(step.do[0])
    assert not checks
