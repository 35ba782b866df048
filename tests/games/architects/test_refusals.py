"""A scenario for every reason why something is not allowed; what is refused leaves the game untouched."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bighouse.engine.step import GAME_IS_OVER, NOT_ASKED_FOR, NOT_YOUR_TURN, Choice
from bighouse.games.architects.gathering import Mines
from bighouse.games.architects.state import Architects
from bighouse.games.architects.town_centre import TownCentre
from bighouse.games.architects.workshop import Workshop
from tests.games.architects.table import REASONS, Table, scene


class Case(NamedTuple):
    """Ann tries what she may not do, after these acts of hers."""

    reason: str
    tries: str
    text: str = ""
    acts: tuple[str, ...] = ()
    header: str = "architects, 3 players"


FIVE = "Ann apprentices: thief jeweller woodcutter stonecutter miner\n"
CASES = [
    # Placing
    Case("NO_TAX", "go tax_stand", "tax: 0"),
    Case("TOO_VIRTUOUS", "market small", "Ann: 10 virtue, 9 silver"),
    Case("SPACE_TAKEN", "market small", "Ann: 9 silver\nblack market: small Ben"),
    Case("SHORT_OF_SILVER", "market large", "Ann: 2 silver"),
    Case("NOT_IN_HAND", "build well", "Ann: 9 wood 9 stone\nBen hand: well"),
    Case("MISSING_SKILL", "build treasury", "Ann: 1 wood 3 stone 1 gold\nAnn hand: treasury\nAnn apprentices: thief"),
    Case("SHORT_OF_GOODS", "build well", "Ann: 2 wood 1 stone\nAnn hand: well"),
    Case("TOP_REACHED", "cathedral", "Ann: level 5, 9 gold 9 marble\nAnn hand: well"),
    Case("TOO_WICKED", "cathedral", "Ann: 4 virtue, 1 gold\nAnn hand: well"),
    Case("LEVEL_FULL", "cathedral", "Ann: level 4, 2 gold 2 marble\nAnn hand: well\nBen: level 5"),
    Case("NO_CARD_TO_DISCARD", "cathedral", "Ann: 1 gold"),
    Case("SHORT_OF_GOODS", "cathedral", "Ann: level 1, 9 clay 3 wood\nAnn hand: well"),
    Case("ROOM_LEFT", "dismiss thief", "Ann apprentices: thief"),
    Case("NOT_YOURS", "dismiss trickster", FIVE + "Ben apprentices: trickster"),
    Case("STILL_HOME", "fetch quarry", "at quarry: Ann 3"),
    # Bringing a worker back
    Case("NO_WORKER_HOME", "go quarry", "at quarry: Ann 11\nat forest: Ann 9"),
    Case("CIRCLES_FIRST", "fetch prison", "at quarry: Ann 10\nat mines: Ann 8\nprison: Ann 2"),
    Case("CIRCLES_FIRST", "fetch_from Ben", "at quarry: Ann 10\nat mines: Ann 8\nBen holds: Ann 2"),
    Case("NOBODY_THERE", "fetch forest", "at quarry: Ann 11\nat mines: Ann 9"),
    # Places
    Case("NOT_OFFERED", "gain marble", "at mines: Ann 1", ("go mines",)),
    Case("WRONG_PAYMENT", "pay 3 clay", "Ann: 3 clay 2 wood", ("go kings_storehouse", "trade virtue")),
    Case("SHORT_OF_GOODS", "trade marble", "Ann: 2 clay 2 wood", ("go kings_storehouse",)),
    Case("NOT_YOURS", "trade_with trader_wood", "Ann: 2 wood\nBen apprentices: trader_wood", ("go kings_storehouse",)),
    Case("NO_TRADER", "trade_with thief", "Ann: 2 wood\nAnn apprentices: thief", ("go kings_storehouse",)),
    Case("NOT_ON_DISPLAY", "hire thief", "Ann: 9 silver\napprentice deck: thief", ("go workshop",)),
    Case("OUT_OF_REACH", "hire thief", "Ann: 6 silver\nupper row: miner jeweller labourer thief", ("go workshop",)),
    Case(
        "NOT_YOURS", "dismiss trickster", f"{FIVE}Ann: 9 silver\nupper row: labourer", ("go workshop", "hire labourer")
    ),
    Case(
        "TOO_MANY_PLACES",
        "capture mines Ben",
        "Ann: 9 silver\nat town centre: Ann 2\nat quarry: Ben 1; Cy 1\nat forest: Ben 1\nat mines: Ben 1",
        ("go town_centre", "capture quarry Ben", "capture forest Ben"),
    ),
    Case(
        "TOO_MANY_PLACES",
        "capture mines Ben",
        "Ann: 9 silver\nat town centre: Ann 2\nat quarry: Ben 1; Cy 1\nat mines: Ben 1",
        ("go town_centre", "capture quarry Ben"),
        "architects, 4 players",
    ),
    Case("NOBODY_THERE", "capture mines Ben", "Ann: 9 silver\nat quarry: Ben 1", ("go town_centre",)),
    Case("NOBODY_HELD", "send_to_prison", "prison: Ann 1", ("go guardhouse",)),
    Case("NOBODY_IN_PRISON", "free_prisoners", "prison: Ben 1\nAnn holds: Ben 1", ("go guardhouse",)),
    Case("NOBODY_ON_BOARDS", "ransom", "Ann: 9 silver\nprison: Ann 1", ("go guardhouse",)),
    Case("NOBODY_ON_BOARDS", "ransom_by_debt", "Ann: 9 silver\nprison: Ann 1", ("go guardhouse",)),
    Case("SHORT_OF_SILVER", "ransom", "Ann: 4 silver\nBen holds: Ann 1", ("go guardhouse",)),
    Case("NO_DEBT", "pay_debt", "Ann: 9 silver, 2 paid\nprison: Ann 1", ("go guardhouse",)),
    Case("SHORT_OF_SILVER", "pay_debt", "Ann: 5 silver, 1 unpaid\nprison: Ann 1", ("go guardhouse",)),
    Case("NOTHING_TO_HAVE", "look", "Ann: 2 silver\nBen built: rest", ("market middle",)),
    Case("ONE_WORKER_A_TURN", "go quarry", "Ann: 9 silver", ("go workshop",)),
    Case("ONE_WORKER_A_TURN", "market small", "prison: Ann 2", ("go guardhouse",)),  # R8
    # Cards and effects
    Case("NOT_OFFERED", "keep well", "Ann: 2 silver\nBen hand: well", ("market middle", "look")),
    Case("NOT_IN_HAND", "discard keep", "Ann: 1 gold\nAnn hand: well smithy\nBen hand: keep", ("cathedral",)),
    Case(
        "MUST_HIRE",
        "decline",
        "Ann: 3 wood 2 stone 1 gold\nAnn hand: tavern\nAnn apprentices: thief",
        ("build tavern",),
    ),
    Case(
        "NOBODY_ON_BOARDS",
        "take_back",
        "Ann: 2 clay 6 wood 2 gold\nAnn hand: barracks\nAnn apprentices: labourer\nat quarry: Ben 1",
        ("build barracks",),
    ),
    Case("NOT_OFFERED", "gain silver", "Ann: 4 clay 1 wood\nAnn hand: clay_pit", ("build clay_pit",)),
    Case(
        "TOO_MANY_RELEASED",
        "release 3",
        "Ann: 1 silver\nAnn apprentices: gatekeeper\nprison: Ann 4\nblack market: middle Ben; large Ben",
        ("market small",),
    ),
    Case(
        "NOT_YOURS",
        "use squire_gold",
        "Ann: 1 silver\nAnn apprentices: gatekeeper squire_marble\nprison: Ann 4\nblack market: middle Ben; large Ben",
        ("market small",),
    ),
    Case("NOT_OFFERED", "resolve gallery", "Ann: 14 virtue, 2 gold\nAnn built: castle dungeon\nstart: game end"),
]


def before(case: Case) -> Table:
    """It is Ann's turn, unless the text says where to start."""
    names = ["Ann", "Ben", "Cy", "Dot", "Eve"][: int(case.header.split()[1])]
    start = "" if "start:" in case.text else "start: turn of Ann"
    return scene(f"{case.header}\n{case.text}\n{start}", " ".join(names)).act("Ann", *case.acts)


