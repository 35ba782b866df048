"""One person's screen: the board, what happened, what is asked and what can be answered."""

from __future__ import annotations

import math

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine.game import Game
from bighouse.terminal.log import Line, draw
from bighouse.terminal.sitters import Company

BOARD = 100  # columns; what is wider goes to a rail beside the board
RAIL = 46  # the narrowest rail
LEAST_LOG = 4  # lines that are shown however low the window is
MOST_LOG = 14
FRAME = 4  # two headings, the line to type in and one to spare


class Section:
    """A heading that runs on as a line to the right edge."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = "─" * max(1, options.max_width - cell_len(self.title) - 3)
        yield Text.assemble(("─ ", "rule"), (self.title, "heading"), " ", (line, "rule"))


def asked(game: Game, seat: int, company: Company) -> RenderableType:
    """What the seat is asked, in a line."""
    sitter = company.sitters[seat]
    whose = "Your turn" if sitter.name == "You" else sitter.name
    head = Text.assemble(sitter.badge, "  ", (whose, f"bold {sitter.colour}"), "  ")
    return head + Text(game.room.question(game, seat), "question")


def options(game: Game, seat: int, width: int) -> RenderableType:
    """The options, numbered; many short ones stand in columns, read downwards."""
    said = game.room.wordings(game, seat)
    labels = [said[action].label for action in game.options(seat)]
    digits = len(str(len(labels)))
    longest = max(len(label) for label in labels) + digits + 4
    columns = max(1, min(width // longest, math.ceil(len(labels) / 8)))
    rows = math.ceil(len(labels) / columns)
    grid = Grid.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", no_wrap=True, min_width=digits + 1)
        grid.add_column()
    for row in range(rows):
        cells: list[RenderableType] = []
        for number in range(row, len(labels), rows):
            cells += [Text(str(number + 1), "key"), Text(labels[number])]
        grid.add_row(*cells)
    return grid


def height(console: Console, part: RenderableType, width: int) -> int:
    """How many lines the part takes."""
    return len(console.render_lines(part, console.options.update(width=width), pad=False))


class Screen:
    """Puts the parts together for a console of this size."""

    def __init__(self, console: Console, company: Company) -> None:
        self.console = console
        self.company = company

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def board_width(self) -> int:
        return min(self.console.width, BOARD)

    def board(self, game: Game, seat: int | None, height: int | None = None) -> RenderableType:
        drawn: RenderableType = game.room.board(game, seat, self.company.sitters, self.board_width, height)
        return drawn

    def decision(
        self, game: Game, seat: int, news: list[Line], with_board: bool, whole: bool = False
    ) -> RenderableType:
        """Everything that a person needs to decide; the whole of it may be higher than the window."""
        if with_board and self.width >= BOARD + RAIL:
            return self.beside(game, seat, news, whole)
        question = Group(asked(game, seat, self.company), Padding(options(game, seat, self.width - 2), (0, 0, 0, 1)))
        parts: list[RenderableType] = []
        story = draw(news, self.company)
        if self.console.is_terminal:  # a window has an end: the board gives way to the question, the log to both
            free = self.console.height - height(self.console, question, self.width) - FRAME
            lowest = min(len(news), LEAST_LOG)
            if with_board:
                board = self.board(game, seat, None if whole else max(0, free - lowest))
                free -= height(self.console, board, self.width)
                parts.append(board)
            story = self.story(news, min(MOST_LOG, max(lowest, free)), self.width)
        elif with_board:
            parts.append(self.board(game, seat))
        if news:
            parts += [Section("What happened"), story]
        parts += [Section("What now?"), question]
        return Group(*parts)

    def story(self, news: list[Line], rows: int, width: int) -> RenderableType:
        """The last of the news, as many as have room; long sentences take more than a row."""
        most = min(len(news), rows)
        while most > 1 and height(self.console, draw(news, self.company, most), width) > rows + 1:
            most -= 1
        return draw(news, self.company, most)

    def beside(self, game: Game, seat: int, news: list[Line], whole: bool) -> RenderableType:
        """A wide window: the board on the left, all that is read on the right."""
        rail = min(self.width - BOARD - 2, 70)
        board = self.board(game, seat, self.console.height - 2 if self.console.is_terminal and not whole else None)
        question = Group(
            Section("What now?"), asked(game, seat, self.company), Padding(options(game, seat, rail - 2), (0, 0, 0, 1))
        )
        free = height(self.console, board, BOARD) - height(self.console, question, rail) - 3
        story = Group(Section("What happened"), self.story(news, max(LEAST_LOG, free), rail))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(width=BOARD)
        grid.add_column(width=rail)
        grid.add_row(board, Group(question, Text(), story))
        return grid
