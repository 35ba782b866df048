"""A prison: one warden's tiles on their squares, whoever lives and works there, and the cards of its office.

Squares are those of a plan that is wider than any prison, so a prison never has to be shifted (R1). Tiles are numbered
in the order of their squares: a tile's number changes when another is placed, its square only by Micromanagement.
"""

from __future__ import annotations

from typing import ClassVar, Final

from bighouse.engine.grid import OFF, Grid
from bighouse.games.prison_architect.box.components import (
    ADJACENT,
    CELL,
    CELL_CAPACITY,
    NOTHING,
    ROW_COL,
    SELF,
    SPECIALISTS,
    SURROUNDING,
    Box,
    Tile,
    type_of,
)
from bighouse.games.prison_architect.rules.reckoning import Reckoning

PLAN: Final = Grid(13, 13)
SQUARES: Final = 169
MIDDLE: Final = 84  # the square of the first tile; every prison reaches over its row and over its column
SPAN: Final = 13
CENTRE: Final = 6  # the row and the column of the middle
STEPS: Final = [-SPAN, -1, 1, SPAN]  # to the squares beside one; no prison reaches the edge of the plan
CORNERS: Final = [-SPAN - 1, -SPAN + 1, SPAN - 1, SPAN + 1]
NO_TOKEN: Final = -1
ABSENT: Final = -1  # a lent specialist whose condition does not hold (R28)
POOL: Final = -2
POST_BITS: Final = 3  # for how many specialists of a kind stand on a cell
POST_MASK: Final = 7


