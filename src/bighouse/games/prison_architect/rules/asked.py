"""What all choices of Prison Architect have in common: how options and refusals are worded."""

from __future__ import annotations

from bighouse.engine.step import Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.offers import offered
from bighouse.games.prison_architect.words.reasons import refused


class Asked(Choice[PrisonArchitect]):
    """A choice that words its options by their family, and its refusals by their number."""

    def offer(self, game: PrisonArchitect, action: int) -> Wording:
        said = offered(game, self.seat, action)
        said.caveat = self.caveat(game, action)
        return said

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        """What of it cannot be had just now: rules/caveats.py."""
        return ""

    def reason(self, game: PrisonArchitect, action: int, refusal: int) -> Reason:
        return refused(game, self.seat, action, refusal)
