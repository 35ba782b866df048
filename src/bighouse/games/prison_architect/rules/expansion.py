"""Land Expansion: once a Build phase dig in a stack of tiles and buy one for cash (RULES.md section 12, R56)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.games.prison_architect.box.components import BUILD_DIG, TILE_STACKS
from bighouse.games.prison_architect.rules.actions import AREA, BUY_TILE, DIG, NO_PURCHASE, TILES
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.caveats import dig_caveat, item_caveat
from bighouse.games.prison_architect.rules.digging import dig, dig_refusal, end_dig, purchases_of
from bighouse.games.prison_architect.rules.events import BOUGHT_NOTHING, TILE_BOUGHT
from bighouse.games.prison_architect.rules.refusals import NOT_OFFERED, TOO_EXPENSIVE
from bighouse.games.prison_architect.rules.sources import CARD
from bighouse.games.prison_architect.rules.state import EXPANDED, PrisonArchitect


def can_expand(game: PrisonArchitect, seat: int) -> bool:
    """Whether there is a stack to dig in."""
    for area in range(TILE_STACKS):
        if dig_refusal(game, seat, area) == 0:
            return True
    return False


def expand(game: PrisonArchitect, seat: int, area: int) -> None:
    """Draw one more tile for the card."""
    game.because(CARD, game.players[seat].prison.giving(BUILD_DIG))
    dig(game, seat, area)
    game.because()


class ExpandInto(Asked):
    """In which stack to dig."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AREA + area for area in range(TILE_STACKS)]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        return dig_refusal(game, self.seat, action - AREA)

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.players[self.seat].built |= EXPANDED
        expand(game, self.seat, action - AREA)
        game.do_next(BuyDrawnTile(self.seat))

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        return dig_caveat(game, self.seat, action - AREA)

    def question(self, game: PrisonArchitect) -> str:
        return "Land Expansion: in which stack do you dig?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "bureaucracy"


class BuyDrawnTile(Asked):
    """Take one of the tiles drawn for its full minimum value, draw on, or take none."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        player = game.players[self.seat]
        out = purchases_of(player.dug_in, player.dug)
        out += [DIG, NO_PURCHASE]
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        player = game.players[self.seat]
        if action == NO_PURCHASE:
            return 0
        if action == DIG:
            return dig_refusal(game, self.seat, player.dug_in)
        return TOO_EXPENSIVE if game.box.tiles[action - BUY_TILE].cost > player.cash else 0

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_OFFERED if BUY_TILE <= action < BUY_TILE + TILES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        if action == DIG:
            expand(game, self.seat, player.dug_in)
            game.do_next(self)
            return
        if action == NO_PURCHASE:
            game.tell(BOUGHT_NOTHING, self.seat, player.dug_in, 0)
        else:
            tile = action - BUY_TILE
            price = game.box.tiles[tile].cost
            player.dug.remove(tile)
            player.cash -= price
            player.construction.append(tile)
            game.tell(TILE_BOUGHT, self.seat, tile, price)
        end_dig(game, self.seat)

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        if action == DIG:
            return dig_caveat(game, self.seat, game.players[self.seat].dug_in)
        return item_caveat(game, self.seat, action)

    def question(self, game: PrisonArchitect) -> str:
        return "Land Expansion: buy a drawn tile, draw on, or take none?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "dig"
