"""A prison as it stands: tiles on their squares, walls and windows, who lives where, and where a tile could go."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.english import with_sign
from bighouse.engine.ink import BRASS, DIM, GOOD, RULE
from bighouse.games.prison_architect.board.ink import (
    WINDOW,
    fitted,
    grid,
    inmates,
    needs_in_figures,
    needs_in_signs,
    tile_colours,
)
from bighouse.games.prison_architect.box.components import Box
from bighouse.games.prison_architect.rules.prison import SPAN
from bighouse.games.prison_architect.sight.view import PreviewView, PrisonView, TileView
from bighouse.games.prison_architect.words.card_words import tile_names
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS

MARGIN = 3  # columns for the number of a row
WIDEST = 17  # columns for a square, its west wall apart
LINES = 3  # of a square, its north wall apart
MOST_PLACES = 6  # previews in words
NONE = 0  # what a wall is
WALL = 1
GLASS = 2
LEVEL = " ─═"
UPRIGHT = " │║"
LEGEND = "g2: grey, threat 2   S secure  C comfortable  H hygienic   ═ window   0/1: Staff on it   Foo: tags"
JUNCTIONS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by which arms there are: north 1, east 2, south 4, west 8


class Plan:
    """Draws one prison; previews belong to the viewer's own."""

    def __init__(self, prison: PrisonView, previews: Sequence[PreviewView], box: Box) -> None:
        self.prison = prison
        self.previews = {SQUARE_WORDS.index(preview.square): preview for preview in previews}
        self.names = tile_names(box)
        self.colours = tile_colours(box)
        self.tiles = {tile.row * SPAN + tile.column: tile for tile in prison.tiles}
        squares = [*self.tiles, *self.previews]
        self.left = min((square % SPAN for square in squares), default=0)
        self.top = min((square // SPAN for square in squares), default=0)
        self.columns = max((square % SPAN for square in squares), default=-1) - self.left + 1
        self.rows = max((square // SPAN for square in squares), default=-1) - self.top + 1
        self.walls: dict[tuple[int, int, bool], int] = {}  # by column, row and whether it is a north wall
        for tile in prison.tiles:
            self.wall_in(tile)

    def wall_in(self, tile: TileView) -> None:
        """The four walls of a tile; a window stays one whatever stands behind it."""
        column, row = tile.column - self.left, tile.row - self.top
        edges = {
            "n": (column, row, True),
            "e": (column + 1, row, False),
            "s": (column, row + 1, True),
            "w": (column, row, False),
        }
        for side, edge in edges.items():
            self.walls[edge] = max(self.walls.get(edge, NONE), GLASS if side in tile.windows else WALL)

    # A picture

    def picture(self, width: int) -> RenderableType:
        """Squares by letter and number, with their walls; windows are double and bright."""
        if not self.columns:
            return Text("no tile yet", DIM)
        each = min(WIDEST, (width - MARGIN - 1) // self.columns - 1)
        head = Text(" " * (MARGIN + 1))
        for column in range(self.columns):
            head.append(SQUARE_WORDS[self.left + column][0].center(each) + " ", DIM)
        lines = [head]
        for row in range(self.rows):
            lines.append(self.level_walls(row, each))
            squares = [self.square(column, row, each) for column in range(self.columns)]
            for line in range(LINES):
                label = str(self.top + row + 1) if line == LINES // 2 else ""
                out = Text(label.rjust(MARGIN - 1) + " ", DIM)
                for column in range(self.columns):
                    out.append_text(self.upright_wall(column, row)).append_text(squares[column][line])
                lines.append(out.append_text(self.upright_wall(self.columns, row)))
        lines.append(self.level_walls(self.rows, each))
        return Group(*lines)

    def level_walls(self, row: int, each: int) -> Text:
        out = Text(" " * MARGIN)
        for column in range(self.columns + 1):
            out.append(self.junction(column, row), RULE)
            if column < self.columns:
                wall = self.walls.get((column, row, True), NONE)
                out.append(LEVEL[wall] * each, WINDOW if wall == GLASS else RULE)
        return out

    def upright_wall(self, column: int, row: int) -> Text:
        wall = self.walls.get((column, row, False), NONE)
        return Text(UPRIGHT[wall], WINDOW if wall == GLASS else RULE)

    def junction(self, column: int, row: int) -> str:
        """Where walls meet."""
        arms = [(column, row - 1, False), (column, row, True), (column, row, False), (column - 1, row, True)]
        return JUNCTIONS[sum(1 << arm for arm, edge in enumerate(arms) if edge in self.walls)]

    def square(self, column: int, row: int, each: int) -> list[Text]:
        place = (self.top + row) * SPAN + self.left + column
        lines = [Text(), Text(), Text()]
        if place in self.tiles:
            lines = self.tile_lines(self.tiles[place])
        elif place in self.previews:
            points = self.previews[place].points
            words = Text(f"{with_sign(points)} VP", GOOD if points > 0 else DIM)
            lines = [Text(), Text(SQUARE_WORDS[place], f"bold {BRASS}"), words]
            for line in lines:
                line.pad_left(max(0, (each - line.cell_len) // 2))
        return [fitted(line, each) for line in lines]

    def tile_lines(self, tile: TileView) -> list[Text]:
        """Its name; who lives in it or what lies on it; the needs of a cell or what it is worth."""
        name = Text(self.names[tile.tile], f"bold {self.colours[tile.tile]}")
        cell = tile.cell
        if cell is None:
            return [name, self.lying(tile), Text(f"{tile.points} VP" if tile.points else "", DIM)]
        who = inmates(cell.prisoners, max(0, cell.capacity - len(cell.prisoners)))
        if cell.specialists:
            who.append(" +" + " ".join(word[:2].capitalize() for word in cell.specialists))
        return [name, who, needs_in_signs(cell.needs)]

    def lying(self, tile: TileView) -> Text:
        """Staff on it and tags, by their first letters: "1/1 Foo Rec2"."""
        parts = [Text(f"{tile.staff}/{tile.staff_slots}", "" if tile.staff else DIM)] if tile.staff_slots else []
        parts += [Text(f"{tag[:3].capitalize()}{n if n > 1 else ''}", BRASS) for tag, n in tile.tags.items() if n]
        return Text(" ").join(parts)

    # In words

    def cells(self, wide: bool) -> RenderableType:
        """The cells, a line each: who is in, and what each need comes to."""
        table = grid(4)
        for tile in self.prison.tiles:
            if tile.cell is not None:
                who = inmates(tile.cell.prisoners, max(0, tile.cell.capacity - len(tile.cell.prisoners)))
                name = Text(self.names[tile.tile], self.colours[tile.tile])
                table.add_row(Text(tile.square, DIM), name, who, needs_in_figures(tile.cell.needs, wide))
        return table

    def listed(self, width: int) -> RenderableType:
        """Every tile with its square, in as few lines as they take: for a window that is too low for a picture."""
        out = Text()
        room = width
        for tile in self.prison.tiles:
            name, inside, below = self.tile_lines(tile)
            entry = Text.assemble((f"{tile.square} ", DIM), name)
            for part in (inside, below) if tile.cell is not None else (inside,):
                if part:
                    entry.append(" ").append_text(part)
            entry.truncate(width, overflow="ellipsis")
            if out:
                out.append("\n" if entry.cell_len + 3 > room else "   ")
                room = width if entry.cell_len + 3 > room else room - 3
            out.append_text(entry)
            room -= entry.cell_len
        return out if out else Text("no tile yet", DIM)

    def places(self) -> RenderableType:
        """The best squares for the tile in hand, and what would change there; those that change the same together."""
        alike: dict[tuple[int, str], list[str]] = {}
        for preview in self.previews.values():
            alike.setdefault((-preview.points, preview.words), []).append(preview.square)
        table = grid(2)
        for (lost, words), squares in sorted(alike.items())[:MOST_PLACES]:
            change = Text.assemble((" ".join(squares), BRASS), f"  {words}")
            table.add_row(Text(f"{with_sign(-lost)} VP", GOOD if lost < 0 else DIM), change)
        return table
