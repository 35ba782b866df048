"""A quick opinion of a position in Animalcatraz: who is likely to win, and what to try first."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from bighouse.games.animalcatraz.box.components import ESCAPE, NOTHING
from bighouse.games.animalcatraz.mind.clock import time_left
from bighouse.games.animalcatraz.mind.folly import is_hopeless, is_waste
from bighouse.games.animalcatraz.mind.instinct import a_deed, a_fighter, a_reaction
from bighouse.games.animalcatraz.mind.prospects import prospect
from bighouse.games.animalcatraz.mind.stakes import crown_hope, stake
from bighouse.games.animalcatraz.mind.tidying import is_worth_lifting, is_worth_taking
from bighouse.games.animalcatraz.mind.worth import ACTION, rival_worth
from bighouse.games.animalcatraz.rules.actions import (
    DROP,
    END_TURN,
    FIGHTER,
    GANGSTER,
    HAND_OVER,
    INMATE,
    LAY_TRAP,
    LIFT,
    MOVE_GUARD,
    NIGHT,
    PASS,
    REVEAL_PLAN,
    ROB,
    SHOW,
    TORMENT,
    USE_ICON,
)
from bighouse.games.animalcatraz.rules.icons import icon_refusal
from bighouse.games.animalcatraz.rules.king import HideAnother
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.rules.trade import HandIn, PickGoods
from bighouse.games.animalcatraz.rules.turn import TakeTurn

OPEN: Final = 900  # a lead that makes a rival rather sure of winning, on the first day
DECIDED: Final = 400  # and when the last Riot is near
WIN: Final = 1000
MARGIN: Final = 10  # a lead counts a tenth beside the chance to win, so that more is better
FIDGET: Final = 1  # what it costs to lay things differently, so that it is done for a reason


class AnimalcatrazWisdom(Wisdom[Animalcatraz]):
    """The side's worth against its best rival's, as a chance to win: near the end a smaller lead suffices.

    A turn that is still to come is worth the same whoever's it is: so to end a turn costs no more than what could still
    be done in it. What the rest of a rival's turn promises counts the more the further that has come.
    """

    looks: int = 8
    trust: float = 8.0

    def value(self, game: Animalcatraz, seat: int) -> int:
        own = side_of_seat(game, seat)
        if game.winner != NOTHING:
            return 2 * WIN if game.winner == own else -2 * WIN
        best = -100_000
        for rival in range(len(game.rivals)):
            if rival != own:
                best = max(best, rival_worth(game, rival, False) + crown_hope(game, rival) + turn_ahead(game, rival))
        lead = rival_worth(game, own, True) + crown_hope(game, own) - best
        if not is_turn(game):
            lead += stake(game, own)
        if game.active != NOTHING and game.convicts[game.active].rival == own:
            lead += prospect(game, game.active) - ACTION * game.convicts[game.active].actions
            lead -= FIDGET * len(game.arrangements)
        enough = DECIDED + (OPEN - DECIDED) * time_left(game) // 100
        if lead >= 0:
            return lead // MARGIN + WIN * lead // (lead + enough)
        return -(-lead // MARGIN + WIN * -lead // (enough - lead))

    def chance(self, value: float) -> float:
        return min(1.0, max(0.0, 0.5 + value / (2.0 * WIN)))

    def unfinished(self, game: Animalcatraz, seat: int) -> bool:
        choice = game.choice(seat)
        if choice is None or isinstance(choice, (TakeTurn, HandIn, HideAnother)):
            return False
        return not (isinstance(choice, PickGoods) and game.incoming)

    def quiet(self, game: Animalcatraz) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def idle(self, game: Animalcatraz, seat: int, option: int) -> bool:
        """What only wastes cards, Actions or chances: to throw away, to lay differently for nothing, to try without
        hope, to end a turn that still promises something, to show a plan where nothing can be done about it."""
        if option == END_TURN:
            return is_waste(game)
        if USE_ICON <= option < ROB:
            return is_hopeless(game, option)
        if LIFT <= option < DROP:
            return not is_worth_lifting(game, option)
        if DROP <= option < SHOW:
            return True
        if HAND_OVER <= option < LAY_TRAP:
            return not is_worth_taking(game, option - HAND_OVER)
        if MOVE_GUARD <= option < TORMENT:
            return len(game.arrangements) > 2  # a Guard was moved already, and nothing has come of it
        return option == REVEAL_PLAN and icon_refusal(game, game.convicts[game.active], ESCAPE) != 0

    def guess(self, game: Animalcatraz, seat: int, options: list[int], rng: Rng) -> int:
        if options[-1] == END_TURN:
            return a_deed(game, options, rng)
        if FIGHTER <= options[0] < GANGSTER:
            return a_fighter(game, options)
        if NIGHT <= options[0] < INMATE:
            return options[-1]  # Strength
        found = a_reaction(game, options)
        if found != NOTHING:
            return found
        if options[-1] == PASS and len(options) > 1 and rng.below(3) > 0:
            return options[rng.below(len(options) - 1)]
        return options[rng.below(len(options))]


def side_of_seat(game: Animalcatraz, seat: int) -> int:
    return seat % len(game.rivals)


def turn_ahead(game: Animalcatraz, rival: int) -> int:
    """What the rest of a rival's turn promises beyond what Actions are worth on average: a walk has a purpose."""
    if game.active == NOTHING or game.convicts[game.active].rival != rival:
        return 0
    left = game.convicts[game.active].actions
    gone = max(0, game.box.actions - left)
    return (prospect(game, game.active) - ACTION * left) * gone // game.box.actions if gone else 0


def is_turn(game: Animalcatraz) -> bool:
    """Whether somebody is simply asked what to do in a turn."""
    agenda = game.main.agenda
    return len(agenda) > 0 and isinstance(agenda[-1], TakeTurn)
