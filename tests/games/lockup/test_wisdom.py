"""What Lockup's wisdom judges by: weights fitted in games of two among players, judged ones against the guards."""

from __future__ import annotations

import bighouse
from bighouse.games.lockup.room import ROOM


def test_the_guards_are_met_with_weights_that_were_judged_for_them() -> None:
    judged = ROOM.wisdom_of("judged")
    alone = bighouse.new("lockup", players=1, seed=3)
    two = bighouse.new("lockup", players=2, seed=3)
    for game, same in ((alone, True), (two, False)):
        for seed in range(30):
            if game.over:
                break
            game.play(game.to_act[0], game.options(game.to_act[0])[seed % len(game.options(game.to_act[0]))])
        assert (ROOM.wisdom.value(game, 0) == judged.value(game, 0)) is same
