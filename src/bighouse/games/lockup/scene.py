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
    supply: 2 iron, 0 power, rest with seat 3                    # or: rest at library
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
  are named nowhere (`tome discard: rest`, `seat 1 tomes: rest`). Decks alone are filled up by themselves.
- Tokens not named are in the holding cells, guard cards not named in the guard deck. What Roll Call remembers follows
  from the tokens on the board unless `roll call` says otherwise.
- Supplies are what is left in the box. To have less in one, name it and say where the rest of it is.
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

`write_scene` names everything, hidden cards and the state of chance too (`chance:`), so that the game goes on exactly
as it would have: a printed scene is for hosts, tests and bug reports, never for a player who is still in the game.
"""

from __future__ import annotations

from bighouse.engine.room import Room
from bighouse.engine.scene import begin
from bighouse.engine.story import Story
from bighouse.games.lockup.scenes.agenda import read_agenda
from bighouse.games.lockup.scenes.cards import read_cards
from bighouse.games.lockup.scenes.crews import read_crews
from bighouse.games.lockup.scenes.cubes import read_cubes
from bighouse.games.lockup.scenes.page import Page
from bighouse.games.lockup.scenes.steps import step_words
from bighouse.games.lockup.scenes.table import read_table
from bighouse.games.lockup.scenes.writing import Writer
from bighouse.games.lockup.state import Lockup


def read_scene(room: Room, text: str, cards: str | None = None, story: Story | None = None) -> Lockup:
    """The position, up to its first choice; BadScene names the line that cannot be."""
    page = Page(room, text, cards)
    game = page.game
    read_table(page)
    read_crews(page)
    read_cards(page)
    steps = read_agenda(page)
    read_cubes(page)
    page.scene.set_chance(game.rng)
    game.story = story
    begin(game, steps, step_words(game).read_lanes(page.scene), page.blame)
    return game


def write_scene(game: Lockup) -> str:
    """The position in full; reading it gives the same game, chance to come included."""
    return Writer(game).text()
