"""The rows of the comparison: who is measured, in which game, and by which loop."""

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


PYTHON_LOOP = Row("ours", "python", "Lockup, 4 players", "Python loop")
PLAYOUT = Row("ours", "playout", "Lockup, 4 players", "engine's play-out")

ROWS = (
    PYTHON_LOOP,
    PLAYOUT,
    Row("peers.catanatron", "lean", "Catan, 4 players", "Python loop"),
    Row("peers.catanatron", "play", "Catan, 4 players", "Game.play()"),
    Row("peers.open_spiel", "hearts", "Hearts (C++)", "Python loop"),
    Row("peers.open_spiel", "backgammon", "Backgammon (C++)", "Python loop"),
    Row("peers.open_spiel", "quoridor", "Quoridor (C++)", "Python loop"),
    Row("peers.open_spiel", "hearts-cpp", "Hearts (C++)", "all in C++"),
)
