"""Scoring in the rulebook's seven lines, and who has won (RULES.md sections 13.2, 13.3 and 15.5)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.architects.box.components import (
    DEBT_PENALTY,
    GOLD,
    IF_MOST_CATHEDRAL,
    IF_MOST_GOOD,
    IF_NO_DEBT,
    MARBLE,
    SILVER,
    VP_PER,
)
from bighouse.games.architects.rules.events import SCORED
from bighouse.games.architects.rules.measures import highest_on_cathedral, measured, most_of_good
from bighouse.games.architects.rules.state import (
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    FROM_DEBTS,
    FROM_GOLD_AND_MARBLE,
    FROM_GUILDHALL,
    FROM_PRISON,
    FROM_SILVER,
    FROM_VIRTUE,
    SHEET_LINES,
    Architects,
)


class FinalScoring(Step[Architects]):
    """Everybody's lines are told; nothing changes any more."""

    def run(self, game: Architects) -> None:
        for who in range(len(game.players)):
            total = 0
            lines = sheet(game, who)
            for line in range(SHEET_LINES):
                total += lines[line]
                if lines[line] != 0:
                    game.tell(SCORED, who, line, lines[line], total)


def effect_points(game: Architects, who: int, card: int) -> int:
    """What the end effect of an own building is worth beside its printed points."""
    effect = game.box.buildings[card].effect
    kind = effect.kind
    if kind == VP_PER:
        return measured(game, who, effect) // effect.n
    if kind == IF_MOST_GOOD:
        return effect.vp if most_of_good(game, who, effect.good) else 0
    if kind == IF_MOST_CATHEDRAL:
        return effect.vp if highest_on_cathedral(game, who) else 0
    if kind == IF_NO_DEBT:
        return effect.vp if game.players[who].unpaid == 0 else 0
    return 0


def debt_points(game: Architects, who: int) -> int:
    """What an unpaid debt costs its owner, as a change of points (R42)."""
    points = game.box.debt_vp
    for card in game.players[who].built:
        effect = game.box.buildings[card].effect
        if effect.kind == DEBT_PENALTY:
            points += effect.vp
    return points


def sheet(game: Architects, who: int) -> list[int]:
    """The lines of a player's score sheet as things stand."""
    box = game.box
    player = game.players[who]
    lines = [0] * SHEET_LINES
    for card in player.built:
        lines[FROM_BUILDINGS] += box.buildings[card].vp + effect_points(game, who, card)
    lines[FROM_CATHEDRAL] = box.levels[player.level].vp
    lines[FROM_VIRTUE] = box.virtue_vp[player.virtue]
    lines[FROM_DEBTS] = player.unpaid * debt_points(game, who)
    lines[FROM_GOLD_AND_MARBLE] = player.goods[GOLD] * box.gold_vp + player.goods[MARBLE] * box.marble_vp
    lines[FROM_SILVER] = player.goods[SILVER] // box.silver_per_vp
    lines[FROM_PRISON] = -(player.prison // box.prisoners_per_loss)
    if who == game.automaton:
        lines[FROM_GUILDHALL] = player.guildhall * box.opponents[game.opponent].guildhall_vp  # R52
    return lines


def points(game: Architects, who: int) -> int:
    """A player's total as things stand."""
    return sum(sheet(game, who))


def scores(game: Architects) -> list[int]:
    """Each seat's total."""
    return [points(game, seat) for seat in range(game.seats)]


def rank(game: Architects, who: int) -> list[int]:
    """What decides who is ahead: points, then virtue, then silver left over (R50)."""
    player = game.players[who]
    return [points(game, who), player.virtue, player.goods[SILVER]]


def winners(game: Architects) -> list[int]:
    """The best rank wins, shared if it is equal; alone, only more points than the opponent do (R51)."""
    if game.solo:
        return [0] if points(game, 0) > points(game, game.automaton) else []
    ranks = [rank(game, who) for who in range(len(game.players))]
    best = max(ranks)
    return [seat for seat in range(game.seats) if ranks[seat] == best]


FINAL_SCORING: Final = FinalScoring()
