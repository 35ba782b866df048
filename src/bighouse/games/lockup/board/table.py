"""The whole table put together, for the size of the terminal and the eyes of the viewer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.ink import (
    ALL_EYES,
    BAD,
    BRASS,
    DIM,
    HIDDEN,
    SECRET,
    People,
    Sitter,
    apart,
    best_that_fits,
    owners,
    rule,
    without,
)
from bighouse.games.lockup.board.cards import display, goals
from bighouse.games.lockup.board.ink import COLOURS, EYE, bag
from bighouse.games.lockup.board.own import mat_lines
from bighouse.games.lockup.board.places import Places
from bighouse.games.lockup.board.players import WIDE, players_table
from bighouse.games.lockup.box.components import Box
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.sight.seeing import open_view, view
from bighouse.games.lockup.sight.view import GuardDecksView, LockupView

PHASES = {
    "setup": "Setup",
    "roll_call": "Roll Call",
    "lights_out": "Lights Out",
    "patrol": "Patrol",
    "game_end": "The end",
}
FEW_CUBES = 3  # suspicion left in the supply when a raid is near


def seen(game: Lockup, seat: int | None) -> LockupView:
    return open_view(game) if seat == ALL_EYES else view(game, seat)


def board(
    game: Lockup, seat: int | None, sitters: Sequence[Sitter], width: int, height: int | None = None
) -> RenderableType:
    """Header, players, places, items, goals and the viewer's mat; what does not fit the height is left out."""
    shown = seen(game, seat)
    people = People(sitters, game.room.actors(game))
    places = Places(shown, game.box, people)
    head: list[RenderableType] = [header(shown, game.box, width), players_table(shown, people, width)]
    if shown.guard_decks is not None:
        head.append(guard_decks(shown.guard_decks, game.box))
    middle = places.picture(width) if width >= WIDE else places.listed(width)
    whose = owners(shown.viewer, game.seats, seat)
    own = [part for owner in whose for part in mat_parts(shown, game.box, people, owner, width)]
    items = [
        rule("Items on display", width, f"{shown.item_deck.size} in the deck"),
        display(shown, game.box, width >= WIDE),
    ]
    aims = [rule("Goals", width), goals(shown, game.box, people, width >= WIDE)]
    brief = [round_and_phase(shown, game.box), head[1], places.listed(width, rewards=False)]
    versions: list[list[RenderableType]] = [  # the best first; what it leaves out is said
        [*head, middle, *items, *aims, *own],
        [*head, middle, *items, without("goals"), *own],
        [*head, middle, *aims, without("items on display"), *own],
        [*head, middle, without("items on display, goals"), *own],
        [*brief, without("rewards, items on display, goals"), *own],
    ]
    return best_that_fits(versions, width, height)


def mat(game: Lockup, seat: int | None, owner: int, sitters: Sequence[Sitter], width: int) -> RenderableType:
    """All that one player owns."""
    shown = seen(game, seat)
    return Group(*mat_parts(shown, game.box, People(sitters, game.room.actors(game)), owner, width))


def mat_parts(shown: LockupView, box: Box, people: People, owner: int, width: int) -> list[RenderableType]:
    player = shown.players[owner]
    crews = {crew.id: crew.name for crew in box.crews}
    title = Text.assemble(people.badge(owner), " ", (people.name(owner), f"bold {people.colour(owner)}"))
    if player.crew is not None and crews[player.crew] != people.name(owner):
        title.append(f" ({crews[player.crew]})", DIM)
    hidden = (
        Text(f"{SECRET} hidden from others", HIDDEN) if owner == shown.viewer and shown.rules.players > 1 else Text()
    )
    return [rule(title, width, hidden), mat_lines(player, box, owner == shown.viewer, shown.rules.players == 1)]


def guard_decks(decks: GuardDecksView, box: Box) -> Text:
    """Solitary mode: what the guards have still to come, and where they were called."""
    names = {location.id: location.name for location in box.locations}
    called = ", ".join(names.get(place, "Off Duty") for place in decks.locations_shown)
    shown = f"location cards turned up: {called}" if called else "no location card turned up"
    return Text(f"{decks.deck} in the guard deck, {shown} ({decks.locations_left} left)", DIM)


def header(shown: LockupView, box: Box, width: int) -> RenderableType:
    """Round and phase at the left, what is left of the cubes at the right."""
    left = round_and_phase(shown, box)
    few = shown.suspicion_supply <= FEW_CUBES
    supply = Text.assemble(("left: ", DIM), bag(shown.supply))
    supply.append(f" {shown.power_supply} power", COLOURS["power"])
    supply.append(f" {shown.suspicion_supply}{EYE}", f"bold {BAD}" if few else BAD)
    return apart(left, supply, width)


def round_and_phase(shown: LockupView, box: Box) -> Text:
    left = Text.assemble(
        ("LOCKUP", f"bold {BRASS}"), "  Round ", (str(shown.round), "bold"), f" of {shown.rules.rounds}  "
    )
    left.append(PHASES[shown.phase], "bold")
    if shown.resolution is not None:
        names = {location.id: location.name for location in box.locations}
        left.append(f": {names[shown.resolution.location]}", f"bold {BRASS}")
    return left
