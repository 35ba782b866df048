"""What Lockup gives to the contract (tests/contract/sample.py)."""

from __future__ import annotations

from bighouse.games.lockup.box.components import DIFFICULTY_WORDS, GOAL_WORDS, LOCATION_WORDS, RESOURCE_WORDS
from bighouse.games.lockup.rules.state import Lockup
from tests.contract.sample import Sample
from tests.games.lockup.faults import FAULTS
from tests.games.lockup.refusals import REFUSALS

SPOTS = {  # by the names of web/src/games/lockup/spots.ts
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


def points_at(game: Lockup, spot: str) -> bool:
    return spot in SPOTS


SAMPLE = Sample(
    unmet="ExchangeTwo",
    scenes=(
        "lockup, 4 players\nround: 3\nseat 0: 4 power, 2 scrap\nat smithy: seat 0 5; seat 1 2 (4)\nstart: lights out",
        "lockup, 1 player\nat smithy: guards guard_blue_1 (guard_blue_6)\nguards: 2 scrap\nstart: guard turn",
    ),
    another_pack=('"reputation": 4', '"reputation": 5'),
    faults=FAULTS,
    examples=(("a", 24), ("b", 51)),
    refusals=REFUSALS,
    words="setup roll_call lights_out patrol game_end leader instant end_game tomes goons items off_duty "
    + " ".join(DIFFICULTY_WORDS),
    wordless="crews locations",
    itemised="Goons",
    points_at=points_at,
)
