"""What a tournament has shown, as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import capital, counted
from bighouse.engine.option import setting_words
from bighouse.lab.match import Played
from bighouse.lab.ratings import NoRatings, Rating, rate
from bighouse.lab.tally import Tally, Z, by_bot, by_pair, by_seat
from bighouse.lab.tournament import Schedule, Tournament

LEGEND = (
    "Rating: openskill's Plackett-Luce model, newcomers have 25. Win %: who wins together shares the point. "
    "95 %: where the true figure lies in 95 of 100 cases. Score: on average. Seconds: for a decision."
)


def make_table(*headings: str) -> Table:
    """The first column holds names and the others numbers."""
    table = Table(box=box.SIMPLE_HEAD, header_style="heading", border_style="rule", pad_edge=False, padding=0)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", overflow="fold")
    return table


def percent(rate: float) -> str:
    return f"{rate * 100:.1f}"


def span(interval: tuple[float, float]) -> str:
    return f"{percent(interval[0])}-{percent(interval[1])}"


def seconds(pace: float) -> str:
    return "<0.0001" if pace < 0.0001 else f"{pace:.4f}" if pace < 0.1 else f"{pace:.2f}"


def title(tournament: Tournament, played: int) -> Text:
    """What was played, and how much of it."""
    players = counted(tournament.players, "player")
    options = [f"{name}={setting_words(value)}" for name, value in tournament.options.items()]
    head = ", ".join([tournament.game, players, *options])
    count = f"{played} games" if played == tournament.length else f"{played} of {tournament.length} games"
    return Text.assemble((head, "heading"), f"\n{count}, {tournament.deals} deals from seed {tournament.seed}")


def standings(tallies: Mapping[str, Tally], ratings: Mapping[str, Rating]) -> Table:
    """A line a bot, the best first."""
    table = make_table("Bot", "Rating", "±", "Games", "Won", "Tied", "Lost", "Win %", "95 %", "Score", "Seconds")
    order = sorted(tallies, key=lambda bot: (ratings[bot].mu if ratings else 0.0, tallies[bot].rate), reverse=True)
    for bot in order:
        tally = tallies[bot]
        rating = (f"{ratings[bot].mu:.1f}", f"{ratings[bot].sigma * Z:.1f}") if ratings else ("-", "-")
        counts = (str(tally.games), str(tally.won), str(tally.tied), str(tally.lost))
        if tally.games:
            shares = (percent(tally.rate), span(tally.interval), f"{tally.score / tally.games:.1f}")
            table.add_row(bot, *rating, *counts, *shares, seconds(tally.pace))
        else:
            table.add_row(bot, *rating, *counts, "-", "-", "-", "-")
    return table


def matrix(bots: Sequence[str], pairs: Mapping[tuple[str, str], Tally]) -> Table:
    """How each bot fares against each other one."""
    table = make_table("Win % against", *bots)
    for bot in bots:
        cells = []
        for rival in bots:
            tally = pairs.get((bot, rival))
            cells.append(f"{percent(tally.rate)} ({span(tally.interval)})" if tally else "·")
        table.add_row(bot, *cells)
    return table


def seat_words(tallies: Sequence[Tally]) -> Text:
    """Whether some seats are better than others."""
    parts = [f"{percent(tally.rate)} ({span(tally.interval)})" for tally in tallies]
    return Text(f"Win % by seat: {', '.join(parts)}")


def print_report(console: Console, tournament: Tournament, games: Sequence[Played]) -> None:
    """All tables; the games may be in any order."""
    console.print(title(tournament, len(games)))
    if not games:
        console.print(Text("No game was finished.", "notice"))
        return
    schedule = Schedule(tournament)
    ordered = sorted(games, key=lambda played: schedule.place(*played.key) or (0, 0))
    trouble = ""
    ratings: dict[str, Rating] = {}
    try:
        ratings = rate(tournament.bots, ordered)
    except NoRatings as error:
        trouble = str(error)
    console.print(standings(by_bot(tournament.bots, ordered), ratings))
    if tournament.players == 2:
        console.print(matrix(tournament.bots, by_pair(ordered)))
    console.print(seat_words(by_seat(tournament.players, ordered)))
    console.print(Text(LEGEND, "dim"))
    if trouble:
        console.print(Text(capital(trouble), "notice"))
