"""A real server for each test, on a database of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.table import postgres
from tests.table.running import Running, Start

ON_BOTH = {
    "test_play",
    "test_commands",
    "test_going_back",
    "test_push",
    "test_seats",
    "test_lobby",
    "test_store",
    "test_writer",
}  # modules: SQLite, PostgreSQL


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames and Path(metafunc.module.__file__ or "").stem in ON_BOTH:
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_database(postgres_server: postgres.Postgres) -> Iterator[str]:
    with postgres_server.database() as url:
        yield url


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if getattr(request, "param", "sqlite") == "postgresql":
        return str(request.getfixturevalue("postgres_database"))
    return str(tmp_path / "tables.db")


@pytest.fixture
async def start(database: str) -> AsyncIterator[Start]:
    """Starts servers, by default on the test's own database; all of them are stopped in the end."""
    started: list[Running] = []

    async def run(other: str | None = None, **settings: object) -> Running:
        running = Running(other or database, **settings)
        started.append(running)
        await running.start()
        return running

    yield run
    for running in started:
        await running.stop()


@pytest.fixture
async def running(start: Start) -> Running:
    return await start()
