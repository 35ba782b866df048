"""Crimes: cards taken in secret, steps that count while held, and the coin for a completed one (section 13)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.story import EVERYONE
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    AT,
    CELLBLOCK_A,
    CELLBLOCK_KING,
    CRIME_EVENT,
    CRIME_LORD,
    CRIME_PAY,
    CRIME_STATE,
    NOTHING,
    OWN_GANGSTER,
    OWN_GANGSTERS,
    OWN_GUARDS,
    SHOWER,
    STAT,
    VACANT_A_BLOCK,
    VACANT_CELLS,
    Crime,
    CrimeStep,
)
from bighouse.games.animalcatraz.rules.actions import (
    ATTEND,
    CARD,
    COMPLETE,
    KEEP_CRIME,
    PASS,
    RETURN_CRIME,
    at_place,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.coins import mark_round
from bighouse.games.animalcatraz.rules.deeds import CRIMES, Deed
from bighouse.games.animalcatraz.rules.events import (
    CRIME_COMPLETED,
    CRIME_KEPT,
    CRIME_PAID,
    CRIME_RETURNED,
    CRIME_TAKEN,
)
from bighouse.games.animalcatraz.rules.guards import guards_of
from bighouse.games.animalcatraz.rules.icon_deeds import IconDeed
from bighouse.games.animalcatraz.rules.icons import spend
from bighouse.games.animalcatraz.rules.mats import (
    carried,
    carriers,
    find,
    kinds_at,
    show,
    side_mask,
    take_away,
    to_chair,
)
from bighouse.games.animalcatraz.rules.misdeeds import forget, times
from bighouse.games.animalcatraz.rules.paying import cheapest
from bighouse.games.animalcatraz.rules.refusals import (
    CANNOT_PAY,
    NO_ACTIONS,
    NO_CRIMES_LEFT,
    NOT_YOUR_CRIME,
    PAY_ELSEWHERE,
    STEP_OPEN,
)
from bighouse.games.animalcatraz.rules.reputation import FROM_CRIMES, change_rep
from bighouse.games.animalcatraz.rules.sides import convicts_of, in_prison, owns_block, paired, partner_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.crime_words import pay_words, step_words
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, actions_in_words, name_of

CRIME_LIMIT: Final = 2  # on a Mat


# Setup


class ChooseCrime(AskedOf):
    """Which of the dealt Crimes a Mat keeps (D25); who has two Convicts then chooses for the next."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [KEEP_CRIME + crime for crime in self.convict(game).crimes]

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = self.convict(game)
        side = side_mask(game, convict.rival)
        kept = action - KEEP_CRIME
        for crime in convict.crimes:
            if crime != kept:
                game.crime_deck.put_under(crime, side)
                forget(game, crime)
        convict.crimes = [kept]
        game.whisper(side, CRIME_KEPT, convict.seat, convict.card, kept)
        for i in range(len(game.convicts)):
            if game.convicts[i].seat == self.seat and len(game.convicts[i].crimes) > game.box.crimes_kept:
                game.do_next(ChooseCrime(self.seat, i))
                return

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def question(self, game: Animalcatraz) -> str:
        return f"Which Crime does {name_of(game, self.index)} keep?"

    def chapter(self, game: Animalcatraz) -> str:
        return "setup"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        return crime_wording(game, action - KEEP_CRIME, "")


def crime_wording(game: Animalcatraz, crime: int, verb: str) -> Wording:
    """A Crime with what it asks for and gives."""
    card = game.box.crimes[crime]
    steps = "; ".join([step_words(game.box, step) for step in card.steps])
    return Wording(f"{verb}{card.name}", f"{steps}: +{card.rep} REP")


# Taking


class Shower(IconDeed):
    """The Shower icon: the top Crime card."""

    def __init__(self) -> None:
        super().__init__(SHOWER)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not len(game.crime_deck):
            return NO_CRIMES_LEFT
        return super().refusal(game, index, convict, action)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if len(game.crime_deck):
            out.append(self.first)

    def use(self, game: Animalcatraz, index: int) -> None:
        game.do_next(TakeCrime(index))

    def gives(self, game: Animalcatraz, convict: Convict) -> str:
        return "take a Crime card"

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_CRIMES_LEFT:
            return Reason("No Crime card is left in the deck", "§13")
        return super().reason(game, index, convict, action, refusal)


