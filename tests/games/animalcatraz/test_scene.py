"""Positions of Animalcatraz as text: the seed deals what they leave open, and impossible ones name their line."""

from __future__ import annotations

import pytest

from bighouse.engine.story import Story
from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from tests.games.animalcatraz.table import BOX
from tests.games.scene_table import why_impossible

START = "start: turn of convict 0"


def cast(text: str) -> list[str]:
    game = ROOM.read_scene(text)
    assert isinstance(game, Animalcatraz)
    return [BOX.inmates[convict.card].id for convict in game.convicts]


@pytest.mark.parametrize("seed", range(12))
def test_a_convict_that_is_named_is_dealt_to_nobody_else(seed: int) -> None:
    """In a team game with eight Convicts every one of the box's eight is somebody's."""
    text = f"animalcatraz, 8 players\nseed: {seed}\nconvict 5: big_bill\nconvict 2: rob_z\n{START}"
    names = cast(text)
    assert (names[5], names[2]) == ("big_bill", "rob_z")
    assert sorted(set(names)) == sorted(inmate.id for inmate in BOX.inmates if inmate.set == 0)


@pytest.mark.parametrize("seed", range(6))
def test_who_is_not_in_the_way_keeps_what_the_seed_has_dealt(seed: int) -> None:
    head = f"animalcatraz, 3 players\nseed: {seed}\nday: 1\n"
    dealt = cast(f"{head}{START}")
    other = next(inmate.id for inmate in BOX.inmates if inmate.id not in dealt)
    assert cast(f"{head}convict 0: {other}\n{START}") == [other, *dealt[1:]]
    assert cast(f"{head}convict 0: {dealt[0]}\n{START}") == dealt


def test_one_convict_cannot_be_two() -> None:
    text = f"animalcatraz, 3 players\nconvict 0: big_bill\nconvict 2: big_bill\n{START}"
    assert "line 3: big_bill is already named in line 2" in why_impossible(ROOM, text)


def test_a_convict_of_another_set_is_not_in_use() -> None:
    text = f"animalcatraz, 3 players\nconvict 0: rookie\n{START}"
    assert "rookie is not in use at this table" in why_impossible(ROOM, text)


def test_a_card_of_another_module_is_not_in_play() -> None:
    text = f"animalcatraz, 3 players\nconvict 0 carries: stink_bomb\n{START}"
    assert "which is not in play" in why_impossible(ROOM, text)


@pytest.mark.parametrize("place", ["convict 0 carries", "cell_1 stash"])
def test_a_prison_item_in_somebodys_hands_is_a_secret(place: str) -> None:
    """What lies in the trade decks at the start is public; what has left them is not (RULES.md 32.2)."""
    game = ROOM.read_scene(f"animalcatraz, 3 players\n{place}: hammer\n{START}")
    assert isinstance(game, Animalcatraz)
    hammer = BOX.kind_of.index(BOX.card("hammer"))
    assert game.known[hammer] == 0b001
    assert all(game.known[copy] & 0b110 for copy in game.decks[3])


def test_a_cell_is_one_players() -> None:
    text = (
        f"animalcatraz, 3 players\nconvict 0: big_bill, cell_1\nconvict 1: rob_z, cell_1\nconvict 2: -, cell_3\n{START}"
    )
    assert "line 3: convict 1 lives in cell_1, which is another player's cell" in why_impossible(ROOM, text)


def test_a_player_knows_their_own_cards_whatever_the_text_says_of_others() -> None:
    game = ROOM.read_scene(f"animalcatraz, 3 players\nconvict 1 carries: cash\nknown: seat 0 = pills\n{START}")
    assert isinstance(game, Animalcatraz)
    [cash] = game.convicts[1].carry
    assert game.known[cash] == 1 << 1


def test_a_player_knows_their_own_crimes_whatever_the_text_says_of_others() -> None:
    deck = " ".join(crime.id for crime in BOX.crimes if crime.id not in ("still", "yard_boss") and crime.module < 0)
    text = f"convict 1 crimes: still\ncrime deck: {deck}\ncrimes known: seat 0 = yard_boss"
    game = ROOM.read_scene(f"animalcatraz, 3 players\n{text}\n{START}")
    assert isinstance(game, Animalcatraz)
    [still] = game.convicts[1].crimes
    assert game.crime_known[still] == 1 << 1


def test_a_crime_lies_in_one_place() -> None:
    text = f"animalcatraz, 3 players\nconvict 0 crimes: still\nconvict 1 crimes: still\n{START}"
    assert "Crimes" in why_impossible(ROOM, text)


