"""A page of Animalcatraz: what all lines of its scenes share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.page import Page
from bighouse.engine.scenes.text import LANE, NEXT, Entry
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CELLBLOCK_A,
    CELLS,
    ENDING_WORDS,
    FIRST_CELL,
    MODULE_WORDS,
    MODULES,
    NOTHING,
    SET_WORDS,
    SPACE_WORDS,
    TYPE_WORDS,
    Box,
)
from bighouse.games.animalcatraz.rules.state import CHOICE_WORDS, Animalcatraz
from bighouse.games.animalcatraz.scenes.steps import NONE, convict_words, rival_words, step_words

MOST = 999  # of anything that is counted
CELL_WORDS = SPACE_WORDS[FIRST_CELL : FIRST_CELL + CELLS]
BLOCK_WORDS = SPACE_WORDS[CELLBLOCK_A : CELLBLOCK_A + BLOCKS]
OVER = "over"


def copy_words(box: Box) -> list[str]:
    """Every copy of every card: "hammer", "noodles", "noodles_2"."""
    words: list[str] = []
    met: dict[int, int] = {}
    for kind in box.kind_of:
        met[kind] = met.get(kind, 0) + 1
        words.append(box.cards[kind].id if met[kind] == 1 else f"{box.cards[kind].id}_{met[kind]}")
    return words


class AnimalcatrazPage(Page[Animalcatraz]):
    def __init__(self, game: Animalcatraz) -> None:
        self.box = game.box
        super().__init__(game, [], game.box.fingerprint)
        self.options = option_words(game)
        self.copies = copy_words(game.box)
        self.steps = step_words(game, self.who, self.copies)
        self.convicts = convict_words(game)
        self.rivals = rival_words(game)
        self.gangster_ids = [gangster.id for gangster in game.box.gangsters]
        self.named: dict[int, int] = {}  # in which line a copy was named
        self.cast_in: dict[int, int] = {}  # and in which a Convict

    @property
    def fresh(self) -> bool:
        """Whether the game starts at its very beginning: the text leaves all to the seed."""
        known = {"seed", "chance", "cards"}
        return all(entry.key in known for entry in self.scene.entries)

    @property
    def laid_out(self) -> bool:
        """Whether the text names the steps that are left to do."""
        return any(entry.key == NEXT or entry.key.startswith(LANE) for entry in self.scene.entries)

    @property
    def goes_on(self) -> bool:
        """Whether the text leaves anything to do."""
        start = self.scene.get("start")
        return self.laid_out or (start is not None and start.value != OVER)

    def line_of(self, key: str) -> Entry:
        """The line to name for what is said under this key, or follows from its not being said."""
        return self.scene.get(key) or self.scene.header

    def take(self, entry: Entry, word: str) -> int:
        """The copy of this name; where it is named already, another of the same card. It leaves where it was dealt."""
        copy = entry.index("card", word, self.copies)
        if copy in self.named:
            kind = self.box.kind_of[copy]
            others = [each for each in range(self.box.copies) if self.box.kind_of[each] == kind]
            spare = [each for each in others if each not in self.named]
            if not spare or word != self.box.cards[kind].id:
                raise entry.wrong(f"{word} is already named in line {self.named[copy]}; the box holds no other")
            copy = spare[0]
        module = self.box.of(copy).module
        if module != NOTHING and not self.game.has(module):
            raise entry.wrong(f"{word} belongs to {MODULE_WORDS[module]}, which is not in play")
        self.named[copy] = entry.line
        for pile in [self.game.chair, *self.game.decks]:
            if copy in pile:
                pile.remove(copy)
        self.game.known[copy] = 0  # what all know of a trade deck they do not know of somebody's pocket
        return copy

    def cards(self, key: str, pile: list[int]) -> Line:
        """Cards in a place: those that are named, and no others."""

        def read(entry: Entry) -> None:
            pile[:] = [self.take(entry, word) for word in entry.words()]

        return Line(key, read, lambda: " ".join(self.copies[copy] for copy in pile) or None)

    def spot(self, key: str, holder: object, name: str) -> Line:
        """A place for one card."""

        def read(entry: Entry) -> None:
            setattr(holder, name, self.take(entry, entry.value))

        def write() -> str | None:
            copy: int = getattr(holder, name)
            return None if copy == NOTHING else self.copies[copy]

        return Line(key, read, write)

    def by_place(self, key: str, spots: list[int], words: Sequence[str]) -> Line:
        """A card in some of several places: "a1 hammer; b2 noodles"."""

        def read(part: Entry) -> None:
            place, word = free_spot(part, spots, words)
            spots[place] = self.take(part, word)

        return placed(key, spots, words, read, self.copies)


def free_spot(part: Entry, spots: Sequence[int], words: Sequence[str]) -> tuple[int, str]:
    """Two words of a part: the number of a place that nothing has been put in yet, and what goes there."""
    found = part.words()
    if len(found) != 2:
        raise part.wrong(f"'{part.value}' should be two words: a place and what is there")
    place = part.index("place", found[0], words)
    if spots[place] != NOTHING:
        raise part.wrong(f"{found[0]} is named twice")
    return place, found[1]


def placed(
    key: str, spots: list[int], words: Sequence[str], read: Callable[[Entry], None], things: Sequence[str]
) -> Line:
    def read_all(entry: Entry) -> None:
        for place in range(len(spots)):
            spots[place] = NOTHING
        for part in entry.parts(";"):
            read(part)

    def write() -> str | None:
        parts = [f"{words[i]} {things[spots[i]]}" for i in range(len(spots)) if spots[i] != NOTHING]
        return "; ".join(parts) or None

    return Line(key, read_all, write)


def things_at(key: str, spots: list[int], words: Sequence[str], what: str, things: Sequence[str]) -> Line:
    """Something of a list in some of several places: "a1 thief_slick; b2 mule"."""

    def read(part: Entry) -> None:
        place, word = free_spot(part, spots, words)
        spots[place] = part.index(what, word, things)

    return placed(key, spots, words, read, things)


def listed(key: str, pile: list[int], what: str, words: Sequence[str]) -> Line:
    """Things of a list in their order."""

    def read(entry: Entry) -> None:
        pile[:] = [entry.index(what, word, words) for word in entry.words()]

    return Line(key, read, lambda: " ".join(words[each] for each in pile) or None)


def dealt(key: str, pile: list[int], what: str, words: Sequence[str]) -> Line:
    """A pile that the seed deals, from its top; where nothing is left of it, that is said."""

    def read(entry: Entry) -> None:
        found = [] if entry.value == NONE else [entry.index(what, word, words) for word in entry.words()]
        pile[:] = found[::-1]

    def write() -> str:
        return " ".join(words[each] for each in reversed(pile)) or NONE

    return Line(key, read, write)


def figures(key: str, numbers: list[int], least: int = -MOST, most: int = MOST) -> Line:
    """Plain numbers, as many as there are."""

    def read(entry: Entry) -> None:
        found = [entry.number(word, least, most) for word in entry.words()]
        if len(found) != len(numbers):
            raise entry.wrong(f"{len(numbers)} numbers belong here, not {len(found)}")
        numbers[:] = found

    return Line(key, read, lambda: " ".join(str(number) for number in numbers) if any(numbers) else None)


def option_words(game: Animalcatraz) -> list[str]:
    """What the first line says of the rules."""
    words = [f"game_type {TYPE_WORDS[game.type]}"]
    several = [
        ("modules", game.modules & (1 << MODULES) - 1, MODULE_WORDS),
        ("convict_sets", game.sets & ~1, SET_WORDS),
        ("endgame_variants", game.endings, ENDING_WORDS),
        ("legacy_modules", game.modules >> MODULES << MODULES, MODULE_WORDS),
    ]
    for name, mask, names in several:
        chosen = "+".join(names[i] for i in range(len(names)) if mask >> i & 1)
        if chosen:
            words.append(f"{name} {chosen}")
    if game.choosing:
        words.append(f"convict_choice {CHOICE_WORDS[game.choosing]}")
    if game.tiled:
        words.append("guard_source tiles")
    if game.first_roll:
        words.append("first_round_guard_roll")
    if game.extra_gangsters:
        words.append(f"extra_gangsters {game.extra_gangsters}")
    words.append(f"reaction_seconds {game.reaction_seconds}")
    if game.endings & 1:
        words.append(f"el_chapo_last_day {game.last_day}")
    return words


def one_of(entry: Entry, what: str, words: Sequence[str]) -> int:
    """One of the words, or none."""
    return NOTHING if entry.value == NONE else entry.index(what, entry.value, words)
