"""What tomes do with tokens: peek at them, move them, make them count for nothing."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.names import possessive
from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import ENFORCER, TOKEN_WORDS, TOKENS
from bighouse.games.lockup.rules.actions import MOVE, NULLIFY, NULLIFY_GUARD, PEEK, SEATS, SPACES, UNCOVER
from bighouse.games.lockup.rules.events import CREW_MOVED, GUARD_NULLIFIED, GUARD_SHOWN, NULLIFIED, PEEKED, WHY_ATLAS
from bighouse.games.lockup.rules.refusals import COUNTS_NOTHING, NOTHING_HIDDEN, SAME_PLACE
from bighouse.games.lockup.rules.state import SEAT_BITS, Lockup, token_list
from bighouse.games.lockup.words.phrases import agrees, crew_name, guard_words, place, times_left, token_words


def hidden_from(game: Lockup, seat: int, owner: int, location: int) -> list[int]:
    """The owner's face-down tokens at a location that the seat has not seen."""
    player = game.players[owner]
    return [token for token in token_list(player.at[location] & player.down) if not player.has_peeked(token, seat)]


def can_peek(game: Lockup, seat: int) -> bool:
    for owner in range(game.seats):
        player = game.players[owner]
        if owner != seat and player.down:
            for token in token_list(player.down):
                if not player.has_peeked(token, seat):
                    return True
    return False


