"""Where a scene starts: the steps still to be done, and whether the position fits them."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.text import LANE, NEXT, Entry
from bighouse.engine.step import Step
from bighouse.games.lockup.box.components import LOCATION_WORDS
from bighouse.games.lockup.rules.effects import KeepGoon
from bighouse.games.lockup.rules.keeping import KeepItem, KeepTome
from bighouse.games.lockup.rules.state import GOONS, ITEMS, NOTHING, TOMES
from bighouse.games.lockup.scenes.crews import LOOKED_AT
from bighouse.games.lockup.scenes.cubes import bring_suspicion
from bighouse.games.lockup.scenes.page import LockupPage
from bighouse.games.lockup.scenes.steps import PHASE_WORDS, Start, needs_location, read_start
from bighouse.games.lockup.scenes.tokens import usual_limit

KEEP = {TOMES: KeepTome, GOONS: KeepGoon, ITEMS: KeepItem}
BEGINNINGS = ("setup bonuses", "traits", "round", "roll call")


def read_agenda(page: LockupPage) -> list[Step[Any]]:
    """The 'next:' lines, then what 'start:' names; without both the game starts at its beginning."""
    game = page.game
    scene = page.scene
    steps = page.steps.read_next(scene)
    entry = scene.get("start")
    if entry is None and not steps:
        begins = "setup bonuses" if game.advanced and game.round == 1 else "round"
        entry = Entry(scene.header.line, "start", begins)
    phase = scene.get("phase")
    if entry is not None:
        deal_traits(page, entry.value)
        start = read_start(game, page.seats, entry)
        if phase is not None and game.phase != start.phase:
            raise phase.wrong(f"the scene starts in {PHASE_WORDS[start.phase]}; leave this line out")
    elif phase is not None:
        start = Start(game.phase, [], 0)
    else:
        raise page.blame.wrong("say in which phase this is, such as 'phase: lights out'")
    if not steps:
        check_out(page, start)
    game.phase = start.phase
    set_limits(page)
    check_steps(page, steps)
    check_looks(page, steps)
    fresh = game.round == 1 and not steps and entry is not None and entry.value in BEGINNINGS
    if fresh and not any(line.key.startswith("suspicion at ") for line in scene.entries):
        bring_suspicion(page)
    return [*steps, *start.steps]


def set_limits(page: LockupPage) -> None:
    """How many tokens each may lay face down, unless the text says."""
    for name, player in zip(page.whos, page.game.players):
        if player.down_limit < 0:
            player.down_limit = usual_limit(page)
        if player.down_used > player.down_limit:
            lines = [entry for entry in page.scene.entries if entry.key.startswith("at ") and name in entry.value]
            raise (page.scene.get(f"{name} roll call") or lines[-1]).wrong(
                f"{name} has laid {player.down_used} tokens face down, and {player.down_limit} may be; a tome that"
                f" allows more is written '{name} roll call: limit {player.down_used}'"
            )


def check_steps(page: LockupPage, steps: list[Step[Any]]) -> None:
    if page.game.here < 0:
        for entry, step in zip(page.scene.all(NEXT), steps):
            if needs_location(step):
                raise entry.wrong("this step is part of a location in progress; name it with 'here: smithy'")


def check_looks(page: LockupPage, steps: list[Step[Any]]) -> None:
    """Whoever looks at cards is about to keep some of them, and nobody else is."""
    lanes = [entry for entry in page.scene.entries if entry.key.startswith(LANE)]
    todo = [*zip(page.scene.all(NEXT), steps)]
    for entry, lane in zip(lanes, page.steps.read_lanes(page.scene)):
        todo += [(entry, step) for step in lane.agenda]
    keeping: list[tuple[int, int]] = []  # seats, and what kind of cards
    for entry, step in todo:
        for kind, keep in KEEP.items():
            if isinstance(step, keep):
                if page.game.players[step.seat].looking_at != kind or (step.seat, kind) in keeping:
                    cards = f"{page.whos[step.seat]} looks at {LOOKED_AT[kind]}"
                    raise entry.wrong(f"this keeps some of the cards of one line '{cards}: ...'")
                keeping.append((step.seat, kind))
    for who, player in enumerate(page.game.players):
        kind = player.looking_at
        if kind != NOTHING and (who, kind) not in keeping:
            line = page.scene.get(f"{page.whos[who]} looks at {LOOKED_AT[kind]}")
            assert line is not None
            raise line.wrong(f"nobody is about to keep any of these; leave the line out, or add {KEEP[kind].__name__}")


def check_out(page: LockupPage, start: Start) -> None:
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


def deal_traits(page: LockupPage, start: str) -> None:
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
