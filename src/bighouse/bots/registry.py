"""Which bots there are. A program adds its own by an entry point in the group "bighouse.bots"."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from bighouse.bots.bot import Bot
from bighouse.bots.greedy import GreedyBot
from bighouse.bots.levels import LEVELS
from bighouse.bots.search import SearchBot
from bighouse.bots.simple import RandomBot
from bighouse.engine.errors import BadSetup

GROUP = "bighouse.bots"
USUAL_BOT = "steady"  # for whoever asks for none: plays sensibly, and can be beaten
WORDS = {
    "random": "does anything that the rules allow",
    "greedy": "plays sensibly, and takes what looks best right now",
    "search": "thinks ahead as long as it is given",
}


@cache
def makers() -> dict[str, Callable[..., Bot]]:
    """What makes each bot, by name: our own, then other people's."""
    found: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
    for level in LEVELS:
        found[level.name] = level.bot
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.load())
    return found


def bot_names() -> list[str]:
    return list(makers())


def bot_words(name: str) -> str:
    """What a bot plays like; other people's bots say nothing of themselves."""
    for level in LEVELS:
        if level.name == name:
            return level.words
    return WORDS.get(name, "")


def make_bot(spec: str) -> Bot:
    """The bot of a name, with a number after a colon where it takes one: "greedy", "greedy:8".

    "search:400@0.1" judges by the weights that the game had under that name.
    """
    bot, at, eye = spec.partition("@")
    name, colon, number = bot.partition(":")
    maker = makers().get(name)
    if maker is None:
        raise BadSetup(f"there is no bot '{name}'; there is: {', '.join(bot_names())}")
    if not colon and not at:
        return maker()
    if not number.isdecimal() or int(number) < 1:
        raise BadSetup(f"'{spec}': after the colon comes a number from 1 on")
    try:
        return maker(int(number), eye=eye) if at else maker(int(number))
    except TypeError:
        raise BadSetup(f"the bot '{name}' takes no {'weights' if at else 'number'}") from None
