"""Looking through a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bighouse.engine import save
from bighouse.engine.errors import BadSave
from bighouse.engine.game import Game
from bighouse.engine.record import Move, Record
from bighouse.engine.story import EVERYONE, Event
from bighouse.games import rooms
from bighouse.table.rows import Seat
from bighouse.table.situations import beside_seats, told
from bighouse.table.standing import Standing
from bighouse.table.troubles import Trouble
from bighouse.table.wire.replay import Moment, PastMove, PastRound, Replay

ALL = "all"
WATCH = "watch"
ELSEWHERE = "Today's rules lead elsewhere from here, so the positions to the end are lost. What happened is still told."
NOWHERE = (
    "This Bighouse does not play by the rules of this game, so its positions are lost. What happened is still told."
)


@dataclass(frozen=True)
class Past:
    """The positions of a game that is over, as far as today's rules lead where it was played; and who sat there."""

    record: Record | None  # None: not even to its deal
    moves: int  # of the whole game
    seats: Sequence[Seat]

    def lost(self, ply: int) -> str:
        """Why there is no position after so many moves; empty where there is one."""
        if self.record is None:
            return NOWHERE
        return ELSEWHERE if len(self.record) < ply <= self.moves else ""

    def name(self, seat: int) -> str:
        return self.seats[seat].name


def past_of(standing: Standing) -> Past:
    return Past(standing.record, len(standing.record), standing.seats)


def remembered(text: str, seats: Sequence[Seat]) -> Past:
    """What today's rules can make of the save file of a finished game."""
    try:
        return Past(*save.parse_as_far(text, rooms()), seats)
    except BadSave:
        return Past(None, save.moves_of(text), seats)


def replay(table: str, standing: Standing) -> Replay:
    """What every move did, and how everybody stood after it."""
    record = standing.record
    game = record.at(0)
    names = [seat.name for seat in standing.seats]
    game.called = names
    opening = all_scores(game)
    moves: list[PastMove] = []
    for move in record.moves:
        words = happened(game, move, standing)
        game.play(move.seat, move.action)
        moves.append(PastMove(move.seat, words, all_scores(game)))
    sheet = game.room.score_sheet(game)
    everybody = names + sheet.players[len(names) :]
    counted = game.room.rounds[1] if game.room.rounds else ""
    return Replay(table, everybody, beside_seats(game), opening, moves, sheet, counted, rounds_of(record))


def rounds_of(record: Record) -> list[PastRound]:
    """Where each round began, in order; of several that began with one move the last."""
    room = record.game.room
    if room.rounds is None:
        return []
    kind, fact = room.rounds
    begun: dict[int, int] = {}
    last: object = None
    for ply in range(len(record) + 1):
        for event in events_at(record, ply):
            number = event.told_to(None).get(fact) if event.kind.name == kind else last
            if number != last and isinstance(number, int):
                begun[ply] = last = number
    return [PastRound(number, ply) for ply, number in begun.items()]


def written(table: str, standing: Standing) -> tuple[str, str]:
    """A finished game as its save file, and as the JSON of its replay."""
    text = save.dump(standing.record, [seat.name for seat in standing.seats])
    return text, msgspec.json.encode(replay(table, standing)).decode()


def happened(game: Game, move: Move, standing: Standing) -> str:
    """A move as the log tells it, with nothing hidden; what the log passes over is told as it was chosen."""
    for event in move.events:
        words = game.room.sentence(game, event.known(event.facts, EVERYONE), None, standing.name)
        if words:
            return words
    return f"{standing.name(move.seat)}: {game.room.label(game, move.seat, move.action)}"


def all_scores(game: Game) -> list[int]:
    automaton = game.room.automaton_score(game)
    return game.scores() + ([] if automaton is None else [automaton])


def moment(past: Past, ply: int, eyes: str) -> Moment:
    """The position after so many moves, as a seat saw it, as a spectator did, or with everything open."""
    if not 0 <= ply <= past.moves:
        raise Trouble("not_found", f"There is no position {ply}: the game has {past.moves} moves.")
    record = past.record
    if record is None or past.lost(ply):
        return Moment(ply, None, "", [], past.lost(ply))
    game = record.at(ply)
    game.called = [seat.name for seat in past.seats]
    seat = eyes_of(game, eyes)
    events = events_at(record, ply)
    if eyes == ALL:
        events = [event.known(event.facts, EVERYONE) for event in events]
    view = game.room.open_view(game) if eyes == ALL else game.view(seat)
    return Moment(ply, view, asked(game, seat), told(game, events, seat, past.name))


def eyes_of(game: Game, eyes: str) -> int | None:
    if eyes in (ALL, WATCH):
        return None
    if not eyes.isascii() or not eyes.isdigit() or int(eyes) >= game.seats:
        raise Trouble("malformed", f"Whose eyes? A seat from 0 to {game.seats - 1}, watch, or all.")
    return int(eyes)


def events_at(record: Record, ply: int) -> list[Event]:
    return record.deal_events if ply == 0 else record.events_of(ply - 1)


def asked(game: Game, seat: int | None) -> str:
    """What the seat was asked; whoever only watches is asked nothing."""
    return game.room.question(game, seat) if seat is not None and seat in game.to_act else ""
