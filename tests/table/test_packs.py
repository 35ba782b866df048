"""Card packs that people bring: taken from the box, checked, and played with."""

import asyncio
import json
import threading

import pytest

from bighouse.engine.pack import Problem
from bighouse.games import rooms
from bighouse.table import limits
from tests.table.running import PATIENCE, Running, Start

pytestmark = pytest.mark.anyio

NEW = {"game": "lockup", "seats": [{"plan": "here"}, {"plan": "here"}]}
CHECK = "/api/games/lockup/cards/check"
HOSTILE = {
    "deep": "[" * 200_000,
    "unknown fields": json.dumps({f"itemz{number}": 1 for number in range(20_000)}),
    "one field often": "{" + ",".join('"items":1' for _ in range(30_000)) + "}",
    "a name that every problem repeats": json.dumps(
        {"items": [{"name": "x" * 200_000} | {f"k{number}": 1 for number in range(15_000)}]}
    ),
    "a field that every problem repeats": json.dumps({"x" * 200_000: ["\x01"] * 15_000}),
    "empty cards": json.dumps({"items": [{}] * 30_000}),
    "no cards": "null",
    "marks": '{"\\u202e<script>": "\\u0000"}',
    "numbers": "1" * 400_000,
}


def is_named(part: object) -> bool:
    """Whether this is a list of cards with names."""
    return isinstance(part, list) and len(part) > 5 and "name" in part[0]


@pytest.mark.parametrize("game", rooms())
async def test_a_pack_is_taken_checked_and_played_with(running: Running, game: str) -> None:
    ann = running.guest()
    assert next(one for one in (await ann.get("/api/house"))["games"] if one["name"] == game)["cards"]
    shipped = await ann.get(f"/api/games/{game}/cards")
    section, entries = next((name, part) for name, part in shipped.items() if is_named(part))
    entries[0]["name"] = "Rubber Duck"
    text = json.dumps(shipped, indent=1)
    assert await ann.post(f"/api/games/{game}/cards/check", {"cards": text}, 200) == []

    table = (await ann.create("here Ann", "bot random", game=game, cards=text))["table"]
    assert table["cards"]
    assert [one["cards"] for one in await ann.get("/api/tables")] == [True]
    assert "Rubber Duck" in json.dumps(await ann.get(f"/api/tables/{table['id']}/catalogue"))
    assert not (await ann.create("here Ann", "bot random", game=game))["table"]["cards"]

    entries[0]["name"] = 7
    bad = json.dumps(shipped, indent=1)
    wrong = f"/api/games/{game}/cards/check"
    faults = await ann.post(wrong, {"cards": bad}, 200)
    problems = rooms()[game].check_cards(bad, "")
    assert [(fault["line"], fault["field"], fault["words"]) for fault in faults] == [
        problem[:3] for problem in problems
    ]
    assert faults[0]["field"].startswith(f"{section}[0]")
    assert (await ann.post(wrong, {"cards": "{"}, 200))[0]["words"].startswith("not JSON")


async def test_packs_of_no_game_are_refused(running: Running) -> None:
    ann = running.guest()
    await ann.get("/api/games/chess/cards", 404)
    await ann.post("/api/games/chess/cards/check", {"cards": "{}"}, 404)
    await ann.post("/api/games/lockup/cards/check", {"cards": " " * 400_001}, 400)


async def test_hostile_packs_are_checked_within_bounds(running: Running) -> None:
    """No answer grows with how much is wrong."""
    ann = running.guest()
    for name, text in HOSTILE.items():
        faults = await ann.post(CHECK, {"cards": text}, 200)
        assert faults, name
        refused = await ann.post("/api/tables", {**NEW, "cards": text}, 400)
        assert max(len(json.dumps(faults)), len(refused["words"])) < 50_000, name


async def test_others_are_served_while_a_pack_is_checked(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = running.guest(), running.guest()
    begun, served = threading.Event(), threading.Event()

    def slow_check(text: str, name: str) -> list[Problem]:
        begun.set()
        return [] if served.wait(PATIENCE) else [Problem(1, "", "nobody else was served")]

    monkeypatch.setattr(rooms()["lockup"], "check_cards", slow_check)
    asked = asyncio.ensure_future(ann.post(CHECK, {"cards": "{}"}))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    await ben.get("/api/tables")
    served.set()
    assert await asked == []


async def test_whoever_checks_without_end_is_slowed_down(start: Start) -> None:
    ann = (await start(strict=True)).guest()
    for _ in range(int(limits.CHECK.burst)):
        await ann.post(CHECK, {"cards": "{"}, 200)
    assert "Wait" in (await ann.post(CHECK, {"cards": "{"}, 429))["words"]
