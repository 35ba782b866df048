"""A position of Prison Architect written as text. What the text does not name is dealt by the seed.

    prison_architect, 3 players         # or: 3 players, hidden_cash; 1 player, difficulty hard, harder
    seed: 7                             # deals the rest and fixes chance; 0 if left out
    round: week 2                       # or: foundation, evaluation 1, income 1, final scoring; week 1 if left out
    phase: build                        # only where the game goes on by 'next:' and 'lane of' lines
    initiative: seat 1, seat 0, seat 2  # the highest first; '-' is a place that nobody has taken yet
    resolved: cell staff                # areas that are done this week
    area: basic                         # in which is being bought
    dice: 3 1                           # the last roll: escapees a die
    bids: seat 0 5 cell 3 staff; seat 1 4 basic
    raised: seat 0 cell                 # by Foremen
    seat 0: 14 cash 2 staff 1 guard 2 dogs        # those of the pool; also: recalled, escaping
    seat 0 construction: bunk_cell library        # tiles bought and not yet placed
    seat 0 digs: basic yard showers     # where, and what was drawn there
    seat 0 row 7: g7 bunk_cell windows NW guard g2 g3; h7 office token food; i7 locker_room staff
    seat 0 row 8: g8 cleaning_cupboard lends g7   # the cell on which its lent specialist stands, if not in the pool
    seat 0 cards: janitors staff 1; prison_labour g3 exhausted      # in the order of gaining
    seat 0 hand: E01 H16                # objectives; likewise: played, looks at, plays and drops (in secret)
    seat 0 escaped: r6                  # prisoners; likewise: released, arriving
    cell offer: basic_solitary          # in the order of dealing; also: staff, basic, additional, bureaucracy
    cell stack: basic_dormitory         # from the top; the others lie below in seeded order
    cell discards: luxury_holding
    easy deck: E07                      # from the top; also: starting, hard
    easy discards: seat 0 E01; seat 1 E05         # in the order of discarding, with who knows it
    start: build

A prison is a line for each row of its plan. Squares are named as in the game, a column and a row: the first tile of all
lies on g7, and every prison reaches over row 7 and column g. A tile is followed by what is on it: `windows NE`,
`token food`, `staff` in its slot, specialists, prisoners (g2: grey, threat 2). A Custodian who is named on his cell is
that of a Cleaning Cupboard.

For two players also `duel: WD05` (the visible card, or none), `duels:` (from the top) and `duels gone:`; alone
besides `governor tiles:`, `governor cards:`, `governor objectives:`, `governor staff: basic`, `governor bids: 4 cell`
and `governor bought: 1`. Within a phase: `seat 0 tokens: food wildcard`, `seat 0 has done: expanded`,
`seat 0 declares: 2 grey`, and of an Evaluation `seat 0 secure: g7`, `seat 0 slots: grey; grey orange`,
`seat 0 freed: 1 grey`. `withdrawn:` names objectives that Extra Grant took back.

- A list that is named holds what it names and nothing else; the word `rest` at the end of an offer, a stack, a deck or
  discards of an area adds all of that kind that are named nowhere.
- What wardens have and is not named is nothing, but for a game that starts at its beginning, where it is as in setup.
  Objectives in hand and face up are as dealt wherever a round or a phase starts.
- Prisoners that are named nowhere are in the supply.
- Where a round or a phase starts nothing of it is done: who is arriving, digs or looks at objectives goes with steps.

`start:` is a round (foundation, week 2, evaluation 1, income 1, final scoring), a phase of the week that `round:` names
(cleanup, bid, buy, build, intake, objectives), or over. Without it the game starts at its beginning. For everything in
between there are steps, done before what `start:` names; without a `start:` they are all that is left to do. `phase:`
says where they happen, unless that follows from the first of them:

    next: Purchase(seat 0)
    lane of seat 1: Build(seat 1)       # seats that act at once; 'done' for one that has finished

A written scene names everything, hidden cards and the state of chance too (`chance:`), so that the game goes on exactly
as it would have: a printed scene is for hosts, tests and bug reports, never for a player who is still in the game.
"""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.lines import Line
from bighouse.engine.step import Step
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.scenes.agenda import read_agenda
from bighouse.games.prison_architect.scenes.checks import check
from bighouse.games.prison_architect.scenes.demands import check_steps
from bighouse.games.prison_architect.scenes.items import Stacks
from bighouse.games.prison_architect.scenes.objectives import Decks, objective_lines
from bighouse.games.prison_architect.scenes.page import PrisonArchitectPage
from bighouse.games.prison_architect.scenes.prisons import PrisonLines
from bighouse.games.prison_architect.scenes.starts import check_start
from bighouse.games.prison_architect.scenes.table import Duels, read_table, table_lines
from bighouse.games.prison_architect.scenes.wardens import governor_lines, strip, table_of_bids, warden_lines


class PrisonArchitectScene(PrisonArchitectPage):
    """The lines of Prison Architect in the order in which they are written, and that in which they are read."""

    def __init__(self, game: PrisonArchitect) -> None:
        super().__init__(game)
        seats = range(game.seats)
        self.table = table_lines(self)
        self.duel_cards = Duels(self)
        self.bids = table_of_bids(self)
        self.wardens = [warden_lines(self, seat) for seat in seats]
        self.prisons = [PrisonLines(self, seat) for seat in seats]
        self.hands = [objective_lines(self, seat) for seat in seats]
        self.governor = governor_lines(self)
        self.stacks = Stacks(self)
        self.decks = Decks(self)

    def lines(self) -> list[Line]:
        owned: list[Line] = []
        for warden, prison, hand in zip(self.wardens, self.prisons, self.hands):
            owned += [*warden, *prison.lines, *hand]
        piles = [*self.duel_cards.lines, *self.stacks.lines, *self.decks.lines]
        return [*self.table, *self.bids, *owned, *self.governor, *piles]

    def read(self) -> list[Step[Any]]:
        read_table(self, self.table)
        strip(self)
        for warden, prison, hand in zip(self.wardens, self.prisons, self.hands):
            self.read_lines(warden)
            prison.read()
            self.read_lines(hand)
        self.read_lines([*self.bids, *self.governor])
        self.read_lines([*self.duel_cards.lines, *self.stacks.lines, *self.decks.lines])
        self.duel_cards.fill()
        self.stacks.fill()
        self.decks.fill()
        self.game.supply = self.prisoners.left.copy()
        check(self)
        check_start(self)
        check_steps(self)
        return read_agenda(self)
