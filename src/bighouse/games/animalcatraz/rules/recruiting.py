"""Inviting Gangsters into vacant cells and recruiting them from there (RULES.md section 26)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    GANGSTERS_MODULE,
    NOTHING,
    STAT_WORDS,
    VACANT_A_BLOCK,
    VACANT_CELLS,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.box.components import INVITE as INVITE_ICON
from bighouse.games.animalcatraz.box.components import RECRUIT as RECRUIT_ICON
from bighouse.games.animalcatraz.rules.actions import (
    CARD,
    GANGSTER,
    IN_CELL,
    INVITE,
    PASS,
    RECRUIT,
    SPOT,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.coins import vacant_changed
from bighouse.games.animalcatraz.rules.deeds import BUDGET, IN_BLOCKS, Deed
from bighouse.games.animalcatraz.rules.departures import KeepCard
from bighouse.games.animalcatraz.rules.events import (
    CELL_CARD_SHOWN,
    DEATH_ROW_SHUFFLED,
    GANGSTER_INVITED,
    GANGSTER_RECRUITED,
    GANGSTER_REFUSED,
    GANGSTER_SWAPPED,
    RECRUIT_ROLLED,
)
from bighouse.games.animalcatraz.rules.icons import icon_cost, icon_refusal, use_icon
from bighouse.games.animalcatraz.rules.mats import (
    ANY_KIND,
    add_at,
    add_carried,
    carried,
    carriers,
    discard,
    find,
    show,
    take_away,
)
from bighouse.games.animalcatraz.rules.odds import percent, reaching
from bighouse.games.animalcatraz.rules.paying import cheapest
from bighouse.games.animalcatraz.rules.refusals import (
    CANNOT_HIRE,
    NO_VACANT_CELL,
    NOBODY_THERE,
    NONE_LEFT,
)
from bighouse.games.animalcatraz.rules.reputation import FROM_GANGSTERS, change_rep
from bighouse.games.animalcatraz.rules.room_making import MakeRoom
from bighouse.games.animalcatraz.rules.sides import convicts_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.traps import is_trap, spring_on_convict
from bighouse.games.animalcatraz.words.phrases import STAT_NAMES, card_name, cost_in_words, gangster_name

MOST_INVITED: Final = 2
MOST_ON_MAT: Final = 2


def vacant_of(cell: int) -> list[int]:
    """The vacant cells behind the Cellblock of a numbered cell (0 to 3)."""
    return list(range(cell * VACANT_A_BLOCK, (cell + 1) * VACANT_A_BLOCK))


def free_cells(game: Animalcatraz, convict: Convict) -> list[int]:
    """Vacant cells without a Gangster of the own Cellblock; two players use both of theirs (R48)."""
    out: list[int] = []
    for index in convicts_of(game, convict.rival):
        for cell in vacant_of(game.convicts[index].cell):
            if game.lodgers[cell] == NOTHING and cell not in out:
                out.append(cell)
    return out


class Inviting(Deed):
    """One or two Death Row cards are turned up, each into a vacant cell."""

    first = INVITE
    last = INVITE + MOST_INVITED
    module = GANGSTERS_MODULE
    where = 1 << CELLBLOCK_A
    takes = BUDGET
    icons = 1 << INVITE_ICON

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.has(GANGSTERS_MODULE) and convict.space == CELLBLOCK_A:
            out.append(INVITE)
            out.append(INVITE + 1)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if len(free_cells(game, convict)) <= action - INVITE:
            return NO_VACANT_CELL
        if len(game.death_row) + len(game.dead) <= action - INVITE:
            return NONE_LEFT
        return icon_refusal(game, convict, INVITE_ICON)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return icon_refusal(game, convict, INVITE_ICON)

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, INVITE_ICON)
        steps: list[Step[Animalcatraz]] = []
        for _ in range(action - INVITE + 1):
            steps.append(TurnUp(index))
        game.do(steps)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        count = "a Gangster" if action == INVITE else "two Gangsters"
        return Wording(f"Invite {count}", cost_in_words(icon_cost(game, convict, INVITE_ICON)))

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_VACANT_CELL:
            return Reason("Your Cellblock has too few vacant cells without a Gangster", "§26")
        if refusal == NONE_LEFT:
            return Reason("Death Row has too few Gangsters left", "§26")
        return super().reason(game, index, convict, action, refusal)


class TurnUp(Step[Animalcatraz]):
    """The next Gangster of Death Row; when it is empty those who have left play are shuffled back."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        if not game.death_row:
            game.death_row = game.dead
            game.dead = []
            game.rng.shuffle(game.death_row)
            game.tell(DEATH_ROW_SHUFFLED, len(game.death_row))
        if game.death_row:
            gangster = game.death_row.pop()
            game.met |= 1 << gangster
            game.reveal()
            game.do_next(Lodge(game.convicts[self.index].seat, self.index, gangster))

    def args(self) -> list[int]:
        return [self.index]


