"""Set Objectives: play two, or one and discard another; then keep some of new ones (RULES.md section 5.6)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.games.prison_architect.box.components import DECKS, NOTHING
from bighouse.games.prison_architect.rules.actions import ACTIONS, DISCARD, DONE, KEEP, PLAY
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.caveats import free_caveat
from bighouse.games.prison_architect.rules.events import (
    OBJECTIVE_KEPT,
    OBJECTIVE_PLAYED,
    OBJECTIVES_CHOSEN,
    PHASE_BEGAN,
    PHASE_ENDED,
)
from bighouse.games.prison_architect.rules.governor import draw_governor_objectives
from bighouse.games.prison_architect.rules.objective_decks import discard_objective, look_at_objective
from bighouse.games.prison_architect.rules.refusals import (
    MUST_PLAY_ONE,
    NOT_IN_HAND,
    NOT_OFFERED,
    OBJECTIVE_CHOSEN,
    OBJECTIVES_FIRST,
)
from bighouse.games.prison_architect.rules.staffing import (
    beyond_free,
    free_actions,
    free_refusal,
    is_free_action,
    take_free,
)
from bighouse.games.prison_architect.rules.state import OBJECTIVES, PrisonArchitect, is_last_week


class SetObjectives(Step[PrisonArchitect]):
    """All choose in secret; free actions follow, so that they can answer to what was drawn (R25)."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = OBJECTIVES
        game.tell(PHASE_BEGAN, OBJECTIVES, game.week)
        for player in game.players:
            player.recalled = 0
        game.do([REVEAL_OBJECTIVES, DEAL_OBJECTIVES])
        game.gather([PlayObjective(seat) for seat in range(game.seats) if game.players[seat].hand], sealed=True)


def not_yet(action: int) -> int:
    """Free actions wait until the objectives are settled (R87)."""
    return OBJECTIVES_FIRST if is_free_action(action) else NOT_ASKED_FOR


class PlayObjective(Asked):
    """The first one: it is played; whoever has no other plays it alone (R91)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [PLAY + objective for objective in game.players[self.seat].hand]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if PLAY <= action < DISCARD:
            return NOT_IN_HAND
        return MUST_PLAY_ONE if DISCARD <= action < KEEP else not_yet(action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        player.chosen.append(action - PLAY)
        if len(player.hand) > 1:
            game.do_next(PlayOrDiscard(self.seat))
        else:
            game.tell(OBJECTIVES_CHOSEN, self.seat)

    def question(self, game: PrisonArchitect) -> str:
        return "Which objective do you play?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "set-objectives"


class PlayOrDiscard(Asked):
    """The second one is played or discarded."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        player = game.players[self.seat]
        out: list[int] = []
        for objective in player.hand:
            if objective not in player.chosen:
                out.append(PLAY + objective)
        for objective in player.hand:
            if objective not in player.chosen:
                out.append(DISCARD + objective)
        return out

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if not PLAY <= action < KEEP:
            return not_yet(action)
        objective = action - (PLAY if action < DISCARD else DISCARD)
        return OBJECTIVE_CHOSEN if objective in game.players[self.seat].chosen else NOT_IN_HAND

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        if action < DISCARD:
            player.chosen.append(action - PLAY)
        else:
            player.dropped = action - DISCARD
        game.tell(OBJECTIVES_CHOSEN, self.seat)

    def question(self, game: PrisonArchitect) -> str:
        return "Play a second objective, or discard one?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "set-objectives"


class RevealObjectives(Step[PrisonArchitect]):
    """Choices are revealed together; what is discarded stays face down (R24)."""

    def run(self, game: PrisonArchitect) -> None:
        game.reveal()
        for seat in game.initiative:
            player = game.players[seat]
            for objective in player.chosen:
                play_objective(game, seat, objective)
            if player.dropped != NOTHING:
                player.hand.remove(player.dropped)
                discard_objective(game, seat, player.dropped)
            player.chosen = []
            player.dropped = NOTHING


def play_objective(game: PrisonArchitect, seat: int, objective: int) -> None:
    player = game.players[seat]
    player.hand.remove(objective)
    player.played.append(objective)
    game.tell(OBJECTIVE_PLAYED, seat, objective)


class DealObjectives(Step[PrisonArchitect]):
    """New ones in the order of initiative, but not in the last week (R24); the Governor draws his (R86)."""

    def run(self, game: PrisonArchitect) -> None:
        if game.solo:
            draw_governor_objectives(game)
        choices: list[Choice[PrisonArchitect]] = []
        for seat in game.initiative:
            if is_last_week(game):
                choices.append(FreeTime(seat))
            else:
                for deck in range(DECKS):
                    for _ in range(game.box.objective_draw[deck]):
                        look_at_objective(game, seat, deck)
                keep = KeepObjective(seat, game.box.objective_keep)
                choices.append(keep if game.players[seat].looking else FreeTime(seat))
        game.gather(choices)


class KeepObjective(Asked):
    """Which of the objectives drawn is kept; `left` are still to be kept."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [KEEP + objective for objective in game.players[self.seat].looking]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_OFFERED if KEEP <= action < ACTIONS else not_yet(action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        player.looking.remove(action - KEEP)
        player.hand.append(action - KEEP)
        game.whisper(1 << self.seat, OBJECTIVE_KEPT, self.seat, action - KEEP)
        if self.left > 1 and player.looking:
            game.do_next(KeepObjective(self.seat, self.left - 1))
            return
        for objective in player.looking:
            discard_objective(game, self.seat, objective)
        player.looking = []
        game.do_next(FreeTime(self.seat))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: PrisonArchitect) -> str:
        looking = len(game.players[self.seat].looking)
        return f"Which objective do you keep? {min(self.left, looking)} of these {looking}"

    def chapter(self, game: PrisonArchitect) -> str:
        return "set-objectives"


class FreeTime(Asked):
    """The last chance of the week to assign Staff and specialists (R25)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = free_actions(game, self.seat)
        out.append(DONE)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        return 0 if action == DONE else free_refusal(game, self.seat, action)

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return beyond_free(game, self.seat, action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action == DONE:
            game.tell(PHASE_ENDED, self.seat, OBJECTIVES)
            return
        game.do_next(self)
        take_free(game, self.seat, action)

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        return free_caveat(game, self.seat, action)

    def question(self, game: PrisonArchitect) -> str:
        return "Staff and specialists: anything else before the week ends?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "free-actions"


REVEAL_OBJECTIVES: Final = RevealObjectives()
DEAL_OBJECTIVES: Final = DealObjectives()
