"""What no position can be, though each line by itself reads well: cells and cards, dice, bids, the Governor."""

from __future__ import annotations

from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import (
    BID_BONUS_AFTER_REVEAL,
    BID_WORDS,
    BUILD_REARRANGE,
    EVALUATION,
    NOTHING,
)
from bighouse.games.prison_architect.rules.prison import SPAN, Prison
from bighouse.games.prison_architect.scenes.page import PrisonArchitectPage
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS


def check(page: PrisonArchitectPage) -> None:
    check_dice(page)
    check_bids(page)
    for player, name in zip(page.game.players, page.whos):
        check_room(page, player.prison, name)
        check_exhausted(page, player.prison, name)
    if page.game.solo:
        check_governor(page)


def line_of(page: PrisonArchitectPage, key: str) -> Entry:
    return page.scene.get(key) or page.scene.header


def line_of_tile(page: PrisonArchitectPage, prison: Prison, number: int, name: str) -> Entry:
    return line_of(page, f"{name} row {prison.squares[number] // SPAN + 1}")


# The table


def check_dice(page: PrisonArchitectPage) -> None:
    """A roll shows faces of the dice, of no more than the last Evaluation rolls."""
    box = page.box
    most = max(entry.dice for entry in box.rounds if entry.kind == EVALUATION)
    if len(page.game.dice) > most:
        raise line_of(page, "dice").wrong(f"no more than {most} dice are rolled")
    for die in page.game.dice:
        if die not in box.die:
            raise line_of(page, "dice").wrong(f"no die shows {die}: {min(box.die)} to {max(box.die)} can be")


def check_bids(page: PrisonArchitectPage) -> None:
    """What lay on an area is spent once it is resolved (R11), and only Foremen raise a bid (R59)."""
    game = page.game
    for player, name in zip(game.players, page.whos):
        for area, word in enumerate(BID_WORDS):
            if player.bids[area] and game.resolved >> area & 1 and area != game.area:
                raise line_of(page, "bids").wrong(f"{word} is resolved: no bid of {name} lies there any more (R11)")
        if player.raised != NOTHING and not player.prison.passive(BID_BONUS_AFTER_REVEAL):
            raise line_of(page, "raised").wrong(f"{name} owns no card that raises a bid (R59)")


# Prisons


def check_room(page: PrisonArchitectPage, prison: Prison, name: str) -> None:
    """A cell holds no more than it takes, but for one from which Micromanagement has moved what made room (R22)."""
    for number in prison.cells():
        most = prison.capacity(number)
        if prison.passive(BUILD_REARRANGE):
            most += sum(prison.tile(other).more_room for other in prison.roomy)
        if len(prison.inmates[number]) > most:
            where = SQUARE_WORDS[prison.squares[number]]
            words = f"{prison.tile(number).id} at {where} has room for {prison.capacity(number)} prisoners"
            raise line_of_tile(page, prison, number, name).wrong(words)


def check_exhausted(page: PrisonArchitectPage, prison: Prison, name: str) -> None:
    """Only cards to which prisoners are moved are ever exhausted (R57)."""
    blame = line_of(page, f"{name} cards")
    for place, card in enumerate(prison.cards):
        face = prison.box.cards[card]
        if prison.exhausted[place] and not face.places:
            raise blame.wrong(f"{face.id} is no card that is exhausted")


# The Governor


def check_governor(page: PrisonArchitectPage) -> None:
    """In every week he draws of the same decks (R86), and never a starting objective."""
    draws = page.box.governor_objectives[int(page.game.harder)]
    for objective in page.game.governor.objectives:
        deck = page.box.objectives[objective].deck
        if draws[deck] == 0:
            word = page.objective_ids[objective]
            raise line_of(page, "governor objectives").wrong(f"the Governor draws no objective of the deck of {word}")
