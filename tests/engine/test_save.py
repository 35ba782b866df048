"""Save files: they round-trip, and whatever is wrong with one is said in clear words."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine import save
from bighouse.engine.errors import BadSave
from bighouse.engine.record import Beginning, Record
from bighouse.engine.save import checksum, dump, parse, read, write
from market.room import ROOM, ROOMS, MarketRoom
from market.rules import Ready
from tests.engine.helpers import OddRoom, Stumble, dice, odd_record, play, play_by_dice, record

CARDS = "[\n 12, 11, 10, 9, 8, 7,\n 6, 5, 4, 3, 2, 1\n]"


def whole_game() -> Record:
    table = Record(Beginning(ROOM, 3, {"purse": "full"}, seed=5, cards=CARDS))
    play_by_dice(table, [die * 37 % 101 for die in range(200)])
    assert table.game.over
    return table


TEXT = dump(whole_game())
LINES = TEXT.splitlines()


def seal(lines: list[str]) -> str:
    """The lines with a last line that fits them, as a clever tamperer would write it."""
    body = [line for line in lines if not line.startswith("end:")]
    moves = sum(line[:1].isdigit() for line in body)
    return "\n".join([*body, f"end: moves {moves}, checksum {checksum(body)}"]) + "\n"


def check(text: str) -> None:
    """A changed text is refused, or it tells of the same game."""
    words = ""
    try:
        assert dump(parse(text, ROOMS)) == TEXT
    except BadSave as error:
        words = str(error)
    assert words.isprintable()
    assert len(words) < 500


# What a save looks like


def test_a_save_reads_like_this() -> None:
    table = record(2, seed=-7, short=True)
    play(table, "0 buy 2", "0 done")
    prints = [table.deal_fingerprint, *(move.fingerprint for move in table)]
    body = [
        "bighouse save 1",
        "game: market",
        "rules: 3",
        "players: 2",
        "option short: true",
        "option purse: full",
        "option duel: false",
        "seed: -7",
        f"deal: {prints[0]}",
        "moves:",
        f"1. seat 0: buy 2 -> {prints[1]}",
        f"2. seat 0: done -> {prints[2]}",
    ]
    assert dump(table).splitlines() == [*body, f"end: moves 2, checksum {checksum(body)}"]


def test_moves_are_said_in_the_words_of_the_card_pack() -> None:
    assert "2. seat 0: stow ware0 -> " in TEXT


def test_a_scene_and_a_card_pack_are_saved_too() -> None:
    table = Record(Beginning(ROOM, 2, scene="coins 0 2   \n\ncoins 1 0", cards=CARDS))
    play(table, "0 buy 2")
    text = dump(table)
    assert "scene:\n  coins 0 2\n\n  coins 1 0\ncards: [12,11,10,9,8,7,6,5,4,3,2,1]\ndeal: " in text
    assert "seed:" not in text
    again = parse(text, ROOMS)
    assert dump(again) == text
    assert again.beginning.scene == "coins 0 2\n\ncoins 1 0\n"
    assert again.game.view(0) == table.game.view(0)


@given(dice, st.integers(2, 4), st.integers(-(10**30), 10**30), st.booleans())
def test_round_trip(rolls: list[int], players: int, seed: int, short: bool) -> None:
    table = record(players, seed, short=short)
    play_by_dice(table, rolls)
    text = dump(table)
    again = parse(text, ROOMS)
    assert dump(again) == text
    assert [move.tale() for move in again] == [move.tale() for move in table]
    assert again.game.fingerprint() == table.game.fingerprint()


def test_a_loaded_game_goes_on_and_back() -> None:
    table = record()
    play(table, "0 buy 1", "0 buy 2")
    again = parse(dump(table), ROOMS)
    again.undo(0)
    play(again, "0 done")
    assert dump(parse(dump(again), ROOMS)) == dump(again)


def test_line_ends_of_another_system_and_blank_lines_at_the_end_do_no_harm() -> None:
    assert dump(parse(TEXT.replace("\n", "\r\n") + "\n \n", ROOMS)) == TEXT
    assert dump(parse(TEXT.rstrip(), ROOMS)) == TEXT


# Files


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    table = record()
    write(table, path)
    old = path.read_bytes()
    play(table, "0 buy 1")

    def power_cut(file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", power_cut)
        with pytest.raises(OSError, match="No space"):
            write(table, path)
    assert path.read_bytes() == old
    write(table, str(path))
    assert dump(read(path, ROOMS)) == dump(table)
    assert os.listdir(tmp_path) == ["game.save"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read: No such file"):
        read(tmp_path / "missing", ROOMS)
    with pytest.raises(BadSave, match="is not a file"):
        read(tmp_path, ROOMS)
    binary = tmp_path / "binary"
    binary.write_bytes(b"bighouse save 1\n\xff\xfe")
    with pytest.raises(BadSave, match="this is no text"):
        read(binary, ROOMS)


def test_a_file_that_is_too_large_is_not_even_looked_at(tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with open(huge, "wb") as file:
        file.truncate(10 * save.LARGEST)
    with pytest.raises(BadSave, match="larger than 4,194,304 bytes"):
        read(huge, ROOMS)
    with pytest.raises(BadSave, match="larger than"):
        parse(" " * (save.LARGEST + 1), ROOMS)


# What is wrong, in words


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("bighouse save 1", "bighouse save 2", "Line 1: this is a save of format 2, and this Bighouse reads format 1"),
        ("bighouse save 1", "[Event]", "Line 1: this is no save file of Bighouse"),
        ("game: market", "game: chess", "Line 2: there is no game 'chess' here. The games here are: market"),
        ("rules: 3", "rules: 4", "Line 3: the game was played by version 4 of the rules of Market day, and this Bigh"),
        ("rules: 3", "rules: three", "Line 3: rules is a number, not 'three'"),
        ("players: 3", "players: 9", "Line 4: Market day is for 2 to 4 players, not 9"),
        ("players: 3", "", "Line 4: 'players: ...' belongs here"),
        ("option purse: full", "option purse: deep", "Line 6: purse must be one of empty, full, not 'deep'"),
        ("option purse: full", "option colour: red", "Line 6: Market day has no option 'colour'"),
        ("option purse: full", "option duel: true", "Line 6: duel is for 2 players, not 3"),
        ("option purse: full", "option short: true", "Line 6: 'option <name>: <value>' belongs here, each name once"),
        ("option purse: full", "option purse: empty", "Line 9: all this deals [0-9a-f]{16}, not"),
        ("seed: 5", "seed: 6", "Line 9: all this deals"),
        ("seed: 5", "seed: 0x5", "Line 7: the seed is a number, not '0x5'"),
        ("cards: [12,", "cards: [0,", "Line 9: all this deals"),
        ("cards: [12,", "cards: [", "Line 8: a card pack is a list of 12 numbers"),
        ("cards: [12,", "cards: {", "Line 8: the card pack is no JSON"),
        ("cards: [12,", "cards: " + "[" * 100_000, "Line 8: the rules cannot follow this .RecursionError"),
        ("moves:", "", "Line 10: 'moves:' belongs here"),
        ("1. seat", "2. seat", "Line 11: move 1 belongs here, not move 2"),
        ("1. seat 0", "1. seat 1", "Line 11: It is not this seat's turn"),
        ("1. seat 0: ", "1. seat 0: re", "Line 11: no action reads"),
        ("1. seat 0: ", "1. seat zero: ", "Line 11: this is no move"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, words: str) -> None:
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    for text in (changed, seal(changed.splitlines())):
        with pytest.raises(BadSave, match=words):
            parse(text, ROOMS)


def test_an_illegal_move_is_named() -> None:
    table = record()
    play(table, "0 buy 3")
    lines = dump(table).splitlines()
    with pytest.raises(BadSave, match=r"Line 12: 'ready' is not an answer to what is asked: Turn\? Use an untouched"):
        parse(seal([*lines, "2. seat 0: ready -> 0123456789abcdef"]), ROOMS)


def test_a_move_after_the_end_is_named() -> None:
    extra = f"{len(whole_game()) + 1}. seat 0: ready -> 0123456789abcdef"
    with pytest.raises(BadSave, match=rf"Line {len(LINES)}: The game is over"):
        parse(seal([*LINES, extra]), ROOMS)


def test_a_drifted_fingerprint_is_named() -> None:
    lines = LINES.copy()
    lines[14] = lines[14][:-16] + "0123456789abcdef"
    with pytest.raises(BadSave, match=r"Line 15: the move led to \w+, not to 0123456789abcdef: the game has drifted"):
        parse(seal(lines), ROOMS)


def test_a_wrong_checksum_alone_is_noticed() -> None:
    with pytest.raises(BadSave, match=rf"Line {len(LINES)}: the checksum does not fit"):
        parse("\n".join([*LINES[:-1], LINES[-1][:-16] + "0123456789abcdef"]), ROOMS)


def test_a_wrong_number_of_moves_is_noticed() -> None:
    moves = len(whole_game())
    with pytest.raises(BadSave, match=f"the file speaks of {moves + 1} moves but has {moves}"):
        parse(TEXT.replace(f"end: moves {moves}", f"end: moves {moves + 1}"), ROOMS)


def test_no_game_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its last line says: nobody plays a stranger's moves without end."""
    moves = len(whole_game())
    monkeypatch.setattr(save, "MOST_MOVES", moves)
    assert len(parse(TEXT, ROOMS)) == moves
    monkeypatch.setattr(save, "MOST_MOVES", moves - 1)
    with pytest.raises(BadSave, match=rf"Line {len(LINES) - 1}: no game has more than {moves - 1} moves"):
        parse(TEXT.replace(f"end: moves {moves}", "end: moves 1"), ROOMS)


