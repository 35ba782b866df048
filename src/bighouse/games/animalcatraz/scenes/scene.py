"""A position of Animalcatraz written as text. What the text does not name is dealt by the seed.

    animalcatraz, 4 players, game_type advanced_solo, modules gangsters+warden+trash_tags
    seed: 7                                # deals the rest and fixes chance; 0 if left out
    day: 2                                 # also: round; rounds (begun in all), where they do not follow from both
    shank: rival 1
    convict 0: big_bill, cell_1, courtyard # who, whose cell, where; then a posture: standing, lying, hole, escaped
    convict 0 has: 9 strength 3 cunning 4 actions     # slots of the bars; also: loss, primal, passes ...
    convict 0 is: played poisoned          # also: felled, attended, skilled, paid_warden, left_hole
    convict 0 used: courtyard/chess        # icons of this round
    convict 0 carries: hammer cash         # a second copy of a card is cash_2, or cash again
    convict 0 upgrade: work_boots          # on the spot; also: cell upgrade
    convict 0 gangsters: thief_slick       # and what they carry: held: thief_slick noodles
    convict 0 crimes: still
    cell_1 stash: noodles
    rival 0 rep: 6
    rival 0: 3 stands 1 coins 2 tags
    rival 0 plan: wall shown               # also: secured, kept (Crimes), is (crowned, was_king), last
    guards: library g_cash B; courtyard g_lieutenant A
    owners: g_cash rival_0
    vacant: a1 hammer; a2 noodles          # and lodgers: a1 mule, kings: cellblock_a rival_0, track: round_1 rival_0
    tags: rival_0 rival_1 2                # by whom, with whom, how many
    warden: library
    event: medical_check
    chair: noodles hammer                  # from the front; the others lie behind in seeded order
    known: everyone = hammer / seat 0 seat 2 = noodles    # their own cards everybody knows anyway
    start: turn of convict 0

Rivals are numbered as their first seats are, Convicts rival by rival. A place that is named holds what it names and
nothing else; cards that are named nowhere are in the Chair or in the trade deck of their room, Crimes in their deck.

`start:` is `turn of convict 0`, from its beginning, or from its middle where the text says how many Actions that one
has; the round goes on with whoever comes later and has not played. Or it is a round of the day that `day:` and `round:`
name (`round`), the night (`night`), or over. Without it, and without any other line, the game starts at its beginning.
For everything in between there are steps, done before what `start:` names; without a `start:` they are all that is left
to do:

    next: PayWarden(seat 0, convict 0)
    lane of seat 1: NightUpgrade(seat 1, convict 1)       # seats that act at once; 'done' for one that has finished

A written scene names everything, hidden cards and the state of chance too (`chance:`), so that the game goes on exactly
as it would have: a printed scene is for hosts, tests and bug reports, never for a player who is still in the game.
"""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.text import Entry
from bighouse.engine.step import Step
from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.bars import primal_actions
from bighouse.games.animalcatraz.rules.days import END_OF_ROUND, NEXT_ROUND
from bighouse.games.animalcatraz.rules.mats import side_mask
from bighouse.games.animalcatraz.rules.setup import (
    DEAL_CONTRABAND,
    DEAL_CONVICTS,
    DEAL_CRIMES,
    ROLL_ORDER,
    SETTLE_IN,
    available,
    in_order,
    take_cells,
)
from bighouse.games.animalcatraz.rules.sides import clockwise_from, owns_cell, paired, partner_of
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, ESCAPED, STANDING, Animalcatraz
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.rules.turns import Slot, StartTurn
from bighouse.games.animalcatraz.scenes.checks import check
from bighouse.games.animalcatraz.scenes.conditions import check_named, check_thefts, check_who_is_out
from bighouse.games.animalcatraz.scenes.conflicts import conflict_lines
from bighouse.games.animalcatraz.scenes.convicts import convict_lines
from bighouse.games.animalcatraz.scenes.follows import count_coins, move_in, reveal_named, set_out
from bighouse.games.animalcatraz.scenes.page import OVER, AnimalcatrazPage
from bighouse.games.animalcatraz.scenes.piles import knowing_lines, pile_lines
from bighouse.games.animalcatraz.scenes.prison import cell_lines, day_lines, guard_lines
from bighouse.games.animalcatraz.scenes.rivals import rival_lines, token_lines

