"""Room: what the house knows of one game - its name, seats and options, and the way to everything it can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from inspect import getfile
from pathlib import Path
from typing import Any

from bighouse.engine.actor import Actor
from bighouse.engine.english import capital
from bighouse.engine.errors import BadScene, BadSetup
from bighouse.engine.game import Game
from bighouse.engine.guide import Guide, read_guide
from bighouse.engine.knowledge import Knowledge
from bighouse.engine.lesson import Lesson, read_lesson
from bighouse.engine.option import Option, Setting
from bighouse.engine.pack import Packs, Problem
from bighouse.engine.rng import Rng
from bighouse.engine.rulebook import Rulebook, read_rulebook
from bighouse.engine.scenes.page import Page, read_scene, write_scene
from bighouse.engine.sheet import ScoreSheet, plain_line
from bighouse.engine.step import GAME_IS_OVER, NOT_ASKED_FOR, NOT_YOUR_TURN
from bighouse.engine.story import Event, EventKind, Story, Telling
from bighouse.engine.telling import Phrase, Teller, sentence
from bighouse.engine.vocabulary import Vocabulary
from bighouse.engine.weights import Weights
from bighouse.engine.wisdom import Wisdom
from bighouse.engine.wording import Reason, Wording, told_apart


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
    rules_version: int = 1
    seats: range  # how many players can sit down
    options: tuple[Option, ...] = ()
    identity: Identity | None = None
    vocabulary: Vocabulary
    events: Sequence[EventKind] = ()  # what can happen
    rounds: tuple[str, str] | None = None  # an event with which a round begins, and its fact that counts them
    glossary: Mapping[str, Sequence[str]] = {}  # what facts of an event stand for, by their kind
    sources: Sequence[str] = ()  # the kinds of cards that may stand behind what happens, as `game.because` numbers them
    tales: Mapping[str, Callable[[Teller], str]] = {}  # the sentences of events that no template can say
    wisdom: Wisdom[Any] = Wisdom()  # a quick opinion of a position, for bots
    weights: Sequence[Weights] = ()  # what that has been judged by, the oldest first, where it was fitted
    knowledge: Knowledge[Any] = Knowledge()  # what a seat knows, for bots
    page: type[Page[Any]] | None = None  # how positions are written as text
    packs: Packs[Any] | None = None  # its box as data that can be replaced by a card pack
    folder: Path  # where its texts lie: beside the room

    def __init_subclass__(cls) -> None:
        cls.folder = Path(getfile(cls)).parent

    def __repr__(self) -> str:
        return f"<{self.title}, {self.seats.start}-{self.seats.stop - 1} players>"

    def settings(self, players: object, given: Mapping[str, object]) -> dict[str, Setting]:
        """The value of every option that applies with so many players; raises BadSetup on what cannot be."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats.start} to {self.seats.stop - 1} players, not {players!r}")
        if given:
            self.check_names(players, given)
        settings: dict[str, Setting] = {}
        for option in self.options_for(players):
            usual = option.default_for(players)
            value = option.read(given[option.name]) if option.name in given else usual
            if option.is_open(settings):
                settings[option.name] = value
            elif value != usual:
                raise BadSetup(f"{option.name} is only for a game with {option.condition()}")
        return settings

    def check_names(self, players: int, given: Iterable[str]) -> None:
        """Raises BadSetup on the name of an option that there is not, or not with so many players."""
        known = {option.name: option for option in self.options}
        known |= {option.name: option for option in self.options_for(players)}
        for name in given:
            option = known.get(name)
            if option is None:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no option '{name}'; its options are: {names}")
            if option.players and players not in option.players:
                counts = " or ".join(str(count) for count in option.players)
                raise BadSetup(f"{name} is for {counts} player{'' if counts == '1' else 's'}, not {players}")

    def options_for(self, players: int) -> list[Option]:
        """The options that apply with so many players: one name may offer other choices with another number."""
        return [option for option in self.options if not option.players or players in option.players]

    def wisdom_of(self, name: str) -> Wisdom[Any]:
        """The wisdom as it was with an older set of weights."""
        for weights in self.weights:
            if weights.name == name:
                return self.wisdom.weighing(weights)
        names = ", ".join(weights.name for weights in self.weights) or "none"
        raise BadSetup(f"{self.title} has no weights '{name}'; it has: {names}")

    def sides(self, players: int, settings: Mapping[str, Setting]) -> list[int]:
        """The side of each seat: those of one side win and lose together. Most games know no sides but one's own."""
        return list(range(players))

    def endless(self, settings: Mapping[str, Setting]) -> bool:
        """Whether nothing but its players ends a game with these settings; chance alone would play it for ever."""
        return False

    def why_not_first(self, players: int, settings: Mapping[str, Setting]) -> str:
        """Why the table may not choose the first player; empty when it may."""
        if self.page is None:  # what a table chooses is written as a scene
            return f"Positions of {self.title} cannot be written as text yet: leave the first player to chance."
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
        return str(self.because(game, seat, action, refusal))

    def label(self, game: Game, seat: int, action: int) -> str:
        """An option in words that fit the moment ("pay 2 scrap for the Spiked Mace"); anything else in plain words."""
        found = self.wordings(game, seat).get(action)
        return game.vocabulary.words(action) if found is None else found.label

    def deal(
        self,
        players: int,
        settings: Mapping[str, Setting],
        rng: Rng,
        cards: str | None = None,
        story: Story | None = None,
    ) -> Game:
        """A new game, up to its first choice. `cards` is the text of a card pack; the story hears the deal itself."""
        game: Game = self.set_up(players, settings, rng, cards)
        game.story = story
        game.settle()
        return game

    # What every game fills in

    def set_up(self, players: int, settings: Mapping[str, Setting], rng: Rng, cards: str | None) -> Any:
        """The table laid out, with the steps on the agenda that begin the game."""
        raise NotImplementedError

    def view(self, game: Any, seat: int | None) -> Any:
        raise NotImplementedError

    def imagine(self, game: Any, seat: int, rng: Rng) -> Game:
        imagined: Game = self.knowledge.imagine(game, seat, rng)
        return imagined

    def scores(self, game: Any) -> list[int]:
        raise NotImplementedError

    def audit(self, game: Any) -> None:
        raise NotImplementedError

    # What has a plain answer until a game knows a better one

    def winners(self, game: Any) -> list[int]:
        scores = self.scores(game)
        return [seat for seat in range(game.seats) if scores[seat] == max(scores)]

    def open_view(self, game: Any) -> Any:
        """What all players know together, in the shape of a view: for a game that is over."""
        return self.view(game, None)

    def automaton(self, players: int) -> str:
        """Who plays by the rulebook with so many players, always or if they like; empty where nobody does."""
        return ""

    def automaton_score(self, game: Any) -> int | None:
        """What the automaton has scored that a single player plays against; None where there is none."""
        return None

    def question(self, game: Any, seat: int) -> str:
        """What the seat is asked, in a line."""
        choice = game.choice(seat)
        if choice is None:
            return "The game is over" if game.over else "It is not your turn"
        return str(choice.question(game))

    def last_round(self, game: Any) -> str:
        """The last round in a line, once everybody knows that it is the last; empty before."""
        return ""

    def last_turn(self, game: Any, seat: int) -> str:
        """What a seat that is asked is told when this turn is its last; empty before."""
        return ""

    def wordings(self, game: Any, seat: int) -> dict[int, Wording]:
        """All that the seat might think of doing now, allowed or not, in words that fit the moment."""
        choice = game.choice(seat)
        if choice is None:
            return {}
        return told_apart({action: choice.offer(game, action) for action in choice.candidates(game)})

    def because(self, game: Any, seat: int, action: int, refusal: int) -> Reason:
        """Why a game's own rules do not let a seat that is asked do this, with the numbers and the ruling."""
        reason: Reason = game.choice(seat).reason(game, action, refusal)
        return reason

    def words_for(self, game: Any) -> Mapping[str, Sequence[str]]:
        """The glossary of this game: a card pack may have cards of its own."""
        return self.glossary

    def facts(self, game: Any, event: Event, seat: int | None) -> dict[str, Telling]:
        """The facts of an event as the seat may know them, in the words of a view; what is unknown is left out.

        The card behind it is the fact "by_<kind of card>".
        """
        words = self.words_for(game)
        facts = event.in_words(seat, words)
        if event.is_caused():
            deck = self.sources[event.source]
            if deck in words:
                facts[f"by_{deck}"] = words[deck][event.card]
        return facts

    def phrases(self, game: Any) -> Mapping[str, Phrase]:
        """How sentences say the facts of an event, by their kind; other kinds are numbers or seats."""
        spoken = {kind: [word.replace("_", " ") for word in words] for kind, words in self.words_for(game).items()}
        return {kind: Phrase(words) for kind, words in spoken.items()}

    def sentence(self, game: Any, event: Event, seat: int | None, name: Callable[[int], str]) -> str:
        """An event as a sentence for this seat's log; empty when it is not worth one."""
        teller = Teller(game, event, seat, name)
        tale = self.tales.get(event.kind.name, sentence)
        return capital(tale(teller))

    def score_sheet(self, game: Any) -> ScoreSheet:
        """Where every player's points come from, so far or at the end."""
        scores = self.scores(game)
        names = [self.nickname(game, seat) for seat in range(game.seats)]
        return ScoreSheet(names, [plain_line("Points", scores)], scores, None, game.winners(), False)

    def guide(self) -> Guide:
        """The rules in our own words."""
        path = self.folder / "guide.md"
        return read_guide(path) if path.exists() else Guide(self.title, [])

    def rulebook(self) -> Rulebook:
        """The rules to the letter, with every ruling."""
        path = self.folder / "RULES.md"
        return read_rulebook(path) if path.exists() else Rulebook([], [])

    def chapter(self, game: Any, seat: int) -> str:
        """The anchor of the guide's chapter on what the seat is asked; empty when nothing is."""
        choice = game.choice(seat)
        return "" if choice is None else str(choice.chapter(game))

    def lesson(self) -> Lesson | None:
        """The guided first game; None when nobody has written one."""
        path = self.folder / "lesson.md"
        return read_lesson(path) if path.exists() else None

    def catalogue(self, cards: str | None = None) -> Any:
        """Every card of the box, or of a card pack's text: what the ids in a view stand for."""
        return {}

    def nickname(self, game: Any, seat: int) -> str:
        """What to call whoever has no name of their own; games that dress their seats up have a better word."""
        return f"Player {seat + 1}"

    def colour(self, game: Any, seat: int) -> str:
        """The colour of the seat's pieces in the box; empty where pieces have none."""
        return ""

    def actors(self, game: Any) -> list[Actor]:
        """Who acts, as views and stories number them."""
        seats = [Actor(seat, self.nickname(game, seat), self.colour(game, seat)) for seat in range(game.seats)]
        return [*seats, *self.beside(game)]

    def beside(self, game: Any) -> Sequence[Actor]:
        """Who acts beside the seats, and is numbered after them: automata, then further figures of seats."""
        return ()

    def board(self, game: Any, seat: int | None, sitters: Sequence[Any], width: int, height: int | None = None) -> Any:
        """The table drawn for a terminal of this size, as the seat may see it (None: a spectator; -1: everything).

        Each sitter has a name, a bot (empty for people), a letter, a shape and a colour. The result is for `rich`.
        """
        if drawings := self.drawings():
            return drawings.board(game, seat, sitters, width, height)
        from rich.pretty import Pretty

        return Pretty(self.view(game, seat))

    def mat(self, game: Any, seat: int | None, owner: int, sitters: Sequence[Any], width: int) -> Any:
        """All that one player owns, as the seat may see it; drawn like the board."""
        if drawings := self.drawings():
            return drawings.mat(game, seat, owner, sitters, width)
        return self.board(game, seat, sitters, width)

    def drawings(self) -> Any:
        """The room's board/, read when somebody looks: only terminals need rich. None where there is none."""
        here = self.folder / "board"
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.board") if here.is_dir() else None

    def read_scene(self, text: str, cards: str | None = None, story: Story | None = None) -> Game:
        """The game in a position written as text; BadScene names the line that cannot be."""
        return read_scene(self, self.scenes(), text, cards, story)

    def write_scene(self, game: Any) -> str:
        """The position in full; reading it gives the same game, chance to come included."""
        return write_scene(self.scenes()(game))

    def scenes(self) -> type[Page[Any]]:
        if self.page is None:
            raise BadScene(f"positions of {self.title} cannot be written as text yet")
        return self.page

    def cards_of(self, rules: int) -> str | None:
        """The card pack of an older rules version, so that its games go on as they began; None: today's cards."""
        return None if self.packs is None else self.packs.text_of(rules)

    def card_pack(self) -> Path | None:
        """The file of the cards in the box: a pack to start one's own from; None: the game has no card packs."""
        path = self.folder / "box" / "components.json"
        return path if path.exists() else None

    def check_cards(self, text: str, name: str) -> list[Problem]:
        """The problems of a card pack, each with its line and field; empty when it can be played with."""
        if self.packs is None:
            raise BadSetup(f"{self.title} has no card packs")
        return self.packs.check(text, name)
