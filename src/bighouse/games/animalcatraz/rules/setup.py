"""Setting up the table for two to eight players (RULES.md sections 2 and 3)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.step import Choice, Step
from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import (
    ADVANCED_2P,
    ADVANCED_TEAMS,
    BLOCKS,
    CELLBLOCK_A,
    CHAIR,
    COURTYARD,
    DISTINCT_RIVAL,
    EVENT_LETTERS,
    FIRST_CELL,
    GANGSTERS_MODULE,
    GETAWAY,
    GUARDED,
    LETTER_Z,
    LIEUTENANT,
    NOTHING,
    ROOMS,
    TAGS_MODULE,
    Box,
    Crime,
)
from bighouse.games.animalcatraz.rules.actions import INMATE
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.contraband import DrawContraband
from bighouse.games.animalcatraz.rules.crimes import ChooseCrime
from bighouse.games.animalcatraz.rules.days import NEXT_ROUND
from bighouse.games.animalcatraz.rules.events import CELL_TAKEN, CONVICT_TAKEN, ORDER_ROLLED
from bighouse.games.animalcatraz.rules.reputation import start_rep
from bighouse.games.animalcatraz.rules.sides import convicts_of, first_seat
from bighouse.games.animalcatraz.rules.state import KEEP_ONE, PICK, Animalcatraz, Convict, Rival


class Terms:
    """What the table has settled before the deal."""

    def __init__(self, kind: int, modules: int, endings: int, sets: int, choosing: int) -> None:
        self.type = kind
        self.modules = modules
        self.endings = endings
        self.sets = sets
        self.choosing = choosing
        self.tiled = False
        self.first_roll = False
        self.extra_gangsters = 0
        self.reaction_seconds = 0
        self.last_day = 0


def set_up(room: Room, box: Box, seats: int, rng: Rng, terms: Terms) -> Animalcatraz:
    """Everything in its place, and what is still to be decided on the agenda."""
    game = Animalcatraz(room, box, seats, rng)
    game.type = terms.type
    game.modules = terms.modules
    game.endings = terms.endings
    game.sets = terms.sets
    game.choosing = terms.choosing
    game.tiled = terms.tiled
    game.first_roll = terms.first_roll
    game.extra_gangsters = terms.extra_gangsters
    game.reaction_seconds = terms.reaction_seconds
    game.last_day = terms.last_day
    seat_rivals(game)
    place_guards(game)
    lay_decks(game)
    game.do([ROLL_ORDER, DEAL_CONVICTS, SETTLE_IN, DEAL_CONTRABAND, DEAL_CRIMES, NEXT_ROUND])
    return game


def seat_rivals(game: Animalcatraz) -> None:
    """Partners sit opposite each other; who has none plays a pair alone (section 2)."""
    kind = game.box.types[game.type]
    count = kind.rivals(game.seats)
    game.rivals = [Rival(0) for _ in range(count)]
    for seat in range(game.seats):
        game.rivals[seat % count].seats |= 1 << seat
    for rival in range(count):
        for number in range(kind.convicts):
            seat = rival + number * count
            game.convicts.append(
                Convict(seat if seat < game.seats and game.type == ADVANCED_TEAMS else rival, rival, 0)
            )
    game.order = list(range(count))


def place_guards(game: Animalcatraz) -> None:
    """The Lieutenant in the Courtyard, the others by chance; all on C and on black."""
    others = [guard for guard in range(GUARDED) if guard != LIEUTENANT]
    game.rng.shuffle(others)
    game.guard_at[COURTYARD] = LIEUTENANT
    for space in [*range(ROOMS), *range(CELLBLOCK_A, CELLBLOCK_A + BLOCKS)]:
        game.guard_at[space] = others.pop()
    game.letters = [game.box.start_letter] * GUARDED


def can_be_met(game: Animalcatraz, crime: Crime) -> bool:
    """Whether a Crime has its module and enough different rivals (R75)."""
    for step in crime.steps:
        if step.distinct == DISTINCT_RIVAL and step.count >= len(game.rivals):
            return False
    return crime.module == NOTHING or game.has(crime.module)


def lay_decks(game: Animalcatraz) -> None:
    """Trade decks, the Chair, Events, plans, Crimes, and what modules add."""
    box = game.box
    for copy in range(box.copies):
        card = box.of(copy)
        if card.module == NOTHING or game.has(card.module):
            if card.deck == CHAIR:
                game.chair.append(copy)
            else:
                game.decks[card.deck].append(copy)
                game.known[copy] = EVERYONE  # what each deck begins with is public (32.2)
    game.rng.shuffle(game.chair)
    lay_events(game)
    plans = list(range(len(box.plans)))
    game.rng.shuffle(plans)
    for room in range(len(game.plan_decks)):
        game.plan_decks[room] = Deck([plans.pop() for _ in range(box.plans_a_room)], [])
    crimes = [crime.index for crime in box.crimes if can_be_met(game, crime)]
    game.rng.shuffle(crimes)
    game.crime_deck = Deck(crimes, [])
    if game.has(GANGSTERS_MODULE):
        lay_death_row(game)
    if game.ends_with(GETAWAY):
        for stage in box.stages:
            game.getaway[stage.deck].append(stage.index)
        for deck in game.getaway:
            game.rng.shuffle(deck)


def lay_events(game: Animalcatraz) -> None:
    """X, then Y, then one Z, each by chance (R46); Events of missing modules are left out."""
    wanted = game.box.types[game.type].events
    for letter in range(LETTER_Z, -1, -1):
        cards = [
            event.index
            for event in game.box.events
            if event.letter == letter and (event.module == NOTHING or game.has(event.module))
        ]
        game.rng.shuffle(cards)
        game.events += cards[: wanted[letter]]
    assert len(wanted) == len(EVENT_LETTERS)


def lay_death_row(game: Animalcatraz) -> None:
    """The eight basic Gangsters and some of the others (section 3)."""
    extras = [gangster.index for gangster in game.box.gangsters if gangster.extra]
    game.rng.shuffle(extras)
    game.death_row = [gangster.index for gangster in game.box.gangsters if not gangster.extra]
    game.death_row += extras[: game.extra_gangsters]
    game.rng.shuffle(game.death_row)


class RollOrder(Step[Animalcatraz]):
    """The highest of two dice takes cell 1, and so on; ties roll again."""

    def run(self, game: Animalcatraz) -> None:
        game.order = ranked(game, list(range(len(game.rivals))))
        take_cells(game)


def take_cells(game: Animalcatraz) -> None:
    """Cells in the order of rivals; two players have two each."""
    for place in range(len(game.order)):
        pair = convicts_of(game, game.order[place])
        for number in range(len(pair)):
            convict = game.convicts[pair[number]]
            convict.cell = place + 2 * number if game.type == ADVANCED_2P else place
            convict.space = FIRST_CELL + convict.cell
            game.tell(CELL_TAKEN, convict.seat, convict.space)


def ranked(game: Animalcatraz, rivals: list[int]) -> list[int]:
    """Rivals by what they roll, highest first; those that tie roll again among themselves."""
    if len(rivals) == 1:
        return rivals
    totals = [sum(game.roll(ORDER_ROLLED, [first_seat(game, rival)], 2, 6, [])) for rival in rivals]
    out: list[int] = []
    for total in range(12, 1, -1):
        tied = [rivals[i] for i in range(len(rivals)) if totals[i] == total]
        if tied:
            out += ranked(game, tied)
    return out


def available(game: Animalcatraz) -> list[int]:
    """The Convict cards in use: the sets of the table; Pablo Eskoalar only with the Warden."""
    return [
        inmate.index
        for inmate in game.box.inmates
        if game.sets >> inmate.set & 1 and (inmate.module == NOTHING or game.has(inmate.module))
    ]


class DealConvicts(Step[Animalcatraz]):
    """By chance, by free pick in the order of cells, or one of two dealt (D25)."""

    def run(self, game: Animalcatraz) -> None:
        order = in_order(game)
        if game.choosing == PICK:
            game.do([PickInmate(game.convicts[index].seat, index) for index in order])
            return
        cards = available(game)
        game.rng.shuffle(cards)
        if game.choosing == KEEP_ONE:
            for index in order:
                game.convicts[index].offered = [cards.pop(), cards.pop()]
            first: list[Choice[Animalcatraz]] = []
            for seat in range(game.seats):
                waiting = undecided(game, seat)
                if waiting:
                    first.append(KeepInmate(seat, waiting[0]))
            game.gather(first)
            return
        for index in order:
            game.convicts[index].card = cards.pop()


def in_order(game: Animalcatraz) -> list[int]:
    """All Convicts in the order of their rivals' cells."""
    out: list[int] = []
    for rival in game.order:
        out += convicts_of(game, rival)
    return out


