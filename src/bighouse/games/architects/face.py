"""Words for people: what is asked, what can be done, why not, what happened, and who scored what."""

from __future__ import annotations

from collections.abc import Callable

from bighouse.engine.sheet import Line, ScoreSheet
from bighouse.engine.story import Event
from bighouse.games.architects.labels import label_words
from bighouse.games.architects.phrases import SHEET_NAMES, rival_name
from bighouse.games.architects.questions import question_words
from bighouse.games.architects.reasons import reason_words
from bighouse.games.architects.scoring import sheet
from bighouse.games.architects.state import FROM_GUILDHALL, NOBODY, Architects
from bighouse.games.architects.tales import sentence_words

GAME_OVER = "The game is over"
NOT_ASKED = "It is not your turn"


def question(game: Architects, seat: int) -> str:
    """What the seat is asked, in a line."""
    choice = game.choice(seat)
    if choice is None:
        return GAME_OVER if game.over else NOT_ASKED
    return question_words(game, choice)


def label(game: Architects, seat: int, action: int) -> str:
    """An option (or a candidate that is refused) in words that fit the moment; anything else in plain words."""
    choice = game.choice(seat)
    if choice is None or (action not in game.options(seat) and action not in choice.candidates(game)):
        return game.vocabulary.words(action)
    return label_words(game, choice, action)


def refusal_words(game: Architects, seat: int, action: int, refusal: int) -> str:
    """Why the seat may not do this now, with the numbers and the ruling."""
    choice = game.choice(seat)
    return NOT_ASKED if choice is None else reason_words(game, choice, action, refusal)


def sentence(game: Architects, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
    """An event as a sentence of this seat's log; empty when it is not worth one."""
    return sentence_words(game, event, seat, name)


# The score sheet


def score_sheet(game: Architects) -> ScoreSheet:
    """The rulebook's seven lines; an automatic opponent is the last column and has a line of its own."""
    everyone = range(len(game.players))
    sheets = [sheet(game, who) for who in everyone]
    lines = SHEET_NAMES[:FROM_GUILDHALL] if game.opponent == NOBODY else SHEET_NAMES
    winners = game.winners()
    return ScoreSheet(
        players=[rival_name(game, who) for who in everyone],
        lines=[Line(name, [own[line] for own in sheets]) for line, name in enumerate(lines)],
        totals=[sum(own) for own in sheets],
        ties=Line("Virtue", [player.virtue for player in game.players]),
        winners=winners,
        automaton_won=game.opponent != NOBODY and game.over and not winners,
    )
