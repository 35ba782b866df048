"""The guided first game of Architects: it is worth ten minutes, and says what is true."""

from __future__ import annotations

from collections.abc import Callable

from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules.guildhall import guildhall_spaces
from tests.contract.learner import Learner, lesson_of
from tests.games.architects.table import Table

LESSON = lesson_of(ROOM)
RIVAL = 1


def test_in_the_draft_it_does_not_matter_who_chooses_first() -> None:
    quick, slow = Learner(ROOM), Learner(ROOM, rivals_wait=True)
    for step in [step for step in LESSON.steps if step.part == "The draft"]:
        assert quick.game.to_act == [LESSON.learner]
        assert slow.game.to_act == [LESSON.learner, RIVAL]
        quick.do(step.do[0])
        slow.do(step.do[0])
    assert quick.game.fingerprint() == slow.game.fingerprint()


def test_everything_important_happens() -> None:
    learner = Learner(ROOM)
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
    learner = Learner(ROOM)
    table = Table(learner.game, learner.story, ["You", "Rival"])
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
