"""Intake: batches of prisoners are declared, drawn at random and housed (RULES.md section 5.5)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.box.components import TYPES, type_of
from bighouse.games.prison_architect.rules.actions import ADMIT, AT, DONE, DRAW, EDGES
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.caveats import free_caveat
from bighouse.games.prison_architect.rules.events import (
    PHASE_BEGAN,
    PHASE_ENDED,
    PRISONER_HOUSED,
    PRISONERS_ADMITTED,
)
from bighouse.games.prison_architect.rules.housing import fits, fits_alone
from bighouse.games.prison_architect.rules.refusals import (
    BATCH_OPEN,
    NO_ROOM,
    NONE_IN_SUPPLY,
    NOT_A_CELL,
    NOTHING_DECLARED,
    ROOM_FOR_THE_OTHERS,
)
from bighouse.games.prison_architect.rules.staffing import (
    beyond_free,
    free_actions,
    free_refusal,
    is_free_action,
    take_free,
)
from bighouse.games.prison_architect.rules.state import INTAKE, PrisonArchitect
from bighouse.games.prison_architect.rules.supply import draw_prisoner, in_supply, is_low
from bighouse.games.prison_architect.words.phrases import batch_in_words, prisoner_name


class Intake(Step[PrisonArchitect]):
    """All at once; where a type is low one after the other in the order of initiative (R21)."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = INTAKE
        game.tell(PHASE_BEGAN, INTAKE, game.week)
        for player in game.players:
            player.recalled = 0
        if is_low(game):
            steps: list[Step[PrisonArchitect]] = []
            for seat in game.initiative:
                steps.append(TakePrisoners(seat))
            game.do(steps)
        else:
            game.gather([TakePrisoners(seat) for seat in game.initiative])


class TakePrisoners(Asked):
    """Declare one prisoner after the other, then draw the batch; batches of one are fine (R20)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = [ADMIT + kind for kind in range(TYPES)]
        if game.players[self.seat].declared() == 0:
            out += free_actions(game, self.seat)
        out += [DRAW, DONE]
        return out

    def always_asked(self, game: PrisonArchitect) -> bool:
        return game.players[self.seat].declared() > 0  # what is drawn cannot be taken back

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        player = game.players[self.seat]
        if action == DRAW:
            return 0 if player.declared() else NOTHING_DECLARED
        if action == DONE:
            return BATCH_OPEN if player.declared() else 0
        if is_free_action(action):
            return free_refusal(game, self.seat, action)
        kind = action - ADMIT
        if player.batch[kind] >= in_supply(game, kind):
            return NONE_IN_SUPPLY
        if player.declared() == player.batch[kind]:
            return 0 if fits_alone(player.prison, kind, player.batch[kind] + 1) else NO_ROOM
        batch = player.batch.copy()
        batch[kind] += 1
        return 0 if fits(player.prison, batch) else NO_ROOM

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if game.players[self.seat].declared() and is_free_action(action):
            return BATCH_OPEN
        return beyond_free(game, self.seat, action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        if action == DONE:
            game.tell(PHASE_ENDED, self.seat, INTAKE)
            return
        game.do_next(self)
        if action == DRAW:
            draw_batch(game, self.seat)
        elif is_free_action(action):
            take_free(game, self.seat, action)
        else:
            player.batch[action - ADMIT] += 1

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        return free_caveat(game, self.seat, action)

    def question(self, game: PrisonArchitect) -> str:
        return intake_question(game.players[self.seat].batch)

    def chapter(self, game: PrisonArchitect) -> str:
        return "intake"


def draw_batch(game: PrisonArchitect, seat: int) -> None:
    """The tokens are seen before they are housed; the state pays at once."""
    player = game.players[seat]
    cash = 0
    bonus = player.prison.intake_bonus()
    for kind in range(TYPES):
        for _ in range(min(player.batch[kind], in_supply(game, kind))):
            player.arriving.append(draw_prisoner(game, kind))
            cash += game.box.intake_cash[kind] + bonus
    player.batch = [0] * TYPES
    player.arriving.sort()  # by threat
    player.cash += cash
    game.reveal()
    game.recount(PRISONERS_ADMITTED, [seat, len(player.arriving), *player.arriving, cash])
    if player.arriving:
        game.do_next(House(seat))


class House(Asked):
    """Into which cell the arriving prisoner with the highest threat goes; the others must still fit."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        return [AT + prison.squares[number] for number in prison.cells()]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        player = game.players[self.seat]
        prisoner = player.arriving[-1]
        number = player.prison.at[action - AT]
        if player.prison.room(number, type_of(prisoner)) == 0:
            return NO_ROOM
        if len(player.arriving) == 1:
            return 0
        rest = [0] * TYPES
        for other in player.arriving[:-1]:
            rest[type_of(other)] += 1
        return 0 if fits(player.prison, rest, number, type_of(prisoner)) else ROOM_FOR_THE_OTHERS

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_A_CELL if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        prisoner = player.arriving.pop()
        player.prison.admit(player.prison.at[action - AT], prisoner)
        game.tell(PRISONER_HOUSED, self.seat, prisoner, action - AT)
        if player.arriving:
            game.do_next(self)

    def question(self, game: PrisonArchitect) -> str:
        return f"Into which cell does {prisoner_name(game.players[self.seat].arriving[-1])} go?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "intake"


def intake_question(batch: list[int]) -> str:
    if sum(batch):
        return f"{batch_in_words(batch).capitalize()}: declare more, or draw them?"
    return "Take prisoners as long as there is room, then finish"
