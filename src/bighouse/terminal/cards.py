"""Components and their figures, each with the mark of where it comes from; card packs checked and written."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bighouse.engine import pack
from bighouse.engine.english import counted
from bighouse.engine.errors import BadSetup
from bighouse.engine.room import Room
from bighouse.terminal.console import harmless
from bighouse.terminal.screen import Section

Card = dict[str, Any]

SOURCES = {  # what each source is called, its sign, its colour and what it means
    "rulebook": ("printed", "●", "good", "stated in the rulebook"),
    "public": ("public", "◐", "notice", "found in public material"),
    "reconstructed": (
        "reconstructed",
        "○",
        "hidden",
        "unknown to us: designed to fit what is known",
    ),
}
UNKNOWN_SOURCE = ("unknown", "?", "dim", "nobody says where it comes from")
SIGN_WIDTH = 7  # the sign of the source and the gaps around it
LEAST_SENTENCE = 32  # columns for the sentence beside the figures
COMMON = ("id", "name", "sentence", "mark")  # what every card has; the rest are its figures
LONG = 20  # letters; a figure as long as that may be told by the sentence already
MOST_FOUND = 6


def kinds(room: Room, cards: str | None = None) -> dict[str, list[Card]]:
    """All components by kind: every list of a catalogue whose entries have a name and a mark."""
    catalogue: dict[str, Any] = msgspec.to_builtins(room.catalogue(cards))
    return {
        kind: entries
        for kind, entries in catalogue.items()
        if isinstance(entries, list) and entries and all(part in entries[0] for part in COMMON)
    }


def mark(card: Card) -> Text:
    """The sign of the source, and which fields are known all the same."""
    name, sign, style, _ = SOURCES.get(card["mark"]["source"], UNKNOWN_SOURCE)
    known = ", ".join(card["mark"]["known"])
    return Text.assemble((f"{sign} {name}", style), (f" (known: {known})" if known else "", "dim"))


def figures(card: Card) -> list[tuple[str, str]]:
    """The figures of a card by name; what its sentence says already is left out."""
    out: list[tuple[str, str]] = []
    for name, value in card.items():
        if name not in COMMON and name != "effects":
            words = figure(value)
            if words and (len(words) < LONG or words not in card["sentence"]):
                out.append((name.replace("_", " "), words))
    return out


def figure(value: Any) -> str:
    """A figure in words; nothing for what is not there."""
    if value is None or value is False or value == 0 or value == {} or value == []:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        if all(isinstance(count, int) for count in value.values()):
            return " ".join(f"{count} {word}" for word, count in value.items())
        if "mark" in value:  # a side of a board: a card within a card
            return ", ".join([*(f"{name} {words}" for name, words in figures(value)), value.get("sentence", "")]).strip(
                ", "
            )
        return by_key(value)
    if isinstance(value, list):
        return "; ".join(figure(entry) for entry in value)
    return str(value).replace("_", " ")


def by_key(value: dict[str, Any]) -> str:
    """Figures by number of players and the like: neighbours that are alike share a line."""
    lines: list[tuple[list[str], str]] = []
    for key, entries in value.items():
        parts = [f"{entry['tier']}: {entry['sentence']}" if "tier" in entry else figure(entry) for entry in entries]
        words = " ".join(parts)
        if lines and lines[-1][1] == words:
            lines[-1][0].append(key)
        else:
            lines.append(([key], words))
    return "\n".join(
        f"{keys[0]}-{keys[-1]}: {words}" if len(keys) > 1 else f"{keys[0]}: {words}" for keys, words in lines
    )


def table_of(cards: list[Card], width: int) -> Table:
    """One kind of component: a column for each figure, or all of them under the sentence where that is too wide."""
    rows = [dict(figures(card)) for card in cards]
    names = list(dict.fromkeys(name for row in rows for name in row))
    widths = [max(len(name), *(longest(row.get(name, "")) for row in rows)) + 3 for name in names]
    names_width = max(len(card["name"]) for card in cards) + SIGN_WIDTH
    spread = width - names_width - sum(widths) >= LEAST_SENTENCE
    table = Table(
        box=box.SIMPLE_HEAD, header_style="heading", border_style="rule", pad_edge=False, padding=(0, 1, 0, 0)
    )
    table.add_column("", width=1)
    table.add_column("Name", no_wrap=True)
    for name in names if spread else []:
        table.add_column(name.capitalize())
    table.add_column("What it does", ratio=1)
    for card, row in zip(cards, rows):
        sign, style = SOURCES.get(card["mark"]["source"], UNKNOWN_SOURCE)[1:3]
        columns = [row.get(name, Text("·", "dim")) for name in names] if spread else []
        table.add_row(Text(sign, style), card["name"], *columns, told(card, {} if spread else row))
    return table


def longest(words: str) -> int:
    return max(len(line) for line in words.split("\n"))


def told(card: Card, figures_too: dict[str, str]) -> Text:
    """The figures that have no column, the sentence, and the fields that are known all the same."""
    lines: list[Text] = []
    parts = [f"{name} {words}" for name, words in figures_too.items()]
    if parts:
        lines.append(Text("\n".join(parts) if "\n" in "".join(parts) else ", ".join(parts)))
    if card["sentence"]:
        lines.append(Text(card["sentence"]))
    if card["mark"]["known"]:
        lines.append(Text(f"known: {', '.join(card['mark']['known'])}", "dim"))
    return Text("\n").join(lines)


def legend(cards: list[Card]) -> Text:
    """The signs in use, what they mean and how many cards bear each."""
    counts = Counter(card["mark"]["source"] for card in cards)
    lines = [
        Text.assemble((f"{sign} {name}", style), f": {meaning} ", (f"({counts[source]})", "dim"))
        for source, (name, sign, style, meaning) in SOURCES.items()
        if counts[source]
    ]
    return Text("\n").join(lines)


def list_cards(console: Console, room: Room, kind: str | None) -> None:
    found = kinds(room)
    if kind is not None:
        if kind not in found:
            near = get_close_matches(kind, list(found), 1)
            meant = f"did you mean {near[0]}? " if near else ""
            raise BadSetup(f"{room.title} has no '{kind}'; {meant}its kinds are: {', '.join(found)}")
        found = {kind: found[kind]}
    for name, cards in found.items():
        console.print(Section(f"{name.replace('_', ' ').capitalize()} ({len(cards)})"))
        console.print(table_of(cards, console.width))
    console.print(Section("Sources"), legend([card for cards in found.values() for card in cards]))
    advice = f"Own a real box? bighouse cards {room.name} --export my-cards.json, correct it, then --check it."
    console.print(Text(advice, "dim"))


# One card


def find_cards(room: Room, words: str, cards: str | None = None) -> list[Card]:
    """The cards whose name or id has these words; an exact name comes alone."""
    wanted = words.lower()
    all_cards = [card for entries in kinds(room, cards).values() for card in entries]
    exact = [card for card in all_cards if wanted in (card["name"].lower(), card["id"])]
    found = exact or [card for card in all_cards if wanted in card["name"].lower() or wanted in card["id"]]
    different = {(card["name"], card["sentence"], str(figures(card))): card for card in found}
    return list(different.values())[:MOST_FOUND]


def card_names(room: Room, cards: str | None = None) -> dict[str, str]:
    """What every card is called, by its id."""
    return {card["id"]: card["name"] for entries in kinds(room, cards).values() for card in entries}


def print_card(console: Console, card: Card) -> None:
    console.print(Text.assemble((card["name"], "heading"), "  ", mark(card)))
    if card["sentence"]:
        console.print(Padding(Text(card["sentence"]), (0, 0, 0, 2)))
    for name, words in figures(card):
        lines = Text("\n").join([Text(line) for line in words.split("\n")])
        console.print(Padding(Text.assemble((f"{name}: ", "dim"), lines), (0, 0, 0, 2)))


# Card packs


def check_pack(console: Console, room: Room, path: Path) -> int:
    """Every problem of a card pack, a line each; 1 when there is any."""
    problems = room.check_cards(pack.read_text(path), path.name)
    for problem in problems:
        console.print(Text.assemble((f"{path}: ", "dim"), (harmless(str(problem)), "trouble")), soft_wrap=True)
    if problems:
        count = counted(len(problems), "problem")
        console.print(Text(f"{count}: it cannot be played with like this.", "notice"))
        return 1
    console.print(Text(f"{path} can be played with: bighouse play {room.name} --cards {path}", "good"), soft_wrap=True)
    return 0


def export_pack(console: Console, room: Room, path: Path) -> None:
    """Write the card pack that ships with the game; a file that is there stays."""
    shipped = room.card_pack()
    if shipped is None:
        raise BadSetup(f"{room.title} has no card packs")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(shipped.read_text("utf-8"))
    except FileExistsError:
        raise BadSetup(f"{path} is there already: name a new file") from None
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror or error}") from error
    console.print(Text(f"Written to {path}", "good"), soft_wrap=True)
