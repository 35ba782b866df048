"""A quick opinion of a position in Architects: who is likely to win, and what to try first."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.weights import Weights
from bighouse.engine.wisdom import Wisdom
from bighouse.games.architects.box.components import GUARDHOUSE, STOREHOUSE
from bighouse.games.architects.mind.weights import ArchitectsWeights
from bighouse.games.architects.mind.worth import time_ahead, worth
from bighouse.games.architects.rules.actions import BUILD, DECLINE, FETCH, RANSOM_BY_DEBT
from bighouse.games.architects.rules.apprentices import HireAny, MakeRoom
from bighouse.games.architects.rules.black_market import MiddleMarket
from bighouse.games.architects.rules.building_effects import DestroyOwnDebt, DiscardFor, GainOne, ReleaseOrCapture
from bighouse.games.architects.rules.captures import FreeCaptures, captured_owner, captured_place
from bighouse.games.architects.rules.gathering import Mines
from bighouse.games.architects.rules.guardhouse import Guardhouse
from bighouse.games.architects.rules.payments import PayMix, mix_of
from bighouse.games.architects.rules.plans import DiscardCard, KeepCard
from bighouse.games.architects.rules.scoring import winners
from bighouse.games.architects.rules.state import Architects, Player
from bighouse.games.architects.rules.storehouse import Storehouse
from bighouse.games.architects.rules.town_centre import TownCentre
from bighouse.games.architects.rules.workshop import Workshop

WIN: Final = 1000
MARGIN: Final = 10  # a lead counts a tenth beside the chance to win, so that more is better


class ArchitectsWisdom(Wisdom[Architects]):
    """The seat's worth against its best rival's, as a chance to win: near the end a smaller lead suffices."""

    def __init__(self, weights: Weights, alone: Weights | None = None) -> None:
        super().__init__(weights)
        self.w = ArchitectsWeights(weights, False)
        self.alone = ArchitectsWeights(weights if alone is None else alone, True)

    def value(self, game: Architects, seat: int) -> int:
        w = self.alone if game.solo else self.w
        best = -100000
        for who in range(len(game.players)):
            if who != seat:
                best = max(best, worth(game, w, who, False))
        lead = worth(game, w, seat, True) - best
        if game.over:
            return lead // MARGIN + (WIN if seat in winners(game) else -WIN)
        enough = w.decided + (w.open - w.decided) * time_ahead(game) // 100
        if lead >= 0:
            return lead // MARGIN + WIN * lead // (lead + enough)
        return -(-lead // MARGIN + WIN * -lead // (enough - lead))

    def chance(self, value: float) -> float:
        return min(1.0, max(0.0, 0.5 + value / (2.0 * WIN)))

    def unfinished(self, game: Architects, seat: int) -> bool:
        choice = game.choice(seat)
        if isinstance(choice, TownCentre):
            return choice.made == 0
        if isinstance(choice, Storehouse):
            return choice.left == game.players[seat].at[STOREHOUSE]
        if isinstance(choice, Guardhouse):
            return choice.left == game.players[seat].at[GUARDHOUSE]
        if isinstance(choice, DiscardCard):
            return choice.left == 1
        return isinstance(
            choice,
            (
                PayMix,
                Workshop,
                Mines,
                MiddleMarket,
                HireAny,
                MakeRoom,
                KeepCard,
                GainOne,
                FreeCaptures,
                ReleaseOrCapture,
                DestroyOwnDebt,
                DiscardFor,
            ),
        )

    def quiet(self, game: Architects) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def guess(self, game: Architects, seat: int, options: list[int], rng: Rng) -> int:
        choice = game.choice(seat)
        if isinstance(choice, PayMix):
            return from_plenty(game.players[seat], options)
        if isinstance(choice, TownCentre):
            return largest_group(game, seat, options)
        action = options[rng.below(len(options))]
        if action <= DECLINE or action == RANSOM_BY_DEBT:  # those are for good reasons only
            action = options[rng.below(len(options))]
        if options[-1] >= BUILD:
            for option in options:
                if BUILD <= option < FETCH:  # a construction that is possible is seldom wrong
                    return option
        return action


def from_plenty(player: Player, options: list[int]) -> int:
    """The payment that takes most of what there is most of."""
    best = options[0]
    top = -1
    for option in options:
        mix = mix_of(option)
        score = 0
        for good in range(len(mix)):
            count = mix[good]
            score += count * (2 * player.goods[good] - count)
        if score > top:
            top = score
            best = option
    return best


def largest_group(game: Architects, seat: int, options: list[int]) -> int:
    """The capture that moves most workers; own ones only when hands are needed at home."""
    best = options[-1]
    top = 1
    for option in options:
        if option > DECLINE:
            owner = captured_owner(game, option)
            count = game.players[owner].at[captured_place(option)]
            if owner == seat and game.players[seat].home > 3:
                count -= 3
            if count > top:
                top = count
                best = option
    return best
