"""How fast Bighouse is here: decisions and games a second, and what copies and deals cost."""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import bighouse
from bighouse.engine import game as kernel
from bighouse.engine.game import Game
from bighouse.engine.playout import playout
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room

POSITIONS = 8  # mid-game positions that are copied in turn
LEGEND = (
    "Play-out and API: decisions a second, in the engine's own loop and in one written in Python. "
    "Length: decisions a game. Clone, imagine, deal: microseconds."
)
PLAIN = "This is plain Python: a compiled build is several times as fast (make play builds one; it needs a C compiler)."


@dataclass(frozen=True)
class Row:
    """What was measured of one game with so many players."""

    game: str
    players: int
    decisions_per_second: float  # in the play-out loop of the engine
    api_decisions_per_second: float  # in a loop of one's own, through the public API
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    imagine_us: float
    deal_us: float


def build() -> str:
    """Whether the kernel that was loaded is compiled: a stale build shows here."""
    return "plain" if str(kernel.__file__).endswith(".py") else "compiled"


def player_counts(room: Room) -> list[int]:
    """The fewest, the middle and the most that can sit down."""
    seats = list(room.seats)
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def timed(seconds: float, work: Callable[[int], int]) -> tuple[int, int, float]:
    """Do the work with growing numbers for so long: how often, what it added up to, and how long it took."""
    work(1_000_003)  # warm up
    times = total = 0
    start = time.perf_counter()
    while True:
        total += work(times)
        times += 1
        took = time.perf_counter() - start
        if took >= seconds:
            return times, total, took


def through_the_api(game: Game, rng: Rng, most: int = -1) -> int:
    """The loop that anybody would write."""
    decisions = 0
    while not game.over and decisions != most:
        seat = game.to_act[0]
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
        decisions += 1
    return decisions


def cost(seconds: float, games: list[Game], copy: Callable[[Game], Game]) -> float:
    """Microseconds a copy, a handful of positions at a time."""

    def all_of_them(number: int) -> int:
        for game in games:
            copy(game)
        return len(games)

    _, copies, took = timed(seconds, all_of_them)
    return took / copies * 1e6


def measure(room: Room, players: int, seconds: float) -> Row:
    def new(seed: int) -> Game:
        return bighouse.new(room.name, players=players, seed=seed)

    games, decisions, took = timed(seconds * 0.4, lambda seed: playout(new(seed), Rng(seed)))
    _, api_decisions, api_took = timed(seconds * 0.3, lambda seed: through_the_api(new(seed), Rng(seed)))
    halfway: list[Game] = []
    for seed in range(POSITIONS):
        game = new(seed)
        through_the_api(game, Rng(seed), decisions // games // 2)
        halfway.append(game)
    rng = Rng(0)
    deals, _, deals_took = timed(seconds * 0.1, lambda seed: len(new(seed).to_act))
    return Row(
        game=room.name,
        players=players,
        decisions_per_second=decisions / took,
        api_decisions_per_second=api_decisions / api_took,
        games_per_second=games / took,
        decisions_per_game=decisions / games,
        clone_us=cost(seconds * 0.1, halfway, lambda game: game.clone()),
        imagine_us=cost(seconds * 0.1, halfway, lambda game: game.imagine(0, rng)),
        deal_us=deals_took / deals * 1e6,
    )


def as_json(rows: list[Row]) -> str:
    figures = {
        "bighouse": bighouse.__version__,
        "build": build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": [asdict(row) for row in rows],
    }
    return json.dumps(figures, indent=1)


def as_table(rows: list[Row]) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, header_style="heading", border_style="rule", pad_edge=False, padding=(0, 1, 0, 0)
    )
    table.add_column("Game")
    for heading in ("Players", "Play-out", "API", "Games/s", "Length", "Clone", "Imagine", "Deal"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            row.game,
            str(row.players),
            f"{row.decisions_per_second:,.0f}",
            f"{row.api_decisions_per_second:,.0f}",
            f"{row.games_per_second:,.0f}",
            f"{row.decisions_per_game:,.0f}",
            f"{row.clone_us:.1f}",
            f"{row.imagine_us:.1f}",
            f"{row.deal_us:.1f}",
        )
    return table


def bench(console: Console, chosen: list[Room], seconds: float, json_only: bool) -> None:
    rows: list[Row] = []
    with console.status("Measuring ...") if console.is_terminal and not json_only else nullcontext():
        for room in chosen:
            rows += [measure(room, players, seconds) for players in player_counts(room)]
    if json_only:
        console.file.write(as_json(rows) + "\n")
        return
    head = f"Bighouse {bighouse.__version__}, {build()}, Python {platform.python_version()} on {platform.machine()}"
    console.print(Text(head, "heading"))
    console.print(as_table(rows))
    console.print(Text(LEGEND, "dim"))
    console.print(Text(f"The kernel is {kernel.__file__}", "dim"), soft_wrap=True)
    if build() == "plain":
        console.print(Text(PLAIN, "notice"))
