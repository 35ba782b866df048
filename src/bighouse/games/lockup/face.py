"""Words for people: what is asked, what can be done, why not, what happened, and who scored what."""

from __future__ import annotations

from collections.abc import Callable

from bighouse.engine.sheet import Line, ScoreSheet
from bighouse.engine.story import Event
from bighouse.games.lockup.labels import label_words
from bighouse.games.lockup.phrases import SHEET_NAMES, crew_name
from bighouse.games.lockup.questions import question_words
from bighouse.games.lockup.reasons import reason_words
from bighouse.games.lockup.state import Lockup
from bighouse.games.lockup.tales import sentence_words

GAME_OVER = "The game is over"
NOT_ASKED = "It is not your turn"


def question(game: Lockup, seat: int) -> str:
    """What the seat is asked, in a line."""
    choice = game.choice(seat)
    if choice is None:
        return GAME_OVER if game.over else NOT_ASKED
    return question_words(game, choice)


def label(game: Lockup, seat: int, action: int) -> str:
    """An option (or a candidate that is refused) in words that fit the moment; anything else in plain words."""
    choice = game.choice(seat)
    if choice is None or (action not in game.options(seat) and action not in choice.candidates(game)):
        return game.vocabulary.words(action)
    return label_words(game, choice, action)


def refusal_words(game: Lockup, seat: int, action: int, refusal: int) -> str:
    """Why the seat may not do this now, with the numbers and the ruling."""
    choice = game.choice(seat)
    return NOT_ASKED if choice is None else reason_words(game, choice, action, refusal)


def sentence(game: Lockup, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
    """An event as a sentence of this seat's log; empty when it is not worth one."""
    return sentence_words(game, event, seat, name)


# The score sheet


def score_sheet(game: Lockup) -> ScoreSheet:
    """The stars by where they come from; in solitary mode the guards are the last column."""
    names = [crew_name(game, who).removeprefix("the ").capitalize() for who in range(len(game.players))]
    winners = game.winners()
    return ScoreSheet(
        players=names,
        lines=[Line(name, [player.sheet[line] for player in game.players]) for line, name in enumerate(SHEET_NAMES)],
        totals=[player.stars for player in game.players],
        ties=Line("Items crafted", [len(player.items) for player in game.players]),
        winners=winners,
        automaton_won=game.solitary and game.over and not winners,
    )
