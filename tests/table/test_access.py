"""Who may do what: links, sessions, spectators, other sites."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.table.running import Running, Start

pytestmark = pytest.mark.anyio


async def test_a_spectator_cannot_play(running: Running) -> None:
    ann, eve = running.guest(), running.guest()
    made = await ann.create("here Ann", "here Ben")
    await eve.enter(made["links"]["watch"])
    place = await eve.sit(made["table"]["id"], "watch")
    assert place.situation is not None
    assert place.situation["options"] == []
    assert (await place.tell("play", moment=0, action=0))["code"] == "forbidden"
    assert (await place.tell("say", text="hello"))["code"] == "forbidden"
    assert (await place.tell("hint", moment=0))["code"] == "forbidden"
    assert running.moves(made["table"]["id"]) == []


async def test_nobody_sits_on_a_seat_without_its_link(running: Running) -> None:
    ann, eve = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    stranger = await eve.sit(name, 0)
    assert stranger.heard[0]["code"] == "forbidden"
    assert await stranger.closed() == 4403
    await eve.enter(made["links"]["watch"])
    for seat in ("0", "1", "2", "-1", "x", "٣"):
        place = await eve.sit(name, seat)
        assert place.heard[0]["code"] == "forbidden"
    for method, path in (
        ("POST", "/start"),
        ("POST", "/seats/1/link"),
        ("POST", "/watch-link"),
        ("POST", "/watch-link/again"),
        ("POST", "/seats/0/stand"),
        ("DELETE", "/seats/0/bot"),
    ):
        assert (await eve.ask(method, f"/api/tables/{name}{path}", None, 403))["code"] == "forbidden"
    await eve.put(f"/api/tables/{name}/seats/0/bot", {"bot": "random"}, 403)
    await eve.put(f"/api/tables/{name}/seats/0/notice", {"webhook": ""}, 403)
    await eve.post(f"/api/tables/{name}/seats/0/sit", {"name": "Eve"}, 409)


async def test_wrong_links_open_nothing(running: Running) -> None:
    ann, eve = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    assert (await eve.enter(f"/t/{name}#{'x' * 32}", 403))["code"] == "forbidden"
    assert (await eve.enter(f"/t/{'x' * 12}#{'x' * 32}", 404))["code"] == "not_found"
    assert (await eve.enter(f"/t/{name}#short", 400))["code"] == "malformed"
    assert (await eve.get(f"/api/tables/{name}", 403))["code"] == "forbidden"
    assert await eve.get("/api/tables") == []
    assert eve.secret == ""  # nothing to keep, so no cookie


async def test_a_changed_link_ends_the_older_one(running: Running) -> None:
    ann, ben, eve = running.guest(), running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await eve.enter(made["links"]["seats"]["1"])
    hers = await eve.sit(name, 1)
    link = (await ann.post(f"/api/tables/{name}/seats/1/link"))["link"]
    assert await hers.closed() == 4403
    await eve.enter(made["links"]["seats"]["1"], 403)
    await eve.get(f"/api/tables/{name}", 403)
    assert (await ben.enter(link))["mine"] == [1]
    again = (await ann.post(f"/api/tables/{name}/watch-link/again"))["link"]
    for link in (made["links"]["watch"], again):  # the first one stays good
        assert (await running.guest().enter(link))["watching"]
    watch = (await ann.post(f"/api/tables/{name}/watch-link"))["link"]
    await eve.enter(made["links"]["watch"], 403)
    await eve.enter(again, 403)
    assert (await eve.enter(watch))["watching"]


async def test_links_and_sessions_are_stored_as_hashes(running: Running, database: str) -> None:
    ann = running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    again = await ann.post(f"/api/tables/{made['table']['id']}/watch-link/again")
    async with running.house.store.engine.connect() as connection:
        rows: list[object] = []
        for table in ("tables", "seats", "grants", "entries", "watch_links"):
            rows += (await connection.exec_driver_sql(f"SELECT * FROM {table}")).all()
    secrets = [
        ann.secret,
        *(link.partition("#")[2] for link in (made["links"]["watch"], made["links"]["host"], again["link"])),
    ]
    for secret in secrets:
        assert secret
        assert secret not in repr(rows)


async def test_the_host_link_moves_the_host_to_another_browser(running: Running) -> None:
    ann, phone = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    assert (await phone.enter(made["links"]["host"]))["host"]
    assert (await phone.post(f"/api/tables/{made['table']['id']}/start"))["state"] == "running"


async def test_the_lobby_lists_own_tables_only(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    first = await ann.create("here Ann", "elsewhere Ben")
    second = await ann.create("here Ann", "here Ann too")
    await ben.enter(first["links"]["seats"]["1"])
    assert [table["id"] for table in await ann.get("/api/tables")] == [second["table"]["id"], first["table"]["id"]]
    listed = await ben.get("/api/tables")
    assert [table["id"] for table in listed] == [first["table"]["id"]]
    assert (listed[0]["mine"], listed[0]["host"]) == ([1], False)


async def test_other_sites_may_not_act(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("here Ann", "here Ben")
    for origin in ("https://evil.example", "null"):
        answer = await ann.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert answer.status_code == 403
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws://{running.address}/api/tables/{made['table']['id']}/socket?seat=0",
                additional_headers={"Cookie": f"bighouse={ann.secret}", "Origin": origin},
            )
    own = await ann.http.get("/api/tables", headers={"Origin": f"http://{running.address}"})
    assert own.status_code == 200


async def test_the_public_origin_is_the_only_one(start: Start) -> None:
    running = await start(origin="https://games.example.org")
    async with httpx.AsyncClient(base_url=f"http://{running.address}") as client:
        seats = {"game": "lockup", "seats": [{"plan": "here"}]}
        answer = await client.post("/api/tables", json=seats, headers={"Origin": "https://games.example.org"})
        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["set-cookie"].startswith("__Host-bighouse=")
        answer = await client.post("/api/tables", json=seats, headers={"Origin": f"http://{running.address}"})
        assert answer.status_code == 403


async def test_the_cookie_and_the_headers_are_safe(running: Running) -> None:
    async with httpx.AsyncClient(base_url=f"http://{running.address}") as client:
        made = await client.post("/api/tables", json={"game": "lockup", "seats": [{"plan": "here"}]})
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        for path in ("/api/house", "/", "/t/some-table", "/api/nothing"):
            answer = await client.get(path)
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await client.get("/api/house")).headers["cache-control"] == "no-store"


BAD_TABLES = [
    ({}, "malformed"),
    ({"game": "lockup", "seats": []}, "malformed"),
    ({"game": "lockup", "seats": [{"plan": "here"}] * 9}, "malformed"),
    ({"game": "chess", "seats": [{"plan": "here"}]}, "illegal"),
    ({"game": "lockup", "seats": [{"plan": "here"}] * 6}, "illegal"),
    ({"game": "lockup", "seats": [{"plan": "bot", "bot": "search:99999999"}] * 2}, "illegal"),
    ({"game": "lockup", "seats": [{"plan": "here"}], "options": {"advanced": "perhaps"}}, "illegal"),
    ({"game": "lockup", "seats": [{"plan": "here"}] * 2, "scene": "nonsense"}, "illegal"),
    ({"game": "lockup", "seats": [{"plan": "here"}] * 2, "cards": "{"}, "illegal"),
    ({"game": "lockup", "seats": [{"plan": "here"}], "surprise": 1}, "malformed"),
]


async def test_bad_tables_are_explained(running: Running) -> None:
    guest = running.guest()
    for body, code in BAD_TABLES:
        problem = await guest.post("/api/tables", body, 400)
        assert problem["code"] == code, body
        assert problem["words"]


async def test_a_session_has_a_secret_of_our_own_making(running: Running) -> None:
    """Whoever was slipped a cookie does not share what they get with the giver."""
    slipped = "x" * 32
    ann = running.guest(slipped)
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    own = [cookie.value for cookie in ann.http.cookies.jar if cookie.value != slipped]
    assert len(own) == 1
    await running.guest(slipped).get(f"/api/tables/{name}", 403)
    await running.guest(str(own[0])).get(f"/api/tables/{name}")
    again = running.guest(str(own[0]))
    await again.create("here Ann", "here Ben")
    assert again.secret == own[0]  # what we have made is kept
