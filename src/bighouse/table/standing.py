"""How a table stands: the fold of its entries. The same entries give the same standing in every process."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from bighouse.engine.actor import automaton
from bighouse.engine.errors import RulesBroken
from bighouse.engine.names import possessive
from bighouse.engine.record import Record
from bighouse.engine.room import Room
from bighouse.table import entries as e
from bighouse.table.moments import Moments, new_moments
from bighouse.table.proposals import Proposals
from bighouse.table.rows import Origin, Seat, Summary
from bighouse.table.wire.messages import ChatLine
from bighouse.table.wire.tables import Result, State

ALL_AGREED = "Everybody agreed: the game goes back."


def at_the_start(origin: Origin, room: Room) -> Standing:
    """Before the first entry."""
    standing = Standing()
    standing.record = Record(origin.beginning(room))
    for past in origin.past:
        check(standing.record.play(past.seat, past.action).fingerprint, past.fingerprint)
    standing.number = 0
    standing.began = standing.record.game.over  # a finished game that was brought here waits for nobody
    standing.ended = False
    standing.seats = list(origin.seats)
    standing.name_seats()
    standing.sides = room.sides(origin.players, origin.options)
    standing.moments = new_moments(origin.players)
    standing.left = [{} for _ in origin.seats]
    standing.chat = []
    standing.proposals = Proposals(0, None, {})
    standing.commands = set()
    standing.next = None
    standing.changed = origin.created
    standing.links_turned = 0
    standing.advised = set()
    return standing


class Standing:
    """Entries are applied to a copy, which takes the place of the old standing once they are stored."""

    record: Record
    number: int  # of the last entry
    began: bool
    ended: bool  # no person was left
    seats: list[Seat]
    sides: list[int]
    moments: Moments
    left: list[dict[str, e.Left]]  # standing answers of each seat, by topic
    chat: list[ChatLine]
    proposals: Proposals
    commands: set[tuple[int | None, str]]
    next: str | None
    changed: float
    links_turned: int
    advised: set[tuple[int, int]]  # seats, and the moments of theirs that they had a hint for

    def copy(self) -> Standing:
        other = Standing()
        other.record = self.record.copy()
        other.number = self.number
        other.began = self.began
        other.ended = self.ended
        other.seats = self.seats.copy()
        other.sides = self.sides
        other.moments = self.moments.copy()
        other.left = [answers.copy() for answers in self.left]
        other.chat = self.chat.copy()
        other.proposals = self.proposals.copy()
        other.commands = self.commands.copy()
        other.next = self.next
        other.changed = self.changed
        other.links_turned = self.links_turned
        other.advised = self.advised.copy()
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

    def giving_way(self) -> list[int]:
        """The seats whose moves may be taken back without asking, along with the one before them."""
        return [number for number, seat in enumerate(self.seats) if not seat.is_person]

    def has_people(self) -> bool:
        """Whether anybody but bots plays, also while a bot keeps their seat warm."""
        return any(seat.sitter == "person" for seat in self.seats)

    def in_company(self, seat: int) -> bool:
        """Whether other people have a seat here, also while a bot keeps it warm."""
        return any(other.sitter == "person" for number, other in enumerate(self.seats) if number != seat)

    def fingerprint(self) -> str:
        moves = self.record.moves
        return moves[-1].fingerprint if moves else self.record.deal_fingerprint

    def summary(self) -> Summary:
        return Summary(self.state, self.seats, self.waiting(), self.next, self.changed, self.result())

    def result(self) -> Result | None:
        """Who has won, and by what; None before the end, and for a game that nobody finished."""
        game = self.record.game
        if not game.over:
            return None
        sheet = game.room.score_sheet(game)
        rival = automaton(game.room.actors(game))
        winners = [game.seats] if sheet.automaton_won else sheet.winners
        return Result(sheet.totals, winners, "" if rival is None else rival.title)

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def hears(self, viewer: int | None, line: ChatLine) -> bool:
        """Whether a seat, or a spectator, may hear what was said."""
        if not line.to_side or line.seat is None:
            return True
        return viewer is not None and self.sides[viewer] == self.sides[line.seat]

    # Entries

    def follow(self, entry: e.Entry) -> None:
        """Apply an entry out of the store; RulesBroken when it does not lead where it led before."""
        if entry.number != self.number + 1:
            raise RulesBroken(f"entry {self.number + 1} of the table is missing")
        self.apply(entry.seat, entry.body, entry.command, entry.at)
        if entry.fingerprint:
            check(self.fingerprint(), entry.fingerprint)

    def apply(self, seat: int | None, body: e.AnyBody, command: str | None, at: float) -> None:
        """Go on by one entry; IllegalMove when the rules refuse."""
        heard = len(self.record.moves), self.waiting()
        self.number += 1
        if command is not None:
            self.commands.add((seat, command))
        if seat is None:
            self.of_the_table(body, at)
        elif isinstance(body, e.Moved | e.Undone | e.Redone | e.Restarted):
            self.of_the_game(seat, body, at)
        elif isinstance(body, e.Asked | e.Voted):
            self.of_going_back(seat, body, at)
        else:
            self.of_a_seat(seat, body, at)
        self.name_seats()
        if not self.hushed(body, heard):
            self.changed = at

    def name_seats(self) -> None:
        """The game speaks of its seats as the table calls them."""
        self.record.game.called = [seat.name for seat in self.seats]

    def hushed(self, body: e.AnyBody, heard: tuple[int, list[int]]) -> bool:
        """Whether others must not notice the entry, not even by the time at which the table was last changed."""
        if isinstance(body, e.Left):
            return True
        if not isinstance(body, e.Moved | e.Undone | e.Redone | e.Restarted):
            return False
        told = any(move.events for move in self.record.moves[heard[0] :])
        return not told and self.waiting() == heard[1] and self.state == "running"

    def of_the_game(self, seat: int, body: e.AnyBody, at: float) -> None:
        record = self.record
        if isinstance(body, e.Moved):
            for action in (body.action, *body.then):
                record.play(seat, action)
        elif isinstance(body, e.Redone):
            record.redo(seat)
        else:
            self.take_back(seat, self.giving_way())
            while isinstance(body, e.Restarted) and record.can_undo(seat):
                self.take_back(seat)
        self.moments.answered(seat, at)
        self.moments.look(record.game, at)
        if self.proposals.open is not None and self.proposals.open.ply >= len(record):
            self.proposals.open = None  # what it spoke of has been taken back already

    def take_back(self, seat: int, giving_way: Collection[int] = ()) -> None:
        before = self.record.moves.copy()
        self.record.undo(seat, giving_way)
        own = [index for index, move in enumerate(before) if move.seat == seat]
        self.proposals.taken_back(own[-1], len(before) - len(self.record))

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
            self.moments.look(self.record.game, at)
            self.say(ALL_AGREED, at)

    def of_a_seat(self, number: int, body: e.AnyBody, at: float) -> None:
        seat = self.seats[number]
        if isinstance(body, e.Left):
            self.leave(number, body)
        elif isinstance(body, e.Spoke):
            self.chat.append(ChatLine(number, seat.name, body.text, at, body.to_side))
        elif isinstance(body, e.Sat):
            self.seats[number] = Seat(body.name, "person", colour=seat.colour)
            if seat.name != body.name or seat.sitter != "person":
                self.say(f"{body.name} sits on seat {number + 1}.", at)
        elif isinstance(body, e.Stood):
            self.seats[number] = replace(seat, sitter="open", bot="", standing_in=False, offered="")
            self.say(f"{seat.name} has left. Seat {number + 1} is open.", at)
        elif isinstance(body, e.BotTook):
            person = seat.sitter == "person"
            sitter = "person" if person else "bot"
            self.seats[number] = replace(seat, sitter=sitter, bot=body.bot, standing_in=person, offered="")
            self.say(f"A bot ({body.bot}) plays for {seat.name}.", at)
        elif isinstance(body, e.Offered):
            self.seats[number] = replace(seat, offered=body.bot, offered_at=at)
            self.say(f"{seat.name} is asked whether a bot may stand in.", at)
        elif isinstance(body, e.Declined):
            self.seats[number] = replace(seat, offered="")
            self.say(f"{seat.name} plays on.", at)
        elif isinstance(body, e.Advised):
            self.seats[number] = replace(seat, hints=seat.hints + 1)
            self.advised.add((number, body.moment))
            self.say(f"{seat.name} has asked for a hint.", at)
        elif isinstance(body, e.BotLeft):
            sitter = "person" if seat.standing_in else "open"
            self.seats[number] = replace(seat, sitter=sitter, bot="", standing_in=False)
            self.say(f"The bot has handed {possessive(seat.name)} seat back.", at)
        elif isinstance(body, e.Resigned):
            self.seats[number] = replace(seat, sitter="bot", bot=body.bot, standing_in=False, resigned=True, offered="")
            self.say(f"{seat.name} has resigned. A bot ({body.bot}) plays on.", at)
            self.ended = not self.has_people()
        elif isinstance(body, e.Turned):
            self.links_turned += 1
            self.say(f"The host has made a new link to the seat of {seat.name}: whoever opens it sits there.", at)
        elif isinstance(body, e.Opened):
            self.say(f"The link to the seat of {seat.name} has been opened in another browser.", at)
        self.drop_lonely_proposal()

    def leave(self, seat: int, body: e.Left) -> None:
        if body.action is None:
            self.left[seat].pop(body.topic, None)
        else:
            self.left[seat][body.topic] = body

    def drop_lonely_proposal(self) -> None:
        """A proposal whose proposer has left, or lets a bot play, is over."""
        current = self.proposals.open
        if current is not None and not self.seats[current.seat].is_person:
            self.proposals.open = None

    def of_the_table(self, body: e.AnyBody, at: float) -> None:
        if isinstance(body, e.Began):
            self.began = True
            self.moments.look(self.record.game, at)
        elif isinstance(body, e.Followed):
            self.next = body.table

    def say(self, words: str, at: float) -> None:
        """The table itself speaks."""
        self.chat.append(ChatLine(None, "", words, at))


def check(found: str, expected: str) -> None:
    if found != expected:
        raise RulesBroken(f"the game has drifted: it stands at {found}, not at {expected}")
