"""Room: what the house knows of one game - its name, seats and options, and the way to everything it can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bighouse.engine.errors import BadSetup
from bighouse.engine.game import Game
from bighouse.engine.guide import Guide, read_guide
from bighouse.engine.knowledge import Knowledge
from bighouse.engine.lesson import Lesson, read_lesson
from bighouse.engine.rng import Rng
from bighouse.engine.sheet import ScoreSheet
from bighouse.engine.step import GAME_IS_OVER, NOT_ASKED_FOR, NOT_YOUR_TURN
from bighouse.engine.story import Event, Story
from bighouse.engine.vocabulary import Vocabulary
from bighouse.engine.wisdom import Wisdom

Setting = bool | str


class Option:
    """A rule option of a game: a switch (default True or False) or one of several words."""

    def __init__(
        self, name: str, default: Setting, help: str, choices: tuple[str, ...] = (), players: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.choices = choices  # empty for a switch
        self.players = players  # with how many players it may be set; empty means any number

    def read(self, value: object) -> Setting:
        """The value as given by a person or a program; raises BadSetup when it is none of the choices."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            raise BadSetup(f"{self.name} must be one of {', '.join(self.choices)}, not {value!r}")
        if isinstance(value, bool):
            return value
        if value in ("true", "yes", "on"):
            return True
        if value in ("false", "no", "off"):
            return False
        raise BadSetup(f"{self.name} is a switch: true or false, not {value!r}")


class Identity:
    """What sets the seats apart before the deal, one apiece: chance deals it, unless the table chooses."""

    def __init__(self, name: str, choices: tuple[str, ...], help: str) -> None:
        self.name = name
        self.choices = choices
        self.help = help