def test_nobody_is_asked_about_the_convict_of_another() -> None:
    text = f"animalcatraz, 3 players\nnext: ReturnCrime(seat 1, convict 0)\n{START}"
    assert "seat 1 is asked about convict 0, who is another's" in why_impossible(ROOM, text)


# What a text leaves to follow from itself


def read(text: str, first: str = "3 players") -> Animalcatraz:
    game = ROOM.read_scene(f"animalcatraz, {first}\n{text}\n{START}")
    assert isinstance(game, Animalcatraz)
    return game


def test_a_turn_with_a_number_of_actions_is_in_its_middle() -> None:
    """The Warden has asked already; without a number the turn begins, with five Actions and his question."""
    warden = "convict 0: big_bill, cell_1, library\nwarden: library\nconvict 0 carries: cash"
    first = "3 players, game_type advanced_solo, modules warden"
    game = read(f"{warden}\nconvict 0 has: 7 strength 1 cunning 2 actions", first)
    assert (game.active, game.convicts[0].actions, len(game.convicts[0].carry)) == (0, 2, 1)
    game = read(f"{warden}\nconvict 0 has: 7 strength 1 cunning", first)
    assert (game.convicts[0].actions, len(game.convicts[0].carry)) == (5, 0)


def test_a_turn_after_that_of_somebody_else_begins_anew() -> None:
    text = "active: convict 1\nnext: TakeTurn(seat 1, convict 1)\nconvict 1 carries: cash\nconvict 0 has: 2 actions"
    game = read(text)
    assert (game.active, game.to_act) == (1, [1])
    game.play(1, game.vocabulary.action("end_turn"))
    assert (game.active, game.convicts[0].actions) == (0, 5)


def test_who_lies_is_not_in_the_middle_of_its_turn() -> None:
    text = f"animalcatraz, 3 players\nconvict 0: big_bill, cell_1, cell_1, lying\nconvict 0 has: 3 actions\n{START}"
    assert "line 3: convict 0 does not stand" in why_impossible(ROOM, text)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("word", ["mail_call", "roll_call", "riot_library"])
def test_an_event_that_is_named_does_not_come_again(word: str, seed: int) -> None:
    """X come before Y, and Y before the Riot, which is the last (R46)."""
    game = read(f"seed: {seed}\nevent: {word}")
    letters = [BOX.events[event].letter for event in reversed(game.events)]
    assert game.event not in game.events
    assert letters == {"mail_call": [0, 1, 1, 2], "roll_call": [1, 2], "riot_library": []}[word]


def test_events_that_were_are_not_in_the_deck() -> None:
    game = read("past events: mail_call weigh_in\nevent: roll_call")
    assert [BOX.events[event].letter for event in reversed(game.events)] == [1, 2]


def test_coins_that_lie_somewhere_are_not_in_hand() -> None:
    assert read("track: round_1 rival_0").rivals[0].coins == 1
    filled = "vacant: a1 cash; a2 pills; a3 phone\nkings: cellblock_a rival_0"
    assert read(f"{filled}\nrival 0: 3 stands\ntrack: round_1 rival_0").rivals[0].coins == 0


@pytest.mark.parametrize(("day", "round", "before"), [(1, 1, 0), (1, 3, 2), (2, 1, 4), (3, 2, 9)])
def test_the_rounds_that_have_begun_follow_from_day_and_round(day: int, round: int, before: int) -> None:
    """No Guard moves in the first round of the game, in which cell 1 has the Shank (R6)."""
    story = Story()
    text = f"animalcatraz, 3 players\nday: {day}\nround: {round}\nrival 2 rep: 9\n"
    game = ROOM.read_scene(f"{text}start: round", story=story)
    assert isinstance(game, Animalcatraz)
    assert game.rounds == before + 1
    assert any(event.kind.name == "guards_rolled" for event in story.events) == (before > 0)
    assert (game.shank == game.order[0]) == (before == 0)
    game = ROOM.read_scene(f"{text}{START}")
    assert isinstance(game, Animalcatraz)
    assert game.rounds == before + 1