class Lodge(AskedOf):
    """Which vacant cell the Gangster moves into."""

    def __init__(self, seat: int, index: int, gangster: int) -> None:
        super().__init__(seat, index)
        self.gangster = gangster

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [IN_CELL + cell for cell in free_cells(game, game.convicts[self.index])]

    def take(self, game: Animalcatraz, action: int) -> None:
        cell = action - IN_CELL
        game.lodgers[cell] = self.gangster
        game.tell(GANGSTER_INVITED, self.seat, self.gangster, cell)
        vacant_changed(game, cell)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.gangster]

    def question(self, game: Animalcatraz) -> str:
        return f"Into which vacant cell does {gangster_name(game, self.gangster)} move?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        return Wording(f"Cell {VACANT_WORDS[action - IN_CELL]}")


def means(game: Animalcatraz, index: int) -> int:
    """What a Convict could pay with: Carry Items of its Mat and its Convict Upgrade, by value."""
    convict = game.convicts[index]
    total = 0 if convict.upgrade == NOTHING else game.box.of(convict.upgrade).value
    for copy in carried(game, convict):
        total += game.box.of(copy).value
    return total


def recruit_level(game: Animalcatraz, convict: Convict, gangster: int) -> int:
    """The level that the Gangster looks at."""
    if STAT_WORDS[game.box.gangsters[gangster].recruit_by] == "strength":
        return strength_level(game, convict)
    return cunning_level(game, convict)


class Recruiting(Deed):
    """A roll against the Gangster's level, then his pay."""

    first = RECRUIT
    last = RECRUIT + VACANT_CELLS
    module = GANGSTERS_MODULE
    where = IN_BLOCKS
    takes = BUDGET
    icons = 1 << RECRUIT_ICON

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if CELLBLOCK_A <= convict.space < CELLBLOCK_A + 4:
            first = (convict.space - CELLBLOCK_A) * VACANT_A_BLOCK
            for cell in range(first, first + VACANT_A_BLOCK):
                if game.lodgers[cell] != NOTHING:
                    out.append(RECRUIT + cell)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        refusal = icon_refusal(game, convict, RECRUIT_ICON)
        if refusal:
            return refusal
        return CANNOT_HIRE if means(game, index) < game.box.gangsters[game.lodgers[action - RECRUIT]].pay else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return icon_refusal(game, convict, RECRUIT_ICON) or NOBODY_THERE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, RECRUIT_ICON)
        cell = action - RECRUIT
        gangster = game.lodgers[cell]
        card = game.box.gangsters[gangster]
        level = recruit_level(game, convict, gangster)
        facts = [convict.seat, convict.card, gangster, card.recruit_by, card.recruit_level]
        rolled = game.roll(RECRUIT_ROLLED, facts, 2, 6, [level])
        if sum(rolled) + level >= card.recruit_level:
            game.do_next(PayGangster(convict.seat, index, cell, 0))
        else:
            change_rep(game, convict.rival, game.box.recruit_failed_rep, FROM_GANGSTERS)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        gangster = game.lodgers[action - RECRUIT]
        card = game.box.gangsters[gangster]
        level = recruit_level(game, convict, gangster)
        chance = percent(reaching(card.recruit_level - level, 2))
        stat = STAT_NAMES[card.recruit_by]
        return Wording(
            f"Recruit {card.name}",
            f"{chance}: {stat} {level} + two dice reach {card.recruit_level}, then pay {card.pay}",
        )

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOBODY_THERE:
            return Reason("No Gangster lodges in that vacant cell here", "§26")
        if refusal == CANNOT_HIRE:
            pay = game.box.gangsters[game.lodgers[action - RECRUIT]].pay
            return Reason(f"He wants cards worth {pay}, and {means(game, index)} is all there is", "R51")
        return super().reason(game, index, convict, action, refusal)


