"""What cards say, in our own words: effects, goals, goon types, guards and rewards as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.engine.english import capital, counted, listed, signed, spelled
from bighouse.games.lockup.box import components as c
from bighouse.games.lockup.box.components import Box, Effect, Goal, Goon, GoonType, Guard, Item, Measure, Tome
from bighouse.games.lockup.words.phrases import WINDOW_TIMES, cubes_in_words, stars_words, valuables_in_words

# Effects


def _recruit(effect: Effect) -> str:
    options = [
        f"{counted(option[0], 'goon')} for {counted(option[1], 'cube') if option[1] else 'nothing'}"
        for option in effect.alternatives
    ]
    return f"recruit {listed(options, 'or')}"


def _up_to(n: int) -> str:
    return "1" if n == 1 else f"up to {n}"


def _cubes_each(n: int) -> str:
    return "cube for" if n == 1 else "cubes, each for"


def _times(n: int) -> str:
    return "" if n == 1 else f", {'twice' if n == 2 else f'{spelled(n)} times'}"


EFFECT_PHRASES: Final[dict[int, Callable[[Effect], str]]] = {
    c.GAIN: lambda e: f"gain {cubes_in_words(e.cubes)}",
    c.GAIN_ANY: lambda e: f"gain {counted(e.n, 'cube')} of your choice",
    c.GAIN_ONE_OF: lambda e: f"gain {listed([cubes_in_words(cubes) for cubes in e.alternatives], 'or')}",
    c.GAIN_POWER: lambda e: f"gain {e.n} power",
    c.GAIN_SUSPICION: lambda e: f"take {e.n} suspicion",
    c.REMOVE_SUSPICION: lambda e: f"return {_up_to(e.n)} suspicion",
    c.GIVE_SUSPICION: lambda e: f"give {_up_to(e.n)} of your suspicion to an opponent",
    c.GAIN_STARS: lambda e: f"gain {stars_words(e.n)}",
    c.DRAW_TOME: lambda e: f"draw {counted(e.n, 'tome')}",
    c.CHOOSE_TOME: lambda e: f"choose one of two tomes{_times(e.n)}",
    c.STORAGE: lambda e: f"raise your storage by {e.n}",
    c.EXCHANGE: lambda e: f"you may exchange {_up_to(e.n)} {_cubes_each(e.n)} one of another type",
    c.EXCHANGE_TWO: lambda e: f"you may exchange two cubes for one{_times(e.n)}",
    c.TAKE_FIRST_PLAYER: lambda e: "take the first player marker",
    c.RECRUIT: _recruit,
    c.CRAFT_OR_RESERVE: lambda e: "craft an item, or reserve one for 1 cube",
    c.DRAW_GOON: lambda e: f"recruit {spelled(e.keep)} of {counted(e.n, 'goon')} drawn",
    c.DRAW_ITEM: lambda e: f"reserve {spelled(e.keep)} of {counted(e.n, 'item')} drawn, unseen",
    c.PEEK_TOKEN: lambda e: f"look at {counted(e.n, 'face-down token')} of an opponent",
    c.EXTRA_FACE_DOWN: lambda e: f"lay {counted(e.n, 'more token', 'more tokens')} face down this round",
    c.REINFORCE: lambda e: "this turn a place you have already used is open to you again",
    c.MOVE_TOKEN: lambda e: f"move {counted(e.n, 'of your tokens', 'of your tokens')} to another place",
    c.STRENGTH_BONUS: lambda e: f"add {e.n} to your strength here",
    c.ZERO_TOKEN: lambda e: f"{counted(e.n, 'opposing token counts', 'opposing tokens count')} 0 here",
    c.CRAFT_DISCOUNT: lambda e: f"the item costs {counted(e.n, 'cube')} less, of your choice",
    c.OPPONENT_PAYS: lambda e: f"an opponent pays {counted(e.n, 'cube')} of the item's cost",
    c.RECRUIT_DISCOUNT: lambda e: f"recruiting costs {counted(e.n, 'cube')} less",
    c.DRAW_GUARD: lambda e: f"turned up in Lights Out, it calls {counted(e.n, 'more guard card')} here",
}


ALONE_PHRASES: Final[dict[int, Callable[[Effect], str]]] = {  # against the guards (RULES.md section 11.7)
    c.PEEK_TOKEN: lambda e: "turn up a face-down guard card",
    c.ZERO_TOKEN: lambda e: f"{counted(e.n, 'guard card counts', 'guard cards count')} 0 here",
    c.GIVE_SUSPICION: lambda e: f"give {_up_to(e.n)} of your suspicion to the guards",
}


def effect_words(effect: Effect, alone: bool = False) -> str:
    """One effect as an instruction: "gain 2 iron"."""
    if alone and effect.kind in ALONE_PHRASES:
        return ALONE_PHRASES[effect.kind](effect)
    return EFFECT_PHRASES[effect.kind](effect)


def effects_words(effects: list[Effect], alone: bool = False) -> str:
    """Effects in their order, without capital and full stop; empty when there are none."""
    return listed([effect_words(effect, alone) for effect in effects])


def card_sentence(effects: list[Effect]) -> str:
    """Effects as a sentence of their own."""
    return f"{capital(effects_words(effects))}." if effects else ""


# What is counted


def measure_words(box: Box, measure: Measure, count: int) -> str:
    """The noun of what is counted, for one or for several."""
    one = count == 1
    kind = measure.kind
    if kind == c.MEASURE_GOON_TYPE:
        plural = box.goon_types[measure.argument].name
        return capital(c.GOON_TYPE_WORDS[measure.argument]) if one else plural
    if kind == c.MEASURE_VALUABLE:
        icon = c.VALUABLE_WORDS[measure.argument]
        if icon == "magic":
            icon = "magic icon"
        return icon if one else icon + "s"
    if kind == c.MEASURE_ITEMS_WITH:
        icon = c.VALUABLE_WORDS[measure.argument]
        return f"{'item' if one else 'items'} with {'magic' if icon == 'magic' else f'a {icon}'}"
    names = MEASURE_NAMES[kind]
    return names[0] if one else names[1]


MEASURE_NAMES: Final[dict[int, list[str]]] = {
    c.MEASURE_ITEMS: ["item", "items"],
    c.MEASURE_GOONS: ["goon", "goons"],
    c.MEASURE_DISTINCT_GOON_TYPES: ["kind of goon", "kinds of goons"],
    c.MEASURE_VALUABLES: ["valuable", "valuables"],
    c.MEASURE_VALUABLE_SETS: ["set of shield, gem and magic", "sets of shield, gem and magic"],
    c.MEASURE_POWER: ["power cube", "power cubes"],
    c.MEASURE_TOMES_IN_HAND: ["tome in hand", "tomes in hand"],
}


# Cards


def item_sentence(item: Item) -> str:
    shown = f"Counts as {valuables_in_words(item.valuables)}."
    return " ".join([part for part in (card_sentence(item.effects), shown) if part])


def goon_sentence(box: Box, goon: Goon) -> str:
    parts = [card_sentence(goon.effects)]
    if sum(goon.valuables) > 0:
        parts.append(f"Counts as {valuables_in_words(goon.valuables)}.")
    if goon.patrol_resource >= 0:
        parts.append(f"Each Patrol it adds 1 {c.RESOURCE_WORDS[goon.patrol_resource]} where it stands.")
    parts.append(goon_type_sentence(box, box.goon_types[goon.type]))
    return " ".join([part for part in parts if part])


def goon_type_sentence(box: Box, kind: GoonType) -> str:
    """What goons of a type score at the end."""
    if kind.table:
        totals = ", ".join([signed(stars) for stars in kind.table[1:]])
        return f"{kind.name} score together, from 1 to {len(kind.table) - 1} or more of them: {totals} stars."
    if kind.per is not None:
        return f"{kind.name} score {stars_words(kind.per_stars)} each for every {measure_words(box, kind.per, 1)}."
    return f"{kind.name} score {stars_words(kind.flat)} each."


def tome_sentence(tome: Tome) -> str:
    alone = effects_words(tome.effects, True)
    other = f" Alone: {alone}." if tome.solitary and alone != effects_words(tome.effects) else ""
    return f"{card_sentence(tome.effects)}{other} Played {WINDOW_TIMES[tome.window]}."


def goal_asks(box: Box, goal: Goal) -> str:
    """What a goal asks for, without the stars that it gives; those of a goal that counts are all that it says."""
    many = measure_words(box, goal.measure, 2)
    if goal.kind == c.LEADER:
        return f"Most {many}, at least {goal.need}"
    if goal.kind == c.INSTANT:
        return f"First to have {goal.need} {measure_words(box, goal.measure, goal.need)}"
    if goal.per_stars > 0:
        return f"{capital(stars_words(goal.per_stars))} for every {measure_words(box, goal.measure, 1)} at the end"
    return f"Most {many} at the end"


def goal_sentence(box: Box, goal: Goal) -> str:
    asks = goal_asks(box, goal)
    if goal.kind == c.LEADER:
        two = f" (two players: {goal.stars_two_player})" if goal.stars_two_player != goal.stars else ""
        return f"{asks}: {stars_words(goal.stars)} at the end{two}."
    if goal.kind == c.INSTANT:
        return f"{asks}: {stars_words(goal.stars)} at once."
    if goal.per_stars > 0:
        return f"{asks}."
    return (
        f"{asks}: {stars_words(goal.first)}, second most: {goal.second} "
        f"(two players: {goal.two_player_first} and {goal.two_player_second})."
    )


def guard_sentence(guard: Guard) -> str:
    if guard.enforcer:
        base = "Counts the guards' power."
    elif guard.lookout:
        base = "Counts 0 and keeps suspicion off the guards."
    else:
        base = f"Counts {guard.strength}."
    if guard.draws > 0:
        base += f" Turned up in Lights Out, it calls {counted(guard.draws, 'more guard card')} here."
    return base