ROUND, NIGHT, TURN = "round", "night", "turn of "
ACTIONS = "actions"
BEGINNING: list[Step[Any]] = [ROLL_ORDER, DEAL_CONVICTS, SETTLE_IN, DEAL_CONTRABAND, DEAL_CRIMES, NEXT_ROUND]


class AnimalcatrazScene(AnimalcatrazPage):
    """The lines of Animalcatraz in the order in which they are written, and that in which they are read."""

    def __init__(self, game: Animalcatraz) -> None:
        super().__init__(game)
        self.day = day_lines(self)
        self.people = [line for index in range(len(game.convicts)) for line in convict_lines(self, index)]
        self.sides = [line for index in range(len(game.rivals)) for line in rival_lines(self, index)]
        self.tokens = token_lines(self)
        self.guard_posts = guard_lines(self)
        self.cells = cell_lines(self)
        self.piles = pile_lines(self)
        self.conflicts = conflict_lines(self)
        self.knowing = knowing_lines(self)

    def lines(self) -> list[Line]:
        table = [*self.day, *self.people, *self.sides, *self.tokens, *self.guard_posts, *self.cells]
        return [*table, *self.piles, *self.conflicts, *self.knowing]

    def read(self) -> list[Step[Any]]:
        if self.fresh:
            return BEGINNING
        lay_out(self.game, self.cast())
        self.read_lines(self.lines())
        self.settle()
        steps = self.read_agenda()
        check_named(self, steps)
        check_thefts(self, steps)
        check_who_is_out(self)
        if steps and self.game.winner != NOTHING:
            raise self.line_of("winner").wrong("somebody has won, and nothing is left to do: 'start: over'")
        return steps

    def cast(self) -> dict[int, int]:
        """The Convicts that the text names, by their numbers."""
        ids = [inmate.id for inmate in self.box.inmates]
        lines = [self.scene.get(name) for name in self.convicts]
        words = ["" if entry is None else entry.value.partition(",")[0].strip() for entry in lines]
        return {index: ids.index(word) for index, word in enumerate(words) if word in ids}

    def settle(self) -> None:
        """What follows from the lines where they do not say it: Crimes out of their deck, who knows which card."""
        game = self.game
        held = [crime for convict in game.convicts for crime in convict.crimes]
        held += [crime for rival in game.rivals for crime in rival.kept_crimes]
        if self.scene.get("crime deck") is None:
            game.crime_deck.cards = [crime for crime in game.crime_deck.cards if crime not in held]
        if self.scene.get("death row") is None:
            there = [gangster for convict in game.convicts for gangster in convict.gangsters] + game.lodgers
            game.death_row = [gangster for gangster in game.death_row if gangster not in there]
        if self.scene.get("events") is None:
            reveal_named(game)
        count_coins(self)
        move_in(self)
        set_out(self)
        check(self)
        know_own(game)
        if self.scene.get("known") is None:
            know_what_is_open(game)

    def read_agenda(self) -> list[Step[Any]]:
        """The 'next:' lines, then what 'start:' names."""
        steps = self.steps.read_next(self.scene)
        entry = self.scene.get("start")
        if entry is None:
            if not self.laid_out:
                raise self.scene.header.wrong("say where the game goes on, such as 'start: round'")
            return steps
        return [*steps, *self.read_start(entry)]

    def read_start(self, entry: Entry) -> list[Step[Any]]:
        game = self.game
        word = entry.value
        if self.scene.get("rounds") is None:
            game.rounds = (game.day - 1) * DAY_ROUNDS + min(game.round, DAY_ROUNDS)
        if word == OVER:
            return []
        if game.shank == NOTHING:
            raise self.line_of("shank").wrong("somebody has the Shank, such as 'shank: rival 0'")
        if word.startswith(TURN) and not 1 <= game.round <= DAY_ROUNDS:
            raise self.line_of("round").wrong(f"turns are in rounds 1 to {DAY_ROUNDS}, and not at night")
        if word == ROUND and game.round == 0:
            raise self.line_of("round").wrong("a day begins with round 1")
        if word.startswith(TURN):
            index = entry.index("Convict", word.removeprefix(TURN), self.convicts)
            return [self.read_turn(entry, index), *rest_of_round(game, index), END_OF_ROUND, NEXT_ROUND]
        entry.index("start", word, [ROUND, NIGHT, OVER, f"{TURN}convict 0"])
        if word == NIGHT:
            if self.scene.get("round") is not None and game.round < DAY_ROUNDS:
                raise self.line_of("round").wrong(f"the night comes after round {DAY_ROUNDS}")
            game.round = DAY_ROUNDS
        elif self.scene.get("round") is not None:
            game.round -= 1  # NEXT_ROUND begins it
            if self.scene.get("rounds") is None:
                game.rounds -= 1
        return [NEXT_ROUND]

    def read_turn(self, entry: Entry, index: int) -> Step[Any]:
        """The beginning of a turn; where the text says how many Actions are left, its middle."""
        game = self.game
        convict = game.convicts[index]
        name = self.convicts[index]
        if convict.posture == ESCAPED and convict.stage == NOTHING:
            raise entry.wrong(f"{name} has escaped and takes no more turns")
        counted = self.scene.get(f"{name} has")
        if counted is None or ACTIONS not in counted.words() or game.active not in (NOTHING, index):
            return StartTurn(index)  # also after somebody else's turn that the text names
        if convict.posture != STANDING:
            raise counted.wrong(f"{name} does not stand: its turn begins first, so leave its {ACTIONS} out")
        begin(game, index)
        return TakeTurn(convict.seat, index)


