"""Cleanup: new offers, as many as the players or the visible Warden Duel card say (RULES.md section 5.1)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import AREAS, BUREAUCRACY, NOTHING
from bighouse.games.prison_architect.rules.events import CARDS_DEALT, DUEL_TURNED, OFFER_DEALT, PHASE_BEGAN
from bighouse.games.prison_architect.rules.stacks import draw_item, is_exhausted
from bighouse.games.prison_architect.rules.state import CLEANUP, PrisonArchitect, is_last_week


class Cleanup(Step[PrisonArchitect]):
    """What is left of the offers goes; a row comes up short only when nothing is left to deal (R6)."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = CLEANUP
        game.resolved = 0
        game.tell(PHASE_BEGAN, CLEANUP, game.week)
        for area in range(AREAS):
            game.discards[area] += game.offers[area]
            game.offers[area] = []
        for area in range(AREAS):
            row = game.offers[area]
            while len(row) < offer_size(game, area) and not is_exhausted(game, area):
                row.append(draw_item(game, area))
            if area == BUREAUCRACY:
                game.recount(CARDS_DEALT, [len(row), *row])
            else:
                game.recount(OFFER_DEALT, [area, len(row), *row])
        if game.seats == 2:
            turn_duel(game, is_last_week(game))


def offer_size(game: PrisonArchitect, area: int) -> int:
    if game.duel != NOTHING:
        return game.box.warden_cards[game.duel].offers[area]
    return game.box.offers[game.seats]


def turn_duel(game: PrisonArchitect, is_last: bool) -> None:
    """The visible Warden Duel card leaves the game; the next one is turned up unless this was the last."""
    game.duels_gone.append(game.duel)
    game.duel = NOTHING
    if not is_last:
        game.duel = game.duels.pop()
        game.reveal()
        game.tell(DUEL_TURNED, game.duel)
