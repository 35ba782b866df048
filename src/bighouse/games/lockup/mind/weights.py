"""The weights of Lockup's wisdom by name; weights.json says what each means, and how it was found."""

from __future__ import annotations

from bighouse.engine.weights import Weights
from bighouse.games.lockup.box.components import GOON_TYPES, RESOURCES


class LockupWeights:
    """In hundredths of a star."""

    def __init__(self, weights: Weights) -> None:
        self.cube = weights.several("cube", RESOURCES)
        self.guards_cube = weights.several("guards_cube", RESOURCES)
        self.growth = weights.several("growth", GOON_TYPES)
        self.guards_growth = weights.several("guards_growth", GOON_TYPES)
        self.valuable = weights.one("valuable")
        self.marker = weights.one("marker")
        self.marker_kept = weights.one("marker_kept")
        self.excess = weights.one("excess")
        self.storage = weights.one("storage")
        self.tome = weights.one("tome")
        self.last_tome = weights.one("last_tome")
        self.power = weights.one("power")
        self.power_growth = weights.one("power_growth")
        self.leader = weights.one("leader")
        self.towards_leader = weights.one("towards_leader")
        self.instant = weights.one("instant")
        self.end_goal = weights.one("end_goal")
        self.raid = weights.one("raid")
        self.last_raid = weights.one("last_raid")
        self.suspicion = weights.one("suspicion")
        self.waiting_suspicion = weights.one("waiting_suspicion")
        self.straggler = weights.one("straggler")
        self.ahead = weights.one("ahead")
        self.any_cubes = weights.one("any_cubes")
        self.exchange = weights.one("exchange")
        self.exchange_two = weights.one("exchange_two")
        self.drawn_tome = weights.one("drawn_tome")
        self.hiring = weights.one("hiring")
        self.crafting = weights.one("crafting")
        self.hire_cube = weights.one("hire_cube")
        self.item = weights.one("item")
        self.spent_cube = weights.one("spent_cube")
        self.other_cube = weights.one("other_cube")
        self.idle_token = weights.one("idle_token")
        self.idle_strength = weights.one("idle_strength")
