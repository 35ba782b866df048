"""Events: revealed in rounds 1 and 3, attended in their space, punished when missed (RULES.md section 25)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import MANDATORY_PART, NO_PART, NOTHING
from bighouse.games.animalcatraz.rules.actions import ATTEND
from bighouse.games.animalcatraz.rules.caveats import script_caveat
from bighouse.games.animalcatraz.rules.deeds import EVENT, Deed
from bighouse.games.animalcatraz.rules.effects import RunScript
from bighouse.games.animalcatraz.rules.events import EVENT_ATTENDED, EVENT_MISSED, EVENT_REVEALED
from bighouse.games.animalcatraz.rules.hole import SendToHole
from bighouse.games.animalcatraz.rules.refusals import (
    ATTENDED,
    NO_EVENT,
    NOT_THERE,
)
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.card_words import event_sentence
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES


class NextEvent(Step[Animalcatraz]):
    """Step A4: first who missed the outgoing one, then the next card."""

    def run(self, game: Animalcatraz) -> None:
        if game.round != 1 and game.round != 3:
            return
        steps: list[Step[Animalcatraz]] = []
        for index in missing(game):
            steps.append(Missed(index))
        steps.append(REVEAL_EVENT)
        game.do(steps)


def missing(game: Animalcatraz) -> list[int]:
    """The Convicts that go to The Hole: all of a rival of whom nobody took part where one had to (R47)."""
    out: list[int] = []
    if game.event == NOTHING or game.box.events[game.event].part != MANDATORY_PART:
        return out
    for rival in clockwise_from(game, game.shank):
        side = convicts_of(game, rival)
        if sum([int(game.convicts[index].attended) for index in side]) == 0:
            out += [index for index in side if game.convicts[index].posture != ESCAPED]
    return out


class Missed(Step[Animalcatraz]):
    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        game.tell(EVENT_MISSED, convict.seat, convict.card, game.event)
        game.do_next(SendToHole(self.index))

    def args(self) -> list[int]:
        return [self.index]


class RevealEvent(Step[Animalcatraz]):
    """The next card is in force until the one after it; a bought Warden is free again (section 27)."""

    def run(self, game: Animalcatraz) -> None:
        game.warden_owner = NOTHING
        for convict in game.convicts:
            convict.attended = False
        if game.event != NOTHING:
            game.past_events.append(game.event)
        game.event = game.events.pop() if game.events else NOTHING
        if game.event == NOTHING:
            return
        game.reveal()
        game.tell(EVENT_REVEALED, game.event)
        event = game.box.events[game.event]
        if event.at_once:
            game.do_next(RunScript(event.script, 0, NOTHING, NOTHING))


class Attending(Deed):
    """A Convict in the named space takes part once, at no Action."""

    first = ATTEND
    last = ATTEND + 1
    takes = EVENT
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.event != NOTHING:
            event = game.box.events[game.event]
            if event.part != NO_PART and event.space != NOTHING:
                out.append(ATTEND)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if convict.attended:
            return ATTENDED
        return 0 if convict.space == game.box.events[game.event].space else NOT_THERE

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_EVENT

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        convict.attended = True
        game.tell(EVENT_ATTENDED, convict.seat, convict.card, game.event)
        game.do_next(RunScript(game.box.events[game.event].script, 0, index, NOTHING))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        event = game.box.events[game.event]
        lacks = script_caveat(game, convict, game.box.scripts[event.script])
        return Wording(f"Take part: {event.name}", event_sentence(game.box, event.index), caveat=lacks)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_EVENT:
            return Reason("No Event is in force that one takes part in", "§25")
        event = game.box.events[game.event]
        if refusal == ATTENDED:
            return Reason(f"{event.name}: this Convict has taken part already", "§25")
        return Reason(f"{event.name} takes place in {SPACE_NAMES[event.space]}", "§25")


REVEAL_EVENT: Final = RevealEvent()
NEXT_EVENT: Final = NextEvent()
