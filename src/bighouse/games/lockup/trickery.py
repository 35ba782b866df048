"""What tomes do with tokens: peek at them, move them, make them count for nothing."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.games.lockup.actions import MOVE, NULLIFY, NULLIFY_GUARD, PEEK, SEATS, SPACES, UNCOVER
from bighouse.games.lockup.components import ENFORCER, TOKENS
from bighouse.games.lockup.events import CREW_MOVED, GUARD_NULLIFIED, GUARD_SHOWN, NULLIFIED, PEEKED
from bighouse.games.lockup.refusals import COUNTS_NOTHING, NOTHING_HIDDEN, SAME_PLACE
from bighouse.games.lockup.state import SEAT_BITS, Lockup, token_list


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


def hidden_guard(game: Lockup, location: int) -> int:
    """A face-down guard card at a location, or -1."""
    for guard in game.guards_at[location]:
        if game.guards_down >> guard & 1:
            return guard
    return -1


class UncoverGuard(Choice[Lockup]):
    """Turn a face-down guard card face up: on a guard turn, or with the Atlas (solitary)."""

    def __init__(self, seat: int, reason: int) -> None:
        super().__init__(seat)
        self.reason = reason

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
        game.tell(GUARD_SHOWN, location, guard, self.reason)

    def args(self) -> list[int]:
        return [self.seat, self.reason]


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
        source = 0
        while not player.at[source] & bit:
            source += 1
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
