"""Misdeeds: what Crime cards count while they are held, for any Convict of the rival (RULES.md section 13)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import (
    CRIME_EVENT,
    DISTINCT_RIVAL,
    HIGHER_RANK,
    MOST_CRIME_STEPS,
    NOTHING,
    PROVOKED_TODAY,
    Crime,
    CrimeStep,
)
from bighouse.games.animalcatraz.rules.state import Animalcatraz


class Misdeed:
    """Something that a rival has done, with all that a Crime may ask about it."""

    def __init__(self, kind: int, space: int = NOTHING, other: int = NOTHING) -> None:
        self.kind = kind
        self.space = space
        self.other = other  # the rival that it was done to
        self.theft: int = 0  # which way of stealing
        self.by_gangster: bool = False
        self.attack: int = 0  # of the weapon that decided a Fight
        self.unarmed: bool = False
        self.primal: bool = False
        self.higher_rank: bool = False  # the loser's
        self.provoked: bool = False  # the loser held a Trash Tag of the winner
        self.rival_owned: bool = False  # the Guard


def note(game: Animalcatraz, rival: int, misdeed: Misdeed) -> None:
    """Count it on every Crime that the rival holds."""
    for convict in game.convicts:
        if convict.rival == rival:
            for crime in convict.crimes:
                count(game, game.box.crimes[crime], misdeed)


def count(game: Animalcatraz, crime: Crime, misdeed: Misdeed) -> None:
    for i in range(len(crime.steps)):
        step = crime.steps[i]
        if crime.ordered and i > 0 and not happened(game, crime, i - 1):
            return
        if step.type == CRIME_EVENT and not happened(game, crime, i) and fits(step, misdeed):
            place = crime.index * MOST_CRIME_STEPS + i
            if step.distinct == NOTHING:
                game.progress[place] += 1
            else:
                game.progress[place] |= 1 << (misdeed.other if step.distinct == DISTINCT_RIVAL else misdeed.space)
            if crime.ordered:
                return  # one deed is one step


def fits(step: CrimeStep, misdeed: Misdeed) -> bool:
    """Whether a misdeed is what the step asks for."""
    return (
        step.deed == misdeed.kind
        and (step.space == NOTHING or step.space == misdeed.space)
        and (step.theft == NOTHING or step.theft == misdeed.theft)
        and (not step.by_gangster or misdeed.by_gangster)
        and (step.versus != HIGHER_RANK or misdeed.higher_rank)
        and (step.versus != PROVOKED_TODAY or misdeed.provoked)
        and misdeed.attack >= step.attack
        and (not step.unarmed or misdeed.unarmed)
        and (not step.primal or misdeed.primal)
        and (not step.rival_owned or misdeed.rival_owned)
    )


def times(game: Animalcatraz, crime: Crime, number: int) -> int:
    """How often a step of type event has happened."""
    progress = game.progress[crime.index * MOST_CRIME_STEPS + number]
    return progress if crime.steps[number].distinct == NOTHING else members(progress)


def members(mask: int) -> int:
    """How many bits are set: few ever are, and compiled code calls int.bit_count() slowly."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def happened(game: Animalcatraz, crime: Crime, number: int) -> bool:
    step = crime.steps[number]
    return step.type != CRIME_EVENT or times(game, crime, number) >= step.count


def forget(game: Animalcatraz, crime: int) -> None:
    """A Crime that is not held any more counts anew when it is."""
    for i in range(MOST_CRIME_STEPS):
        game.progress[crime * MOST_CRIME_STEPS + i] = 0
    game.crime_known[crime] = 0
