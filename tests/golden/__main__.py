"""Play the golden games anew, or with --retell only tell their recorded moves in the words of today."""

import sys

from bighouse.engine.record import Record
from tests.golden.games import GAMES, path_of, play, replay, tell


def recorded(name: str) -> Record:
    """The game as it was recorded; one that the rules no longer allow is played anew."""
    record, refused = replay(path_of(name).read_text("utf-8"))
    if refused:
        print(f"{name}: {refused}")
    return play(name) if refused else record


def main(words: list[str]) -> None:
    beginnings = tuple(word for word in words if word != "--retell") or ("",)
    for name in GAMES:
        if name.startswith(beginnings):
            record = recorded(name) if "--retell" in words else play(name)
            text = tell(record)
            path_of(name).write_text(text, encoding="utf-8")
            print(f"{name}: {len(record)} moves, {len(text) / 1000:.0f} kB", flush=True)


main(sys.argv[1:])