def begin(game: Animalcatraz, index: int) -> None:
    """What is so in the middle of a turn, beside what the text says of it."""
    convict = game.convicts[index]
    convict.played = True
    convict.bonus = convict.bonus or primal_actions(game, convict)
    game.rivals[convict.rival].last_convict = index
    game.active = index


def rest_of_round(game: Animalcatraz, index: int) -> list[Step[Any]]:
    """The turns after a Convict's, from the Shank clockwise; where the partner has not played there is another lap."""
    rivals = clockwise_from(game, game.shank)
    later = rivals[rivals.index(game.convicts[index].rival) + 1 :]
    if paired(game) and not game.convicts[partner_of(game, index)].played:
        later += rivals
    return [Slot(rival) for rival in later]


def lay_out(game: Animalcatraz, cast: dict[int, int]) -> None:
    """A table under way as the seed deals it: cells by seats, Convicts by chance, nobody with a card.

    Who is dealt a Convict that the text gives to another has one that is left instead.
    """
    take_cells(game)
    cards = available(game)
    game.rng.shuffle(cards)
    for index in in_order(game):
        game.convicts[index].card = cards.pop()
    left = [card for card in [*cards, *(game.convicts[index].card for index in cast)] if card not in cast.values()]
    for index in in_order(game):
        if index not in cast and game.convicts[index].card in cast.values():
            game.convicts[index].card = left.pop()
    SETTLE_IN.run(game)
    game.round = game.rounds = 1


def know_own(game: Animalcatraz) -> None:
    """Sides know what they carry, hide and plan, whatever is said of others."""
    for convict in game.convicts:
        side = side_mask(game, convict.rival)
        for copy in [*convict.carry, *game.stashes[convict.cell], *(game.held[each] for each in convict.gangsters)]:
            if copy != NOTHING:
                game.known[copy] |= side
        for crime in convict.crimes:
            game.crime_known[crime] |= side


def know_what_is_open(game: Animalcatraz) -> None:
    """What lies open everybody knows, and its owner what lies there face down."""
    for convict in game.convicts:
        for copy in (convict.upgrade, convict.cell_upgrade):
            if copy != NOTHING:
                game.known[copy] = EVERYONE
    for cell in range(len(game.vacant)):
        owner = owns_cell(game, cell // 3)
        if game.vacant[cell] != NOTHING and owner != NOTHING:
            game.known[game.vacant[cell]] |= side_mask(game, owner)
    for rival in game.rivals:
        for copy in rival.secured:
            game.known[copy] = EVERYONE
        if rival.plan != NOTHING:
            game.plan_known[rival.plan] = EVERYONE if rival.plan_shown else rival.seats
    for copy in game.cell_attacks + game.incoming:
        if copy != NOTHING:
            game.known[copy] = EVERYONE
    for guard in range(len(game.owners)):
        if game.guard_traps[guard] != NOTHING and game.owners[guard] != NOTHING:
            game.known[game.guard_traps[guard]] |= side_mask(game, game.owners[guard])
