"""The page: files that were built from web/ and ship with the package."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from bighouse.table.previews import preview

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"  # for names that change with what is in the file
EVERY_TIME = "no-cache"
NOT_BUILT = "The page of Bighouse is not built yet. In the project's folder: make play\nThe server itself is running.\n"
INDEX = "index.html"


def find(path: str, folder: Path = FOLDER) -> Path | None:
    """The file for a path, and the page itself for all others; None when nothing is built."""
    try:
        place = (folder / path.lstrip("/").replace("\0", "")).resolve()
        if place.is_relative_to(folder.resolve()) and place.is_file():
            return place
    except OSError:
        pass  # a name that no file can have
    index = folder / INDEX
    return index if index.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[None, None, State], path: FromPath[str] = "") -> Response[bytes]:
    place = find(path)
    if place is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    content = place.read_bytes()
    if place.name == INDEX:
        origin = request.app.state.house.settings.origin or str(request.base_url).rstrip("/")
        content = content.replace(b"</head>", preview(path, origin).encode() + b"</head>", 1)
    hashed = place.parent.name == "assets"
    return Response(content, media_type=kind, headers={"Cache-Control": FOREVER if hashed else EVERY_TIME})
