"""What Lockup's wisdom judges by: weights fitted in games of two among players, judged ones against the guards."""

from __future__ import annotations

from bighouse.api import new, room


def test_the_guards_are_met_with_weights_that_were_judged_for_them() -> None:
    lockup = room("lockup")
    judged = lockup.wisdom_of("judged")
    alone = new("lockup", players=1, seed=3)
    two = new("lockup", players=2, seed=3)
    for game, same in ((alone, True), (two, False)):
        for number in range(30):
            [seat] = game.to_act
            options = game.options(seat)
            game.play(seat, options[number % len(options)])
        assert (lockup.wisdom.value(game, 0) == judged.value(game, 0)) is same
