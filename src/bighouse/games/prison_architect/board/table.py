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
    apart,
    best_that_fits,
    owners,
    rule,
    without,
)
from bighouse.games.prison_architect.board.ink import types
from bighouse.games.prison_architect.board.objectives import objectives
from bighouse.games.prison_architect.board.offers import Market
from bighouse.games.prison_architect.board.own import mat_lines
from bighouse.games.prison_architect.board.plan import LEGEND, Plan
from bighouse.games.prison_architect.board.players import WIDE, players_table
from bighouse.games.prison_architect.box.components import BID_WORDS, WORKING_WEEK, Box
from bighouse.games.prison_architect.rules.state import PHASE_WORDS, PrisonArchitect
from bighouse.games.prison_architect.sight.seeing import open_view, view
from bighouse.games.prison_architect.sight.view import EscapeView, GovernorView, PlayerView, PrisonArchitectView
from bighouse.games.prison_architect.words.card_words import priority_words
from bighouse.games.prison_architect.words.phrases import AREA_NAMES, PHASE_NAMES

BUYING = ("setup", "foundation", "cleanup", "bid", "buy")  # phases in which the offers matter most


def seen(game: PrisonArchitect, seat: int | None) -> PrisonArchitectView:
    return open_view(game) if seat == ALL_EYES else view(game, seat)


def people_of(game: PrisonArchitect, sitters: Sequence[Sitter]) -> People:
    return People(sitters, game.room.actors(game))


def board(
    game: PrisonArchitect, seat: int | None, sitters: Sequence[Sitter], width: int, height: int | None = None
) -> RenderableType:
    """Header, players, offers and the viewer's prison; what does not fit the height is left out."""
    shown = seen(game, seat)
    people = people_of(game, sitters)
    head: list[RenderableType] = [header(shown, game.box, width), players_table(shown, people, width)]
    if shown.governor is not None:
        head.append(governor_line(shown.governor))
    if shown.escape is not None:
        head.append(escape_line(shown.escape, people))
    offers = Market(shown, game.box, people).drawn(width, width >= WIDE)
    if shown.viewer is not None:
        own = Estate(shown, game.box, people, shown.viewer, width)
        return best_that_fits(versions(shown, head, offers, own), width, height)
    whose = owners(shown.viewer, game.seats, seat)
    prisons = [part for owner in whose for part in Estate(shown, game.box, people, owner, width).whole()]
    return best_that_fits([[*head, offers, *prisons], [*head, offers, without("the prisons")]], width, height)


def versions(
    shown: PrisonArchitectView, head: list[RenderableType], offers: RenderableType, own: Estate
) -> list[list[RenderableType]]:
    """The best first; what it leaves out is said. The offers go first once nothing more is bought in the week."""
    whole = [*head, offers, *own.whole()]
    if shown.phase in BUYING:
        return [
            whole,
            [*head, offers, own.title, own.picture, own.brief, *own.goals, without("the needs of each cell")],
            [*head, offers, own.title, own.listed, own.brief, *own.goals, without("the picture of your prison")],
            [*head, offers, own.title, own.picture, own.brief, without("your objectives")],
            [*head, offers, own.title, own.listed, own.brief, without("your objectives, the picture of your prison")],
        ]
    return [
        whole,
        [*head, *own.whole(), without("the offers")],
        [*head, own.title, own.picture, *own.places, own.brief, *own.goals, without("the offers, the needs")],
        [*head, own.title, own.picture, *own.places, own.brief, without("the offers, your objectives")],
        [*head, own.title, own.picture, own.brief, without("the offers, your objectives, what would change")],
        [*head, own.title, own.listed, *own.places, own.brief, without("the offers, your objectives, the picture")],
        [*head, own.title, own.listed, own.brief, without("the offers, your objectives, the picture of your prison")],
    ]


def mat(game: PrisonArchitect, seat: int | None, owner: int, sitters: Sequence[Sitter], width: int) -> RenderableType:
    """All that one player owns."""
    return Group(*Estate(seen(game, seat), game.box, people_of(game, sitters), owner, width).whole())


