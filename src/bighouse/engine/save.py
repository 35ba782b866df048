"""Save files: a record as text that people can read, one move a line with the fingerprint of what it led to.

    bighouse save 1
    game: lockup
    rules: 1
    players: 2
    seat 0: Ann
    seat 1: Ben
    option advanced: true
    seed: 7
    deal: 4f1d0c39a7be5512
    moves:
    1. seat 0: assign smithy enforcer -> 9a03c5e1f2d47b68
    end: moves 1, checksum 07d1f6a2b3c8e594

A file is used as a whole or not at all: whatever is wrong with it, `parse` raises BadSave and says where.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from bighouse.engine.errors import BadSave, BadScene, BighouseError
from bighouse.engine.option import setting_words
from bighouse.engine.record import Beginning, Record
from bighouse.engine.room import Room

HEADING = "bighouse save"
FORMAT = 1
LARGEST = 4 << 20  # bytes; the longest games take some 100 kB, and a card pack as much again
MOST_MOVES = 5000  # the longest games have some 1,400

MOST_WORDS = 300
UNTOUCHED = "Use an untouched copy of the file, and the Bighouse that wrote it."
TOO_LARGE = f"This is no save file of Bighouse: it is larger than {LARGEST:,} bytes."
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
SEED = re.compile(r"0|-?[1-9][0-9]{0,99}")
SEAT = re.compile(r"seat (0|[1-9][0-9]?): (\S.{0,99})")
MOVE = re.compile(r"([0-9]{1,9})\. seat ([0-9]{1,9}): (.+) -> ([0-9a-f]{16})")
END = re.compile(r"end: moves ([0-9]{1,9}), checksum ([0-9a-f]{16})")


def dump(record: Record, names: Sequence[str] = ()) -> str:
    """The record as text, with the names of those who sat there as far as they are known."""
    beginning = record.beginning
    room = beginning.room
    lines = [f"{HEADING} {FORMAT}", f"game: {room.name}", f"rules: {room.rules_version}"]
    lines.append(f"players: {beginning.players}")
    lines += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(names) if name.strip()]
    if beginning.scene is None:
        for option in room.options_for(beginning.players):
            if option.name in beginning.settings:
                lines.append(f"option {option.name}: {setting_words(beginning.settings[option.name])}")
        lines.append(f"seed: {beginning.seed}")
    else:
        lines.append("scene:")
        lines += [f"  {line}".rstrip() for line in beginning.scene.split("\n")[:-1]]
    if beginning.cards is not None:
        lines.append(f"cards: {json.dumps(json.loads(beginning.cards), separators=(',', ':'))}")
    lines += [f"deal: {record.deal_fingerprint}", "moves:"]
    for number, move in enumerate(record, start=1):
        lines.append(f"{number}. seat {move.seat}: {record.game.words(move.action)} -> {move.fingerprint}")
    lines.append(f"end: moves {len(record)}, checksum {checksum(lines)}")
    return "\n".join(lines) + "\n"


def parse(text: str, rooms: Mapping[str, Room]) -> Record:
    """The record that the text tells of, played through again; BadSave when anything is wrong with it."""
    return parse_with_names(text, rooms)[0]


def parse_with_names(text: str, rooms: Mapping[str, Room]) -> tuple[Record, dict[int, str]]:
    """The same, and who sat where."""
    parser = parser_of(text)
    with telling_what_is_wrong(parser):
        return parser.record(rooms), parser.names


def parse_as_far(text: str, rooms: Mapping[str, Room]) -> tuple[Record, int]:
    """The moves that today's rules still make as they were made, and how many there are in all."""
    parser = parser_of(text)
    with telling_what_is_wrong(parser):
        return parser.same_moves(rooms)


def moves_of(text: str) -> int:
    """How many moves a save has, whatever the rules may be."""
    parser = parser_of(text)
    parser.heading()
    return parser.ending()[0]


def parser_of(text: str) -> SaveParser:
    if len(text) > LARGEST:
        raise BadSave(TOO_LARGE)
    return SaveParser(text.replace("\r\n", "\n").split("\n"))


