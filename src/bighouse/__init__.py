"""Bighouse: one table for board games that have a prison in them.

>>> import bighouse
>>> game = bighouse.new("lockup", players=4, seed=7)
>>> game.to_act
[3]
"""

from typing import TYPE_CHECKING

from bighouse.api import new, scene
from bighouse.engine.errors import BighouseError, IllegalMove

if TYPE_CHECKING:
    from bighouse.api import games
else:
    from bighouse import games  # the package, which can be called

__all__ = ["BighouseError", "IllegalMove", "games", "new", "scene"]
__version__ = "0.1.0"
