"""The text of a scene. This is what the scenes of all games share.

    lockup, 4 players, advanced       # the game, the players and the options; '#' begins a comment
    seed: 7                           # deals what the text leaves open
    <key>: <value>                    # each game has its own keys
    next: PayForGoons(seat 1, 4)      # what is still to be done, the first first
    lane of seat 2: ReturnExcess(seat 2)   # where several seats act at once

Whatever is wrong with a text, BadScene names the line and says what to do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from bighouse.engine.english import counted
from bighouse.engine.errors import BadScene, BadSetup
from bighouse.engine.option import Setting
from bighouse.engine.rng import Rng

if TYPE_CHECKING:
    from bighouse.engine.room import Room

NEXT = "next"
LANE = "lane of "
MOST_STEPS = 50  # still to be done, on the main agenda or in a lane; games come to ten
LARGEST = 100_000  # characters; a whole position takes some 3,000
NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
SEED = re.compile(r"-?[0-9]{1,100}")
SEAT = re.compile(r"seat ([0-9]{1,6})\b.*")
MARKED = re.compile(r"[()]|[^\s()]+")


class Entry:
    """A line of a scene, or a part of one: what it speaks of and what it says."""

    def __init__(self, line: int, key: str, value: str) -> None:
        self.line = line
        self.key = key
        self.value = value

    def wrong(self, words: str) -> BadScene:
        return BadScene(f"line {self.line}: {words}")

    def words(self) -> list[str]:
        return self.value.split()

    def part(self, value: str) -> Entry:
        """A part of what it says, as an entry of its own."""
        return Entry(self.line, self.key, value)

    def parts(self, separator: str) -> list[Entry]:
        """What lies between the separators."""
        parts = [part.strip() for part in self.value.split(separator)]
        return [self.part(part) for part in parts if part]

    def number(self, word: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        if not NUMBER.fullmatch(word):
            raise self.wrong(f"a number belongs here, not '{short(word)}'")
        if not least <= int(word) <= most:
            raise self.wrong(f"{int(word)} is out of bounds: {least} to {most} can be")
        return int(word)

    def index(self, what: str, word: str, words: Sequence[str]) -> int:
        """Which of the words this one is."""
        if word not in words:
            raise self.wrong(f"there is no {what} '{short(word)}'; {hint(word, words)}")
        return words.index(word)

    def counts(self, names: Mapping[str, str], most: int) -> dict[str, int]:
        """Pairs such as "2 scrap 1 gold"; each name may read in several ways ("potions")."""
        words = self.words()
        out: dict[str, int] = {}
        if words == ["nothing"]:
            return out
        for i in range(0, len(words), 2):
            count = self.number(words[i], 0, most)
            if i + 1 == len(words):
                raise self.wrong(f"{count} of what? Write '{count} {next(iter(names))}', the number first")
            name = list(names.values())[self.index("thing to count called", words[i + 1], list(names))]
            if name in out:
                raise self.wrong(f"{name} is counted twice; name it once")
            out[name] = count
        return out

    def marked(self) -> list[tuple[str, bool]]:
        """The words, and whether each stands in parentheses: what lies face down does."""
        out: list[tuple[str, bool]] = []
        inside = False
        for word in MARKED.findall(self.value):
            if word in "()":
                if inside == (word == "("):
                    raise self.wrong("parentheses come in pairs, such as 'lookout (4)'")
                inside = not inside
            else:
                out.append((word, inside))
        if inside:
            raise self.wrong("a parenthesis is not closed; write 'lookout (4)'")
        return out


class Scene:
    """The lines of a scene. A key may be named once, but for the steps to come."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST:
            raise BadScene(f"line 1: this is no scene: it has more than {LARGEST:,} characters")
        self.entries: list[Entry] = []
        header: Entry | None = None
        seen: dict[str, int] = {}
        for line, words in enumerate(text.split("\n"), start=1):
            words = words.partition("#")[0].strip()
            if not words:
                continue
            if header is None:
                header = Entry(line, "", words)
                continue
            key, colon, value = words.partition(":")
            entry = Entry(line, " ".join(key.lower().split()), value.strip())
            if not colon:
                raise entry.wrong(f"'{short(words)}' is no line of a scene; write '<key>: <value>'")
            if entry.key in seen and entry.key != NEXT:
                raise entry.wrong(f"'{short(entry.key)}' is already named in line {seen[entry.key]}; name it once")
            seen[entry.key] = line
            self.entries.append(entry)
        if header is None or ":" in header.value:
            line = 1 if header is None else header.line
            raise BadScene(f"line {line}: a scene begins with the game and its players, such as 'lockup, 4 players'")
        self.header = header

    def get(self, key: str) -> Entry | None:
        for entry in self.entries:
            if entry.key == key:
                return entry
        return None

    def all(self, key: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.key == key]

    def place(self, room: Room) -> tuple[int, dict[str, Setting]]:
        """The players and options of the first line: 'lockup, 1 player, difficulty expert'."""
        header = self.header
        parts = [part.words() for part in header.parts(",")]
        if len(parts) < 2 or parts[0] != [room.name] or len(parts[1]) != 2 or parts[1][1] not in ("player", "players"):
            raise header.wrong(f"this game's scenes begin with its name and players, such as '{room.name}, 2 players'")
        players = header.number(parts[1][0], 0, 99)
        given: dict[str, object] = {}
        for words in parts[2:]:
            if words[0] in given:
                raise header.wrong(f"the option '{short(words[0])}' is named twice; name it once")
            given[words[0]] = " ".join(words[1:]) or True
        try:
            return players, room.settings(players, given)
        except BadSetup as error:
            raise header.wrong(str(error)) from error

    def seed(self) -> int:
        entry = self.get("seed")
        if entry is None:
            return 0
        if not SEED.fullmatch(entry.value):
            raise entry.wrong("a seed is a whole number of at most 100 digits")
        return int(entry.value)

    def set_chance(self, rng: Rng) -> None:
        """The state of the generator, if the text names it; else it follows from the seed."""
        entry = self.get("chance")
        if entry is not None:
            words = entry.words()
            if len(words) != 4 or not all(word.isascii() and word.isdigit() and len(word) < 11 for word in words):
                raise entry.wrong("chance is four numbers, as written by a game's scene(); or name a 'seed:'")
            numbers = [int(word) for word in words]
            if max(numbers) >= 1 << 32:
                raise entry.wrong(f"{max(numbers)} is out of bounds: 0 to {(1 << 32) - 1} can be")
            rng.a, rng.b, rng.c, rng.count = numbers

    def expect(self, keys: Sequence[str], seats: int) -> None:
        """Complain of the first line whose key is none of these."""
        known = [*keys, "seed", "chance", NEXT, *(f"{LANE}seat {seat}" for seat in range(seats))]
        for entry in self.entries:
            if entry.key not in known:
                found = SEAT.search(entry.key)
                if found and int(found[1]) >= seats:
                    raise entry.wrong(f"there is no seat {found[1]} here; the last one is seat {seats - 1}")
                raise entry.wrong(f"a scene knows nothing of '{short(entry.key)}'; {hint(entry.key, known)}")


# Words


def first_line(name: str, players: int, options: Sequence[str]) -> str:
    """The game, its players and options: what `Scene.place` reads."""
    return ", ".join([name, counted(players, "player"), *options])


def hint(word: str, words: Sequence[str]) -> str:
    """What may have been meant."""
    close = get_close_matches(word[:80], words, n=3, cutoff=0.6)
    if close:
        return f"did you mean {' or '.join(close)}?"
    some = ", ".join(words[:12])
    return f"there is {some}{' and more' if len(words) > 12 else ''}"


def short(words: str) -> str:
    """A stranger's words, cut to a line and harmless to a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in words[:80])
