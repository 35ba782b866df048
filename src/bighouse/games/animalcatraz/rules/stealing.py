"""Stealing: pockets are picked and cells robbed, by a Convict or by a Thief (RULES.md section 21)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital
from bighouse.engine.errors import RulesBroken
from bighouse.engine.names import possessive
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    ATTACK_STEAL,
    CELL_DEFENCE,
    CELL_STEAL,
    CELLS,
    FIRST_CELL,
    FRAUD,
    GUARDED,
    NOTHING,
    PICKPOCKET_DEFENCE,
    STEAL_SUCCESS,
    THIEF,
)
from bighouse.games.animalcatraz.box.components import PICKPOCKET as PICKPOCKETED
from bighouse.games.animalcatraz.rules.actions import (
    CARRIED,
    HIDE,
    PASS,
    PICKPOCKET,
    ROB,
    SHOW,
    SLOT_1,
    STASH,
    at_place,
    kind_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import cunning_level
from bighouse.games.animalcatraz.rules.bets import Bets, settle_bets
from bighouse.games.animalcatraz.rules.chances import Chance, contest_chance, theft_chance
from bighouse.games.animalcatraz.rules.deeds import AMONG_GUARDS, BUDGET, COMPANY, IN_BLOCKS, Deed
from bighouse.games.animalcatraz.rules.events import (
    THEFT_DONE,
    THEFT_FAILED,
    THEFT_TRIED,
    THIEF_ROLLED,
    UPGRADE_SHOWN,
    VICTIM_ROLLED,
)
from bighouse.games.animalcatraz.rules.fights import faced_cell, in_reach, reach_reason
from bighouse.games.animalcatraz.rules.icons import icon_cost, icon_open, icon_refusal, spend, use_icon
from bighouse.games.animalcatraz.rules.loot import hides_something, keepers_of, pool_of
from bighouse.games.animalcatraz.rules.mats import find, hidden_upgrades, show
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.odds import percent
from bighouse.games.animalcatraz.rules.refusals import (
    CELL_PROTECTED,
    ICON_BLOCKED,
    IN_A_CELL,
    LIES_THERE,
    NO_ACTIONS,
    NO_THIEF,
    NOT_THIS_CELL,
    NOTHING_TO_STEAL,
    OUT_OF_REACH,
    THIEF_USED,
)
from bighouse.games.animalcatraz.rules.reputation import FROM_THEFTS, change_rep
from bighouse.games.animalcatraz.rules.roles import role_of
from bighouse.games.animalcatraz.rules.sides import deciding_seat, owns_cell
from bighouse.games.animalcatraz.rules.state import LYING, MOST_CONVICTS, STANDING, Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.taking import TakeLoot
from bighouse.games.animalcatraz.rules.thefts import Theft, theft_under_way
from bighouse.games.animalcatraz.rules.totals import CARD_PART, Part, numbers, total
from bighouse.games.animalcatraz.words.card_words import card_sentence
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, card_name, cost_in_words, gangster_name, name_of

DICE: Final = 2


def thieves(game: Animalcatraz, convict: Convict) -> list[int]:
    """Who may steal on a Mat: the Convict, and each Thief by his slot."""
    out = [CARRIED]
    for slot in range(len(convict.gangsters)):
        if role_of(game, convict.gangsters[slot]).type == THIEF:
            out.append(SLOT_1 + slot)
    return out


def is_thief(game: Animalcatraz, convict: Convict, thief: int) -> bool:
    return thief in thieves(game, convict)


def thief_refusal(game: Animalcatraz, convict: Convict, thief: int) -> int:
    """The Convict uses the icon; a Thief has a use of his own in each space and round (R9)."""
    if thief == CARRIED:
        return icon_refusal(game, convict, ATTACK_STEAL)
    if convict.space >= GUARDED:
        return IN_A_CELL
    if game.thefts[convict.gangsters[thief - SLOT_1]] >> convict.space & 1:
        return THIEF_USED
    if convict.passes == 0 and not icon_open(game, convict, ATTACK_STEAL):
        return ICON_BLOCKED
    return NO_ACTIONS if convict.actions < icon_cost(game, convict, ATTACK_STEAL) else 0


def can_steal(game: Animalcatraz, convict: Convict) -> bool:
    """Whether anybody on the Mat could set out, whatever there is to be had."""
    if thief_refusal(game, convict, CARRIED) == 0:
        return True
    if convict.gangsters:
        for thief in thieves(game, convict):
            if thief_refusal(game, convict, thief) == 0:
                return True
    return False


def set_out(game: Animalcatraz, convict: Convict, thief: int) -> None:
    """Pay for a theft and mark it."""
    if thief == CARRIED:
        use_icon(game, convict, ATTACK_STEAL)
        return
    if not icon_open(game, convict, ATTACK_STEAL):
        convict.passes -= 1
    game.thefts[convict.gangsters[thief - SLOT_1]] |= 1 << convict.space
    spend(game, convict, icon_cost(game, convict, ATTACK_STEAL))


def thief_of(convict: Convict, thief: int) -> int:
    """The Gangster who steals; NOTHING: the Convict itself."""
    return NOTHING if thief == CARRIED else convict.gangsters[thief - SLOT_1]


def thief_name(game: Animalcatraz, index: int, thief: int) -> str:
    gangster = thief_of(game.convicts[index], thief)
    return name_of(game, index) if gangster == NOTHING else gangster_name(game, gangster)


class Pickpocketing(Deed):
    """From a standing rival Convict in reach."""

    first = PICKPOCKET
    last = ROB
    where = AMONG_GUARDS
    takes = BUDGET | COMPANY

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        reached = in_reach(game, convict)
        if reached:
            for thief in thieves(game, convict):
                for other in reached:
                    out.append(PICKPOCKET + thief * MOST_CONVICTS + other)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        thief, target = (action - PICKPOCKET) // MOST_CONVICTS, (action - PICKPOCKET) % MOST_CONVICTS
        if game.convicts[target].posture != STANDING:
            return LIES_THERE
        if not pool_of(game, target, NOTHING):
            return NOTHING_TO_STEAL
        return thief_refusal(game, convict, thief)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if can_steal(game, convict):
            super().allowed(game, index, convict, out)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        thief = (action - PICKPOCKET) // MOST_CONVICTS
        return OUT_OF_REACH if is_thief(game, convict, thief) else NO_THIEF

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        thief, target = (action - PICKPOCKET) // MOST_CONVICTS, (action - PICKPOCKET) % MOST_CONVICTS
        begin_theft(game, index, thief, target, NOTHING)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        thief, target = (action - PICKPOCKET) // MOST_CONVICTS, (action - PICKPOCKET) % MOST_CONVICTS
        title = f"{possessive(name_of(game, target))} pockets"
        return theft_wording(game, index, thief, target, NOTHING, title)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        target = (action - PICKPOCKET) % MOST_CONVICTS
        found = reach_reason(game, convict, target, refusal) or theft_reason(refusal, name_of(game, target))
        return found or super().reason(game, index, convict, action, refusal)


class Robbing(Deed):
    """From the numbered cell that the Cellblock faces, whether its Convict is there or not."""

    first = ROB
    last = HIDE
    where = IN_BLOCKS
    takes = BUDGET

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        cell = self.cell_of(game, convict)
        if cell != NOTHING:
            for thief in thieves(game, convict):
                out.append(ROB + thief * CELLS + cell)

    def cell_of(self, game: Animalcatraz, convict: Convict) -> int:
        """The cell of a rival that the Convict faces; NOTHING: there is none."""
        cell = faced_cell(convict.space) - FIRST_CELL
        if cell < 0:
            return NOTHING
        owner = owns_cell(game, cell)
        return NOTHING if owner == NOTHING or owner == convict.rival else cell

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        thief, cell = (action - ROB) // CELLS, (action - ROB) % CELLS
        if not keepers_of(game, cell):
            return NOT_THIS_CELL
        for keeper in keepers_of(game, cell):
            if game.convicts[keeper].posture == LYING:
                return CELL_PROTECTED
        if not pool_of(game, NOTHING, cell):
            return NOTHING_TO_STEAL
        return thief_refusal(game, convict, thief)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if self.cell_of(game, convict) != NOTHING and can_steal(game, convict):
            super().allowed(game, index, convict, out)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOT_THIS_CELL if is_thief(game, convict, (action - ROB) // CELLS) else NO_THIEF

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        thief, cell = (action - ROB) // CELLS, (action - ROB) % CELLS
        begin_theft(game, index, thief, least_cunning(game, cell), cell)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        thief, cell = (action - ROB) // CELLS, (action - ROB) % CELLS
        return theft_wording(game, index, thief, least_cunning(game, cell), cell, SPACE_NAMES[FIRST_CELL + cell])

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        cell = (action - ROB) % CELLS
        name = SPACE_NAMES[FIRST_CELL + cell]
        if refusal == NOT_THIS_CELL and owns_cell(game, cell) == convict.rival:
            return Reason(f"{capital(name)} is your own", "§21")
        if refusal == NOT_THIS_CELL and owns_cell(game, cell) == NOTHING:
            return Reason(f"{capital(name)} is nobody's", "R32")
        return theft_reason(refusal, name) or super().reason(game, index, convict, action, refusal)


def least_cunning(game: Animalcatraz, cell: int) -> int:
    """The Convict that answers for a cell: of two in prison the less cunning one; NOTHING: the cell is closed."""
    found = NOTHING
    for index in keepers_of(game, cell):
        if found == NOTHING or cunning_level(game, game.convicts[index]) < cunning_level(game, game.convicts[found]):
            found = index
    return found


def theft_wording(game: Animalcatraz, index: int, thief: int, target: int, cell: int, goal: str) -> Wording:
    convict = game.convicts[index]
    verb = "Rob" if cell != NOTHING else "Pick"
    if thief != CARRIED:
        verb = f"{thief_name(game, index, thief)} {'robs' if cell != NOTHING else 'picks'}"
    if target == NOTHING or convict.space >= GUARDED:
        return Wording(f"{verb} {goal}")
    cost = cost_in_words(icon_cost(game, convict, ATTACK_STEAL))
    chance = theft_chance(game, convict.seat, index, thief, target, cell)
    return Wording(f"{verb} {goal}", f"{cost}: {percent(chance.chance)}")


def theft_reason(refusal: int, goal: str) -> Reason | None:
    if refusal == NOTHING_TO_STEAL:
        return Reason(f"There is nothing to be taken from {goal}", "§21")
    if refusal == NOT_THIS_CELL:
        return Reason("Only the open cell that the Cellblock faces can be robbed", "§21")
    if refusal == CELL_PROTECTED:
        return Reason(f"Somebody lies in {goal}: it cannot be robbed", "R26")
    if refusal == NO_THIEF:
        return Reason("No Thief is on this Mat", "§26")
    if refusal == THIEF_USED:
        return Reason("This Thief has stolen in this space in this round", "R9")
    return None


# A theft


def begin_theft(game: Animalcatraz, index: int, thief: int, target: int, cell: int) -> None:
    convict = game.convicts[index]
    victim = game.convicts[target]
    set_out(game, convict, thief)
    card = victim.card if cell == NOTHING else NOTHING
    space = convict.space if cell == NOTHING else FIRST_CELL + cell
    game.tell(THEFT_TRIED, convict.seat, convict.card, thief_of(convict, thief), card, space)
    seat = victim.seat if cell == NOTHING else deciding_seat(game, victim.rival)
    game.do(
        [
            GuardGoods(seat, target, CARRIED if cell == NOTHING else STASH),
            Bets(index, target),
            RollTheft(index, thief, target, cell),
        ]
    )
    game.pause()


class GuardGoods(AskedOf):
    """A hidden Upgrade may be shown before the dice; asked of whoever has a hidden card there (D24)."""

    def __init__(self, seat: int, index: int, place: int) -> None:
        super().__init__(seat, index)
        self.place = place

    def candidates(self, game: Animalcatraz) -> list[int]:
        key = CELL_DEFENCE if self.place == STASH else PICKPOCKET_DEFENCE
        out: list[int] = []
        for kind in hidden_upgrades(game, self.index, self.place):
            if game.box.cards[kind].modifiers[key]:
                out.append(at_place(SHOW, self.place, kind))
        out.append(PASS)
        return out

    def always_asked(self, game: Animalcatraz) -> bool:
        return hides_something(game, self.index, self.place)

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        kind = kind_of(SHOW, action)
        copy = find(game, self.index, self.place, kind)
        show(game, copy)
        game.shown[copy] = 1
        game.tell(UPGRADE_SHOWN, self.seat, kind)
        game.do_next(self)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.place]

    def topic(self, game: Animalcatraz) -> str:
        return "guarded_goods"

    def question(self, game: Animalcatraz) -> str:
        if self.place == STASH:
            return "Your cell is being robbed: show something that guards it?"
        return f"{possessive(name_of(game, self.index))} pockets are being picked: show something that guards them?"

    def chapter(self, game: Animalcatraz) -> str:
        return "steal"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        odds = percent(guarded_chance(game, self.place, action).chance)
        if action == PASS:
            return Wording("Show nothing", f"the theft succeeds: {odds}")
        kind = kind_of(SHOW, action)
        return Wording(
            f"Show {card_name(game, kind)}", f"{card_sentence(game.box, kind)} The theft then succeeds: {odds}"
        )


def guarded_chance(game: Animalcatraz, place: int, action: int) -> Chance:
    """A thief's chance, were this shown."""
    theft = theft_under_way(game)
    if theft is None:
        raise RulesBroken("goods are guarded, and nobody steals")
    guarding = theft.guarding(game)
    if action != PASS:
        kind = kind_of(SHOW, action)
        key = CELL_DEFENCE if place == STASH else PICKPOCKET_DEFENCE
        guarding.append(Part(CARD_PART, kind, game.box.cards[kind].modifiers[key]))
    return contest_chance(theft.stealing(game), guarding)


