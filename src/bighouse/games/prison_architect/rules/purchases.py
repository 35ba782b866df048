"""A purchase: from the offer, by digging, or nothing (RULES.md section 5.3)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.games.prison_architect.box.components import BUREAUCRACY, NOTHING
from bighouse.games.prison_architect.rules.actions import BUY_CARD, BUY_TILE, DIG, NO_PURCHASE, PLACE
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.caveats import dig_caveat, item_caveat
from bighouse.games.prison_architect.rules.digging import cost_of, dig, dig_refusal, end_dig, item_of, purchases_of
from bighouse.games.prison_architect.rules.effects import gain_card
from bighouse.games.prison_architect.rules.events import BOUGHT_NOTHING, CARD_BOUGHT, TILE_BOUGHT
from bighouse.games.prison_architect.rules.refusals import NOT_OFFERED, OFFER_CLOSED, TOO_EXPENSIVE
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import AREA_NAMES


class Purchase(Asked):
    """What a bidder buys in the area being resolved: once something is drawn the offer is closed."""

    def items(self, game: PrisonArchitect) -> list[int]:
        return game.players[self.seat].dug or game.offers[game.area]

    def shortfall(self, game: PrisonArchitect, item: int) -> int:
        """What has to be paid from unallocated cash: twice what the bid lacks."""
        lack = cost_of(game, game.area, item) - game.players[self.seat].bids[game.area]
        return game.box.shortfall * max(0, lack)

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = purchases_of(game.area, self.items(game))
        out += [DIG, NO_PURCHASE]
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if action == NO_PURCHASE:
            return 0
        if action == DIG:
            return dig_refusal(game, self.seat, game.area)
        unallocated = game.players[self.seat].unallocated()  # money on other areas is committed (R11)
        return TOO_EXPENSIVE if self.shortfall(game, item_of(action)) > unallocated else 0

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if not BUY_TILE <= action < PLACE or (action >= BUY_CARD) != (game.area == BUREAUCRACY):
            return NOT_ASKED_FOR
        return OFFER_CLOSED if item_of(action) in game.offers[game.area] else NOT_OFFERED

    def take(self, game: PrisonArchitect, action: int) -> None:
        seat = self.seat
        player = game.players[seat]
        area = game.area
        if action == DIG:
            dig(game, seat, area)
            game.do_next(self)
            return
        price = player.bids[area]
        item = NOTHING
        if action != NO_PURCHASE:
            item = item_of(action)
            price += self.shortfall(game, item)
            self.items(game).remove(item)  # of two alike the one closest to the stack (R89)
        player.cash -= price
        player.bids[area] = 0
        end_dig(game, seat)
        if item == NOTHING:
            game.tell(BOUGHT_NOTHING, seat, area, price)
        elif area == BUREAUCRACY:
            game.tell(CARD_BOUGHT, seat, item, price)
            gain_card(game, seat, item)
        else:
            player.construction.append(item)
            game.tell(TILE_BOUGHT, seat, item, price)

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        if action == DIG:
            return dig_caveat(game, self.seat, game.area)
        return item_caveat(game, self.seat, action)

    def question(self, game: PrisonArchitect) -> str:
        return (
            f"What do you buy in {AREA_NAMES[game.area]} with your bid of ${game.players[self.seat].bids[game.area]}?"
        )

    def chapter(self, game: PrisonArchitect) -> str:
        return "buy"
