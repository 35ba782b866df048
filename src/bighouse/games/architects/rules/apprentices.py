"""Apprentices: the display, hiring, and making room (RULES.md sections 4.3 and 6)."""

from __future__ import annotations

from bighouse.engine.english import with_sign
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import COLUMNS, DISPLAY, HIRE_DISCOUNT, ROWS, SILVER
from bighouse.games.architects.rules.actions import APPRENTICES, DECLINE, DISMISS, HIRE
from bighouse.games.architects.rules.events import (
    APPRENTICE_DISMISSED,
    APPRENTICE_HIRED,
    APPRENTICE_PURGED,
    APPRENTICE_SHOWN,
    GAINED,
)
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.refusals import MUST_HIRE, NOT_ON_DISPLAY, NOT_YOURS
from bighouse.games.architects.rules.sources import APPRENTICE
from bighouse.games.architects.rules.state import EMPTY, Architects
from bighouse.games.architects.rules.virtue import change_virtue
from bighouse.games.architects.words.card_words import apprentice_words
from bighouse.games.architects.words.phrases import skills_in_words


def most_apprentices(game: Architects, who: int) -> int:
    """How many apprentices the player may have."""
    player = game.players[who]
    if player.ability == HIRE_DISCOUNT:
        return game.box.characters[player.character].apprentices
    return game.box.apprentice_limit


def has_room(game: Architects, who: int) -> bool:
    return len(game.players[who].apprentices) < most_apprentices(game, who)


def skills_of(game: Architects, who: int) -> int:
    """The skills of all own apprentices, as a mask."""
    mask = 0
    for card in game.players[who].apprentices:
        mask |= game.box.apprentices[card].skills
    return mask


class Hiring(InTurn):
    """A choice among the apprentices on display."""

    def candidates(self, game: Architects) -> list[int]:
        return [HIRE + card for card in game.display if card != EMPTY]

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_ON_DISPLAY if HIRE <= action < HIRE + APPRENTICES else super().beyond(game, action)

    def price(self, game: Architects, card: int) -> str:
        """What the hire costs, in words; empty when it is nothing."""
        return ""

    def offer(self, game: Architects, action: int) -> Wording:
        card = action - HIRE
        apprentice = game.box.apprentices[card]
        price = self.price(game, card)
        silver = game.coins[game.display.index(card)]
        coins = f"with {silver} silver on the card" if silver else ""
        virtue = f", {with_sign(apprentice.virtue)} virtue" if apprentice.virtue else ""
        knows = f"{skills_in_words(apprentice.skills)}{virtue}"
        does = apprentice_words(apprentice)
        label = f"Hire the {apprentice.name} ({knows})"
        label += (f" for {price}" if price else "") + (f", {coins}" if coins else "") + (f": {does}" if does else "")
        title = f"{apprentice.name}, {price}" if price else apprentice.name
        return Wording(title, "; ".join([part for part in (knows, coins, does) if part]), label)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOT_ON_DISPLAY:
            return Reason(f"The {game.box.apprentices[action - HIRE].name} you mean is not on display", "§4.3")
        return super().reason(game, action, refusal)


