"""What there is to play."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath

from bighouse import __version__
from bighouse.bots.levels import LEVELS
from bighouse.bots.registry import USUAL_BOT, bot_names, bot_words
from bighouse.engine.guide import Guide
from bighouse.engine.lesson import Lesson
from bighouse.engine.option import Option
from bighouse.engine.room import Room
from bighouse.engine.rulebook import Rulebook
from bighouse.games import rooms
from bighouse.table.troubles import Trouble
from bighouse.table.wire.house import BotInfo, GameInfo, HouseInfo, IdentityInfo, OptionInfo


@get("/api/house", sync_to_thread=True)
def house_info() -> HouseInfo:
    """The games and bots of this house."""
    return HouseInfo(__version__, [game_info(room) for room in rooms().values()], bot_infos(), USUAL_BOT)


@get("/api/games/{game:str}/catalogue", sync_to_thread=True)
def game_catalogue(game: FromPath[str]) -> Any:
    """Every card of the box: what the ids in a view stand for."""
    return room_of(game).catalogue()


@get("/api/games/{game:str}/guide", sync_to_thread=True)
def game_guide(game: FromPath[str]) -> Guide:
    """The rules in our own words."""
    return room_of(game).guide()


@get("/api/games/{game:str}/rulings", sync_to_thread=True)
def game_rulings(game: FromPath[str]) -> Rulebook:
    """The rules to the letter, with every ruling: what reasons cite."""
    return room_of(game).rulebook()


@get("/api/games/{game:str}/lesson", sync_to_thread=True)
def game_lesson(game: FromPath[str]) -> Lesson:
    """The guided first game."""
    lesson = room_of(game).lesson()
    if lesson is None:
        raise Trouble("not_found", "This game has no lesson yet.")
    return lesson


def room_of(game: str) -> Room:
    found = rooms().get(game)
    if found is None:
        raise Trouble("not_found", f"There is no such game. There is: {', '.join(rooms())}.")
    return found


def game_info(room: Room) -> GameInfo:
    identity = room.identity
    return GameInfo(
        name=room.name,
        title=room.title,
        credit=room.credit,
        least_players=room.seats.start,
        most_players=room.seats.stop - 1,
        options=[option_info(room, option) for option in room.options],
        automaton={players: words for players in room.seats if (words := room.automaton(players))},
        identity=None if identity is None else IdentityInfo(identity.name, list(identity.choices), identity.help),
        lesson=room.lesson() is not None,
        cards=room.card_pack() is not None,
    )


def option_info(room: Room, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        defaults={players: option.default_for(players) for players in option.players or room.seats},
        help=option.help,
        choices=list(option.choices),
        several=option.several,
        only_with={name: list(wanted) for name, wanted in option.only_with.items()},
    )


def bot_infos() -> list[BotInfo]:
    """The graded ones first, from gentle to fierce."""
    grades = {level.name: number for number, level in enumerate(LEVELS, start=1)}
    others = [name for name in bot_names() if name not in grades]
    return [BotInfo(name, bot_words(name), grades.get(name)) for name in [*grades, *others]]