@pytest.mark.parametrize(
    ("first", "text", "cells", "order"),
    [
        ("3 players", "convict 0: big_bill, cell_2", [1, 0, 2], [1, 0, 2]),
        ("3 players", "convict 2: big_bill, cell_1, library", [1, 2, 0], [2, 0, 1]),
        ("2 players", "convict 0: big_bill, cell_2", [1, 3, 0, 2], [1, 0]),
        ("4 players, game_type advanced_teams", "convict 1: big_bill, cell_2", [1, 1, 0, 0], [1, 0]),
        ("3 players", "order: rival 0, rival 1, rival 2\nconvict 0: big_bill, cell_4", [3, 1, 2], [0, 1, 2]),
    ],
)
def test_whose_cell_is_not_named_lives_where_nobody_does(
    first: str, text: str, cells: list[int], order: list[int]
) -> None:
    """Turns go clockwise by the cells, and cell 1 has the Shank at first (section 3)."""
    game = read(text, first)
    assert [convict.cell for convict in game.convicts] == cells
    assert (game.order, game.shank) == (order, order[0])
    assert game.convicts[-1].space in (9 + cells[-1], 0)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("convict 0: big_bill, cell_1, cell_2", "only one's own cell can be entered, here cell_1"),
        ("convict 0: big_bill, cell_1, library, lying", "who lies does so in its own cell, here cell_1"),
        ("convict 0: big_bill, cell_1, library, hole", "nobody is 'hole' there"),
        ("convict 0: big_bill, cell_1, library, escaped", "nobody is 'escaped' there"),
        ("convict 0: big_bill, cell_1, outside", "convict 0 has escaped and takes no more turns"),
        ("convict 0 upgrade: bookshelf", "bookshelf does not go on that spot"),
        ("convict 0 cell upgrade: law_book", "law_book does not go on that spot"),
        ("convict 0 crimes: still landlord turncoat", "a Mat holds 2 Crimes at most"),
        ("convict 0 crimes: cartel", "cartel belongs to gangsters, which is not in play"),
        ("convict 0 gangsters: mule", "'convict 0 gangsters' belongs to gangsters, which is not in play"),
        ("lodgers: a1 mule", "'lodgers' belongs to gangsters, which is not in play"),
        ("warden: library", "'warden' belongs to warden, which is not in play"),
        ("warden: cell_1", "there is no space 'cell_1'"),
        ("tags: rival_0 rival_1 1", "'tags' belongs to trash_tags, which is not in play"),
        ("event: gift_for_warden", "gift_for_warden belongs to warden, which is not in play"),
        ("rival 0 secured: hammer", "hammer is no Escape Tool"),
        ("vacant: a1 cash; a1 pills", "a1 is named twice"),
    ],
)
def test_what_cannot_be_is_refused_in_its_line(line: str, words: str) -> None:
    said = why_impossible(ROOM, f"animalcatraz, 3 players\n{line}\n{START}")
    assert words in said
    assert said.startswith(("line 2", "line 3"))


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("convict 0 gangsters: mule\nconvict 1 gangsters: mule", "Gangsters: mule is in two places"),
        ("lodgers: a1 mule\ndead: mule", "Gangsters: mule is in two places"),
        ("convict 0 crimes: still\nconvict 1 crimes: still", "Crimes: still is in two places"),
        ("rival 0 plan: wall\nrival 1 plan: wall", "Escape Plans: wall is in two places"),
        ("convict 0 gangsters: mule fraud hoarder", "a Mat holds 2 Gangsters at most"),
    ],
)
def test_what_is_named_twice_is_named(lines: str, words: str) -> None:
    first = "animalcatraz, 3 players, game_type advanced_solo, modules gangsters, extra_gangsters 8"
    assert words in why_impossible(ROOM, f"{first}\n{lines}\n{START}")


ADVANCED = "3 players, game_type advanced_solo, modules gangsters+warden+trash_tags, extra_gangsters 8"
LEGACY = "3 players, game_type advanced_solo, legacy_modules legacy_guard_traps+legacy_rats+legacy_cell_attacks"
CHAPO = "3 players, game_type advanced_solo, endgame_variants el_chapo"
GETAWAY = "3 players, game_type advanced_solo, endgame_variants getaway"


