"""The log: what its sentences call things. A sentence rests on the event alone: the log is read long after."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bighouse.engine.english import with_article, with_sign
from bighouse.engine.telling import Phrase
from bighouse.games.animalcatraz.box.components import LETTER_WORDS, VACANT_WORDS, Box
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, STAT_NAMES
from bighouse.games.animalcatraz.words.place_words import guard_name

LOOK_NAMES: Final = ["what it carries", "what a Gangster carries", "the Escape Plan", "a Crime card"]


@lru_cache(maxsize=8)
def phrases(box: Box) -> dict[str, Phrase]:
    """How sentences say each kind of fact; other kinds are numbers or seats."""
    cards = [card.name for card in box.cards]
    return {
        "space": Phrase(SPACE_NAMES),
        "vacant": Phrase(VACANT_WORDS),
        "letter": Phrase(LETTER_WORDS),
        "icon": Phrase([f"the {name} icon" for name in box.icon_names]),
        "skill": Phrase([f"the skill of {inmate.name}" for inmate in box.inmates]),
        "stat": Phrase(STAT_NAMES),
        "look": Phrase(LOOK_NAMES),
        "rank": Phrase([rank.name for rank in box.ranks]),
        "convict": Phrase([inmate.name for inmate in box.inmates]),
        "card": Phrase(cards, "a card", many=["cards"] * len(cards)),
        "guard": Phrase([guard_name(box, guard) for guard in range(len(box.guards))]),
        "gangster": Phrase([gangster.name for gangster in box.gangsters], "a Gangster"),
        "event": Phrase([event.name for event in box.events]),
        "crime": Phrase([crime.name for crime in box.crimes], with_article("Crime card")),
        "plan": Phrase([plan.name for plan in box.plans], "an Escape Plan"),
        "stage": Phrase([stage.name for stage in box.stages]),
        "die": Phrase(str),
        "change": Phrase(with_sign),
        "added": Phrase(str),
    }
