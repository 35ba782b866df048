"""The command: tournaments played, interrupted, gone on with and read, and what goes wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from bighouse.games import rooms
from tests.lab.helpers import in_file, tournament, written
from tests.terminal.script import Terminal

pytestmark = pytest.mark.usefixtures("more_bots")

# Whoever runs the tests in the background ignores ctrl-C, and so would a process that they start.
LAUNCH = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from bighouse.cli import main; sys.exit(main())"
)


def test_a_tournament_is_played_and_written(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    ran = terminal.run(f"arena lockup --bots first,last,random --games 4 --jobs 2 --advanced --out {path}")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("lockup, 2 players, advanced=true\n12 games, 2 deals from seed 1\n")
    assert len(in_file(path)) == 12
    read = terminal.run(f"arena --read {path}")
    assert (read.code, read.out, read.err) == (0, ran.out, "")


def test_options_and_seed_are_heeded(terminal: Terminal, tmp_path: Path) -> None:
    command = "arena lockup --bots last,random --games 2 --jobs 1"
    for number, more in enumerate(("", "--option advanced=true", "--seed 2")):
        assert terminal.run(f"{command} {more} --out {tmp_path / str(number)}").code == 0
    plain, advanced, other = (in_file(tmp_path / str(number)) for number in range(3))
    assert plain != advanced
    assert [played.key for played in plain] == [played.key for played in advanced]
    assert {played.seed for played in plain}.isdisjoint(played.seed for played in other)


def test_alone_against_the_automaton(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    command = f"arena lockup --players 1 --bots random,first --option difficulty=expert --games 6 --jobs 2 --out {path}"
    ran = terminal.run(command)
    assert ran.code == 0
    assert ran.out.startswith("lockup, 1 player, advanced=false, difficulty=expert\n12 games, 6 deals")
    games = [played for played in in_file(path) if played.seats == ("random",)]
    score = sum(played.scores[0] for played in games) / 6
    automaton = sum(played.automaton or 0 for played in games) / 6
    won = sum(len(played.winners) for played in games)
    row = next(line.split() for line in ran.out.splitlines() if line.strip().startswith("random"))
    assert row[1:4] == ["6", str(won), str(6 - won)]
    assert row[6:8] == [f"{score:.1f}", f"{automaton:.1f}"]


def test_going_on_gives_what_an_uninterrupted_run_gives(terminal: Terminal, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    written(whole, tournament("first,last,random", 3, 6))
    lines = whole.read_bytes().splitlines(keepends=True)
    for kept in (3, len(lines)):
        part.write_bytes(b"".join(lines[:kept]))
        assert terminal.run(f"arena --resume {part} --jobs 2").code == 0
        assert part.read_bytes().startswith(b"".join(lines[:kept]))
        assert in_file(part) == in_file(whole)


def test_going_on_for_longer(terminal: Terminal, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    written(whole, tournament("last,random", games=8))
    written(part, tournament("last,random", games=4))
    same = "lockup --players 2 --bots last,random --seed 1 --option advanced=false"
    assert terminal.run(f"arena {same} --games 8 --jobs 1 --resume {part}").code == 0
    assert in_file(part) == in_file(whole)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("--bots first,random", 'has other bots: ["first","last"]'),
        ("--seed 2", "has other seed: 1"),
        ("--players 3", "has other players: 2"),
        ("--advanced", 'has other options: {"advanced":false}'),
        ("--games 2", "cannot become shorter"),
        ("--out /nowhere", "leave --out out"),
        ("--read /nowhere", "--read only reads"),
    ],
)
def test_a_file_goes_on_only_as_what_it_is(terminal: Terminal, tmp_path: Path, given: str, words: str) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    before = path.read_bytes()
    ran = terminal.run(f"arena --resume {path} {given}")
    assert ran.code == 1
    assert words in ran.err
    assert path.read_bytes() == before


def test_other_rules_and_versions(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    text = path.read_text()
    path.write_text(text.replace('"bighouse":"', '"bighouse":"9.', 1))
    assert "several versions of Bighouse" in terminal.run(f"arena --read {path}").err
    rules = rooms()["lockup"].rules_version
    path.write_text(text.replace(f'"rules":{rules}', f'"rules":{rules + 7}'))
    assert terminal.run(f"arena --read {path}").code == 0
    ran = terminal.run(f"arena --resume {path}")
    assert ran.code == 1
    assert f"version {rules + 7} of the rules of Lockup" in ran.err


def test_a_cut_off_line_is_mentioned(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    path.write_bytes(path.read_bytes()[:-20])
    ran = terminal.run(f"arena --read {path}")
    assert ran.code == 0
    assert f"{path}, line 5: it was cut off" in ran.err
    assert "3 of 4 games" in ran.out


def test_a_bot_that_fails_leaves_what_was_finished(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    ran = terminal.run(f"arena lockup --bots first,last,broken --games 2 --jobs 1 --out {path}")
    assert ran.code == 1
    assert "ZeroDivisionError" in ran.err
    assert "2 of 6 games" in ran.out
    assert {played.seats for played in in_file(path)} == {("first", "last"), ("last", "first")}
    assert f"To go on: bighouse arena --resume {path}" in ran.err


@pytest.mark.parametrize(
    ("command", "words", "code"),
    [
        ("arena", "which game? bighouse arena", 1),
        ("arena lokcup --bots random,greedy", "did you mean lockup?", 1),
        ("arena lockup", "who plays?", 1),
        ("arena lockup --bots random", "at least two different bots", 1),
        ("arena lockup --bots random,nobody", "no bot 'nobody'", 1),
        ("arena lockup --bots random,greedy --players 9", "1 to 5 players", 1),
        ("arena lockup --bots random,greedy --games 0", "at least 1 game", 1),
        ("arena lockup --bots random,greedy --jobs 0", "--jobs is 1 or more", 1),
        ("arena lockup --bots random,greedy --option advanced", "name=value", 1),
        ("arena lockup --bots random,greedy --option colour=red", "colour", 1),
        ("arena lockup --bots random,greedy --option difficulty=expert", "difficulty is for 1 player", 1),
        ("arena lockup --bots random,greedy --games many", "many", 2),
        ("arena lockup --bots random,greedy --out /nowhere/a.jsonl", "/nowhere/a.jsonl cannot be written", 1),
        ("arena --read /nowhere", "/nowhere cannot be read", 1),
        ("arena --resume /nowhere", "/nowhere cannot be opened", 1),
    ],
)
def test_errors_are_short_and_helpful(terminal: Terminal, command: str, words: str, code: int) -> None:
    ran = terminal.run(command)
    assert ran.code == code
    assert words in ran.err
    assert ran.err.startswith("bighouse: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("group", [False, True], ids=["the process alone", "its whole group, as a terminal does"])
def test_ctrl_c_loses_nothing_that_was_finished(terminal: Terminal, tmp_path: Path, group: bool) -> None:
    path, whole = tmp_path / "a.jsonl", tmp_path / "whole.jsonl"
    arguments = ["arena", "lockup", "--bots", "shy,random", "--games", "16", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", LAUNCH, *arguments, "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    (os.killpg if group else os.kill)(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == f"To go on: bighouse arena --resume {path}\n"
    finished = in_file(path)
    assert path.read_bytes().endswith(b"\n")
    assert 3 <= len(finished) < 16
    assert re.search(rf"^{len(finished)} of 16 games", out, re.MULTILINE)
    assert "Rating" in out
    if not group:
        assert terminal.run(f"arena --resume {path} --jobs 2").code == 0
        written(whole, tournament("shy,random", games=16))
        assert in_file(path) == in_file(whole)
        assert lines(path) == lines(whole)


def lines(path: Path) -> set[str]:
    """What the lines say, but for the times."""
    found = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    return {str({key: value for key, value in line.items() if key != "seconds"}) for line in found}


def test_ctrl_c_before_anything_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    arguments = ["arena", "lockup", "--bots", "sleepy,first", "--games", "2", "--jobs", "1", "--out", str(path)]
    with subprocess.Popen([sys.executable, "-c", LAUNCH, *arguments], stdout=subprocess.PIPE, text=True) as process:
        deadline = time.monotonic() + 60
        while not path.exists() or not path.read_bytes():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(0.3)  # the tournament is written just before the first game begins
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "0 of 2 games" in out
    assert "No game was finished." in out
