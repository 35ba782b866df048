"""Which prisoner leaves a cell: a kind of token first, then the cell."""

from __future__ import annotations

from bighouse.engine.english import with_article
from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.engine.wording import Reason
from bighouse.games.prison_architect.box.components import ANY_TYPE, type_of
from bighouse.games.prison_architect.rules.actions import AT, EDGES, PLAY, PRISONER
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import PRISONER_RELEASED
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.refusals import NO_SUCH_PRISONER, WRONG_TYPE
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import prisoner_name, types_in_words


def inmates_of(prison: Prison, types: int) -> list[int]:
    """The different tokens of these types in cells, the lowest threat first."""
    seen = 0
    for inmates in prison.inmates:
        for prisoner in inmates:
            if types >> type_of(prisoner) & 1:
                seen |= 1 << prisoner
    out: list[int] = []
    prisoner = 0
    while seen:
        if seen & 1:
            out.append(prisoner)
        seen >>= 1
        prisoner += 1
    return out


def not_among(prison: Prison, action: int) -> int:
    """Why somebody is not among those who may be chosen: nobody like that is there, or the type does not suit."""
    if not PRISONER <= action < PLAY:
        return NOT_ASKED_FOR
    return WRONG_TYPE if action - PRISONER in inmates_of(prison, ANY_TYPE) else NO_SUCH_PRISONER


class FromCell(Asked):
    """From which cell a prisoner leaves."""

    def __init__(self, seat: int, prisoner: int) -> None:
        super().__init__(seat)
        self.prisoner = prisoner

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        out: list[int] = []
        for number in range(len(prison.tiles)):
            if self.prisoner in prison.inmates[number]:
                out.append(AT + prison.squares[number])
        return out

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_SUCH_PRISONER if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        self.leave(game, action - AT)

    def leave(self, game: PrisonArchitect, square: int) -> None:
        raise NotImplementedError

    def args(self) -> list[int]:
        return [self.seat, self.prisoner]

    def question(self, game: PrisonArchitect) -> str:
        return f"From which cell does {prisoner_name(self.prisoner)} come?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "release"


class ReleaseFrom(FromCell):
    """A prisoner is set free."""

    def leave(self, game: PrisonArchitect, square: int) -> None:
        prison = game.players[self.seat].prison
        prison.release(prison.at[square], self.prisoner)
        game.tell(PRISONER_RELEASED, self.seat, self.prisoner, square)


class ReleaseByCard(Step[PrisonArchitect]):
    """Detox: one prisoner of these types must go; without one it falls away (section 12)."""

    def __init__(self, seat: int, types: int) -> None:
        self.seat = seat
        self.types = types

    def run(self, game: PrisonArchitect) -> None:
        if inmates_of(game.players[self.seat].prison, self.types):
            game.do_next(WhomToRelease(self.seat, self.types))

    def args(self) -> list[int]:
        return [self.seat, self.types]


class WhomToRelease(Asked):
    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types = types

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [PRISONER + prisoner for prisoner in inmates_of(game.players[self.seat].prison, self.types)]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return not_among(game.players[self.seat].prison, action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.do_next(ReleaseFrom(self.seat, action - PRISONER))

    def args(self) -> list[int]:
        return [self.seat, self.types]

    def question(self, game: PrisonArchitect) -> str:
        return f"Which {types_in_words(self.types)} prisoner do you release?"

    def reason(self, game: PrisonArchitect, action: int, refusal: int) -> Reason:
        if refusal == WRONG_TYPE:
            return Reason(f"Only {with_article(types_in_words(self.types))} prisoner can be released so", "§12")
        return super().reason(game, action, refusal)

    def chapter(self, game: PrisonArchitect) -> str:
        return "bureaucracy"