@pytest.mark.parametrize("case", CASES, ids=[f"{number} {case.reason}" for number, case in enumerate(CASES)])
def test_each_refusal_is_met(case: Case) -> None:
    table = before(case)
    assert table.refused("Ann", case.tries) == case.reason
    table.illegal("Ann", case.tries)
    assert table.game.why_not(0, table.action(case.tries))


# These leave one thing to do, which the kernel does by itself; the reason is why it was the only one.
FORCED: list[tuple[str, str, str, Choice[Architects]]] = [
    ("TOO_FEW_WORKERS", "gain gold", "", Mines(0, 1)),
    ("SHORT_OF_SILVER", "hire thief", "Ann: 3 silver\nupper row: thief", Workshop(0, 1)),
    ("SHORT_OF_SILVER", "capture quarry Ben", "at quarry: Ben 1", TownCentre(0, 1, 0, 0)),
]


@pytest.mark.parametrize(("reason", "tries", "text", "choice"), FORCED, ids=[tries for _, tries, _, _ in FORCED])
def test_what_is_refused_leaves_one_thing_to_do(reason: str, tries: str, text: str, choice: Choice[Architects]) -> None:
    table = before(Case(reason, tries, text))
    assert REASONS[choice.refusal(table.game, table.action(tries))] == reason
    assert len(choice.allowed(table.game)) == 1


def test_every_refusal_has_a_scenario() -> None:
    assert {case.reason for case in CASES} | {reason for reason, *_ in FORCED} == set(REASONS.values())


@pytest.mark.parametrize(
    ("text", "tries", "reason"),
    [
        ("start: over", "go quarry", GAME_IS_OVER),
        ("start: turn of Ben", "go quarry", NOT_YOUR_TURN),
        ("start: turn of Ann", "plans", NOT_ASKED_FOR),
    ],
)
def test_the_kernel_refuses_too(text: str, tries: str, reason: int) -> None:
    table = scene(f"architects, 3 players\n{text}", "Ann Ben Cy")
    assert table.refused("Ann", tries) == str(reason)
    table.illegal("Ann", tries)