class TakeCrime(Step[Animalcatraz]):
    """The top card for a Mat; at the limit, or by choice, one goes back first."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        if not len(game.crime_deck):
            return
        convict = game.convicts[self.index]
        if convict.crimes:
            game.do_next(ReturnCrime(convict.seat, self.index))
        else:
            take_crime(game, self.index)

    def args(self) -> list[int]:
        return [self.index]


def take_crime(game: Animalcatraz, index: int) -> None:
    convict = game.convicts[index]
    side = side_mask(game, convict.rival)
    crime = game.crime_deck.draw()
    forget(game, crime)
    convict.crimes.append(crime)
    game.crime_known[crime] = side
    game.reveal()
    game.whisper(side, CRIME_TAKEN, convict.seat, convict.card, crime)


class ReturnCrime(AskedOf):
    """Which Crime goes under the deck before the new one is taken; none, where there is room."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        convict = self.convict(game)
        out = [RETURN_CRIME + crime for crime in convict.crimes]
        if len(convict.crimes) < CRIME_LIMIT:
            out.append(PASS)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        if action != PASS:
            give_back(game, self.index, action - RETURN_CRIME)
        take_crime(game, self.index)

    def question(self, game: Animalcatraz) -> str:
        return "Which Crime goes back under the deck first?"

    def chapter(self, game: Animalcatraz) -> str:
        return "crimes"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Keep it", "and take another")
        return crime_wording(game, action - RETURN_CRIME, "Return ")


def give_back(game: Animalcatraz, index: int, crime: int) -> None:
    """Under the deck, face down: who has seen one of several does not know which it was."""
    convict = game.convicts[index]
    side = side_mask(game, convict.rival)
    if len(convict.crimes) > 1:
        for held in convict.crimes:
            game.crime_known[held] &= side
    convict.crimes.remove(crime)
    game.crime_deck.put_under(crime, game.crime_known[crime])
    game.whisper(game.crime_known[crime], CRIME_RETURNED, convict.seat, convict.card, crime)
    forget(game, crime)


# What is still to do


