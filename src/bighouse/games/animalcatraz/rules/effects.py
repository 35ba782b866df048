"""What cards, Events and jobs do: lists of effects, carried out one after the other for a Convict (box/components.py).

The target is a fighter: a Convict, or a Gangster that an exchange has met (R25, R64). What belongs to a Fight, to a
Gangster that leaves or to the Contraband step is done by its chapter.
"""

from __future__ import annotations

from bighouse.engine.english import with_sign
from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import (
    ACTIONS,
    ACTIONS_NOW,
    CHOOSE,
    CUNNING,
    DISCARD,
    DRAW,
    DRAW_CRIME,
    EACH_RIVAL,
    GUARD_PASS,
    INJURE,
    NOTHING,
    PRIMAL,
    REP,
    ROLL,
    SELF,
    STAT_CHOICE,
    STRENGTH,
    TAKE_BACK,
    Effect,
)
from bighouse.games.animalcatraz.rules.actions import CARD, CARRIED, OPTION, PARTNER, STASH, STAT, at_place, place_of
from bighouse.games.animalcatraz.rules.actions import kind_of as kind_in
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import change_cunning, change_strength
from bighouse.games.animalcatraz.rules.crimes import TakeCrime
from bighouse.games.animalcatraz.rules.events import CARD_FETCHED, EFFECT_ROLLED
from bighouse.games.animalcatraz.rules.fighters import weaken
from bighouse.games.animalcatraz.rules.injury import gain_actions, injure, lose_actions
from bighouse.games.animalcatraz.rules.mats import (
    draw_to_carry,
    draw_to_stash,
    drop,
    find,
    kinds_at,
    put,
    side_mask,
    slip_away,
    take_away,
)
from bighouse.games.animalcatraz.rules.primal import go_primal
from bighouse.games.animalcatraz.rules.reputation import change_rep
from bighouse.games.animalcatraz.rules.room_making import FlushStash, MakeRoom
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, deciding_seat, partner_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.words.effect_words import effects_in_words
from bighouse.games.animalcatraz.words.phrases import STAT_NAMES, name_of


class RunScript(Step[Animalcatraz]):
    """The effects of a script from one on, each after what the one before has put on the agenda."""

    def __init__(self, script: int, at: int, index: int, target: int) -> None:
        self.script = script
        self.at = at
        self.index = index  # of the Convict whose card or job it is
        self.target = target  # a fighter; NOTHING: nobody else is concerned

    def run(self, game: Animalcatraz) -> None:
        effects = game.box.scripts[self.script]
        if self.at < len(effects):
            if self.at + 1 < len(effects):
                game.do_next(RunScript(self.script, self.at + 1, self.index, self.target))
            effect = effects[self.at]
            if effect.op == CHOOSE:
                seat = game.convicts[self.index].seat
                game.do_next(ChooseOption(seat, self.index, self.script, self.at, self.target))
            else:
                carry_out(game, effect, self.index, self.target)

    def args(self) -> list[int]:
        return [self.script, self.at, self.index, self.target]


def carry_out(game: Animalcatraz, effect: Effect, index: int, target: int) -> None:
    """One effect; what it leaves to choose is put on the agenda."""
    if effect.who == EACH_RIVAL:
        for_each_rival(game, effect)
        return
    met = index if effect.who == SELF else target
    if met >= FIRST_GANGSTER:
        meet_gangster(game, effect, met - FIRST_GANGSTER)
        return
    convict = game.convicts[met]
    op = effect.op
    if op == ACTIONS:
        if effect.n > 0:
            gain_actions(game, met, effect.n)
        else:
            lose_actions(game, met, -effect.n)
    elif op == ACTIONS_NOW:
        if game.active == met:
            lose_actions(game, met, min(-effect.n, convict.actions))
    elif op == STRENGTH:
        change_strength(game, met, effect.n)
    elif op == CUNNING:
        change_cunning(game, met, effect.n)
    elif op == STAT_CHOICE:
        game.do_next(ChooseStat(convict.seat, met, effect.n))
    elif op == REP:
        change_rep(game, convict.rival, effect.n)
    elif op == DRAW:
        draw_cards(game, met, effect.n, effect.to_stash)
    elif op == DRAW_CRIME:
        steps: list[Step[Animalcatraz]] = []
        for _ in range(effect.n):
            steps.append(TakeCrime(met))
        game.do(steps)
    elif op == TAKE_BACK:
        take_back(game, met, effect.n)
    elif op == DISCARD:
        discard_some(game, met, effect)
    elif op == PRIMAL:
        if not convict.primal:
            go_primal(game, met, effect.cost)
    elif op == INJURE:
        injure(game, met, effect.n, in_fight=False)
    elif op == GUARD_PASS:
        convict.passes += effect.n
    elif op == ROLL:
        face = game.roll(EFFECT_ROLLED, [convict.seat, convict.card], 1, 6, [])[0]
        if effect.faces[face] != NOTHING:
            game.do_next(RunScript(effect.faces[face], 0, index, target))


def meet_gangster(game: Animalcatraz, effect: Effect, gangster: int) -> None:
    """Strength counts in levels, lost Actions are his Convict's, anything else does nothing to him (R25, R64)."""
    if effect.op == STRENGTH:
        weaken(game, gangster, -effect.n)
    elif effect.op == ACTIONS:
        for i in range(len(game.convicts)):
            if gangster in game.convicts[i].gangsters:
                lose_actions(game, i, -effect.n)
                return


def draw_cards(game: Animalcatraz, index: int, count: int, to_stash: bool) -> None:
    """Cards from the Chair, as Carry Items or into the cell; an empty one gives none (R16)."""
    convict = game.convicts[index]
    for _ in range(count):
        if to_stash:
            draw_to_stash(game, convict.rival, convict.seat, convict.cell)
        else:
            draw_to_carry(game, index)
    game.do_next(FlushStash(index) if to_stash else MakeRoom(index))


