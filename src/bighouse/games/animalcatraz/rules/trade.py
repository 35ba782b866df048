"""Trade: Prison Items of a corner room for cards of at least their value (RULES.md section 12)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import CARRY_LIMIT, CONVICT_SPOT, NOTHING, TRADE, TRADE_DONE
from bighouse.games.animalcatraz.box.components import CELL_SPOT as CELL_UPGRADE
from bighouse.games.animalcatraz.rules.actions import (
    CARD,
    CARRIED,
    CARRIERS,
    CELL_SPOT,
    DONE,
    PUT,
    SLOT_1,
    SPOT,
    TAKE,
    at_place,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.events import TRADE_BEGAN, TRADED_FOR, TRADED_IN
from bighouse.games.animalcatraz.rules.icon_deeds import IconDeed
from bighouse.games.animalcatraz.rules.mats import at_place as cards_at
from bighouse.games.animalcatraz.rules.mats import (
    blur,
    carriers,
    carry_limit,
    find,
    kinds_at,
    learn,
    put,
    room_at,
    show,
    side_mask,
    suits,
    take_away,
    to_chair,
)
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.paying import cheapest
from bighouse.games.animalcatraz.rules.refusals import (
    NO_SUCH_CARD,
    NOT_ENOUGH_PAID,
    NOT_IN_DECK,
    TOO_EXPENSIVE,
    WOULD_NOT_FIT,
)
from bighouse.games.animalcatraz.rules.room_making import FlushStash, MakeRoom
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, card_name, gangster_name

EVERYWHERE: Final = -1  # all places of the Mat take part; otherwise the one of a Gangster on an errand


class Trading(IconDeed):
    """The Trade icon of a corner room."""

    def __init__(self) -> None:
        super().__init__(TRADE)

    def use(self, game: Animalcatraz, index: int) -> None:
        game.do_next(LookThrough(index, game.convicts[index].space, EVERYWHERE))

    def gives(self, game: Animalcatraz, convict: Convict) -> str:
        return f"look through {len(game.decks[convict.space])} Prison Items"

    def lacks(self, game: Animalcatraz, convict: Convict) -> str:
        return "" if game.decks[convict.space] else "no Prison Item is left here"


class LookThrough(Step[Animalcatraz]):
    """The trader looks through the room's deck in secret; then picks, pays and puts away."""

    def __init__(self, index: int, room: int, only: int) -> None:
        self.index = index
        self.room = room
        self.only = only  # the slot of a Gangster who trades one item, or EVERYWHERE

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        for copy in game.decks[self.room]:
            learn(game, copy, 1 << convict.seat)
        game.reveal()
        game.tell(TRADE_BEGAN, convict.seat, convict.card, self.room)
        game.do(
            [
                PickGoods(convict.seat, self.index, self.room, self.only),
                HandIn(convict.seat, self.index, self.room, self.only, 0),
                MakeRoom(self.index),
                FlushStash(self.index),
            ]
        )

    def args(self) -> list[int]:
        return [self.index, self.room, self.only]


# What can be paid, and what fits


def pay_places(convict: Convict, only: int) -> list[int]:
    """Places from which cards are handed in: Carry Items and placed Upgrades."""
    return [*range(carriers(convict)), SPOT, CELL_SPOT] if only == EVERYWHERE else [only]


def wealth(game: Animalcatraz, index: int, only: int) -> int:
    """The value of everything that could be handed in."""
    total = 0
    for place in pay_places(game.convicts[index], only):
        total += value_of(game, cards_at(game, index, place))
    return total


def value_of(game: Animalcatraz, copies: list[int]) -> int:
    total = 0
    for copy in copies:
        total += game.box.of(copy).value
    return total


def fits(game: Animalcatraz, index: int, only: int, incoming: list[int]) -> bool:
    """Whether all new cards find a place on the Mat as it is now."""
    if only != EVERYWHERE:
        return len(incoming) <= room_at(game, index, only)
    rooms = 0
    for place in range(carriers(game.convicts[index])):
        rooms += room_at(game, index, place)
    return placeable(game, incoming, 0, rooms, room_at(game, index, SPOT) > 0, room_at(game, index, CELL_SPOT) > 0)


def fits_at_best(game: Animalcatraz, index: int, only: int, incoming: list[int], paid: int) -> bool:
    """The same if everything that can be is handed in for them, or all but a belt that makes room."""
    if only != EVERYWHERE:
        return len(incoming) <= 1
    convict = game.convicts[index]
    rooms = game.box.convict_carries + carriers(convict) - 1
    if placeable(game, incoming, 0, rooms, True, True):
        return True
    if convict.upgrade == NOTHING:
        return False
    belt = game.box.of(convict.upgrade)
    affordable = paid + wealth(game, index, only) - belt.value >= value_of(game, incoming)
    return affordable and placeable(game, incoming, 0, rooms + belt.modifiers[CARRY_LIMIT], False, True)


