"""The piles of a scene: Chair, trade decks, Events, Crimes, plans, Death Row, Getaway; and who knows what."""

from __future__ import annotations

from bighouse.engine.deck import Deck
from bighouse.engine.scenes.kinds import Number, OneOf, Several
from bighouse.engine.scenes.lines import Line, number, parts
from bighouse.engine.scenes.text import Entry
from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import MOST_CRIME_STEPS, NOTHING, ROOMS, SPACE_WORDS
from bighouse.games.animalcatraz.scenes.page import MOST, AnimalcatrazPage, dealt, listed
from bighouse.games.animalcatraz.scenes.steps import NONE

ALL = "everyone"
HUGE = 25  # digits of a hash


def pile_lines(page: AnimalcatrazPage) -> list[Line]:
    game = page.game
    box = page.box
    event_ids = [event.id for event in box.events]
    crime_ids = [crime.id for crime in box.crimes]
    stage_ids = [stage.id for stage in box.stages]
    return [
        chair_line(page),
        page.cards("infirmary pile", game.pile),
        *(deck_line(page, room) for room in range(ROOMS)),
        page.cards("incoming", game.incoming),
        listed("slept on", game.slept_on, "card", page.copies),
        dealt("events", game.events, "Event", event_ids),
        number("event", game, "event", OneOf("Event", [NONE, *event_ids], NOTHING), unless=NOTHING),
        listed("past events", game.past_events, "Event", event_ids),
        *known_deck(page, "crime deck", game.crime_deck, crime_ids),
        *known_deck(page, "plans b", game.plan_decks[0], box.plan_ids),
        *known_deck(page, "plans d", game.plan_decks[1], box.plan_ids),
        progress_line(page),
        dealt("death row", game.death_row, "Gangster", page.gangster_ids),
        listed("dead", game.dead, "Gangster", page.gangster_ids),
        number("met", game, "met", Several("Gangster", page.gangster_ids), unless=0),
        page.by_place("held", game.held, page.gangster_ids),
        *gangster_lines(page),
        *(dealt(f"getaway {i + 1}", game.getaway[i], "stage", stage_ids) for i in range(3)),
        number("escapee", game, "escapee", OneOf("Convict", [NONE, *page.convicts], NOTHING), unless=NOTHING),
        number("hindrance", game, "hindrance", Number(-MOST, MOST), unless=0),
        arrangement_line(page),
    ]


def chair_line(page: AnimalcatrazPage) -> Line:
    """From the front; cards that are named nowhere lie behind them as dealt."""
    chair = page.game.chair

    def read(entry: Entry) -> None:
        named = [page.take(entry, word) for word in entry.words()]
        chair.extend(named[::-1])

    return Line("chair", read, lambda: " ".join(page.copies[copy] for copy in reversed(chair)) or None)


def deck_line(page: AnimalcatrazPage, room: int) -> Line:
    """A trade deck; cards of its room that are named nowhere stay in it."""
    deck = page.game.decks[room]

    def read(entry: Entry) -> None:
        for word in entry.words():
            copy = page.take(entry, word)
            if page.box.of(copy).deck != room:
                raise entry.wrong(f"{word} is no card of this room's deck")
            deck.append(copy)
            page.game.known[copy] = EVERYONE

    return Line(f"{SPACE_WORDS[room]} deck", read, lambda: " ".join(page.copies[copy] for copy in deck) or None)


def known_deck(page: AnimalcatrazPage, key: str, deck: Deck, ids: list[str]) -> list[Line]:
    """A face-down deck from the top, and who knows what lies under it: "seat 0 seat 2", the lowest last."""

    def read(entry: Entry) -> None:
        found = [] if entry.value == NONE else [entry.index("card", word, ids) for word in entry.words()]
        deck.cards[:] = found[::-1]
        deck.known[:] = []

    def read_known(entry: Entry) -> None:
        deck.known[:] = [seats(page, part) for part in entry.parts(";")][::-1]
        if len(deck.known) > len(deck.cards):
            raise entry.wrong("more cards are known than there are")

    def write_known() -> str | None:
        return "; ".join(seat_words(page, mask) for mask in reversed(deck.known)) or None

    return [
        Line(key, read, lambda: " ".join(ids[card] for card in reversed(deck.cards)) or NONE),
        Line(f"{key} known to", read_known, write_known),
    ]


def seats(page: AnimalcatrazPage, part: Entry) -> int:
    """A set of seats: "seat 0 seat 2", "everyone", "nobody"."""
    if part.value == ALL:
        return EVERYONE
    if part.value == "nobody":
        return 0
    mask = 0
    words = part.value.split("seat")
    for word in words[1:]:
        mask |= 1 << part.number(word.strip(), 0, page.game.seats - 1)
    if words[0].strip() or not mask:
        raise part.wrong("seats read like 'seat 0 seat 2', or everyone, or nobody")
    return mask


