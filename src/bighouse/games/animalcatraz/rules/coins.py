"""Gang Coins: two a rival, on the round track for Crimes or in the Cellblock of a King (RULES.md 13 and 14, R31)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CELLBLOCK_A,
    NOTHING,
    VACANT_A_BLOCK,
)
from bighouse.games.animalcatraz.rules.actions import MOVE_COIN, PASS, PLACE_COIN
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.events import COIN_PLACED, COIN_RETURNED, KING_CROWNED, KING_FELL, KING_ROSE
from bighouse.games.animalcatraz.rules.reputation import FROM_CELLBLOCKS, change_rep
from bighouse.games.animalcatraz.rules.sides import deciding_seat, first_seat, owns_cell
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, Animalcatraz
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES


def is_full(game: Animalcatraz, block: int) -> bool:
    """Whether each of the three vacant cells behind a Cellblock (0 to 3) holds a card or a Gangster."""
    for cell in range(block * VACANT_A_BLOCK, (block + 1) * VACANT_A_BLOCK):
        if game.vacant[cell] == NOTHING and game.lodgers[cell] == NOTHING:
            return False
    return True


def vacant_changed(game: Animalcatraz, cell: int) -> None:
    """A card or a Gangster has come into a vacant cell or left it: somebody may become King there, or be it no more."""
    block = cell // VACANT_A_BLOCK
    king = game.kings[block]
    full = is_full(game, block)
    if king != NOTHING and not full:
        game.kings[block] = NOTHING
        game.tell(KING_FELL, first_seat(game, king), CELLBLOCK_A + block)
        return_coin(game, king)
    elif king == NOTHING and full:
        owner = owns_cell(game, block)
        if owner != NOTHING:
            become_king(game, owner, block)


def become_king(game: Animalcatraz, rival: int, block: int) -> None:
    """REP the first time in the game (R32), and a coin: a free one, or one of the track if he likes (D22)."""
    side = game.rivals[rival]
    game.tell(KING_ROSE, first_seat(game, rival), CELLBLOCK_A + block)
    if not side.was_king:
        side.was_king = True
        change_rep(game, rival, game.box.king_rep, FROM_CELLBLOCKS)
    if side.coins:
        crown(game, rival, block)
    elif rival in game.track:
        game.do_next(KingsCoin(deciding_seat(game, rival), rival, block))


def crown(game: Animalcatraz, rival: int, block: int) -> None:
    """A free coin into the Cellblock: now the King has his effects."""
    game.rivals[rival].coins -= 1
    game.kings[block] = rival
    game.tell(KING_CROWNED, first_seat(game, rival), CELLBLOCK_A + block)


def return_coin(game: Animalcatraz, rival: int) -> None:
    """A coin goes back to its owner, who may have a Cellblock that waits for one."""
    game.rivals[rival].coins += 1
    game.tell(COIN_RETURNED, first_seat(game, rival))
    game.do_next(OfferCoin(rival))


def mark_round(game: Animalcatraz, rival: int) -> None:
    """A coin on the Sun's round, for a Crime; the one that lies there goes back. Without a free coin there is none."""
    here = game.round - 1
    lies = game.track[here]
    if lies == rival or game.rivals[rival].coins == 0:
        return
    game.rivals[rival].coins -= 1
    game.track[here] = rival
    game.tell(COIN_PLACED, first_seat(game, rival), game.round)
    if lies != NOTHING:
        return_coin(game, lies)


class OfferCoin(Step[Animalcatraz]):
    """A King who has had no coin may put one that has come free into his Cellblock at once."""

    def __init__(self, rival: int) -> None:
        self.rival = rival

    def run(self, game: Animalcatraz) -> None:
        offer_coin(game, self.rival, 0)

    def args(self) -> list[int]:
        return [self.rival]


def offer_coin(game: Animalcatraz, rival: int, first: int) -> None:
    """While a coin is free a King may put it into a Cellblock that waits for one; two players have two (R84)."""
    if game.rivals[rival].coins:
        for block in range(first, BLOCKS):
            if game.kings[block] == NOTHING and owns_cell(game, block) == rival and is_full(game, block):
                game.do_next(KingsCoin(deciding_seat(game, rival), rival, block))
                return


class KingsCoin(Asked):
    """A King without a coin: move one from the track, place a free one, or do without (D22)."""

    def __init__(self, seat: int, rival: int, block: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.block = block

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        if game.rivals[self.rival].coins:
            out.append(PLACE_COIN)
        else:
            for i in range(DAY_ROUNDS):
                if game.track[i] == self.rival:
                    out.append(MOVE_COIN + i)
        out.append(PASS)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        if action != PASS:
            if action != PLACE_COIN:
                game.track[action - MOVE_COIN] = NOTHING
                game.rivals[self.rival].coins += 1
            crown(game, self.rival, self.block)
        offer_coin(game, self.rival, self.block + 1)

    def args(self) -> list[int]:
        return [self.seat, self.rival, self.block]

    def question(self, game: Animalcatraz) -> str:
        return f"{SPACE_NAMES[CELLBLOCK_A + self.block]} is full: put a Gang Coin there?"

    def chapter(self, game: Animalcatraz) -> str:
        return "king"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Do without", "no King's effects until you have a coin there")
        if action == PLACE_COIN:
            return Wording("Place the free coin", "be King")
        return Wording(
            f"Move the coin of round {action - MOVE_COIN + 1}", "be King, but it counts no more on the track"
        )
