"""The Convicts of a scene: where they are, their bars, their Mats, and what they have used."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Several
from bighouse.engine.scenes.lines import Line, number
from bighouse.engine.scenes.text import Entry
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_D,
    CELLS,
    ESCAPE,
    FIRST_CELL,
    GUARDED,
    ICON_WORDS,
    NOTHING,
    OUTSIDE,
    SPACE_WORDS,
)
from bighouse.games.animalcatraz.rules.icons import mark
from bighouse.games.animalcatraz.rules.setup import available
from bighouse.games.animalcatraz.rules.state import ESCAPED, HOLED, POSTURE_WORDS, Convict
from bighouse.games.animalcatraz.scenes.page import MOST, AnimalcatrazPage, listed

GAP = "-"
OUT = "outside"
COUNTS = ["strength", "cunning", "actions", "loss", "primal", "bonus", "free_moves", "passes"]
FLAGS = ["felled", "poisoned", "played", "attended", "skilled", "paid_warden", "left_hole"]
SPACES = [*SPACE_WORDS, OUT]


def convict_lines(page: AnimalcatrazPage, index: int) -> list[Line]:
    game = page.game
    convict = game.convicts[index]
    name = page.convicts[index]
    box = page.box
    crime_ids = [crime.id for crime in box.crimes]
    inmate_ids = [inmate.id for inmate in box.inmates]
    lines = [
        Line(name, lambda entry: read_convict(page, index, entry), lambda: where(page, convict)),
        Line(f"{name} has", lambda entry: read_counts(convict, entry), lambda: counts(convict)),
        Line(f"{name} is", lambda entry: read_flags(convict, entry), lambda: flags(convict)),
        used_line(f"{name} used", convict),
        page.cards(f"{name} carries", convict.carry),
        page.spot(f"{name} upgrade", convict, "upgrade"),
        page.spot(f"{name} cell upgrade", convict, "cell_upgrade"),
        listed(f"{name} gangsters", convict.gangsters, "Gangster", page.gangster_ids),
        listed(f"{name} crimes", convict.crimes, "Crime", crime_ids),
        listed(f"{name} boosts", convict.boosts, "card", [card.id for card in box.cards]),
        listed(f"{name} chooses from", convict.offered, "Convict", inmate_ids),
        number(f"{name} met rats", convict, "rats_met", Several("space", SPACE_WORDS), unless=0),
        number(f"{name} visited", convict, "tormented", Several("Convict", underscored(page.convicts)), unless=0),
        count_line(f"{name} night", convict, "night"),
        count_line(f"{name} stage", convict, "stage"),
    ]
    return lines


def underscored(words: list[str]) -> list[str]:
    return [word.replace(" ", "_") for word in words]


def count_line(key: str, holder: object, name: str) -> Line:
    """A number that is left out while it is NOTHING."""

    def read(entry: Entry) -> None:
        setattr(holder, name, entry.number(entry.value, 0, MOST))

    def write() -> str | None:
        value: int = getattr(holder, name)
        return None if value == NOTHING else str(value)

    return Line(key, read, write)


def read_convict(page: AnimalcatrazPage, index: int, entry: Entry) -> None:
    """ "big_bill, cell_2, courtyard, lying": who it is, its cell, where it is and how; later parts may be left out."""
    game = page.game
    convict = game.convicts[index]
    parts = entry.parts(",")
    if not parts:
        raise entry.wrong("say who it is, such as 'big_bill, cell_1, courtyard'")
    word = parts[0].value
    inmates = [inmate.id for inmate in page.box.inmates]
    if word != GAP or page.laid_out:  # otherwise it keeps what the seed has dealt
        convict.card = NOTHING if word == GAP else parts[0].index("Convict", word, inmates)
    if word != GAP:
        if convict.card not in available(game):
            raise parts[0].wrong(f"{word} is not in use at this table")
        if convict.card in page.cast_in:
            raise parts[0].wrong(f"{word} is already named in line {page.cast_in[convict.card]}; there is only one")
        page.cast_in[convict.card] = entry.line
        card = page.box.inmates[convict.card]
        convict.strength, convict.cunning = card.strength_start, card.cunning_start
    cells = SPACE_WORDS[FIRST_CELL : FIRST_CELL + CELLS]
    if len(parts) > 1:
        convict.cell = parts[1].index("cell", parts[1].value, cells)
    convict.space = FIRST_CELL + convict.cell
    if len(parts) > 2 and (parts[2].value != GAP or page.laid_out):
        convict.space = NOTHING if parts[2].value == GAP else parts[2].index("space", parts[2].value, SPACES)
        if convict.space == OUTSIDE:
            convict.posture = ESCAPED
        elif convict.space == OUTSIDE - 1:
            convict.posture = HOLED
    if len(parts) > 3:
        convict.posture = parts[3].index("posture", parts[3].value, POSTURE_WORDS)


def where(page: AnimalcatrazPage, convict: Convict) -> str:
    who = GAP if convict.card == NOTHING else page.box.inmates[convict.card].id
    space = GAP if convict.space == NOTHING else SPACES[convict.space]
    return f"{who}, {SPACE_WORDS[FIRST_CELL + convict.cell]}, {space}, {POSTURE_WORDS[convict.posture]}"


def read_counts(convict: Convict, entry: Entry) -> None:
    for name, count in entry.counts({word: word for word in COUNTS}, MOST).items():
        setattr(convict, name, count)


def counts(convict: Convict) -> str | None:
    """Bars always, all else where there is any."""
    found = [(getattr(convict, name), name) for name in COUNTS]
    return " ".join(f"{count} {name}" for count, name in found if count or name in COUNTS[:2])


def read_flags(convict: Convict, entry: Entry) -> None:
    named = [entry.index("word", word, FLAGS) for word in entry.words()]
    for i, name in enumerate(FLAGS):
        setattr(convict, name, i in named)


def flags(convict: Convict) -> str | None:
    return " ".join(name for name in FLAGS if getattr(convict, name)) or None


def used_line(key: str, convict: Convict) -> Line:
    """Icons of this round: "courtyard/chess library/trade"; the two Escape icons are one (R65)."""
    places = {
        f"{SPACE_WORDS[space]}/{ICON_WORDS[icon]}": mark(space, icon)
        for space in range(GUARDED)
        for icon in range(len(ICON_WORDS))
        if mark(space, icon) and not (space == CELLBLOCK_D and icon == ESCAPE)
    }

    def read(entry: Entry) -> None:
        words = list(places)
        convict.icons = 0
        for word in entry.words():
            convict.icons |= places[words[entry.index("icon", word, words)]]

    return Line(key, read, lambda: " ".join(word for word, bit in places.items() if convict.icons & bit) or None)
