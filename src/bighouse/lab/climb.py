"""Tuning by duels: weights go where they are won, a round after the other, and are checked on other deals."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console

from bighouse.engine.errors import BadSetup
from bighouse.engine.option import Setting
from bighouse.engine.room import Room
from bighouse.engine.weights import Weights
from bighouse.lab.climbing import Climb, counting_places
from bighouse.lab.crew import cores, work_all
from bighouse.lab.duels import Duel, Fought, fight
from bighouse.lab.interrupt import Interrupt
from bighouse.lab.seeds import derive
from bighouse.lab.tally import wilson
from bighouse.lab.tune import PLAYERS, USUAL_SEED, bars, check_weights, next_name, write

ROUND = 240  # duels, after which weights go a step
CHECKS = 200  # duels of the new weights against the old


def climb(
    console: Console,
    margin: Console,
    room: Room,
    out: Path,
    duels: int,
    keep: Sequence[str] = (),
    seed: int = USUAL_SEED,
    jobs: int | None = None,
) -> int:
    """Climb as long as there are duels for a round, and write the room's weights with a new set; ctrl-C does so now."""
    check_weights(room)
    rounds = duels // ROUND
    if rounds == 0:
        raise BadSetup(f"{duels} duels teach nothing: at least {ROUND}")
    today = room.weights[-1]
    for name in keep:
        if name not in today.numbers:
            raise BadSetup(f"{room.title} has no weight '{name}'; it has: {', '.join(today.numbers)}")
    options = room.settings(PLAYERS, {})
    way = Climb(today, counting_places(room, options, keep, seed), seed)
    done = 0
    with Interrupt() as interrupt, bars(margin) as progress:
        bar = progress.add_task(room.name, total=rounds * ROUND + CHECKS)

        def all_fought(tasks: list[Duel]) -> list[Fought]:
            found = []
            with closing(work_all(fight, tasks, jobs or cores(), lambda: interrupt.noted)) as coming:
                for each in coming:
                    found.append(each)
                    progress.advance(bar)
            return sorted(found, key=lambda each: each.seed)  # whoever was ready first

        while done < rounds:
            tried = {derive(seed, "duel", done, number): way.random() for number in range(ROUND)}
            fought = all_fought([opposed(room, options, each, way, ways) for each, ways in tried.items()])
            if len(fought) < ROUND:
                break
            way.learn([(tried[each.seed], each.gain) for each in fought])
            done += 1
        interrupt.noted = False
        numbers = way.weights().numbers
        seeds = [derive(seed, "check", number) for number in range(CHECKS)]
        checked = all_fought([Duel(room.name, options, each, numbers, today.numbers) for each in seeds])
    if not checked:
        raise BadSetup("stopped before the new weights could show what they are worth; nothing was written")
    command = (
        f"bighouse tune {room.name} --duels {done * ROUND}{' --keep ' if keep else ''}{','.join(keep)} --seed {seed}"
    )
    made = f"{command}, from the set '{today.name}'; {won_in_words(checked)} against itself with those"
    return write(console, room, out, Weights(next_name(room.weights, "climb"), made, numbers))


def won_in_words(checked: Sequence[Fought]) -> str:
    games = 2 * len(checked)
    points = sum(each.points for each in checked)
    low, high = wilson(points, games)
    return f"greedy:1 with them wins {points / games:.0%} ({low:.0%}-{high:.0%}) of {games} games"


def opposed(room: Room, options: dict[str, Setting], seed: int, way: Climb, ways: list[int]) -> Duel:
    """Weights moved that way against weights moved the opposite way."""
    other = way.weights([-each for each in ways])
    return Duel(room.name, options, seed, way.weights(ways).numbers, other.numbers)
