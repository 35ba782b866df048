"""The wardens of a scene: money and people, bids, tiles that wait, and what a phase has them do."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Several
from bighouse.engine.scenes.lines import Line, number
from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import (
    BID_WORDS,
    BUREAUCRACY,
    NOTHING,
    SPECIALIST_WORDS,
    TILE_STACKS,
    TYPE_WORDS,
)
from bighouse.games.prison_architect.scenes.page import MOST, PrisonArchitectPage, listing
from bighouse.games.prison_architect.scenes.steps import TOKEN_TAGS

CASH, STAFF, RECALLED, ESCAPING = "cash", "staff", "recalled", "escaping"
COUNTED = {word: word for word in [CASH, STAFF, *SPECIALIST_WORDS, RECALLED, ESCAPING]} | {
    f"{word}s": word for word in SPECIALIST_WORDS
}
BIDS = {word: word for word in BID_WORDS}
TYPES = {word: word for word in TYPE_WORDS}
DEEDS = ["bought_bunk_cell", "bought_locker_room", "rearranged", "expanded"]  # the bits of Player.built
SLOTS = Several("type of prisoner", TYPE_WORDS)


def strip(page: PrisonArchitectPage) -> None:
    """Nobody has anything that the text does not name, but for a game that starts at its beginning."""
    for player in page.game.players if not page.fresh else []:
        player.cash = 0
        player.prison.staff = 0
        for pile in (player.construction, player.hand, player.played):
            pile.clear()


def table_of_bids(page: PrisonArchitectPage) -> list[Line]:
    """Bids and what Foremen have raised, of all wardens: "seat 0 5 cell 3 staff; seat 1 4 basic"."""
    players = page.game.players

    def read_bids(who: int, words: Entry) -> None:
        player = players[who]
        player.bids = numbers(words, BIDS)
        if player.unallocated() < 0:
            raise words.wrong(f"{page.whos[who]} has ${player.cash}, and bids ${sum(player.bids)}")

    def read_raised(who: int, words: Entry) -> None:
        players[who].raised = words.index("area", words.value, BID_WORDS)

    return [
        page.each("bids", read_bids, lambda who: counted(players[who].bids, BID_WORDS)),
        page.each("raised", read_raised, lambda who: ["", *BID_WORDS][players[who].raised + 1]),
    ]


def warden_lines(page: PrisonArchitectPage, seat: int) -> list[Line]:
    name = page.whos[seat]
    player = page.game.players[seat]

    def read_tokens(entry: Entry) -> None:
        player.pending = [entry.index("token", word, TOKEN_TAGS) for word in entry.words()]

    def read_batch(entry: Entry) -> None:
        player.batch = numbers(entry, TYPES)

    def read_freed(entry: Entry) -> None:
        player.freed = numbers(entry, TYPES)

    def read_slots(entry: Entry) -> None:
        player.slots = [SLOTS.read(part, part.value)[0] for part in entry.parts(";")]

    return [
        Line(name, lambda entry: read_warden(page, seat, entry), lambda: belongings(page, seat)),
        listing(f"{name} construction", player.construction, page.take_tile, page.tile_ids),
        dig_line(page, seat),
        Line(f"{name} tokens", read_tokens, lambda: " ".join(TOKEN_TAGS[tag] for tag in player.pending) or None),
        number(f"{name} has done", player, "built", Several("deed", DEEDS), unless=0),
        Line(f"{name} declares", read_batch, lambda: counted(player.batch, TYPE_WORDS) or None),
        Line(f"{name} slots", read_slots, lambda: "; ".join(SLOTS.write([types]) for types in player.slots) or None),
        Line(f"{name} freed", read_freed, lambda: counted(player.freed, TYPE_WORDS) or None),
    ]


def read_warden(page: PrisonArchitectPage, seat: int, entry: Entry) -> None:
    """What is counted here; all else stays as it is."""
    player = page.game.players[seat]
    counts = entry.counts(COUNTED, MOST)
    player.cash = counts.get(CASH, player.cash)
    player.prison.staff = counts.get(STAFF, player.prison.staff)
    player.recalled = counts.get(RECALLED, 0)
    player.escaping = counts.get(ESCAPING, 0)
    for specialist, word in enumerate(SPECIALIST_WORDS):
        player.prison.pool[specialist] += counts.get(word, 0)


def belongings(page: PrisonArchitectPage, seat: int) -> str:
    player = page.game.players[seat]
    counts = [player.cash, player.prison.staff, *player.prison.pool, player.recalled, player.escaping]
    return counted(counts, [CASH, STAFF, *SPECIALIST_WORDS, RECALLED, ESCAPING]) or "nothing"


def dig_line(page: PrisonArchitectPage, seat: int) -> Line:
    """Where a warden digs, and what was drawn there and set aside (R12): "basic yard showers"."""
    player = page.game.players[seat]

    def read(entry: Entry) -> None:
        words = entry.words()
        player.dug_in = entry.index("area", words[0] if words else "", BID_WORDS)
        for word in words[1:]:
            if player.dug_in == BUREAUCRACY:
                player.dug.append(page.cards.take(entry, word))
                continue
            tile = page.take_tile(entry, word)
            if page.box.tiles[tile].category != player.dug_in:
                raise entry.wrong(f"{word} is no tile of {words[0]}")
            player.dug.append(tile)

    def write() -> str | None:
        if player.dug_in == NOTHING:
            return None
        ids = page.tile_ids if player.dug_in < TILE_STACKS else page.cards.ids
        return " ".join([BID_WORDS[player.dug_in], *(ids[item] for item in player.dug)])

    return Line(f"{page.whos[seat]} digs", read, write)


# The Governor


def governor_lines(page: PrisonArchitectPage) -> list[Line]:
    """The automaton of the solo game: what he has taken, where his Staff stands, what he bids."""
    governor = page.game.governor
    if not page.game.solo:
        return []

    def read_bids(entry: Entry) -> None:
        governor.bids = numbers(entry, BIDS)

    def read_bought(entry: Entry) -> None:
        governor.bought = entry.number(entry.value, 0, TILE_STACKS)

    return [
        listing("governor tiles", governor.tiles, page.take_tile, page.tile_ids),
        listing("governor cards", governor.cards, page.cards.take, page.cards.ids),
        listing("governor objectives", governor.objectives, page.take_objective, page.objective_ids),
        number("governor staff", governor, "staff_at", Several("area", BID_WORDS), unless=0),
        Line("governor bids", read_bids, lambda: counted(governor.bids, BID_WORDS) or None),
        Line("governor bought", read_bought, lambda: str(governor.bought) if governor.bought else None),
    ]


# Counts


def numbers(entry: Entry, names: dict[str, str]) -> list[int]:
    """Pairs such as "5 cell 3 staff", in the order of the names."""
    counts = entry.counts(names, MOST)
    return [counts.get(name, 0) for name in names]


def counted(counts: list[int], words: list[str]) -> str:
    return " ".join(f"{count} {word}" for count, word in zip(counts, words) if count)
