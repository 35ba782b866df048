"""The server that the browser tests play against: as `bighouse serve` runs it, but for bots that do not pause."""

import sys

from bighouse.table.serve import serve
from bighouse.table.settings import Settings

if __name__ == "__main__":
    port, database = sys.argv[1:]
    serve(Settings(database, port=int(port), bot_pause=0.02, read_seconds=60.0, strict=False))
