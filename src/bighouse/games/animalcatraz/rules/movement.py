"""Moving, and what entering a space brings (RULES.md section 7)."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    COURTYARD,
    FIRST_CELL,
    FREE_MOVES,
    GUARDED,
    NOTHING,
)
from bighouse.games.animalcatraz.rules.actions import MOVE, USE_ICON
from bighouse.games.animalcatraz.rules.deeds import Deed
from bighouse.games.animalcatraz.rules.events import KING_TOLL, MOVED
from bighouse.games.animalcatraz.rules.guards import door_shut, is_block
from bighouse.games.animalcatraz.rules.icons import spend
from bighouse.games.animalcatraz.rules.injury import cure
from bighouse.games.animalcatraz.rules.mats import perk
from bighouse.games.animalcatraz.rules.rats import MeetRats
from bighouse.games.animalcatraz.rules.reactions import Reactions, react
from bighouse.games.animalcatraz.rules.refusals import DOOR_SHUT, NO_ACTIONS, NOT_ADJACENT, NOT_YOUR_CELL
from bighouse.games.animalcatraz.rules.sides import first_seat
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.warden import MeetWarden
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, actions_in_words, convict_name, guard_at


def shut_between(game: Animalcatraz, space: int, to: int, rival: int) -> bool:
    """Whether a Guard shuts the door between a Cellblock and the Courtyard."""
    if to == COURTYARD and is_block(space):
        return door_shut(game, space, rival)
    return space == COURTYARD and is_block(to) and door_shut(game, to, rival)


def is_free(game: Animalcatraz, convict: Convict, to: int) -> bool:
    """A King enters his own Cellblock for nothing, with both Convicts (R48); work boots walk once for nothing."""
    if is_block(to) and game.kings[to - CELLBLOCK_A] == convict.rival:
        return True
    return convict.free_moves < perk(game, convict, FREE_MOVES)


class Moving(Deed):
    first = MOVE
    last = USE_ICON

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for space in game.box.spaces[convict.space].neighbours:
            if space < GUARDED or space == FIRST_CELL + convict.cell:
                out.append(MOVE + space)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        to = action - MOVE
        if convict.passes == 0 and shut_between(game, convict.space, to, convict.rival):
            return DOOR_SHUT
        return NO_ACTIONS if convict.actions == 0 and not is_free(game, convict, to) else 0

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        home = FIRST_CELL + convict.cell
        for space in game.box.spaces[convict.space].neighbours:
            if (space < GUARDED or space == home) and self.refusal(game, index, convict, MOVE + space) == 0:
                out.append(MOVE + space)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOT_ADJACENT if action - MOVE < GUARDED else NOT_YOUR_CELL

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        to = action - MOVE
        if shut_between(game, convict.space, to, convict.rival):
            convict.passes -= 1
        pay_for_move(game, convict, to)
        game.tell(MOVED, convict.seat, convict.card, to, convict.space)
        convict.space = to
        game.do_next(Enter(index))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        to = action - MOVE
        cost = "no Action" if is_free(game, convict, to) else "1 Action"
        return Wording(f"Move to {SPACE_NAMES[to]}", cost)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        to = action - MOVE
        if refusal == DOOR_SHUT:
            block = to if to != COURTYARD else convict.space
            return Reason(
                f"{capital(guard_at(game, block))} shuts the door between {SPACE_NAMES[block]} and the Courtyard", "§7"
            )
        if refusal == NOT_ADJACENT and to == convict.space:
            return Reason(f"{convict_name(game, convict)} is in {SPACE_NAMES[to]} already", "§7")
        if refusal == NOT_ADJACENT:
            return Reason(f"{capital(SPACE_NAMES[to])} is not next to {SPACE_NAMES[convict.space]}", "§4")
        if refusal == NOT_YOUR_CELL:
            return Reason("Only one's own cell can be entered, from the Cellblock in front of it", "§7")
        return Reason(f"A step costs 1 Action, and {actions_in_words(convict.actions)} left", "§7")


def pay_for_move(game: Animalcatraz, convict: Convict, to: int) -> None:
    if is_block(to) and game.kings[to - CELLBLOCK_A] == convict.rival:
        spend(game, convict, 0)
    elif convict.free_moves < perk(game, convict, FREE_MOVES):
        convict.free_moves += 1
        spend(game, convict, 0)
    else:
        spend(game, convict, 1)


class Enter(Step[Animalcatraz]):
    """A Convict has entered a space on its own turn: King, Warden, rats, then reactions; one that is taken away is not
    asked for the later ones."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        pay_king(game, convict)
        cure(convict)
        here = convict.space
        if game.warden == here:
            game.do([MeetWarden(self.index, here), Stay(self.index, here, int(convict.left_hole))])
            return
        if game.rats:
            game.do([MeetRats(self.index, here), Reactions(self.index, here)])
        else:
            react(game, self.index, here)

    def args(self) -> list[int]:
        return [self.index]


class Stay(Step[Animalcatraz]):
    """Whom the Warden has let stay meets rats and reactions there; whom he has sent to The Hole does not, not even if
    it has come out to the very Courtyard that it had entered (section 7)."""

    def __init__(self, index: int, space: int, left_hole: int) -> None:
        self.index = index
        self.space = space
        self.left_hole = left_hole  # 1: earlier in this turn already, so that he did not ask (R45)

    def run(self, game: Animalcatraz) -> None:
        if int(game.convicts[self.index].left_hole) == self.left_hole:
            game.do([MeetRats(self.index, self.space), Reactions(self.index, self.space)])

    def args(self) -> list[int]:
        return [self.index, self.space, self.left_hole]


def pay_king(game: Animalcatraz, convict: Convict) -> None:
    """A rival's King takes an Action, if there is one left (section 14)."""
    if is_block(convict.space):
        king = game.kings[convict.space - CELLBLOCK_A]
        if king != NOTHING and king != convict.rival and convict.actions > 0:
            convict.actions -= 1
            game.tell(KING_TOLL, convict.seat, convict.card, first_seat(game, king))
