"""Looking through a game that is over."""

from __future__ import annotations

from bighouse.engine.game import Game
from bighouse.engine.record import Record
from bighouse.engine.story import EVERYONE, Event
from bighouse.table.situations import told
from bighouse.table.standing import Standing
from bighouse.table.troubles import Trouble
from bighouse.table.wire.replay import Moment, PastMove, Replay

ALL = "all"
WATCH = "watch"


def replay(table: str, standing: Standing) -> Replay:
    """Every move in words, and how everybody stood after it."""
    record = standing.record
    game = record.at(0)
    opening = all_scores(game)
    moves: list[PastMove] = []
    for move in record.moves:
        label = game.room.label(game, move.seat, move.action)
        game.play(move.seat, move.action)
        moves.append(PastMove(move.seat, label, all_scores(game)))
    sheet = game.room.score_sheet(game)
    names = [seat.name for seat in standing.seats]
    return Replay(table, names + sheet.players[len(names) :], opening, moves, sheet)


def all_scores(game: Game) -> list[int]:
    automaton = game.room.automaton_score(game)
    return game.scores() + ([] if automaton is None else [automaton])


def moment(standing: Standing, ply: int, eyes: str) -> Moment:
    """The position after so many moves, as a seat saw it, as a spectator did, or with everything open."""
    record = standing.record
    if not 0 <= ply <= len(record):
        raise Trouble("not_found", f"There is no position {ply}: the game has {len(record)} moves.")
    game = record.at(ply)
    seat = eyes_of(game, eyes)
    events = events_at(record, ply)
    if eyes == ALL:
        events = [Event(event.kind, event.facts, EVERYONE) for event in events]
    view = game.room.open_view(game) if eyes == ALL else game.view(seat)
    return Moment(ply, view, asked(game, eyes, seat), told(game, events, seat, standing.name))


def eyes_of(game: Game, eyes: str) -> int | None:
    if eyes in (ALL, WATCH):
        return None
    if not eyes.isascii() or not eyes.isdigit() or int(eyes) >= game.seats:
        raise Trouble("malformed", f"Whose eyes? A seat from 0 to {game.seats - 1}, watch, or all.")
    return int(eyes)


def events_at(record: Record, ply: int) -> list[Event]:
    return record.deal_events if ply == 0 else record.events_of(ply - 1)


def asked(game: Game, eyes: str, seat: int | None) -> str:
    """What the seat was asked; with everything open, what the first of all was asked."""
    seats = game.to_act if eyes == ALL else [seat] if seat in game.to_act else []
    return game.room.question(game, seats[0]) if seats and seats[0] is not None else ""
