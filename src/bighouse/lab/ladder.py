"""The ladder: all levels, greedy and random against each other, gone on with wherever it stopped, and its table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bighouse.bots.levels import LEVELS
from bighouse.engine.errors import BadSetup
from bighouse.engine.room import Room
from bighouse.lab import results
from bighouse.lab.arena import Wishes, arena
from bighouse.lab.match import Played
from bighouse.lab.ratings import rate
from bighouse.lab.report import percent, seconds, span
from bighouse.lab.results import Results
from bighouse.lab.tally import Tally, Z, by_bot, by_pair
from bighouse.lab.tournament import Schedule

PLAYERS = 2
YARDSTICK = "greedy"
RUNGS = ("random", *(level.name for level in LEVELS[:2]), YARDSTICK, *(level.name for level in LEVELS[2:]))
HEAD = "| bot | rating | over the one below | over greedy | games | seconds a move |\n|---|---|---|---|---|---|"
NONE = "·"


def ladder(
    console: Console, margin: Console, room: Room, games: int | None, jobs: int | None, file: Path, page: Path | None
) -> int:
    """Play what is still to be played; the table goes into the page, where that has a place for it."""
    if PLAYERS not in room.seats:
        raise BadSetup(f"{room.title} is not for {PLAYERS} players, and the ladder is")
    if page is not None:
        placed(page, room.name, "")  # before hours are spent
    if file.exists():
        wishes = Wishes(room=room, bots=RUNGS, players=PLAYERS, games=games, jobs=jobs, resume=file)
    else:
        wishes = Wishes(room=room, bots=RUNGS, players=PLAYERS, games=games, jobs=jobs, out=file)
    code = arena(console, margin, wishes)
    if page is not None:
        page.write_text(placed(page, room.name, table(results.read(file))))
        margin.print(Text(f"The table is in {page}."), soft_wrap=True)
    return code


def table(found: Results) -> str:
    """In Markdown, the strongest first; a rung's rate is over the level, or random, below it."""
    schedule = Schedule(found.tournament)
    games = sorted(found.played, key=lambda played: schedule.place(*played.key) or (0, 0))
    ratings = rate(found.tournament.bots, games)
    tallies = by_bot(found.tournament.bots, games)
    pairs = by_pair(games)
    levels = [bot for bot in RUNGS if bot != YARDSTICK]
    lines = [HEAD]
    for bot in sorted(RUNGS, key=lambda bot: -ratings[bot].mu):
        below = levels[levels.index(bot) - 1] if bot in levels[1:] else ""
        cells = [
            f"`{bot}`",
            f"{ratings[bot].mu:.1f} ± {ratings[bot].sigma * Z:.1f}",
            cell(pairs.get((bot, below))),
            cell(pairs.get((bot, YARDSTICK))),
            str(tallies[bot].games),
            seconds(tallies[bot].pace),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", origin(found, games)])


def cell(tally: Tally | None) -> str:
    return NONE if tally is None else f"{percent(tally.rate)} % ({span(tally.interval)})"


def origin(found: Results, games: Sequence[Played]) -> str:
    """How it was made, so that anybody can make it again."""
    tournament = found.tournament
    versions = ", ".join(sorted({played.bighouse for played in games}))
    command = f"bighouse ladder {tournament.game} --games {tournament.games}"
    return (
        f"`{command}`, Bighouse {versions}: {len(games)} of {tournament.length} games of two; ratings by openskill, "
        "where newcomers have 25; in brackets the 95 % interval."
    )


def placed(page: Path, game: str, words: str) -> str:
    """The page with these words between the marks of a game's ladder; BadSetup when it has none."""
    begin, end = f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"
    try:
        text = page.read_text()
    except OSError as error:
        raise BadSetup(f"{page} cannot be read: {error.strerror or error}") from None
    between = re.compile(f"(?<={re.escape(begin)}\n).*?(?={re.escape(end)})", re.DOTALL)
    if not between.search(text):
        raise BadSetup(f"{page} has no place for the table: it goes between the lines '{begin}' and '{end}'")
    return between.sub(lambda _: f"\n{words}\n\n", text, count=1)
