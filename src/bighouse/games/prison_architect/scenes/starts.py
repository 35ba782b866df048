"""What a start leaves no room for: a text that names both would say two things at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bighouse.games.prison_architect.box.components import BID_WORDS, EVALUATION, FOUNDATION, TILE_STACKS, WORKING_WEEK
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN
from bighouse.games.prison_architect.rules.prison import SPAN
from bighouse.games.prison_architect.scenes.agenda import WEEK
from bighouse.games.prison_architect.scenes.page import PrisonArchitectPage

BEFORE_BIDS: Final = ["cleanup", "bid"]
WAITING: Final = ["buy", "build"]  # phases in which tiles and tokens wait to be placed
MIDDLE: Final = ["has done", "digs", "arriving", "looks at", "plays", "drops", "secure", "slots", "freed"]
STEPS: Final = "in place of the start name the steps that are left, such as 'lane of seat 0: Build(seat 0)'"


def check_start(page: PrisonArchitectPage) -> None:
    """Where a round or a phase starts, nothing of it has been done yet."""
    if page.start not in page.rounds and page.start not in WEEK:
        return
    check_round(page)
    check_middle(page)
    check_bids(page)
    check_waiting(page)
    if page.start in page.rounds and page.box.rounds[page.rounds.index(page.start)].kind == FOUNDATION:
        check_foundation(page)


def refuse(page: PrisonArchitectPage, keys: Iterable[str], why: str) -> None:
    """None of these lines may say anything."""
    for key in keys:
        entry = page.scene.get(key)
        if entry is not None and entry.value:
            raise entry.wrong(why)


def check_round(page: PrisonArchitectPage) -> None:
    """The round that is named has the phase, or has not passed the round, with which the game starts."""
    start, now = page.start, page.rounds[page.game.round]
    blame = page.scene.get("round") or page.blame
    if start in WEEK and page.box.rounds[page.game.round].kind != WORKING_WEEK:
        raise blame.wrong(f"'{start}' is a phase of a working week, and {now} is none")
    if start in page.rounds and page.scene.get("round") and page.game.round > page.rounds.index(start):
        hint = "" if page.scene.get("start") else "; say where it is, such as 'start: build'"
        raise blame.wrong(f"{now} comes after {start}, with which the game starts{hint}")
    phase = page.scene.get("phase")
    if phase is not None and phase.value != start:
        raise phase.wrong(f"the game starts with '{start}'; a phase is named where steps are left in the middle of it")


def check_middle(page: PrisonArchitectPage) -> None:
    """What the middle of a phase knows; only who is declared can still be drawn where Intake starts."""
    start = page.start
    for player, name in zip(page.game.players, page.whos):
        keys = MIDDLE if start == "intake" else [*MIDDLE, "declares"]
        refuse(page, [f"{name} {key}" for key in keys], f"where '{start}' starts that is not so; {STEPS}")
        if player.escaping:
            raise (page.scene.get(name) or page.blame).wrong(f"nobody flees where '{start}' starts; {STEPS}")
    refuse(page, ["area"], f"nothing is being bought where '{start}' starts: bids say which area is next")
    refuse(page, ["withdrawn"], f"Extra Grant takes nothing back before the end, and '{start}' comes before it")
    if start in page.rounds and page.box.rounds[page.rounds.index(start)].kind == EVALUATION:
        refuse(page, ["dice"], f"{start} rolls its dice itself; leave them to the seed")


def check_bids(page: PrisonArchitectPage) -> None:
    """Bids lie on the table from Bid until their area is resolved."""
    start = page.start
    if start != "buy":
        refuse(page, ["bids", "raised"], f"no bids lie on the table where '{start}' starts; begin with 'start: buy'")
    if start in BEFORE_BIDS or start in page.rounds:
        refuse(page, ["resolved"], f"no area is resolved where '{start}' starts; begin with 'start: buy'")
        why = f"he has not bid yet where '{start}' starts: a Warden Duel card will show it; begin with 'start: buy'"
        refuse(page, ["governor bids", "governor bought"], why)


def check_waiting(page: PrisonArchitectPage) -> None:
    """Tiles and tokens wait for the Build phase, and not beyond it; those of setup for the first one (R3, R14, R17)."""
    start = page.start
    if start in WAITING:
        return
    kinds = [entry.kind for entry in page.box.rounds]
    now = page.rounds.index(start) if start in page.rounds else page.game.round
    if now > kinds.index(WORKING_WEEK) or start not in [*BEFORE_BIDS, *page.rounds]:
        why = f"no tile waits where '{start}' starts: all are placed in Build, or discarded (R17)"
        refuse(page, [f"{name} construction" for name in page.whos], why)
    why = f"no token waits where '{start}' starts: it is placed in Build, or lost (R14)"
    refuse(page, [f"{name} tokens" for name in page.whos], why)


def check_foundation(page: PrisonArchitectPage) -> None:
    """Nothing is built yet, the tops of the stacks are revealed, and no place of the initiative is taken."""
    for name in page.whos:
        rows = [f"{name} row {row + 1}" for row in range(SPAN)]
        why = "in the Foundation nobody has built or bought a card yet; say where the game is, such as 'start: build'"
        refuse(page, [*rows, f"{name} cards"], why)
    governor = [f"governor {what}" for what in ("tiles", "cards", "objectives", "staff")]
    refuse(page, governor, "in the Foundation the Governor has taken nothing yet")
    for word in BID_WORDS[:TILE_STACKS]:
        refuse(page, [f"{word} offer"], f"the Foundation reveals the top of each stack: write '{word} stack: ...'")
    if not page.game.solo and any(seat != NOT_TAKEN for seat in page.game.initiative):
        why = "no place of the initiative is taken before the Foundation; name steps such as 'next: FirstTile(seat 0)'"
        raise (page.scene.get("initiative") or page.blame).wrong(why)
