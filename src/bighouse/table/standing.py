"""How a table stands: the fold of its entries. The same entries give the same standing in every process."""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from bighouse.engine.errors import RulesBroken
from bighouse.engine.record import Record
from bighouse.engine.room import Room
from bighouse.table import entries as e
from bighouse.table.moments import new_moments
from bighouse.table.proposals import Proposals
from bighouse.table.rows import Origin, Seat, Summary
from bighouse.table.wire.messages import ChatLine
from bighouse.table.wire.tables import State

ALL_AGREED = "Everybody agreed: the game goes back."


class Standing:
    """Entries are applied to a copy, which takes the place of the old standing once they are stored."""

    def __init__(self, origin: Origin, room: Room) -> None:
        self.record = Record(origin.beginning(room))
        for past in origin.past:
            self.check(self.record.play(past.seat, past.action).fingerprint, past.fingerprint)
        self.number = 0  # of the last entry
        self.began = False
        self.ended = False  # no person was left
        self.seats = list(origin.seats)
        self.moments = new_moments(origin.players)
        self.chat: list[ChatLine] = []
        self.proposals = Proposals(0, None, {})
        self.commands: set[tuple[int | None, str]] = set()
        self.next: str | None = None
        self.changed = origin.created
        self.links_turned = 0

    def copy(self) -> Standing:
        other = copy(self)
        other.record = self.record.copy()
        other.seats = self.seats.copy()
        other.moments = self.moments.copy()
        other.chat = self.chat.copy()
        other.proposals = self.proposals.copy()
        other.commands = self.commands.copy()
        return other

    # What it tells

    @property
    def state(self) -> State:
        if self.ended or self.record.game.over:
            return "over"
        return "running" if self.began else "gathering"

    def waiting(self) -> list[int]:
        """The seats that are asked, as far as everybody may know."""
        return self.record.game.waiting(None) if self.state == "running" else []

    def asked(self) -> list[int]:
        """The seats that are asked: not for everybody's ears."""
        return self.record.game.to_act if self.state == "running" else []

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.seats[seat].bot]

    def consenting(self) -> list[int]:
        """The people who have a say; bots agree to everything."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def fingerprint(self) -> str:
        moves = self.record.moves
        return moves[-1].fingerprint if moves else self.record.deal_fingerprint

    def summary(self) -> Summary:
        return Summary(self.state, self.seats, self.waiting(), self.next, self.changed)

    def name(self, seat: int) -> str:
        """A seat's name; beyond the seats sits the automaton, whom the game itself names."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    # Entries

    def follow(self, entry: e.Entry) -> None:
        """Apply an entry out of the store; RulesBroken when it does not lead where it led before."""
        if entry.number != self.number + 1:
            raise RulesBroken(f"entry {self.number + 1} of the table is missing")
        self.apply(entry.seat, entry.body, entry.command, entry.at)
        if entry.fingerprint:
            self.check(self.fingerprint(), entry.fingerprint)

    def check(self, found: str, expected: str) -> None:
        if found != expected:
            raise RulesBroken(f"the game has drifted: it stands at {found}, not at {expected}")

    def apply(self, seat: int | None, body: e.AnyBody, command: str | None, at: float) -> None:
        """Go on by one entry; IllegalMove when the rules refuse."""
        heard = len(self.record.moves), self.waiting()
        self.number += 1
        if command is not None:
            self.commands.add((seat, command))
        if seat is None:
            self.of_the_table(body, at)
        elif isinstance(body, e.Moved | e.Undone | e.Redone | e.Restarted):
            self.of_the_game(seat, body)
        elif isinstance(body, e.Asked | e.Voted):
            self.of_going_back(seat, body, at)
        else:
            self.of_a_seat(seat, body, at)
        if not self.hushed(body, heard):
            self.changed = at

    def hushed(self, body: e.AnyBody, heard: tuple[int, list[int]]) -> bool:
        """Whether others must not notice the entry, not even by the time at which the table was last changed."""
        if not isinstance(body, e.Moved | e.Undone | e.Redone | e.Restarted):
            return False
        told = any(move.events for move in self.record.moves[heard[0] :])
        return not told and self.waiting() == heard[1] and self.state == "running"

    def of_the_game(self, seat: int, body: e.AnyBody) -> None:
        record = self.record
        if isinstance(body, e.Moved):
            record.play(seat, body.action)
        elif isinstance(body, e.Redone):
            record.redo(seat)
        else:
            self.take_back(seat)
            while isinstance(body, e.Restarted) and record.can_undo(seat):
                self.take_back(seat)
        self.moments.answered(seat)
        self.moments.look(record.game)
        if self.proposals.open is not None and self.proposals.open.ply >= len(record):
            self.proposals.open = None  # what it spoke of has been taken back already

    def take_back(self, seat: int) -> None:
        before = self.record.moves.copy()
        self.record.undo(seat)
        own = [index for index, move in enumerate(before) if move.seat == seat]
        self.proposals.taken_back(own[-1])

    def of_going_back(self, seat: int, body: e.Asked | e.Voted, at: float) -> None:
        proposals = self.proposals
        if isinstance(body, e.Asked):
            proposals.ask(seat, body.ply)
            self.say(f"{self.name(seat)} would like to go back.", at)
        else:
            proposals.answer(seat, body.yes, at)
            if not body.yes:
                self.say(f"{self.name(seat)} would rather not go back.", at)
        if proposals.open is not None and set(self.consenting()) <= set(proposals.open.yes):
            self.record.rewind(proposals.open.ply)
            proposals.open = None
            self.moments.rewound()
            self.moments.look(self.record.game)
            self.say(ALL_AGREED, at)

    def of_a_seat(self, number: int, body: e.AnyBody, at: float) -> None:
        seat = self.seats[number]
        if isinstance(body, e.Spoke):
            self.chat.append(ChatLine(number, seat.name, body.text, at))
        elif isinstance(body, e.Sat):
            self.seats[number] = Seat(body.name, "person", colour=seat.colour)
            if seat.name != body.name or seat.sitter != "person":
                self.say(f"{body.name} sits on seat {number + 1}.", at)
        elif isinstance(body, e.Stood):
            self.seats[number] = replace(seat, sitter="open", bot="", standing_in=False)
            self.say(f"{seat.name} has left. Seat {number + 1} is open.", at)
        elif isinstance(body, e.BotTook):
            person = seat.sitter == "person"
            self.seats[number] = replace(seat, sitter="person" if person else "bot", bot=body.bot, standing_in=person)
            self.say(f"A bot ({body.bot}) plays for {seat.name}.", at)
        elif isinstance(body, e.BotLeft):
            sitter = "person" if seat.standing_in else "open"
            self.seats[number] = replace(seat, sitter=sitter, bot="", standing_in=False)
            self.say(f"The bot has handed {seat.name}'s seat back.", at)
        elif isinstance(body, e.Resigned):
            self.seats[number] = replace(seat, sitter="bot", bot=body.bot, standing_in=False, resigned=True)
            self.say(f"{seat.name} has resigned. A bot ({body.bot}) plays on.", at)
            self.ended = not any(other.sitter == "person" for other in self.seats)
        elif isinstance(body, e.Turned):
            self.links_turned += 1
        self.drop_lonely_proposal()

    def drop_lonely_proposal(self) -> None:
        """A proposal whose proposer has left, or lets a bot play, is over."""
        current = self.proposals.open
        if current is not None and not self.seats[current.seat].is_person:
            self.proposals.open = None

    def of_the_table(self, body: e.AnyBody, at: float) -> None:
        if isinstance(body, e.Began):
            self.began = True
            self.moments.look(self.record.game)
        elif isinstance(body, e.Followed):
            self.next = body.table

    def say(self, words: str, at: float) -> None:
        """The table itself speaks."""
        self.chat.append(ChatLine(None, "", words, at))
