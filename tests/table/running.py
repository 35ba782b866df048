"""A server in the test's own event loop, with clients for people and programs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, Protocol

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bighouse.table.house import House
from bighouse.table.serve import config
from bighouse.table.settings import Settings

PATIENCE = 30.0  # seconds, for a slow machine that has other work
QUICK: dict[str, Any] = {"port": 0, "thinkers": 0, "parsers": 0, "bot_pause": 0.0, "hint_seconds": 0.2, "strict": False}

Json = dict[str, Any]
Start = Callable[..., Awaitable["Running"]]


class Served(Protocol):
    """A server, wherever it runs."""

    @property
    def address(self) -> str: ...


class Running:
    """A server on a port of its own."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = Settings(database, **(QUICK | settings))
        self.server = uvicorn.Server(config(self.settings))
        self.task: asyncio.Task[None] | None = None
        self.guests: list[Guest] = []

    async def start(self) -> None:
        self.task = asyncio.create_task(self.server._serve())
        while not self.server.started:
            assert not self.task.done(), self.task.exception()
            await asyncio.sleep(0.005)
        self.house.limits.clock = lambda: 0.0  # it stands still, so that a slow machine is too fast as well

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    @property
    def house(self) -> House:
        app: Any = self.server.config.app
        house: House = app.state.house
        return house

    def asked(self, table: str) -> list[int]:
        """The seats that are to act."""
        return self.house.tables[table].standing.asked()

    def moves(self, table: str) -> list[tuple[int, int]]:
        """The moves of the game, as seat and action."""
        return [(move.seat, move.action) for move in self.house.tables[table].standing.record.moves]

    async def play(self, table: str, places: Sequence[Place], moves: int) -> None:
        """Let people take the first option in turn, so many times."""
        for _ in range(moves):
            place = places[self.asked(table)[0]]
            await place.wait_for(lambda now: now["options"])
            assert (await place.act())["kind"] == "done"

    def guest(self, secret: str = "") -> Guest:
        """Somebody with a browser of their own."""
        self.guests.append(Guest(self, secret))
        return self.guests[-1]

    async def stop(self) -> None:
        if self.task is not None:
            for guest in self.guests:
                await guest.leave()
            self.server.should_exit = True
            await self.task
            self.task = None


class Guest:
    """A session: asks over HTTP, and opens sockets."""

    def __init__(self, running: Served, secret: str = "") -> None:
        self.running = running
        self.http = httpx.AsyncClient(base_url=f"http://{running.address}", timeout=PATIENCE)
        if secret:
            self.http.cookies.set("bighouse", secret)
        self.sockets: list[Place] = []

    @property
    def secret(self) -> str:
        return self.http.cookies.get("bighouse") or ""

    async def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.status_code < 300, (answer.status_code, answer.text)
        else:
            assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.ask("POST", path, body, status)
        if isinstance(answer, dict) and "links" in answer:
            await self.http.get(f"/api/tables/{answer['table']['id']}")  # whoever makes a table goes there
        return answer

    async def put(self, path: str, body: object, status: int | None = None) -> Any:
        return await self.ask("PUT", path, body, status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return await self.ask("DELETE", path, None, status)

    async def create(self, *plans: str, game: str = "lockup", **more: object) -> Json:
        """A new table; a plan reads "here Ann", "bot random", "elsewhere" or "open"."""
        return dict(await self.post("/api/tables", {"game": game, "seats": [plan(words) for words in plans], **more}))

    async def enter(self, link: str, status: int | None = None) -> Any:
        """Follow a secret link."""
        path, _, token = link.partition("#")
        return await self.post(f"/api/tables/{path.removeprefix('/t/')}/enter", {"token": token}, status)

    async def sit(self, table: str, seat: int | str, query: str = "", lines: Sequence[Json] = ()) -> Place:
        """Open the socket of a seat, or of a spectator, and hear the first message; lines: what was heard before."""
        url = f"ws://{self.running.address}/api/tables/{table}/socket?seat={seat}{query}"
        socket = await connect(url, additional_headers={"Cookie": f"bighouse={self.secret}"})
        place = Place(socket, lines)
        self.sockets.append(place)
        await place.hear()
        return place

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.leave()
        await self.http.aclose()


class Place:
    """A socket: what it was told last, and the way to act."""

    def __init__(self, socket: ClientConnection, lines: Sequence[Json] = ()) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.situation: Json | None = None
        self.table: Json = {}
        self.lines = list(lines)
        self.mark = ""
        self.ids = count(1)

    async def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        if message["kind"] in ("welcome", "update"):
            self.situation = message["situation"]
            tale = message["tale"]
            assert tale["start"] <= len(self.lines)
            self.lines[tale["start"] :] = tale["lines"]
            self.mark = tale["mark"]
        if message["kind"] in ("welcome", "news"):
            self.table = message["table"]
        return message

    async def hear_until(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            message = await self.hear()
            if message["kind"] in kinds:
                return message

    async def wait_for(self, true: Callable[[Json], object]) -> Json:
        """Until the situation is such."""
        while self.situation is None or not true(self.situation):
            await self.hear()
        return self.situation

    async def send(self, do: str, **fields: object) -> str:
        name = str(fields.pop("id", f"command-{next(self.ids):04}"))
        await self.socket.send(json.dumps({"do": do, "id": name, **fields}))
        return name

    async def tell(self, do: str, **fields: object) -> Json:
        """Send a command and hear what came of it: done or refused."""
        name = await self.send(do, **fields)
        while True:
            message = await self.hear_until("done", "refused", "hinted")
            if message["id"] == name:
                return message

    async def act(self, do: str = "play", **fields: object) -> Json:
        """A command about the present moment; without an action the first option is played."""
        assert self.situation is not None
        if do == "play" and "action" not in fields:
            fields["action"] = self.situation["options"][0]["action"]
        return await self.tell(do, moment=self.situation["moment"], **fields)

    async def play_to_the_end(self) -> Json:
        while True:
            situation = await self.wait_for(lambda now: now["options"] or now["over"])
            if situation["over"]:
                return situation
            before = situation["moment"]
            options = situation["options"]
            assert (await self.act(action=options[before % len(options)]["action"]))["kind"] == "done"

    async def closed(self) -> int:
        """The code with which the server ends the connection."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    async def leave(self) -> None:
        await self.socket.close()


def plan(words: str) -> Json:
    kind, _, name = words.partition(" ")
    return {"plan": kind, "bot" if kind == "bot" else "name": name}
