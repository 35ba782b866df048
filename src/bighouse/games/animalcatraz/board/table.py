"""The whole table put together, for the size of the terminal and the eyes of the viewer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.ink import ALL_EYES, BAD, BRASS, DIM, People, Sitter, best_that_fits, without
from bighouse.games.animalcatraz.board.conflicts import chance_lines, conflict_lines
from bighouse.games.animalcatraz.board.convicts import convicts_table
from bighouse.games.animalcatraz.board.ink import WIDE, Cast, spaced
from bighouse.games.animalcatraz.board.own import Mat, side_lines
from bighouse.games.animalcatraz.board.prison import Prison
from bighouse.games.animalcatraz.board.rivals import rivals_table
from bighouse.games.animalcatraz.rules.state import NIGHT, Animalcatraz
from bighouse.games.animalcatraz.sight.seeing import open_view, view
from bighouse.games.animalcatraz.words.card_words import event_sentence


def cast_of(game: Animalcatraz, seat: int | None, sitters: Sequence[Sitter]) -> Cast:
    shown = open_view(game) if seat == ALL_EYES else view(game, seat)
    return Cast(shown, game.box, People(sitters, game.room.actors(game)))


def board(
    game: Animalcatraz, seat: int | None, sitters: Sequence[Sitter], width: int, height: int | None = None
) -> RenderableType:
    """Header, rivals, prison, Convicts and the viewer's Mats; what does not fit the height is left out."""
    cast = cast_of(game, seat, sitters)
    own = own_convicts(cast, seat)
    each = mats(cast, own, width)
    whole = [part for mat in each for part in mat.drawn()] + shared(cast, own) + incoming(cast)
    brief = [part for mat in each for part in mat.drawn(brief=True)] + incoming(cast)
    head = [*header(cast, width), rivals_table(cast, width)]
    low = [*header(cast, width, brief=True), rivals_table(cast, width)]
    prison = Prison(cast, width).drawn()
    convicts, located = convicts_table(cast, width), convicts_table(cast, width, located=True)
    fought = conflict_lines(cast, width)
    odds = chance_lines(cast, titles_of(game, cast), width)
    return best_that_fits(
        [
            [*head, prison, convicts, *fought, *whole, *odds],
            [*head, prison, convicts, *fought, *brief, *odds, without("what cards and skills do")],
            [*head, prison, convicts, *fought, *brief, without("what cards and skills do, the chances")],
            [*low, prison, convicts, *fought, *brief, without("the Event's text, the piles, the chances")],
            [*low, prison, *fought, *brief, without("the Convicts' table, the Event's text, the chances")],
            [*low, located, *fought, *brief, without("the prison, the Event's text, the chances")],
            [*low, located, *fought, without("the prison, your Mat, the chances")],
        ],
        width,
        height,
    )


def mat(game: Animalcatraz, seat: int | None, owner: int, sitters: Sequence[Sitter], width: int) -> RenderableType:
    """All that one player owns."""
    cast = cast_of(game, seat, sitters)
    own = [index for index, convict in enumerate(cast.view.convicts) if convict.seat == owner]
    return Group(*[part for mat in mats(cast, own, width) for part in mat.drawn()], *shared(cast, own))


def mats(cast: Cast, own: list[int], width: int) -> list[Mat]:
    """A shared stash stands with the first."""
    cells = [cast.view.convicts[index].cell for index in own]
    return [Mat(cast, index, width, cells[i] not in cells[:i]) for i, index in enumerate(own)]


def own_convicts(cast: Cast, seat: int | None) -> list[int]:
    """Whose Mats are shown in full: the viewer's own side, the viewer's first; with all eyes everybody's."""
    numbers = range(len(cast.view.convicts))
    if seat == ALL_EYES:
        return list(numbers)
    return sorted((index for index in numbers if cast.own(index)), key=lambda i: cast.view.convicts[i].seat != seat)


def shared(cast: Cast, own: list[int]) -> list[RenderableType]:
    rivals = dict.fromkeys(cast.view.convicts[index].rival for index in own)
    return [line for rival in rivals for line in side_lines(cast, cast.view.rivals[rival])]


def incoming(cast: Cast) -> list[RenderableType]:
    """Cards that are being taken, and lie nowhere yet."""
    cards = [cast.card(held) for held in cast.view.incoming]
    return [Text.assemble(("Coming in  ", DIM), spaced(cards, ", "))] if cards else []


def titles_of(game: Animalcatraz, cast: Cast) -> dict[str, str]:
    """What the viewer's options with a chance are called."""
    choice = None if cast.viewer is None else game.choice(cast.viewer)
    if choice is None:
        return {}
    words = dict.fromkeys(chance.action for chance in cast.view.chances)
    return {word: choice.offer(game, game.vocabulary.action(word)).title for word in words}


# Header


def header(cast: Cast, width: int, brief: bool = False) -> list[RenderableType]:
    """Day, round and coins; the Event with what it says; what is left in the piles."""
    parts: list[RenderableType] = [day(cast), track(cast)]
    if day(cast).cell_len + track(cast).cell_len + 3 <= width:
        parts = [Text("   ").join([day(cast), track(cast)])]
    if cast.view.event is not None:
        parts.append(event_line(cast, cast.view.event, brief))
    if not brief:
        parts.append(piles(cast, width >= WIDE))
    return [*parts, *tags_line(cast)]


def day(cast: Cast) -> Text:
    view = cast.view
    when = "night" if view.round == NIGHT else f"round {view.round}"
    out = Text.assemble(("ANIMALCATRAZ", f"bold {BRASS}"), f"  Day {view.day}, ", (when, "bold"))
    return out.append("  Riot at the end of round 2", BAD) if view.riot_due and not view.over else out


def track(cast: Cast) -> Text:
    """Gang Coins on the rounds of the day."""
    parts: list[Text] = []
    for number, rival in enumerate(cast.view.track):
        coin = Text("·", DIM) if rival is None else cast.rival(rival)
        parts.append(Text.assemble((f"{number + 1} ", "bold" if number + 1 == cast.view.round else DIM), coin))
    return Text.assemble(("coins  ", DIM), spaced(parts))


def event_line(cast: Cast, word: str, brief: bool) -> Text:
    event = cast.events[word]
    out = Text.assemble(("Event  ", DIM), (str(event.name), f"bold {BRASS}"))
    return out if brief else out.append(f"  {event_sentence(cast.box, event.index)}")


def piles(cast: Cast, wide: bool) -> Text:
    """How many cards there are where nobody sees them."""
    view = cast.view
    plans = " ".join(f"{block} {left}" for block, left in zip("BD", view.plans_left, strict=True))
    parts = [f"Chair {view.chair}", f"Infirmary pile {view.pile}", f"Crimes {view.crimes_left}", f"plans {plans}"]
    parts.append(f"Events {view.events_left}")
    if "gangsters" in view.modules:
        parts.append(f"Death Row {view.death_row}")
    if "getaway" in view.endings:
        parts.append(f"Getaway {' '.join(str(left) for left in view.getaway)}")
    if view.tiles:
        parts.append(f"tiles {' '.join(view.tiles)}")
    return Text(("   " if wide else "  ").join(parts), DIM)


def tags_line(cast: Cast) -> list[RenderableType]:
    """Who has provoked whom today."""
    tags = [Text.assemble(cast.rival(tag.by), " → ", cast.rival(tag.with_), f" {tag.count}") for tag in cast.view.tags]
    return [Text.assemble(("Trash Tags  ", DIM), spaced(tags))] if tags else []
