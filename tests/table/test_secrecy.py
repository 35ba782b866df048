"""Hidden information never leaves the server: every kind of message stays byte-equal for a seat when what that seat
cannot know is dealt anew, and the seed is in none of them until the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.engine.story import EVERYONE, UNKNOWN, Event
from bighouse.table import entries as e
from bighouse.table import thoughts
from bighouse.table.making import Made, make, make_imagined
from bighouse.table.rows import Access
from bighouse.table.rulings import ruling
from bighouse.table.standing import Standing
from bighouse.table.stories import StoryOf
from bighouse.table.table import Table, Tools
from bighouse.table.thinkers import position_of
from bighouse.table.troubles import Trouble
from bighouse.table.viewers import Watcher
from bighouse.table.wire import messages as m
from bighouse.table.wire.commands import Play
from bighouse.table.wire.tables import SeatPlan
from tests.contract.modes import MODES, Mode, random_move

pytestmark = pytest.mark.anyio

SEED = 31_415_926_535_897_932_384_626_433
EVERY = 61  # positions between those that are looked at
encode = msgspec.json.encode


def made(mode: Mode) -> Made:
    """A table of people, all of them at one screen: it has begun."""
    settings = mode.room.settings(mode.players, mode.options)
    return make(Record(Beginning(mode.room, mode.players, settings, SEED)), [SeatPlan("here")] * mode.players, "")


def standings(mode: Mode) -> Iterator[Standing]:
    """The table after every few moves of a random game, before its end."""
    standing = made(mode).standing
    rng = Rng(5)
    while not standing.record.game.over:
        if len(standing.record) % EVERY == 0:
            yield standing.copy()
        seat, action = random_move(standing.record.game, rng)
        standing.apply(seat, e.Moved(action), None, 1.0)


def dealt_anew(standing: Standing, seat: int, rng: Rng) -> Standing:
    """The same table, but for everything that the seat cannot know."""
    other = standing.copy()
    other.record.game = standing.record.game.imagine(seat, rng)
    return other


def scrambled(events: list[Event], seat: int) -> list[Event]:
    """Other facts wherever they are kept from the seat."""
    out: list[Event] = []
    for event in events:
        if event.knowers == EVERYONE or event.knowers >> seat & 1:
            out.append(event)
            continue
        facts = [
            0 if secret and fact != UNKNOWN and fact != 0 else 1 if secret and fact == 0 else fact
            for fact, secret in zip(event.facts, event.kind.secret)
        ]
        out.append(Event(event.kind, facts, event.knowers))
    return out


def table_of(mode: Mode, standing: Standing) -> Table:
    origin = msgspec.structs.replace(made(mode).origin, id="secrecy", created=0.0)
    return Table(cast(Tools, None), origin, standing.summary(), standing, "")


async def heard(mode: Mode, standing: Standing, seat: int | None) -> list[bytes]:
    """One message of every kind that is sent to the seat in the course of things."""
    table = table_of(mode, standing)
    watcher = Watcher(seat, "", Access(seats=() if seat is None else (seat,), watch=seat is None))
    await table.join(watcher, 0, "")
    table.show_again(watcher)
    table.tell_news()
    before = standing.copy()
    standing.apply(0, e.Spoke("Hello"), None, 2.0)
    if len(standing.record) > 1:
        standing.apply(0, e.Asked(1), None, 2.0)
    table.publish(before, standing)
    if seat is not None:
        watcher.send(refusal(standing, seat))
        watcher.send(m.Done("command-1"))
    out: list[bytes] = []
    while not watcher.outbox.empty():
        message = watcher.outbox.get_nowait()
        assert message is not None
        out.append(message)
    return out


def refusal(standing: Standing, seat: int) -> m.Refused:
    """What the seat is told when it tries everything that a player might think of, and more."""
    words: list[str] = []
    for action in range(0, standing.record.game.vocabulary.size, 5):
        try:
            ruling(standing, seat, Play("command-1", standing.moments.counts[seat], action), 3.0)
        except Trouble as trouble:
            words.append(trouble.words)
        except Exception as error:
            words.append(str(error))
    return m.Refused("command-1", "illegal", "\n".join(words))


@pytest.mark.parametrize("mode", MODES, ids=str)
async def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(mode: Mode) -> None:
    rng = Rng(8)
    kinds: set[str] = set()
    for standing in standings(mode):
        for seat in range(mode.players):
            for eyes in (seat, None):  # a spectator knows nothing that the seat does not
                told = await heard(mode, standing.copy(), eyes)
                again = await heard(mode, dealt_anew(standing, seat, rng), eyes)
                assert told == again
                kinds |= {msgspec.json.decode(message)["kind"] for message in told}
                assert not any(str(SEED).encode() in message for message in told)
    sent = {"welcome", "update", "news", "said", "proposed", "refused", "done"}
    assert kinds == (sent if mode.players > 1 else sent - {"proposed"})  # alone one agrees at once
    # nothing is sent of any other kind; hints have a test of their own
    assert {kind.__name__.lower() for kind in m.AnyMessage.__args__} == sent | {"hinted"}


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players > 1], ids=str)
def test_the_story_does_not_depend_on_its_hidden_facts(mode: Mode) -> None:
    secrets = 0
    for standing in standings(mode):
        record = standing.record
        for seat in range(mode.players):
            whole, other = StoryOf(seat), StoryOf(seat)
            for events in [record.deal_events, *(move.events for move in record.moves)]:
                whole.tell(record.game, events, standing.name)
                other.tell(record.game, scrambled(events, seat), standing.name)
                secrets += scrambled(events, seat) != events
            assert encode(whole.tale(0)) == encode(other.tale(0))
    assert secrets > 0


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players == 3], ids=str)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(mode: Mode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "ENDLESS", 6)
    rng = Rng(9)
    hints = 0
    for standing in standings(mode):
        game = standing.record.game
        for seat in game.to_act:
            position = position_of("secrecy", standing.record)
            both: list[bytes] = []
            for world in (game, game.imagine(seat, rng)):
                monkeypatch.setattr(thoughts, "game_at", lambda _, world=world: world)
                both.append(encode(m.Hinted("command-1", 1, thoughts.hint(position, seat, 0.0))))
            assert both[0] == both[1]
            hints += 1
    assert hints > 1


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players == 3], ids=str)
def test_a_fork_of_a_running_game_knows_only_what_the_seat_knows(mode: Mode) -> None:
    """The new table's position is one of those that the seat cannot tell from the true one."""
    standing = list(standings(mode))[1]
    game: Any = standing.record.game
    forks = [make_imagined(standing.record, 0, [SeatPlan("here")] * 3, "").standing.record.game for _ in range(8)]
    for fork in forks:
        assert encode(fork.view(0)) == encode(game.view(0))
    assert len({fork.scene() for fork in forks}) > 1
    assert not any(str(SEED) in fork.scene() for fork in forks)
