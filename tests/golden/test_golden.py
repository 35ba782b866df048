"""Golden games: recorded moves tell the same story and end with the same scores, word for word."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from bighouse.engine.save import parse
from bighouse.games import rooms
from tests.golden.games import FOLDER, GAMES, margin, path_of, replay, tell, without_fingerprints

MOST = 40  # lines of a difference that are shown
ADVICE = (
    "If this is meant to be, run `python -m tests.golden` (with --retell when only words have changed) and read the"
    " difference; a change of rules bumps rules_version."
)


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_moves_tell_the_same_story(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    record, refused = replay(text)
    again = tell(record)
    before, after = (without_fingerprints(told).splitlines() for told in (text, again))
    if before != after:
        difference = list(unified_diff(before, after, "recorded", "now", n=3, lineterm=""))
        pytest.fail("\n".join([f"{name} is told differently now. {refused}", *difference[:MOST], ADVICE]))
    assert again == text, f"{name} reads the same, but a fingerprint or the layout differs. {ADVICE}"


@pytest.mark.parametrize("name", GAMES)
def test_the_margin_is_a_save_file_of_a_game_that_was_played_to_its_end(name: str) -> None:
    record = parse(margin(path_of(name).read_text("utf-8")), rooms())
    assert record.game.over
    record.game.audit()


def test_every_mode_has_a_golden_game_and_no_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_stay_readable(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    assert len(text) < 90_000
    assert max(len(line) for line in text.splitlines()) <= 140
