"""Cellblock-King: cards hidden in vacant cells, and fetched from them (RULES.md section 14)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    KING,
    NOTHING,
    VACANT_A_BLOCK,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.rules.actions import (
    DONE,
    HIDE,
    IN_CELL,
    RECRUIT,
    RETRIEVE,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.coins import vacant_changed
from bighouse.games.animalcatraz.rules.deeds import BUDGET, IN_BLOCKS, ITEMS, Deed
from bighouse.games.animalcatraz.rules.events import CARD_HIDDEN, CELL_CARD_SHOWN
from bighouse.games.animalcatraz.rules.guards import is_block
from bighouse.games.animalcatraz.rules.icons import icon_cost, icon_refusal, use_icon
from bighouse.games.animalcatraz.rules.mats import ANY_KIND, add_carried, find, pocket, show, side_mask, slip_away
from bighouse.games.animalcatraz.rules.mats import at_place as cards_at
from bighouse.games.animalcatraz.rules.refusals import (
    CELLS_FULL,
    NO_CARD_IN_CELL,
    NO_SUCH_CARD,
    NOT_YOUR_BLOCK,
)
from bighouse.games.animalcatraz.rules.room_making import MakeRoom
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.traps import is_trap, spring_on_convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, card_name, cost_in_words


def vacant_behind(space: int) -> list[int]:
    """The vacant cells of a Cellblock; none elsewhere."""
    if not is_block(space):
        return []
    first = (space - CELLBLOCK_A) * VACANT_A_BLOCK
    return list(range(first, first + VACANT_A_BLOCK))


def free_cells(game: Animalcatraz, space: int) -> list[int]:
    """Vacant cells without a card; a Gangster there does not count as one."""
    return [cell for cell in vacant_behind(space) if game.vacant[cell] == NOTHING]


class Hiding(Deed):
    """One or two Carry Items face down into vacant cells of the own Cellblock."""

    first = HIDE
    last = RETRIEVE
    where = IN_BLOCKS
    takes = BUDGET | ITEMS
    icons = 1 << KING
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if is_block(convict.space):
            add_carried(game, index, HIDE, ANY_KIND, out)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if convict.space != CELLBLOCK_A + convict.cell:
            return NOT_YOUR_BLOCK
        if not free_cells(game, convict.space):
            return CELLS_FULL
        return icon_refusal(game, convict, KING)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_SUCH_CARD if is_block(convict.space) else NOT_YOUR_BLOCK

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, KING)
        game.do_next(HideAnother(convict.seat, index))
        hide(game, convict.seat, index, action)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        cost = cost_in_words(icon_cost(game, convict, KING))
        return Wording(f"Hide {card_name(game, kind_of(HIDE, action))} in a vacant cell", cost)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_YOUR_BLOCK:
            own = SPACE_NAMES[CELLBLOCK_A + convict.cell]
            return Reason(f"Cards are hidden in one's own Cellblock, here {own}", "§14")
        if refusal == CELLS_FULL:
            return Reason("Each of the three vacant cells holds a card already", "§14")
        return super().reason(game, index, convict, action, refusal)


def hide(game: Animalcatraz, seat: int, index: int, action: int) -> None:
    place = place_of(HIDE, action)
    copy = find(game, index, place, kind_of(HIDE, action))
    game.do_next(HideCard(seat, index, place, cards_at(game, index, place).index(copy)))


class HideCard(AskedOf):
    """Which vacant cell a card goes into; it is named by its place alone, which is all that others can tell."""

    def __init__(self, seat: int, index: int, place: int, number: int) -> None:
        super().__init__(seat, index)
        self.place = place
        self.number = number

    def copy(self, game: Animalcatraz) -> int:
        return cards_at(game, self.index, self.place)[self.number]

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [IN_CELL + cell for cell in free_cells(game, self.convict(game).space)]

    def take(self, game: Animalcatraz, action: int) -> None:
        cell = action - IN_CELL
        convict = self.convict(game)
        copy = self.copy(game)
        slip_away(game, self.index, self.place, copy)
        game.vacant[cell] = copy
        knowers = side_mask(game, convict.rival) | game.known[copy]
        game.whisper(knowers, CARD_HIDDEN, convict.seat, convict.card, cell, game.box.kind_of[copy])
        vacant_changed(game, cell)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def args(self) -> list[int]:
        return [self.seat, self.index, self.place, self.number]

    def question(self, game: Animalcatraz) -> str:
        return f"Into which vacant cell goes {card_name(game, game.box.kind_of[self.copy(game)])}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "king"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        cell = action - IN_CELL
        lodger = game.lodgers[cell]
        with_whom = "" if lodger == NOTHING else f"beside {game.box.gangsters[lodger].name}"
        return Wording(f"Vacant cell {VACANT_WORDS[cell]}", with_whom)


class HideAnother(AskedOf):
    """A second card by the same use of the icon, or no more."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        if free_cells(game, self.convict(game).space):
            add_carried(game, self.index, HIDE, ANY_KIND, out)
        out.append(DONE)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        if action != DONE:
            hide(game, self.seat, self.index, action)

    def question(self, game: Animalcatraz) -> str:
        return "Hide a second card?"

    def chapter(self, game: Animalcatraz) -> str:
        return "king"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == DONE:
            return Wording("No more")
        return Wording(f"Hide {card_name(game, kind_of(HIDE, action))} too")


class Retrieving(Deed):
    """A card from a vacant cell of the Cellblock, a rival's too: shown to all, and a trap goes off."""

    first = RETRIEVE
    last = RECRUIT
    where = IN_BLOCKS
    takes = BUDGET
    icons = 1 << KING
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if is_block(convict.space):
            first = (convict.space - CELLBLOCK_A) * VACANT_A_BLOCK
            for cell in range(first, first + VACANT_A_BLOCK):
                if game.vacant[cell] != NOTHING:
                    out.append(RETRIEVE + cell)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return icon_refusal(game, convict, KING)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        self.candidates(game, index, convict, out)  # the icon can be used

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_CARD_IN_CELL

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        cell = action - RETRIEVE
        use_icon(game, convict, KING)
        copy = game.vacant[cell]
        game.vacant[cell] = NOTHING
        show(game, copy)
        game.tell(CELL_CARD_SHOWN, convict.seat, cell, game.box.kind_of[copy])
        if is_trap(game, copy):
            spring_on_convict(game, index, copy, cell // VACANT_A_BLOCK)
        else:
            pocket(game, index, copy)
            game.do_next(MakeRoom(index))
        vacant_changed(game, cell)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        cell = action - RETRIEVE
        cost = cost_in_words(icon_cost(game, convict, KING))
        copy = game.vacant[cell]
        mine = game.known[copy] >> convict.seat & 1
        what = card_name(game, game.box.kind_of[copy]) if mine else "the card"
        return Wording(f"Fetch {what} from vacant cell {VACANT_WORDS[cell]}", cost)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_CARD_IN_CELL:
            cell = action - RETRIEVE
            if cell in vacant_behind(convict.space):
                return Reason(f"Vacant cell {VACANT_WORDS[cell]} holds no card", "§14")
            return Reason("Cards are fetched from the vacant cells of the Cellblock that one is in", "§14")
        return super().reason(game, index, convict, action, refusal)