class PayGangster(AskedOf):
    """Card after card until the pay is reached; at first one may still refuse (D16, R51). No change is given."""

    def __init__(self, seat: int, index: int, cell: int, paid: int) -> None:
        super().__init__(seat, index)
        self.cell = cell
        self.paid = paid

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        add_carried(game, self.index, CARD, ANY_KIND, out)
        add_at(game, self.index, SPOT, CARD, out)
        if self.paid == 0:
            out.append(PASS)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        gangster = game.lodgers[self.cell]
        if action == PASS:
            game.tell(GANGSTER_REFUSED, self.seat, gangster)
            return
        place, kind = place_of(CARD, action), kind_of(CARD, action)
        copy = find(game, self.index, place, kind)
        take_away(game, self.index, place, copy)
        discard(game, self.seat, copy)
        paid = self.paid + game.box.cards[kind].value
        if paid < game.box.gangsters[gangster].pay:
            game.do_next(PayGangster(self.seat, self.index, self.cell, paid))
            return
        game.do_next(MakeRoom(self.index))  # a belt may have been among the pay
        if len(game.convicts[self.index].gangsters) < MOST_ON_MAT:
            join(game, self.index, self.cell, NOTHING)
        else:
            game.do_next(SwapOut(self.seat, self.index, self.cell))

    def always_asked(self, game: Animalcatraz) -> bool:
        return self.paid == 0

    def lapse(self, game: Animalcatraz) -> int:
        options = [option for option in self.candidates(game) if option != PASS]
        pay = game.box.gangsters[game.lodgers[self.cell]].pay
        return cheapest(game, self.index, options, [*range(carriers(self.convict(game))), SPOT], pay - self.paid)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.cell, self.paid]

    def question(self, game: Animalcatraz) -> str:
        card = game.box.gangsters[game.lodgers[self.cell]]
        return f"{card.name} wants cards worth {card.pay - self.paid}: which do you hand over?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Refuse to pay", "he stays where he is")
        kind = kind_of(CARD, action)
        return Wording(card_name(game, kind), f"worth {game.box.cards[kind].value}")


class SwapOut(AskedOf):
    """The Mat is full: one of the two goes into the vacant cell in exchange (D17, R50)."""

    def __init__(self, seat: int, index: int, cell: int) -> None:
        super().__init__(seat, index)
        self.cell = cell

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [GANGSTER + gangster for gangster in game.convicts[self.index].gangsters]

    def take(self, game: Animalcatraz, action: int) -> None:
        join(game, self.index, self.cell, action - GANGSTER)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def args(self) -> list[int]:
        return [self.seat, self.index, self.cell]

    def question(self, game: Animalcatraz) -> str:
        return f"Who makes room for {gangster_name(game, game.lodgers[self.cell])}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"


def join(game: Animalcatraz, index: int, cell: int, leaver: int) -> None:
    """The Gangster comes to the Mat with the card of his cell, which is shown first (R28)."""
    convict = game.convicts[index]
    gangster = game.lodgers[cell]
    copy = game.vacant[cell]
    game.vacant[cell] = NOTHING
    game.lodgers[cell] = leaver
    if leaver != NOTHING:
        convict.gangsters.remove(leaver)
        game.tell(GANGSTER_SWAPPED, convict.seat, leaver, cell)
    convict.gangsters.append(gangster)
    game.hurt[gangster] = 0
    game.tell(GANGSTER_RECRUITED, convict.seat, convict.card, gangster)
    steps: list[Step[Animalcatraz]] = []
    if copy != NOTHING:
        show(game, copy)
        game.tell(CELL_CARD_SHOWN, convict.seat, cell, game.box.kind_of[copy])
        if is_trap(game, copy):
            spring_on_convict(game, index, copy, cell // VACANT_A_BLOCK)
        else:
            game.held[gangster] = copy
    if leaver != NOTHING and game.held[leaver] != NOTHING:
        game.incoming.append(game.held[leaver])
        game.held[leaver] = NOTHING
        steps.append(KeepCard(convict.seat, index))
    game.do(steps)
    vacant_changed(game, cell)
