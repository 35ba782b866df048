"""A scene being read: its lines, the game they are read into, and the cards that are still to be named."""

from __future__ import annotations

import re

from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.scene import Entry, Scene, Stock
from bighouse.games.lockup.components import DIFFICULTY_WORDS, LOCATION_WORDS, OFF_DUTY, RESOURCE_WORDS, Box
from bighouse.games.lockup.pack import PACKS
from bighouse.games.lockup.scenes.steps import seat_words, who_words
from bighouse.games.lockup.setup import set_up
from bighouse.games.lockup.state import GOONS, ITEMS, TOMES
from bighouse.games.lockup.words import vocabulary_of

POWER, SUSPICION, STARS = "power", "suspicion", "stars"
CUBES = [*RESOURCE_WORDS, POWER, SUSPICION]
RESOURCE_NAMES = {**{word: word for word in RESOURCE_WORDS}, "potions": "potion"}
CUBE_NAMES = {**RESOURCE_NAMES, POWER: POWER, SUSPICION: SUSPICION}
COUNTED = {**CUBE_NAMES, "stars": STARS, "star": STARS}
MOST_STARS = 9999

SHEET_WORDS = [
    "start", "items", "effects", "instant goal", "raids", "leader goal", "end goal", "goons", "resources", "tomes",
    "marker",
]  # fmt: skip
LOOK_WORDS = {"looks at tomes": TOMES, "looks at goons": GOONS, "looks at items": ITEMS}
OWN_KEYS = ["items", "reserved", "goons", "score sheet", "roll call"]  # of guards as well as seats
SEAT_KEYS = [*OWN_KEYS, "tomes", "dealt", "peeked at", *LOOK_WORDS]
TABLE_KEYS = [
    "cards", "round", "phase", "first player", "goals", "leader goal", "instant goal", "supply", "display", "item deck",
    "under the item deck", "goons", "goon deck", "goon discard", "tome deck", "under the tome deck", "tome discard",
    "here", "ranking", "bonus", "nullified", "collected", "start",
]  # fmt: skip
GUARD_KEYS = ["guards", "guard deck", "guards aside", "location deck", "locations shown"]
BEGINNINGS = ("setup bonuses", "traits", "round", "roll call")
SPACED = re.compile(r"\b(exercise|chow|cell) +(yard|hall|block)\b")


def location_card_words(box: Box) -> list[str]:
    """Location cards by the place they name; those that name none are numbered."""
    out: list[str] = []
    idle = 0
    for place in box.location_cards:
        if place == OFF_DUTY:
            idle += 1
        out.append(f"off_duty_{idle}" if place == OFF_DUTY else LOCATION_WORDS[place])
    return out


def is_crew(part: Entry) -> bool:
    """Whether a part of a seat's line names its crew: it alone is a single word."""
    words = part.words()
    return len(words) == 1 and words != ["nothing"] and not words[0].isdigit()


class Page:
    """What all parts of the reader share."""

    def __init__(self, room: Room, text: str, cards: str | None) -> None:
        self.scene = scene = Scene(SPACED.sub(r"\1_\2", text))
        players, settings = scene.place(room)
        box = PACKS.box(cards)
        difficulty = DIFFICULTY_WORDS.index(str(settings["difficulty"])) if players == 1 else -1
        self.game = game = set_up(room, box, players, Rng(scene.seed()), bool(settings["advanced"]), difficulty)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        self.box = box
        self.seats = seat_words(game)
        self.whos = who_words(game)
        scene.expect(self.keys(), game.seats)
        solitary = game.solitary
        self.items = Stock("item", [item.id for item in box.items])
        self.goons = Stock("goon", [goon.id for goon in box.goons])
        copies = [tome.copies if tome.solitary or not solitary else 0 for tome in box.tomes]
        self.tomes = Stock("tome", [tome.id for tome in box.tomes], copies)
        self.traits = Stock("trait", [trait.id for trait in box.traits])
        self.crews = Stock("crew", [crew.id for crew in box.crews])
        colours = box.difficulties[difficulty].colours if solitary else []
        self.guards = Stock("guard", [guard.id for guard in box.guards], [int(g.colour in colours) for g in box.guards])
        self.location_cards = Stock("location card", location_card_words(box))
        self.hands: list[list[int]] = [[] for _ in game.players]
        self.mentioned: dict[str, Entry] = {}  # where the cubes of a type were named last
        self.starred: list[int] = []  # whose stars are named
        self.fresh = False  # whether the game starts at its very beginning
        self.blame = scene.get("start") or scene.get("next") or scene.header

    def keys(self) -> list[str]:
        keys = [*TABLE_KEYS, *self.seats]
        keys += [f"{seat} {key}" for seat in self.seats for key in SEAT_KEYS]
        keys += [f"{where} {place}" for where in ("at", "suspicion at", "loot at") for place in LOCATION_WORDS]
        if self.game.solitary:
            keys += [*GUARD_KEYS, *(f"guards {key}" for key in OWN_KEYS)]
        return keys

    def who(self, entry: Entry, words: str) -> int:
        """A seat, or the guards."""
        if words.startswith("seat ") and words not in self.whos:
            raise entry.wrong(f"there is no {words} here; the last one is {self.seats[-1]}")
        return entry.index("player called", words, self.whos)

    def whose(self, part: Entry) -> tuple[int, Entry]:
        """A part such as "seat 1 lookout (4)": whose it is, and the rest."""
        words = part.words()
        size = 1 if words[0] == "guards" else 2
        who = self.who(part, " ".join(words[:size]))
        return who, Entry(part.line, part.key, " ".join(words[size:]))

    def location(self, entry: Entry, word: str) -> int:
        return entry.index("location", word, LOCATION_WORDS)
