"""Arranging cards for nothing: on the Mat, in the own cell, with the partner (RULES.md 11.3, 11.4 and 29, R69)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
    PLACES,
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
    remember,
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
    NO_PARTNER,
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


class Layout:
    """What all cards that are asked about at once share: whose Mats are joined, and which places have room."""

    def __init__(self, game: Animalcatraz, index: int) -> None:
        convict = game.convicts[index]
        self.at_home = in_own_cell(convict)
        self.carriers: i64 = (1 << carriers(convict)) - 1  # places, as masks from here on
        self.beyond: i64 = 0  # carriers of a partner who is met there
        self.free: i64 = 0
        partner = NOTHING
        if together(game, index):
            partner = partner_of(game, index)
            self.beyond = ((1 << carriers(game.convicts[partner])) - 1) << PARTNER
        self.met = partner != NOTHING
        for place in OWN_PLACES[len(convict.gangsters)]:
            if (place != STASH or self.at_home or spots_in_use(convict)) and room_at(game, index, place) > 0:
                self.free |= 1 << i64(place)
        if self.met:
            for place in OWN_PLACES[len(game.convicts[partner].gangsters)]:
                if place != STASH and room_at(game, partner, place) > 0:
                    self.free |= 1 << i64(PARTNER + place)


def spots_in_use(convict: Convict) -> bool:
    return convict.upgrade != NOTHING or convict.cell_upgrade != NOTHING


def sources(game: Animalcatraz, index: int, met: bool) -> list[int]:
    """Places that cards may be lifted from: the own ones, and those of a partner who is met there."""
    own = OWN_PLACES[len(game.convicts[index].gangsters)]
    if not met:
        return own
    partner = game.convicts[partner_of(game, index)]
    return own + [PARTNER + place for place in OWN_PLACES[len(partner.gangsters)][:-1]]


def ways(game: Animalcatraz, place: int, copy: int, layout: Layout) -> i64:
    """Places that a card may go straight to, as a mask: stash and Carry Items meet in the cell alone, Mats in one
    space."""
    spot = game.box.of(copy).spot
    spots: i64 = 0
    if spot == CONVICT_SPOT:
        spots = 1 << SPOT
    elif spot == CELL_UPGRADE:
        spots = 1 << CELL_SPOT
    out = spots
    if place != STASH or layout.at_home:
        out |= layout.carriers
    if place < PARTNER and place != STASH:
        if is_spot(place) or layout.at_home:
            out |= 1 << STASH
        if layout.met:
            out |= layout.beyond | spots << PARTNER
    return out & ~(1 << i64(place))


def has_goal(game: Animalcatraz, index: int, place: int, copy: int, layout: Layout) -> bool:
    """Whether a card may go anywhere: where there is room no exchange has to be looked for."""
    if ways(game, place, copy, layout) & layout.free:
        return True
    return len(goals(game, index, place, copy, layout)) > 0


def goals(game: Animalcatraz, index: int, place: int, copy: int, layout: Layout) -> list[int]:
    """Where a card may go: PUT into free room, or CARD that it changes places with where there is none."""
    kind = game.box.kind_of[copy]
    open_to = ways(game, place, copy, layout)
    out: list[int] = []
    for to in range(PLACES):
        if not open_to >> i64(to) & 1:
            continue
        if layout.free >> i64(to) & 1:
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


def leads_on(game: Animalcatraz, index: int, action: int, before: int, layout: Layout) -> bool:
    """Whether a lifted card has somewhere to go that has not been seen."""
    place = place_of(LIFT, action)
    copy = find(game, index, place, kind_of(LIFT, action))
    for goal in goals(game, index, place, copy, layout):
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
        self.add_lifts(game, index, convict, Layout(game, index), out)

    def add_lifts(self, game: Animalcatraz, index: int, convict: Convict, layout: Layout, out: list[int]) -> None:
        apart = not convict.gangsters and not layout.at_home and not layout.met
        for place in sources(game, index, layout.met):
            copies = cards_at(game, index, place)
            for i in range(len(copies)):
                copy = copies[i]
                if apart and game.box.of(copy).kind != UPGRADE:
                    continue  # only Upgrades have somewhere else to go
                if not is_repeated(game, copies, i) and has_goal(game, index, place, copy, layout):
                    out.append(at_place(LIFT, place, game.box.kind_of[copy]))

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        layout = Layout(game, index)
        if not game.arrangements:
            self.add_lifts(game, index, convict, layout, out)
            return
        lifts: list[int] = []
        self.add_lifts(game, index, convict, layout, lifts)
        if lifts:
            before = arrangement(game, convict.rival)
            for action in lifts:
                if leads_on(game, index, action, before, layout):
                    out.append(action)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not game.arrangements:
            return 0
        before = arrangement(game, convict.rival)
        return 0 if leads_on(game, index, action, before, Layout(game, index)) else SEEN_BEFORE

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        place = place_of(LIFT, action)
        if place >= PARTNER and partner_of(game, index) == NOTHING:
            return NO_PARTNER
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
        where = goals(game, index, place, find(game, index, place, kind), Layout(game, index))
        goal = f" to {place_name(game, index, where[0] - PUT)}" if len(where) == 1 and where[0] >= PUT else ""
        return Wording(f"Move {card_name(game, kind)}", f"from {place_name(game, index, place)}{goal}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        place = place_of(LIFT, action)
        if refusal == NO_SUCH_CARD and place >= PARTNER:
            return Reason(f"{name_of(game, partner_of(game, index))} has no such card there", "§11")
        return arranging_reason(refusal) or super().reason(game, index, convict, action, refusal)


def arranging_reason(refusal: int) -> Reason | None:
    if refusal == SEEN_BEFORE:
        return Reason("That would only bring back what has been before, and nothing has happened since", "R69")
    if refusal == NOT_MOVED_HERE:
        return Reason("There is no other place for this card here: the stash is reached in one's own cell", "§11.3")
    if refusal == NO_PARTNER:
        return Reason("Nobody at this table has a second Convict", "§29")
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
        return goals(game, self.index, self.place, self.copy(game), Layout(game, self.index))

    def refusal(self, game: Animalcatraz, action: int) -> int:
        if not game.arrangements:
            return 0
        before = arrangement(game, self.convict(game).rival)
        copy = self.copy(game)
        after = after_goal(game, self.index, self.place, copy, action, before)
        return SEEN_BEFORE if is_seen(game, before, after) else 0

    def take(self, game: Animalcatraz, action: int) -> None:
        index, rival = self.index, self.convict(game).rival
        before = arrangement(game, rival)
        copy = self.copy(game)
        after = after_goal(game, index, self.place, copy, action, before)
        to = action - PUT if action >= PUT else place_of(CARD, action)
        other = NOTHING if action >= PUT else find(game, index, to, kind_of(CARD, action))
        slip_away(game, index, self.place, copy)
        if other != NOTHING:
            slip_away(game, index, to, other)
            lay(game, index, self.place, other)
        lay(game, index, to, copy)
        remember(game, before)
        remember(game, after)
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