def close_gap(game: Architects, space: int) -> None:
    """Cards to the right shift left with their coins; the top card of the pile fills the last column (R16)."""
    display = game.display
    coins = game.coins
    last = (space // COLUMNS + 1) * COLUMNS - 1
    for i in range(space, last):
        display[i] = display[i + 1]
        coins[i] = coins[i + 1]
    display[last] = EMPTY
    coins[last] = 0
    if game.apprentice_deck.cards:
        display[last] = game.apprentice_deck.draw()
        game.reveal()
        game.tell(APPRENTICE_SHOWN, display[last], last)


def lay_under(game: Architects, card: int) -> None:
    """Put an apprentice under the pile; everybody has seen which one."""
    game.apprentice_deck.cards.insert(0, card)
    game.apprentice_deck.known.insert(0, (1 << game.seats) - 1)


def hire_steps(game: Architects, who: int, card: int) -> list[Step[Architects]]:
    """What hiring takes once it is paid for: making room at the limit (R15), then the card itself."""
    if has_room(game, who):
        return [TakeApprentice(who, card)]
    return [MakeRoom(who), TakeApprentice(who, card)]


class TakeApprentice(Step[Architects]):
    """Take a card of the display, then the coins on it (R11), then its virtue change."""

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, game: Architects) -> None:
        who = self.who
        player = game.players[who]
        space = game.display.index(self.card)
        coins = game.coins[space]
        player.apprentices.append(self.card)
        player.goods[SILVER] += coins  # they left the supply when they were laid down
        game.tell(APPRENTICE_HIRED, who, self.card, coins)
        game.because(APPRENTICE, self.card)
        if coins > 0:
            game.tell(GAINED, who, SILVER, coins)
        close_gap(game, space)
        change_virtue(game, who, game.box.apprentices[self.card].virtue)
        game.because()

    def args(self) -> list[int]:
        return [self.who, self.card]


def dismiss(game: Architects, who: int, card: int) -> None:
    """Discard an own apprentice; virtue once gained or lost by hiring it stays as it is."""
    game.players[who].apprentices.remove(card)
    lay_under(game, card)
    game.tell(APPRENTICE_DISMISSED, who, card)


def not_yours(game: Architects, card: int) -> Reason:
    return Reason(f"The {game.box.apprentices[card].name} does not work for you", "§6")


class MakeRoom(InTurn):
    """At the limit: discard an apprentice right before the hire (R14)."""

    def candidates(self, game: Architects) -> list[int]:
        return [DISMISS + card for card in game.players[self.seat].apprentices]

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_YOURS if DISMISS <= action < DISMISS + APPRENTICES else super().beyond(game, action)

    def take(self, game: Architects, action: int) -> None:
        dismiss(game, self.seat, action - DISMISS)

    def question(self, game: Architects) -> str:
        return f"You may have {most_apprentices(game, self.seat)} apprentices: discard one to make room"

    def chapter(self, game: Architects) -> str:
        return "apprentices"

    def offer(self, game: Architects, action: int) -> Wording:
        return Wording(f"Discard the {game.box.apprentices[action - DISMISS].name}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        return not_yours(game, action - DISMISS) if refusal == NOT_YOURS else super().reason(game, action, refusal)


class HireAny(Hiring):
    """Hire any apprentice on display for free; at the limit it may be declined (R15)."""

    def candidates(self, game: Architects) -> list[int]:
        out = super().candidates(game)
        out.append(DECLINE)
        return out

    def refusal(self, game: Architects, action: int) -> int:
        if action == DECLINE and has_room(game, self.seat) and max(game.display) != EMPTY:
            return MUST_HIRE
        return 0

    def take(self, game: Architects, action: int) -> None:
        if action != DECLINE:
            game.do(hire_steps(game, self.seat, action - HIRE))

    def question(self, game: Architects) -> str:
        return "Hire any apprentice on display for nothing"

    def chapter(self, game: Architects) -> str:
        return "apprentices"

    def offer(self, game: Architects, action: int) -> Wording:
        return Wording("Hire nobody") if action == DECLINE else super().offer(game, action)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal != MUST_HIRE:
            return super().reason(game, action, refusal)
        have = len(game.players[self.seat].apprentices)
        most = most_apprentices(game, self.seat)
        return Reason(f"You have {have} of {most} apprentices: while there is room you have to hire", "R15")


def purge_column(game: Architects) -> None:
    """The left-most apprentices go under the pile, upper row first (R17); their coins go to the supply."""
    for row in range(ROWS):
        space = row * COLUMNS
        card = game.display[space]
        if card != EMPTY:
            lay_under(game, card)
            game.given[SILVER] -= game.coins[space]
            game.tell(APPRENTICE_PURGED, card, game.coins[space])
            game.coins[space] = 0
    for space in range(0, DISPLAY, COLUMNS):
        close_gap(game, space)
