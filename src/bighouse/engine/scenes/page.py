"""A page: a position and the lines that tell it. A game declares its lines, and reads and writes its scenes by them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.scenes.kinds import Who
from bighouse.engine.scenes.lines import Line, parts
from bighouse.engine.scenes.steps import StepWords, begin
from bighouse.engine.scenes.text import NEXT, Entry, Scene, first_line
from bighouse.engine.step import Step
from bighouse.engine.story import Story

if TYPE_CHECKING:
    from bighouse.engine.room import Room

G = TypeVar("G", bound=Game)
START = "start"
NOBODY = -1


class Page(Generic[G]):
    """What the lines of a game's scenes share. A game lays down its own lines, options and steps."""

    spellings: Sequence[tuple[re.Pattern[str], str]] = ()  # how people write names of two words, and how they read
    scene: Scene  # the text, while one is read
    steps: StepWords
    options: Sequence[str] = ()  # what the first line says of the rules

    def __init__(self, game: G, others: Sequence[str] = (), fingerprint: str = "") -> None:
        """The others play without a seat; the fingerprint is that of the card pack, if it is not the shipped one."""
        self.game = game
        self.who = Who([*(f"seat {seat}" for seat in range(game.seats)), *others])
        self.whos = self.who.words
        self.seats = self.who.seats
        self.fingerprint = fingerprint

    # What a game fills in

    def lines(self) -> list[Line]:
        """Every line, in the order in which they are written."""
        raise NotImplementedError

    def read(self) -> list[Step[Any]]:
        """Lay out the position that the text tells; the steps that are still to be done."""
        raise NotImplementedError

    # What it is made of

    def read_lines(self, lines: Iterable[Line]) -> None:
        """Those that the text names, in this order."""
        for line in lines:
            if entry := self.scene.get(line.key):
                line.read(entry)

    @property
    def blame(self) -> Entry:
        """The line to name when a position as a whole cannot be."""
        return self.scene.get(START) or self.scene.get(NEXT) or self.scene.header

    def each(
        self, key: str, read: Callable[[int, Entry], None], write: Callable[[int], object], separator: str = ";"
    ) -> Line:
        """What players have in a place, those with nothing left out: "seat 0 2; seat 1 4"."""

        def read_part(part: Entry) -> None:
            read(*self.who.whose(part))

        def write_parts() -> list[str]:
            said = [(word, write(who)) for who, word in enumerate(self.whos)]
            return [f"{word} {value}" for word, value in said if value]

        return parts(key, separator, read_part, write_parts)

    def identities(
        self, what: str, dealt: Sequence[int], spare: Sequence[int], read: Callable[[int, Entry], int]
    ) -> list[int]:
        """Who is who by the players' lines; whoever was given nothing keeps what was dealt, or gets a free one."""
        chosen = [NOBODY] * len(dealt)
        for who, name in enumerate(self.whos[: len(dealt)]):
            entry = self.scene.get(name)
            for part in [] if entry is None else entry.parts(","):
                if is_identity(part):
                    if chosen[who] != NOBODY:
                        raise part.wrong(f"{name} has one {what}, not two")
                    identity = read(who, part)
                    if identity in chosen:
                        raise part.wrong(f"{part.value} is already {self.whos[chosen.index(identity)]}'s")
                    chosen[who] = identity
        for who, identity in enumerate(chosen):
            if identity == NOBODY:
                free = [other for other in spare if other not in chosen]
                chosen[who] = dealt[who] if dealt[who] in free else free[-1]
        return chosen

    def check_fingerprint(self, entry: Entry) -> None:
        own = self.fingerprint or "shipped"
        if entry.value != own:
            raise entry.wrong(f"the scene was written with other cards than these ({own}); give its card pack too")


def is_identity(part: Entry) -> bool:
    """Whether a part of a player's line says who it is: it alone is a single word."""
    words = part.words()
    return len(words) == 1 and words != ["nothing"] and not words[0].isdigit()


def read_scene(room: Room, kind: type[Page[Any]], text: str, cards: str | None, story: Story | None) -> Game:
    """The position, up to its first choice; BadScene names the line that cannot be."""
    for spaced, joined in kind.spellings:
        text = spaced.sub(joined, text)
    scene = Scene(text)
    players, settings = scene.place(room)
    game: Game = room.set_up(players, settings, Rng(scene.seed()), cards)
    page = kind(game)
    page.scene = scene
    scene.expect(["cards", *(line.key for line in page.lines()), START], game.seats)
    page.read_lines([Line("cards", page.check_fingerprint)])
    steps = page.read()
    scene.set_chance(game.rng)
    game.story = story
    begin(game, steps, page.steps.read_lanes(scene), page.blame)
    return game


def write_scene(page: Page[Any]) -> str:
    """The position in full; reading it gives the same game, chance to come included."""
    game = page.game
    lines = [first_line(game.room.name, game.seats, page.options)]
    if page.fingerprint:
        lines.append(f"cards: {page.fingerprint}")
    lines.append(f"chance: {' '.join(str(number) for number in game.rng.state())}")
    for line in page.lines():
        value = line.write()
        if value is not None:
            lines.append(f"{line.key}: {value}".rstrip())
    lines += page.steps.write_agenda(game)
    if not game.main.agenda and not game.lanes:
        lines.append(f"{START}: over")
    return "".join(f"{line}\n" for line in lines)
