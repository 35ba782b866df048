"""Phase II, Lights Out: each location is resolved in order, in four steps (RULES.md section 5)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital
from bighouse.engine.step import Step
from bighouse.games.lockup.box.components import ENFORCER, LIBRARY, LOCATIONS, LOOKOUT
from bighouse.games.lockup.rules.actions import SPACES
from bighouse.games.lockup.rules.events import (
    CREW_RETURNED,
    CREW_REVEALED,
    CREW_STRAYED,
    LOCATION_BEGAN,
    PHASE_BEGAN,
    RANKED,
    REWARD_CAME,
    SUSPICION_GAINED,
)
from bighouse.games.lockup.rules.rewards import offer_reward
from bighouse.games.lockup.rules.solitary import (
    guards_collect,
    guards_have_lookout,
    guards_leave,
    guards_strength,
    show_guards,
)
from bighouse.games.lockup.rules.state import LIGHTS_OUT, Lockup, token_list
from bighouse.games.lockup.rules.tomes import LIGHTS_OUT_WINDOW, STRENGTH_WINDOW, AfterTomes
from bighouse.games.lockup.words.phrases import place


class LightsOut(Step[Lockup]):
    """The phase begins with a tome window, then the locations follow in order."""

    def run(self, game: Lockup) -> None:
        game.phase = LIGHTS_OUT
        game.reveal()  # all have passed: nobody goes back alone
        game.tell(PHASE_BEGAN, LIGHTS_OUT)
        game.do([LIGHTS_OUT_WINDOW, RESOLVE[0]])


class ResolveLocation(AfterTomes):
    """Resolve the next location with anybody present, from this one on; empty ones are skipped."""

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, game: Lockup) -> None:
        game.pause()  # before anybody here counts who is still face down
        location = self.location
        while location < LOCATIONS and not anybody_at(game, location):
            location += 1
        game.ranking = []
        game.strengths = []
        game.collected = 0
        game.guards_nullified = 0
        if location == LOCATIONS:
            game.here = -1
            game.bonus = []  # nothing is left behind, so that equal positions have equal fingerprints
            game.nullified = []
            return
        game.here = location
        game.bonus = [0] * len(game.players)
        game.nullified = [0] * len(game.players)
        game.tell(LOCATION_BEGAN, location)
        reveal_crews(game, location)
        game.do([STRENGTH_WINDOW, RANK_CREWS, GAIN_SUSPICION, COLLECT[0], MOVE_STRAGGLERS, RESOLVE[location + 1]])

    def args(self) -> list[int]:
        return [self.location]

    def moment(self, game: Lockup) -> str:
        return "Lights Out begins"

    def window_chapter(self) -> str:
        return "tomes-lights-out"


def is_at(game: Lockup, who: int, location: int) -> bool:
    """Whether a player (or the guards) is present at a location."""
    if who == game.guards:
        return len(game.guards_at[location]) > 0
    return game.players[who].at[location] != 0


def anybody_at(game: Lockup, location: int) -> bool:
    for who in range(len(game.players)):
        if is_at(game, who, location):
            return True
    return False


def reveal_crews(game: Lockup, location: int) -> None:
    """Turn all tokens (and guard cards) here face up."""
    for seat in range(game.seats):
        player = game.players[seat]
        hidden = player.at[location] & player.down
        if hidden:
            player.down &= ~hidden
            player.shown |= hidden
            game.reveal()
            for token in token_list(hidden):
                game.tell(CREW_REVEALED, seat, token, location)
    if game.solitary:
        show_guards(game, location)


def strength(game: Lockup, who: int, location: int) -> int:
    """The total of a player's tokens where it is being resolved, tomes included."""
    if who == game.guards:
        return guards_strength(game, location) + game.bonus[who]
    player = game.players[who]
    tokens = player.at[location] & ~game.nullified[who]
    total = game.box.strength[tokens] + game.bonus[who]
    return total + player.power if tokens >> ENFORCER & 1 else total


def has_lookout(game: Lockup, who: int, location: int) -> bool:
    if who == game.guards:
        return guards_have_lookout(game, location)
    return game.players[who].at[location] >> LOOKOUT & 1 != 0


class RankCrews(AfterTomes):
    """Step 1: rank by strength; of equals the one closest clockwise to the first player is higher."""

    def run(self, game: Lockup) -> None:
        ranking: list[int] = []
        strengths: list[int] = []
        for who in game.clockwise():
            if is_at(game, who, game.here):
                total = strength(game, who, game.here)
                rank = len(ranking)
                while rank > 0 and strengths[rank - 1] < total:
                    rank -= 1
                ranking.insert(rank, who)
                strengths.insert(rank, total)
        game.ranking = ranking
        game.strengths = strengths
        for rank in range(len(ranking)):
            game.tell(RANKED, ranking[rank], game.here, rank, strengths[rank])

    def moment(self, game: Lockup) -> str:
        return f"{capital(place(game, game.here))}, before strengths are ranked"

    def window_chapter(self) -> str:
        return "tomes-strength"


class GainSuspicion(Step[Lockup]):
    """Step 2: the highest-ranked player without an own lookout here takes all suspicion cubes."""

    def run(self, game: Lockup) -> None:
        cubes = game.suspicion_at[game.here]
        if cubes > 0:
            for who in game.ranking:
                if not has_lookout(game, who, game.here):
                    game.suspicion_at[game.here] = 0
                    game.players[who].suspicion += cubes
                    game.tell(SUSPICION_GAINED, who, cubes, game.here)
                    return


class CollectRewards(Step[Lockup]):
    """Step 3: in rank order each player present takes the reward of the rank or declines."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, game: Lockup) -> None:
        if self.rank < len(game.ranking):
            game.do_next(COLLECT[self.rank + 1])
            who = game.ranking[self.rank]
            game.pause()
            game.tell(REWARD_CAME, who, game.here, self.rank)
            if who == game.guards:
                guards_collect(game, self.rank)
            else:
                offer_reward(game, who, self.rank)

    def args(self) -> list[int]:
        return [self.rank]


class MoveStragglers(Step[Lockup]):
    """Step 4: who collected goes home, who did not goes to the Library; from the Library all go home."""

    def run(self, game: Lockup) -> None:
        here = game.here
        for who in game.ranking:
            if who == game.guards:
                guards_leave(game, here)
                continue
            player = game.players[who]
            tokens = player.at[here]
            player.at[here] = 0
            if here == LIBRARY or game.collected >> who & 1:
                player.cell |= tokens
                game.tell(CREW_RETURNED, who, here)
            else:
                player.at[LIBRARY] |= tokens
                game.tell(CREW_STRAYED, who, here)


class ForgetCrews(Step[Lockup]):
    """After Lights Out all crew is home again, and who has seen which token no longer matters."""

    def run(self, game: Lockup) -> None:
        for player in game.players:
            player.peeked = 0
            player.shown = 0


RANK_CREWS: Final = RankCrews()
GAIN_SUSPICION: Final = GainSuspicion()
MOVE_STRAGGLERS: Final = MoveStragglers()
COLLECT: Final[list[CollectRewards]] = [CollectRewards(rank) for rank in range(SPACES)]
RESOLVE: Final[list[ResolveLocation]] = [ResolveLocation(location) for location in range(LOCATIONS + 1)]
