"""Where a scene starts: the steps still to be done, and whether the position fits them."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.text import LANE, NEXT, Entry
from bighouse.engine.step import Step
from bighouse.games.architects.rules.draft import DealPackets, DraftRound, PassPackets
from bighouse.games.architects.rules.guildhall import guildhall_is_full
from bighouse.games.architects.rules.placing import PlaceWorker
from bighouse.games.architects.rules.setup import DEAL_PACKETS, EXTRA_CARDS
from bighouse.games.architects.rules.state import FINAL_ROUND, GAME_END, NOBODY, SETUP, TURNS
from bighouse.games.architects.rules.turns import FIRST_TURN, EndTurn, FetchWorker, NextPlayer, TakeTurn
from bighouse.games.architects.scenes.page import ArchitectsPage
from bighouse.games.architects.scenes.steps import END_STEPS, PHASE_WORDS, STARTS
from bighouse.games.architects.scenes.table import check_last_round


def read_agenda(page: ArchitectsPage) -> list[Step[Any]]:
    """The 'next:' lines, then what 'start:' names; without both the game starts at its beginning."""
    game = page.game
    scene = page.scene
    steps = page.steps.read_next(scene)
    entry = scene.get("start")
    if entry is None and page.fresh:
        entry = Entry(scene.header.line, "start", "draft")
    phase = scene.get("phase")
    named = game.phase
    if entry is not None or phase is None:
        game.phase = FINAL_ROUND if game.turns_left > 0 else TURNS
    after = [] if entry is None else read_start(page, entry)
    if phase is not None and named != game.phase:
        raise phase.wrong(f"the scene starts in the {PHASE_WORDS[game.phase]}; leave this line out")
    check_steps(page, steps)
    return [*steps, *after]


def read_start(page: ArchitectsPage, entry: Entry) -> list[Step[Any]]:
    """The place of the game that the text names."""
    game = page.game
    words = entry.value
    if words == "draft":
        game.phase = SETUP
        return [DEAL_PACKETS, EXTRA_CARDS, FIRST_TURN]
    if words.startswith("turn of "):
        who = page.who.one(entry, words.removeprefix("turn of "))
        check_last_round(page, entry, guildhall_is_full(game))
        return [TakeTurn(who)]
    if words.startswith("end of turn of "):
        game.active = page.who.one(entry, words.removeprefix("end of turn of "))
        return [EndTurn(game.active)]
    if words in END_STEPS:
        game.phase = GAME_END
        return list(END_STEPS[words])
    entry.index("start", words, STARTS)
    raise entry.wrong("put a player here: 'turn of seat 0', 'end of turn of seat 1'")


def check_steps(page: ArchitectsPage, steps: list[Step[Any]]) -> None:
    """What the game would only stumble over later."""
    game = page.game
    entries = page.scene.all(NEXT)
    if steps and game.active == NOBODY and game.phase in (TURNS, FINAL_ROUND):
        raise entries[0].wrong("say whose turn it is, such as 'active: seat 0'")
    drafting = False
    for entry, step in zip(entries, steps):
        if isinstance(step, EndTurn | NextPlayer | TakeTurn) and step is not steps[-1]:
            raise entry.wrong("the next turn begins by itself; leave out what follows this")
        if isinstance(step, PlaceWorker | FetchWorker) and step is not steps[0]:
            raise entry.wrong("a turn begins with its worker; leave out what comes before this")
        if isinstance(step, PlaceWorker) and game.players[step.seat].home == 0:
            raise entry.wrong(f"{page.seats[step.seat]} has no worker at home to place; write 'FetchWorker'")
        if isinstance(step, DealPackets | DraftRound | PassPackets):
            if drafting:
                raise entry.wrong("a draft is under way already; name one of its steps, the others follow")
            drafting = True
            check_packets(page, entry, step)


def check_packets(page: ArchitectsPage, entry: Entry, step: DealPackets | DraftRound | PassPackets) -> None:
    """Packets are of one size, and last for the rounds of the draft that are left."""
    due = 0 if isinstance(step, DealPackets) else step.left
    sizes: list[int] = []
    for seat, name in enumerate(page.seats):
        lane = page.scene.get(f"{LANE}{name}")
        choosing = 0 if lane is None else lane.value.count("DraftCard")
        sizes.append(len(page.game.players[seat].packet) - choosing)
    if min(sizes) != max(sizes) or min(sizes) < due:
        raise entry.wrong(f"{due} rounds of the draft are left; give every seat a packet of one size for them")
