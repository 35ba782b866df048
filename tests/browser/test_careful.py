"""Whoever would like to be asked before others move is asked in every game, whichever way they choose."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from bighouse.games import rooms
from tests.browser.house import Guests, eventually, make_table, options, wait_until_asked

CAREFUL = "localStorage.setItem('bighouse.prefs', JSON.stringify({speed: 'instant', confirm: true}))"
OFTEN = 4  # asked so often before they move
MOST = 150  # clicks


class Line:
    """What goes over the socket of a page: the moves that it sends, and what it has been told."""

    def __init__(self, page: Page) -> None:
        self.moves: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []  # situations
        page.on("websocket", self.follow)

    def follow(self, socket: WebSocket) -> None:
        socket.on("framesent", self.sent)
        socket.on("framereceived", self.received)

    def sent(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["do"] == "play":
            self.moves.append({**command, "of": self.told[-1]})

    def received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] in ("welcome", "update") and message["situation"] is not None:
            self.told.append(message["situation"])


def binds(move: dict[str, Any]) -> bool:
    """What the table said of the option that was taken."""
    offers = {offer["action"]: offer for offer in move["of"]["options"]}
    return bool(offers[move["action"]]["binding"])


def click(page: Page, line: Line, chance: Random) -> bool:
    """Take any option, or seal all bids; asked for consent, first refuse it. Whether others were about to move."""
    sealing = page.get_by_role("button", name="Seal the bids").or_(page.get_by_role("button", name="Seal: no bids"))
    buttons = sealing if sealing.count() else options(page)
    chosen = buttons.nth(chance.randrange(buttons.count()))
    told, moves = len(line.told), len(line.moves)
    refuse = page.get_by_role("button", name="Not yet")
    chosen.click()
    page.wait_for_timeout(150)
    if not refuse.count():  # taken at once, or no more than turned over in the hand
        if len(line.moves) > moves:
            assert not binds(line.moves[-1])
            assert "then" not in line.moves[-1]  # all bids together: after the last of them others move
            assert eventually(page, lambda: len(line.told) > told)
        return False
    question = page.locator("#question").inner_text()
    refuse.click()
    expect(refuse).to_have_count(0)
    expect(page.locator("#question")).to_have_text(question)
    assert len(line.moves) == moves
    chosen.click()
    page.get_by_role("button", name="Do it").click()
    assert eventually(page, lambda: len(line.moves) > moves and len(line.told) > told)
    return True


@pytest.mark.parametrize("game", sorted(rooms()))
def test_nobody_else_moves_before_one_has_agreed(guests: Guests, game: str) -> None:
    page = guests.come()
    page.add_init_script(CAREFUL)
    line = Line(page)
    make_table(page, game, "here Ann", "bot random")
    chance = Random(5)
    asked = clicks = 0
    while asked < OFTEN and clicks < MOST:
        wait_until_asked(page)
        asked += click(page, line, chance)
        clicks += 1
    assert asked == OFTEN
    assert any(binds(move) or "then" in move for move in line.moves)
