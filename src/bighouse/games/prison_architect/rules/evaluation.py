"""Evaluation: escapes by dice, releases by rehabilitation (RULES.md section 8)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted
from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.box.components import (
    ANY_TYPE,
    EXTRA_RELEASE,
    IGNORE_HIGHEST_ESCAPE_DIE,
    KEEP_LOCKER_ROOM_STAFF,
    REHABILITATION,
    TYPES,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.rules.actions import AT, DONE, EDGES, PLAY, PRISONER
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import (
    ESCAPE_ROLLED,
    EVALUATION_BEGAN,
    PRISONER_ESCAPED,
    STAFF_DISCARDED,
)
from bighouse.games.prison_architect.rules.housing import SETS, suffice
from bighouse.games.prison_architect.rules.needs import reckoned, secure_cells
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.prisoners import ReleaseFrom, inmates_of
from bighouse.games.prison_architect.rules.refusals import (
    CELL_IS_SECURE,
    NO_RELEASE_SLOT,
    NO_SUCH_PRISONER,
    NOT_HIGHEST_THREAT,
)
from bighouse.games.prison_architect.rules.state import EVALUATION, Player, PrisonArchitect
from bighouse.games.prison_architect.rules.tags import position


class Evaluation(Step[PrisonArchitect]):
    """Needs and tracks are frozen, then prisoners escape and are released."""

    def __init__(self, number: int, dice: int) -> None:
        self.number = number
        self.dice = dice

    def run(self, game: PrisonArchitect) -> None:
        game.phase = EVALUATION
        game.tell(EVALUATION_BEGAN, self.number)
        for player in game.players:
            freeze(player)
        game.do([Escape(self.dice), RELEASE, EndEvaluation(self.number)])

    def args(self) -> list[int]:
        return [self.number, self.dice]


def freeze(player: Player) -> None:
    """What is secure now stays so until the Evaluation is over, and so does the position of rehabilitation (R35)."""
    player.secure = secure_cells(player.prison)
    player.slots = release_slots(player.prison)
    player.freed = [0] * TYPES


def release_slots(prison: Prison) -> list[int]:
    """Whom each slot would take just now, as masks of types: those of the track, and what cards add."""
    slots = prison.box.release_slots[position(prison, reckoned(prison), REHABILITATION)].copy()
    for place in range(len(prison.cards)):
        for passive in prison.box.cards[prison.cards[place]].passives:
            if passive.kind == EXTRA_RELEASE:
                slots += [passive.types] * (passive.per_staff * prison.card_staff[place])
    return slots


class Escape(Step[PrisonArchitect]):
    """The dice say how many flee from everybody; Tasers leave out the highest die (R58)."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def run(self, game: PrisonArchitect) -> None:
        faces = game.box.die
        rolled = [faces[game.rng.below(len(faces))] for _ in range(self.dice)]
        game.reveal()
        game.dice = rolled
        rolled = sorted(rolled)
        for player in game.players:
            spared = min(player.prison.passive(IGNORE_HIGHEST_ESCAPE_DIE), len(rolled))
            player.escaping = sum(rolled[: len(rolled) - spared])
        game.pause()
        game.recount(
            ESCAPE_ROLLED,
            [len(game.dice), *game.dice, game.seats, *[player.escaping for player in game.players]],
        )
        game.gather([WhoEscapes(seat) for seat in game.initiative if may_flee(game.players[seat])])

    def args(self) -> list[int]:
        return [self.dice]


def fugitives(player: Player) -> list[int]:
    """The unsecured cells whose top prisoner has the highest threat of all in such cells, by number."""
    prison = player.prison
    highest = 0
    out: list[int] = []
    for number in range(len(prison.tiles)):
        if prison.inmates[number] and not player.secure >> number & 1:
            threat = threat_of(prison.inmates[number][-1])
            if threat > highest:
                highest = threat
                out = []
            if threat == highest:
                out.append(number)
    return out


def may_flee(player: Player) -> bool:
    return player.escaping > 0 and bool(fugitives(player))


class WhoEscapes(Asked):
    """Between equal threats in different cells the owner chooses (R72); within a cell the stack decides."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        player = game.players[self.seat]
        return [AT + player.prison.squares[number] for number in fugitives(player)]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if not AT <= action < EDGES:
            return NOT_ASKED_FOR
        player = game.players[self.seat]
        number = player.prison.at[action - AT]
        if number < 0 or not player.prison.inmates[number]:
            return NO_SUCH_PRISONER
        return CELL_IS_SECURE if player.secure >> number & 1 else NOT_HIGHEST_THREAT

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        number = player.prison.at[action - AT]
        prisoner = player.prison.inmates[number][-1]
        player.prison.escape(number, prisoner)
        player.escaping -= 1
        game.tell(PRISONER_ESCAPED, self.seat, prisoner, action - AT)
        if may_flee(player):
            game.do_next(self)

    def question(self, game: PrisonArchitect) -> str:
        player = game.players[self.seat]
        fleeing = min(player.escaping, player.prison.inmates_in(~player.secure, ANY_TYPE))
        return f"{counted(fleeing, 'prisoner flees', 'prisoners flee')}: from which cell first?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "evaluation"


class Release(Step[PrisonArchitect]):
    """Everybody may release prisoners up to their slots."""

    def run(self, game: PrisonArchitect) -> None:
        for player in game.players:
            player.escaping = 0
        game.pause()
        game.gather([Rehabilitate(seat) for seat in game.initiative])


class Rehabilitate(Asked):
    """Whom to release next: all of them together must match the slots (R36)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = [PRISONER + prisoner for prisoner in inmates_of(game.players[self.seat].prison, ANY_TYPE)]
        out.append(DONE)
        return out

    def allowed(self, game: PrisonArchitect) -> list[int]:
        player = game.players[self.seat]
        types = 0
        for kind in range(TYPES):
            types |= int(has_slot(player, kind)) << kind
        out = [PRISONER + prisoner for prisoner in inmates_of(player.prison, types)]
        out.append(DONE)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if action == DONE or has_slot(game.players[self.seat], type_of(action - PRISONER)):
            return 0
        return NO_RELEASE_SLOT

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_SUCH_PRISONER if PRISONER <= action < PLAY else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action != DONE:
            prisoner = action - PRISONER
            game.players[self.seat].freed[type_of(prisoner)] += 1
            game.do([ReleaseFrom(self.seat, prisoner), self])

    def question(self, game: PrisonArchitect) -> str:
        return "Whom do you release?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "release"


def has_slot(player: Player, kind: int) -> bool:
    """Whether one more prisoner of a type can be released, with those who are already."""
    freed = player.freed.copy()
    freed[kind] += 1
    slots = [0] * SETS
    for types in player.slots:
        slots[types] += 1
    return suffice(slots, freed)


class EndEvaluation(Step[PrisonArchitect]):
    """Staff in Locker Rooms goes back to the supply, unless they have coffee; the last Evaluation leaves it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: PrisonArchitect) -> None:
        for seat in range(game.seats):
            player = game.players[seat]
            player.slots = []
            player.freed = [0] * TYPES
            player.secure = 0
            if not player.prison.passive(KEEP_LOCKER_ROOM_STAFF):
                count = player.prison.discard_staff(self.number)
                if count:
                    game.tell(STAFF_DISCARDED, seat, count)

    def args(self) -> list[int]:
        return [self.number]


RELEASE: Final = Release()
