"""The server as one application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from bighouse import __version__
from bighouse.engine.english import capital
from bighouse.engine.errors import BighouseError
from bighouse.table.headers import Headers
from bighouse.table.house import open_house
from bighouse.table.page import page
from bighouse.table.requests import JsonRequest
from bighouse.table.routes import games, packs, past, pushes, seats, state, tables
from bighouse.table.routes.asking import admit, provide_asking
from bighouse.table.settings import Settings
from bighouse.table.socket import table_socket
from bighouse.table.troubles import STATUS, Trouble
from bighouse.table.wire.house import Problem

log = logging.getLogger("bighouse.table")

LARGEST_BODY = 20_000  # bytes; where files are brought, their routes say so
CODES = {status: code for code, status in STATUS.items() if status != 409} | {405: "not_found", 415: "malformed"}
WORDS = {
    404: "There is nothing at this address.",
    405: "This cannot be done at this address.",
    413: "This is more than anybody would have to say here.",
}

ROUTES = [
    *(games.house_info, games.game_catalogue, games.game_guide, games.game_rulings, games.game_lesson),
    *(state.health, state.metrics),
    *(packs.shipped_cards, packs.check_cards),
    *(tables.create_table, tables.load_table, tables.own_tables, tables.see_table),
    *(tables.enter_table, tables.start_table, tables.table_catalogue, tables.archive_table, tables.delete_table),
    *(seats.sit_down, seats.stand_up, seats.let_a_bot_play, seats.decline_a_bot, seats.take_back),
    *(seats.turn_seat_link, seats.turn_watch_link, seats.watch_link_again, seats.set_notice),
    *(pushes.push_info, pushes.subscribe, pushes.unsubscribe),
    *(past.save_file, past.replay_table, past.replay_moment, past.rematch, past.fork),
    *(table_socket, page),
]

PROBLEMS = {
    status: ResponseSpec(
        Problem, generate_examples=False, description="The request changed nothing; the words say why."
    )
    for status in sorted(set(STATUS.values()))
}
for route in ROUTES:
    if isinstance(route, HTTPRouteHandler):
        route.responses = PROBLEMS

AnyRequest = Request[Any, Any, Any]


class App(Litestar):
    """Answers HEAD as it would answer GET; the server that runs it leaves the body out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """The application; its house opens when the server starts, and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = await open_house(settings)
        try:
            yield
        finally:
            await app.state.house.stop()

    return App(
        ROUTES,
        lifespan=[lifespan],
        request_class=JsonRequest,
        dependencies={"asking": Provide(provide_asking, sync_to_thread=False)},
        exception_handlers={
            Trouble: show_trouble,
            BighouseError: show_error,
            HTTPException: show_http_error,
            Exception: show_accident,
        },
        before_send=[Headers(settings)],
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        guards=[admit],
        openapi_config=OpenAPIConfig(
            "Bighouse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        logging_config=None,
    )


def problem(status: int, code: str, words: str) -> Response[Problem]:
    return Response(Problem(code, words), status_code=status, media_type=MediaType.JSON)


def show_trouble(_: AnyRequest, trouble: Trouble) -> Response[Problem]:
    return problem(trouble.status, trouble.code, trouble.words)


def show_error(_: AnyRequest, error: BighouseError) -> Response[Problem]:
    """What the rules or the files do not allow; the words were written for people."""
    return problem(400, "illegal", f"{capital(str(error)).rstrip('.')}.")


def show_http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    words = WORDS.get(status, f"This is not what is expected here: {error.detail.rstrip('.')}.")
    if isinstance(error.__cause__, msgspec.MsgspecError):
        words = f"This is not what is expected here: {error.__cause__}."
    return problem(status, CODES.get(status, "malformed"), words)


def show_accident(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request has failed: %s %s", request.method, request.url.path, exc_info=error)
    return problem(500, "broken", "Something went wrong here, and it is not your fault. Try again, or tell the host.")
