"""Positions of Lockup as text: the seed deals what they leave open, and impossible ones name their line."""

from __future__ import annotations

import pytest

from bighouse.games.lockup.scenes.steps import STARTS
from tests.contract.round_trip import check_round_trip
from tests.games.lockup.table import impossible, scene


def test_several_who_are_asked_at_once_round_trip() -> None:
    table = scene("lockup, 2 players\nseat 0: 4 scrap 3 iron\nseat 1: 4 potion 3 gold\nstart: storage")
    assert table.to_act == ["seat 0", "seat 1"]
    check_round_trip(table.game)


# What the text leaves open


def test_named_cards_leave_the_places_where_they_were_dealt() -> None:
    dealt = scene("lockup, 3 players\nseed: 3")
    first, second = dealt.display()[:2]
    goon = dealt.active_goons()[0]
    top = dealt.deck("item")
    table = scene(f"lockup, 3 players\nseed: 3\nseat 0 items: {first}\nitem deck: {second}\nseat 1 goons: {goon}")
    assert table.items(0) == [first]
    assert table.display() == [*top[:2], *dealt.display()[2:]]
    assert table.deck("item") == [second, *top[2:]]
    assert goon not in table.active_goons()
    assert "-" not in table.active_goons()


def test_decks_keep_the_order_that_is_named_and_the_seeded_one_below() -> None:
    table = scene(
        """
        lockup, 3 players
        tome deck: codex_of_alibis codex_of_alibis
        under the tome deck: seat 1 brawlers_primer
        """
    )
    deck = table.deck("tome")
    assert deck[:2] == ["codex_of_alibis", "codex_of_alibis"]
    assert deck[-1] == "brawlers_primer"
    assert len(deck) == 28
    assert table.game.tome_deck.known == [1 << 1]


def test_a_crew_named_for_one_seat_leaves_the_others_theirs() -> None:
    dealt = scene("lockup, 3 players\nseed: 1").game
    taken = dealt.box.crews[dealt.players[1].crew].id
    game = scene(f"lockup, 3 players\nseed: 1\nseat 0: {taken}").game
    assert game.players[2].crew == dealt.players[2].crew
    assert len({player.crew for player in game.players}) == 3


def test_goons_bring_their_suspicion_only_at_the_beginning() -> None:
    goons = "goons: bandit_4 ratman_1 dwarf_1 flayer_1 -"
    table = scene(f"lockup, 3 players\n{goons}")
    assert table.suspicion_at("sewers") == 2
    assert table.loot_at("sewers") == "nothing"  # R1
    assert table.supply("suspicion") + sum(table.game.suspicion_at) == 12
    assert scene(f"lockup, 3 players\n{goons}\nstart: turn of seat 0").suspicion_at("sewers") == 0
    assert scene(f"lockup, 3 players\nround: 2\n{goons}").suspicion_at("sewers") == 0


def test_supplies_follow_from_what_lies_elsewhere() -> None:
    table = scene("lockup, 3 players\nseat 0: 2 scrap 1 gold, 3 power\nloot at smithy: 1 gold\nstart: turn of seat 0")
    assert [table.supply(what) for what in ("scrap", "gold", "power", "suspicion")] == [23, 8, 17, 12]


def test_the_rest_of_a_supply_lies_where_the_text_says() -> None:
    table = scene("lockup, 3 players\nsupply: 2 iron, 0 power, 5 suspicion, rest with seat 2\nstart: turn of seat 0")
    assert [table.supply(what) for what in ("iron", "power", "suspicion")] == [2, 0, 5]
    assert table.cubes(2) == "13 iron"
    assert (table.power(2), table.suspicion(2)) == (20, 7)
    table = scene("lockup, 3 players\nsupply: 5 suspicion, rest at exercise yard\nstart: turn of seat 0")
    assert table.suspicion_at("exercise_yard") == 7


def test_the_rest_of_the_items_can_lie_reserved() -> None:
    table = scene("lockup, 3 players\nseat 0 reserved: item_17 (item_20)\nseat 1 reserved: item_09 (rest)")
    reserved = table.game.players[1].reserved
    assert len(table.reserved(1)) == len(table.game.box.items) - len(table.display()) - 2
    assert table.reserved(1)[0] == "item_09"
    assert [table.game.players[1].secret >> item & 1 for item in reserved] == [0] + [1] * (len(reserved) - 1)
    assert table.deck("item") == []
    assert scene("lockup, 3 players\nseat 1 reserved: rest").game.players[1].secret == 0


def test_strengths_left_out_of_a_ranking_follow_from_the_tokens() -> None:
    text = "lockup, 2 players\nphase: lights out\nat smithy: seat 0 5; seat 1 3 2\nhere: smithy\n"
    game = scene(f"{text}ranking: seat 1, seat 0\nnext: CollectRewards(0)").game
    assert (game.ranking, game.strengths) == ([1, 0], [5, 5])


