"""What is done in a thinker's process: build the game again, and ask a bot. Nothing here knows the table."""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process

from bighouse.api import room
from bighouse.bots.bot import chance_for
from bighouse.bots.registry import make_bot
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.errors import RulesBroken
from bighouse.engine.game import Game
from bighouse.engine.option import Setting
from bighouse.engine.record import Beginning
from bighouse.engine.rng import Rng
from bighouse.table.wire.messages import LikelyMove, Thought

MOST_KEPT = 32  # games that a process remembers
ENDLESS = 1_000_000  # iterations: a hint is limited by time
NICENESS = 5  # the server itself goes first

Moves = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Position:
    """All that a process needs to build a game again."""

    table: str
    game: str
    players: int
    settings: dict[str, Setting]
    seed: int
    scene: str | None
    cards: str | None
    moves: Moves
    deal: str  # fingerprint of the deal
    fingerprint: str
    names: tuple[str, ...]  # of the seats

    def chance(self, seat: int) -> Rng:
        """For one decision of this seat."""
        return chance_for(self.deal, len(self.moves), seat)


_kept: OrderedDict[str, tuple[str, Moves, Game]] = OrderedDict()  # by table: deal, moves and the game after them


def prepare() -> None:
    """Begin a process: how it ends is the server's business, and when the server is gone nobody needs us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> int:
    """Load the games, so that the first move of a bot does not wait for it."""
    from bighouse.games import rooms

    return len(rooms())


def game_at(position: Position) -> Game:
    """The game at this position; what is remembered of it is played on."""
    deal, moves, game = _kept.pop(position.table, ("", (), None))
    if game is None or deal != position.deal or moves != position.moves[: len(moves)]:
        options = None if position.scene is not None else position.settings
        chosen = room(position.game)
        game = Beginning(chosen, position.players, options, position.seed, position.scene, position.cards).deal()
        moves = ()
    for seat, action in position.moves[len(moves) :]:
        game.play(seat, action)
    if game.fingerprint() != position.fingerprint:
        raise RulesBroken(f"the game has drifted: it stands at {game.fingerprint()}, not at {position.fingerprint}")
    _kept[position.table] = (position.deal, position.moves, game)
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return game


def choose(position: Position, seat: int, name: str, seconds: float) -> int:
    """What the bot of this name does."""
    bot = make_bot(name)
    if isinstance(bot, SearchBot):
        bot.seconds = seconds
    return bot.choose(Side(game_at(position), seat), position.chance(seat))


def hint(position: Position, seat: int, seconds: float) -> list[Thought]:
    """What the search thinks of the seat's options, knowing what the seat knows; best first."""
    game = game_at(position)
    game.called = list(position.names)
    opinions = SearchBot(ENDLESS, seconds).opinions(Side(game, seat), position.chance(seat))
    total = sum(opinion.visits for opinion in opinions) or 1
    said = game.room.wordings(game, seat)
    return [
        Thought(
            action=opinion.action,
            label=said[opinion.action].label,
            hope=opinion.value,
            share=opinion.visits / total,
            line=[LikelyMove(move.seat, move.words) for move in opinion.line],
        )
        for opinion in opinions
    ]
