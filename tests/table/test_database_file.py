"""The database as a file: copied while it is written to, checked, found missing, and brought to a newer layout."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from bighouse.cli import main
from bighouse.table import serve
from bighouse.table.settings import Settings
from bighouse.table.store.copying import copy_file, faults
from bighouse.table.store.open import BadDatabase, open_store
from bighouse.table.store.schema import VERSION, metadata
from tests.table.running import PATIENCE, Running, Start

pytestmark = pytest.mark.anyio

LAYOUTS = Path(__file__).parent / "layouts"
OLD = sorted(LAYOUTS.glob("layout-*.sql"))


async def some_moves(running: Running, moves: int) -> str:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    await running.play(name, [await ann.sit(name, seat) for seat in (0, 1)], moves)
    return str(name)


def damage(file: Path) -> None:
    """Nonsense in the middle: the first page is whole, so it opens."""
    data = bytearray(file.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 200] = b"\xff" * 200
    file.write_bytes(data)


# Backups


async def test_a_backup_of_an_open_house(running: Running, database: str, tmp_path: Path) -> None:
    name = await some_moves(running, 5)
    copy = tmp_path / "copy.db"
    assert await asyncio.to_thread(main, ["backup", str(copy), "--database", database]) == 0
    assert faults(copy) == []
    store = await open_store(Settings(str(copy)).database_url)
    assert len(await store.entries(name)) == len(await running.house.store.entries(name))
    await store.close()


def test_a_backup_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there.db"
    there.write_text("mine")
    assert main(["backup", str(there), "--database", str(tmp_path / "none.db")]) == 1
    assert there.read_text() == "mine"
    assert main(["backup", str(tmp_path / "new.db"), "--database", str(tmp_path / "none.db")]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["there.db"]


async def test_damage_is_found(start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    running = await start(str(file))
    await some_moves(running, 5)
    await running.stop()
    assert main(["check", str(file)]) == 0
    assert "is sound" in capsys.readouterr().out
    damage(file)
    assert main(["check", str(file)]) == 1
    assert "damaged" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["serve", "--port", "0", "--database", str(file)]) == 1
    said = capsys.readouterr().err
    assert "is damaged" in said or "cannot be opened" in said
    assert said.count("\n") == 1  # no traceback


# A file that goes away


async def test_moves_are_not_acknowledged_into_nothing(running: Running, database: str) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, seat) for seat in (0, 1)]
    await running.play(name, places, 2)
    Path(database).unlink()
    assert (await places[running.asked(name)[0]].act())["code"] == "unavailable"
    await ann.post("/api/tables", {"game": "lockup", "seats": [{"plan": "here"}]}, 503)


async def test_the_house_closes_when_its_file_is_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LOOK", 1)
    ready = asyncio.Event()
    server = serve.Server(serve.config(Settings(database, port=0, thinkers=0, parsers=0)), ready.set)
    running = asyncio.create_task(server._serve())
    await asyncio.wait_for(ready.wait(), PATIENCE)
    Path(database).unlink()
    await asyncio.wait_for(running, PATIENCE)
    assert "moved or deleted" in server.trouble


# Layouts


def test_todays_layout_is_written_down() -> None:
    """Whoever changes the layout gives it a new number, and a step that leads there from this one."""
    latest = create_engine("sqlite://")
    metadata.create_all(latest)
    with closing(sqlite3.connect(":memory:")) as kept:
        kept.executescript((LAYOUTS / f"layout-{VERSION}.sql").read_text())
        columns = {
            table: [row[1] for row in kept.execute(f"PRAGMA table_info({table})")]
            for (table,) in kept.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    today = inspect(latest)
    names = today.get_table_names()
    assert columns == {table: [column["name"] for column in today.get_columns(table)] for table in names}


@pytest.mark.parametrize("layout", OLD, ids=lambda path: path.stem)
async def test_an_older_layout_is_brought_up_and_kept(layout: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(layout.read_text())
        rows = {
            table: old.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
            for table in ("tables", "seats", "grants", "entries")
        }
    await (await open_store(Settings(str(file)).database_url)).close()
    with closing(sqlite3.connect(file)) as new:
        assert new.execute("SELECT version FROM layout").fetchall() == [(VERSION,)]
        for table, before in rows.items():
            assert new.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() == before
    version = int(layout.stem.removeprefix("layout-"))
    copy = file.with_name(f"tables.db.layout-{version}")
    assert copy.exists() == (version < VERSION)
    if copy.exists():
        with closing(sqlite3.connect(copy)) as kept:
            assert kept.execute("SELECT version FROM layout").fetchall() == [(version,)]


async def test_an_older_layout_in_postgresql(postgres_database: str) -> None:
    url = Settings(postgres_database).database_url
    store = await open_store(url)
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE chronicles")
        await connection.exec_driver_sql("UPDATE layout SET version = 1")
    await store.close()
    both = await asyncio.gather(open_store(url), open_store(url))  # two servers start at once
    for store in both:
        assert await store.chronicle("nothing") is None
        await store.close()


async def test_a_layout_of_the_future_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = Settings(str(file)).database_url
    await (await open_store(url)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE layout SET version = 999")
    with pytest.raises(BadDatabase, match="layout 999"):
        await open_store(url)
    assert [path.name for path in tmp_path.iterdir() if re.search("layout", path.name)] == []


def test_a_copy_is_whole_or_not_there(tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"no database at all" * 100)
    with pytest.raises(Exception, match="could not be copied"):
        copy_file(bad, tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["bad.db"]
