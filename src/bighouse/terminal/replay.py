"""A saved game looked through, move by move, with the eyes of any seat."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine import save
from bighouse.engine.errors import BadSetup
from bighouse.engine.ink import ALL_EYES
from bighouse.engine.record import Record
from bighouse.games import rooms
from bighouse.terminal import storage
from bighouse.terminal.console import Input, wipe
from bighouse.terminal.log import Log, draw
from bighouse.terminal.screen import Screen, Section
from bighouse.terminal.sheet import sheet, verdict
from bighouse.terminal.sitters import Company, Sitter

NOBODY_WORDS = ("nobody", "spectator", "none")
PROMPT = "Enter next, p previous, g N go to, v SEAT or all, h help, q quit > "
HELP = (
    "Enter or n: the next move   p: the one before   g 40: the position after move 40   g end: the last one\n"
    "v A, v 1: the eyes of that seat   v all: everything   v nobody: a spectator's eyes   q: leave"
)


def seated(record: Record) -> Company:
    """Who sat there, as far as it is known; "You" is whoever looks, so that name is not kept."""
    game = record.game
    known = storage.recall_seats(record) or [["You", ""]] * game.seats
    names = [game.room.nickname(game, seat) if name == "You" else name for seat, (name, _) in enumerate(known)]
    return Company([Sitter(seat, names[seat], bot) for seat, (_, bot) in enumerate(known)])


def eyes_of(word: str, seats: int) -> int | None:
    """A seat by letter or number, all or nobody."""
    word = word.strip().lower()
    if word in ("", "all"):
        return ALL_EYES
    if word in NOBODY_WORDS:
        return None
    seat = ord(word) - ord("a") if len(word) == 1 and word.isalpha() else int(word) - 1 if word.isdecimal() else -1
    if not 0 <= seat < seats:
        last = chr(ord("A") + seats - 1)
        raise BadSetup(f"whose eyes? A to {last}, all or nobody, not '{word}'")
    return seat


class Replay:
    """Where somebody stands in a saved game, and through whose eyes they look."""

    def __init__(self, console: Console, record: Record, eyes: int | None) -> None:
        self.console = console
        self.record = record
        self.company = seated(record)
        self.screen = Screen(console, self.company)
        self.eyes = eyes
        self.ply = 0

    # As text

    def story(self) -> None:
        """The whole game as text."""
        log = Log(self.record, self.company, self.eyes)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for ply in range(len(self.record) + 1):
            lines = log.move(ply - 1) if ply else log.deal()
            if lines:
                grid.add_row(str(ply), draw(lines, self.company))
        self.console.print(grid)
        if self.record.game.over:
            self.end()
        else:
            self.console.print(Text(f"The game goes on after move {len(self.record)}.", "dim"))

    def head(self, ply: int, seat: int) -> Text:
        sitter = self.company.sitters[seat]
        number = f"Move {ply} of {len(self.record)}  "
        return Text.assemble((number, "dim"), sitter.badge, " ", (sitter.name, sitter.colour))

    def end(self) -> None:
        game = self.record.game
        self.console.print(Section("The end"), verdict(game, self.company), sheet(game, self.company))

    # Step by step

    def step_through(self) -> None:
        source = Input(self.console)
        self.show()
        while (line := source.line(PROMPT)) is not None:
            word, _, rest = line.partition(" ")
            if word in ("q", "quit"):
                return
            try:
                self.turn(word, rest.strip())
            except BadSetup as error:
                self.console.print(Text(str(error), "notice"))

    def turn(self, word: str, rest: str) -> None:
        last = len(self.record)
        if word in ("", "n"):
            if self.ply == last:
                raise BadSetup("this is the last position; p goes back, q leaves")
            self.ply += 1
        elif word == "p":
            if self.ply == 0:
                raise BadSetup("this is the deal: there is nothing before it")
            self.ply -= 1
        elif word == "g":
            wanted = last if rest == "end" else int(rest) if rest.isdecimal() and len(rest) < 7 else -1
            if not 0 <= wanted <= last:
                raise BadSetup(f"go where? g 0 to g {last}")
            self.ply = wanted
        elif word == "v":
            self.eyes = eyes_of(rest, self.record.game.seats)
        else:
            if word != "h":
                self.console.print(Text(f"'{word}' means nothing here.", "notice"))
            self.console.print(Text(HELP, "dim"))
            return
        self.show()

    def show(self) -> None:
        game = self.record.at(self.ply)  # checks the fingerprint again
        log = Log(self.record, self.company, self.eyes)
        wipe(self.console)
        self.console.print(self.screen.board(game, self.eyes))
        eyes = "all" if self.eyes == ALL_EYES else "nobody" if self.eyes is None else self.company.name(self.eyes)
        if self.ply == 0:
            head, lines = Text(f"The deal, before move 1 of {len(self.record)}", "dim"), log.deal()
        else:
            head, lines = self.head(self.ply, self.record.moves[self.ply - 1].seat), log.move(self.ply - 1)
        self.console.print(Section("What happened"), Text.assemble(head, (f"   seen by {eyes}", "dim")))
        if lines:
            self.console.print(draw(lines, self.company))
        if game.over:
            self.end()


def replay(console: Console, path: Path, as_text: bool, eyes: str | None) -> None:
    """Read the file, every move checked against its fingerprint, and show it."""
    record = save.read(path, rooms())
    run = Replay(console, record, eyes_of(eyes or "all", record.game.seats))
    if as_text:
        run.story()
    else:
        run.step_through()
