"""The prisons of a scene: a line for each row of tiles, and one for the cards of the office."""

from __future__ import annotations

from bighouse.engine.errors import RulesBroken
from bighouse.engine.scenes.lines import Line, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import (
    GAIN_SPECIALIST,
    NOTHING,
    PASSIVE_TAGS,
    SPECIALIST_WORDS,
    SPECIALISTS,
    TAG_WORDS,
    Box,
    type_of,
)
from bighouse.games.prison_architect.rules.audit import audit_prison
from bighouse.games.prison_architect.rules.prison import CENTRE, NO_TOKEN, POOL, POST_BITS, POST_MASK, SPAN
from bighouse.games.prison_architect.rules.state import Player
from bighouse.games.prison_architect.scenes.page import INMATE_WORDS, PrisonArchitectPage, listing
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS
from bighouse.games.prison_architect.words.vocabulary import EDGE_WORDS

WINDOWS, TOKEN, STAFF, LENDS, EXHAUSTED = "windows", "token", "staff", "lends", "exhausted"
EDGES = [word.upper() for word in EDGE_WORDS]
WORDS = [WINDOWS, TOKEN, STAFF, LENDS, *SPECIALIST_WORDS]
MOST_STAFF = 99


def is_only_lent(box: Box, specialist: int) -> bool:
    """Whether such specialists come from tiles that lend them, and from nowhere else."""
    effects = [effect for tile in box.tiles for effect in tile.slot_effects]
    for card in box.cards:
        effects += [effect for some in [card.immediate, *card.vacancies, *card.places] for effect in some]
    given = any(tile.specialists[specialist] for tile in box.tiles) or any(
        effect.kind == GAIN_SPECIALIST and effect.specialist == specialist for effect in effects
    )
    return not given and any(tile.lends == specialist for tile in box.tiles)


