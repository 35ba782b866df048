"""What people write: names and chat, freed from what no screen should be asked to show."""

from __future__ import annotations

import unicodedata

from bighouse.table.troubles import Trouble

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, marks that turn the line around, halves of letters
JOINER = "\u200d"  # holds emoji together


def clean(words: str, most: int) -> str:
    """The words on one line, without letters that cannot be seen."""
    kept = [letter for letter in words if letter == JOINER or unicodedata.category(letter) not in HIDDEN]
    return " ".join("".join(kept).split())[:most].strip()


def is_you(name: str) -> bool:
    """Whether it is no name: only whoever reads is "you"."""
    return name.casefold() == "you"


def clean_or_refuse(words: str, most: int, what: str) -> str:
    cleaned = clean(words, most)
    if not cleaned.strip(JOINER):
        raise Trouble("malformed", f"{what} needs at least one letter that can be seen.")
    return cleaned
