"""HEAD is answered as GET is, without the body: link previews and monitors ask so."""

import pytest

from bighouse.table.page import FOLDER
from tests.table.running import Running

pytestmark = pytest.mark.anyio


async def test_head_tells_what_get_would_bring(running: Running) -> None:
    guest = running.guest()
    table = f"/api/tables/{(await guest.create('here Ann', 'here Ben'))['table']['id']}"
    scripts = [f"/assets/{path.name}" for path in sorted(FOLDER.glob("assets/*.js"))[:1]]  # where the page is built
    for path, status in [
        *(("/api/house", 200), ("/api/games/lockup/catalogue", 200), ("/api/tables", 200), (table, 200)),
        *((f"{table}/save", 409), (f"{table}/start", 405), ("/api/tables/nosuchtable", 404)),
        *((script, 200) for script in scripts),
        *((page, 200 if scripts else 503) for page in ("/", "/t/anything")),
    ]:
        get, head = [await guest.http.request(method, path) for method in ("GET", "HEAD")]
        assert (get.status_code, head.status_code) == (status, status), path
        assert get.content
        assert not head.content
        told = [{name: value for name, value in answer.headers.items() if name != "date"} for answer in (get, head)]
        assert told[0] == told[1], path
