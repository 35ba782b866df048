"""Making room: cards beyond a limit are discarded at once, by their owner's choice (RULES.md 11.2 and 11.3)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import CARRY_LIMIT, NOTHING, STASH_LIMIT
from bighouse.games.animalcatraz.rules.actions import CARD, CARRIED, LIFT, SHOW, SLOT_1, STASH, at_place, kind_of
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.events import CARD_PASSED, UPGRADE_SHOWN
from bighouse.games.animalcatraz.rules.mats import at_place as cards_at
from bighouse.games.animalcatraz.rules.mats import (
    carriers,
    carry_limit,
    drop,
    find,
    hidden_upgrades,
    kinds_at,
    put,
    room_at,
    show,
    slip_away,
    stash_limit,
)
from bighouse.games.animalcatraz.rules.sides import deciding_seat
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.words.phrases import card_name, gangster_name


class MakeRoom(Step[Animalcatraz]):
    """A Convict carries no more than it can."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if len(convict.carry) > carry_limit(game, convict):
            game.do([DropCard(convict.seat, self.index, CARRIED), self])

    def args(self) -> list[int]:
        return [self.index]


class FlushStash(Step[Animalcatraz]):
    """A cell holds no more than it can; the owner decides, from anywhere (11.3)."""

    def __init__(self, index: int) -> None:
        self.index = index  # of a Convict of that cell

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if len(game.stashes[convict.cell]) > stash_limit(game, convict.cell):
            seat = convict.seat if shares_no_cell(game, self.index) else deciding_seat(game, convict.rival)
            game.do([DropCard(seat, self.index, STASH), self])

    def args(self) -> list[int]:
        return [self.index]


def shares_no_cell(game: Animalcatraz, index: int) -> bool:
    for other in range(len(game.convicts)):
        if other != index and game.convicts[other].cell == game.convicts[index].cell:
            return False
    return True


class DropCard(AskedOf):
    """Which card goes, the new one included (D3); what a Convict cannot carry a Gangster may take (R102), and a hidden
    Upgrade that makes room may be shown (R108)."""

    def __init__(self, seat: int, index: int, place: int) -> None:
        super().__init__(seat, index)
        self.place = place

    def candidates(self, game: Animalcatraz) -> list[int]:
        kinds = kinds_at(game, self.index, self.place)
        out = [at_place(SHOW, self.place, kind) for kind in room_in_hiding(game, self.index, self.place)]
        if self.place == CARRIED and free_hand(game, self.index) != NOTHING:
            out += [at_place(LIFT, CARRIED, kind) for kind in kinds]
        return out + [at_place(CARD, self.place, kind) for kind in kinds]

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = self.convict(game)
        if action >= SHOW:
            copy = find(game, self.index, self.place, kind_of(SHOW, action))
            show(game, copy)
            game.shown[copy] = 1
            game.tell(UPGRADE_SHOWN, self.seat, game.box.kind_of[copy])
            return
        if action >= LIFT:
            copy = find(game, self.index, CARRIED, kind_of(LIFT, action))
            slip_away(game, self.index, CARRIED, copy)
            put(game, self.index, free_hand(game, self.index), copy)
            kind = game.box.kind_of[copy]
            game.whisper(game.known[copy], CARD_PASSED, convict.seat, convict.card, kind)
            return
        copy = find(game, self.index, self.place, kind_of(CARD, action))
        slip_away(game, self.index, self.place, copy)
        drop(game, self.seat, convict.rival, copy)

    def lapse(self, game: Animalcatraz) -> int:
        newest = cards_at(game, self.index, self.place)[-1]
        return at_place(CARD, self.place, game.box.kind_of[newest])

    def args(self) -> list[int]:
        return [self.seat, self.index, self.place]

    def question(self, game: Animalcatraz) -> str:
        if self.place == STASH:
            return "The stash is full: which card goes to the Chair?"
        return "Too much to carry: which card goes to the Chair?"

    def chapter(self, game: Animalcatraz) -> str:
        return "cards"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action >= SHOW:
            return Wording(f"Show {card_name(game, kind_of(SHOW, action))}", "room for one more")
        if action < LIFT:
            return Wording(card_name(game, kind_of(CARD, action)), "to the Chair")
        gangster = self.convict(game).gangsters[free_hand(game, self.index) - SLOT_1]
        return Wording(card_name(game, kind_of(LIFT, action)), f"to {gangster_name(game, gangster)}")


def room_in_hiding(game: Animalcatraz, index: int, place: int) -> list[int]:
    """Kinds of hidden Upgrades at a place that would make room there (R14)."""
    key = STASH_LIMIT if place == STASH else CARRY_LIMIT
    return [kind for kind in hidden_upgrades(game, index, place) if game.box.cards[kind].modifiers[key] > 0]


def free_hand(game: Animalcatraz, index: int) -> int:
    """The place of the first Gangster of a Mat who carries nothing; NOTHING: there is none."""
    for place in range(SLOT_1, carriers(game.convicts[index])):
        if room_at(game, index, place) > 0:
            return place
    return NOTHING
