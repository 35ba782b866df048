"""The command line: `bighouse play`, `serve`, `backup`, `check`, `replay`, `cards`, `scene`, `games`, `arena` ..."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Optional, TypeVar

from cyclopts import App, CycloptsError, Parameter

from bighouse import __version__
from bighouse.engine.errors import BighouseError
from bighouse.engine.option import Option
from bighouse.engine.room import Room
from bighouse.games import rooms
from bighouse.terminal.console import complain, make_console
from bighouse.terminal.option_words import flag_words

app = App(
    name="bighouse",
    version=__version__,
    help="Board games that have a prison in them: for people, bots and research.",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

T = TypeVar("T")
KEYWORD = inspect.Parameter.KEYWORD_ONLY


def with_rules(command: Callable[..., T]) -> Callable[..., T]:
    """Give a command a flag for every rule option of every game, instead of its **rules."""
    signature = inspect.signature(command, eval_str=True)
    own = [parameter for parameter in signature.parameters.values() if parameter.kind is not parameter.VAR_KEYWORD]
    meant: dict[str, list[tuple[Room, Option]]] = {}
    for room in rooms().values():
        for option in room.options:
            meant.setdefault(option.name, []).append((room, option))
    flags: list[inspect.Parameter] = []
    for name, options in meant.items():
        _, option = options[0]
        kind: Any = Literal[option.choices] if option.choices else bool
        if option.several or len(options) > 1:  # of those that share a name either may say what it can be
            kind = str
        hint = Annotated[Optional[kind], Parameter(help=flag_words(options), group="Rules")]  # noqa: UP045
        flags.append(inspect.Parameter(name, KEYWORD, default=None, annotation=hint))
    command.__signature__ = signature.replace(parameters=[*own, *flags])  # type: ignore[attr-defined]
    return command


@app.command
def games() -> None:
    """List the games that can be played, with their players and options."""
    from bighouse.terminal.games import list_games

    list_games(make_console(), list(rooms().values()))


@app.command
@with_rules
def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    people: int | None = None,
    bots: str | None = None,
    names: str | None = None,
    seed: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="", show_default=False)] = None,
    cards: Path | None = None,
    scene: Path | None = None,
    resume: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    confirm: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    **rules: Any,
) -> None:
    """Play a game in the terminal, against bots or with people at the same screen.

    Parameters
    ----------
    game
        which game (bighouse games lists them); with --resume a save file
    players
        how many sit at the table, bots included
    people
        how many of them are people; they share the screen, with a curtain between turns
    bots
        who takes the other seats: one kind for all (greedy), or one for each (greedy,random)
    names
        what the people are called: Ann,Ben
    seed
        deals the same game every time
    option
        a rule option, as name=value; those of all games have flags of their own below
    cards
        a card pack, with figures corrected from a real box
    scene
        start from a written position
    resume
        go on with a saved game: the file named, or else the last one played
    confirm
        ask before a turn ends, so that it can still be taken back
    """
    from bighouse.terminal.start import Wishes, start

    wishes = Wishes(
        game=game,
        players=players,
        people=people,
        bots=bots,
        names=names,
        seed=seed,
        options=option or [],
        rules={name: value for name, value in rules.items() if value is not None},
        cards=cards,
        scene=scene,
        resume=resume,
        confirm=confirm,
    )
    start(make_console(), wishes)


@app.command
def replay(
    file: Path,
    /,
    *,
    list_: Annotated[bool, Parameter(name="--list", negative="", show_default=False)] = False,
    eyes: str | None = None,
) -> None:
    """Step through a saved game, move by move; every move is checked against its fingerprint.

    Parameters
    ----------
    file
        the save file
    list_
        print the whole story as text instead
    eyes
        whose: a seat's letter or number, or all, or nobody (a spectator)
    """
    from bighouse.terminal.replay import replay as run

    run(make_console(), file, list_, eyes)


@app.command
def cards(
    game: str,
    /,
    *,
    kind: str | None = None,
    check: Path | None = None,
    export: Path | None = None,
) -> int:
    """Show all components of a game with their figures, and where each figure comes from.

    Parameters
    ----------
    game
        which game: bighouse games lists them
    kind
        only this kind of component, such as items
    check
        check a card pack and name every problem with its line; the exit code is 1 if there is any
    export
        write the card pack that Bighouse ships with, to be corrected from a real box
    """
    from bighouse.terminal.cards import check_pack, export_pack, list_cards
    from bighouse.terminal.start import room_of

    console = make_console()
    room = room_of(game)
    if check is not None:
        return check_pack(console, room, check)
    if export is not None:
        export_pack(console, room, export)
    else:
        list_cards(console, room, kind)
    return 0


@app.command
def scene(file: Path, /, *, cards: Path | None = None) -> None:
    """Read a written position and show its board, or say which line cannot be.

    Parameters
    ----------
    file
        the scene, a text file
    cards
        the card pack that it is played with
    """
    from bighouse.terminal.scene import show_scene

    show_scene(make_console(), file, cards)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8181,
    database: str | None = None,
    origin: str = "",
    proxy: Annotated[list[str] | None, Parameter(negative="", show_default=False)] = None,
    near_webhooks: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    browser: Annotated[bool | None, Parameter(show_default=False)] = None,
) -> None:
    """Open the house: a server where people and bots play in the browser.

    Parameters
    ----------
    host
        the address to listen at: 0.0.0.0 lets others in
    port
        the port to listen at
    database
        where games are kept: a file, or the URL of a PostgreSQL database
    origin
        where people reach the server, if not at its own address: https://games.example.org
    proxy
        the address of a reverse proxy in front of the server, whose word is taken on who asks: 127.0.0.1
    near_webhooks
        let webhooks reach this machine and its neighbours, which they else may not
    browser
        open the page in a browser, or do not; left out, a person at a terminal with a screen gets one
    """
    from bighouse.table.serve import serve as run
    from bighouse.table.settings import Settings
    from bighouse.terminal.storage import data_folder

    place = database or str(data_folder() / "tables.db")
    settings = Settings(place, host, port, origin.rstrip("/"), tuple(proxy or ()), near_webhooks=near_webhooks)
    run(settings, browser)


@app.command
def backup(file: Path, /, *, database: Path | None = None) -> None:
    """Copy the database of a house into a file; the house may be open meanwhile.

    Parameters
    ----------
    file
        where to: a new file
    database
        the file in which games are kept, if not the usual one
    """
    from bighouse.table.store.copying import copy_file
    from bighouse.terminal.storage import data_folder

    if file.exists():
        raise BighouseError(f"{file} is there already. Name a new file.")
    copy_file(database or data_folder() / "tables.db", file)


@app.command
def check(file: Path, /) -> int:
    """Look through a database of a house, or a backup of one, for damage; the exit code is 1 if there is any.

    Parameters
    ----------
    file
        the database
    """
    from bighouse.table.store.copying import faults

    found = faults(file)
    console = make_console()
    for fault in found:
        console.print(fault, markup=False, highlight=False)
    console.print("damaged: go back to a backup" if found else f"{file} is sound", markup=False, highlight=False)
    return 1 if found else 0


@app.command
@with_rules
def arena(
    game: str | None = None,
    /,
    *,
    bots: str | None = None,
    games: int | None = None,
    players: int | None = None,
    seed: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="", show_default=False)] = None,
    jobs: int | None = None,
    out: Path | None = None,
    resume: Path | None = None,
    read: Path | None = None,
    **rules: Any,
) -> int:
    """Let bots play a tournament, on all cores, and rate them; with one player, against the game's automaton.

    Every line-up of bots plays the same deals, and each deal once with everybody on every seat. Ctrl-C shows the
    table so far.

    Parameters
    ----------
    game
        which game: bighouse games lists them
    bots
        who takes part: greedy,search:200,search:2000
    games
        how many games every line-up plays (100), rounded up to whole deals; with --resume, to go on for longer
    players
        how many sit at the table (2)
    seed
        deals the same games every time (1)
    option
        a rule option, as name=value; those of all games have flags of their own below
    jobs
        how many games are played at the same time: as many as there are cores
    out
        write the results to a new file, a line of JSON for each game as it is finished
    resume
        go on with such a file where it stopped; it knows the tournament
    read
        show the table of such a file
    """
    from bighouse.lab.arena import Wishes
    from bighouse.lab.arena import arena as run
    from bighouse.terminal.start import commas, room_of, settings_of

    wishes = Wishes(
        room=room_of(game) if game else None,
        players=players,
        options=settings_of(option or [], {name: value for name, value in rules.items() if value is not None}) or None,
        bots=commas(bots) or None,
        games=games,
        seed=seed,
        jobs=jobs,
        out=out,
        resume=resume,
        read=read,
    )
    return run(make_console(), make_console(stderr=True), wishes)


@app.command
def ladder(
    game: str,
    /,
    *,
    games: int | None = None,
    jobs: int | None = None,
    file: Path | None = None,
    table: Path | None = None,
) -> int:
    """Let all levels, greedy and random play against each other, two at a table, and rate them.

    It goes on where it was stopped, by ctrl-C or otherwise.

    Parameters
    ----------
    game
        which game: bighouse games lists them
    games
        how many games every pair plays (100); more, to go on for longer
    jobs
        how many games are played at the same time: as many as there are cores
    file
        the results, a line of JSON for each game (ladder-GAME.jsonl)
    table
        write the table into this Markdown file, between the marks for it
    """
    from bighouse.lab.ladder import ladder as run
    from bighouse.terminal.start import room_of

    room = room_of(game)
    place = file or Path(f"ladder-{room.name}.jsonl")
    return run(make_console(), make_console(stderr=True), room, games, jobs, place, table)


@app.command
def tune(
    game: str,
    /,
    *,
    games: int = 200,
    iterations: int = 100,
    duels: int = 0,
    keep: str = "",
    seed: int = 1,
    jobs: int | None = None,
    out: Path | None = None,
) -> int:
    """Let the search play against itself, and fit what a game's bots count things for to what it finds out.

    Every fifth game is held out: the fit is checked by those. Ctrl-C fits to what was played so far. With --duels
    all weights are moved at random, one way against the opposite way, and go where such duels are won.

    Parameters
    ----------
    game
        which game: bighouse games lists them
    games
        how many games are played
    iterations
        how long the search thinks about a move
    duels
        how many duels are fought instead, two quick games each
    keep
        the weights that stay as they are while duels are fought, joined by commas
    seed
        what the deals follow from
    jobs
        how many games are played at the same time: as many as there are cores
    out
        the room's weights with the new set, to be put in the place of its mind/weights.json (weights-GAME.json)
    """
    from bighouse.lab.climb import climb
    from bighouse.lab.tune import tune as fit
    from bighouse.terminal.start import room_of

    room = room_of(game)
    place = out or Path(f"weights-{room.name}.json")
    console, margin = make_console(), make_console(stderr=True)
    if duels:
        return climb(console, margin, room, place, duels, keep.split(",") if keep else [], seed, jobs)
    return fit(console, margin, room, place, games, iterations, seed, jobs)


@app.command
def bench(
    *,
    game: str | None = None,
    seconds: float = 2.0,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> None:
    """Measure how fast the rules run here, and say whether they are compiled.

    Parameters
    ----------
    game
        only this game
    seconds
        how long to measure each number of players
    json
        print figures for programs
    """
    from bighouse.terminal.bench import bench as run
    from bighouse.terminal.start import room_of

    run(make_console(), [room_of(game)] if game else list(rooms().values()), seconds, json)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for what cannot be done and 2 for what cannot be understood."""
    try:
        code = app(sys.argv[1:] if arguments is None else list(arguments), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        complain(f"{' '.join(str(error).split())} Try: bighouse --help")
        return 2
    except BighouseError as error:
        complain(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