def test_rules_that_stumble_are_a_bad_save_too() -> None:
    table = odd_record(Ready(0), Stumble(1))
    play(table, "0 ready")
    text = seal([*dump(table).splitlines(), "2. seat 1: done -> 0123456789abcdef"])
    with pytest.raises(BadSave, match=r"the rules cannot follow this \(ZeroDivisionError"):
        parse(text, {"market": OddRoom([Ready(0), Stumble(1)])})


def test_newer_rules_say_so() -> None:
    class OlderRoom(MarketRoom):
        rules_version = 2

    with pytest.raises(BadSave, match="by version 3 of the rules of Market day, and this Bighouse plays by version 2"):
        parse(TEXT, {"market": OlderRoom()})


def test_a_game_of_older_rules_goes_on_where_they_lead_to_the_same() -> None:
    class NewerRoom(MarketRoom):
        rules_version = 4

    record = parse(TEXT, {"market": NewerRoom()})
    assert dump(record) == seal(TEXT.replace("rules: 3", "rules: 4").splitlines()[:-1])
    drifted = "".join(f"{line}\n" for line in LINES).replace(
        f" -> {whole_game().moves[1].fingerprint}", " -> " + "0" * 16
    )
    with pytest.raises(
        BadSave, match=r"drifted\. The game was played by version 3 .* version 4, which leads elsewhere"
    ):
        parse(drifted, {"market": NewerRoom()})


