"""Corruption: a bribe, two dice and Cunning against a Guard's level (RULES.md section 10); the Warden likewise (27)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital
from bighouse.engine.step import Step
from bighouse.engine.story import UNKNOWN
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import BRIBE as BRIBE_CARD
from bighouse.games.animalcatraz.box.components import CORRUPT as CORRUPT_PERK
from bighouse.games.animalcatraz.box.components import GUARD_CORRUPTED as CORRUPTED_DEED
from bighouse.games.animalcatraz.box.components import GUARD_LEVEL, GUARDED, GUARDS, NOTHING
from bighouse.games.animalcatraz.rules.actions import (
    BRIBE,
    CARRIERS,
    CORRUPT,
    PASS,
    at_place,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import cunning_level
from bighouse.games.animalcatraz.rules.deeds import AMONG_GUARDS, BUDGET, Deed
from bighouse.games.animalcatraz.rules.events import (
    BRIBED,
    GUARD_CORRUPTED,
    GUARD_TRIED,
    WARDEN_CORRUPTED,
    WARDEN_TRIED,
)
from bighouse.games.animalcatraz.rules.guard_traps import TRAP_LOSS, is_trapped, lift_trap, springs_trap
from bighouse.games.animalcatraz.rules.icons import spend
from bighouse.games.animalcatraz.rules.mats import find, in_force, kinds_at, perk, show, take_away, to_chair
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.odds import percent, reaching
from bighouse.games.animalcatraz.rules.refusals import (
    GUARD_IS_YOURS,
    NO_ACTIONS,
    NO_GUARD_HERE,
    NO_STAND,
    WRONG_BRIBE,
)
from bighouse.games.animalcatraz.rules.reputation import FROM_GUARDS, change_rep
from bighouse.games.animalcatraz.rules.sides import first_seat
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.totals import added
from bighouse.games.animalcatraz.rules.warden import owner_of_warden, stands_in_use
from bighouse.games.animalcatraz.words.phrases import actions_in_words, card_name, guard_name, name_of

WARDEN: Final = GUARDS  # tried like a Guard while the Event lets one
RIVAL_OWNED: Final = 2  # what another rival's stand adds


def owner_of(game: Animalcatraz, guard: int) -> int:
    return owner_of_warden(game) if guard == WARDEN else game.owners[guard]


def needed_for(game: Animalcatraz, guard: int, rival: int) -> int:
    """What the total has to reach for a rival."""
    level = game.box.events[game.event].warden_level if guard == WARDEN else game.box.guards[guard].level
    owner = owner_of(game, guard)
    if owner != NOTHING and owner != rival:
        level += RIVAL_OWNED
    return level + in_force(game, GUARD_LEVEL)


def own_parts(game: Animalcatraz, convict: Convict) -> list[int]:
    """What a Convict adds to the dice by itself."""
    extra = perk(game, convict, CORRUPT_PERK)
    return [cunning_level(game, convict), extra] if extra else [cunning_level(game, convict)]


def bribe_value(game: Animalcatraz, guard: int, kind: int) -> int:
    """What a card is worth as a bribe; 0: he does not take it."""
    card = game.box.cards[kind]
    if card.kind != BRIBE_CARD:
        return 0
    if guard == WARDEN:
        return game.box.events[game.event].warden_bribe
    return card.bonus if card.guard == guard else 0


def guard_refusal(game: Animalcatraz, rival: int, guard: int) -> int:
    """Why a rival cannot try a Guard wherever he stands, or 0 (R12)."""
    if owner_of(game, guard) == rival:
        return GUARD_IS_YOURS
    return NO_STAND if stands_in_use(game, rival) >= game.rivals[rival].stands else 0


def guard_reason(game: Animalcatraz, rival: int, refusal: int) -> Reason | None:
    if refusal == GUARD_IS_YOURS:
        return Reason("He is yours already", "R12")
    if refusal == NO_STAND:
        return Reason(f"All your {game.rivals[rival].stands} stands are in use", "R12")
    return None


class Corrupting(Deed):
    """One Action an attempt, as often as one likes (R8)."""

    first = CORRUPT
    last = CORRUPT + 1
    where = AMONG_GUARDS
    takes = BUDGET
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if convict.space < GUARDED:
            out.append(CORRUPT)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        refusal = guard_refusal(game, convict.rival, game.guard_at[convict.space])
        if refusal:
            return refusal
        return NO_ACTIONS if convict.actions == 0 else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_GUARD_HERE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        game.do_next(TryGuard(index, game.guard_at[convict.space], 0, CARRIERS))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        guard = game.guard_at[convict.space]
        name = guard_name(game, guard)
        if is_trapped(game, convict.rival, guard):
            return Wording(f"Corrupt {name}", f"1 Action: {trap_warning(game, index)}")
        wanted = needed_for(game, guard, convict.rival) - sum(own_parts(game, convict))
        chance = percent(reaching(wanted, 2))
        return Wording(f"Corrupt {name}", f"1 Action: two dice for {wanted}, {chance} without a bribe")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_GUARD_HERE:
            return Reason("No Guard stands in a cell", "§10")
        if refusal == NO_ACTIONS:
            return Reason(f"An attempt costs 1 Action, and {actions_in_words(convict.actions)} left", "§10")
        return guard_reason(game, convict.rival, refusal) or super().reason(game, index, convict, action, refusal)


def trap_warning(game: Animalcatraz, index: int) -> str:
    """What an attempt comes to that springs a trap before any roll."""
    return f"no roll, the trap under him injures {name_of(game, index)}, who loses {TRAP_LOSS} Actions"


class TryGuard(Step[Animalcatraz]):
    """An attempt that is paid for, by a Convict itself or by a Gangster on an errand: a Guard Trap comes before all."""

    def __init__(self, index: int, guard: int, first: int, last: int) -> None:
        self.index = index
        self.guard = guard
        self.first = first  # places from which a bribe may come, up to before `last`
        self.last = last

    def run(self, game: Animalcatraz) -> None:
        if self.guard == WARDEN or not springs_trap(game, self.index, self.guard):
            seat = game.convicts[self.index].seat
            game.do_next(OfferBribe(seat, self.index, self.guard, self.first, self.last))

    def args(self) -> list[int]:
        return [self.index, self.guard, self.first, self.last]


class OfferBribe(AskedOf):
    """One matching card, which is gone whatever happens, or none (D5, R11)."""

    def __init__(self, seat: int, index: int, guard: int, first: int, last: int) -> None:
        super().__init__(seat, index)
        self.guard = guard
        self.first = first
        self.last = last

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        for place in range(self.first, self.last):
            for kind in kinds_at(game, self.index, place):
                if bribe_value(game, self.guard, kind):
                    out.append(at_place(BRIBE, place, kind))
        out.append(PASS)
        return out

    def beyond(self, game: Animalcatraz, action: int) -> int:
        return WRONG_BRIBE

    def take(self, game: Animalcatraz, action: int) -> None:
        bonus = 0
        if action != PASS:
            place, kind = place_of(BRIBE, action), kind_of(BRIBE, action)
            bonus = bribe_value(game, self.guard, kind)
            convict = self.convict(game)
            copy = find(game, self.index, place, kind)
            take_away(game, self.index, place, copy)
            show(game, copy)
            game.tell(BRIBED, convict.seat, convict.card, kind)
            to_chair(game, copy)
        roll_for_guard(game, self.index, self.guard, bonus)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.guard, self.first, self.last]

    def question(self, game: Animalcatraz) -> str:
        wanted = needed_for(game, self.guard, self.convict(game).rival)
        return f"{guard_title(game, self.guard)} wants {wanted}: offer a bribe?"

    def chapter(self, game: Animalcatraz) -> str:
        return "corruption"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        convict = self.convict(game)
        bonus = 0 if action == PASS else bribe_value(game, self.guard, kind_of(BRIBE, action))
        wanted = needed_for(game, self.guard, convict.rival) - sum(own_parts(game, convict)) - bonus
        odds = f"two dice for {wanted}, {percent(reaching(wanted, 2))}"
        if action == PASS:
            return Wording("No bribe", odds)
        return Wording(f"Offer {card_name(game, kind_of(BRIBE, action))}", f"+{bonus}: {odds}")

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        if refusal == WRONG_BRIBE:
            return Reason(f"{guard_title(game, self.guard)} takes another kind of bribe, from Carry Items", "§10")
        return super().reason(game, action, refusal)


def guard_title(game: Animalcatraz, guard: int) -> str:
    return "The Warden" if guard == WARDEN else capital(guard_name(game, guard))


def roll_for_guard(game: Animalcatraz, index: int, guard: int, bonus: int) -> None:
    """The dice, the stand and the REP."""
    convict = game.convicts[index]
    wanted = needed_for(game, guard, convict.rival)
    parts = own_parts(game, convict)
    if bonus:
        parts.append(bonus)
    if guard == WARDEN:
        rolled = game.roll(WARDEN_TRIED, [convict.seat, convict.card, wanted], 2, 6, parts)
    else:
        rolled = game.roll(GUARD_TRIED, [convict.seat, convict.card, guard, wanted], 2, 6, parts)
    if added(rolled) + added(parts) < wanted:
        change_rep(game, convict.rival, game.box.not_corrupted_rep, FROM_GUARDS)
        return
    former = owner_of(game, guard)
    seat = first_seat(game, convict.rival)
    if guard == WARDEN:
        game.warden_owner = convict.rival
        game.tell(WARDEN_CORRUPTED, seat)
    else:
        lift_trap(game, guard)
        game.owners[guard] = convict.rival
        game.tell(GUARD_CORRUPTED, seat, guard, UNKNOWN if former == NOTHING else first_seat(game, former))
        misdeed = Misdeed(CORRUPTED_DEED, game.guard_at.index(guard), former)
        misdeed.rival_owned = former != NOTHING
        note(game, convict.rival, misdeed)
    change_rep(game, convict.rival, game.box.corrupted_rep, FROM_GUARDS)
