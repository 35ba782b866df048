"""A server that is killed in the middle of a burst of moves loses none that it has acknowledged."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bighouse.engine import save
from bighouse.games import rooms
from bighouse.table.entries import Moved, read_body
from tests.table.processes import Process, processes
from tests.table.running import Guest, Json, Place

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = 3
KILLS = 4
MOST_BETWEEN = 60  # moves from one kill to the next, all tables together
A_MOMENT = 0.02  # seconds, in which a move or two are on their way
PAUSE = 0.2  # seconds, when the server finds us too fast

Moves = list[tuple[int, int]]


class Player:
    """Plays both seats of a table, one command at a time, and remembers which were acknowledged."""

    def __init__(self, guest: Guest, table: str, chance: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.chance = chance
        self.places: list[Place] = []
        self.unanswered: tuple[int, Json] | None = None
        self.acknowledged: Moves = []

    async def play(self, after_move: Callable[[], None]) -> None:
        """To the end, unless the server goes away; a command that was left without an answer is sent again."""
        self.places = [await self.guest.sit(self.table, seat) for seat in (0, 1)]
        while self.unanswered is not None or await self.choose():
            await self.send()
            if self.unanswered is None:
                after_move()

    async def choose(self) -> bool:
        """What to do next; False when the game is over."""
        while True:
            for seat, place in enumerate(self.places):
                situation = place.situation or {}
                if situation["over"]:
                    return False
                if situation["options"]:
                    action = self.chance.choice(situation["options"])["action"]
                    name = f"{self.chance.getrandbits(64):016x}"
                    self.unanswered = (seat, {"id": name, "moment": situation["moment"], "action": action})
                    return True
            hearing = [asyncio.create_task(place.hear()) for place in self.places]
            await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
            for task in hearing:
                task.cancel()
            for outcome in await asyncio.gather(*hearing, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome

    async def send(self) -> None:
        assert self.unanswered is not None
        seat, command = self.unanswered
        answer = await self.places[seat].tell("play", **command)
        if answer["kind"] == "done":
            self.acknowledged.append((seat, command["action"]))
            self.unanswered = None
        elif answer["code"] == "too_fast":
            await asyncio.sleep(PAUSE)
        else:
            assert answer["code"] == "stale", answer  # the other seat has just changed what this one is asked
            await self.places[seat].hear_until("update")
            self.unanswered = None


def stored(database: Path, table: str) -> Moves:
    """The moves in the file, while no server is there."""
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT seat, body FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    connection.close()
    bodies = [(seat, read_body(text)) for seat, text in rows]
    return [(seat, body.action) for seat, body in bodies if isinstance(body, Moved)]


async def play_until_killed(server: Process, players: list[Player], moves: int, delay: float) -> None:
    """Let everybody play, and kill the server shortly after so many moves more."""
    count = 0

    def after_move() -> None:
        nonlocal count
        count += 1
        if count == moves:
            asyncio.get_running_loop().call_later(delay, server.kill)

    for outcome in await asyncio.gather(*(player.play(after_move) for player in players), return_exceptions=True):
        assert outcome is None or isinstance(outcome, ConnectionClosed | InvalidHandshake | ConnectionError), outcome
    server.kill()  # if it has not come to so many moves


async def test_acknowledged_moves_outlive_kills(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    chance = random.Random(1)
    with processes(str(database), 1) as (server,):
        guest = Guest(server)
        tables = [(await guest.create("here Ann", "here Ben"))["table"]["id"] for _ in range(TABLES)]
        players = [Player(guest, table, chance) for table in tables]
        for _ in range(KILLS):
            await play_until_killed(server, players, chance.randint(1, MOST_BETWEEN), chance.uniform(0, A_MOMENT))
            for player in players:
                moves = stored(database, player.table)
                on_its_way = [(player.unanswered[0], player.unanswered[1]["action"])] if player.unanswered else []
                assert moves in (player.acknowledged, player.acknowledged + on_its_way)
            server.start()
        await asyncio.gather(*(player.play(lambda: None) for player in players))
        for player in players:
            record = save.parse(await guest.get(f"/api/tables/{player.table}/save"), rooms())
            assert [(move.seat, move.action) for move in record.moves] == player.acknowledged
        await guest.leave()
