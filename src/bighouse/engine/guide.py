"""The guide: a game's rules in our own words, a chapter a subject, for reading beside the table.

A guide is written as text: "# Title", then chapters "## Heading {anchor}" with paragraphs, lists and tables below.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

HEADING = re.compile(r"## (.+) \{([a-z][a-z0-9-]*)\}")


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    anchor: str
    heading: str
    text: str  # Markdown


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    chapters: list[Chapter]


def read_guide(path: Path) -> Guide:
    """The guide in a file; ValueError names the line that is wrong."""
    title = ""
    chapters: list[Chapter] = []
    lines: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if number == 1:
            if not line.startswith("# "):
                raise ValueError(f"{path.name} line 1: a guide begins with '# Title'")
            title = line[2:].strip()
        elif line.startswith("## "):
            found = HEADING.fullmatch(line)
            if found is None:
                raise ValueError(f"{path.name} line {number}: a chapter begins with '## Heading {{anchor}}'")
            if found[2] in [chapter.anchor for chapter in chapters]:
                raise ValueError(f"{path.name} line {number}: the anchor '{found[2]}' is taken")
            close(chapters, lines)
            chapters.append(Chapter(found[2], found[1], ""))
            lines = []
        elif chapters:
            lines.append(line)
        elif line.strip():
            raise ValueError(f"{path.name} line {number}: text before the first chapter")
    close(chapters, lines)
    return Guide(title, chapters)


def close(chapters: list[Chapter], lines: list[str]) -> None:
    """Give the last chapter its text."""
    if chapters:
        chapters[-1] = msgspec.structs.replace(chapters[-1], text="\n".join(lines).strip())
