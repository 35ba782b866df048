"""What is done in a thinker's process: build the game again, and ask a bot. Nothing here knows the table."""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from multiprocessing import parent_process

from bighouse.api import room
from bighouse.bots.bot import Bot, chance_for
from bighouse.bots.registry import make_bot
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.errors import RulesBroken
from bighouse.engine.game import Game
from bighouse.engine.option import Setting
from bighouse.engine.record import Beginning
from bighouse.engine.rng import Rng
from bighouse.table.reasons import reasons_for
from bighouse.table.wire.messages import LikelyMove, Thought

MOST_KEPT = 32  # games that a process remembers
MOST_NODES = 200_000  # of all trees that it remembers: about 300 MB
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


@dataclass
class Kept:
    """What a process remembers of a table: the game after some moves, and the bots with all that they have thought."""

    deal: str
    moves: Moves
    game: Game
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)  # by seat and name

    @property
    def nodes(self) -> int:
        return sum(len(bot.nodes) for bot in self.bots.values() if isinstance(bot, SearchBot))


_kept: OrderedDict[str, Kept] = OrderedDict()  # by table, the one that was longest not asked for first


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
    """The game at this position."""
    return kept_at(position).game


def kept_at(position: Position) -> Kept:
    """What is remembered of the table, played on to this position; all anew where that is not how the game went."""
    kept = _kept.pop(position.table, None)
    if kept is None or kept.deal != position.deal or kept.moves != position.moves[: len(kept.moves)]:
        options = None if position.scene is not None else position.settings
        chosen = room(position.game)
        game = Beginning(chosen, position.players, options, position.seed, position.scene, position.cards).deal()
        kept = Kept(position.deal, (), game)
    for seat, action in position.moves[len(kept.moves) :]:
        kept.game.play(seat, action)
    kept.moves = position.moves
    if kept.game.fingerprint() != position.fingerprint:
        raise RulesBroken(f"the game has drifted: it stands at {kept.game.fingerprint()}, not {position.fingerprint}")
    _kept[position.table] = kept
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return kept


def choose(position: Position, seat: int, name: str, seconds: float) -> int:
    """What the bot of this name does. One that has sat here before goes on with what it knows."""
    kept = kept_at(position)
    bot = kept.bots.get((seat, name)) or make_bot(name)
    if isinstance(bot, SearchBot):
        bot.seconds = seconds
    action = bot.choose(Side(kept.game, seat), position.chance(seat))
    kept.bots[seat, name] = bot
    forget_trees()
    return action


def forget_trees() -> None:
    """Let go of the oldest until the rest fits; the games stay, for they are small."""
    nodes = sum(kept.nodes for kept in _kept.values())
    for kept in _kept.values():
        if nodes <= MOST_NODES:
            return
        nodes -= kept.nodes
        kept.bots.clear()


def hint(position: Position, seat: int, seconds: float) -> list[Thought]:
    """What the search thinks of the seat's options, knowing what the seat knows; best first."""
    game = game_at(position)
    game.called = list(position.names)
    opinions = SearchBot(ENDLESS, seconds).opinions(Side(game, seat), position.chance(seat))
    total = sum(opinion.visits for opinion in opinions) or 1
    said = game.room.wordings(game, seat)
    reasons = reasons_for(opinions, game, seat)
    return [
        Thought(
            action=opinion.action,
            label=said[opinion.action].label,
            hope=opinion.value,
            share=opinion.visits / total,
            line=[LikelyMove(move.seat, move.words) for move in opinion.line],
            why=why,
        )
        for opinion, why in zip(opinions, reasons, strict=True)
    ]
