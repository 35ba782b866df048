"""The results file: written and read back alike, and every damage is named with its line."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bighouse.lab.match import play
from bighouse.lab.results import BadResults, Writer, read
from bighouse.lab.tournament import Schedule
from tests.lab.helpers import tournament, written

pytestmark = pytest.mark.usefixtures("more_bots")


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_written_is_read(tmp_path: Path, players: int) -> None:
    path = tmp_path / "a.jsonl"
    wanted, games = written(path, tournament("first,last,random", players, 6))
    found = read(path)
    assert (found.tournament, found.played) == (wanted, games)
    assert (found.good, found.closed, found.cut_off) == (path.stat().st_size, True, 0)


def test_every_line_says_what_is_needed(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    assert set(lines[0]) == {"kind", "game", "players", "options", "bots", "games", "seed", "rules", "bighouse"}
    for line in lines[1:]:
        assert set(line) == {
            "kind", "seed", "seats", "scores", "winners", "decisions", "seconds", "rules", "bighouse",
        }  # fmt: skip


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match="is there already; to go on with it: --resume"):
        Writer.begin(path, tournament())
    assert path.read_bytes() == before


def test_two_cannot_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with Writer.begin(path, tournament()), pytest.raises(BadResults, match="another arena"):
        Writer.go_on(path)
    writer, _ = Writer.go_on(path)
    with writer:
        pass


@pytest.mark.parametrize("keep", [1, 40, -2])
def test_a_line_that_was_cut_off_is_dropped_and_the_file_goes_on(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "a.jsonl"
    _, games = written(path)
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    path.write_bytes(whole[:last] + whole[last:][:keep])
    found = read(path)
    assert found.played == games[:-1]
    assert found.cut_off == len(games) + 1
    writer, found = Writer.go_on(path)
    with writer:
        writer.add(games[-1])
    assert path.read_bytes() == whole


def test_a_last_line_without_its_end_counts_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    _, games = written(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert read(path).played == games
    writer, _ = Writer.go_on(path)
    with writer:
        pass
    assert path.read_bytes() == whole


def test_a_tournament_can_become_longer(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    wanted, games = written(path)
    longer = msgspec.structs.replace(wanted, games=8)
    more = [play(fixture) for fixture in Schedule(longer).fixtures()][len(games) :]
    writer, _ = Writer.go_on(path)
    with writer:
        writer.add(longer)
        for played in more:
            writer.add(played)
    found = read(path)
    assert found.tournament == longer
    assert found.played == [*games, *more]


@pytest.mark.parametrize(
    ("line", "old", "new", "words"),
    [
        (3, "(.{30}).*", r"\1", "truncated"),
        (3, ".*", "", "truncated"),
        (3, ".*", "zero", "malformed"),
        (3, ".*", "[]", "Expected `object`"),
        (3, ".*", "{}", "missing required field `kind`"),
        (3, '"game"', '"dance"', "'dance'"),
        (3, '"scores":[^]]*]', '"scores":[1]', "must be 2 each"),
        (3, '"scores":[^]]*]', '"scores":["9",1]', r"Expected `int`, got `str` - at `\$.scores\[0\]`"),
        (3, '"seconds":[^]]*]', '"seconds":[-1,0]', ">= 0"),
        (3, '"winners":[^]]*]', '"winners":[2]', "seats from 0 to 1"),
        (3, '"winners":[^]]*]', '"winners":[0,0]', "each once"),
        (3, '"seed":', '"seed":7', "no such game"),
        (3, '"first"', '"greedy"', "no such game"),
        (3, r'"rules":\d+', '"rules":99', "version 99 of the rules, but the tournament has"),
        (3, '"seed"', '"colour":1,"seed"', "unknown field `colour`"),
        (1, '"games":4', '"games":0', ">= 1"),
        (1, '"bots":[^]]*]', '"bots":["first","first"]', "no tournament"),
        (1, '"bots":[^]]*]', '"bots":[]', ">= 1"),
        (1, ".*", '{"kind":"else"}', "'else'"),
        (1, '"games":4', '"games":99999999999', "at most 1,000,000 games"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: int, old: str, new: str, words: str) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    lines = path.read_text().splitlines()
    lines[line - 1] = re.sub(old, new, lines[line - 1], count=1)
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    for attempt in (read, Writer.go_on):
        with pytest.raises(BadResults, match=rf"^{re.escape(str(path))}, line {line}: .*{words}"):
            attempt(path)
    assert path.read_bytes() == before


def test_lines_out_of_place(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    written(path)
    head, *games = path.read_text().splitlines()
    for lines, words in (
        ([*games], "line 1: the tournament belongs here"),
        ([head, *games, games[1]], "line 6: the same game as in line 3"),
        ([head, *games, head], "line 6: another tournament begins here"),
        ([head, head.replace('"seed":1', '"seed":2')], "line 2: another tournament begins here"),
    ):
        path.write_text("\n".join(lines) + "\n")
        with pytest.raises(BadResults, match=words):
            read(path)


def test_no_results_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    for attempt in (read, Writer.go_on):
        with pytest.raises(BadResults, match="No such file"):
            attempt(path)
        with pytest.raises(BadResults, match="directory"):
            attempt(tmp_path)
    path.write_bytes(b"")
    with pytest.raises(BadResults, match="is empty"):
        read(path)
    path.write_bytes(bytes(range(256)))
    with pytest.raises(BadResults, match="line 1: "):
        read(path)
    with pytest.raises(BadResults, match="cannot be written"):
        Writer.begin(tmp_path / "none" / "a.jsonl", tournament())