class Prison:
    """Everything a warden owns but money, objectives and tiles that wait. Change it by its methods only."""

    # What follows from the rest, so that copies share it
    DERIVED: ClassVar[list[str]] = [
        "at", "adjacent", "around", "in_line", "bounds", "lenders", "slotted", "promising", "cell_numbers", "roomy",
        "outside", "abilities", "reckoned",
    ]  # fmt: skip

    def __init__(self, box: Box, source: Prison | None = None) -> None:
        self.box = box
        if source is None:
            self.tiles: list[int] = []  # kinds, by number; the next lists too
            self.squares: list[int] = []
            self.windows: list[int] = []  # sides, as a mask
            self.tokens: list[int] = []  # the tag that a token shows, or NO_TOKEN
            self.staffed: list[int] = []  # 1 while a Staff stands in the tile's slot
            self.posts: list[int] = []  # specialists on a cell: POST_BITS bits a kind
            self.lent: list[int] = []  # where the tile's lent specialist is: a square, POOL or ABSENT
            self.inmates: list[list[int]] = []  # prisoners, the highest threat last; a list is replaced, never changed
            self.at: list[int] = [NOTHING] * SQUARES  # the number of the tile on a square
            self.adjacent: list[int] = []  # masks of numbers: replaced as a whole, so copies share them
            self.around: list[int] = []
            self.in_line: list[int] = []  # in the same row or column, itself left out
            self.bounds: list[int] = [CENTRE, CENTRE, CENTRE, CENTRE]  # first and last row, first and last column
            self.lenders: list[int] = []  # tiles that lend a specialist
            self.slotted: list[int] = []  # tiles with a slot for Staff
            self.promising: list[int] = []  # tiles that get a token of their own once a condition holds
            self.cell_numbers: list[int] = []
            self.roomy: list[int] = []  # tiles that make room in cells
            self.outside: list[int] = [MIDDLE]  # the empty squares beside it, in order; for the first tile one will do
            self.staff: int = 0  # in the pool
            self.pool: list[int] = [0] * SPECIALISTS  # lent ones are not among them
            self.abilities: int = 0  # the kinds that the cards give, as a mask
            self.cards: list[int] = []  # in the order of gaining; the next lists go with it
            self.card_staff: list[int] = []
            self.card_inmates: list[list[int]] = []
            self.exhausted: list[int] = []
            self.escaped: list[int] = []
            self.released: list[int] = []
            self.reckoned: Reckoning | None = None
        else:
            self.tiles = source.tiles.copy()
            self.squares = source.squares.copy()
            self.windows = source.windows.copy()
            self.tokens = source.tokens.copy()
            self.staffed = source.staffed.copy()
            self.posts = source.posts.copy()
            self.lent = source.lent.copy()
            self.inmates = [inmates.copy() for inmates in source.inmates]
            self.at = source.at
            self.adjacent = source.adjacent
            self.around = source.around
            self.in_line = source.in_line
            self.bounds = source.bounds
            self.lenders = source.lenders
            self.slotted = source.slotted
            self.promising = source.promising
            self.cell_numbers = source.cell_numbers
            self.roomy = source.roomy
            self.outside = source.outside
            self.staff = source.staff
            self.pool = source.pool.copy()
            self.abilities = source.abilities
            self.cards = source.cards.copy()
            self.card_staff = source.card_staff.copy()
            self.card_inmates = [inmates.copy() for inmates in source.card_inmates]
            self.exhausted = source.exhausted.copy()
            self.escaped = source.escaped.copy()
            self.released = source.released.copy()
            self.reckoned = source.reckoned

    def clone(self) -> Prison:
        return Prison(self.box, self)

    def numbers(self) -> list[int]:
        out = [self.staff]
        for part in (
            self.tiles,
            self.squares,
            self.windows,
            self.tokens,
            self.staffed,
            self.posts,
            self.lent,
            self.pool,
            self.cards,
            self.card_staff,
            self.exhausted,
            self.escaped,
            self.released,
        ):
            out.append(len(part))
            out += part
        for group in self.inmates + self.card_inmates:
            out.append(len(group))
            out += group
        return out

    # Looking at it

    def tile(self, number: int) -> Tile:
        """The face of a tile."""
        return self.box.tiles[self.tiles[number]]

    def is_cell(self, number: int) -> bool:
        return self.tile(number).category == CELL

    def cells(self) -> list[int]:
        """The numbers of all cells; not to be changed."""
        return self.cell_numbers

    def in_area(self, number: int, area: int) -> int:
        """The tiles of an area around a tile, as a mask of numbers."""
        if area == SELF:
            return 1 << number
        if area == ADJACENT:
            return self.adjacent[number]
        if area == SURROUNDING:
            return self.around[number]
        if area == ROW_COL:
            return self.in_line[number]
        return (1 << len(self.tiles)) - 1

    def beside(self, square: int, side: int) -> int:
        """The number of the tile at a side of a square, or NOTHING."""
        there = PLAN.beside[square][side]
        return NOTHING if there == OFF else self.at[there]

    def inmates_in(self, group: int, types: int) -> int:
        """How many prisoners of these types live in a group of tiles."""
        count = 0
        for number in range(len(self.tiles)):
            if group >> number & 1:
                for prisoner in self.inmates[number]:
                    count += types >> type_of(prisoner) & 1
        return count

    def posted(self, number: int, specialist: int) -> int:
        """How many specialists of a kind stand on a cell, lent ones included."""
        count = self.posts[number] >> (POST_BITS * specialist) & POST_MASK
        for lender in self.lenders:
            if self.lent[lender] == self.squares[number] and self.tile(lender).lends == specialist:
                count += 1
        return count

    def specialists_on(self, number: int) -> int:
        """How many specialists of all kinds stand on a cell, lent ones included."""
        count = 0
        posts = self.posts[number]
        while posts:
            count += posts & POST_MASK
            posts >>= POST_BITS
        for lender in self.lenders:
            if self.lent[lender] == self.squares[number]:
                count += 1
        return count

    def kinds_posted(self) -> int:
        """The kinds of specialists that stand on any cell, as a mask."""
        group = 0
        for number in self.cell_numbers:
            posts = self.posts[number]
            specialist = 0
            while posts:
                if posts & POST_MASK:
                    group |= 1 << specialist
                posts >>= POST_BITS
                specialist += 1
        for lender in self.lenders:
            if self.lent[lender] >= 0:
                group |= 1 << self.tile(lender).lends
        return group

    def kinds_in_pool(self) -> int:
        """The kinds of specialists that are unassigned, lent ones included, as a mask."""
        group = 0
        for specialist in range(SPECIALISTS):
            if self.pool[specialist]:
                group |= 1 << specialist
        for lender in self.lenders:
            if self.lent[lender] == POOL:
                group |= 1 << self.tile(lender).lends
        return group

    def in_pool(self, specialist: int) -> int:
        """How many specialists of a kind are unassigned, lent ones included."""
        count = self.pool[specialist]
        for lender in self.lenders:
            if self.lent[lender] == POOL and self.tile(lender).lends == specialist:
                count += 1
        return count

    def owned(self, specialist: int) -> int:
        """All specialists of a kind, assigned or not."""
        count = self.in_pool(specialist)
        for number in self.cell_numbers:
            count += self.posted(number, specialist)
        return count

    def specialists(self) -> int:
        """All specialists, assigned or not."""
        count = sum(self.pool)
        for number in range(len(self.tiles)):
            for specialist in range(SPECIALISTS):
                count += self.posts[number] >> (POST_BITS * specialist) & POST_MASK
            if self.lent[number] != ABSENT:
                count += 1
        return count

    def passive(self, kind: int) -> int:
        """How much all cards give of an ability, with what Staff on them adds; 0 without such a card."""
        if not self.abilities >> kind & 1:  # mostly
            return 0
        total = 0
        for place in range(len(self.cards)):
            for passive in self.box.cards[self.cards[place]].passives:
                if passive.kind == kind:
                    total += passive.n + passive.per_staff * self.card_staff[place]
        return total

    def giving(self, kind: int) -> int:
        """The first card that gives an ability; NOTHING without one."""
        for card in self.cards:
            for passive in self.box.cards[card].passives:
                if passive.kind == kind:
                    return card
        return NOTHING

    def capacity(self, number: int) -> int:
        """How many prisoners a cell holds, with all that adds to it."""
        places = self.tile(number).capacity
        if places == 0:
            return 0
        for other in self.roomy:
            tile = self.tile(other)
            if self.in_area(other, tile.more_room_area) >> number & 1:
                places += tile.more_room
        return places + self.passive(CELL_CAPACITY)

    def room(self, number: int, kind: int) -> int:
        """How many more prisoners of a type a cell takes (section 5.5); never fewer than none (R22)."""
        tile = self.tile(number)
        inmates = self.inmates[number]
        if not tile.types >> kind & 1:
            return 0
        if not tile.mixes and inmates and type_of(inmates[0]) != kind:
            return 0
        return max(0, self.capacity(number) - len(inmates))

    def intake_bonus(self) -> int:
        """What every prisoner taken brings beside the usual cash: several Receptions do not add up."""
        return max([0] + [self.box.tiles[kind].intake_cash for kind in self.tiles])

    # Building

    def place(self, kind: int, square: int, windows: int) -> None:
        """Put a tile down; its bonus icons are for the caller to hand out (placement.py: build)."""
        number = 0
        while number < len(self.squares) and self.squares[number] < square:
            number += 1
        self.tiles.insert(number, kind)
        self.squares.insert(number, square)
        self.windows.insert(number, windows)
        self.tokens.insert(number, NO_TOKEN)
        self.staffed.insert(number, 0)
        self.posts.insert(number, 0)
        self.lent.insert(number, ABSENT)
        self.inmates.insert(number, [])
        self.survey()

    def rearrange(self, squares: list[int]) -> None:
        """Put every tile, with all that is on it, on another square; then slide them over the middle again (R55)."""
        rows = shift([square // SPAN for square in squares]) * SPAN
        columns = shift([square % SPAN for square in squares])
        places = [square + rows + columns for square in squares]
        order = sorted(range(len(places)), key=places.__getitem__)
        self.lent = [
            places[self.at[where]] if where >= 0 else where for where in [self.lent[number] for number in order]
        ]
        self.tiles = [self.tiles[number] for number in order]
        self.squares = [places[number] for number in order]
        self.windows = [self.windows[number] for number in order]
        self.tokens = [self.tokens[number] for number in order]
        self.staffed = [self.staffed[number] for number in order]
        self.posts = [self.posts[number] for number in order]
        self.inmates = [self.inmates[number] for number in order]
        self.survey()

    def survey(self) -> None:
        """Find out anew who is whose neighbour."""
        squares = self.squares
        at = [NOTHING] * SQUARES
        rows = [0] * SPAN  # the tiles of each, as masks
        columns = [0] * SPAN
        left = right = CENTRE
        self.lenders = []
        self.slotted = []
        self.promising = []
        self.cell_numbers = []
        self.roomy = []
        for number in range(len(squares)):
            column = squares[number] % SPAN
            at[squares[number]] = number
            rows[squares[number] // SPAN] |= 1 << number
            columns[column] |= 1 << number
            left, right = min(left, column), max(right, column)
            tile = self.tile(number)
            if tile.lends != NOTHING:
                self.lenders.append(number)
            if tile.has_slot:
                self.slotted.append(number)
            if tile.token_when is not None:
                self.promising.append(number)
            if tile.more_room:
                self.roomy.append(number)
            if tile.category == CELL:
                self.cell_numbers.append(number)
        self.at = at
        self.bounds = [min(CENTRE, squares[0] // SPAN), max(CENTRE, squares[-1] // SPAN), left, right]
        self.adjacent = []
        self.around = []
        self.in_line = []
        self.outside = []
        seen = [False] * SQUARES
        for number in range(len(squares)):
            square = squares[number]
            adjacent = 0
            for step in STEPS:
                there = square + step
                other = at[there]
                if other != NOTHING:
                    adjacent |= 1 << other
                elif not seen[there]:
                    seen[there] = True
                    self.outside.append(there)
            around = adjacent
            for step in CORNERS:
                other = at[square + step]
                if other != NOTHING:
                    around |= 1 << other
            self.adjacent.append(adjacent)
            self.around.append(around)
            self.in_line.append((rows[square // SPAN] | columns[square % SPAN]) & ~(1 << number))
        self.outside.sort()
        self.settle()

    def set_windows(self, number: int, windows: int) -> None:
        self.windows[number] = windows
        self.reckoned = None

    def put_token(self, number: int, tag: int) -> None:
        self.tokens[number] = tag
        self.reckoned = None

    # People

    def put_staff(self, number: int) -> None:
        """Staff from the pool into a tile's slot."""
        self.staff -= 1
        self.staffed[number] = 1
        self.reckoned = None

    def discard_staff(self, evaluation: int) -> int:
        """Take off the Staff that leaves at the end of this Evaluation (section 8); how many there were."""
        count = 0
        for number in range(len(self.tiles)):
            if self.staffed[number] and evaluation in self.tile(number).leaves_at:
                self.staffed[number] = 0
                count += 1
        self.reckoned = None
        return count

    def post(self, specialist: int, number: int) -> None:
        """A specialist from the pool onto a cell; of several alike a lent one goes last."""
        if self.pool[specialist]:
            self.pool[specialist] -= 1
            self.posts[number] += 1 << (POST_BITS * specialist)
        else:
            self.lent[self.lender(specialist, POOL)] = self.squares[number]
        self.reckoned = None

    def recall(self, specialist: int, number: int) -> None:
        """A specialist from a cell back into the pool; of several alike a lent one goes first."""
        lender = self.lender(specialist, self.squares[number])
        if lender != NOTHING:
            self.lent[lender] = POOL
        else:
            self.posts[number] -= 1 << (POST_BITS * specialist)
            self.pool[specialist] += 1
        self.reckoned = None

    def lender(self, specialist: int, where: int) -> int:
        """A tile whose lent specialist of this kind is there, or NOTHING."""
        for number in self.lenders:
            if self.lent[number] == where and self.tile(number).lends == specialist:
                return number
        return NOTHING

    def settle(self) -> None:
        """Lent specialists come and go with their condition, wherever they are (R28)."""
        for number in self.lenders:
            when = self.tile(number).lends_when
            if when is not None:
                if self.inmates_in(self.in_area(number, when.area), when.types) < when.least:
                    self.lent[number] = ABSENT
                elif self.lent[number] == ABSENT:
                    self.lent[number] = POOL
        self.reckoned = None

    # Prisoners

    def admit(self, number: int, prisoner: int) -> None:
        """A prisoner enters a cell."""
        self.inmates[number] = sorted(self.inmates[number] + [prisoner])
        self.settle()

    def take_out(self, number: int, prisoner: int) -> None:
        inmates = self.inmates[number].copy()
        inmates.remove(prisoner)
        self.inmates[number] = inmates
        self.settle()

    def escape(self, number: int, prisoner: int) -> None:
        self.take_out(number, prisoner)
        self.escaped.append(prisoner)

    def release(self, number: int, prisoner: int) -> None:
        self.take_out(number, prisoner)
        self.released.append(prisoner)

    def send_to_card(self, number: int, prisoner: int, place: int) -> None:
        """A prisoner leaves a cell for the card at this place, which is exhausted (R57)."""
        self.take_out(number, prisoner)
        self.card_inmates[place] = self.card_inmates[place] + [prisoner]
        self.exhausted[place] = 1

    # Cards

    def gain_card(self, card: int) -> None:
        """Put a card into the office; its immediate effects are for the caller."""
        self.cards.append(card)
        for passive in self.box.cards[card].passives:
            self.abilities |= 1 << passive.kind
        self.card_staff.append(0)
        self.card_inmates.append([])
        self.exhausted.append(0)
        self.reckoned = None

    def fill_vacancy(self, place: int) -> None:
        """Staff from the pool on the leftmost free vacancy of the card at this place."""
        self.staff -= 1
        self.card_staff[place] += 1
        self.reckoned = None

    def refresh_cards(self) -> None:
        """Turn exhausted cards upright."""
        self.exhausted = [0] * len(self.cards)


def shift(coordinates: list[int]) -> int:
    """How far these rows or columns must move so that they reach over the middle again."""
    if min(coordinates) > CENTRE:
        return CENTRE - min(coordinates)
    return max(0, CENTRE - max(coordinates))
