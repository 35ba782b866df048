"""The score sheet of Animalcatraz: where everybody's Reputation comes from."""

from __future__ import annotations

from typing import Final

from bighouse.engine.names import called
from bighouse.engine.sheet import Line, ScoreSheet, itemised, plain_line
from bighouse.games.animalcatraz.rules.sides import side_of
from bighouse.games.animalcatraz.rules.standings import scores
from bighouse.games.animalcatraz.rules.state import SOURCES, Animalcatraz

LINE_NAMES: Final = [
    "At the start", "Fights", "Thefts", "Guards", "Crimes", "Gang Coins", "Cellblocks", "Traps", "Gangsters", "Events",
    "Trash Tags", "Riots", "Rats",
]  # fmt: skip
PARTS: Final = {  # where REP is both won and lost
    "Fights": ("Won", "Lost"),
    "Thefts": ("Done", "Failed"),
    "Guards": ("Corrupted", "Not corrupted"),
    "Gangsters": ("At night", "Not recruited"),
    "Events": ("Won", "Lost"),
    "Riots": ("Won", "Lost"),
}


def sheet_line(name: str, points: list[int], lost: list[int]) -> Line:
    """A line, with what was won and what was lost where there is both."""
    if name not in PARTS:
        return plain_line(name, points)
    won_word, lost_word = PARTS[name]
    parts = [(player, won_word, points[player] - lost[player]) for player in range(len(points))]
    parts += [(player, lost_word, lost[player]) for player in range(len(points))]
    return itemised(name, points, parts, balanced=True)


def score_sheet(game: Animalcatraz) -> ScoreSheet:
    """Partners have the same column: they rise and fall together."""
    sides = [side_of(game.seats, len(game.rivals), seat) for seat in range(game.seats)]
    rivals = [game.rivals[side] for side in sides]
    lines = [
        sheet_line(LINE_NAMES[line], [rival.ledger[line] for rival in rivals], [rival.losses[line] for rival in rivals])
        for line in range(SOURCES)
        if any(rival.ledger[line] or rival.losses[line] for rival in rivals)
    ]
    return ScoreSheet(
        players=[called(game, seat) for seat in range(game.seats)],
        lines=lines,
        totals=scores(game),
        ties=None,
        winners=game.winners(),
        automaton_won=False,
    )
