"""The Hustler's bets before the dice of a Fight or a theft (RULES.md section 23.2, D8)."""

from __future__ import annotations

from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import HUSTLER, NOTHING
from bighouse.games.animalcatraz.rules.actions import BET, CARRIED, PASS, PUT, STASH
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import has_skill
from bighouse.games.animalcatraz.rules.chances import Chance, contest_chance, exchange_chance, reversed_chance
from bighouse.games.animalcatraz.rules.events import BET_LOST, BET_PLACED, BET_WON
from bighouse.games.animalcatraz.rules.mats import draw_to_carry, draw_to_stash
from bighouse.games.animalcatraz.rules.odds import percent
from bighouse.games.animalcatraz.rules.room_making import FlushStash, MakeRoom
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz
from bighouse.games.animalcatraz.rules.thefts import theft_under_way
from bighouse.games.animalcatraz.words.phrases import name_of


class Bets(Step[Animalcatraz]):
    """Whoever may bet on one of two sides is asked; each is named by a Convict of it."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def run(self, game: Animalcatraz) -> None:
        choices: list[Choice[Animalcatraz]] = []
        for index in range(len(game.convicts)):
            convict = game.convicts[index]
            if convict.posture != ESCAPED and has_skill(game, convict, HUSTLER, 1):
                choices.append(PlaceBet(convict.seat, index, self.first, self.second))
        if choices:
            game.gather(choices)

    def args(self) -> list[int]:
        return [self.first, self.second]


class PlaceBet(AskedOf):
    """Who wins? A right bet brings a card from the Chair."""

    def __init__(self, seat: int, index: int, first: int, second: int) -> None:
        super().__init__(seat, index)
        self.first = first
        self.second = second

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [BET, BET + 1, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action != PASS:
            game.bets[self.index] = action - BET
            backed = game.convicts[self.backed(action)]
            game.tell(BET_PLACED, self.seat, self.convict(game).card, backed.card)

    def backed(self, action: int) -> int:
        return self.first if action == BET else self.second

    def topic(self, game: Animalcatraz) -> str:
        return "bets"

    def seconds(self, game: Animalcatraz) -> int:
        return game.reaction_seconds

    def args(self) -> list[int]:
        return [self.seat, self.index, self.first, self.second]

    def question(self, game: Animalcatraz) -> str:
        return f"Whom does {name_of(game, self.index)} bet on?"

    def chapter(self, game: Animalcatraz) -> str:
        return "convicts"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("No bet")
        detail = f"a card from the Chair if that is right: {percent(bet_chance(game, self.seat, action - BET).chance)}"
        return Wording(f"Bet on {name_of(game, self.backed(action))}", detail)


def bet_chance(game: Animalcatraz, seat: int, side: int) -> Chance:
    """That this side wins the exchange, or the theft, that is bet on."""
    theft = theft_under_way(game)
    if theft is None:
        fight = game.fight
        return exchange_chance(game, seat, fight.fighters, fight.weapons, fight.extra, fight.attacking, side)
    chance = contest_chance(theft.stealing(game), theft.guarding(game))
    return chance if side == 0 else reversed_chance(chance)


def settle_bets(game: Animalcatraz, won: int) -> list[Step[Animalcatraz]]:
    """Every bet against the side that has won; what right ones bring is still to be done."""
    steps: list[Step[Animalcatraz]] = []
    for index in range(len(game.convicts)):
        if game.bets[index] != NOTHING:
            convict = game.convicts[index]
            right = game.bets[index] == won
            game.bets[index] = NOTHING
            game.tell(BET_WON if right else BET_LOST, convict.seat, convict.card)
            if right:
                steps.append(CollectBet(convict.seat, index))
    return steps


class CollectBet(AskedOf):
    """Where the card of a right bet goes: to the stash, with the second skill to Carry Items as well."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        if has_skill(game, self.convict(game), HUSTLER, 2):
            return [PUT + STASH, PUT + CARRIED]
        return [PUT + STASH]

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = self.convict(game)
        if action == PUT + CARRIED:
            if draw_to_carry(game, self.index):
                game.do_next(MakeRoom(self.index))
        elif draw_to_stash(game, convict.rival, convict.seat, convict.cell):
            game.do_next(FlushStash(self.index))

    def lapse(self, game: Animalcatraz) -> int:
        return PUT + STASH

    def question(self, game: Animalcatraz) -> str:
        return "Where does the card of the bet go?"

    def chapter(self, game: Animalcatraz) -> str:
        return "convicts"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PUT + STASH:
            return Wording("Into the stash")
        return Wording(f"To {name_of(game, self.index)}")