def undecided(game: Animalcatraz, seat: int) -> list[int]:
    return [i for i in range(len(game.convicts)) if game.convicts[i].seat == seat and game.convicts[i].card == NOTHING]


class PickInmate(AskedOf):
    """Any Convict that nobody has taken."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        taken = [convict.card for convict in game.convicts]
        return [INMATE + card for card in available(game) if card not in taken]

    def take(self, game: Animalcatraz, action: int) -> None:
        game.convicts[self.index].card = action - INMATE

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def question(self, game: Animalcatraz) -> str:
        return "Which Convict do you play?"

    def chapter(self, game: Animalcatraz) -> str:
        return "setup"


class KeepInmate(AskedOf):
    """One of two that were dealt."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [INMATE + card for card in game.convicts[self.index].offered]

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = game.convicts[self.index]
        convict.card = action - INMATE
        convict.offered = []
        waiting = undecided(game, self.seat)
        if waiting:
            game.do_next(KeepInmate(self.seat, waiting[0]))

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[0]

    def question(self, game: Animalcatraz) -> str:
        return "Which of these two Convicts do you keep?"

    def chapter(self, game: Animalcatraz) -> str:
        return "setup"


class SettleIn(Step[Animalcatraz]):
    """Bars on the lowest slot of their start level (R40), REP, stands, coins and tags."""

    def run(self, game: Animalcatraz) -> None:
        box = game.box
        for convict in game.convicts:
            card = box.inmates[convict.card]
            convict.strength = card.strength_start
            convict.cunning = card.cunning_start
            game.tell(CONVICT_TAKEN, convict.seat, convict.card)
        for rival in range(len(game.rivals)):
            side = game.rivals[rival]
            start_rep(game, rival, box.types[game.type].rep_start)
            side.stands = box.start_stands
            side.coins = box.coins
            side.tags = box.start_tags if game.has(TAGS_MODULE) else 0
        game.shank = game.order[0]


