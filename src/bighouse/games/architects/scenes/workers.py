"""The workers of a scene: on the large circles, in the Black Market, the Guildhall and the Prison, and captured."""

from __future__ import annotations

from bighouse.engine.scene import Entry
from bighouse.games.architects.components import LOCATION_WORDS, SPACE_WORDS, WORKERS
from bighouse.games.architects.guildhall import guildhall_spaces
from bighouse.games.architects.scenes.page import Page
from bighouse.games.architects.state import NOBODY, NOT_YET


def read_workers(page: Page) -> None:
    """All that are named nowhere are at home."""
    scene = page.scene
    game = page.game
    for place, word in enumerate(LOCATION_WORDS):
        for who, count, _ in groups(page, scene.get(f"at {word}")):
            game.players[who].at[place] += leave_home(page, who, count)
    if entry := scene.get("prison"):
        for player in game.players:
            player.home += player.prison
            player.prison = 0
        for who, count, _ in groups(page, entry):
            game.players[who].prison += leave_home(page, who, count)
    for holder, name in enumerate(page.whos):
        for who, count, part in groups(page, scene.get(f"{name} holds")):
            if who == holder:
                raise part.wrong("nobody holds workers of their own; leave them out, they are at home")
            game.players[holder].held[who] += leave_home(page, who, count)
    read_market(page)
    read_guildhall(page)
    check_count(page)


def groups(page: Page, entry: Entry | None) -> list[tuple[int, int, Entry]]:
    """Whose workers, how many: "seat 0 2; seat 1 4"."""
    out: list[tuple[int, int, Entry]] = []
    for part in entry.parts(";") if entry is not None else []:
        who, count = page.whose(part)
        if not count.value:
            raise part.wrong(f"how many workers? Write '{page.whos[who]} 2'")
        out.append((who, count.number(count.value, 0, WORKERS), part))
    return out


def leave_home(page: Page, who: int, count: int) -> int:
    page.game.players[who].home -= count
    return count


def read_market(page: Page) -> None:
    """Who stands on which space: "small seat 0; large seat 1"."""
    game = page.game
    if entry := page.scene.get("black market"):
        for part in entry.parts(";"):
            word, _, owner = part.value.partition(" ")
            space = part.index("space of the Black Market", word, SPACE_WORDS)
            if game.market[space] != NOBODY:
                raise part.wrong(f"one worker stands on each space; {word} is named twice")
            game.market[space] = page.who(part, owner.strip())
            leave_home(page, game.market[space], 1)


def read_guildhall(page: Page) -> None:
    game = page.game
    entry = page.scene.get("guildhall")
    for who, count, _ in groups(page, entry):
        game.guildhall += [who] * count
        game.players[who].guildhall += leave_home(page, who, count)
    spaces = guildhall_spaces(game)
    if entry is not None and len(game.guildhall) > spaces and game.turns_left == NOT_YET:
        raise entry.wrong(
            f"the Guildhall has {spaces} spaces, not {len(game.guildhall)}; in the last round workers lie beside it:"
            f" add 'turns left: {len(game.players)}'"
        )


def check_count(page: Page) -> None:
    for who, name in enumerate(page.whos):
        if page.game.players[who].home < 0:
            count = WORKERS - page.game.players[who].home
            lines = [entry for entry in page.scene.entries if names_workers(entry.key) and name in entry.value]
            raise (lines or [page.blame])[-1].wrong(f"{name} has {WORKERS} workers, but the scene names {count}")


def names_workers(key: str) -> bool:
    return key.startswith("at ") or key.endswith(" holds") or key in ("prison", "black market", "guildhall")
