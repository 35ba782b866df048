"""Making a table: from what was asked for to how it begins."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bighouse.api import new_seed, room
from bighouse.bots.registry import USUAL_BOT, bot_names
from bighouse.engine import save
from bighouse.engine.errors import BadSetup
from bighouse.engine.lesson import Lesson
from bighouse.engine.option import Setting
from bighouse.engine.record import Beginning, Record, in_a_hush
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.scenes.opening import opening
from bighouse.engine.scenes.text import Scene
from bighouse.games import rooms
from bighouse.table import entries as e
from bighouse.table.rows import Origin, PastMove, Seat, Summary
from bighouse.table.standing import at_the_start
from bighouse.table.tokens import new_table_id
from bighouse.table.trial import try_out
from bighouse.table.unasked import unattended
from bighouse.table.wire.tables import LoadTable, NewTable, Opening, SeatPlan
from bighouse.table.words import clean, is_you

LONGEST_NAME = 40
LONGEST_TITLE = 60
DEALS = 30  # attempts to imagine a game in which the same seats are asked


@dataclass(frozen=True)
class Made:
    """A table that is not stored yet: plain data, for it may come from another process."""

    origin: Origin
    summary: Summary
    unattended: bool
    first: list[e.Entry]
    here: list[int]  # seats of whoever makes it
    elsewhere: list[int]  # seats that get a link


def make_new(asked: NewTable) -> Made:
    game = room(asked.game)
    if asked.lesson:
        return make_lesson(game, asked)
    if asked.scene is None:
        record = deal(game, len(asked.seats), asked.options, asked.opening, asked.cards)
        return make(record, asked.seats, asked.name, chosen=asked.opening, hints=asked.hints)
    if asked.options or asked.opening:
        raise BadSetup("A scene names its own options, and who is who: leave them out here.")
    seed = new_seed()
    scene = with_seed(no_nul(asked.scene), seed)
    record = Record(Beginning(game, len(asked.seats), seed=seed, scene=scene, cards=asked.cards))
    try_out(record.game)
    return make(record, asked.seats, asked.name, hints=asked.hints)


def deal(room: Room, players: int, options: Mapping[str, Setting], chosen: Opening | None, cards: str | None) -> Record:
    """A new game. What the table has chosen for it is written as a scene, which saves and replays know."""
    seed = new_seed()
    if chosen is None:
        return Record(Beginning(room, players, options, seed, cards=cards))
    scene = opening(room, players, options, chosen.identities, chosen.first, seed)
    return Record(Beginning(room, players, seed=seed, scene=scene, cards=cards))


def make_lesson(chosen: Room, asked: NewTable) -> Made:
    """The learner sits at the screen, and bots on the other seats."""
    lesson = chosen.lesson()
    if lesson is None:
        raise BadSetup(f"{chosen.title} has no lesson yet. Play it with gentle bots instead.")
    record = Record(Beginning(chosen, lesson.players, lesson.options, lesson.seed))
    return make(record, lesson_seats(lesson, asked.seats[0].name), asked.name or lesson.title, lesson=True)


def lesson_seats(lesson: Lesson, name: str) -> list[SeatPlan]:
    learner = SeatPlan("here", name)
    rival = SeatPlan("bot", bot=USUAL_BOT)
    return [learner if seat == lesson.learner else rival for seat in range(lesson.players)]


def make_loaded(asked: LoadTable) -> Made:
    record, names = save.parse_with_names(no_nul(asked.save), rooms())
    if record.beginning.scene is not None:
        try_out(record.game)
    return make(record, asked.seats or [SeatPlan("here", names.get(seat, "")) for seat in range(record.game.seats)], "")


def make_fork(record: Record, ply: int, plans: Sequence[SeatPlan], name: str) -> Made:
    """A table that begins with the first moves of a game that is over."""
    again = Record(record.beginning)
    for move in record.moves[:ply]:
        again.play(move.seat, move.action)
    return make(again, plans, name)


def make_imagined(record: Record, seat: int, plans: Sequence[SeatPlan], name: str) -> Made:
    """A table that begins with a game as this seat sees it: whatever it cannot know is dealt anew."""
    if in_a_hush(record.game):  # whoever it is that is asked, and the same for all
        raise BadSetup("The game waits for somebody in secret, and a fork would tell for whom. Try again after that.")
    beginning = record.beginning
    chance = Rng(new_seed())
    again = record
    for _ in range(DEALS):
        scene = record.game.imagine(seat, chance).scene()
        again = Record(
            Beginning(beginning.room, beginning.players, seed=new_seed(), scene=scene, cards=beginning.cards)
        )
        if again.game.view(seat) == record.game.view(seat):
            break  # else somebody who was asked has nothing to answer with, and the game went on by itself
    return make(again, plans, name)


def make_rematch(origin: Origin, seats: Sequence[Seat]) -> Made:
    """The same people and bots, dealt anew."""
    game = room(origin.game)
    if origin.lesson:
        record = Record(origin.beginning(game))
    elif origin.scene is None or origin.opening is not None:
        record = deal(game, origin.players, origin.options, origin.opening, origin.cards)
    else:
        seed = new_seed()
        scene = with_seed(origin.scene.replace(f"\nseed: {origin.seed}\n", "\n"), seed)
        record = Record(Beginning(game, origin.players, seed=seed, scene=scene, cards=origin.cards))
    back = [Seat(seat.name, "person") if seat.resigned or seat.standing_in else seat for seat in seats]
    before = origin.beginning(game).deal()
    for number, seat in enumerate(back):  # who went by a crew or a colour goes by the new one
        if seat.name == game.nickname(before, number):
            back[number] = replace(seat, name=game.nickname(record.game, number))
    return finish(record, back, origin.name, origin.lesson, [], [], origin.opening, origin.hints)


def make(
    record: Record,
    plans: Sequence[SeatPlan],
    name: str,
    lesson: bool = False,
    chosen: Opening | None = None,
    hints: bool | None = None,
) -> Made:
    game = record.game
    if len(plans) != game.seats:
        raise BadSetup(f"This game has {game.seats} seats, not {len(plans)}. Say for each who sits there.")
    seats = [seat_of(plan, number, game.room.nickname(game, number)) for number, plan in enumerate(plans)]
    here = [number for number, plan in enumerate(plans) if plan.plan == "here"]
    elsewhere = [number for number, plan in enumerate(plans) if plan.plan == "elsewhere"]
    alone = sum(seat.sitter != "bot" for seat in seats) < 2
    return finish(record, seats, name, lesson, here, elsewhere, chosen, alone if hints is None else hints)


def finish(
    record: Record,
    seats: list[Seat],
    name: str,
    lesson: bool,
    here: list[int],
    elsewhere: list[int],
    chosen: Opening | None,
    hints: bool,
) -> Made:
    """It starts at once when everybody is there."""
    beginning = record.beginning
    room = beginning.room
    now = time.time()
    origin = Origin(
        id=new_table_id(),
        game=room.name,
        rules=room.rules_version,
        players=beginning.players,
        options=settings_of(beginning),
        seed=str(beginning.seed),
        scene=beginning.scene,
        cards=beginning.cards,
        past=[PastMove(move.seat, move.action, move.fingerprint) for move in record.moves],
        seats=[replace(seat, colour=room.colour(record.game, number)) for number, seat in enumerate(seats)],
        name=clean(name, LONGEST_TITLE),
        lesson=lesson,
        created=now,
        opening=chosen,
        hints=hints,
    )
    standing = at_the_start(origin, room)
    first: list[e.Entry] = []
    if not elsewhere and all(seat.sitter != "open" for seat in seats):
        first.append(e.Entry(1, None, e.Began(), None, "", now))
        standing.follow(first[0])
    return Made(origin, standing.summary(), unattended(standing), first, here, elsewhere)


def settings_of(beginning: Beginning) -> dict[str, Setting]:
    """The rule options, which a scene names itself."""
    return beginning.settings if beginning.scene is None else Scene(beginning.scene).place(beginning.room)[1]


def seat_of(plan: SeatPlan, number: int, nickname: str) -> Seat:
    name = clean(plan.name, LONGEST_NAME)
    if is_you(name):
        name = ""
    if plan.plan == "bot":
        return Seat(name or nickname, "bot", checked_bot(plan.bot or USUAL_BOT))
    return Seat(name or f"Player {number + 1}", "open" if plan.plan == "open" else "person")


def checked_bot(name: str) -> str:
    """A bot of this house; a number after its name, for how long it thinks, is for arenas."""
    if name not in bot_names():
        raise BadSetup(f"There is no bot '{clean(name, LONGEST_NAME)}'. There is: {', '.join(bot_names())}.")
    return name


def with_seed(scene: str, seed: int) -> str:
    """What a scene leaves open is dealt by chance, not by a seed that everybody knows."""
    for line in scene.splitlines():
        if line.partition("#")[0].strip().lower().startswith("seed"):
            return scene
    return f"{scene.rstrip()}\nseed: {seed}\n"


def no_nul(text: str) -> str:
    if "\0" in text:
        raise BadSetup("The text holds a character that no text has (NUL). Take it out.")
    return text
