"""A game at one terminal: people type, bots think, every move is kept."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

from rich.align import Align
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from bighouse.bots.bot import chance_for
from bighouse.bots.side import Side
from bighouse.engine.errors import BadSave
from bighouse.engine.record import Record
from bighouse.terminal import storage
from bighouse.terminal.answers import MOVED, QUIT, Answers
from bighouse.terminal.console import Input, wipe
from bighouse.terminal.log import Log, draw
from bighouse.terminal.screen import Screen
from bighouse.terminal.sheet import print_result
from bighouse.terminal.sitters import Company

SEATED = 0  # how a hand-over ends
TAKEN_BACK = 1
LEFT = 2


class Session:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, console: Console, record: Record, company: Company, place: Path, confirm: bool = False) -> None:
        self.console = console
        self.record = record
        self.company = company
        self.bots = company.wake_bots()
        self.place = place
        self.confirm = confirm  # whether a turn ends only once its player says so
        self.input = Input(console)
        self.screen = Screen(console, company)
        self.answers = Answers(self)
        self.at_screen: int | None = company.people[0] if len(company.people) == 1 else None
        self.news_from = dict.fromkeys(company.people, 0)  # what is new to each begins with this move
        self.told = dict.fromkeys(company.people, 0)  # up to which move each has been shown the story
        self.fresh = set(company.people)  # to whom the board is to be shown, in a pipe as well
        self.kept = True  # whether the save file could be written
        self.kept_as = (-1, "")  # what it holds

    def run(self) -> None:
        self.keep()
        storage.remember_seats(self.record, [[sitter.name, sitter.bot] for sitter in self.company.sitters])
        try:
            while not self.record.game.over:
                seat = self.bots_move()
                if seat is not None and not self.person_moves(seat):
                    self.farewell()
                    return
        except KeyboardInterrupt:  # every move is kept, so this is as good as any way to leave
            self.console.print()
            self.farewell()
            return
        self.finish()

    # Bots

    def bots_move(self) -> int | None:
        """Let bots move until only people are to act; returns who of them is next, None when the game is over."""
        thinking = self.console.status("The others move ...") if self.console.is_terminal else nullcontext()
        with thinking:
            while to_act := self.record.game.to_act:
                bots = [seat for seat in to_act if seat in self.bots]
                if not bots:
                    break
                self.bot_moves(bots[0])
        self.keep()  # what bots do follows from the game, so it is enough to keep it once they are done
        return None if not to_act else self.at_screen if self.at_screen in to_act else to_act[0]

    def bot_moves(self, seat: int) -> None:
        game = self.record.game
        chance = chance_for(self.record.deal_fingerprint, len(self.record), seat)
        self.record.play(seat, self.bots[seat].choose(Side(game, seat), chance))
        if not self.company.people:  # nobody plays, so somebody watches
            lines = Log(self.record, self.company, None).move(len(self.record) - 1)
            if lines:
                self.console.print(draw(lines, self.company))

    # People

    def person_moves(self, seat: int) -> bool:
        """Ask until the seat has moved, or nobody is to be asked any more: then False."""
        if seat != self.at_screen:
            outcome = self.hand_over(seat)
            if outcome != SEATED:
                return outcome == TAKEN_BACK
        self.show(seat)
        while True:
            line = self.input.line(self.answers.prompt(seat))
            if line is None:
                return False
            outcome = self.answers.take(seat, line)
            if outcome == QUIT:
                return False
            if outcome == MOVED:
                return True

    def play(self, seat: int, action: int) -> None:
        """Make a person's move."""
        move = self.record.play(seat, action)
        over = seat not in self.record.game.to_act
        if move.reveals or over:
            self.news_from[seat] = len(self.record) - 1
            self.fresh.add(seat)
        self.keep()
        if over and self.confirm and self.record.can_undo(seat):
            answer = self.input.line("Your turn is over. Enter goes on, u takes the move back > ")
            if answer in ("u", "undo"):
                self.record.undo(seat)
                self.keep()

    def show(self, seat: int, whole: bool = False) -> None:
        """Draw the seat's screen; in a pipe the board comes once a turn, and later only what is new."""
        with_board = whole or self.console.is_terminal or seat in self.fresh
        first = min(self.news_from[seat] if with_board else self.told[seat], len(self.record))
        news = Log(self.record, self.company, seat).since(first, deal=with_board)
        self.told[seat] = len(self.record)
        self.fresh.discard(seat)
        wipe(self.console)
        self.console.print(self.screen.decision(self.record.game, seat, news, with_board, whole))

    def hand_over(self, seat: int) -> int:
        """The curtain: nothing but the name of who sits down next."""
        last = self.at_screen
        sitter = self.company.sitters[seat]
        wipe(self.console, beyond=True)
        name = Text.assemble(sitter.badge, "  ", (sitter.name, f"bold {sitter.colour}"), justify="center")
        body = Text.assemble(name, "\n\n", ("Take the seat, then press Enter.", "dim"), justify="center")
        self.console.print(Panel(Align.center(body), width=min(60, self.console.width), padding=(2, 4), style="rule"))
        undo = last is not None and self.record.can_undo(last)
        hint = (
            f"Enter, or u: {self.company.name(last)} takes a move back > " if undo and last is not None else "Enter > "
        )
        while True:
            line = self.input.line(hint)
            if line is None or line in ("q", "quit"):
                return LEFT
            if undo and last is not None and line in ("u", "undo"):
                self.record.undo(last)
                self.keep()
                return TAKEN_BACK
            if not line:
                self.at_screen = seat
                return SEATED

    # Keeping

    def keep(self) -> None:
        """Save the game, so that nothing is ever lost; say so once when it cannot be."""
        if self.kept_as == (len(self.record), self.record.game.fingerprint()):
            return
        try:
            storage.write(self.record, self.place)
        except BadSave as error:
            if self.kept:
                self.console.print(Text(f"Not saved: {error}", "notice"))
            self.kept = False
        self.kept_as = (len(self.record), self.record.game.fingerprint())

    def farewell(self) -> None:
        if self.kept:
            self.console.print(Text(f"The game is kept in {self.place}", "dim"), soft_wrap=True)
            self.console.print(Text.assemble("Go on with  ", ("bighouse play --resume", "bold")))

    def finish(self) -> None:
        viewer = self.company.people[0] if len(self.company.people) == 1 else None
        first = self.news_from[viewer] if viewer is not None else len(self.record) - 1
        wipe(self.console)
        print_result(self.console, self.record, self.company, viewer, first)
        if self.kept:
            self.console.print(Text(f"The whole game is kept in {self.place}", "dim"), soft_wrap=True)
            again = f"bighouse replay {self.place}"
            self.console.print(Text.assemble("See it again with  ", (again, "bold")), soft_wrap=True)
