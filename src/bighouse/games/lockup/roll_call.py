"""Phase I, Roll Call: crew is sent out, turn by turn, until all have passed (RULES.md section 4)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.games.lockup.actions import DONE, FACES, GO, PASS, SEND
from bighouse.games.lockup.components import LIBRARY, LOCATIONS, ROLL_CALL_TURN, TOKENS
from bighouse.games.lockup.events import CREW_SENT, PASSED, PHASE_BEGAN
from bighouse.games.lockup.refusals import (
    ALREADY_THERE,
    FACE_DOWN_LIMIT,
    FACE_UP_ONLY,
    NO_CREW_LEFT,
    NOT_IN_CELL,
    SEND_SOMEBODY,
    STRAGGLERS_ONLY,
)
from bighouse.games.lockup.solitary import GUARD_TURN, place_guards
from bighouse.games.lockup.state import ROLL_CALL, Lockup, count_tokens
from bighouse.games.lockup.tomes import add_tomes, is_tome, play_tome, tome_beyond, tome_refusal


class RollCall(Step[Lockup]):
    """The phase begins: nobody has passed, no location is used yet."""

    def run(self, game: Lockup) -> None:
        game.phase = ROLL_CALL
        game.tell(PHASE_BEGAN, ROLL_CALL)
        limit = game.box.face_down_limit[game.seats]
        for player in game.players:
            player.passed = False
            player.visited = 0
            player.down_used = 0
            player.down_limit = limit
        if game.solitary:
            place_guards(game)
        game.do_next(NextTurn((game.first - 1) % len(game.players)))


class NextTurn(Step[Lockup]):
    """The turn goes clockwise to the next player who has not passed."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, game: Lockup) -> None:
        if game.solitary:
            crew = game.players[0]
            if crew.passed or (crew.cell == 0 and self.after == 0):
                return  # the phase ends at once (R50)
            if self.after == game.guards:
                game.do_next(Turn(0))
            else:
                game.do([GUARD_TURN, NextTurn(game.guards)])
            return
        seats = game.seats
        for step in range(1, seats + 1):
            seat = (self.after + step) % seats
            if not game.players[seat].passed:
                game.do_next(Turn(seat))
                return

    def args(self) -> list[int]:
        return [self.after]


class Turn(Choice[Lockup]):
    """A player's turn: play tomes, then send crew to one location, or pass."""

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        if game.players[self.seat].cell:
            for location in range(LOCATIONS):
                out.append(GO + location)
        add_tomes(game, self.seat, out)
        out.append(PASS)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if action == PASS:
            return 0
        if is_tome(action):
            return tome_refusal(game, self.seat, action, ROLL_CALL_TURN)
        location = action - GO
        if location == LIBRARY:
            return STRAGGLERS_ONLY
        player = game.players[self.seat]
        if player.visited >> location & 1 and not player.reinforcing:
            return ALREADY_THERE
        return 0

    def beyond(self, game: Lockup, action: int) -> int:
        if GO <= action < GO + LOCATIONS:
            return NO_CREW_LEFT
        return tome_beyond(action)

    def hushed(self, game: Lockup) -> bool:
        return game.players[self.seat].cell == 0  # then only a tome in hand is worth asking about

    def take(self, game: Lockup, action: int) -> None:
        if action == PASS:
            player = game.players[self.seat]
            player.passed = True
            player.reinforcing = False
            game.tell(PASSED, self.seat, count_tokens(player.cell))
            game.do_next(NextTurn(self.seat))
        elif is_tome(action):
            game.do_next(self)
            play_tome(game, self.seat, action)
        else:
            game.do_next(SendCrew(self.seat, action - GO, 0))


class SendCrew(Choice[Lockup]):
    """Assign tokens to the chosen location, one after another, each face up or face down."""

    def __init__(self, seat: int, location: int, sent: int) -> None:
        super().__init__(seat)
        self.location = location
        self.sent = sent

    def candidates(self, game: Lockup) -> list[int]:
        cell = game.players[self.seat].cell
        faces = 1 if game.solitary else FACES  # alone, everything lies face up (R51)
        out: list[int] = []
        for token in range(TOKENS):
            if cell >> token & 1:
                out.append(SEND + token * FACES)
                if faces == FACES:
                    out.append(SEND + token * FACES + 1)
        if self.sent > 0:
            out.append(DONE)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if action >= SEND and (action - SEND) % FACES == 1:
            player = game.players[self.seat]
            if player.down_used >= player.down_limit:
                return FACE_DOWN_LIMIT
        return 0

    def beyond(self, game: Lockup, action: int) -> int:
        if action == DONE:
            return SEND_SOMEBODY
        if SEND <= action < SEND + TOKENS * FACES:
            held = game.players[self.seat].cell >> ((action - SEND) // FACES) & 1
            return FACE_UP_ONLY if held else NOT_IN_CELL
        return NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        player = game.players[self.seat]
        if action != DONE:
            token = (action - SEND) // FACES
            bit = 1 << token
            player.cell &= ~bit
            player.at[self.location] |= bit
            if (action - SEND) % FACES == 1:
                player.down |= bit
                player.down_used += 1
                game.whisper(1 << self.seat, CREW_SENT, self.seat, token, self.location, 1)
            else:
                player.shown |= bit
                game.tell(CREW_SENT, self.seat, token, self.location, 0)
            if player.cell:
                game.do_next(SendCrew(self.seat, self.location, self.sent + 1))
                return
        player.visited |= 1 << self.location
        player.reinforcing = False
        game.do_next(NextTurn(self.seat))

    def args(self) -> list[int]:
        return [self.seat, self.location, self.sent]
