"""The socket of a seat: commands come in, news go out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bighouse.engine.errors import BighouseError
from bighouse.table.entries import Advised
from bighouse.table.house import House
from bighouse.table.limits import CHAT, COMMAND, CONNECT, HINT
from bighouse.table.origins import address_of, check_origin
from bighouse.table.rulings import must_be_running
from bighouse.table.sessions import Session
from bighouse.table.standing import Standing
from bighouse.table.table import Table
from bighouse.table.talk import talk_of
from bighouse.table.thinkers import position_of
from bighouse.table.troubles import Trouble
from bighouse.table.viewers import Watcher
from bighouse.table.wire.commands import AnyCommand, Hint, Ping, Say
from bighouse.table.wire.messages import Done, Hinted, Refused

log = logging.getLogger("bighouse.table")

LARGEST = 4096  # bytes of a command
CLOSED = {"forbidden": 4403, "not_found": 4404, "too_fast": 4429}  # codes that the page knows; else:
TRY_LATER = 1013
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # how a connection says that the other side has left

AnySocket = WebSocket[None, None, State]

_reader = msgspec.json.Decoder(AnyCommand)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """Look through the eyes of a seat, or of a spectator, and act for the seat."""
    house: House = socket.app.state.house
    try:
        check_origin(socket, house.settings)
    except Trouble:
        await socket.close(code=CLOSED["forbidden"])  # before it is accepted: a plain 403
        return
    await socket.accept()
    try:
        house.limits.spend(CONNECT, address_of(socket))
        with house.sockets.join(address_of(socket)):
            connection = await connect(socket, house, table)
            await connection.join()
            await connection.run()
    except Trouble as trouble:
        await socket.send_data(msgspec.json.encode(Refused(None, trouble.code, trouble.words)), mode="text")
        await socket.close(code=CLOSED.get(trouble.code, TRY_LATER))


async def connect(socket: AnySocket, house: House, name: str) -> Connection:
    """Whose eyes, if the session may look through them."""
    table = await house.table(name)
    session = Session(socket, house.settings)
    access = await session.access(house.store, name)
    eyes = socket.query_params.get("seat", "watch")
    if eyes == "watch":
        return Connection(socket, house, table, Watcher(None, session.hash, access))
    seat = next((seat for seat in access.seats if str(seat) == eyes), None)
    if seat is None:
        raise Trouble("forbidden", "You do not sit on that seat. Open its link, or watch.")
    careful = socket.query_params.get("careful") == "1"
    return Connection(socket, house, table, Watcher(seat, session.hash, access, careful))


class Connection:
    """One socket: reads commands, and sends what its watcher is told."""

    def __init__(self, socket: AnySocket, house: House, table: Table, watcher: Watcher) -> None:
        self.socket = socket
        self.talk = talk_of(socket.scope)
        self.house = house
        self.table = table
        self.watcher = watcher
        self.hints: set[asyncio.Task[None]] = set()
        self.address = address_of(socket)
        self.who = (table.origin.id, watcher.seat) if watcher.seat is not None else (table.origin.id, self.address)
        self.sending = False
        watcher.wake = self.talk.drained = self.send_soon

    async def join(self) -> None:
        heard = self.socket.query_params.get("heard", "")
        count = int(heard) if heard.isascii() and heard.isdigit() and len(heard) < 8 else -1
        await self.table.join(self.watcher, count, self.socket.query_params.get("mark", ""))

    async def run(self) -> None:
        """Until one side leaves; what was asked for before is still carried out."""
        try:
            await self.read()
        except GONE:
            pass
        finally:
            self.table.leave(self.watcher)
            for hint in self.hints:
                hint.cancel()
            await asyncio.gather(*self.hints, return_exceptions=True)

    # Out

    def send_soon(self) -> None:
        """What is told in one go is sent in one piece."""
        if not self.sending:
            self.sending = True
            asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        self.sending = False
        watcher = self.watcher
        if watcher.lagging:
            self.talk.hang_up()
        elif self.talk.say(watcher.outbox):
            watcher.outbox = []
            if watcher.ended:
                self.house.chores.do(self.close())

    async def close(self) -> None:
        try:
            await self.socket.close(code=CLOSED["forbidden"])
        except GONE:
            pass  # the other side was faster

    # In

    async def read(self) -> None:
        while True:
            event: Any = await self.talk.receive()
            if event["type"] == "websocket.disconnect":
                return
            data = event.get("text")
            await self.hear(data.encode() if data is not None else event.get("bytes") or b"")

    async def hear(self, data: bytes) -> None:
        """Carry out one message; whatever is wrong with it is said, and changes nothing."""
        command: AnyCommand | None = None
        try:
            try:
                command = read_command(data)
            finally:  # what cannot be read costs as much
                self.house.limits.spend(COMMAND, self.who)
            await self.carry_out(command)
        except Trouble as trouble:
            self.refuse(command, trouble)
        except BighouseError as error:
            self.refuse(command, Trouble("illegal", str(error)))

    def refuse(self, command: AnyCommand | None, trouble: Trouble) -> None:
        self.watcher.send(Refused(None if command is None else command.id, trouble.code, trouble.words))
        if trouble.code == "stale":
            self.table.show_again(self.watcher)

    async def carry_out(self, command: AnyCommand) -> None:
        seat = self.watcher.seat
        if isinstance(command, Ping):
            self.table.here(seat)
            self.watcher.send(Done(command.id))
        elif seat is None:
            raise Trouble("forbidden", "Spectators look on in silence. Sit down on an open seat to take part.")
        elif isinstance(command, Hint):
            await self.ask_for_hint(seat, command)
        else:
            if isinstance(command, Say):
                self.house.limits.spend(CHAT, self.who)
            await self.table.obey(seat, command)
            self.watcher.send(Done(command.id))

    async def ask_for_hint(self, seat: int, command: Hint) -> None:
        standing = self.table.standing
        must_be_running(standing)
        if command.moment != standing.moments.counts[seat]:
            raise Trouble("stale", "The game has gone on since you saw it. Look again, then ask.")
        if not self.table.origin.hints:
            raise Trouble("illegal", "This table plays without hints.")
        if seat not in standing.asked():
            raise Trouble("illegal", "You are not asked anything just now.")
        if self.hints:
            raise Trouble("too_fast", "The last hint is still being thought about. Wait for it.")
        self.house.limits.spend(HINT, self.address)
        if standing.in_company(seat) and (seat, command.moment) not in standing.advised:
            await self.tell_of_hint(seat, command)
        task = asyncio.create_task(self.think(seat, command))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def tell_of_hint(self, seat: int, command: Hint) -> None:
        """Others hear that somebody was advised; where they must not even learn that the seat is asked, it is not."""
        if seat not in self.table.standing.waiting():
            raise Trouble("illegal", "Here a hint would tell the others that you are asked, which they must not know.")

        def make(now: Standing) -> Advised:
            if command.moment != now.moments.counts[seat]:
                raise Trouble("stale", "The game has gone on since you saw it. Look again, then ask.")
            return Advised(command.moment)

        await self.table.change(seat, make)

    async def think(self, seat: int, command: Hint) -> None:
        position = position_of(self.table.origin.id, self.table.standing.record)
        try:
            thoughts = await self.house.thinkers.hint(self.watcher.session, position, seat)
        except Exception:  # a thinker may die, and the game goes on
            log.exception("a hint has failed")
            self.refuse(command, Trouble("unavailable", "No hint could be had just now. Try again."))
            return
        self.watcher.send(Hinted(command.id, command.moment, thoughts))


def read_command(data: bytes) -> AnyCommand:
    if len(data) > LARGEST:
        raise Trouble("too_large", f"A command has at most {LARGEST} bytes.")
    try:
        command: AnyCommand = _reader.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("malformed", f"This is not a command: {error}") from None
    return command
