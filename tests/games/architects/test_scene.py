"""Positions of Architects as text: the seed deals what they leave open, and impossible ones name their line."""

from __future__ import annotations

import pytest

from bighouse.engine.scenes.text import Entry
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.scenes.steps import STARTS
from tests.contract.round_trip import check_round_trip
from tests.games.architects.table import impossible, scene


@pytest.mark.parametrize(
    "step",
    [
        "ChangeVirtue(opponent, -2)",
        "MarketHelpers(seat 0, miner thief)",
        "TownCentre(seat 0, 2, 1, forest tax_stand)",
        "PayMix(seat 0, 4, wood or stone)",
        "SchemeStep(S13, fallback, 0)",
        "Reset(market full)",
        "EndEffects(seat 0, castle dungeon)",
        "EndEffects(seat 0, nothing)",
        "JudgePrisoners",
    ],
)
def test_steps_read_as_they_are_written(step: str) -> None:
    page = "architects, 1 player\nactive: seat 0\nnext: TakeTurn(seat 0)"
    words = ROOM.page(scene(page).game).steps
    assert words.write(words.read(Entry(1, "next", step))) == step


# What the text leaves open


def test_named_cards_leave_the_places_where_they_were_dealt() -> None:
    dealt = scene("architects, 3 players\nseed: 3\nstart: turn of seat 0")
    first, second = dealt.row("upper")[:2]
    top = dealt.pile("apprentices")
    text = f"seat 0 apprentices: {first}\napprentice deck: {second}\nstart: turn of seat 0"
    table = scene(f"architects, 3 players\nseed: 3\n{text}")
    assert table.apprentices(0) == [first]
    assert table.row("upper") == [*top[:2], *dealt.row("upper")[2:]]
    assert table.row("lower") == dealt.row("lower")
    assert table.pile("apprentices") == [second, *top[2:]]


def test_a_row_is_filled_up_as_dealt() -> None:
    dealt = scene("architects, 3 players\nstart: turn of seat 0")
    spare = dealt.pile("apprentices")[:2]
    table = scene(f"architects, 3 players\nlower row: {spare[1]} (2)\nstart: turn of seat 0")
    assert table.row("lower") == [f"{spare[1]} (2)", *dealt.row("lower")[1:]]
    assert table.row("upper") == dealt.row("upper")
    assert table.pile("apprentices")[:2] == [dealt.row("lower")[0], spare[0]]  # it lies on the pile instead


def test_piles_keep_the_order_that_is_named_and_the_seeded_one_below() -> None:
    table = scene(
        """
        architects, 3 players
        building deck: well keep
        under the building deck: seat 1 castle; seat 0 palace
        under the apprentice deck: thief
        start: turn of seat 0
        """
    )
    deck = table.pile("buildings")
    assert (deck[:2], deck[-2:], len(deck)) == (["well", "keep"], ["castle", "palace"], 40)
    assert table.game.building_deck.known == [1 << 0, 1 << 1]
    assert (table.pile("apprentices")[-1], table.game.apprentice_deck.known) == ("thief", [0b111])


def test_coming_draws_are_fixed_by_the_text_or_the_seed() -> None:
    text = "architects, 2 players\nseed: {}\nbuilding deck: well\nat workshop: seat 0 3\nseat 0: 4 silver\n"
    hands = [
        scene(text.format(seed) + "start: turn of seat 0").act(0, "go workshop", "plans").hand(0) for seed in (1, 1, 2)
    ]
    assert hands[0] == hands[1] != hands[2]
    assert [hand[0] for hand in hands] == ["well"] * 3


def test_a_colour_named_for_one_seat_leaves_the_others_theirs() -> None:
    dealt = scene("architects, 3 players\nseed: 1").game
    taken = dealt.box.colours[dealt.players[1].colour]
    game = scene(f"architects, 3 players\nseed: 1\nseat 0: {taken}").game
    assert game.players[2].colour == dealt.players[2].colour
    assert len({player.colour for player in game.players}) == 3


def test_the_most_virtuous_character_is_first_unless_the_text_says() -> None:
    text = "architects, 3 players, variable\nseat 0: caroline\nseat 1: rudolf\nseat 2: frederick\n"
    assert scene(text).game.order == [1, 2, 0]
    assert scene(f"{text}first player: seat 2").game.order == [2, 0, 1]


