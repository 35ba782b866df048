"""A prison as everybody sees it: tiles, what stands on them, needs with their reasons, and what tiles count."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bighouse.engine.english import counted, with_article
from bighouse.engine.view import Bag
from bighouse.games.prison_architect.box.components import (
    CELL,
    COMFORT,
    CONTRABAND,
    DISCONTENT,
    FUNCTIONAL,
    HYGIENE,
    NEED_WORDS,
    NEEDS,
    NOTHING,
    SECURITY,
    SPECIALIST_WORDS,
    SPECIALISTS,
    TAG_WORDS,
    TILE_TAGS,
    TYPE_WORDS,
    TYPES,
    Box,
    Quantity,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.rules.needs import (
    FROM_CARD,
    FROM_CELL,
    FROM_PRISONER,
    FROM_SPECIALIST,
    FROM_TILE,
    reasons_of,
    reckoned,
)
from bighouse.games.prison_architect.rules.prison import NO_TOKEN, SPAN, Prison
from bighouse.games.prison_architect.rules.quantities import measured
from bighouse.games.prison_architect.rules.reckoning import Reason
from bighouse.games.prison_architect.rules.scoring import card_points, tile_points
from bighouse.games.prison_architect.rules.tags import tags_on_card
from bighouse.games.prison_architect.sight.view import (
    CardView,
    CellView,
    ConditionView,
    NeedView,
    PrisonerView,
    PrisonView,
    ReasonView,
    TileView,
)
from bighouse.games.prison_architect.words.card_words import at_end_words, conditional_words, tile_names
from bighouse.games.prison_architect.words.phrases import SPECIALIST_NAMES, SQUARE_WORDS, prisoner_name

SIDES: Final = ["n", "e", "s", "w"]
FOR: Final = [SECURITY, COMFORT, HYGIENE]  # what speaks for each need
AGAINST: Final = [CONTRABAND, DISCONTENT, NOTHING]


def bag(counts: list[int], words: list[str]) -> Bag:
    """How many of each word; what there is none of is left out."""
    return {words[i]: counts[i] for i in range(len(counts)) if counts[i]}


def prisoners_seen(prisoners: list[int]) -> list[PrisonerView]:
    """The highest threat first."""
    return [
        PrisonerView(type=TYPE_WORDS[type_of(prisoner)], threat=threat_of(prisoner))
        for prisoner in sorted(prisoners, reverse=True)
    ]


def prison_seen(prison: Prison) -> PrisonView:
    squares = prison.squares
    rows = [square // SPAN for square in squares] or [0]
    columns = [square % SPAN for square in squares] or [0]
    return PrisonView(
        tiles=[tile_seen(prison, number) for number in range(len(prison.tiles))],
        cells=len(prison.cells()),
        cell_limit=prison.box.most_cells,
        columns=max(columns) - min(columns) + 1 if squares else 0,
        rows=max(rows) - min(rows) + 1 if squares else 0,
        span_limit=prison.box.grid,
    )


def tile_seen(prison: Prison, number: int) -> TileView:
    tile = prison.tile(number)
    square = prison.squares[number]
    token = prison.tokens[number]
    return TileView(
        tile=tile.id,
        square=SQUARE_WORDS[square],
        column=square % SPAN,
        row=square // SPAN,
        windows=[SIDES[side] for side in range(len(SIDES)) if prison.windows[number] >> side & 1],
        token=TAG_WORDS[token] if token != NO_TOKEN else None,
        staff=prison.staffed[number],
        staff_slots=int(tile.has_slot),
        tags=bag(reckoned(prison).tags[number], TAG_WORDS),
        conditions=tile_conditions(prison, number),
        points=tile_points(prison, number),
        cell=cell_seen(prison, number) if tile.category == CELL else None,
    )


def cell_seen(prison: Prison, number: int) -> CellView:
    specialists: list[str] = []
    for specialist in range(SPECIALISTS):
        specialists += [SPECIALIST_WORDS[specialist]] * prison.posted(number, specialist)
    return CellView(
        capacity=prison.capacity(number),
        types=[TYPE_WORDS[kind] for kind in range(TYPES) if prison.room(number, kind)],
        prisoners=prisoners_seen(prison.inmates[number]),
        specialists=specialists,
        needs=[need_seen(prison, number, need) for need in range(NEEDS)],
    )


def need_seen(prison: Prison, number: int, need: int) -> NeedView:
    """A need with everything that speaks for and against it (section 7)."""
    reckoning = reckoned(prison)
    acting = reckoning.acting[number]
    return NeedView(
        need=NEED_WORDS[need],
        met=bool(reckoning.needs[number] >> need & 1),
        given=acting[FOR[need] - FUNCTIONAL],
        against=0 if AGAINST[need] == NOTHING else acting[AGAINST[need] - FUNCTIONAL],
        reasons=[
            reason_seen(prison, reason)
            for reason in reasons_of(prison)
            if reason.cell == number and reason.tag in (FOR[need], AGAINST[need])
        ],
    )


def reason_seen(prison: Prison, reason: Reason) -> ReasonView:
    box = prison.box
    square = SQUARE_WORDS[prison.squares[reason.number]] if reason.number != NOTHING else None
    if reason.source in (FROM_CELL, FROM_TILE):
        source = box.tiles[reason.what].id
        name = "printed on it" if reason.source == FROM_CELL else f"the {box.tiles[reason.what].name} at {square}"
    elif reason.source == FROM_SPECIALIST:
        source = SPECIALIST_WORDS[reason.what]
        kind = SPECIALIST_NAMES[reason.what]
        name = f"{with_article(kind) if reason.n == 1 else counted(reason.n, kind)} on it"
    elif reason.source == FROM_CARD:
        source = box.cards[reason.what].id
        name = box.cards[reason.what].name
    else:
        assert reason.source == FROM_PRISONER
        source = TYPE_WORDS[type_of(reason.what)]
        name = f"{prisoner_name(reason.what)} on top"
    return ReasonView(
        tag=TAG_WORDS[reason.tag],
        n=reason.n,
        source=source,
        square=square,
        words=f"{reason.n:+d} {TAG_WORDS[reason.tag].capitalize()}: {name}",
    )


# What tiles and cards wait for


@lru_cache(maxsize=8)
def condition_words_of(box: Box) -> list[list[str]]:
    """The words of every tile's conditions, then of what it counts at the end."""
    names = tile_names(box)
    out: list[list[str]] = []
    for record in box.data["tiles"]:
        words = [conditional_words(entry, names) for entry in record["conditional"]]
        out.append(words + [at_end_words(entry, names) for entry in record["endgame"]])
    return out


