"""The rounds, in the order of the data (RULES.md section 3, R4)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import EVALUATION, FINAL_SCORING, FOUNDATION, INCOME
from bighouse.games.prison_architect.rules.bidding import Bidding
from bighouse.games.prison_architect.rules.building import Building
from bighouse.games.prison_architect.rules.cleanup import Cleanup
from bighouse.games.prison_architect.rules.evaluation import Evaluation
from bighouse.games.prison_architect.rules.events import WEEK_BEGAN
from bighouse.games.prison_architect.rules.foundation import Foundation
from bighouse.games.prison_architect.rules.game_end import GameEnd
from bighouse.games.prison_architect.rules.income import Income
from bighouse.games.prison_architect.rules.intake import Intake
from bighouse.games.prison_architect.rules.objective_phase import SetObjectives
from bighouse.games.prison_architect.rules.state import PrisonArchitect


class PlayRound(Step[PrisonArchitect]):
    """One round, then the next."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: PrisonArchitect) -> None:
        game.round = self.index
        if self.index + 1 < len(game.box.rounds):
            game.do_next(PlayRound(self.index + 1))
        current = game.box.rounds[self.index]
        if current.kind == FOUNDATION:
            game.do_next(FOUNDATION_ROUND)
        elif current.kind == EVALUATION:
            game.do_next(Evaluation(current.number, current.dice))
        elif current.kind == INCOME:
            game.do_next(Income(current.number))
        elif current.kind == FINAL_SCORING:
            game.do_next(GAME_END_ROUND)
        else:
            game.week = current.number
            game.tell(WEEK_BEGAN, game.week)
            game.do([CLEANUP, BIDDING, BUILDING, INTAKE, SET_OBJECTIVES])

    def args(self) -> list[int]:
        return [self.index]


FOUNDATION_ROUND: Final = Foundation()
CLEANUP: Final = Cleanup()
BIDDING: Final = Bidding()
BUILDING: Final = Building()
INTAKE: Final = Intake()
SET_OBJECTIVES: Final = SetObjectives()
GAME_END_ROUND: Final = GameEnd()
FIRST_ROUND: Final = PlayRound(0)
