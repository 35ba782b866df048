"""Hostile clients beside honest ones, against a server of its own: what they were answered, and who had to wait.

python bench/hostile.py                               ten hostile addresses and five honest tables, for two minutes
python bench/hostile.py --hostile 20 --seconds 600
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))  # the clients are shared with the tests

from tests.table.hostility import beset
from tests.table.processes import Process

MEGA = 1_000_000
KILO = 1024


def megabytes(process: int) -> float:
    """The most memory that it has had."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) * KILO / MEGA
    return 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hostile clients beside honest ones.")
    parser.add_argument("--hostile", type=int, default=10, metavar="N", help="addresses that do harm, default 10")
    parser.add_argument("--honest", type=int, default=5, metavar="N", help="tables that are played at, default 5")
    parser.add_argument("--seconds", type=float, default=120.0, metavar="S", help="default 120")
    args = parser.parse_args(arguments)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="bighouse-hostile-") as folder, open(f"{folder}/log", "w+") as log:
        server = Process(f"{folder}/tables.db")
        server.process = subprocess.Popen(server.command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.process.stdout is not None
            server.process.stdout.readline()
            answers, waits = asyncio.run(beset(server, args.hostile, args.honest, args.seconds))
            memory = megabytes(server.process.pid)
        finally:
            server.kill()
        log.seek(0)
        said = log.read()
    waits.sort()
    console.print(f"answers to hostile clients: {dict(answers.most_common())}")
    if waits:
        middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        told = f"p50 {1000 * middle:.0f} ms, p99 {1000 * late:.0f} ms, worst {waits[-1]:.2f} s"
        console.print(f"honest moves: {len(waits):,}; {told}")
    console.print(f"the server had at most {memory:.0f} MB, and wrote {len(said):,} bytes to its log")
    broken = said.count("Traceback") + sum(answers[code] for code in answers if code.startswith("5") and code != "503")
    console.print(f"tracebacks and broken answers: {broken}")
    return 1 if broken or not waits else 0


if __name__ == "__main__":
    sys.exit(main())
