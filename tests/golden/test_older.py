"""Games recorded by Bighouse 0.1, version 1 of the rules: they go on as they began, or say where they cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from bighouse.engine.errors import BadSave
from bighouse.engine.save import dump, parse, read
from bighouse.games import rooms
from bighouse.games.architects.box.pack import PACKS

OLDER = Path(__file__).with_name("older")
DRIFTS = OLDER / "lockup-4-drifts.bighouse"  # a seat that was not asked then is asked now (R69)
SAVES = sorted(set(OLDER.iterdir()) - {DRIFTS})


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_older_game_is_played_to_its_end_with_the_cards_of_its_time(path: Path) -> None:
    record = read(path, rooms())
    assert record.game.over
    assert "rules: 1\n" in path.read_text("utf-8")
    assert record.moves[-1].fingerprint in path.read_text("utf-8")


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_older_game_is_saved_as_one_of_today(path: Path) -> None:
    record = read(path, rooms())
    again = parse(dump(record), rooms())
    assert [move.fingerprint for move in again] == [move.fingerprint for move in record]


def test_where_the_rules_lead_elsewhere_the_save_says_so() -> None:
    with pytest.raises(
        BadSave, match=r"Line 16: .* played by version 1 .* by version 2, which leads elsewhere from here"
    ):
        read(DRIFTS, rooms())


def test_the_cards_of_older_rules_are_a_whole_card_pack() -> None:
    text = PACKS.text_of(1)
    assert text is not None
    assert PACKS.check(text) == []
    changed = [now.id for now, then in zip(PACKS.shipped.schemes, PACKS.read(text).schemes) if now.place != then.place]
    assert changed == ["S11"]
    assert PACKS.text_of(rooms()["architects"].rules_version) is None
