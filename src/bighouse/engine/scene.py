"""Scenes: a position written as text, what FEN is to chess. This is what the scenes of all games share.

    lockup, 4 players, advanced       # the game, the players and the options; '#' begins a comment
    seed: 7                           # deals what the text leaves open
    <key>: <value>                    # each game has its own keys
    next: PayForGoons(seat 1, 4)      # what is still to be done, the first first
    lane of seat 2: ReturnExcess(seat 2)   # where several seats act at once

Whatever is wrong with a text, BadScene names the line and says what to do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, cast

from bighouse.engine.errors import BadScene, BadSetup, RulesBroken
from bighouse.engine.game import Game
from bighouse.engine.lane import Lane
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room, Setting
from bighouse.engine.step import Step

LARGEST = 100_000  # characters; a whole position takes some 3,000
GAP = "-"
REST = "rest"  # in a list of cards: all that are named nowhere else
NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
SEED = re.compile(r"-?[0-9]{1,100}")
SEAT = re.compile(r"seat ([0-9]{1,6})\b.*")
CALL = re.compile(r"(\w+)(?:\((.*)\))?")
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

    def parts(self, separator: str) -> list[Entry]:
        """What lies between the separators, each as an entry of its own."""
        parts = [part.strip() for part in self.value.split(separator)]
        return [Entry(self.line, self.key, part) for part in parts if part]

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
    """The lines of a scene. A key may be named once, but for those that stand for a list of lines."""

    def __init__(self, text: str, repeated: Iterable[str] = ("next",)) -> None:
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
            if entry.key in seen and entry.key not in repeated:
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
        known = [*keys, "seed", "chance", "next", *(f"lane of seat {seat}" for seat in range(seats))]
        for entry in self.entries:
            if entry.key not in known:
                found = SEAT.search(entry.key)
                if found and int(found[1]) >= seats:
                    raise entry.wrong(f"there is no seat {found[1]} here; the last one is seat {seats - 1}")
                raise entry.wrong(f"a scene knows nothing of '{short(entry.key)}'; {hint(entry.key, known)}")


class Stock:
    """The cards of one kind. Each can be named as often as the box holds it; the others are dealt by the seed."""

    def __init__(self, what: str, ids: Sequence[str], copies: Sequence[int] | None = None) -> None:
        self.what = what
        self.ids = ids
        self.left = [1] * len(ids) if copies is None else list(copies)
        self.named: dict[int, int] = {}  # in which line a card was named last
        self.rest: list[int] | None = None  # where all others go
        self.rest_line = 0

    def take(self, entry: Entry, word: str) -> int:
        """The card of this name, which nobody else can have now."""
        card = entry.index(self.what, word, self.ids)
        if self.left[card] == 0:
            if card in self.named:
                raise entry.wrong(f"{word} is already named in line {self.named[card]}; the box holds no other")
            raise entry.wrong(f"{word} is not part of this game")
        self.left[card] -= 1
        self.named[card] = entry.line
        return card

    def cards(self, entry: Entry | None) -> list[int]:
        """A list of cards; the word 'rest' stands for all that are named nowhere else."""
        out: list[int] = []
        words = [] if entry is None else entry.words()
        for i, word in enumerate(words):
            assert entry is not None
            if word != REST:
                out.append(self.take(entry, word))
            elif i + 1 < len(words) or self.rest is not None:
                where = f"; it is in line {self.rest_line} already" if self.rest is not None else ""
                raise entry.wrong(f"'rest' comes last in one list of {self.what}s{where}")
            else:
                self.rest = out
                self.rest_line = entry.line
        return out

    def row(self, entry: Entry, size: int, empty: int) -> list[int]:
        """Cards in a row of spaces; '-' is an empty one, and so are those that are not named."""
        words = entry.words()
        if len(words) > size:
            raise entry.wrong(f"there is room for {size} {self.what}s here, not for {len(words)}")
        row = [empty if word == GAP else self.take(entry, word) for word in words]
        return row + [empty] * (size - len(row))

    def unnamed(self, order: Iterable[int]) -> list[int]:
        """The cards that are named nowhere, in this order of the whole stock; a 'rest' takes them all."""
        left = self.left.copy()
        out: list[int] = []
        for card in order:
            if left[card] > 0:
                left[card] -= 1
                out.append(card)
        if self.rest is not None:
            self.rest += out
            return []
        return out


# A new game


def opening(
    room: Room, players: int, given: Mapping[str, object], identities: Sequence[str], first: int | None, seed: int
) -> str:
    """A new game for which the table has chosen who is who ('' for chance) and who goes first (None for chance)."""
    settings = room.settings(players, given)
    words = [name if value is True else f"{name} {str(value).lower()}" for name, value in settings.items()]
    lines = [", ".join([room.name, f"{players} {'player' if players == 1 else 'players'}", *words]), f"seed: {seed}"]
    if any(identities):
        named = identified(room, players, identities, Rng(seed + 1))  # not the chance that deals
        lines += [f"seat {seat}: {identity}" for seat, identity in enumerate(named)]
    if first is not None:
        if why_not := room.why_not_first(players, settings):
            raise BadSetup(why_not)
        if not 0 <= first < players:
            raise BadSetup(f"The first player is one of seats 1 to {players}, not {first + 1}.")
        lines.append(f"first player: seat {first}")
    return "".join(f"{line}\n" for line in lines)


def identified(room: Room, players: int, identities: Sequence[str], rng: Rng) -> list[str]:
    """Who is who: as chosen, and by chance where nothing was."""
    if room.identity is None:
        raise BadSetup(f"In {room.title} there is nothing to choose for a seat.")
    what, choices = room.identity.name, room.identity.choices
    if len(identities) != players:
        raise BadSetup(f"There are {players} seats, and a {what} was named for {len(identities)}. Say for each.")
    for seat, identity in enumerate(identities):
        if identity and identity not in choices:
            raise BadSetup(f"There is no {what} '{short(identity)}'; {hint(identity, choices)}")
        if identity and identity in identities[:seat]:
            other = identities.index(identity) + 1
            raise BadSetup(f"Seats {other} and {seat + 1} both have the {what} {identity}. Each can be chosen once.")
    free = [number for number, choice in enumerate(choices) if choice not in identities]
    rng.shuffle(free)
    return [identity or choices[free.pop()] for identity in identities]


# The agenda


class Kind:
    """How an argument of a step reads; some take more than one number."""

    width = 1

    def write(self, numbers: list[int]) -> str:
        raise NotImplementedError

    def read(self, entry: Entry, words: str) -> list[int]:
        raise NotImplementedError


class Number(Kind):
    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def write(self, numbers: list[int]) -> str:
        return str(numbers[0])

    def read(self, entry: Entry, words: str) -> list[int]:
        return [entry.number(words, self.least, self.most)]


class OneOf(Kind):
    """A word for a number; the first word stands for `first`."""

    def __init__(self, what: str, words: Sequence[str], first: int = 0) -> None:
        self.what = what
        self.words = words
        self.first = first

    def write(self, numbers: list[int]) -> str:
        return self.words[numbers[0] - self.first]

    def read(self, entry: Entry, words: str) -> list[int]:
        return [entry.index(self.what, words, self.words) + self.first]


class StepWords:
    """The steps of a game by name, with the kinds of their arguments: `PayForGoons(seat 1, 4)`."""

    def __init__(self, steps: Mapping[type[Step[Any]], Sequence[Kind]]) -> None:
        self.kinds = {step.__name__: kinds for step, kinds in steps.items()}
        self.makers = {step.__name__: cast(Callable[..., Step[Any]], step) for step in steps}

    def write(self, step: Step[Any]) -> str:
        name = type(step).__name__
        numbers = step.args()
        words: list[str] = []
        for kind in self.kinds[name]:
            words.append(kind.write(numbers[: kind.width]))
            numbers = numbers[kind.width :]
        return f"{name}({', '.join(words)})" if words else name

    def read(self, entry: Entry) -> Step[Any]:
        found = CALL.fullmatch(entry.value)
        if found is None:
            raise entry.wrong("a step reads like 'Turn(seat 1)': a name, then what it is about")
        name = found[1]
        entry.index("step called", name, list(self.kinds))
        kinds = self.kinds[name]
        words = [part.strip() for part in found[2].split(",")] if found[2] else []
        if len(words) != len(kinds):
            raise entry.wrong(
                f"{name} is about {len(kinds)} things, not {len(words)}; write it as a game's scene() does"
            )
        numbers: list[int] = []
        for kind, word in zip(kinds, words):
            numbers += kind.read(entry, word)
        return self.makers[name](*numbers)

    def write_agenda(self, game: Game) -> list[str]:
        """The lines for what is still to be done; lanes come before the main agenda, which waits for them."""
        lines: list[str] = []
        for lane in game.lanes:
            steps = "; ".join(self.write(step) for step in reversed(lane.agenda))
            lines.append(f"lane of seat {lane.seat}: {steps or 'done'}")
        return lines + [f"next: {self.write(step)}" for step in reversed(game.main.agenda)]

    def read_lanes(self, scene: Scene) -> list[Lane]:
        lanes: list[Lane] = []
        for entry in scene.entries:
            if entry.key.startswith("lane of seat "):
                steps = [] if entry.value == "done" else [self.read(part) for part in entry.parts(";")]
                lanes.append(Lane(int(entry.key.split()[-1]), steps[::-1], []))
        return lanes

    def read_next(self, scene: Scene) -> list[Step[Any]]:
        """The steps of the 'next:' lines, the first first."""
        return [self.read(entry) for entry in scene.all("next")]


def begin(game: Game, steps: list[Step[Any]], lanes: list[Lane], entry: Entry) -> None:
    """Put these steps on the agenda, go on to the first choice and check the laws; the entry takes the blame."""
    game.main.agenda = steps[::-1]
    game.lanes = lanes
    try:
        game.audit()
        if lanes:
            game.gatherings += 1
            for lane in lanes:
                game.lane = lane
                game.work_off(lane)
            game.lane = game.main
            if not any(lane.options for lane in lanes):
                game.lanes = []
        game.settle()
        game.audit()
    except RulesBroken as error:
        raise entry.wrong(f"this position cannot be: {error}") from error
    except Exception as error:  # steps that cannot follow from the position: whatever they do, the text is to blame
        what = f"{type(error).__name__}: {short(str(error))}"
        raise entry.wrong(f"the game cannot go on from here ({what}); name what these steps need") from error


# Words


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
