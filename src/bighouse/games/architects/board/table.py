"""The whole table put together, for the size of the terminal and the eyes of the viewer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.english import counted
from bighouse.engine.ink import (
    ALL_EYES,
    BAD,
    BRASS,
    DIM,
    HIDDEN,
    SECRET,
    People,
    Sitter,
    best_that_fits,
    owners,
    rule,
    without,
)
from bighouse.games.architects.board.cards import display
from bighouse.games.architects.board.own import mat_lines
from bighouse.games.architects.board.places import Town
from bighouse.games.architects.board.players import WIDE, players_table
from bighouse.games.architects.box.components import Box
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.sight.seeing import open_view, view
from bighouse.games.architects.sight.view import ArchitectsView, OpponentView

DETAILED = 126  # columns from which cards say what they do
PHASES = {"setup": "The draft", "turns": "", "final_round": "The last round", "game_end": "The end"}


def seen(game: Architects, seat: int | None) -> ArchitectsView:
    return open_view(game) if seat == ALL_EYES else view(game, seat)


def people_of(game: Architects, sitters: Sequence[Sitter]) -> People:
    return People(sitters, game.room.actors(game))


def board(
    game: Architects, seat: int | None, sitters: Sequence[Sitter], width: int, height: int | None = None
) -> RenderableType:
    """Header, players, town and the viewer's board; what does not fit the height is left out."""
    shown = seen(game, seat)
    people = people_of(game, sitters)
    town = Town(shown, people)
    wide = width >= WIDE
    head: list[RenderableType] = [header(shown), players_table(shown, people, width)]
    if shown.opponent is not None:
        head.append(opponent_line(shown.opponent, people.name(game.automaton)))
    places = town.picture(width) if wide else town.listed(width)
    whose = owners(shown.viewer, game.seats, seat)
    own = [part for owner in whose for part in mat_parts(shown, game.box, people, owner, width)]
    market = [town.market(width), town.prison(width)]
    works = [town.guildhall(width), town.cathedral(width)]
    track = [town.virtue(width)]
    hires = [
        rule("Apprentices on display", width, f"{shown.apprentice_deck.size} in the pile"),
        display(shown, game.box, width >= DETAILED),
    ]
    brief = [header(shown), head[1], town.listed(width)]
    versions: list[list[RenderableType]] = [  # the best first; what it leaves out is said
        [*head, places, *market, *works, *track, *hires, *own],
        [*head, places, *market, *works, *hires, without("the virtue track"), *own],
        [*head, places, *market, *works, without("the virtue track, apprentices on display"), *own],
        [*head, places, *market, without("the virtue track, apprentices, Guildhall and Cathedral"), *own],
        [*brief, without("the Black Market, Guildhall, Cathedral, apprentices and the virtue track"), *own],
    ]
    return best_that_fits(versions, width, height)


def mat(game: Architects, seat: int | None, owner: int, sitters: Sequence[Sitter], width: int) -> RenderableType:
    """All that one player owns."""
    return Group(*mat_parts(seen(game, seat), game.box, people_of(game, sitters), owner, width))


def mat_parts(shown: ArchitectsView, box: Box, people: People, owner: int, width: int) -> list[RenderableType]:
    player = shown.players[owner]
    title = Text.assemble(people.badge(owner), " ", (people.name(owner), f"bold {people.colour(owner)}"))
    mine = owner == shown.viewer and shown.rules.players > 1
    hidden = Text(f"{SECRET} hidden from others", HIDDEN) if mine else Text()
    return [rule(title, width, hidden), mat_lines(player, box, people, mine, width >= DETAILED)]


def header(shown: ArchitectsView) -> Text:
    out = Text.assemble(("ARCHITECTS", f"bold {BRASS}"))
    if shown.turn:
        out.append("  Turn ").append(str(shown.turn), "bold")
    if PHASES[shown.phase]:
        out.append(f"  {PHASES[shown.phase]}", "bold")
    if shown.turns_left and not shown.over:
        out.append(f"  {counted(shown.turns_left, 'turn')} left", BAD)
    return out.append(f"   {shown.building_deck.size} plans in the pile", DIM)


def opponent_line(shown: OpponentView, name: str) -> Text:
    """What the opponent has still to come, and what it did last."""
    last = shown.scheme or (shown.schemes_done[-1] if shown.schemes_done else "")
    done = f", the last one was {last}" if last else ""
    words = (
        f"{name}: {shown.schemes_left} schemes in the pile, {len(shown.schemes_done)} done, {shown.future_left} future"
    )
    return Text(words + done, DIM)
