"""What cards say, in our own words: apprentices, buildings, characters, rewards and schemes as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.engine.english import capital, counted, listed, with_sign
from bighouse.games.architects.box import components as c
from bighouse.games.architects.box.components import Apprentice, Building, Character, Effect, Market, Scheme, SchemeAct
from bighouse.games.architects.words.phrases import gain_in_words, goods_in_words, place_name, points_words

# Apprentices


def apprentice_words(card: Apprentice) -> str:
    """What an apprentice does, without capital and full stop; empty for one who only has skills."""
    return "" if card.trigger == c.NEVER else APPRENTICE_PHRASES[card.trigger](card)


def _gathering(place: int) -> Callable[[Apprentice], str]:
    return lambda a: f"{place_name(place)} brings {gain_in_words(a.gain)} more"


def _at_reset(a: Apprentice) -> str:
    if a.releases > 0:
        return f"at a reset you may take up to {a.releases} of your workers out of the Prison"
    return f"at a reset you gain {gain_in_words(a.gain)} if none of your workers is in the Prison"


def _at_market(a: Apprentice) -> str:
    if a.keeps_virtue:
        return "the Black Market costs you no virtue"
    if a.discount > 0:
        return f"the Black Market costs you {a.discount} silver less"
    return f"each Black Market action also brings {gain_in_words(a.gain)}"


def _at_tax_stand(a: Apprentice) -> str:
    if a.spares_virtue > 0:
        return f"stealing at the Tax Stand costs {a.spares_virtue} virtue less"
    return f"stealing at the Tax Stand also brings {gain_in_words(a.gain)}"


def trade_words(a: Apprentice) -> str:
    """ "1 silver for 3 clay"."""
    return f"{goods_in_words(a.pay)} for {gain_in_words(a.gain)}"


APPRENTICE_PHRASES: Final[dict[int, Callable[[Apprentice], str]]] = {
    c.ON_CATHEDRAL: lambda a: f"each step up the Cathedral also brings {gain_in_words(a.gain)}",
    c.ON_CAPTURES: lambda a: f"a round of captures at the Town Centre costs {a.discount} silver less, tax apart",
    c.ON_DEBT_PAID: lambda a: f"each debt you pay off also brings {gain_in_words(a.gain)}",
    c.ON_RESET: _at_reset,
    c.ON_MARKET: _at_market,
    c.ON_TRADE: lambda a: f"one more trade at the King's Storehouse: {trade_words(a)}",
    c.ON_QUARRY: _gathering(c.QUARRY),
    c.ON_FOREST: _gathering(c.FOREST),
    c.ON_MINES: lambda a: f"the Mines bring {gain_in_words(a.gain)} more, whatever you dig for",
    c.ON_SILVERSMITH: _gathering(c.SILVERSMITH),
    c.ON_TAX_STAND: _at_tax_stand,
}


def apprentice_sentence(card: Apprentice) -> str:
    return f"{capital(apprentice_words(card) or 'lends a hand at any craft, and nothing else')}."


# Buildings


def _captures(n: int) -> str:
    return "1 capture" if n == 1 else f"up to {n} captures"


def _gain(e: Effect) -> str:
    return f"take {gain_in_words(e.gain)}" if e.gain.debts else f"gain {gain_in_words(e.gain)}"


def _less_or_more(change: int) -> str:
    """A change of what debts cost: positive is good."""
    return f"{points_words(abs(change))} {'less' if change > 0 else 'more'}"


def _highest(e: Effect) -> str:
    if e.gain.virtue:
        return f"before scoring, gain {e.gain.virtue} virtue if you alone stand highest on the Cathedral"
    return f"{points_words(e.vp)} if you alone stand highest on the Cathedral"


def _per(e: Effect) -> str:
    """ "for every 2 gold you have", "for each building you have constructed"."""
    if e.measure == c.MEASURE_SKILL:
        one = f"of your apprentices with {c.SKILL_WORDS[e.skill]}"
    else:
        one = MEASURE_ONE.get(e.measure, "")
    if e.n == 1 and one:
        return f"for each {one}"
    return f"for every {e.n} {MEASURE_MANY[e.measure]}"


MEASURE_ONE: Final = {
    c.MEASURE_BUILDINGS: "building you have constructed, this one included",
    c.MEASURE_CAPTURED: "captured worker on your board",
    c.MEASURE_PAID_DEBTS: "debt you have paid",
}
MEASURE_MANY: Final = {
    c.MEASURE_BUILDINGS: "buildings you have constructed, this one included",
    c.MEASURE_SKILL: "of your apprentices with that skill",
    c.MEASURE_CAPTURED: "captured workers on your board",
    c.MEASURE_VIRTUE: "virtue you have",
    c.MEASURE_PAID_DEBTS: "debts you have paid",
    c.MEASURE_GOLD: "gold you have",
    c.MEASURE_MARBLE: "marble you have",
    c.MEASURE_COMMON: "clay, wood and stone you have, all taken together",
}

EFFECT_PHRASES: Final[dict[int, Callable[[Effect], str]]] = {
    c.GAIN: _gain,
    c.GAIN_ONE_OF: lambda e: f"gain {listed([goods_in_words(goods) for goods in e.alternatives], 'or')}",
    c.FREE_CAPTURES: lambda e: f"you may make {_captures(e.n)} for nothing, wherever you like",
    c.RELEASE_OR_CAPTURE: lambda e: (
        f"for nothing, you may take back all your workers from other boards or make {_captures(e.n)}"
    ),
    c.DESTROY_DEBT: lambda e: f"you may destroy {e.n} of your unpaid debts",
    c.RELEASE_FROM_PRISON: lambda e: "all your workers come home from the Prison",
    c.DISCARD_FOR: lambda e: f"you may discard a Building card for {gain_in_words(e.gain)}",
    c.ALL_GAIN: lambda e: f"every player gains {gain_in_words(e.gain)}, you too",
    c.GAIN_PER: lambda e: f"gain {gain_in_words(e.gain)} {_per(e)}",
    c.HIRE_ANY: lambda e: "hire any apprentice on display for nothing",
    c.PRISONERS_LOSE: lambda e: (
        f"whoever has {e.n} or more workers in the Prison loses {-e.gain.virtue} virtue, you too"
    ),
    c.VIRTUE_PER: lambda e: f"before scoring, gain 1 virtue {_per(e)}",
    c.VIRTUE: lambda e: f"before scoring, {'gain' if e.n > 0 else 'lose'} {abs(e.n)} virtue",
    c.VP_PER: lambda e: f"{points_words(1)} {_per(e)}",
    c.DEBT_PENALTY: lambda e: f"each of your unpaid debts costs you {_less_or_more(e.vp)}",
    c.IF_MOST_GOOD: lambda e: f"{points_words(e.vp)} if you have more {c.GOOD_WORDS[e.good]} than anybody else",
    c.IF_MOST_CATHEDRAL: _highest,
    c.IF_NO_DEBT: lambda e: f"{points_words(e.vp)} if you have no unpaid debt",
}


def effect_words(building: Building) -> str:
    """What a building does, without capital and full stop."""
    return EFFECT_PHRASES[building.effect.kind](building.effect)


def effect_sentence(building: Building) -> str:
    """What a building does, where signs beside it say when that is and what building it brings."""
    return f"{capital(effect_words(building))}."


def building_sentence(building: Building) -> str:
    words = effect_words(building)
    when = "" if words.startswith("before scoring") else "at the end: " if building.at_end else "at once: "
    virtue = f" Building it: {with_sign(building.virtue)} virtue." if building.virtue else ""
    return f"{capital(when + words)}.{virtue}"


# Other cards


def market_sentence(card: Market) -> str:
    return f"Left stall: {goods_in_words(card.small)}. Right stall: {goods_in_words(card.large)}."


def character_sentence(card: Character) -> str:
    return f"{capital(ABILITIES[card.ability](card))}."


ABILITIES: Final[dict[int, Callable[[Character], str]]] = {
    c.IGNORE_TAX: lambda a: f"you pay {a.ignored_tax} tax less of every cost",
    c.MARKET_CARD: lambda a: f"each Black Market action also brings {counted(a.market_cards, 'Building card')}",
    c.NO_DISCARD: lambda a: "the Cathedral asks no Building card of you",
    c.HIRE_DISCOUNT: lambda a: (
        f"hiring at the Workshop costs {a.hire_discount} silver less, and you may have {a.apprentices} apprentices"
    ),
    c.GOLD_IS_MARBLE: lambda a: "gold and marble are one and the same to you",
}


# Schemes of the opponent


def act_words(act: SchemeAct) -> str:
    """One action of a scheme card, as an instruction."""
    return ACT_PHRASES[act.kind](act)


ACT_PHRASES: Final[dict[int, Callable[[SchemeAct], str]]] = {
    c.ADVANCE: lambda a: "one step up the Cathedral",
    c.FUTURE: lambda a: f"{counted(a.n, 'future scheme')} to the discards",
    c.CAPTURE: lambda a: f"{counted(a.n, 'capture')} of the largest group",
    c.CAPTURE_PER_WORKER: lambda a: f"a capture for each of its workers here, at most {a.n}",
    c.SELL: lambda a: "all captured workers to the Prison for 1 marble",
    c.FREE_PRISON: lambda a: "all its prisoners come home",
    c.FREE_BOARDS: lambda a: "its workers on other boards come home, for 1 debt and 1 virtue",
    c.CHANGE_VIRTUE: lambda a: f"{with_sign(a.n)} virtue",
    c.VIRTUE_PER_WORKER: lambda a: f"1 virtue for each of its workers here, at most {a.n}",
    c.GAIN_MARBLE: lambda a: f"{a.n} marble",
    c.MARBLE_PER_WORKER: lambda a: f"1 marble for each of its workers here, at most {a.n}",
    c.DESTROY: lambda a: f"{counted(a.n, 'debt')} destroyed",
    c.BURN_TAX: lambda a: "the tax goes to the supply",
    c.PURGE: lambda a: "the left-most apprentices leave the display",
}


def scheme_words(card: Scheme) -> str:
    """Where the worker goes and what follows: "to the Quarry: 1 marble"."""
    where = place_name(card.place)
    if card.place == c.BLACK_MARKET:
        where += f", the {'right' if card.rightmost else 'left'}-most free stall"
    return f"to {where}: {acts_words(card.acts)}"


def acts_words(acts: list[SchemeAct]) -> str:
    return "; ".join([act_words(act) for act in acts]) or "nothing more"


def scheme_sentence(card: Scheme) -> str:
    other = ""
    if card.fallback_place >= 0:
        other = f" While there is no tax: to {place_name(card.fallback_place)}: {acts_words(card.fallback_acts)}."
    return f"A worker goes {scheme_words(card)}.{other}"
