"""The vocabulary of Architects: every action in words, by the ids of the cards in the box."""

from __future__ import annotations

from bighouse.engine.vocabulary import Vocabulary
from bighouse.games.architects.box.components import GOOD_WORDS, LOCATION_WORDS, SPACE_WORDS, Box
from bighouse.games.architects.rules import actions
from bighouse.games.architects.rules.payments import MIXES

OWNER_WORDS = [*(f"seat_{seat}" for seat in range(actions.OPPONENT)), "opponent"]
SOURCE_WORDS = [*LOCATION_WORDS, *(f"market_{space}" for space in SPACE_WORDS), "prison"]


def goods_words(goods: list[int]) -> str:
    """Goods in words: "2 clay 1 wood"."""
    parts = [f"{goods[good]} {GOOD_WORDS[good]}" for good in range(len(goods)) if goods[good] > 0]
    return " ".join(parts) or "nothing"


def vocabulary_of(box: Box) -> Vocabulary:
    """The vocabulary of a game played with this box."""
    apprentices = [card.id for card in box.apprentices]
    buildings = [card.id for card in box.buildings]
    v = Vocabulary()
    v.add(actions.DONE, "done")
    v.add(actions.DECLINE, "decline")
    v.add(actions.GO, "go", LOCATION_WORDS)
    v.add(actions.MARKET, "market", SPACE_WORDS)
    v.add(actions.BUILD, "build", buildings)
    v.add(actions.CATHEDRAL, "cathedral")
    v.add(actions.FETCH, "fetch", SOURCE_WORDS)
    v.add(actions.FETCH_HELD, "fetch_from", OWNER_WORDS)
    v.add(actions.GAIN, "gain", GOOD_WORDS)
    v.add(actions.TRADE, "trade", ["virtue", "marble"])
    v.add(actions.TRADE_WITH, "trade_with", apprentices)
    v.add(actions.PAY, "pay", [goods_words(mix) for mix in MIXES])
    v.add(actions.HIRE, "hire", apprentices)
    v.add(actions.PLANS, "plans")
    v.add(actions.LOOK, "look")
    v.add(actions.KEEP, "keep", buildings)
    v.add(actions.DISCARD, "discard", buildings)
    v.add(actions.DISMISS, "dismiss", apprentices)
    v.add(actions.CAPTURE, "capture", LOCATION_WORDS, OWNER_WORDS)
    v.add(actions.SEND, "send_to_prison")
    v.add(actions.FREE_PRISONERS, "free_prisoners")
    v.add(actions.RANSOM, "ransom")
    v.add(actions.RANSOM_BY_DEBT, "ransom_by_debt")
    v.add(actions.PAY_DEBT, "pay_debt")
    v.add(actions.TAKE_BACK, "take_back")
    v.add(actions.DESTROY_DEBT, "destroy_debt")
    v.add(actions.RELEASE, "release", [str(count) for count in range(actions.MOST_RELEASED + 1)])
    v.add(actions.USE, "use", apprentices)
    v.add(actions.RESOLVE, "resolve", buildings)
    assert v.size == actions.ACTIONS
    return v
