"""Income: finance, and prisoners whose needs are met; exhausted cards are turned upright (RULES.md section 9)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import FINANCE
from bighouse.games.prison_architect.rules.events import INCOME_BEGAN, INCOME_RECEIVED
from bighouse.games.prison_architect.rules.needs import income_prisoners, reckoned
from bighouse.games.prison_architect.rules.state import INCOME, PrisonArchitect
from bighouse.games.prison_architect.rules.tags import position


class Income(Step[PrisonArchitect]):
    """Needs are reckoned anew: Staff has left the Locker Rooms (R39)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: PrisonArchitect) -> None:
        game.phase = INCOME
        game.tell(INCOME_BEGAN, self.number)
        box = game.box
        for seat in range(game.seats):
            player = game.players[seat]
            prison = player.prison
            finance = box.income[position(prison, reckoned(prison), FINANCE)]
            prisoners = box.income_cash * income_prisoners(prison)
            player.cash += finance + prisoners
            prison.refresh_cards()
            game.tell(INCOME_RECEIVED, seat, finance, prisoners)
        game.pause()

    def args(self) -> list[int]:
        return [self.number]