def test_roll_call_follows_from_the_tokens_unless_the_text_says() -> None:
    text = "lockup, 3 players\nat smithy: seat 0 3 (4 5)\nstart: turn of seat 0\n"
    table = scene(text)
    assert table.cell(0) == ["lookout", "enforcer", "2"]
    assert table.refused(0, "go smithy") == "ALREADY_THERE"
    table.act(0, "go sewers")
    assert table.refused(0, "send 2 face_down") == "FACE_DOWN_LIMIT"
    table = scene(text + "seat 0 roll call: visited sewers, limit 3")
    assert not table.refused(0, "go smithy")
    assert table.refused(0, "go sewers") == "ALREADY_THERE"


def test_traits_can_be_dealt_by_the_text() -> None:
    table = scene("lockup, 3 players, advanced\nfirst player: seat 0\nseat 2 dealt: hoarding nimble\nstart: traits")
    assert table.to_act == ["seat 2"]
    assert table.options(2) == ["keep_trait hoarding", "keep_trait nimble"]
    assert [len(table.game.players[seat].dealt) for seat in range(3)] == [2, 2, 2]


def test_steps_come_before_the_start() -> None:
    table = scene(
        """
        lockup, 2 players
        seat 0 looks at tomes: codex_of_alibis brawlers_primer
        next: KeepTome(seat 0, 1)
        start: turn of seat 1
        """
    )
    table.act(0, "keep_tome brawlers_primer")
    assert table.to_act == ["seat 1"]
    assert table.deck("tome")[-1] == "codex_of_alibis"


@pytest.mark.parametrize("start", [start for start in STARTS if start != "guard turn"])
def test_every_start(start: str) -> None:
    words = start.replace("LOCATION", "cell block").replace("N", "1")
    table = scene(f"lockup, 3 players, advanced\nstart: {words}")
    assert table.game.over == (start in ("final scoring", "final raid", "game end", "over"))


def test_every_solitary_start() -> None:
    for start in ("guard turn", "turn of seat 0", "roll call", "lights out", "patrol", "suspicion"):
        crew = "at sewers: guards (guard_blue_1); seat 0 5" if start in ("guard turn", "lights out") else ""
        table = scene(f"lockup, 1 player\n{crew}\nstart: {start}")
        assert table.to_act == ["seat 0"]


# What cannot be