def placeable(game: Animalcatraz, copies: list[int], at: int, rooms: int, spot: bool, cell_spot: bool) -> bool:
    """Cards from one on in so many free slots and on free spots; a belt on its spot makes room for more."""
    if at == len(copies):
        return rooms >= 0
    card = game.box.of(copies[at])
    if spot and card.spot == CONVICT_SPOT:
        if placeable(game, copies, at + 1, rooms + card.modifiers[CARRY_LIMIT], False, cell_spot):
            return True
    elif cell_spot and card.spot == CELL_UPGRADE and placeable(game, copies, at + 1, rooms, spot, False):
        return True
    return placeable(game, copies, at + 1, rooms - 1, spot, cell_spot)


class PickGoods(AskedOf):
    """Which cards of the deck the trader wants, one after the other (D4)."""

    def __init__(self, seat: int, index: int, room: int, only: int) -> None:
        super().__init__(seat, index)
        self.room = room
        self.only = only

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        for copy in game.decks[self.room]:
            if TAKE + game.box.kind_of[copy] not in out:
                out.append(TAKE + game.box.kind_of[copy])
        out.append(DONE)
        return out

    def allowed(self, game: Animalcatraz) -> list[int]:
        left = wealth(game, self.index, self.only) - value_of(game, game.incoming)
        out: list[int] = []
        for action in self.candidates(game):
            if action == DONE or (game.box.cards[action - TAKE].value <= left and self.would_fit(game, action)):
                out.append(action)
        return out

    def refusal(self, game: Animalcatraz, action: int) -> int:
        if action == DONE:
            return 0
        price = value_of(game, game.incoming) + game.box.cards[action - TAKE].value
        if price > wealth(game, self.index, self.only):
            return TOO_EXPENSIVE
        return 0 if self.would_fit(game, action) else WOULD_NOT_FIT

    def would_fit(self, game: Animalcatraz, action: int) -> bool:
        wanted = game.incoming + [self.copy_of(game, action - TAKE)]
        return fits_at_best(game, self.index, self.only, wanted, 0)

    def copy_of(self, game: Animalcatraz, kind: int) -> int:
        for copy in game.decks[self.room]:
            if game.box.kind_of[copy] == kind:
                return copy
        return NOTHING

    def beyond(self, game: Animalcatraz, action: int) -> int:
        return NOT_IN_DECK

    def take(self, game: Animalcatraz, action: int) -> None:
        if action != DONE:
            copy = self.copy_of(game, action - TAKE)
            blur(game, game.decks[self.room], 1 << self.seat)  # others do not see which one he takes
            game.decks[self.room].remove(copy)
            learn(game, copy, side_mask(game, self.convict(game).rival))
            game.incoming.append(copy)
            game.do_next(self)

    def always_asked(self, game: Animalcatraz) -> bool:
        return True  # to look is something, even for who can pay for nothing

    def args(self) -> list[int]:
        return [self.seat, self.index, self.room, self.only]

    def question(self, game: Animalcatraz) -> str:
        have = wealth(game, self.index, self.only)
        if not game.incoming:
            return f"What do you trade for? Your cards are worth {have}"
        return f"Anything else? {value_of(game, game.incoming)} of {have} are spent"

    def chapter(self, game: Animalcatraz) -> str:
        return "trade"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == DONE:
            return Wording("No more" if game.incoming else "Nothing", "" if game.incoming else "the Action is spent")
        card = game.box.cards[action - TAKE]
        return Wording(card.name, f"worth {card.value}")

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        if refusal == NOT_IN_DECK:
            return Reason(f"That card is not in the deck of {SPACE_NAMES[self.room]}", "§12")
        card = game.box.cards[action - TAKE]
        if refusal == TOO_EXPENSIVE:
            left = wealth(game, self.index, self.only) - value_of(game, game.incoming)
            return Reason(f"{card.name} is worth {card.value}, and cards worth {left} are left to hand in", "R13")
        return Reason("There would be no room for so many cards, whatever is handed in", "§12")


