"""The Warden: where the dice send him, and what he takes (RULES.md section 27, R45)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import COURTYARD, EL_PATRON, NOTHING, WARDEN_MODULE, WARDEN_PAID
from bighouse.games.animalcatraz.rules.actions import CARD, CARRIED, SPOT, kind_of, place_of
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import has_skill
from bighouse.games.animalcatraz.rules.events import WARDEN_MOVED, WARDEN_PAID_OFF, WARDEN_ROLLED
from bighouse.games.animalcatraz.rules.guards import guards_of
from bighouse.games.animalcatraz.rules.hole import SendToHole
from bighouse.games.animalcatraz.rules.mats import (
    ANY_KIND,
    add_at,
    add_carried,
    find,
    learn,
    pocket,
    side_mask,
    slip_away,
    to_chair,
)
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.room_making import MakeRoom
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz
from bighouse.games.animalcatraz.words.phrases import card_name, name_of


class WardenWalks(Step[Animalcatraz]):
    """Step A5: two dice name his space."""

    def run(self, game: Animalcatraz) -> None:
        if game.has(WARDEN_MODULE):
            rolled = game.roll(WARDEN_ROLLED, [], 2, 6, [])
            game.warden = game.box.warden[sum(rolled)]
            game.tell(WARDEN_MOVED, game.warden)


def patron(game: Animalcatraz) -> int:
    """The Convict whose second skill owns the Warden, which takes a stand (R100); NOTHING: there is none."""
    for i in range(len(game.convicts)):
        rival = game.convicts[i].rival
        if has_patron_skill(game, i, 2) and guards_of(game, rival) < game.rivals[rival].stands:
            return i
    return NOTHING


def has_patron_skill(game: Animalcatraz, index: int, level: int) -> bool:
    convict = game.convicts[index]
    return convict.posture != ESCAPED and has_skill(game, convict, EL_PATRON, level)


def collector(game: Animalcatraz) -> int:
    """Who is paid in the Warden's place: the Convict of whoever has corrupted him, or El Patron; NOTHING: nobody."""
    if game.warden_owner != NOTHING:
        for i in range(len(game.convicts)):
            if game.convicts[i].rival == game.warden_owner and game.convicts[i].posture != ESCAPED:
                return i
    return patron(game)


def owner_of_warden(game: Animalcatraz) -> int:
    """The rival on whose stand he is; NOTHING: on black."""
    if game.warden_owner != NOTHING or not game.has(WARDEN_MODULE):
        return game.warden_owner
    index = patron(game)
    return NOTHING if index == NOTHING else game.convicts[index].rival


def stands_in_use(game: Animalcatraz, rival: int) -> int:
    """Guards on a rival's colour, and the Warden."""
    return guards_of(game, rival) + int(owner_of_warden(game) == rival)


class MeetWarden(Step[Animalcatraz]):
    """A Convict that starts its turn in his space, or enters it, pays with a card or goes to The Hole."""

    def __init__(self, index: int, space: int) -> None:
        self.index = index
        self.space = space

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if game.warden != self.space or convict.space != self.space or game.active != self.index:
            return
        if convict.paid_warden or has_patron_skill(game, self.index, 1):
            return
        if convict.left_hole and self.space == COURTYARD:  # it came out to him in this turn (R45)
            return
        owner = collector(game)
        if owner != NOTHING and game.convicts[owner].rival == convict.rival:
            return
        if payments(game, self.index):
            game.do_next(PayWarden(convict.seat, self.index))
        else:
            game.do_next(SendToHole(self.index))

    def args(self) -> list[int]:
        return [self.index, self.space]


def payments(game: Animalcatraz, index: int) -> list[int]:
    """Carry Items of the Convict and its Gangsters, and its Convict Upgrade."""
    out: list[int] = []
    add_carried(game, index, CARD, ANY_KIND, out)
    add_at(game, index, SPOT, CARD, out)
    return out


class PayWarden(AskedOf):
    """Which card he gets (D16): into the Chair, or to the rival that owns him."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        return payments(game, self.index)

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = self.convict(game)
        convict.paid_warden = True
        place, kind = place_of(CARD, action), kind_of(CARD, action)
        copy = find(game, self.index, place, kind)
        slip_away(game, self.index, place, copy)  # face down (32.2)
        game.do_next(MakeRoom(self.index))  # it may have been the room itself
        owner = collector(game)
        knowers = side_mask(game, convict.rival)
        if owner != NOTHING:
            knowers |= side_mask(game, game.convicts[owner].rival)
        learn(game, copy, knowers)
        game.whisper(knowers, WARDEN_PAID_OFF, self.seat, convict.card, kind)
        if owner == NOTHING:
            to_chair(game, copy)
        else:
            pocket(game, owner, copy)
            game.do_next(MakeRoom(owner))
        note(game, convict.rival, Misdeed(WARDEN_PAID, convict.space))

    def lapse(self, game: Animalcatraz) -> int:
        options = self.candidates(game)
        values = [game.box.cards[kind_of(CARD, option)].value for option in options]
        return options[values.index(min(values))]

    def question(self, game: Animalcatraz) -> str:
        return f"The Warden stops {name_of(game, self.index)}: which card does he get?"

    def chapter(self, game: Animalcatraz) -> str:
        return "warden"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        kind = kind_of(CARD, action)
        place = place_of(CARD, action)
        whose = "" if place == CARRIED else "the Upgrade on the Mat" if place == SPOT else "a Gangster's card"
        return Wording(f"Pay with {card_name(game, kind)}", whose)


WARDEN_WALKS: Final = WardenWalks()