def holds(game: Animalcatraz, rival: int, step: CrimeStep) -> bool:
    """Whether a step of type state is true of a rival; a place or a level may be any of its Convicts'."""
    if step.state == OWN_GUARDS:
        return guards_of(game, rival) >= step.least
    if step.state == STAT or step.state == AT:
        for convict in game.convicts:
            if convict.rival == rival and convict.posture != ESCAPED and is_so(game, convict, step):
                return True
        return False
    if step.state == CELLBLOCK_KING:
        return rival in game.kings
    if step.state == OWN_GANGSTER or step.state == OWN_GANGSTERS:
        return count_gangsters(game, rival, step) >= step.least
    count = 0
    for cell in range(VACANT_CELLS):
        if game.lodgers[cell] != NOTHING and owns_block(game, CELLBLOCK_A + cell // VACANT_A_BLOCK) == rival:
            count += 1
    return count >= step.least


def is_so(game: Animalcatraz, convict: Convict, step: CrimeStep) -> bool:
    if step.state == AT:
        return convict.space == step.space
    level = strength_level(game, convict) if step.stat == 0 else cunning_level(game, convict)
    return level >= step.least


def count_gangsters(game: Animalcatraz, rival: int, step: CrimeStep) -> int:
    """Gangsters on a rival's Mats of the type that is asked for; where types must differ, each counts once."""
    types: list[int] = []
    for convict in game.convicts:
        if convict.rival == rival and convict.posture != ESCAPED:
            for gangster in convict.gangsters:
                kind = game.box.gangsters[gangster].type
                if (step.gangster == NOTHING or step.gangster == kind) and not (step.distinct_types and kind in types):
                    types.append(kind)
    return len(types)


def open_step(game: Animalcatraz, convict: Convict, crime: Crime) -> int:
    """The first step that has not happened or is not true; NOTHING: only paying is left."""
    for i in range(len(crime.steps)):
        step = crime.steps[i]
        if step.type == CRIME_EVENT and times(game, crime, i) < step.count:
            return i
        if step.type == CRIME_STATE and not holds(game, convict.rival, step):
            return i
    return NOTHING


def payable(game: Animalcatraz, convict: Convict, step: CrimeStep) -> list[int]:
    """The Carry Items that a step of type pay would take."""
    return [
        copy for copy in carried(game, convict) if step.pay_kind == NOTHING or game.box.of(copy).kind == step.pay_kind
    ]


def pay_refusal(game: Animalcatraz, convict: Convict, step: CrimeStep) -> int:
    if step.space != NOTHING and convict.space != step.space:
        return PAY_ELSEWHERE
    copies = payable(game, convict, step)
    if len(copies) < step.pay_cards or sum([game.box.of(copy).value for copy in copies]) < step.pay_value:
        return CANNOT_PAY
    return NO_ACTIONS if convict.actions < step.pay_actions else 0


def completion_refusal(game: Animalcatraz, convict: Convict, crime: Crime) -> int:
    """Why a held Crime cannot be completed now, or 0."""
    if open_step(game, convict, crime) != NOTHING:
        return STEP_OPEN
    for step in crime.steps:
        if step.type == CRIME_PAY:
            refusal = pay_refusal(game, convict, step)
            if refusal:
                return refusal
    return 0


# Completing


def holder_of(game: Animalcatraz, rival: int, crime: int) -> int:
    """The Convict of a rival in prison at whose Mat a Crime lies; NOTHING: it is not theirs, or frozen (section 29)."""
    for index in convicts_of(game, rival):
        if crime in game.convicts[index].crimes and in_prison(game.convicts[index]):
            return index
    return NOTHING


def crimes_within_reach(game: Animalcatraz, index: int, convict: Convict) -> list[int]:
    """Those of the own Mat, then those of a partner in prison."""
    if paired(game):
        partner = game.convicts[partner_of(game, index)]
        if partner.crimes and in_prison(partner):
            return convict.crimes + partner.crimes
    return convict.crimes


class Completing(Deed):
    """A Crime of the own Mat or the partner's, at no Action but those that it asks for (R30, R81)."""

    first = COMPLETE
    last = ATTEND
    takes = CRIMES

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for crime in crimes_within_reach(game, index, convict):
            out.append(COMPLETE + crime)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        self.add_completed(game, convict, convict.crimes, out)
        if paired(game):
            partner = game.convicts[partner_of(game, index)]
            if partner.crimes and in_prison(partner):
                self.add_completed(game, convict, partner.crimes, out)

    def add_completed(self, game: Animalcatraz, convict: Convict, crimes: list[int], out: list[int]) -> None:
        for crime in crimes:  # hardly ever one that is not refused
            if completion_refusal(game, convict, game.box.crimes[crime]) == 0:
                out.append(COMPLETE + crime)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return completion_refusal(game, convict, game.box.crimes[action - COMPLETE])

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOT_YOUR_CRIME

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        crime = game.box.crimes[action - COMPLETE]
        if game.crime_known[crime.index] != EVERYONE:
            game.crime_known[crime.index] = EVERYONE
            game.reveal()
        game.tell(CRIME_COMPLETED, convict.seat, convict.card, crime.index)
        steps: list[Step[Animalcatraz]] = []
        for i in range(len(crime.steps)):
            step = crime.steps[i]
            if step.type == CRIME_PAY:
                if step.pay_actions:
                    spend(game, convict, step.pay_actions)
                if step.pay_cards or step.pay_value:
                    steps.append(PayCrime(convict.seat, index, crime.index, i, 0, 0))
        steps.append(FinishCrime(index, crime.index))
        game.do(steps)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        return crime_wording(game, action - COMPLETE, "Complete ")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        crime = game.box.crimes[action - COMPLETE]
        if refusal == NOT_YOUR_CRIME:
            return Reason(f"You do not hold {crime.name}", "§13")
        if refusal == STEP_OPEN:
            i = open_step(game, convict, crime)
            step = crime.steps[i]
            done = f" ({times(game, crime, i)} of {step.count})" if step.type == CRIME_EVENT else ""
            return Reason(f"{crime.name} still asks you to {step_words(game.box, step)}{done}", "§13")
        for step in crime.steps:
            if step.type == CRIME_PAY and pay_refusal(game, convict, step) == refusal:
                if refusal == PAY_ELSEWHERE:
                    return Reason(f"{crime.name} is paid in {SPACE_NAMES[step.space]}", "§13")
                if refusal == CANNOT_PAY:
                    value = sum([game.box.of(copy).value for copy in payable(game, convict, step)])
                    count = len(payable(game, convict, step))
                    have = f"cards worth {value}" if step.pay_value else f"{count}"
                    return Reason(f"{crime.name} asks you to {pay_words(step)}: you carry {have}", "§13")
                return Reason(f"It costs Actions, and {actions_in_words(convict.actions)} left", "§13")
        return super().reason(game, index, convict, action, refusal)


class PayCrime(AskedOf):
    """Which cards are paid for a Crime, one after the other until it is enough."""

    def __init__(self, seat: int, index: int, crime: int, step: int, cards: int, value: int) -> None:
        super().__init__(seat, index)
        self.crime = crime
        self.step = step
        self.cards = cards  # paid so far
        self.value = value

    def wanted(self, game: Animalcatraz) -> CrimeStep:
        return game.box.crimes[self.crime].steps[self.step]

    def candidates(self, game: Animalcatraz) -> list[int]:
        kind = self.wanted(game).pay_kind
        out: list[int] = []
        for place in range(carriers(self.convict(game))):
            for card in kinds_at(game, self.index, place):
                if kind == NOTHING or game.box.cards[card].kind == kind:
                    out.append(at_place(CARD, place, card))
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        place = place_of(CARD, action)
        copy = find(game, self.index, place, kind_of(CARD, action))
        take_away(game, self.index, place, copy)
        show(game, copy)
        game.tell(CRIME_PAID, self.seat, game.box.kind_of[copy], self.crime)
        to_chair(game, copy)
        cards, value = self.cards + 1, self.value + game.box.of(copy).value
        step = self.wanted(game)
        if cards < step.pay_cards or value < step.pay_value:
            game.do_next(PayCrime(self.seat, self.index, self.crime, self.step, cards, value))

    def lapse(self, game: Animalcatraz) -> int:
        step = self.wanted(game)
        places = list(range(carriers(self.convict(game))))
        value, cards = step.pay_value - self.value, step.pay_cards - self.cards
        return cheapest(game, self.index, self.candidates(game), places, value, cards)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.crime, self.step, self.cards, self.value]

    def question(self, game: Animalcatraz) -> str:
        step = self.wanted(game)
        paid = f"{self.value} of {step.pay_value}" if step.pay_value else f"{self.cards} of {step.pay_cards}"
        return f"{game.box.crimes[self.crime].name}: which card do you pay? ({paid})"

    def chapter(self, game: Animalcatraz) -> str:
        return "crimes"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        card = game.box.cards[kind_of(CARD, action)]
        return Wording(card.name, f"worth {card.value}")


class FinishCrime(Step[Animalcatraz]):
    """REP, the card under the deck (a Crime Lord keeps it), a coin on the round; points count before the REP (R54)."""

    def __init__(self, index: int, crime: int) -> None:
        self.index = index
        self.crime = crime

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        game.convicts[holder_of(game, convict.rival, self.crime)].crimes.remove(self.crime)
        forget(game, self.crime)
        if game.ends_with(CRIME_LORD):
            game.rivals[convict.rival].kept_crimes.append(self.crime)
        else:
            game.crime_deck.put_under(self.crime, EVERYONE)
        change_rep(game, convict.rival, game.box.crimes[self.crime].rep, FROM_CRIMES)
        mark_round(game, convict.rival)

    def args(self) -> list[int]:
        return [self.index, self.crime]
