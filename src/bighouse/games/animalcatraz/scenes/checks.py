"""What no position can be, though each line by itself reads well: who is where, what lies there, what plays at all."""

from __future__ import annotations

from typing import Final

from bighouse.engine.scenes.text import Entry
from bighouse.games.animalcatraz.box.components import (
    CELLS,
    ESCAPE_TOOL,
    FIRST_CELL,
    GANGSTERS_MODULE,
    MODULE_WORDS,
    MOST_CRIME_STEPS,
    NOTHING,
    OUTSIDE,
    RATS_MODULE,
    TAGS_MODULE,
    WARDEN_MODULE,
)
from bighouse.games.animalcatraz.rules.actions import CELL_SPOT, SPOT
from bighouse.games.animalcatraz.rules.crimes import CRIME_LIMIT
from bighouse.games.animalcatraz.rules.mats import suits
from bighouse.games.animalcatraz.rules.recruiting import MOST_ON_MAT
from bighouse.games.animalcatraz.rules.sides import partner_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, HOLED, LYING, POSTURE_WORDS, Convict
from bighouse.games.animalcatraz.scenes.claims import check_rivals
from bighouse.games.animalcatraz.scenes.conditions import check_conditions
from bighouse.games.animalcatraz.scenes.follows import apart
from bighouse.games.animalcatraz.scenes.page import CELL_WORDS, AnimalcatrazPage
from bighouse.games.animalcatraz.scenes.places import check_places_of_things

HOLE: Final = OUTSIDE - 1
NEEDED: Final = {  # lines that belong to a module, but for the Gangsters of a Mat
    "lodgers": GANGSTERS_MODULE,
    "warden": WARDEN_MODULE,
    "tags": TAGS_MODULE,
    "rats": RATS_MODULE,
}


def check(page: AnimalcatrazPage) -> None:
    check_cells(page)
    check_modules(page)
    check_places(page)
    for index, name in enumerate(page.convicts):
        check_place(page, page.game.convicts[index], page.scene.get(name) or page.scene.header)
        check_mat(page, page.game.convicts[index], name)
    for index, name in enumerate(page.rivals):
        for copy in page.game.rivals[index].secured:
            if page.box.of(copy).kind != ESCAPE_TOOL:
                raise page.line_of(f"{name} secured").wrong(f"{page.box.of(copy).id} is no Escape Tool")
    check_progress(page)
    check_conditions(page)
    check_rivals(page)
    check_places_of_things(page)


def check_places(page: AnimalcatrazPage) -> None:
    """Gangsters, Crimes and plans are each in one place."""
    game, box = page.game, page.box
    gangsters = game.death_row + game.dead + [gangster for gangster in game.lodgers if gangster != NOTHING]
    crimes = game.crime_deck.cards.copy()
    plans = [plan for deck in game.plan_decks for plan in deck.cards]
    for convict in game.convicts:
        gangsters += convict.gangsters
        crimes += convict.crimes
    for rival in game.rivals:
        crimes += rival.kept_crimes
        if rival.plan != NOTHING:
            plans.append(rival.plan)
    check_once(page, "Gangsters", gangsters, page.gangster_ids)
    check_once(page, "Crimes", crimes, [crime.id for crime in box.crimes])
    check_once(page, "Escape Plans", plans, box.plan_ids)


def check_once(page: AnimalcatrazPage, what: str, found: list[int], ids: list[str]) -> None:
    for i, each in enumerate(found):
        if each in found[:i]:
            raise page.blame.wrong(f"this position cannot be: {what}: {ids[each]} is in two places")


