"""People against bots that think hard, at many tables at once: how long each of them has to wait.

python bench/waiting.py                        20 tables of one person and two fierce bots, for two minutes
python bench/waiting.py --tables 5 --seconds 60 --game architects

Nobody pauses to think but the bots, nor do those wait until people have followed a move, so there is always somebody at
each table who waits for one.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from bighouse.table.settings import Settings
from servers import Servers
from table import HERE, Message, Situation, create

TARGET = 10.0  # seconds, at the worst
SETTLING = 10.0  # seconds that do not count: processes begin, and everybody is asked at once


@dataclass
class Waits:
    """In seconds: for each move of a bot, and from one's own to the next that one is asked for."""

    moves: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)


class Person:
    """The one seat that is not a bot's: answers at once, and looks at the clock."""

    def __init__(self, number: int, connection: ClientConnection, waits: Waits) -> None:
        self.chance = random.Random(number)
        self.connection = connection
        self.waits = waits
        self.ids = 0
        self.reader = msgspec.json.Decoder(Message)

    async def play(self, counting: float, end: float) -> None:
        """Until the game or the time is over; whoever still waits then has waited for at least so long."""
        moved = heard = time.perf_counter()
        answered = -1
        try:
            async with asyncio.timeout(end - moved):
                while True:
                    situation = await self.hear()
                    now = time.perf_counter()
                    if situation.moment == answered and not situation.over:
                        continue  # others move beside one's own question, whose answer is on its way
                    if moved >= counting:
                        self.waits.moves.append(now - heard)
                        if situation.options or situation.over:
                            self.waits.turns.append(now - moved)
                    heard = now
                    if situation.over:
                        return
                    if situation.options:
                        await self.answer(situation)
                        answered = situation.moment
                        moved = heard = time.perf_counter()
        except TimeoutError:
            self.waits.moves.append(end - heard)
            self.waits.turns.append(end - moved)

    async def hear(self) -> Situation:
        """The next that one sees of the game."""
        while True:
            message = self.reader.decode(await self.connection.recv(decode=False))
            if message.kind == "refused":
                raise SystemExit(f"A move was refused: {message.words}")
            if message.situation is not None:
                return message.situation

    async def answer(self, situation: Situation) -> None:
        """Without a thought; what comes of one's own move is no wait for others."""
        self.ids += 1
        action = self.chance.choice(situation.options).action
        command = {"do": "play", "id": f"waiting-{self.ids:06}", "moment": situation.moment, "action": action}
        await self.connection.send(msgspec.json.encode(command), text=True)


async def sit(servers: Servers, arguments: argparse.Namespace, number: int, waits: Waits) -> Person:
    bots = [{"plan": "bot", "bot": arguments.bot}] * arguments.bots
    table, cookie = await create(servers.address, arguments.game, [HERE, *bots])
    url = f"ws://{servers.address}/api/tables/{table}/socket?seat=0"
    connection = await connect(url, additional_headers={"Cookie": f"bighouse={cookie}"}, ping_interval=None)
    return Person(number, connection, waits)


async def measure(arguments: argparse.Namespace, database: str) -> Waits:
    servers = Servers(database, thinkers=Settings(database).thinkers)
    waits = Waits()
    await servers.start()
    try:
        people = [await sit(servers, arguments, number, waits) for number in range(arguments.tables)]
        counting = time.perf_counter() + SETTLING
        end = counting + arguments.seconds
        await asyncio.gather(*(person.play(counting, end) for person in people))
        for person in people:
            await person.connection.close()
    finally:
        servers.stop()
    return waits


def told(waits: list[float]) -> str:
    waits.sort()
    middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    return f"{len(waits):,} times: p50 {middle:.2f} s, p99 {late:.2f} s, worst {waits[-1]:.2f} s"


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="People who wait for bots.")
    parser.add_argument("--tables", type=int, default=20, metavar="N", help="default 20")
    parser.add_argument("--bots", type=int, default=2, metavar="N", help="at each table, default 2")
    parser.add_argument("--bot", default="fierce", help="default fierce")
    parser.add_argument("--seconds", type=float, default=120.0, metavar="S", help="that are measured, default 120")
    parser.add_argument("--game", default="lockup", help="default lockup")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = parse(arguments)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="bighouse-bench-") as folder:
        waits = asyncio.run(measure(parsed, f"{folder}/tables.db"))
    load = " ".join(f"{load:.1f}" for load in os.getloadavg())
    console.print(f"{parsed.tables} tables of {parsed.game}, each with {parsed.bots} {parsed.bot} bots, load {load}")
    console.print(f"for a bot's move, {told(waits.moves)}")
    console.print(f"from one's own move to the next, {told(waits.turns)}")
    console.print(f"target: one's next move at the worst in {TARGET:.0f} s")
    return 0 if max(waits.turns) < TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