class Room:
    """One game of the house; each games/<name>/room.py fills one in as ROOM."""

    name: str
    title: str
    credit: str = ""  # whose game it is
    rules_version: int
    seats: range  # how many players can sit down
    options: tuple[Option, ...]
    identity: Identity | None = None
    vocabulary: Vocabulary
    wisdom: Wisdom[Any]  # a quick opinion of a position, for bots
    knowledge: Knowledge[Any]  # what a seat knows, for bots
    folder: Path  # where components.json and RULES.md lie

    def __repr__(self) -> str:
        return f"<{self.title}, {self.seats.start}-{self.seats.stop - 1} players>"

    def settings(self, players: object, given: Mapping[str, object]) -> dict[str, Setting]:
        """The value of every option that applies with so many players; raises BadSetup on what cannot be."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats.start} to {self.seats.stop - 1} players, not {players!r}")
        known = {option.name: option for option in self.options}
        known |= {option.name: option for option in self.options_for(players)}
        settings: dict[str, Setting] = {}
        for name, value in given.items():
            option = known.get(name)
            if option is None:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no option '{name}'; its options are: {names}")
            if option.players and players not in option.players:
                counts = " or ".join(str(count) for count in option.players)
                raise BadSetup(f"{name} is for {counts} players, not {players}")
            settings[name] = option.read(value)
        for option in self.options_for(players):
            settings.setdefault(option.name, option.default)
        return settings

    def options_for(self, players: int) -> list[Option]:
        """The options that apply with so many players: one name may offer other choices with another number."""
        return [option for option in self.options if not option.players or players in option.players]

    def why_not_first(self, players: int, settings: Mapping[str, Setting]) -> str:
        """Why the table may not choose the first player; empty when it may."""
        return "" if players > 1 else "Who plays alone goes first, or as the rules say: leave the first player out."

    def reason(self, game: Game, seat: int, action: int, refusal: int) -> str:
        """A refusal in words, with the numbers and the ruling."""
        if refusal == GAME_IS_OVER:
            return "The game is over."
        if refusal == NOT_YOUR_TURN:
            return "It is not this seat's turn."
        if refusal == NOT_ASKED_FOR:
            if not 0 <= action < game.vocabulary.size:
                return f"There is no action {action}."
            return f"'{game.vocabulary.words(action)}' is not an answer to what is asked: {self.question(game, seat)}"
        return self.refusal_words(game, seat, action, refusal)

    # What each game fills in

    def deal(
        self,
        players: int,
        settings: Mapping[str, Setting],
        rng: Rng,
        cards: str | None = None,
        story: Story | None = None,
    ) -> Game:
        """A new game, up to its first choice. `cards` is the text of a card pack; the story hears the deal itself."""
        raise NotImplementedError

    def view(self, game: Any, seat: int | None) -> Any:
        raise NotImplementedError

    def open_view(self, game: Any) -> Any:
        """What all players know together, in the shape of a view: for a game that is over."""
        raise NotImplementedError

    def imagine(self, game: Any, seat: int, rng: Rng) -> Game:
        imagined: Game = self.knowledge.imagine(game, seat, rng)
        return imagined

    def scores(self, game: Any) -> list[int]:
        raise NotImplementedError

    def winners(self, game: Any) -> list[int]:
        raise NotImplementedError

    def automaton(self, players: int) -> str:
        """Who plays by the rulebook with so many players, always or if they like; empty where nobody does."""
        return ""

    def automaton_score(self, game: Any) -> int | None:
        """What the automaton has scored that a single player plays against; None where there is none."""
        return None

    def audit(self, game: Any) -> None:
        raise NotImplementedError

    def question(self, game: Any, seat: int) -> str:
        """What the seat is asked, in a line."""
        raise NotImplementedError

    def label(self, game: Any, seat: int, action: int) -> str:
        """An option in words that fit the moment ("pay 2 scrap for the Spiked Mace")."""
        raise NotImplementedError

    def refusal_words(self, game: Any, seat: int, action: int, refusal: int) -> str:
        raise NotImplementedError

    def facts(self, game: Any, event: Event, seat: int | None) -> dict[str, int | str]:
        """The facts of an event as the seat may know them, in the words of a view; what is unknown is left out."""
        raise NotImplementedError

    def sentence(self, game: Any, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
        """An event as a sentence for this seat's log; empty when it is not worth one."""
        raise NotImplementedError

    def score_sheet(self, game: Any) -> ScoreSheet:
        """Where every player's points come from, so far or at the end."""
        raise NotImplementedError

    def guide(self) -> Guide:
        """The rules in our own words."""
        return read_guide(self.folder / "guide.md")

    def chapter(self, game: Any, seat: int) -> str:
        """The anchor of the guide's chapter on what the seat is asked; empty when nothing is."""
        raise NotImplementedError

    def lesson(self) -> Lesson | None:
        """The guided first game; None when nobody has written one."""
        path = self.folder / "lesson.md"
        return read_lesson(path) if path.exists() else None

    def catalogue(self, cards: str | None = None) -> Any:
        """Every card of the box, or of a card pack's text: what the ids in a view stand for."""
        raise NotImplementedError

    def nickname(self, game: Any, seat: int) -> str:
        """What to call whoever has no name of their own; games that dress their seats up have a better word."""
        return f"Player {seat + 1}"

    def colour(self, game: Any, seat: int) -> str:
        """The colour of the seat's pieces in the box; empty where pieces have none."""
        return ""

    def board(self, game: Any, seat: int | None, sitters: Sequence[Any], width: int, height: int | None = None) -> Any:
        """The table drawn for a terminal of this size, as the seat may see it (None: a spectator; -1: everything).

        Each sitter has a name, a bot (empty for people), a letter, a shape and a colour. The result is for `rich`.
        """
        raise NotImplementedError

    def mat(self, game: Any, seat: int | None, owner: int, sitters: Sequence[Any], width: int) -> Any:
        """All that one player owns, as the seat may see it; drawn like the board."""
        raise NotImplementedError

    def read_scene(self, text: str, cards: str | None = None, story: Story | None = None) -> Game:
        raise NotImplementedError

    def write_scene(self, game: Any) -> str:
        raise NotImplementedError

    def check_cards(self, text: str, name: str) -> list[Any]:
        """The problems of a card pack, each with its line and field; empty when it can be played with."""
        raise NotImplementedError