@contextmanager
def telling_what_is_wrong(parser: SaveParser) -> Iterator[None]:
    try:
        yield
    except BadSave:
        raise
    except BadScene as error:
        raise parser.wrong(f"the scene above cannot be: {error}") from error
    except BighouseError as error:
        raise parser.wrong(str(error)) from error
    except Exception as error:  # whatever a stranger's file makes the rules do, the caller hears of a bad save
        raise parser.wrong(f"the rules cannot follow this ({type(error).__name__}: {error})") from error


def write(record: Record, path: str | Path) -> None:
    """Write a save file; at any moment there is the old one or the new one, never half of one."""
    path = Path(path)
    descriptor, scratch = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(dump(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(scratch, path)
    except BaseException:
        os.unlink(scratch)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)  # the new name must outlive a power cut too
    finally:
        os.close(folder)


def read(path: str | Path, rooms: Mapping[str, Room]) -> Record:
    """Read a save file; BadSave when it cannot be read or anything is wrong with it."""
    path = Path(path)
    if path.exists() and not path.is_file():
        raise BadSave(f"{path} is not a file.")
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadSave(TOO_LARGE)
        return parse(data.decode(), rooms)
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSave(f"{path}: this is no text, so it is no save file of Bighouse, or a damaged one.") from error
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from error


def checksum(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def played_by(room: Room, version: int) -> str:
    """Why a game of other rules cannot go on here."""
    return (
        f"was played by version {version} of the rules of {room.title}, and this Bighouse plays by version"
        f" {room.rules_version}"
    )


class SaveParser:
    """Goes through the lines of a save from top to bottom; what it complains of has a line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.number = 0  # of the line read last, the first being 1
        self.names: dict[int, str] = {}  # by seat
        self.advice = UNTOUCHED

    def wrong(self, words: str, advice: str = "") -> BadSave:
        """The error to raise; of a stranger's words it repeats no more than a terminal can bear."""
        words = "".join(letter if letter.isprintable() else "?" for letter in words[:MOST_WORDS])
        stop = "" if words.endswith((".", "?", "!")) else "."
        return BadSave(f"Line {max(self.number, 1)}: {words}{stop} {advice or self.advice}")

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def next(self) -> str:
        line = self.peek()
        self.number += 1
        return line

    def field(self, name: str) -> str:
        """What the next line says about this; it must be the next line."""
        line = self.next()
        if not line.startswith(f"{name}: "):
            raise self.wrong(f"'{name}: ...' belongs here, not '{line}'")
        return line[len(name) + 2 :]

    def count(self, name: str) -> int:
        word = self.field(name)
        if not NUMBER.fullmatch(word):
            raise self.wrong(f"{name} is a number, not '{word}'")
        return int(word)

    def record(self, rooms: Mapping[str, Room]) -> Record:
        self.heading()
        moves, given_checksum = self.ending()
        record = self.dealt(rooms)
        while self.number < len(self.lines) - 1:
            self.move(record)
        self.number = len(self.lines)
        if len(record) != moves:
            raise self.wrong(f"the file speaks of {moves} moves but has {len(record)}")
        if checksum(self.lines[:-1]) != given_checksum:
            raise self.wrong("the checksum does not fit: the file was changed after it was written")
        return record

    def same_moves(self, rooms: Mapping[str, Room]) -> tuple[Record, int]:
        self.heading()
        moves, _ = self.ending()
        record = self.dealt(rooms)
        same = 0
        try:
            while self.number < len(self.lines) - 1:
                self.move(record)
                same += 1
        except Exception:  # today's rules refuse a move, cannot follow it, or lead elsewhere
            record.rewind(same)
        return record, moves

    def dealt(self, rooms: Mapping[str, Room]) -> Record:
        """The record before its first move."""
        record = Record(self.beginning(rooms))
        if (fingerprint := self.field("deal")) != record.deal_fingerprint:
            raise self.wrong(f"all this deals {record.deal_fingerprint}, not {fingerprint}")
        if self.next() != "moves:":
            raise self.wrong("'moves:' belongs here")
        return record

    def heading(self) -> None:
        line = self.next()
        if line == f"{HEADING} {FORMAT}":
            return
        if re.fullmatch(rf"{HEADING} [0-9]{{1,9}}", line):
            raise self.wrong(
                f"this is a save of format {line.split()[-1]}, and this Bighouse reads format {FORMAT}",
                "Open it with the Bighouse that wrote it, or a newer one.",
            )
        raise self.wrong("this is no save file of Bighouse", f"Those begin with '{HEADING} {FORMAT}'.")

    def ending(self) -> tuple[int, str]:
        """How many moves there should be, and the checksum: looked at first, for a cut-off file lacks it."""
        while not self.lines[-1].strip():
            self.lines.pop()
        found = END.fullmatch(self.lines[-1])
        if found is None:
            self.number = len(self.lines)
            raise self.wrong("the file should end with 'end: ...' but was cut off here, or has grown")
        return int(found[1]), found[2]

    def beginning(self, rooms: Mapping[str, Room]) -> Beginning:
        name = self.field("game")
        room = rooms.get(name)
        if room is None:
            raise self.wrong(f"there is no game '{name}' here", f"The games here are: {', '.join(sorted(rooms))}.")
        version = self.count("rules")
        if version > room.rules_version:
            raise self.wrong(f"the game {played_by(room, version)}", "Open it with a Bighouse that plays by those.")
        if version < room.rules_version:
            self.advice = f"The game {played_by(room, version)}, which leads elsewhere from here."
        players = self.count("players")
        self.seats(players)
        scene = self.scene()
        settings: dict[str, object] = {}
        seed = 0
        if scene is None:
            settings = self.settings(room, players)
            word = self.field("seed")
            if not SEED.fullmatch(word):
                raise self.wrong(f"the seed is a number, not '{word}'")
            seed = int(word)
        cards = self.field("cards") if self.peek().startswith("cards: ") else room.cards_of(version)
        return Beginning(room, players, settings, seed, scene, cards)

    def seats(self, players: int) -> None:
        while self.peek().startswith("seat "):
            found = SEAT.fullmatch(self.next())
            if found is None or int(found[1]) >= players or int(found[1]) in self.names:
                raise self.wrong("'seat <number>: <name>' belongs here, each seat once")
            self.names[int(found[1])] = found[2]

    def settings(self, room: Room, players: int) -> dict[str, object]:
        settings: dict[str, object] = {}
        room.settings(players, settings)  # complains of the players likewise
        while self.peek().startswith("option "):
            name, colon, word = self.next().removeprefix("option ").partition(": ")
            if not colon or name in settings:
                raise self.wrong("'option <name>: <value>' belongs here, each name once")
            settings[name] = word
            room.settings(players, settings)  # complains of an option while its line is the one read last
        return settings

    def scene(self) -> str | None:
        if self.peek() != "scene:":
            return None
        self.number += 1
        lines: list[str] = []
        while self.number < len(self.lines) and (self.peek().startswith("  ") or not self.peek()):
            lines.append(self.next()[2:])
        return "".join(f"{line}\n" for line in lines)

    def move(self, record: Record) -> None:
        line = self.next()
        found = MOVE.fullmatch(line)
        if found is None:
            raise self.wrong(f"this is no move: '{line}'")
        if len(record) == MOST_MOVES:
            raise self.wrong(f"no game has more than {MOST_MOVES:,} moves")
        number, seat, words, fingerprint = int(found[1]), int(found[2]), found[3], found[4]
        if number != len(record) + 1:
            raise self.wrong(f"move {len(record) + 1} belongs here, not move {number}")
        try:
            action = record.game.vocabulary.action(words)
        except ValueError as error:
            raise self.wrong(str(error)) from error
        led_to = record.play(seat, action).fingerprint
        if led_to != fingerprint:
            raise self.wrong(f"the move led to {led_to}, not to {fingerprint}: the game has drifted")