class Peek(Choice[Lockup]):
    """Look at an opponent's face-down token in secret (R44, R68). Which of several alike is left to chance."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        for owner in range(game.seats):
            if owner != self.seat:
                for location in range(SPACES):
                    if hidden_from(game, self.seat, owner, location):
                        out.append(PEEK + owner * SPACES + location)
        return out

    def beyond(self, game: Lockup, action: int) -> int:
        return NOTHING_HIDDEN if PEEK <= action < PEEK + SEATS * SPACES else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        owner = (action - PEEK) // SPACES
        location = (action - PEEK) % SPACES
        tokens = hidden_from(game, self.seat, owner, location)
        token = tokens[game.rng.below(len(tokens))]
        game.players[owner].peeked |= 1 << (token * SEAT_BITS + self.seat)
        game.reveal()
        game.whisper(1 << self.seat | 1 << owner, PEEKED, self.seat, owner, location, token)
        if self.left > 1 and can_peek(game, self.seat):
            game.do_next(Peek(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        return f"Look at a face-down token in secret: whose, and where?{times_left(self.left)}"

    def chapter(self, game: Lockup) -> str:
        return "tomes-tokens"

    def offer(self, game: Lockup, action: int) -> Wording:
        owner, location = divmod(action - PEEK, SPACES)
        count = len(hidden_from(game, self.seat, owner, location))
        which = "the face-down token" if count == 1 else f"one of {count} face-down tokens"
        return Wording(f"Look at {which} of {crew_name(game, owner)} at {place(game, location)}")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        owner, location = divmod(action - PEEK, SPACES)
        if owner >= game.seats:
            return Reason("Nobody sits there", "R44")
        if owner == self.seat:
            return Reason("You know your own tokens", "R44")
        who = f"{capital(crew_name(game, owner))} {agrees(game, owner, 'have', 'has')}"
        return Reason(f"{who} nothing at {place(game, location)} that you have not seen", "R44")


def hidden_guard(game: Lockup, location: int) -> int:
    """A face-down guard card at a location, or -1."""
    for guard in game.guards_at[location]:
        if game.guards_down >> guard & 1:
            return guard
    return -1


class UncoverGuard(Choice[Lockup]):
    """Turn a face-down guard card face up: on a guard turn, or with the Atlas (solitary)."""

    def __init__(self, seat: int, why: int) -> None:
        super().__init__(seat)
        self.why = why

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        for location in range(SPACES):
            if hidden_guard(game, location) >= 0:
                out.append(UNCOVER + location)
        return out

    def beyond(self, game: Lockup, action: int) -> int:
        return NOTHING_HIDDEN if UNCOVER <= action < UNCOVER + SPACES else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        location = action - UNCOVER
        guard = hidden_guard(game, location)
        game.guards_down &= ~(1 << guard)
        game.reveal()
        game.tell(GUARD_SHOWN, game.guards, location, guard, self.why)

    def args(self) -> list[int]:
        return [self.seat, self.why]

    def question(self, game: Lockup) -> str:
        if self.why == WHY_ATLAS:
            return "Which face-down guard card do you turn up?"
        return "The guards' turn: which of their face-down cards do you turn up?"

    def chapter(self, game: Lockup) -> str:
        return "guard-turn"

    def offer(self, game: Lockup, action: int) -> Wording:
        location = action - UNCOVER
        label = f"Turn up the guard card at {place(game, location)}"
        return Wording(game.box.locations[location].name, label=label)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return Reason(f"No guard card lies face down at {place(game, action - UNCOVER)}", "§11.2")


class MoveToken(Choice[Lockup]):
    """Move an assigned token to another location 1 to 7; its facing stays (R43)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        player = game.players[self.seat]
        for location in range(SPACES):
            for token in token_list(player.at[location]):
                for target in range(SPACES):
                    out.append(MOVE + token * SPACES + target)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        token = (action - MOVE) // SPACES
        target = (action - MOVE) % SPACES
        return SAME_PLACE if game.players[self.seat].at[target] >> token & 1 else 0

    def take(self, game: Lockup, action: int) -> None:
        player = game.players[self.seat]
        token = (action - MOVE) // SPACES
        target = (action - MOVE) % SPACES
        bit = 1 << token
        source = player.whereabouts(token)
        player.at[source] &= ~bit
        player.at[target] |= bit
        if player.down & bit:
            knowers = 1 << self.seat | (player.peeked >> (token * SEAT_BITS)) & ((1 << SEAT_BITS) - 1)
            game.whisper(knowers, CREW_MOVED, self.seat, token, source, target, 1)
        else:
            game.tell(CREW_MOVED, self.seat, token, source, target, 0)
        if self.left > 1:
            game.do_next(MoveToken(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        return f"Move one of your tokens: which, and where to?{times_left(self.left)}"

    def chapter(self, game: Lockup) -> str:
        return "tomes-tokens"

    def offer(self, game: Lockup, action: int) -> Wording:
        token, target = divmod(action - MOVE, SPACES)
        source = place(game, game.players[self.seat].whereabouts(token))
        return Wording(f"Move your {token_words(game, self.seat, token)} from {source} to {place(game, target)}")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        token, target = divmod(action - MOVE, SPACES)
        return Reason(f"Your {token_words(game, self.seat, token)} is at {place(game, target)} already", "R43")


def token_counts(game: Lockup, owner: int, token: int) -> bool:
    """Whether a token adds any strength where it is being resolved."""
    if game.nullified[owner] >> token & 1:
        return False
    if token == ENFORCER:
        return game.players[owner].power > 0
    return game.box.strength[1 << token] > 0


def guard_counts(game: Lockup, guard: int) -> bool:
    """Whether a guard card adds any strength where it is being resolved."""
    if game.guards_nullified >> guard & 1:
        return False
    card = game.box.guards[guard]
    return game.players[game.guards].power > 0 if card.enforcer else card.strength > 0


def can_nullify(game: Lockup, seat: int) -> bool:
    """Whether an opponent's token or guard card here counts for anything."""
    for owner in range(game.seats):
        if owner != seat:
            for token in token_list(game.players[owner].at[game.here]):
                if token_counts(game, owner, token):
                    return True
    if game.solitary:
        for guard in game.guards_at[game.here]:
            if guard_counts(game, guard):
                return True
    return False


class Nullify(Choice[Lockup]):
    """Make one opponent token (solitary: guard card) count 0 at this location; a lookout still protects (R42, R64)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        for owner in range(game.seats):
            if owner != self.seat:
                for token in token_list(game.players[owner].at[game.here]):
                    out.append(NULLIFY + owner * TOKENS + token)
        if game.solitary:
            for guard in game.guards_at[game.here]:
                out.append(NULLIFY_GUARD + guard)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if action >= NULLIFY_GUARD:
            return 0 if guard_counts(game, action - NULLIFY_GUARD) else COUNTS_NOTHING
        owner = (action - NULLIFY) // TOKENS
        return 0 if token_counts(game, owner, (action - NULLIFY) % TOKENS) else COUNTS_NOTHING

    def take(self, game: Lockup, action: int) -> None:
        if action >= NULLIFY_GUARD:
            guard = action - NULLIFY_GUARD
            game.guards_nullified |= 1 << guard
            game.tell(GUARD_NULLIFIED, self.seat, guard)
        else:
            owner = (action - NULLIFY) // TOKENS
            token = (action - NULLIFY) % TOKENS
            game.nullified[owner] |= 1 << token
            game.tell(NULLIFIED, self.seat, owner, token)
        if self.left > 1 and can_nullify(game, self.seat):
            game.do_next(Nullify(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        what = "guard card" if game.solitary else "token"
        return f"Which opposing {what} counts 0 at {place(game, game.here)}?"

    def chapter(self, game: Lockup) -> str:
        return "tomes-tokens"

    def offer(self, game: Lockup, action: int) -> Wording:
        if action >= NULLIFY_GUARD:
            return Wording(f"{capital(guard_words(game.box.guards[action - NULLIFY_GUARD]))} counts 0")
        owner, token = divmod(action - NULLIFY, TOKENS)
        whose = capital(possessive(crew_name(game, owner)))
        return Wording(f"{whose} {token_words(game, owner, token)} counts 0")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        if action >= NULLIFY_GUARD:
            return Reason(
                f"{capital(guard_words(game.box.guards[action - NULLIFY_GUARD]))} counts 0 here as it is", "R46"
            )
        owner, token = divmod(action - NULLIFY, TOKENS)
        whose = capital(possessive(crew_name(game, owner)))
        return Reason(f"{whose} {TOKEN_WORDS[token]} counts 0 here as it is", "R46")
