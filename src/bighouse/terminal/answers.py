"""What a person can type when asked: a number to move, a letter for everything else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine.errors import BadSave, IllegalMove
from bighouse.terminal import storage
from bighouse.terminal.cards import card_names, find_cards, print_card
from bighouse.terminal.log import Log, draw
from bighouse.terminal.refusals import explain

if TYPE_CHECKING:
    from bighouse.terminal.play import Session

STAY = 0  # ask again
MOVED = 1
QUIT = 2

HELP = (
    ("1, 2, 3 ...", "take that option"),
    ("?", "what you might think of but may not do, and why"),
    ("? WORDS", "the same for what has these words in it: ? smithy"),
    ("u", "take your last move back, as long as nobody learned anything from it"),
    ("r", "start your turn again"),
    ("y", "make a move again that you took back"),
    ("c CARD", "what a card does, and where its figures come from"),
    ("p B", "all that the player B owns, as far as you may see it"),
    ("b", "the whole board, even if it is higher than the window"),
    ("l", "the whole log"),
    ("s, s FILE", "save; the game is kept after every move anyway"),
    ("h", "this help"),
    ("q", "leave; bighouse play --resume goes on"),
)


class Answers:
    """Takes a line at a time for the seat that is asked."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.written: set[Path] = set()  # files that this person has already chosen to write to
        self.letters: dict[str, Callable[[int, str], int]] = {
            "?": self.refused,
            "u": self.undo,
            "r": self.restart,
            "y": self.redo,
            "s": self.save,
            "l": self.log,
            "c": self.card,
            "p": self.player,
            "b": self.board,
            "h": self.help,
            "q": self.quit,
        }
        self.words = {
            "undo": "u", "restart": "r", "redo": "y", "save": "s", "log": "l", "card": "c", "player": "p",
            "board": "b", "help": "h", "quit": "q", "exit": "q",
        }  # fmt: skip

    def prompt(self, seat: int) -> str:
        count = len(self.session.record.game.options(seat))
        undo = ", u undo" if self.session.record.can_undo(seat) else ""
        return f"{'1' if count == 1 else f'1-{count}'}, ? why not{undo}, h help > "

    def take(self, seat: int, line: str) -> int:
        if not line:
            return STAY
        options = self.session.record.game.options(seat)
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(options):
                return self.say(f"There is no option {line}: they are numbered 1 to {len(options)}.", "notice")
            return self.move(seat, options[number - 1])
        for action in options:
            if line == self.session.record.game.words(action):  # as save files and scenes write it
                return self.move(seat, action)
        if line.startswith("?"):
            return self.refused(seat, line[1:].strip())
        word, _, rest = line.partition(" ")
        letter = self.words.get(word.lower(), word.lower())
        if letter not in self.letters:
            return self.say(f"'{line}' is no answer here: type the number of an option, or h for help.", "notice")
        return self.letters[letter](seat, rest.strip())

    def say(self, words: str, style: str = "") -> int:
        self.session.console.print(Text(words, style), soft_wrap=not self.session.console.is_terminal)
        return STAY

    def move(self, seat: int, action: int) -> int:
        self.session.play(seat, action)
        return MOVED

    # Taking back

    def undo(self, seat: int, rest: str) -> int:
        return self.back(seat, lambda: self.session.record.undo(seat))

    def restart(self, seat: int, rest: str) -> int:
        return self.back(seat, lambda: self.session.record.restart_turn(seat))

    def redo(self, seat: int, rest: str) -> int:
        return self.back(seat, lambda: self.session.record.redo(seat))

    def back(self, seat: int, change: Callable[[], object]) -> int:
        try:
            change()
        except IllegalMove as refusal:
            return self.say(str(refusal), "notice")
        self.session.keep()
        return MOVED

    # Looking

    def refused(self, seat: int, rest: str) -> int:
        record = self.session.record
        names = card_names(record.game.room, record.beginning.cards) if rest else {}
        self.session.console.print(explain(record.game, seat, rest, names))
        return STAY

    def log(self, seat: int, rest: str) -> int:
        lines = Log(self.session.record, self.session.company, seat).since(0)
        self.session.console.print(draw(lines, self.session.company))
        return STAY

    def card(self, seat: int, rest: str) -> int:
        game = self.session.record.game
        if not rest:
            return self.say("Which card? Type c and a part of its name: c atlas", "notice")
        found = find_cards(game.room, rest, self.session.record.beginning.cards)
        if not found:
            return self.say(f"No card has '{rest}' in its name.", "notice")
        for card in found:
            print_card(self.session.console, card)
        return STAY

    def player(self, seat: int, rest: str) -> int:
        session = self.session
        letters = [sitter.letter for sitter in session.company.sitters]
        if rest.upper() not in letters:
            return self.say(f"Which player? Type p and a letter from A to {letters[-1]}.", "notice")
        owner = letters.index(rest.upper())
        game = session.record.game
        session.console.print(game.room.mat(game, seat, owner, session.company.sitters, session.screen.board_width))
        return STAY

    def board(self, seat: int, rest: str) -> int:
        self.session.show(seat, whole=True)
        return STAY

    def help(self, seat: int, rest: str) -> int:
        grid = Grid.grid(padding=(0, 2))
        for keys, words in HELP:
            grid.add_row(Text(keys, "key"), words)
        self.session.console.print(grid)
        return STAY

    # Keeping

    def save(self, seat: int, rest: str) -> int:
        path = Path(rest).expanduser() if rest else self.session.place
        if path != self.session.place and path not in self.written and path.exists():
            answer = self.session.input.line(f"{path} is there already. Write over it? y/n > ")
            if answer not in ("y", "yes"):
                return self.say("Nothing was written.")
        try:
            storage.write(self.session.record, path)
        except BadSave as error:
            return self.say(str(error), "trouble")
        self.written.add(path)
        return self.say(f"Saved to {path}", "good")

    def quit(self, seat: int, rest: str) -> int:
        answer = self.session.input.line("Leave. A file name saves a copy there, c stays here, Enter leaves > ")
        if answer == "c":
            return STAY
        if answer:
            self.save(seat, answer)
        return QUIT
