"""Leeway: which moves look about as good as the best, so that a milder bot may take any of them."""

from __future__ import annotations


def about_as_good(values: list[float], leeway: float) -> list[int]:
    """The places of those that fall short of the best by at most so much of what is at stake.

    At stake is how much better the best is than the better half on average, so it needs no unit: it is little where all
    good moves are alike, and much where one is right. The worse half does not count, for any number of bad moves can be
    thought of, and they make none of the others better. With a leeway of 1 or less a move that stands out from all
    others is taken by everybody.
    """
    better = sorted(values, reverse=True)[: max(2, (len(values) + 1) // 2)]
    best = better[0]
    stake = max(0.0, best - sum(better) / len(better))
    return [place for place in range(len(values)) if best - values[place] <= leeway * stake]
