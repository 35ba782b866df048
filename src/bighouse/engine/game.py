"""Game: a position, the agenda of what is still to be done, and the moves that take it on."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.json import encode
from mypy_extensions import mypyc_attr

from bighouse.engine.errors import IllegalMove, RulesBroken
from bighouse.engine.lane import Lane
from bighouse.engine.rng import Rng
from bighouse.engine.step import ALLOWED, GAME_IS_OVER, NOT_YOUR_TURN, Choice, Step
from bighouse.engine.story import EVERYONE, NO_CARD, NO_CAUSE, UNKNOWN, Cause, EventKind, Story
from bighouse.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from bighouse.engine.room import Room

NO_OPTIONS: Final[list[int]] = []
NO_CHOICES: Final[list[Choice[Any]]] = []


def written(numbers: list[int]) -> bytes:
    """As Python writes a list; msgspec takes a tenth of the time for it, but knows no numbers of over 64 bits."""
    try:
        return encode(numbers).replace(b",", b", ")
    except OverflowError:
        return repr(numbers).encode()


@mypyc_attr(allow_interpreted_subclasses=True)  # costs compiled games nothing; lets plain Python ones run as well
class Game:
    """What people and programs hold. A game's own class adds what lies on its table."""

    def __init__(self, room: Room, seats: int, rng: Rng) -> None:
        self.room = room
        self.vocabulary: Vocabulary = room.vocabulary
        self.seats = seats
        self.rng = rng
        self.main = Lane(-1, [], [])
        self.lanes: list[Lane] = []  # open while several seats act at once
        self.lane = self.main  # whose agenda is being worked on
        self.sealed: Game | None = None  # as it was before the open lanes were, while answers in them are secret
        self.gathered: list[Choice[Any]] = NO_CHOICES  # what was asked in those
        self.imaginable = True  # False while it is played to its end without a stop
        self.over = False
        self.reveals = 0  # how often somebody learned something: the undo boundary
        self.gatherings = 0  # how often lanes were opened
        self.forced = 0  # how many choices left nothing to choose and were taken by the kernel
        self.story: Story | None = None
        self.called: list[str] = []  # the names of the seats, for words alone; empty where nobody has given any

    # What people and programs ask for

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now: several when they act at once, none when the game is over."""
        if self.lanes:
            return [lane.seat for lane in self.lanes if lane.options]
        return [self.main.seat] if self.main.options else []

    def waiting(self, viewer: int | None) -> list[int]:
        """The seats that may act now, as far as the viewer may know: to be asked in a hush is a secret."""
        seats: list[int] = []
        for seat in self.to_act:
            choice = self.choice(seat)
            if seat == viewer or (choice is not None and not choice.hushed(self)):
                seats.append(seat)
        return seats

    def options(self, seat: int) -> list[int]:
        """The actions that this seat may take now; empty when it is not its turn."""
        lane = self.lane_of(seat)
        return [] if lane is None else lane.options.copy()

    def play(self, seat: int, action: int) -> None:
        """Take an action for a seat; IllegalMove (with the reason) leaves the game untouched."""
        lane = self.lane_of(seat)
        if lane is None or action not in lane.options:
            raise IllegalMove(self.why_not(seat, action))
        self.choose(lane, action)

    def refusal(self, seat: int, action: int) -> int:
        """0 when the seat may take the action now, else the reason why not."""
        if self.over:
            return GAME_IS_OVER
        lane = self.lane_of(seat)
        if lane is None:
            return NOT_YOUR_TURN
        if action in lane.options:
            return ALLOWED
        choice = cast(Choice[Any], lane.agenda[-1])
        if action in choice.candidates(self):
            return choice.refusal(self, action)
        return choice.beyond(self, action)

    def refused(self, seat: int) -> list[int]:
        """The actions that a player might think of now, but may not take: ask why_not about them."""
        choice = self.choice(seat)
        if choice is None:
            return []
        options = self.options(seat)
        return [action for action in choice.candidates(self) if action not in options]

    def why_not(self, seat: int, action: int) -> str:
        """Why the seat may not take the action now, with the numbers and the ruling; empty when it may."""
        refusal = self.refusal(seat, action)
        return "" if refusal == ALLOWED else self.room.reason(self, seat, action, refusal)

    def words(self, action: int) -> str:
        """The action in words."""
        return self.vocabulary.words(action)

    def upcoming(self, seat: int) -> Step[Any] | None:
        """What is done once this seat has answered what it is asked."""
        lane = self.lane_of(seat)
        return lane.agenda[-2] if lane is not None and len(lane.agenda) > 1 else None

    def view(self, seat: int | None) -> Any:
        """Everything the seat may know and nothing else (None: a spectator)."""
        return self.room.view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> Game:
        """A copy in which everything that the seat cannot know is dealt anew."""
        if self.sealed is not None:
            return self.answered_anew(self.sealed.imagine(seat, rng), seat, rng)
        imagined: Game = self.room.imagine(self, seat, rng)
        for lane in [imagined.main, *imagined.lanes]:
            if lane.options and lane.seat != seat:  # what others may do follows from what they now hold
                lane.options = cast(Choice[Any], lane.agenda[-1]).allowed(imagined)
        return imagined

    def scores(self) -> list[int]:
        """Each seat's score so far, or at the end."""
        return self.room.scores(self)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on, or when the automaton has won."""
        return self.room.winners(self) if self.over else []

    def audit(self) -> None:
        """Check the conservation laws of the game; raises RulesBroken with the law that does not hold."""
        self.room.audit(self)

    def scene(self) -> str:
        """The position written as text; `bighouse.scene` reads it."""
        return self.room.write_scene(self)

    def clone(self) -> Game:
        """An independent copy. It tells no story: nobody listens to it."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Every number of the position, the agenda apart: what the fingerprint is taken of."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A short hash of the whole position: equal positions have equal ones, everywhere."""
        digest = blake2b(digest_size=8)
        digest.update(written(self.numbers()))
        digest.update(repr(self.rng.state()).encode())
        for lane in [self.main, *self.lanes]:
            for step in lane.agenda:
                digest.update(f"{type(step).__name__}{step.args()!r}".encode())
            digest.update(b"|")
        return digest.hexdigest()

    # What rules ask for

    def do(self, steps: list[Step[Any]]) -> None:
        """Put steps on the agenda, to be done in this order before anything else."""
        agenda = self.lane.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

    def do_next(self, step: Step[Any]) -> None:
        """Put one step on the agenda, to be done before anything else."""
        self.lane.agenda.append(step)

    def gather(self, choices: list[Choice[Any]], sealed: bool = False) -> None:
        """Let the seats of these choices act at once; the main agenda waits until all are done.

        Sealed: nobody learns what another answers until then, so an imagined game answers for the others anew.
        """
        if self.lane is not self.main:
            raise RulesBroken(f"seat {self.lane.seat} opens lanes within its own lane")
        before = self.clone() if sealed and self.imaginable else None  # what is forced is an answer too
        self.gatherings += 1
        lanes: list[Lane] = []
        cause = NO_CAUSE if self.story is None else self.story.cause
        for choice in choices:
            lane = Lane(choice.seat, [choice], [])
            if cause is not NO_CAUSE:
                lane.causes = [Cause(0, cause.source, cause.card)]
            self.lane = lane
            self.work_off(lane)
            if lane.options:
                lanes.append(lane)
        self.lane = self.main
        self.lanes = lanes
        self.recall(self.main)
        if before is not None and lanes:
            self.sealed = before
            self.gathered = choices

    def ask(self, choice: Choice[Any], options: list[int]) -> None:
        """Wait for the choice's seat to take one of the options."""
        if not options:
            raise RulesBroken(f"{type(choice).__name__} leaves seat {choice.seat} nothing to choose")
        lane = self.lane
        lane.seat = choice.seat
        lane.agenda.append(choice)
        lane.options = options

    def reveal(self) -> None:
        """Somebody learns something: moves up to here can no longer be taken back for free."""
        self.reveals += 1

    def tell(
        self,
        kind: EventKind,
        a: int = UNKNOWN,
        b: int = UNKNOWN,
        c: int = UNKNOWN,
        d: int = UNKNOWN,
        e: int = UNKNOWN,
    ) -> None:
        """Tell everyone what happened."""
        if self.story is not None:
            self.story.add(kind, [a, b, c, d, e][: len(kind.facts)], EVERYONE)

    def whisper(
        self,
        knowers: int,
        kind: EventKind,
        a: int = UNKNOWN,
        b: int = UNKNOWN,
        c: int = UNKNOWN,
        d: int = UNKNOWN,
        e: int = UNKNOWN,
    ) -> None:
        """Tell everyone what happened, and the secret part of it to these seats alone."""
        if self.story is not None:
            self.story.add(kind, [a, b, c, d, e][: len(kind.facts)], knowers)

    def recount(self, kind: EventKind, facts: list[int], knowers: int = EVERYONE) -> None:
        """Tell what happened in any number of facts; a list is told with its length before it."""
        if self.story is not None:
            self.story.add(kind, facts, knowers)

    def roll(self, kind: EventKind, facts: list[int], dice: int, faces: int, modifiers: list[int]) -> list[int]:
        """Roll dice in the open: everybody learns what they show, and hears of it with every modifier.

        The event's last two facts are lists, "rolled:die*" and what is added; faces are numbered from 1.
        """
        rolled: list[int] = []
        for _ in range(dice):
            rolled.append(1 + self.rng.below(faces))
        self.reveal()
        if self.story is not None:
            self.story.add(kind, facts + [dice] + rolled + [len(modifiers)] + modifiers, EVERYONE)
        return rolled

    def because(self, source: int = NO_CARD, card: int = NO_CARD) -> None:
        """What is told from here on is a card's doing, and what the steps tell that are put on the agenda.

        Without a card: its doing ends here, and the story goes on with what this step itself follows from.
        """
        story = self.story
        if story is None:
            return
        lane = self.lane
        here = len(lane.agenda)
        if card != NO_CARD:
            story.cause = Cause(here, source, card)
            return
        cause, origin = story.cause, story.origin
        if here > cause.place and cause is not origin:
            lane.causes = [*lane.causes, cause, Cause(here, origin.source, origin.card)]
        story.cause = origin

    def pause(self) -> None:
        """Whoever listens is shown the table as it stands here, before the story goes on."""
        if self.story is not None:
            self.story.pause(self)

    # How the kernel works

    def recall(self, lane: Lane) -> None:
        """What the step just taken from the agenda tells is the doing of the card, if any, that it follows from."""
        cause = lane.cause()
        if self.story is not None:
            self.story.cause = self.story.origin = cause

    def lane_of(self, seat: int) -> Lane | None:
        """The lane in which this seat is asked, if any."""
        if self.lanes:
            for lane in self.lanes:
                if lane.seat == seat and lane.options:
                    return lane
            return None
        main = self.main
        return main if main.seat == seat and main.options else None

    def choice(self, seat: int) -> Choice[Any] | None:
        """What this seat is asked, if anything."""
        lane = self.lane_of(seat)
        return None if lane is None else cast(Choice[Any], lane.agenda[-1])

    def choose(self, lane: Lane, action: int) -> None:
        """Take one of a lane's options and go on to the next choice; the caller has checked it."""
        self.lane = lane
        lane.options = NO_OPTIONS
        choice = cast(Choice[Any], lane.agenda.pop())
        if lane is not self.main:
            lane.taken.append(action)
        if lane.causes or self.story is not None:
            self.recall(lane)
        choice.take(self, action)
        self.settle()

    def settle(self) -> None:
        """Run steps until a seat must choose or nothing is left to do."""
        main = self.main
        if self.lane is not main:
            self.work_off(self.lane)
            for lane in self.lanes:
                if lane.options:
                    return
            if len(self.lanes) > 1:
                self.reveal()  # everybody is ready: nobody goes back alone
            self.lanes = []
            self.sealed = None
            self.gathered = NO_CHOICES
            self.lane = main
        told = self.story is not None or bool(main.causes)
        while main.agenda and not main.options and not self.lanes:
            step = main.agenda.pop()
            if told:
                self.recall(main)
            step.run(self)
        self.over = not main.agenda and not self.lanes

    def work_off(self, lane: Lane) -> None:
        """Run a lane's steps until its seat must choose or the lane is done."""
        told = self.story is not None or bool(lane.causes)
        while lane.agenda and not lane.options:
            step = lane.agenda.pop()
            if told:
                self.recall(lane)
            step.run(self)

    def answered_anew(self, imagined: Game, seat: int, rng: Rng) -> Game:
        """An imagined game whose sealed lanes are about to open, brought to where this one stands as the seat sees it.

        The seat's own answers are what they were; others have answered as often, by what they hold there.
        """
        imagined.gather(self.gathered, True)  # who imagines it further knows no more
        imagined.settle()  # it may be that nobody has a choice there
        for there in imagined.lanes:
            here: Lane | None = None  # none: whatever it was asked, it had no choice
            for lane in self.lanes:
                if lane.seat == there.seat:
                    here = lane
            answers = 0
            while there.options and (here is None or answers < len(here.taken) or not here.options):
                if here is not None and here.seat == seat:
                    action = here.taken[answers]
                else:
                    action = self.room.wisdom.guess(imagined, there.seat, there.options, rng)
                imagined.choose(there, action)
                answers += 1
        return imagined

    def copy_agenda(self, source: Game) -> None:
        """Take over where another game stands on its agenda; the rest of a clone is the game's own."""
        self.main = source.main.clone()
        self.lanes = [lane.clone() for lane in source.lanes]
        self.lane = self.main
        self.sealed = source.sealed  # never played on, so it can be shared
        self.gathered = source.gathered
        self.over = source.over
        self.reveals = source.reveals
        self.gatherings = source.gatherings
        self.forced = source.forced
        self.called = source.called
