"""A position of Lockup written as text. What the text does not name is dealt by the seed.

    lockup, 4 players                   # or: lockup, 3 players, advanced / lockup, 1 player, difficulty expert
    seed: 7                             # deals the rest and fixes chance; 0 if left out
    round: 3                            # 1 if left out
    first player: seat 1                # in solitary also: guards
    seat 0: goblins, trait greedy, 12 stars, 4 power, 1 suspicion, 2 scrap 1 gold, storage 6
    seat 0 items: item_02 item_09       # crafted
    seat 0 reserved: item_17 (item_20)  # in parentheses: reserved unseen, so secret
    seat 0 goons: dwarf_1
    seat 0 tomes: codex_of_alibis
    seat 0 dealt: hoarding nimble       # traits to choose from, or the one sent back
    seat 0 looks at tomes: atlas_of_hideouts brawlers_primer     # or goons, or items
    seat 0 roll call: passed, visited smithy sewers, face down 2, limit 3, shown lookout 5, reinforcing
    seat 0 peeked at: seat 1 4; seat 2 lookout
    seat 0 score sheet: 10 start, 4 items, -2 raids
    at infirmary: seat 0 enforcer; seat 1 lookout (4)            # in parentheses: face down
    suspicion at infirmary: 1
    loot at smithy: 1 iron              # Bandit cubes
    supply: 2 iron, 0 power, rest with seat 3                    # suspicion also: rest at exercise yard
    goals: leader_gems instant_power end_gem
    leader goal: seat 0                 # who holds it; likewise: instant goal
    display: item_05 - item_08          # nearest the deck first, '-' is a gap
    goons: ratman_3 dwarf_2 - - bandit_2                         # Sewers to Chow Hall
    goon deck: demon_1                  # top first; also: item deck, tome deck; the others lie below in seeded order
    goon discard: flayer_1              # oldest first; also: tome discard
    under the tome deck: seat 0 brawlers_primer                  # who put it there; the lowest last; also: item deck
    start: lights out at infirmary

In solitary also `guards: 10 stars, 1 power, 2 scrap`, `guards items:` (reserved, goons ...), `at smithy: guards
guard_blue_1 (guard_blue_6)`, `guard deck:`, `guards aside:`, `location deck: sewers off_duty_1`, `locations shown:`.

- A list that is named holds what it names and nothing else; the word `rest` at its end adds all cards of that kind that
  are named nowhere (`tome discard: rest`, `seat 1 reserved: item_17 (rest)`). Decks alone are filled up by themselves.
- Tokens not named are in the holding cells, guard cards not named in the guard deck. What Roll Call remembers follows
  from the tokens on the board unless `roll call` says otherwise.
- Supplies are what is left in the box. To have less in one, name it and say where the rest of it is; resource cubes at
  a location are Bandit cubes and named as `loot`.
- Suspicion at locations is what is named; if none is and the game starts at its beginning, the goons bring theirs.
- Stars without a score sheet count as stars from the start.

`start:` is one of: setup bonuses, traits (advanced); round, roll call, turn of seat 2, guard turn (solitary); lights
out, lights out at smithy, end of round; patrol, storage, refill, goons, suspicion; game end, final raid, final scoring,
over. Without it the game starts at the beginning of the round. For everything in between there are steps, done before
what `start:` names; without a `start:` they are all that is left to do, and `phase:` says where that is (setup, roll
call, lights out, patrol, game end):

    phase: lights out
    here: chow_hall                     # the location in progress, with
    ranking: seat 1 with 6, seat 0 with 4      # the strengths may be left out
    bonus: seat 0 +2                    # strength from tomes
    nullified: seat 1 5                 # tokens or guard cards that count 0
    collected: seat 1
    lane of seat 0: ReturnExcess(seat 0)       # seats that act at once; 'done' for one that has finished
    next: PayForGoons(seat 1, 4)        # the first first
    next: HireGoon(seat 1, 2)

A written scene names everything, hidden cards and the state of chance too (`chance:`), so that the game goes on exactly
as it would have: a printed scene is for hosts, tests and bug reports, never for a player who is still in the game.
"""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.lines import Line
from bighouse.engine.step import Step
from bighouse.games.lockup.box.components import LOCATIONS
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.scenes.agenda import read_agenda
from bighouse.games.lockup.scenes.cards import deal_rest, deck_lines
from bighouse.games.lockup.scenes.crews import crew_lines, seat_crews
from bighouse.games.lockup.scenes.cubes import cube_lines, settle_supplies, supply_line
from bighouse.games.lockup.scenes.page import LockupPage
from bighouse.games.lockup.scenes.table import check_table, location_lines, table_lines
from bighouse.games.lockup.scenes.tokens import memory_lines, remember, tokens_line


class LockupScene(LockupPage):
    """The lines of Lockup in the order in which they are written, and that in which they are read."""

    def __init__(self, game: Lockup) -> None:
        super().__init__(game)
        players = range(len(game.players))
        self.table = table_lines(self)
        self.supplies = [supply_line(self)]
        self.rows = [self.display.line, self.goon_row.line]
        self.crew_lines = [crew_lines(self, who) for who in players]
        self.memory = [memory_lines(self, who) for who in players]
        self.tokens_at = [tokens_line(self, location) for location in range(LOCATIONS)]
        self.cubes_at = [cube_lines(self, location) for location in range(LOCATIONS)]
        self.here = location_lines(self)
        self.decks = deck_lines(self)

    def lines(self) -> list[Line]:
        lines = [*self.table, *self.supplies, *self.rows]
        for owned, memory in zip(self.crew_lines, self.memory):
            lines += [*owned, *memory]
        for tokens, cubes in zip(self.tokens_at, self.cubes_at):
            lines += [tokens, *cubes]
        return [*lines, *self.here, *self.decks]

    def read(self) -> list[Step[Any]]:
        self.game.suspicion_at = [0] * LOCATIONS
        seat_crews(self)
        self.read_lines(self.table)
        check_table(self)
        for owned in self.crew_lines:
            self.read_lines(owned)
        self.read_lines(self.tokens_at)
        remember(self)
        for lines in [*self.memory, *self.cubes_at]:
            self.read_lines(lines)
        self.read_lines([*self.here, *self.rows, *self.decks])
        deal_rest(self)
        steps = read_agenda(self)
        self.read_lines(self.supplies)
        settle_supplies(self)
        return steps
