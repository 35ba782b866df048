"""Choices about cubes and suspicion that card effects and the Commissary leave to a player."""

from __future__ import annotations

from bighouse.engine.english import listed
from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import RESOURCE_WORDS, RESOURCES
from bighouse.games.lockup.rules.actions import ACCUSE, CHOOSE, DECLINE, EXCHANGE, EXCHANGE_TWO, GAIN, SEATS
from bighouse.games.lockup.rules.gains import exchange_cube, gain_cubes, give_suspicion, return_set
from bighouse.games.lockup.rules.payments import PAIR_SETS, pair_of
from bighouse.games.lockup.rules.refusals import NONE_IN_SUPPLY, NONE_TO_RETURN, NOT_A_RIVAL, SAME_TYPE
from bighouse.games.lockup.rules.sources import card_name, effects_of
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.words.phrases import crew_name, cubes_in_words, resource_words, times_left


def supply_is_empty(game: Lockup) -> bool:
    supply = game.supply
    return supply[0] + supply[1] + supply[2] + supply[3] == 0


def gain_offer(action: int) -> Wording:
    return Wording(f"Take {resource_words(action - GAIN, 1)}")


def none_left(resource: int) -> Reason:
    return Reason(f"No {RESOURCE_WORDS[resource]} is left in the supply", "R14")


class GainAny(Choice[Lockup]):
    """Take cubes of free choice, one by one."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        return [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]

    def refusal(self, game: Lockup, action: int) -> int:
        return 0 if game.supply[action - GAIN] > 0 else NONE_IN_SUPPLY

    def take(self, game: Lockup, action: int) -> None:
        gain_cubes(game, self.seat, action - GAIN, 1)
        if self.left > 1 and not supply_is_empty(game):
            game.do_next(GainAny(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        return f"Take a cube of your choice{f', {self.left} in all' if self.left > 1 else ''}"

    def chapter(self, game: Lockup) -> str:
        return "resources"

    def offer(self, game: Lockup, action: int) -> Wording:
        return gain_offer(action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return none_left(action - GAIN)


def gives_something(game: Lockup, cubes: list[int]) -> bool:
    """Whether the supply holds anything of what is promised."""
    for resource in range(RESOURCES):
        if cubes[resource] > 0 and game.supply[resource] > 0:
            return True
    return False


class GainOneOf(Choice[Lockup]):
    """Choose one of the alternatives that a card offers, and take it."""

    def __init__(self, seat: int, source: int, card: int, position: int) -> None:
        super().__init__(seat)
        self.source = source
        self.card = card
        self.position = position

    def alternatives(self, game: Lockup) -> list[list[int]]:
        return effects_of(game, self.source, self.card)[self.position].alternatives

    def candidates(self, game: Lockup) -> list[int]:
        return [CHOOSE + i for i in range(len(self.alternatives(game)))]

    def refusal(self, game: Lockup, action: int) -> int:
        return 0 if gives_something(game, self.alternatives(game)[action - CHOOSE]) else NONE_IN_SUPPLY

    def take(self, game: Lockup, action: int) -> None:
        cubes = self.alternatives(game)[action - CHOOSE]
        game.because(self.source, self.card)
        for resource in range(RESOURCES):
            gain_cubes(game, self.seat, resource, cubes[resource])
        game.because()

    def args(self) -> list[int]:
        return [self.seat, self.source, self.card, self.position]

    def question(self, game: Lockup) -> str:
        offers = listed([cubes_in_words(cubes) for cubes in self.alternatives(game)], "or")
        return f"{card_name(game, self.source, self.card)}: take {offers}"

    def chapter(self, game: Lockup) -> str:
        return "resources"

    def offer(self, game: Lockup, action: int) -> Wording:
        return Wording(f"Take {cubes_in_words(self.alternatives(game)[action - CHOOSE])}")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        cubes = self.alternatives(game)[action - CHOOSE]
        words = listed([RESOURCE_WORDS[r] for r in range(RESOURCES) if cubes[r] > 0], "or")
        return Reason(f"No {words} is left in the supply", "R14")


def exchange_candidates(game: Lockup, seat: int, out: list[int]) -> None:
    """Every exchange of one of the player's cubes for another type."""
    cubes = game.players[seat].cubes
    for given in range(RESOURCES):
        if cubes[given] > 0:
            for taken in range(RESOURCES):
                if taken != given:
                    out.append(EXCHANGE + given * RESOURCES + taken)


def can_exchange(game: Lockup, seat: int) -> bool:
    """Whether the player has a cube that can be changed for another type in the supply (R15)."""
    cubes = game.players[seat].cubes
    for given in range(RESOURCES):
        if cubes[given] > 0:
            for taken in range(RESOURCES):
                if taken != given and game.supply[taken] > 0:
                    return True
    return False


def exchange_beyond(action: int) -> int:
    """Why an exchange is no candidate at all."""
    if EXCHANGE <= action < EXCHANGE_TWO:
        given, taken = divmod(action - EXCHANGE, RESOURCES)
        return SAME_TYPE if given == taken else NONE_TO_RETURN
    return NOT_ASKED_FOR


