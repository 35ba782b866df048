"""Lockup's score sheet: the stars by where they come from, and what each line is made of."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from bighouse.engine.english import capital
from bighouse.engine.sheet import OTHER, ScoreSheet, itemised, plain_line
from bighouse.games.lockup.box.components import RESOURCE_WORDS, RESOURCES
from bighouse.games.lockup.rules.scoring import goon_type_stars, resource_rates
from bighouse.games.lockup.rules.state import (
    FROM_END_GOAL,
    FROM_GOONS,
    FROM_INSTANT_GOAL,
    FROM_ITEMS,
    FROM_LEADER_GOAL,
    FROM_RESOURCES,
    Lockup,
)
from bighouse.games.lockup.words.phrases import SHEET_NAMES, crew_name

FLOOR = "Nobody drops below 0"  # some goons are worth less than nothing


def score_sheet(game: Lockup) -> ScoreSheet:
    """In solitary mode the guards are the last column."""
    winners = game.winners()
    everyone = range(len(game.players))
    lines = [
        itemised(
            name,
            [player.sheet[line] for player in game.players],
            chain.from_iterable(parts(game, who, line) for who in everyone),
            FLOOR if line == FROM_GOONS else OTHER,
        )
        for line, name in enumerate(SHEET_NAMES)
    ]
    return ScoreSheet(
        players=[capital(crew_name(game, who).removeprefix("the ")) for who in everyone],
        lines=lines,
        totals=[player.stars for player in game.players],
        ties=plain_line("Items crafted", [len(player.items) for player in game.players]),
        winners=winners,
        automaton_won=game.solitary and game.over and not winners,
    )


def parts(game: Lockup, who: int, line: int) -> Iterable[tuple[int, str, int]]:
    """What a player's line is made of, as far as the table shows it."""
    box = game.box
    player = game.players[who]
    goals = {FROM_INSTANT_GOAL: game.goal_instant, FROM_LEADER_GOAL: game.goal_leader, FROM_END_GOAL: game.goal_end}
    if line in goals and player.sheet[line] != 0:
        yield who, box.goals[goals[line]].name, player.sheet[line]
    elif line == FROM_ITEMS:
        for item in player.items:
            yield who, box.items[item].name, box.items[item].reputation
    elif line == FROM_GOONS:
        for kind in box.goon_types:
            yield who, kind.name, goon_type_stars(player, kind)
    elif line == FROM_RESOURCES:
        rates = resource_rates(game, who)
        for resource in range(RESOURCES):
            yield who, capital(RESOURCE_WORDS[resource]), player.cubes[resource] * rates[resource]
