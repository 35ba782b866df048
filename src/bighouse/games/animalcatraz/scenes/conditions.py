"""What no Convict can be: before a deck of the Getaway inside, Primal for days, poisoned by nobody, out and here."""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.text import NEXT
from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import ACTIONS, GANGSTERS_MODULE, GETAWAY, NOTHING
from bighouse.games.animalcatraz.rules.setup import SettleIn
from bighouse.games.animalcatraz.rules.sides import convicts_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, Convict
from bighouse.games.animalcatraz.rules.stealing import RollTheft
from bighouse.games.animalcatraz.rules.taking import KeepOne, SecondRoll, TakeLoot
from bighouse.games.animalcatraz.scenes.page import CELL_WORDS, AnimalcatrazPage


def check_conditions(page: AnimalcatrazPage) -> None:
    for index, name in enumerate(page.convicts):
        convict = page.game.convicts[index]
        check_stage(page, convict, name)
        if convict.card != NOTHING:
            check_bounds(page, convict, name)
        if convict.poisoned and not page.game.has(GANGSTERS_MODULE):
            raise page.line_of(f"{name} is").wrong("an Assassin poisons, and gangsters are not in play")
    escapee = page.game.escapee
    if escapee != NOTHING and page.game.convicts[escapee].stage == NOTHING:
        words = f"{page.convicts[escapee]} stands before no card of the Getaway; name its 'stage'"
        raise page.line_of("escapee").wrong(words)
    if page.game.hindrance and escapee == NOTHING:
        raise page.line_of("hindrance").wrong("no Escapee stands before a card; name the 'escapee'")


def check_stage(page: AnimalcatrazPage, convict: Convict, name: str) -> None:
    """Whoever is out stands before one of the three decks (section 30)."""
    if convict.stage == NOTHING:
        return
    entry = page.line_of(f"{name} stage")
    if not page.game.ends_with(GETAWAY):
        raise entry.wrong("the Getaway is not in play")
    if convict.posture != ESCAPED:
        raise entry.wrong(f"{name} has not broken out")
    if convict.stage >= len(page.game.getaway):
        raise entry.wrong(f"the Getaway has {len(page.game.getaway)} decks, from 0 on")


def check_bounds(page: AnimalcatrazPage, convict: Convict, name: str) -> None:
    """Primal lasts as long as the card says; more Actions than all cards together give nobody has."""
    box = page.box
    card = box.inmates[convict.card]
    entry = page.line_of(f"{name} has")
    if convict.primal > card.primal_rounds:
        raise entry.wrong(f"Primal lasts {card.primal_rounds} rounds")
    given = [effect.n for kind in box.kind_of for effect in box.scripts[box.cards[kind].script] if effect.op == ACTIONS]
    most = box.actions + max(marker.actions for marker in card.primal) + sum(n for n in given if n > 0)
    if convict.actions > most:
        raise entry.wrong(f"nobody has {convict.actions} Actions in a turn")


def check_named(page: AnimalcatrazPage, steps: list[Step[Any]]) -> None:
    """Only before all have settled in is a Convict nobody yet, and nowhere (section 3)."""
    if any(isinstance(step, SettleIn) for step in steps) or not steps:
        return
    for index, name in enumerate(page.convicts):
        convict = page.game.convicts[index]
        if convict.card == NOTHING or convict.space == NOTHING:
            raise page.line_of(name).wrong(f"say who {name} is, and where, such as 'big_bill, cell_1, courtyard'")


def check_who_is_out(page: AnimalcatrazPage) -> None:
    """With its last Convict a rival has won (sections 16 and 29); the Getaway has its stages before that."""
    game = page.game
    if not page.goes_on:
        return
    for rival, name in enumerate(page.rivals):
        side = convicts_of(game, rival)
        if all(game.convicts[index].posture == ESCAPED and game.convicts[index].stage == NOTHING for index in side):
            raise page.line_of(page.convicts[side[-1]]).wrong(f"{name} is out, and has won: name somebody inside")


def check_thefts(page: AnimalcatrazPage, steps: list[Step[Any]]) -> None:
    """Somebody is stolen from, and a cell that is robbed is the victim's own (section 21)."""
    for entry, step in zip(page.scene.all(NEXT), steps):
        if isinstance(step, RollTheft | TakeLoot | KeepOne | SecondRoll):
            if step.target == NOTHING:
                raise entry.wrong("say who is stolen from, such as 'convict 2'")
            cell = page.game.convicts[step.target].cell
            if step.cell not in (NOTHING, cell):
                raise entry.wrong(f"{page.convicts[step.target]} lives in {CELL_WORDS[cell]}: that is the cell to rob")
