"""The words of a game: every question, option, refusal and event reads well, for everybody who may read it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bighouse.engine.step import FIRST_REASON
from bighouse.engine.story import Event
from tests.contract.modes import MODES, Mode
from tests.contract.reading import PLACEHOLDER, check_reason, check_words, name
from tests.contract.walks import walk


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_whoever_is_asked_reads_a_question_options_and_reasons(mode: Mode) -> None:
    for seed in range(2):
        for game, _ in walk(mode, seed, 2):
            for seat in game.to_act:
                check_words(game, seat)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_action_of_the_vocabulary_is_allowed_or_gets_a_reason(mode: Mode) -> None:
    seen: Counter[type] = Counter()
    for game, _ in walk(mode, 1):
        for seat in game.to_act:
            kind = type(game.choice(seat))
            seen[kind] += 1
            if seen[kind] <= 2:
                check_all_actions(game, seat)


def check_all_actions(game: Any, seat: int) -> None:
    options = game.options(seat)
    said = game.room.wordings(game, seat)
    assert game.room.label(game, seat, options[-1]) == said[options[-1]].label
    for action in range(-1, game.vocabulary.size + 1):
        reason = game.why_not(seat, action)
        assert (reason == "") == (action in options)
        assert "None" not in reason
        if game.refusal(seat, action) >= FIRST_REASON:
            check_reason(reason)
        if 0 <= action < game.vocabulary.size:
            assert said[action].label if action in said else game.words(action)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_event_reads_well_for_everybody_whenever_it_is_read(mode: Mode) -> None:
    """A sentence rests on the event and not on the position, so a log can be read at any time."""
    for seed in range(3):
        read: list[tuple[Event, int | None, str]] = []
        for game, told in walk(mode, seed):
            for event in told:
                for viewer in [*range(game.seats), None]:
                    words = mode.room.sentence(game, event, viewer, name)
                    read.append((event, viewer, words))
                    assert not PLACEHOLDER.search(words), words
                    if words:
                        assert words.endswith((".", ")")), words
                        assert words[0] == words[0].upper(), words
                    else:
                        assert event.kind.sentence == "" or event.seen_by(viewer) != event.facts, event.kind.name
        assert read
        assert all(mode.room.sentence(game, event, viewer, name) == words for event, viewer, words in read)
