"""The game end: the final raid, final scoring in its six lines, and who has won (RULES.md section 10)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.lockup.box.components import RESOURCES, Goal, GoonType
from bighouse.games.lockup.rules.events import PHASE_BEGAN, RAID_BEGAN
from bighouse.games.lockup.rules.goals import measured
from bighouse.games.lockup.rules.raids import raid
from bighouse.games.lockup.rules.state import (
    FROM_END_GOAL,
    FROM_GOONS,
    FROM_LEADER_GOAL,
    FROM_MARKER,
    FROM_RESOURCES,
    FROM_TOMES,
    GAME_END,
    NOBODY,
    Lockup,
    Player,
)
from bighouse.games.lockup.rules.tomes import ANY_TIME_WINDOW, AfterTomes


class GameEnd(Step[Lockup]):
    """After Lights Out of the last round: window, final raid, window, scoring (R40)."""

    def run(self, game: Lockup) -> None:
        game.phase = GAME_END
        game.tell(PHASE_BEGAN, GAME_END)
        game.do([ANY_TIME_WINDOW, FINAL_RAID, ANY_TIME_WINDOW, FINAL_SCORING])


class FinalRaid(AfterTomes):
    """One last raid, however many suspicion cubes are left."""

    def run(self, game: Lockup) -> None:
        game.tell(RAID_BEGAN, 0, game.suspicion_supply)
        raid(game)

    def moment(self, game: Lockup) -> str:
        return "Before the final raid"

    def window_chapter(self) -> str:
        return "tomes-end"


class FinalScoring(AfterTomes):
    """Six lines, each one net change a player, the floor at 0 after each (R47)."""

    def run(self, game: Lockup) -> None:
        game.reveal()
        everyone = range(len(game.players))
        if game.leader != NOBODY:
            game.score(game.leader, leader_stars(game), FROM_LEADER_GOAL)
        goal_stars = end_goal_stars(game, game.box.goals[game.goal_end])
        for who in everyone:
            game.score(who, goal_stars[who], FROM_END_GOAL)
        for who in everyone:
            game.score(who, goon_stars(game, game.players[who]), FROM_GOONS)
        for who in everyone:
            game.score(who, resource_stars(game, who), FROM_RESOURCES)
        for who in everyone:
            game.score(who, game.players[who].tome_count * game.box.tome_stars, FROM_TOMES)
        game.score(game.first, game.box.marker_stars, FROM_MARKER)

    def moment(self, game: Lockup) -> str:
        return "Before the final scoring"

    def window_chapter(self) -> str:
        return "tomes-end"


def leader_stars(game: Lockup) -> int:
    """What the leader goal is worth with so many players."""
    goal = game.box.goals[game.goal_leader]
    return goal.stars_two_player if game.seats <= 2 else goal.stars


def end_goal_stars(game: Lockup, goal: Goal) -> list[int]:
    """What the end game goal gives each player (section 8, R37)."""
    counts = [measured(player, goal.measure) for player in game.players]
    if goal.per_stars > 0:
        return [count * goal.per_stars for count in counts]
    two = game.seats <= 2
    first_stars = goal.two_player_first if two else goal.first
    second_stars = goal.two_player_second if two else goal.second
    most = max(counts)
    leaders = counts.count(most)
    second = 0
    for count in counts:
        if second < count < most:
            second = count
    seconds = counts.count(second)
    out: list[int] = []
    for count in counts:
        stars = 0
        if count > 0:
            if count == most:
                stars = first_stars if leaders == 1 else (0 if two else first_stars // 2)
            elif count == second and leaders == 1:
                stars = second_stars if seconds == 1 else second_stars // 2
        out.append(stars)
    return out


def goon_stars(game: Lockup, player: Player) -> int:
    """What a player's goons are worth together."""
    total = 0
    for kind in game.box.goon_types:
        total += goon_type_stars(player, kind)
    return total


def goon_type_stars(player: Player, kind: GoonType) -> int:
    """What a player's goons of one type are worth."""
    count = player.goon_types[kind.index]
    if count == 0:
        return 0
    total = count * kind.flat
    if kind.table:
        total += kind.table[min(count, len(kind.table) - 1)]
    elif kind.per is not None:
        total += count * kind.per_stars * measured(player, kind.per)
    return total


def resource_stars(game: Lockup, who: int) -> int:
    """What cubes left over are worth."""
    rates = resource_rates(game, who)
    total = 0
    for resource in range(RESOURCES):
        total += game.players[who].cubes[resource] * rates[resource]
    return total


def resource_rates(game: Lockup, who: int) -> list[int]:
    """Stars for a cube of each resource; the guards only count gold."""
    return game.box.guards_resource_stars if who == game.guards else game.box.resource_stars


def scores(game: Lockup) -> list[int]:
    """Each seat's stars."""
    return [game.players[seat].stars for seat in range(game.seats)]


def winners(game: Lockup) -> list[int]:
    """Most stars, then most items, else shared; alone, more stars than the guards."""
    if game.solitary:
        return [0] if game.players[0].stars > game.players[game.guards].stars else []
    best = -1
    out: list[int] = []
    for seat in range(game.seats):
        player = game.players[seat]
        standing = player.stars * 100 + len(player.items)
        if standing > best:
            best = standing
            out = []
        if standing == best:
            out.append(seat)
    return out


FINAL_RAID: Final = FinalRaid()
FINAL_SCORING: Final = FinalScoring()
