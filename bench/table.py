"""Many tables at once: how long a move takes from the command until everybody at the table has seen it.

python bench/table.py                                  200 tables of three, 500 moves a second in total, for 20 seconds
python bench/table.py --rate 800 --seconds 10          more
python bench/table.py --postgres --servers 2           two servers at one address, and a PostgreSQL of their own
python bench/table.py --targets                        both, one after the other, each at the rate it is to bear
python bench/table.py --database postgresql://...      another database than a file that goes away
python bench/table.py --json out.json                  every figure to keep
python bench/table.py --profile table.prof             what the server spends its time on

Servers run in processes of their own, the players in this one; all of them on this machine.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Sheet
from uvicorn.loops.auto import auto_loop_factory

import bighouse.engine.game

sys.path.insert(0, str(Path(__file__).parents[1]))  # PostgreSQL is run as in the tests

from line import Line, open_line
from servers import Servers
from tests.table import postgres

WARM_UP = 3.0  # seconds that do not count
LONGEST_WAIT = 30.0  # seconds for one answer
TARGET_MS = 100.0  # 99 of 100 moves, on two cores
TARGETS = {"sqlite": 1000, "postgresql": 500}  # moves a second, the latter with two servers
TARGET_MB = 1.0  # a table at rest


# What the players read of a message


class Option(msgspec.Struct):
    action: int


class Situation(msgspec.Struct):
    moment: int
    options: list[Option]
    over: bool


class Message(msgspec.Struct):
    kind: str
    situation: Situation | None = None
    id: str | None = None
    words: str = ""


reader = msgspec.json.Decoder(Message)  # passes over all the rest


@dataclass(frozen=True)
class Figures:
    """What came of a run; times in milliseconds, memory in megabytes a table."""

    servers: int
    tables: int
    players: int
    seconds: float
    moves: int
    rate: float
    p50: float
    p99: float
    worst: float
    late: int  # moves that could not be sent in time, because the one before was still under way
    server_cpu: float  # cores that the server was busy on
    client_cpu: float
    at_rest: float  # after the games, when nobody looks
    connected: float
    put_away: float
    load: tuple[float, float, float]
    build: str
    database: str
    machine: str


# The players


class Party:
    """All seats of one table; one command at a time, as the game goes.

    A move is due every so often, and what was heard until the next one is due belongs to the last.
    """

    def __init__(self, number: int, pause: float) -> None:
        self.chance = random.Random(number)
        self.pause = pause
        self.lines: list[Line] = []
        self.situations: list[Situation | None] = []
        self.here = asyncio.Event()  # everybody
        self.done = asyncio.Event()  # the time, or the game, is over
        self.due = self.counting = self.end = 0.0
        self.ids = 0
        self.waiting_for = ""  # the command that has not been answered
        self.behind = False  # the next one is due, but nobody here knows yet who is to make it
        self.sent = 0.0
        self.heard = 0.0  # when the last of them heard of the last move
        self.latencies: list[float] = []
        self.late = 0

    async def join(self, address: str, cookie: str, table: str, players: int) -> None:
        self.situations = [None] * players
        for seat in range(players):
            path = f"/api/tables/{table}/socket?seat={seat}"
            self.lines.append(await open_line(address, path, cookie, partial(self.hear, seat), self.hung_up))
        await asyncio.wait_for(self.here.wait(), LONGEST_WAIT)

    def hear(self, seat: int, words: bytes) -> None:
        self.heard = time.perf_counter()
        message = reader.decode(words)
        if message.situation is not None:
            self.situations[seat] = message.situation
            if None not in self.situations:
                self.here.set()
        elif message.kind == "refused":
            raise SystemExit(f"A move was refused: {message.words}")
        elif message.kind == "done" and message.id == self.waiting_for:
            self.waiting_for = ""
        if self.behind and self.ready:
            self.behind = False
            self.due = self.heard
            self.go_on()

    def hung_up(self, words: bytes) -> None:
        if not self.done.is_set():
            raise SystemExit(f"The house has hung up: {words.decode()}")

    def begin(self, start: float, counting: float, end: float) -> None:
        self.due, self.counting, self.end = start, counting, end
        asyncio.get_running_loop().call_later(start - time.perf_counter(), self.go_on)

    def go_on(self) -> None:
        """The next move is due."""
        if not self.ready:
            self.late += 1
            self.behind = True
            return
        if self.sent >= self.counting:
            self.latencies.append(1000 * (self.heard - self.sent))
        seat = self.asked()
        if self.due >= self.end or seat is None:
            self.done.set()
            return
        self.move(seat)
        self.due += self.pause
        asyncio.get_running_loop().call_later(self.due - time.perf_counter(), self.go_on)

    def move(self, seat: int) -> None:
        self.ids += 1
        self.waiting_for = f"bench-{self.ids:06}"
        situation = self.situations[seat]
        assert situation is not None
        action = self.chance.choice(situation.options).action
        command = {"do": "play", "id": self.waiting_for, "moment": situation.moment, "action": action}
        self.sent = time.perf_counter()
        self.lines[seat].say(msgspec.json.encode(command))

    @property
    def ready(self) -> bool:
        """Whether the last move is done, and whoever is asked now has heard of it."""
        over = any(situation is not None and situation.over for situation in self.situations)
        return not self.waiting_for and (over or self.asked() is not None)

    def asked(self) -> int | None:
        """A seat that is to act; None when the game is over."""
        return next((seat for seat, situation in enumerate(self.situations) if situation and situation.options), None)

    def leave(self) -> None:
        self.done.set()
        for line in self.lines:
            line.close()


HERE = {"plan": "here"}


async def create(address: str, game: str, seats: Sequence[object], cookie: str = "") -> tuple[str, str]:
    """A table, and the session that made it; the connection is not kept."""
    host, _, port = address.partition(":")
    body = json.dumps({"game": game, "seats": seats})
    session = f"Cookie: bighouse={cookie}\r\n" if cookie else ""
    head = f"Host: {address}\r\n{session}Content-Type: application/json\r\nConnection: close"
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"POST /api/tables HTTP/1.1\r\n{head}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
    answer = (await reader.read()).decode()
    writer.close()
    if " 201 " not in answer.partition("\r\n")[0]:
        raise SystemExit(answer)
    given = re.search("bighouse=([^;]+)", answer)
    found = re.search('"id":"([^"]+)"', answer)
    assert found is not None
    return found[1], given[1] if given else cookie


# The run


async def measure(arguments: argparse.Namespace, database: str) -> Figures:
    servers = Servers(database, arguments.servers, arguments.profile)
    await servers.start()
    try:
        return await drive(arguments, servers, database)
    finally:
        servers.stop()


async def drive(arguments: argparse.Namespace, servers: Servers, database: str) -> Figures:
    count, players, game = arguments.tables, arguments.players, arguments.game
    seats = [HERE] * players
    _, cookie = await create(servers.address, game, seats)  # everything is loaded
    empty = servers.megabytes()
    names = [(await create(servers.address, game, seats, cookie))[0] for _ in range(count)]
    pause = count / arguments.rate
    parties = [Party(number, pause) for number in range(count)]
    for party, name in zip(parties, names):
        await party.join(servers.address, cookie, name, players)
    start = time.perf_counter() + 0.5
    end = start + WARM_UP + arguments.seconds
    for number, party in enumerate(parties):
        party.begin(start + pause * number / count, start + WARM_UP, end)
    await asyncio.sleep(start + WARM_UP - time.perf_counter())
    busy, own, load = servers.seconds(), time.process_time(), os.getloadavg()
    began = time.perf_counter()
    if arguments.profile:
        servers.send(signal.SIGUSR2)
    await asyncio.sleep(end - began)
    if arguments.profile:
        servers.send(signal.SIGUSR2)
    took = time.perf_counter() - began
    busy, own = servers.seconds() - busy, time.process_time() - own
    async with asyncio.timeout(LONGEST_WAIT):
        for party in parties:
            await party.done.wait()
    connected = servers.megabytes()
    for party in parties:
        party.leave()
    await asyncio.sleep(1)
    at_rest = servers.megabytes()
    servers.send(signal.SIGUSR1)
    await asyncio.sleep(1)
    put_away = servers.megabytes()
    times = sorted(latency for party in parties for latency in party.latencies)
    return Figures(
        servers=arguments.servers,
        tables=count,
        players=players,
        seconds=took,
        moves=len(times),
        rate=len(times) / took,
        p50=statistics.median(times),
        p99=times[int(len(times) * 0.99)],
        worst=times[-1],
        late=sum(party.late for party in parties),
        server_cpu=busy / took,
        client_cpu=own / took,
        at_rest=(at_rest - empty) / count,
        connected=(connected - empty) / count,
        put_away=(put_away - empty) / count,
        load=load,
        build="plain" if str(bighouse.engine.game.__file__).endswith(".py") else "compiled",
        database=database.partition("://")[0] if "://" in database else "sqlite",
        machine=f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores",
    )


def show(console: Console, figures: Figures) -> None:
    sheet = Sheet(box=box.SIMPLE, show_header=False)
    target = TARGETS.get(figures.database, TARGETS["postgresql"])
    rows = [
        ("house", f"servers: {figures.servers}, {figures.database}, {figures.build}"),
        ("tables", f"{figures.tables} of {figures.players} players each"),
        ("moves", f"{figures.moves:,} in {figures.seconds:.0f} s: {figures.rate:.0f} a second"),
        ("from command to all", f"p50 {figures.p50:.1f} ms, p99 {figures.p99:.1f} ms, worst {figures.worst:.1f} ms"),
        ("processor", f"servers {figures.server_cpu:.2f} cores, players {figures.client_cpu:.2f} cores"),
        ("a move", f"{1000 * figures.server_cpu / figures.rate:.2f} ms of the servers' processor time"),
        ("memory a table", f"{figures.at_rest:.2f} MB at rest, {figures.connected:.2f} MB with its players connected"),
        ("after putting away", f"{figures.put_away:.2f} MB a table are still held"),
        ("sent late", f"{figures.late}"),
        ("machine", f"{figures.machine}, load average {' '.join(f'{load:.1f}' for load in figures.load)}"),
        ("target", f"p99 under {TARGET_MS:.0f} ms at {target} a second, under {TARGET_MB:.0f} MB a table at rest"),
    ]
    for row in rows:
        sheet.add_row(*row)
    console.print(sheet)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Many tables at once, played over sockets on this machine.")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="default 200")
    parser.add_argument("--players", type=int, default=3, metavar="N", help="at each table, default 3")
    parser.add_argument("--rate", type=float, default=500.0, metavar="N", help="moves a second in total, default 500")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="that are measured, default 20")
    parser.add_argument("--game", default="lockup", help="default lockup")
    parser.add_argument("--database", metavar="URL", help="a file or a URL; default: a file that goes away")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL that goes away")
    parser.add_argument(
        "--servers", type=int, default=1, metavar="N", help="at one address, default 1; more share a PostgreSQL"
    )
    parser.add_argument("--profile", metavar="FILE", help="write cProfile's figures of the server")
    parser.add_argument("--targets", action="store_true", help="SQLite, then PostgreSQL, at the rates to bear")
    parser.add_argument("--json", metavar="FILE", help="write the figures")
    return parser.parse_args(arguments)


@contextmanager
def database(arguments: argparse.Namespace) -> Iterator[str]:
    """Where the tables are kept."""
    if arguments.postgres:
        with postgres.running(synced=True) as server, server.database() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory(prefix="bighouse-bench-") as folder:
            yield arguments.database or f"{folder}/tables.db"


def runs(parsed: argparse.Namespace) -> list[argparse.Namespace]:
    if not parsed.targets:
        return [parsed]
    given = vars(parsed) | {"database": None}
    return [
        argparse.Namespace(**given | {"postgres": False, "servers": 1, "rate": TARGETS["sqlite"]}),
        argparse.Namespace(**given | {"postgres": True, "servers": 2, "rate": TARGETS["postgresql"]}),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """With --targets: 1 when one of them was missed."""
    parsed = parse(arguments)
    found: list[Figures] = []
    for run in runs(parsed):
        with database(run) as url, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            found.append(runner.run(measure(run, url)))
        show(Console(), found[-1])
    if parsed.json:
        Path(parsed.json).write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n", encoding="utf-8")
    return int(parsed.targets and any(one.p99 >= TARGET_MS or one.late for one in found))


if __name__ == "__main__":
    sys.exit(main())
