"""Architects' score sheet: the rulebook's seven lines, and what each is made of."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from bighouse.engine.english import capital, counted
from bighouse.engine.sheet import ScoreSheet, itemised, plain_line
from bighouse.games.architects.box.components import GOLD, MARBLE, SILVER
from bighouse.games.architects.rules.scoring import effect_points, sheet
from bighouse.games.architects.rules.state import (
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    FROM_DEBTS,
    FROM_GOLD_AND_MARBLE,
    FROM_GUILDHALL,
    FROM_PRISON,
    FROM_SILVER,
    FROM_VIRTUE,
    NOBODY,
    Architects,
)
from bighouse.games.architects.words.phrases import LEVEL_NAMES, SHEET_NAMES, rival_name


def score_sheet(game: Architects) -> ScoreSheet:
    """An automatic opponent is the last column and has a line of its own."""
    everyone = range(len(game.players))
    sheets = [sheet(game, who) for who in everyone]
    names = SHEET_NAMES[:FROM_GUILDHALL] if game.opponent == NOBODY else SHEET_NAMES
    winners = game.winners()
    lines = [
        itemised(
            name,
            [own[line] for own in sheets],
            chain.from_iterable(parts(game, who, line, sheets[who][line]) for who in everyone),
        )
        for line, name in enumerate(names)
    ]
    return ScoreSheet(
        players=[rival_name(game, who) for who in everyone],
        lines=lines,
        totals=[sum(own) for own in sheets],
        ties=plain_line("Virtue", [player.virtue for player in game.players]),
        winners=winners,
        automaton_won=game.opponent != NOBODY and game.over and not winners,
    )


def parts(game: Architects, who: int, line: int, points: int) -> Iterable[tuple[int, str, int]]:
    """What a player's line is made of."""
    box = game.box
    player = game.players[who]
    if line == FROM_BUILDINGS:
        for card in player.built:
            yield who, box.buildings[card].name, box.buildings[card].vp + effect_points(game, who, card)
    elif line == FROM_CATHEDRAL:
        yield who, capital(LEVEL_NAMES[player.level]), points
    elif line == FROM_VIRTUE:
        yield who, f"Virtue {player.virtue}", points
    elif line == FROM_DEBTS:
        yield who, f"{player.unpaid} unpaid", points
    elif line == FROM_GOLD_AND_MARBLE:
        yield who, "Gold", player.goods[GOLD] * box.gold_vp
        yield who, "Marble", player.goods[MARBLE] * box.marble_vp
    elif line == FROM_SILVER:
        yield who, f"{player.goods[SILVER]} silver", points
    elif line == FROM_PRISON:
        yield who, f"{counted(player.prison, 'worker')} held", points
    elif line == FROM_GUILDHALL:
        yield who, f"{counted(player.guildhall, 'worker')} there", points
