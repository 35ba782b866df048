"""What effects do, in a few words: "-1 Action, +1 Strength"."""

from __future__ import annotations

from bighouse.engine.english import counted, with_sign
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import NO_LIMIT, Effect


def effects_in_words(effects: list[Effect]) -> str:
    return ", ".join([words for words in [effect_in_words(effect) for effect in effects] if words]) or "nothing"


def effect_in_words(effect: Effect) -> str:
    """One effect as an option or a card says it; empty for what needs no word of its own."""
    n = effect.n
    if effect.op in (c.ACTIONS, c.ACTIONS_NOW):
        return f"{with_sign(n)} {'Action' if abs(n) == 1 else 'Actions'}"
    if effect.op == c.STRENGTH:
        return f"{with_sign(n)} Strength"
    if effect.op == c.CUNNING:
        return f"{with_sign(n)} Cunning"
    if effect.op == c.STAT_CHOICE:
        return f"{with_sign(n)} Strength or Cunning"
    if effect.op == c.REP:
        return f"{with_sign(n)} REP"
    if effect.op == c.DRAW:
        return f"{counted(n, 'card')} from the Chair"
    if effect.op == c.DRAW_CRIME:
        return counted(n, "Crime card")
    if effect.op == c.TAKE_BACK:
        return "the last discarded card" if n == 1 else f"the last {n} discarded cards"
    if effect.op == c.DISCARD:
        amount = "all cards" if n == NO_LIMIT else counted(n, "card")
        return f"discard {amount} of the stash" if effect.from_stash else f"discard {amount}"
    if effect.op == c.PRIMAL:
        return f"Primal, {with_sign(-effect.cost)} Cunning" if effect.cost else "Primal"
    if effect.op == c.INJURE:
        return f"injured, {with_sign(-n)} Actions"
    if effect.op == c.GUARD_PASS:
        return "ignore a Guard once this turn"
    if effect.op == c.ROLL:
        return "roll a die"
    return ""