def test_goods_of_setup_are_there_at_the_beginning_only() -> None:
    header = "architects, 2 players\nfirst player: seat 0\n"
    assert [scene(header).silver(seat) for seat in (0, 1)] == [3, 4]
    assert [scene(f"{header}seat 0: 1 clay").goods(seat) for seat in (0, 1)] == ["1 clay", "4 silver"]
    table = scene(f"{header}start: turn of seat 0")
    assert (table.goods(0), table.goods(1), table.virtue(0), table.tax) == ("nothing", "nothing", 7, 4)


def test_workers_that_are_named_nowhere_are_at_home() -> None:
    table = scene(
        """
        architects, 1 player
        at town centre: seat 0 2; opponent 1
        at king's storehouse: seat 0 1
        prison: seat 0 3
        opponent holds: seat 0 4
        black market: large seat 0
        guildhall: opponent 1; seat 0 2; opponent 1
        start: turn of seat 0
        """
    )
    assert table.home(0) == 20 - 2 - 1 - 3 - 4 - 1 - 2
    assert table.home("opponent") == 20 - 1 - 2
    assert table.guildhall() == ["opponent", "seat 0", "seat 0", "opponent"]


def test_rest_is_all_that_is_named_nowhere() -> None:
    table = scene(
        "architects, 2 players\nseat 1 built: rest\nseat 0 hand: well\nlarge market: bm07 rest\nstart: scoring"
    )
    assert (len(table.built(1)), table.pile("buildings")) == (39, [])
    assert (table.pile("large")[0], len(table.pile("large")), table.pile("small")) == ("bm07", 10, [])


def test_rewards_can_be_named_or_counted() -> None:
    text = "architects, 3 players\nrewards: reward_virtue_gold\n{}start: turn of seat 0"
    table = scene(text.format(""))
    assert (table.pile("rewards")[0], len(table.pile("rewards")), len(table.pile("rewards boxed"))) == (
        "reward_virtue_gold",
        7,
        4,
    )
    table = scene(text.format("rewards left: 1\n"))
    assert (table.pile("rewards"), len(table.pile("rewards gone"))) == (["reward_virtue_gold"], 6)
    table = scene(text.format("rewards gone: reward_virtue_wood\nrewards boxed: reward_virtue_stone\n"))
    assert (len(table.pile("rewards")), table.pile("rewards gone")) == (6, ["reward_virtue_wood"])
    assert "reward_virtue_stone" in table.pile("rewards boxed")


def test_schemes_lie_in_their_own_piles() -> None:
    table = scene("architects, 1 player\nschemes: S05 F02\nschemes done: S01 F01\nfuture: F09\nstart: turn of seat 0")
    assert (table.pile("schemes")[:2], len(table.pile("schemes"))) == (["S05", "F02"], 20)
    assert (table.pile("future")[0], len(table.pile("future"))) == ("F09", 8)


def test_a_draft_can_be_set_by_the_pile() -> None:
    deck = "well keep castle palace smithy tavern library church"
    table = scene(f"architects, 2 players\nfirst player: seat 0\nbuilding deck: {deck}")
    assert [table.packet(seat) for seat in (0, 1)] == [deck.split()[:4], deck.split()[4:]]
    table.act(1, "keep tavern").act(0, "keep keep")
    assert [table.packet(seat) for seat in (0, 1)] == [["smithy", "library", "church"], ["well", "castle", "palace"]]


def test_a_draft_under_way_reads_again() -> None:
    table = scene(
        """
        architects, 2 players
        phase: setup
        seat 0 hand: well
        seat 0 packet: keep castle palace
        seat 1 packet: smithy tavern library church
        lane of seat 0: done
        lane of seat 1: DraftCard(seat 1)
        next: PassPackets(2)
        next: ExtraCards
        next: FirstTurn
        """
    )
    assert table.to_act == ["seat 1"]
    table.act(1, "keep church")
    assert table.packet(0) == ["smithy", "tavern", "library"]


