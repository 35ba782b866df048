"""Whatever comes over a socket, the server answers or hangs up, and the table stays as it was."""

from __future__ import annotations

import json
import socket

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bighouse.table import viewers
from bighouse.table.wire.commands import AnyCommand
from bighouse.table.wire.messages import ChatLine, Said
from tests.table.running import Guest, Place, Running

pytestmark = pytest.mark.anyio

DOES = ["play", "undo", "redo", "restart", "propose", "vote", "say", "resign", "hint", "ping"]
FIELDS = ["do", "id", "moment", "action", "line", "proposal", "yes", "text"]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
commands = st.fixed_dictionaries(
    {"do": st.sampled_from(DOES), "id": st.from_regex(r"[A-Za-z0-9_-]{8,64}", fullmatch=True)},
    optional={
        "moment": st.integers(0, 5),
        "action": st.integers(0, 200),
        "line": st.integers(0, 50),
        "proposal": st.integers(0, 3),
        "yes": st.booleans(),
        "text": st.text(max_size=20),
    },
)
broken = st.tuples(commands, st.sampled_from(FIELDS), anything).map(lambda parts: {**parts[0], parts[1]: parts[2]})
texts = st.one_of(
    st.text(max_size=200),
    (anything | broken).map(json.dumps),
    commands.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda end: text[:end])),
    st.sampled_from(["[" * 3000, '{"a":' * 600, "9" * 4000, '"' + "\\u0000" * 600 + '"', " " * 4096]),
    st.integers(4097, 200_000).map(lambda length: "x" * length),
)
messages = texts | st.binary(max_size=300)

LONG = Said(ChatLine(None, "", "x" * 20_000, 0.0))

fuzz = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


