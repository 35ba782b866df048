"""The prison of a scene: the day, Guards, the Warden, rats, cells, and who is where in them."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Number, OneOf, Several
from bighouse.engine.scenes.lines import Line, number
from bighouse.engine.scenes.text import Entry
from bighouse.games.animalcatraz.box.components import (
    COURTYARD,
    GUARDED,
    LETTER_WORDS,
    LIEUTENANT,
    NOTHING,
    SPACE_WORDS,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.rules.state import NIGHT
from bighouse.games.animalcatraz.scenes.page import CELL_WORDS, MOST, AnimalcatrazPage, dealt, things_at
from bighouse.games.animalcatraz.scenes.steps import NONE


def day_lines(page: AnimalcatrazPage) -> list[Line]:
    game = page.game
    rivals = [NONE, *page.rivals]
    several = [word.replace(" ", "_") for word in page.rivals]
    return [
        number("day", game, "day", Number(1, MOST)),
        number("round", game, "round", Number(0, NIGHT)),
        number("rounds", game, "rounds", Number(0, MOST)),
        order_line(page),
        number("shank", game, "shank", OneOf("rival", rivals, NOTHING)),
        number("active", game, "active", OneOf("Convict", [NONE, *page.convicts], NOTHING), unless=NOTHING),
        number("risen", game, "risen", Several("rival", several), unless=0),
        number("winner", game, "winner", OneOf("rival", rivals, NOTHING), unless=NOTHING),
    ]


def order_line(page: AnimalcatrazPage) -> Line:
    """Rivals by their cells: "rival 1, rival 0"."""
    game = page.game

    def read(entry: Entry) -> None:
        order = [part.index("rival", part.value, page.rivals) for part in entry.parts(",")]
        if sorted(order) != list(range(len(game.rivals))):
            raise entry.wrong(f"name each of the {len(game.rivals)} rivals once")
        game.order = order

    return Line("order", read, lambda: ", ".join(page.rivals[rival] for rival in game.order))


def guard_lines(page: AnimalcatrazPage) -> list[Line]:
    game = page.game
    guards = page.box.guard_ids
    rivals = [word.replace(" ", "_") for word in page.rivals]

    def read_guard(part: Entry, named: list[str]) -> None:
        words = part.words()
        if len(words) not in (2, 3):
            raise part.wrong("a Guard reads like 'library g_cash B', with his owner behind it if he has one")
        space = part.index("space", words[0], SPACE_WORDS[:GUARDED])
        guard = part.index("Guard", words[1], guards)
        for word in words[:2]:
            if word in named:
                raise part.wrong(f"{word} is named twice; a Guard stands in each space")
            named.append(word)
        if (space == COURTYARD) != (guard == LIEUTENANT):
            raise part.wrong("the Lieutenant never leaves the Courtyard, and nobody else comes there")
        there = game.guard_at.index(guard)
        game.guard_at[space], game.guard_at[there] = guard, game.guard_at[space]
        if len(words) == 3:
            game.letters[space] = part.index("letter", words[2], LETTER_WORDS)

    def read_guards(entry: Entry) -> None:
        named: list[str] = []
        for part in entry.parts(";"):
            read_guard(part, named)

    def write_guards() -> str:
        return "; ".join(
            f"{SPACE_WORDS[space]} {guards[game.guard_at[space]]} {LETTER_WORDS[game.letters[space]]}"
            for space in range(GUARDED)
        )

    faces = [str(face + 1) for face in range(len(page.box.die_letter))]
    return [
        Line("guards", read_guards, write_guards),
        things_at("owners", game.owners, guards, "rival", rivals),
        page.by_place("guard traps", game.guard_traps, guards),
        dealt("tiles", game.tiles, "tile", faces),
        number("warden", game, "warden", OneOf("space", [NONE, *SPACE_WORDS[:GUARDED]], NOTHING), unless=NOTHING),
        number("warden of", game, "warden_owner", OneOf("rival", [NONE, *page.rivals], NOTHING), unless=NOTHING),
        number("rats", game, "rats", Several("space", SPACE_WORDS[:GUARDED]), unless=0),
    ]


def cell_lines(page: AnimalcatrazPage) -> list[Line]:
    """Stashes, what lies in cells and vacant cells, and who lodges there."""
    game = page.game
    return [
        *(page.cards(f"{CELL_WORDS[cell]} stash", game.stashes[cell]) for cell in range(len(game.stashes))),
        page.by_place("cell attacks", game.cell_attacks, CELL_WORDS),
        page.by_place("vacant", game.vacant, VACANT_WORDS),
        things_at("lodgers", game.lodgers, VACANT_WORDS, "Gangster", page.gangster_ids),
    ]
