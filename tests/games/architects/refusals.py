"""A scenario for every reason why something is not allowed in Architects."""

from __future__ import annotations

from bighouse.games.architects.rules.gathering import Mines
from bighouse.games.architects.rules.town_centre import TownCentre
from bighouse.games.architects.rules.workshop import Workshop
from tests.contract.refused import Refused

FIVE = "Ann apprentices: thief jeweller woodcutter stonecutter miner\n"
REFUSALS = (
    # Placing
    Refused("NO_TAX", "go tax_stand", "tax: 0"),
    Refused("TOO_VIRTUOUS", "market small", "Ann: 10 virtue, 9 silver"),
    Refused("SPACE_TAKEN", "market small", "Ann: 9 silver\nblack market: small Ben"),
    Refused("SHORT_OF_SILVER", "market large", "Ann: 2 silver"),
    Refused("NOT_IN_HAND", "build well", "Ann: 9 wood 9 stone\nBen hand: well"),
    Refused(
        "MISSING_SKILL", "build treasury", "Ann: 1 wood 3 stone 1 gold\nAnn hand: treasury\nAnn apprentices: thief"
    ),
    Refused("SHORT_OF_GOODS", "build well", "Ann: 2 wood 1 stone\nAnn hand: well"),
    Refused("TOP_REACHED", "cathedral", "Ann: level 5, 9 gold 9 marble\nAnn hand: well"),
    Refused("TOO_WICKED", "cathedral", "Ann: 4 virtue, 1 gold\nAnn hand: well"),
    Refused("LEVEL_FULL", "cathedral", "Ann: level 4, 2 gold 2 marble\nAnn hand: well\nBen: level 5"),
    Refused("NO_CARD_TO_DISCARD", "cathedral", "Ann: 1 gold"),
    Refused("SHORT_OF_GOODS", "cathedral", "Ann: level 1, 9 clay 3 wood\nAnn hand: well"),
    Refused("ROOM_LEFT", "dismiss thief", "Ann apprentices: thief"),
    Refused("NOT_YOURS", "dismiss trickster", FIVE + "Ben apprentices: trickster"),
    Refused("STILL_HOME", "fetch quarry", "at quarry: Ann 3"),
    # Bringing a worker back
    Refused("NO_WORKER_HOME", "go quarry", "at quarry: Ann 11\nat forest: Ann 9"),
    Refused("CIRCLES_FIRST", "fetch prison", "at quarry: Ann 10\nat mines: Ann 8\nprison: Ann 2"),
    Refused("CIRCLES_FIRST", "fetch_from Ben", "at quarry: Ann 10\nat mines: Ann 8\nBen holds: Ann 2"),
    Refused("NOBODY_THERE", "fetch forest", "at quarry: Ann 11\nat mines: Ann 9"),
    # Places
    Refused("NOT_OFFERED", "gain marble", "at mines: Ann 1", ("go mines",)),
    Refused("WRONG_PAYMENT", "pay 3 clay", "Ann: 3 clay 2 wood", ("go kings_storehouse", "trade virtue")),
    Refused("SHORT_OF_GOODS", "trade marble", "Ann: 2 clay 2 wood", ("go kings_storehouse",)),
    Refused(
        "NOT_YOURS", "trade_with trader_wood", "Ann: 2 wood\nBen apprentices: trader_wood", ("go kings_storehouse",)
    ),
    Refused("NO_TRADER", "trade_with thief", "Ann: 2 wood\nAnn apprentices: thief", ("go kings_storehouse",)),
    Refused("NOT_ON_DISPLAY", "hire thief", "Ann: 9 silver\napprentice deck: thief", ("go workshop",)),
    Refused("OUT_OF_REACH", "hire thief", "Ann: 6 silver\nupper row: miner jeweller labourer thief", ("go workshop",)),
    Refused(
        "NOT_YOURS", "dismiss trickster", f"{FIVE}Ann: 9 silver\nupper row: labourer", ("go workshop", "hire labourer")
    ),
    Refused(
        "TOO_MANY_PLACES",
        "capture mines Ben",
        "Ann: 9 silver\nat town centre: Ann 2\nat quarry: Ben 1; Cy 1\nat forest: Ben 1\nat mines: Ben 1",
        ("go town_centre", "capture quarry Ben", "capture forest Ben"),
    ),
    Refused(
        "TOO_MANY_PLACES",
        "capture mines Ben",
        "Ann: 9 silver\nat town centre: Ann 2\nat quarry: Ben 1; Cy 1\nat mines: Ben 1",
        ("go town_centre", "capture quarry Ben"),
        "4 players",
    ),
    Refused("NOBODY_THERE", "capture mines Ben", "Ann: 9 silver\nat quarry: Ben 1", ("go town_centre",)),
    Refused("NOBODY_HELD", "send_to_prison", "prison: Ann 1", ("go guardhouse",)),
    Refused("NOBODY_IN_PRISON", "free_prisoners", "prison: Ben 1\nAnn holds: Ben 1", ("go guardhouse",)),
    Refused("NOBODY_ON_BOARDS", "ransom", "Ann: 9 silver\nprison: Ann 1", ("go guardhouse",)),
    Refused("NOBODY_ON_BOARDS", "ransom_by_debt", "Ann: 9 silver\nprison: Ann 1", ("go guardhouse",)),
    Refused("SHORT_OF_SILVER", "ransom", "Ann: 4 silver\nBen holds: Ann 1", ("go guardhouse",)),
    Refused("NO_DEBT", "pay_debt", "Ann: 9 silver, 2 paid\nprison: Ann 1", ("go guardhouse",)),
    Refused("SHORT_OF_SILVER", "pay_debt", "Ann: 5 silver, 1 unpaid\nprison: Ann 1", ("go guardhouse",)),
    Refused("NOTHING_TO_HAVE", "look", "Ann: 2 silver\nBen built: rest", ("market middle",)),
    Refused("ONE_WORKER_A_TURN", "go quarry", "Ann: 9 silver", ("go workshop",)),
    Refused("ONE_WORKER_A_TURN", "market small", "prison: Ann 2", ("go guardhouse",)),  # R8
    # Cards and effects
    Refused("NOT_OFFERED", "keep well", "Ann: 2 silver\nBen hand: well", ("market middle", "look")),
    Refused("NOT_IN_HAND", "discard keep", "Ann: 1 gold\nAnn hand: well smithy\nBen hand: keep", ("cathedral",)),
    Refused(
        "MUST_HIRE",
        "decline",
        "Ann: 3 wood 2 stone 1 gold\nAnn hand: tavern\nAnn apprentices: thief",
        ("build tavern",),
    ),
    Refused(
        "NOBODY_ON_BOARDS",
        "take_back",
        "Ann: 2 clay 6 wood 2 gold\nAnn hand: barracks\nAnn apprentices: labourer\nat quarry: Ben 1",
        ("build barracks",),
    ),
    Refused("NOT_OFFERED", "gain silver", "Ann: 4 clay 1 wood\nAnn hand: clay_pit", ("build clay_pit",)),
    Refused(
        "TOO_MANY_RELEASED",
        "release 3",
        "Ann: 1 silver\nAnn apprentices: gatekeeper\nprison: Ann 4\nblack market: middle Ben; large Ben",
        ("market small",),
    ),
    Refused(
        "NOT_YOURS",
        "use squire_gold",
        "Ann: 1 silver\nAnn apprentices: gatekeeper squire_marble\nprison: Ann 4\nblack market: middle Ben; large Ben",
        ("market small",),
    ),
    Refused("NOT_OFFERED", "resolve gallery", "Ann: 14 virtue, 2 gold\nAnn built: castle dungeon\nstart: game end"),
    # What leaves one thing to do
    Refused("TOO_FEW_WORKERS", "gain gold", forced=Mines(0, 1)),
    Refused("SHORT_OF_SILVER", "hire thief", "Ann: 3 silver\nupper row: thief", forced=Workshop(0, 1)),
    Refused("SHORT_OF_SILVER", "capture quarry Ben", "at quarry: Ben 1", forced=TownCentre(0, 1, 0, 0)),
)
