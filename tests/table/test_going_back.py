"""Going back further than undo may: everybody has to agree."""

import pytest

from bighouse.engine.errors import IllegalMove
from bighouse.engine.record import MOVED_SINCE, Beginning, Record, in_a_hush
from bighouse.engine.rng import Rng
from bighouse.games import rooms
from bighouse.games.lockup.room import ROOM
from bighouse.table import entries as e
from bighouse.table.house import fold
from bighouse.table.making import make
from bighouse.table.proposals import PAUSE, Proposals
from bighouse.table.situations import situation
from bighouse.table.standing import Standing
from bighouse.table.wire.tables import SeatPlan
from tests.table.running import Guest, Place, Running

pytestmark = pytest.mark.anyio


async def begun(guest: Guest, running: Running, *plans: str) -> tuple[str, list[Place]]:
    name = (await guest.create(*plans))["table"]["id"]
    places = [await guest.sit(name, seat) for seat, plan in enumerate(plans) if not plan.startswith("bot")]
    return name, places


async def test_all_agree_and_the_game_goes_back(running: Running) -> None:
    name, places = await begun(running.guest(), running, "here Ann", "here Ben")
    await running.play(name, places, 3)
    kept = running.moves(name)
    await places[0].tell("ping")
    line = len(places[0].lines)
    await running.play(name, places, 12)
    await places[0].tell("ping")
    assert len(places[0].lines) > line
    moments = [place.situation["moment"] for place in places if place.situation]
    await places[0].tell("propose", line=line)
    proposal = (await places[1].hear_until("proposed"))["proposal"]
    assert (proposal["seat"], proposal["line"], proposal["yes"], proposal["needed"]) == (0, line, [0], [0, 1])
    late = await running.guests[0].sit(name, 1)
    assert late.heard[0]["proposal"] == proposal
    assert (await places[1].tell("propose", line=line))["code"] == "illegal"
    assert (await places[1].tell("vote", proposal=99, yes=True))["code"] == "stale"
    assert (await places[1].tell("vote", proposal=proposal["number"], yes=True))["kind"] == "done"
    assert running.moves(name) == kept
    assert len(places[1].lines) == line
    await places[0].tell("ping")
    for place, before in zip(places, moments):
        assert place.situation is not None
        assert place.situation["moment"] > before


async def test_one_no_ends_it_and_nagging_has_to_wait(running: Running) -> None:
    name, places = await begun(running.guest(), running, "here Ann", "here Ben")
    await running.play(name, places, 10)
    moves = running.moves(name)
    await places[0].tell("ping")
    line = len(places[0].lines) - 1
    await places[0].tell("propose", line=line)
    assert (await places[1].hear_until("proposed"))["proposal"]["number"] == 1
    await places[1].tell("vote", proposal=1, yes=False)
    while True:
        if (await places[0].hear_until("proposed"))["proposal"] is None:
            break
    assert running.moves(name) == moves
    assert (await places[0].tell("propose", line=line))["code"] == "too_fast"
    assert (await places[1].tell("propose", line=line))["kind"] == "done"


async def test_bots_agree_to_everything(running: Running) -> None:
    _, places = await begun(running.guest(), running, "here Ann", "bot random")
    await places[0].wait_for(lambda now: now["options"])
    for _ in range(4):
        await places[0].wait_for(lambda now: now["options"])
        await places[0].act()
    answer = await places[0].tell("propose", line=len(places[0].lines) + 5)
    assert answer["code"] == "illegal"
    lines = len(places[0].lines)
    assert (await places[0].tell("propose", line=lines - 1))["kind"] == "done"
    said = [message["line"] for message in places[0].heard if message["kind"] == "said"]
    assert said[-1]["text"].startswith("Everybody agreed")


def between_bots() -> Standing:
    """Ann has sent crew to the Sewers, and the bots after her have begun their turns."""
    settings = ROOM.settings(3, {})
    record = Record(Beginning(ROOM, 3, settings, 7))
    made = make(record, [SeatPlan("here"), SeatPlan("bot", bot="random"), SeatPlan("bot", bot="random")], "")
    standing = fold(made.origin, made.first)
    ann = 0
    while standing.asked() != [ann]:
        first(standing)
    for words in ("go sewers", "send 3 face_up", "done"):
        standing.apply(ann, e.Moved(ROOM.vocabulary.action(words)), None, 1.0)
    first(standing)
    return standing


def first(standing: Standing) -> None:
    seat = standing.asked()[0]
    standing.apply(seat, e.Moved(standing.record.game.options(seat)[0]), None, 1.0)


def test_bots_give_way_to_undo() -> None:
    standing = between_bots()
    assert situation(standing.record, 0, 1, 0).why_not_undo == MOVED_SINCE  # they are people there
    assert situation(standing.record, 0, 1, 0, giving_way=standing.giving_way()).can_undo
    before = len(standing.record)
    standing.apply(0, e.Undone(), None, 2.0)
    assert (standing.asked(), len(standing.record)) == ([0], before - 2)
    standing.apply(0, e.Redone(), None, 3.0)
    assert (standing.asked() != [0], len(standing.record)) == (True, before - 1)
    first(standing)
    standing.apply(0, e.Restarted(), None, 4.0)
    assert (standing.asked(), len(standing.record)) == ([0], before - 4)


@pytest.mark.parametrize("game", rooms())
def test_bots_give_way_in_every_room(game: str) -> None:
    """As long as nothing has come to light since: then the seat is where it was before its last move."""
    record = Record(Beginning(rooms()[game], 3, {}, 4))
    plans = [SeatPlan("here"), SeatPlan("bot", bot="random"), SeatPlan("bot", bot="random")]
    made = make(record, plans, "")
    standing = fold(made.origin, made.first)
    rng = Rng(4)
    before = ""  # the position in which Ann made her last move
    since = reached = 0
    while not standing.record.game.over and reached < 3:
        seat = standing.asked()[0]
        if seat == 0 and since and standing.record.can_undo(0, standing.giving_way()):
            again = standing.copy()
            again.apply(0, e.Undone(), None, 2.0)
            assert 0 in again.asked()
            assert again.fingerprint() == before
            reached += 1
        if seat == 0:
            before, since = standing.fingerprint(), 0
        choices = standing.record.game.options(seat)
        standing.apply(seat, e.Moved(choices[rng.below(len(choices))]), None, 1.0)
        move = standing.record.moves[-1]
        since += seat != 0
        shown = any(made.reveals for made in standing.record.moves[-1 - since :])
        if since and not shown and not move.gathering and not in_a_hush(standing.record.game):
            assert situation(standing.record, 0, 1, 0, giving_way=standing.giving_way()).can_undo or not before
    assert reached == 3


def test_a_person_who_has_moved_since_does_not_give_way() -> None:
    standing = between_bots()
    standing.apply(standing.asked()[0], e.Sat("Ben"), None, 2.0)
    first(standing)
    with pytest.raises(IllegalMove, match=MOVED_SINCE):
        standing.apply(0, e.Undone(), None, 3.0)


def test_the_pause_grows_with_the_square() -> None:
    proposals = Proposals(0, None, {})
    for times in (1, 2, 3):
        proposals.ask(0, 1)
        proposals.answer(1, False, 100.0)
        assert proposals.pause(0, 100.0) == PAUSE * times * times
    assert proposals.pause(1, 100.0) == 0
    proposals.ask(1, 1)
    proposals.answer(1, False, 100.0)  # taken back
    assert proposals.pause(1, 100.0) == 0
