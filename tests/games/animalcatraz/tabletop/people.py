"""Setting Convicts on a table of Animalcatraz: where they are, their bars, their Mats.

A card that is given to somebody is taken from the Chair or a deck.
"""

from __future__ import annotations

from typing import Self

from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import FIRST_CELL, HOLE, ICON_WORDS, OUTSIDE, SPACE_WORDS
from bighouse.games.animalcatraz.rules import actions
from bighouse.games.animalcatraz.rules.icons import mark
from bighouse.games.animalcatraz.rules.mats import put, side_mask
from bighouse.games.animalcatraz.rules.state import ESCAPED, HOLED, LYING
from tests.games.animalcatraz.tabletop.looking import BOX, Looking


class People(Looking):
    def at(self, who: str, space: str) -> Self:
        """Convicts into a space."""
        for name in who.split():
            self.convict(name).space = SPACE_WORDS.index(space)
        return self

    def lies(self, who: str, loss: int = 0, felled: bool = True) -> Self:
        convict = self.convict(who)
        convict.space = FIRST_CELL + convict.cell
        convict.posture, convict.loss, convict.felled = LYING, loss, felled
        return self

    def in_hole(self, who: str, loss: int = 2) -> Self:
        convict = self.convict(who)
        convict.space, convict.posture, convict.loss = HOLE, HOLED, loss
        return self

    def escapes(self, who: str) -> Self:
        """It is out."""
        convict = self.convict(who)
        convict.space, convict.posture = OUTSIDE, ESCAPED
        return self

    def slots(self, who: str, strength: int | None = None, cunning: int | None = None) -> Self:
        convict = self.convict(who)
        convict.strength = convict.strength if strength is None else strength
        convict.cunning = convict.cunning if cunning is None else cunning
        return self

    def levels(self, who: str, strength: int | None = None, cunning: int | None = None) -> Self:
        """Bars on the lowest slots of these levels."""
        card = BOX.inmates[self.convict(who).card]
        return self.slots(
            who,
            None if strength is None else card.strength.index(strength),
            None if cunning is None else card.cunning.index(cunning),
        )

    def primal(self, who: str, rounds: int = 2) -> Self:
        self.convict(who).primal = rounds
        return self

    def copy(self, word: str) -> int:
        """A copy of a card, taken from the Chair or its deck."""
        kind = BOX.card(word)
        for pile in [self.game.chair, *self.game.decks]:
            for copy in pile:
                if BOX.kind_of[copy] == kind:
                    pile.remove(copy)
                    self.game.known[copy] = 0
                    return copy
        raise AssertionError(f"no copy of {word} is left")

    def give(self, who: str, place: int, cards: str) -> Self:
        """Cards to a place of a Convict's Mat (rules/actions.py); they are its side's secret where they can be."""
        for word in cards.split():
            put(self.game, self.index(who), place, self.copy(word))
        return self

    def carry(self, who: str, cards: str) -> Self:
        return self.give(who, actions.CARRIED, cards)

    def stash(self, who: str, cards: str) -> Self:
        return self.give(who, actions.STASH, cards)

    def upgrade(self, who: str, card: str) -> Self:
        """On the spot of its kind."""
        return self.give(who, actions.SPOT + BOX.cards[BOX.card(card)].spot, card)

    def shown(self, who: str, card: str) -> Self:
        """An Upgrade in hand or stash that its owner has turned up."""
        convict = self.convict(who)
        for copy in convict.carry + self.game.stashes[convict.cell]:
            if BOX.of(copy).id == card:
                self.game.shown[copy] = 1
                self.game.known[copy] = EVERYONE
        return self

    def gangsters(self, who: str, words: str) -> Self:
        """Gangsters on a Mat, with what they carry: "thief_slick:cash brawler_knuckles"."""
        convict = self.convict(who)
        for word in words.split():
            name, _, card = word.partition(":")
            gangster = BOX.gangster(name)
            self.off_death_row(gangster)
            convict.gangsters.append(gangster)
            if card:
                self.give(who, len(convict.gangsters), card)
        return self

    def off_death_row(self, gangster: int) -> None:
        """He is in play, where all can see him."""
        self.game.met |= 1 << gangster
        if gangster in self.game.death_row:
            self.game.death_row.remove(gangster)

    def crimes(self, who: str, words: str) -> Self:
        convict = self.convict(who)
        for word in words.split():
            crime = BOX.crime(word)
            convict.crimes.append(crime)
            self.game.crime_deck.cards.remove(crime)
            self.game.crime_known[crime] = side_mask(self.game, convict.rival)
        return self

    def used(self, who: str, space: str, icon: str) -> Self:
        """An icon that a Convict has used this round."""
        self.convict(who).icons |= mark(SPACE_WORDS.index(space), ICON_WORDS.index(icon))
        return self
