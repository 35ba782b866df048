"""What came of a bot's games, counted, and how sure the count is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from bighouse.lab.match import Played

Z = 1.959964  # 95 of 100 normal values lie within so many deviations


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927): honest for few games and for rates near 0 and 1 as well."""
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    weight = Z * Z / games
    middle = rate + weight / 2
    reach = Z * sqrt(rate * (1 - rate) / games + weight / games / 4)
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


@dataclass
class Tally:
    """Games from one bot's view. A seat counts as a game where a bot sits on several."""

    games: int = 0
    won: int = 0  # alone
    tied: int = 0  # with others
    points: float = 0.0  # a victory is one point; who wins together shares it
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0
    automaton: int = 0

    def add(self, played: Played, seat: int) -> None:
        self.games += 1
        if seat in played.winners:
            self.won += len(played.winners) == 1
            self.tied += len(played.winners) > 1
            self.points += 1 / len(played.winners)
        self.score += played.scores[seat]
        self.decisions += played.decisions[seat]
        self.seconds += played.seconds[seat]
        self.automaton += played.automaton or 0

    @property
    def lost(self) -> int:
        return self.games - self.won - self.tied

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    @property
    def pace(self) -> float:
        """Seconds a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


def by_bot(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Tally]:
    tallies = {bot: Tally() for bot in bots}
    for played in games:
        for seat, bot in enumerate(played.seats):
            tallies[bot].add(played, seat)
    return tallies


def by_seat(players: int, games: Iterable[Played]) -> list[Tally]:
    tallies = [Tally() for _ in range(players)]
    for played in games:
        for seat in range(players):
            tallies[seat].add(played, seat)
    return tallies


def by_pair(games: Iterable[Played]) -> dict[tuple[str, str], Tally]:
    """How the first of two fares against the second, in games of two."""
    tallies: dict[tuple[str, str], Tally] = {}
    for played in games:
        for seat, bot in enumerate(played.seats):
            tallies.setdefault((bot, played.seats[1 - seat]), Tally()).add(played, seat)
    return tallies