# Damage of every kind


@pytest.mark.parametrize("length", range(len(LINES)))
def test_a_file_that_is_cut_off_is_refused(length: int) -> None:
    for text in ("\n".join(LINES[:length]), "\n".join(LINES[:length]) + "\n" + LINES[length][:-1]):
        with pytest.raises(BadSave):
            parse(text, ROOMS)


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_file_without_a_line_is_refused(line: int) -> None:
    with pytest.raises(BadSave):
        parse("\n".join(LINES[:line] + LINES[line + 1 :]), ROOMS)


@given(st.lists(st.tuples(st.integers(0, len(TEXT) - 1), st.integers(0, 255)), min_size=1, max_size=4))
def test_changed_bytes(tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[int, int]]) -> None:
    data = bytearray(TEXT.encode())
    for place, byte in changes:
        data[place] = byte
    path = tmp_path_factory.getbasetemp() / "changed.save"
    path.write_bytes(data)
    try:
        assert dump(read(path, ROOMS)) == TEXT
    except BadSave:
        pass
    check(data.decode("latin-1"))


@given(st.integers(0, len(LINES) - 1), st.integers(0, len(LINES) - 1), st.booleans())
def test_swapped_lines(one: int, other: int, sealed: bool) -> None:
    lines = LINES.copy()
    lines[one], lines[other] = lines[other], lines[one]
    check(seal(lines) if sealed else "\n".join(lines))


@given(st.integers(0, len(LINES) - 1), st.text(max_size=40), st.booleans(), st.booleans())
def test_garbage_instead_of_or_between_lines(place: int, garbage: str, instead: bool, sealed: bool) -> None:
    lines = [*LINES[:place], garbage, *LINES[place + instead :]]
    check(seal(lines) if sealed else "\n".join(lines))


@given(st.integers(1, len(LINES) - 2), st.data())
def test_a_clever_change_of_a_letter_is_found_by_playing(place: int, data: st.DataObject) -> None:
    """With a checksum that fits, only a game with the same deal and the same first moves is let through."""
    line = LINES[place]
    at = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdef :->\t"))
    try:
        table = parse(seal([*LINES[:place], line[:at] + letter + line[at + 1 :], *LINES[place + 1 :]]), ROOMS)
    except BadSave:
        return
    assert dump(table) == TEXT


@given(st.text() | st.text(alphabet="bighouse save 1\n:.->") | st.binary().map(lambda data: data.decode("latin-1")))
def test_garbage(text: str) -> None:
    with pytest.raises(BadSave):
        parse(text, ROOMS)
    with pytest.raises(BadSave):
        parse(f"bighouse save 1\n{text}", ROOMS)


def test_names_are_kept_and_a_file_without_them_is_as_it_was() -> None:
    table = whole_game()
    text = dump(table, ["Ann", "  Ben\nB. "])
    assert save.parse_with_names(text, ROOMS)[1] == {0: "Ann", 1: "Ben B."}
    assert save.parse_with_names(TEXT, ROOMS)[1] == {}
    assert save.parse_with_names(dump(table, ["", "Ben"]), ROOMS)[1] == {1: "Ben"}
    for wrong in ("seat 3: Dov", "seat 0: Eve\nseat 0: Ann", "seat 0: "):
        with pytest.raises(BadSave, match="seat <number>"):
            parse(text.replace("seat 0: Ann", wrong), ROOMS)
