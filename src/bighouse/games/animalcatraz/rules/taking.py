"""What a thief takes: a card drawn blind, Slick's second roll, Ghost's choice of two (RULES.md 21, 26, D27)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import CARD, CARRIED, PASS, REROLL, SLOT_1, TAKE, at_place
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.events import CARD_SEEN, CARD_STOLEN, THIEF_ROLLED
from bighouse.games.animalcatraz.rules.loot import pool_of, seize
from bighouse.games.animalcatraz.rules.mats import blur, carriers, drop, learn, put, room_at, side_mask, take_away
from bighouse.games.animalcatraz.rules.odds import percent, reaching
from bighouse.games.animalcatraz.rules.roles import role_of
from bighouse.games.animalcatraz.rules.room_making import FlushStash, MakeRoom
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.rules.totals import numbers, thief_parts, total
from bighouse.games.animalcatraz.rules.traps import is_trap, spring_on_convict, spring_on_gangster
from bighouse.games.animalcatraz.words.phrases import card_name, gangster_name

DICE: Final = 2


class TakeLoot(Step[Animalcatraz]):
    """A card is drawn from the shuffled pool; Ghost draws two and keeps one."""

    def __init__(self, index: int, thief: int, target: int, cell: int, against: int, second: int) -> None:
        self.index = index
        self.thief = thief
        self.target = target
        self.cell = cell
        self.against = against  # what the victim has rolled
        self.second = second  # 1: after Slick's second roll

    def run(self, game: Animalcatraz) -> None:
        pool = pool_of(game, self.target, self.cell)
        if not pool:
            return
        drawn = game.rng.below(len(pool))
        game.reveal()
        convict = game.convicts[self.index]
        if self.thief != CARRIED and len(pool) > 1:
            role = role_of(game, convict.gangsters[self.thief - SLOT_1])
            if role.looks_twice:
                other = game.rng.below(len(pool) - 1)
                other += int(other >= drawn)
                for place in (drawn, other):
                    learn(game, pool[place], 1 << convict.seat)
                    game.whisper(1 << convict.seat, CARD_SEEN, convict.seat, game.box.kind_of[pool[place]])
                game.do_next(KeepOne(convict.seat, self.index, self.thief, self.target, self.cell, drawn, other))
                return
            if role.steals_twice and not self.second:
                game.do_next(SecondRoll(convict.seat, self.index, self.thief, self.target, self.cell, self.against))
        carry_off(game, self.index, self.thief, self.target, self.cell, pool[drawn])

    def args(self) -> list[int]:
        return [self.index, self.thief, self.target, self.cell, self.against, self.second]


def carry_off(game: Animalcatraz, index: int, thief: int, target: int, cell: int, copy: int) -> None:
    """The drawn card changes hands; a Cell Trap out of a stash goes off instead (section 15)."""
    convict = game.convicts[index]
    gangster = NOTHING if thief == CARRIED else convict.gangsters[thief - SLOT_1]
    seize(game, side_mask(game, convict.rival), target, cell, copy)
    if cell != NOTHING and is_trap(game, copy):
        if gangster == NOTHING:
            spring_on_convict(game, index, copy, cell)
        else:
            spring_on_gangster(game, index, gangster, copy, cell)
    else:
        learn(game, copy, side_mask(game, convict.rival))
        game.whisper(
            game.known[copy],
            CARD_STOLEN,
            convict.seat,
            convict.card,
            gangster,
            game.convicts[target].seat,
            game.box.kind_of[copy],
        )
        stow(game, index, thief, copy)
    game.do_next(MakeRoom(target) if cell == NOTHING else FlushStash(target))  # it may have been the room itself


def stow(game: Animalcatraz, index: int, thief: int, copy: int) -> None:
    """As a Carry Item of the thief; a Thief with full hands passes on to who has room, or keeps one of two (R93)."""
    if thief == CARRIED:
        put(game, index, CARRIED, copy)
        game.do_next(MakeRoom(index))
        return
    convict = game.convicts[index]
    for place in [thief, *range(carriers(convict))]:
        if room_at(game, index, place) > 0:
            put(game, index, place, copy)
            return
    game.incoming.append(copy)
    game.do_next(FullHands(convict.seat, index, thief))


class FullHands(AskedOf):
    """A Thief's old card or the stolen one goes to the Chair (D3)."""

    def __init__(self, seat: int, index: int, thief: int) -> None:
        super().__init__(seat, index)
        self.thief = thief

    def held(self, game: Animalcatraz) -> int:
        return game.held[self.convict(game).gangsters[self.thief - SLOT_1]]

    def candidates(self, game: Animalcatraz) -> list[int]:
        new = game.box.kind_of[game.incoming[-1]]
        return [at_place(CARD, self.thief, game.box.kind_of[self.held(game)]), TAKE + new]

    def take(self, game: Animalcatraz, action: int) -> None:
        copy, old = game.incoming.pop(), self.held(game)
        blur(game, [copy, old], side_mask(game, self.convict(game).rival))  # others do not see which one goes
        if action < TAKE:
            take_away(game, self.index, self.thief, old)
            put(game, self.index, self.thief, copy)
            copy = old
        drop(game, self.seat, self.convict(game).rival, copy)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[1]

    def args(self) -> list[int]:
        return [self.seat, self.index, self.thief]

    def question(self, game: Animalcatraz) -> str:
        name = gangster_name(game, self.convict(game).gangsters[self.thief - SLOT_1])
        return f"{name} has his hands full: which card goes to the Chair?"

    def chapter(self, game: Animalcatraz) -> str:
        return "cards"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action < TAKE:
            return Wording(card_name(game, game.box.kind_of[self.held(game)]), "that he carried")
        return Wording(card_name(game, action - TAKE), "that he stole")