def take_back(game: Animalcatraz, index: int, count: int) -> None:
    """The cards that were discarded last, as Carry Items; whoever knew them at the back of the Chair still does."""
    convict = game.convicts[index]
    for _ in range(count):
        if game.chair:
            copy = game.chair.pop(0)
            put(game, index, CARRIED, copy)
            game.reveal()
            knowers = side_mask(game, convict.rival) | game.known[copy]
            game.whisper(knowers, CARD_FETCHED, convict.seat, convict.card, game.box.kind_of[copy])
    game.do_next(MakeRoom(index))


# Discards: into the Chair unseen, like whatever else is dropped (R80)


def for_each_rival(game: Animalcatraz, effect: Effect) -> None:
    """From the Shank clockwise; who has two cells chooses among both."""
    steps: list[Step[Animalcatraz]] = []
    for rival in clockwise_from(game, game.shank):
        for index in convicts_of(game, rival):
            if game.convicts[index].posture != ESCAPED:
                for _ in range(effect.n):
                    steps.append(Discard(index, effect.from_stash))
                break
    game.do(steps)


def discard_some(game: Animalcatraz, index: int, effect: Effect) -> None:
    """All that lies there, or as many as the owner has to choose."""
    convict = game.convicts[index]
    place = STASH if effect.from_stash else CARRIED
    copies = (game.stashes[convict.cell] if effect.from_stash else convict.carry).copy()
    if effect.n >= len(copies):
        for copy in copies:
            take_away(game, index, place, copy)
            drop(game, convict.seat, convict.rival, copy)
        return
    steps: list[Step[Animalcatraz]] = []
    for _ in range(effect.n):
        steps.append(Discard(index, effect.from_stash))
    game.do(steps)


class Discard(Step[Animalcatraz]):
    """A Convict's side gives up one card, if it has any there."""

    def __init__(self, index: int, from_stash: int) -> None:
        self.index = index
        self.from_stash = from_stash

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        seat = deciding_seat(game, convict.rival) if self.from_stash else convict.seat
        choice = DiscardOne(seat, self.index, self.from_stash)
        if choice.candidates(game):
            game.do_next(choice)

    def args(self) -> list[int]:
        return [self.index, int(self.from_stash)]


class DiscardOne(AskedOf):
    """Which card an Event takes."""

    def __init__(self, seat: int, index: int, from_stash: int) -> None:
        super().__init__(seat, index)
        self.from_stash = from_stash

    def candidates(self, game: Animalcatraz) -> list[int]:
        if not self.from_stash:
            return [at_place(CARD, CARRIED, kind) for kind in kinds_at(game, self.index, CARRIED)]
        out = [at_place(CARD, STASH, kind) for kind in kinds_at(game, self.index, STASH)]
        other = partner_of(game, self.index)
        if other != NOTHING:
            partner = game.convicts[other]
            if partner.cell != self.convict(game).cell and partner.posture != ESCAPED:
                out += [at_place(CARD, PARTNER + STASH, kind) for kind in kinds_at(game, other, STASH)]
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        place = place_of(CARD, action)
        copy = find(game, self.index, place, kind_in(CARD, action))
        slip_away(game, self.index, place, copy)
        drop(game, self.seat, self.convict(game).rival, copy)

    def args(self) -> list[int]:
        return [self.seat, self.index, int(self.from_stash)]

    def question(self, game: Animalcatraz) -> str:
        where = "the stash" if self.from_stash else f"what {name_of(game, self.index)} carries"
        return f"Which card of {where} goes to the Chair?"

    def chapter(self, game: Animalcatraz) -> str:
        return "events"


# Choices that a card leaves


class ChooseStat(AskedOf):
    """Slots of Strength or of Cunning; a Primal Convict's Cunning cannot rise."""

    def __init__(self, seat: int, index: int, slots: int) -> None:
        super().__init__(seat, index)
        self.slots = slots

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [STAT] if self.convict(game).primal and self.slots > 0 else [STAT, STAT + 1]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == STAT:
            change_strength(game, self.index, self.slots)
        else:
            change_cunning(game, self.index, self.slots)

    def lapse(self, game: Animalcatraz) -> int:
        return STAT

    def args(self) -> list[int]:
        return [self.seat, self.index, self.slots]

    def question(self, game: Animalcatraz) -> str:
        return f"Strength or Cunning for {name_of(game, self.index)}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "events"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        return Wording(STAT_NAMES[action - STAT], with_sign(self.slots))


class ChooseOption(AskedOf):
    """One of the ways that an Event leaves open (D20)."""

    def __init__(self, seat: int, index: int, script: int, at: int, target: int) -> None:
        super().__init__(seat, index)
        self.script = script
        self.at = at
        self.target = target

    def effect(self, game: Animalcatraz) -> Effect:
        return game.box.scripts[self.script][self.at]

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [OPTION + i for i in range(len(self.effect(game).choices))]

    def take(self, game: Animalcatraz, action: int) -> None:
        game.do_next(RunScript(self.effect(game).choices[action - OPTION], 0, self.index, self.target))

    def lapse(self, game: Animalcatraz) -> int:
        return OPTION

    def args(self) -> list[int]:
        return [self.seat, self.index, self.script, self.at, self.target]

    def question(self, game: Animalcatraz) -> str:
        return f"What does {name_of(game, self.index)} do?"

    def chapter(self, game: Animalcatraz) -> str:
        return "events"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        effect = self.effect(game)
        script = game.box.scripts[effect.choices[action - OPTION]]
        return Wording(effect.labels[action - OPTION].capitalize(), effects_in_words(script))
