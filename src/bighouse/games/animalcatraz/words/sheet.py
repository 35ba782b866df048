"""The score sheet of Animalcatraz: where everybody's Reputation comes from."""

from __future__ import annotations

from typing import Final

from bighouse.engine.names import called
from bighouse.engine.sheet import ScoreSheet, plain_line
from bighouse.games.animalcatraz.rules.sides import side_of
from bighouse.games.animalcatraz.rules.standings import scores
from bighouse.games.animalcatraz.rules.state import SOURCES, Animalcatraz

LINE_NAMES: Final = [
    "At the start", "Fights", "Thefts", "Guards", "Crimes", "Gang Coins", "Cellblocks", "Traps", "Gangsters", "Events",
    "Trash Tags", "Riots",
]  # fmt: skip


def score_sheet(game: Animalcatraz) -> ScoreSheet:
    """Partners have the same column: they rise and fall together."""
    sides = [side_of(game.seats, len(game.rivals), seat) for seat in range(game.seats)]
    ledgers = [game.rivals[side].ledger for side in sides]
    lines = [
        plain_line(LINE_NAMES[line], [ledger[line] for ledger in ledgers])
        for line in range(SOURCES)
        if any(ledger[line] for ledger in ledgers)
    ]
    return ScoreSheet(
        players=[called(game, seat) for seat in range(game.seats)],
        lines=lines,
        totals=scores(game),
        ties=None,
        winners=game.winners(),
        automaton_won=False,
    )
