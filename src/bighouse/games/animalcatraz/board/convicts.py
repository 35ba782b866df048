"""The Convicts, a line each: where they are, their bars, their turn, and what they carry."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, GOOD
from bighouse.games.animalcatraz.board.ink import GREEN, MET, RED, WIDE, Cast, number, spaced
from bighouse.games.animalcatraz.box.components import MANDATORY_PART
from bighouse.games.animalcatraz.sight.view import ConvictView, GangsterView

WIDE_HEADINGS = ("Str", "Cun", "skills", "Act", "carries", "Crimes")
NARROW_HEADINGS = ("Str", "Cun", "sk", "Act", "hand", "cr")


def convicts_table(cast: Cast, width: int, located: bool = False) -> RenderableType:
    """Where the prison is not drawn, the Convicts' spaces are named."""
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, show_edge=False, pad_edge=False)
    table.add_column("", min_width=2, no_wrap=True)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for heading in WIDE_HEADINGS if wide else NARROW_HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", overflow="fold")
    for index, convict in enumerate(cast.view.convicts):
        table.add_row(*row(cast, index, convict, located))
    return table


def row(cast: Cast, index: int, convict: ConvictView, located: bool) -> list[RenderableType]:
    if convict.convict is None:
        return [cast.badge(index), Text("to be chosen", DIM), *[Text("·", DIM)] * 6, Text()]
    bold = "bold " if index == cast.view.active else ""
    name = Text(cast.name(index), bold + cast.people.colour(cast.figures[index]))
    skills = "".join("I" if on else "·" for on in convict.skills)
    acts = Text(str(convict.actions), f"bold {BRASS}") if index == cast.view.active else Text("·", DIM)
    return [
        cast.badge(index),
        name,
        Text(str(convict.strength.level), RED),
        Text(str(convict.cunning.level), GREEN),
        Text(skills, GOOD if any(convict.skills) else DIM),
        acts,
        Text(f"{len(convict.carry)}/{convict.carry_limit}"),
        number(len(convict.crimes)),
        spaced([Text(place(cast, convict) if located else ""), remarks(cast, convict)]),
    ]


def place(cast: Cast, convict: ConvictView) -> str:
    return "" if convict.space is None else cast.space(convict.space).removeprefix("the ")


def remarks(cast: Cast, convict: ConvictView) -> Text:
    """What does not stand in the columns: posture, loss, Primal, poison, Upgrades, Gangsters, cards that all know."""
    parts: list[Text] = []
    if convict.stage is not None:
        parts.append(Text(f"Getaway {convict.stage}", GOOD))
    elif convict.posture != "standing":
        parts.append(Text({"hole": "in The Hole"}.get(convict.posture, convict.posture), BAD))
    if convict.loss:
        parts.append(Text(f"owes {convict.loss}", BAD))
    if convict.primal:
        parts.append(Text(f"Primal {convict.primal}", f"bold {RED}"))
    if convict.poisoned:
        parts.append(Text("poisoned", BAD))
    parts += [Text(str(cast.cards[one.card].name), BRASS) for one in convict.carry if one.card and not one.hidden]
    for upgrade in (convict.upgrade, convict.cell_upgrade):
        if upgrade is not None and upgrade.card is not None:
            parts.append(Text(f"[{cast.cards[upgrade.card].name}]", BRASS))
    parts += [gangster(cast, one) for one in convict.gangsters]
    if asked_to_come(cast) and not convict.attended and convict.posture != "escaped":
        parts.append(Text("must attend", BAD))
    elif convict.attended:
        parts.append(Text(f"attended {MET}", DIM))
    return spaced(parts)


def asked_to_come(cast: Cast) -> bool:
    event = cast.view.event
    return event is not None and cast.events[event].part == MANDATORY_PART


def gangster(cast: Cast, shown: GangsterView) -> Text:
    """ "Slick 2 ▯"; one who has done his work this round is dimmed."""
    name = f"{cast.gangsters[shown.gangster].name} {shown.strength}"
    out = Text(name, DIM if shown.used else "")
    return out if shown.card is None else out.append(" ").append_text(cast.card(shown.card))