@lru_cache(maxsize=8)
def card_words_of(box: Box) -> list[list[str]]:
    """The words of what every card counts at the end."""
    names = tile_names(box)
    out: list[list[str]] = []
    for record in box.data["bureaucracy"]:
        counted = [entry for entry in record["endgame"] if "vp" in entry]
        out.append([at_end_words(entry, names) for entry in counted])
    return out


def condition_seen(
    prison: Prison, number: int, quantity: Quantity, once: bool, every: int, gives: Bag, words: str
) -> ConditionView:
    have = measured(prison, reckoned(prison), quantity, number)
    need = quantity.least if once else every
    return ConditionView(have=have, need=need, met=have >= need, gives=gives, words=words)


def tile_conditions(prison: Prison, number: int) -> list[ConditionView]:
    tile = prison.tile(number)
    words = iter(condition_words_of(prison.box)[tile.index])
    out: list[ConditionView] = []
    for entry in tile.conditionals:
        gives = bag(entry.tags, TAG_WORDS)
        out.append(condition_seen(prison, number, entry.quantity, entry.once, entry.every, gives, next(words)))
    if tile.lends_when is not None:
        out.append(
            condition_seen(prison, number, tile.lends_when, True, 1, {SPECIALIST_WORDS[tile.lends]: 1}, next(words))
        )
    if tile.token_when is not None:
        out.append(condition_seen(prison, number, tile.token_when, True, 1, {"token": 1}, next(words)))
    for reward in tile.endgame:
        out.append(
            condition_seen(prison, number, reward.quantity, reward.once, reward.every, {"vp": reward.vp}, next(words))
        )
    return out


def card_seen(prison: Prison, place: int) -> CardView:
    card = prison.box.cards[prison.cards[place]]
    words = card_words_of(prison.box)[card.index]
    return CardView(
        card=card.id,
        exhausted=bool(prison.exhausted[place]),
        staff=prison.card_staff[place],
        prisoners=prisoners_seen(prison.card_inmates[place]),
        tags=bag(tags_on_card(prison, reckoned(prison), place)[:TILE_TAGS], TAG_WORDS),
        conditions=[
            condition_seen(prison, NOTHING, reward.quantity, reward.once, reward.every, {"vp": reward.vp}, words[index])
            for index, reward in enumerate(card.endgame)
        ],
        points=card_points(prison, place),
    )
