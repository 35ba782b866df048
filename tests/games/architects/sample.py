"""What Architects gives to the contract (tests/contract/sample.py)."""

from __future__ import annotations

from bighouse.engine.story import Story
from bighouse.games.architects.box.components import GOOD_WORDS, GOODS, LEVELS, LOCATION_WORDS, SPACE_WORDS
from bighouse.games.architects.box.pack import PACKS
from bighouse.games.architects.rules.goods import gain_good
from bighouse.games.architects.rules.guildhall import guildhall_spaces
from bighouse.games.architects.rules.state import Architects
from tests.contract.sample import Sample
from tests.games.architects.faults import FAULTS
from tests.games.architects.plenty import ask_again
from tests.games.architects.refusals import REFUSALS
from tests.games.architects.table import Table

GIFT = 6  # of every good, so that random players construct something
MAT = ("goods", "home", "captured", "debts", "away", "hand", "built", "apprentices")
FIXED_SPOTS = {  # by the names of web/src/games/architects/spots.ts
    *(f"place:{word}" for word in LOCATION_WORDS),
    *(f"market:{word}" for word in SPACE_WORDS),
    *(f"cathedral:{level}" for level in range(LEVELS + 1)),
    *(f"seat:{seat}" for seat in range(2)),
    *(f"pile:{word}" for word in ("plans", "apprentices", "rewards")),
    *(f"good:{word}" for word in GOOD_WORDS),
    *(f"mat:{word}" for word in MAT),
    *(f"rail:{word}" for word in ("question", "options", "log", "undo")),
    *("guildhall", "cathedral", "market", "prison", "tax", "virtue"),
}


def enrich(game: Architects) -> bool:
    if game.turn == 0:
        return False
    for who in range(game.seats):
        for good in range(GOODS):
            gain_good(game, who, good, GIFT)
    ask_again(game)
    return True


def points_at(game: Architects, spot: str) -> bool:
    table = Table(game, Story(), ["You", "Rival"])
    kind, _, word = spot.partition(":")
    if kind == "group":
        seat, _, place = word.partition("@place:")
        return table.player(int(seat)).at[LOCATION_WORDS.index(place)] > 0
    if kind == "apprentice":
        return game.display[int(word)] >= 0
    if kind == "guildhall" and word:
        return 1 <= int(word) <= guildhall_spaces(game)
    if spot == "mat:away":  # nothing is drawn while everybody is at home or at work
        return "You" in table.held("Rival") or "You" in table.prison()
    cards = {"offered": table.packet, "plan": table.hand, "built": table.built, "own": table.apprentices}
    return word in cards[kind]("You") if kind in cards else spot in FIXED_SPOTS


SAMPLE = Sample(
    enrich=enrich,
    scenes=(
        "architects, 4 players\nseat 0: 4 silver, level 2\nat quarry: seat 0 5; seat 1 2\nstart: turn of seat 0",
        "architects, 1 player\nupper row: thief (2)\nopponent holds: seat 0 3\nschemes: S05\nstart: turn of opponent",
        "architects, 2 players, variable\nseat 0: ada, 3 silver\nseat 0 built: castle dungeon\nstart: game end",
        "architects, 2 players\nseat 0: 14 virtue, 2 gold\nseat 0 built: castle dungeon\nstart: game end",
    ),
    another_pack=('"vp": 14', '"vp": 13'),
    faults=FAULTS,
    examples=(("a", 40), ("b", 43)),
    refusals=REFUSALS,
    words="setup turns final_round game_end small middle large carpentry tiling masonry "
    + " ".join(PACKS.shipped.colours),
    wordless="levels virtue",
    itemised="Buildings",
    points_at=points_at,
)
