"""The rows of the comparisons: who is measured, in which game, and by which loop."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Row:
    """One line of the table; module and case say what to run, pins what its environment holds."""

    module: str
    case: str
    game: str
    loop: str

    @property
    def id(self) -> str:
        """What --only looks at."""
        return f"{self.who}/{self.case}"

    @property
    def ours(self) -> bool:
        return self.module == "ours"

    @property
    def who(self) -> str:
        return "bighouse" if self.ours else self.module.removeprefix("peers.")

    @property
    def pins(self) -> list[str]:
        """The pinned requirements of a peer, itself first; we run in the environment that runs the comparison."""
        return [] if self.ours else (HERE / "peers" / f"{self.who}.txt").read_text().split()

    @property
    def title(self) -> str:
        return self.who if self.ours else self.pins[0].replace("==", " ")


@dataclass(frozen=True)
class Contest:
    """What one run compares, and what its readers must know."""

    title: str
    unit: str  # decisions are counted by this
    rows: tuple[Row, ...]
    against: Mapping[str, Row]  # our rows that peers are set against, by the head of the column
    about: tuple[str, ...]


PYTHON_LOOP = Row("ours", "python", "Lockup, 4 players", "Python loop")
PLAYOUT = Row("ours", "playout", "Lockup, 4 players", "engine's play-out")

PLAY = Contest(
    title="Random play",
    unit="game",
    rows=(
        PYTHON_LOOP,
        PLAYOUT,
        Row("peers.catanatron", "lean", "Catan, 4 players", "Python loop"),
        Row("peers.catanatron", "play", "Catan, 4 players", "Game.play()"),
        Row("peers.open_spiel", "hearts", "Hearts (C++)", "Python loop"),
        Row("peers.open_spiel", "backgammon", "Backgammon (C++)", "Python loop"),
        Row("peers.open_spiel", "quoridor", "Quoridor (C++)", "Python loop"),
        Row("peers.open_spiel", "hearts-cpp", "Hearts (C++)", "all in C++"),
    ),
    against={"our Python loop": PYTHON_LOOP, "our play-out": PLAYOUT},
    about=(
        "A decision: ask for the options, pick one at random, play it. Where only one option is left our kernel takes "
        "it itself and we do not count it; the peers ask and count it (forced).",
    ),
)

SEARCH_4 = Row("ours", "search-4", "Lockup, 4 players", "full play-outs")
SEARCH_2 = Row("ours", "search-2", "Lockup, 2 players", "full play-outs")

SEARCH = Contest(
    title="Search from the first position",
    unit="sim",
    rows=(
        SEARCH_4,
        SEARCH_2,
        Row("ours", "search-default", "Lockup, 4 players", "cut by wisdom (default)"),
        Row("peers.open_spiel", "mcts-backgammon", "Backgammon (C++)", "MCTSBot, full play-outs"),
        Row("peers.open_spiel", "mcts-quoridor", "Quoridor (C++)", "MCTSBot, full play-outs"),
    ),
    against={"our 4 players": SEARCH_4, "our 2 players": SEARCH_2},
    about=(
        "A sim is one simulation (iteration) of a search; decisions are those of its imagined game. Ours are counted "
        "as they are played, without those that leave only one option. OpenSpiel counts none, so theirs are an "
        "estimate: simulations times the mean length of 1,000 random games from such positions, played in the same "
        "process; that includes the part in the tree and the forced.",
        "Full play-outs: 100 simulations a search, each to the end of its game. Ours deal what is hidden anew and "
        "seldom pass; for the rest both play on at random. Cut by wisdom: the search as it plays, which judges quiet "
        "positions; a first opinion of an option, a few tried moves, counts as one decision.",
    ),
)
