"""Hostile clients, each with an address of its own, and honest ones who play on beside them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.table.processes import Process
from tests.table.running import Guest, Place

ANSWER = 10.0  # seconds that a hostile client waits for one
HUNG_UP = (WebSocketException, httpx.HTTPError, OSError, EOFError, TimeoutError)
NEW = {"game": "lockup", "seats": [{"plan": "here"}, {"plan": "bot", "bot": "random"}]}
OWN = {"game": "lockup", "seats": [{"plan": "here", "name": "Ann"}, {"plan": "here", "name": "Ben"}]}
LONG_AGENDA = "lockup, 2 players\nphase: roll call\n" + "next: LightsOut\n" * 5000
EMPTY_CARDS = json.dumps({"items": [{}] * 30_000})
NONSENSE = ["", "{", "null", '{"do":"play"}', "\x00", "[" * 3000, '{"do":"say","id":"x"}', "x" * 60_000, "☃" * 500]


class Hostile:
    """Somebody at an address who does one kind of harm again and again; what came back is counted."""

    def __init__(self, server: Process, number: int, answers: Counter[str]) -> None:
        self.address = f"127.0.0.{number + 2}"
        self.host, _, port = server.address.partition(":")
        self.port = int(port)
        self.chance = random.Random(number)
        self.answers = answers
        transport = httpx.AsyncHTTPTransport(local_address=self.address, retries=0)
        self.http = httpx.AsyncClient(base_url=f"http://{server.address}", transport=transport, timeout=ANSWER)

    @property
    def kinds(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            self.say_nothing,
            self.stop_half_way,
            self.talk_nonsense,
            self.upload,
            self.guess,
            self.flood,
            self.trickle,
        ]

    async def run(self, until: float) -> None:
        while time.monotonic() < until:
            kind = self.chance.choice(self.kinds)
            try:
                await kind()
            except HUNG_UP:
                self.answers["hung up"] += 1
        await self.http.aclose()

    def heard(self, answer: httpx.Response) -> None:
        self.answers[str(answer.status_code)] += 1

    @asynccontextmanager
    async def lines(self, count: int) -> AsyncIterator[list[asyncio.StreamWriter]]:
        """So many connections."""
        writers: list[asyncio.StreamWriter] = []
        try:
            for _ in range(count):
                writers.append((await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0)))[1])
            yield writers
        finally:
            for writer in writers:
                writer.transport.abort()
            await asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)

    async def say_nothing(self) -> None:
        async with self.lines(40):
            await asyncio.sleep(self.chance.uniform(0, 1))

    async def stop_half_way(self) -> None:
        head = f"POST /api/tables/load HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\n"
        async with self.lines(10) as lines:
            for line in lines:
                line.write(f"{head}Content-Length: 2900000\r\n\r\n".encode() + b" " * 200_000)
            await asyncio.sleep(self.chance.uniform(0, 1))

    async def trickle(self) -> None:
        async with self.lines(1) as (line,):
            for letter in b"GET / HTTP/1.1\r\nHost: x":
                line.write(bytes([letter]))
                await line.drain()
                await asyncio.sleep(0.02)

    async def talk_nonsense(self) -> None:
        made = await self.http.post("/api/tables", json=NEW)
        self.heard(made)
        if made.status_code != 201:
            return
        url = f"ws://{self.host}:{self.port}/api/tables/{made.json()['table']['id']}/socket?seat=0"
        headers = {"Cookie": f"bighouse={self.http.cookies.get('bighouse')}"}
        async with connect(url, additional_headers=headers, local_addr=(self.address, 0), close_timeout=1) as socket:
            for _ in range(60):
                words = self.chance.choice(NONSENSE)
                await socket.send(words.encode() if self.chance.random() < 0.3 else words)
            for moment in range(20):
                await socket.send(json.dumps({"do": "hint", "id": f"hint-{moment:06}", "moment": moment}))

    async def upload(self) -> None:
        self.heard(await self.http.post("/api/tables", json={**NEW, "scene": LONG_AGENDA}))
        self.heard(await self.http.post("/api/games/lockup/cards/check", json={"cards": EMPTY_CARDS}))
        self.heard(await self.http.post("/api/tables/load", json={"save": "bighouse save 1\n" + "x\n" * 100_000}))

    async def guess(self) -> None:
        for _ in range(10):
            token = "".join(self.chance.choices("abcdefghijklmnop", k=32))
            path = self.chance.choice(["x", "x" * 300, "%00", "../../etc/passwd"])
            self.heard(await self.http.post(f"/api/tables/{path}/enter", json={"token": token}))
            self.heard(await self.http.get(f"/{path}/{token}"))

    async def flood(self) -> None:
        answers = await asyncio.gather(*(self.http.get("/api/house") for _ in range(30)), return_exceptions=True)
        for answer in answers:
            if isinstance(answer, httpx.Response):
                self.heard(answer)


class Honest:
    """Plays both seats of a table at a human pace, and remembers how long each move took."""

    def __init__(self, server: Process) -> None:
        self.guest = Guest(server)
        self.places: list[Place] = []
        self.waits: list[float] = []

    async def sit_down(self) -> None:
        """At a table of their own; whoever is told to wait before they make another one does."""
        while True:
            made = await self.guest.http.post("/api/tables", json=OWN)
            if made.status_code != 429:
                break
            await asyncio.sleep(1.0)
        assert made.status_code == 201, made.text
        name = made.json()["table"]["id"]
        self.places = [await self.guest.sit(name, seat) for seat in (0, 1)]

    async def run(self, until: float, pace: float = 0.3) -> None:
        while time.monotonic() < until:
            asked = [place for place in self.places if (place.situation or {}).get("options")]
            if not asked:
                if all((place.situation or {}).get("over") for place in self.places):
                    await self.sit_down()
                else:
                    await asyncio.gather(*(place.tell("ping") for place in self.places))
                continue
            began = time.monotonic()
            answer = await asked[0].act()
            assert answer["kind"] == "done" or answer["code"] in ("stale", "too_fast"), answer
            self.waits.append(time.monotonic() - began)
            await asyncio.sleep(pace)
        await self.guest.leave()


async def beset(server: Process, hostile: int, honest: int, seconds: float) -> tuple[Counter[str], list[float]]:
    """What the hostile ones were answered, and how long the honest ones waited."""
    answers: Counter[str] = Counter()
    people = [Honest(server) for _ in range(honest)]
    for one in people:
        await one.sit_down()
    until = time.monotonic() + seconds
    crowd = [Hostile(server, number, answers) for number in range(hostile)]
    everybody: list[Any] = [*(one.run(until) for one in people), *(one.run(until) for one in crowd)]
    outcomes = await asyncio.gather(*everybody, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException) and not isinstance(outcome, ConnectionClosed):
            raise outcome
    return answers, [wait for one in people for wait in one.waits]
