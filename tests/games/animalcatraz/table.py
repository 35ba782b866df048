"""A table for scenario tests: set it piece by piece, begin a turn or a step of the rules, act in words, look around.

    table = inmates("big_bill cold_cuts rob_z")
    table.at("big_bill cold_cuts", "courtyard").carry("big_bill", "hammer cash").guards("B")
    table.dice(3, 4, 1, 2).turn_of("big_bill")
    table.play("attack cold_cuts", "weapon hammer")
    assert table.rep("big_bill") == 6

Or have it read from a scene, in which "big_bill" stands for "convict 0" once a line has said so:

    table = scene(
        '''
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, library
        big_bill carries: phone
        start: turn of big_bill
        '''
    )

Convicts are called by their ids, in the order of their seats and cells; rivals with two Convicts name both in a row. In
actions their ids stand for "convict_0" and so on. A card that is given to somebody is taken from the Chair or a deck.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any, Self

import pytest

from bighouse.engine.errors import IllegalMove
from bighouse.engine.rng import Rng
from bighouse.engine.step import Step
from bighouse.engine.story import EVERYONE, Story
from bighouse.games.animalcatraz.box.components import (
    ADVANCED_2P,
    ENDING_WORDS,
    FIRST_CELL,
    MODULE_WORDS,
    TYPE_WORDS,
)
from bighouse.games.animalcatraz.box.pack import PACKS
from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules import actions, refusals
from bighouse.games.animalcatraz.rules.audit import audit
from bighouse.games.animalcatraz.rules.setup import SETTLE_IN, Terms, set_up
from bighouse.games.animalcatraz.rules.state import RANDOM, Animalcatraz
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.rules.turns import StartTurn
from tests.games.animalcatraz.fate import AT_ONCE, Draw, fix
from tests.games.animalcatraz.tabletop.prison import Prison, mask_of
from tests.games.scene_table import reasons_in

BOX = PACKS.shipped
CAST = re.compile(r"^(convict \d): (\w+)", re.MULTILINE)


def inmates(
    names: str,
    type: str = "normal",
    modules: str = "",
    endings: str = "",
    players: int = 0,
    seed: int = 1,
    reaction_seconds: int = 0,
    last_day: int = 0,
) -> InmateTable:
    """These Convicts in their cells on their start values, Guards on C, no Event, nothing to be done yet."""
    convicts = names.split()
    kind = TYPE_WORDS.index(type)
    seats = players or len(convicts) // (2 if kind == ADVANCED_2P else 1)
    settled = Terms(kind, mask_of(modules, MODULE_WORDS), mask_of(endings, ENDING_WORDS), 7, RANDOM)
    settled.reaction_seconds = reaction_seconds
    settled.last_day = last_day
    game = set_up(ROOM, BOX, seats, Rng(seed), settled)
    assert len(game.convicts) == len(convicts), f"{type} with {seats} players has {len(game.convicts)} Convicts"
    game.main.agenda = []
    taken = [0] * len(game.rivals)
    for index, convict in enumerate(game.convicts):
        convict.card = BOX.inmate(convicts[index])
        convict.cell = convict.rival + 2 * taken[convict.rival] if kind == ADVANCED_2P else convict.rival
        convict.space = FIRST_CELL + convict.cell
        taken[convict.rival] += 1
    SETTLE_IN.run(game)
    game.round = game.rounds = 1
    game.rounds = 2  # not the first of the game
    return InmateTable(game, convicts)


def scene(text: str) -> InmateTable:
    """The table of a scene; ids of Convicts stand for their numbers wherever a line names them."""
    for number, name in CAST.findall(dedent(text)):
        text = re.sub(rf"(?<!: )\b{name}\b", number, text)
    story = Story()
    game = ROOM.read_scene(dedent(text).strip(), story=story)
    assert isinstance(game, Animalcatraz)
    table = InmateTable(game, [BOX.inmates[convict.card].id for convict in game.convicts])
    table.story = story
    return table


class InmateTable(Prison):
    reasons = reasons_in(refusals, actions)

    def __init__(self, game: Animalcatraz, names: list[str]) -> None:
        super().__init__(game, names)
        self.story = Story()
        self.fate: list[Draw] = []  # what chance is to bring next
        self.fixed = 0  # how much of it the generator is set to

    # Chance

    def dice(self, *faces: int) -> Self:
        """What the next dice show, in the order in which they are rolled."""
        return self.chance(*[(face - 1, 6) for face in faces])

    def chance(self, *draws: Draw) -> Self:
        """What the next draws come to: a number below another, such as a card of a pool in its order."""
        self.fate += draws
        self.fix_fate()
        return self

    def fix_fate(self) -> None:
        self.fixed = min(len(self.fate), AT_ONCE)
        fix(self.game.rng, self.fate[: self.fixed])

    # Beginning

    def turn_of(self, who: str, actions: int = 5) -> Self:
        """In the middle of a turn, with so many Actions left."""
        convict = self.convict(who)
        convict.played = True
        convict.actions = actions
        self.game.active = self.index(who)
        self.game.rivals[convict.rival].last_convict = self.index(who)
        return self.start(TakeTurn(convict.seat, self.index(who)))

    def begin_turn(self, who: str) -> Self:
        """From its start-of-turn steps on."""
        return self.start(StartTurn(self.index(who)))

    def start(self, *steps: Step[Animalcatraz]) -> Self:
        self.game.story = self.story
        self.game.do(list(steps))
        self.run(self.game.settle)
        return self

    def run(self, what: Any, *given: Any) -> None:
        """Let the game go on, and keep chance to what was asked for."""
        before = self.game.rng.count
        what(*given)
        drawn = self.game.rng.count - before if self.fixed else 0
        if drawn:
            assert drawn <= self.fixed or self.fixed == len(self.fate), "more was rolled than chance could be told"
            del self.fate[:drawn]
            self.fix_fate()
        self.check()

    def check(self) -> None:
        """Every law holds, and copies of the game are like it."""
        game = self.game
        audit(game)
        assert game.clone().numbers() == game.numbers()

    # Acting

    @property
    def seat(self) -> int:
        """Who is to act."""
        return self.game.to_act[0]

    def play(self, *words: str, by: str = "") -> Self:
        """Actions one after the other, by whoever is to act, or by a Convict's player."""
        for one in words:
            seat = self.convict(by).seat if by else self.seat
            self.run(self.game.play, seat, self.action(one))
        return self

    def pass_all(self) -> Self:
        """Everybody who is asked passes, as long as one can."""
        while self.game.to_act and actions.PASS in self.game.options(self.seat):
            self.play("pass")
        return self

    def action(self, words: str) -> int:
        """The action that reads so; ids of Convicts may stand for their numbers."""
        vocabulary = self.game.vocabulary
        try:
            return vocabulary.action(words)
        except ValueError:
            for index, name in enumerate(self.names):
                words = re.sub(rf"\b{name}\b", f"convict_{index}", words)
            return vocabulary.action(words)

    def words(self, action: int) -> str:
        return re.sub(
            r"\bconvict_(\d)\b",
            lambda found: self.names[int(found[1])] if int(found[1]) < len(self.names) else found[0],
            self.game.vocabulary.words(action),
        )

    def options(self, start: str = "", by: str = "") -> list[str]:
        """What may be done now; those that begin so."""
        seat = self.convict(by).seat if by else self.seat
        words = [self.words(action) for action in self.game.options(seat)]
        return [option for option in words if option.startswith(start)]

    def refused(self, words: str, by: str = "") -> str:
        """The name of the reason why that may not be done (refusals.py); empty when it is allowed."""
        seat = self.convict(by).seat if by else self.seat
        refusal = self.game.refusal(seat, self.action(words))
        return self.reasons.get(refusal, str(refusal or ""))

    def why_not(self, words: str, by: str = "") -> str:
        seat = self.convict(by).seat if by else self.seat
        return self.game.why_not(seat, self.action(words))

    def illegal(self, words: str, by: str = "") -> None:
        """Try something that the rules refuse: it leaves the game untouched, and there are words for the reason."""
        seat = self.convict(by).seat if by else self.seat
        before = self.game.fingerprint()
        assert self.game.why_not(seat, self.action(words)), f"'{words}' is allowed"
        with pytest.raises(IllegalMove):
            self.game.play(seat, self.action(words))
        assert self.game.fingerprint() == before

    def asked(self) -> str:
        """The kind of choice somebody has; empty when nobody has any."""
        if not self.game.to_act:
            return ""
        choice = self.game.choice(self.seat)
        return "" if choice is None else type(choice).__name__

    def asks(self) -> str:
        """The first Convict of whoever is asked."""
        for index, convict in enumerate(self.game.convicts):
            if convict.seat == self.seat:
                return self.names[index]
        return ""

    def offer(self, words: str) -> Any:
        """How an option is worded."""
        choice = self.game.choice(self.seat)
        assert choice is not None
        return choice.offer(self.game, self.action(words))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind so far, with all that the owner of the story knows."""
        events = [event for event in self.story.events if event.kind.name == kind]
        return [dict(event.known(event.facts, EVERYONE).told_to(None)) for event in events]
