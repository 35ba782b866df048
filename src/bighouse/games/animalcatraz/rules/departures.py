"""Gangsters that leave play: injured, or discarded by their own skill (RULES.md sections 18 and 26)."""

from __future__ import annotations

from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import FRAUD, NOTHING, SCAPEGOAT
from bighouse.games.animalcatraz.rules.actions import CARRIED, PASS, PUT, SLOT_1
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.events import GANGSTER_LEFT
from bighouse.games.animalcatraz.rules.mats import carriers, drop, put, room_at
from bighouse.games.animalcatraz.rules.roles import role_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.words.phrases import card_name, gangster_name


def fall_guy(game: Animalcatraz, index: int) -> int:
    """A Scapegoat on the Convict's Mat, or a Fraud who stands in for one (R66, R67); NOTHING: there is none."""
    for gangster in game.convicts[index].gangsters:
        if role_of(game, gangster).type == SCAPEGOAT:
            return gangster
    return NOTHING


def leave_play(game: Animalcatraz, index: int, gangster: int) -> int:
    """To the discard of Death Row; the card that he carried is given back, or NOTHING."""
    convict = game.convicts[index]
    convict.gangsters.remove(gangster)
    game.dead.append(gangster)
    game.hurt[gangster] = 0
    if game.box.gangsters[gangster].type == FRAUD:
        game.copied = NOTHING
    copy = game.held[gangster]
    game.held[gangster] = NOTHING
    game.tell(GANGSTER_LEFT, convict.seat, convict.card, gangster)
    return copy


def fall(game: Animalcatraz, index: int, gangster: int) -> None:
    """He is injured: his card goes to the Infirmary pile."""
    copy = leave_play(game, index, gangster)
    if copy != NOTHING:
        game.shown[copy] = 0
        game.pile.append(copy)


def discard_gangster(game: Animalcatraz, index: int, gangster: int, keeps: bool) -> None:
    """He leaves in another way: his card goes to the Chair, unless his skill lets it be kept on the Mat (D26)."""
    convict = game.convicts[index]
    copy = leave_play(game, index, gangster)
    if copy == NOTHING:
        return
    game.incoming.append(copy)
    if keeps:
        game.do_next(KeepCard(convict.seat, index))
    else:
        game.incoming.remove(copy)
        drop(game, convict.seat, convict.rival, copy)


class KeepCard(AskedOf):
    """Where the card of a Gangster who leaves goes: a free place of the Mat, or the Chair (D26)."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        convict = game.convicts[self.index]
        out: list[int] = []
        for place in range(carriers(convict)):
            if room_at(game, self.index, place) > 0:
                out.append(PUT + place)
        out.append(PASS)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        copy = game.incoming.pop()
        if action == PASS:
            convict = self.convict(game)
            drop(game, convict.seat, convict.rival, copy)
        else:
            put(game, self.index, action - PUT, copy)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def question(self, game: Animalcatraz) -> str:
        return f"Who takes {card_name(game, game.box.kind_of[game.incoming[-1]])}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        convict = self.convict(game)
        if action == PASS:
            return Wording("Nobody", "it goes to the Chair")
        place = action - PUT
        if place == CARRIED:
            return Wording(game.box.inmates[convict.card].name)
        return Wording(gangster_name(game, convict.gangsters[place - SLOT_1]))
