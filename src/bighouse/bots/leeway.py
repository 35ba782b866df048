"""Leeway: which moves look about as good as the best, so that a milder bot may take any of them."""

from __future__ import annotations

from typing import Final

APART: Final = 0.6  # a move stands out if it is better than the next one by so much of what is at stake


def about_as_good(values: list[float], leeway: float) -> list[int]:
    """The places of those that fall short of the best by at most so much of what is at stake, the best first.

    At stake is how much better the best is than the average, so it needs no unit: it is little where all moves are
    alike, and much where one is right. Whatever comes after a move that stands out is not about as good.
    """
    order = sorted(range(len(values)), key=lambda place: -values[place])
    best = values[order[0]]
    stake = best - sum(values) / len(values)
    found = [order[0]]
    for place in order[1:]:
        if best - values[place] > leeway * stake or values[found[-1]] - values[place] > APART * stake:
            break
        found.append(place)
    return found
