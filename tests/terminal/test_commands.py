"""The other commands: games, cards, scene, replay, bench, and what goes wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bighouse
from bighouse.engine import save
from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.games import rooms
from tests.terminal.script import Terminal


def saved_game(path: Path, moves: int) -> Record:
    """A random game of so many moves, in a file."""
    room = rooms()["lockup"]
    record = Record(Beginning(room, 3, {}, 11))
    rng = Rng(1)
    while len(record) < moves and not record.game.over:
        seat = record.game.to_act[0]
        options = record.game.options(seat)
        record.play(seat, options[rng.below(len(options))])
    save.write(record, path)
    return record


# What there is


def test_games_lists_every_game_with_its_options(terminal: Terminal) -> None:
    ran = terminal.run("games")
    assert ran.code == 0
    for room in bighouse.games():
        assert room.name in ran.out
        for option in room.options:
            assert option.name in ran.out


def test_version(terminal: Terminal) -> None:
    assert terminal.run("--version").out.strip() == bighouse.__version__


def test_help_names_every_command(terminal: Terminal) -> None:
    out = terminal.run("--help").out
    for command in ("play", "replay", "cards", "scene", "games", "bench"):
        assert command in out
    assert "--difficulty" in terminal.run("play --help").out


# Cards


@pytest.mark.parametrize("width", [60, 100, 160])
def test_cards_shows_figures_and_sources(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = terminal.run("cards lockup").out
    for words in ("Items (34)", "Atlas of Hideouts", "Exercise Yard", "printed", "reconstructed", "known: "):
        assert words in out
    assert "2 scrap" in out


def test_cards_of_one_kind(terminal: Terminal) -> None:
    out = terminal.run("cards lockup --kind tomes").out
    assert "Manual of Might" in out
    assert "Bone Dice" not in out
    ran = terminal.run("cards lockup --kind toms")
    assert ran.code == 1
    assert "did you mean tomes?" in ran.err


def test_the_exported_pack_passes_the_check(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    assert terminal.run(f"cards lockup --export {path}").code == 0
    assert terminal.run(f"cards lockup --check {path}").code == 0
    again = terminal.run(f"cards lockup --export {path}")
    assert again.code == 1
    assert "there already" in again.err


def test_check_names_line_and_field(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    terminal.run(f"cards lockup --export {path}")
    text = path.read_text()
    line = 1 + text[: text.index('"Bone Dice"')].count("\n")
    broken = text.replace('"name": "Bone Dice"', '"name": "Bone Dice", "colour": "white"', 1)
    path.write_text(broken)
    ran = terminal.run(f"cards lockup --check {path}")
    assert ran.code == 1
    assert f"line {line}:" in ran.out
    assert '"Bone Dice", colour' in ran.out
    assert "1 problem" in ran.out
    path.write_text(text[: len(text) // 2])
    assert terminal.run(f"cards lockup --check {path}").code == 1
    ran = terminal.run(f"play lockup --cards {path}")
    assert ran.code == 1
    assert "not JSON" in ran.err


def test_a_pack_cannot_play_tricks_on_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    terminal.run(f"cards lockup --export {path}")
    path.write_text(path.read_text().replace('"Bone Dice"', '"Bone\\u001b[2J Dice"'))
    ran = terminal.run(f"cards lockup --check {path}")
    assert ran.code == 1
    assert "control character" in ran.out


# Scenes


def test_scene_shows_the_board_or_the_error(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.scene"
    path.write_text(bighouse.new("lockup", players=3, seed=2).scene())
    ran = terminal.run(f"scene {path}")
    assert ran.code == 0, ran.err
    assert "Exercise Yard" in ran.out
    assert "Send crew to a place" in ran.out
    path.write_text("lockup, 3 players\nseed: 1\nwingspan: 3\n")
    ran = terminal.run(f"scene {path}")
    assert ran.code == 1
    assert "line 3" in ran.err
    path.write_text("lockdown, 3 players\n")
    assert "no game 'lockdown'" in terminal.run(f"scene {path}").err
    path.write_bytes(b"\xff\xfe\xff")
    assert "no text" in terminal.run(f"scene {path}").err


# Replay


def test_replay_steps_back_and_forth(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.bighouse"
    saved_game(path, 40)
    answers = ["", "", "p", "p", "p", "g 40", "", "g 41", "g end", "v B", "v nobody", "v 9", "h", "x", "q"]
    ran = terminal.run(f"replay {path}", answers)
    assert ran.code == 0, ran.err
    heads = re.findall(r"(The deal|Move \d+) ?.*? of 40.*seen by (\w+)", ran.out)
    assert heads == [
        ("The deal", "all"), ("Move 1", "all"), ("Move 2", "all"), ("Move 1", "all"), ("The deal", "all"),
        ("Move 40", "all"), ("Move 40", "all"), ("Move 40", mine(path)), ("Move 40", "nobody"),
    ]  # fmt: skip
    for words in ("there is nothing before it", "the last position", "go where? g 0 to g 40", "whose eyes? A to C"):
        assert words in ran.out


def mine(path: Path) -> str:
    game = save.read(path, rooms()).game
    return game.room.nickname(game, 1)


def test_replay_hides_what_the_eyes_may_not_see(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.bighouse"
    saved_game(path, 400)
    secret = re.compile(r"sent (a \d|the \w+) face down")
    everything = terminal.run(f"replay {path} --list").out
    spectator = terminal.run(f"replay {path} --list --eyes nobody").out
    own = terminal.run(f"replay {path} --list --eyes A").out
    assert secret.search(everything)
    assert not secret.search(spectator)
    assert {secret.split(line)[0].split()[-1] for line in own.splitlines() if secret.search(line)} == {"You"}
    assert "Total" in everything


def test_replay_is_told_to_people_who_played(terminal: Terminal) -> None:
    terminal.run("play lockup --players 2 --names Ann --bots random --seed 4", ["1", "1"])
    out = terminal.run(f"replay {terminal.saved[0]} --list").out
    assert "Ann sent the lookout to the Exercise Yard." in out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("end: ", "ende ", "cut off"),
        ("moves:", "loves:", "'moves:' belongs here"),
        ("-> ", "-> 0", "no move"),
        ("bighouse save", "another save", "no save file"),
        ("seed: 11", "seed: 12", "deals"),
        ("game: lockup", "game: chess", "chess"),
        ("checksum ", "checksum 0", "cut off"),
    ],
)
def test_a_damaged_save_gives_one_clear_line(
    terminal: Terminal, tmp_path: Path, old: str, new: str, words: str
) -> None:
    path = tmp_path / "a.bighouse"
    saved_game(path, 10)
    path.write_text(path.read_text().replace(old, new, 1))
    for command in (f"replay {path}", f"play --resume {path}"):
        ran = terminal.run(command)
        assert ran.code == 1
        assert ran.out == ""
        assert ran.err.startswith(f"bighouse: {path}: ")
        assert ran.err.count("\n") == 1
        assert words in ran.err


# Bench


def test_bench_as_figures(terminal: Terminal) -> None:
    ran = terminal.run("bench --game lockup --seconds 0.05 --json")
    figures = json.loads(ran.out)
    assert figures["build"] in ("compiled", "plain")
    assert [row["players"] for row in figures["rows"]] == [1, 3, 5]
    for row in figures["rows"]:
        assert row["game"] == "lockup"
        assert all(row[key] > 0 for key in row if key != "game")


def test_bench_says_what_it_ran(terminal: Terminal) -> None:
    out = terminal.run("bench --seconds 0.02").out
    assert "lockup" in out
    assert ("compiled" in out.splitlines()[0]) != ("This is plain Python" in out)


# What goes wrong


@pytest.mark.parametrize(
    ("command", "words", "code"),
    [
        ("plya", "Did you mean", 2),
        ("play lockup --playrs 3", "Did you mean --players?", 2),
        ("play lockup --players many", "many", 2),
        ("play lockup --players 1 --difficulty hard", "moderate", 1),  # another game calls its own so
        ("play lokcup", "did you mean lockup?", 1),
        ("play", "which game?", 1),
        ("play lockup --players 9", "1 to 5 players", 1),
        ("play lockup --difficulty expert", "difficulty", 1),
        ("play lockup --option colour=red", "colour", 1),
        ("play lockup --option advanced", "name=value", 1),
        ("play lockup --bots nobody", "no bot 'nobody'", 1),
        ("play lockup --players 2 --bots random,random", "2 bots", 1),
        ("play lockup --players 2 --people 3", "3 people", 1),
        ("play lockup --names A,B,C,D,E,F", "6 names for 5 people", 1),
        ("play lockup --cards /nowhere.json", "nowhere.json", 1),
        ("play --scene /nowhere", "/nowhere", 1),
        ("play --resume /nowhere", "/nowhere", 1),
        ("replay /nowhere", "/nowhere", 1),
        ("cards chess", "chess", 1),
        ("bench --game chess", "chess", 1),
    ],
)
def test_errors_are_short_and_helpful(terminal: Terminal, command: str, words: str, code: int) -> None:
    ran = terminal.run(command)
    assert ran.code == code
    assert words in ran.err
    assert ran.err.startswith("bighouse: ")
    assert "Traceback" not in ran.err + ran.out


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m bighouse.cli cards lockup | head -2"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert ran.stdout.startswith("─ Items")
    assert ran.stderr == ""


def test_the_module_runs() -> None:
    ran = subprocess.run([sys.executable, "-m", "bighouse.cli", "games"], capture_output=True, text=True)
    assert ran.returncode == 0
    assert "lockup" in ran.stdout
