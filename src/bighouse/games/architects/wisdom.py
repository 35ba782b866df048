"""A quick opinion of a position in Architects, in hundredths of a point; nothing here is a rule.

So far it only compares the points as they stand: rules of thumb are still to be written.
"""

from __future__ import annotations

from bighouse.engine.wisdom import Wisdom
from bighouse.games.architects.scoring import points
from bighouse.games.architects.state import Architects


class ArchitectsWisdom(Wisdom[Architects]):
    """The seat's points against its best rival's."""

    def value(self, game: Architects, seat: int) -> int:
        best = -1000
        for who in range(len(game.players)):
            if who != seat:
                best = max(best, points(game, who))
        return (points(game, seat) - best) * 100