@pytest.mark.parametrize(
    ("first", "lines", "words"),
    [
        # Rivals (RULES.md sections 5, 22, 28 and 30)
        ("3 players", "rival 0 ledger: 5 1 0 0 0 0 0 0 0 0 0 0 0", "adds up to 6 REP, but rival 0 has 5"),
        ("3 players", "rival 0 rep: 14", "who reaches level 14 has won, or is crowned"),
        (CHAPO, "rival 0 rep: 14", "who reaches level 14 has won, or is crowned"),
        ("3 players", "rival 0 is: crowned", "only an El Chapo is crowned"),
        ("3 players", "rival 0 kept: still", "only a Crime Lord keeps Crimes"),
        ("3 players", "rival 0: 5 stands", "rival 0 has 4 stands at most"),
        ("3 players", "rival 0 last: convict 1", "convict 1 is no Convict of rival 0"),
        ("3 players", "winner: rival 0", "somebody has won, and nothing is left to do"),
        (ADVANCED, "rival 0: 5 tags\ntags: rival_0 rival_1 2", "rival 0 has 6 Trash Tags at most"),
        (ADVANCED, "tags: rival_0 rival_0 1", "rival 0 provokes others, not itself"),
        (ADVANCED, "warden: library\nwarden of: rival 1", "bought while gift_for_warden is in force"),
        # Convicts (sections 11, 23, 26 and 30)
        ("3 players", "convict 0 has: 3 primal", "Primal lasts 2 rounds"),
        ("3 players", "convict 0 has: 99 actions", "nobody has 99 Actions in a turn"),
        ("3 players", "convict 0 is: poisoned", "gangsters are not in play"),
        ("3 players", "convict 0 stage: 0", "the Getaway is not in play"),
        (GETAWAY, "convict 0 stage: 0", "convict 0 has not broken out"),
        (GETAWAY, "convict 1: rob_z, cell_2, outside\nconvict 1 stage: 3", "the Getaway has 3 decks"),
        (GETAWAY, "escapee: convict 1", "convict 1 stands before no card of the Getaway"),
        (GETAWAY, "hindrance: 2", "no Escapee stands before a card"),
        ("3 players", "convict 1: rob_z, cell_2, outside", "rival 1 is out, and has won"),
        ("3 players", "convict 0 carries: cash pills phone noodles", "convict 0 carries 3 cards at most"),
        ("3 players", "cell_1 stash: cash pills phone noodles", "cell_1 holds 3 cards at most"),
        ("3 players", "convict 0 carries: hammer\nshown: hammer", "hammer is no Upgrade that would work where it lies"),
        ("3 players", "incoming: hammer", "cards come in while a step is done"),
        ("3 players", "progress: yard_boss 1", "nobody holds yard_boss"),
        (ADVANCED, "copied: thief_slick", "a Fraud on a Mat stands in for somebody"),
        (ADVANCED, "convict 0 gangsters: mule\nhurt: mule 3", "mule has Strength 2 to lose"),
        # Cells (sections 4, 14, 29 and 31)
        ("3 players", "vacant: a1 cash; a2 pills\nkings: cellblock_a rival_0", "not all three vacant cells"),
        ("3 players", "vacant: b1 cash; b2 pills; b3 phone\nkings: cellblock_b rival_0", "not the Cellblock of"),
        ("3 players", "cell_4 stash: cash", "nobody lives in cell_4"),
        ("3 players", "vacant: d1 cash", "d1 is behind a Cellblock of nobody's"),
        (ADVANCED, "lodgers: d1 mule", "d1 is behind a Cellblock of nobody's"),
        ("2 players", "convict 0: big_bill, cell_1\nconvict 1: rob_z, cell_1", "have cells 1 and 3, or 2 and 4"),
        (
            "4 players, game_type advanced_teams",
            "convict 0: big_bill, cell_1\nconvict 1: rob_z, cell_2\nconvict 2: -, cell_3\nconvict 3: -, cell_3",
            "share one cell",
        ),
        (LEGACY, "cell attacks: cell_2 hammer", "hammer is no Cell Attack"),
        (LEGACY, "guard traps: g_cash hammer", "hammer is no Guard Trap"),
        (LEGACY, "guard traps: g_cash guard_trap_1", "nobody owns g_cash"),
        (LEGACY, "rats: cell_1", "there is no space 'cell_1'"),
        (LEGACY, "rats: library infirmary cafeteria utility courtyard cellblock_a cellblock_b", "there are 6 rats"),
        ("3 players", "guards: library g_cash A; infirmary g_cash B", "g_cash is named twice"),
        ("3 players", "guards: library g_lieutenant A", "the Lieutenant never leaves the Courtyard"),
        # The day and its decks (sections 3, 5, 13 and 30)
        ("3 players", "round: 2\ntrack: round_3 rival_0", "round 3 has not come yet"),
        ("3 players", "round: 5", "turns are in rounds 1 to 4, and not at night"),
        ("3 players", "shank: none", "somebody has the Shank"),
        ("3 players", "tiles: 1 2", "here the red die moves the Guards"),
        ("3 players, guard_source tiles", "tiles: 1 1 2", "tile 1 is there once"),
        ("3 players", "event: mail_call\npast events: mail_call", "the Event mail_call is there once"),
        ("3 players", "events: riot_library mail_call", "riot_library is the last Event"),
        ("3 players", "events: gift_for_warden riot_library", "gift_for_warden belongs to warden"),
        ("3 players", "crime deck: cartel", "cartel belongs to gangsters"),
        ("3 players", "dead: mule", "mule belongs to gangsters"),
        ("3 players", "getaway 1: dogs", "the Getaway is not in play"),
        (GETAWAY, "getaway 1: helicopter", "helicopter is a card of deck 3"),
        (GETAWAY, "getaway 1: dogs dogs", "the card dogs is there once"),
        # Thefts (section 21), and a Fight (section 18)
        ("3 players", "next: RollTheft(convict 1, 0, convict 0, cell_2)", "lives in cell_1: that is the cell to rob"),
        ("3 players", "next: RollTheft(convict 1, 0, none, cell_2)", "say who is stolen from"),
        ("3 players", "fight: rivals 0 1, convicts 1 0, mats 1 2, space 4", "and a Convict of each"),
    ],
)  # fmt: skip
def test_what_no_position_can_be_is_refused(first: str, lines: str, words: str) -> None:
    assert words in why_impossible(ROOM, f"animalcatraz, {first}\n{lines}\n{START}")


