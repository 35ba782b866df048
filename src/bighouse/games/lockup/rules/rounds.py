"""Six rounds of Roll Call, Lights Out and Patrol; the last one has no Patrol (RULES.md section 3)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.lockup.rules.events import ROUND_BEGAN
from bighouse.games.lockup.rules.goals import check_all_goals
from bighouse.games.lockup.rules.lights_out import ForgetCrews, LightsOut
from bighouse.games.lockup.rules.patrol import Patrol
from bighouse.games.lockup.rules.roll_call import RollCall
from bighouse.games.lockup.rules.scoring import GameEnd
from bighouse.games.lockup.rules.state import ROLL_CALL, Lockup


class PlayRound(Step[Lockup]):
    """A round begins."""

    def run(self, game: Lockup) -> None:
        game.phase = ROLL_CALL
        game.tell(ROUND_BEGAN, game.round)
        if game.round == 1:
            check_all_goals(game)
        game.do([ROLL_CALL_PHASE, LIGHTS_OUT_PHASE, FORGET_CREWS, END_ROUND])


class EndRound(Step[Lockup]):
    """Patrol and the next round, or the game end."""

    def run(self, game: Lockup) -> None:
        if game.round == game.box.rounds:
            game.do_next(GAME_END_PHASE)
        else:
            game.do([PATROL_PHASE, NEXT_ROUND])


class NextRound(Step[Lockup]):
    """Advance the round marker."""

    def run(self, game: Lockup) -> None:
        game.round += 1
        game.do_next(PLAY_ROUND)


PLAY_ROUND: Final = PlayRound()
ROLL_CALL_PHASE: Final = RollCall()
LIGHTS_OUT_PHASE: Final = LightsOut()
FORGET_CREWS: Final = ForgetCrews()
END_ROUND: Final = EndRound()
PATROL_PHASE: Final = Patrol()
NEXT_ROUND: Final = NextRound()
GAME_END_PHASE: Final = GameEnd()
