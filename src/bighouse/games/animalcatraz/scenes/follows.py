"""What follows from the lines of a scene where they do not say it: Events that were, coins in hand, cells, order."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import ADVANCED_2P, CELLS, FIRST_CELL, GETAWAY, NOTHING
from bighouse.games.animalcatraz.rules.sides import convicts_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz
from bighouse.games.animalcatraz.scenes.page import AnimalcatrazPage

COINS: Final = "coins"


def reveal_named(game: Animalcatraz) -> None:
    """Events that the text names are not in the deck any more, nor is anything that comes before them (R46)."""
    box = game.box
    for event in [*game.past_events, game.event]:
        if event == NOTHING:
            continue
        letter = box.events[event].letter
        later = [other for other in game.events if box.events[other].letter >= letter]
        same = [other for other in later if box.events[other].letter == letter]
        gone = event if event in same else same[-1] if same else NOTHING
        game.events = [other for other in later if other != gone]


def count_coins(page: AnimalcatrazPage) -> None:
    """What lies on the track and in Cellblocks is not in hand, unless the text counts the coins there itself."""
    game = page.game
    for number, name in enumerate(page.rivals):
        entry = page.scene.get(name)
        if entry is None or COINS not in entry.words():
            placed = game.track.count(number) + game.kings.count(number)
            game.rivals[number].coins = max(0, page.box.coins - placed)


def set_out(page: AnimalcatrazPage) -> None:
    """In the Getaway whoever is out with everybody of its side, and has not won, stands before the first deck."""
    game = page.game
    if not game.ends_with(GETAWAY) or not page.goes_on:
        return
    for rival in range(len(game.rivals)):
        side = [game.convicts[index] for index in convicts_of(game, rival)]
        if all(convict.posture == ESCAPED and convict.stage == NOTHING for convict in side):
            for convict in side:
                convict.stage = 0


# Cells


def move_in(page: AnimalcatrazPage) -> None:
    """Whose cell is not named lives with a partner whose is, or where nobody does; the turns go round by the cells."""
    game = page.game
    named = [index for index in range(len(game.convicts)) if parts_of(page, index) > 1]
    taken = [game.convicts[index].cell for index in named]
    settled = [game.convicts[index].rival for index in named]
    for index in named:
        for other in convicts_of(game, game.convicts[index].rival):
            if other not in named:
                rehouse(page, other, (game.convicts[index].cell + apart(game)) % CELLS)
                taken.append(game.convicts[other].cell)
    for rival in range(len(game.rivals)):
        if rival not in settled:
            settle_in(page, rival, taken)
    if page.scene.get("order") is None:
        game.order.sort(key=lambda rival: min(game.convicts[index].cell for index in convicts_of(game, rival)))
        if page.scene.get("shank") is None:
            game.shank = game.order[0]


def parts_of(page: AnimalcatrazPage, index: int) -> int:
    """How much of "who, cell, space, posture" the text says of a Convict."""
    entry = page.scene.get(page.convicts[index])
    return 0 if entry is None else len(entry.parts(","))


def apart(game: Animalcatraz) -> int:
    """How far the cells of two Convicts of a side are from each other: two players have two each (section 2)."""
    return 2 if game.type == ADVANCED_2P else 0


def settle_in(page: AnimalcatrazPage, rival: int, taken: list[int]) -> None:
    """A rival of whom no cell is named stays where it was dealt, or moves to where nobody lives."""
    game = page.game
    pair = convicts_of(game, rival)
    at_home = [game.convicts[index].cell for index in pair]
    for first in [at_home[0], *range(CELLS)]:
        wanted = [(first + number * apart(game)) % CELLS for number in range(len(pair))]
        if not any(cell in taken for cell in wanted):
            for number, index in enumerate(pair):
                rehouse(page, index, wanted[number])
            taken.extend(wanted)
            return


def rehouse(page: AnimalcatrazPage, index: int, cell: int) -> None:
    convict = page.game.convicts[index]
    if convict.space == FIRST_CELL + convict.cell:
        convict.space = FIRST_CELL + cell
    convict.cell = cell
