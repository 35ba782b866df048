"""The score sheet of Prison Architect: the lines of section 10, and what each is made of."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from bighouse.engine.english import capital
from bighouse.engine.names import called
from bighouse.engine.sheet import ScoreSheet, itemised
from bighouse.games.prison_architect.box.components import (
    FINANCE,
    REHABILITATION,
    SPECIALISTS,
    TAG_WORDS,
    threat_of,
)
from bighouse.games.prison_architect.rules.governor_scoring import met_once, specialists_of_card, specialists_of_tile
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.scoring import (
    FROM_CARDS,
    FROM_CASH,
    FROM_ESCAPEES,
    FROM_OBJECTIVES,
    FROM_RELEASED,
    FROM_SPECIALISTS,
    FROM_TILES,
    FROM_TRACKS,
    SHEET_LINES,
    card_points,
    inmate_points,
    loss_of,
    tile_points,
)
from bighouse.games.prison_architect.rules.standings import sheet_of, sheet_of_governor
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.rules.tags import position, track_vp
from bighouse.games.prison_architect.words.phrases import SPECIALIST_PLURALS, prisoner_face

GOVERNOR: Final = "Governor"
SHEET_NAMES: Final = [
    "Cash", "Brick and mortar", "Organization", "Tracks", "Specialists", "Objectives", "Escapees", "Reintegration",
    "Inmates",
]  # fmt: skip


def score_sheet(game: PrisonArchitect) -> ScoreSheet:
    """Alone, the Governor is the last column; his objectives are counted once the game is over."""
    sheets = [sheet_of(game, seat) for seat in range(game.seats)]
    names = [called(game, seat) for seat in range(game.seats)]
    if game.solo:
        sheets.append(governor_lines(game))
        names.append(GOVERNOR)
    lines = [
        itemised(
            SHEET_NAMES[line],
            [sheet[line] for sheet in sheets],
            chain(
                chain.from_iterable(parts(game, seat, line) for seat in range(game.seats)),
                governor_parts(game, line) if game.solo else [],
            ),
            balanced=True,
        )
        for line in range(SHEET_LINES)
    ]
    winners = game.winners()
    return ScoreSheet(
        players=names,
        lines=lines,
        totals=[sum(sheet) for sheet in sheets],
        ties=None,
        winners=winners,
        automaton_won=game.solo and game.over and not winners,
    )


def governor_lines(game: PrisonArchitect) -> list[int]:
    """His sheet as far as it is open: objectives lie face down until the end."""
    lines = sheet_of_governor(game)
    if not game.over:
        lines[FROM_OBJECTIVES] = 0
    return lines


def parts(game: PrisonArchitect, seat: int, line: int) -> Iterable[tuple[int, str, int]]:
    """What a line is made of."""
    player = game.players[seat]
    prison = player.prison
    box = game.box
    if line == FROM_CASH:
        yield seat, f"${player.cash}", player.cash // box.cash_per_vp
    elif line == FROM_TILES:
        for number in range(len(prison.tiles)):
            yield seat, prison.tile(number).name, tile_points(prison, number)
    elif line == FROM_CARDS:
        for place in range(len(prison.cards)):
            yield seat, box.cards[prison.cards[place]].name, card_points(prison, place)
    elif line == FROM_TRACKS:
        for track in (FINANCE, REHABILITATION):
            space = f"{capital(TAG_WORDS[track])}, space {position(prison, reckoned(prison), track)}"
            yield seat, space, track_vp(prison, reckoned(prison), track)
    elif line == FROM_SPECIALISTS:
        for specialist in range(SPECIALISTS):
            yield seat, SPECIALIST_PLURALS[specialist], prison.owned(specialist) * box.specialist_vp
    elif line == FROM_OBJECTIVES:
        completed = judge(prison, player.played).completed
        for place in range(len(player.played)):
            objective = box.objectives[player.played[place]]
            yield seat, objective.name, objective.vp if completed >> place & 1 else -objective.penalty
    elif line == FROM_ESCAPEES:
        for prisoner in prison.escaped:
            yield seat, capital(prisoner_face(prisoner)), -loss_of(prison, prisoner)
    elif line == FROM_RELEASED:
        for prisoner in prison.released:
            yield seat, capital(prisoner_face(prisoner)), threat_of(prisoner)
    else:
        for number in range(len(prison.tiles)):
            yield seat, prison.tile(number).name, inmate_points(prison, number)


def governor_parts(game: PrisonArchitect, line: int) -> Iterable[tuple[int, str, int]]:
    """The same of the Governor, whose column is the last."""
    box = game.box
    governor = game.governor
    difficulty = box.difficulties[game.difficulty]
    if line == FROM_TILES:
        for kind in governor.tiles:
            tile = box.tiles[kind]
            yield game.seats, tile.name, difficulty.per_tile + tile.vp + met_once(tile.endgame)
    elif line == FROM_CARDS:
        for card in governor.cards:
            yield game.seats, box.cards[card].name, difficulty.per_card
    elif line == FROM_SPECIALISTS:
        for kind in governor.tiles:
            yield game.seats, box.tiles[kind].name, specialists_of_tile(box.tiles[kind]) * box.governor_specialist_vp
        for card in governor.cards:
            yield game.seats, box.cards[card].name, specialists_of_card(box.cards[card]) * box.governor_specialist_vp
    elif line == FROM_OBJECTIVES and game.over:
        for objective in governor.objectives:
            yield game.seats, box.objectives[objective].name, box.objectives[objective].vp
