"""What players install is enough to play: the wheel with its lock alone, and `pip install .` without the lock."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bighouse.games import rooms
from tests.install.environment import LOCK, Environment, the_wheel
from tests.table.processes import Process, stored
from tests.table.running import Guest, Place

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BOT = "gentle"  # one that searches, in a process of its own
SCRIPTED = "1\n" * 3000  # the first option, longer than any game
IMPORT_ALL = """
import pkgutil, bighouse
for module in pkgutil.walk_packages(bighouse.__path__, "bighouse."):
    if not module.name.endswith("__main__"):
        __import__(module.name)
        print(module.name)
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return Environment(tmp_path)


async def test_the_wheel_and_its_lock(environment: Environment) -> None:
    environment.install("--no-deps", str(the_wheel()))
    environment.install("--require-hashes", "-r", str(LOCK))
    imported = environment.run("python", "-c", IMPORT_ALL).split()
    for name in ("cli", "lab.arena", "table.serve", "terminal.play", *(f"games.{game}.room" for game in rooms())):
        assert f"bighouse.{name}" in imported
    await play_in_the_browser(environment)
    for game in rooms():
        play_at_the_terminal(environment, game)


async def test_pip_alone(environment: Environment) -> None:
    """pip builds in isolation, with what pyproject.toml asks for; compiled is the other one."""
    environment.install(".", BIGHOUSE_PURE="1")
    await play_in_the_browser(environment)


async def play_in_the_browser(environment: Environment) -> None:
    """The page with its scripts, a move, a bot's answer, and all of it again after a kill."""
    database = environment.home / "tables.db"
    server = Process(str(database), [str(environment.bin / "bighouse")], environment.variables)
    server.start()
    try:
        guest = Guest(server)
        await load_page(guest)
        for game in rooms():
            table = (await guest.create("here Ann", f"bot {BOT}", game=game))["table"]["id"]
            await play_a_little(await guest.sit(table, 0), database, table)
        tables = {table["id"]: stored(database, table["id"]) for table in await guest.get("/api/tables")}
        server.kill()
        server.start()
        for table, moves in tables.items():
            place = await guest.sit(table, 0)
            assert stored(database, table)[: len(moves)] == moves
            await play_a_little(place, database, table)
        await guest.leave()
    finally:
        server.kill()


async def load_page(guest: Guest) -> None:
    """Everything that the page names is there, and is what it should be: what is missing would be the page again."""
    page = await guest.http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    scripts = re.findall(r'<script[^>]* src="([^"]+\.js)"', page.text)
    styles = re.findall(r'<link[^>]* href="([^"]+\.css)"', page.text)
    assert scripts
    assert styles
    for path, kind in [*((path, "text/javascript") for path in scripts), *((path, "text/css") for path in styles)]:
        answer = await guest.http.get(path)
        assert answer.headers["content-type"].startswith(kind), path
        assert answer.content


async def play_a_little(place: Place, database: Path, table: str) -> None:
    """Move until the bot has moved as well, and we are asked again."""
    before = len(stored(database, table))
    while {seat for seat, _ in stored(database, table)[before:]} != {0, 1}:
        await place.wait_for(lambda now: now["options"])
        assert (await place.act())["kind"] == "done"
    await place.wait_for(lambda now: now["options"])


def play_at_the_terminal(environment: Environment, game: str) -> None:
    """A whole game, typed in advance."""
    shown = environment.run(
        "bighouse", "play", game, "--players", "2", "--bots", "random", "--seed", "7", typed=SCRIPTED
    )
    assert re.search(r"^ *Total +-?\d+ +-?\d+ *$", shown, re.MULTILINE), shown[-2000:]