def exchange_offer(action: int) -> Wording:
    """An exchange of one cube or of two."""
    if action >= EXCHANGE_TWO:
        taken = resource_words((action - EXCHANGE_TWO) % RESOURCES, 1)
        return Wording(f"{cubes_in_words(pair_of(action))} for {taken}")
    given, taken_type = divmod(action - EXCHANGE, RESOURCES)
    return Wording(f"{resource_words(given, 1)} for {resource_words(taken_type, 1)}")


def exchange_reason(game: Lockup, seat: int, action: int, refusal: int) -> Reason:
    first = EXCHANGE_TWO if action >= EXCHANGE_TWO else EXCHANGE
    given, taken = divmod(action - first, RESOURCES)
    word = RESOURCE_WORDS[taken]
    if refusal == NONE_IN_SUPPLY:
        return Reason(f"No {word} is left in the supply to take", "R15")
    if refusal == SAME_TYPE:
        return Reason(f"An exchange brings another type: {word} for {word} would change nothing", "R15")
    held = cubes_in_words(game.players[seat].cubes)
    return Reason(f"You have no {RESOURCE_WORDS[given]} to exchange, only {held}", "R15")


class Exchanging(Choice[Lockup]):
    """Cubes for others, up to so many times; the player may stop."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def chapter(self, game: Lockup) -> str:
        return "exchanges"

    def offer(self, game: Lockup, action: int) -> Wording:
        return Wording("Make no exchange") if action == DECLINE else exchange_offer(action)

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return exchange_reason(game, self.seat, action, refusal)


class Exchange(Exchanging):
    """Exchange a cube for one of another type."""

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        exchange_candidates(game, self.seat, out)
        out.append(DECLINE)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if action == DECLINE or game.supply[(action - EXCHANGE) % RESOURCES] > 0:
            return 0
        return NONE_IN_SUPPLY

    def beyond(self, game: Lockup, action: int) -> int:
        return exchange_beyond(action)

    def take(self, game: Lockup, action: int) -> None:
        if action != DECLINE:
            exchange_cube(game, self.seat, (action - EXCHANGE) // RESOURCES, (action - EXCHANGE) % RESOURCES)
            if self.left > 1:
                game.do_next(Exchange(self.seat, self.left - 1))

    def question(self, game: Lockup) -> str:
        return f"Exchange 1 cube for one of another type, or stop{times_left(self.left)}"


def two_for_one_candidates(game: Lockup, seat: int, out: list[int]) -> None:
    """Every exchange of two of the player's cubes for a type that is neither (R15)."""
    cubes = game.players[seat].cubes
    for i in range(len(PAIR_SETS)):
        pair = PAIR_SETS[i]
        if pair[0] <= cubes[0] and pair[1] <= cubes[1] and pair[2] <= cubes[2] and pair[3] <= cubes[3]:
            for taken in range(RESOURCES):
                if pair[taken] == 0:
                    out.append(EXCHANGE_TWO + i * RESOURCES + taken)


def can_exchange_two(game: Lockup, seat: int) -> bool:
    out: list[int] = []
    two_for_one_candidates(game, seat, out)
    for action in out:
        if game.supply[(action - EXCHANGE_TWO) % RESOURCES] > 0:
            return True
    return False


def exchange_two(game: Lockup, seat: int, action: int) -> None:
    """Two cubes for one cube of a third type from the supply."""
    return_set(game, seat, pair_of(action))
    gain_cubes(game, seat, (action - EXCHANGE_TWO) % RESOURCES, 1)


class ExchangeTwo(Exchanging):
    """Exchange two cubes for one of another type."""

    def candidates(self, game: Lockup) -> list[int]:
        out: list[int] = []
        two_for_one_candidates(game, self.seat, out)
        out.append(DECLINE)
        return out

    def refusal(self, game: Lockup, action: int) -> int:
        if action == DECLINE or game.supply[(action - EXCHANGE_TWO) % RESOURCES] > 0:
            return 0
        return NONE_IN_SUPPLY

    def take(self, game: Lockup, action: int) -> None:
        if action != DECLINE:
            exchange_two(game, self.seat, action)
            if self.left > 1 and can_exchange_two(game, self.seat):
                game.do_next(ExchangeTwo(self.seat, self.left - 1))

    def question(self, game: Lockup) -> str:
        return f"Exchange two cubes for one of another type, or stop{times_left(self.left)}"


class Accuse(Choice[Lockup]):
    """Give own suspicion to an opponent of choice (R24)."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def candidates(self, game: Lockup) -> list[int]:
        return [ACCUSE + who for who in range(len(game.players)) if who != self.seat]

    def beyond(self, game: Lockup, action: int) -> int:
        return NOT_A_RIVAL if ACCUSE <= action < ACCUSE + SEATS else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        give_suspicion(game, self.seat, action - ACCUSE, self.count)

    def args(self) -> list[int]:
        return [self.seat, self.count]

    def given(self, game: Lockup) -> int:
        """How much suspicion changes hands: never more than there is."""
        return min(self.count, game.players[self.seat].suspicion)

    def question(self, game: Lockup) -> str:
        return f"Who gets {self.given(game)} of your suspicion?"

    def chapter(self, game: Lockup) -> str:
        return "suspicion"

    def offer(self, game: Lockup, action: int) -> Wording:
        return Wording(f"Give {self.given(game)} suspicion to {crew_name(game, action - ACCUSE)}")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        return Reason("Suspicion is given to an opponent at this table", "R24")
