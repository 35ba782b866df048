"""A game at the terminal, driven by scripted answers."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import bighouse
from bighouse.engine import save
from bighouse.games import rooms
from tests.terminal.script import Answer, Terminal, options_of

ON_THE_CURTAIN = {"Take", "the", "seat", "then", "press", "Enter", "or", "u", "takes", "a", "move", "back"}
START = "play lockup --players 3 --bots random --seed 4"


def at_random(seed: int, most: int = 10_000) -> Answer:
    """Somebody who takes any option, and leaves after so many."""
    rng = random.Random(seed)
    count = 0

    def answer(shown: str) -> str | None:
        nonlocal count
        options = options_of(shown)
        count += 1
        if count > most:
            return None
        return str(rng.randint(1, options)) if options else ""

    return answer


def fingerprint(path: Path) -> str:
    return save.read(path, rooms()).game.fingerprint()


@pytest.mark.parametrize(
    "arguments",
    [
        "--players 3 --bots random",
        "--players 2 --people 2",
        "--players 1 --advanced --difficulty expert",
    ],
)
def test_a_whole_game(terminal: Terminal, arguments: str) -> None:
    ran = terminal.run(f"play lockup --seed 5 {arguments}", at_random(1))
    assert ran.code == 0, ran.err
    assert "Total" in ran.out
    assert re.search(r"won|victory", ran.out)
    assert str(terminal.saved[0]) in ran.out
    record = save.read(terminal.saved[0], rooms())
    assert record.game.over
    assert all(f" {stars} " in ran.out.rsplit("Total", 1)[1] for stars in record.game.scores())


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    ran = terminal.run("play lockup --players 2 --people 0 --bots random --seed 5")
    assert ran.code == 0
    assert "Total" in ran.out


def test_the_board_fits(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (60, 80, 100, 150):
        monkeypatch.setenv("COLUMNS", str(width))
        ran = terminal.run("play lockup --players 5 --bots random --seed 5", at_random(1, 8))
        kept = re.compile(r"bighouse|> ")  # what is to be copied is not broken
        assert max(len(line) for line in ran.out.splitlines() if not kept.search(line)) <= width


def test_the_end_of_the_input_leaves_and_saves(terminal: Terminal) -> None:
    ran = terminal.run(START, ["2"])
    assert ran.code == 0
    assert "bighouse play --resume" in ran.out
    assert len(save.read(terminal.saved[0], rooms())) > 0


def test_resume_goes_on_where_the_game_was_left(terminal: Terminal) -> None:
    whole = terminal.run(START, at_random(3, 30))
    assert whole.code == 0
    expected = fingerprint(terminal.saved[0])
    resumed = terminal.run("play --resume")
    assert resumed.code == 0
    assert terminal.saved == terminal.saved[:1]
    assert fingerprint(terminal.saved[0]) == expected
    asked = whole.out.rsplit("What now?", 1)[1].split(" > ")[0]
    assert asked in resumed.out


def test_a_resumed_game_ends_like_one_that_was_never_left(terminal: Terminal) -> None:
    answers = ["2", "3", "done", "3", "5", "done", "pass"]
    terminal.run(START, answers)
    straight = fingerprint(terminal.saved[0])
    terminal.run(START, answers[:3])
    left = max(terminal.saved, key=lambda path: path.stat().st_mtime_ns)
    terminal.run(f"play --resume {left}", answers[3:])
    assert fingerprint(left) == straight


def test_resume_names_the_game_or_the_file(terminal: Terminal) -> None:
    assert "no unfinished game" in terminal.run("play --resume").err
    terminal.run(START, ["2"])
    assert "Going on" in terminal.run("play lockup --resume").out
    assert "Going on" in terminal.run(f"play {terminal.saved[0]} --resume").out


def test_resume_keeps_who_sat_where(terminal: Terminal) -> None:
    terminal.run("play lockup --players 3 --people 2 --names Ann,Ben --bots random --seed 4", ["", "2"])
    out = terminal.run("play --resume", ["", "b"]).out
    assert "Ann" in out
    assert "Ben" in out
    assert "(random)" in out


def test_undo_and_redo(terminal: Terminal) -> None:
    ran = terminal.run(START, ["u", "go smithy", "u", "y", "send 5 face_up", "r", "y", "y", "y", "y"])
    assert "You have not moved yet" in ran.out
    questions = re.findall(r"Your turn  (.*)", ran.out)
    first, second, third = questions[0], questions[1], questions[4]
    assert questions == [first, second, first, second, third, first, second, third]
    assert "There is no move of yours to make again." in ran.out


def test_undo_stops_at_what_came_to_light(terminal: Terminal) -> None:
    ran = terminal.run(START, ["go smithy", "send 5 face_up", "done", "u"])
    assert "Another player has moved since your last move, so it stays." in ran.out


def test_confirm_lets_a_turn_be_taken_back(terminal: Terminal) -> None:
    answers = ["go smithy", "send 5 face_up", "done", "u", "done", ""]
    ran = terminal.run(f"{START} --confirm", answers)
    assert ran.out.count("Your turn is over.") == 2
    assert "Another player" not in ran.out


def test_why_not(terminal: Terminal) -> None:
    out = terminal.run(START, ["?", "? smithy", "? craft crown of", "? nonsense"]).out
    assert "Nobody is sent to the Library" in out
    assert "Yes: 4 Send crew to the Smithy" in out
    assert "craft Crown of Kulbak" in out
    assert "is not an answer to what is asked" in out
    assert "Nothing here has to do with 'nonsense'" in out


def test_looking_around_changes_nothing(terminal: Terminal) -> None:
    terminal.run(START, [])
    before = terminal.saved[0].read_text()
    out = terminal.run(
        START, ["", "l", "b", "h", "c atlas", "c", "c nonsense", "p B", "p z", "0", "99", "x", "1 2"]
    ).out
    assert terminal.saved[-1].read_text() == before
    assert "Round 1 began." in out
    assert "Look at 1 face-down token" in out
    assert "reconstructed" in out
    assert "■B Kobolds ──" in out
    assert "There is no option 99" in out
    assert "'x' is no answer here" in out


def test_save_elsewhere(terminal: Terminal, tmp_path: Path) -> None:
    place = tmp_path / "mine.bighouse"
    out = terminal.run(START, [f"s {place}", "2", f"s {place}", "s"]).out
    assert out.count(f"Saved to {place}") == 2
    assert len(save.read(place, rooms())) > 0
    out = terminal.run(START, [f"s {place}", "n", f"s {place}", "y", f"s {tmp_path}/no\0where"]).out
    assert "Nothing was written." in out
    assert f"Saved to {place}" in out
    assert "cannot be written" in terminal.run(START, [f"s {tmp_path}", "y"]).out


def test_leaving_offers_a_copy(terminal: Terminal, tmp_path: Path) -> None:
    place = tmp_path / "copy.bighouse"
    assert terminal.run(START, ["q", "c", "q", str(place)]).code == 0
    assert place.exists()


def test_a_folder_that_cannot_be_written_to_stops_nobody(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    ran = terminal.run(START, at_random(1, 5))
    assert ran.code == 0
    assert ran.out.count("Not saved:") == 1


def test_scene_and_cards(terminal: Terminal, tmp_path: Path) -> None:
    scene = tmp_path / "start.scene"
    scene.write_text(bighouse.new("lockup", players=2, seed=3).scene())
    ran = terminal.run(f"play --scene {scene} --bots random", at_random(1, 10))
    assert ran.code == 0, ran.err
    assert len(save.read(terminal.saved[0], rooms())) > 0
    pack = tmp_path / "cards.json"
    assert terminal.run(f"cards lockup --export {pack}").code == 0
    pack.write_text(pack.read_text().replace("Bone Dice", "Ivory Dice"))
    ran = terminal.run(f"play lockup --cards {pack} --seed 4 --bots random", ["c ivory"])
    assert "Ivory Dice" in ran.out


def test_the_option_flags(terminal: Terminal) -> None:
    assert "Keep one trait" in terminal.run("play lockup --players 1 --advanced --seed 1").out
    assert "Keep one trait" in terminal.run("play lockup --players 1 --option advanced=true --seed 1").out
    assert "given twice" in terminal.run("play lockup --advanced --option advanced=true").err


# Hot seat


def test_the_curtain_shows_nothing_but_the_name(terminal: Terminal) -> None:
    chunks: list[str] = []
    play = at_random(2, 60)

    def answer(shown: str) -> str | None:
        chunks.append(shown)
        return play(shown)

    terminal.run("play lockup --players 3 --people 3 --names Ann,Ben,Cleo --seed 4", answer)
    curtains = [chunk for chunk in chunks if "Take the seat" in chunk]
    assert len(curtains) > 5
    for curtain in curtains:
        shown = curtain.partition("╭")[2]
        words = set(re.findall(r"[A-Za-z]+", shown))
        assert words <= {*ON_THE_CURTAIN, "Ann", "Ben", "Cleo", "A", "B", "C"}


def test_nobody_sees_the_face_down_tokens_of_another(terminal: Terminal) -> None:
    answers = ["", "go smithy", "send 5 face_down", "done", "", "l", "b"]
    out = terminal.run("play lockup --players 2 --people 2 --names Ann,Ben --seed 9", answers).out
    own, others = out.split("Take the seat")[1:]
    assert "(5)" in own or "You sent a 5 face down" in own
    assert "(5)" not in others
    assert "(?)" in others
    assert "Ann sent a crew member face down to the Smithy." in others
    assert "a 5" not in others


def test_a_move_can_be_taken_back_at_the_curtain(terminal: Terminal) -> None:
    answers = ["", "go smithy", "send 5 face_up", "done", "u", "send 4 face_up", "done", ""]
    out = terminal.run("play lockup --players 2 --people 2 --names Ann,Ben --seed 9", answers).out
    assert "Ann takes a move back" in out
    assert "Ann sent a 4 to the Smithy." in out
