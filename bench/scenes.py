"""Positions written by strangers who mean harm: what a table accepts must be playable to the end.

python bench/scenes.py                                  2,000 damaged scenes of every game
python bench/scenes.py --game lockup --scenes 10000     more of one

A scene is damaged at one to four places, read and tried out as a table does it; one that is accepted is then played
three times at random, with everything said that people would read.
"""

import argparse
import random
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

import bighouse
from bighouse.engine.errors import BadScene
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.table.trial import play, try_out
from modes import modes_of

WALKS = 60  # games from which scenes are taken
GAMES = 3  # from each position that was accepted
LONGEST = 4  # damages to one scene
SHOWN = 5  # failures that are told in full

Lines = list[str]
Damage = Callable[[Lines, list[Lines], random.Random], None]


def positions(room: Room, rng: random.Random) -> list[Lines]:
    """Scenes as the room writes them, from anywhere in a game."""
    modes = modes_of(room)
    found = []
    for seed in range(WALKS):
        mode = rng.choice(modes)
        given: dict[str, Any] = dict(mode.given)
        game = bighouse.new(room.name, players=mode.players, seed=seed, **given)
        for _ in range(rng.randrange(120)):
            if game.over:
                break
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.options(seat)))
        found.append(game.scene().splitlines())
    return found


# The ways to damage one


def lose(lines: Lines, _: list[Lines], rng: random.Random) -> None:
    del lines[rng.randrange(1, len(lines))]


def repeat(lines: Lines, _: list[Lines], rng: random.Random) -> None:
    lines.insert(rng.randrange(1, len(lines)), rng.choice(lines[1:]))


def exchange(lines: Lines, _: list[Lines], rng: random.Random) -> None:
    one, other = rng.randrange(1, len(lines)), rng.randrange(1, len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def recount(lines: Lines, _: list[Lines], rng: random.Random) -> None:
    """Another number in the place of one."""
    at = rng.randrange(1, len(lines))
    numbers = list(re.finditer(r"\d+", lines[at]))
    if numbers:
        number = rng.choice(numbers)
        other = rng.choice([0, 1, 2, 3, 5, 9, int(number[0]) + 1, max(0, int(number[0]) - 1)])
        lines[at] = lines[at][: number.start()] + str(other) + lines[at][number.end() :]


def borrow(lines: Lines, others: list[Lines], rng: random.Random) -> None:
    """A line of another position, in the place of its like or beside it."""
    line = rng.choice(rng.choice(others)[1:])
    key = line.partition(":")[0]
    alike = [at for at, own in enumerate(lines) if at and own.partition(":")[0] == key]
    if alike:
        lines[rng.choice(alike)] = line
    else:
        lines.append(line)


def reword(lines: Lines, others: list[Lines], rng: random.Random) -> None:
    """A word of the same kind of line elsewhere."""
    at = rng.randrange(1, len(lines))
    key = lines[at].partition(":")[0]
    source = [line for other in others for line in other if line.partition(":")[0] == key]
    words = [word for line in source for word in re.findall(r"[\w-]+", line)]
    own = list(re.finditer(r"[\w-]+", lines[at]))
    if words and own:
        word = rng.choice(own)
        lines[at] = lines[at][: word.start()] + rng.choice(words) + lines[at][word.end() :]


def promise(lines: Lines, others: list[Lines], rng: random.Random) -> None:
    """A step of another position that is to come here."""
    steps = [line for other in others for line in other if line.startswith("next:")]
    if steps:
        ours = [at for at, line in enumerate(lines) if line.startswith("next:")] or [len(lines)]
        lines.insert(rng.choice(ours), rng.choice(steps))


DAMAGES: Sequence[Damage] = (lose, repeat, exchange, recount, borrow, borrow, reword, promise)


def damaged(whole: Lines, others: list[Lines], rng: random.Random) -> str:
    lines = list(whole)
    for _ in range(rng.randint(1, LONGEST)):
        if len(lines) > 1:
            rng.choice(DAMAGES)(lines, others, rng)
    return "\n".join(lines) + "\n"


# What becomes of it


def fate(room: Room, scene: str) -> tuple[str, str]:
    """What the table says to it, and where it broke."""
    try:
        game = room.read_scene(scene)
    except BadScene:
        return "refused", ""
    except Exception as error:
        return f"reader: {type(error).__name__}: {error}", traceback.format_exc()
    try:
        try_out(game)
    except BadScene:
        return "refused when tried out", ""
    for number in range(100, 100 + GAMES):
        try:
            play(game.clone(), Rng(number))
        except Exception as error:
            return f"broke: {type(error).__name__}: {error}", traceback.format_exc()
    return "played", ""


def campaign(room: Room, scenes: int, seed: int, console: Console) -> int:
    """How many were accepted and broke, or broke their reader."""
    rng = random.Random(seed)
    whole = positions(room, rng)
    fates: Counter[str] = Counter()
    broken = 0
    began = time.monotonic()
    for _ in range(scenes):
        scene = damaged(rng.choice(whole), whole, rng)
        found, trace = fate(room, scene)
        fates[found] += 1
        if trace:
            broken += 1
            if broken <= SHOWN:
                console.print(f"{room.name}: {found}\n{trace}\n{scene}", markup=False, highlight=False, soft_wrap=True)
    console.print(f"{room.name}: {scenes:,} scenes in {time.monotonic() - began:.0f} s, {dict(fates.most_common())}")
    return broken


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Damaged positions, read and played.")
    names = [room.name for room in bighouse.games()]
    parser.add_argument("--game", choices=names, help="only this game")
    parser.add_argument("--scenes", type=int, default=2000, metavar="N", help="of each game, default 2,000")
    parser.add_argument("--seed", type=int, default=1, metavar="SEED", help="default 1")
    args = parser.parse_args(arguments)
    console = Console()
    rooms = [room for room in bighouse.games() if args.game in (None, room.name) and room.page is not None]
    return int(sum(campaign(room, args.scenes, args.seed, console) for room in rooms) > 0)


if __name__ == "__main__":
    sys.exit(main())