class DealContraband(Step[Animalcatraz]):
    """In the order of cells each rival takes cards from the Chair into its stash."""

    def run(self, game: Animalcatraz) -> None:
        steps: list[Step[Animalcatraz]] = []
        for rival in game.order:
            for _ in range(game.box.start_contraband):
                steps.append(DrawContraband(rival))
        game.do(steps)


class DealCrimes(Step[Animalcatraz]):
    """Two Crimes to each Mat, of which one is kept in secret (R48)."""

    def run(self, game: Animalcatraz) -> None:
        for index in in_order(game):
            convict = game.convicts[index]
            for _ in range(game.box.crimes_dealt):
                crime = game.crime_deck.draw()
                convict.crimes.append(crime)
                game.crime_known[crime] = game.rivals[convict.rival].seats
        first: list[Choice[Animalcatraz]] = []
        for seat in range(game.seats):
            for index in range(len(game.convicts)):
                if game.convicts[index].seat == seat:
                    first.append(ChooseCrime(seat, index))
                    break
        game.gather(first)


ROLL_ORDER: Final = RollOrder()
DEAL_CONVICTS: Final = DealConvicts()
SETTLE_IN: Final = SettleIn()
DEAL_CONTRABAND: Final = DealContraband()
DEAL_CRIMES: Final = DealCrimes()
