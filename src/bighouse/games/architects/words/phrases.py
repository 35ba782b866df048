"""Small phrases that questions, labels, reasons, cards and the log have in common."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted, listed, signed
from bighouse.engine.names import called
from bighouse.games.architects.box.components import (
    GOLD,
    GOLD_IS_MARBLE,
    GOOD_WORDS,
    GOODS,
    MARBLE,
    PRISON,
    SILVER,
    SKILL_WORDS,
    SKILLS,
    STONE,
    WOOD,
    Gain,
    Level,
)
from bighouse.games.architects.rules.state import SHEET_LINES, Architects, Player

PHASE_WORDS: Final = ["setup", "turns", "final_round", "game_end"]
SHEET_WORDS: Final = [
    "buildings", "cathedral", "virtue", "debts", "gold_and_marble", "silver", "prison", "guildhall",
]  # fmt: skip
SHEET_NAMES: Final = [
    "Buildings", "Cathedral", "Virtue", "Unpaid debts", "Gold and marble", "Silver", "Prison", "Guildhall",
]  # fmt: skip
assert len(SHEET_WORDS) == len(SHEET_NAMES) == SHEET_LINES

PLACE_NAMES: Final = [
    "the Quarry", "the Forest", "the Mines", "the Silversmith", "the King's Storehouse", "the Workshop",
    "the Town Centre", "the Tax Stand", "the Guardhouse", "the Black Market", "the Guildhall", "the Prison",
]  # fmt: skip
TRADE_WORDS: Final = ["virtue", "marble"]
SPACE_NAMES: Final = ["left stall", "middle stall", "right stall"]
LEVEL_NAMES: Final = ["the foundations", "level I", "level II", "level III", "level IV", "level V"]
MIX: Final = GOODS  # stands behind the goods for wood and stone in any mix
MIX_WORD: Final = "wood_or_stone"
assert len(PLACE_NAMES) == PRISON + 1


# Goods and skills


def good_words(good: int, count: int) -> str:
    return f"{count} {GOOD_WORDS[good]}"


def goods_in_words(goods: list[int], last: str = "and", cards: int = 0) -> str:
    """ "2 clay, 1 gold and 1 Building card"; a figure behind the goods stands for wood and stone in any mix."""
    parts = [good_words(good, goods[good]) for good in range(GOODS) if goods[good] > 0]
    if len(goods) > MIX and goods[MIX] > 0:
        parts.append(f"{goods[MIX]} wood or stone")
    if cards > 0:
        parts.append(plan_count(cards))
    return listed(parts, last) or "nothing"


def gain_in_words(gain: Gain) -> str:
    """Everything a card gives: "1 virtue and 3 silver"."""
    parts: list[str] = []
    if gain.virtue != 0:
        parts.append(f"{signed(gain.virtue)} virtue")
    parts += [good_words(good, gain.goods[good]) for good in range(GOODS) if gain.goods[good] > 0]
    if gain.cards > 0:
        parts.append(plan_count(gain.cards))
    if gain.debts > 0:
        parts.append(debts_words(gain.debts))
    return listed(parts) or "nothing"


def skills_in_words(mask: int, last: str = "and") -> str:
    """ "carpentry and masonry"."""
    return listed([SKILL_WORDS[skill] for skill in range(SKILLS) if mask >> skill & 1], last)


def plan_count(count: int) -> str:
    return counted(count, "Building card")


def debts_words(count: int) -> str:
    return counted(count, "unpaid debt")


def points_words(points: int) -> str:
    return f"{signed(points)} VP"


def workers_words(count: int) -> str:
    return counted(count, "worker")


# What somebody lacks


def missing_goods(player: Player, cost: list[int]) -> list[int]:
    """Which goods of a cost the player lacks; what Therese has of either she has of both (R43)."""
    short = [max(0, cost[good] - player.goods[good]) for good in range(GOODS)]
    if player.ability == GOLD_IS_MARBLE:
        both = max(0, cost[GOLD] + cost[MARBLE] - player.has(GOLD))
        short[GOLD] = min(both, cost[GOLD])
        short[MARBLE] = both - short[GOLD]
    return short


def missing_for_level(player: Player, level: Level) -> list[int]:
    """The same for a level of the Cathedral; the last figure is wood and stone in any mix."""
    return [*missing_goods(player, level.cost), max(0, level.mix - player.goods[WOOD] - player.goods[STONE])]


def lacks_in_words(short: list[int], skills: int) -> str:
    """What stands between a player and a building: "masonry; 2 more stone"."""
    parts: list[str] = []
    if skills:
        parts.append(skills_in_words(skills))
    if sum(short) > 0:
        more = [f"{short[good]} more {GOOD_WORDS[good]}" for good in range(GOODS) if short[good] > 0]
        if len(short) > MIX and short[MIX] > 0:
            more.append(f"{short[MIX]} more wood or stone")
        parts.append(listed(more))
    return "; ".join(parts)


def silver_words(player: Player) -> str:
    """How much silver a player has."""
    return str(player.goods[SILVER] or "none")


def left_words(left: int, noun: str) -> str:
    """How many more there can be, in brackets; empty for the last one."""
    return f" ({counted(left, noun)} left)" if left > 1 else ""


# The table


def place_name(place: int) -> str:
    return PLACE_NAMES[place]


def bare_name(place: int) -> str:
    """As it stands on a sign: "Quarry"."""
    return place_name(place).removeprefix("the ")


def rival_name(game: Architects, who: int) -> str:
    """A player by name, or by what everybody sees: the character, the colour; or the opponent's name."""
    return called(game, who)


def level_cost(level: Level, cards: int = 0) -> str:
    """ "1 gold", "4 wood or stone and 1 Building card"."""
    return goods_in_words([*level.cost, level.mix], cards=cards)
