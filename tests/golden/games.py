"""Golden games: whole games as text that a reviewer can read. At the margin stands the save file, below each move
what it led to, at the end the score sheet.

    python -m tests.golden             bots play all of them anew
    python -m tests.golden lockup-2    only those whose names begin so
    python -m tests.golden --retell    keep the moves: for when only the words have changed
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import wrap

from bighouse.bots.registry import make_bot
from bighouse.bots.side import Side
from bighouse.engine.errors import IllegalMove
from bighouse.engine.option import setting_words
from bighouse.engine.record import Record
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.save import MOVE, SaveParser, dump
from bighouse.engine.story import EVERYONE, Event
from bighouse.games import rooms
from tests.contract.modes import Mode, modes_of
from tests.contract.sample import sample_of

FOLDER = Path(__file__).parent
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gil", "Hal"]
BOT = "greedy"
SEED = 2
INDENT = "  "
WIDTH = 140
FINGERPRINT = re.compile(r" -> [0-9a-f]{16}$|^deal: [0-9a-f]{16}$|, checksum [0-9a-f]{16}$", re.MULTILINE)


def name_of(mode: Mode) -> str:
    """The mode as the name of a file: "lockup-1-moderate-advanced"."""
    words = [setting_words(value) for value in mode.options.values() if isinstance(value, str | list)]
    switches = [option for option, value in mode.options.items() if value is True]
    return "-".join([mode.room.name, str(mode.players), *words, *switches])


def told_modes(room: Room) -> list[Mode]:
    """Every mode of a room, or where options multiply those that it chooses."""
    return [Mode(room, players, options) for players, options in sample_of(room).told] or modes_of(room)


GAMES = {name_of(mode): mode for room in rooms().values() for mode in told_modes(room)}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


# Playing and telling


def play(name: str) -> Record:
    """A game of bots, the same one every time."""
    record = GAMES[name].record(SEED)
    bot = make_bot(BOT)
    rng = Rng(SEED)
    while not record.game.over:
        seat = record.game.to_act[0]
        record.play(seat, bot.choose(Side(record.game, seat), rng))
    return record


def tell(record: Record) -> str:
    """The record as the text of a golden game."""
    lines = heading(record)
    moves = iter(record)
    for line in dump(record).splitlines():
        if line.startswith("end: "):
            lines += ["", line, "", *score_lines(record)]
        elif MOVE.fullmatch(line):
            lines += [line, *sentences(record, next(moves).events)]
        else:
            lines.append(line)
            if line.startswith("deal: "):
                lines += sentences(record, record.deal_events)
    return "\n".join(lines) + "\n"


def heading(record: Record) -> list[str]:
    room, game = record.beginning.room, record.game
    crews = [called(NAMES[seat], room.nickname(game, seat)) for seat in range(game.seats)]
    return [
        f"# {room.title}, played by the bot '{BOT}': {', '.join(crews)}.",
        "# The margin is a save file. Below each move stands what it led to, with nothing hidden. test_golden.py plays",
        "# the moves again, `python -m tests.golden` plays the game anew. Read every difference before you commit it.",
        "",
    ]


def called(name: str, nickname: str) -> str:
    """Who it is, and as whom, where a game dresses its seats up."""
    return name if nickname.startswith("Player ") else f"{name} ({nickname})"


def sentences(record: Record, events: Iterable[Event]) -> list[str]:
    """What happened, nothing hidden, in the words of the log."""
    room, game = record.beginning.room, record.game
    open_events = [event.known(event.facts, EVERYONE) for event in events]
    told = [room.sentence(game, event, None, lambda seat: NAMES[seat]) for event in open_events]
    return [line for words in told if words for line in wrapped(words)]


def wrapped(words: str) -> list[str]:
    return wrap(words, WIDTH, initial_indent=INDENT, subsequent_indent=3 * INDENT)


def score_lines(record: Record) -> list[str]:
    """The score sheet as a table, and who has won."""
    sheet = record.beginning.room.score_sheet(record.game)
    heads = [*NAMES[: record.game.seats], *sheet.players[record.game.seats :]]
    rows: list[tuple[str, Sequence[object]]] = [("", heads), *((line.name, line.points) for line in sheet.lines)]
    rows += [("Total", sheet.totals)]
    if sheet.ties is not None:
        rows.append((sheet.ties.name, sheet.ties.points))
    lines = [f"{INDENT}{name:20}" + "".join(f"{cell:>8}" for cell in cells) for name, cells in rows]
    if not record.game.over:
        return [*lines, "", f"{INDENT}The game is not over."]
    winners = [heads[seat] for seat in sheet.winners] or heads[record.game.seats :]
    return [*lines, "", f"{INDENT}Won by: {', '.join(winners)}"]


# Reading


def margin(text: str) -> str:
    """The save file within a golden game."""
    return "".join(f"{line}\n" for line in text.splitlines() if line and not line.startswith((INDENT, "#")))


def replay(text: str) -> tuple[Record, str]:
    """The moves of a golden game played again, as far as the rules let them, and why they no longer do."""
    lines = margin(text).splitlines()
    parser = SaveParser(lines)
    parser.heading()
    record = Record(parser.beginning(rooms()))
    for line in lines:
        found = MOVE.fullmatch(line)
        if found is not None:
            try:
                record.play(int(found[2]), record.game.vocabulary.action(found[3]))
            except (IllegalMove, ValueError) as refusal:
                return record, f"Move {found[1]}, '{found[3]}', is no longer allowed: {refusal}"
    return record, ""


def without_fingerprints(text: str) -> str:
    """The words alone: what a reader can make something of."""
    return FINGERPRINT.sub("", text)
