"""Knowledge: what a game can tell bots about what a seat knows."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from bighouse.engine.game import Game
    from bighouse.engine.rng import Rng

G = TypeVar("G", bound="Game")

MASK: Final[i64] = (1 << 61) - 1
PRIME: Final[i64] = 1_000_003


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[G]):
    """Each games/<name>/knowledge.py fills one in."""

    def imagine(self, game: G, seat: int, rng: Rng) -> G:
        """A copy in which everything that the seat cannot know is dealt anew."""
        imagined = cast(G, game.clone())  # where nothing is hidden but what chance will bring
        imagined.rng = rng.split()
        return imagined

    def key(self, game: G, seat: int) -> int:
        """A number for all that the seat knows of the position: positions it cannot tell apart have the same one."""
        return int.from_bytes(blake2b(repr(game.view(seat)).encode(), digest_size=7).digest(), "big")  # right, but slow


def mix(key: int, numbers: list[int]) -> int:
    """The key with these numbers taken in."""
    out: i64 = key
    for number in numbers:
        out = ((out ^ number) * PRIME + 11) & MASK
    return out


def mix_one(key: int, number: int) -> int:
    out: i64 = key
    return ((out ^ number) * PRIME + 11) & MASK
