"""Ratings by openskill's Plackett-Luce model, for any number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from bighouse.engine.errors import BighouseError
from bighouse.lab.match import Played


class NoRatings(BighouseError):
    """The part that rates is not installed."""


class Rating(NamedTuple):
    """How strong a bot is, on openskill's scale (newcomers have 25), and how sure that is: one deviation."""

    mu: float
    sigma: float


def places(played: Played) -> list[float]:
    """Where each seat came in, from 0 on: who has won, whatever broke the tie, then all others by their scores."""
    standing = [(True, 0) if seat in played.winners else (False, score) for seat, score in enumerate(played.scores)]
    return [float(sum(other > own for other in standing)) for own in standing]


def rate(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """A rating for every bot. Each game moves them a little, so the order of the games must not be left to chance."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        words = "there are no ratings, because openskill is missing: pip install 'bighouse[lab]'"
        raise NoRatings(words) from None
    model = PlackettLuce(tau=0.0)  # bots do not change, so what is known about them does not fade
    newcomer = model.rating()
    ratings = {bot: Rating(newcomer.mu, newcomer.sigma) for bot in bots}
    for played in games:
        seats = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in played.seats]
        after = [seat[0] for seat in model.rate(seats, ranks=places(played))]
        for bot in set(played.seats):  # one that sits on several seats takes the mean
            own = [after[seat] for seat, name in enumerate(played.seats) if name == bot]
            ratings[bot] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return ratings
