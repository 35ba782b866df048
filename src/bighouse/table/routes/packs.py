"""Card packs: the one in the box to start from, and any other looked through before a table is made with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from bighouse.table.limits import CHECK, LARGEST_SETUP
from bighouse.table.routes.asking import AnAsking
from bighouse.table.routes.games import room_of
from bighouse.table.troubles import Trouble
from bighouse.table.wire.house import CheckCards, Fault

MOST_FAULTS = 100  # whoever has mended these asks again


@get("/api/games/{game:str}/cards", sync_to_thread=True)
def shipped_cards(game: FromPath[str]) -> Response[Any]:
    """The card pack that ships with the game, to be corrected from a real box."""
    name = f"{game}-cards.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(pack_of(game).read_text("utf-8"), media_type=MediaType.JSON, headers=headers)


@post(
    "/api/games/{game:str}/cards/check",
    status_code=200,
    opt={"limits": [CHECK]},
    request_max_body_size=LARGEST_SETUP,
)
async def check_cards(asking: AnAsking, game: FromPath[str], data: JSONBody[CheckCards]) -> list[Fault]:
    """Every fault of a card pack, from the top of the text to its end; none: it can be played with."""
    pack_of(game)
    return await asking.house.parsers.read(asking.address, faults_of, game, data.cards)


def faults_of(game: str, cards: str) -> list[Fault]:
    found = room_of(game).check_cards(cards, "card pack")
    return [Fault(problem.line, problem.field, problem.message) for problem in found[:MOST_FAULTS]]


def pack_of(game: str) -> Path:
    shipped = room_of(game).card_pack()
    if shipped is None:
        raise Trouble("not_found", "This game has no card packs.")
    return shipped
