"""The rules to the letter, as this table plays them: RULES.md in its sections, so that a citation can be opened."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import msgspec

SECTION = re.compile(r"#{2,3} (\d+(?:\.\d+)?)\.? (.+)")
RULING = re.compile(r"(?:- )?\*\*(R\d+)\b")
NAME = re.compile(r"`([a-z]+(?:_[a-z]+)*)`")  # of our data, such as `draw_goon`
RULER = "---"


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: str  # 11.4
    heading: str
    text: str  # Markdown


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook leaves open, and how it is played here."""

    name: str  # R43
    section: str
    text: str


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: list[Section]
    rulings: list[Ruling]


def read_rulebook(path: Path) -> Rulebook:
    """What stands before the first section is for whoever works on the rules."""
    sections: list[Section] = []
    rulings: list[Ruling] = []
    goes_on = False  # a ruling, from the line before
    for written in path.read_text(encoding="utf-8").splitlines():
        line = NAME.sub(lambda name: f"*{name[1].replace('_', ' ')}*", written)
        heading = SECTION.fullmatch(line)
        if heading is not None:
            sections.append(Section(heading[1], heading[2], ""))
        elif sections and line != RULER:
            ruling = RULING.match(line)
            if ruling is not None and goes_on and not line.startswith("-"):
                sections[-1] = longer(sections[-1], "")  # each is a paragraph, however closely they are written
            sections[-1] = longer(sections[-1], line)
            if ruling is not None:
                rulings.append(Ruling(ruling[1], sections[-1].number, line.removeprefix("- ")))
            elif goes_on and line:
                rulings[-1] = longer(rulings[-1], line)
            goes_on = bool(line) and (goes_on or ruling is not None)
    return Rulebook(sections, rulings)


T = TypeVar("T", Section, Ruling)


def longer(text: T, line: str) -> T:
    return msgspec.structs.replace(text, text=f"{text.text}\n{line}".lstrip("\n"))