def seat_words(page: AnimalcatrazPage, mask: int) -> str:
    if mask == EVERYONE:
        return ALL
    return " ".join(f"seat {seat}" for seat in range(page.game.seats) if mask >> seat & 1) or "nobody"


def knowing_lines(page: AnimalcatrazPage) -> list[Line]:
    """Who knows which card where it lies; without the line it follows from where cards lie."""
    game = page.game
    return [
        knowing(page, "known", game.known, page.copies),
        knowing(page, "crimes known", game.crime_known, [crime.id for crime in page.box.crimes]),
        knowing(page, "plans known", game.plan_known, page.box.plan_ids),
        shown_line(page),
    ]


def knowing(page: AnimalcatrazPage, key: str, masks: list[int], words: list[str]) -> Line:
    """ "everyone: hammer cash / seat 0 seat 2: noodles"."""

    def read(entry: Entry) -> None:
        for i in range(len(masks)):
            masks[i] = 0
        for part in entry.parts("/"):
            who, colon, things = part.value.partition("=")
            if not colon:
                raise part.wrong("say who knows what, such as 'seat 0 = hammer cash'")
            mask = seats(page, part.part(who.strip()))
            for word in things.split():
                masks[part.index("card", word, words)] = mask

    def write() -> str | None:
        found: dict[int, list[str]] = {}
        for i, mask in enumerate(masks):
            if mask:
                found.setdefault(mask, []).append(words[i])
        return " / ".join(f"{seat_words(page, mask)} = {' '.join(each)}" for mask, each in found.items()) or None

    return Line(key, read, write)


def shown_line(page: AnimalcatrazPage) -> Line:
    shown = page.game.shown

    def read(entry: Entry) -> None:
        for word in entry.words():
            shown[entry.index("card", word, page.copies)] = 1

    return Line("shown", read, lambda: " ".join(page.copies[i] for i in range(len(shown)) if shown[i]) or None)


def progress_line(page: AnimalcatrazPage) -> Line:
    """How far held Crimes are, step by step: "still 1 0 0"."""
    progress = page.game.progress
    ids = [crime.id for crime in page.box.crimes]

    def read(part: Entry) -> None:
        words = part.words()
        crime = part.index("Crime", words[0], ids)
        for i, word in enumerate(words[1 : MOST_CRIME_STEPS + 1]):
            progress[crime * MOST_CRIME_STEPS + i] = part.number(word, 0, MOST)

    def write() -> list[str]:
        out: list[str] = []
        for crime, word in enumerate(ids):
            steps = progress[crime * MOST_CRIME_STEPS : (crime + 1) * MOST_CRIME_STEPS]
            if any(steps):
                out.append(" ".join([word, *(str(step) for step in steps)]))
        return out

    return parts("progress", ";", read, write)


def gangster_lines(page: AnimalcatrazPage) -> list[Line]:
    """What Gangsters have lost and used."""
    game = page.game
    ids = page.gangster_ids

    def read_hurt(part: Entry) -> None:
        words = part.words()
        if len(words) != 2:
            raise part.wrong("lost Strength reads like 'brawler_knuckles 2'")
        game.hurt[part.index("Gangster", words[0], ids)] = part.number(words[1], 0, MOST)

    def write_hurt() -> list[str]:
        return [f"{word} {game.hurt[i]}" for i, word in enumerate(ids) if game.hurt[i]]

    def read_theft(part: Entry) -> None:
        words = part.words()
        thief = part.index("Gangster", words[0], ids)
        for word in words[1:]:
            game.thefts[thief] |= 1 << part.index("space", word, SPACE_WORDS)

    def write_thefts() -> list[str]:
        spaces = Several("space", SPACE_WORDS)
        return [f"{word} {spaces.write([game.thefts[i]])}" for i, word in enumerate(ids) if game.thefts[i]]

    return [
        parts("hurt", ";", read_hurt, write_hurt),
        parts("thefts", ";", read_theft, write_thefts),
        number("used gangsters", game, "used_gangsters", Several("Gangster", ids), unless=0),
        number("copied", game, "copied", OneOf("Gangster", [NONE, *ids], NOTHING), unless=NOTHING),
    ]


def arrangement_line(page: AnimalcatrazPage) -> Line:
    """Hashes of how cards have lain in this turn (R69)."""
    game = page.game

    def read(entry: Entry) -> None:
        words = entry.words()
        if not all(word.isascii() and word.isdigit() and len(word) < HUGE for word in words):
            raise entry.wrong("arrangements are numbers, as written by a game's scene(); leave the line out")
        game.arrangements = [int(word) for word in words]

    return Line("arrangements", read, lambda: " ".join(str(each) for each in game.arrangements) or None)
