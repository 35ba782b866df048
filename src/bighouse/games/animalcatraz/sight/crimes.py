"""Crimes that Convicts hold: to their own side with how far they are, to others as far as they have seen them."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import CRIME_EVENT, CRIME_STATE, NOTHING, Crime
from bighouse.games.animalcatraz.rules.crimes import completion_refusal, holds, pay_refusal
from bighouse.games.animalcatraz.rules.misdeeds import times
from bighouse.games.animalcatraz.rules.sides import in_prison
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.sight.view import CrimeStepView, CrimeView
from bighouse.games.animalcatraz.words.crime_words import step_words


def crimes_seen(game: Animalcatraz, index: int, viewer: int) -> list[CrimeView]:
    """`viewer` is a set of seats."""
    convict = game.convicts[index]
    own = game.rivals[convict.rival].seats & viewer != 0
    doer = on_turn(game, convict)
    out: list[CrimeView] = []
    for number in convict.crimes:
        crime = game.box.crimes[number]
        if own:
            ready = doer is not None and completion_refusal(game, doer, crime) == 0
            steps = [step_seen(game, doer or convict, crime, step) for step in range(len(crime.steps))]
            out.append(CrimeView(crime=crime.id, ready=ready, steps=steps))
        else:
            known = game.crime_known[number] & viewer != 0
            out.append(CrimeView(crime=crime.id if known else None, ready=False, steps=[]))
    return out


def on_turn(game: Animalcatraz, convict: Convict) -> Convict | None:
    """Who could complete a Crime of this Mat now: the Convict itself or its partner (R81)."""
    if game.active == NOTHING or not in_prison(convict):
        return None
    active = game.convicts[game.active]
    return active if active.rival == convict.rival else None


def step_seen(game: Animalcatraz, convict: Convict, crime: Crime, number: int) -> CrimeStepView:
    step = crime.steps[number]
    words = step_words(game.box, step)
    if step.type == CRIME_EVENT:
        have = min(step.count, times(game, crime, number))
        return CrimeStepView(have=have, need=step.count, met=have >= step.count, words=words)
    met = holds(game, convict.rival, step) if step.type == CRIME_STATE else pay_refusal(game, convict, step) == 0
    return CrimeStepView(have=int(met), need=1, met=met, words=words)
