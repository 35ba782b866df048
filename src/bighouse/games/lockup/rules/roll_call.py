"""Phase I, Roll Call: crew is sent out, turn by turn, until all have passed (RULES.md section 4)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, spelled
from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import LIBRARY, LOCATIONS, REINFORCE, ROLL_CALL_TURN, TOKEN_WORDS, TOKENS
from bighouse.games.lockup.rules.actions import DONE, FACES, GO, PASS, SEND
from bighouse.games.lockup.rules.caveats import place_caveat
from bighouse.games.lockup.rules.events import CREW_SENT, PASSED, PHASE_BEGAN, TURN_BEGAN
from bighouse.games.lockup.rules.refusals import (
    ALREADY_THERE,
    FACE_DOWN_LIMIT,
    FACE_UP_ONLY,
    NO_CREW_LEFT,
    NOT_IN_CELL,
    SEND_SOMEBODY,
    STRAGGLERS_ONLY,
)
from bighouse.games.lockup.rules.solitary import GUARD_TURN, place_guards
from bighouse.games.lockup.rules.state import ROLL_CALL, Lockup, count_tokens
from bighouse.games.lockup.rules.tomes import (
    add_tomes,
    is_tome,
    play_tome,
    tome_beyond,
    tome_offer,
    tome_reason,
    tome_refusal,
)
from bighouse.games.lockup.words.phrases import place, token_words

FEWEST_TO_WARN: Final = 2  # crew that would stay behind: one token is often kept back on purpose


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
                game.tell(TURN_BEGAN, 0)
                game.do_next(Turn(0))
            else:
                game.pause()
                game.tell(TURN_BEGAN, game.guards)
                game.do([GUARD_TURN, NextTurn(game.guards)])
            return
        seats = game.seats
        for step in range(1, seats + 1):
            seat = (self.after + step) % seats
            if not game.players[seat].passed:
                if game.players[seat].cell:  # else the seat may be asked in a hush
                    game.tell(TURN_BEGAN, seat)
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

    def question(self, game: Lockup) -> str:
        player = game.players[self.seat]
        tomes = any(is_tome(action) for action in game.options(self.seat))
        if not player.cell:
            return f"No crew is left to send: {'play a tome or ' if tomes else ''}pass"
        where = "a place, even one already used" if player.reinforcing else "a place"
        return f"{'Play a tome, send' if tomes else 'Send'} crew to {where}, or pass"

    def chapter(self, game: Lockup) -> str:
        return "roll-call"

    def offer(self, game: Lockup, action: int) -> Wording:
        if is_tome(action):
            return tome_offer(game, action)
        if action == PASS:
            left = count_tokens(game.players[self.seat].cell)
            stay = f"{capital(spelled(left))} of your crew would stay in the holding cell until Lights Out."
            warning = stay if left >= FEWEST_TO_WARN else ""
            return Wording("Pass", "for the rest of Roll Call", "Pass for the rest of Roll Call", warning=warning)
        location = action - GO
        name, label = game.box.locations[location].name, f"Send crew to {place(game, location)}"
        return Wording(name, label=label, caveat=place_caveat(game, location))

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        if is_tome(action):
            return tome_reason(game, self.seat, action, refusal)
        if refusal == NO_CREW_LEFT:
            return Reason("No crew is left in your holding cell", "§4")
        where = place(game, action - GO)
        if refusal == STRAGGLERS_ONLY:
            return Reason(f"Nobody is sent to {where}: only stragglers come there", "§4")
        earlier = f"You sent crew to {where} earlier this round"
        tome = tome_with(game, REINFORCE)
        return Reason(f"{earlier}; only {tome} lifts that", "R43") if tome else Reason(earlier, "§4")


def tome_with(game: Lockup, effect: int) -> str:
    """The first tome that does this, by name; empty when the box has none."""
    for tome in game.box.tomes:
        for each in tome.effects:
            if each.kind == effect:
                return tome.name
    return ""


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

    def question(self, game: Lockup) -> str:
        player = game.players[self.seat]
        hidden = "" if game.solitary else f" ({player.down_used} of {player.down_limit} face down used)"
        return f"Who {'goes' if self.sent == 0 else 'else goes'} to {place(game, self.location)}?{hidden}"

    def chapter(self, game: Lockup) -> str:
        return "sending"

    def offer(self, game: Lockup, action: int) -> Wording:
        if action == DONE:
            label = f"Nobody else goes to {place(game, self.location)}"
            return Wording("Done", label, label)
        token, face = divmod(action - SEND, FACES)
        facing = "" if game.solitary else " face down" if face == 1 else " face up"
        title = f"Send your {token_words(game, self.seat, token)}{facing}"
        return Wording(title, "hidden from others" if face == 1 else "", title)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        player = game.players[self.seat]
        if refusal == SEND_SOMEBODY:
            return Reason(f"At least one of your crew has to go to {place(game, self.location)}", "§4")
        if refusal == FACE_DOWN_LIMIT:
            return Reason(f"You have laid {player.down_used} of {player.down_limit} tokens face down this round", "R7")
        if refusal == FACE_UP_ONLY:
            return Reason("Alone, all your crew lies face up: there is nobody to hide it from", "R51")
        token = (action - SEND) // FACES
        if not game.box.tokens[game.seats] >> token & 1:
            return Reason(f"The {TOKEN_WORDS[token]} is out of the game with {game.seats} players", "§1")
        there = place(game, player.whereabouts(token))
        return Reason(f"Your {token_words(game, self.seat, token)} is at {there} already", "§4")
