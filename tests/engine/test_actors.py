"""A seat may lead two figures: it is asked for both, and everybody is told which one has acted."""

from __future__ import annotations

from typing import Final

from bighouse.engine.actor import Actor, automaton
from bighouse.engine.game import Game
from bighouse.engine.ink import People
from bighouse.engine.names import called
from bighouse.engine.record import Beginning, Record
from bighouse.engine.step import Choice
from bighouse.engine.story import EventKind
from bighouse.table.situations import situation, told
from bighouse.table.wire.situation import ActorInfo
from bighouse.terminal.log import Log
from bighouse.terminal.sitters import Company, Sitter
from market.room import ROOM, MarketRoom
from market.rules import DONE, DRAW, Market
from tests.engine.helpers import OddRoom

NAMES = ["You", "Ben"]
LOOKED: Final = EventKind("looked", "seat", "{seat} looked around.")


class LookAround(Choice[Market]):
    """The seat looks around by one of its figures."""

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def args(self) -> list[int]:
        return [self.seat, self.figure]

    def question(self, game: Market) -> str:
        return f"What does {called(game, self.figure)} do?"

    def candidates(self, game: Market) -> list[int]:
        return [DRAW, DONE]

    def take(self, game: Market, action: int) -> None:
        game.tell(LOOKED, self.figure)


class ScoutRoom(OddRoom):
    """Two seats, a reeve without one, and a scout for each seat."""

    def beside(self, game: Game) -> list[Actor]:
        return [Actor(None, "the Reeve"), Actor(0, "scout"), Actor(1, "scout", "red")]


def walk() -> Record:
    room = ScoutRoom([LookAround(1, 1), LookAround(1, 4)])
    record = Record(Beginning(room, 2, ROOM.settings(2, {}), 1))
    record.game.called = NAMES
    return record


def test_the_seat_is_asked_for_each_of_its_figures() -> None:
    game = walk().game
    for question in ("What does Ben do?", "What does Ben's scout do?"):
        assert game.to_act == [1]
        assert game.room.question(game, 1) == question
        game.play(1, DRAW)
    assert game.over


def test_the_story_says_which_figure_acted() -> None:
    record = walk()
    record.play(1, DRAW)
    record.play(1, DRAW)
    names = {0: ["You", "Ben"], 1: ["Ann", "You"]}
    sentences = {0: "Ben's scout looked around.", 1: "Your scout looked around."}
    for reader in (0, 1):
        [line] = told(record.game, record.events_of(1), reader, names[reader].__getitem__)
        assert (line.facts, line.sentence) == ({"seat": 4}, sentences[reader])


def test_the_page_is_told_who_leads_whom() -> None:
    seen = situation(walk(), 0, 0, 0)
    assert seen.actors == [ActorInfo(None, "The Reeve", ""), ActorInfo(0, "Scout", ""), ActorInfo(1, "Scout", "red")]


def test_a_terminal_draws_a_figure_in_the_colour_of_its_seat() -> None:
    record = walk()
    sitters = [Sitter(seat, name, "") for seat, name in enumerate(NAMES)]
    people = People(sitters, record.game.room.actors(record.game))
    assert people.colour(4) == people.colour(1) != people.colour(2)
    assert [people.badge(player).plain for player in (1, 2, 4)] == ["■B", "▣R", "■S"]
    record.play(1, DRAW)
    record.play(1, DRAW)
    assert [line.seat for line in Log(record, Company(sitters), 0).move(1)] == [1]


def test_the_automaton_is_who_has_no_seat() -> None:
    game = walk().game
    found = automaton(game.room.actors(game))
    assert found is not None
    assert found.title == "Reeve"
    assert automaton(MarketRoom().actors(game)) is None
