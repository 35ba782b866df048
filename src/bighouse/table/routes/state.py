"""How the house does: for whoever watches over it."""

from __future__ import annotations

from litestar import MediaType, Response, get

from bighouse import __version__
from bighouse.table.house import House
from bighouse.table.routes.asking import AnAsking
from bighouse.table.settings import LOOPBACK
from bighouse.table.troubles import Trouble
from bighouse.table.wire.house import Health


@get("/api/health")
async def health(asking: AnAsking) -> Health:
    """Whether the house is open and its database answers; 503 when it does not."""
    await asking.house.store.knows("")
    return Health("ok", __version__)


@get("/api/metrics", include_in_schema=False)
async def metrics(asking: AnAsking) -> Response[str]:
    """Figures of this process in the text format of Prometheus, for this machine alone."""
    if asking.address not in LOOPBACK:
        raise Trouble("forbidden", "Figures are for the host's own machine.")
    lines = [line for name, (kind, value) in figures(asking.house).items() for line in told(name, kind, value)]
    return Response("\n".join([*lines, ""]), media_type=MediaType.TEXT)


def figures(house: House) -> dict[str, tuple[str, int]]:
    return {
        "tables_open": ("gauge", len(house.tables)),
        "sockets": ("gauge", house.sockets.inside.total()),
        "entries_stored_total": ("counter", house.store.writer.stored),
        "entries_waiting": ("gauge", len(house.store.writer.waiting)),
        "tables_minded": ("gauge", len(house.minder.tasks)),
        "thoughts_waiting": ("gauge", house.thinkers.waiting),
        "uploads_waiting": ("gauge", house.parsers.turns.count),
    }


def told(name: str, kind: str, value: int) -> list[str]:
    return [f"# TYPE bighouse_{name} {kind}", f"bighouse_{name} {value}"]
