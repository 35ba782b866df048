"""Whatever is asked over HTTP, the answer is a proper one: never a crash, always a Problem with words."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from bighouse.table import limits
from bighouse.table.app import make_app
from bighouse.table.settings import Settings
from bighouse.table.wire.house import Problem
from tests.table.running import Guest, Running, Start

pytestmark = pytest.mark.anyio

EXAMPLES = 20  # of each operation
NEW = {"game": "lockup", "seats": [{"plan": "here"}, {"plan": "here"}]}
JSON = {"Content-Type": "application/json"}
SCHEMA = schemathesis.openapi.from_dict(make_app(Settings("unused")).openapi_schema.to_schema())
LOADS = {"too deep": b"[" * 100_000, "no JSON": b"{", "no UTF-8": b'{"game":"\xff"}', "nothing": b"", "null": b"null"}


def check_problem(answer: Any) -> Problem:
    """An error is a Problem, and its words are for people."""
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.words.endswith("."), problem
    assert "Traceback" not in problem.words
    return problem


async def three_tables(guest: Guest) -> list[str]:
    """One where people gather, one where they play, and one where they have played."""
    gathering = await guest.create("here Ann", "open")
    running = await guest.create("here Ann", "here Ben")
    over = (await guest.create("here Ann", "bot random"))["table"]["id"]
    place = await guest.sit(over, 0)
    await place.tell("resign")
    await place.leave()
    return [gathering["table"]["id"], running["table"]["id"], over]


@pytest.mark.slow
async def test_nothing_that_is_asked_breaks_the_server(running: Running) -> None:
    guest = running.guest()
    tables = await three_tables(guest)
    cookies = {"bighouse": guest.secret}
    asked: dict[int, int] = {}

    def ask(operation: Any) -> None:
        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(), st.sampled_from([None, *tables]), st.integers(0, 1))
        def check(case: Any, table: str | None, seat: int) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
                if "seat" in case.path_parameters:
                    case.path_parameters["seat"] = seat
            answer = case.call(base_url=f"http://{running.address}", cookies=cookies)
            asked[answer.status_code] = asked.get(answer.status_code, 0) + 1
            case.validate_response(answer, checks=[schemathesis.checks.not_a_server_error, response_schema_conformance])
            if answer.status_code >= 400:
                check_problem(answer)

        check()

    operations = []
    for result in SCHEMA.get_all_operations():
        assert isinstance(result, Ok)
        operations.append(result.ok())
    for operation in sorted(operations, key=lambda operation: operation.method == "delete"):  # tables go last
        await asyncio.to_thread(ask, operation)
    assert {200, 201, 400, 403, 404, 409} <= set(asked), asked


async def test_bodies_that_are_none(running: Running) -> None:
    guest = running.guest()
    for name, load in LOADS.items():
        answer = await guest.http.post("/api/tables", content=load, headers=JSON)
        assert (answer.status_code, check_problem(answer).code) == (400, "malformed"), name


async def test_bodies_that_are_too_large(running: Running) -> None:
    guest = running.guest()
    answer = await guest.http.post("/api/tables/load", json={"save": "x" * limits.LARGEST_SAVE})
    assert (answer.status_code, check_problem(answer).code) == (413, "too_large")

    async def endless() -> Any:  # without a length that could be looked at before
        for _ in range(limits.LARGEST_SAVE // 100_000 + 1):
            yield b" " * 100_000

    try:
        answer = await guest.http.post("/api/tables", content=endless(), headers=JSON)
    except httpx.WriteError:
        pass  # the server hangs up on whoever does not stop
    else:
        assert (answer.status_code, check_problem(answer).code) == (413, "too_large")
    assert await guest.get("/api/tables") == []


async def test_bodies_of_another_kind(running: Running) -> None:
    """What a form on another site could send is not taken for JSON."""
    guest = running.guest()
    content = msgspec.json.encode(NEW)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = await guest.http.post("/api/tables", content=content, headers={"Content-Type": kind})
        assert answer.status_code in (400, 415), kind
        assert check_problem(answer).code == "malformed", kind


async def test_tokens_that_are_not_good(running: Running) -> None:
    ann, eve = running.guest(), running.guest()
    first = await ann.create("here Ann", "elsewhere Ben")
    second = await ann.create("here Ann", "elsewhere Ben")
    name = first["table"]["id"]
    token = second["links"]["seats"]["1"].partition("#")[2]
    for wrong in (token, token[:-1] + "~", "A" * 22, "A" * 1000, "' OR 1=1 --", "\0" * 22):
        answer = await eve.http.post(f"/api/tables/{name}/enter", json={"token": wrong})
        assert answer.status_code in (400, 403), wrong
        check_problem(answer)
    assert (await eve.enter(f"/t/nosuchtable#{token}", 404))["code"] == "not_found"
    await eve.get(f"/api/tables/{name}", 403)
    assert (await eve.enter(second["links"]["seats"]["1"]))["mine"] == [1]
    await eve.get(f"/api/tables/{name}", 403)


PATHS = [
    "/../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/../../app.py",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets//etc/passwd",
    "/assets/%00",
    "/api/tables/%00",
    "/api/tables/..%2f..",
    "/api/nothing",
    f"/api/tables/{'x' * 5000}",
    "/api/tables/x/seats/99999999999999999999/sit",
]


async def test_paths_lead_nowhere_else(running: Running) -> None:
    host, _, port = running.address.partition(":")
    for path in PATHS:
        reader, writer = await asyncio.open_connection(host, int(port))  # a client would tidy the path up
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {running.address}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        assert b" 500 " not in answer.partition(b"\r\n")[0], path
        assert b"root:" not in answer, path
        assert b"make_app" not in answer, path
        if path.startswith("/api"):
            assert answer.split(b" ", 2)[1] in (b"400", b"404", b"405"), path
            assert b'"code":' in answer, path


async def test_other_sites_may_not_ask(running: Running) -> None:
    guest = running.guest()
    for origin in ("https://evil.example", "null", f"http://{running.address}.evil.example", "http://127.0.0.1"):
        answer = await guest.http.post("/api/tables", json=NEW, headers={"Origin": origin})
        assert (answer.status_code, check_problem(answer).code) == (403, "forbidden"), origin
    answer = await guest.http.post("/api/tables", json=NEW, headers={"Origin": f"http://{running.address}"})
    assert answer.status_code == 201


async def test_whoever_tries_links_is_slowed_down(start: Start) -> None:
    running = await start(strict=True)
    ann, eve = running.guest(), running.guest()
    name = (await ann.create("here Ann", "elsewhere Ben"))["table"]["id"]
    answers = [
        await eve.http.post(f"/api/tables/{name}/enter", json={"token": f"{number:022}"})
        for number in range(int(limits.ENTER.burst) + 2)
    ]
    assert answers[0].status_code == 403
    assert answers[-1].status_code == 429
    assert "Wait" in check_problem(answers[-1]).words


async def test_names_that_no_file_can_have(running: Running) -> None:
    answer = await running.guest().http.get(f"/{'x' * 300}/y")
    assert answer.status_code in (200, 503)  # the page, or that it is not built
