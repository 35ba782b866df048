"""Objectives as they stand for their owner, and what they lack."""

from __future__ import annotations

from functools import lru_cache

from bighouse.engine.english import capital, listed
from bighouse.engine.grid import OFF
from bighouse.games.prison_architect.box.components import Box
from bighouse.games.prison_architect.rules.blueprints import Fit
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.progress import Progress, looked_at, progress
from bighouse.games.prison_architect.sight.view import FitView, ObjectiveView, RequirementView
from bighouse.games.prison_architect.words.card_words import (
    characteristic_words,
    requirement_words,
    square_words,
    tile_names,
)
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS


@lru_cache(maxsize=8)
def line_words(box: Box) -> list[list[str]]:
    """The words of every line of every objective; a Blueprint has none."""
    names = tile_names(box)
    return [
        [requirement_words(line["count"], line["of"], names) for line in record.get("requires", [])]
        + [characteristic_words(line, names) for line in record.get("conditions", [])]
        for record in box.data["objectives"]
    ]


@lru_cache(maxsize=8)
def pattern_squares(box: Box) -> list[list[str]]:
    """The words of every square of every pattern that matters, row by row."""
    names = tile_names(box)
    return [
        [square_words(square, names) for row in record.get("pattern", []) for square in row if square is not None]
        for record in box.data["objectives"]
    ]


def played_seen(prison: Prison, played: list[int]) -> list[ObjectiveView]:
    completed = judge(prison, played).completed
    return [objective_seen(prison, looked_at(prison, played, completed, objective)) for objective in played]


def held_seen(prison: Prison, played: list[int], objectives: list[int]) -> list[ObjectiveView]:
    """Objectives that could still be played, each as if it were."""
    return [objective_seen(prison, progress(prison, played, objective)) for objective in objectives]


def objective_seen(prison: Prison, found: Progress) -> ObjectiveView:
    objective = found.objective
    words = line_words(prison.box)[objective]
    requirements = [
        RequirementView(
            have=line.have,
            need=line.need,
            met=line.met,
            squares=[SQUARE_WORDS[square] for square in line.squares],
            words=words[place],
        )
        for place, line in enumerate(found.lines)
    ]
    fit = found.fit
    have = fit.met.bit_count() if fit is not None else sum([line.share() for line in found.lines])
    need = len(fit.squares) if fit is not None else sum([line.need for line in found.lines])
    return ObjectiveView(
        objective=prison.box.objectives[objective].id,
        met=found.met,
        have=have,
        need=need,
        requirements=requirements,
        fit=None if fit is None else fit_seen(fit, found.met),
        words=lack_words(prison, found, requirements),
    )


def fit_seen(fit: Fit, met: bool) -> FitView:
    squares = range(len(fit.squares))
    missing = [place for place in squares if not fit.met >> place & 1]
    return FitView(
        squares=[SQUARE_WORDS[square] if square != OFF else None for square in fit.squares],
        met=[bool(fit.met >> place & 1) for place in squares],
        left_out=missing[0] if met and missing else None,
    )


def lack_words(prison: Prison, found: Progress, requirements: list[RequirementView]) -> str:
    """What there is of what is asked for: "7 of 12 prisoners in Hygienic cells"; of a pattern also where it lacks."""
    if found.met:
        return "Met."
    if found.contested():
        return "All is there, but other objectives use it up (R41)."
    if found.fit is not None:
        return pattern_lacks(prison, found.objective, found.fit)
    lacking = listed([so_far(line) for line in requirements if not line.met])
    return f"{capital(lacking)}."


def so_far(line: RequirementView) -> str:
    if line.words.startswith("at most "):
        return f"{line.have} where there may be {line.words}"
    words = line.words.removeprefix("at least ")
    return f"{line.have} of {words}" if words.startswith(f"{line.need} ") else f"{words}: not yet"


def pattern_lacks(prison: Prison, objective: int, fit: Fit) -> str:
    """The one square that is missing, or how many are there."""
    head = f"{fit.met.bit_count()} of {len(fit.squares)} squares"
    if fit.lacks() > 1:
        return f"{head}."
    place = (~fit.met & fit.met + 1).bit_length() - 1  # the lowest that is not met
    square = SQUARE_WORDS[fit.squares[place]].upper()
    return f"{head}: lacks {pattern_squares(prison.box)[objective][place]} at {square}."
