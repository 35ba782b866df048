"""The weights of Architects' wisdom by name; weights.json says what each means, and how it was found."""

from __future__ import annotations

from bighouse.engine.weights import Weights
from bighouse.games.architects.box.components import GOODS, SILVER, TRIGGER_WORDS


class ArchitectsWeights:
    """In hundredths of a point, where nothing else is said."""

    def __init__(self, weights: Weights, alone: bool) -> None:
        self.weights = weights
        self.alone = alone
        self.open = self.one("open")
        self.decided = self.one("decided")
        self.hoarded = self.one("hoarded")
        self.pace = self.one("pace")
        self.known_skill = self.one("known_skill")
        self.debt = self.one("debt")
        self.at_home = self.one("at_home")
        self.more_at_home = self.one("more_at_home")
        self.group = self.one("group")
        self.growth = self.one("growth")
        self.miner = self.one("miner")
        self.miners = self.one("miners")
        self.nugget = self.one("nugget")
        self.elsewhere = self.one("elsewhere")
        self.held = self.one("held")
        self.away = self.one("away")
        self.jailed = self.one("jailed")
        self.most_jailed = self.one("most_jailed")
        self.threat = self.one("threat")
        self.opponent_threat = self.one("opponent_threat")
        self.opponent_turn = self.one("opponent_turn")
        self.opponent_hall = self.one("opponent_hall")
        self.earning = self.one("earning")
        self.on_move = self.one("on_move")
        self.abilities = self.several("abilities", len(TRIGGER_WORDS))
        self.price = self.several("price", SILVER)
        self.spare = self.several("spare", GOODS)
        self.surplus = self.several("surplus", GOODS)
        self.turn = self.one("turn")
        self.building = self.one("building")
        self.trust = self.one("trust")
        self.later = self.one("later")
        self.skill = self.one("skill")
        self.reward = self.one("reward")
        self.virtue_point = self.one("virtue_point")
        self.card = self.one("card")
        self.likely_card = self.one("likely_card")

    def one(self, name: str) -> int:
        return self.several(name, 1)[0]

    def several(self, name: str, count: int) -> list[int]:
        """The weights of that name; in a solo game those that are meant for it, where there are any."""
        other = f"{name}_alone"
        return self.weights.several(other if self.alone and other in self.weights.numbers else name, count)
