"""Web push: a closed browser learns that it is its turn, and nobody learns more."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from bighouse.table.push import base64url
from bighouse.table.push.sealing import CURVE, read_point, seal_with, write_point
from tests.table.receiver import Posted, Receiver
from tests.table.running import PATIENCE, Guest, Place, Running, Start

pytestmark = pytest.mark.anyio


class Browser:
    """The other end: subscribes with keys of its own, and opens what was sealed for it, as RFC 8291 tells it to."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.point = write_point(self.key.public_key())
        self.secret = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        key, secret = base64url.encode(self.point), base64url.encode(self.secret)
        return {"endpoint": endpoint, "key": key, "secret": secret}

    def read(self, sealed: bytes) -> Any:
        salt, sender, text = sealed[:16], sealed[21 : 21 + sealed[20]], sealed[21 + sealed[20] :]
        shared = self.key.exchange(ec.ECDH(), read_point(sender))
        material = hkdf(self.secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0").removesuffix(b"\x02"))


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def claims(authorization: str, key: str) -> Any:
    """What is signed in a VAPID header, once the signature is found to be of this key."""
    fields = dict(field.split("=", 1) for field in authorization.removeprefix("vapid ").split(", "))
    assert fields["k"] == key
    signed, _, signature = fields["t"].rpartition(".")
    numbers = base64url.decode(signature)
    der = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    read_point(base64url.decode(key)).verify(der, signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(base64url.decode(signed.partition(".")[2]))


@pytest.fixture
async def service() -> AsyncIterator[Receiver]:
    receiver = Receiver("201 Created")
    yield receiver
    await receiver.stop()


async def until_asked(running: Running, table: str, places: list[Place], seat: int) -> None:
    """Play on until it has just become this seat's turn."""
    while seat in running.asked(table):
        await running.play(table, places, 1)
    while seat not in running.asked(table):
        await running.play(table, places, 1)


async def leave(running: Running, table: str, place: Place) -> None:
    """Close a browser, and wait until the house has noticed."""
    before = len(running.house.tables[table].watchers)
    await place.leave()
    while len(running.house.tables[table].watchers) == before:
        await asyncio.sleep(0.01)


async def next_post(service: Receiver) -> Posted:
    return await asyncio.wait_for(service.heard.get(), PATIENCE)


async def two_at_a_table(running: Running) -> tuple[str, Guest, Guest]:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben", name="Thursday")
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{made['table']['id']}/start", {})
    return made["table"]["id"], ann, ben


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    browser = base64url.decode(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    own = int.from_bytes(base64url.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = seal_with(
        b"When I grow up, I want to be a watermelon",
        browser,
        base64url.decode("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(own, CURVE),
        base64url.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert base64url.encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_closed_browser_is_told_of_its_turn_and_of_nothing_else(start: Start, service: Receiver) -> None:
    running = await start(near_push=True)
    name, ann, ben = await two_at_a_table(running)
    browser = Browser()
    address = await service.start()
    told = await ben.put("/api/push", browser.subscription(f"{address}/ben"))
    assert told == await ben.get("/api/push")
    assert told["endpoint"] == f"{address}/ben"

    # Somebody at the table is not told what the table shows.
    places = [await ann.sit(name, 0), await ben.sit(name, 1)]
    await until_asked(running, name, places, 1)
    await until_asked(running, name, places, 0)
    await leave(running, name, places[1])
    while 1 not in running.asked(name):
        await running.play(name, places, 1)

    posted = await next_post(service)
    assert posted.line == "POST /ben HTTP/1.1"
    assert browser.read(posted.body) == {"words": "Your turn at Thursday", "path": f"/t/{name}"}
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert int(posted.headers["ttl"]) > 0
    signed = claims(posted.headers["authorization"], told["key"])
    assert signed["aud"] == address
    with pytest.raises(InvalidSignature):
        claims(posted.headers["authorization"].replace("t=ey", "t=eZ"), told["key"])
    assert service.heard.empty()


async def test_a_browser_that_has_unsubscribed_is_forgotten(start: Start, service: Receiver) -> None:
    running = await start(near_push=True)
    name, ann, ben = await two_at_a_table(running)
    service.answer = "410 Gone"
    await ben.put("/api/push", Browser().subscription(await service.start()))
    places = [await ann.sit(name, 0), await ben.sit(name, 1)]
    await until_asked(running, name, places, 0)
    await leave(running, name, places[1])
    while 1 not in running.asked(name):
        await running.play(name, places, 1)
    await next_post(service)
    while (await ben.get("/api/push"))["endpoint"] is not None:
        await asyncio.sleep(0.01)


async def test_only_whoever_sits_there_is_told(start: Start, service: Receiver) -> None:
    running = await start(near_push=True)
    name, ann, ben = await two_at_a_table(running)
    address = await service.start()
    await ben.put("/api/push", Browser().subscription(f"{address}/ben"))
    await ann.post(f"/api/tables/{name}/seats/1/link", {})  # for somebody else: Ben loses the seat
    store = running.house.store
    assert await store.subscriptions(name, 1) == []
    await ann.put("/api/push", Browser().subscription(f"{address}/ann"))
    assert [found.endpoint for _, found in await store.subscriptions(name, 0)] == [f"{address}/ann"]
    # A browser tells one session's turns: the newest, when it has begun anew.
    cleo = running.guest()
    await cleo.create("here Cleo", "here Dan")
    await cleo.put("/api/push", Browser().subscription(f"{address}/ann"))
    assert await store.subscriptions(name, 0) == []
    assert (await cleo.delete("/api/push"))["endpoint"] is None


async def test_the_signature_outlives_the_server(start: Start) -> None:
    first = await start()
    key = (await first.guest().get("/api/push"))["key"]
    await first.stop()
    assert (await (await start()).guest().get("/api/push"))["key"] == key


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example.org/plain"},
        {"endpoint": "https://user@push.example.org/"},
        {"endpoint": "file:///etc/passwd"},
        {"key": "AAAA"},
        {"key": base64url.encode(b"\x04" + bytes(64))},  # not a point of the curve
        {"secret": "AAAA"},
    ],
)
async def test_what_no_browser_would_send_is_refused(running: Running, wrong: dict[str, str]) -> None:
    ann = running.guest()
    good = Browser().subscription("https://push.example.org/ann")
    await ann.put("/api/push", good, 403)  # no place at any table yet
    await ann.create("here Ann", "here Ben")
    await ann.put("/api/push", good | wrong, 400)
    await ann.put("/api/push", good)


async def test_the_house_calls_no_push_service_in_its_own_network(running: Running) -> None:
    poster = running.house.pushes.poster
    assert not poster.near
    for host in ("127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1"):
        with pytest.raises(ValueError, match="public"):
            await poster.resolve(host, 443)
