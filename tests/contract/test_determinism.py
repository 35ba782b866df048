"""2. Same seed and moves, same fingerprints: compiled or not, in any process, whatever the hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bighouse.engine.rng import Rng
from tests.contract.modes import MODES, Mode, whole_game

KNOWN = Path(__file__).with_name("fingerprints.txt")


def final_fingerprint(mode: Mode) -> str:
    game = mode.new(2026)
    for _ in whole_game(game, Rng(11)):
        pass
    return game.fingerprint()


def known() -> dict[str, str]:
    return dict(line.split() for line in KNOWN.read_text().splitlines())


def write_known() -> None:
    """After a change of rules: python -m tests.contract.test_determinism (and bump that game's rules_version)."""
    KNOWN.write_text("".join(f"{mode} {final_fingerprint(mode)}\n" for mode in MODES))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_same_game_is_dealt_and_played_everywhere(mode: Mode) -> None:
    assert final_fingerprint(mode) == known()[str(mode)]


def test_another_process_with_another_hash_seed_plays_the_same() -> None:
    code = (
        "from tests.contract.modes import MODES\n"
        "from tests.contract.test_determinism import final_fingerprint\n"
        "print(*(final_fingerprint(mode) for mode in MODES))"
    )
    env = {**os.environ, "PYTHONHASHSEED": "4711"}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [known()[str(mode)] for mode in MODES]


if __name__ == "__main__":
    write_known()