def test_steps_come_before_the_start() -> None:
    table = scene(
        """
        architects, 2 players
        seat 0: 14 virtue, 1 unpaid
        next: Reset(guildhall)
        next: ChangeVirtue(seat 0, 1)
        start: end of turn of seat 1
        """
    )
    assert len(table.pile("large")) == 1
    assert table.options(0) == ["destroy_debt", "decline"]
    assert table.act(0, "decline").to_act == ["seat 0"]
    assert (table.active, table.unpaid(0)) == ("seat 0", 1)


@pytest.mark.parametrize("start", STARTS)
def test_every_start(start: str) -> None:
    for header, who in (("3 players", "seat 1"), ("1 player", "opponent")):
        table = scene(f"architects, {header}\nstart: {start.replace('PLAYER', who)}")
        assert table.game.over == (start in ("game end", "scoring", "over"))
        check_round_trip(table.game)


# What cannot be

FOUR = "architects, 4 players\n"
SOLO = "architects, 1 player\n"
TURN = "\nstart: turn of seat 0"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("architects, 6 players", 1, "1 to 5 players, not 6"),
        ("architects, 3 players, opponent helena", 1, "opponent is for"),
        ("architects, 2 players, opponent hector", 1, "hector"),
        (FOUR + "seat 4: 3 wood", 2, "there is no seat 4 here; the last one is seat 3"),
        (FOUR + "seat 1 hnad: well", 2, "did you mean seat 1 hand"),
        (FOUR + "opponent: 3 marble", 2, "knows nothing of 'opponent'"),
        (FOUR + "first player: seat 9", 2, "there is no seat 9 here"),
        (SOLO + "first player: opponent", 2, "the opponent always plays last"),
        (FOUR + "seat 0: red\nseat 1: red", 3, "red is already seat 0's"),
        (FOUR + "seat 0: red, blue", 2, "one colour, not two"),
        (FOUR + "seat 0: rde", 2, "did you mean red"),
        (FOUR + "seat 0: ada", 2, "there is no colour 'ada'"),
        ("architects, 2 players, variable\nseat 0: adda", 2, "did you mean ada"),
        (FOUR + "seat 0: 3 wodo", 2, "did you mean wood"),
        (FOUR + "seat 0: 3 wood, 2 wood", 2, "wood is counted twice"),
        (FOUR + "seat 0: 2 wood 3", 2, "3 of what? Write '3 clay', the number first"),
        (FOUR + "seat 0: 15 virtue", 2, "15 is out of bounds: 0 to 14 can be"),
        (FOUR + "seat 0: level 6", 2, "6 is out of bounds: 0 to 5 can be"),
        (FOUR + "seat 0: level 5\nseat 1: level 5", 3, "level 5 of the Cathedral has 1 space, and others stand there"),
        (SOLO + "opponent: 3 silver", 2, "marble and nothing else"),
        (SOLO + "opponent: 1 paid", 2, "pays no debts"),
        (FOUR + "seat 0 hand: wel", 2, "did you mean well"),
        (FOUR + "seat 0 hand: well\nseat 1 built: well", 3, "well is already named in line 2"),
        (SOLO + "seat 0 hand: clay_market", 2, "clay_market is not part of this game"),
        (FOUR + "seat 0 packet: well", 2, "name the cards there"),
        (
            FOUR + "seat 0 apprentices: thief miner miner_2 jeweller labourer trickster",
            2,
            "may have 5 apprentices, not 6",
        ),
        (FOUR + "upper row: thief miner miner_2 jeweller labourer", 2, "room for 4 apprentices here, not for 5"),
        (FOUR + "upper row: (2) thief", 2, "coins lie on an apprentice"),
        (FOUR + "upper row: thief - (2)", 2, "coins lie on an apprentice"),
        (FOUR + "upper row: thief - miner", 2, "a space stays empty only when the pile is used up"),
        (FOUR + "upper row: thief (2", 2, "parenthesis is not closed"),
        (FOUR + "upper row: thief (two)", 2, "a number belongs here"),
        (FOUR + "under the building deck: well", 2, "say who put it there"),
        (FOUR + "under the building deck: seat 1", 2, "say which card"),
        (FOUR + "small market: bm11", 2, "no Black Market card 'bm11'"),
        (FOUR + "large market: rest\nsmall market: rest", 2, "it is in line 3 already"),
        (FOUR + "rewards left: 10", 2, "10 is out of bounds: 0 to 9 can be"),
        (FOUR + "rewards left: 9\nrewards gone: reward_virtue_gold", 2, "9 rewards are in play here"),
        (
            FOUR + "rewards boxed: reward_virtue_gold reward_virtue_wood reward_virtue_stone",
            2,
            "2 rewards are in the box",
        ),
        (SOLO + "future: S05", 2, "S05 is no Future scheme"),
        (SOLO + "scheme: S21", 2, "there is no scheme 'S21'"),
        (FOUR + "at quarry: seat 0" + TURN, 2, "how many workers? Write 'seat 0 2'"),
        (FOUR + "at quarry: seat 7 2" + TURN, 2, "there is no seat 7 here"),
        (FOUR + "at quarry: seat 0 21" + TURN, 2, "21 is out of bounds: 0 to 20 can be"),
        (FOUR + "at quarry: seat 0 12\nprison: seat 0 9" + TURN, 3, "seat 0 has 20 workers, but the scene names 21"),
        (FOUR + "at the pub: seat 0 2" + TURN, 2, "knows nothing of 'at the pub'"),
        (FOUR + "seat 0 holds: seat 0 2" + TURN, 2, "nobody holds workers of their own"),
        (FOUR + "black market: left seat 0" + TURN, 2, "no space of the Black Market 'left'"),
        (FOUR + "black market: small seat 0; small seat 1" + TURN, 2, "small is named twice"),
        (FOUR + "guildhall: seat 0 20; seat 1 1" + TURN, 2, "has 20 spaces, not 21"),
        (FOUR + "guildhall: seat 0 20" + TURN, 3, "this is the last round; add 'turns left: 4'"),
        (FOUR + "turns left: 5" + TURN, 2, "5 is out of bounds: 0 to 4 can be"),
        (FOUR + "tax: lots" + TURN, 2, "a number belongs here"),
        (FOUR + "start: darft", 2, "did you mean draft"),
        (FOUR + "start: turn of seat 4", 2, "there is no seat 4 here"),
        (FOUR + "start: turn of opponent", 2, "no player called 'opponent'"),
        (FOUR + "start: turn of PLAYER", 2, "no player called 'PLAYER'"),
        (FOUR + "phase: setup" + TURN, 2, "the scene starts in the turns"),
        (FOUR + "phase: dinner\nnext: FirstTurn", 2, "no phase called 'dinner'"),
        (FOUR + "next: PlaceWorker(seat 0)", 2, "say whose turn it is, such as 'active: seat 0'"),
        (FOUR + "active: seat 0\nnext: PlaceWorker", 3, "PlaceWorker is about 1 things, not 0"),
        (FOUR + "active: seat 0\nnext: TownCentre(seat 0, 1, 1, pub)", 3, "there is no location 'pub'"),
        (FOUR + "active: seat 0\nnext: Wander(seat 0)", 3, "no step called 'Wander'"),
        (FOUR + "active: seat 0\nnext: KeepCard(seat 0, 1)", 3, "KeepCard leaves seat 0 nothing to choose"),
        (FOUR + "active: seat 0\nnext: Construct(seat 0, well)", 3, "the game cannot go on from here"),
        (FOUR + "active: seat 0\nat quarry: seat 0 20\nnext: PlaceWorker(seat 0)", 4, "no worker at home to place"),
        (
            FOUR + "active: seat 0\nnext: EndTurn(seat 0)\nnext: PlaceWorker(seat 0)",
            3,
            "the next turn begins by itself",
        ),
        (FOUR + "active: seat 0\nnext: Workshop(seat 0, 1)\nnext: PlaceWorker(seat 0)", 4, "begins with its worker"),
        (FOUR + "phase: setup\nseat 1 packet: well keep\nnext: DraftRound(2)", 4, "a packet of one size"),
        (FOUR + "phase: setup\nnext: DraftRound(1)", 3, "1 rounds of the draft are left"),
        (FOUR + "phase: setup\nnext: DealPackets\nnext: DraftRound(1)", 4, "a draft is under way already"),
        (FOUR + "phase: setup\nlane of seat 7: done", 3, "there is no seat 7 here"),
    ],
)
def test_texts_that_cannot_be_name_their_line(text: str, line: int, words: str) -> None:
    said = impossible(text)
    assert said.startswith(f"line {line}: "), said
    assert words in said
