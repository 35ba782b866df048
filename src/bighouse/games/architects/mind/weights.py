"""The weights of Architects' wisdom by name; weights.json says what each means, and how it was found."""

from __future__ import annotations

from bighouse.engine.weights import Weights
from bighouse.games.architects.box.components import GOODS, SILVER, TRIGGER_WORDS


class ArchitectsWeights:
    """In hundredths of a point, where nothing else is said."""

    def __init__(self, weights: Weights) -> None:
        self.open = weights.one("open")
        self.decided = weights.one("decided")
        self.hoarded = weights.one("hoarded")
        self.pace = weights.one("pace")
        self.known_skill = weights.one("known_skill")
        self.debt = weights.one("debt")
        self.at_home = weights.one("at_home")
        self.more_at_home = weights.one("more_at_home")
        self.group = weights.one("group")
        self.growth = weights.one("growth")
        self.miner = weights.one("miner")
        self.miners = weights.one("miners")
        self.nugget = weights.one("nugget")
        self.elsewhere = weights.one("elsewhere")
        self.held = weights.one("held")
        self.away = weights.one("away")
        self.jailed = weights.one("jailed")
        self.most_jailed = weights.one("most_jailed")
        self.threat = weights.one("threat")
        self.opponent_threat = weights.one("opponent_threat")
        self.opponent_turn = weights.one("opponent_turn")
        self.opponent_hall = weights.one("opponent_hall")
        self.earning = weights.one("earning")
        self.on_move = weights.one("on_move")
        self.abilities = weights.several("abilities", len(TRIGGER_WORDS))
        self.price = weights.several("price", SILVER)
        self.spare = weights.several("spare", GOODS)
        self.surplus = weights.several("surplus", GOODS)
        self.turn = weights.one("turn")
        self.building = weights.one("building")
        self.trust = weights.one("trust")
        self.trust_alone = weights.one("trust_alone")
        self.later = weights.one("later")
        self.skill = weights.one("skill")
        self.reward = weights.one("reward")
        self.virtue_point = weights.one("virtue_point")
        self.card = weights.one("card")
        self.likely_card = weights.one("likely_card")