FOUR = "lockup, 4 players\n"
LOOKS = FOUR + "seat 0 looks at tomes: brawlers_primer\nphase: lights out\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("lockup, 6 players", 1, "1 to 5 players, not 6"),
        ("lockup, 3 players, difficulty expert", 1, "difficulty is for 1 player"),
        (FOUR + "seat 4: 3 power", 2, "there is no seat 4 here; the last one is seat 3"),
        (FOUR + "seat 4 items: item_01", 2, "there is no seat 4 here"),
        (FOUR + "seat 1 itmes: item_01", 2, "did you mean seat 1 "),
        (FOUR + "guards: 3 power", 2, "knows nothing of 'guards'"),
        (FOUR + "round: 7", 2, "7 is out of bounds: 1 to 6 can be"),
        (FOUR + "first player: seat 9", 2, "there is no seat 9 here"),
        (FOUR + "first player: guards", 2, "no player called 'guards'"),
        (FOUR + "seat 0: goblins\nseat 1: goblins", 3, "goblins is already named in line 2"),
        (FOUR + "seat 0: goblins, kobolds", 2, "one crew, not two"),
        (FOUR + "seat 0: gobblins", 2, "did you mean goblins"),
        (FOUR + "seat 0: trait grumpy", 2, "there is no trait 'grumpy'"),
        (FOUR + "seat 0: 3 pwoer", 2, "did you mean power"),
        (FOUR + "seat 0: 23 power", 2, "the box holds 22 power, but 26 lie outside"),
        (FOUR + "seat 0: 5 gold\nseat 1: 5 gold\nloot at smithy: 1 gold", 4, "box holds 10 gold, but 11 lie outside"),
        (FOUR + "seat 0: 4 suspicion\nsuspicion at smithy: 9", 3, "the box holds 12 suspicion, but 13"),
        (FOUR + "seat 0: 12 stars\nseat 0 score sheet: 10 start", 3, "adds up to 10 stars, but seat 0 has 12"),
        (FOUR + "seat 0 score sheet: 10 luck", 2, "no line of the score sheet 'luck'"),
        (FOUR + "supply: 2 iron", 2, "where are the other 13 iron? Add ', rest with seat 3'"),
        (FOUR + "supply: 16 iron", 2, "only 15 iron can be in the supply"),
        (FOUR + "supply: 0 power, rest at library", 2, "power cubes only lie with players"),
        (
            FOUR + "supply: 2 iron, rest at library",
            2,
            "iron at a location is Bandit cubes: name it as 'loot at library",
        ),
        (FOUR + "supply: 0 iron, rest somewhere", 2, "write 'rest with seat 2' or, for suspicion"),
        (FOUR + "seat 0 items: item_99", 2, "there is no item 'item_99'"),
        (FOUR + "seat 0 items: item_01\ndisplay: item_01", 3, "item_01 is already named in line 2"),
        (FOUR + "display: item_01 item_02 item_03 item_04 item_05 item_06", 2, "room for 5 items here, not for 6"),
        (FOUR + "goons: demon_1 - - - - demon_2", 2, "room for 5 goons here, not for 6"),
        (FOUR + "goon discard: demon_1 rest demon_2", 2, "'rest' comes last"),
        (FOUR + "seat 0 tomes: rest\ntome discard: rest", 3, "it is in line 2 already"),
        (FOUR + "tome deck: codex_of_alibis codex_of_alibis codex_of_alibis", 2, "the box holds no other"),
        (FOUR + "under the tome deck: codex_of_alibis", 2, "say who put it there"),
        (FOUR + "under the tome deck: seat 1", 2, "say which card"),
        (FOUR + "goals: leader_gems leader_magic", 2, "not two of a kind"),
        (FOUR + "leader goal: seat 5", 2, "there is no seat 5 here"),
        (FOUR + "at smithy: seat 0 5\nat sewers: seat 0 (5)\nstart: lights out", 2, "seat 0's 5 is already in line 3"),
        (FOUR + "at smithy: seat 0 6\nstart: lights out", 2, "there is no token '6'"),
        (FOUR + "at smithy: seat 0 (5\nstart: lights out", 2, "parenthesis is not closed"),
        (FOUR + "at library: seat 0 (5)\nstart: lights out", 2, "lie face up here"),
        (FOUR + "at smithy: seat 0 (3 4 5)\nstart: lights out", 2, "seat 0 has laid 3 tokens face down, and 2 may be"),
        (FOUR + "at smithy: seat 0 5", 2, "nobody would come home from here"),
        (FOUR + "at smithy: seat 0 5\nstart: patrol", 2, "nobody would come home from here"),
        (FOUR + "at smithy: seat 0 5\nstart: lights out at commissary", 2, "nobody would come home from here"),
        ("lockup, 5 players\nat smithy: seat 0 2\nstart: lights out", 2, "nobody has a 2 with 5 players"),
        (FOUR + "seat 0 roll call: asleep", 2, "write 'passed'"),
        (FOUR + "seat 0 peeked at: seat 0 4", 2, "other seats"),
        (FOUR + "seat 0 looks at tomes: codex_of_alibis\nseat 0 looks at items: item_01", 3, "one kind of cards"),
        (FOUR + "ranking: seat 0", 2, "name it with 'here: smithy'"),
        (FOUR + "here: smithy\nranking: seat 0, seat 0", 3, "ranked twice"),
        (FOUR + "start: lihgts out", 2, "did you mean lights out"),
        (FOUR + "start: lights out at the pub", 2, "there is no location 'the pub'"),
        (FOUR + "start: turn of seat 4", 2, "no seat called 'seat 4'"),
        (FOUR + "start: turn of seat N", 2, "no seat called 'seat N'"),
        (FOUR + "start: traits", 2, "no traits in a standard game"),
        (FOUR + "start: guard turn", 2, "only have turns in a solitary game"),
        (FOUR + "round: 6\nstart: patrol", 3, "round 6 has no Patrol"),
        (FOUR + "round: 5\nstart: game end", 3, "the game ends after round 6"),
        (FOUR + "next: Turn(seat 0)", 2, "say in which phase this is"),
        (FOUR + "phase: patrol\nstart: lights out", 2, "starts in lights out"),
        (FOUR + "phase: lights out\nnext: RankCrews", 3, "name it with 'here: smithy'"),
        (
            FOUR + "phase: lights out\nnext: KeepTome(seat 0, 1)",
            3,
            "the cards of one line 'seat 0 looks at tomes: ...'",
        ),
        (FOUR + "seat 0 looks at tomes: brawlers_primer\nphase: lights out\nnext: EndRound", 2, "or add KeepTome"),
        (LOOKS + "next: KeepTome(seat 0, 1)\nnext: KeepTome(seat 0, 1)", 5, "of one line 'seat 0 looks at tomes: ...'"),
        (LOOKS + "next: KeepGoon(seat 0, 1)", 4, "the cards of one line 'seat 0 looks at goons: ...'"),
        (FOUR + "phase: patrol\nlane of seat 7: done", 3, "there is no seat 7 here"),
        ("lockup, 1 player\nat smithy: seat 0 (5)\nstart: lights out", 2, "lie face up here"),
        ("lockup, 1 player\nguard deck: guard_red_1", 2, "guard_red_1 is not part of this game"),
        ("lockup, 1 player\nseat 0 tomes: cutthroat_crafting", 2, "is not part of this game"),
        ("lockup, 1 player\ngoals: instant_power", 2, "no instant goal in a solitary game"),
        ("lockup, 1 player\nat smithy: guards guard_blue_1\nstart: roll call", 2, "nobody would come home from here"),
    ],
)
def test_texts_that_cannot_be_name_their_line(text: str, line: int, words: str) -> None:
    said = impossible(text)
    assert said.startswith(f"line {line}: "), said
    assert words in said
