"""What one viewer sees and may do: pure functions of a record, so that what leaves the server can be tested."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bighouse.engine.game import Game
from bighouse.engine.record import Record
from bighouse.engine.story import Event
from bighouse.table.wire.situation import Barred, Offer, Situation, Told

Namer = Callable[[int], str]


CLOSED = "You do not play this seat just now, so nothing is taken back."
OVER = "The game is over, so every move stays."


def situation(record: Record, seat: int | None, moment: int, since: int, closed: bool = False) -> Situation:
    """The seat's situation (None: a spectator's); closed: somebody else plays the seat, or nobody any more."""
    game = record.game
    asked = seat is not None and seat in game.to_act and not closed
    why_not_undo = "" if seat is None else OVER if game.over else CLOSED if closed else record.why_not_undo(seat)
    return Situation(
        seat=seat,
        moment=moment,
        view=game.view(seat),
        waiting=game.waiting(seat),
        question=game.room.question(game, seat) if asked and seat is not None else "",
        chapter=game.room.chapter(game, seat) if asked and seat is not None else "",
        options=offers(game, seat) if asked and seat is not None else [],
        barred=barred(game, seat) if asked and seat is not None else [],
        can_undo=seat is not None and not why_not_undo,
        why_not_undo=why_not_undo,
        can_redo=seat is not None and not closed and record.can_redo(seat),
        since=since,
        over=game.over,
        sheet=game.room.score_sheet(game) if game.over else None,
    )


def offers(game: Game, seat: int) -> list[Offer]:
    return [Offer(action, *parts(game, action), game.room.label(game, seat, action)) for action in game.options(seat)]


def barred(game: Game, seat: int) -> list[Barred]:
    return [
        Barred(action, *parts(game, action), game.room.label(game, seat, action), game.why_not(seat, action))
        for action in game.refused(seat)
    ]


def parts(game: Game, action: int) -> tuple[str, list[str]]:
    """An action as its family and the words of its places."""
    family = game.vocabulary.family(action)
    return family.name, [words[index] for words, index in zip(family.places, family.indices(action))]


def told(game: Game, events: Iterable[Event], seat: int | None, name: Namer) -> list[Told]:
    """The events of one move as lines of this viewer's story."""
    room = game.room
    return [
        Told(event.kind.name, room.facts(game, event, seat), room.sentence(game, event, seat, name)) for event in events
    ]
