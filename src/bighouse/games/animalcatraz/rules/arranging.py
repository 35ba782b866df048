"""Arranging cards for nothing: on the Mat, in the own cell, with the partner (RULES.md 11.3, 11.4 and 29, R69)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.names import possessive
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import CELL_SPOT as CELL_UPGRADE
from bighouse.games.animalcatraz.box.components import CONVICT_SPOT, FIRST_CELL, NOTHING, UPGRADE
from bighouse.games.animalcatraz.rules.actions import (
    CARD,
    CARRIED,
    CELL_SPOT,
    DROP,
    LIFT,
    PARTNER,
    PUT,
    SLOT_1,
    SLOT_2,
    SPOT,
    STASH,
    at_place,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.arrangements import (
    WHOLE,
    arrangement,
    is_seen,
    seen_here,
    weight,
    weight_of,
    where_of,
)
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.deeds import MOVABLE, Deed
from bighouse.games.animalcatraz.rules.events import CARDS_ARRANGED, UPGRADE_PLACED
from bighouse.games.animalcatraz.rules.mats import at_place as cards_at
from bighouse.games.animalcatraz.rules.mats import (
    carriers,
    find,
    is_repeated,
    put,
    room_at,
    side_mask,
    slip_away,
    suits,
)
from bighouse.games.animalcatraz.rules.refusals import (
    NO_SUCH_CARD,
    NOT_AN_UPGRADE,
    NOT_MOVED_HERE,
    NOT_TOGETHER,
    SEEN_BEFORE,
)
from bighouse.games.animalcatraz.rules.room_making import FlushStash, MakeRoom
from bighouse.games.animalcatraz.rules.sides import partner_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, HOLED, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import card_name, gangster_name, name_of

ALL: Final = 1000
OWN_PLACES: Final = [  # by the number of Gangsters on the Mat
    [CARRIED, SPOT, CELL_SPOT, STASH],
    [CARRIED, SLOT_1, SPOT, CELL_SPOT, STASH],
    [CARRIED, SLOT_1, SLOT_2, SPOT, CELL_SPOT, STASH],
]

# Which places are joined


def is_spot(place: int) -> bool:
    return place == SPOT or place == CELL_SPOT


def in_own_cell(convict: Convict) -> bool:
    return convict.space == FIRST_CELL + convict.cell


def together(game: Animalcatraz, index: int) -> bool:
    """Whether the partner is in the same space, so that their Mats are joined (section 29)."""
    other = partner_of(game, index)
    if other == NOTHING:
        return False
    partner = game.convicts[other]
    return partner.space == game.convicts[index].space and partner.posture != ESCAPED and partner.posture != HOLED


def sources(game: Animalcatraz, index: int, met: bool) -> list[int]:
    """Places that cards may be lifted from: the own ones, and those of a partner who is met there."""
    own = OWN_PLACES[len(game.convicts[index].gangsters)]
    if not met:
        return own
    partner = game.convicts[partner_of(game, index)]
    return own + [PARTNER + place for place in OWN_PLACES[len(partner.gangsters)][:-1]]


def ways(game: Animalcatraz, index: int, place: int, copy: int, met: bool) -> list[int]:
    """Places that a card may go straight to: stash and Carry Items meet in the cell alone, Mats in one space."""
    convict = game.convicts[index]
    spot = game.box.of(copy).spot
    here = place < PARTNER
    out: list[int] = []
    if place != STASH or in_own_cell(convict):
        for to in range(carriers(convict)):
            if to != place:
                out.append(to)
    if spot == CONVICT_SPOT and place != SPOT:
        out.append(SPOT)
    elif spot == CELL_UPGRADE and place != CELL_SPOT:
        out.append(CELL_SPOT)
    if here and place != STASH and (is_spot(place) or in_own_cell(convict)):
        out.append(STASH)
    if here and place != STASH and met:
        for to in range(carriers(game.convicts[partner_of(game, index)])):
            out.append(PARTNER + to)
        if spot == CONVICT_SPOT:
            out.append(PARTNER + SPOT)
        elif spot == CELL_UPGRADE:
            out.append(PARTNER + CELL_SPOT)
    return out


def goals(game: Animalcatraz, index: int, place: int, copy: int, met: bool, most: int = ALL) -> list[int]:
    """Where a card may go: PUT into free room, or CARD that it changes places with where there is none."""
    kind = game.box.kind_of[copy]
    out: list[int] = []
    for to in ways(game, index, place, copy, met):
        if len(out) >= most:
            break
        if room_at(game, index, to) > 0:
            out.append(PUT + to)
        else:
            for other in cards_at(game, index, to):
                action = at_place(CARD, to, game.box.kind_of[other])
                if game.box.kind_of[other] != kind and suits(game, place, other) and action not in out:
                    out.append(action)
    return out


def after_goal(game: Animalcatraz, index: int, place: int, copy: int, action: int, before: int) -> int:
    """The arrangement that a card's new place leads to; a shown card is turned down on the way."""
    source = where_of(game, index, place)
    to = action - PUT if action >= PUT else place_of(CARD, action)
    goal = where_of(game, index, to)
    after = before - weight_of(game, source, copy) + weight(goal, game.box.kind_of[copy])
    if action < PUT:
        other = find(game, index, to, kind_of(CARD, action))
        after += weight(source, game.box.kind_of[other]) - weight_of(game, goal, other)
    return after % WHOLE


