"""Hidden information never leaves the server: every kind of message stays byte-equal for a seat when what that seat
cannot know is dealt anew, and the seed is in none of them until the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import msgspec.inspect
import pytest

from bighouse.engine.errors import BighouseError
from bighouse.engine.record import Beginning, Move, Record, in_a_hush
from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice
from bighouse.engine.story import EVERYONE, UNKNOWN, Event, Pause
from bighouse.table import entries as e
from bighouse.table import thoughts
from bighouse.table.house import fold
from bighouse.table.making import Made, make, make_imagined
from bighouse.table.presence import Presence
from bighouse.table.relay import NoRelay
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
from bighouse.table.wire.situation import Pausing
from bighouse.table.wire.tables import Opening, SeatPlan
from tests.contract.modes import MODES, Mode, random_move
from tests.contract.rules import all_choices

pytestmark = pytest.mark.anyio

SEED = 31_415_926_535_897_932_384_626_433
EVERY = 61  # positions between those that are looked at
EYES = 3  # seats that look at one of them; the next ones look at the next
FIRST = Opening(["first"], 0)
encode = msgspec.json.encode


def standing_of(made: Made) -> Standing:
    return fold(made.origin, made.first)


def made(mode: Mode) -> Made:
    """A table of people, all of them at one screen: it has begun."""
    settings = mode.room.settings(mode.players, mode.options)
    return make(Record(Beginning(mode.room, mode.players, settings, SEED)), [SeatPlan("here")] * mode.players, "")


def standings(mode: Mode) -> Iterator[Standing]:
    """The table after every few moves of a random game, before its end."""
    standing = standing_of(made(mode))
    rng = Rng(5)
    while not standing.record.game.over:
        if len(standing.record) % EVERY == 0:
            yield standing.copy()
        seat, action = random_move(standing.record.game, rng)
        standing.apply(seat, e.Moved(action), None, 1.0)


def looks(mode: Mode) -> Iterator[tuple[Standing, list[int]]]:
    """These tables, each with some seats that look at it in turn."""
    for number, standing in enumerate(standings(mode)):
        seats = range(EYES * number, EYES * number + min(EYES, mode.players))
        yield standing, [seat % mode.players for seat in seats]


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
        out.append(event.known(facts, event.knowers))
    return out


def table_of(mode: Mode, standing: Standing) -> Table:
    """Its own cards, a name, hints: whatever a table may have is there."""
    origin = msgspec.structs.replace(
        made(mode).origin,
        id="secrecy",
        name="Thursday",
        created=1.0,
        cards="{}",
        hints=True,
        lesson=True,
        opening=FIRST,
    )
    tools = cast(Tools, SimpleNamespace(presence=Presence(), relay=NoRelay()))
    return Table(tools, origin, standing.summary(), standing, "")


def lived_in(standing: Standing, seat: int | None, others: int) -> None:
    """People have spoken, were advised, are asked to let a bot play, and have left answers, the others this one."""
    game = standing.record.game
    for number in range(game.seats):
        standing.apply(number, e.Left("such questions", 1 if number == seat else others), None, 1.5)
        standing.apply(number, e.Advised(1), None, 1.5)
    away = [number for number in range(game.seats) if number != seat and number not in game.to_act]
    standing.apply(0, e.Offered("random"), None, 1.5)
    for number in away[1:]:
        standing.apply(number, e.BotTook("random"), None, 1.5)
    for number in away[2:]:
        standing.apply(number, e.Resigned("random"), None, 1.5)


async def heard(mode: Mode, standing: Standing, seat: int | None, others: int = 1) -> list[bytes]:
    """One message of every kind that is sent to the seat in the course of things; others: what they have left."""
    lived_in(standing, seat, others)
    table = table_of(mode, standing)
    access = Access(seats=() if seat is None else (seat,), watch=seat is None, host=seat == 0, archived=True)
    watcher = Watcher(seat, "", access, careful=True)
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
    late = Watcher(seat, "", access, careful=True)
    await table.join(late, 0, "")
    out: list[bytes] = []
    for message in watcher.outbox + late.outbox:
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
    for standing, seats in looks(mode):
        for eyes in (*seats, None):
            told = await heard(mode, standing.copy(), eyes)
            for seat in seats if eyes is None else [eyes]:  # a spectator knows nothing that a seat does not
                assert told == await heard(mode, dealt_anew(standing, seat, rng), eyes, others=2)
            kinds |= {msgspec.json.decode(message)["kind"] for message in told}
            assert not any(str(SEED).encode() in message for message in told)
    sent = {"welcome", "update", "news", "said", "proposed", "refused", "done"}
    assert kinds == (sent if mode.players > 1 else sent - {"proposed"})  # alone one agrees at once
    # nothing is sent of any other kind; hints have a test of their own
    assert {kind.__name__.lower() for kind in m.AnyMessage.__args__} == sent | {"hinted"}


# What only a finished or a stopped table tells, and what no room asks for yet.
LATER = {
    *("TableInfo.stopped", "TableInfo.seed", "TableInfo.next", "TableInfo.result"),
    *("Situation.over", "Situation.sheet", "Situation.topic", "Situation.until", "Situation.can_redo"),
    *("ActorInfo.seat", "ActorInfo.colour", "ChatLine.to_side"),
}


def told_fields(thing: object) -> Iterator[str]:
    """The fields that say something, as Struct.field."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if value or (value == 0 and value is not False):
                yield f"{type(thing).__name__}.{name}"
                yield from told_fields(value)
    elif isinstance(thing, list):
        for each in thing:
            yield from told_fields(each)