class KeepOne(AskedOf):
    """Ghost has seen two cards and keeps one; only that one counts as drawn (R27)."""

    def __init__(self, seat: int, index: int, thief: int, target: int, cell: int, first: int, second: int) -> None:
        super().__init__(seat, index)
        self.thief = thief
        self.target = target
        self.cell = cell
        self.first = first  # places in the pool: whoever does not see the cards cannot tell the copies
        self.second = second

    def kinds(self, game: Animalcatraz) -> list[int]:
        pool = pool_of(game, self.target, self.cell)
        return [game.box.kind_of[pool[self.first]], game.box.kind_of[pool[self.second]]]

    def candidates(self, game: Animalcatraz) -> list[int]:
        first, second = self.kinds(game)
        return [TAKE + first] if first == second else [TAKE + first, TAKE + second]

    def take(self, game: Animalcatraz, action: int) -> None:
        place = self.first if self.kinds(game)[0] == action - TAKE else self.second
        copy = pool_of(game, self.target, self.cell)[place]
        carry_off(game, self.index, self.thief, self.target, self.cell, copy)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def args(self) -> list[int]:
        return [self.seat, self.index, self.thief, self.target, self.cell, self.first, self.second]

    def question(self, game: Animalcatraz) -> str:
        return "Which of the two cards does the Thief keep?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"


class SecondRoll(AskedOf):
    """Slick may roll again against what the victim has rolled: for a second card, and without REP."""

    def __init__(self, seat: int, index: int, thief: int, target: int, cell: int, against: int) -> None:
        super().__init__(seat, index)
        self.thief = thief
        self.target = target
        self.cell = cell
        self.against = against

    def run(self, game: Animalcatraz) -> None:
        if self.thief - SLOT_1 < len(self.convict(game).gangsters) and self.still_there(game):
            super().run(game)

    def still_there(self, game: Animalcatraz) -> bool:
        """A trap may have taken him."""
        return role_of(game, self.convict(game).gangsters[self.thief - SLOT_1]).steals_twice

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [REROLL, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        convict = self.convict(game)
        parts = thief_parts(game, self.index, self.thief, self.cell)
        gangster = convict.gangsters[self.thief - SLOT_1]
        rolled = game.roll(THIEF_ROLLED, [convict.seat, convict.card, gangster], DICE, 6, numbers(parts))
        if sum(rolled) + total(parts) >= self.against:
            game.do_next(TakeLoot(self.index, self.thief, self.target, self.cell, self.against, 1))

    def args(self) -> list[int]:
        return [self.seat, self.index, self.thief, self.target, self.cell, self.against]

    def question(self, game: Animalcatraz) -> str:
        return f"Another try against {self.against}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Stop")
        lead = total(thief_parts(game, self.index, self.thief, self.cell))
        return Wording("Roll again", f"for a second card: {percent(reaching(self.against - lead, DICE))}")