def leads_on(game: Animalcatraz, index: int, action: int, before: int) -> bool:
    """Whether a lifted card has somewhere to go that has not been seen."""
    place = place_of(LIFT, action)
    copy = find(game, index, place, kind_of(LIFT, action))
    for goal in goals(game, index, place, copy, together(game, index)):
        if not is_seen(game, before, after_goal(game, index, place, copy, goal, before)):
            return True
    return False


class Lifting(Deed):
    """A card is taken up to be put elsewhere."""

    first = LIFT
    last = DROP
    arranges = True
    takes = MOVABLE

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        met = together(game, index)
        apart = not convict.gangsters and not in_own_cell(convict) and not met
        for place in sources(game, index, met):
            copies = cards_at(game, index, place)
            for i in range(len(copies)):
                copy = copies[i]
                if apart and game.box.of(copy).kind != UPGRADE:
                    continue  # only Upgrades have somewhere else to go
                if not is_repeated(game, copies, i) and goals(game, index, place, copy, met, 1):
                    out.append(at_place(LIFT, place, game.box.kind_of[copy]))

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        first = len(out)
        self.candidates(game, index, convict, out)
        if game.arrangements and len(out) > first:
            before = arrangement(game, convict.rival)
            lifts = out[first:]
            del out[first:]
            for action in lifts:
                if leads_on(game, index, action, before):
                    out.append(action)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not game.arrangements or leads_on(game, index, action, arrangement(game, convict.rival)):
            return 0
        return SEEN_BEFORE

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        place = place_of(LIFT, action)
        if place >= PARTNER and not together(game, index):
            return NOT_TOGETHER
        return NO_SUCH_CARD if find(game, index, place, kind_of(LIFT, action)) == NOTHING else NOT_MOVED_HERE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        place = place_of(LIFT, action)
        copy = find(game, index, place, kind_of(LIFT, action))
        game.do_next(PutCard(convict.seat, index, place, cards_at(game, index, place).index(copy)))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        place = place_of(LIFT, action)
        kind = kind_of(LIFT, action)
        where = goals(game, index, place, find(game, index, place, kind), together(game, index), 2)
        goal = f" to {place_name(game, index, where[0] - PUT)}" if len(where) == 1 and where[0] >= PUT else ""
        return Wording(f"Move {card_name(game, kind)}", f"from {place_name(game, index, place)}{goal}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return arranging_reason(refusal) or super().reason(game, index, convict, action, refusal)


def arranging_reason(refusal: int) -> Reason | None:
    if refusal == SEEN_BEFORE:
        return Reason("That would only bring back what has been before, and nothing has happened since", "R69")
    if refusal == NOT_MOVED_HERE:
        return Reason("There is no other place for this card here: the stash is reached in one's own cell", "§11.3")
    if refusal == NOT_TOGETHER:
        return Reason("Your two Convicts are not in the same space", "§29")
    if refusal == NOT_AN_UPGRADE:
        return Reason("Only a hidden Upgrade that would work there is shown", "R14")
    return None


def place_name(game: Animalcatraz, index: int, place: int) -> str:
    """A place of a Mat in words."""
    if place >= PARTNER:
        return place_name(game, partner_of(game, index), place - PARTNER)
    convict = game.convicts[index]
    if place == CARRIED:
        return f"what {name_of(game, index)} carries"
    if place == STASH:
        return "the stash"
    if is_spot(place):
        return f"{possessive(name_of(game, index))} Mat"
    return f"{possessive(gangster_name(game, convict.gangsters[place - SLOT_1]))} hand"


class PutCard(AskedOf):
    """Where a lifted card goes, or with which it changes places; others can tell where it lay, not which it is."""

    def __init__(self, seat: int, index: int, place: int, number: int) -> None:
        super().__init__(seat, index)
        self.place = place
        self.number = number

    def copy(self, game: Animalcatraz) -> int:
        return cards_at(game, self.index, self.place)[self.number]

    def candidates(self, game: Animalcatraz) -> list[int]:
        return goals(game, self.index, self.place, self.copy(game), together(game, self.index))

    def refusal(self, game: Animalcatraz, action: int) -> int:
        if not game.arrangements:
            return 0
        before = arrangement(game, self.convict(game).rival)
        copy = self.copy(game)
        after = after_goal(game, self.index, self.place, copy, action, before)
        return SEEN_BEFORE if is_seen(game, before, after) else 0

    def take(self, game: Animalcatraz, action: int) -> None:
        index, rival = self.index, self.convict(game).rival
        seen_here(game, rival)
        copy = self.copy(game)
        to = action - PUT if action >= PUT else place_of(CARD, action)
        other = NOTHING if action >= PUT else find(game, index, to, kind_of(CARD, action))
        slip_away(game, index, self.place, copy)
        if other != NOTHING:
            slip_away(game, index, to, other)
            lay(game, index, self.place, other)
        lay(game, index, to, copy)
        seen_here(game, rival)
        game.do(limits_of(game, index))

    def args(self) -> list[int]:
        return [self.seat, self.index, self.place, self.number]

    def question(self, game: Animalcatraz) -> str:
        return f"Where does {card_name(game, game.box.kind_of[self.copy(game)])} go?"

    def chapter(self, game: Animalcatraz) -> str:
        return "cards"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action >= PUT:
            return Wording(f"To {place_name(game, self.index, action - PUT)}")
        other = card_name(game, kind_of(CARD, action))
        return Wording(f"In exchange for {other}", f"of {place_name(game, self.index, place_of(CARD, action))}")

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        return arranging_reason(refusal) or super().reason(game, action, refusal)


def lay(game: Animalcatraz, index: int, place: int, copy: int) -> None:
    """A card to its new place: face up on a spot, otherwise for its side's eyes."""
    put(game, index, place, copy)
    convict = game.convicts[index if place < PARTNER else partner_of(game, index)]
    kind = game.box.kind_of[copy]
    if is_spot(place % PARTNER):
        game.tell(UPGRADE_PLACED, convict.seat, convict.card, kind)
    else:
        game.whisper(side_mask(game, convict.rival), CARDS_ARRANGED, convict.seat, convict.card, kind)


def limits_of(game: Animalcatraz, index: int) -> list[Step[Animalcatraz]]:
    """A belt or a false wall that was moved may have made room, or taken it."""
    met = together(game, index)
    full = room_at(game, index, CARRIED) < 0 or room_at(game, index, STASH) < 0
    if not full and not (met and (room_at(game, index, PARTNER) < 0 or room_at(game, index, PARTNER + STASH) < 0)):
        return []
    out: list[Step[Animalcatraz]] = [MakeRoom(index), FlushStash(index)]
    if met:
        out += [MakeRoom(partner_of(game, index)), FlushStash(partner_of(game, index))]
    return out