def all_fields(kind: msgspec.inspect.Type) -> Iterator[str]:
    """Every field of a message, and of what it is made of."""
    if isinstance(kind, msgspec.inspect.StructType):
        for field in kind.fields:
            name = f"{kind.cls.__name__}.{field.name}"
            if name not in LATER:
                yield name
                yield from all_fields(field.type)
    elif isinstance(kind, msgspec.inspect.UnionType):
        for one in kind.types:
            yield from all_fields(one)
    elif isinstance(kind, msgspec.inspect.ListType):
        yield from all_fields(kind.item_type)


async def test_the_messages_that_are_compared_fill_every_field() -> None:
    """A leak in a field that stays empty in them would not be noticed."""
    seen: set[str] = set()
    for mode in MODES:
        for standing in list(standings(mode))[:4] if mode.players in (1, 5) else ():
            for eyes in (0, mode.players - 1, None):
                for message in await heard(mode, standing.copy(), eyes):
                    seen |= set(told_fields(msgspec.json.decode(message, type=m.AnyMessage)))
    every = set(all_fields(msgspec.inspect.type_info(m.AnyMessage)))
    elsewhere = set(all_fields(msgspec.inspect.type_info(m.Hinted)))  # compared in tests of their own
    elsewhere |= {"Tale.pauses", *all_fields(msgspec.inspect.type_info(Pausing))}
    assert every - elsewhere - seen == set()


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players > 1], ids=str)
def test_the_story_does_not_depend_on_its_hidden_facts(mode: Mode) -> None:
    secrets = 0
    *_, standing = standings(mode)
    record = standing.record
    for seat in range(mode.players):
        whole, other = StoryOf(seat), StoryOf(seat)
        for events in [record.deal_events, *(move.events for move in record.moves)]:
            whole.tell(record.game, events, standing.name)
            other.tell(record.game, scrambled(events, seat), standing.name)
            secrets += scrambled(events, seat) != events
        assert encode(whole.tale(0)) == encode(other.tale(0))
    assert secrets > 0


def unheard(moves: list[Move], seat: int) -> list[Move]:
    """The same moves as if others had never been asked in a hush: what followed, followed from the move before."""
    out: list[Move] = []
    for move in moves:
        if move.hushed and move.seat != seat and out:
            out[-1] = replace(out[-1], events=out[-1].events + move.events)
        else:
            out.append(move)
    return out


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players > 1], ids=str)
def test_entries_do_not_betray_that_others_were_asked_in_a_hush(mode: Mode) -> None:
    for standing, seats in looks(mode):
        for seat in seats:
            whole, other = StoryOf(seat), StoryOf(seat)
            merged = standing.record.copy()
            merged.moves = unheard(merged.moves, seat)
            whole.catch_up(standing.record, standing.name)
            other.catch_up(merged, standing.name)
            assert encode(whole.lines) == encode(other.lines)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_table_in_the_middle_of_a_move_shows_only_what_the_seat_may_know(mode: Mode) -> None:
    rng = Rng(12)
    standing = standing_of(made(mode))
    paused = 0
    while not standing.record.game.over and paused < 40:
        seat, action = random_move(standing.record.game, rng)
        standing.apply(seat, e.Moved(action), None, 1.0)
        pauses = standing.record.pauses
        paused += len(pauses)
        for seat in range(mode.players) if pauses else ():
            for eyes in (seat, None):
                story = StoryOf(eyes)
                story.catch_up(standing.record, standing.name)
                dealt = [Pause(pause.events, pause.game.imagine(seat, rng)) for pause in pauses]
                start = story.starts[-1]
                assert encode(story.tale(start, pauses)) == encode(story.tale(start, dealt))


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
    forks = [standing_of(make_imagined(standing.record, 0, [SeatPlan("here")] * 3, "")).record.game for _ in range(8)]
    for fork in forks:
        assert encode(fork.view(0)) == encode(game.view(0))
    assert len({fork.scene() for fork in forks}) > 1
    assert not any(str(SEED) in fork.scene() for fork in forks)


def fork_of(standing: Standing, seat: int) -> str:
    """What a fork tells of who is asked: the question's seat, or why there is none."""
    plans = [SeatPlan("here")] * standing.record.game.seats
    try:
        return f"asked: {standing_of(make_imagined(standing.record, seat, plans, '')).asked()}"
    except BighouseError as error:
        return str(error)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.players == 3], ids=str)
def test_a_fork_does_not_tell_who_is_asked_in_a_hush(mode: Mode) -> None:
    """Everybody knows that somebody is asked, and what a fork tells is the same whoever it is."""
    standing = standing_of(made(mode))
    rng = Rng(21)
    told: set[str] = set()
    hushed: set[int] = set()
    for _ in range(400):
        game = standing.record.game
        if game.over or len(hushed) == mode.players:
            break
        if in_a_hush(game) and game.to_act[0] not in hushed:
            hushed.add(game.to_act[0])
            told |= {fork_of(standing, seat) for seat in range(mode.players)}
        seat, action = random_move(game, rng)
        standing.apply(seat, e.Moved(action), None, 1.0)
    assert len(told) <= 1
    in_a_hush_at_times = any(choice.hushed is not Choice.hushed for choice in all_choices(mode.room).values())
    assert (len(hushed) > 1) == in_a_hush_at_times
