"""One player's mat: crew in the cell, tomes, items, goons; what others cannot see is marked."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import counted
from bighouse.engine.ink import BAD, BRASS, DIM, HIDDEN, SECRET
from bighouse.games.lockup.board.ink import COLOURS, EYE, STAR, bag, icons, in_order
from bighouse.games.lockup.box.components import Box
from bighouse.games.lockup.sight.view import PlayerView
from bighouse.games.lockup.words.card_words import effects_words

WINDOWS = ("your Roll Call turn", "start of Lights Out", "at a place of yours", "crafting", "recruiting", "any time")
LETTERS = {"lookout": "Lookout", "enforcer": "Enforcer"}


def mat_lines(player: PlayerView, box: Box, mine: bool, alone: bool) -> RenderableType:
    """What the player has, a line a kind; kinds of which there is none are left out."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, style=DIM)
    table.add_column()
    for heading, text in rows(player, box, mine, alone):
        table.add_row(heading, text)
    return table


def rows(player: PlayerView, box: Box, mine: bool, alone: bool) -> list[tuple[str, Text]]:
    traits = {trait.id: trait for trait in box.traits}
    items = {item.id: item for item in box.items}
    secret = mine and not alone
    out = [("Has", wealth(player))]
    if not player.guards:
        out.append((f"Cell {SECRET}" if secret else "Cell", cell(player, mine, alone)))
    if player.dealt and player.trait is None:
        names = [f"{traits[trait].name}: {effects_words(traits[trait].bonus)}" for trait in player.dealt]
        out.append(
            (f"Traits {SECRET}" if secret else "Traits", Text("\n").join([Text(name, HIDDEN) for name in names]))
        )
    if player.trait is not None:
        out.append(("Trait", Text(traits[player.trait].name)))
    if player.tomes:
        out.append((f"Tomes {SECRET}" if secret else "Tomes", tomes(player.tomes, box)))
    elif player.tome_count and player.tomes is None:
        out.append(("Tomes", Text(f"{player.tome_count}, face down", DIM)))
    reserved = [reserved_item(items[card.item].name, card.secret, card.short, mine) for card in player.reserved]
    if player.reserved_hidden:
        reserved.append(Text(f"{player.reserved_hidden} unseen", DIM))
    if reserved:
        out.append(("Reserved", Text(", ").join(reserved)))
    if player.items:
        names = [f"{items[item].name} {items[item].reputation}{STAR}" for item in player.items]
        out.append(("Items", Text(", ".join(names))))
    if player.goons:
        goons = {goon.id: goon.name for goon in box.goons}
        kinds = Counter(goons[goon] for goon in player.goons)
        out.append(("Goons", Text(", ".join(name if n == 1 else f"{n} {name}" for name, n in kinds.items()))))
    if player.looking is not None:
        out.append(("Drawn", looking(player, box)))
    return out


def wealth(player: PlayerView) -> Text:
    """Stars, power, suspicion with what a raid would cost, and cubes with the room for them."""
    out = Text.assemble((f"{player.stars}{STAR}", f"bold {BRASS}"), "  ", (f"{player.power} power", COLOURS["power"]))
    out.append(f"  {player.suspicion}{EYE}", BAD)
    if player.raid:
        out.append(f" (a raid now: -{player.raid})", BAD)
    held = sum(player.cubes.values())
    out.append("    ").append_text(bag(player.cubes) if held else Text("no cubes", DIM))
    if not player.guards:
        out.append(f" ({held} of {player.storage} stored)", f"bold {BAD}" if held > player.storage else DIM)
    if player.valuables:
        out.append("    ").append_text(icons(player.valuables))
    return out


def cell(player: PlayerView, mine: bool, alone: bool) -> Text:
    """The tokens in the holding cell, as far as the viewer knows them."""
    tokens = [LETTERS.get(token, token) for token in in_order(player.cell)]
    tokens = [f"{token} ({player.power})" if token == "Enforcer" else token for token in tokens]
    held = Text("  ".join(tokens), HIDDEN if mine else "")
    unseen = player.cell_count - len(tokens)
    if unseen:
        held.append(f"{'  and ' if tokens else ''}{counted(unseen, 'token')} unseen", DIM)
    if player.cell_count == 0:
        held.append("empty", DIM)
    if not alone and player.face_down_limit:  # alone there is nobody to hide from
        held.append(f"    face down {player.face_down_used} of {player.face_down_limit}", DIM)
    return held


def tomes(hand: list[str], box: Box) -> Text:
    """Each tome, what it does and when."""
    cards = {tome.id: tome for tome in box.tomes}
    lines: list[Text] = []
    for name, copies in Counter(hand).items():
        tome = cards[name]
        title = tome.name if copies == 1 else f"{copies} {tome.name}"
        what = f" ({WINDOWS[tome.window]}): {effects_words(tome.effects)}"
        lines.append(Text.assemble((title, HIDDEN), (what, DIM)))
    return Text("\n").join(lines)


def reserved_item(name: str, secret: bool, short: dict[str, int], mine: bool) -> Text:
    text = Text(f"{name} {SECRET}" if secret else name, HIDDEN if secret else "")
    if mine:
        text.append_text(
            Text.assemble((" (short ", DIM), bag(short), (")", DIM)) if short else Text(" (you can pay)", DIM)
        )
    return text


def looking(player: PlayerView, box: Box) -> Text:
    assert player.looking is not None
    if player.looking.cards is None:
        return Text(f"{player.looking.count} {player.looking.what}, unseen", DIM)
    names = {item.id: item.name for item in box.items}
    names |= {goon.id: goon.name for goon in box.goons}
    names |= {tome.id: tome.name for tome in box.tomes}
    return Text(", ".join(names[card] for card in player.looking.cards), HIDDEN)
