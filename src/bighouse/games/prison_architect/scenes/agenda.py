"""Where a scene starts: the steps still to be done."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.text import LANE, Entry
from bighouse.engine.step import Step
from bighouse.games.prison_architect.rules.buying import NEXT_AREA
from bighouse.games.prison_architect.rules.rounds import (
    BIDDING,
    BUILDING,
    CLEANUP,
    INTAKE,
    SET_OBJECTIVES,
    PlayRound,
)
from bighouse.games.prison_architect.rules.state import BUY, GAME_END, SETUP
from bighouse.games.prison_architect.scenes.page import OVER, PrisonArchitectPage
from bighouse.games.prison_architect.scenes.table import week_of

WEEK: dict[str, Step[Any]] = {
    "cleanup": CLEANUP,
    "bid": BIDDING,
    "buy": NEXT_AREA,
    "build": BUILDING,
    "intake": INTAKE,
    "objectives": SET_OBJECTIVES,
}  # the phases of a working week in their order; each says itself where the game is, but for the purchases


def read_agenda(page: PrisonArchitectPage) -> list[Step[Any]]:
    """The 'next:' lines, then what 'start:' names; without both the game starts at its beginning."""
    scene = page.scene
    steps = page.steps.read_next(scene)
    entry = scene.get("start")
    if entry is None and page.fresh:
        entry = Entry(scene.header.line, "start", page.rounds[0])
    if entry is not None:
        return [*steps, *read_start(page, entry)]
    if page.game.phase == SETUP:
        lanes = [lane for lane in scene.entries if lane.key.startswith(LANE)]
        blame = lanes[0] if lanes and not steps else page.blame
        raise blame.wrong("say where the game is, such as 'phase: build', or add a 'start:'")
    return steps


def read_start(page: PrisonArchitectPage, entry: Entry) -> list[Step[Any]]:
    """The place of the game that the text names, and all rounds after it."""
    game = page.game
    word = entry.value
    if word == OVER:
        game.phase = GAME_END
        return []
    if word in page.rounds:
        game.round = page.rounds.index(word)
        game.week = week_of(game)
        return [PlayRound(game.round)]
    entry.index("start", word, [*page.rounds, *WEEK, OVER])
    if word == "buy":
        game.phase = BUY
    phases = list(WEEK)
    first = phases.index(word)
    steps = [WEEK[phase] for phase in phases[first:] if phase != "buy" or phase == word]  # bids lead to purchases
    after = game.round + 1
    return [*steps, *([PlayRound(after)] if after < len(page.rounds) else [])]
