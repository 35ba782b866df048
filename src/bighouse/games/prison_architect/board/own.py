"""What one player has beside the plan: pool, tiles to be placed, cards, tracks and people on their way."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, GOOD
from bighouse.games.prison_architect.board.ink import COLOURS, bag, cash, inmates, tile_colours
from bighouse.games.prison_architect.box.components import Box
from bighouse.games.prison_architect.sight.view import CardView, PlayerView
from bighouse.games.prison_architect.words.card_words import card_sentence, tile_names


def mat_lines(player: PlayerView, box: Box, brief: bool = False) -> RenderableType:
    """A line a kind; kinds of which there is none are left out. In brief, cards do not say what they do."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, style=DIM)
    table.add_column()
    for heading, text in rows(player, box, brief):
        if text:
            table.add_row(heading, text)
    return table


def rows(player: PlayerView, box: Box, brief: bool) -> list[tuple[str, Text]]:
    return [
        ("Has", wealth(player)),
        ("To place", to_place(player, box)),
        ("Arriving", inmates(player.arriving)),
        ("Cards", cards(player.cards, box, brief)),
        ("Tracks", tracks(player, box)),
        ("Released", inmates(player.released)),
        ("Escaped", inmates(player.escaped)),
    ]


def wealth(player: PlayerView) -> Text:
    """Cash, Staff and specialists in the pool."""
    out = cash(player.cash)
    if player.unallocated is not None and player.unallocated != player.cash:
        out.append(f" (${player.unallocated} free)", DIM)
    out.append(f"  {player.staff} Staff")
    pool = bag(player.specialists)
    return out.append(f"  in the pool {pool}" if pool else "")


def to_place(player: PlayerView, box: Box) -> Text:
    """The Construction Area, and tokens that wait for a tile (R14)."""
    names, colours = tile_names(box), tile_colours(box)
    parts = [Text(names[tile], f"bold {colours[tile]}") for tile in player.construction]
    parts += [Text(f"token: {token}", BRASS) for token in player.pending]
    return Text(", ").join(parts)


def cards(owned: list[CardView], box: Box, brief: bool) -> Text:
    known = {card.id: card for card in box.cards}
    lines: list[Text] = []
    for entry in owned:
        card = known[entry.card]
        line = Text(card.name, COLOURS["bureaucracy"])
        if card.vacancies:
            line.append(f" {entry.staff}/{len(card.vacancies)} Staff")
        if entry.prisoners:
            line.append(" ").append_text(inmates(entry.prisoners))
        if entry.exhausted:
            line.append(" exhausted", BAD)
        if entry.points:
            line.append(f" {entry.points} VP", BRASS)
        lines.append(line if brief else line.append(f"  {card_sentence(box, card.index)}", DIM))
    return Text(", " if brief else "\n").join(lines)


def tracks(player: PlayerView, box: Box) -> Text:
    """Both positions, with what the next Income and the next Evaluation bring."""
    finance, rehabilitation = player.finance.position, player.rehabilitation.position
    out = Text.assemble("Finance ", (str(finance), f"bold {BRASS}"), (f", income ${box.income[finance]}", DIM))
    out.append("   Rehabilitation ").append(str(rehabilitation), f"bold {BRASS}")
    slots = ["/".join(types) for types in player.release_slots]
    return out.append(f", may release {', '.join(slots)}", GOOD) if slots else out.append(", no release", DIM)
