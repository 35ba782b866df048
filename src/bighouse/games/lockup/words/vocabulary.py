"""The vocabulary of Lockup: every action in words, by the ids of the cards in the box."""

from __future__ import annotations

from bighouse.engine.vocabulary import Vocabulary
from bighouse.games.lockup.box.components import LOCATION_WORDS, RESOURCE_WORDS, TOKEN_WORDS, Box
from bighouse.games.lockup.rules import actions
from bighouse.games.lockup.rules.payments import CUBE_SETS, PAIR_SETS

FACE_WORDS = ["face_up", "face_down"]
SEAT_WORDS = [f"seat_{seat}" for seat in range(actions.SEATS)]


def cube_words(cubes: list[int]) -> str:
    """A set of cubes in words: "2 scrap 1 gold"."""
    parts = [f"{cubes[r]} {RESOURCE_WORDS[r]}" for r in range(len(cubes)) if cubes[r] > 0]
    return " ".join(parts) or "nothing"


def padded(ids: list[str], size: int, name: str) -> list[str]:
    """The ids, filled up to the room that the range of actions leaves for them."""
    return ids + [f"no_{name}_{i}" for i in range(len(ids), size)]


def vocabulary_of(box: Box) -> Vocabulary:
    """The vocabulary of a game played with this box."""
    spaces = LOCATION_WORDS[: actions.SPACES]
    items = [item.id for item in box.items]
    goons = [goon.id for goon in box.goons]
    tomes = padded([tome.id for tome in box.tomes], actions.TOME_KINDS, "tome")
    traits = [trait.id for trait in box.traits]
    pairs = [cube_words(pair) for pair in PAIR_SETS]
    v = Vocabulary()
    v.add(actions.PASS, "pass")
    v.add(actions.DECLINE, "decline")
    v.add(actions.DONE, "done")
    v.add(actions.TAKE, "take")
    v.add(actions.GO, "go", LOCATION_WORDS)
    v.add(actions.SEND, "send", TOKEN_WORDS, FACE_WORDS)
    v.add(actions.PLAY, "play", tomes)
    v.add(actions.KEEP_TOME, "keep_tome", tomes)
    v.add(actions.KEEP_GOON, "keep_goon", goons)
    v.add(actions.KEEP_ITEM, "keep_item", items)
    v.add(actions.KEEP_TRAIT, "keep_trait", traits)
    v.add(actions.GAIN, "gain", RESOURCE_WORDS)
    v.add(actions.CHOOSE, "choose", [str(i + 1) for i in range(actions.ALTERNATIVES)])
    v.add(actions.EXCHANGE, "exchange", RESOURCE_WORDS, [f"for {word}" for word in RESOURCE_WORDS])
    v.add(actions.EXCHANGE_TWO, "exchange_two", pairs, [f"for {word}" for word in RESOURCE_WORDS])
    v.add(actions.RECRUIT, "recruit", ["one", "two"])
    v.add(actions.HIRE, "hire", goons)
    v.add(actions.CRAFT, "craft", items)
    v.add(actions.RESERVE, "reserve", items)
    v.add(actions.RETURN, "return", [cube_words(cubes) for cubes in CUBE_SETS])
    v.add(actions.MAKE_PAY, "make_pay", SEAT_WORDS, RESOURCE_WORDS)
    v.add(actions.ACCUSE, "accuse", SEAT_WORDS)
    v.add(actions.PEEK, "peek", SEAT_WORDS, spaces)
    v.add(actions.UNCOVER, "uncover", spaces)
    v.add(actions.MOVE, "move", TOKEN_WORDS, spaces)
    v.add(actions.NULLIFY, "nullify", SEAT_WORDS, TOKEN_WORDS)
    v.add(actions.NULLIFY_GUARD, "nullify", [guard.id for guard in box.guards])
    assert v.size == actions.ACTIONS
    return v
