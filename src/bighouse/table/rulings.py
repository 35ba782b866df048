"""What a table makes of a command: the entry to be stored, or a word on why not."""

from __future__ import annotations

from bighouse.bots.registry import USUAL_BOT
from bighouse.engine.errors import IllegalMove
from bighouse.table import entries as e
from bighouse.table.standing import Standing
from bighouse.table.stories import ply_of
from bighouse.table.troubles import Trouble
from bighouse.table.wire import commands as c
from bighouse.table.words import clean_or_refuse

LONGEST_LINE = 500
MOST_LINES = 5000  # of chat, at one table


def ruling(standing: Standing, seat: int, command: c.AnyCommand, now: float) -> e.AnyBody:
    """The entry that a seat's command leads to; Trouble when it leads to none."""
    if isinstance(command, c.Say):
        return speech(standing, seat, command)
    must_be_running(standing)
    if isinstance(command, c.Resign):
        return resignation(standing, seat)
    if standing.seats[seat].bot:
        raise Trouble("illegal", "A bot plays this seat just now. Take the seat back first.")
    if isinstance(command, c.Propose):
        return proposal(standing, seat, command, now)
    if isinstance(command, c.Vote):
        return vote(standing, seat, command)
    if isinstance(command, c.Withdraw):
        return e.Left(command.topic, None)
    if isinstance(command, c.Hint | c.Ping):
        raise Trouble("malformed", "This leaves nothing to store.")
    if command.moment != standing.moments.counts[seat]:
        raise Trouble("stale", "The game has gone on since you saw it. Look again, then choose.")
    return move(standing, seat, command)


def must_be_running(standing: Standing) -> None:
    if standing.state == "gathering":
        raise Trouble("illegal", "The game has not begun yet. The host starts it when everybody is there.")
    if standing.state == "over":
        raise Trouble("illegal", "The game is over.")


def move(standing: Standing, seat: int, command: c.Play | c.Leave | c.Undo | c.Redo | c.Restart) -> e.AnyBody:
    if isinstance(command, c.Play):
        return answers(standing, seat, command)
    if isinstance(command, c.Leave):
        return leaving(standing, seat, command)
    if isinstance(command, c.Undo):
        return e.Undone()
    return e.Redone() if isinstance(command, c.Redo) else e.Restarted()


def answers(standing: Standing, seat: int, command: c.Play) -> e.Moved:
    """What a seat answers in a row; the entry is tried on a copy, so one refusal refuses all of it."""
    game = standing.record.game
    refusal = game.why_not(seat, command.action)
    if refusal:
        raise IllegalMove(refusal)
    try:
        return e.Moved(command.action, [game.vocabulary.action(words) for words in command.then])
    except ValueError as error:
        raise Trouble("illegal", f"All of it was refused: {error}.") from None


def leaving(standing: Standing, seat: int, command: c.Leave) -> e.Left:
    game = standing.record.game
    refusal = game.why_not(seat, command.action)
    if refusal:
        raise IllegalMove(refusal)
    choice = game.choice(seat)
    topic = "" if choice is None else choice.topic(game)
    if not topic:
        raise Trouble("illegal", "This is asked each time: answer it now.")
    return e.Left(topic, command.action, game.options(seat) if command.while_same else [])


def speech(standing: Standing, seat: int, command: c.Say) -> e.Spoke:
    if len(standing.chat) >= MOST_LINES:
        raise Trouble("illegal", "Everything has been said at this table: its chat is full.")
    if command.to_side and standing.sides.count(standing.sides[seat]) == 1:
        raise Trouble("illegal", "You play for yourself here: speak to everybody.")
    return e.Spoke(clean_or_refuse(command.text, LONGEST_LINE, "What you say"), command.to_side)


def resignation(standing: Standing, seat: int) -> e.Resigned:
    if standing.seats[seat].sitter != "person":
        raise Trouble("illegal", "Only somebody who plays can resign.")
    return e.Resigned(standing.seats[seat].bot or USUAL_BOT)


def proposal(standing: Standing, seat: int, command: c.Propose, now: float) -> e.Asked:
    if standing.proposals.open is not None:
        raise Trouble("illegal", "Somebody has already asked to go back. Answer that first.")
    pause = standing.proposals.pause(seat, now)
    if pause > 0:
        raise Trouble("too_fast", f"The others would rather go on. You may ask again in {round(pause) + 1} seconds.")
    ply = ply_of(standing.record, command.line)
    if ply is None:
        raise Trouble("illegal", "There is no move to go back to before this line. Choose a later line.")
    return e.Asked(ply)


def vote(standing: Standing, seat: int, command: c.Vote) -> e.Voted:
    current = standing.proposals.open
    if current is None or current.number != command.proposal:
        raise Trouble("stale", "This proposal is settled already.")
    return e.Voted(command.proposal, command.yes)
