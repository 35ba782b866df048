"""A campaign of kills: people play, servers and databases are killed at random, and no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bighouse.engine import save
from bighouse.games import rooms
from bighouse.table.entries import Moved
from bighouse.table.settings import Settings
from bighouse.table.store.open import open_store
from tests.table.postgres import Postgres
from tests.table.processes import Moves, Process
from tests.table.running import PATIENCE, Guest, Json, Place

MOST_BETWEEN = 40  # moves from one kill to the next, all tables together
A_MOMENT = 0.02  # seconds, in which a move or two are on their way
PAUSE = 0.2  # seconds, when the server finds us too fast
HUNG_UP = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError)


class Player:
    """Plays both seats of a table, one command at a time, and remembers which were acknowledged."""

    def __init__(self, guests: Sequence[Guest], table: str, chance: random.Random) -> None:
        self.guests = guests  # the same session at each of the servers
        self.table = table
        self.chance = chance
        self.places: list[Place] = []
        self.unanswered: tuple[int, Json] | None = None
        self.acknowledged: Moves = []
        self.over = False

    async def play(self, after_move: Callable[[], None]) -> None:
        """To the end, unless the server goes away; a command that was left without an answer is sent again."""
        self.places = [await self.chance.choice(self.guests).sit(self.table, seat) for seat in (0, 1)]
        for place in self.places:
            if place.heard[0]["kind"] == "refused":
                raise ConnectionError(place.heard[0]["words"])  # whoever comes while the database is away is sent away
        while self.unanswered is not None or await self.choose():
            await self.send()
            if self.unanswered is None:
                after_move()
        self.over = True

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
            try:
                await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in hearing:
                    task.cancel()
                outcomes = await asyncio.gather(*hearing, return_exceptions=True)
            for outcome in outcomes:
                if isinstance(outcome, Exception):
                    raise outcome

    async def send(self) -> None:
        assert self.unanswered is not None
        seat, command = self.unanswered
        answer = await self.places[seat].tell("play", **command)
        if answer["kind"] == "done":
            self.acknowledged.append((seat, command["action"]))
            self.unanswered = None
        elif answer["code"] in ("too_fast", "unavailable"):
            await asyncio.sleep(PAUSE)
        else:
            assert answer["code"] == "stale", answer  # the other seat has just changed what this one is asked
            await self.places[seat].hear_until("update")
            self.unanswered = None

    @property
    def possible(self) -> list[Moves]:
        """What may be stored: all that was acknowledged, and perhaps what was on its way."""
        if self.unanswered is None:
            return [self.acknowledged]
        seat, command = self.unanswered
        return [self.acknowledged, [*self.acknowledged, (seat, command["action"])]]


@dataclass
class Tally:
    """What came of a campaign."""

    kills: int = 0
    of_the_database: int = 0
    games: int = 0  # played to their end
    moves: int = 0  # acknowledged


class Campaign:
    """Servers on one database, people at some tables, and somebody who pulls plugs."""

    def __init__(
        self, database: str, servers: Sequence[Process], tables: int, seed: int, postgres: Postgres | None = None
    ) -> None:
        self.database = database
        self.servers = servers
        self.postgres = postgres  # may be killed as well, if there is one
        self.chance = random.Random(seed)
        self.guests = [Guest(servers[0])]
        self.tables = tables
        self.players: list[Player] = []
        self.tally = Tally()

    async def run(self, kills: int, told: Callable[[Tally], None] = lambda tally: None) -> None:
        """So many kills; after each of them what is stored is what was acknowledged, and play goes on."""
        for _ in range(kills):
            await self.seat_players()
            await self.play_until_killed()
            await self.check_what_is_stored()
            told(self.tally)

    async def play_to_the_end(self) -> None:
        await asyncio.gather(*(player.play(self.count) for player in self.players))
        await self.check_games()

    async def seat_players(self) -> None:
        while len(self.players) < self.tables:
            name = (await self.guests[0].create("here Ann", "here Ben"))["table"]["id"]
            while len(self.guests) < len(self.servers):
                self.guests.append(Guest(self.servers[len(self.guests)], self.guests[0].secret))
            self.players.append(Player(self.guests, name, self.chance))

    def count(self) -> None:
        self.tally.moves += 1

    async def play_until_killed(self) -> None:
        """Let everybody play, and pull a plug shortly after so many moves more."""
        moves = self.tally.moves + self.chance.randint(1, MOST_BETWEEN)
        enough = asyncio.Event()

        def after_move() -> None:
            self.count()
            if self.tally.moves >= moves:
                enough.set()

        playing = [asyncio.create_task(player.play(after_move)) for player in self.players]
        waiting = asyncio.create_task(enough.wait())
        ends: list[asyncio.Future[Any]] = [waiting, asyncio.gather(*playing, return_exceptions=True)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(self.chance.uniform(0, A_MOMENT))
        await asyncio.to_thread(self.pull_a_plug)
        await asyncio.sleep(self.chance.uniform(0, A_MOMENT))
        for task in (waiting, *playing):
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert outcome is None or isinstance(outcome, (*HUNG_UP, asyncio.CancelledError)), outcome
        for guest in self.guests:
            for place in guest.sockets:
                await asyncio.gather(place.leave(), return_exceptions=True)
            guest.sockets.clear()

    def pull_a_plug(self) -> None:
        """The database's every other time, if it may be."""
        self.tally.kills += 1
        if self.postgres is not None and self.tally.kills % 2:
            self.tally.of_the_database += 1
            self.postgres.stop()
            self.postgres.start()
        else:
            server = self.chance.choice(self.servers)
            server.kill()
            server.start()

    async def check_what_is_stored(self) -> None:
        store = await open_store(Settings(self.database).database_url)
        for player in self.players:
            entries = [(entry.seat, entry.body) for entry in await store.entries(player.table)]
            moves = [(seat, body.action) for seat, body in entries if isinstance(body, Moved)]
            assert moves in player.possible, (player.table, moves[-3:], player.possible[-1][-3:])
        await store.close()
        await self.check_games()

    async def check_games(self) -> None:
        """Finished games tell the same as those who played them; their tables are left to others."""
        for player in [player for player in self.players if player.over]:
            record = save.parse(await self.save_of(player), rooms())
            assert [(move.seat, move.action) for move in record.moves] == player.acknowledged
            self.players.remove(player)
            self.tally.games += 1

    async def save_of(self, player: Player) -> str:
        """A database that has just come back may need a moment."""
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.guests[0].http.get(f"/api/tables/{player.table}/save")
                if answer.status_code == 200:
                    return answer.text
                assert answer.status_code in (429, 503), answer.text
                await asyncio.sleep(PAUSE)

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave()