class Table:
    """Two people at a table, one of whom misbehaves; both come back when they are thrown out."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.guest: Guest = running.guest()
        self.name = ""

    async def make(self) -> None:
        if not self.name:
            self.name = (await self.guest.create("here Ann", "here Ben"))["table"]["id"]

    @property
    def version(self) -> tuple[int, str]:
        standing = self.running.house.tables[self.name].standing
        return standing.number, standing.fingerprint()

    async def send(self, seat: int | str, message: str | bytes) -> list[str]:
        """The codes that a message is answered with; the server hanging up is an answer too."""
        place = await self.guest.sit(self.name, seat)
        try:
            await place.socket.send(message)
            await place.tell("ping", id="still-there")
        except ConnectionClosed as end:
            return [f"closed {end.rcvd.code if end.rcvd else 0}"]
        finally:
            await place.leave()
            self.guest.sockets.remove(place)
        return [heard["code"] for heard in place.heard if heard["kind"] == "refused"]


@pytest.fixture
async def table(running: Running) -> Table:
    table = Table(running)
    await table.make()
    return table


@fuzz
@given(message=messages)
async def test_nonsense_changes_nothing(table: Table, message: str | bytes) -> None:
    assume(not is_command(message))
    before = table.version
    codes = await table.send(0, message)
    assert codes in (["malformed"], ["too_large"], ["closed 1009"])
    assert table.version == before


def is_command(message: str | bytes) -> bool:
    """What was broken may still be whole."""
    try:
        msgspec.json.decode(message, type=AnyCommand)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False
    return True


@fuzz
@given(command=commands)
async def test_spectators_change_nothing(table: Table, command: dict[str, object]) -> None:
    before = table.version
    codes = await table.send("watch", json.dumps(command))
    assert codes in (["forbidden"], ["malformed"]) or command["do"] == "ping"
    assert table.version == before


async def test_play_goes_on_after_nonsense(table: Table) -> None:
    places = [await table.guest.sit(table.name, seat) for seat in (0, 1)]
    place = places[table.running.asked(table.name)[0]]
    for message in ("[" * 3000, b"\xff" * 100, "x" * 5000, '{"do":"play","id":"12345678"}', "null"):
        await place.socket.send(message)
    assert (await place.act())["kind"] == "done"
    await table.send(0, "x" * 200_000)
    await table.running.play(table.name, places, 3)


async def test_a_seat_plays_for_nobody_else(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{name}/start")
    places = [await ann.sit(name, 0), await ben.sit(name, 1)]
    for guest, seat in (
        (ben, 0),
        (ann, 1),
        (ben, 2),
        (ben, -1),
        (ben, "0x0"),
        (ben, "\u0661"),
        (ben, "9" * 5000),
        (running.guest(), 1),
    ):
        stranger = await guest.sit(name, seat)
        assert stranger.heard[0]["code"] == "forbidden"
        assert await stranger.closed() == 4403
    seat = running.asked(name)[0]
    other = places[1 - seat]
    situation = places[seat].situation or {}
    move = {"moment": situation["moment"], "action": situation["options"][0]["action"]}
    refusal = await other.tell("play", **move)
    assert refusal["code"] in ("illegal", "stale")
    await other.send("play", seat=seat, **move)
    assert (await other.hear_until("refused"))["code"] == "malformed"
    assert running.moves(name) == []


async def test_other_sites_open_no_socket(running: Running) -> None:
    guest = running.guest()
    name = (await guest.create("here Ann", "here Ben"))["table"]["id"]
    url = f"ws://{running.address}/api/tables/{name}/socket?seat=0"
    headers = {"Cookie": f"bighouse={guest.secret}", "Origin": "https://evil.example"}
    with pytest.raises(Exception, match="HTTP 403"):
        await connect(url, additional_headers=headers)


async def test_moments_that_are_not_now(table: Table) -> None:
    places = [await table.guest.sit(table.name, seat) for seat in (0, 1)]
    place = places[table.running.asked(table.name)[0]]
    before = table.version
    now = (place.situation or {})["moment"]
    for moment in (now - 1, now + 1, 1_000_000):
        for do in ("play", "undo", "redo", "restart", "hint"):
            action = {"action": (place.situation or {})["options"][0]["action"]} if do == "play" else {}
            assert (await place.tell(do, moment=moment, **action))["code"] == "stale"
    assert table.version == before
    assert (await place.act())["kind"] == "done"


async def test_sockets_that_drop_in_the_middle(table: Table) -> None:
    """A command counts once it has arrived, whether or not its sender waits for the answer."""
    for number in range(10):
        places = [await table.guest.sit(table.name, seat) for seat in (0, 1)]
        before = len(table.running.moves(table.name))
        place = places[table.running.asked(table.name)[0]]
        situation = place.situation or {}
        move = {"moment": situation["moment"], "action": situation["options"][0]["action"]}
        name = await place.send("play", id=f"dropped-{number}", **move)
        place.socket.transport.abort()
        again = await table.guest.sit(table.name, situation["seat"])
        assert (await again.tell("play", id=name, **move))["kind"] == "done"
        assert len(table.running.moves(table.name)) == before + 1
        for other in (*places, again):
            await other.leave()


async def test_a_client_that_never_reads_is_left_behind(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "MOST_UNSENT", 20)
    client = await lazy_client(table)
    place: Place = await table.guest.sit(table.name, 0)
    live = table.running.house.tables[table.name]
    lazy = live.watchers[0]
    for _ in range(1000):  # what the network itself takes is soon full
        for watcher in live.watchers:
            watcher.send(LONG)
        await place.hear_until("said")
    assert lazy not in live.watchers
    assert (await place.tell("say", text="on we go"))["kind"] == "done"
    client.transport.abort()


async def lazy_client(table: Table) -> ClientConnection:
    """A client with a small window that never looks at what it is sent."""
    host, _, port = table.running.address.partition(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect((host, int(port)))
    url = f"ws://{table.running.address}/api/tables/{table.name}/socket?seat=1"
    cookie = {"Cookie": f"bighouse={table.guest.secret}"}
    return await connect(url, sock=small, max_queue=1, compression=None, additional_headers=cookie)