class PrisonLines:
    """What reads and writes the prison of one warden."""

    def __init__(self, page: PrisonArchitectPage, seat: int) -> None:
        self.page = page
        self.name = page.whos[seat]
        self.player: Player = page.game.players[seat]
        self.prison = prison = self.player.prison
        self.lent: list[tuple[Entry, int, int]] = []  # lenders and where whom they lend stands, as squares
        self.borrowed: list[tuple[Entry, int, int]] = []  # specialists of tiles that lend, and where they stand
        self.rows = [self.row_line(row) for row in range(SPAN)]
        take = page.prisoners.take
        self.others = [
            parts(f"{self.name} cards", ";", self.read_card, self.write_cards),
            listing(f"{self.name} escaped", prison.escaped, take, INMATE_WORDS),
            listing(f"{self.name} released", prison.released, take, INMATE_WORDS),
            listing(f"{self.name} arriving", self.player.arriving, take, INMATE_WORDS),
            self.secure_line(),
        ]

    @property
    def lines(self) -> list[Line]:
        return [*self.rows, *self.others]

    def read(self) -> None:
        """All rows, then whoever is lent, then what lies beside the prison."""
        page = self.page
        named = self.named_in_pool()
        page.read_lines(self.rows)
        self.check()
        for entry, lender, square in self.lent:
            self.post_lent(entry, lender, square)
        for entry, specialist, square in self.borrowed:
            self.post_borrowed(entry, specialist, square)
        page.read_lines(self.others)
        for entry, specialist, count in named:
            if self.prison.in_pool(specialist) < count:
                raise entry.wrong(f"no tile lends {count} {SPECIALIST_WORDS[specialist]} to the pool now (R28)")

    def named_in_pool(self) -> list[tuple[Entry, int, int]]:
        """Specialists of the pool that are only ever lent: they are there by themselves, not besides (R28)."""
        pool = self.prison.pool
        out: list[tuple[Entry, int, int]] = []
        for specialist, count in enumerate(pool):
            if count and is_only_lent(self.prison.box, specialist):
                out.append((self.page.scene.get(self.name) or self.page.scene.header, specialist, count))
                pool[specialist] = 0
        return out

    def check(self) -> None:
        """Squares are counted from the middle of a plan, over whose row and column every prison reaches (R1)."""
        prison = self.prison
        entries = [entry for entry in map(self.page.scene.get, (line.key for line in self.rows)) if entry is not None]
        if not entries:
            return
        middle = SQUARE_WORDS[CENTRE * SPAN + CENTRE]
        rows = [square // SPAN for square in prison.squares] or [CENTRE]
        columns = [square % SPAN for square in prison.squares] or [CENTRE]
        if not min(rows) <= CENTRE <= max(rows) or not min(columns) <= CENTRE <= max(columns):
            raise entries[0].wrong(f"every prison reaches over the row and over the column of {middle}; move it there")
        try:
            audit_prison(prison)
        except RulesBroken as error:
            raise entries[-1].wrong(f"the prison of {self.name} cannot be: {error}") from error

    # Tiles

    def row_line(self, row: int) -> Line:
        """From the left: "g7 bunk_cell windows NE guard g2 o4; h7 kennels staff"."""

        def read(part: Entry) -> None:
            words = part.words()
            square = part.index("square", words[0], SQUARE_WORDS)
            if square // SPAN != row:
                raise part.wrong(f"{words[0]} is a square of row {square // SPAN + 1}; write it there")
            if row in (0, SPAN - 1) or square % SPAN in (0, SPAN - 1):
                raise part.wrong(f"no prison ever reaches {words[0]}")
            if self.prison.at[square] >= 0:
                raise part.wrong(f"a tile stands on {words[0]} already")
            if len(words) == 1:
                raise part.wrong(f"which tile stands there? Write '{words[0]} bunk_cell'")
            self.read_tile(part, square, words[1], words[2:])

        def write() -> list[str]:
            there = [number for number, square in enumerate(self.prison.squares) if square // SPAN == row]
            return [self.tile_words(number) for number in there]

        return parts(f"{self.name} row {row + 1}", ";", read, write)

    def read_tile(self, part: Entry, square: int, word: str, words: list[str]) -> None:
        prison = self.prison
        prison.place(self.page.take_tile(part, word), square, 0)
        while words:
            word = words.pop(0)
            number = prison.at[square]
            if word in (WINDOWS, TOKEN, LENDS):
                if not words:
                    raise part.wrong(f"'{word}' wants a word behind it")
                self.read_mark(part, number, word, words.pop(0))
            elif word == STAFF:
                if not prison.tile(number).has_slot or prison.staffed[number]:
                    raise part.wrong(f"{prison.tile(number).id} has no slot for that Staff")
                prison.staff += 1
                prison.put_staff(number)
            elif word in SPECIALIST_WORDS:
                if not prison.is_cell(number) or prison.specialists_on(number) >= prison.box.most_specialists:
                    raise part.wrong(f"there is no room for that {word} on {prison.tile(number).id}")
                self.read_specialist(part, SPECIALIST_WORDS.index(word), number)
            elif word in INMATE_WORDS:
                if not prison.tile(number).types >> type_of(INMATE_WORDS.index(word)) & 1:
                    raise part.wrong(f"{prison.tile(number).id} does not take {word}")
                prison.admit(number, self.page.prisoners.take(part, word))
            else:
                part.index("word about a tile", word, [*WORDS, *INMATE_WORDS])

    def read_specialist(self, part: Entry, specialist: int, number: int) -> None:
        """One that is only ever lent belongs to a tile, which may stand in a row that is not read yet (R28)."""
        prison = self.prison
        if is_only_lent(prison.box, specialist):
            self.borrowed.append((part, specialist, prison.squares[number]))
        else:
            prison.pool[specialist] += 1
            prison.post(specialist, number)

    def read_mark(self, part: Entry, number: int, kind: str, word: str) -> None:
        prison = self.prison
        if (kind == WINDOWS and prison.windows[number]) or (kind == TOKEN and prison.tokens[number] != NO_TOKEN):
            raise part.wrong(f"'{kind}' is named twice on {prison.tile(number).id}; write '{kind}' once")
        if kind == WINDOWS:
            self.prison.set_windows(number, part.index("set of edges", word, EDGES))
        elif kind == TOKEN:
            self.prison.put_token(number, part.index("token", word, TAG_WORDS[:PASSIVE_TAGS]))
        else:
            self.lent.append((part, self.prison.squares[number], part.index("square", word, SQUARE_WORDS)))

    def tile_words(self, number: int) -> str:
        prison = self.prison
        words = [SQUARE_WORDS[prison.squares[number]], prison.tile(number).id]
        if prison.windows[number]:
            words += [WINDOWS, EDGES[prison.windows[number]]]
        if prison.tokens[number] != NO_TOKEN:
            words += [TOKEN, TAG_WORDS[prison.tokens[number]]]
        if prison.staffed[number]:
            words.append(STAFF)
        if prison.lent[number] >= 0:
            words += [LENDS, SQUARE_WORDS[prison.lent[number]]]
        for specialist in range(SPECIALISTS):
            words += [SPECIALIST_WORDS[specialist]] * (prison.posts[number] >> POST_BITS * specialist & POST_MASK)
        return " ".join([*words, *(INMATE_WORDS[prisoner] for prisoner in prison.inmates[number])])

    def post_lent(self, entry: Entry, lender: int, square: int) -> None:
        """A lent specialist stands on a cell; in the pool it is there by itself while its condition holds (R28)."""
        prison = self.prison
        number = prison.at[lender]
        there = prison.at[square]
        if prison.lent[number] != POOL:
            raise entry.wrong(f"{prison.tile(number).id} lends nobody, or not now (R28)")
        if there < 0 or not prison.is_cell(there) or prison.specialists_on(there) >= prison.box.most_specialists:
            raise entry.wrong(f"there is no room for a specialist on {SQUARE_WORDS[square]}")
        prison.lent[number] = square
        prison.settle()

    def post_borrowed(self, entry: Entry, specialist: int, square: int) -> None:
        """One that is named on its cell: the first tile with such a specialist to lend has lent it."""
        lender = self.prison.lender(specialist, POOL)
        if lender == NOTHING:
            raise entry.wrong(f"no tile lends that {SPECIALIST_WORDS[specialist]} now (R28)")
        self.post_lent(entry, self.prison.squares[lender], square)

    # Cards, and what was secure

    def read_card(self, part: Entry) -> None:
        """A card with who is on it: "prison_labour g3 exhausted", "janitors staff 1"."""
        prison = self.prison
        words = part.words()
        prison.gain_card(self.page.cards.take(part, words.pop(0)))
        place = len(prison.cards) - 1
        card = prison.box.cards[prison.cards[place]]
        while words:
            word = words.pop(0)
            if word == EXHAUSTED:
                prison.exhausted[place] = 1
            elif word == STAFF:
                count = part.number(words.pop(0) if words else "", 1, MOST_STAFF)
                prison.staff += count
                for _ in range(count):
                    prison.fill_vacancy(place)
            else:
                prisoner = self.page.prisoners.take(part, word)
                if card.places and not card.types >> type_of(prisoner) & 1:
                    raise part.wrong(f"{card.id} does not take {word}")
                prison.card_inmates[place] = [*prison.card_inmates[place], prisoner]
        if prison.card_staff[place] > len(card.vacancies) or len(prison.card_inmates[place]) > len(card.places):
            raise part.wrong(f"{card.id} has fewer places than that")

    def write_cards(self) -> list[str]:
        prison = self.prison
        out: list[str] = []
        for place, card in enumerate(prison.cards):
            words = [prison.box.cards[card].id]
            if prison.card_staff[place]:
                words += [STAFF, str(prison.card_staff[place])]
            words += [INMATE_WORDS[prisoner] for prisoner in prison.card_inmates[place]]
            if prison.exhausted[place]:
                words.append(EXHAUSTED)
            out.append(" ".join(words))
        return out

    def secure_line(self) -> Line:
        """The cells that were secure when the Evaluation began (R35)."""
        player, prison = self.player, self.prison

        def read(entry: Entry) -> None:
            for word in entry.words():
                number = prison.at[entry.index("square", word, SQUARE_WORDS)]
                if number < 0 or not prison.is_cell(number):
                    raise entry.wrong(f"no cell of {self.name} stands on {word}")
                player.secure |= 1 << number

        def write() -> str | None:
            secure = [square for number, square in enumerate(prison.squares) if player.secure >> number & 1]
            return " ".join(SQUARE_WORDS[square] for square in secure) or None

        return Line(f"{self.name} secure", read, write)
