"""What follows from how a prison stands: the tags on its tiles and the needs of its cells, reckoned once a position."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import FUNCTIONAL_TAGS, TILE_TAGS

NO_TAGS: Final = [0] * FUNCTIONAL_TAGS  # of what is no cell


class Reason:
    """One thing that gives a functional tag to a cell, or takes it away."""

    def __init__(self, cell: int, tag: int, n: int, source: int, what: int, number: int) -> None:
        self.cell = cell  # a tile's number
        self.tag = tag
        self.n = n
        self.source = source  # see needs.py: printed on the cell, a specialist, a tile ...
        self.what = what  # which specialist, tile, card or prisoner
        self.number = number  # of the tile where it stands; NOTHING for a card


class Verdict:
    """What some played objectives come to."""

    def __init__(self, played: list[int], staff: int, completed: int, points: int) -> None:
        self.played = played
        self.staff = staff  # in the pool at that time: it is counted, and the reckoning does not depend on it
        self.completed = completed  # a mask over the list of played objectives
        self.points = points


class Wants:
    """What each kind of tile and each type of card would do for some objectives: see mind/wants.py."""

    def __init__(self, played: list[int], hand: list[int], time: int, tiles: int, cards: int) -> None:
        self.played = played
        self.hand = hand
        self.time = time  # left, in hundredths of a week
        self.tiles: list[int] = [0] * tiles
        self.cards: list[int] = [0] * cards
        self.appeals: dict[int, int] = {}  # of items, with these in mind: see mind/bids.py


class Reckoning:
    """Lists by tile. Once filled it is never changed, so that copies of a prison share it."""

    def __init__(self, tiles: int, explained: bool = False) -> None:
        self.tags: list[list[int]] = []  # passive and track tags on the tile
        self.totals: list[int] = [0] * TILE_TAGS  # over all tiles, and of the tracks over all cards too (R26)
        self.granted: list[int] = [0] * tiles  # functional tags that the tile gives to cells just now (R46): a mask
        self.carried: list[int] = [0] * tiles  # those, its own and those of specialists on it
        self.explained = explained
        self.reasons: list[Reason] = []  # what acts on cells, and why, as soon as it is explained: see needs.py
        self.acting: list[list[int]] = [NO_TAGS] * tiles  # the sum of the reasons; a cell has a list of its own
        self.smuggled: list[int] = [0] * tiles  # contraband that tiles give, whoever ignores it
        self.needs: list[int] = [0] * tiles  # those of a cell that are met: a mask
        # Found when asked for, and kept because it is asked for again and again
        self.verdicts: list[Verdict] = []  # the latest ones
        self.lines: list[int] = []  # of the score sheet, as far as the reckoning settles them: see scoring.py
        self.lacks: dict[int, int] = {}  # squares that Blueprints lack, up to two: see blueprints.py
        self.efforts: dict[int, int] = {}  # what objectives lack: see mind/wants.py
        self.wants: Wants | None = None  # the latest, as everybody sees it
        self.secret_wants: Wants | None = None  # and with a hand in mind
        self.sites: list[int] | None = None  # empty squares, and what they would be given: see mind/sites.py