class RollTheft(Theft):
    """Both roll; a tie is the thief's."""

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        victim = game.convicts[self.target]
        facts = [convict.seat, convict.card, thief_of(convict, self.thief)]
        rolled = game.roll(THIEF_ROLLED, facts, DICE, 6, numbers(self.stealing(game)))
        answer = game.roll(VICTIM_ROLLED, [victim.seat, victim.card], DICE, 6, numbers(self.guarding(game)))
        game.do_next(
            SettleTheft(self.index, self.thief, self.target, self.cell, rolled[0], rolled[1], answer[0], answer[1])
        )
        game.pause()


class SettleTheft(Theft):
    """What the dice come to: REP first, then the card."""

    def __init__(
        self, index: int, thief: int, target: int, cell: int, first: int, second: int, third: int, fourth: int
    ) -> None:
        super().__init__(index, thief, target, cell)
        self.first = first
        self.second = second
        self.third = third  # the victim's
        self.fourth = fourth

    def dice(self) -> list[int]:
        return [self.first, self.second, self.third, self.fourth]

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        victim = game.convicts[self.target]
        gangster = thief_of(convict, self.thief)
        stolen = self.first + self.second + total(self.stealing(game))
        against = self.third + self.fourth + total(self.guarding(game))
        done = stolen >= against
        game.tell(THEFT_DONE if done else THEFT_FAILED, convict.seat, convict.card, stolen, against)
        steps = settle_bets(game, 0 if done else 1)
        if done:
            change_rep(game, convict.rival, game.box.theft_rep, FROM_THEFTS)
            misdeed = Misdeed(STEAL_SUCCESS, convict.space, victim.rival)
            misdeed.theft = PICKPOCKETED if self.cell == NOTHING else CELL_STEAL
            misdeed.by_gangster = self.thief != CARRIED
            note(game, convict.rival, misdeed)
            steps.append(TakeLoot(self.index, self.thief, self.target, self.cell, against, 0))
        else:
            change_rep(game, convict.rival, game.box.failed_theft_rep, FROM_THEFTS)
        if gangster != NOTHING and game.box.gangsters[gangster].type == FRAUD:
            steps.append(END_OF_ROLE)
        game.do(steps)

    def args(self) -> list[int]:
        return [*super().args(), *self.dice()]


class EndOfRole(Step[Animalcatraz]):
    """A Fraud who has stolen is himself again (R66)."""

    def run(self, game: Animalcatraz) -> None:
        game.copied = NOTHING


END_OF_ROLE: Final = EndOfRole()