class HandIn(AskedOf):
    """Which cards are handed in: at least the value of what was picked, and so many that the new ones fit."""

    def __init__(self, seat: int, index: int, room: int, only: int, paid: int) -> None:
        super().__init__(seat, index)
        self.room = room
        self.only = only
        self.paid = paid

    def run(self, game: Animalcatraz) -> None:
        if game.incoming:
            super().run(game)

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        for place in pay_places(self.convict(game), self.only):
            for kind in kinds_at(game, self.index, place):
                out.append(at_place(CARD, place, kind))
        out.append(DONE)
        return out

    def refusal(self, game: Animalcatraz, action: int) -> int:
        if action != DONE:
            return WOULD_NOT_FIT if place_of(CARD, action) == SPOT and self.needs_belt(game) else 0
        if len(self.candidates(game)) == 1:
            return 0  # there is nothing more to hand in
        if self.paid < value_of(game, game.incoming):
            return NOT_ENOUGH_PAID
        return 0 if fits(game, self.index, self.only, game.incoming) else WOULD_NOT_FIT

    def needs_belt(self, game: Animalcatraz) -> bool:
        """Whether the new cards fit only while the Convict Upgrade stays on its spot."""
        rooms = game.box.convict_carries + carriers(self.convict(game)) - 1
        return not placeable(game, game.incoming, 0, rooms, True, True)

    def beyond(self, game: Animalcatraz, action: int) -> int:
        return NO_SUCH_CARD

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = self.convict(game)
        if action == DONE:
            game.do_next(PutAway(self.index, self.only))
            for copy in game.incoming:
                game.whisper(game.known[copy], TRADED_FOR, convict.seat, convict.card, game.box.kind_of[copy])
            note(game, convict.rival, Misdeed(TRADE_DONE, self.room))
            return
        place = place_of(CARD, action)
        copy = find(game, self.index, place, kind_of(CARD, action))
        take_away(game, self.index, place, copy)
        show(game, copy)
        game.tell(TRADED_IN, convict.seat, convict.card, game.box.kind_of[copy])
        to_chair(game, copy)
        game.do_next(HandIn(self.seat, self.index, self.room, self.only, self.paid + game.box.of(copy).value))

    def lapse(self, game: Animalcatraz) -> int:
        if self.refusal(game, DONE) == 0:
            return DONE
        options = [option for option in self.candidates(game) if option != DONE and self.refusal(game, option) == 0]
        places = pay_places(self.convict(game), self.only)
        return cheapest(game, self.index, options, places, value_of(game, game.incoming) - self.paid)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.room, self.only, self.paid]

    def question(self, game: Animalcatraz) -> str:
        return f"Which cards do you hand in? {self.paid} of {value_of(game, game.incoming)}"

    def chapter(self, game: Animalcatraz) -> str:
        return "trade"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == DONE:
            over = self.paid - value_of(game, game.incoming)
            return Wording("That is all", f"{over} too much: no change is given" if over else "")
        card = game.box.cards[kind_of(CARD, action)]
        return Wording(card.name, f"worth {card.value}")

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        if refusal == NOT_ENOUGH_PAID:
            return Reason(
                f"The cards that you take are worth {value_of(game, game.incoming)}, you have handed in {self.paid}",
                "R13",
            )
        if refusal == WOULD_NOT_FIT and action == DONE:
            return Reason("The new cards do not fit yet: hand in more", "§12")
        if refusal == WOULD_NOT_FIT:
            return Reason("Without it the new cards would not fit", "§12")
        return Reason("There is no such card to hand in", "§12")


class PutAway(Step[Animalcatraz]):
    """The new cards to their places; there is something to choose only where one must go straight onto a spot."""

    def __init__(self, index: int, only: int) -> None:
        self.index = index
        self.only = only

    def run(self, game: Animalcatraz) -> None:
        if not game.incoming:
            return
        convict = game.convicts[self.index]
        if self.only != EVERYWHERE:
            put(game, self.index, self.only, game.incoming.pop())
            return
        free = carry_limit(game, convict) - len(convict.carry)
        for place in range(SLOT_1, carriers(convict)):
            free += room_at(game, self.index, place)
        if free < len(game.incoming):
            game.do([PlaceGoods(convict.seat, self.index), self])
            return
        for place in range(carriers(convict)):
            while game.incoming and room_at(game, self.index, place) > 0:
                put(game, self.index, place, game.incoming.pop(0))

    def args(self) -> list[int]:
        return [self.index, self.only]


class PlaceGoods(AskedOf):
    """Where the first of the new cards goes, so that the others still fit."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        copy = game.incoming[0]
        out: list[int] = []
        for place in [*range(CARRIERS), SPOT, CELL_SPOT]:
            if room_at(game, self.index, place) > 0 and suits(game, place, copy) and self.leaves_room(game, place):
                out.append(PUT + place)
        return out or [PUT + CARRIED]  # a belt that comes later makes the room

    def leaves_room(self, game: Animalcatraz, place: int) -> bool:
        rooms = 0
        for carrier in range(carriers(self.convict(game))):
            rooms += room_at(game, self.index, carrier)
        spot, cell_spot = room_at(game, self.index, SPOT) > 0, room_at(game, self.index, CELL_SPOT) > 0
        if place == SPOT:
            rooms += game.box.of(game.incoming[0]).modifiers[CARRY_LIMIT]
            spot = False
        elif place == CELL_SPOT:
            cell_spot = False
        else:
            rooms -= 1
        return placeable(game, game.incoming, 1, rooms, spot, cell_spot)

    def take(self, game: Animalcatraz, action: int) -> None:
        put(game, self.index, action - PUT, game.incoming.pop(0))

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def question(self, game: Animalcatraz) -> str:
        return f"Where does {card_name(game, game.box.kind_of[game.incoming[0]])} go?"

    def chapter(self, game: Animalcatraz) -> str:
        return "trade"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        place = action - PUT
        convict = self.convict(game)
        if place == SPOT or place == CELL_SPOT:
            return Wording("Onto its spot of the Mat", "face up")
        if place == CARRIED:
            return Wording(game.box.inmates[convict.card].name)
        return Wording(gangster_name(game, convict.gangsters[place - SLOT_1]))
