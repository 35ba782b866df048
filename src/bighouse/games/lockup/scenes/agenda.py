"""Where a scene starts: the steps still to be done, and whether the position fits them."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scene import Entry
from bighouse.engine.step import Step
from bighouse.games.lockup.components import LOCATION_WORDS
from bighouse.games.lockup.scenes.page import BEGINNINGS, Page
from bighouse.games.lockup.scenes.steps import PHASE_WORDS, Start, needs_location, read_start, step_words
from bighouse.games.lockup.state import SETUP


def read_agenda(page: Page) -> list[Step[Any]]:
    """The 'next:' lines, then what 'start:' names; without both the game starts at its beginning."""
    game = page.game
    scene = page.scene
    steps = step_words(game).read_next(scene)
    entry = scene.get("start")
    if entry is None and not steps:
        begins = "setup bonuses" if game.advanced and game.round == 1 else "round"
        entry = Entry(scene.header.line, "start", begins)
    phase = scene.get("phase")
    named = SETUP if phase is None else phase.index("phase called", phase.value, PHASE_WORDS)
    if entry is not None:
        deal_traits(page, entry.value)
        start = read_start(game, entry)
        if phase is not None and named != start.phase:
            raise phase.wrong(f"the scene starts in {PHASE_WORDS[start.phase]}; leave this line out")
    else:
        if phase is None:
            raise page.blame.wrong("say in which phase this is, such as 'phase: lights out'")
        start = Start(named, [], 0)
    if not steps:
        check_out(page, start)
    game.phase = start.phase
    set_limits(page)
    check_steps(page, steps)
    page.fresh = game.round == 1 and not steps and entry is not None and entry.value in BEGINNINGS
    return [*steps, *start.steps]


def set_limits(page: Page) -> None:
    """How many tokens each may lay face down, unless the text says."""
    game = page.game
    for name, player in zip(page.whos, game.players):
        if player.down_limit < 0:
            player.down_limit = 0 if game.phase == SETUP else page.box.face_down_limit[game.seats]
        if player.down_used > player.down_limit:
            lines = [entry for entry in page.scene.entries if entry.key.startswith("at ") and name in entry.value]
            raise (page.scene.get(f"{name} roll call") or lines[-1]).wrong(
                f"{name} has laid {player.down_used} tokens face down, and {player.down_limit} may be; a tome that"
                f" allows more is written '{name} roll call: limit {player.down_used}'"
            )


def check_steps(page: Page, steps: list[Step[Any]]) -> None:
    if page.game.here < 0:
        for entry, step in zip(page.scene.all("next"), steps):
            if needs_location(step):
                raise entry.wrong("this step is part of a location in progress; name it with 'here: smithy'")


def check_out(page: Page, start: Start) -> None:
    """Nobody may be where the rest of the round would never bring them home from."""
    for location in range(start.earliest):
        here = any(player.at[location] for player in page.game.players)
        if here or (page.game.solitary and page.game.guards_at[location]):
            entry = page.scene.get(f"at {LOCATION_WORDS[location]}")
            assert entry is not None
            raise entry.wrong(
                "from where this scene starts nobody would come home from here; leave the line out, or start"
                f" with 'start: turn of seat 0' or 'start: lights out at {LOCATION_WORDS[location]}'"
            )


def deal_traits(page: Page, start: str) -> None:
    """Where the text names traits that are dealt to some, the others are dealt theirs by the seed."""
    game = page.game
    if start in ("setup bonuses", "traits") and any(player.dealt for player in game.players):
        traits = list(range(len(page.box.traits)))
        game.rng.shuffle(traits)
        traits = page.traits.unnamed(traits)
        for seat in range(game.seats):
            player = game.players[seat]
            while player.trait < 0 and len(player.dealt) < page.box.traits_dealt:
                player.dealt.append(traits.pop())
