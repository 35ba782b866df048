"""Small phrases that questions, options, reasons and the log have in common."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import listed, with_article
from bighouse.games.prison_architect.box.components import SPECIALIST_WORDS, TYPE_WORDS, TYPES, threat_of, type_of
from bighouse.games.prison_architect.rules.prison import SPAN, SQUARES, Prison
from bighouse.games.prison_architect.rules.state import TOKENS

SQUARE_WORDS: Final = [f"{'abcdefghijklm'[square % SPAN]}{square // SPAN + 1}" for square in range(SQUARES)]
PRISONER_WORDS: Final = [f"{TYPE_WORDS[type_of(token)]}_{threat_of(token)}" for token in range(TOKENS)]
AREA_NAMES: Final = ["Cells", "Staff Facilities", "Basic Facilities", "Additional Facilities", "Bureaucracy"]
SIDE_NAMES: Final = ["north", "east", "south", "west"]
PHASE_NAMES: Final = [
    "Setting up", "The Foundation", "Cleanup", "The bids", "The Buy phase", "The Build phase", "The Intake",
    "The objectives", "The Evaluation", "The Income", "The end of the game",
]  # fmt: skip
SPECIALIST_NAMES: Final = [word.capitalize() for word in SPECIALIST_WORDS]
SPECIALIST_PLURALS: Final = [f"{name}s" for name in SPECIALIST_NAMES]


def sides_in_words(edges: int) -> str:
    """A set of edges: "north and east"."""
    return listed([SIDE_NAMES[side] for side in range(len(SIDE_NAMES)) if edges >> side & 1]) or "none"


def prisoner_name(prisoner: int) -> str:
    """A token: "a grey prisoner of threat 2"."""
    return with_article(f"{TYPE_WORDS[type_of(prisoner)]} prisoner of threat {threat_of(prisoner)}")


def prisoner_names() -> list[str]:
    return [prisoner_name(prisoner) for prisoner in range(TOKENS)]


def prisoner_face(prisoner: int) -> str:
    """A token as a list names it: "grey 2"."""
    return f"{TYPE_WORDS[type_of(prisoner)]} {threat_of(prisoner)}"


def prisoner_faces() -> list[str]:
    return [prisoner_face(prisoner) for prisoner in range(TOKENS)]


def types_in_words(types: int) -> str:
    """A set of types: "grey or orange"."""
    return listed([TYPE_WORDS[kind] for kind in range(TYPES) if types >> kind & 1], "or")


def batch_in_words(batch: list[int]) -> str:
    """Prisoners by type: "2 grey and 1 red"."""
    return listed([f"{batch[kind]} {TYPE_WORDS[kind]}" for kind in range(TYPES) if batch[kind]]) or "nobody"


def tile_at(prison: Prison, square: int) -> str:
    """What stands on a square: "the Kennels at f6", or the square alone."""
    number = prison.at[square]
    return SQUARE_WORDS[square] if number < 0 else f"the {prison.tile(number).name} at {SQUARE_WORDS[square]}"
