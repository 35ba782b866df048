"""What the choices within a turn have in common: its worker stands, so no other is placed (R8)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason
from bighouse.games.architects.rules.actions import FETCH, GO
from bighouse.games.architects.rules.refusals import ONE_WORKER_A_TURN
from bighouse.games.architects.rules.state import Architects


class InTurn(Choice[Architects]):
    """A choice that follows from a worker placed."""

    def beyond(self, game: Architects, action: int) -> int:
        return ONE_WORKER_A_TURN if GO <= action < FETCH else NOT_ASKED_FOR

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        return Reason("One worker is placed in a turn, whoever comes home", "R8")
