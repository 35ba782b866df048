"""One-player games against the game's own automaton: how often each bot beats it, and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from bighouse.lab.match import Played
from bighouse.lab.report import make_table, percent, seconds, span, title
from bighouse.lab.tally import by_bot
from bighouse.lab.tournament import Tournament

LEGEND = "95 %: where the true figure lies in 95 of 100 cases. Score, automaton: on average. Seconds: for a decision."


def print_solo(console: Console, tournament: Tournament, games: Sequence[Played]) -> None:
    console.print(title(tournament, len(games)))
    if not games:
        console.print(Text("No game was finished.", "notice"))
        return
    rivals = any(played.automaton is not None for played in games)
    tallies = by_bot(tournament.bots, games)
    table = make_table("Bot", "Games", "Won", "Lost", "Win %", "95 %", "Score", "Automaton", "Seconds")
    for bot in sorted(tallies, key=lambda bot: tallies[bot].rate, reverse=True):
        tally = tallies[bot]
        if not tally.games:
            table.add_row(bot, "0", *["-"] * 7)
            continue
        table.add_row(
            bot,
            str(tally.games),
            str(tally.won),
            str(tally.lost),
            percent(tally.rate),
            span(tally.interval),
            f"{tally.score / tally.games:.1f}",
            f"{tally.automaton / tally.games:.1f}" if rivals else "-",
            seconds(tally.pace),
        )
    console.print(table)
    console.print(Text(LEGEND, "dim"))
