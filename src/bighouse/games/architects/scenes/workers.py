"""The workers of a scene: on the large circles, in the Black Market, the Guildhall and the Prison, and captured."""

from __future__ import annotations

from itertools import groupby

from bighouse.engine.scenes.lines import Line, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.architects.box.components import LOCATION_WORDS, SPACE_WORDS, WORKERS
from bighouse.games.architects.rules.guildhall import guildhall_spaces
from bighouse.games.architects.rules.state import NOBODY, NOT_YET
from bighouse.games.architects.scenes.page import ArchitectsPage


def worker_lines(page: ArchitectsPage) -> list[Line]:
    """All that are named nowhere are at home."""
    places = [place_line(page, place, word) for place, word in enumerate(LOCATION_WORDS)]
    return [*places, prison_line(page), market_line(page), guildhall_line(page)]


def leave_home(page: ArchitectsPage, who: int, words: Entry) -> int:
    """So many workers of a player are elsewhere: "seat 0 2"."""
    if not words.value:
        raise words.wrong(f"how many workers? Write '{page.whos[who]} 2'")
    count = words.number(words.value, 0, WORKERS)
    page.game.players[who].home -= count
    return count


def place_line(page: ArchitectsPage, place: int, word: str) -> Line:
    players = page.game.players

    def read(who: int, words: Entry) -> None:
        players[who].at[place] += leave_home(page, who, words)

    return page.each(f"at {word}", read, lambda who: players[who].at[place])


def holds_line(page: ArchitectsPage, holder: int) -> Line:
    held = page.game.players[holder].held

    def read(who: int, words: Entry) -> None:
        count = leave_home(page, who, words)
        if who == holder:
            raise words.wrong("nobody holds workers of their own; leave them out, they are at home")
        held[who] += count

    return page.each(f"{page.whos[holder]} holds", read, lambda who: held[who])


def prison_line(page: ArchitectsPage) -> Line:
    players = page.game.players

    def read(who: int, words: Entry) -> None:
        players[who].prison += leave_home(page, who, words)

    def read_all(entry: Entry) -> None:
        for player in players:
            player.home += player.prison
            player.prison = 0
        line.read(entry)

    line = page.each("prison", read, lambda who: players[who].prison)
    return Line(line.key, read_all, line.write)


def market_line(page: ArchitectsPage) -> Line:
    """Who stands on which space: "small seat 0; large seat 1"."""
    market = page.game.market

    def read(part: Entry) -> None:
        word, _, owner = part.value.partition(" ")
        space = part.index("space of the Black Market", word, SPACE_WORDS)
        if market[space] != NOBODY:
            raise part.wrong(f"one worker stands on each space; {word} is named twice")
        market[space] = page.who.one(part, owner.strip())
        page.game.players[market[space]].home -= 1

    def write() -> list[str]:
        return [f"{word} {page.whos[who]}" for word, who in zip(SPACE_WORDS, market) if who != NOBODY]

    return parts("black market", ";", read, write)


def guildhall_line(page: ArchitectsPage) -> Line:
    """In the order in which they were laid there: "seat 0 3; seat 1 1; seat 0 2"."""
    game = page.game

    def read(part: Entry) -> None:
        who, words = page.who.whose(part)
        count = leave_home(page, who, words)
        game.guildhall += [who] * count
        game.players[who].guildhall += count

    def write() -> list[str]:
        return [f"{page.whos[who]} {len(list(run))}" for who, run in groupby(game.guildhall)]

    return parts("guildhall", ";", read, write)


def check_workers(page: ArchitectsPage) -> None:
    """Nobody has more than there are, and the Guildhall holds them."""
    game = page.game
    spaces = guildhall_spaces(game)
    entry = page.scene.get("guildhall")
    if entry is not None and len(game.guildhall) > spaces and game.turns_left == NOT_YET:
        raise entry.wrong(
            f"the Guildhall has {spaces} spaces, not {len(game.guildhall)}; in the last round workers lie beside it:"
            f" add 'turns left: {len(game.players)}'"
        )
    for who, name in enumerate(page.whos):
        if game.players[who].home < 0:
            count = WORKERS - game.players[who].home
            lines = [entry for entry in page.scene.entries if names_workers(entry.key) and name in entry.value]
            raise (lines or [page.blame])[-1].wrong(f"{name} has {WORKERS} workers, but the scene names {count}")


def names_workers(key: str) -> bool:
    return key.startswith("at ") or key.endswith(" holds") or key in ("prison", "black market", "guildhall")
