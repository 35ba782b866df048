"""Servers and their database killed at random moments, for as long as one likes; nothing acknowledged may be lost.

python bench/kill.py                          200 kills: half on SQLite, half on two servers and their PostgreSQL
python bench/kill.py --kills 20 --only sqlite

After each kill the database is read: every acknowledged move is there once, in order, and at most the one that was on
its way beside them. Then play goes on, and finished games must tell what their players did.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))  # the campaign is shared with the tests

from tests.table import postgres
from tests.table.campaign import Campaign, Tally
from tests.table.processes import processes

KINDS = ("sqlite", "postgresql")


async def campaign_on(kind: str, kills: int, tables: int, seed: int, console: Console) -> Tally:
    def told(tally: Tally) -> None:
        console.print(f"{kind}: {tally.kills} kills, {tally.moves:,} moves acknowledged", end="\r")

    async def run(campaign: Campaign) -> Tally:
        await campaign.run(kills, told)
        await campaign.leave()
        return campaign.tally

    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="bighouse-kill-") as folder:
            database = f"{folder}/tables.db"
            with processes(database, 1) as servers:
                return await run(Campaign(database, servers, tables, seed))
    with postgres.running() as server, server.database() as url, processes(url, 2) as servers:
        return await run(Campaign(url, servers, tables, seed, server))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Kill servers and databases, and look whether anything is lost.")
    parser.add_argument("--kills", type=int, default=200, metavar="N", help="in all, default 200")
    parser.add_argument("--tables", type=int, default=4, metavar="N", help="played at once, default 4")
    parser.add_argument("--seed", type=int, default=int(time.time()), metavar="SEED")
    parser.add_argument("--only", choices=KINDS, help="on this database alone")
    args = parser.parse_args(arguments)
    console = Console()
    console.print(f"seed {args.seed}")
    kinds = [kind for kind in KINDS if args.only in (None, kind)]
    for kind in kinds:
        tally = asyncio.run(campaign_on(kind, args.kills // len(kinds), args.tables, args.seed, console))
        console.print(
            f"{kind}: {tally.kills} kills, {tally.of_the_database} of them of the database, {tally.moves:,} moves"
            f" acknowledged, none lost or doubled, {tally.games} games to their end"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
