"""A position of Architects written as text. What the text does not name is dealt by the seed.

    architects, 3 players               # or: architects, 4 players, variable / architects, 1 player, opponent helena
    seed: 7                             # deals the rest and fixes chance; 0 if left out
    first player: seat 1                # turn order is clockwise from here, the opponent last
    turn: 12                            # how many turns have begun; 0 if left out
    turns left: 2                       # of the last round, the one under way included
    seat 0: blue, 9 virtue, 2 clay 1 gold 3 silver, 1 unpaid 2 paid, level 2       # in a variable game: therese
    seat 0 hand: well keep              # Building cards; likewise: packet (of the draft), looks at, built
    seat 0 apprentices: miner miner_2
    seat 0 holds: seat 1 3; opponent 2  # captured workers on the own board
    at quarry: seat 0 2; seat 1 4       # workers on the large circles
    prison: seat 1 3
    black market: small seat 0; large seat 1
    guildhall: seat 0 3; seat 1 1; seat 0 1       # in the order in which they were laid there
    tax: 4                              # silver above the Tax Stand; as in setup if left out
    small market: bm03                  # piles are named from the top; the others lie below in seeded order
    large market: bm08 bm01
    rewards: reward_virtue_gold         # top first
    rewards left: 0                     # how many lie in the pile; or 'rewards gone:' and 'rewards boxed:' name cards
    upper row: woodcutter (2) swindler_clay (1) jeweller         # from the left; in parentheses: coins on the card
    lower row: thief                    # the others are as dealt; '-' is an empty space, once the pile is used up
    apprentice deck: labourer           # top first; also: building deck
    under the apprentice deck: thief    # seen by all; the lowest last
    under the building deck: seat 0 well; seat 1 keep            # who put it there; the lowest last
    start: turn of seat 0

With an opponent also `opponent: green, 5 virtue, 3 marble, 1 unpaid, level 2`, `opponent holds:`, `schemes: S05` and
`future: F01` (top first), `schemes done: S01` and `scheme: S07` (the card being carried out).

- A list that is named holds what it names and nothing else; the word `rest` at its end adds all cards of that kind that
  are named nowhere (`large market: rest`, `seat 1 built: rest`). Piles and rows are filled up by themselves.
- Workers not named are at home. Virtue not named is where it is after setup.
- Goods, debts and prisoners not named are none, but for a game that starts at its beginning, where each player without
  named goods has those of setup.

`start:` is one of: draft, turn of seat 1 (or of opponent), end of turn of seat 1, game end, scoring, over. Without it
the game starts at its beginning, the draft. For everything in between there are steps, done before what `start:` names;
without a `start:` they are all that is left to do. `active:` says whose turn it is then, and `phase:` where the game is
(setup, turns, final round, game end) if that is not the turns:

    active: seat 0
    next: TownCentre(seat 0, 2, 1, forest)       # captures left, captures made, and where
    next: EndTurn(seat 0)
    lane of seat 1: DraftCard(seat 1)   # seats that act at once; 'done' for one that has finished

A written scene names everything, hidden cards and the state of chance too (`chance:`), so that the game goes on exactly
as it would have: a printed scene is for hosts, tests and bug reports, never for a player who is still in the game.
"""

from __future__ import annotations

from typing import Any

from bighouse.engine.scenes.lines import Line
from bighouse.engine.step import Step
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.scenes.agenda import read_agenda
from bighouse.games.architects.scenes.cards import deal_rest, hand_lines, pile_lines
from bighouse.games.architects.scenes.page import ArchitectsPage
from bighouse.games.architects.scenes.players import count_up, equip, player_line
from bighouse.games.architects.scenes.table import read_table, table_lines
from bighouse.games.architects.scenes.workers import check_workers, holds_line, worker_lines


class ArchitectsScene(ArchitectsPage):
    """The lines of Architects in the order in which they are written, and that in which they are read."""

    def __init__(self, game: Architects) -> None:
        super().__init__(game)
        self.table = table_lines(self)
        self.owned: list[Line] = []
        for who in range(len(game.players)):
            hand = hand_lines(self, who) if who < game.seats else []
            self.owned += [player_line(self, who), *hand, holds_line(self, who)]
        self.workers = worker_lines(self)
        self.piles = pile_lines(self)

    def lines(self) -> list[Line]:
        return [*self.table, *self.owned, *self.workers, *self.piles]

    def read(self) -> list[Step[Any]]:
        read_table(self, self.table)
        equip(self)
        self.read_lines([*self.owned, *self.workers])
        check_workers(self)
        self.game.rewards_boxed.clear()
        self.read_lines(self.piles)
        deal_rest(self)
        count_up(self)
        return read_agenda(self)
