"""Servers and databases that are killed in the middle of a burst of moves lose none that was acknowledged.

`bench/kill.py` does the same for longer.
"""

from pathlib import Path

import pytest

from tests.table import postgres
from tests.table.campaign import Campaign
from tests.table.processes import processes

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = 2
KILLS = 2


async def test_acknowledged_moves_outlive_kills(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with processes(database, 1) as servers:
        campaign = Campaign(database, servers, TABLES, seed=1)
        await campaign.run(KILLS)
        await campaign.play_to_the_end()
        await campaign.leave()
    assert campaign.tally.kills == KILLS
    assert campaign.tally.games >= TABLES


async def test_two_servers_and_their_postgresql() -> None:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.running() as database, database.database() as url, processes(url, 2) as servers:
        campaign = Campaign(url, servers, TABLES, seed=2, postgres=database)
        await campaign.run(KILLS)
        await campaign.leave()
    assert campaign.tally.of_the_database == KILLS // 2
