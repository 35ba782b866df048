"""Requests as the server reads them."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException

from bighouse.table.troubles import Trouble


class JsonRequest(Request[Any, Any, Any]):
    """Bodies are JSON and say so; a form on another site cannot pass for one."""

    async def json(self) -> Any:
        kind, _ = self.content_type
        if kind != "application/json":
            raise Trouble("malformed", "The body must be JSON, with the content type application/json.")
        try:
            return await super().json()
        except (SerializationException, UnicodeDecodeError, RecursionError) as error:
            raise Trouble("malformed", f"The body is not JSON: {error}.") from None
