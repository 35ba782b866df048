"""The page as robots and devices read it: previews of links, the manifest, what may be cached."""

import re

import pytest

from bighouse.games import rooms
from bighouse.table.page import FOLDER
from tests.table.running import Start

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the page is not built"),
]


def properties(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))


async def test_a_shared_link_shows_the_house_but_nothing_of_the_table(start: Start) -> None:
    running = await start(origin="https://games.example.org")
    ann = running.guest()
    ann.http.headers["origin"] = "https://games.example.org"
    made = await ann.create("here Ann", "elsewhere Ben", name="Our secret <evening>")
    name = made["table"]["id"]
    shown, nothing = [await ann.get(f"/t/{path}") for path in (name, "nothing")]
    assert shown == nothing
    assert properties(shown)["og:title"] == "A table at Bighouse"
    assert properties(shown)["og:image"] == "https://games.example.org/preview.png"
    for game, room in rooms().items():
        assert properties(await ann.get(f"/rules/{game}"))["og:title"] == f"{room.title}: the rules"


async def test_the_worker_and_the_page_are_never_old(start: Start) -> None:
    guest = (await start()).guest()
    for path in ("/", "/worker.js", "/manifest.webmanifest"):
        answer = await guest.http.get(path)
        assert answer.headers["cache-control"] == "no-cache", path
    worker = (await guest.http.get("/worker.js")).text
    assert "caches" not in worker
    assert "fetch" not in worker
