"""The table of a scene: the round and its phase, initiative, what is being bought, the dice, the Warden Duel cards."""

from __future__ import annotations

from bighouse.engine.scenes.cards import GAP, Pile, cards
from bighouse.engine.scenes.kinds import OneOf, Several
from bighouse.engine.scenes.lines import Line, number
from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import BID_WORDS, NOTHING, WORKING_WEEK
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN
from bighouse.games.prison_architect.rules.state import PHASE_WORDS, PrisonArchitect
from bighouse.games.prison_architect.scenes.page import MOST, PrisonArchitectPage

NONE = "none"


def table_lines(page: PrisonArchitectPage) -> list[Line]:
    game = page.game
    return [
        number("round", game, "round", OneOf("round called", page.rounds)),
        number("phase", game, "phase", OneOf("phase called", PHASE_WORDS)),
        initiative_line(page),
        number("resolved", game, "resolved", Several("area", BID_WORDS), unless=0),
        number("area", game, "area", OneOf("area", BID_WORDS), unless=NOTHING),
        dice_line(page),
    ]


def read_table(page: PrisonArchitectPage, lines: list[Line]) -> None:
    """A game under way is in its first week, and initiative goes by seats, unless the text says otherwise."""
    game = page.game
    if not page.fresh:
        game.round = [entry.kind for entry in page.box.rounds].index(WORKING_WEEK)
        game.initiative = list(range(game.seats))
    page.read_lines(lines)
    game.week = week_of(game)
    if game.area != NOTHING:
        game.resolved |= 1 << game.area  # since it was picked


def week_of(game: PrisonArchitect) -> int:
    """The last week that has begun."""
    weeks = [entry.number for entry in game.box.rounds[: game.round + 1] if entry.kind == WORKING_WEEK]
    return weeks[-1] if weeks else 0


def initiative_line(page: PrisonArchitectPage) -> Line:
    """The highest first, '-' for a place that nobody has taken yet: "seat 1, -, seat 0"."""
    game = page.game

    def read(entry: Entry) -> None:
        order: list[int] = []
        for part in entry.parts(","):
            who = NOT_TAKEN if part.value == GAP else page.who.one(part, part.value)
            if who != NOT_TAKEN and who in order:
                raise part.wrong(f"{part.value} has one place in the initiative, not two")
            order.append(who)
        if len(order) != game.seats:
            raise entry.wrong(f"there are {game.seats} places in the initiative, not {len(order)}")
        game.initiative = order

    def write() -> str:
        return ", ".join(GAP if who == NOT_TAKEN else page.whos[who] for who in game.initiative)

    return Line("initiative", read, write)


def dice_line(page: PrisonArchitectPage) -> Line:
    """The last roll: escapees a die."""
    game = page.game

    def read(entry: Entry) -> None:
        game.dice = [entry.number(word, 0, MOST) for word in entry.words()]

    return Line("dice", read, lambda: " ".join(str(die) for die in game.dice) or None)


# Warden Duel cards


class Duels:
    """The cards that say how much is offered, and what the Governor bids; unnamed ones lie in their pile."""

    def __init__(self, page: PrisonArchitectPage) -> None:
        self.page = page
        self.game = game = page.game
        self.used = page.box.offers[game.seats] == 0
        self.pile = Pile("duels", game.duels, page.duels)
        self.visible = game.duel
        lines = [
            Line("duel", self.read, self.write),
            *self.pile.lines,
            cards("duels gone", game.duels_gone, page.duels),
        ]
        self.lines = lines if self.used else []

    def read(self, entry: Entry) -> None:
        self.game.duel = NOTHING if entry.value == NONE else self.page.duels.take(entry, entry.value)

    def write(self) -> str:
        return NONE if self.game.duel == NOTHING else self.page.duels.ids[self.game.duel]

    def fill(self) -> None:
        """Once all is named: a card is visible, the others are in the pile."""
        if self.used:
            stock = self.page.duels
            if self.page.scene.get("duel") is None:
                [self.game.duel] = stock.keep([self.visible], self.pile.dealt)
            self.pile.fill(stock.unnamed([self.visible, *self.pile.dealt]))
            self.check()

    def check(self) -> None:
        """A card for every week to come; alone one more, which shows the bids of a week and the offers of the next."""
        game, page = self.game, self.page
        if not page.start:
            return  # what is left to do may need none
        is_round = page.start in page.rounds
        first = page.rounds.index(page.start) if is_round else game.round
        before = ["cleanup", "bid"] if game.solo else ["cleanup"]  # after these the week has its card
        if not is_round and page.start not in before:
            first += 1
        weeks = len([entry for entry in page.box.rounds[first:] if entry.kind == WORKING_WEEK])
        buys = game.solo and page.start == "buy"
        if (weeks or buys) and len(game.duels) + int(game.duel != NOTHING) < weeks + int(game.solo):
            raise self.blame().wrong("there are too few Warden Duel cards for the weeks to come")
        if game.duel == NOTHING and (weeks or buys):
            raise self.blame().wrong("a Warden Duel card must be visible while weeks are to come")

    def blame(self) -> Entry:
        """The line that says most of the cards."""
        found = [entry for entry in map(self.page.scene.get, ("duel", "duels", "duels gone")) if entry is not None]
        return found[0] if found else self.page.blame
