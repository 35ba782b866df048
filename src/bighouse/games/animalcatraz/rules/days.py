"""Days: four rounds of daytime and a night, with their steps A, B and C in order (RULES.md section 5, R39)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import EL_CHAPO, NOTHING
from bighouse.games.animalcatraz.rules.contraband import CONTRABAND_STEP
from bighouse.games.animalcatraz.rules.events import DAY_BEGAN, ROUND_BEGAN, SHANK_ROLLED, SHANK_TAKEN
from bighouse.games.animalcatraz.rules.guards import MOVE_GUARDS
from bighouse.games.animalcatraz.rules.night import NIGHT_STEPS
from bighouse.games.animalcatraz.rules.primal import round_passes
from bighouse.games.animalcatraz.rules.prison_events import NEXT_EVENT
from bighouse.games.animalcatraz.rules.rats import RATS_COME
from bighouse.games.animalcatraz.rules.reckoning import RECKON_COINS, RECKON_TAGS
from bighouse.games.animalcatraz.rules.riots import BEGIN_RIOT, FINAL_RIOT
from bighouse.games.animalcatraz.rules.sides import first_seat
from bighouse.games.animalcatraz.rules.standings import end_of_days
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, NIGHT, Animalcatraz
from bighouse.games.animalcatraz.rules.turns import Turns
from bighouse.games.animalcatraz.rules.warden import WARDEN_WALKS

RIOT_ROUND: Final = 2  # at whose end the Riot of the last Event comes


class NextRound(Step[Animalcatraz]):
    """The Sun moves on: rounds 1 to 4, then the night, then a new day."""

    def run(self, game: Animalcatraz) -> None:
        game.round += 1
        if game.round == NIGHT:
            game.do([NIGHT_STEPS, NEW_DAY, self])
            return
        game.rounds += 1
        game.tell(ROUND_BEGAN, game.day, game.round)
        for convict in game.convicts:
            convict.played = False
            convict.icons = 0
            convict.skilled = False
        game.used_gangsters = 0
        game.thefts = [0] * len(game.thefts)
        round_passes(game)
        game.do(
            [
                TAKE_SHANK, MOVE_GUARDS, CONTRABAND_STEP, NEXT_EVENT, SETTLED, WARDEN_WALKS, RATS_COME, Turns(),
                END_OF_ROUND, self,
            ]
        )  # fmt: skip


class NewDay(Step[Animalcatraz]):
    def run(self, game: Animalcatraz) -> None:
        game.day += 1
        game.round = 0
        game.tell(DAY_BEGAN, game.day)


class TakeShank(Step[Animalcatraz]):
    """Step A1: most REP takes it, tied leaders roll; in the first round it is with cell 1."""

    def run(self, game: Animalcatraz) -> None:
        if game.rounds == 1:
            game.shank = game.order[0]
        else:
            most = max([rival.rep for rival in game.rivals])
            leaders = [rival for rival in game.order if game.rivals[rival].rep == most]
            while len(leaders) > 1:
                leaders = roll_off(game, leaders)
            game.shank = leaders[0]
        game.tell(SHANK_TAKEN, first_seat(game, game.shank))


def roll_off(game: Animalcatraz, rivals: list[int]) -> list[int]:
    """Two dice each; the highest are left."""
    totals: list[int] = []
    for rival in rivals:
        totals.append(sum(game.roll(SHANK_ROLLED, [first_seat(game, rival)], 2, 6, [])))
    best = max(totals)
    return [rivals[i] for i in range(len(rivals)) if totals[i] == best]


class Settled(Step[Animalcatraz]):
    """Whoever has reached level 13 between turns starts a Riot before play goes on (R34)."""

    def run(self, game: Animalcatraz) -> None:
        if game.risen:
            game.do_next(BEGIN_RIOT)


class EndOfRound(Step[Animalcatraz]):
    """The final Riot after round 2 of its day; steps B after round 4."""

    def run(self, game: Animalcatraz) -> None:
        if game.round == RIOT_ROUND and game.event != NOTHING and game.box.events[game.event].riot:
            game.do_next(FINAL_RIOT)
        elif game.round == DAY_ROUNDS:
            game.do([RECKON_COINS, SETTLED, RECKON_TAGS, LAST_DAY])


class LastDay(Step[Animalcatraz]):
    """An El Chapo's game ends after steps B of its last day (R53)."""

    def run(self, game: Animalcatraz) -> None:
        if game.ends_with(EL_CHAPO) and game.day == game.last_day:
            end_of_days(game)


TAKE_SHANK: Final = TakeShank()
SETTLED: Final = Settled()
END_OF_ROUND: Final = EndOfRound()
LAST_DAY: Final = LastDay()
NEW_DAY: Final = NewDay()
NEXT_ROUND: Final = NextRound()
