"""Every event of every game can be told: by a sentence that the room has words for, or by a function of its tales."""

from __future__ import annotations

import re

import pytest

import bighouse
from bighouse.engine.room import Room
from bighouse.engine.story import SEAT, Each
from bighouse.engine.template import Mention
from tests.contract.modes import MODES

ROOMS = bighouse.games()
THIRD_PERSON = re.compile(r"\{(\w+)\} (is|was|has|does|[a-z]*[^\Ws]s)\b")
GAMES = {mode.room.name: mode.new(0) for mode in MODES}


def mentions(room: Room) -> list[tuple[str, Mention]]:
    """Whatever a sentence says, with the event that it is a sentence of."""
    return [(kind.name, mention) for kind in room.events for said in kind.written for mention in said.mentions()]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_event_has_a_sentence(room: Room) -> None:
    unwritten = {kind.name for kind in room.events if kind.sentence is None}
    assert unwritten <= set(room.tales) <= {kind.name for kind in room.events}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_what_stands_for_a_word_on_the_wire_has_words_in_sentences_too(room: Room) -> None:
    phrases = room.phrases(GAMES[room.name])
    kinds = {kind.name: kind for kind in room.events}
    for event, mention in mentions(room):
        of = dict(zip(kinds[event].facts, kinds[event].kinds))[mention.fact]
        assert mention.kind in phrases or mention.kind == of not in room.glossary, (event, mention.text)
        assert not mention.noun_kind or mention.noun_kind in phrases, (event, mention.text)
        assert mention.kind == SEAT or not (mention.whose or mention.of), (event, mention.text)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_there_is_a_word_for_every_word_of_the_wire(room: Room) -> None:
    """But for what may vanish in brackets."""
    phrases = room.phrases(GAMES[room.name])
    for kind in room.events:
        for part in [part for template in kind.written for part in template.parts]:
            if isinstance(part, Mention) and part.kind in room.glossary:
                said = [phrases[part.kind].say(number) for number in range(len(room.glossary[part.kind]))]
                assert all(said), (kind.name, part.text)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_sentences_for_each_value_are_for_values_that_there_are(room: Room) -> None:
    for kind in room.events:
        if isinstance(kind.sentence, Each):
            words = room.glossary[kind.kinds[kind.facts.index(kind.by)]]
            assert all(words[value] for value in kind.each), kind.name


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_card_that_may_stand_behind_something_has_a_name(room: Room) -> None:
    phrases = room.phrases(GAMES[room.name])
    assert set(room.sources) <= set(phrases)
    assert bool(room.sources) or not any(kind.caused for kind in room.events)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_no_verb_disagrees_with_you(room: Room) -> None:
    """Whoever reads is "you": "Ann owns it" would be "You owns it". What was done is told in a form that fits both."""
    for kind in room.events:
        said = kind.sentence
        sentences = [*said.sentences.values(), said.otherwise] if isinstance(said, Each) else [said or ""]
        of = dict(zip(kind.facts, kind.kinds))
        for sentence in sentences:
            assert not [verb for fact, verb in THIRD_PERSON.findall(sentence) if of[fact] == SEAT], sentence