def check_cells(page: AnimalcatrazPage) -> None:
    """A numbered cell is one rival's, with the Stash in it."""
    homes: dict[int, int] = {}
    for index, name in enumerate(page.convicts):
        convict = page.game.convicts[index]
        if homes.setdefault(convict.cell, convict.rival) != convict.rival:
            words = f"{name} lives in {CELL_WORDS[convict.cell]}, which is another player's cell"
            raise page.line_of(name).wrong(words)
        other = partner_of(page.game, index)
        if other != NOTHING and abs(convict.cell - page.game.convicts[other].cell) != apart(page.game):
            words = "share one cell" if apart(page.game) == 0 else "have cells 1 and 3, or 2 and 4"
            raise page.line_of(name).wrong(f"{page.convicts[min(index, other)]} and its partner {words}")


def check_modules(page: AnimalcatrazPage) -> None:
    """What belongs to a module is there only where it plays."""
    needed = NEEDED | {f"{name} gangsters": GANGSTERS_MODULE for name in page.convicts}
    for key, module in needed.items():
        entry = page.scene.get(key)
        if entry is not None and not page.game.has(module):
            raise entry.wrong(f"'{key}' belongs to {MODULE_WORDS[module]}, which is not in play")
    event = page.game.event
    module = NOTHING if event == NOTHING else page.box.events[event].module
    if module != NOTHING and not page.game.has(module):
        name = page.box.events[event].id
        raise page.line_of("event").wrong(f"{name} belongs to {MODULE_WORDS[module]}, which is not in play")


def check_place(page: AnimalcatrazPage, convict: Convict, entry: Entry) -> None:
    """One lies in one's own cell, and enters no other; The Hole and the outside are for whoever was sent or broke out.

    A Riot in a cell brings everybody there.
    """
    home = FIRST_CELL + convict.cell
    posture = POSTURE_WORDS[convict.posture]
    rioting = page.game.riot.on and convict.space == page.game.riot.space
    if FIRST_CELL <= convict.space < FIRST_CELL + CELLS and convict.space != home and not rioting:
        raise entry.wrong(f"only one's own cell can be entered, here {CELL_WORDS[convict.cell]}")
    if convict.posture == LYING and convict.space != home:
        raise entry.wrong(f"who lies does so in its own cell, here {CELL_WORDS[convict.cell]}")
    if (convict.space == HOLE) != (convict.posture == HOLED) or (convict.space == OUTSIDE) != (
        convict.posture == ESCAPED
    ):
        raise entry.wrong(f"nobody is '{posture}' there")


def check_progress(page: AnimalcatrazPage) -> None:
    """What has happened counts for Crimes that are held (section 13)."""
    held = [crime for convict in page.game.convicts for crime in convict.crimes]
    for place, times in enumerate(page.game.progress):
        crime = page.box.crimes[place // MOST_CRIME_STEPS]
        if times and crime.index not in held:
            raise page.line_of("progress").wrong(f"nobody holds {crime.id}")


def check_mat(page: AnimalcatrazPage, convict: Convict, name: str) -> None:
    """Upgrades lie on the spot of their kind, and a Mat holds two Crimes, of what plays."""
    for key, place, copy in ((f"{name} upgrade", SPOT, convict.upgrade),
                             (f"{name} cell upgrade", CELL_SPOT, convict.cell_upgrade)):  # fmt: skip
        if copy != NOTHING and not suits(page.game, place, copy):
            raise page.line_of(key).wrong(f"{page.box.of(copy).id} does not go on that spot")
    if len(convict.gangsters) > MOST_ON_MAT:
        raise page.line_of(f"{name} gangsters").wrong(f"a Mat holds {MOST_ON_MAT} Gangsters at most")
    if len(convict.crimes) > CRIME_LIMIT:
        raise page.line_of(f"{name} crimes").wrong(f"a Mat holds {CRIME_LIMIT} Crimes at most")
    for crime in convict.crimes:
        module = page.box.crimes[crime].module
        if module != NOTHING and not page.game.has(module):
            words = f"{page.box.crimes[crime].id} belongs to {MODULE_WORDS[module]}, which is not in play"
            raise page.line_of(f"{name} crimes").wrong(words)
