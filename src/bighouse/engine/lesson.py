"""The lesson: a guided first game, step by step, with rivals who follow a script.

A lesson is written as text: "# Title", a few settings, then steps parted by empty lines; a line that begins with
spaces goes on with the line before it:

    # A night at the inn
    minutes: 10
    players: 2
    seed: 7                         # the deal: the same cards for everybody who learns
    option advanced: false          # rule options, if any
    learner: 0                      # the seat of whoever learns; 0 if left out
    closing: Well played!           # the last word, when the game is over

    ## Round one                    # parts are for the reader; every step knows its part

    say: Welcome! This is your board,
      and that one is your rival's.
    point: seat:0                   # the spot of the board to point at
    read                            # the learner reads on

    say: Send your strongest guest to bed.
    chapter: sending                # of the guide
    do: go bed | go bath            # the learner does one of these, in the words of the vocabulary
    rival 1: go bed / done          # what the script makes seat 1 do from here on, in order

A step shows what is true when the learner is asked next. A rival without script left plays as its bot likes.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from bighouse.engine.option import Setting

SETTING = re.compile(r"(minutes|players|seed|learner|closing|option ([a-z_]+)): *(.+)")
LINE = re.compile(r"(say|point|chapter|do|rival (\d+)): *(.+)|read")
SPOT = re.compile(r"\S+")
REMARK = re.compile(r" +# .*")
LEFT_OUT = -1


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: str  # the heading it stands under
    say: str
    point: str  # the spot of the board to point at; empty for none
    chapter: str  # the anchor of the guide's chapter; empty for none
    do: list[str]  # the learner takes one of these actions; empty: reads on


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    minutes: int
    players: int
    seed: int
    learner: int  # a seat
    options: dict[str, Setting]
    steps: list[LessonStep]
    rivals: dict[int, list[str]]  # by seat: the actions of the script in their order
    closing: str  # said when the game is over


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file; ValueError names the line that is wrong."""
    return LessonParser(path.name).read(path.read_text(encoding="utf-8"))


class LessonParser:
    """A lesson on its way from text: settings first, then steps."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.numbers = {"minutes": LEFT_OUT, "players": LEFT_OUT, "seed": LEFT_OUT, "learner": LEFT_OUT}
        self.options: dict[str, Setting] = {}
        self.closing = ""
        self.part = ""
        self.steps: list[LessonStep] = []
        self.rivals: dict[int, list[str]] = {}

    def wrong(self, number: int, what: str) -> ValueError:
        return ValueError(f"{self.name} line {number}: {what}")

    def read(self, text: str) -> Lesson:
        blocks = self.blocks(text)
        number, title = blocks[0][0] if blocks else (1, "")
        if not title.startswith("# "):
            raise self.wrong(number, "a lesson begins with '# Title'")
        for number, line in blocks[0][1:]:
            self.setting(number, line)
        for word in ("minutes", "players", "seed"):
            if self.numbers[word] == LEFT_OUT:
                raise self.wrong(number, f"'{word}: ...' is missing below the title")
        for block in blocks[1:]:
            self.step(block)
        if not self.steps:
            raise self.wrong(number, "no step follows")
        return Lesson(
            title[2:],
            self.numbers["minutes"],
            self.numbers["players"],
            self.numbers["seed"],
            max(self.numbers["learner"], 0),
            self.options,
            self.steps,
            self.rivals,
            self.closing,
        )

    def blocks(self, text: str) -> list[list[tuple[int, str]]]:
        """The lines with their numbers, in blocks between empty lines; what goes on is joined."""
        blocks: list[list[tuple[int, str]]] = []
        open_block = False
        for number, raw in enumerate(text.splitlines(), start=1):
            line = REMARK.sub("", raw).rstrip()
            if not line:
                open_block = False
            elif line.startswith(" "):
                if not open_block:
                    raise self.wrong(number, "goes on, but there is nothing before it")
                first, words = blocks[-1][-1]
                blocks[-1][-1] = (first, f"{words} {line.strip()}")
            else:
                if not open_block:
                    blocks.append([])
                    open_block = True
                blocks[-1].append((number, line))
        return blocks

    def setting(self, number: int, line: str) -> None:
        found = SETTING.fullmatch(line)
        if found is None:
            raise self.wrong(
                number, f"'{line}' is no setting; those are minutes, players, seed, learner, closing, option"
            )
        word, option, value = found[1], found[2], found[3]
        if option is not None:
            self.options[option] = value == "true" if value in ("true", "false") else value
        elif word == "closing":
            self.closing = value
        elif not value.isdigit():
            raise self.wrong(number, f"{word} is a number, not '{value}'")
        else:
            self.numbers[word] = int(value)

    def step(self, block: list[tuple[int, str]]) -> None:
        """One step; a heading above it opens a part."""
        start = block[0][0]
        said: dict[str, str] = {}
        for number, line in block:
            if line.startswith("## "):
                self.part = line[3:]
                continue
            found = LINE.fullmatch(line)
            if found is None:
                raise self.wrong(number, f"'{line}' is none of say, point, chapter, do, rival and read")
            if found[2] is not None:
                self.rival(number, int(found[2]), found[3])
                continue
            word = found[1] or "read"
            if word in said:
                raise self.wrong(number, f"a step has one '{word}'")
            if word == "point" and not SPOT.fullmatch(found[3]):
                raise self.wrong(number, f"'{found[3]}' is no spot such as location:smithy")
            said[word] = found[3] or ""
        if not said:
            return
        if "say" not in said:
            raise self.wrong(start, "the step says nothing")
        if ("do" in said) == ("read" in said):
            raise self.wrong(start, "a step ends with 'do: ...' or with 'read'")
        do = [" ".join(words.split()) for words in said["do"].split("|")] if "do" in said else []
        if "" in do:
            raise self.wrong(start, "an action is missing beside '|'")
        self.steps.append(LessonStep(self.part, said["say"], said.get("point", ""), said.get("chapter", ""), do))

    def rival(self, number: int, seat: int, moves: str) -> None:
        """What the script makes a rival do."""
        if seat == max(self.numbers["learner"], 0):
            raise self.wrong(number, f"seat {seat} is the learner's")
        if seat >= self.numbers["players"]:
            raise self.wrong(number, f"there is no seat {seat} with {self.numbers['players']} players")
        actions = [" ".join(words.split()) for words in moves.split("/")]
        if "" in actions:
            raise self.wrong(number, "an action is missing beside '/'")
        self.rivals.setdefault(seat, []).extend(actions)
