"""Setting the prison and its rivals on a table of Animalcatraz: Guards, cells, piles, tokens, the day."""

from __future__ import annotations

from typing import Self

from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    GUARDED,
    LETTER_WORDS,
    SPACE_WORDS,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.rules.mats import side_mask
from bighouse.games.animalcatraz.rules.reputation import start_rep
from bighouse.games.animalcatraz.rules.state import MOST_RIVALS
from tests.games.animalcatraz.tabletop.looking import BOX
from tests.games.animalcatraz.tabletop.people import People


def mask_of(words: str, names: list[str]) -> int:
    return sum(1 << names.index(word) for word in words.split())


class Prison(People):
    def vacant(self, cell: str, card: str = "", gangster: str = "") -> Self:
        """What lies and who sits in a vacant cell."""
        number = VACANT_WORDS.index(cell)
        if card:
            copy = self.copy(card)
            self.game.vacant[number] = copy
            for convict in self.game.convicts:
                if convict.cell == number // 3:
                    self.game.known[copy] = side_mask(self.game, convict.rival)
        if gangster:
            self.game.lodgers[number] = BOX.gangster(gangster)
            self.off_death_row(BOX.gangster(gangster))
        return self

    def death_row(self, words: str) -> Self:
        """Who is turned up next."""
        for word in reversed(words.split()):
            self.off_death_row(BOX.gangster(word))
            self.game.death_row.append(BOX.gangster(word))
        return self

    def guards(self, letter: str) -> Self:
        """All Guards on a letter."""
        self.game.letters = [LETTER_WORDS.index(letter)] * GUARDED
        return self

    def guard(self, space: str, guard: str = "", letter: str = "", owner: str = "") -> Self:
        """Who stands in a space (he changes places with who stood there), on which letter, on whose stand."""
        game = self.game
        here = SPACE_WORDS.index(space)
        if guard:
            there = game.guard_at.index(BOX.guard_ids.index(guard))
            game.guard_at[here], game.guard_at[there] = game.guard_at[there], game.guard_at[here]
        if letter:
            game.letters[here] = LETTER_WORDS.index(letter)
        if owner:
            game.owners[game.guard_at[here]] = self.convict(owner).rival
        return self

    def with_rep(self, who: str, rep: int) -> Self:
        start_rep(self.game, self.convict(who).rival, rep)
        return self

    def tags(self, by: str, other: str, count: int) -> Self:
        """Trash Tags that one rival has placed with another."""
        self.game.placed_tags[self.convict(by).rival * MOST_RIVALS + self.convict(other).rival] = count
        return self

    def event(self, word: str) -> Self:
        self.game.event = BOX.event(word)
        if self.game.event in self.game.events:
            self.game.events.remove(self.game.event)
        return self

    def warden(self, space: str) -> Self:
        self.game.warden = SPACE_WORDS.index(space)
        return self

    def rats(self, spaces: str) -> Self:
        self.game.rats = mask_of(spaces, SPACE_WORDS)
        return self

    def cell_attack(self, who: str, card: str) -> Self:
        """A Cell Attack that lies in a Convict's cell."""
        copy = self.copy(card)
        self.game.known[copy] = EVERYONE
        self.game.cell_attacks[self.convict(who).cell] = copy
        return self

    def plan(self, who: str, word: str, shown: bool = True, secured: str = "") -> Self:
        side = self.game.rivals[self.convict(who).rival]
        side.plan, side.plan_shown = BOX.plan_ids.index(word), shown
        for deck in self.game.plan_decks:
            if side.plan in deck.cards:
                deck.cards.remove(side.plan)
        for tool in secured.split():
            side.secured.append(self.copy(tool))
            self.game.known[side.secured[-1]] = EVERYONE
        return self

    def king(self, who: str, block: str) -> Self:
        """A rival's coin in a Cellblock."""
        rival = self.convict(who).rival
        self.game.kings[SPACE_WORDS.index(block) - CELLBLOCK_A] = rival
        self.game.rivals[rival].coins -= 1
        return self

    def coins(self, who: str, rounds: str) -> Self:
        """A rival's Gang Coins on the round track: "1 3"."""
        rival = self.convict(who).rival
        for number in rounds.split():
            self.game.track[int(number) - 1] = rival
            self.game.rivals[rival].coins -= 1
        return self

    def on_top(self, cards: str) -> Self:
        """What is drawn next from the Chair."""
        self.game.chair += [self.copy(word) for word in reversed(cards.split())]
        return self

    def in_pile(self, cards: str) -> Self:
        """The Infirmary pile."""
        self.game.pile += [self.copy(word) for word in cards.split()]
        return self

    def shank(self, who: str) -> Self:
        self.game.shank = self.convict(who).rival
        return self

    def on(self, day: int, round: int) -> Self:
        self.game.day, self.game.round = day, round
        return self
