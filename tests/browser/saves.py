"""Games played in Python and opened in the browser."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import FilePayload, Page

from bighouse.engine import save
from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.games import rooms


@cache
def saved(game: str, players: int = 2, seed: int = 5) -> str:
    """A random game from its deal to its end, as the text of a save file."""
    record = Record(Beginning(rooms()[game], players, {}, seed))
    rng = Rng(seed)
    while not record.game.over:
        seat = record.game.to_act[0]
        options = record.game.options(seat)
        record.play(seat, options[rng.below(len(options))])
    return save.dump(record, [f"Guest {seat + 1}" for seat in range(players)])


def load(page: Page, text: str) -> str:
    """Open a save file in the lobby; the address of its table."""
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load a saved game").click()
    file: FilePayload = {"name": "game.bighouse", "mimeType": "text/plain", "buffer": text.encode()}
    chooser.value.set_files([file])
    page.wait_for_url("**/t/*")
    return page.url
