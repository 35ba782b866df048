"""A table for scenario tests: set it piece by piece, begin a turn or a step of the rules, act in words, look around.

    table = inmates("big_bill cold_cuts rob_z")
    table.at("big_bill cold_cuts", "courtyard").carry("big_bill", "hammer cash").guards("B")
    table.dice(3, 4, 1, 2).turn_of("big_bill")
    table.play("attack cold_cuts", "weapon hammer")
    assert table.rep("big_bill") == 6

Convicts are called by their ids, in the order of their seats and cells; rivals with two Convicts name both in a row. In
actions their ids stand for "convict_0" and so on. A card that is given to somebody is taken from the Chair or a deck.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from bighouse.engine.errors import IllegalMove
from bighouse.engine.rng import Rng
from bighouse.engine.step import Step
from bighouse.engine.story import EVERYONE, Story
from bighouse.games.animalcatraz.box.components import (
    ADVANCED_2P,
    CELLBLOCK_A,
    ENDING_WORDS,
    FIRST_CELL,
    GUARDED,
    HOLE,
    ICON_WORDS,
    LETTER_WORDS,
    MODULE_WORDS,
    OUTSIDE,
    SPACE_WORDS,
    TYPE_WORDS,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.box.pack import PACKS
from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules import actions, refusals
from bighouse.games.animalcatraz.rules.audit import audit
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.icons import mark
from bighouse.games.animalcatraz.rules.mats import carried, put, side_mask
from bighouse.games.animalcatraz.rules.reputation import start_rep
from bighouse.games.animalcatraz.rules.setup import SETTLE_IN, Table, set_up
from bighouse.games.animalcatraz.rules.state import (
    ESCAPED,
    HOLED,
    LYING,
    MOST_RIVALS,
    RANDOM,
    STANDING,
    Animalcatraz,
    Convict,
)
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.rules.turns import StartTurn
from tests.games.animalcatraz.fate import AT_ONCE, Draw, fix
from tests.games.scene_table import reasons_in

BOX = PACKS.shipped


def mask_of(words: str, names: list[str]) -> int:
    return sum(1 << names.index(word) for word in words.split())


def inmates(
    names: str,
    type: str = "normal",
    modules: str = "",
    endings: str = "",
    players: int = 0,
    seed: int = 1,
    reaction_seconds: int = 0,
    last_day: int = 0,
) -> InmateTable:
    """These Convicts in their cells on their start values, Guards on C, no Event, nothing to be done yet."""
    convicts = names.split()
    kind = TYPE_WORDS.index(type)
    seats = players or len(convicts) // (2 if kind == ADVANCED_2P else 1)
    settled = Table(kind, mask_of(modules, MODULE_WORDS), mask_of(endings, ENDING_WORDS), 7, RANDOM)
    settled.reaction_seconds = reaction_seconds
    settled.last_day = last_day
    game = set_up(ROOM, BOX, seats, Rng(seed), settled)
    assert len(game.convicts) == len(convicts), f"{type} with {seats} players has {len(game.convicts)} Convicts"
    game.main.agenda = []
    taken = [0] * len(game.rivals)
    for index, convict in enumerate(game.convicts):
        convict.card = BOX.inmate(convicts[index])
        convict.cell = convict.rival + 2 * taken[convict.rival] if kind == ADVANCED_2P else convict.rival
        convict.space = FIRST_CELL + convict.cell
        taken[convict.rival] += 1
    SETTLE_IN.run(game)
    game.round = game.rounds = 1
    game.rounds = 2  # not the first of the game
    return InmateTable(game, convicts)


class InmateTable:
    reasons = reasons_in(refusals, actions)

    def __init__(self, game: Animalcatraz, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.story = Story()
        self.fate: list[Draw] = []  # what chance is to bring next
        self.fixed = 0  # how much of it the generator is set to

    # Setting it up

    def convict(self, who: str) -> Convict:
        return self.game.convicts[self.names.index(who)]

    def index(self, who: str) -> int:
        return self.names.index(who)

    def at(self, who: str, space: str) -> InmateTable:
        """Convicts into a space."""
        for name in who.split():
            self.convict(name).space = SPACE_WORDS.index(space)
        return self

    def lies(self, who: str, loss: int = 0, felled: bool = True) -> InmateTable:
        convict = self.convict(who)
        convict.space = FIRST_CELL + convict.cell
        convict.posture, convict.loss, convict.felled = LYING, loss, felled
        return self

    def in_hole(self, who: str, loss: int = 2) -> InmateTable:
        convict = self.convict(who)
        convict.space, convict.posture, convict.loss = HOLE, HOLED, loss
        return self

    def escapes(self, who: str) -> InmateTable:
        """It is out."""
        convict = self.convict(who)
        convict.space, convict.posture = OUTSIDE, ESCAPED
        return self

    def slots(self, who: str, strength: int | None = None, cunning: int | None = None) -> InmateTable:
        convict = self.convict(who)
        convict.strength = convict.strength if strength is None else strength
        convict.cunning = convict.cunning if cunning is None else cunning
        return self

    def levels(self, who: str, strength: int | None = None, cunning: int | None = None) -> InmateTable:
        """Bars on the lowest slots of these levels."""
        card = BOX.inmates[self.convict(who).card]
        return self.slots(
            who,
            None if strength is None else card.strength.index(strength),
            None if cunning is None else card.cunning.index(cunning),
        )

    def primal(self, who: str, rounds: int = 2) -> InmateTable:
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

    def give(self, who: str, place: int, cards: str) -> InmateTable:
        """Cards to a place of a Convict's Mat (rules/actions.py); they are its side's secret where they can be."""
        for word in cards.split():
            put(self.game, self.index(who), place, self.copy(word))
        return self

    def carry(self, who: str, cards: str) -> InmateTable:
        return self.give(who, actions.CARRIED, cards)

    def stash(self, who: str, cards: str) -> InmateTable:
        return self.give(who, actions.STASH, cards)

    def upgrade(self, who: str, card: str) -> InmateTable:
        """On the spot of its kind."""
        return self.give(who, actions.SPOT + BOX.cards[BOX.card(card)].spot, card)

    def shown(self, who: str, card: str) -> InmateTable:
        """An Upgrade in hand or stash that its owner has turned up."""
        convict = self.convict(who)
        for copy in convict.carry + self.game.stashes[convict.cell]:
            if BOX.of(copy).id == card:
                self.game.shown[copy] = 1
                self.game.known[copy] = EVERYONE
        return self

    def gangsters(self, who: str, words: str) -> InmateTable:
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

    def vacant(self, cell: str, card: str = "", gangster: str = "") -> InmateTable:
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

    def death_row(self, words: str) -> InmateTable:
        """Who is turned up next."""
        for word in reversed(words.split()):
            self.off_death_row(BOX.gangster(word))
            self.game.death_row.append(BOX.gangster(word))
        return self

    def guards(self, letter: str) -> InmateTable:
        """All Guards on a letter."""
        self.game.letters = [LETTER_WORDS.index(letter)] * GUARDED
        return self

    def guard(self, space: str, guard: str = "", letter: str = "", owner: str = "") -> InmateTable:
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

    def with_rep(self, who: str, rep: int) -> InmateTable:
        start_rep(self.game, self.convict(who).rival, rep)
        return self

    def tags(self, by: str, other: str, count: int) -> InmateTable:
        """Trash Tags that one rival has placed with another."""
        self.game.placed_tags[self.convict(by).rival * MOST_RIVALS + self.convict(other).rival] = count
        return self

    def event(self, word: str) -> InmateTable:
        self.game.event = BOX.event(word)
        if self.game.event in self.game.events:
            self.game.events.remove(self.game.event)
        return self

    def warden(self, space: str) -> InmateTable:
        self.game.warden = SPACE_WORDS.index(space)
        return self

    def rats(self, spaces: str) -> InmateTable:
        self.game.rats = mask_of(spaces, SPACE_WORDS)
        return self

    def cell_attack(self, who: str, card: str) -> InmateTable:
        """A Cell Attack that lies in a Convict's cell."""
        copy = self.copy(card)
        self.game.known[copy] = EVERYONE
        self.game.cell_attacks[self.convict(who).cell] = copy
        return self

    def crimes(self, who: str, words: str) -> InmateTable:
        convict = self.convict(who)
        for word in words.split():
            crime = BOX.crime(word)
            convict.crimes.append(crime)
            self.game.crime_deck.cards.remove(crime)
            self.game.crime_known[crime] = side_mask(self.game, convict.rival)
        return self

    def plan(self, who: str, word: str, shown: bool = True, secured: str = "") -> InmateTable:
        side = self.game.rivals[self.convict(who).rival]
        side.plan, side.plan_shown = BOX.plan_ids.index(word), shown
        for deck in self.game.plan_decks:
            if side.plan in deck.cards:
                deck.cards.remove(side.plan)
        for tool in secured.split():
            side.secured.append(self.copy(tool))
            self.game.known[side.secured[-1]] = EVERYONE
        return self

    def king(self, who: str, block: str) -> InmateTable:
        """A rival's coin in a Cellblock."""
        rival = self.convict(who).rival
        self.game.kings[SPACE_WORDS.index(block) - CELLBLOCK_A] = rival
        self.game.rivals[rival].coins -= 1
        return self

    def coins(self, who: str, rounds: str) -> InmateTable:
        """A rival's Gang Coins on the round track: "1 3"."""
        rival = self.convict(who).rival
        for number in rounds.split():
            self.game.track[int(number) - 1] = rival
            self.game.rivals[rival].coins -= 1
        return self

    def on_top(self, cards: str) -> InmateTable:
        """What is drawn next from the Chair."""
        self.game.chair += [self.copy(word) for word in reversed(cards.split())]
        return self

    def in_pile(self, cards: str) -> InmateTable:
        """The Infirmary pile."""
        self.game.pile += [self.copy(word) for word in cards.split()]
        return self

    def used(self, who: str, space: str, icon: str) -> InmateTable:
        """An icon that a Convict has used this round."""
        self.convict(who).icons |= mark(SPACE_WORDS.index(space), ICON_WORDS.index(icon))
        return self

    def shank(self, who: str) -> InmateTable:
        self.game.shank = self.convict(who).rival
        return self

    def on(self, day: int, round: int) -> InmateTable:
        self.game.day, self.game.round = day, round
        return self

    def dice(self, *faces: int) -> InmateTable:
        """What the next dice show, in the order in which they are rolled."""
        return self.chance(*[(face - 1, 6) for face in faces])

    def chance(self, *draws: Draw) -> InmateTable:
        """What the next draws come to: a number below another, such as a card of a pool in its order."""
        self.fate += draws
        self.fix_fate()
        return self

    def fix_fate(self) -> None:
        self.fixed = min(len(self.fate), AT_ONCE)
        fix(self.game.rng, self.fate[: self.fixed])

    # Beginning

    def turn_of(self, who: str, actions: int = 5) -> InmateTable:
        """In the middle of a turn, with so many Actions left."""
        convict = self.convict(who)
        convict.played = True
        convict.actions = actions
        self.game.active = self.index(who)
        self.game.rivals[convict.rival].last_convict = self.index(who)
        return self.start(TakeTurn(convict.seat, self.index(who)))

    def begin_turn(self, who: str) -> InmateTable:
        """From its start-of-turn steps on."""
        return self.start(StartTurn(self.index(who)))

    def start(self, *steps: Step[Animalcatraz]) -> InmateTable:
        self.game.story = self.story
        self.game.do(list(steps))
        self.run(self.game.settle)
        return self

    def run(self, what: Any, *given: Any) -> None:
        """Let the game go on, and keep chance to what was asked for."""
        before = self.game.rng.count
        what(*given)
        drawn = self.game.rng.count - before if self.fixed else 0
        if drawn:
            assert drawn <= self.fixed or self.fixed == len(self.fate), "more was rolled than chance could be told"
            del self.fate[:drawn]
            self.fix_fate()
        self.check()

    def check(self) -> None:
        """Every law holds, and copies of the game are like it."""
        game = self.game
        audit(game)
        assert game.clone().numbers() == game.numbers()

    # Acting

    @property
    def seat(self) -> int:
        """Who is to act."""
        return self.game.to_act[0]

    def play(self, *words: str, by: str = "") -> InmateTable:
        """Actions one after the other, by whoever is to act, or by a Convict's player."""
        for one in words:
            seat = self.convict(by).seat if by else self.seat
            self.run(self.game.play, seat, self.action(one))
        return self

    def pass_all(self) -> InmateTable:
        """Everybody who is asked passes, as long as one can."""
        while self.game.to_act and actions.PASS in self.game.options(self.seat):
            self.play("pass")
        return self

    def action(self, words: str) -> int:
        """The action that reads so; ids of Convicts may stand for their numbers."""
        vocabulary = self.game.vocabulary
        try:
            return vocabulary.action(words)
        except ValueError:
            for index, name in enumerate(self.names):
                words = re.sub(rf"\b{name}\b", f"convict_{index}", words)
            return vocabulary.action(words)

    def words(self, action: int) -> str:
        return re.sub(
            r"\bconvict_(\d)\b",
            lambda found: self.names[int(found[1])] if int(found[1]) < len(self.names) else found[0],
            self.game.vocabulary.words(action),
        )

    def options(self, start: str = "", by: str = "") -> list[str]:
        """What may be done now; those that begin so."""
        seat = self.convict(by).seat if by else self.seat
        words = [self.words(action) for action in self.game.options(seat)]
        return [option for option in words if option.startswith(start)]

    def refused(self, words: str, by: str = "") -> str:
        """The name of the reason why that may not be done (refusals.py); empty when it is allowed."""
        seat = self.convict(by).seat if by else self.seat
        refusal = self.game.refusal(seat, self.action(words))
        return self.reasons.get(refusal, str(refusal or ""))

    def why_not(self, words: str, by: str = "") -> str:
        seat = self.convict(by).seat if by else self.seat
        return self.game.why_not(seat, self.action(words))

    def illegal(self, words: str, by: str = "") -> None:
        """Try something that the rules refuse: it leaves the game untouched, and there are words for the reason."""
        seat = self.convict(by).seat if by else self.seat
        before = self.game.fingerprint()
        assert self.game.why_not(seat, self.action(words)), f"'{words}' is allowed"
        with pytest.raises(IllegalMove):
            self.game.play(seat, self.action(words))
        assert self.game.fingerprint() == before

    def asked(self) -> str:
        """The kind of choice somebody has; empty when nobody has any."""
        if not self.game.to_act:
            return ""
        choice = self.game.choice(self.seat)
        return "" if choice is None else type(choice).__name__

    def asks(self) -> str:
        """The first Convict of whoever is asked."""
        for index, convict in enumerate(self.game.convicts):
            if convict.seat == self.seat:
                return self.names[index]
        return ""

    def offer(self, words: str) -> Any:
        """How an option is worded."""
        choice = self.game.choice(self.seat)
        assert choice is not None
        return choice.offer(self.game, self.action(words))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind so far, with all that the owner of the story knows."""
        events = [event for event in self.story.events if event.kind.name == kind]
        return [dict(event.known(event.facts, EVERYONE).told_to(None)) for event in events]

    # Looking around

    def rep(self, who: str) -> int:
        return self.game.rivals[self.convict(who).rival].rep

    def stands(self, who: str) -> int:
        return self.game.rivals[self.convict(who).rival].stands

    def space(self, who: str) -> str:
        return SPACE_WORDS[self.convict(who).space]

    def stands_up(self, who: str) -> bool:
        return self.convict(who).posture == STANDING

    def lying(self, who: str) -> bool:
        return self.convict(who).posture == LYING

    def actions(self, who: str) -> int:
        return self.convict(who).actions

    def strength(self, who: str) -> int:
        return strength_level(self.game, self.convict(who))

    def cunning(self, who: str) -> int:
        return cunning_level(self.game, self.convict(who))

    def cards(self, copies: list[int]) -> list[str]:
        return [BOX.of(copy).id for copy in copies]

    def carries(self, who: str) -> list[str]:
        return self.cards(self.convict(who).carry)

    def mat(self, who: str) -> list[str]:
        """All Carry Items, the Gangsters' included."""
        return self.cards(carried(self.game, self.convict(who)))

    def stashed(self, who: str) -> list[str]:
        return self.cards(self.game.stashes[self.convict(who).cell])

    def crew(self, who: str) -> list[str]:
        return [BOX.gangsters[gangster].id for gangster in self.convict(who).gangsters]

    @property
    def chair(self) -> list[str]:
        """The last discarded first."""
        return self.cards(self.game.chair)

    @property
    def pile(self) -> list[str]:
        return self.cards(self.game.pile)

    def knows(self, who: str, card: str) -> bool:
        """Whether a Convict's player knows some copy of a card where it lies outside its own hands."""
        seat = self.convict(who).seat
        return any(
            BOX.of(copy).id == card and self.game.known[copy] >> seat & 1
            for copy in range(BOX.copies)
            if copy not in self.convict(who).carry
        )

    def winner(self) -> str:
        """The first Convict of the rival that has won; empty: nobody yet."""
        for index, convict in enumerate(self.game.convicts):
            if convict.rival == self.game.winner:
                return self.names[index]
        return ""
