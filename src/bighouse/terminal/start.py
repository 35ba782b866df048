"""From what was asked for on the command line to a game with people and bots around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bighouse.api import new_seed
from bighouse.bots.registry import USUAL_BOT
from bighouse.engine import pack, save
from bighouse.engine.errors import BadScene, BadSetup
from bighouse.engine.record import Beginning, Record
from bighouse.engine.room import Room
from bighouse.games import rooms
from bighouse.terminal import storage
from bighouse.terminal.play import Session
from bighouse.terminal.sitters import Company, Sitter, seat_people

USUAL_PLAYERS = 3


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None or empty: nothing in particular."""

    game: str | None
    players: int | None
    people: int | None
    bots: str | None
    names: str | None
    seed: int | None
    options: list[str]
    rules: Mapping[str, object]
    cards: Path | None
    scene: Path | None
    resume: bool
    confirm: bool


def room_of(name: str) -> Room:
    """The game of this name, or the one that was probably meant."""
    found = rooms().get(name.lower())
    if found is None:
        near = get_close_matches(name.lower(), list(rooms()), 1)
        meant = f"did you mean {near[0]}? " if near else ""
        raise BadSetup(f"there is no game '{name}'; {meant}there is: {', '.join(rooms())}")
    return found


def read_cards(path: Path | None) -> str | None:
    return None if path is None else pack.read_text(path)


def read_scene(path: Path) -> tuple[str, Room]:
    """The text of a scene and the game that its first line names."""
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadScene(f"{path} is no text, so it is no scene") from None
    except OSError as error:
        raise BadScene(f"{path} cannot be read: {error.strerror or error}") from error
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    first = next((line for line in lines if line), "")
    return text, room_of(first.partition(",")[0].strip())


def settings_of(options: list[str], rules: Mapping[str, object]) -> dict[str, object]:
    """Flags and `name=value` pairs together; a name may come once."""
    settings = dict(rules)
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadSetup(f"--option is name=value, such as advanced=true, not '{option}'")
        if name in settings:
            raise BadSetup(f"the option {name} is given twice")
        settings[name] = value
    return settings


def commas(words: str | None) -> list[str]:
    return [word.strip() for word in (words or "").split(",") if word.strip()]


def begin(wishes: Wishes) -> Record:
    """A new game as wished for."""
    cards = read_cards(wishes.cards)
    settings = settings_of(wishes.options, wishes.rules)
    if wishes.scene is not None:
        text, room = read_scene(wishes.scene)
        if settings or wishes.seed is not None or wishes.players is not None:
            raise BadSetup("a scene names its own players, options and seed: leave them out here")
        try:
            seats = room.read_scene(text, cards).seats
        except BadScene as error:
            raise BadScene(f"{wishes.scene}: {error}") from error
        return Record(Beginning(room, seats, scene=text, cards=cards))
    if wishes.game is None:
        raise BadSetup(f"which game? bighouse play {next(iter(rooms()), 'GAME')}")
    room = room_of(wishes.game)
    players = wishes.players
    if players is None:
        wanted = max(USUAL_PLAYERS, wishes.people or 0, len(commas(wishes.names)))
        players = min(max(wanted, room.seats.start), room.seats.stop - 1)
    seed = new_seed() if wishes.seed is None else wishes.seed
    return Record(Beginning(room, players, room.settings(players, settings), seed, cards=cards))


def take_up(wishes: Wishes) -> tuple[Path, Record]:
    """A saved game: the file that is named, or the last one played."""
    if wishes.game is None or wishes.game in rooms():
        return storage.last_unfinished(wishes.game or "")
    path = Path(wishes.game).expanduser()
    return path, save.read(path, rooms())


def seat(wishes: Wishes, record: Record) -> Company:
    """Who was asked for; on a game that is taken up again, whoever sat there."""
    before = storage.recall_seats(record) if wishes.resume else None
    if before is not None and wishes.people is None and wishes.bots is None and wishes.names is None:
        return Company([Sitter(number, name, bot) for number, (name, bot) in enumerate(before)])
    people = wishes.people
    if people is None:
        people = min(max(1, len(commas(wishes.names))), record.game.seats)
    return seat_people(record.game, people, commas(wishes.names), commas(wishes.bots) or [USUAL_BOT])


def start(console: Console, wishes: Wishes) -> None:
    """Play."""
    if wishes.resume:
        place, record = take_up(wishes)
    else:
        record = begin(wishes)
        place = storage.new_place(record.game.room.name)
    company = seat(wishes, record)
    if wishes.resume and not record.game.over:
        console.print(Text(f"Going on with {place}, move {len(record) + 1}", "dim"), soft_wrap=True)
    Session(console, record, company, place, wishes.confirm).run()
