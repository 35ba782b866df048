"""One player's board: workers, goods, apprentices, buildings and plans; what others cannot see is marked."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import counted
from bighouse.engine.ink import BAD, BRASS, DIM, HIDDEN, SECRET, People
from bighouse.games.architects.board.cards import plans, skill_letters
from bighouse.games.architects.board.ink import COLOURS, bag, owners
from bighouse.games.architects.box.components import Box
from bighouse.games.architects.sight.view import BuiltView, PlanView, PlayerView
from bighouse.games.architects.words.card_words import apprentice_words, character_sentence


def mat_lines(player: PlayerView, box: Box, people: People, mine: bool, wide: bool) -> RenderableType:
    """What the player has, a line a kind; kinds of which there is none are left out."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, style=DIM)
    table.add_column()
    for heading, text in rows(player, box, people):
        table.add_row(heading, text)
    parts: list[RenderableType] = [table]
    for heading, cards in (("Plans", player.hand), ("Draft", player.packet), ("Drawn", player.looking)):
        if cards:
            parts += cards_lines(heading, cards, box, mine, wide)
    if player.hand is None and player.hand_count:
        parts.append(Text(f"{counted(player.hand_count, 'plan')} face down", DIM))
    return Group(*parts)


def cards_lines(heading: str, cards: list[PlanView], box: Box, mine: bool, wide: bool) -> list[RenderableType]:
    return [Text(f"{heading} {SECRET}" if mine else heading, HIDDEN), plans(cards, box, wide)]


def rows(player: PlayerView, box: Box, people: People) -> list[tuple[str, Text]]:
    out = [("Has", wealth(player)), ("Workers", workers(player, people))]
    if player.character is not None:
        card = next(card for card in box.characters if card.id == player.character)
        out.append(("Ability", Text(character_sentence(card))))
    if player.apprentices:
        out.append((f"Hired {len(player.apprentices)}/{player.apprentice_limit}", hired(player.apprentices, box)))
    if player.built:
        out.append(("Built", built(player.built, box)))
    return out


def wealth(player: PlayerView) -> Text:
    """Points, virtue, Cathedral, goods and debts."""
    out = Text.assemble(
        (f"{player.points} VP", f"bold {BRASS}"), (f"  virtue {player.virtue}", COLOURS["virtue"]),
        f"  Cathedral {player.level}",
    )  # fmt: skip
    out.append("    ").append_text(bag(player.goods) if player.goods else Text("no goods", DIM))
    if player.unpaid:
        out.append(f"    {counted(player.unpaid, 'unpaid debt')}", BAD)
    if player.paid:
        out.append(f"    {player.paid} paid", DIM)
    return out


def workers(player: PlayerView, people: People) -> Text:
    out = Text(f"{player.home} at home")
    if player.prison:
        out.append(f", {player.prison} in the Prison", BAD)
    for holder, count in enumerate(player.held):
        if count:
            out.append(f", {count} held by ").append_text(people.badge(holder))
    if sum(player.captured):
        out.append("    captured ", DIM).append_text(owners(people, player.captured))
    return out


def hired(apprentices: list[str], box: Box) -> Text:
    cards = {card.id: card for card in box.apprentices}
    lines: list[Text] = []
    for name in apprentices:
        card = cards[name]
        words = apprentice_words(card)
        lines.append(Text.assemble(f"{card.name} {skill_letters(card.skills)}", (f"  {words}" if words else "", DIM)))
    return Text("\n").join(lines)


def built(buildings: list[BuiltView], box: Box) -> Text:
    names = {card.id: card.name for card in box.buildings}
    parts = [f"{names[card.building]} {card.points}{f'+{card.bonus}' if card.bonus else ''} VP" for card in buildings]
    return Text(", ".join(parts))
