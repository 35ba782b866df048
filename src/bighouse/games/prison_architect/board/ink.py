"""What the drawings share: colours, signs, prisoners and bags of tags."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BAD, DIM, GOOD
from bighouse.games.prison_architect.box.components import CATEGORY_WORDS, TYPE_WORDS, Box
from bighouse.games.prison_architect.sight.view import NeedView, PrisonerView

COLOURS = {  # mid-tones, which can be read on black and on white
    "grey": "#9AA5B1",
    "orange": "#D98A3D",
    "red": "#D9544D",
    "cell": "#C9A36B",
    "staff": "#6FA8DC",
    "basic": "#7FB069",
    "additional": "#C58AC9",
    "locker_room": "#8E9BA8",
    "bureaucracy": "#B0A58A",
}
CASH = "#7FB069"
WINDOW = "#5FB3D9"
TYPE_LETTERS = {"grey": "g", "orange": "o", "red": "r"}
FREE_PLACE = "·"
MET = "✓"
UNMET = "✗"


def grid(columns: int) -> Table:
    """Only the last column is folded where room is short."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for column in range(columns):
        table.add_column(no_wrap=column < columns - 1, overflow="fold" if column == columns - 1 else "ellipsis")
    return table


def fitted(text: Text, width: int) -> Text:
    """Cut or padded to exactly this width."""
    out = text.copy()
    out.truncate(width, overflow="ellipsis")
    out.pad_right(width - out.cell_len)
    return out


def number(count: int, style: str = "") -> Text:
    return Text(str(count), style) if count else Text("·", DIM)


def cash(dollars: int | None) -> Text:
    """Money; a question mark where it is hidden."""
    return Text("?", DIM) if dollars is None else Text(f"${dollars}", CASH)


def tile_colours(box: Box) -> dict[str, str]:
    return {tile.id: COLOURS[CATEGORY_WORDS[tile.category]] for tile in box.tiles}


def inmates(prisoners: Iterable[PrisonerView], free: int = 0) -> Text:
    """Prisoners by threat and the letter of their colour, then the places that are left: "r5 g2 ·"."""
    parts = [Text(f"{TYPE_LETTERS[one.type]}{one.threat}", COLOURS[one.type]) for one in prisoners]
    return Text(" ").join(parts + [Text(FREE_PLACE, DIM)] * free)


def types(counts: Mapping[str, int]) -> Text:
    """ "12 grey 8 orange", each in its colour."""
    return Text(" ").join([Text(f"{counts.get(word, 0)} {word}", COLOURS[word]) for word in TYPE_WORDS])


def bag(counts: Mapping[str, int]) -> str:
    """ "2 food, 1 labour"."""
    return ", ".join(f"{count} {word}" for word, count in counts.items() if count)


def needs_in_signs(needs: Iterable[NeedView]) -> Text:
    """The three needs of a cell by their letters: "S✓ C✗ H✓"."""
    parts = [Text(f"{need.need[0].upper()}{MET if need.met else UNMET}", GOOD if need.met else BAD) for need in needs]
    return Text(" ").join(parts)


def needs_in_figures(needs: Iterable[NeedView], wide: bool) -> Text:
    """The three needs with what speaks for and against each: "secure 2:1 ✓", or "S2:1✓" where room is short."""
    parts: list[Text] = []
    for need in needs:
        sign = MET if need.met else UNMET
        figures = f"{need.given}:{need.against}"
        words = f"{need.need} {figures} {sign}" if wide else f"{need.need[0].upper()}{figures}{sign}"
        parts.append(Text(words, GOOD if need.met else BAD))
    return Text("  ").join(parts)
