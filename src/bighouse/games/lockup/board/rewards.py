"""Rewards and effects in a few signs, where there is no room for sentences."""

from __future__ import annotations

from rich.text import Text

from bighouse.engine.ink import DIM
from bighouse.games.lockup.board.ink import COLOURS, CUBE, EYE, STAR, bag
from bighouse.games.lockup.box import components as c
from bighouse.games.lockup.box.components import Effect, Tiers
from bighouse.games.lockup.words.card_words import effect_words

TIERS = {"first": "1st", "second": "2nd", "third": "3rd", "least": "last", "others": "rest", "everyone": "all"}


def signs(effect: Effect) -> Text:
    """One effect; whatever has no sign keeps its words."""
    kind, n = effect.kind, effect.n
    if kind == c.GAIN:
        return bag(dict(zip(c.RESOURCE_WORDS, effect.cubes)))
    if kind == c.GAIN_ANY:
        return Text(f"{n} of choice")
    if kind == c.GAIN_POWER:
        return Text(f"{n} power", COLOURS["power"])
    if kind == c.GAIN_STARS:
        return Text(f"{n}{STAR}")
    if kind == c.REMOVE_SUSPICION:
        return Text(f"-{n}{EYE}")
    if kind == c.GIVE_SUSPICION:
        return Text(f"give {n}{EYE}")
    if kind == c.DRAW_TOME:
        return Text(f"{n} tome" + ("s" if n > 1 else ""))
    if kind == c.CHOOSE_TOME:
        return Text("1 tome of 2")
    if kind == c.STORAGE:
        return Text(f"storage +{n}")
    if kind == c.EXCHANGE:
        return Text(f"{CUBE}→{CUBE}" + (f" x{n}" if n > 1 else ""))
    if kind == c.EXCHANGE_TWO:
        return Text(f"{CUBE}{CUBE}→{CUBE}")
    if kind == c.TAKE_FIRST_PLAYER:
        return Text("marker")
    if kind == c.RECRUIT:
        goons = [f"{'goon' if goons == 1 else 'two'} {CUBE * cost}" for goons, cost in effect.alternatives]
        return Text(" ".join(goons))
    if kind == c.CRAFT_OR_RESERVE:
        return Text("craft or reserve")
    return Text(effect_words(effect))


def signs_of(effects: list[Effect]) -> Text:
    return Text(", ").join([signs(effect) for effect in effects])


def tiers(rewards: Tiers) -> list[Text]:
    """What each rank gets; neighbours who get the same share an entry."""
    entries: list[tuple[str, Text]] = []
    for tier, name in TIERS.items():
        effects: list[Effect] = getattr(rewards, tier)
        if not effects:
            continue
        text = signs_of(effects)
        if entries and entries[-1][1].plain == text.plain:
            entries[-1] = (f"{entries[-1][0]} {name}", text)
        else:
            entries.append((name, text))
    return [Text.assemble((name, DIM), " ", text) for name, text in entries]


def packed(entries: list[Text], width: int) -> list[Text]:
    """The entries in as few lines as they take."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", entry)
        else:
            lines.append(entry)
    return lines