def test_room_that_a_hidden_card_would_make_may_be_used_r108() -> None:
    game = read("convict 0 carries: tool_belt cash pills phone\ncell_2 stash: false_wall noodles noodles moonshine")
    assert (len(game.convicts[0].carry), len(game.stashes[1])) == (4, 4)


def test_a_day_begins_with_round_1() -> None:
    assert "a day begins with round 1" in why_impossible(ROOM, "animalcatraz, 3 players\nround: 0\nstart: round")


def test_the_night_comes_after_round_4() -> None:
    text = "animalcatraz, 3 players\nround: 2\nstart: night"
    assert "the night comes after round 4" in why_impossible(ROOM, text)


def test_whoever_is_not_named_is_dealt_and_at_home() -> None:
    assert -1 not in [convict.card for convict in read("convict 0: -, cell_1\nconvict 2: vinnie, cell_3, -").convicts]
    assert read("convict 1: rob_z, cell_2, -").convicts[1].space == 10


def test_nobody_plays_without_a_name() -> None:
    text = "convict 1: -, cell_2\nnext: MakeRoom(convict 0)"
    assert "say who convict 1 is" in why_impossible(ROOM, f"animalcatraz, 3 players\n{text}\n{START}")


def test_who_is_out_in_the_getaway_stands_before_the_first_deck() -> None:
    game = read("convict 1: rob_z, cell_2, outside", GETAWAY)
    assert game.convicts[1].stage == 0


def test_a_night_in_which_somebody_sleeps_on_a_card_of_the_stash_reads_back() -> None:
    text = "convict 0: big_bill, cell_1\ncell_1 stash: bookshelf cash\nstart: night"
    game = ROOM.read_scene(f"animalcatraz, 4 players, game_type advanced_teams\n{text}")
    assert isinstance(game, Animalcatraz)
    game.play(0, game.vocabulary.action("show stash bookshelf"))
    again = ROOM.read_scene(game.scene())
    assert isinstance(again, Animalcatraz)
    assert again.fingerprint() == game.fingerprint()
    assert len(again.slept_on) == 1


def test_a_bet_that_is_placed_is_written_d8() -> None:
    """Sticky Fingers has bet on who is attacked; a Rematch may still roll again."""
    game = ROOM.read_scene(
        "animalcatraz, 3 players, game_type advanced_solo, modules gangsters\nseed: 4\n"
        "convict 0: big_bill, cell_1, courtyard\nconvict 0 gangsters: brawler_rematch\n"
        "convict 1: cold_cuts, cell_2, courtyard\nconvict 1 has: 17 strength 3 cunning\n"
        f"convict 2: sticky_fingers, cell_3\nconvict 2 has: 3 strength 9 cunning\n{START}"
    )
    assert isinstance(game, Animalcatraz)
    for seat, words in ((0, "attack convict_1"), (0, "fighter brawler_rematch"), (2, "bet second")):
        game.play(seat, game.vocabulary.action(words))
    assert type(game.choice(0)).__name__ == "RollAgain"
    again = ROOM.read_scene(game.scene())
    assert isinstance(again, Animalcatraz)
    assert again.bets[2] == 1
    assert again.fingerprint() == game.fingerprint()
