"""A position written as text and read again is the same position, to everybody."""

from __future__ import annotations

from typing import Any

import bighouse


def check_round_trip(game: Any, views: bool = True) -> None:
    text = game.scene()
    again = bighouse.scene(game.room.name, text)
    again.audit()
    assert again.scene() == text
    assert again.fingerprint() == game.fingerprint()
    assert (again.to_act, again.over) == (game.to_act, game.over)
    for seat in range(game.seats):
        assert again.options(seat) == game.options(seat)
    for viewer in [None, *range(game.seats)] if views else []:
        assert again.view(viewer) == game.view(viewer)
