"""Record: a game that can be taken back. A game is its beginning and its moves; undo plays them again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from bighouse.engine.errors import BadScene, BadSetup, IllegalMove, RulesBroken
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.story import Event, Pause, Story

SEEDS = 10**100

NOTHING_YET = "You have not moved yet: there is nothing to take back."
NOTHING_UNDONE = "There is no move of yours to make again."
SHOWN = "Your last move brought something new to light, so it stays."
SHOWN_SINCE = "Something new has come to light since your last move, so it stays."
MOVED_SINCE = "Another player has moved since your last move, so it stays."
ALL_READY = "Everybody was ready and the game has gone on, so your last move stays."
HUSHED = "The game waits for somebody in secret, so your last move stays."
RESTED_ON = "What others have done since rests on your last move, so it stays."


class Beginning:
    """What a game starts from: a deal, or a written position, which names its own options and seed."""

    def __init__(
        self,
        room: Room,
        players: int,
        settings: Mapping[str, object] | None = None,
        seed: int = 0,
        scene: str | None = None,
        cards: str | None = None,
    ) -> None:
        if scene is not None and settings:
            raise BadSetup("a scene names its own options: give them in its text")
        if not -SEEDS < seed < SEEDS:
            raise BadSetup("a seed has at most 100 digits")
        self.room = room
        self.players = players
        self.settings = {} if scene is not None else room.settings(players, settings or {})
        self.seed = seed
        self.scene = None if scene is None else "".join(f"{line.rstrip()}\n" for line in scene.splitlines())
        self.cards = cards  # the text of a card pack

    def deal(self, story: Story | None = None) -> Game:
        """The game before its first move: the same one every time."""
        if self.scene is None:
            return self.room.deal(self.players, self.settings, Rng(self.seed), self.cards, story)
        game = self.room.read_scene(self.scene, self.cards, story)
        if game.seats != self.players:
            raise BadScene(f"the scene is for {game.seats} players, not {self.players}")
        return game


@dataclass(frozen=True)
class Move:
    """One move, what it led to, and what the undo boundary must know of it."""

    seat: int
    action: int
    fingerprint: str  # of the position it led to
    events: list[Event]
    reveals: int  # how often it brought something to light
    gathering: int  # the lanes it was made in; 0 outside of lanes
    hushed: bool  # others must not learn that the seat was asked

    def tale(self) -> tuple[int, list[tuple[str, list[int], int]]]:
        """What happened, in a form that can be compared."""
        return self.reveals, [(event.kind.name, event.facts, event.knowers) for event in self.events]


class Record:
    """A game with its beginning and its moves: it can be taken back, made again, looked through and saved."""

    def __init__(self, beginning: Beginning) -> None:
        story = Story()
        self.beginning = beginning
        self.game = beginning.deal(story)
        self.deal_events = story.events
        self.deal_fingerprint = self.game.fingerprint()
        self.moves: list[Move] = []
        self.pauses: list[Pause] = []  # of the last move: the table in the middle of it
        # Where playing again starts: the deal (not dealt anew: that reads the card pack), and where lanes opened last.
        self._dealt = self.game.clone()
        self._opened = (0, self._dealt)
        # In open lanes: where each seat's last move stands, and the game before it. Never changed, for copies share it.
        self._before: dict[int, tuple[int, Game]] = {}
        self._undone: list[Move] = []  # the next one to make again last

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def events_of(self, index: int) -> list[Event]:
        """What the move with this index (the first is 0) led to; the deal's own are `deal_events`."""
        return self.moves[index].events

    def at(self, ply: int) -> Game:
        """The game as it stood after so many moves, for looking at or playing on apart from this record."""
        if not 0 <= ply <= len(self.moves):
            raise IllegalMove(f"There is no position {ply}: the game has {len(self.moves)} moves.")
        start, kept = self._opened if self._opened[0] <= ply else (0, self._dealt)
        game = kept.clone()
        game.story = Story()  # told for the cards behind what is still to be done, which the story goes on with
        for move in self.moves[start:ply]:
            game.play(move.seat, move.action)
        game.story = None
        expected = self.moves[ply - 1].fingerprint if ply else self.deal_fingerprint
        if game.fingerprint() != expected:
            raise RulesBroken(f"the same {ply} moves led to another position: {game.fingerprint()}, not {expected}")
        return game

    def play(self, seat: int, action: int) -> Move:
        """Take an action for a seat; IllegalMove (with the reason) leaves the record untouched."""
        lanes = open_lanes(self.game)
        before = self.game.clone() if lanes else None
        try:
            move = make(self.game, seat, action)
        except IllegalMove:
            raise
        except BaseException:
            self.game = self.at(len(self.moves))  # never half a move
            raise
        self.moves.append(move)
        self.pauses = [] if self.game.story is None else self.game.story.pauses
        if lanes != open_lanes(self.game):
            self._opened = (len(self.moves), self.game.clone())
            self._before = {}
        elif before is not None:
            self._before = self._before | {seat: (len(self.moves) - 1, before)}
        if lanes and lanes == open_lanes(self.game):
            self._undone = [undone for undone in self._undone if undone.seat != seat]
        else:
            self._undone = []
        return move

    def copy(self) -> Record:
        """A record that can be played on, or thrown away, without touching this one."""
        other = Record.__new__(Record)
        other.__dict__.update(self.__dict__)
        other.game = self.game.clone()
        other.moves = self.moves.copy()
        other._undone = self._undone.copy()
        return other

    # Taking back. Some seats give way: they would agree if asked, so their moves go back with one before them.

    def can_undo(self, seat: int, giving_way: Collection[int] = ()) -> bool:
        """Whether the seat may take back its last move without asking anybody."""
        return not self.why_not_undo(seat, giving_way)

    def why_not_undo(self, seat: int, giving_way: Collection[int] = ()) -> str:
        """Why the seat may not take back its last move; empty when it may."""
        try:
            index = self._last_of(seat, giving_way)
            if self._in_open_lanes(index) and index < len(self.moves) - 1:
                self._without(index)
        except IllegalMove as refusal:
            return str(refusal)
        return ""

    def undo(self, seat: int, giving_way: Collection[int] = ()) -> Move:
        """Take back the seat's last move; what others did since is played again in lanes, and else goes too."""
        index = self._last_of(seat, giving_way)
        game, later = self._without(index) if self._in_open_lanes(index) else (self.at(index), [])
        undone = self.moves[index]
        self.game = game
        self._forget_after(index)
        self.moves[index:] = later
        self.pauses = []
        self._undone.append(undone)
        return undone

    def restart_turn(self, seat: int, giving_way: Collection[int] = ()) -> int:
        """Take back the seat's whole turn, one move at least; returns how many moves that were."""
        self.undo(seat, giving_way)
        count = 1
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def rewind(self, ply: int) -> None:
        """Go back to the position after so many moves, across every boundary: for when everybody has agreed."""
        self.game = self.at(ply)
        self._forget_after(ply)
        del self.moves[ply:]
        self.pauses = []
        self._undone = []

    def can_redo(self, seat: int) -> bool:
        """Whether the seat has taken back a move that it can make again now."""
        own = self._undone_by(seat)
        return bool(own) and own[-1].action in self.game.options(seat)

    def redo(self, seat: int) -> Move:
        """Make the move again that the seat has taken back last."""
        if not self.can_redo(seat):
            raise IllegalMove(NOTHING_UNDONE)
        own = self._undone_by(seat)
        move = self.play(seat, own.pop().action)
        self._undone += own
        return move

    def _forget_after(self, ply: int) -> None:
        self._before = {}
        if self._opened[0] > ply:
            self._opened = (0, self._dealt)

    def _undone_by(self, seat: int) -> list[Move]:
        return [undone for undone in self._undone if undone.seat == seat]

    def _last_of(self, seat: int, giving_way: Collection[int]) -> int:
        """The index of the seat's last move; IllegalMove when the boundary lies after it."""
        moved_since = shown_since = False
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if move.seat == seat:
                break
            moved_since = moved_since or move.seat not in giving_way
            shown_since = shown_since or move.reveals > 0
        else:
            raise IllegalMove(NOTHING_YET)
        if self._in_open_lanes(index):
            if move.reveals:
                raise IllegalMove(SHOWN)
        elif move.reveals:
            raise IllegalMove(ALL_READY if move.gathering else SHOWN)
        elif in_a_hush(self.game):
            raise IllegalMove(HUSHED)  # the same for all, whoever has answered: that is what a hush is for
        elif moved_since:
            raise IllegalMove(ALL_READY if move.gathering else MOVED_SINCE)
        elif shown_since:
            raise IllegalMove(SHOWN_SINCE)
        return index

    def _in_open_lanes(self, index: int) -> bool:
        """Whether the move was made in the lanes that are still open."""
        gathering = self.moves[index].gathering
        return gathering != 0 and gathering == open_lanes(self.game)

    def _without(self, index: int) -> tuple[Game, list[Move]]:
        """The game as if this move had not been made, and the moves that others have made since."""
        last, before = self._before.get(self.moves[index].seat, (-1, self._dealt))
        game = before.clone() if last == index else self.at(index)
        later: list[Move] = []
        for move in self.moves[index + 1 :]:
            try:
                again = make(game, move.seat, move.action)
            except IllegalMove:
                raise IllegalMove(RESTED_ON) from None
            if again.tale() != move.tale():
                raise IllegalMove(RESTED_ON)
            later.append(again)
        return game, later


def open_lanes(game: Game) -> int:
    """The number of the gathering under way; 0 when no lanes are open."""
    return game.gatherings if game.lanes else 0


def in_a_hush(game: Game) -> bool:
    """Whether one of several players is asked something that the others must not know of."""
    return game.seats > 1 and not game.lanes and game.waiting(None) != game.to_act


def make(game: Game, seat: int, action: int) -> Move:
    """Play a move while listening to its story."""
    lanes = open_lanes(game)
    reveals = game.reveals
    choice = game.choice(seat)
    hushed = choice is not None and choice.hushed(game)
    game.story = Story()
    game.play(seat, action)
    return Move(seat, action, game.fingerprint(), game.story.events, game.reveals - reveals, lanes, hushed)
