"""Seats that play together: what is said to one's side is heard by nobody else."""

import pytest

from bighouse.games import rooms
from tests.table.running import Json, Place, Running

pytestmark = pytest.mark.anyio

SECRET = "I hold the lookout back."


@pytest.fixture
def teams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lockup as if it were played by two against two: no game of teams is needed to speak to one's team."""
    monkeypatch.setattr(type(rooms()["lockup"]), "sides", lambda room, players, settings: [0, 1] * (players // 2))


@pytest.mark.usefixtures("teams")
async def test_only_ones_own_side_hears_what_is_said_to_it(running: Running) -> None:
    guest = running.guest()
    made = await guest.create("here Ann", "here Ben", "here Cleo", "here Dov")
    name = made["table"]["id"]
    assert made["table"]["sides"] == [0, 1, 0, 1]
    places = [await guest.sit(name, seat) for seat in (0, 1, 2, 3, "watch")]
    await places[0].tell("say", text=SECRET, to_side=True)
    await places[0].tell("say", text="Good luck!")
    for seat, place in enumerate(places):
        while not said_at(place, "Good luck!"):
            await place.hear()
        assert bool(said_at(place, SECRET)) == (seat in (0, 2))
    for late_seat in (0, 1, 2, 3, "watch"):  # and so it is for whoever comes later
        late = await guest.sit(name, late_seat)
        assert (SECRET in [line["text"] for line in late.heard[0]["chat"]]) == (late_seat in (0, 2))


def said_at(place: Place, words: str) -> list[Json]:
    """What was heard of these words."""
    return [message for message in place.heard if message["kind"] == "said" and message["line"]["text"] == words]


async def test_who_plays_alone_has_no_side_to_speak_to(running: Running) -> None:
    guest = running.guest()
    name = (await guest.create("here Ann", "here Ben"))["table"]["id"]
    place = await guest.sit(name, 0)
    assert (await place.tell("say", text=SECRET, to_side=True))["code"] == "illegal"
    assert running.house.tables[name].standing.chat == []
