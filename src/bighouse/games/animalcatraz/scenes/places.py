"""What cannot lie where it is said to lie: in cells, under Guards, on the round track, in decks."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.scenes.text import Entry
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CARRY_LIMIT,
    CELL_ATTACK,
    CELL_SPOT,
    CELLS,
    CONVICT_SPOT,
    GANGSTERS_MODULE,
    GETAWAY,
    GUARD_TRAP,
    MODULE_WORDS,
    NOTHING,
    STASH_LIMIT,
    VACANT_A_BLOCK,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.rules.actions import CARRIED, STASH
from bighouse.games.animalcatraz.rules.coins import is_full
from bighouse.games.animalcatraz.rules.mats import carry_limit, hidden_upgrades, stash_limit
from bighouse.games.animalcatraz.rules.sides import owns_cell
from bighouse.games.animalcatraz.scenes.page import BLOCK_WORDS, CELL_WORDS, AnimalcatrazPage


def check_places_of_things(page: AnimalcatrazPage) -> None:
    check_nobodys_cells(page)
    check_kings(page)
    check_coins(page)
    check_laid(page)
    check_shown(page)
    check_events(page)
    check_decks(page)
    if not page.laid_out:  # in the middle of a step there may be more for a moment
        check_limits(page)


def check_nobodys_cells(page: AnimalcatrazPage) -> None:
    """Where nobody lives nothing lies, and nobody is invited (R32)."""
    game = page.game
    for cell in range(CELLS):
        if owns_cell(game, cell) != NOTHING:
            continue
        words = f"nobody lives in {CELL_WORDS[cell]}"
        if game.stashes[cell]:
            raise page.line_of(f"{CELL_WORDS[cell]} stash").wrong(words)
        if game.cell_attacks[cell] != NOTHING:
            raise page.line_of("cell attacks").wrong(words)
        for vacant in range(cell * VACANT_A_BLOCK, (cell + 1) * VACANT_A_BLOCK):
            for key, things in (("vacant", game.vacant), ("lodgers", game.lodgers)):
                if things[vacant] != NOTHING:
                    raise page.line_of(key).wrong(f"{VACANT_WORDS[vacant]} is behind a Cellblock of nobody's: {words}")


def check_kings(page: AnimalcatrazPage) -> None:
    """A King fills the three vacant cells of his own Cellblock (section 14)."""
    for block in range(BLOCKS):
        king = page.game.kings[block]
        if king == NOTHING:
            continue
        if owns_cell(page.game, block) != king:
            raise page.line_of("kings").wrong(f"{BLOCK_WORDS[block]} is not the Cellblock of {page.rivals[king]}")
        if not is_full(page.game, block):
            words = f"not all three vacant cells of {BLOCK_WORDS[block]} are filled; add them to 'vacant' or 'lodgers'"
            raise page.line_of("kings").wrong(words)


def check_coins(page: AnimalcatrazPage) -> None:
    """No coin lies on a round that has not come, where the text says which round it is."""
    if page.scene.get("round") is not None:
        for number, rival in enumerate(page.game.track):
            if rival != NOTHING and number >= page.game.round:
                raise page.line_of("track").wrong(f"round {number + 1} has not come yet")


def check_laid(page: AnimalcatrazPage) -> None:
    """Cell Attacks lie in cells, Guard Traps under Guards that somebody owns, and six rats run at most (section 31)."""
    game, box = page.game, page.box
    for copy in game.cell_attacks:
        if copy != NOTHING and box.of(copy).kind != CELL_ATTACK:
            raise page.line_of("cell attacks").wrong(f"{box.of(copy).id} is no Cell Attack")
    for guard, copy in enumerate(game.guard_traps):
        if copy == NOTHING:
            continue
        if box.of(copy).kind != GUARD_TRAP:
            raise page.line_of("guard traps").wrong(f"{box.of(copy).id} is no Guard Trap")
        if game.owners[guard] == NOTHING:
            raise page.line_of("guard traps").wrong(f"nobody owns {box.guard_ids[guard]} and has laid a trap there")
    if game.rats.bit_count() > box.rats:
        raise page.line_of("rats").wrong(f"there are {box.rats} rats")


def check_shown(page: AnimalcatrazPage) -> None:
    """Turned up are Upgrades where they work: among Carry Items, or in the stash (R14)."""
    game, box = page.game, page.box
    working = [each for convict in game.convicts for each in convict.carry if box.of(each).spot == CONVICT_SPOT]
    working += [each for stash in game.stashes for each in stash if box.of(each).spot == CELL_SPOT]
    for copy, shown in enumerate(game.shown):
        if shown and copy not in working:
            raise page.line_of("shown").wrong(f"{page.copies[copy]} is no Upgrade that would work where it lies")


def check_limits(page: AnimalcatrazPage) -> None:
    """Three cards a Convict and three a cell, but for what makes room; even a hidden card that would (R108)."""
    game, box = page.game, page.box
    for index, name in enumerate(page.convicts):
        convict = game.convicts[index]
        hidden = sum(box.cards[kind].modifiers[CARRY_LIMIT] for kind in hidden_upgrades(game, index, CARRIED))
        most = carry_limit(game, convict) + hidden
        if len(convict.carry) > most:
            raise page.line_of(f"{name} carries").wrong(f"{name} carries {most} cards at most")
        hidden = sum(box.cards[kind].modifiers[STASH_LIMIT] for kind in hidden_upgrades(game, index, STASH))
        most = stash_limit(game, convict.cell) + hidden
        if len(game.stashes[convict.cell]) > most:
            words = f"{CELL_WORDS[convict.cell]} holds {most} cards at most"
            raise page.line_of(f"{CELL_WORDS[convict.cell]} stash").wrong(words)
    if game.incoming:
        raise page.line_of("incoming").wrong("cards come in while a step is done; say which with 'next:'")


# Decks


def once(entry: Entry, what: str, found: Sequence[int], words: Sequence[str]) -> None:
    for i, each in enumerate(found):
        if each in found[:i]:
            raise entry.wrong(f"{what} {words[each]} is there once")


def check_events(page: AnimalcatrazPage) -> None:
    """Each Event is there once: in the deck, in force, or over. The Riot is the last (R46), and what belongs to missing
    modules is not there at all (section 3)."""
    game, box = page.game, page.box
    ids = [event.id for event in box.events]
    there = [*game.past_events, *([] if game.event == NOTHING else [game.event]), *reversed(game.events)]
    entry = page.line_of("events" if page.scene.get("events") else "past events")
    once(entry, "the Event", there, ids)
    for event in there[:-1]:
        if box.events[event].riot:
            raise entry.wrong(f"{ids[event]} is the last Event, and nothing comes after it")
    for key, events in (("events", game.events), ("past events", game.past_events)):
        for event in events:
            not_in_play(page, key, ids[event], box.events[event].module)
    for crime in game.crime_deck.cards:
        not_in_play(page, "crime deck", box.crimes[crime].id, box.crimes[crime].module)


def not_in_play(page: AnimalcatrazPage, key: str, word: str, module: int) -> None:
    if module != NOTHING and not page.game.has(module):
        raise page.line_of(key).wrong(f"{word} belongs to {MODULE_WORDS[module]}, which is not in play")


def check_decks(page: AnimalcatrazPage) -> None:
    """Guard tiles, Death Row and the Getaway, each where it is played."""
    game, box = page.game, page.box
    faces = [str(face + 1) for face in range(len(box.die_letter))]
    if game.tiles and not game.tiled:
        raise page.line_of("tiles").wrong("here the red die moves the Guards; begin with '..., guard_source tiles'")
    once(page.line_of("tiles"), "tile", game.tiles, faces)
    for key, row in (("death row", game.death_row), ("dead", game.dead)):
        if row:
            not_in_play(page, key, page.gangster_ids[row[0]], GANGSTERS_MODULE)
    stages = [stage.id for stage in box.stages]
    for number, deck in enumerate(game.getaway):
        entry = page.line_of(f"getaway {number + 1}")
        if deck and not game.ends_with(GETAWAY):
            raise entry.wrong("the Getaway is not in play")
        once(entry, "the card", deck, stages)
        for stage in deck:
            if box.stages[stage].deck != number:
                raise entry.wrong(f"{stages[stage]} is a card of deck {box.stages[stage].deck + 1}")
