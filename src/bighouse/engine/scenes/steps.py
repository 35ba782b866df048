"""What is still to be done, in words: the steps of the agenda and of the lanes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from bighouse.engine.errors import RulesBroken
from bighouse.engine.game import Game
from bighouse.engine.lane import Lane
from bighouse.engine.scenes.kinds import Kind
from bighouse.engine.scenes.text import LANE, MOST_STEPS, NEXT, Entry, Scene, short
from bighouse.engine.step import Step

CALL = re.compile(r"(\w+)(?:\((.*)\))?")


class StepWords:
    """The steps of a game by name, with the kinds of their arguments: `PayForGoons(seat 1, 4)`."""

    def __init__(self, steps: Mapping[type[Step[Any]], Sequence[Kind]]) -> None:
        self.kinds = {step.__name__: kinds for step, kinds in steps.items()}
        self.makers = {step.__name__: cast(Callable[..., Step[Any]], step) for step in steps}

    def write(self, step: Step[Any]) -> str:
        name = type(step).__name__
        numbers = step.args()
        words: list[str] = []
        for kind in self.kinds[name]:
            words.append(kind.write(numbers[: kind.width]))
            numbers = numbers[kind.width :]
        return f"{name}({', '.join(words)})" if words else name

    def read(self, entry: Entry) -> Step[Any]:
        found = CALL.fullmatch(entry.value)
        if found is None:
            raise entry.wrong("a step reads like 'Turn(seat 1)': a name, then what it is about")
        name = found[1]
        entry.index("step called", name, list(self.kinds))
        kinds = self.kinds[name]
        words = [part.strip() for part in found[2].split(",")] if found[2] else []
        if len(words) != len(kinds):
            raise entry.wrong(
                f"{name} is about {len(kinds)} things, not {len(words)}; write it as a game's scene() does"
            )
        numbers: list[int] = []
        for kind, word in zip(kinds, words):
            numbers += kind.read(entry, word)
        return self.makers[name](*numbers)

    def write_agenda(self, game: Game) -> list[str]:
        """The lines for what is still to be done; lanes come before the main agenda, which waits for them."""
        lines: list[str] = []
        for lane in game.lanes:
            steps = "; ".join(self.write(step) for step in reversed(lane.agenda))
            lines.append(f"{LANE}seat {lane.seat}: {steps or 'done'}")
        return lines + [f"{NEXT}: {self.write(step)}" for step in reversed(game.main.agenda)]

    def read_lanes(self, scene: Scene) -> list[Lane]:
        lanes: list[Lane] = []
        for entry in scene.entries:
            if entry.key.startswith(LANE):
                steps = [] if entry.value == "done" else self.read_all(entry.parts(";"))
                lanes.append(Lane(int(entry.key.split()[-1]), steps[::-1], []))
        return lanes

    def read_next(self, scene: Scene) -> list[Step[Any]]:
        """The steps of the 'next:' lines, the first first."""
        return self.read_all(scene.all(NEXT))

    def read_all(self, entries: Sequence[Entry]) -> list[Step[Any]]:
        if len(entries) > MOST_STEPS:
            raise entries[MOST_STEPS].wrong(f"no more than {MOST_STEPS} steps can be still to be done")
        return [self.read(entry) for entry in entries]


def begin(game: Game, steps: list[Step[Any]], lanes: list[Lane], entry: Entry) -> None:
    """Put these steps on the agenda, go on to the first choice and check the laws; the entry takes the blame."""
    game.main.agenda = steps[::-1]
    game.lanes = lanes
    try:
        game.audit()
        if lanes:
            game.gatherings += 1
            for lane in lanes:
                game.lane = lane
                game.work_off(lane)
            game.lane = game.main
            if not any(lane.options for lane in lanes):
                game.lanes = []
        game.settle()
        game.audit()
    except RulesBroken as error:
        raise entry.wrong(f"this position cannot be: {error}") from error
    except Exception as error:  # steps that cannot follow from the position: whatever they do, the text is to blame
        what = f"{type(error).__name__}: {short(str(error))}"
        raise entry.wrong(f"the game cannot go on from here ({what}); name what these steps need") from error
