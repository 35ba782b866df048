"""What one viewer sees and may do: pure functions of a record, so that what leaves the server can be tested."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from bighouse.engine.english import capital
from bighouse.engine.game import Game
from bighouse.engine.names import YOU_BY_NAME
from bighouse.engine.record import Record
from bighouse.engine.rng import Rng
from bighouse.engine.story import Event
from bighouse.engine.wording import Wording
from bighouse.table.entries import Left
from bighouse.table.wire.situation import ActorInfo, Barred, LeftAnswer, Offer, Situation, Told

Namer = Callable[[int], str]
Lines = dict[tuple[object, ...], Told]  # that were told to others just now, by the event and what is known of it

NO_ANSWERS: Mapping[str, Left] = {}
CLOSED = "You do not play this seat just now, so nothing is taken back."
OVER = "The game is over, so every move stays."


def situation(
    record: Record,
    seat: int | None,
    moment: int,
    since: int,
    closed: bool = False,
    left: Mapping[str, Left] = NO_ANSWERS,
    until: float | None = None,
    giving_way: Collection[int] = (),
    careful: bool = False,
) -> Situation:
    """The seat's situation (None: a spectator's); closed: somebody else plays the seat, or nobody any more.

    Careful: whoever looks would like to know which offers bind them.
    """
    game = record.game
    asked = seat is not None and seat in game.to_act and not closed
    choice = game.choice(seat) if asked and seat is not None else None
    why_not_undo = ""
    if seat is not None:
        why_not_undo = OVER if game.over else CLOSED if closed else record.why_not_undo(seat, giving_way)
    wordings = game.room.wordings(game, seat) if asked and seat is not None else {}
    return Situation(
        seat=seat,
        moment=moment,
        view=game.view(seat),
        actors=beside_seats(game),
        waiting=game.waiting(seat),
        question=game.room.question(game, seat) if asked and seat is not None else "",
        last_round=game.room.last_round(game),
        last_turn=game.room.last_turn(game, seat) if asked and seat is not None else "",
        chapter=game.room.chapter(game, seat) if asked and seat is not None else "",
        topic="" if choice is None else choice.topic(game),
        left={topic: left_answer(game, answer) for topic, answer in left.items()},
        until=until if asked else None,
        options=offers(game, seat, wordings, careful) if asked and seat is not None else [],
        barred=barred(game, seat, wordings) if asked and seat is not None else [],
        can_undo=seat is not None and not why_not_undo,
        why_not_undo=why_not_undo,
        can_redo=seat is not None and not closed and record.can_redo(seat),
        since=since,
        over=game.over,
        sheet=game.room.score_sheet(game) if game.over else None,
    )


def left_answer(game: Game, left: Left) -> LeftAnswer:
    assert left.action is not None  # one that was withdrawn is not there
    return LeftAnswer(game.words(left.action), bool(left.among))


def beside_seats(game: Game) -> list[ActorInfo]:
    """Who acts without being a seat."""
    return [ActorInfo(actor.seat, capital(actor.name), actor.colour) for actor in game.room.beside(game)]


def offers(game: Game, seat: int, wordings: Mapping[int, Wording], careful: bool) -> list[Offer]:
    if not careful:
        return [offer(game, action, wordings[action], False) for action in game.options(seat)]
    # What really follows may hang on secrets: it is tried out on a game imagined from what the seat knows.
    imagined = game.imagine(seat, Rng(game.room.knowledge.key(game, seat)))
    return [offer(game, action, wordings[action], binding(imagined, seat, action)) for action in game.options(seat)]


def offer(game: Game, action: int, said: Wording, binds: bool) -> Offer:
    return Offer(action, *parts(game, action), said.label, said.title, said.detail, said.caveat, said.warning, binds)


def binding(imagined: Game, seat: int, action: int) -> bool:
    after = imagined.clone()
    after.play(seat, action)
    return seat not in after.to_act or after.reveals > imagined.reveals


def barred(game: Game, seat: int, wordings: Mapping[int, Wording]) -> list[Barred]:
    options = set(game.options(seat))
    return [bar(game, seat, action, said) for action, said in wordings.items() if action not in options]


def bar(game: Game, seat: int, action: int, said: Wording) -> Barred:
    choice = game.choice(seat)
    assert choice is not None
    because = game.room.because(game, seat, action, choice.refusal(game, action))
    return Barred(action, *parts(game, action), said.label, said.title, because.words, because.ruling)


def parts(game: Game, action: int) -> tuple[str, list[str]]:
    """An action as its family and the words of its places."""
    family = game.vocabulary.family(action)
    return family.name, [words[index] for words, index in zip(family.places, family.indices(action))]


def told(
    game: Game,
    events: Sequence[Event],
    seat: int | None,
    name: Namer,
    opens: bool = True,
    shared: Lines | None = None,
) -> list[Told]:
    """The events of one move as lines of this viewer's story; `opens`: the first of them begins an entry.

    Those who know the same of an event, and are not spoken to as "you", share its line.
    """
    room = game.room
    reader = seat if seat is not None and name(seat) == YOU_BY_NAME else None
    out: list[Told] = []
    for event in events:
        begins = event.kind.opens or (opens and not out)
        key = (id(event), begins, reader, *event.seen_by(seat))
        line = None if shared is None else shared.get(key)
        if line is None:
            facts, sentence = room.facts(game, event, seat), room.sentence(game, event, seat, name)
            line = Told(event.kind.name, facts, sentence, begins)
            if shared is not None:
                shared[key] = line
        out.append(line)
    return out
