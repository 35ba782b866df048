"""Refusals that many chapters share, in words with the numbers and the ruling; the others stand with their chapter."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.wording import Reason
from bighouse.games.animalcatraz.box.components import GUARDED
from bighouse.games.animalcatraz.rules import refusals as r
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, actions_in_words, convict_name, guard_at


def refused(game: Animalcatraz, convict: Convict, action: int, refusal: int) -> Reason:
    name = convict_name(game, convict)
    here = SPACE_NAMES[convict.space]
    if refusal == r.NO_ACTIONS:
        return Reason(f"{capital(actions_in_words(convict.actions))} left: too few", "§6")
    if refusal == r.NO_ICON_HERE:
        return Reason(f"There is no such icon in {here}", "§4")
    if refusal == r.ICON_USED:
        return Reason(f"{name} has used this icon in this round", "§8")
    if refusal == r.ICON_BLOCKED:
        who = capital(guard_at(game, convict.space)) if convict.space < GUARDED else "A Guard"
        return Reason(f"{who} stands on this icon, and he is not yours", "§8")
    if refusal == r.IN_A_CELL:
        return Reason("Icons cannot be used from a cell", "§8")
    if refusal == r.NO_SUCH_CARD:
        return Reason(f"{name} has no such card there", "§11")
    if refusal == r.NOT_WITHOUT_MODULE:
        return Reason("That part of the game is not in play at this table", "§2")
    if refusal == r.USED_THIS_ROUND:
        return Reason("It has been used in this round", "§8")
    if refusal == r.USED_THIS_TURN:
        return Reason("It has been used in this turn", "R68")
    if refusal == r.ATTACK_SHUT:
        return Reason(f"A Guard stands on the Attack/Steal icon of {here}", "R10")
    if refusal == r.IS_PRIMAL:
        return Reason(f"{name} is Primal already", "§23.3")
    return Reason("The rules do not allow this now")