class Estate:
    """All that belongs to one player, in parts: the heading, the prison, the pool, the objectives."""

    def __init__(self, shown: PrisonArchitectView, box: Box, people: People, owner: int, width: int) -> None:
        player = shown.players[owner]
        prison = player.prison
        mine = owner == shown.viewer
        plan = Plan(prison, shown.previews if mine else [], box)
        name = Text.assemble(people.badge(owner), " ", (people.name(owner), f"bold {people.colour(owner)}"))
        size = f"{prison.columns} by {prison.rows}, {prison.cells} of {prison.cell_limit} cells"
        self.title = rule(name, width, size)
        self.picture = plan.picture(width)
        self.legend = Text(LEGEND if prison.tiles else "", DIM, no_wrap=True, overflow="ellipsis")
        self.listed = plan.listed(width)
        self.places: list[RenderableType] = [plan.places()] if plan.previews else []
        self.cells = plan.cells(width >= WIDE)
        self.mat = mat_lines(player, box)
        self.brief = mat_lines(player, box, brief=True)
        self.goals = goals(player, box, width >= WIDE, mine and shown.rules.players > 1)

    def whole(self) -> list[RenderableType]:
        return [self.title, self.picture, self.legend, *self.places, self.mat, self.cells, *self.goals]


def goals(player: PlayerView, box: Box, wide: bool, secret: bool) -> list[RenderableType]:
    """Objectives that are played, then those of the hand as far as the viewer sees them."""
    parts: list[RenderableType] = []
    if player.objectives:
        parts += [Text("Objectives", BRASS), objectives(player.objectives, box, wide)]
    for heading, cards in (("Hand", player.hand), ("Drawn", player.looking)):
        if cards:
            parts += [Text(f"{heading} {SECRET}" if secret else heading, HIDDEN), objectives(cards, box, wide)]
    if player.hand is None and player.hand_count:
        parts.append(Text(f"{counted(player.hand_count, 'objective')} face down", DIM))
    return parts


def header(shown: PrisonArchitectView, box: Box, width: int) -> RenderableType:
    """Week and phase at the left, prisoners who can still be taken in at the right."""
    left = Text.assemble(("PRISON ARCHITECT", f"bold {BRASS}"))
    if shown.week:
        weeks = sum(1 for entry in box.rounds if entry.kind == WORKING_WEEK)
        left.append("  Week ").append(str(shown.week), "bold").append(f" of {weeks}")
    left.append(f"  {PHASE_NAMES[PHASE_WORDS.index(shown.phase)]}", "bold")
    if shown.resolving is not None:
        left.append(f": {AREA_NAMES[BID_WORDS.index(shown.resolving)]}", f"bold {BRASS}")
    supply = Text.assemble(("to come: ", DIM), types(shown.supply))
    return apart(left, supply, width)


def escape_line(shown: EscapeView, people: People) -> Text:
    """The roll, and who has still to lose how many."""
    out = Text.assemble("Escape dice ", (" ".join(str(die) for die in shown.dice), f"bold {BAD}"))
    for seat, count in enumerate(shown.escaping):
        if count:
            out.append("   ").append_text(people.badge(seat)).append(f" loses {count}", BAD)
    return out


def governor_line(shown: GovernorView) -> Text:
    """What the Governor has, what he looks for and, once they are known, his bids."""
    out = Text.assemble("The Governor  ", (f"{shown.points} VP", f"bold {BRASS}"))
    out.append(f" and {counted(shown.objectives, 'objective')} face down")
    out.append(f"  {counted(len(shown.tiles), 'tile')}, {counted(len(shown.cards), 'card')}, {shown.staff} Staff", DIM)
    if shown.priorities:
        out.append(f"  looks for {priority_words(shown.priorities)}", DIM)
    if shown.bids:
        out.append(f"  bids {', '.join(f'${bid} {area}' for area, bid in shown.bids.items())}", BAD)
    return out
