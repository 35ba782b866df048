"""Where games are kept: one save file a game under the user's data folder, and who sat where."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from bighouse.engine import save
from bighouse.engine.errors import BadSave
from bighouse.engine.record import Record
from bighouse.games import rooms

SUFFIX = ".bighouse"
FOLDER = "BIGHOUSE_DATA"  # names another data folder
REMEMBERED = 200  # of so many games it is known who sat where


def data_folder() -> Path:
    """The user's data folder for Bighouse; it may not exist yet."""
    if named := os.environ.get(FOLDER):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bighouse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bighouse"


def new_place(game: str) -> Path:
    """A file name that no other game has: nothing is ever written over."""
    folder = data_folder()
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def saved_games(game: str = "") -> list[Path]:
    """The games in the data folder, the last one played first."""
    found = data_folder().glob(f"{game or '*'}-*{SUFFIX}")
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def last_unfinished(game: str = "") -> tuple[Path, Record]:
    """The game that was left last before its end."""
    trouble = ""
    for path in saved_games(game):
        try:
            record = save.read(path, rooms())
        except BadSave as error:
            trouble = trouble or str(error)
            continue
        if not record.game.over:
            return path, record
    raise BadSave(trouble or f"there is no unfinished game in {data_folder()}")


def write(record: Record, path: Path) -> None:
    """Write a save file, and its folder where there is none yet; BadSave when that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save.write(record, path)
    except OSError as error:
        raise BadSave(f"{path} cannot be written: {error.strerror or error}") from error
    except ValueError as error:  # no name for a file at all
        raise BadSave(f"{str(path)!r} cannot be written: {error}") from error


# Who sat where: a save file is the game alone, so this is kept beside it and may be lost without harm.


def _seats_file() -> Path:
    return data_folder() / "seats.json"


def _remembered() -> dict[str, list[list[str]]]:
    try:
        found = json.loads(_seats_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember_seats(record: Record, seats: list[list[str]]) -> None:
    """Keep who sits where, as name and bot, for when the game is taken up again."""
    known = _remembered()
    known.pop(record.deal_fingerprint, None)
    known[record.deal_fingerprint] = seats
    newest = dict(list(known.items())[-REMEMBERED:])
    scratch = _seats_file().with_suffix(f".{os.getpid()}.tmp")
    try:
        scratch.parent.mkdir(parents=True, exist_ok=True)
        scratch.write_text(json.dumps(newest, indent=1), "utf-8")
        os.replace(scratch, _seats_file())
    except OSError:
        return  # the next resume asks for --people and --bots again, nothing more


def recall_seats(record: Record) -> list[list[str]] | None:
    """Who sat where in this game; None when it is not known."""
    found = _remembered().get(record.deal_fingerprint)
    fits = (
        isinstance(found, list)
        and len(found) == record.game.seats
        and all(isinstance(pair, list) and len(pair) == 2 for pair in found)
        and all(isinstance(word, str) for pair in found for word in pair)
    )
    return found if fits else None
