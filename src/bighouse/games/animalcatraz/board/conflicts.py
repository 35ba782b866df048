"""A Fight or a theft with both sides' parts and dice, a Riot, the Getaway, and what options come to."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.english import counted, with_sign
from bighouse.engine.ink import BAD, BRASS, DIM, GOOD, rule
from bighouse.games.animalcatraz.board.ink import GREEN, RED, Cast, grid, spaced
from bighouse.games.animalcatraz.sight.view import (
    ChanceView,
    FighterView,
    FightView,
    PartView,
    RiotView,
    RobberView,
    SideView,
    TheftView,
)
from bighouse.games.animalcatraz.words.phrases import STAT_NAMES

MOST_CHANCES = 8  # that are listed; more would push the rest of the board away


def conflict_lines(cast: Cast, width: int) -> list[RenderableType]:
    """Whatever is being fought out just now."""
    view = cast.view
    parts: list[RenderableType] = []
    if view.riot is not None:
        parts.append(riot_line(cast, view.riot))
    if view.fight is not None:
        parts.append(fight_lines(cast, view.fight, width))
    if view.theft is not None:
        parts.append(theft_lines(cast, view.theft, width))
    if view.escapee is not None:
        parts.append(escapee_line(cast))
    return parts


# A Fight


def fight_lines(cast: Cast, fight: FightView, width: int) -> RenderableType:
    title = f"{'Riot' if fight.riot else 'Fight'} in {cast.space(fight.space)}"
    table = grid(4)
    for number in (fight.attacking, 1 - fight.attacking):
        side = fight.sides[number]
        role = Text("attacks", f"bold {BAD}") if number == fight.attacking else Text("defends", DIM)
        table.add_row(role, fighter_of(cast, side), roll(side), parts_of(side))
    others = [line for line in (others_line(cast, side) for side in fight.sides) if line]
    return Group(rule(title, width, f"exchange {fight.exchange}" if fight.exchange else ""), table, *others)


def fighter_of(cast: Cast, side: SideView) -> Text:
    if side.fighter is None:
        return cast.rival(side.rival)
    return fighter_name(cast, side.fighters[side.fighter])


def fighter_name(cast: Cast, fighter: FighterView) -> Text:
    if fighter.gangster is None:
        return cast.convict(fighter.convict)
    return Text.assemble(cast.badge(fighter.convict), " ", str(cast.gangsters[fighter.gangster].name))


def roll(side: SideView | RobberView) -> Text:
    """The dice and the total, as far as they are rolled."""
    if not side.dice or side.total is None:
        return Text("not rolled yet", DIM)
    dice = "+".join(str(die) for die in side.dice)
    return Text.assemble((f"dice {dice}", DIM), (f" = {side.total}", f"bold {BRASS}"))


def parts_of(side: SideView) -> Text:
    out = total_of(side.parts)
    return out.append(f"  {counted(side.hidden, 'card')} in hand", DIM) if side.hidden else out


def total_of(parts: Sequence[PartView]) -> Text:
    """ "Strength 4, Hammer +3 = 7"."""
    if not parts:
        return Text()
    words = [f"{part.words} {part.n if not i else with_sign(part.n)}" for i, part in enumerate(parts)]
    out = Text(", ".join(words))
    return out.append(f" = {sum(part.n for part in parts)}", "bold") if len(parts) > 1 else out


def others_line(cast: Cast, side: SideView) -> Text:
    """Who of this side is not in the exchange."""
    parts: list[Text] = []
    for number, fighter in enumerate(side.fighters):
        if number != side.fighter:
            name = fighter_name(cast, fighter)
            parts.append(name.append(" injured", BAD) if fighter.injured else name)
    return Text.assemble(("also there: ", DIM), spaced(parts)) if parts else Text()


# A theft


def theft_lines(cast: Cast, theft: TheftView, width: int) -> RenderableType:
    title = f"A theft in {cast.space(theft.space)}" if theft.cell is None else f"{cast.space(theft.cell)} is robbed"
    table = grid(4)
    for side, role in zip(theft.sides, (Text("steals", f"bold {BAD}"), Text("is robbed", DIM)), strict=True):
        name = fighter_name(cast, FighterView(side.convict, side.gangster, injured=False))
        table.add_row(role, name, roll(side), total_of(side.parts))
    odds = "" if theft.percent is None else f", {theft.percent:g}% for the thief"
    return Group(rule(title, width, f"{counted(theft.pool, 'card')}{odds}"), table)


# Riots and the Getaway


def riot_line(cast: Cast, riot: RiotView) -> Text:
    title = "The final Riot" if riot.final else "A Riot"
    out = Text.assemble((f"{title} in {cast.space(riot.space)}", f"bold {BAD}"), ("  standing ", DIM))
    out.append_text(spaced([cast.rival(rival) for rival in riot.standing]))
    if riot.fallen:
        out.append("  out ", DIM).append_text(spaced([cast.rival(rival) for rival in riot.fallen]))
    return out


def escapee_line(cast: Cast) -> Text:
    """The card of the Getaway with its padlocks as they are now."""
    card = cast.view.escapee
    assert card is not None
    out = Text.assemble(cast.convict(card.convict), (" stands before ", DIM), str(cast.stages[card.stage].name))
    for n, colour in ((card.red, RED), (card.green, GREEN)):
        if n is not None:
            out.append(f"  {'red' if colour == RED else 'green'} {n}", colour)
    return out


# Chances


def chance_lines(cast: Cast, titles: dict[str, str], width: int) -> list[RenderableType]:
    """What the viewer's options come to, the best first; an option with its best card stands once."""
    chances = sorted(cast.view.chances, key=lambda chance: -chance.percent)[:MOST_CHANCES]
    if not chances:
        return []
    table = grid(3)
    for chance in chances:
        table.add_row(percent(chance), title(cast, chance, titles), sums(chance))
    left = len(cast.view.chances) - len(chances)
    return [rule("Chances", width, f"and {left} more" if left else "from what you know"), table]


def percent(chance: ChanceView) -> Text:
    return Text(f"{chance.percent:g}%", GOOD if chance.percent >= 50 else BAD)


def title(cast: Cast, chance: ChanceView, titles: dict[str, str]) -> Text:
    out = Text(titles.get(chance.action, chance.action))
    return out if chance.by is None else out.append(f" with {cast.cards[chance.by].name}", BRASS)


def sums(chance: ChanceView) -> Text:
    """Both sides' parts, or what is to be reached."""
    if chance.needed is not None and len(padlocks(chance)) > 1:
        return Text(f"{', '.join(f'{part.words} {part.n}' for part in chance.own)}, for each padlock", DIM)
    out = total_of(chance.own)
    if chance.against:
        out.append("  against ", DIM).append_text(total_of(chance.against))
    elif chance.needed is not None:
        out.append(f"  for {chance.needed}", DIM)
    return out.append(f"  {counted(chance.unknown, 'hidden card')} could change it", DIM) if chance.unknown else out


def padlocks(chance: ChanceView) -> list[PartView]:
    """The parts that begin a sum: one for each padlock, where there are several."""
    return [part for part in chance.own if part.words in STAT_NAMES]
